"""Section 1.4, Game Structure: turns, phases, and what any player may do in Daylight."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol, TypeVar

from woodlaw.engine.decisions import Judged, Option
from woodlaw.engine.dominance import (
    activate,
    in_birdsong,
    in_daylight,
    take_available,
    why_no_available,
    why_no_dominance,
    win_by_dominance,
)
from woodlaw.engine.events import TurnBegan, TurnEnded
from woodlaw.engine.game import Game
from woodlaw.engine.interrupts import take_in_order
from woodlaw.engine.primitives import discard_card
from woodlaw.engine.refusal import Refusal, forbidden
from woodlaw.law.implements import implements
from woodlaw.table.places import hand

END = "end"
"""The option of taking no more actions."""

STEP, OVER = "step", "over"
"""What the turn remembers: the step that a faction is at in a phase, and that all of them are over."""


Player = TypeVar("Player")


class Playing(Protocol):
    """What a faction must be able to do to be played."""

    name: str

    def set_up(self, game: Game) -> None:
        """Carry out the faction's setup."""
        ...

    def birdsong(self, game: Game) -> None:
        """Carry out the faction's Birdsong."""
        ...

    def daylight(self, game: Game) -> None:
        """Carry out the faction's Daylight."""
        ...

    def evening(self, game: Game) -> None:
        """Carry out the faction's Evening."""
        ...


@dataclass(slots=True, eq=False)
class Action:
    """Something a player may do now: its name, why it cannot be done at the moment, and doing it."""

    name: str
    why_not: Callable[[], Refusal | None]
    do: Callable[[], None]


@implements("1.4.1")
def next_player(game: Game, player: str) -> str:
    """Return whose turn follows a player's: the next clockwise."""
    seats = game.state.seats
    return seats[(seats.index(player) + 1) % len(seats)]


@implements("1.4.1")
def take_turn(game: Game, player: str) -> None:
    """Play a player's turn: Birdsong, Daylight, Evening, with what happens at the start and end of each."""
    begin_turn(game, player)
    play_birdsong(game, player)
    play_daylight(game, player)
    play_evening(game, player)
    game.emit(TurnEnded(player))


def begin_turn(game: Game, player: str) -> None:
    """Make it a player's turn: what the last turn had to remember is forgotten."""
    game.state.current = player
    game.begin_turn()
    game.emit(TurnBegan(player))


@implements("1.4.1")
def play_birdsong(game: Game, player: str) -> None:
    """Play a player's Birdsong, at whose start a dominance card may win (3.3.1), whatever else happens then.

    What may be done at any point of it is offered before the faction's first step and after its last, and with its
    actions.
    """
    win_by_dominance(game, player)
    due = [action for e in game.bending("start_of_birdsong") for action in e.start_of_birdsong(game, player)]
    take_all(game, [_then_perhaps_win(game, player, action) for action in due])
    _begin_phase(game, "birdsong")
    go_on_with_birdsong(game, player)


@implements("1.1.3")
def _then_perhaps_win(game: Game, player: str, action: Action) -> Action:
    """Return something due at the start of Birdsong, after which a dominance card may win, the order being open."""

    def do() -> None:
        action.do()
        win_by_dominance(game, player)

    return Action(action.name, action.why_not, do)


@implements("1.4.1")
def go_on_with_birdsong(game: Game, player: str) -> None:
    """Play what is left of a Birdsong that has begun, from the step on that the turn remembers."""
    _offer_birdsong_actions(game, player)
    if not _is_over(game):
        game.playing(player).birdsong(game)
    _offer_birdsong_actions(game, player)
    take_all(game, [action for e in game.bending("end_of_birdsong") for action in e.end_of_birdsong(game, player)])


def _offer_birdsong_actions(game: Game, player: str) -> None:
    while birdsong_actions(game, player) and choose_action(game, player, ()):
        pass


@implements("1.4.1")
def play_daylight(game: Game, player: str) -> None:
    """Play a player's Daylight."""
    _begin_phase(game, "daylight")
    take_all(game, [action for e in game.bending("start_of_daylight") for action in e.start_of_daylight(game, player)])
    go_on_with_daylight(game, player)


@implements("1.4.1")
def go_on_with_daylight(game: Game, player: str) -> None:
    """Play what is left of a Daylight that has begun, from the step on that the turn remembers."""
    if not _is_over(game):
        game.playing(player).daylight(game)


