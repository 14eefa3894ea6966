"""``woodlaw law --diff``: made-up official files beside our Law. No sentence of them is the publisher's."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import yaml

from woodlaw.law import printed
from woodlaw.law.official import our_clauses
from woodlaw.law.printed import Printed, digest

Woodlaw = Callable[..., Any]
Titles = dict[str, str]

FEATURE = """\
Feature: Moving

  @4.2.1
  Scenario: Somebody moves
    Given the seats are Marquise and Eyrie
    Then nobody has won

  @4.2.1 @faq.07
  Scenario Outline: Many move
    Given the seats are <who> and Eyrie
    Then nobody has won

    Examples:
      | who      |
      | Marquise |
      | Alliance |
"""


@pytest.fixture(autouse=True)
def made_up_texts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have ours written from the made-up text that every clause has here."""
    read = {clause.id: Printed("2025-10-08", digest("Made up.")) for clause in our_clauses()}
    monkeypatch.setattr(printed, "printed_clauses", lambda: read)


def official(
    folder: Path, titles: Titles | None = None, *, without: str = "", after: str = "", texts: Titles | None = None
) -> Path:
    """Write a file with the titles of our clauses, but for some; one can be left out, and one be put in.

    ``texts`` are those of clauses that say something else than the others.
    """
    below: dict[str | None, list[dict[str, Any]]] = {}
    for clause in reversed(our_clauses()):
        if clause.id == without:
            continue
        title, text = (titles or {}).get(clause.id, clause.title), (texts or {}).get(clause.id, "Made up.")
        entry: dict[str, Any] = {"name": title, "text": text}
        if clause.id in below:
            entry["children"] = list(reversed(below[clause.id]))
        if clause.id == after:
            below.setdefault(clause.parent, []).append({"name": "Wholly New"})
        below.setdefault(clause.parent, []).append(entry)
    path = folder / "rules.yml"
    path.write_text(yaml.safe_dump(list(reversed(below[None])), sort_keys=False), encoding="utf-8")
    return path


def evidence(folder: Path, *, edition: str | None = None, **entry: Any) -> Path:
    scenario = {
        "id": "a.feature::S",
        "name": "S",
        "feature": "F",
        "file": "a.feature",
        "line": 3,
        "outcome": "failed",
        "message": "",
        "duration": 0.1,
        "tagged": ["4.2.1"],
        "exercised": [],
        "marks": [],
        "steps": [],
        "before": None,
        "after": None,
        **entry,
    }
    known = our_clauses()[0]
    from woodlaw.law.registry import law

    content = {
        "version": 1,
        "edition": edition or law().chapter(known.chapter).edition,
        "scenarios": [scenario],
    }
    path = folder / "evidence.json"
    path.write_text(json.dumps(content), encoding="utf-8")
    return path


def test_the_same_clauses_are_told_in_one_line(woodlaw: Woodlaw, tmp_path: Path) -> None:
    path = official(tmp_path)
    ran = woodlaw("law", "--diff", path)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out == f"{path}: the same {len(our_clauses())} clauses as ours\n"


def test_added_gone_renamed_and_renumbered_clauses_are_listed(woodlaw: Woodlaw, tmp_path: Path) -> None:
    path = official(tmp_path, {"4.2.1": "Rule Somewhere"}, without="V.12.2", after="H.3.6")
    ran = woodlaw("law", "--diff", path)
    assert (ran.code, ran.err) == (1, "")
    head, *lines = ran.out.splitlines()
    counts = "0 reworded, 0 moved, 1 renamed, 1 renumbered, 1 added, 1 gone"
    assert head == f"{path}: 4 of its clauses and ours differ: {counts}"
    assert [line for line in lines if not line.startswith("    ")] == [
        "",
        "Renamed",
        "  4.2.1 You Must Rule -> Rule Somewhere",
        "",
        "Renumbered",
        "  H.3.7 Weird Stuff -> H.3.8 Weird Stuff",
        "",
        "Added",
        "  H.3.7 Wholly New",
        "",
        "Gone",
        "  V.12.2 Special Action: Coerce",
    ]


