"""When: setup, turns, phases, and single actions of a turn (1.4, 5.1)."""

from __future__ import annotations

from woodlaw.engine.actions import Phase
from woodlaw.engine.game import Game
from woodlaw.engine.play import take_turns
from woodlaw.engine.refusal import Forbidden, Refusal
from woodlaw.engine.setup import set_up, set_up_seat
from woodlaw.engine.turn import go_on_with_phase, play_phase, take_turn
from woodlaw.factions import seating
from woodlaw.gherkin.answers import Answer
from woodlaw.gherkin.phrases import when
from woodlaw.gherkin.scene import Scene, Table
from woodlaw.gherkin.steps.things import seats_of, spoken_list
from woodlaw.positions.mistakes import fail


def _play(game: Game, player: str, phase: str) -> None:
    if phase == "turn":
        take_turn(game, player)
    elif phase.casefold() in tuple(Phase):
        play_phase(game, player, Phase(phase.casefold()))
    else:
        fail(f"no phase is called {phase!r}; expected {', '.join(each.capitalize() for each in Phase)} or turn")


@when("{player} {tries}play(s) {their} {phase}")
def plays(scene: Scene, player: str, phase: str, tries: str = "", datatable: Table | None = None) -> None:
    """Play a phase or a whole turn, with what happens at its start and end.

    A table answers everything that is asked, in order, with the columns ``player``, ``asked`` and ``answer``; the first
    two may be left out or empty. An answer is an option's label in short or in full: ``5``, ``clearing 5``,
    ``1 > 5``, ``5 > sawmill``, ``Tunnels``, ``Ambush! (fox)``, ``warrior``, ``march``, ``end``, ``decline``.
    The answer ``?`` stops there, so that the scenario can look at what is offered. A decision with a single option is
    not asked; it may be answered if the column ``asked`` names it. A player who ``tries`` expects the last answer to
    be refused. A question about the use of a card, or of what a clause gives, is named as that is printed:
    ``use Sappers``, ``use Protector``.

    Example::

        When the Marquise plays her Daylight:
          | asked             | answer  |
          | action            | march   |
          | move              | 1 > 5   |
          | how many warriors | 2       |
          | move              | decline |
          | action            | end     |
    """
    with scene.acting(tries, datatable) as game:
        name = scene.words.player(player)
        if phase == "Birdsong" or (phase != "turn" and game.state.current != name):
            scene.begin_turn(name)
        _play(game, name, phase)


@when("{player} {tries}go(es) on with {their} {phase}")
def goes_on(scene: Scene, player: str, phase: str, tries: str = "", datatable: Table | None = None) -> None:
    """Play what is left of a phase that has begun, from the step on that the turn remembers; a table as in ``plays``.

    Example: ``When the Marquise goes on with her Evening``
    """
    with scene.acting(tries, datatable) as game:
        go_on_with_phase(game, scene.words.player(player), Phase(phase.casefold()))


@when("{player} {tries}take(s) the action {action}[ in {their} {phase}]")
def takes_action(
    scene: Scene,
    player: str,
    action: str,
    phase: str = "Daylight",
    tries: str = "",
    datatable: Table | None = None,
) -> None:
    """Take one action of a phase, Daylight unless another is named: what is asked before is passed up, what could be
    done after is not. A table answers what the action asks, as in ``plays``.

    Example::

        When the Marquise takes the action march:
          | asked             | answer  |
          | move              | 1 > 5   |
          | how many warriors | 2       |
          | move              | decline |
    Example: ``When the Marquise tries to take the action recruit``
    """
    with scene.acting(tries, datatable) as game:
        name = scene.words.player(player)
        if game.state.current != name:
            scene.begin_turn(name)
        scene.script.action = Answer(action, name)
        _play(game, name, phase)


@when("{player} {tries}set(s) up")
def sets_up(scene: Scene, player: str, tries: str = "", datatable: Table | None = None) -> None:
    """Let a faction set up as its chapter says; a table answers what is asked, as in ``plays``.

    Example: ``When the Marquise sets up:`` with a table
    """
    name = scene.words.player(player)
    scene.put_back(name)
    with scene.acting(tries, datatable) as game:
        scene.begin_turn(name)
        set_up_seat(game, name)


@when("the game is set up[ in the order {names}]")
def game_is_set_up(scene: Scene, names: str = "", datatable: Table | None = None) -> None:
    """Set the whole game up (5.1) from an empty table; a table answers what is asked, as in ``plays``.

    Shuffles leave cards in the order of their list. Without an order the factions set up in that of 5.1.7.

    Example: ``When the game is set up:`` with a table
    """
    order = seats_of(scene, spoken_list(names)) if names else ()
    scene.clear_table()
    with scene.acting(answers=datatable) as game:
        set_up(game, order or seating.drawn_setup_order(scene.words.seats, game.chance))


@when("turns are taken")
def turns_are_taken(scene: Scene, datatable: Table | None = None) -> None:
    """Have the players take their turns, from the start of the current one's, until somebody has won.

    A table answers what is asked, as in ``plays``; the answer ``?`` stops there.

    Example: ``When turns are taken:`` with a table
    """
    with scene.acting(answers=datatable) as game:
        take_turns(game, game.state.current, lambda _: True)


@when("{names} {tries}take(s) seats")
def take_seats(scene: Scene, names: str, tries: str = "") -> None:
    """Have factions, by whatever name, be seated in turn order (5.1.1), whoever sits at the scenario's table.

    Example: ``When Marquise de Cat and Honeycomb Clergy take seats``
    Example: ``When Marquise de Cat and Marquise de Cat try to take seats``

    Whoever is refused a seat by no clause has no name of a faction, or of one that can be played.
    """
    with scene.acting(tries):
        try:
            seating.seat(spoken_list(names), scene.words.map, scene.words.map.priority_markers)
        except seating.CannotSeat as error:
            raise Forbidden(Refusal(error.clause, str(error))) from None
