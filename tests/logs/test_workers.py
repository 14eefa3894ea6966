"""Processes that work through tasks: in order, in time, and none is left behind."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from woodlaw.logs.time_limit import Allowance, TookTooLong, taken_by, time_limit
from woodlaw.logs.workers import AHEAD, DIED, TOOK_TOO_LONG, Ready, in_order

LONGEST_WAIT = 600
"""Seconds that a process may take to end on a machine that has much else to do."""


def work(task: object) -> object:
    """Do what a task says; in a process of its own."""
    match task:
        case "die":
            os._exit(1)
        case "hang":
            time.sleep(10 * LONGEST_WAIT)
        case "fail":
            raise ValueError("no")
        case "fail oddly":
            raise Odd(1, 2)
        case int():
            time.sleep(0.02 * (task % 3))
    return task


class Odd(Exception):
    """An error that does not travel."""

    def __init__(self, one: int, other: int) -> None:
        super().__init__(f"{one} and {other}")
        self.held = threading.Lock()


def lost(task: object, why: str) -> object:
    return f"{task}: {why}"


@pytest.mark.parametrize("jobs", [1, 2, 5])
def test_results_come_in_the_order_of_tasks(jobs: int) -> None:
    assert list(in_order(work, iter(range(40)), jobs, lost)) == list(range(40))
    assert list(in_order(work, iter(()), jobs, lost)) == []


def test_what_is_ready_is_not_worked_on() -> None:
    tasks = [Ready("fail"), "one", Ready("die"), Ready("x"), "two", *[Ready("y")] * 50]
    assert list(in_order(work, iter(tasks), 2, lost)) == ["fail", "one", "die", "x", "two", *["y"] * 50]


def test_few_tasks_are_begun_before_they_are_needed() -> None:
    taken: list[int] = []

    def tasks() -> Iterator[int]:
        for number in range(1_000):
            taken.append(number)
            yield 0

    results = in_order(work, tasks(), 2, lost)
    for _ in range(3):
        next(results)
    assert len(taken) <= 3 + 2 * AHEAD
    results.close()  # type: ignore[attr-defined]


def test_a_process_that_dies_costs_one_task() -> None:
    tasks = [1, "die", 2, 3, "die", 4]
    assert list(in_order(work, iter(tasks), 2, lost)) == [1, f"die: {DIED}", 2, 3, f"die: {DIED}", 4]


def test_a_process_that_is_killed_from_outside_costs_nothing() -> None:
    results = in_order(work, iter(range(60)), 2, lost)
    found = [next(results)]
    for process in multiprocessing.active_children():
        process.kill()
    assert [*found, *results] == list(range(60))


def test_what_takes_too_long_is_lost_and_the_rest_is_not() -> None:
    tasks = [1, "hang", 2, 3]
    assert list(in_order(work, iter(tasks), 2, lost, seconds=0.5)) == [1, f"hang: {TOOK_TOO_LONG}", 2, 3]


@pytest.mark.parametrize(
    ("task", "error", "said"), [("fail", ValueError, "no"), ("fail oddly", RuntimeError, "1 and 2")]
)
def test_what_the_work_raises_is_raised_in_its_turn(task: str, error: type[Exception], said: str) -> None:
    results = in_order(work, iter([1, 2, task, 3]), 2, lost)
    assert [next(results), next(results)] == [1, 2]
    with pytest.raises(error, match=said):
        next(results)
    assert not multiprocessing.active_children()


def test_no_process_is_left_when_nobody_wants_more() -> None:
    results = in_order(work, iter([1, *["hang"] * 10]), 3, lost)
    assert next(results) == 1
    assert len(multiprocessing.active_children()) == 3
    results.close()  # type: ignore[attr-defined]
    assert not multiprocessing.active_children()


PARENT = """
import signal, sys, time
signal.signal(signal.SIGINT, signal.default_int_handler)  # whoever runs the tests may ignore it
sys.path.insert(0, sys.argv[1])
from test_workers import lost, work
from woodlaw.logs.workers import in_order
import multiprocessing

