"""The factions that are installed: ours and those of other packages, alike by entry point."""

from __future__ import annotations

import logging
from collections.abc import Collection, Mapping
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import TypeVar, cast

from woodlaw.factions import UnusableFaction
from woodlaw.factions.base import Faction
from woodlaw.factions.vetting import fault_of
from woodlaw.law.files import briefly
from woodlaw.law.installed import AUDITS
from woodlaw.law.installed import FACTIONS as GROUP
from woodlaw.table.laid_over import laid_over
from woodlaw.table.pieces import Piece

Known = TypeVar("Known", bound=Faction)

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
    loaded = [(entry, _load(entry)) for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name)]
    found: dict[str, Faction] = {}
    letters: dict[tuple[str, bool], str] = {}
    for entry, faction in sorted(loaded, key=lambda pair: pair[1].stands_in):
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
    faction = _loaded(entry)
    if not isinstance(faction, Faction):
        raise UnusableFaction(f"{_where(entry)} is a {type(faction).__name__}; expected a Faction")
    fault = fault_of(entry)
    if fault:
        raise UnusableFaction(f"{_where(entry)} cannot be used; {fault}")
    return faction


def _loaded(entry: EntryPoint) -> object:
    try:
        return entry.load()
    except Exception as error:
        raise UnusableFaction(f"{_where(entry)} cannot be loaded ({_told(error)})") from error


def _where(entry: EntryPoint) -> str:
    return f"the entry point {entry.name} of {entry.group}: {entry.value}"


def as_recorded(faction: Known) -> Known:
    """Return a faction as recorded games need it: with what audits it, where a package brings that, else as it is.

    What audits another faction of its name is not for it. Raises :class:`UnusableFaction` for what cannot be loaded.
    """
    return cast("Known", _audited(faction))


@cache
def _audited(faction: Faction) -> Faction:
    for entry in (each for each in entry_points(group=AUDITS) if each.name == faction.name):
        kind = _loaded(entry)
        if not isinstance(kind, type) or not issubclass(kind, Faction):
            raise UnusableFaction(f"{_where(entry)} is no class that audits; expected one that extends a faction's")
        if issubclass(kind, type(faction)):
            audited = kind.__new__(kind)
            vars(audited).update(vars(faction))
            return audited
    return faction


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
    """Return every installed faction by its Rootlog letter, but for bots."""
    return {faction.letter: faction for faction in factions().values() if not faction.replaces}


@cache
def bots_by_letter() -> Mapping[str, Faction]:
    """Return every installed bot by its Rootlog letter, which is that of the faction it replaces."""
    return {faction.letter: faction for faction in factions().values() if faction.replaces}


def plural_of(piece: Piece, count: int) -> str:
    """Return the ending of a piece's word for a count: ``s``, or nothing for one and for words without a plural."""
    owner = factions().get(piece.owner)
    uncounted = owner.uncounted if owner else ()
    return "" if count == 1 or piece.kind in uncounted or piece.kind.endswith(("s", "y")) else "s"
