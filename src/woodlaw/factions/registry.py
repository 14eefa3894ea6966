"""The factions that are installed: ours and those of other packages, alike by entry point."""

from __future__ import annotations

import logging
from collections.abc import Collection, Mapping
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from woodlaw.factions import UnusableFaction
from woodlaw.factions.base import Faction
from woodlaw.factions.vetting import fault_of
from woodlaw.law.files import briefly
from woodlaw.law.installed import FACTIONS as GROUP
from woodlaw.table.laid_over import laid_over
from woodlaw.table.pieces import Piece

_logger = logging.getLogger(__name__)


@cache
def factions() -> Mapping[str, Faction]:
    """Return every installed faction by name, in setup order (5.1.7), then by name.

    One that says so stands in for another of the same name, which is told in one line. A bot has the letter of the
    faction that it replaces.

    Raises :class:`UnusableFaction` when an entry cannot be loaded or is no faction, when its package cites what is no
    clause, or two claim one name or letter, and :class:`~woodlaw.table.laid_over.CannotLayOver` for printed values that
    a user cannot tell.
    """
    usable = [(entry, _load(entry)) for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name)]
    found: dict[str, Faction] = {}
    letters: dict[tuple[str, bool], str] = {}
    for entry, faction in sorted(usable, key=lambda pair: pair[1].stands_in):
        before = found.get(faction.name)
        if before is not None and faction.stands_in and not before.stands_in:
            _logger.warning("%s of %s stands in for %s", faction.title, entry.value, before.title)
            del letters[_letter(before)]
            before = None
        if before is not None or letters.setdefault(_letter(faction), faction.name) != faction.name:
            raise UnusableFaction(
                f"the entry point {entry.name} of {GROUP}: another faction has the name {faction.name} "
                f"or the letter {faction.letter}; expected both to be free"
            )
        found[faction.name] = faction
    _heed_what_is_laid_over(found.values())
    return dict(sorted(found.items(), key=lambda pair: (pair[1].setup_order, pair[0])))


def _letter(faction: Faction) -> tuple[str, bool]:
    """Return what a faction claims: its letter, among bots or among the others."""
    return faction.letter, bool(faction.replaces)


def _heed_what_is_laid_over(installed: Collection[Faction]) -> None:
    """Refuse what a user tells that is no assumed value; raises :class:`~woodlaw.table.laid_over.CannotLayOver`."""
    told = laid_over()
    named: dict[str, str] = {}
    for name in told.factions or {}:
        faction = next((faction for faction in installed if name.casefold() in _called(faction)), None)
        if faction is None or not faction.laid_over:
            raise told.problem("factions", f"installed factions with assumed values, not {briefly(name)}")
        if named.setdefault(faction.name, name) != name:
            raise told.problem(
                "factions", f"each faction once, not as {briefly(named[faction.name])} and {briefly(name)}"
            )
    cards = {card.id for faction in installed for card in faction.cards if card.laid_over}
    for name in told.cards or {}:
        if name not in cards:
            raise told.problem("cards", f"cards of which something is assumed, not {briefly(name)}")


def _called(faction: Faction) -> tuple[str, ...]:
    return tuple(name.casefold() for name in (faction.name, faction.title, faction.short_title))


def _load(entry: EntryPoint) -> Faction:
    faction = loaded(entry)
    if not isinstance(faction, Faction):
        raise UnusableFaction(f"{entry_told(entry)} is a {type(faction).__name__}; expected a Faction")
    fault = fault_of(entry)
    if fault:
        raise UnusableFaction(f"{entry_told(entry)} cannot be used; {fault}")
    return faction


def loaded(entry: EntryPoint) -> object:
    """Return what an entry point names; raises :class:`UnusableFaction` where it cannot be loaded."""
    try:
        return entry.load()
    except Exception as error:
        raise UnusableFaction(f"{entry_told(entry)} cannot be loaded ({_told(error)})") from error


def entry_told(entry: EntryPoint) -> str:
    """Return an entry point as messages name it."""
    return f"the entry point {entry.name} of {entry.group}: {entry.value}"


def _told(error: Exception) -> str:
    first_line = str(error).partition("\n")[0]
    return f"{type(error).__name__}: {first_line}" if first_line else type(error).__name__


@cache
def titles() -> Mapping[str, str]:
    """Return the title of every installed faction by its name."""
    return {name: faction.title for name, faction in factions().items()}


@cache
def colours() -> Mapping[str, str]:
    """Return the colour of every installed faction by its name."""
    return {name: faction.colour for name, faction in factions().items()}


@cache
def by_letter() -> Mapping[str, Faction]:
    """Return every installed faction by its Rootlog letter, without bots."""
    return {faction.letter: faction for faction in factions().values() if not faction.replaces}


@cache
def bots_by_letter() -> Mapping[str, Faction]:
    """Return every installed bot by its Rootlog letter, which is that of the faction it replaces."""
    return {faction.letter: faction for faction in factions().values() if faction.replaces}


def plural_of(piece: Piece, count: int) -> str:
    """Return the ending of a piece's word for a count: ``s``, or nothing for one and for words without a plural."""
    owner = factions().get(piece.owner)
    uncounted = owner.names.uncounted if owner else ()
    return "" if count == 1 or piece.kind in uncounted or piece.kind.endswith(("s", "y")) else "s"
