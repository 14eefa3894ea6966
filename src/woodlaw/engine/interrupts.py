"""Section 1.4.2, Interrupts: what a battle or an effect triggers, but must wait until that is over."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from woodlaw.engine.decisions import Option
from woodlaw.engine.game import Game
from woodlaw.law.implements import implements


@implements("1.4.2")
def uninterrupted(game: Game, do: Callable[[], None]) -> None:
    """Do something that nothing may interrupt; then let happen what waited for its end.

    Of several things that waited, the player whose turn it is chooses the order.
    """
    outer, game.waiting = game.waiting, {}
    try:
        do()
        due = game.waiting
    finally:
        game.waiting = outer
    while due:
        due.pop(_next(game, list(due)))()


@implements("1.1.3")
def _next(game: Game, waiting: Sequence[Option]) -> Option:
    """Return which of several things comes next: no rule says, so the player whose turn it is chooses."""
    return game.ask(game.state.current, "what comes next", waiting)


@implements("1.4.2")
def afterwards(game: Game, what: Option, do: Callable[[], None]) -> None:
    """Do something once the battle or effect under way is over, at once when there is none; ``what`` tells it apart."""
    if game.waiting is None:
        do()
    else:
        game.waiting[what] = do
