"""How a command ends: the exit codes, and the error that ends one with a line."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import IO, Any

import click

CLEAN = 0
"""Exit code: nothing to say."""
FOUND = 1
"""Exit code: findings as grave as ``--fail-on`` or graver."""
UNUSABLE = 2
"""Exit code: a path, a file or an argument that could not be used."""
FAULT = 70
"""Exit code: a fault in Woodlaw itself."""
NO_MEMORY = 71
"""Exit code: the machine has no memory left, or no room for another process."""
CANNOT_WRITE = 74
"""Exit code: the output could not be written."""
INTERRUPTED = 130
"""Exit code: stopped from the keyboard."""
NOBODY_READS = 141
"""Exit code: whoever read the output went away, as ``head`` does."""


class CannotUse(click.ClickException):
    """Ends a command with exit code 2 and one line that says where, what is wrong, and what was expected."""

    exit_code = UNUSABLE

    def show(self, file: IO[Any] | None = None) -> None:
        """Write the line to standard error."""
        say(self.message)


class CannotWrite(CannotUse):
    """Ends a command with exit code 74 and one such line: what it made could not be written."""

    exit_code = CANNOT_WRITE


class NobodyReads(Exception):
    """Ends a command because whoever read its output went away."""


def say(message: str) -> None:
    """Write one line from Woodlaw to standard error, where there is anybody to read it."""
    with suppress(OSError):
        click.echo(f"woodlaw: {in_lines(message)}", err=True)


@contextmanager
def answered(where: str = "") -> Iterator[None]:
    """End the command where something cannot be used or understood, with a line for each thing that is wrong."""
    from woodlaw.law.escaping import shown
    from woodlaw.law.problems import CannotAnswer

    where = f"{where}: " if where else ""
    try:
        yield
    except CannotAnswer as error:
        *others, last = (f"{where}{shown(problem.message)}" for problem in error.problems)
        for other in others:
            say(other)
        raise CannotUse(last) from None
    except ValueError as error:
        raise CannotUse(f"{where}{shown(str(error))}") from None


def in_lines(text: str) -> str:
    """Return a text with its lines as they are, and written out in them what does not print."""
    from woodlaw.law.escaping import visible

    return "\n".join(map(visible, text.split("\n")))
