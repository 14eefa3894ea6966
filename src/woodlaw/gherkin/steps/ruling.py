"""Then: what the Law says to it: refusals, decisions, rule, adjacency, and who has won."""

from __future__ import annotations

from woodlaw.engine.battle import why_not_battle
from woodlaw.engine.concepts import adjacent, matches, open_slots, ruler, suits
from woodlaw.engine.decisions import Decision, label
from woodlaw.engine.enemies import count_enemy_pieces, is_enemy, provokes_by_moving
from woodlaw.engine.forests import on_map_edge
from woodlaw.engine.information import why_not_look
from woodlaw.engine.make import why_not_craft_now
from woodlaw.engine.move import why_not_move
from woodlaw.engine.place import why_not_place, why_not_recruit
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.turn import next_player
from woodlaw.factions.reach import reach_of, why_not_viable
from woodlaw.factions.seating import why_not_standard_setup
from woodlaw.gherkin.answers import option_meant, option_wanted, told
from woodlaw.gherkin.phrases import then
from woodlaw.gherkin.scene import Scene, Table
from woodlaw.gherkin.steps.things import means_of, one_piece, rows_of, seats_of, spoken_list
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
    _expect_refusal(scene.refusal, clause, reason)


def _expect_refusal(refusal: Refusal | None, clause: str, reason: str = "") -> None:
    if refusal is None:
        fail("it is allowed")
    if clause and refusal.clause != clause:
        fail(f"it is refused by another clause: {refusal}")
    if reason.casefold() not in refusal.reason.casefold():
        fail(f"it is refused for another reason: {refusal}")


def _expect_allowed(refusal: Refusal | None) -> None:
    if refusal is not None:
        fail(f"it is refused: {refusal}")


@then("{player} can battle {enemy} in clearing {clearing}")
def can_battle(scene: Scene, player: str, enemy: str, clearing: str) -> None:
    """Expect a battle to be allowed (4.3).

    Example: ``Then the Marquise can battle the Clergy in clearing 5``
    """
    _expect_allowed(_battle(scene, player, enemy, clearing))


@then("{player} cannot battle {enemy} in clearing {clearing}, citing {clause}")
def cannot_battle(scene: Scene, player: str, enemy: str, clearing: str, clause: str) -> None:
    """Expect a battle to be refused (4.3).

    Example: ``Then the Clergy cannot battle the Marquise in clearing 5, citing HCC.2.6.I``
    """
    _expect_refusal(_battle(scene, player, enemy, clearing), clause)


def _battle(scene: Scene, player: str, enemy: str, clearing: str) -> Refusal | None:
    scene.rest()
    words = scene.words
    return why_not_battle(scene.game, words.player(player), words.player(enemy), words.clearing(clearing))


@then("{player} can move {pieces} from {place} to {destination}[ {by} Ferry]")
def can_move(scene: Scene, player: str, pieces: str, place: str, destination: str, by: str = "") -> None:
    """Expect a move to be allowed (4.2).

    Example: ``Then the Marquise can move a warrior from clearing 1 to clearing 5``
    """
    _expect_allowed(_move(scene, player, pieces, place, destination, by))


@then("{player} cannot move {pieces} from {place} to {destination}[ {by} Ferry], citing {clause}")
def cannot_move(
    scene: Scene, player: str, pieces: str, place: str, destination: str, clause: str, by: str = ""
) -> None:
    """Expect a move to be refused (4.2).

    Example: ``Then the Marquise cannot move a warrior from clearing 1 to clearing 2, citing 4.2``
    """
    _expect_refusal(_move(scene, player, pieces, place, destination, by), clause)


def _move(scene: Scene, player: str, pieces: str, place: str, destination: str, by: str) -> Refusal | None:
    scene.rest()
    words = scene.words
    name = words.player(player)
    origin, target = words.place(place), words.place(destination)
    moving = [*words.pieces(pieces, name), *([(FERRY, 1)] if by else [])]
    return why_not_move(scene.game, name, moving, origin, target, ferry=False)