if __name__ == "__main__":
    results = in_order(work, iter([1, *["hang"] * 10]), 3, lost)
    next(results)
    print(*(process.pid for process in multiprocessing.active_children()), flush=True)
    next(results)
"""


@pytest.mark.skipif(os.name != "posix", reason="signals are sent otherwise elsewhere")
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGKILL, signal.SIGINT], ids=lambda one: one.name)
def test_no_process_outlives_its_parent(number: signal.Signals) -> None:
    command = [sys.executable, "-c", PARENT, str(Path(__file__).parent)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as parent:
        assert parent.stdout
        children = [int(word) for word in parent.stdout.readline().split()]
        assert len(children) == 3
        parent.send_signal(number)
        parent.wait()
    until = time.monotonic() + LONGEST_WAIT
    while any(map(_lives, children)) and time.monotonic() < until:
        time.sleep(0.05)
    assert not any(map(_lives, children))


def _lives(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    try:
        # One that ended and that nobody has asked about yet is dead all the same.
        return ") Z " not in Path(f"/proc/{process}/stat").read_text(encoding="utf-8")
    except OSError:
        return Path("/proc").is_dir() is False


# The time limit -------------------------------------------------------------------------------------------------------
def _endless() -> None:
    with time_limit(0.1):
        while True:
            pass


def test_what_takes_too_long_is_broken_off() -> None:
    with pytest.raises(TookTooLong):
        _endless()
    time.sleep(0.15)


def test_the_same_in_another_thread() -> None:
    caught: list[bool] = []

    def run() -> None:
        try:
            _endless()
        except TookTooLong:
            caught.append(True)

    thread = threading.Thread(target=run)
    thread.start()
    thread.join()
    assert caught == [True]


@pytest.mark.parametrize("seconds", [None, 0.2])
def test_what_is_done_in_time_is_left_alone(seconds: float | None) -> None:
    def run() -> None:
        for _ in range(3):
            with time_limit(seconds):
                pass
        time.sleep(0.4)
        done.append(True)

    done: list[bool] = []
    run()
    thread = threading.Thread(target=run)
    thread.start()
    thread.join()
    assert done == [True, True]


@dataclass
class Machine:
    """A clock, and how much of a processor somebody gets of each second of it."""

    share: float
    now: float = 1000.0
    taken: float = 5.0

    def pass_by(self, seconds: float) -> None:
        self.now += seconds
        self.taken += seconds * self.share

    def seconds_until_used_up(self, seconds: float) -> float:
        allowance = Allowance(seconds, lambda: self.taken, lambda: self.now)
        began, used_up = self.now, False
        while not used_up:
            self.pass_by(allowance.wait)
            used_up = allowance.used_up()
        return self.now - began


@pytest.mark.parametrize("share", [1.0, 0.5, 0.02])
def test_what_works_may_take_as_much_of_a_processor_however_busy_the_machine_is(share: float) -> None:
    assert Machine(share).seconds_until_used_up(10) * share == pytest.approx(10, abs=0.05)


def test_what_waits_is_ended_by_the_clock() -> None:
    assert Machine(0.0).seconds_until_used_up(10) == pytest.approx(10)


def test_what_works_first_and_waits_then_is_ended_by_the_clock() -> None:
    machine = Machine(0.5)
    allowance = Allowance(10, lambda: machine.taken, lambda: machine.now)
    machine.pass_by(10)
    assert not allowance.used_up()
    machine.share = 0.0
    machine.pass_by(allowance.wait)
    assert allowance.used_up()


def test_the_time_of_a_process_is_that_of_a_processor() -> None:
    before = taken_by(os.getpid())
    began = time.process_time()
    while time.process_time() < began + 0.1:
        pass
    assert taken_by(os.getpid()) - before > 0.05


def test_an_alarm_of_somebody_elses_is_put_back() -> None:
    def theirs(_signal: int, _frame: object) -> None:
        return

    before = signal.signal(signal.SIGALRM, theirs)
    try:
        with time_limit(5):
            assert signal.getsignal(signal.SIGALRM) is not theirs
        assert signal.getsignal(signal.SIGALRM) is theirs
    finally:
        signal.signal(signal.SIGALRM, before)
