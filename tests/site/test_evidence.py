"""Evidence that is absent, of another edition, out of date or broken: a clear message, and the site intact."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from tests.site.conftest import Site, run_of

from woodlaw.gherkin.standing import EvidenceError, read_evidence


def test_without_evidence_the_site_says_so_on_every_clause(site: Site) -> None:
    site.page("four", ".. law:chapter:: 4")
    built = site.build()
    assert built.warnings == ""
    assert "no evidence (../evidence.json is not there)" in built.status
    html = built.html("four")
    rules = html.count("<em>?</em> not measured")
    assert rules > 10
    assert html.count("nobody ran the scenarios") == rules + 1


def test_evidence_of_another_edition_is_marked_stale(site: Site) -> None:
    site.evidence(run_of("One passes", "4.3.1"), edition="2020-01-01")
    site.page("four", ".. law:chapter:: 4")
    built = site.build()
    assert "edition: expected 2025-10-08, the edition that the site tells, not 2020-01-01" in built.warnings
    assert "proven, stale" in built.html("four")
    assert "run under the edition 2020-01-01" in built.html("four")


def test_a_scenario_removed_since_is_marked_and_proves_nothing(site: Site, feature: Callable[[], None]) -> None:
    feature()
    site.settings["law_root"] = ".."
    site.evidence(run_of("The attacker picks the defender", "4.3.1"), run_of("One that was", "4.3.2"))
    site.page("four", ".. law:chapter:: 4")
    site.page("battle", ".. law:feature:: features/battle.feature")
    built = site.build()
    assert built.warnings.count("WARNING") == 1
    assert "features/battle.feature: no scenario 'One that was' any more; run the scenarios again" in built.warnings
    assert "passed, removed since" in built.html("four")
    assert "has no such scenario any more" in built.html("battle")
    told = built.html("four").partition('id="4.3.2"')[2]
    assert told.index("unproven") < told.index("removed since")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "evidence.json:1:1: expected JSON"),
        ("[]", "evidence.json: expected a mapping, not a list"),
        ('{"version": 3}', "evidence.json: version: expected 1 or 2, not 3"),
        ('{"version": true}', "evidence.json: version: expected 1 or 2, not True"),
        ('{"version": 1, "edition": "x", "scenarios": [7]}', "evidence.json: scenario 1: expected a mapping, not 7"),
        ("[" * 100_000, "evidence.json: expected evidence; it is nested too deep"),
        ("9" * 5_000, "evidence.json: expected evidence; it is nested too deep or its numbers are too long"),
        ("9" * 19, "evidence.json: expected evidence; it is nested too deep or its numbers are too long"),
        ("1e999", "evidence.json: expected evidence; it is nested too deep or its numbers are too long"),
        ("[NaN]", "evidence.json: expected evidence; it is nested too deep or its numbers are too long"),
    ],
)
def test_broken_evidence_is_told_in_one_line(site: Site, text: str, told: str) -> None:
    site.raw_evidence(text)
    with pytest.raises(EvidenceError) as error:
        read_evidence(site.root / "evidence.json", "2025-10-08")
    assert str(error.value).startswith(told)


def test_a_site_with_broken_evidence_is_whole(site: Site) -> None:
    site.raw_evidence("nonsense")
    site.page("four", ".. law:chapter:: 4")
    built = site.build()
    assert built.warnings.count("WARNING") == 1
    assert "WARNING: evidence.json:1:1: expected JSON" in built.warnings
    html = built.html("four")
    assert html.count("The evidence cannot be read") == html.count("not measured</span>") + 1


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        ({"outcome": "won"}, "outcome: expected one of passed, failed, skipped, not 'won'"),
        ({"file": "../../etc/passwd"}, "file: expected a path"),
        ({"line": -1}, "line: expected a number from 0"),
        ({"line": True}, "line: expected a number from 0"),
        ({"section": 7}, "section: expected text, not 7"),
        ({"steps": [{"keyword": "When", "text": "x", "phrase": None}]}, "steps: phrase: expected text"),
        ({"tagged": "4.3.1"}, "tagged: expected a list"),
        ({"steps": [{"keyword": "When", "text": "x", "table": [1]}]}, "steps: table: expected rows of texts"),
        ({"before": []}, "before: expected a mapping"),
        ({"id": "elsewhere"}, "id: expected file and name"),
    ],
)
def test_a_misshapen_run_is_told_with_its_number(site: Site, changed: dict[str, object], told: str) -> None:
    site.evidence(run_of("One passes", "4.3.1"), run_of("Two", "4.3.1", **changed))
    with pytest.raises(EvidenceError) as error:
        read_evidence(site.root / "evidence.json", "2025-10-08")
    assert str(error.value).startswith(f"evidence.json: scenario 2: {told}")


def test_what_the_evidence_says_is_escaped(site: Site) -> None:
    nasty = "<script>alert(1)</script>"
    run = run_of(nasty, "4.3.1", feature=nasty, message=nasty, outcome="failed", marks=[nasty])
    run["steps"] = [{"keyword": nasty, "text": nasty, "table": [[nasty]]}]
    run["before"] = {"map": nasty}
    run["after"] = json.loads('{"pieces": {"clearing 99": {"<b>": {"x": 1}}}}')
    site.evidence(run)
    site.page("four", ".. law:chapter:: 4")
    site.page("battle", ".. law:feature:: features/battle.feature")
    built = site.build()
    assert nasty not in built.html("four")
    assert nasty not in built.html("battle")
    assert "&lt;script&gt;" in built.html("battle")
