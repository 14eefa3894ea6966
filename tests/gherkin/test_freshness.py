"""What evidence is made of: all that plays, and nothing that only says something."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from woodlaw.gherkin import freshness
from woodlaw.law.clauses import Chapter
from woodlaw.law.registry import Law, law


@pytest.fixture(autouse=True)
def anew() -> None:
    freshness.code.cache_clear()


def changed(monkeypatch: pytest.MonkeyPatch, **change: str) -> bool:
    """Say whether scenarios would run again if a clause were told so."""
    before = freshness.code()
    freshness.code.cache_clear()
    plain = Law.chapter

    def chapter(self: Law, chapter_id: str) -> Chapter:
        found = plain(self, chapter_id)
        clauses = (replace(each, **change) if each.id == "4.3.1" else each for each in found.clauses)  # type: ignore[arg-type]
        return replace(found, clauses=tuple(clauses))

    monkeypatch.setattr(Law, "chapter", chapter)
    return freshness.code() != before


def test_a_clause_told_better_runs_nothing_again(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not changed(monkeypatch, text="In better words.")


def test_a_clause_of_another_title_does(monkeypatch: pytest.MonkeyPatch) -> None:
    assert changed(monkeypatch, title="Another")


def test_all_chapters_are_read_so() -> None:
    played = {file for folder in freshness._folders() for file in freshness._files(folder)}
    chapters = set(law().sources())
    assert chapters <= played
    assert not {Path(file).name for file in played} & {"printed.yaml", "printed_cards.yaml"}
