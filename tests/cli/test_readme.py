"""What the README shows is what happens."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from woodlaw.cli.group import COMMANDS

Woodlaw = Callable[..., Any]

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_example_prints_what_is_shown(woodlaw: Woodlaw, monkeypatch: pytest.MonkeyPatch) -> None:
    ((arguments, output),) = re.findall(r"```console\n\$ \S*woodlaw (.*)\n(.*?)```", README, re.DOTALL)
    monkeypatch.chdir(ROOT)
    assert woodlaw(*arguments.split()).out == output


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
    assert [link for link in links if not (ROOT / link).is_file()] == []
