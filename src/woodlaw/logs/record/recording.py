"""Recording: whoever answers and whatever chance gives, noted while a game is played."""

from __future__ import annotations

import json
from collections.abc import Iterator

from woodlaw import __version__
from woodlaw.engine.chance import Chance
from woodlaw.engine.decisions import Asker, Decision, Judged, Option, label
from woodlaw.engine.play import Outcome, Table
from woodlaw.factions.base import Faction
from woodlaw.law.implements import innermost_in_force
from woodlaw.law.registry import law
from woodlaw.logs.record.lines import Answer, Assumed, Chanced, Ending, Entry, Header, entry_line, header_line

CORE = "1"
"""The chapter of the Law that every game is played by."""


def header_of(table: Table, seed: int | None = None) -> Header:
    """Return the header of a game at a table; ``seed`` is what its chance and its players came from, if anything."""
    state = table.state
    return Header(
        editions=editions(table),
        map=state.map.id,
        suits=state.suits[1:],
        deck=state.deck.id,
        seats=state.seats,
        setup_order=table.setup_order,
        assumed=tuple(assumed(table)),
        woodlaw=__version__,
        seed=seed,
    )


def editions(table: Table) -> dict[str, str]:
    """Return the documents of the Law that a table plays by, with their editions."""
    named = [CORE, *(faction.chapter for faction in _factions(table))]
    chapters = [law().chapter(chapter) for chapter in named if chapter in law().chapters()]
    return {chapter.document: chapter.edition for chapter in chapters}


def assumed(table: Table) -> Iterator[Assumed]:
    """Yield the values at a table that no source states."""
    for faction in _factions(table):
        for value, clause in faction.assumed.items():
            yield Assumed(faction.name, value, clause, json.dumps(faction.values.get(value)))


def _factions(table: Table) -> list[Faction]:
    seated = [table.factions[name] for name in table.state.seats]
    return [faction for faction in seated if isinstance(faction, Faction)]


class Recorder:
    """The record of one game while it is played: ``lines`` grow with every decision and every outcome of chance."""

    def __init__(self, table: Table, seed: int | None = None) -> None:
        self.lines = [header_line(header_of(table, seed))]

    def note(self, entry: Entry) -> None:
        """Note an entry; its line number is of no account."""
        self.lines.append(entry_line(entry))

    def end(self, outcome: Outcome) -> None:
        """Note how the game ended."""
        self.note(Ending(0, outcome.winners, outcome.clause, outcome.turns))

    def text(self) -> str:
        """Return the record as a file holds it."""
        return "".join(f"{line}\n" for line in self.lines)


class RecordingAsker:
    """An asker that notes what another one answers: neither what is no legal option, nor what was nobody's choice."""

    def __init__(self, asker: Asker, recorder: Recorder) -> None:
        self._asker = asker
        self._recorder = recorder
        self.decides_at_once: bool = getattr(asker, "decides_at_once", False)

    def __call__(self, decision: Decision) -> Option:
        """Return the other asker's answer."""
        answer = self._asker(decision)
        options = decision.options
        if answer in options and (not isinstance(options, Judged) or options.several):
            self._recorder.note(Answer(0, decision.player, decision.what, decision.clause, label(answer)))
        return answer


class RecordingChance:
    """A source of chance that notes what another one gives."""

    def __init__(self, chance: Chance, recorder: Recorder) -> None:
        self._chance = chance
        self._recorder = recorder

    def pick(self, what: str, count: int) -> int:
        """Return the other source's number."""
        outcome = self._chance.pick(what, count)
        self._recorder.note(Chanced(0, what, count, outcome, innermost()))
        return outcome

    def shuffle(self, what: str, count: int) -> tuple[int, ...]:
        """Return the other source's order."""
        outcome = self._chance.shuffle(what, count)
        self._recorder.note(Chanced(0, what, count, outcome, innermost()))
        return outcome


def innermost() -> str:
    """Return the innermost clause in force, or nothing outside of any."""
    return next(reversed(innermost_in_force()), "")
