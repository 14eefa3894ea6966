"""Running one input through a reader's commands, and saying what is wrong with what came of it."""

from __future__ import annotations

import io
import json
import os
import re
import signal
import sys
import traceback
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from dataclasses import dataclass
from pathlib import Path
from time import process_time

from fuzz.readers import FILE, FOLDER, OTHER, WORDS, Reader

SECONDS = 5.0
"""Seconds of computing that a command may take for an input; looking for mends of a dozen lines takes one, on a machine
that has much else to do nearly three."""
GIVEN_UP = 20.0
"""Seconds after which a command is broken off."""
LONGEST_ARGUMENT = 2_000
"""Characters of an argument at most; systems bound what a command line holds."""
CODES = frozenset({0, 1, 2, 3})
"""How a command may end."""


class TakesTooLong(BaseException):
    """Raised in the midst of a command that goes on and on; no reader can mistake it for a fault of the input."""


@dataclass(frozen=True)
class Broken:
    """What is wrong: the command, in a word or two the ``kind``, and the whole story."""

    command: tuple[str, ...]
    kind: str
    story: str


def run(reader: Reader, data: bytes, folder: Path, only: int | None = None) -> Iterator[Broken]:
    """Yield what is wrong with how the commands of a reader, or the one of a number, take an input."""
    file, other = folder / reader.file, folder / "other"
    file.write_bytes(data)
    if reader.other:
        other.write_text(reader.other, encoding="utf-8")
    words = data.decode("utf-8", "replace").replace("\0", "")[:LONGEST_ARGUMENT]
    stands_for = {FILE: str(file), FOLDER: str(folder), OTHER: str(other), WORDS: words}
    chosen = reader.commands if only is None else (reader.commands[only % len(reader.commands)],)
    for command in chosen:
        arguments = [stands_for.get(part, part) for part in command]
        found = _broken(command, arguments)
        if found:
            yield found


def _broken(command: tuple[str, ...], arguments: list[str]) -> Broken | None:
    from woodlaw.cli import main

    said, complained = io.StringIO(), io.StringIO()
    before = process_time()
    try:
        with redirect_stdout(said), redirect_stderr(complained), _debugging(), _broken_off():
            code = main(arguments)
    except TakesTooLong:
        return Broken(command, "hangs", f"broken off after {GIVEN_UP} seconds:\n{_where()}")
    except (Exception, SystemExit) as error:
        story = traceback.format_exc()
        return Broken(command, _kind(error), story)
    seconds = process_time() - before
    if seconds > SECONDS:
        return Broken(command, "slow", f"{seconds:.1f} seconds")
    if code not in CODES:
        return Broken(command, f"ends with {code}", complained.getvalue())
    return _misprinted(command, said.getvalue(), complained.getvalue())


def _misprinted(command: tuple[str, ...], said: str, complained: str) -> Broken | None:
    raw = next((one for one in said + complained if not one.isprintable() and one != "\n"), "")
    if raw:
        return Broken(command, "raw control character", repr(raw))
    if "Traceback" in complained:
        return Broken(command, "prints a traceback", complained)
    if "json" in command or "sarif" in command:
        try:
            json.loads(said or "null")
        except ValueError as error:
            return Broken(command, "no JSON", str(error))
    return None


@contextmanager
def _debugging() -> Iterator[None]:
    """Let faults come out as they are."""
    before = os.environ.get("WOODLAW_DEBUG")
    os.environ["WOODLAW_DEBUG"] = "1"
    try:
        yield
    finally:
        if before is None:
            del os.environ["WOODLAW_DEBUG"]
        else:
            os.environ["WOODLAW_DEBUG"] = before


@contextmanager
def _broken_off() -> Iterator[None]:
    def stop(_signal: int, _frame: object) -> None:
        raise TakesTooLong

    if not hasattr(signal, "setitimer"):
        yield
        return
    before = signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, GIVEN_UP)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _where() -> str:
    return "".join(traceback.format_exc().splitlines(keepends=True)[-30:])


def _kind(error: BaseException) -> str:
    """Return the error and where it arose, so that the same fault is told once."""
    frames = traceback.extract_tb(error.__traceback__)
    ours = [frame for frame in frames if "woodlaw" in frame.filename] or list(frames)
    at = ours[-1]
    return f"{type(error).__name__} in {Path(at.filename).name}:{at.lineno}"


def peak_memory() -> int:
    """Return the most bytes that this process has held."""
    try:
        found = re.search(r"VmHWM:\s+(\d+)", Path("/proc/self/status").read_text(encoding="utf-8"))
        return int(found[1]) * 1024 if found else 0
    except OSError:
        import resource

        peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        return peak if sys.platform == "darwin" else peak * 1024
