"""Rulings disturb nothing that runs beside them, and are the same in any company."""

from __future__ import annotations

from tests.adjudication.alone import unlike, unlike_first


def test_entries_in_threads_give_what_they_give_alone() -> None:
    assert unlike(30) == 0


def test_a_case_has_one_answer_first_last_alone_in_company_and_under_any_hash_seed() -> None:
    assert unlike_first(8) == 0
