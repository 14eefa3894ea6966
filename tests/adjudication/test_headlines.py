"""What heads a ruling is the clause that decides, as readers of the Law judged it who had not seen the ruling."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from woodlaw.adjudication import adjudicate

LISTS = Path(__file__).parent.parent / "data" / "headlines"
LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
LEAST = {"first": 197, "second": 200}
"""How many of the 200 agree at least; what is left is open to another reading."""


@pytest.mark.parametrize("name", LEAST)
def test_the_clause_that_decides_comes_first(name: str) -> None:
    asked: list[dict[str, Any]] = yaml.load((LISTS / f"{name}.yaml").read_text(encoding="utf-8"), LOADER)  # noqa: S506 - a safe one
    agree, unlike = 0, []
    for each in asked:
        ruling = adjudicate(each["position"], each["action"], chance=each.get("chance"))
        head, judged = ruling.chain[0], each["judged"]
        agree += ruling.verdict == judged["verdict"] and head in (judged["clause"], *judged.get("also", ()))
        if (ruling.verdict, head) != (each["ours"]["verdict"], each["ours"]["clause"]):
            unlike.append((each["action"], str(ruling), head, each["ours"]))
    assert not unlike
    assert agree >= LEAST[name]
