"""What a recorded turn of the Clergy scores for flowers, once it is known how many it spends otherwise (HCC.5.2)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeGuard

from woodlaw.engine.concepts import matches
from woodlaw.engine.events import Battled, Crafted, Event, Placed, Removed
from woodlaw.engine.extension import Points
from woodlaw.engine.game import Game
from woodlaw.factions.honeycomb_clergy.abilities import Clergy
from woodlaw.law.implements import audits
from woodlaw.logs.audits.audit import MANY, Audit
from woodlaw.logs.audits.craft import cost_told
from woodlaw.logs.audits.pieces import count_before, ever_stood, placed_where
from woodlaw.logs.audits.suits import may_have_altered

SCORE = "HCC.5.2.I"


@audits("HCC.5.2.I", "HCC.5.2.II", "HCC.5.2.III")
def offered_in_all(clergy: Clergy, game: Game, events: Sequence[Event], besides: int) -> Points | None:
    """Return what the flowers that a turn spends at Cathedrals score together: a point each, except those that craft.

    What is sure leaves out flowers in clearings where somebody fought, for they may have fallen; where a Cathedral is
    built, for they may have paid for it; and where suits may have been others. ``besides`` is with how much more
    effects let craft.
    """
    spent = [(number, event) for number, event in enumerate(events) if _spends(event, clergy)]
    offered = [event for number, event in spent if _may_score(clergy, game, events, number, event)]
    if not offered:
        return None
    cheapest, dearest = _icons(clergy, game, events)
    others = [
        event
        for _, event in spent
        if all(event is not each for each in offered) and _may_craft(clergy, game, events, event)
    ]
    most = _count(offered) - max(0, cheapest - _count(others) - besides)
    doubted = {event.clearing for event in events if isinstance(event, Battled)}
    doubted |= {*placed_where(events, clergy.cathedral), *may_have_altered(game, clergy.name, events)}
    sure = _count(event for event in offered if event.place not in doubted and not _pays(game, event))
    crafted = _count(
        event for event in others if event.place not in doubted and _must_craft(clergy, game, events, event)
    )
    least = sure - max(0, dearest - crafted)
    return Points(SCORE, max(0, min(least, most)), max(0, most), "offering flowers")


def _spends(event: Event, clergy: Clergy) -> TypeGuard[Removed]:
    return isinstance(event, Removed) and event.player == clergy.name and event.piece in clergy.flowers


def _count(events: Iterable[Removed]) -> int:
    return sum(event.count for event in events)


def _may_score(clergy: Clergy, game: Game, events: Sequence[Event], number: int, event: Removed) -> bool:
    """Return whether a flower that is spent lay at a Cathedral, which it matched as far as the turn's end shows."""
    if not count_before(game.state, events, number, event.place, clergy.cathedral):
        return False
    return event.place in may_have_altered(game, clergy.name, events) or matches(
        game, clergy.flowers[event.piece], event.place
    )


@audits("HCC.5.2.III")
def _may_craft(clergy: Clergy, game: Game, events: Sequence[Event], event: Removed) -> bool:
    """Return whether a flower that is spent may pay for a card: a Cathedral stands there, or did in the turn."""
    return ever_stood(game.state, events, event.place, (clergy.cathedral,))


@audits("HCC.5.1.IV", "HCC.5.2.III")
def _must_craft(clergy: Clergy, game: Game, events: Sequence[Event], event: Removed) -> bool:
    """Return whether a flower can only be spent on a card: it does not match, and no other is placed there."""
    strange = not matches(game, clergy.flowers[event.piece], event.place)
    return strange and not any(
        isinstance(each, Placed) and each.piece in clergy.flowers and each.place is event.place for each in events
    )


def _pays(game: Game, event: Removed) -> bool:
    """Return whether an effect may have asked for a flower that is spent."""
    return any(each.pays_with(game, event.piece) for each in game.bending(Audit.pays_with))


@audits("4.1.1", "HCC.5.2.III")
def _icons(clergy: Clergy, game: Game, events: Sequence[Event]) -> tuple[int, int]:
    """Return how many flowers the cards crafted in a turn take at least and at most.

    Cards whose cost no source states take one together, for one may have had another crafted for nothing.
    """
    crafted = [event for event in events if isinstance(event, Crafted) and event.player == clergy.name]
    costs = [cost_told(game, event.card, event.item) for event in crafted]
    told = sum(len(cost) for cost in costs if cost is not None)
    return told + any(cost is None for cost in costs), told + MANY * costs.count(None)
