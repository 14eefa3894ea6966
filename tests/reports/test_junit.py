from __future__ import annotations

from collections.abc import Callable
from xml.etree import ElementTree

from woodlaw.logs.findings import FindingKind, GameReport

Written = Callable[..., str]


def suites_of(report: str) -> list[ElementTree.Element]:
    root = ElementTree.fromstring(report)  # noqa: S314 - our own output
    assert root.tag == "testsuites"
    return list(root)


def test_a_file_is_a_suite_with_its_own_counts(games: list[GameReport], written: Written) -> None:
    suites = suites_of(written("junit", games))
    counts = [[suite.get(count) for count in ("tests", "failures", "errors", "skipped")] for suite in suites]
    assert [suite.get("name") for suite in suites] == [game.file for game in games]
    assert counts == [["4", "1", "0", "0"], ["1", "0", "0", "0"], ["1", "1", "0", "0"], ["1", "0", "1", "0"]]
    for suite in suites:
        assert len(suite.findall("testcase")) == int(suite.get("tests", ""))
        assert len(suite.findall("testcase/failure")) == int(suite.get("failures", ""))
        assert len(suite.findall("testcase/error")) == int(suite.get("errors", ""))


def test_fail_on_decides_what_is_a_failure(games: list[GameReport], written: Written) -> None:
    (suite,) = suites_of(written("junit", games[:1], fail_on=FindingKind.UNDECIDED))
    assert suite.get("failures") == "3"
    assert [len(case.findall("failure")) for case in suite] == [1, 1, 1, 0]


def test_each_case_of_a_file_has_a_name_of_its_own(games: list[GameReport], written: Written) -> None:
    games[0].findings += games[0].findings
    names = [case.get("name") for case in suites_of(written("junit", games))[0]]
    assert len(set(names)) == len(names) == 8
    assert names[4] == "line 12, column 7: 4.2.1 Rule (2)"


def test_a_failure_tells_the_clause_and_what_was_expected(games: list[GameReport], written: Written) -> None:
    case = suites_of(written("junit", games, explain=True))[0][0]
    failure = case.find("failure")
    assert failure is not None
    assert case.get("name") == "line 12, column 7: 4.2.1 Rule"
    assert (failure.get("type"), failure.get("message")) == ("violation", "no rule in 2 or 5")
    assert failure.text == (
        "action: 3w2->5\nexpected: a move from 3 or 4\n"
        "4.2.1 Rule\n| Whoever moves must rule where the move starts, where it ends, or both.\n"
        "| reading: Must a ferry rule? No."
    )


def test_hostile_text_stays_text(games: list[GameReport], written: Written) -> None:
    report = written("junit", games)
    assert report.isascii()
    case = suites_of(report)[2][0]
    failure = case.find("failure")
    assert failure is not None
    assert failure.get("message") == (
        "\\x1b[31mred\\x1b[0m \\x00 \\u202eback [here](https://example.org) {0} <b>&amp;</b> ]]>"
    )
