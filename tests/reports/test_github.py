from __future__ import annotations

from collections.abc import Callable

from woodlaw.logs.findings import Finding, FindingKind, GameReport


def test_each_kind_has_its_level_and_each_finding_its_place(
    games: list[GameReport], written: Callable[..., str]
) -> None:
    lines = written("github", games[:2]).splitlines()
    assert lines[0] == (
        "::error file=games/one.rootlog,line=12,col=7,title=violation 4.2.1 Rule::no rule in 2 or 5; "
        "expected: a move from 3 or 4"
    )
    assert [line.partition(" ")[0] for line in lines] == ["::error", "::warning", "::notice", "::notice"]


def test_nothing_that_a_file_holds_ends_an_annotation(written: Callable[..., str]) -> None:
    found = Finding(FindingKind.VIOLATION, "4.2.1", 1, 1, "", "one\n::error::two%0A\r")
    lines = written("github", [GameReport("a,b:c\nd%.rootlog", [found])]).splitlines()
    assert len(lines) == 1
    assert lines[0].startswith("::error file=a%2Cb%3Ac%0Ad%25.rootlog,line=1,")
    assert "%250A" in lines[0]


def test_a_file_that_cannot_be_used_is_an_error(written: Callable[..., str]) -> None:
    report = GameReport("photo.rootlog", error="a binary file; expected text")
    assert written("github", [report]) == (
        "::error file=photo.rootlog,title=cannot be used::a binary file; expected text\n"
    )
