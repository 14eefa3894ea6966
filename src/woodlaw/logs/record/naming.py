"""Naming: from the label of an option back to the option, whether it is legal or not."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from woodlaw.engine.decisions import Option, Simple, label
from woodlaw.engine.tables import Table
from woodlaw.factions.base import Faction
from woodlaw.table.pieces import ITEM_KINDS, item, other_side
from woodlaw.table.places import forest, path

MOST_PARTS = 8
"""How many things an option can be made of."""

MOST_DIGITS = 4


def option_named(text: str, table: Table) -> Option | None:
    """Return the option that a label names at a table: what it knows by that name, else a number, else the word.

    None for an option of more parts than any has.
    """
    parts = text.split(" > ", MOST_PARTS)
    if len(parts) > MOST_PARTS:
        return None
    known = dict(_things(table))
    found = tuple(_named(part, known) for part in parts)
    return found if len(found) > 1 else found[0]


def _named(part: str, known: Mapping[str, Simple]) -> Simple:
    if part.isascii() and part.isdigit() and len(part) <= MOST_DIGITS:
        return int(part)
    return known.get(part, part)


def _things(table: Table) -> Iterator[tuple[str, Simple]]:
    """Yield everything at a table that an option can be or hold, by its label."""
    map_ = table.state.map
    places = (*map_.places, *map(forest, map_.forests), *(path(*link) for link in sorted(map_.closed_paths)))
    factions = [faction for faction in table.factions.values() if isinstance(faction, Faction)]
    pieces = (spec.piece for faction in factions for spec in faction.pieces.values())
    items = (each for kind in ITEM_KINDS for each in (item(kind), other_side(item(kind))))
    cards = (*table.state.deck.cards, *(card for faction in factions for card in faction.cards))
    things: tuple[Simple, ...] = (
        *places,
        *dict.fromkeys(cards),
        *items,
        *pieces,
        *(pile.place for pile in table.piles),
    )
    for thing in things:
        yield label(thing), thing
