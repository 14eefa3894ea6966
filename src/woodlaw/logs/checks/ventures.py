"""Moves and battles: what effects give a player of them besides those of its turn."""

from __future__ import annotations

from collections.abc import Iterator

from woodlaw.engine.events import Battled, CardsMoved, Event, Moved, TurnEnded
from woodlaw.logs.audits.audit import Offence
from woodlaw.logs.audits.turns import note_ventures_besides
from woodlaw.logs.books import Books
from woodlaw.logs.checks.registry import before


@before(Moved, Battled, CardsMoved, TurnEnded)
def note_ventures(books: Books, _: Event) -> Iterator[Offence]:
    """Note what effects may have given, before what is in force changes; factions hold their turns against it."""
    if books.turn is not None and not books.turn.setup:
        note_ventures_besides(books.game, books.turn.events)
    return iter(())