@then("{player} can place {piece} in {place}")
def can_place(scene: Scene, player: str, piece: str, place: str) -> None:
    """Expect placing a piece to be allowed (G.20).

    Example: ``Then the Marquise can place a sawmill in clearing 5``
    """
    _expect_allowed(_place(scene, player, piece, place))


@then("{player} cannot place {piece} in {place}, citing {clause}")
def cannot_place(scene: Scene, player: str, piece: str, place: str, clause: str) -> None:
    """Expect placing a piece to be refused (G.20).

    Example: ``Then the Clergy cannot place a Clergy warrior in clearing 1, citing 6.2.2``
    """
    _expect_refusal(_place(scene, player, piece, place), clause)


def _place(scene: Scene, player: str, piece: str, place: str) -> Refusal | None:
    scene.rest()
    name = scene.words.player(player)
    return why_not_place(scene.game, name, one_piece(scene, piece, name), scene.words.place(place))


@then("{player} can recruit in clearing {clearing}")
def can_recruit(scene: Scene, player: str, clearing: str) -> None:
    """Expect nothing to forbid a player to recruit in a clearing, by a step or action of that name.

    Example: ``Then the Marquise can recruit in clearing 5``
    """
    scene.rest()
    _expect_allowed(why_not_recruit(scene.game, scene.words.player(player), scene.words.clearing(clearing)))


@then("{player} cannot recruit in clearing {clearing}, citing {clause}")
def cannot_recruit(scene: Scene, player: str, clearing: str, clause: str) -> None:
    """Expect something to forbid a player to recruit in a clearing.

    Example: ``Then the Marquise cannot recruit in clearing 5, citing QL.2.3``
    """
    scene.rest()
    _expect_refusal(why_not_recruit(scene.game, scene.words.player(player), scene.words.clearing(clearing)), clause)


@then("{player} can craft {card}")
def can_craft(scene: Scene, player: str, card: str) -> None:
    """Expect crafting a card of the hand to be allowed and payable (4.1).

    Example: ``Then the Marquise can craft Root Tea (fox)``
    """
    _expect_allowed(_craft(scene, player, card))


@then("{player} cannot craft {card}, citing {clause}")
def cannot_craft(scene: Scene, player: str, card: str, clause: str) -> None:
    """Expect crafting a card to be refused (4.1).

    Example: ``Then the Marquise cannot craft Ambush! (fox), citing 2.1.2``
    """
    _expect_refusal(_craft(scene, player, card), clause)


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
    _expect_allowed(why_not_look(scene.words.player(player), scene.words.place(place)))


@then("{player} cannot look at {place}, citing {clause}")
def cannot_look(scene: Scene, player: str, place: str, clause: str) -> None:
    """Expect a player to be refused to look through the cards at a place (1.2).

    Example: ``Then the Marquise cannot look at the Clergy's hand, citing 1.2.1``
    """
    scene.rest()
    _expect_refusal(why_not_look(scene.words.player(player), scene.words.place(place)), clause)


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


@then("{player} is/are not asked for {asked}")
def is_not_asked(scene: Scene, player: str, asked: str) -> None:
    """Expect a player not to have been asked for something in the last When steps.

    Example: ``Then the Clergy is not asked for ambush``
    """
    if any(each.what.casefold() == asked.casefold() for each in _decisions(scene, player)):
        fail(f"{player} was asked for {asked!r}; {_asked(scene)}")


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
        _expect_refusal(decision.why_not(option_wanted(decision, option, scene.words)), clause)


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


# Clearings ------------------------------------------------------------------------------------------------------------
@then("{player} rule(s) clearing {clearing}")
def player_rules(scene: Scene, player: str, clearing: str) -> None:
    """Expect a player to rule a clearing (2.5).

    Example: ``Then the Marquise rules clearing 5``
    """
    _expect_ruler(scene, clearing, scene.words.player(player))


@then("nobody rules clearing {clearing}")
def nobody_rules(scene: Scene, clearing: str) -> None:
    """Expect a clearing without a ruler (2.5).

    Example: ``Then nobody rules clearing 5``
    """
    _expect_ruler(scene, clearing, "")


