"""One attempt at a scenario, and how it ends."""

import signal
from collections.abc import Callable
from typing import Any, NoReturn

import pytest

from woodlaw.engine.refusal import Forbidden, Refusal
from woodlaw.proof.scenario import Attempt, Ending, attempt

Told = Callable[..., Any]


def raising(error: BaseException) -> Callable[[], NoReturn]:
    def act() -> NoReturn:
        raise error

    return act


@pytest.mark.parametrize(
    ("error", "ended"),
    [
        (AssertionError("5 warriors, not 4"), Attempt(Ending.FAILED, "5 warriors, not 4")),
        (Forbidden(Refusal("4.2.1", "rules neither")), Attempt(Ending.FAILED, "4.2.1 rules neither")),
        (TypeError("not so"), Attempt(Ending.ACCIDENT, "TypeError: not so")),
        (KeyError("bees"), Attempt(Ending.ACCIDENT, "KeyError: 'bees'")),
        (RecursionError("deep"), Attempt(Ending.ACCIDENT, "RecursionError: deep")),
        (ValueError("one\ntwo"), Attempt(Ending.ACCIDENT, "ValueError: one")),
    ],
)
def test_how_an_attempt_ends(told: Told, error: Exception, ended: Attempt) -> None:
    assert attempt(told("scenario", raising(error)), 1) == ended


def test_an_attempt_passes(told: Told) -> None:
    assert attempt(told("scenario", lambda: None), 1) == Attempt(Ending.PASSED)


def test_an_attempt_that_goes_on_is_stuck(told: Told) -> None:
    def endless() -> None:
        while True:
            try:
                [number for number in range(1000)]  # noqa: C416 - something to do
            except Exception:  # noqa: S112 - as a rule might
                continue

    before = signal.getsignal(signal.SIGVTALRM)
    assert attempt(told("scenario", endless), 0.1) == Attempt(Ending.STUCK, "did not come to an end")
    assert signal.getsignal(signal.SIGVTALRM) is before
    assert signal.getitimer(signal.ITIMER_VIRTUAL) == (0, 0)


def test_whoever_stops_the_program_stops_it(told: Told) -> None:
    with pytest.raises(KeyboardInterrupt):
        attempt(told("scenario", raising(KeyboardInterrupt())), 1)
