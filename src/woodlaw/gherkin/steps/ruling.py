"""Then: what the Law says to it: refusals and decisions."""

from __future__ import annotations

from woodlaw.engine.battle import why_not_battle
from woodlaw.engine.decisions import Decision, label
from woodlaw.engine.enemies import count_enemy_pieces, is_enemy, provokes_by_moving
from woodlaw.engine.information import why_not_look
from woodlaw.engine.make import why_not_craft_now
from woodlaw.engine.move import why_not_move
from woodlaw.engine.place import why_no_room, why_not_recruit
from woodlaw.engine.refusal import Refusal
from woodlaw.gherkin.answers import option_meant, option_wanted, told
from woodlaw.gherkin.phrases import then
from woodlaw.gherkin.scene import Scene, Table
from woodlaw.gherkin.steps.things import (
    expect_allowed,
    expect_refusal,
    means_of,
    one_piece,
    rows_of,
)
from woodlaw.positions.wording import fail
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


@then("{player} can battle {enemy} in clearing {clearing}")
def can_battle(scene: Scene, player: str, enemy: str, clearing: str) -> None:
    """Expect a battle to be allowed (4.3).

    Example: ``Then the Marquise can battle the Clergy in clearing 5``
    """
    expect_allowed(_battle(scene, player, enemy, clearing))


@then("{player} cannot battle {enemy} in clearing {clearing}, citing {clause}")
def cannot_battle(scene: Scene, player: str, enemy: str, clearing: str, clause: str) -> None:
    """Expect a battle to be refused (4.3).

    Example: ``Then the Clergy cannot battle the Marquise in clearing 5, citing HCC.2.6.I``
    """
    expect_refusal(_battle(scene, player, enemy, clearing), clause)


def _battle(scene: Scene, player: str, enemy: str, clearing: str) -> Refusal | None:
    scene.rest()
    words = scene.words
    return why_not_battle(scene.game, words.player(player), words.player(enemy), words.clearing(clearing))


@then("{player} can move {pieces} from {place} to {destination}[ {by} Ferry]")
def can_move(scene: Scene, player: str, pieces: str, place: str, destination: str, by: str = "") -> None:
    """Expect a move to be allowed (4.2).

    Example: ``Then the Marquise can move a warrior from clearing 1 to clearing 5``
    """
    expect_allowed(_move(scene, player, pieces, place, destination, by))


@then("{player} cannot move {pieces} from {place} to {destination}[ {by} Ferry], citing {clause}")
def cannot_move(
    scene: Scene, player: str, pieces: str, place: str, destination: str, clause: str, by: str = ""
) -> None:
    """Expect a move to be refused (4.2).

    Example: ``Then the Marquise cannot move a warrior from clearing 1 to clearing 2, citing 4.2``
    """
    expect_refusal(_move(scene, player, pieces, place, destination, by), clause)


def _move(scene: Scene, player: str, pieces: str, place: str, destination: str, by: str) -> Refusal | None:
    scene.rest()
    words = scene.words
    name = words.player(player)
    origin, target = words.place(place), words.place(destination)
    moving = [*words.pieces(pieces, name), *([(FERRY, 1)] if by else [])]
    return why_not_move(scene.game, name, moving, origin, target, ferry=False)


@then("{player} can place {piece} in {place}")
def can_place(scene: Scene, player: str, piece: str, place: str) -> None:
    """Expect placing a piece to be allowed and possible, from its supply (G.20).

    Example: ``Then the Marquise can place a sawmill in clearing 5``
    """
    expect_allowed(_place(scene, player, piece, place))


@then("{player} cannot place {piece} in {place}, citing {clause}")
def cannot_place(scene: Scene, player: str, piece: str, place: str, clause: str) -> None:
    """Expect placing a piece to be refused (G.20).

    Example: ``Then the Clergy cannot place a Clergy warrior in clearing 1, citing 6.2.2``
    """
    expect_refusal(_place(scene, player, piece, place), clause)


def _place(scene: Scene, player: str, piece: str, place: str) -> Refusal | None:
    scene.rest()
    name = scene.words.player(player)
    return why_no_room(scene.game, name, one_piece(scene, piece, name), scene.words.place(place))


