"""Disputes as players would tell them, laid and asked on the page of the table by touches alone."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page
from tests.browser.laying_by_clicks import cases_of, lay_case, told_of

from woodlaw import asking

DISPUTES = cases_of(Path(__file__).parents[1] / "data" / "table_disputes.yaml")
LAID = int(os.environ.get("WOODLAW_DISPUTES_LAID", "6"))
"""How many are laid; the other kinds of table come once a week, by ``.ci/week``."""
MOST_TOUCHES = 40


@pytest.mark.parametrize(
    "case", DISPUTES[:: max(1, len(DISPUTES) // LAID)], ids=lambda case: case["name"].partition(",")[0]
)
def test_a_dispute_is_laid_and_ruled_on_by_touch(table: Page, case: dict[str, Any]) -> None:
    laid = lay_case(table, case)
    assert laid.problem == ""
    assert laid.same_position
    assert laid.asked_by, laid.differs
    assert laid.touches <= MOST_TOUCHES


@pytest.mark.parametrize("case", DISPUTES, ids=lambda case: case["name"].partition(",")[0])
def test_the_ruling_is_what_the_law_says(case: dict[str, Any]) -> None:
    told, expected = told_of(case), case["expect"]
    ruling = asking.rule(case["position"], case["action"])
    assert told.verdict == expected["verdict"]
    assert expected["clause"] in {told.clause, *(each.clause.id for each in ruling.because)}