@implements("1.4.1", "1.4.3")
def play_evening(game: Game, player: str) -> None:
    """Play a player's Evening; after its last step only what is said to happen at its end still happens."""
    _begin_phase(game, "evening")
    take_all(game, [action for e in game.bending("start_of_evening") for action in e.start_of_evening(game, player)])
    go_on_with_evening(game, player)


@implements("1.4.1")
def go_on_with_evening(game: Game, player: str) -> None:
    """Play what is left of an Evening that has begun, from the step on that the turn remembers."""
    if not _is_over(game):
        game.playing(player).evening(game)
    take_all(game, [action for e in game.bending("end_of_evening") for action in e.end_of_evening(game, player)])


def _begin_phase(game: Game, phase: str) -> None:
    game.state.this_turn["phase"] = phase
    game.state.this_turn.pop(STEP, None)


def _is_over(game: Game) -> bool:
    return bool(game.state.this_turn.get(STEP) == OVER)


@implements("1.4.1")
def take_steps(game: Game, faction: Player, steps: Mapping[str, Callable[[Game, Player], None]]) -> None:
    """Carry out a faction's steps of a phase, by their names, in order.

    The turn remembers which one is under way: those before it are over. One that is not named yet comes first.
    """
    names = tuple(steps)
    now = game.state.this_turn.get(STEP)
    for name in names[names.index(now) if now in names else 0 :]:
        game.state.this_turn[STEP] = name
        steps[name](game, faction)
    game.state.this_turn[STEP] = OVER


def take_all(game: Game, due: Sequence[Action]) -> None:
    """Let everything happen that is due at once: no rule says in which order, so the player whose turn it is does."""
    if due:
        take_in_order(game, game.state.current, due)


def choose_action(game: Game, player: str, actions: Sequence[Action]) -> bool:
    """Have a player take one of some actions, or end; return False when it ends.

    In the player's own Birdsong and Daylight what any player may do then is offered too (3.3.1, 3.3.4, M.4.3, crafted
    cards).
    """
    offered = [*actions, *_actions_of_anybody(game, player)]
    by_name = {action.name: action for action in offered}
    options = Judged(by_name, lambda name: by_name[name].why_not() is None).or_else(END)

    def refuse(option: Option) -> Refusal | None:
        return _why_not(by_name, option) or why_not_now(game, player, option)

    choice = game.ask(player, "action", options, refuse)
    if choice == END:
        return False
    take_action(by_name[choice])
    return True


@implements("1.3.3")
def take_action(action: Action) -> None:
    """Take an action that its player has chosen; nobody else has a say in it (1.3.3)."""
    action.do()


def _why_not(actions: dict[str, Action], option: Option) -> Refusal | None:
    action = actions.get(option) if isinstance(option, str) else None
    return action.why_not() if action else None


def why_not_now(game: Game, player: str, option: Option) -> Refusal | None:
    """Return why something that is not offered to a player cannot be done now, or None when nothing is known of it."""
    if not isinstance(option, str):
        return None
    return forbidden(e.why_not_now(game, player, option) for e in game.bending("why_not_now"))


def usable_actions(game: Game, player: str) -> dict[str, Action]:
    """Return, by name, what any player may do in this phase and this one can do now."""
    return {action.name: action for action in _actions_of_anybody(game, player) if action.why_not() is None}


def _actions_of_anybody(game: Game, player: str) -> Sequence[Action]:
    if in_daylight(game, player):
        return daylight_actions(game, player)
    return birdsong_actions(game, player) if in_birdsong(game, player) else ()


@implements("1.4.1")
def birdsong_actions(game: Game, player: str) -> list[Action]:
    """Return what any player may do in Birdsong besides the faction's own steps."""
    return [action for e in game.bending("birdsong_actions") for action in e.birdsong_actions(game, player)]


@implements("1.4.1")
def daylight_actions(game: Game, player: str) -> list[Action]:
    """Return what any player may do in Daylight besides the faction's own actions."""
    actions = [
        Action("activate dominance", lambda: why_no_dominance(game, player), lambda: activate(game, player)),
        Action("take dominance", lambda: why_no_available(game, player), lambda: take_available(game, player)),
    ]
    for extension in game.bending("daylight_actions"):
        actions += extension.daylight_actions(game, player)
    return actions


@implements("1.4.1")
def discard_down(game: Game, player: str, limit: int = 5) -> None:
    """Have a player discard cards of its choice down to a limit, as every faction's Evening asks."""
    while len(game.state.cards_at(hand(player))) > limit:
        held = list(dict.fromkeys(game.state.cards_at(hand(player))))
        card = game.ask(player, "card to discard", held)
        discard_card(game, player, card)
