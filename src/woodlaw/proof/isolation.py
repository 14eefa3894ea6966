"""Tasks in child processes of their own, so that nothing that one of them leaves behind reaches another.

A child is forked: it has everything that was loaded and read before, at no cost, and starts with the same caches as
every other child. What it changes is gone with it.
"""

from __future__ import annotations

import gc
import os
import pickle
import resource
import selectors
import signal
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from math import ceil
from typing import Any, Generic, TypeVar

Result = TypeVar("Result")

MOST_MEMORY = 2 << 30
"""Bytes of addresses that a child may use."""
_CHUNK = 1 << 16


@dataclass(frozen=True, slots=True)
class Task(Generic[Result]):
    """Something to do in a process of its own, which is ended after so many seconds of processor time."""

    do: Callable[[], Result]
    seconds: float


@dataclass(frozen=True, slots=True)
class Lost:
    """What is known of a task whose process ended without a result."""

    out_of_time: bool


@dataclass(slots=True)
class _Child:
    number: int
    process: int
    said: bytes = b""


def possible() -> bool:
    """Return whether this system can fork."""
    return hasattr(os, "fork")


def isolated(tasks: Iterable[Task[Result]], at_once: int) -> Iterator[tuple[int, Result | Lost]]:
    """Do tasks, so many at once, and yield the number and result of each as they end.

    A result must be such that pickle can carry it. What a task raises makes it :class:`Lost`.
    """
    frozen = gc.get_freeze_count()
    gc.collect()
    gc.freeze()
    waiting = enumerate(tasks)
    children: dict[int, _Child] = {}
    selector = selectors.DefaultSelector()
    try:
        while True:
            while len(children) < at_once and (following := next(waiting, None)) is not None:
                end, child = _start(*following)
                children[end] = child
                selector.register(end, selectors.EVENT_READ)
            if not children:
                return
            for key, _ in selector.select():
                child = children[key.fd]
                chunk = os.read(key.fd, _CHUNK)
                child.said += chunk
                if not chunk:
                    selector.unregister(key.fd)
                    os.close(key.fd)
                    del children[key.fd]
                    yield child.number, _ended(child)
    finally:
        for end, child in children.items():
            with suppress(ProcessLookupError):
                os.kill(child.process, signal.SIGKILL)
            os.waitpid(child.process, 0)
            os.close(end)
        selector.close()
        if not frozen:  # else somebody keeps garbage from being looked for in what was there before
            gc.unfreeze()


def _start(number: int, task: Task[Any]) -> tuple[int, _Child]:
    read, write = os.pipe()
    process = os.fork()
    if process:
        os.close(write)
        return read, _Child(number, process)
    status = 1
    try:
        os.close(read)
        _bound(task.seconds)
        said = pickle.dumps(task.do())
        while said:
            said = said[os.write(write, said) :]
        status = 0
    finally:
        # Whatever happened, the child must not go on with what the parent was doing.
        os._exit(status)


def _bound(seconds: float) -> None:
    most = ceil(seconds)
    resource.setrlimit(resource.RLIMIT_CPU, (most, most + 1))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))


def _ended(child: _Child) -> Any:
    _, status = os.waitpid(child.process, 0)
    if os.WIFEXITED(status) and os.WEXITSTATUS(status) == 0:
        return pickle.loads(child.said)  # noqa: S301 - our own child wrote it
    return Lost(os.WIFSIGNALED(status) and os.WTERMSIG(status) in (signal.SIGXCPU, signal.SIGKILL))
