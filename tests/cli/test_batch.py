from __future__ import annotations

import io
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from woodlaw.logs import batch, sources
from woodlaw.logs.rootlog.decoding import LARGEST_FILE
from woodlaw.logs.sources import Source

GAME = b"Map: Fall\nDeck: Standard\nA: Ann\nC: Carl\n\nC:t_k->4\nA:3#->$\n\nC:w->4\n"


def found(*paths: Path | str, standard_input: bytes = b"") -> list[Source]:
    return list(sources.find(map(str, paths), io.BytesIO(standard_input)))


def test_a_folder_gives_its_games_sorted_at_any_depth(tmp_path: Path) -> None:
    for name in ("b.rootlog", "a/z.rootlog", "a/b/c/d.rootlog", "a.rootlog", "C.ROOTLOG", "notes.txt", "a/rootlog"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes(GAME)
    assert [source.name.removeprefix(f"{tmp_path}/") for source in found(tmp_path)] == [
        "C.ROOTLOG",
        "a/b/c/d.rootlog",
        "a/z.rootlog",
        "a.rootlog",
        "b.rootlog",
    ]


def test_paths_keep_the_order_they_were_given_in(tmp_path: Path) -> None:
    one, two = tmp_path / "one.txt", tmp_path / "two.rootlog"
    one.write_bytes(GAME)
    two.write_bytes(GAME)
    assert [source.name for source in found(two, "-", one, standard_input=GAME)] == [str(two), "-", str(one)]


def test_a_folder_without_games_says_so(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_bytes(GAME)
    (source,) = found(tmp_path)
    assert source.error == "a folder without games; expected files named *.rootlog or *.jsonl in it"


def test_links_that_make_a_circle_end(tmp_path: Path) -> None:
    (tmp_path / "game.rootlog").write_bytes(GAME)
    (tmp_path / "again").symlink_to(tmp_path, target_is_directory=True)
    (tmp_path / "folder.rootlog").symlink_to(tmp_path, target_is_directory=True)
    (tmp_path / "self.rootlog").symlink_to(tmp_path / "self.rootlog")
    names = {Path(source.name).name: source for source in found(tmp_path)}
    assert list(names) == ["folder.rootlog", "game.rootlog", "self.rootlog"]
    assert "not a regular file" in batch.check_source(names["folder.rootlog"]).error
    assert "cannot be read" in batch.check_source(names["self.rootlog"]).error


def test_folders_nested_deeper_than_calls_are_walked(tmp_path: Path) -> None:
    depth = 30
    (tmp_path / "/".join("d" * depth)).mkdir(parents=True)
    (tmp_path / "/".join("d" * depth) / "game.rootlog").write_bytes(GAME)
    # Not so deep that the folders could not be cleared away, but deeper than calls may then be nested.
    limit = sys.getrecursionlimit()
    try:
        sys.setrecursionlimit(_frames() + depth)
        sources = found(tmp_path)
    finally:
        sys.setrecursionlimit(limit)
    assert [Path(source.name).name for source in sources] == ["game.rootlog"]


def _frames() -> int:
    frame, count = sys._getframe(), 0
    while frame.f_back is not None:
        frame, count = frame.f_back, count + 1
    return count


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no named pipes on this system")
def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.rootlog")
    (source,) = found(tmp_path)
    assert "not a regular file" in batch.check_source(source).error


@pytest.mark.skipif(not os.path.exists("/dev/zero"), reason="no devices on this system")  # noqa: PTH110
def test_a_device_is_not_read() -> None:
    (source,) = found("/dev/zero")
    assert "not a regular file" in batch.check_source(source).error


@pytest.mark.parametrize(
    ("path", "said"),
    [
        ("no/such.rootlog", "no such file or folder"),
        ("", "an empty path"),
        ("x" * 5000, "cannot be read"),
        ("\0", "cannot be read"),
    ],
)
def test_paths_that_lead_nowhere_are_errors_of_one_line(path: str, said: str) -> None:
    (source,) = found(path)
    error = batch.check_source(source).error
    assert said in error
    assert "; expected " in error
    assert "\n" not in error


def test_a_file_too_large_is_not_read_whole(tmp_path: Path) -> None:
    huge = tmp_path / "huge.rootlog"
    with huge.open("wb") as file:
        file.truncate(LARGEST_FILE + 1)
    assert "larger than 5000000 bytes" in batch.check_source(Source("huge.rootlog", str(huge))).error
    (source,) = found("-", standard_input=b"x" * (LARGEST_FILE + 1))
    assert "larger than 5000000 bytes" in source.error


def test_an_empty_file_is_told_apart(tmp_path: Path) -> None:
    (tmp_path / "empty.rootlog").write_bytes(b"")
    errors = [batch.check_source(source).error for source in found(tmp_path, "-")]
    assert errors == ["an empty file; expected a recorded game"] * 2


def test_names_that_are_not_utf_8_can_be_written(tmp_path: Path) -> None:
    odd = os.fsencode(tmp_path) + b"/\xff.rootlog"
    try:
        Path(os.fsdecode(odd)).write_bytes(GAME)
    except OSError:
        pytest.skip("this file system takes no such names")
    (source,) = found(tmp_path)
    assert source.name.endswith("/\\xff.rootlog")
    assert source.name.encode("utf-8")
    assert not batch.check_source(source).error


def test_many_processes_report_as_one_does(tmp_path: Path) -> None:
    for number in range(40):
        (tmp_path / f"{number:02}.rootlog").write_bytes(GAME + b"C:w->%d\n" % number)
    (tmp_path / "17.rootlog").write_bytes(b"")
    (tmp_path / "missing.rootlog").symlink_to(tmp_path / "nowhere")
    alone = list(batch.check(found(tmp_path)))
    assert len(alone) == 41
    assert list(batch.check(found(tmp_path), jobs=2)) == alone
    assert list(batch.check(found(tmp_path), jobs=3)) == alone


def test_a_fault_in_one_game_leaves_the_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import woodlaw.logs.check

    def fault(data: bytes, name: str, *, plays: bool, witnessed: bool) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(woodlaw.logs.check, "check_bytes", fault)
    report = batch.check_source(Source("one.rootlog", data=GAME))
    assert report.error == "a fault in woodlaw, please report it (ZeroDivisionError); expected a report"
    monkeypatch.setenv("WOODLAW_DEBUG", "1")
    with pytest.raises(ZeroDivisionError):
        batch.check_source(Source("one.rootlog", data=GAME))


def test_a_worker_that_dies_costs_one_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import multiprocessing

    if multiprocessing.get_start_method() != "fork":
        pytest.skip("workers do not share what a test puts in place of the check")
    import woodlaw.logs.check
    from woodlaw.logs.findings import GameReport

    def deadly(data: bytes, name: str, *, plays: bool, witnessed: bool) -> GameReport:
        if name.endswith("13.rootlog"):
            os._exit(1)
        return GameReport(name)

    monkeypatch.setattr(woodlaw.logs.check, "check_bytes", deadly)
    for number in range(40):
        (tmp_path / f"{number:02}.rootlog").write_bytes(GAME)
    reports = list(batch.check(found(tmp_path), jobs=2))
    assert [Path(report.file).stem for report in reports] == [f"{number:02}" for number in range(40)]
    assert [Path(report.file).stem for report in reports if report.error] == ["13"]
    assert reports[13].error == "the process that worked on it died, perhaps for want of memory; expected a report"


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize("how", ["computing", "waiting"])
def test_a_game_that_takes_too_long_costs_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, jobs: int, how: str
) -> None:
    import multiprocessing

    if multiprocessing.get_start_method() != "fork":
        pytest.skip("workers do not share what a test puts in place of the check")
    import woodlaw.logs.check
    from woodlaw.logs.findings import GameReport

    def endless(data: bytes, name: str, *, plays: bool, witnessed: bool) -> GameReport:
        while name.endswith("3.rootlog"):
            if how == "waiting":
                time.sleep(60)
        return GameReport(name)

    monkeypatch.setattr(woodlaw.logs.check, "check_bytes", endless)
    for number in range(6):
        (tmp_path / f"{number}.rootlog").write_bytes(GAME)
    reports = list(batch.check(found(tmp_path), jobs, seconds=0.3))
    assert [Path(report.file).stem for report in reports] == list("012345")
    assert [report.error for report in reports if report.error] == [
        "not checked in 0.3 seconds, and broken off; expected a recorded game, or a longer time limit"
    ]


INTERRUPTED = """
import signal, sys, time
signal.signal(signal.SIGINT, signal.default_int_handler)  # whoever runs the tests may ignore it
import woodlaw.logs.check
from woodlaw.logs.findings import GameReport

def check_bytes(data, name, *, plays, witnessed):
    print(name, flush=True)
    while True:
        time.sleep(0.01)

woodlaw.logs.check.check_bytes = check_bytes
from woodlaw.cli import main
sys.exit(main(sys.argv[1:]))
"""


@pytest.mark.skipif(sys.platform != "linux", reason="workers do not share what a test puts in place of the check")
@pytest.mark.parametrize("jobs", ["1", "3"])
def test_an_interrupt_stops_at_once(tmp_path: Path, jobs: str) -> None:
    for number in range(20):
        (tmp_path / f"{number}.rootlog").write_bytes(GAME)
    command = [sys.executable, "-c", INTERRUPTED, "check", "--jobs", jobs, str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as batch_of_games:
        assert batch_of_games.stdout
        for _ in range(int(jobs)):
            batch_of_games.stdout.readline()
        batch_of_games.send_signal(signal.SIGINT)
        _, complained = batch_of_games.communicate()  # no game ends by itself
    assert batch_of_games.returncode == 130
    assert complained.strip() == ""
