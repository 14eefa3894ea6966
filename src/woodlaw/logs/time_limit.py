"""Breaking off what takes too long, in whichever thread it runs.

Work is measured by the time of a processor that it takes, so that a busy machine ends nothing which another would not.
What waits takes none: it is ended by the clock.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path

AT_WORK = 0.01
"""What share of a processor is work; who gets less, waits."""
_WITHOUT_THREADS = ("emscripten", "wasi")
"""Where Python runs within something else, which starts no thread for it."""
_OFTEN = 0.02
"""Seconds between two looks, at least."""


class TookTooLong(BaseException):
    """Raised in the midst of what takes too long; nobody takes it for a fault of what is read."""


class Allowance:
    """So many seconds of a processor, or as many of the clock in which nothing is done."""

    def __init__(self, seconds: float, taken: Callable[[], float], clock: Callable[[], float] = time.monotonic) -> None:
        """Begin; ``taken`` tells how many seconds of a processor were taken up to now."""
        self._seconds, self._taken, self._clock = seconds, taken, clock
        self._began = self._before = taken()
        self._looked = clock()
        self._until = self._looked + seconds

    @property
    def wait(self) -> float:
        """In how many seconds of the clock to look whether it is used up."""
        return max(0.0, self._until - self._clock())

    def used_up(self) -> bool:
        """Whether it is used up; to be asked when the time to wait is over. Where it is not, there is another."""
        now, taken = self._clock(), self._taken()
        left = self._seconds - (taken - self._began)
        if left <= 0 or taken - self._before < AT_WORK * (now - self._looked):
            return True
        self._before, self._looked, self._until = taken, now, now + max(_OFTEN, left)
        return False


def time_limit(seconds: float | None) -> AbstractContextManager[None]:
    """Raise :class:`TookTooLong` in the block once an allowance of so many seconds is used up; None is no limit.

    In a program's main thread the alarm of the system is set, where it has one. In a browser there is neither alarm nor
    thread: there it is for the page to end what takes too long.
    """
    if seconds is None or sys.platform in _WITHOUT_THREADS:
        return nullcontext()
    if threading.current_thread() is threading.main_thread() and hasattr(signal, "setitimer"):
        return _by_alarm(seconds)
    return _by_another_thread(seconds)


def taken_by(process: int) -> float:
    """Return how many seconds of a processor a process has taken; where the system does not tell, those of the clock.

    Those of a process that is gone are 0.
    """
    try:
        told = Path(f"/proc/{process}/stat").read_text(encoding="utf-8", errors="replace")
    except OSError:
        return 0.0 if Path("/proc/self/stat").exists() else time.monotonic()
    used = told.rpartition(")")[2].split()[11:13]
    return sum(map(int, used)) / os.sysconf("SC_CLK_TCK")


@contextmanager
def _by_alarm(seconds: float) -> Iterator[None]:
    allowance = Allowance(seconds, time.process_time)

    def stop(_signal: int, _frame: object) -> None:
        if allowance.used_up():
            raise TookTooLong
        signal.setitimer(signal.ITIMER_REAL, max(_OFTEN, allowance.wait))

    before = signal.signal(signal.SIGALRM, stop)
    try:
        signal.setitimer(signal.ITIMER_REAL, seconds)
        try:
            yield
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
    finally:
        signal.signal(signal.SIGALRM, before)


@contextmanager
def _by_another_thread(seconds: float) -> Iterator[None]:
    import ctypes

    thread, done, lock = threading.get_ident(), threading.Event(), threading.Lock()
    allowance = Allowance(seconds, _clock_of(thread))

    def watch() -> None:
        while not done.wait(allowance.wait):
            if not allowance.used_up():
                continue
            with lock:
                if not done.is_set():
                    raised = ctypes.py_object(TookTooLong)
                    ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread), raised)
            return

    threading.Thread(target=watch, daemon=True).start()
    try:
        yield
    finally:
        with lock:
            done.set()


def _clock_of(thread: int) -> Callable[[], float]:
    """Return what tells the time of a processor that a thread has taken; where the system does not, the clock."""
    clock_of = getattr(time, "pthread_getcpuclockid", None)
    if clock_of is None:
        return time.monotonic
    clock = clock_of(thread)
    return lambda: time.clock_gettime(clock)
