"""Questions written from the Law before they were put: verdict, deciding clause, and what the answer rests on."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from bench.cross_checking import compare

from woodlaw.adjudication.ruling import Verdict
from woodlaw.asking.cases import Answered, answer_cases

QUESTIONS = sorted((Path(__file__).parent / "questions").glob("*.yaml"))


def answered(file: Path) -> list[Answered]:
    return list(answer_cases(file.read_text(encoding="utf-8"), file.parent))


@pytest.mark.parametrize("file", QUESTIONS, ids=lambda path: path.stem)
def test_every_question_is_answered_as_the_law_says(file: Path) -> None:
    cases = answered(file)
    unlike = [(case.name, case.differs or case.errors) for case in cases if case.ruling is None or case.differs]
    assert not unlike
    assert all(case.ruling and case.ruling.verdict in list(Verdict) for case in cases)


def test_there_are_many_questions_and_half_of_them_are_of_what_is_illegal() -> None:
    told = [line.strip() for file in QUESTIONS for line in file.read_text(encoding="utf-8").splitlines()]
    verdicts = Counter(line.removeprefix("verdict: ") for line in told if line.startswith("verdict: "))
    assert verdicts.total() >= 400
    assert verdicts["illegal"] >= 0.45 * verdicts.total()


def test_rulings_agree_with_play_in_random_positions() -> None:
    told = compare(12, 2)
    assert told["offered: asked"] == told["offered: as play has it"] > 0
    assert told["one change away: asked"] == told["one change away: as play has it"] > 0
    assert told["grounds that change the answer"] >= 0.95 * told["grounds"] > 0