@then("{player} can recruit in clearing {clearing}")
def can_recruit(scene: Scene, player: str, clearing: str) -> None:
    """Expect nothing to forbid a player to recruit in a clearing, by a step or action of that name.

    Example: ``Then the Marquise can recruit in clearing 5``
    """
    scene.rest()
    expect_allowed(why_not_recruit(scene.game, scene.words.player(player), scene.words.clearing(clearing)))


@then("{player} cannot recruit in clearing {clearing}, citing {clause}")
def cannot_recruit(scene: Scene, player: str, clearing: str, clause: str) -> None:
    """Expect something to forbid a player to recruit in a clearing.

    Example: ``Then the Marquise cannot recruit in clearing 5, citing QL.2.3``
    """
    scene.rest()
    expect_refusal(why_not_recruit(scene.game, scene.words.player(player), scene.words.clearing(clearing)), clause)


@then("{player} can craft {card}")
def can_craft(scene: Scene, player: str, card: str) -> None:
    """Expect crafting a card of the hand to be allowed and payable (4.1).

    Example: ``Then the Marquise can craft Root Tea (fox)``
    """
    expect_allowed(_craft(scene, player, card))


@then("{player} cannot craft {card}, citing {clause}")
def cannot_craft(scene: Scene, player: str, card: str, clause: str) -> None:
    """Expect crafting a card to be refused (4.1).

    Example: ``Then the Marquise cannot craft Ambush! (fox), citing 2.1.2``
    """
    expect_refusal(_craft(scene, player, card), clause)


def _craft(scene: Scene, player: str, card: str) -> Refusal | None:
    scene.rest()
    name = scene.words.player(player)
    return why_not_craft_now(scene.game, name, scene.words.card(card), means_of(scene, name))


@then("{player} can look at {place}")
def can_look(scene: Scene, player: str, place: str) -> None:
    """Expect a player to be allowed to look through the cards at a place (1.2).

    Example: ``Then the Marquise can look at the discard pile``
    """
    scene.rest()
    expect_allowed(why_not_look(scene.words.player(player), scene.words.place(place)))


@then("{player} cannot look at {place}, citing {clause}")
def cannot_look(scene: Scene, player: str, place: str, clause: str) -> None:
    """Expect a player to be refused to look through the cards at a place (1.2).

    Example: ``Then the Marquise cannot look at the Clergy's hand, citing 1.2.1``
    """
    scene.rest()
    expect_refusal(why_not_look(scene.words.player(player), scene.words.place(place)), clause)


@then("{player} is/are an enemy of {enemy}")
def is_an_enemy(scene: Scene, player: str, enemy: str) -> None:
    """Expect two players to be enemies (G.8).

    Example: ``Then the Marquise is an enemy of the Clergy``
    """
    if not _enemies(scene, player, enemy):
        fail(f"{player} is no enemy of {enemy}")


@then("{player} is/are no enemy of {enemy}")
def is_no_enemy(scene: Scene, player: str, enemy: str) -> None:
    """Expect two players not to be enemies (G.8).

    Example: ``Then the Marquise is no enemy of the Marquise``
    """
    if _enemies(scene, player, enemy):
        fail(f"{player} is an enemy of {enemy}")


def _enemies(scene: Scene, player: str, enemy: str) -> bool:
    scene.rest()
    return is_enemy(scene.game, scene.words.player(enemy), scene.words.player(player))


@then("{player} face(s) {number} enemy piece(s) in {place}")
def faces_enemies(scene: Scene, player: str, number: str, place: str) -> None:
    """Expect so many enemy pieces of a player at a place (G.9).

    Example: ``Then the Marquise faces 2 enemy pieces in clearing 5``
    """
    scene.rest()
    found = count_enemy_pieces(scene.game, scene.words.player(player), scene.words.place(place))
    if found != int(number):
        fail(f"{player} faces {found} enemy pieces in {place}")


@then("moves of {player} provoke {enemy}")
def moves_provoke(scene: Scene, player: str, enemy: str) -> None:
    """Expect a player's moves to provoke what another has against them, such as Outrage (8.2.6).

    Example: ``Then moves of the Marquise provoke the Alliance``
    """
    if not _provokes(scene, player, enemy):
        fail(f"moves of {player} do not provoke {enemy}")


@then("moves of {player} do not provoke {enemy}")
def moves_do_not_provoke(scene: Scene, player: str, enemy: str) -> None:
    """Expect a player's moves to provoke nothing that another has against them.

    Example: ``Then moves of the Clergy do not provoke the Alliance``
    """
    if _provokes(scene, player, enemy):
        fail(f"moves of {player} provoke {enemy}")


