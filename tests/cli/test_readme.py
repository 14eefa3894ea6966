"""What the README shows is what happens."""

from __future__ import annotations

import re
import shlex
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.cli.pasted import ROOT, commands, shown

from woodlaw.cli.group import COMMANDS

Woodlaw = Callable[..., Any]

README = (ROOT / "README.md").read_text(encoding="utf-8")


SHOWN = shown(README)
(MORE,) = re.findall(r"## More commands.*?(```sh\n.*?```)", README, re.DOTALL)


@pytest.mark.parametrize(("command", "output"), SHOWN, ids=[command for command, _ in SHOWN])
def test_a_command_prints_what_is_shown(
    woodlaw: Woodlaw, monkeypatch: pytest.MonkeyPatch, command: str, output: str
) -> None:
    monkeypatch.chdir(ROOT)
    assert woodlaw(*command.split()[1:]).out == output


def test_every_block_that_shows_output_is_one_of_them() -> None:
    assert README.count("```console") == len(SHOWN) > 1


@pytest.mark.parametrize("line", [line for line in commands(MORE) if line.startswith("woodlaw")])
def test_a_command_can_be_pasted(woodlaw: Woodlaw, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, line: str) -> None:
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    monkeypatch.chdir(tmp_path)
    ran = woodlaw(*shlex.split(line, comments=True)[1:])
    assert ran.code in (0, 1)
    assert "woodlaw:" not in ran.err


def test_every_command_shown_exists() -> None:
    shown = set(re.findall(r"^(?:\S*/|eval \"\$\()?woodlaw ([a-z]+)", README, re.MULTILINE))
    assert {"check", "show", "law", "completion"} <= shown <= set(COMMANDS)


@pytest.mark.parametrize("name", ["check", "tests"])
def test_the_commands_that_continuous_integration_runs_are_one_line(name: str) -> None:
    (command,) = re.findall(rf"^<!-- {name} -->\n```sh\n(.*?)```", README, re.DOTALL | re.MULTILINE)
    assert command.count("\n") == 1


def test_links_lead_to_files() -> None:
    links = re.findall(r"\]\(([^)#:]+)\)", README)
    assert links
    assert len(re.findall(r"!\[", README)) == 3
    assert [link for link in links if not (ROOT / link).is_file()] == []
