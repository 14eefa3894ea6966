"""A recorded game as an editor holds it: its findings, what stands at a place in it, and what mends it.

Lines and columns count from 1 here, as everywhere in Woodlaw, and columns count characters.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from woodlaw.asking import records
from woodlaw.asking.lookups import look_up
from woodlaw.asking.tables import board_of
from woodlaw.engine.state import State
from woodlaw.factions.registry import titles
from woodlaw.law.registry import law
from woodlaw.logs.check import is_record_text
from woodlaw.logs.findings import Finding, GameReport
from woodlaw.logs.rootlog.cursor import Misread
from woodlaw.logs.rootlog.grammar import strict_action
from woodlaw.logs.rootlog.reader import lines_of, read
from woodlaw.logs.rootlog.syntax import Action, Log, Unread
from woodlaw.logs.rootlog.writer import write_action
from woodlaw.logs.telling import Telling
from woodlaw.logs.time_limit import TookTooLong, time_limit
from woodlaw.logs.watching import Step, watch

COMMENT = "//"
"""What begins a remark, in which anything can be written."""

LONGEST = 10
"""Seconds after which a text is given up; an editor waits for an answer."""

_ID = re.compile(r"[A-Z0-9]+(?:\.[0-9A-Za-z]+)*")
_REMEMBERED = 8
"""How many texts are remembered, the last ones asked about."""


@dataclass(frozen=True, slots=True)
class Mend:
    """Another way to write what stands at a place: ``written`` becomes ``meant``; ``title`` says so."""

    line: int
    column: int
    written: str
    meant: str

    @property
    def title(self) -> str:
        """What an editor calls it."""
        return f"Write {self.meant}"


@lru_cache(maxsize=_REMEMBERED)
def report_of(text: str, name: str) -> GameReport:
    """Return the report of a text; its ``error`` says why where it is no game or takes too long. Never raises."""
    return records.report_of(text, name, LONGEST)


@lru_cache(maxsize=_REMEMBERED)
def log_of(text: str) -> Log:
    """Return the syntax tree of a text that is Rootlog; an empty one where it is a record."""
    return Log() if is_record_text(text) else read(text)


def mends(text: str, first: int, last: int) -> list[Mend]:
    """Return how actions of the lines ``first`` to ``last`` are written as the notation asks, where they are not.

    The reader has understood them, so each mend says the same as what it replaces.
    """
    return [mend for action in _actions(log_of(text)) if first <= action.line <= last for mend in _plain(action)]


def explained(text: str, name: str, line: int, column: int) -> str:
    """Return in Markdown what is found at a place and what happened there, with the board after it; empty for nothing.

    For what stands between actions it is nothing.
    """
    action = _action_at(log_of(text), line, column)
    found = [each for each in report_of(text, name).findings if _covers(each, line, column)]
    told = [_told_finding(each) for each in found]
    if action is not None:
        told += _told_step(text, action)
    return "\n\n".join(told)


def clauses_at(text: str, name: str, line: int, column: int) -> list[str]:
    """Return the clauses that stand behind a place: those of what is found there, and one that a comment names."""
    found = [each.clause for each in report_of(text, name).findings if each.clause and _covers(each, line, column)]
    lines = lines_of(text)
    for word in _ID.finditer(lines[line - 1] if line <= len(lines) else ""):
        begun = lines[line - 1].find(COMMENT)
        if 0 <= begun <= word.start() < column <= word.end() + 1:
            found.append(word[0])
    return [each for each in dict.fromkeys(found) if each in law()]


def _actions(log: Log) -> Iterator[Action]:
    for turn in (*log.setup, *log.turns):
        yield from turn.actions


def _plain(action: Action) -> Iterator[Mend]:
    if not action.bends or isinstance(action.node, Unread):
        return
    plain = write_action(action.node)
    try:
        again, bends = strict_action(plain)
    except Misread:
        return
    if again == action.node and not bends and plain != action.text:
        yield Mend(action.line, action.column, action.text, plain)


def _action_at(log: Log, line: int, column: int) -> Action | None:
    there = (action for action in _actions(log) if action.line == line)
    return next((a for a in there if a.column <= column < a.column + max(1, len(a.text))), None)


def _covers(finding: Finding, line: int, column: int) -> bool:
    return finding.line == line and finding.column <= column < finding.column + max(1, len(finding.action))


def _told_finding(finding: Finding) -> str:
    lines = [f"**{finding.kind.value}**{f' {finding.clause}' if finding.clause else ''}: {escaped(finding.message)}"]
    if finding.expected:
        lines.append(f"Expected: {escaped(finding.expected)}")
    if finding.clause in law():
        found = look_up(finding.clause)
        lines.append(f"*{found.cited}*: {found.words}".rstrip(": "))
    return "  \n".join(lines)


def _told_step(text: str, action: Action) -> list[str]:
    """Return what an action of a log did, a line an event, and the board after it."""
    events: list[str] = []
    board: list[str] = []
    telling = Telling(titles())

    def take(step: Step, state: State) -> None:
        if (step.line, step.column) == (action.line, action.column):
            events.extend(filter(None, map(telling.told, step.events)))
            board[:] = [board_of(state)]

    try:
        with time_limit(LONGEST):
            watch(text, take)
    except (ValueError, TookTooLong):
        return []
    return ["  \n".join(map(escaped, events)), *(f"```text\n{each}\n```" for each in board)]


def escaped(text: str) -> str:
    """Return text that may come from a file so that Markdown shows it as it is."""
    return "".join(f"\\{each}" if each in r"\`*_{}[]<>()#+-!|~" else each for each in text)