def test_a_clause_that_says_something_else_than_was_read_is_listed(woodlaw: Woodlaw, tmp_path: Path) -> None:
    texts = {"4.2.1": "Something else.", "1.5.4": "  *Made*\n up. `rule:4.2`", "V.2": "New words."}
    path = official(tmp_path, {"V.2": "New Title"}, texts=texts)
    ran = woodlaw("law", "--diff", path)
    assert (ran.code, ran.err) == (1, "")
    head, *lines = ran.out.splitlines()
    assert head.endswith(
        "2 of its clauses and ours differ: 1 reworded, 0 moved, 1 renamed, 0 renumbered, 0 added, 0 gone"
    )
    [reworded, renamed] = [line for line in lines if line.startswith("  ") and not line.startswith("    ")]
    assert renamed.endswith(" -> New Title, reworded")
    assert reworded == "  4.2.1 You Must Rule"
    told = json.loads(woodlaw("law", "--diff", path, "--format", "json").out)
    assert [(each["id"], each["reworded"]) for each in told["reworded"]] == [("4.2.1", True)]
    assert [(each["id"], each["reworded"]) for each in told["renamed"]] == [("V.2", True)]


def test_a_clause_has_the_code_that_plays_by_it_and_the_audits(woodlaw: Woodlaw, tmp_path: Path) -> None:
    out = woodlaw("law", "--diff", official(tmp_path, {"4.2.1": "Rule Somewhere", "4.3.1.II": "X", "1.5.4": "Y"})).out
    assert "/woodlaw/engine/move.py:" in out
    assert " _why_not_by_rule\n" in out
    assert any("/logs/audits/battle.py:" in line and line.endswith(" (audit)") for line in out.splitlines())
    assert "/logs/checks/pieces.py:" in out
    assert "scenario" not in out


def test_scenarios_come_from_evidence(woodlaw: Woodlaw, tmp_path: Path) -> None:
    path = official(tmp_path, {"4.2.1": "Rule Somewhere"})
    ran = woodlaw("law", "--diff", path, "--evidence", evidence(tmp_path))
    assert (ran.code, ran.err) == (1, "")
    assert "    scenario  a.feature:3 S (failed)\n" in ran.out


def test_scenarios_come_from_features(woodlaw: Woodlaw, tmp_path: Path) -> None:
    feature = tmp_path / "features" / "move.feature"
    feature.parent.mkdir()
    feature.write_text(FEATURE, encoding="utf-8")
    path = official(tmp_path, {"4.2.1": "Rule Somewhere"})
    out = woodlaw("law", "--diff", path, "--features", feature.parent).out
    assert [line.split(maxsplit=1)[1] for line in out.splitlines() if line.startswith("    scenario")] == [
        f"{feature}:4 Somebody moves",
        f"{feature}:9 Many move[Marquise]",
        f"{feature}:9 Many move[Alliance]",
    ]


def test_as_json_it_holds_the_same(woodlaw: Woodlaw, tmp_path: Path) -> None:
    path = official(tmp_path, {"4.2.1": "Rule Somewhere"}, without="V.12.2", after="H.3.6")
    told = json.loads(woodlaw("law", "--diff", path, "--format", "json", "--evidence", evidence(tmp_path)).out)
    assert told["version"] == 1
    assert (told["file"], told["same"]) == (str(path), len(our_clauses()) - 3)
    [added], [gone], [renamed], [renumbered] = (told[key] for key in ("added", "gone", "renamed", "renumbered"))
    assert (added["id"], added["title"]) == ("H.3.7", "Wholly New")
    assert path.read_text().splitlines()[added["line"] - 1].strip() == "- name: Wholly New"
    assert (gone["id"], gone["scenarios"]) == ("V.12.2", [])
    assert (renamed["id"], renamed["official"]["title"]) == ("4.2.1", "Rule Somewhere")
    assert renamed["scenarios"] == [{"file": "a.feature", "line": 3, "name": "S", "outcome": "failed"}]
    assert ("woodlaw.engine.move", "_why_not_by_rule") in [
        (each["module"], each["function"]) for each in renamed["code"]
    ]
    assert (renumbered["id"], renumbered["official"]["id"]) == ("H.3.7", "H.3.8")
    without_scenarios = json.loads(woodlaw("law", "--diff", path, "--format", "json").out)
    assert without_scenarios["renamed"][0]["scenarios"] is None


def test_evidence_of_another_edition_is_used_and_told(woodlaw: Woodlaw, tmp_path: Path) -> None:
    found = evidence(tmp_path, edition="1999-12-31")
    ran = woodlaw("law", "--diff", official(tmp_path, {"4.2.1": "X"}), "--evidence", found)
    assert ran.code == 1
    assert ran.err.startswith(f"woodlaw: law: {found}: evidence of the edition 1999-12-31; ours is ")
    assert "a.feature:3" in ran.out


