"""Answers as text for people and as JSON for programs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from textwrap import wrap
from typing import Any

from woodlaw.adjudication.cases import Answered
from woodlaw.adjudication.deciding import BROKEN
from woodlaw.adjudication.ruling import Ground, Ruling, Verdict, title_of
from woodlaw.law.plain import plain_readings
from woodlaw.logs.reports.clauses import WIDTH, in_full, quoted
from woodlaw.logs.reports.escaping import shown, visible

VERSION = 1
"""The version of the JSON format; it changes only when a reader of the format would break."""


@dataclass(frozen=True, slots=True)
class Filed:
    """An answered case and the name of its file."""

    file: str
    case: Answered


# Text -----------------------------------------------------------------------------------------------------------------
def as_text(filed: Filed, *, in_full: bool = False) -> Iterator[str]:
    """Yield the lines of an answer; there are none for a case that could not be read.

    The verdict comes first with the clause that decides, then the chain of clauses that it rests on and what happens.
    ``in_full`` tells these clauses in our words, with the readings taken, but without the reasons for readings: these
    are in the JSON, and what ``woodlaw law`` says of the clause.
    """
    case, ruling = filed.case, filed.case.ruling
    if ruling is None:
        return
    yield f"{visible(filed.file)}:{case.line}: {shown(case.name)}: {shown(verdict_line(ruling))}"
    yield f"    {shown(ruling.player)}: {shown(ruling.action)}"
    if case.differs:
        yield f"    differs from what was expected: {shown(case.differs)}"
    if not in_full:
        yield from _chain(ruling)
        yield from _printings(ruling)
    illegal = ruling.verdict is Verdict.ILLEGAL
    yield from _listed("before it", ruling.before)
    yield from _listed("up to there" if illegal else "happens", ruling.happens)
    if ruling.open:
        yield from _wrapped(f"then open: {shown(ruling.open)}", "    ")
    if ruling.instead:
        yield from _wrapped(f"nearest legal: {shown('; '.join(ruling.instead))}", "    ")
    yield from _listed("note", ruling.notes)
    if in_full and ruling.grounds:
        yield "    grounds:"
        for ground in ruling.grounds:
            yield from _ground(ground)


def verdict_line(ruling: Ruling) -> str:
    """Return a verdict with the clause that decides, on one line."""
    if ruling.legal and ruling.grounds:
        return f"{ruling.verdict}: by {title_of(ruling.grounds[0].clause)}"
    return str(ruling)


def _chain(ruling: Ruling) -> Iterator[str]:
    """Yield the clauses that an answer rests on besides the one that decides, each with what would be without it."""
    for ground in ruling.grounds:
        without = ground.without.partition("; ")[0]
        told = f"; without it {without}" if without.partition(":")[0] != ruling.verdict and without != BROKEN else ""
        if ground is not ruling.grounds[0]:
            yield from _wrapped(f"by {title_of(ground.clause)}{shown(told) if without else ''}", "    ")


def _printings(ruling: Ruling) -> Iterator[str]:
    """Yield, of the clauses that an answer rests on, which wording of two is played."""
    for ground in ruling.grounds:
        for reading in ground.readings:
            if reading.printing:
                yield from _wrapped(f"{ground.clause}: {reading.on} {reading.reading}", "    ")


def _listed(heading: str, lines: Iterable[str]) -> Iterator[str]:
    for line in lines:
        yield from _wrapped(f"{heading}: {shown(line)}", "    ")


def _ground(ground: Ground) -> Iterator[str]:
    yield f"      {title_of(ground.clause)}"
    yield from (f"        {line}" for line in in_full(ground.text, ground.readings))
    told = [f"without it: {shown(ground.without)}"] if ground.without else []
    told += [f"assumed, for no source states it: {assumed}" for assumed in ground.assumed]
    told += [f"yours, for no source states it: {value}" for value in ground.laid_over]
    for each in told:
        yield from (f"        {line}" for line in quoted(each))


def _wrapped(text: str, indent: str) -> list[str]:
    line = f"{indent}{text}"
    if len(line) <= WIDTH and text.isprintable() and text == text.strip():
        return [line]
    return wrap(text, WIDTH, initial_indent=indent, subsequent_indent=f"{indent}  ", break_long_words=False)


# JSON -----------------------------------------------------------------------------------------------------------------
def as_data(filed: Filed) -> dict[str, Any]:
    """Return an answered case as plain data; one that could not be read has its ``errors`` and no verdict."""
    case, ruling = filed.case, filed.case.ruling
    told: dict[str, Any] = {"file": filed.file, "line": case.line, "case": case.name}
    if ruling is None:
        return {**told, "verdict": None, "errors": [message for _, message in case.errors]}
    return {**told, **ruling_data(ruling), "agrees": None if case.differs is None else not case.differs} | (
        {"differs": case.differs} if case.differs else {}
    )


def ruling_data(ruling: Ruling) -> dict[str, Any]:
    """Return a ruling as plain data."""
    return {
        "verdict": ruling.verdict.value,
        "player": ruling.player,
        "action": ruling.action,
        "clause": ruling.clause,
        "reason": ruling.reason,
        "grounds": [_ground_data(ground) for ground in ruling.grounds],
        "before": list(ruling.before),
        "happens": list(ruling.happens),
        "open": ruling.open,
        "instead": list(ruling.instead),
        "notes": list(ruling.notes),
    }


def _ground_data(ground: Ground) -> dict[str, Any]:
    readings = plain_readings(ground.readings)
    return {
        "clause": ground.clause,
        "title": ground.title,
        "text": ground.text,
        "readings": readings,
        "assumed": list(ground.assumed),
        "without": ground.without,
    } | ({"laid_over": list(ground.laid_over)} if ground.laid_over else {})
