"""What must be done: every clause that says so and plays has a scenario in which it refuses to pass it up."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from woodlaw.engine.duties import owed_by
from woodlaw.factions.registry import factions
from woodlaw.law.implements import implementations_of
from woodlaw.law.registry import law

FEATURES = Path(__file__).parents[2] / "features"
PASSING = re.compile(r"\b(end|decline|0)\b")


def scenarios() -> list[tuple[set[str], str]]:
    """Return the tags and the text of every scenario."""
    found = []
    for file in sorted(FEATURES.rglob("*.feature")):
        text = file.read_text(encoding="utf-8")
        for tags, body in re.findall(r"((?:^ *@[^\n]*\n)+) *Scenario(.*?)(?=^ *@|\Z)", text, re.M | re.S):
            found.append((set(re.findall(r"@(\S+)", tags)), body))
    return found


def test_each_duty_that_plays_refuses_to_be_passed_up() -> None:
    told = scenarios()
    owed = [clause.id for clause in law() if clause.is_duty and is_played(clause.id)]
    proven = [
        clause_id
        for clause_id in owed
        if any(
            clause_id in tags and PASSING.search(body) and re.search(rf"(citing|\|) *{re.escape(clause_id)}\b", body)
            for tags, body in told
        )
    ]
    assert proven == owed
    assert len(owed) > 12


def is_played(clause_id: str) -> bool:
    """Return whether a clause is played by, and by a faction that can be seated if it is a faction's."""
    seated = {faction.chapter: faction.playable for faction in factions().values()}
    played = any(not each.audit for each in implementations_of(clause_id))
    return played and seated.get(law().clause(clause_id).chapter, True)


@pytest.mark.parametrize(
    ("in_force", "clause"),
    [
        ((), ""),
        ((("7.5.2",), ("7.5.2.I",)), "7.5.2"),
        ((("7.5.2",), ("7.5.2.II", "4.2.2"), ("1.5.5", "4.2", "4.2.1")), "7.5.2.II"),
        ((("7.5.2.III",), ("4.3",)), "7.5.2"),
        ((("QL.5.2",), ("4.3",), ("18.2.6",)), ""),
        ((("6.5",), ("6.5.2",), ("1.5.5", "4.2", "4.2.1")), ""),
        ((("8.2.4", "8.2.3.I"),), "8.2.4"),
        ((("card.eyrie-emigre",),), ""),
    ],
)
def test_what_is_owed_is_owed_by_the_nearest_clause_that_says_must(
    in_force: tuple[tuple[str, ...], ...], clause: str
) -> None:
    assert owed_by(in_force) == clause
