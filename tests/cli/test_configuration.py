from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

Woodlaw = Callable[..., Any]

FAULTY = Path(__file__).parents[2] / "examples" / "faulty" / "crafting_cost.rootlog"


@pytest.fixture
def league(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder below which one stands, with a game that breaks the Law."""
    (tmp_path / "games").mkdir()
    (tmp_path / "games" / "game.rootlog").write_bytes(FAULTY.read_bytes())
    monkeypatch.chdir(tmp_path / "games")
    return tmp_path


@pytest.mark.parametrize(
    ("name", "head"), [("woodlaw.toml", "[check]"), ("pyproject.toml", "[tool.other]\nx = 1\n[tool.woodlaw.check]")]
)
def test_a_file_settles_what_is_not_typed(woodlaw: Woodlaw, league: Path, name: str, head: str) -> None:
    plain = woodlaw("check", "game.rootlog")
    (league / name).write_text(f'{head}\nformat = "github"\njobs = 2\n', encoding="utf-8")
    settled = woodlaw("check", "game.rootlog")
    assert settled.out.startswith("::")
    assert settled.code == plain.code
    typed = woodlaw("check", "--format", "text", "game.rootlog")
    assert (typed.code, typed.out) == (plain.code, plain.out)


def test_the_nearest_file_counts_and_ours_before_the_shared_one(woodlaw: Woodlaw, league: Path) -> None:
    (league / "woodlaw.toml").write_text('[check]\nformat = "json"\n', encoding="utf-8")
    (league / "games" / "pyproject.toml").write_text("[tool.other]\n", encoding="utf-8")
    assert woodlaw("check", "game.rootlog").out.startswith("{")
    (league / "games" / "pyproject.toml").write_text('[tool.woodlaw.check]\nformat = "github"\n', encoding="utf-8")
    assert woodlaw("check", "game.rootlog").out.startswith("::")
    (league / "games" / "woodlaw.toml").write_text("[check]\n", encoding="utf-8")
    assert woodlaw("check", "game.rootlog").out.startswith("game.rootlog:")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("[check", "expected TOML in UTF-8"),
        ("x = " + "[" * 100_000, "expected TOML in UTF-8"),
        ("[law]", "law: no such table; expected check"),
        ("check = 1", "check: expected a table of options"),
        ('[check]\nresume = "/etc/passwd"', "check: resume: no option of a file; expected one of explain, fail-on,"),
        ('[check]\nexplain = "yes"', "check: explain: 'yes'; expected true or false"),
        ("[check]\njobs = true", "check: jobs: True; expected a whole number"),
        ("[check]\njobs = 0", "check: jobs: 0 is not in the range"),
        ('[check]\nfail-on = "all"', "check: fail-on: 'all' is not one of"),
        ("#" * 1_000_001, "expected at most 1000000 bytes"),
    ],
)
def test_a_file_that_cannot_be_used_is_one_line(woodlaw: Woodlaw, league: Path, text: str, told: str) -> None:
    (league / "woodlaw.toml").write_text(text, encoding="utf-8")
    ran = woodlaw("check", "game.rootlog")
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert "woodlaw.toml: " in ran.err
    assert told in ran.err


def test_other_commands_and_help_read_no_file(woodlaw: Woodlaw, league: Path) -> None:
    (league / "woodlaw.toml").write_text("[check", encoding="utf-8")
    assert woodlaw("law", "4.3.1").code == 0
    assert woodlaw("check", "--help").code == 0
