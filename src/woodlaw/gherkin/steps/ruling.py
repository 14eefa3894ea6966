"""Then: what the Law says to it: refusals and decisions."""

from __future__ import annotations

from collections.abc import Sequence

from woodlaw.engine.battle import why_not_battle
from woodlaw.engine.decisions import Decision
from woodlaw.engine.enemies import count_enemy_pieces, is_enemy
from woodlaw.engine.information import why_not_look
from woodlaw.engine.make import why_not_craft_now
from woodlaw.engine.move import why_not_move
from woodlaw.engine.place import why_no_room, why_not_recruit
from woodlaw.engine.questions import is_called, question_title
from woodlaw.gherkin.answers import expect_question, option_meant, option_wanted, said, told
from woodlaw.gherkin.phrases import then
from woodlaw.gherkin.scene import Scene, Table, Unasked
from woodlaw.gherkin.steps.things import (
    expect_refusal,
    expect_ruling,
    expect_so,
    means_of,
    one_piece,
    rows_of,
)
from woodlaw.positions.mistakes import SceneError, fail
from woodlaw.table.pieces import FERRY


# Refusals -------------------------------------------------------------------------------------------------------------
@then("it is refused citing {clause}[: {reason}]")
def it_is_refused(scene: Scene, clause: str, reason: str = "") -> None:
    """Expect what was tried to be refused by a clause, and perhaps with these words among its reason.

    Example: ``Then it is refused citing HCC.2.6.I``
    Example: ``Then it is refused citing 4.3: has no piece in clearing 5``
    """
    scene.rest()
    if scene.refusal is None:
        fail("nothing was refused: a step that tries to do it is expected before")
    expect_refusal(scene.refusal, clause, reason)


@then("{player} {can/cannot} battle {enemy} in clearing {clearing}[, citing {clause}]")
def can_battle(scene: Scene, player: str, enemy: str, clearing: str, so: str = "", clause: str = "") -> None:
    """Expect a battle to be allowed, or to be refused by a clause (4.3).

    Example: ``Then the Marquise can battle the Clergy in clearing 5``
    Example: ``Then the Clergy cannot battle the Marquise in clearing 5, citing HCC.2.6.I``
    """
    scene.rest()
    words = scene.words
    refusal = why_not_battle(scene.game, words.player(player), words.player(enemy), words.clearing(clearing))
    expect_ruling(refusal, so, clause)


@then("{player} {can/cannot} move {pieces} from {place} to {destination}[ {by} Ferry][, citing {clause}]")
def can_move(
    scene: Scene,
    player: str,
    pieces: str,
    place: str,
    destination: str,
    by: str = "",
    so: str = "",
    clause: str = "",
) -> None:
    """Expect a move to be allowed, or to be refused by a clause (4.2).

    Example: ``Then the Marquise can move a warrior from clearing 1 to clearing 5``
    Example: ``Then the Marquise cannot move a warrior from clearing 1 to clearing 2, citing 4.2``
    """
    scene.rest()
    words = scene.words
    name = words.player(player)
    origin, target = words.place(place), words.place(destination)
    moving = [*words.pieces(pieces, name), *([(FERRY, 1)] if by else [])]
    expect_ruling(why_not_move(scene.game, name, moving, origin, target, ferry=False), so, clause)


@then("{player} {can/cannot} place {piece} in {place}[, citing {clause}]")
def can_place(scene: Scene, player: str, piece: str, place: str, so: str = "", clause: str = "") -> None:
    """Expect placing a piece from its supply to be allowed and possible, or to be refused by a clause (G.20).

    Example: ``Then the Marquise can place a sawmill in clearing 5``
    Example: ``Then the Clergy cannot place a Clergy warrior in clearing 1, citing 6.2.2``
    """
    scene.rest()
    name = scene.words.player(player)
    refusal = why_no_room(scene.game, name, one_piece(scene, piece, name), scene.words.place(place))
    expect_ruling(refusal, so, clause)


@then("{player} {can/cannot} recruit in clearing {clearing}[, citing {clause}]")
def can_recruit(scene: Scene, player: str, clearing: str, so: str = "", clause: str = "") -> None:
    """Expect nothing to forbid a player to recruit in a clearing, by a step or action of that name, or a clause to.

    Example: ``Then the Marquise can recruit in clearing 5``
    Example: ``Then the Marquise cannot recruit in clearing 5, citing QL.2.3``
    """
    scene.rest()
    refusal = why_not_recruit(scene.game, scene.words.player(player), scene.words.clearing(clearing))
    expect_ruling(refusal, so, clause)


