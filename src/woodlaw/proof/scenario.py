"""A scenario as the proof sees it, and one attempt at it."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from enum import StrEnum
from types import FrameType
from typing import Protocol

from woodlaw.engine.refusal import Forbidden

_LONGEST_REASON = 300
_AGAIN = 0.05
"""Seconds until the clock strikes again, where the first stroke got lost in a place that swallows exceptions."""


class Scenario(Protocol):
    """Something that can be run again and again, with the same outcome each time.

    ``id`` names it for people, ``tags`` are the clauses that it must exercise.
    """

    @property
    def id(self) -> str:
        """The name of the scenario, different from those of all others."""
        ...

    @property
    def tags(self) -> frozenset[str]:
        """The ids of the clauses that the scenario proves."""
        ...

    def run(self) -> None:
        """Run it from the beginning.

        Raises ``AssertionError`` or ``Forbidden`` when it does not hold, or does not exercise what it is tagged with.
        """
        ...


class Ending(StrEnum):
    """How an attempt at a scenario ends."""

    PASSED = "passed"
    """Everything holds."""
    FAILED = "failed"
    """An assertion does not hold, or something was refused."""
    ACCIDENT = "accident"
    """Something broke that no rule and no scenario speaks of."""
    STUCK = "stuck"
    """It went on for too long."""


@dataclass(frozen=True, slots=True)
class Attempt:
    """How an attempt ended, and one line that says why; empty when it passed."""

    ending: Ending
    why: str = ""


class _TimeIsUp(BaseException):
    """Raised into whatever runs when an attempt has used up its time; no rule can catch it by ``except Exception``."""


def attempt(scenario: Scenario, seconds: float) -> Attempt:
    """Run a scenario once, for at most so many seconds of processor time, and tell how it ended."""
    try:
        with _at_most(seconds):
            scenario.run()
    except (AssertionError, Forbidden) as failure:
        return Attempt(Ending.FAILED, _told(failure))
    except _TimeIsUp:
        return Attempt(Ending.STUCK, "did not come to an end")
    except Exception as accident:
        return Attempt(Ending.ACCIDENT, f"{type(accident).__name__}: {_told(accident)}")
    return Attempt(Ending.PASSED)


@contextmanager
def _at_most(seconds: float) -> Iterator[None]:
    """Raise :class:`_TimeIsUp` within the block once the process has worked for so long."""

    def strike(_: int, __: FrameType | None) -> None:
        raise _TimeIsUp

    before = signal.signal(signal.SIGVTALRM, strike)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds, _AGAIN)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


def _told(error: Exception) -> str:
    """Return the first line of an error's message, not too long."""
    return str(error).partition("\n")[0][:_LONGEST_REASON]
