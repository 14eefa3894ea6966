"""When effects happen: what must wait until a battle or an effect is over (1.4.2), and what is due at once (1.1.3)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from woodlaw.engine.actions import Offer, told_apart
from woodlaw.engine.decisions import Option
from woodlaw.engine.game import Game
from woodlaw.law.implements import implements

_NEXT = "what comes next"


@implements("1.4.2")
def uninterrupted(game: Game, do: Callable[[], None]) -> None:
    """Do something that nothing may interrupt; then let happen what waited for its end.

    Where several things waited, the player whose turn it is chooses the order.
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
    return game.ask(game.state.current, _NEXT, waiting)


@implements("1.4.2")
def afterwards(game: Game, what: Option, do: Callable[[], None]) -> None:
    """Do something once the battle or effect under way is over, at once when there is none; ``what`` tells it apart."""
    if game.waiting is None:
        do()
    else:
        game.waiting[what] = do


@implements("1.1.3")
def each_in_turn(game: Game, players: Sequence[str], what: str, do: Callable[[str], object]) -> None:
    """Do something for each of several players at once, in the order of the player whose turn it is.

    ``what`` asks who comes next.
    """
    waiting = list(players)
    while waiting:
        player = game.ask(game.state.current, what, waiting)
        waiting.remove(player)
        do(player)


@implements("1.1.3")
def take_in_order(game: Game, chooser: str, due: Sequence[Offer]) -> None:
    """Let everything happen that is due at once, as soon as it can: a player orders what can be done at the same time.

    What cannot be done when all else is over does not happen.
    """
    if not due:
        return
    left = told_apart(due)
    while ready := [name for name, offer in left.items() if offer.can_be_done()]:
        left.pop(game.ask(chooser, _NEXT, ready)).do()
    for name, offer in left.items() if game.told_unasked else ():
        if _is_forced(game, chooser, name, offer):
            offer.do()


def _is_forced(game: Game, chooser: str, name: str, offer: Offer) -> bool:
    """Tell why something that is due cannot be done; return whether it is done all the same."""
    asked = ((chooser, name), *filter(None, [offer.asks]))
    next_one = game.unasked(chooser, _NEXT, offer.why_not, name)
    return next_one or any(game.unasked(*each, offer.why_not) for each in asked)
