"""Then: who rules what, what clearings are like, and how the game stands."""

from __future__ import annotations

from woodlaw.engine.actions import PHASE
from woodlaw.engine.concepts import adjacent, matches, open_slots, ruler, suits
from woodlaw.engine.forests import on_map_edge
from woodlaw.engine.turn import next_player
from woodlaw.factions.reach import reach_of, why_not_viable
from woodlaw.factions.seating import why_not_standard_setup
from woodlaw.gherkin.phrases import then
from woodlaw.gherkin.scene import Scene
from woodlaw.gherkin.steps.things import (
    expect_ruling,
    expect_so,
    seats_of,
    spoken_list,
)
from woodlaw.positions.mistakes import fail


# Clearings ------------------------------------------------------------------------------------------------------------
@then("{party} rule(s) clearing {clearing}")
def player_rules(scene: Scene, party: str, clearing: str) -> None:
    """Expect a player, or ``the hireling``, to rule a clearing (2.5, H.3.1).

    Example: ``Then the Marquise rules clearing 5``
    Example: ``Then the hireling rules clearing 5``
    """
    _expect_ruler(scene, clearing, scene.words.party(party))


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


@then("{place} is/are {adjacent/not adjacent} to {destination} for {player}")
def is_adjacent(scene: Scene, place: str, destination: str, player: str, so: str = "") -> None:
    """Expect two places to be adjacent for a player, or not to be (2.2.1, 2.4.1).

    Example: ``Then clearing 1 is adjacent to clearing 5 for the Marquise``
    Example: ``Then clearing 1 is not adjacent to clearing 2 for the Marquise``
    """
    scene.rest()
    words = scene.words
    found = words.place(destination) in adjacent(scene.game, words.player(player), words.place(place))
    expect_so(found, so, f"{place} is {'' if found else 'not '}adjacent to {destination} for {player}")


@then("clearing {clearing} {is/is not} on the map edge")
def is_on_map_edge(scene: Scene, clearing: str, so: str = "") -> None:
    """Expect a clearing to lie on the map edge, or not to (G.15).

    Example: ``Then clearing 5 is on the map edge``
    Example: ``Then clearing 10 is not on the map edge``
    """
    scene.rest()
    found = on_map_edge(scene.game, scene.words.clearing(clearing))
    expect_so(found, so, f"clearing {clearing} is {'' if found else 'not '}on the map edge")


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


@then("a {suit} card {matches/does not match} clearing {clearing}")
def card_matches(scene: Scene, suit: str, clearing: str, so: str = "") -> None:
    """Expect cards of a suit to match a clearing, or not to (2.1.1, G.16).

    Example: ``Then a bird card matches clearing 5``
    Example: ``Then a fox card does not match clearing 5``
    """
    scene.rest()
    found = matches(scene.game, suit, scene.words.clearing(clearing))
    expect_so(found, so, f"a {suit} card {'matches' if found else 'does not match'} clearing {clearing}")


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


@then("the seats {can/cannot} set up by the Standard Setup[, citing {clause}]")
def seats_can_set_up(scene: Scene, so: str = "", clause: str = "") -> None:
    """Expect the factions at the table to have corners enough for the Standard Setup, or to need the Advanced one (5).

    Example: ``Then the seats can set up by the Standard Setup``
    Example: ``Then the seats cannot set up by the Standard Setup, citing 5``
    """
    scene.rest()
    expect_ruling(why_not_standard_setup(scene.words.seats, scene.words.map), so, clause)


@then("the seats {are/are not} viable[ for {players}][, citing {clause}]")
def seats_are_viable(scene: Scene, players: str = "", so: str = "", clause: str = "") -> None:
    """Expect the reach of the factions at the table to suffice, perhaps only ``for the adventurous``, or not to (5.2).

    Example: ``Then the seats are viable``
    Example: ``Then the seats are not viable, citing 5.2.1``
    """
    scene.rest()
    expect_ruling(why_not_viable(scene.words.seats, adventurous=bool(players)), so, clause)


@then("it is {player}'s {phase}")
def whose_turn(scene: Scene, player: str, phase: str) -> None:
    """Expect it to be a player's turn, or a phase of it.

    Example: ``Then it is the Marquise's turn``
    Example: ``Then it is the Marquise's Evening``
    """
    state = scene.rest()
    if state.current != scene.words.player(player):
        fail(f"it is the turn of {scene.words.title(state.current)}")
    if phase != "turn" and PHASE.of(state) != phase.casefold():
        fail(f"its phase is {PHASE.of(state) or 'none yet'}")


@then("the next turn is {player}'s")
def next_turn(scene: Scene, player: str) -> None:
    """Expect a player's turn to follow the current one (1.4.1).

    Example: ``Then the next turn is the Clergy's``
    """
    found = next_player(scene.game, scene.rest().current)
    if found != scene.words.player(player):
        fail(f"the next turn is that of {scene.words.title(found)}")
