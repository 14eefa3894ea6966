"""A mistake in the package of a faction is one clear line, whatever the command."""

from __future__ import annotations

import subprocess
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest
from tests.installing import install, run_python

LAW = """\
chapter: OWL
title: Owls
document: Law of the Night
clauses:
  - {id: OWL.1, title: Night, kind: rule, text: Owls see at night.}
"""
BOARD = "pieces:\n  warrior: {category: warrior, count: 10}\n"
CODE = """\
from woodlaw.engine.memory import COUNT, FLAG, Kept, Remembered
from woodlaw.factions.base import Faction
from woodlaw.law.implements import audits, implements

class Owls(Faction):
    name, title, letter, colour, setup_order, chapter = "owls", "Owls", "U", "#123456", 101, "OWL"

    @implements("OWL.1")
    def extra_strength(self, game, player, clearing):
        return 0

FACTION = Owls()
"""
PROJECT = """\
[project]
name = "owls"
version = "1"
[project.entry-points."woodlaw.factions"]
owls = "owls:FACTION"
"""

Woodlaw = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture
def woodlaw(tmp_path: Path) -> Woodlaw:
    """Install the package, some of its files otherwise, and call the command."""

    def call(files: Mapping[str, str], *arguments: str) -> subprocess.CompletedProcess[str]:
        told = {"__init__.py": CODE, "board.yaml": BOARD, "law/owl.yaml": LAW, **files}
        for name, text in told.items():
            path = tmp_path / "owls" / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        (tmp_path / "pyproject.toml").write_text(PROJECT, encoding="utf-8")
        install(tmp_path, tmp_path)
        return run_python(("-m", "woodlaw", *arguments), tmp_path, [tmp_path])

    return call


SIMULATE = ("simulate", "--seats", "U,C", "--out", "games")


def test_a_sound_package_is_not_spoken_of(woodlaw: Woodlaw) -> None:
    ran = woodlaw({}, "points", "claim")
    assert (ran.returncode, ran.stderr) == (0, "")


@pytest.mark.parametrize(
    ("files", "said"),
    [
        (
            {"law/owl.yaml": LAW.replace("at night.}", "at night., readings: [{of: Dusk, reading: It is night}]}")},
            "owl.yaml: OWL.1: reading 1: expected none but the keys on, reading, reason, other, not 'of' (and 2 more)",
        ),
        ({"law/owl.yaml": LAW + "  - {id: [\n"}, "owl.yaml:7:1: expected YAML; did not find expected node content"),
        (
            {"__init__.py": CODE.replace('@implements("OWL.1")', '@implements("OWL.7")')},
            "owls:8: Owls.extra_strength implements 'OWL.7'; expected a clause: OWL.1",
        ),
        (
            {"__init__.py": CODE.replace('@implements("OWL.1")', '@audits("OWL.7")')},
            "owls:8: Owls.extra_strength audits 'OWL.7'; expected a clause: OWL.1",
        ),
        (
            {"__init__.py": CODE + 'HOOTS = Remembered("hoots", 0, COUNT)\nMORE = Remembered("hoots", 0, COUNT)\n'},
            "Remembered('hoots') is declared at owls:13 and again at owls:14; expected a name of its own",
        ),
        (
            {"__init__.py": CODE + 'LEFT = Remembered("actions left", 0, COUNT)\n'},
            "Remembered('actions left') is declared at woodlaw.engine.actions:",
        ),
        (
            {
                "__init__.py": CODE
                + 'A = Kept("moon", False, FLAG, owner="owls")\nB = Kept("moon", 0, COUNT, owner="owls")'
            },
            "Kept('moon', owner='owls') is declared at owls:13 and again at owls:14; expected a name of its own",
        ),
    ],
)
def test_a_mistake_is_one_line(woodlaw: Woodlaw, files: Mapping[str, str], said: str) -> None:
    ran = woodlaw(files, *SIMULATE)
    assert ran.returncode == 2
    assert len(ran.stderr.splitlines()) == 1
    assert said in ran.stderr


@pytest.mark.parametrize("arguments", [("law", "OWL.1"), ("law", "--search", "owls"), ("law", "--chapter", "owl")])
def test_a_mistake_of_the_law_is_one_line_where_a_clause_is_looked_up(
    woodlaw: Woodlaw, arguments: tuple[str, ...]
) -> None:
    ran = woodlaw({"law/owl.yaml": LAW.replace("kind: rule", "kind: ruling")}, *arguments)
    assert ran.returncode == 2
    [said] = ran.stderr.splitlines()
    told = said.removeprefix("woodlaw: ").removeprefix("law: ")
    assert told.startswith(("the Law cannot be read: ", "the entry point owls of woodlaw.factions: "))
    assert "owl.yaml: OWL.1: kind: expected one of " in said


def test_scenarios_are_not_run_with_a_package_that_cannot_be_used(woodlaw: Woodlaw, tmp_path: Path) -> None:
    woodlaw({"__init__.py": CODE.replace('@implements("OWL.1")', '@implements("OWL.7")')}, "--version")
    feature = "Feature: Owls\n\n  @OWL.1\n  Scenario: Night\n    Then nobody has won\n"
    (tmp_path / "owls.feature").write_text(feature, encoding="utf-8")
    ran = run_python(("-m", "pytest", "-q", "owls.feature"), tmp_path, [tmp_path])
    assert ran.returncode != 0
    assert "Traceback" not in ran.stdout
    told = [line for line in ran.stdout.splitlines() if "implements 'OWL.7'; expected a clause: OWL.1" in line]
    assert len(told) == 1


@pytest.mark.parametrize(
    ("board", "said"),
    [
        ("pieces: {warrior: {count: 10}}", "owls/board.yaml: pieces: 'warrior': expected a category (warrior, "),
        (
            "pieces: {owl: {category: pawn, count: many}}",
            "owls/board.yaml: pieces: 'owl': expected a category (warrior, ",
        ),
        ("pieces: {owl: [", "owls/board.yaml:2:1: expected YAML; did not find expected node content"),
        ("warriors: 10", "owls/board.yaml: expected a mapping with 'pieces'"),
    ],
)
def test_a_mistake_of_the_board_is_one_line(woodlaw: Woodlaw, tmp_path: Path, board: str, said: str) -> None:
    (tmp_path / "game.rootlog").write_text("Map: Fall\nDeck: Standard\nU: a\nC: b\n\nU:w->1\n", encoding="utf-8")
    ran = woodlaw({"board.yaml": board}, "check", "game.rootlog")
    assert (ran.returncode, len(ran.stderr.splitlines())) == (2, 1)
    assert said in ran.stderr


def test_a_chapter_that_woodlaw_has_is_said_not_to_be_read(woodlaw: Woodlaw) -> None:
    ran = woodlaw({"law/13.yaml": LAW.replace("OWL", "13")}, "points", "claim")
    assert (ran.returncode, ran.stderr) == (0, "owls/law/13.yaml is not read: chapter 13 is told already\n")
