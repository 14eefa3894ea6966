"""Running the command line so that every end is an exit code and a line people understand."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from io import RawIOBase, StringIO
from typing import TextIO

import click

from woodlaw.cli.exits import (
    CANNOT_WRITE,
    CLEAN,
    FAULT,
    INTERRUPTED,
    NO_MEMORY,
    NOBODY_READS,
    UNUSABLE,
    CannotUse,
    NobodyReads,
    in_lines,
    say,
)
from woodlaw.cli.group import woodlaw

WRITE_ERRORS = frozenset({errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO, errno.EBADF, errno.EROFS})
"""What the system says when output cannot be written."""
NOTHING_LEFT = frozenset({errno.ENOMEM, errno.EAGAIN})
"""What it says when there is no memory, or no room for another process."""


def run(arguments: Sequence[str] | None) -> int:
    """Run the command line and return its exit code; see :func:`woodlaw.cli.main`."""
    try:
        _write_anything()
        code = woodlaw.main(args=arguments, prog_name="woodlaw", standalone_mode=False)
        _flush(sys.stdout)
    except click.ClickException as error:
        _show(error)
        return error.exit_code
    except (click.Abort, KeyboardInterrupt):
        return INTERRUPTED
    except (NobodyReads, BrokenPipeError):
        _stop_writing()
        return NOBODY_READS
    except Exception as error:
        if isinstance(error, OSError) and error.errno in WRITE_ERRORS:
            _stop_writing()
            say(f"the output cannot be written ({error.strerror}); expected a place with room for it")
            return CANNOT_WRITE
        if isinstance(error, MemoryError) or (isinstance(error, OSError) and error.errno in NOTHING_LEFT):
            _stop_writing()
            say("memory ran out; expected more of it, fewer --jobs, or less to do")
            return NO_MEMORY
        told = _told_by_a_package(error)
        if told:
            say(told)
            return UNUSABLE
        if os.environ.get("WOODLAW_DEBUG"):
            raise
        what = f"a fault in woodlaw itself ({type(error).__name__})"
        say(f"{what}; please report it, with what this prints when WOODLAW_DEBUG=1 is set")
        return FAULT
    return code if isinstance(code, int) else CLEAN


def _show(error: click.ClickException) -> None:
    """Write what click says to standard error; what somebody typed is written out in it where it does not print."""
    if isinstance(error, CannotUse):
        error.show()
        return
    written = StringIO()
    error.show(file=written)
    with suppress(OSError):
        click.echo(in_lines(written.getvalue()), err=True, nl=False)


def _told_by_a_package(error: Exception) -> str:
    """Return in one line a fault of a package that brings something, or of its Law; an empty text for any other."""
    from woodlaw.law.escaping import shown
    from woodlaw.law.files import LawError
    from woodlaw.law.installed import Unusable

    if isinstance(error, LawError):
        return shown(f"the Law cannot be read: {error.first}")
    return str(error) if isinstance(error, Unusable) else ""


def _write_anything() -> None:
    """Let output streams write all that they are given, and write out what their encoding lacks instead of failing."""
    if isinstance(getattr(sys.stdout, "buffer", None), RawIOBase):
        # Without a buffer (PYTHONUNBUFFERED), Python loses without a word what the system did not take at once.
        sys.stdout = open(sys.stdout.fileno(), "w", 1, sys.stdout.encoding, closefd=False)  # noqa: SIM115
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="backslashreplace")


def _flush(stream: TextIO | None) -> None:
    """Write what is still buffered, where the stream is open at all; the language server closes it when it ends."""
    if stream is not None and not stream.closed:
        stream.flush()


def _stop_writing() -> None:
    """Point standard output to nowhere, so that what is still buffered cannot fail once more when Python ends."""
    try:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
    except (OSError, ValueError):
        return
