"""Work on a Dask cluster: what one process gives, in the same order, whatever becomes of the workers."""

from __future__ import annotations

import io
import json
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("distributed")

from distributed import KilledWorker

from woodlaw.cli import main
from woodlaw.logs import batch, cluster, sources
from woodlaw.logs.cluster import CHUNK, Cluster, OtherProgram
from woodlaw.logs.workers import DIED, CannotGoOn, Ready

EXAMPLES = Path(__file__).parents[2] / "examples"
SHORTEST = 12
"""How many of the example games are checked, the shortest: what they hold matters to no cluster."""
START = 600
"""Seconds that a scheduler and its workers have to come up, on a machine that has much else to do."""


# A real one: a scheduler and two workers on the loopback --------------------------------------------------------------
class Real:
    """A scheduler and its workers, in processes of their own."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / "scheduler.json"
        self._folder = folder
        self._scheduler = self._run("scheduler", "--host", "127.0.0.1", "--port", "0")
        self.workers = [self.worker(), self.worker()]
        until = time.monotonic() + START
        while not self._is_written() and time.monotonic() < until:
            time.sleep(0.05)
        try:
            self.address: str = json.loads(self._file.read_text(encoding="utf-8"))["address"]
        except (OSError, ValueError):
            self.end()
            raise

    def _is_written(self) -> bool:
        """Whether the scheduler has written where it listens; the file is empty for a moment."""
        return self._file.exists() and self._file.stat().st_size > 0

    def worker(self) -> subprocess.Popen[bytes]:
        where = ("--local-directory", str(self._folder))
        return self._run("worker", "--host", "127.0.0.1", "--nthreads", "1", "--no-nanny", *where)

    def _run(self, what: str, *options: str) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-m", f"distributed.cli.dask_{what}", "--scheduler-file", str(self._file)]
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        return subprocess.Popen([*command, "--no-dashboard", *options], **quiet)  # type: ignore[call-overload, no-any-return]

    def end(self) -> None:
        for process in (*self.workers, self._scheduler):
            process.kill()
            process.wait()


@pytest.fixture(scope="module")
def real(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Real]:
    started = Real(tmp_path_factory.mktemp("dask"))
    yield started
    started.end()


@pytest.fixture
def two_workers(real: Real, monkeypatch: pytest.MonkeyPatch) -> Real:
    monkeypatch.setattr(cluster, "SECONDS", START)
    reached = Cluster(real.address)
    reached._client.wait_for_workers(2, timeout=START)
    reached.close()
    return real


@pytest.fixture
def games(tmp_path: Path) -> Path:
    folder = tmp_path / "games"
    folder.mkdir()
    texts = sorted((file.read_bytes() for file in EXAMPLES.glob("*/*.rootlog")), key=lambda text: (len(text), text))
    del texts[SHORTEST:]
    for number in range(3 * CHUNK):
        (folder / f"{number:02}.rootlog").write_bytes(b"// %d\n" % number + texts[number % len(texts)])
    (folder / "07.rootlog").write_bytes(b"")
    (folder / "08.rootlog").write_bytes(bytes(range(256)))
    (folder / "missing.rootlog").symlink_to(folder / "nowhere")
    return folder


def test_a_cluster_checks_and_plays_as_one_process_does(
    two_workers: Real, games: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = ("--resume", str(tmp_path / "kept"))
    told = []
    for options in ((), ("--cluster", two_workers.address), ("--cluster", two_workers.address, *kept), kept):
        code = main(["check", "--no-mends", "--format", "json", *options, str(games)])
        told.append((code, capsys.readouterr()))
    assert told[0][0] == 2
    assert told == [told[0]] * 4
    for folder, options in (("alone", ()), ("together", ("--cluster", two_workers.address))):
        arguments = ["simulate", "--seats", "C,Y", "--games", "3", "--rootlog", "--out", str(tmp_path / folder)]
        assert main([*arguments, *options]) == 0
    written = [
        {file.name: file.read_bytes() for file in (tmp_path / folder).iterdir()} for folder in ("alone", "together")
    ]
    assert len(written[0]) == 6
    assert written[0] == written[1]


def test_a_worker_that_dies_costs_time_and_nothing_else(
    two_workers: Real, games: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "CHUNK", 2)
    expected = list(batch.check(sources.find([str(games)], io.BytesIO())))
    reached = Cluster(two_workers.address)
    reports = batch.check(sources.find([str(games)], io.BytesIO()), cluster=reached)
    found = [next(reports)]
    two_workers.workers[0].kill()
    assert [*found, *reports] == expected
    reached.close()


# A played one ---------------------------------------------------------------------------------------------------------
class Played:
    """A client whose workers do what they are told at once, unless a task kills them."""

    def __init__(self, address: str = "", **options: object) -> None:
        self.submitted: list[list[object]] = []

    def nthreads(self) -> dict[str, int]:
        return {"one": 1}

    def wait_for_workers(self, count: int, timeout: float) -> None:
        raise TimeoutError

    def submit(self, function: Any, work: Any, tasks: list[object], expected: bytes, *, pure: bool) -> Any:
        self.submitted.append(tasks)
        return Promised(lambda: function(work, tasks, expected), tasks)


class Promised:
    def __init__(self, do: Any, tasks: list[object]) -> None:
        self._do = do
        self._tasks = tasks

    def result(self, timeout: float) -> object:
        if "deadly" in self._tasks:
            raise KilledWorker("task", "worker", 4)
        if "never" in self._tasks:
            raise TimeoutError
        return self._do()

    def release(self) -> None:
        return


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> Cluster:
    reached = Cluster.__new__(Cluster)
    reached._address = "tcp://here:1"
    reached._client = Played()
    return reached


def work(task: object) -> object:
    if task == "fail":
        raise ValueError("no")
    return f"did {task}"


def lost(task: object, why: str) -> object:
    return f"{task}: {why}"


def test_results_come_in_order_and_what_is_ready_stays_here(played: Cluster) -> None:
    tasks: list[object] = [Ready("kept") if number % 3 == 0 else number for number in range(50)]
    expected = ["kept" if number % 3 == 0 else f"did {number}" for number in range(50)]
    assert list(played.in_order(work, iter(tasks), lost)) == expected
    ready: list[object] = [Ready(1), Ready(2)]
    assert list(played.in_order(work, iter(ready), lost)) == [1, 2]
    assert sum(map(len, played._client.submitted)) == 33


def test_a_task_that_kills_its_workers_costs_itself(played: Cluster) -> None:
    tasks = [1, "deadly", Ready("kept"), 2]
    assert list(played.in_order(work, iter(tasks), lost)) == ["did 1", f"deadly: {DIED}", "kept", "did 2"]


def test_what_the_work_raises_is_raised_in_its_turn(played: Cluster) -> None:
    results = played.in_order(work, iter([1, "fail"]), lost)
    assert next(results) == "did 1"
    with pytest.raises(ValueError, match="no"):
        next(results)


def test_a_worker_with_another_woodlaw_does_nothing(played: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    results = played.in_order(work, iter([1]), lost)
    programs = iter([b"ours", b"theirs"])
    monkeypatch.setattr(cluster, "program", lambda: next(programs))
    with pytest.raises(CannotGoOn, match="a worker has another Woodlaw, or other factions") as error:
        next(results)
    assert OtherProgram.__name__ in str(error.value)
    assert error.value.where == "tcp://here:1"


def test_a_cluster_without_workers_is_given_up(played: Cluster) -> None:
    with pytest.raises(CannotGoOn, match="has had no worker for 60 seconds; expected one at least"):
        list(played.in_order(work, iter(["never"]), lost))


# None at all ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("address", ["", "nonsense", "foo://x:1", "127.0.0.1:99999999"])
def test_what_is_no_address_is_one_line(
    address: str, games: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(cluster, "SECONDS", 1)
    assert main(["check", "--format", "json", "--cluster", address, str(games)]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert "cannot be reached (" in said.err
    assert said.err.endswith("); expected the address of a Dask scheduler\n")
    assert said.err.count("\n") == 1


def test_who_does_not_answer_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "SECONDS", 1)
    with socket.socket() as mute:
        mute.bind(("127.0.0.1", 0))
        mute.listen()
        with pytest.raises(CannotGoOn, match="no answer in 1 seconds"):
            Cluster(f"127.0.0.1:{mute.getsockname()[1]}")


def test_without_dask_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(CannotGoOn, match=r"expected woodlaw\[cluster\] to be installed"):
        Cluster("127.0.0.1:1")


def test_jobs_are_for_one_machine(capsys: pytest.CaptureFixture[str]) -> None:
    for command in (["check", "x"], ["simulate", "--seats", "C,Y", "--out", "x"]):
        assert main([*command, "--jobs", "2", "--cluster", "127.0.0.1:1"]) == 2
        assert "--jobs and --cluster exclude each other" in capsys.readouterr().err
