"""What recorded games know of factions, cards and maps besides how they play: ours and what other packages bring.

It is found by entry point, and loaded where a record is read.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import replace
from functools import cache
from typing import cast

from woodlaw.cards.effect import CardEffect
from woodlaw.engine.extension import Extension
from woodlaw.engine.tables import Table
from woodlaw.factions import UnusableFaction
from woodlaw.factions.base import Faction
from woodlaw.factions.registry import entry_told, loaded
from woodlaw.factions.seating import effects_at
from woodlaw.law.installed import AUDITS, AUDITS_OF_CARDS, DECKS, FACTIONS, entries, entries_at
from woodlaw.law.joining import Entry
from woodlaw.logs.audits import maps
from woodlaw.logs.audits.cards import effect as cards
from woodlaw.logs.audits.recorded import Recorded
from woodlaw.table.cards import Card


def table_in_records(table: Table) -> Table:
    """Return a table as the books of a recorded game need it: with what audits its factions, cards and map.

    Raises :class:`UnusableFaction` for what cannot be loaded.
    """
    seated = {name: as_recorded(cast("Faction", faction)) for name, faction in table.factions.items()}
    deck = table.state.deck.id
    effects = effects_in_records(effects_at(tuple(seated.values()), deck), deck, *seated)
    return replace(
        table, factions=seated, card_effects=effects, map_rules=tuple(map(maps.as_recorded, table.map_rules))
    )


# Factions -------------------------------------------------------------------------------------------------------------
def as_recorded(faction: Faction) -> Recorded:
    """Return a faction as recorded games need it: with what audits it, where a package brings that.

    What audits another faction of its name is not for it. Raises :class:`UnusableFaction` for what cannot be loaded.
    """
    return faction if isinstance(faction, Recorded) else _recorded(faction)


@cache
def _recorded(faction: Faction) -> Recorded:
    kind = next((kind for kind in _audits_named(faction.name) if issubclass(kind, type(faction))), None)
    if kind is None:
        kind = cast("type[Recorded]", type(type(faction).__name__, (type(faction), Recorded), {}))
    recorded = kind.__new__(kind)
    vars(recorded).update(vars(faction))
    return recorded


def _audits_named(name: str) -> list[type[Recorded]]:
    found = []
    for entry in (each for each in entries(AUDITS) if each.name == name):
        kind = loaded(entry)
        if not isinstance(kind, type) or not issubclass(kind, Recorded):
            raise UnusableFaction(f"{entry_told(entry)} is no class that audits; expected one that extends a faction's")
        found.append(kind)
    return found


# Cards ----------------------------------------------------------------------------------------------------------------
@cache
def effects_in_records(
    effects: Callable[[Card, str], Extension | None], *table: str
) -> Callable[[Card, str], Extension | None]:
    """Return what makes the effects of cards at a table of a recorded game, by what makes them where it is played.

    ``table`` names its deck and its factions; no names mean any table.
    """

    def effect(card: Card, owner: str) -> Extension | None:
        played = effects(card, owner)
        return effect_in_records(played, *table) if isinstance(played, CardEffect) else played

    return effect


@cache
def effect_in_records(effect: CardEffect, *table: str) -> cards.RecordedCard:
    """Return an effect of a card as recorded games need it: with what audits it, where a package brings that."""
    kind = _audits_of_cards(*table).get(type(effect)) or cards.as_recorded(type(effect))
    return kind(effect.owner)


@cache
def _audits_of_cards(*table: str) -> Mapping[type[CardEffect], type[cards.RecordedCard]]:
    """Return what audits effects of cards by their kinds; raises :class:`UnusableFaction` for what cannot be used."""
    return {
        kind.__mro__[1]: kind
        for entry in entries_at(AUDITS_OF_CARDS, table, DECKS, FACTIONS)
        for kind in _effects_of(entry)
    }


def _effects_of(entry: Entry) -> Iterator[type[cards.RecordedCard]]:
    kinds = loaded(entry)
    for kind in kinds if isinstance(kinds, Collection) else (kinds,):
        if not isinstance(kind, type) or not issubclass(kind, cards.RecordedCard):
            raise UnusableFaction(f"{entry_told(entry)} is no collection of classes that audit effects; expected one")
        yield kind
