from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

Woodlaw = Callable[..., Any]

KINDS = ("violation", "omission", "undecided", "notation")


@pytest.mark.usefixtures("told")
@pytest.mark.parametrize("fail_on", KINDS)
@pytest.mark.parametrize("kind", KINDS)
def test_findings_as_grave_as_fail_on_give_1(woodlaw: Woodlaw, tmp_path: Path, kind: str, fail_on: str) -> None:
    (tmp_path / "game.rootlog").write_text(kind, encoding="utf-8")
    code = woodlaw("check", tmp_path / "game.rootlog", "--fail-on", fail_on).code
    assert code == (1 if KINDS.index(kind) <= KINDS.index(fail_on) else 0)


@pytest.mark.usefixtures("told")
def test_violations_fail_unless_told_otherwise(woodlaw: Woodlaw) -> None:
    assert woodlaw("check", "-", standard_input=b"omission").code == 0
    assert woodlaw("check", "-", standard_input=b"violation").code == 1


@pytest.mark.usefixtures("told")
def test_a_path_that_cannot_be_used_gives_2_and_the_others_are_checked(woodlaw: Woodlaw, tmp_path: Path) -> None:
    game, missing = tmp_path / "game.rootlog", tmp_path / "missing.rootlog"
    game.write_text("violation", encoding="utf-8")
    ran = woodlaw("check", missing, game)
    assert ran.code == 2
    assert ran.err == f"woodlaw: {missing}: no such file or folder; expected a recorded game\n"
    assert ran.out == (
        f"{game}:1:3: violation 4.2.1 You Must Rule: a violation\n"
        "    w2->5\n"
        "    expected: a move\n"
        "1 game checked: 1 violation; 1 file could not be used\n"
    )


@pytest.mark.usefixtures("told")
def test_explain_tells_the_clause(woodlaw: Woodlaw) -> None:
    plain = woodlaw("check", "-", standard_input=b"violation").out
    explained = woodlaw("check", "--explain", "-", standard_input=b"violation").out
    added = [line for line in explained.splitlines() if line not in plain.splitlines()]
    assert added
    assert all(line.startswith("    | ") for line in added)


@pytest.mark.usefixtures("told")
def test_every_format_tells_every_game(woodlaw: Woodlaw, tmp_path: Path) -> None:
    for name in ("one", "two"):
        (tmp_path / f"{name}.rootlog").write_text("violation", encoding="utf-8")
    files = [f"{tmp_path}/one.rootlog", f"{tmp_path}/two.rootlog"]
    as_json, as_sarif, as_junit = (woodlaw("check", tmp_path, "--format", name) for name in ("json", "sarif", "junit"))
    assert as_json.code == as_sarif.code == as_junit.code == 1
    assert [game["file"] for game in json.loads(as_json.out)["games"]] == files
    assert len(json.loads(as_sarif.out)["runs"][0]["results"]) == 2
    assert [suite.get("name") for suite in ElementTree.fromstring(as_junit.out)] == files  # noqa: S314 - our own output


def test_statistics_are_text_and_keep_the_exit_code(woodlaw: Woodlaw) -> None:
    faulty = Path(__file__).parents[2] / "examples" / "faulty"
    offences = [faulty / f"{name}.rootlog" for name in ("crafting_cost", "crafting_points", "too_many_hits")]
    listed, counted = (woodlaw("check", "--no-play", how, *offences) for how in ("--all", "--statistics"))
    assert (counted.code, counted.err) == (listed.code, listed.err)
    *rows, closing = counted.out.splitlines()
    assert closing == listed.out.splitlines()[-1]
    assert sum(int(row.split()[0]) for row in rows) == listed.out.count(".rootlog:")
    for refused in (("--format", "json"), ("--explain",)):
        ran = woodlaw("check", "--statistics", *refused, "-")
        assert (ran.code, ran.out) == (2, "")


@pytest.mark.parametrize("arguments", [(), ("--format", "yaml", "-"), ("--fail-on", "all", "-"), ("--jobs", "0", "-")])
def test_options_that_do_not_exist_give_2(woodlaw: Woodlaw, arguments: tuple[str, ...]) -> None:
    ran = woodlaw("check", *arguments)
    assert ran.code == 2
    assert ran.out == ""
    assert ran.err.startswith("Usage: woodlaw check ")
