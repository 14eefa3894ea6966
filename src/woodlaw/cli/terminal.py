"""What a terminal gets and a file does not: colours and a progress bar."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator
from types import TracebackType
from typing import TextIO, TypeVar

import click

from woodlaw.logs.findings import FindingKind

One = TypeVar("One")

STYLES: dict[str, dict[str, str | bool]] = {
    FindingKind.VIOLATION.value: {"fg": "red", "bold": True},
    FindingKind.OMISSION.value: {"fg": "yellow", "bold": True},
    FindingKind.UNDECIDED.value: {"fg": "cyan"},
    FindingKind.NOTATION.value: {"fg": "blue"},
    "place": {"bold": True},
    "clause": {"fg": "magenta"},
    "aside": {"dim": True},
}


def is_terminal(stream: TextIO | None) -> bool:
    """Tell whether a stream, where there is one, is a terminal that can do more than print lines."""
    try:
        return stream is not None and stream.isatty() and os.environ.get("TERM") != "dumb"
    except ValueError:
        return False


def wants_colours() -> bool:
    """Tell whether standard output is a terminal whose user has not said ``NO_COLOR``."""
    return is_terminal(sys.stdout) and not os.environ.get("NO_COLOR")


def painted(text: str, style: str) -> str:
    """Return the text with the colours of a style in :data:`STYLES`."""
    return click.style(text, **STYLES[style]) if text else text  # type: ignore[arg-type]


class Progress:
    """A progress bar on standard error over some games; none at all where ``hidden``. ``label`` says what is done."""

    def __init__(self, games: int, *, hidden: bool, label: str = "checking") -> None:
        self._bar = None if hidden else click.progressbar(length=games, label=label, show_pos=True, file=sys.stderr)

    def __enter__(self) -> Progress:
        if self._bar:
            self._bar.render_progress()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self._finish()

    def watch(self, results: Iterable[One]) -> Iterator[One]:
        """Yield each game's result, stepping on after it, and leave the bar above what is written after the last."""
        for result in results:
            yield result
            if self._bar:
                self._bar.update(1)
        self._finish()

    def make_room(self) -> None:
        """Clear the bar's line, so that other output starts on an empty one; the next step draws the bar again."""
        if self._bar:
            from shutil import get_terminal_size

            columns = get_terminal_size().columns
            click.echo(f"\r{' ' * (columns - 1)}\r", nl=False, file=sys.stderr)

    def _finish(self) -> None:
        if self._bar:
            self._bar.render_finish()
            self._bar = None
