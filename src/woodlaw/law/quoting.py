"""A clause in full, as findings and rulings tell it alike."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from woodlaw.law.clauses import Reading

WIDTH = 100
"""Columns that a clause's words are wrapped to."""


def in_full(text: str, readings: Iterable[Reading]) -> Iterator[str]:
    """Yield the lines of a clause in our words and of the readings taken, each after the sign of a quotation."""
    yield from quoted(text)
    for reading in readings:
        yield from quoted(f"reading: {reading.on} {reading.reading}")
        if reading.other:
            yield from quoted(f"the other side: {reading.other}")


def quoted(text: str) -> list[str]:
    """Return a text as lines after the sign of a quotation."""
    from textwrap import wrap

    return wrap(text, WIDTH, initial_indent="| ", subsequent_indent="| ", break_long_words=False)