def _expect_ruler(scene: Scene, clearing: str, expected: str) -> None:
    scene.rest()
    found = ruler(scene.game, scene.words.clearing(clearing))
    if found != expected:
        fail(f"{scene.words.title(found)} rules clearing {clearing}")


@then("{place} is/are adjacent to {destination} for {player}")
def is_adjacent(scene: Scene, place: str, destination: str, player: str) -> None:
    """Expect two places to be adjacent for a player (2.2.1, 2.4.1).

    Example: ``Then clearing 1 is adjacent to clearing 5 for the Marquise``
    """
    if not _adjacent(scene, place, destination, player):
        fail(f"{place} is not adjacent to {destination} for {player}")


@then("{place} is/are not adjacent to {destination} for {player}")
def is_not_adjacent(scene: Scene, place: str, destination: str, player: str) -> None:
    """Expect two places not to be adjacent for a player.

    Example: ``Then clearing 1 is not adjacent to clearing 2 for the Marquise``
    """
    if _adjacent(scene, place, destination, player):
        fail(f"{place} is adjacent to {destination} for {player}")


def _adjacent(scene: Scene, place: str, destination: str, player: str) -> bool:
    scene.rest()
    words = scene.words
    return words.place(destination) in adjacent(scene.game, words.player(player), words.place(place))


@then("clearing {clearing} is on the map edge")
def is_on_map_edge(scene: Scene, clearing: str) -> None:
    """Expect a clearing to lie on the map edge (G.15).

    Example: ``Then clearing 5 is on the map edge``
    """
    if not _on_map_edge(scene, clearing):
        fail(f"clearing {clearing} is not on the map edge")


@then("clearing {clearing} is not on the map edge")
def is_not_on_map_edge(scene: Scene, clearing: str) -> None:
    """Expect a clearing not to lie on the map edge (G.15).

    Example: ``Then clearing 10 is not on the map edge``
    """
    if _on_map_edge(scene, clearing):
        fail(f"clearing {clearing} is on the map edge")


def _on_map_edge(scene: Scene, clearing: str) -> bool:
    scene.rest()
    return on_map_edge(scene.game, scene.words.clearing(clearing))


@then("clearing {clearing} is a {suit} clearing")
def clearing_is(scene: Scene, clearing: str, suit: str) -> None:
    """Expect a suit of a clearing (2.2.2).

    Example: ``Then clearing 5 is a rabbit clearing``
    """
    scene.rest()
    found = suits(scene.game, scene.words.clearing(clearing))
    if suit not in found:
        fail(f"clearing {clearing} is {', '.join(sorted(found)) or 'of no suit'}")


@then("clearing {clearing} has {number} open slot(s)")
def clearing_has_slots(scene: Scene, clearing: str, number: str) -> None:
    """Expect so many open building slots in a clearing (2.2.3).

    Example: ``Then clearing 5 has 1 open slot``
    """
    scene.rest()
    found = open_slots(scene.game, scene.words.clearing(clearing))
    if found != int(number):
        fail(f"clearing {clearing} has {found} open slots")


@then("a {suit} card matches clearing {clearing}")
def card_matches(scene: Scene, suit: str, clearing: str) -> None:
    """Expect cards of a suit to match a clearing (2.1.1, G.16).

    Example: ``Then a bird card matches clearing 5``
    """
    scene.rest()
    if not matches(scene.game, suit, scene.words.clearing(clearing)):
        fail(f"a {suit} card does not match clearing {clearing}")


@then("a {suit} card does not match clearing {clearing}")
def card_does_not_match(scene: Scene, suit: str, clearing: str) -> None:
    """Expect cards of a suit not to match a clearing.

    Example: ``Then a fox card does not match clearing 5``
    """
    scene.rest()
    if matches(scene.game, suit, scene.words.clearing(clearing)):
        fail(f"a {suit} card matches clearing {clearing}")