@then("{player} {can/cannot} craft {card}[, citing {clause}]")
def can_craft(scene: Scene, player: str, card: str, so: str = "", clause: str = "") -> None:
    """Expect crafting a card of the hand to be allowed and payable, or to be refused by a clause (4.1).

    Example: ``Then the Marquise can craft Root Tea (fox)``
    Example: ``Then the Marquise cannot craft Ambush! (fox), citing 2.1.2``
    """
    scene.rest()
    name = scene.words.player(player)
    crafted = scene.words.card(card)
    refusal = why_not_craft_now(scene.game, name, crafted, means_of(scene, name, crafted))
    expect_ruling(refusal, so, clause)


@then("{player} {can/cannot} look at {place}[, citing {clause}]")
def can_look(scene: Scene, player: str, place: str, so: str = "", clause: str = "") -> None:
    """Expect a player to be allowed to look through the cards at a place, or to be refused it by a clause (1.2).

    Example: ``Then the Marquise can look at the discard pile``
    Example: ``Then the Marquise cannot look at the Clergy's hand, citing 1.2.1``
    """
    scene.rest()
    expect_ruling(why_not_look(scene.game, scene.words.player(player), scene.words.place(place)), so, clause)


@then("{party} is/are {an/no} enemy of {side}")
def is_an_enemy(scene: Scene, party: str, side: str, so: str = "") -> None:
    """Expect two players, or a player and ``the hireling``, to be enemies, or not to be (G.8, H.3.2).

    Example: ``Then the Marquise is an enemy of the Clergy``
    Example: ``Then the Marquise is no enemy of the Marquise``
    Example: ``Then the hireling is an enemy of the Marquise``
    """
    scene.rest()
    found = is_enemy(scene.game, scene.words.party(side), scene.words.party(party))
    expect_so(found, so, f"{party} is {'an' if found else 'no'} enemy of {side}")


@then("{player} face(s) {number} enemy piece(s) in {place}")
def faces_enemies(scene: Scene, player: str, number: str, place: str) -> None:
    """Expect so many enemy pieces of a player at a place (G.9).

    Example: ``Then the Marquise faces 2 enemy pieces in clearing 5``
    """
    scene.rest()
    found = count_enemy_pieces(scene.game, scene.words.player(player), scene.words.place(place))
    if found != int(number):
        fail(f"{player} faces {found} enemy pieces in {place}")


# Decisions ------------------------------------------------------------------------------------------------------------
@then("{player} is/are {asked/not asked} for [{answer} as ]{asked}[, citing {clause}][: {reason}]")
def is_asked(
    scene: Scene, player: str, asked: str, so: str = "", answer: str = "", clause: str = "", reason: str = ""
) -> None:
    """Expect a player to have been asked for something in the last When steps, perhaps by which clause in force.

    Where the player is not asked, a clause and words of its reason may say what forbids it: whatever could be answered,
    or the one option that is named.

    Example: ``Then the Clergy is asked for ambush, citing 4.3.1``
    Example: ``Then the Clergy is not asked for ambush``
    Example: ``Then the Clergy is asked for use Sappers``
    Example: ``Then the Marquise is not asked for field hospitals, citing 6.2.3: the keep is not on the map``
    Example: ``Then the Legion is not asked for clearing 8 as clearing beside, citing 13.7.2: a snare``
    """
    expect_question(asked)
    found = [each for each in _decisions(scene, player) if is_called(each.what, asked)]
    expect_so(bool(found), so, f"{player} was {'' if found else 'not '}asked for {asked!r}; {_asked(scene)}")
    if so and (reason or answer):
        fail("what is asked is not refused for a reason, nor one option of it")
    if answer and not clause:
        fail("what forbids one option is expected: ', citing' and the id of a clause")
    if so and clause and not any(clause in each.clauses for each in found):
        fail(f"{player} was asked for it by {', '.join(dict.fromkeys(c for each in found for c in each.clauses))}")
    if not so and clause:
        _expect_unasked(scene, _unasked(scene, player, asked, answer), clause, reason)


