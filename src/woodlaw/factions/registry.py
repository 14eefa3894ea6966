"""The factions that are installed: ours and those of other packages, alike by entry point."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields
from functools import cache

from woodlaw.engine.titles import in_words, several
from woodlaw.factions import UnusableFaction
from woodlaw.factions.base import Faction
from woodlaw.factions.boards import Head, heads_beside
from woodlaw.factions.vetting import fault_of
from woodlaw.law.files import briefly
from woodlaw.law.installed import FACTIONS as GROUP
from woodlaw.law.installed import entries
from woodlaw.law.joining import Entry
from woodlaw.table.laid_over import laid_over
from woodlaw.table.pieces import Piece


class Factions(Mapping[str, Faction]):
    """The installed factions by name, each of which is loaded when it is asked for.

    ``heads`` tell who they are without loading any whose board says so.
    """

    def __init__(self, found: Iterable[tuple[Entry, Head, Faction | None]]) -> None:
        known = sorted(found, key=lambda each: (each[1].setup_order, each[1].name))
        self.heads = {head.name: head for _, head, _ in known}
        self._entries = {head.name: entry for entry, head, _ in known}
        self._loaded = {head.name: faction for _, head, faction in known if faction is not None}

    def __getitem__(self, name: str) -> Faction:
        """Return a faction; raises :class:`UnusableFaction` where it cannot be loaded, ``KeyError`` for no name."""
        if name not in self._loaded:
            self._loaded[name] = _load(self._entries[name])
        return self._loaded[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self.heads)

    def __len__(self) -> int:
        return len(self.heads)

    def home(self, name: str) -> str:
        """Return the package of a faction: that of its class, or what its entry point names until it is loaded."""
        return self._loaded[name].package if name in self._loaded else self._entries[name].module


@cache
def factions() -> Factions:
    """Return every installed faction by name, in setup order (5.1.7), then by name.

    One that says so stands in for another of the same name, which is told in one line. A bot has the letter of the
    faction that it replaces.

    Raises :class:`UnusableFaction` when an entry cannot be loaded or is no faction, when its package cites what is no
    clause, or two claim one name or letter, and :class:`~woodlaw.table.laid_over.CannotLayOver` for printed values that
    a user cannot tell.
    """
    told = [(entry, *_head(entry)) for entry in entries(GROUP)]
    found: dict[str, tuple[Entry, Head, Faction | None]] = {}
    letters: dict[tuple[str, bool], str] = {}
    for entry, head, faction in sorted(told, key=lambda each: each[1].stands_in):
        before = found[head.name][1] if head.name in found else None
        if before is not None and head.stands_in and not before.stands_in:
            import logging

            logging.getLogger(__name__).warning("%s of %s stands in for %s", head.title, entry.value, before.title)
            del letters[_letter(before)]
            before = None
        if before is not None or letters.setdefault(_letter(head), head.name) != head.name:
            raise UnusableFaction(
                f"the entry point {entry.name} of {GROUP}: another faction has the name {head.name} "
                f"or the letter {head.letter}; expected both to be free"
            )
        found[head.name] = entry, head, faction
    known = Factions(found.values())
    _heed_what_is_laid_over(known)
    return known


def _head(entry: Entry) -> tuple[Head, Faction | None]:
    """Return who the faction of an entry point is, with the faction itself where it has to be loaded to tell."""
    told = heads_beside(entry.module).get(entry.name)
    if told is not None:
        return told, None
    faction = _load(entry)
    return Head(**{each.name: getattr(faction, each.name) for each in fields(Head) if each.name != "kinds"}), faction


def _letter(head: Head) -> tuple[str, bool]:
    """Return what a faction claims: its letter, among bots or among the others."""
    return head.letter, bool(head.replaces)


def _heed_what_is_laid_over(installed: Mapping[str, Faction]) -> None:
    """Refuse what a user tells that is no assumed value; raises :class:`~woodlaw.table.laid_over.CannotLayOver`."""
    told = laid_over()
    named: dict[str, str] = {}
    for name in told.factions or {}:
        faction = next((faction for faction in installed.values() if name.casefold() in _called(faction)), None)
        if faction is None or not faction.laid_over:
            raise told.problem("factions", f"installed factions with assumed values, not {briefly(name)}")
        if named.setdefault(faction.name, name) != name:
            raise told.problem(
                "factions", f"each faction once, not as {briefly(named[faction.name])} and {briefly(name)}"
            )
    everybody = installed.values() if told.cards else ()
    cards = {card.id for faction in everybody for card in faction.cards if card.laid_over}
    for name in told.cards or {}:
        if name not in cards:
            raise told.problem("cards", f"cards of which something is assumed, not {briefly(name)}")


def _called(faction: Faction) -> tuple[str, ...]:
    return tuple(name.casefold() for name in (faction.name, faction.title, faction.short_title))


def _load(entry: Entry) -> Faction:
    faction = loaded(entry)
    if not isinstance(faction, Faction):
        raise UnusableFaction(f"{entry_told(entry)} is a {type(faction).__name__}; expected a Faction")
    fault = fault_of(entry)
    if fault:
        raise UnusableFaction(f"{entry_told(entry)} cannot be used; {fault}")
    return faction


def loaded(entry: Entry) -> object:
    """Return what an entry point names; raises :class:`UnusableFaction` where it cannot be loaded."""
    try:
        return entry.load()
    except Exception as error:
        raise UnusableFaction(f"{entry_told(entry)} cannot be loaded ({_told(error)})") from error


def entry_told(entry: Entry) -> str:
    """Return an entry point as messages name it."""
    return f"the entry point {entry.name} of {entry.group}: {entry.value}"


def _told(error: Exception) -> str:
    first_line = str(error).partition("\n")[0]
    return f"{type(error).__name__}: {first_line}" if first_line else type(error).__name__


@cache
def titles() -> Mapping[str, str]:
    """Return the title of every installed faction by its name."""
    return {name: head.title for name, head in factions().heads.items()}


@cache
def colours() -> Mapping[str, str]:
    """Return the colour of every installed faction by its name."""
    return {name: head.colour for name, head in factions().heads.items()}


@cache
def by_letter() -> Mapping[str, Head]:
    """Return who every installed faction is by its Rootlog letter, without bots."""
    return {head.letter: head for head in factions().heads.values() if not head.replaces}


@cache
def bots_by_letter() -> Mapping[str, Head]:
    """Return who every installed bot is by its Rootlog letter, which is that of the faction it replaces."""
    return {head.letter: head for head in factions().heads.values() if head.replaces}


def word_for(piece: Piece, count: int) -> str:
    """Return the word for so many of a piece, ``torches``: that for one too where it has no plural."""
    owner = factions().get(piece.owner)
    uncounted = owner.names.uncounted if owner else ()
    word = in_words(piece.kind)
    return word if count == 1 or piece.kind in uncounted or word.endswith(("s", "y")) else several(word)
