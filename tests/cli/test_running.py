from __future__ import annotations

import errno
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import click
import pytest

import woodlaw as package
from woodlaw.cards.registry import UnusableCards
from woodlaw.cli import group
from woodlaw.cli.completion import SHELLS
from woodlaw.cli.group import COMMANDS
from woodlaw.factions import UnusableFaction
from woodlaw.logs import check
from woodlaw.logs.reports import FORMATS
from woodlaw.table.data import UnusableData

Woodlaw = Callable[..., Any]

COMMAND = [sys.executable, "-m", "woodlaw"]


def test_the_version(woodlaw: Woodlaw) -> None:
    ran = woodlaw("--version")
    assert (ran.code, ran.out, ran.err) == (0, f"woodlaw {package.__version__}\n", "")


def test_the_version_costs_no_imports() -> None:
    program = (
        "import sys; from woodlaw.cli import main; main(['--version']);"
        "print(*sorted(name for name in sys.modules if name.startswith(('woodlaw', 'yaml'))))"
    )
    printed = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    assert printed.splitlines()[1].split() == [
        "woodlaw",
        "woodlaw.cli",
        "woodlaw.cli.exits",
        "woodlaw.cli.group",
        "woodlaw.cli.paths",
        "woodlaw.cli.running",
    ]


NOT_FOR_A_CLAUSE = ("yaml", "importlib.metadata", "importlib.resources", "difflib", "hashlib", "logging")
NOT_FOR_A_CLAUSE_OF_OURS = ("asking.rulings", "cards", "engine", "factions", "faq", "logs", "positions", "table.decks")


def test_a_clause_is_looked_up_with_nothing_else(tmp_path: Path) -> None:
    """The second time, when its chapter is kept; what is kept is told by the same text."""
    environment = {**os.environ, "PYTHONPYCACHEPREFIX": str(tmp_path), "PYTHONDONTWRITEBYTECODE": ""}
    program = "import sys; from woodlaw.cli import main; main(['law', '4.3.1']); print(*sys.modules)"
    command = [sys.executable, "-c", program]
    first, second = (
        subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout for _ in range(2)
    )
    told, loaded = second.splitlines()[:-1], second.splitlines()[-1].split()
    assert told == first.splitlines()[:-1]
    assert not {*NOT_FOR_A_CLAUSE, *(f"woodlaw.{name}" for name in NOT_FOR_A_CLAUSE_OF_OURS)} & {*loaded}


def test_help_lists_every_command(woodlaw: Woodlaw) -> None:
    printed = woodlaw("--help").out
    assert all(f"\n  {name} " in printed for name in COMMANDS)
    assert woodlaw("--help").code == 0


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_is_a_file_with_help_and_examples(woodlaw: Woodlaw, name: str) -> None:
    ran = woodlaw(name, "--help")
    assert ran.code == 0
    assert f"Usage: woodlaw {name} " in ran.out
    assert "Examples:\n" in ran.out
    assert f"woodlaw {name}" in ran.out.split("Examples:\n")[1]
    assert (Path(group.__file__).parent / f"{name}.py").is_file()


def test_a_command_that_does_not_exist(woodlaw: Woodlaw) -> None:
    ran = woodlaw("chekc")
    assert ran.code == 2
    assert "No such command 'chekc'" in ran.err


@pytest.mark.parametrize("shell", SHELLS)
def test_completion_prints_a_script(shell: str) -> None:
    ran = subprocess.run([*COMMAND, "completion", shell], capture_output=True, text=True, check=True)
    assert f"{shell}_complete" in ran.stdout
    assert "_WOODLAW_COMPLETE" in ran.stdout


def failing(error: BaseException, monkeypatch: pytest.MonkeyPatch) -> None:
    @click.command("law")
    def command() -> None:
        raise error

    monkeypatch.setattr(group.LateGroup, "get_command", lambda self, ctx, name: command)


def test_a_fault_of_ours_is_one_line_and_70(woodlaw: Woodlaw, monkeypatch: pytest.MonkeyPatch) -> None:
    failing(ZeroDivisionError("oh"), monkeypatch)
    monkeypatch.delenv("WOODLAW_DEBUG", raising=False)
    ran = woodlaw("law")
    assert ran.code == 70
    assert ran.err == (
        "woodlaw: a fault in woodlaw itself (ZeroDivisionError); "
        "please report it, with what this prints when WOODLAW_DEBUG=1 is set\n"
    )
    monkeypatch.setenv("WOODLAW_DEBUG", "1")
    with pytest.raises(ZeroDivisionError):
        woodlaw("law")


@pytest.mark.parametrize("unusable", [UnusableCards, UnusableData, UnusableFaction])
def test_a_fault_of_a_package_is_its_line_and_2(
    woodlaw: Woodlaw, monkeypatch: pytest.MonkeyPatch, unusable: type[Exception]
) -> None:
    failing(unusable("the entry point owls gives nothing"), monkeypatch)
    ran = woodlaw("law")
    assert (ran.code, ran.err) == (2, "woodlaw: the entry point owls gives nothing\n")


