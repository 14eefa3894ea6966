"""``woodlaw options``."""

from __future__ import annotations

import json
from pathlib import Path

from tests.cli.conftest import Woodlaw

POSITION = "woodlaw position: 1\nturn: Marquise, Daylight\nclearings: {1: 3 Marquise warriors, 5: 2 Clergy warriors}\n"


def test_options_are_listed_with_clauses(woodlaw: Woodlaw, tmp_path: Path) -> None:
    file = tmp_path / "table.yaml"
    file.write_text(POSITION, encoding="utf-8")
    ran = woodlaw("options", str(file))
    assert ran.code == 0
    assert ran.out.splitlines()[0] == "legal:"
    assert "  battle: 6.5.1 Battle: no enemy to battle" in ran.out.splitlines()
    told = json.loads(woodlaw("options", "--format", "json", str(file)).out)
    assert told["version"] == 2
    assert {"name", "verdict", "clause", "reason", "asks", "house_rules"} == set(told["options"][0])


def test_what_is_no_position_is_one_line(woodlaw: Woodlaw, tmp_path: Path) -> None:
    file = tmp_path / "table.yaml"
    file.write_text("woodlaw position: 1\nclearings: {5: 2 cathedrals}\n", encoding="utf-8")
    ran = woodlaw("options", str(file))
    assert ran.code == 2
    assert "HCC.5.2.II clearing 5 has a Cathedral already" in ran.err
    assert woodlaw("options", "--player", "Cats", str(tmp_path / "none.yaml")).code == 2
