"""The form in which ``woodlaw law`` tells what differs between the publisher's file and ours, whatever is compared."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Sized
from pathlib import Path
from typing import Any, Protocol, TypeVar

from woodlaw.cli.exits import CLEAN, FOUND, CannotUse
from woodlaw.law.files import LawError
from woodlaw.logs.reports.escaping import shown, visible

VERSION = 1
"""The version of the JSON format; it changes only when a reader of the format would break."""
Found = TypeVar("Found")
Each = TypeVar("Each")


class Compared(Protocol):
    """What was compared: how much of it differs, and what is the same."""

    @property
    def differences(self) -> int:
        """How many differ."""

    @property
    def same(self) -> Sized:
        """Those that do not."""


def read_or_refuse(read: Callable[[], Found]) -> Found:
    """Return what reading files gives; raises :class:`~woodlaw.cli.exits.CannotUse` for one that cannot be read."""
    try:
        return read()
    except LawError as error:
        raise CannotUse(f"law: {shown(error.problems[0])}") from None


def ended(comparison: Compared) -> int:
    """Return the exit code of a comparison."""
    return FOUND if comparison.differences else CLEAN


def as_text(
    file: Path,
    comparison: Compared,
    groups: Mapping[str, Sequence[Each]],
    told: Callable[[str, Each], Iterator[str]],
    *,
    what: str,
    whose: str = "ours",
    another_language: bool = False,
) -> Iterator[str]:
    """Yield the lines of a comparison: how much differs, and each group of it by its name, unless it is empty."""
    where = visible(str(file))
    if another_language:
        yield f"{where}: in another language: only its structure is compared"
    if not comparison.differences:
        yield f"{where}: the same {len(comparison.same)} {what} as {whose}"
        return
    counts = ", ".join(f"{len(group)} {name}" for name, group in groups.items())
    yield f"{where}: {comparison.differences} of its {what} and {whose} differ: {counts}"
    for name, group in groups.items():
        if group:
            yield ""
            yield name.capitalize()
        for each in group:
            yield from told(name, each)


def told_changes(changes: Iterable[str]) -> Iterator[str]:
    """Yield a line for each place at which a text says something else by now."""
    yield from (f"    words     {shown(change)}" for change in changes)


def as_json(file: Path, comparison: Compared, **groups: Any) -> Iterator[str]:
    """Yield a comparison as JSON, as one line of lines."""
    content = {"version": VERSION, "file": str(file), "same": len(comparison.same), **groups}
    yield json.dumps(content, indent=1)
