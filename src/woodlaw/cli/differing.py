"""The form in which ``woodlaw law`` tells what differs between the publisher's file and ours, whatever is compared."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Sized
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

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


@dataclass(frozen=True, slots=True)
class Differing(Generic[Each]):
    """What a file of the publisher's has otherwise: ``groups`` of what differs, by what the groups are called.

    ``told`` tells one in lines, ``entry`` as JSON has it; ``what`` they are, and ``whose`` the others.
    """

    file: Path
    comparison: Compared
    groups: Mapping[str, Sequence[Each]]
    told: Callable[[str, Each], Iterator[str]]
    entry: Callable[[Each], dict[str, Any]]
    what: str
    whose: str = "ours"
    another_language: bool = False
    more: Mapping[str, Any] = field(default_factory=dict)
    """What else JSON says of the comparison."""

    def written(self, format_name: str) -> tuple[int, Iterator[str]]:
        """Return the exit code and the lines in a format."""
        lines = self._as_json() if format_name == "json" else self._as_text()
        return FOUND if self.comparison.differences else CLEAN, lines

    def _as_text(self) -> Iterator[str]:
        """Yield how much differs, and each group by its name, unless it is empty."""
        where = visible(str(self.file))
        if self.another_language:
            yield f"{where}: in another language: only its structure is compared"
        if not self.comparison.differences:
            yield f"{where}: the same {len(self.comparison.same)} {self.what} as {self.whose}"
            return
        counts = ", ".join(f"{len(group)} {name}" for name, group in self.groups.items())
        yield f"{where}: {self.comparison.differences} of its {self.what} and {self.whose} differ: {counts}"
        for name, group in self.groups.items():
            if group:
                yield ""
                yield name.capitalize()
            for each in group:
                yield from self.told(name, each)

    def _as_json(self) -> Iterator[str]:
        content = {"version": VERSION, "file": str(self.file), "same": len(self.comparison.same), **self.more}
        content |= {name.replace(" ", "_"): list(map(self.entry, group)) for name, group in self.groups.items()}
        yield json.dumps(content, indent=1)


def told_changes(changes: Iterable[str]) -> Iterator[str]:
    """Yield a line for each place at which a text says something else by now."""
    yield from (f"    words     {shown(change)}" for change in changes)