@then("{player} has/have no further [{answer} as ]{asked}, citing {clause}[: {reason}]")
def has_no_further(scene: Scene, player: str, asked: str, clause: str, answer: str = "", reason: str = "") -> None:
    """Expect a clause to forbid that a player is asked for something once more, though it has been asked before.

    It forbids whatever could be answered, or the one option that is named.

    Example: ``Then the Marquise has no further move, citing 6.5.2: at most 2 moves``
    """
    expect_question(asked)
    name = scene.words.player(player)
    answered = [
        number
        for number, each in enumerate(scene.script.asked, start=1)
        if each.player == name and is_called(each.what, asked)
    ]
    if not answered:
        fail(f"{player} was not asked for {asked!r} before; {_asked(scene)}")
    later = [each for each in _unasked(scene, player, asked, answer) if each.after >= answered[-1]]
    if not later:
        fail(f"nothing forbids to ask {player} for {asked!r} once more")
    _expect_unasked(scene, later, clause, reason)


def _unasked(scene: Scene, player: str, asked: str, option: str = "") -> list[Unasked]:
    """Return what forbids to ask a player for something, or for one option of it; fails where nothing does."""
    name = scene.words.player(player)
    found = [each for each in scene.unasked if each.player == name and is_called(each.what, asked)]
    if not found:
        told = ", ".join(f"{scene.words.title(each.player)} for {question_title(each.what)}" for each in scene.unasked)
        fail(f"nothing forbids to ask {player} for {asked!r}; it is forbidden to ask {told or 'nobody for anything'}")
    if not option:
        return found
    options = dict.fromkeys(each.option for each in found if each.option is not None)
    meant = option_meant(Decision(name, asked, tuple(options)), option, scene.words)
    if meant is None:
        told = ", ".join(said(each, scene.words) for each in options)
        fail(f"nothing forbids to ask {player} for {option!r} as {asked!r}; it is forbidden for {told or 'no option'}")
    return [each for each in found if each.option == meant]


def _expect_unasked(scene: Scene, found: Sequence[Unasked], clause: str, reason: str) -> None:
    """Fail unless a clause forbids all of what is not asked, and for a reason if one is given."""
    for each in found:
        try:
            expect_refusal(each.refusal, clause, reason)
        except SceneError as error:
            if each.option is None:
                raise
            fail(f"of {said(each.option, scene.words)}: {error}; a step may name the option that it means")


@then("{player} is/are {offered/not offered} {option}[ when asked for {asked}][, citing {clause}]")
def is_offered(scene: Scene, player: str, option: str, asked: str = "", so: str = "", clause: str = "") -> None:
    """Expect an option among those of the last decision of a player, the one stopped at with ``?`` before all.

    Where it is not offered, a clause may say which one refuses it.

    Example: ``Then the Marquise is offered clearing 5 when asked for keep``
    Example: ``Then the Marquise is not offered recruit, citing 6.5.3``
    """
    decision = _last(scene, player, asked)
    found = option_meant(decision, option, scene.words) is not None
    expect_so(found, so, f"{option!r} is {'' if found else 'not '}offered: {told(decision, scene.words)}")
    if so and clause:
        fail("what is offered cites no clause")
    if clause:
        expect_refusal(decision.why_not(option_wanted(decision, option, scene.words)), clause)


@then("the options of {player} are[ when asked for {asked}]")
def options_are(scene: Scene, player: str, datatable: Table = (), asked: str = "") -> None:
    """Expect a player's last decision to have these options and no others: a table with the column ``option``.

    Example::

        Then the options of the Marquise are:
          | option     |
          | clearing 1 |
          | clearing 3 |
    """
    decision = _last(scene, player, asked)
    meant = {text: option_meant(decision, text, scene.words) for [text] in rows_of(datatable, "option")}
    missing = [text for text, option in meant.items() if option is None]
    more = [said(option, scene.words) for option in decision.options if option not in meant.values()]
    if missing or more:
        fail(f"not offered: {', '.join(missing) or 'nothing'}; offered besides: {', '.join(more) or 'nothing'}")


def _decisions(scene: Scene, player: str) -> list[Decision]:
    scene.rest()
    name = scene.words.player(player)
    pending = [scene.script.pending] if scene.script.pending else []
    return [each for each in (*scene.script.asked, *pending) if each.player == name]


def _last(scene: Scene, player: str, asked: str) -> Decision:
    expect_question(asked)
    found = [each for each in _decisions(scene, player) if not asked or is_called(each.what, asked)]
    if not found:
        fail(f"{player} was not asked{f' for {asked!r}' if asked else ''}; {_asked(scene)}")
    return found[-1]


def _asked(scene: Scene) -> str:
    everybody = [f"{scene.words.title(each.player)} for {question_title(each.what)!r}" for each in scene.script.asked]
    return f"asked were: {', '.join(everybody) or 'nobody'}"
