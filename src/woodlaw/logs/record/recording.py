"""Recording: whoever answers and whatever chance gives, noted while a game is played."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import lru_cache

from woodlaw import __version__
from woodlaw.engine.chance import Chance
from woodlaw.engine.decisions import Asker, Decision, Option, label
from woodlaw.engine.tables import Table
from woodlaw.factions.base import Faction
from woodlaw.factions.seating import seat_told
from woodlaw.law.implements import innermost_in_force
from woodlaw.law.registry import law
from woodlaw.logs.record.lines import (
    VERSION,
    Assumed,
    Entry,
    Header,
    answer_line,
    chance_line,
    entry_line,
    header_line,
    quoted,
)

CORE = "1"
"""The chapter of the Law that every game is played by."""


def header_of(table: Table, seed: int | None = None, version: int = VERSION) -> Header:
    """Return the header of a game at a table; ``seed`` is what its chance and its players came from, if anything."""
    state = table.state
    return Header(
        editions=editions(table),
        map=state.map.id,
        suits=state.suits[1:],
        deck=state.deck.id,
        seats=tuple(seat_told(state, seat) for seat in state.seats),
        setup_order=table.setup_order,
        assumed=tuple(assumed(table)),
        woodlaw=__version__,
        seed=seed,
        version=version,
        priority_markers=() if state.priority_markers == state.map.priority_markers else state.priority_markers,
        house_rules=tuple(rule.id for rule in state.house_rules),
    )


def editions(table: Table) -> dict[str, str]:
    """Return the documents of the Law that a table plays by, with their editions."""
    named = [CORE, *(faction.chapter for faction in _factions(table))]
    chapters = [law().chapter(chapter) for chapter in named if chapter in law().chapters()]
    return {chapter.document: chapter.edition for chapter in chapters}


def assumed(table: Table) -> Iterator[Assumed]:
    """Yield the values at a table that no source states, those that a user tells among them."""
    for faction in _factions(table):
        for value, clause in faction.assumed.items():
            yield Assumed(faction.name, value, clause, json.dumps(faction.values.get(value)))
        for value, clause in faction.laid_over.items():
            yield Assumed(faction.name, f"{value} (laid over)", clause, json.dumps(faction.values[value]))
        for card in faction.cards:
            for what in sorted(card.laid_over):
                taken = json.dumps(getattr(card, what))
                yield Assumed(faction.name, f"{what} of {card.name} (laid over)", f"card.{card.id}", taken)


def _factions(table: Table) -> list[Faction]:
    seated = [table.factions[name] for name in table.state.seats]
    return [faction for faction in seated if isinstance(faction, Faction)]


class Recorder:
    """The record of one game while it is played: ``lines`` grow with every decision and every outcome of chance."""

    def __init__(self, table: Table, seed: int | None = None, version: int = VERSION) -> None:
        self.lines = [header_line(header_of(table, seed, version))]

    def note(self, entry: Entry) -> None:
        """Note an entry."""
        self.lines.append(entry_line(entry))

    def text(self) -> str:
        """Return the record as a file holds it."""
        return "\n".join((*self.lines, ""))


_ASKING = 2
"""How many of the innermost calls have no mark where a game asks: that of the asker, and :meth:`~.Game.ask`."""


class RecordingAsker:
    """An asker that notes what another one answers, if it is a legal option.

    Only the recorder decides at once where the other does not: what turns out to be nobody's choice has its line too.
    """

    decides_at_once = True

    def __init__(self, asker: Asker, recorder: Recorder) -> None:
        self._asker = asker
        self._recorder = recorder
        self._at_once: bool = getattr(asker, "decides_at_once", False)

    def __call__(self, decision: Decision) -> Option:
        """Return the other asker's answer, or the single option of what is nobody's choice."""
        answer = self._asker(decision) if self._at_once else self._asked_of_all(decision)
        if answer in decision.options:
            clause = innermost_in_force(beyond=_ASKING)
            self._recorder.lines.append(answer_line(decision.player, decision.what, clause, _quoted(answer)))
        return answer

    def _asked_of_all(self, decision: Decision) -> Option:
        decision.options = tuple(decision.options)
        if len(decision.options) == 1:
            return decision.options[0]
        return self._asker(decision.hold())


class RecordingChance:
    """A source of chance that notes what another one gives."""

    def __init__(self, chance: Chance, recorder: Recorder) -> None:
        self._chance = chance
        self._recorder = recorder

    def pick(self, what: str, count: int) -> int:
        """Return the other source's number."""
        outcome = self._chance.pick(what, count)
        self._recorder.lines.append(chance_line(what, count, outcome, innermost_in_force(beyond=1)))
        return outcome

    def shuffle(self, what: str, count: int) -> tuple[int, ...]:
        """Return the other source's order."""
        outcome = self._chance.shuffle(what, count)
        self._recorder.lines.append(chance_line(what, count, outcome, innermost_in_force(beyond=1)))
        return outcome


@lru_cache(maxsize=65_536)
def _quoted(option: Option) -> str:
    """Return the label of an option as a line holds it; a record has the same few again and again."""
    return quoted(label(option))
