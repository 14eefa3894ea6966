from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from woodlaw.logs.findings import Finding, FindingKind, GameReport

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
