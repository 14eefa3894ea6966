"""Tasks in processes of their own."""

import os
import time
from collections.abc import Callable

import pytest

from woodlaw.proof.isolation import Lost, Task, isolated


def results(tasks: list[Callable[[], object]], at_once: int = 2, seconds: float = 5) -> dict[int, object]:
    return dict(isolated([Task(task, seconds) for task in tasks], at_once))


@pytest.mark.parametrize("at_once", [1, 2, 7])
def test_every_task_is_done_once_and_gives_its_result(at_once: int) -> None:
    tasks = [lambda number=number: (number, "x" * number * 50_000) for number in range(5)]
    assert results(list(tasks), at_once) == {number: (number, "x" * number * 50_000) for number in range(5)}
    assert results([], at_once) == {}


def test_what_a_task_leaves_behind_is_gone_with_it() -> None:
    left: list[int] = []

    def leave() -> int:
        left.append(1)
        return len(left)

    assert results([leave] * 3) == {0: 1, 1: 1, 2: 1}
    assert left == []
    assert results([os.getpid]) != {0: os.getpid()}


def test_a_task_that_raises_is_lost_and_the_others_are_not() -> None:
    def wrong() -> int:
        raise ValueError("wrong")

    def leaves() -> int:
        raise SystemExit(0)

    assert results([wrong, lambda: 1, leaves, lambda: 2]) == {
        0: Lost(out_of_time=False),
        1: 1,
        2: Lost(out_of_time=False),
        3: 2,
    }


def test_a_task_that_never_returns_to_python_is_ended() -> None:
    def endless() -> int:
        return sum(iter(int, 1))

    assert results([endless, lambda: 1], seconds=1) == {0: Lost(out_of_time=True), 1: 1}


def test_a_task_that_wants_all_memory_does_not_get_it() -> None:
    assert results([lambda: len(b"x" * (64 << 30)), lambda: 1]) == {0: Lost(out_of_time=False), 1: 1}


def test_tasks_are_ended_when_nobody_waits_for_them_any_more() -> None:
    def endless() -> int:
        while True:
            time.sleep(1)

    running = isolated([Task(lambda: 1, 5), Task(endless, 5)], 2)
    assert next(running) == (0, 1)
    running.close()  # type: ignore[attr-defined]
    with pytest.raises(ChildProcessError):
        os.waitpid(-1, os.WNOHANG)