def test_stopped_from_the_keyboard(woodlaw: Woodlaw, monkeypatch: pytest.MonkeyPatch) -> None:
    failing(KeyboardInterrupt(), monkeypatch)
    ran = woodlaw("law")
    assert (ran.code, ran.out) == (130, "")
    assert "Traceback" not in ran.err


@pytest.mark.skipif(os.name != "posix", reason="pipes break otherwise elsewhere")
@pytest.mark.parametrize("name", FORMATS)
def test_nobody_reading_is_no_error(tmp_path: Path, name: str) -> None:
    for number in range(50):
        (tmp_path / f"{number}.rootlog").write_bytes(b"\x00")
    reading, writing = os.pipe()
    os.close(reading)
    command = [*COMMAND, "check", "--format", name, str(tmp_path)]
    ran = subprocess.run(command, stdout=writing, stderr=subprocess.PIPE, text=True, check=False)
    os.close(writing)
    assert ran.returncode == 141
    assert "Traceback" not in ran.stderr
    assert "Exception ignored" not in ran.stderr


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no full device on this system")
def test_a_full_disk_is_one_line_and_74() -> None:
    with Path("/dev/full").open("w", encoding="utf-8") as full:
        ran = subprocess.run([*COMMAND, "law", "4.3"], stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert ran.returncode == 74
    assert ran.stderr == (
        "woodlaw: the output cannot be written (No space left on device); expected a place with room for it\n"
    )


@pytest.mark.skipif(os.name != "posix", reason="no limits on this system")
@pytest.mark.parametrize("unbuffered", ["", "1"])
def test_output_of_which_the_disk_takes_a_part_is_74(tmp_path: Path, unbuffered: str) -> None:
    limited = (
        "import resource, sys; resource.setrlimit(resource.RLIMIT_FSIZE, (100, 100)); "
        "from woodlaw.cli import main; sys.exit(main(['completion', 'bash']))"
    )
    command = [sys.executable, "-c", limited]
    with (tmp_path / "out").open("w", encoding="utf-8") as out:
        environment = {**os.environ, "PYTHONUNBUFFERED": unbuffered}
        ran = subprocess.run(command, stdout=out, stderr=subprocess.PIPE, text=True, check=False, env=environment)
    assert (ran.returncode, ran.stderr.count("\n")) == (74, 1)
    assert "File too large" in ran.stderr


@pytest.mark.skipif(os.name != "posix", reason="streams are closed otherwise elsewhere")
def test_closed_streams_do_no_harm() -> None:
    script = f"'{sys.executable}' -m woodlaw check - <&- >&- 2>&-"
    assert subprocess.run(["sh", "-c", script], check=False).returncode == 2


def test_what_the_output_cannot_write_is_written_out(tmp_path: Path) -> None:
    (tmp_path / "\N{SNOWMAN}.rootlog").write_text("Map: Fall\nA: Ann\n\nA:what is this\n", encoding="utf-8")
    environment = os.environ | {"PYTHONIOENCODING": "latin-1"}
    command = [*COMMAND, "check", str(tmp_path)]
    ran = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert "\\u2603.rootlog:4:" in ran.stdout
    assert "Traceback" not in ran.stderr


@pytest.mark.parametrize(
    "arguments",
    [
        ("check", "--fail-on", "\x1b[2Jred", "x"),
        ("check", "--no-such\x1b[2J", "x"),
        ("completion", "bash", "more\x1b[2J", "and \u202emore"),
        ("\x1b[2J",),
        ("options", "no\x1b[2J.yaml"),
        ("check", "--site", "javascript:\x1b[2J", "x"),
    ],
)
def test_clicks_own_messages_write_out_what_was_typed(woodlaw: Woodlaw, arguments: tuple[str, ...]) -> None:
    ran = woodlaw(*arguments)
    assert ran.code == 2
    assert all(line.isprintable() for line in ran.err.splitlines())


@pytest.mark.parametrize("error", [MemoryError(), OSError(errno.ENOMEM, "Cannot allocate memory")])
def test_memory_that_runs_out_is_said_so(woodlaw: Woodlaw, monkeypatch: pytest.MonkeyPatch, error: Exception) -> None:
    failing(error, monkeypatch)
    ran = woodlaw("law")
    assert (ran.code, ran.out) == (71, "")
    assert ran.err == "woodlaw: memory ran out; expected more of it, fewer --jobs, or less to do\n"


def test_a_game_for_which_memory_runs_out_is_one_line(
    woodlaw: Woodlaw, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def run_out(*_: object, **__: object) -> None:
        raise MemoryError

    monkeypatch.setattr(check, "check_bytes", run_out)
    (tmp_path / "game.rootlog").write_text("Map: Fall\nC: Ann\n", encoding="utf-8")
    ran = woodlaw("check", tmp_path)
    assert ran.code == 2
    assert "game.rootlog: memory ran out; expected more of it, or fewer --jobs\n" in ran.err
