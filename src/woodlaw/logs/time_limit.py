"""Breaking off what takes too long, in whichever thread it runs."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext


class TookTooLong(BaseException):
    """Raised in the midst of what takes too long; nobody takes it for a fault of what is read."""


def time_limit(seconds: float | None) -> AbstractContextManager[None]:
    """Raise :class:`TookTooLong` in the block once so many seconds have passed; None is no limit.

    In a program's main thread the alarm of the system is set, where it has one.
    """
    if seconds is None:
        return nullcontext()
    if threading.current_thread() is threading.main_thread() and hasattr(signal, "setitimer"):
        return _by_alarm(seconds)
    return _by_another_thread(seconds)


@contextmanager
def _by_alarm(seconds: float) -> Iterator[None]:
    def stop(_signal: int, _frame: object) -> None:
        raise TookTooLong

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

    thread = ctypes.c_ulong(threading.get_ident())
    under_way, lock = True, threading.Lock()

    def stop() -> None:
        with lock:
            if under_way:
                ctypes.pythonapi.PyThreadState_SetAsyncExc(thread, ctypes.py_object(TookTooLong))

    timer = threading.Timer(seconds, stop)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        with lock:
            under_way = False
        timer.cancel()
