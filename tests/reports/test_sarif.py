from __future__ import annotations

import json
import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from woodlaw.law.addresses import OFFICIAL
from woodlaw.logs.findings import Cause, Edit, Finding, FindingKind, GameReport

Written = Callable[..., str]


@pytest.fixture(scope="module")
def schema() -> dict[str, Any]:
    data = Path(__file__).parent / "data" / "sarif-schema-2.1.0.json"
    read: dict[str, Any] = json.loads(data.read_text(encoding="utf-8"))
    return read


def run_of(report: str) -> dict[str, Any]:
    (run,) = json.loads(report)["runs"]
    assert isinstance(run, dict)
    return run


def test_the_log_is_valid_sarif(games: list[GameReport], written: Written, schema: dict[str, Any]) -> None:
    for reports in (games, games[1:2], games[3:], []):
        jsonschema.validate(json.loads(written("sarif", reports)), schema)


def test_the_schema_refuses_what_is_not_sarif(schema: dict[str, Any]) -> None:
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate({"version": "2.1.0", "runs": [{"results": []}]}, schema)


def test_a_clause_is_the_rule_of_its_results(games: list[GameReport], written: Written) -> None:
    run = run_of(written("sarif", games))
    rules = run["tool"]["driver"]["rules"]
    for result in run["results"]:
        assert rules[result["ruleIndex"]]["id"] == result["ruleId"]
    assert [rule["id"] for rule in rules] == ["4.2.1", "HCC.2.6.I", "99.9", "notation", "unusable"]
    assert rules[0]["shortDescription"]["text"] == "4.2.1 Rule"
    assert rules[0]["fullDescription"]["text"].startswith("Whoever moves must rule")


def test_kinds_become_levels(games: list[GameReport], written: Written) -> None:
    results = run_of(written("sarif", games[:1]))["results"]
    assert [(result["kind"], result["level"]) for result in results] == [
        ("fail", "error"),
        ("fail", "warning"),
        ("fail", "note"),
        ("informational", "none"),
    ]


def test_a_result_points_at_the_action(games: list[GameReport], written: Written) -> None:
    place = run_of(written("sarif", games))["results"][0]["locations"][0]["physicalLocation"]
    assert place["artifactLocation"]["uri"] == "games/one.rootlog"
    assert place["region"] == {"startLine": 12, "startColumn": 7, "snippet": {"text": "3w2->5"}}


def test_names_become_uris(written: Written) -> None:
    def uri(file: str) -> object:
        (result,) = run_of(written("sarif", [GameReport(file, error="odd; expected even")]))["results"]
        return result["locations"][0]["physicalLocation"]["artifactLocation"]["uri"]

    assert uri("a b/<c>.rootlog") == "a%20b/%3Cc%3E.rootlog"
    assert uri("/srv/é.rootlog") == "file:///srv/%C3%A9.rootlog"
    assert uri("a:b.rootlog") == "a%3Ab.rootlog"
    assert uri("a\\b.rootlog") == ("a/b.rootlog" if os.name == "nt" else "a%5Cb.rootlog")


def test_a_file_that_could_not_be_used_is_told(games: list[GameReport], written: Written) -> None:
    assert run_of(written("sarif", games))["invocations"] == [{"executionSuccessful": False}]
    assert run_of(written("sarif", games[:3]))["invocations"] == [{"executionSuccessful": True}]
    (result,) = run_of(written("sarif", games[3:]))["results"]
    assert result["ruleId"] == "unusable"
    assert result["message"]["text"] == "a binary file; expected text"


def test_files_cannot_plant_links_in_messages(written: Written) -> None:
    finding = Finding(FindingKind.VIOLATION, "4.2.1", 1, 1, "", "[here](https://example.org) {0} \x1b[2J")
    (result,) = run_of(written("sarif", [GameReport("game.rootlog", [finding])]))["results"]
    assert result["message"]["text"] == "\\[here\\](https://example.org) {{0}} \\x1b\\[2J"


def test_each_rule_has_a_name_and_leads_to_its_page(games: list[GameReport], written: Written) -> None:
    driver = run_of(written("sarif", games, site="https://example.org/woodlaw"))["tool"]["driver"]
    assert driver["informationUri"] == "https://example.org/woodlaw"
    told = {rule["id"]: (rule["name"], rule["helpUri"]) for rule in driver["rules"]}
    assert told["HCC.2.6.I"] == ("Mercy", "https://example.org/woodlaw/law/hcc.2.6.i.html")
    assert told["notation"] == ("NotationOfTheRecord", "https://example.org/woodlaw")
    assert {rule["helpUri"] for rule in run_of(written("sarif", games))["tool"]["driver"]["rules"]} == {OFFICIAL}


def moved_down(finding: Finding) -> Finding:
    cause = replace(finding.cause, mend=tuple(replace(edit, line=edit.line + 1) for edit in finding.cause.mend))
    return replace(finding, line=finding.line + 1, cause=cause)


def test_a_line_added_above_changes_nothing_but_places(written: Written) -> None:
    mend = (Edit(12, 7, "w->5", ""), Edit(12, 12, "", "/w->4"))
    first = Finding(FindingKind.VIOLATION, "4.2.1", 12, 7, "w->5", "no rule", cause=Cause(mend=mend))
    same = Finding(FindingKind.VIOLATION, "4.2.1", 14, 7, "w->5", "no rule")
    after = Finding(FindingKind.VIOLATION, "4.2.1", 15, 1, "w->2", "no piece", cause=Cause(follows=0))
    findings = [first, same, same, after]
    before, later = (
        run_of(written("sarif", [GameReport("a.rootlog", found)]))["results"]
        for found in (findings, [moved_down(each) for each in findings])
    )
    known = ("message", "partialFingerprints")
    assert [[each[key] for key in known] for each in before] == [[each[key] for key in known] for each in later]
    assert len({each["partialFingerprints"]["woodlaw/v1"] for each in before}) == 4
    assert before[0]["message"]["text"] == (
        "no rule. meant nothing for w->5 at [this place](1) (likely, explains 2 findings). "
        "meant /w->4 besides at [this place](2) (likely, explains 2 findings)"
    )
    regions = [place["physicalLocation"]["region"] for place in later[0]["relatedLocations"]]
    assert regions == [{"startLine": 13, "startColumn": 7}, {"startLine": 13, "startColumn": 12}]
    assert later[3]["message"]["text"] == "no piece. follows from [this place](1), if that is a slip"
    assert later[3]["relatedLocations"][0]["physicalLocation"]["region"]["startLine"] == 13
