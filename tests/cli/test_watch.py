"""``woodlaw check --watch``: a report whenever a file has changed, until somebody stops it."""

from __future__ import annotations

import signal
import subprocess
import sys
from collections.abc import Callable
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from tests.cli.test_batch import GAME

from woodlaw.cli import waiting
from woodlaw.cli.waiting import rounds

WATCHED = """
import signal, sys
from woodlaw.cli import main
signal.signal(signal.SIGINT, signal.default_int_handler)
sys.exit(main(sys.argv[1:]))
"""


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(waiting, "PAUSE", 0.01)


def test_a_change_is_checked_again_until_somebody_stops_it(tmp_path: Path) -> None:
    game = tmp_path / "one.rootlog"
    game.write_bytes(GAME)
    command = [sys.executable, "-c", WATCHED, "check", "--no-mends", "--format", "github", "--watch", str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as watched:
        assert watched.stdout
        assert watched.stderr
        assert watched.stderr.readline() == "woodlaw: watching 1 file; Ctrl-C stops\n"
        (tmp_path / "two.rootlog").write_bytes(GAME)
        assert watched.stderr.readline() == "woodlaw: watching 2 files; Ctrl-C stops\n"
        game.write_bytes(GAME + b"nonsense\n")
        assert watched.stderr.readline() == "woodlaw: watching 2 files; Ctrl-C stops\n"
        watched.send_signal(signal.SIGINT)
        out, complained = watched.communicate()
    assert watched.returncode == 130
    assert complained.strip() == ""
    assert sum("one.rootlog,line=10" in line for line in out.splitlines()) == 1


def test_what_comes_changes_and_goes_is_noticed(tmp_path: Path) -> None:
    one, two = tmp_path / "one.rootlog", tmp_path / "two.rootlog"
    one.write_bytes(GAME)
    noticed = rounds([str(tmp_path)])
    assert next(noticed) == 1
    two.write_bytes(GAME)
    assert next(noticed) == 2
    two.write_bytes(GAME * 2)
    assert next(noticed) == 2
    one.unlink()
    assert next(noticed) == 1


def test_what_is_not_there_is_waited_for(tmp_path: Path) -> None:
    game = tmp_path / "one.rootlog"
    noticed = rounds([str(game)])
    assert next(noticed) == 1
    game.write_bytes(GAME)
    assert next(noticed) == 1


def test_a_file_that_is_being_written_is_looked_at_when_it_is_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks = iter([{"one": (1, 1)}, {"one": (2, 2)}, {"one": (3, 3)}, {"one": (3, 3)}, {"one": (3, 3)}, {}, {}])
    monkeypatch.setattr(waiting, "_look", lambda paths: (next(looks), 0.0))
    assert list(islice(rounds([]), 3)) == [1, 1, 0]


def test_standard_input_cannot_be_watched(woodlaw: Callable[..., Any]) -> None:
    ran = woodlaw("check", "--watch", "-")
    assert (ran.code, ran.out) == (2, "")
    assert "Expected files or folders with --watch, not standard input." in ran.err
