"""What a command writes is there whole or not at all: an error is one line and 74, and leaves nothing behind."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
import threading
from importlib import import_module
from pathlib import Path

import click
import pytest
from tests.cli.conftest import Woodlaw

from woodlaw.cli.group import COMMANDS
from woodlaw.logs import batch

EXAMPLES = Path(__file__).parents[2] / "examples"
GAME = EXAMPLES / "clean" / "autumn_duel.rootlog"
RIGHT = b"".join(GAME.read_bytes().splitlines(keepends=True)[:24])
WRONG = RIGHT.replace(b"XC1(1,1)/(w+Cw+Cb_s)1->", b"XC4(1,1)/(w+Cw+Cb_s)4->", 1)
OUTPUTS = {
    "show {game} --turn 1 --svg {out}": "out",
    "replay {game} -o {out}": "out",
    "replay {game} --svg-frames {folder}": "folder/step-00001.svg",
    "simulate --seats C,Y --out {folder} --rootlog": "folder/game-000001.jsonl",
    "check --witness {folder} {game}": "folder/game.jsonl",
    "show {game} --turn 1 --svg {game}": "game.rootlog",
    "replay {game} -o {game}": "game.rootlog",
    "show {game} --turn 1 --svg {link}": "out",
    "check --no-play --unsafe-fixes {wrong}": "wrong.rootlog",
}
"""What writes files, and what it writes first."""
READ = {
    "adjudicate": {"cases"},
    "bot": {"position"},
    "check": {"paths", "resume"},
    "faq": {"path", "features"},
    "law": {"official", "before", "library", "questions", "evidence", "features"},
    "options": {"position"},
    "replay": {"game"},
    "show": {"game"},
}
"""By command, the paths that are read, or hold a database: every other one is written, and stands above."""
CALLS = ("open", "fdopen", "fsync", "link", "replace")
READING = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0)


def laid(folder: Path) -> dict[str, Path]:
    """Return the paths that commands name: a game, one with a slip, an old file and a link to it, and a folder."""
    paths = {name: folder / name for name in ("out", "link", "folder")}
    paths |= {name: folder / f"{name}.rootlog" for name in ("game", "wrong")}
    paths["wrong"].write_bytes(WRONG)
    paths["game"].write_text("".join(GAME.read_text(encoding="utf-8").splitlines(keepends=True)[:14]), encoding="utf-8")
    paths["out"].write_text("the old one")
    paths["link"].symlink_to("out")
    paths["folder"].mkdir()
    return paths


def files(folder: Path) -> dict[str, bytes]:
    return {str(file.relative_to(folder)): file.read_bytes() for file in folder.rglob("*") if file.is_file()}


@pytest.mark.skipif(not hasattr(os, "O_TMPFILE"), reason="files are written otherwise elsewhere")
@pytest.mark.parametrize("command", OUTPUTS)
def test_an_error_at_any_call_is_a_line_and_leaves_what_was_there(
    woodlaw: Woodlaw, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    paths = laid(tmp_path)
    first = tmp_path / OUTPUTS[command]
    first.parent.mkdir(exist_ok=True)
    if not first.exists():
        first.write_text("the old one")
    before = files(tmp_path)
    arguments = [part.format_map(paths) for part in command.split()]
    for call in CALLS:

        def fail(*given: object, _real: object = getattr(os, call), **named: object) -> object:
            # Files are opened to be read, too.
            if given[1:2] in ((os.O_RDONLY,), (READING,), ("rb",)):
                return _real(*given, **named)  # type: ignore[operator]
            raise OSError(errno.ENOSPC, "No space left on device")

        with monkeypatch.context() as broken:
            broken.setattr(os, call, fail)
            ran = woodlaw(*arguments)
        assert (ran.code, ran.err.count("\n")) == (74, 1), ran.err
        assert "cannot be written (No space left on device)" in ran.err
        assert files(tmp_path) == before
    assert woodlaw(*arguments).code in (0, 1)
    assert first.read_bytes() != before[str(first.relative_to(tmp_path))]
    assert paths["link"].is_symlink()


def test_every_path_that_a_command_takes_is_read_or_written_above() -> None:
    for name in COMMANDS:
        command: click.Command = import_module(f"woodlaw.cli.{name}").command
        commands = command.commands.values() if isinstance(command, click.Group) else [command]
        taken = {param for each in commands for param in each.params if isinstance(param.type, click.Path)}
        written = {word for line in OUTPUTS for word in line.split() if line.startswith(f"{name} ")}
        assert {param.name for param in taken if not written & set(param.opts)} == READ.get(name, set())


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no full device on this system")
@pytest.mark.parametrize("command", ["show {} --turn 1 --svg /dev/full", "replay {} -o /dev/full"])
def test_a_full_device_is_74_and_another_is_written_into(woodlaw: Woodlaw, command: str) -> None:
    ran = woodlaw(*command.format(GAME).split())
    assert (ran.code, ran.err) == (
        74,
        "woodlaw: /dev/full: cannot be written (No space left on device); expected a file\n",
    )
    assert woodlaw(*command.format(GAME).replace("full", "null").split()).code == 0


# Mends ----------------------------------------------------------------------------------------------------------------
@pytest.fixture
def mended(woodlaw: Woodlaw, tmp_path: Path) -> bytes:
    """What becomes of the faulty game where its mends are written once."""
    file = tmp_path / "once" / "game.rootlog"
    file.parent.mkdir()
    file.write_bytes(WRONG)
    assert "written" in woodlaw("check", "--no-play", "--unsafe-fixes", file).err
    return file.read_bytes()


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_file_that_is_reached_twice_is_mended_once(
    woodlaw: Woodlaw, tmp_path: Path, mended: bytes, jobs: int
) -> None:
    file = tmp_path / "game.rootlog"
    file.write_bytes(WRONG)
    (tmp_path / "link.rootlog").symlink_to("game.rootlog")
    again = (file, file, tmp_path / "link.rootlog", tmp_path / "." / "game.rootlog")
    ran = woodlaw("check", "--no-play", "--unsafe-fixes", "--jobs", jobs, *again)
    assert ran.err.count("written") == 1
    assert "meanwhile" not in ran.err
    assert file.read_bytes() == mended
    assert (tmp_path / "link.rootlog").is_symlink()


def test_a_file_that_changes_while_it_is_checked_is_left_alone(
    woodlaw: Woodlaw, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.rootlog"
    file.write_bytes(WRONG)
    checked = batch.check_source

    def check(*given: object, **named: object) -> object:
        report = checked(*given, **named)  # type: ignore[arg-type]
        file.write_bytes(file.read_bytes() + b"// somebody wrote this meanwhile\n")
        return report

    monkeypatch.setattr(batch, "check_source", check)
    ran = woodlaw("check", "--no-play", "--unsafe-fixes", file)
    assert ran.code == 2
    assert ran.err == f"woodlaw: {file}: not written, for it has changed meanwhile\n"
    assert file.read_bytes() == WRONG + b"// somebody wrote this meanwhile\n"


def test_three_runs_at_once_mend_it_once(tmp_path: Path, mended: bytes) -> None:
    file = tmp_path / "game.rootlog"
    file.write_bytes(WRONG)
    told: list[str] = []

    def run() -> None:
        command = [sys.executable, "-m", "woodlaw", "check", "--no-play", "--unsafe-fixes", str(file)]
        told.append(subprocess.run(command, capture_output=True, text=True, check=False).stderr)

    runs = [threading.Thread(target=run) for _ in range(3)]
    for each in runs:
        each.start()
    for each in runs:
        each.join()
    assert sum(each.endswith("written\n") and "not" not in each for each in told) == 1
    assert file.read_bytes() == mended


def test_mends_that_cannot_be_written_are_74(woodlaw: Woodlaw, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "game.rootlog"
    file.write_bytes(WRONG)

    def full(*_: object, **__: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as broken:
        broken.setattr(os, "fsync", full)
        ran = woodlaw("check", "--no-play", "--unsafe-fixes", file)
    assert ran.code == 74
    assert ran.err == f"woodlaw: {file}: cannot be written (No space left on device); expected a file to replace\n"
    assert files(tmp_path) == {"game.rootlog": WRONG}
