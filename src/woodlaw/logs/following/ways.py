"""The ways in which a recorded turn may be bound to hidden cards, the likeliest first."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import replace
from itertools import chain, combinations, islice, product

from woodlaw.law.values import Fixed
from woodlaw.table.cards import Card

MOST_MIXED = 12
"""In how many ways at most some of the cards that went were drawn in the turn, and others not."""
NONE_DRAWN: Collection[int] = ()
ALL_DRAWN: Collection[int] = range(1_000_000)
"""That no card that goes was drawn in the turn, or each that can have been: the moments at which they go."""


class Way(Fixed):
    """A way to bind a turn.

    ``chosen`` says which card of the deck each card told is, where it can be several, by its number from 0, ``kept``
    whether effects keep pieces. ``drawn`` are the moments, numbered from 0, at which a hand gives up a card that was
    drawn in the turn, the latest first, before one that lay there, and a board the other way round. ``unseen`` takes
    unseen cards rather than known ones for what is told in part, ``again`` draws what was discarded in the turn once
    nothing else is left, and ``wild`` takes for birds, which serve in the place of any suit, what is not drawn and of
    which a record tells nothing.
    """

    chosen: Mapping[Card, int] = {}
    kept: bool = True
    drawn: Collection[int] = NONE_DRAWN
    unseen: bool = False
    again: bool = False
    wild: bool = False


def ways(alike: Mapping[Card, int], moments: Collection[int], *, mixed: bool, runs_out: bool) -> Iterator[Way]:
    """Yield the ways in which a turn may be bound, the likeliest first.

    ``alike`` and ``moments`` are known once a turn was bound, and read only then.
    """
    usual = [
        Way(kept=kept, drawn=drawn, unseen=unseen, again=again)
        for kept in (True, False)
        for drawn in (NONE_DRAWN, ALL_DRAWN)
        for unseen in (False, True)
        for again in ((True, False) if runs_out else (False,))
    ]
    yield from usual
    yield Way(wild=True)
    if mixed:
        yield from (Way(drawn=drawn) for drawn in _some_drawn(moments))
    yield from (replace(each, chosen=chosen) for chosen in _choices(alike) for each in usual)
    if mixed:
        yield from (Way(chosen, drawn=drawn) for chosen in _choices(alike) for drawn in _some_drawn(moments))


def _choices(alike: Mapping[Card, int]) -> Iterator[Mapping[Card, int]]:
    """Yield every further choice of what each card told is, after that of the first card that each can be."""
    told = dict(alike)
    for numbers in islice(product(*map(range, told.values())), 1, None):
        yield dict(zip(told, numbers, strict=True))


def _some_drawn(moments: Collection[int]) -> Iterator[Collection[int]]:
    """Yield which of the cards may have been drawn that went when both such and others lay in a hand; few first."""
    ordered = sorted(moments)
    mixed = chain.from_iterable(combinations(ordered, count) for count in range(1, len(ordered)))
    yield from islice(mixed, MOST_MIXED)
