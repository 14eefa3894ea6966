"""Rulings as text for people."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from textwrap import wrap

from woodlaw import asking
from woodlaw.adjudication.deciding import BROKEN
from woodlaw.asking.cases import Answered
from woodlaw.law.escaping import shown, visible
from woodlaw.law.quoting import WIDTH, in_full, quoted


def told(file: str, case: Answered, *, in_full: bool = False) -> Iterator[str]:
    """Yield the lines of an answer; there are none for a case that could not be read.

    The verdict comes first with the clause that decides, then the chain of clauses that it rests on and what happens.
    ``in_full`` tells these clauses in our words, with the readings taken, but without the reasons for readings: these
    are in the JSON, and what ``woodlaw law`` says of the clause.
    """
    ruling = case.ruling
    if ruling is None:
        return
    yield f"{visible(file)}:{case.line}: {shown(case.name)}: {shown(str(ruling))}"
    yield f"    {shown(ruling.player)}: {shown(ruling.action)}"
    if case.differs:
        yield f"    differs from what was expected: {shown(case.differs)}"
    if not in_full:
        yield from _chain(ruling)
        yield from _printings(ruling)
    yield from _listed("before it", ruling.before)
    yield from _listed("up to there" if ruling.verdict == "illegal" else "happens", ruling.happens)
    yield from _listed("then open", [str(ruling.left_open)] if ruling.left_open else [])
    yield from _listed("nearest legal", ["; ".join(ruling.nearest_legal)] if ruling.nearest_legal else [])
    yield from _listed("note", ruling.taken_for_granted)
    if in_full and ruling.because:
        yield "    grounds:"
        for ground in ruling.because:
            yield from _ground(ground)


def _chain(ruling: asking.Ruling) -> Iterator[str]:
    """Yield the clauses that an answer rests on besides the one that decides, each with what would be without it."""
    for ground in ruling.because[1:]:
        without = ground.without.partition("; ")[0]
        told = f"; without it {without}" if without.partition(":")[0] != ruling.verdict and without != BROKEN else ""
        yield from _wrapped(f"by {ground.clause}{shown(told) if without else ''}")


def _printings(ruling: asking.Ruling) -> Iterator[str]:
    """Yield, of the clauses that an answer rests on, which wording of two is played."""
    for ground in ruling.because:
        for reading in ground.readings:
            if reading.printing:
                yield from _wrapped(f"{ground.clause.id}: {reading.on} {reading.reading}")


def _listed(heading: str, lines: Iterable[str]) -> Iterator[str]:
    for line in lines:
        yield from _wrapped(f"{heading}: {shown(line)}")


def _ground(ground: asking.Because) -> Iterator[str]:
    yield f"      {ground.clause}"
    yield from (f"        {line}" for line in in_full(ground.words, ground.readings))
    told = [f"without it: {shown(ground.without)}"] if ground.without else []
    told += [f"assumed, for no source states it: {assumed}" for assumed in ground.assumed]
    told += [f"yours, for no source states it: {value}" for value in ground.laid_over]
    for each in told:
        yield from (f"        {line}" for line in quoted(each))


def _wrapped(text: str) -> list[str]:
    return wrap(text, WIDTH, initial_indent=" " * 4, subsequent_indent=" " * 6, break_long_words=False)
