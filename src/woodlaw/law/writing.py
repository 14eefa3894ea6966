"""Files that are written whole or not at all, whatever ends the program that writes them.

A file is written beside its place and then put there, so that nobody ever meets half of it: it is the old one, or the
new one. Nothing is left beside it when that fails. Where the system has files without a name, what is unfinished has
none, so that it is gone with the program that was at it.
"""

from __future__ import annotations

import errno
import os
import signal
import stat
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO

_AT_ONCE = getattr(os, "O_NONBLOCK", 0)
_BINARY = getattr(os, "O_BINARY", 0)
_WITHOUT_A_NAME = getattr(os, "O_TMPFILE", None)
_DESCRIPTORS = "/proc/self/fd"
_TRIES = 100
"""How often a folder is tried at most, where others write into it meanwhile."""
_PAUSE = 0.001
"""How much longer, in seconds, each try waits than the one before it."""
_ENDING = tuple(
    getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP", "SIGQUIT") if hasattr(signal, "pthread_sigmask")
)
"""The signals that may end a program while it puts a file in its place."""


class Changed(Exception):
    """A file is not replaced, for it holds something else than what was read of it."""


def write_file(path: str | Path, data: bytes) -> None:
    """Write a file wholly or not at all, or into a device or a pipe that somebody reads.

    A link stays, and what it leads to is written. Raises ``OSError`` and ``ValueError``.
    """
    try:
        mode: int | None = Path(path).stat().st_mode
    except FileNotFoundError:
        mode = None
    if mode is None or stat.S_ISREG(mode):
        _put(Path(path).resolve(), data, mode)
    else:
        _write_through(path, data)


def replace_file(path: str | Path, before: bytes, after: bytes) -> None:
    """Replace what a file holds, wholly or not at all, where that is still what it is said to be.

    Where several programs replace the same file, only one does. Raises :class:`Changed` in the others, and ``OSError``.
    """
    place = Path(path).resolve(strict=True)
    with place.open("rb") as file:
        if not _is_ours_alone(file.fileno()) or not os.path.samestat(os.fstat(file.fileno()), place.stat()):
            raise Changed
        if file.read(len(before) + 1) != before:
            raise Changed
        _put(place, after, place.stat().st_mode)


def _is_ours_alone(descriptor: int) -> bool:
    """Lock a file or a folder until it is closed; whether nobody else has it locked.

    Where nothing can be locked, it is ours.
    """
    try:
        import fcntl
    except ImportError:
        return True
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError:
        return True
    return True


def _write_through(path: str | Path, data: bytes) -> None:
    """Write into what is there, such as a device; a pipe that nobody reads is refused at once."""
    descriptor = os.open(path, os.O_WRONLY | _AT_ONCE | _BINARY)
    if _AT_ONCE:
        os.set_blocking(descriptor, True)
    with os.fdopen(descriptor, "wb") as file:
        file.write(data)


def _put(place: Path, data: bytes, mode: int | None) -> None:
    """Write a file beside a place and put it there; ``mode`` is that of the file which it replaces."""
    if mode is not None and not os.access(place, os.W_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
    descriptor = _unnamed(place.parent)
    if descriptor is None:
        _put_by_name(place, data, mode)
        return
    with os.fdopen(descriptor, "wb") as file:
        _fill(file, data, mode)
        with _held():
            _name_and_put(file.fileno(), place, is_new=mode is None)


def _fill(file: BinaryIO, data: bytes, mode: int | None) -> None:
    file.write(data)
    file.flush()
    if mode is not None:
        if hasattr(os, "fchmod"):
            os.fchmod(file.fileno(), stat.S_IMODE(mode))
        # What is replaced must not be lost for something that a power failure takes away.
        os.fsync(file.fileno())


def _put_by_name(place: Path, data: bytes, mode: int | None) -> None:
    """Do so where files have names from the beginning: it is removed where anything but a kill ends the program."""
    beside = place.with_name(f"{_name_beside(place)}-{os.getpid()}")
    with _held():
        try:
            with beside.open("xb") as file:
                _fill(file, data, mode)
            beside.replace(place)
        except BaseException:
            beside.unlink(missing_ok=True)
            raise


def _unnamed(folder: Path) -> int | None:
    """Open a new file without a name in a folder; None where the system or its disk has no such files."""
    if _WITHOUT_A_NAME is None or not os.path.isdir(_DESCRIPTORS):  # noqa: PTH112
        return None
    try:
        return os.open(folder, os.O_WRONLY | _WITHOUT_A_NAME, 0o666)
    except OSError as error:
        if error.errno in (errno.EISDIR, errno.EOPNOTSUPP, errno.EINVAL, errno.ENOENT):
            return None
        raise


def _name_and_put(descriptor: int, place: Path, *, is_new: bool) -> None:
    """Give a file without a name that of a place; only a kill can end the program in between.

    A link cannot replace what has its name, so the file has another name for a moment. Where something has that name
    already, such a kill left it there, because programs that write into one folder take turns.
    """
    beside, folder = _name_beside(place), os.open(place.parent, os.O_RDONLY)
    source = f"{_DESCRIPTORS}/{descriptor}"
    try:
        _take_turn(folder)
        if is_new:
            with suppress(FileExistsError):
                os.link(source, place.name, dst_dir_fd=folder)
                return
        with suppress(FileNotFoundError):
            os.unlink(beside, dir_fd=folder)
        os.link(source, beside, dst_dir_fd=folder)
        try:
            os.replace(beside, place.name, src_dir_fd=folder, dst_dir_fd=folder)
        except BaseException:
            os.unlink(beside, dir_fd=folder)
            raise
    finally:
        os.close(folder)


def _take_turn(folder: int) -> None:
    """Lock a folder until it is closed. Raises ``OSError`` where another has it locked for longer than any write."""
    for tried in range(_TRIES):
        time.sleep(tried * _PAUSE)
        if _is_ours_alone(folder):
            return
    raise OSError(errno.EBUSY, os.strerror(errno.EBUSY))


def _name_beside(place: Path) -> str:
    # Most commands that can write do not, and need not wait for this import.
    from hashlib import blake2b

    return f".woodlaw-{blake2b(os.fsencode(place.name), digest_size=8).hexdigest()}"


@contextmanager
def _held() -> Iterator[None]:
    """Hold back the signals that may end the program."""
    if not _ENDING:
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, _ENDING)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
