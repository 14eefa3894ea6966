"""Work done by a Dask cluster, whose results come in the order of the tasks, as one process would give them.

Tasks travel with what they need, so that the machines of a cluster need share no files; they must have this very
Woodlaw. A worker that dies costs time: Dask begins its tasks again elsewhere.
"""

from __future__ import annotations

import asyncio
import logging
import threading
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError
from functools import partial
from itertools import islice
from typing import TYPE_CHECKING, Any

from woodlaw.logs.resuming import program
from woodlaw.logs.workers import DIED, CannotGoOn, Ready, Result, Task, answer, result_of

if TYPE_CHECKING:
    from distributed import Client, Future

CHUNK = 16
"""Tasks that travel together."""

AHEAD = 4
"""Chunks under way for each thread of the cluster: enough that none is idle, few enough that results do not pile up."""

LEAST_AHEAD = 16
"""Chunks under way at least, for workers that come later."""

SECONDS = 10
"""Seconds that a cluster has to answer, and to have a worker."""

PATIENCE = 60
"""Seconds after which a cluster that has lost its last worker is given up."""


_TALKATIVE = ("asyncio", "distributed", "tornado")


class Cluster:
    """A cluster that is reached at the address of its scheduler."""

    def __init__(self, address: str) -> None:
        """Reach it. Raises :class:`~woodlaw.logs.workers.CannotGoOn`."""
        self._address = address
        try:
            from distributed import Client
        except ImportError:
            raise self._useless("cannot be used without Dask; expected woodlaw[cluster] to be installed") from None
        _be_quiet()
        try:
            asyncio.run(_call(address))
            self._client: Client = Client(address, timeout=SECONDS, set_as_default=False)
        except (OSError, ValueError) as error:
            why = " ".join(str(error).split()) or f"no answer in {SECONDS} seconds"
            raise self._useless(f"cannot be reached ({why}); expected the address of a Dask scheduler") from None
        self._await_workers(SECONDS)

    def _useless(self, message: str) -> CannotGoOn:
        return CannotGoOn(self._address, message)

    def close(self) -> None:
        """Take leave of it, at once."""
        self._client.close(timeout=2)

    def in_order(
        self,
        work: Callable[[Task], Result],
        tasks: Iterator[Task | Ready[Result]],
        lost: Callable[[Task, str], Result],
    ) -> Iterator[Result]:
        """Yield what ``work`` returns for each task, in the order of tasks; what it raises is raised in its turn.

        ``lost`` gives the result of a task that killed its workers. Raises :class:`~woodlaw.logs.workers.CannotGoOn`
        where the cluster cannot.
        """
        most = max(LEAST_AHEAD, AHEAD * sum(self._client.nthreads().values()))
        under_way: deque[tuple[list[Task | Ready[Result]], list[Task], Future[Any] | None]] = deque()
        while True:
            while len(under_way) < most and (chunk := list(islice(tasks, CHUNK))):
                asked = [task for task in chunk if not isinstance(task, Ready)]
                under_way.append((chunk, asked, self._submit(work, asked) if asked else None))
            if not under_way:
                return
            chunk, asked, future = under_way.popleft()
            results = self._results(work, asked, future, lost) if future else iter(())
            for task in chunk:
                yield task.result if isinstance(task, Ready) else next(results)()

    def _submit(self, work: Callable[[Task], Result], tasks: list[Task]) -> Future[Any]:
        return self._client.submit(_work_through, work, tasks, program(), pure=False)

    def _results(
        self,
        work: Callable[[Task], Result],
        tasks: list[Task],
        future: Future[Any],
        lost: Callable[[Task, str], Result],
    ) -> Iterator[Callable[[], Result]]:
        """Yield what gives each result; where the tasks killed their workers, one after the other is tried alone."""
        from distributed import KilledWorker

        try:
            answers = self._wait_for(future)
        except KilledWorker:
            if len(tasks) == 1:
                yield partial(lost, tasks[0], DIED)
            else:
                for task in tasks:
                    yield from self._results(work, [task], self._submit(work, [task]), lost)
        else:
            yield from map(result_of, answers)

    def _wait_for(self, future: Future[Any]) -> list[tuple[bool, Any]]:
        from distributed import KilledWorker

        while True:
            try:
                found: list[tuple[bool, Any]] = future.result(timeout=SECONDS)
            except TimeoutError:
                self._await_workers(PATIENCE)
            except KilledWorker:
                raise
            except CancelledError:
                raise self._useless("was lost; expected a scheduler that stays until the end") from None
            except Exception as error:
                why = " ".join(f"{type(error).__name__}: {error}".split())
                raise self._useless(f"cannot go on ({why}); expected workers with this very Woodlaw") from None
            else:
                future.release()
                return found

    def _await_workers(self, seconds: int) -> None:
        try:
            self._client.wait_for_workers(1, timeout=seconds)
        except (TimeoutError, OSError):
            raise self._useless(f"has had no worker for {seconds} seconds; expected one at least") from None


def _be_quiet() -> None:
    """Let nobody else log what goes wrong: it is told by us, in one line."""
    for name in [*logging.root.manager.loggerDict]:
        if name.partition(".")[0] in _TALKATIVE:
            logging.getLogger(name).setLevel(logging.CRITICAL + 1)


async def _call(address: str) -> None:
    """Look whether a Dask scheduler answers; raises ``OSError`` and ``ValueError``."""
    from distributed.comm import connect

    async with asyncio.timeout(SECONDS):
        comm = await connect(address, timeout=SECONDS)
    comm.abort()


# On the workers -------------------------------------------------------------------------------------------------------
class OtherProgram(Exception):
    """The results of a worker would not be those of the one who asks."""


_ONE_AT_A_TIME = threading.Lock()
"""The clauses in force are those of one game: several threads of a worker take turns."""


def _work_through(work: Callable[[Task], Result], tasks: list[Task], expected: bytes) -> list[tuple[bool, object]]:
    """Return whether the work on each task returned, and what it returned or raised."""
    if program() != expected:
        raise OtherProgram("a worker has another Woodlaw, or other factions")
    with _ONE_AT_A_TIME:
        return [answer(work, task) for task in tasks]
