"""Processes that work through tasks, whose results come in the order of the tasks.

No process outlives its parent, whatever ends that; one that dies or takes too long costs the task that it was at, and
another takes its place.
"""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from woodlaw.law.values import Fixed
from woodlaw.logs.time_limit import Allowance, taken_by

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

Task = TypeVar("Task")
Result = TypeVar("Result")

AHEAD = 8
"""Tasks for each process that are begun or done before an earlier one is: enough that no process is idle for long, few
enough that results do not pile up."""

TRIES = 2
"""How often a task is begun at most, where the process that works on it dies."""

DIED = "the process that worked on it died, perhaps for want of memory"
TOOK_TOO_LONG = "it took too long and was broken off"


class CannotGoOn(Exception):
    """Work cannot be begun or go on for want of what it needs: ``where``, and one line of what was expected."""

    def __init__(self, where: str, message: str) -> None:
        super().__init__(where, message)
        self.where = where

    def __str__(self) -> str:
        return str(self.args[1])


class NoRoom(CannotGoOn):
    """What is made on the way cannot be written."""


class Ready(Fixed, Generic[Result]):
    """A result that is known already, in the place of a task."""

    result: Result


def in_order(
    work: Callable[[Task], Result],
    tasks: Iterator[Task | Ready[Result]],
    jobs: int,
    lost: Callable[[Task, str], Result],
    seconds: float | None = None,
) -> Iterator[Result]:
    """Yield what ``work`` returns for each task, in the order of tasks, whatever the number of ``jobs``.

    What ``work`` raises is raised in its turn. ``lost`` gives the result of a task whose process died again and again,
    or took more than so many ``seconds`` of a processor, or waited as long; it is told which. Tasks, results and
    ``work`` travel between processes. A single job is done in this process.
    """
    if jobs <= 1:
        for task in tasks:
            yield task.result if isinstance(task, Ready) else work(task)
        return
    crew = _Crew(work, tasks, jobs, lost, seconds)
    try:
        yield from crew.results()
    finally:
        crew.dismiss()


@dataclass(slots=True)
class _Assignment(Generic[Task]):
    """A task that is under way: its number, and how often it was begun."""

    number: int
    task: Task
    tries: int = 0


class _Worker(Generic[Task, Result]):
    """A process, our end of the line to it, and what it is at."""

    def __init__(self, work: Callable[[Task], Result]) -> None:
        # A single job is done without any of this, also where there are no processes.
        from multiprocessing import Pipe, Process

        self.line, its_line = Pipe()
        self.process = Process(target=_serve, args=(work, its_line, self.line), daemon=True)
        self.process.start()
        its_line.close()
        self.assignment: _Assignment[Task] | None = None
        self.allowance: Allowance | None = None

    def begin(self, assignment: _Assignment[Task], seconds: float | None) -> None:
        """Hand a task to it; whether it still lives shows when its answer is waited for."""
        assignment.tries += 1
        self.assignment = assignment
        process = self.process.pid or 0
        self.allowance = Allowance(seconds, lambda: taken_by(process)) if seconds is not None else None
        with suppress(OSError):
            self.line.send(assignment.task)

    def dismiss(self) -> None:
        """End it at once."""
        self.process.kill()
        self.process.join()
        self.line.close()


