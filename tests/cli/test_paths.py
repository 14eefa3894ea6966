"""A path that cannot be used is that path's affair: one line, no waiting, and whatever else was asked is done."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

Woodlaw = Callable[..., Any]

GAME = "Map: Fall\nDeck: Standard\nA: Ann\nC: Carl\n\nC:t_k->4\nA:3#->$\n\nC:w->4\n"
CASE = """\
woodlaw case: 1
position: {woodlaw position: 1, turn: 'Marquise, Daylight', clearings: {2: 'a Clergy warrior, 2 Marquise warriors'}}
action: [battle, 2 > Clergy]
dice: 1 and 0
"""
RULES = "- name: Golden Rules\n  text: Be kind.\n"
SECONDS = 20

pytestmark = pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no named pipes on this system")


@pytest.fixture(autouse=True)
def _in_time() -> Iterator[None]:
    def stop(_signal: int, _frame: object) -> None:
        pytest.fail("it waits for ever")

    before = signal.signal(signal.SIGALRM, stop)
    signal.alarm(SECONDS)
    yield
    signal.alarm(0)
    signal.signal(signal.SIGALRM, before)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a folder with pipes that nobody writes to, and sound files beside them."""
    for name in ("pipe", "pipe.rootlog", "pipe.feature", "features/pipe.feature", "out/game-000001.jsonl"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        os.mkfifo(tmp_path / name)
    for name, text in {
        "game.rootlog": GAME,
        "case.yaml": CASE,
        "rules.yml": RULES,
        "named.yaml": "woodlaw case: 1\nposition: pipe\naction: x\n",
        "named.feature": 'Feature: a\n  Scenario: b\n    Given the position in "pipe"\n',
    }.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize(
    ("command", "told"),
    [
        ("check pipe", "pipe: not a regular file"),
        ("show pipe --turn 1", "pipe: not a regular file"),
        ("show game.rootlog --turn 0 --svg pipe", "pipe: cannot be written (No such device or address)"),
        ("adjudicate pipe", "pipe: not a regular file"),
        ("adjudicate pipe.feature", "pipe.feature: not a regular file"),
        ("adjudicate named.yaml", "position pipe: it cannot be read (not a regular file)"),
        ("adjudicate named.feature", "pipe: it cannot be read (not a regular file)"),
        ("law --diff pipe", "pipe: expected a readable file; not a regular file"),
        ("law --diff rules.yml --evidence pipe", "pipe: expected a readable file; not a regular file"),
        ("law --diff rules.yml --features pipe", "pipe: expected a folder of feature files; Not a directory"),
        ("law --diff rules.yml --features features", "pipe.feature: expected a feature file; not a regular file"),
        ("faq --file pipe", "pipe: expected a readable file; not a regular file"),
        ("faq list --file pipe", "pipe: expected a readable file; not a regular file"),
        ("faq check --file pipe", "pipe: expected a readable file; not a regular file"),
        ("faq check --features features", "pipe.feature: expected a feature file; not a regular file"),
        ("simulate --seats C,Y --out out", "out: cannot be written (No such device or address)"),
        ("simulate --seats C,Y --out pipe", "pipe: cannot be written (File exists)"),
    ],
)
def test_a_named_pipe_is_one_line(woodlaw: Woodlaw, folder: Path, command: str, told: str) -> None:
    arguments = [str(folder / part) if (folder / part).exists() else part for part in command.split()]
    ran = woodlaw(*arguments)
    assert (ran.code, ran.err.count("\n")) == (74 if "written" in told else 2, 1)
    assert told in ran.err


def test_what_is_beside_a_named_pipe_is_done(woodlaw: Woodlaw, folder: Path) -> None:
    ran = woodlaw("check", folder)
    assert ran.code == 2
    assert f"{folder / 'pipe.rootlog'}: not a regular file" in ran.err
    assert "1 game checked" in ran.out
    ran = woodlaw("adjudicate", folder / "pipe", folder / "case.yaml")
    assert ran.code == 2
    assert "case 1: legal" in ran.out


@pytest.mark.parametrize(
    ("command", "fine", "told"),
    [("check", "game.rootlog", "1 game checked"), ("adjudicate", "case.yaml", "case 1: legal")],
)
def test_a_file_that_may_not_be_read_leaves_the_others(
    woodlaw: Woodlaw, folder: Path, monkeypatch: pytest.MonkeyPatch, command: str, fine: str, told: str
) -> None:
    secret = folder / "secret"
    secret.write_text(GAME, encoding="utf-8")
    secret.chmod(0)
    really = os.open

    def forbidding(path: str, flags: int, mode: int = 0o777) -> int:
        # For those whom no mode keeps out.
        if Path(path) == secret:
            raise PermissionError(13, "Permission denied")
        return really(path, flags, mode)

    monkeypatch.setattr(os, "open", forbidding)
    monkeypatch.setattr(os, "access", lambda path, mode: Path(path) != secret)
    ran = woodlaw(command, secret, folder / fine)
    assert ran.code == 2
    assert ran.err == f"woodlaw: {secret}: cannot be read (Permission denied); expected a " + (
        "recorded game\n" if command == "check" else "file of cases\n"
    )
    assert told in ran.out
