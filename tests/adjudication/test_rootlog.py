"""Disputes in Rootlog, written from the Law before any of them was ruled, in two halves: one was built on."""

from __future__ import annotations

from pathlib import Path

import pytest

from woodlaw.asking.cases import answer_cases

DATA = Path(__file__).parent.parent / "data"
UNLIKE = {
    "A third sawmill for a single wood": ("undecided", ""),
    "A move without a boot": ("undecided", ""),
    "Two lost to a single hit": ("illegal", "4.3.5"),
    "Sympathy where sympathy lies": ("illegal", "8.6.1.IV"),
    "A battle without a sword": ("illegal", "V.4.2"),
    "Out of the Burrow where no tunnel is": ("illegal", "4.2"),
}
"""What is ruled otherwise: what play cannot pay for all the same stays undecided, or another action is taken for it."""


@pytest.mark.parametrize("half", ["a", "b"])
def test_disputes_in_rootlog_are_ruled_as_the_law_says(half: str) -> None:
    file = DATA / f"disputes_in_rootlog_{half}.yaml"
    unlike = {}
    for each in answer_cases(file.read_text(encoding="utf-8"), file.parent):
        assert each.ruling is not None, each.errors
        if each.differs:
            decides = each.ruling.decided_by
            unlike[each.name] = each.ruling.verdict, decides.id if decides else ""
    assert unlike == {name: ruled for name, ruled in UNLIKE.items() if name in unlike}
    assert len(unlike) == {"a": 2, "b": 4}[half]