class _Crew(Generic[Task, Result]):
    """The processes at work, the tasks to come and the results that wait for earlier ones."""

    def __init__(
        self,
        work: Callable[[Task], Result],
        tasks: Iterator[Task | Ready[Result]],
        jobs: int,
        lost: Callable[[Task, str], Result],
        seconds: float | None,
    ) -> None:
        self._work = work
        self._tasks = enumerate(tasks)
        self._jobs = jobs
        self._lost = lost
        self._seconds = seconds
        self._workers: list[_Worker[Task, Result]] = []
        self._again: list[_Assignment[Task]] = []
        self._done: dict[int, Callable[[], Result]] = {}
        self._next = 0
        self._begun = 0

    def results(self) -> Iterator[Result]:
        """Yield the results in order."""
        while True:
            self._hand_out()
            while self._next in self._done:
                self._next += 1
                yield self._done.pop(self._next - 1)()
                self._hand_out()
            if not any(worker.assignment for worker in self._workers):
                return
            self._await()

    def dismiss(self) -> None:
        """End all processes at once."""
        for worker in self._workers:
            worker.dismiss()

    def _hand_out(self) -> None:
        """Give everybody who is idle a task, as long as there are any and not too many are ahead of the next result."""
        idle = [worker for worker in self._workers if worker.assignment is None]
        while assignment := self._next_assignment(bool(idle) or len(self._workers) < self._jobs):
            worker = idle.pop() if idle else self._hire()
            worker.begin(assignment, self._seconds)

    def _hire(self) -> _Worker[Task, Result]:
        worker = _Worker(self._work)
        self._workers.append(worker)
        return worker

    def _next_assignment(self, hands_free: bool) -> _Assignment[Task] | None:
        """Return the next task that somebody must work on; results that are ready are put with those done."""
        if self._again and hands_free:
            return self._again.pop()
        while hands_free and self._begun < self._next + self._jobs * AHEAD:
            upcoming = next(self._tasks, None)
            if upcoming is None:
                break
            number, task = upcoming
            self._begun = number + 1
            if not isinstance(task, Ready):
                return _Assignment(number, task)
            self._done[number] = result_of((True, task.result))
        return None

    def _await(self) -> None:
        """Wait until somebody has an answer, dies or takes too long, and note what became of the tasks."""
        from multiprocessing.connection import wait

        busy = [worker for worker in self._workers if worker.assignment]
        timeout = min((worker.allowance.wait for worker in busy if worker.allowance), default=None)
        answering = wait([worker.line for worker in busy], timeout)
        for worker in busy:
            if worker.line in answering:
                self._take_answer(worker)
            elif worker.allowance and not worker.allowance.wait and worker.allowance.used_up():
                self._replace(worker, TOOK_TOO_LONG, again=False)

    def _take_answer(self, worker: _Worker[Task, Result]) -> None:
        try:
            received = worker.line.recv()
        except (EOFError, OSError):
            self._replace(worker, DIED, again=True)
            return
        if worker.assignment:
            self._done[worker.assignment.number] = result_of(received)
        worker.assignment = None

    def _replace(self, worker: _Worker[Task, Result], why: str, *, again: bool) -> None:
        """Dismiss a process; its task is begun again by another, or lost. The next task hires another."""
        worker.dismiss()
        self._workers.remove(worker)
        assignment = worker.assignment
        if assignment and again and assignment.tries < TRIES:
            self._again.append(assignment)
        elif assignment:
            self._done[assignment.number] = partial(self._lost, assignment.task, why)


def result_of(answered: tuple[bool, Any]) -> Callable[[], Any]:
    """Return what gives the result of an :func:`answer`, or raises the error."""
    returned, given = answered

    def result() -> Any:
        if returned:
            return given
        raise given

    return result


# In the processes -----------------------------------------------------------------------------------------------------
def _serve(work: Callable[[Task], Result], line: Connection, parents_end: Connection) -> None:
    """Work on tasks as they come, until there is nobody to answer to."""
    # The keyboard interrupts the parent too, and it ends us.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parents_end.close()
    threading.Thread(target=_die_with_the_parent, daemon=True).start()
    with suppress(EOFError, OSError):
        while True:
            line.send(answer(work, line.recv()))
    # Not by the usual way out, which would write once more what the parent had not written yet when we were born.
    os._exit(0)


def answer(work: Callable[[Task], Result], task: Task) -> tuple[bool, object]:
    """Return whether the work returned, and what it returned or raised."""
    try:
        return True, work(task)
    except Exception as error:
        return False, _portable(error)


def _portable(error: Exception) -> Exception:
    """Return an error that travels: itself, or its words alone."""
    import pickle

    try:
        pickle.loads(pickle.dumps(error))  # noqa: S301 - made here
    except Exception:
        return RuntimeError(f"{type(error).__name__}: {error}")
    return error


def _die_with_the_parent() -> None:
    from multiprocessing import parent_process
    from multiprocessing.connection import wait

    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)