# The game -------------------------------------------------------------------------------------------------------------
@then("{player} win(s)[, citing {clause}]")
def player_wins(scene: Scene, player: str, clause: str = "") -> None:
    """Expect a player to have won, and perhaps by which clause (3.1, 3.3.1).

    Example: ``Then the Marquise wins, citing 3.1``
    """
    scene.rest()
    if scene.won is None:
        fail("nobody has won")
    if scene.words.player(player) not in scene.won.winners or clause not in ("", scene.won.clause):
        fail(f"{', '.join(map(scene.words.title, scene.won.winners))} won by {scene.won.clause}")


@then("the winners are {players}")
def winners_are(scene: Scene, players: str) -> None:
    """Expect these players to have won, and nobody else (3.1, 9.2.8).

    Example: ``Then the winners are the Marquise and the Vagabond``
    """
    scene.rest()
    won = scene.won.winners if scene.won else ()
    if list(won) != seats_of(scene, spoken_list(players)):
        fail(f"{', '.join(map(scene.words.title, won)) or 'nobody'} won")


@then("nobody has won")
def nobody_has_won(scene: Scene) -> None:
    """Expect the game to go on.

    Example: ``Then nobody has won``
    """
    scene.rest()
    if scene.won is not None:
        fail(f"{', '.join(map(scene.words.title, scene.won.winners))} won by {scene.won.clause}")


@then("the reach of the seats is {number}")
def reach_is(scene: Scene, number: str) -> None:
    """Expect the reach values of the factions at the table to sum to a number (5.2).

    Example: ``Then the reach of the seats is 17``
    """
    found = reach_of(scene.words.seats)
    if found != int(number):
        fail(f"the reach of the seats is {found}")


@then("the seats can set up by the Standard Setup")
def seats_can_set_up(scene: Scene) -> None:
    """Expect the factions at the table to have corners enough for the Standard Setup (5).

    Example: ``Then the seats can set up by the Standard Setup``
    """
    scene.rest()
    _expect_allowed(why_not_standard_setup(scene.words.seats))


@then("the seats cannot set up by the Standard Setup, citing {clause}")
def seats_cannot_set_up(scene: Scene, clause: str) -> None:
    """Expect the factions at the table to need the Advanced Setup (5).

    Example: ``Then the seats cannot set up by the Standard Setup, citing 5``
    """
    scene.rest()
    _expect_refusal(why_not_standard_setup(scene.words.seats), clause)


@then("the seats are viable[ for {players}]")
def seats_are_viable(scene: Scene, players: str = "") -> None:
    """Expect the reach of the factions at the table to suffice (5.2), perhaps only ``for the adventurous``.

    Example: ``Then the seats are viable``
    """
    scene.rest()
    _expect_allowed(why_not_viable(scene.words.seats, adventurous=bool(players)))


@then("the seats are not viable[ for {players}], citing {clause}")
def seats_are_not_viable(scene: Scene, clause: str, players: str = "") -> None:
    """Expect the reach of the factions at the table not to suffice (5.2).

    Example: ``Then the seats are not viable, citing 5.2.1``
    """
    scene.rest()
    _expect_refusal(why_not_viable(scene.words.seats, adventurous=bool(players)), clause)


@then("it is {player}'s {phase}")
def whose_turn(scene: Scene, player: str, phase: str) -> None:
    """Expect it to be a player's turn, or a phase of it.

    Example: ``Then it is the Marquise's turn``
    Example: ``Then it is the Marquise's Evening``
    """
    state = scene.rest()
    if state.current != scene.words.player(player):
        fail(f"it is the turn of {scene.words.title(state.current)}")
    if phase != "turn" and state.this_turn.get("phase") != phase.casefold():
        fail(f"its phase is {state.this_turn.get('phase') or 'none yet'}")


@then("the next turn is {player}'s")
def next_turn(scene: Scene, player: str) -> None:
    """Expect a player's turn to follow the current one (1.4.1).

    Example: ``Then the next turn is the Clergy's``
    """
    found = next_player(scene.game, scene.rest().current)
    if found != scene.words.player(player):
        fail(f"the next turn is that of {scene.words.title(found)}")
