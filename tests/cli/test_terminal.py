"""What a terminal is shown: real commands under a real pseudo-terminal."""

from __future__ import annotations

import contextlib
import os
import re
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

pty = pytest.importorskip("pty", reason="no pseudo-terminals on this system")

FINDS_SOMETHING = "Map: Fall\nDeck: Standard\nA: Ann\nC: Carl\n\nA:what is this\n"
ESCAPE = "\x1b["


def on_terminal(
    *arguments: str, out: bool = True, err: bool = True, environment: Mapping[str, str] | None = None
) -> tuple[str, str]:
    """Run ``woodlaw`` with terminals or pipes for its output, and return what standard output and error got."""
    variables = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "TERM")}
    with contextlib.ExitStack() as stack:
        ends = [pty.openpty() if terminal else os.pipe() for terminal in (out, err)]
        for reading, _ in ends:
            stack.callback(os.close, reading)
        process = subprocess.Popen(
            [sys.executable, "-m", "woodlaw", *arguments],
            stdin=subprocess.DEVNULL,
            stdout=ends[0][1],
            stderr=ends[1][1],
            env=variables | {"TERM": "xterm", **(environment or {})},
        )
        for _, writing in ends:
            os.close(writing)
        got = [_everything(reading) for reading, _ in ends]
        process.wait()
    return got[0], got[1]


def _everything(reading: int) -> str:
    parts = []
    # A pseudo-terminal whose other end is closed gives an error instead of nothing.
    with contextlib.suppress(OSError):
        while part := os.read(reading, 65536):
            parts.append(part)
    return b"".join(parts).decode()


@pytest.fixture
def games(tmp_path: Path) -> str:
    for number in range(3):
        (tmp_path / f"{number}.rootlog").write_text(FINDS_SOMETHING, encoding="utf-8")
    return str(tmp_path)


def test_colours_on_a_terminal_only(games: str) -> None:
    assert ESCAPE in on_terminal("check", games)[0]
    assert ESCAPE not in on_terminal("check", games, out=False)[0]


@pytest.mark.parametrize("environment", [{"NO_COLOR": "1"}, {"TERM": "dumb"}])
def test_no_colours_for_those_who_want_none(games: str, environment: dict[str, str]) -> None:
    shown, _ = on_terminal("check", games, environment=environment)
    assert ".rootlog:6:" in shown
    assert ESCAPE not in shown


@pytest.mark.parametrize("name", ["json", "sarif", "junit"])
def test_no_colours_in_formats_for_programs(games: str, name: str) -> None:
    assert ESCAPE not in on_terminal("check", "--format", name, games)[0]


def test_a_progress_bar_for_many_games(games: str) -> None:
    _, shown = on_terminal("check", games, out=False)
    assert "checking" in shown
    assert "3/3" in shown


def test_no_progress_bar_for_one_game_or_without_a_terminal(games: str) -> None:
    assert on_terminal("check", f"{games}/1.rootlog", out=False)[1] == ""
    assert on_terminal("check", games, err=False)[1] == ""


def test_findings_do_not_mix_with_the_bar(games: str) -> None:
    written, _ = on_terminal("check", games, out=False)
    shown = on_one_terminal("check", games, f"{games}/missing")
    lines = _as_seen(shown)
    findings = written.splitlines()[:-1]
    assert len(findings) >= 3
    assert [line for line in lines if line in findings] == findings
    assert f"woodlaw: {games}/missing: no such file or folder; expected a recorded game" in lines
    assert sum("checking" in line for line in lines) == 1


def on_one_terminal(*arguments: str) -> str:
    """Run ``woodlaw`` with one terminal for both outputs, without colours, and return what it got."""
    reading, writing = pty.openpty()
    variables = os.environ | {"TERM": "xterm", "NO_COLOR": "1", "COLUMNS": "200"}
    command = [sys.executable, "-m", "woodlaw", *arguments]
    with subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=writing, stderr=writing, env=variables):
        os.close(writing)
        got = _everything(reading)
    os.close(reading)
    return got


def _as_seen(shown: str) -> list[str]:
    """Return the lines a person sees: what is written over is gone."""
    seen = []
    for line in re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", shown).replace("\r\n", "\n").split("\n"):
        over = ""
        for part in line.split("\r"):
            over = part + over[len(part) :]
        seen.append(over.rstrip())
    return seen