def test_what_a_file_says_is_shown_without_its_power(woodlaw: Woodlaw, tmp_path: Path) -> None:
    path = official(tmp_path, {"4.2.1": "Rule \x1b[31m\u202e"})
    hostile = evidence(tmp_path, id="a.feature::\x1b]0;\x07", name="\x1b]0;\x07")
    ran = woodlaw("law", "--diff", path, "--evidence", hostile)
    assert ran.code == 1
    assert "\\x1b[31m\\u202e" in ran.out
    assert all(line.isprintable() for line in ran.out.splitlines())


@pytest.mark.parametrize("content", ["", "- name: [", "name: A", "\x00", "- &a {name: *a}"])
def test_a_broken_file_is_one_line(woodlaw: Woodlaw, tmp_path: Path, content: str) -> None:
    path = tmp_path / "rules.yml"
    path.write_text(content, encoding="utf-8")
    for arguments in ([path], [path, "--format", "json"], [tmp_path / "absent.yml"], [tmp_path]):
        ran = woodlaw("law", "--diff", *arguments)
        assert (ran.code, ran.out) == (2, "")
        assert ran.err.startswith("woodlaw: law: ")
        assert "expected" in ran.err
        assert ran.err.removesuffix("\n").isprintable()


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        ("", "expected JSON"),
        ("[" * 100_000, "nested too deep"),
        ("[]", "expected a mapping"),
        ('{"version": 3}', "version: expected 1 or 2, not 3"),
        ('{"version": 1, "scenarios": []}', "edition: expected text"),
        ('{"version": 1, "edition": "", "scenarios": {}}', "scenarios: expected a list"),
        ('{"version": 1, "edition": "", "scenarios": [1]}', "scenario 1: expected"),
        ('{"version": 1, "edition": "", "scenarios": [{"id": ""}]}', "scenario 1"),
    ],
)
def test_broken_evidence_is_one_line(woodlaw: Woodlaw, tmp_path: Path, content: str, problem: str) -> None:
    found = tmp_path / "evidence.json"
    found.write_text(content, encoding="utf-8")
    ran = woodlaw("law", "--diff", official(tmp_path), "--evidence", found)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"woodlaw: law: {found.name}")
    assert ran.err.count("\n") == 1
    assert problem in ran.err


def test_features_that_cannot_be_read_are_one_line(woodlaw: Woodlaw, tmp_path: Path) -> None:
    path, folder = official(tmp_path), tmp_path / "features"
    missing = woodlaw("law", "--diff", path, "--features", folder).err
    assert "expected a folder of feature files; No such file or directory" in missing
    folder.mkdir()
    assert (
        "no scenarios; expected a folder of feature files" in woodlaw("law", "--diff", path, "--features", folder).err
    )
    (folder / "broken.feature").write_text("@4.2.1\nScenario: No feature\n", encoding="utf-8")
    ran = woodlaw("law", "--diff", path, "--features", folder)
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert "broken.feature" in ran.err


def test_options_that_do_not_go_together(woodlaw: Woodlaw, tmp_path: Path) -> None:
    path = official(tmp_path)
    assert "not both" in woodlaw("law", "--diff", path, "--evidence", "a", "--features", "b").err
    assert "with --diff, --cards or --faq only" in woodlaw("law", "4.2.1", "--features", "b").err
    for arguments in (("4.2.1", "--diff", path), ("--search", "move", "--diff", path)):
        ran = woodlaw("law", *arguments)
        assert ran.code == 2
        assert "or --diff, --cards or --faq with a FILE." in ran.err


def test_two_files_of_the_publishers_are_compared(woodlaw: Woodlaw, tmp_path: Path) -> None:
    (tmp_path / "new").mkdir()
    old, new = official(tmp_path), official(tmp_path / "new", texts={"4.2.1": "Rule both ends."})
    same = woodlaw("law", "--diff", old, "--from", old)
    assert (same.code, same.out) == (0, f"{old}: the same {len(our_clauses())} clauses as the older file's\n")
    out = woodlaw("law", "--diff", new, "--from", old).out
    assert "\nReworded\n  4.2.1 You Must Rule\n    words     " in out
    assert '"rule both ends"' in out
    assert woodlaw("law", "--cards", old, "--from", old).code == 2
