"""Sixty disputes as players tell them, and what assistants asked that were given nothing but the tools.

Each has the verdict and the clauses that a reader of the Law alone would name, and the calls as they were made. Half
were looked at while the tools were made. Of the others nobody had seen any.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from woodlaw import asking

DISPUTES: list[dict[str, Any]] = json.loads(
    (Path(__file__).parents[1] / "data" / "disputes.json").read_text(encoding="utf-8")
)["disputes"]
LEAST_ANSWERED = 58
MOST_CALLS = 4
MISHEARD = {
    "d09": "the battle that must be fought was declined, and the ambush taken for what is declined",
    "d43": "as d09",
    "d55": "what Have at Thee forbids was refused by another clause",
    "d33": "a battle was taken for somebody else's action",
    "d56": "a Captain who cannot be replaced was refused by the card that replaces",
}
"""Rulings that were wrong when they were given, and are right now."""


def test_assistants_settled_nearly_all_in_few_calls() -> None:
    assert all(len(dispute["calls"]) <= MOST_CALLS for dispute in DISPUTES)
    right = [each for each in DISPUTES if each["answer"]["verdict"] == each["verdict"] and _names_clause(each)]
    assert len(right) >= LEAST_ANSWERED
    wrong = {"legal": "illegal", "illegal": "legal"}
    assert [each["id"] for each in DISPUTES if each["answer"]["verdict"] == wrong[each["verdict"]]] == []


def _names_clause(dispute: dict[str, Any]) -> bool:
    named = dispute["answer"]["clause"]
    return any(named == clause or named.startswith(f"{clause}.") for clause in dispute["clauses"])


def test_rulings_are_given_again() -> None:
    differ = []
    for dispute in DISPUTES:
        for call in dispute["calls"]:
            if call["tool"] == "rule_on" and "verdict" in call["answered"] and dispute["id"] not in MISHEARD:
                ruling = _ruled(**call["arguments"])
                if (ruling.verdict, ruling.decided_by and ruling.decided_by.id) != (
                    call["answered"]["verdict"],
                    call["answered"].get("decided_by"),
                ):
                    differ.append((dispute["id"], call["arguments"], ruling.verdict, ruling.decided_by))
    assert differ == []


def _ruled(position: str, action: str, answers: list[Any] | None = None, **named: Any) -> asking.Ruling:
    return asking.rule(position, [action, *(answers or ())], **named)