def _provokes(scene: Scene, player: str, enemy: str) -> bool:
    scene.rest()
    return provokes_by_moving(scene.game, scene.words.player(player), scene.words.player(enemy))


# Decisions ------------------------------------------------------------------------------------------------------------
@then("{player} is/are asked for {asked}[, citing {clause}]")
def is_asked(scene: Scene, player: str, asked: str, clause: str = "") -> None:
    """Expect a player to have been asked for something in the last When steps, and perhaps by which clause
    in force.

    Example: ``Then the Clergy is asked for ambush, citing 4.3.1``
    """
    found = [each for each in _decisions(scene, player) if each.what.casefold() == asked.casefold()]
    if not found:
        fail(f"{player} was not asked for {asked!r}; {_asked(scene)}")
    if clause and not any(clause in each.clauses for each in found):
        fail(f"{player} was asked for it by {', '.join(dict.fromkeys(c for each in found for c in each.clauses))}")


@then("{player} is/are not asked for {asked}[, citing {clause}][: {reason}]")
def is_not_asked(scene: Scene, player: str, asked: str, clause: str = "", reason: str = "") -> None:
    """Expect a player not to have been asked for something in the last When steps, and perhaps what forbids it.

    Example: ``Then the Clergy is not asked for ambush``
    Example: ``Then the Marquise is not asked for field hospitals, citing 6.2.3: the keep is not on the map``
    """
    if any(each.what.casefold() == asked.casefold() for each in _decisions(scene, player)):
        fail(f"{player} was asked for {asked!r}; {_asked(scene)}")
    if clause:
        expect_refusal(_unasked(scene, player, asked), clause, reason)


def _unasked(scene: Scene, player: str, asked: str) -> Refusal:
    """Return what forbids to ask a player for something; fails where nothing does."""
    name = scene.words.player(player)
    found = [why for who, what, why in scene.unasked if who == name and what.casefold() == asked.casefold()]
    if not found:
        told = ", ".join(f"{scene.words.title(who)} for {what}" for who, what, _ in scene.unasked)
        fail(f"nothing forbids to ask {player} for {asked!r}; it is forbidden to ask {told or 'nobody for anything'}")
    return found[0]


@then("{player} is/are offered {option}[ when asked for {asked}]")
def is_offered(scene: Scene, player: str, option: str, asked: str = "") -> None:
    """Expect an option among those of the last decision of a player, the one stopped at with ``?`` before all.

    Example: ``Then the Marquise is offered clearing 5 when asked for keep``
    """
    decision = _last(scene, player, asked)
    if option_meant(decision, option, scene.words) is None:
        fail(f"{option!r} is not offered: {told(decision, scene.words)}")


@then("{player} is/are not offered {option}[ when asked for {asked}][, citing {clause}]")
def is_not_offered(scene: Scene, player: str, option: str, asked: str = "", clause: str = "") -> None:
    """Expect something not to be an option of the last decision of a player, and perhaps the clause that refuses it.

    Example: ``Then the Marquise is not offered recruit, citing 6.5.3``
    """
    decision = _last(scene, player, asked)
    if option_meant(decision, option, scene.words) is not None:
        fail(f"{option!r} is offered: {told(decision, scene.words)}")
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
    more = [label(option) for option in decision.options if option not in meant.values()]
    if missing or more:
        fail(f"not offered: {', '.join(missing) or 'nothing'}; offered besides: {', '.join(more) or 'nothing'}")


def _decisions(scene: Scene, player: str) -> list[Decision]:
    scene.rest()
    name = scene.words.player(player)
    pending = [scene.script.pending] if scene.script.pending else []
    return [each for each in (*scene.script.asked, *pending) if each.player == name]


def _last(scene: Scene, player: str, asked: str) -> Decision:
    found = [each for each in _decisions(scene, player) if not asked or each.what.casefold() == asked.casefold()]
    if not found:
        fail(f"{player} was not asked{f' for {asked!r}' if asked else ''}; {_asked(scene)}")
    return found[-1]


def _asked(scene: Scene) -> str:
    everybody = [f"{scene.words.title(each.player)} for {each.what!r}" for each in scene.script.asked]
    return f"asked were: {', '.join(everybody) or 'nobody'}"
