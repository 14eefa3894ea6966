"""Of the clauses in force that one is named that has something happen, or the phase that it stands in."""

from __future__ import annotations

import pytest

from woodlaw.logs.following.clauses import deciding, phase_of, under_way


@pytest.mark.parametrize(
    ("clauses", "clause"),
    [
        pytest.param(("1.4.1", "6.5", "6.5.4.II", "1.5.4", "G.24"), "6.5.4.II", id="not how all is done"),
        pytest.param(("16.4", "16.4.2.I", "16.4.2.I", "16.5.2", "1.5.4"), "16.4.2.I", id="not another phase"),
        pytest.param(("16.5", "16.5.2", "16.4.2.I", "16.5.2"), "16.5.2", id="nor the earlier one"),
        pytest.param(("7.5", "7.5.2.II", "4.2", "8.2.6"), "8.2.6", id="what reaches into another's turn"),
        pytest.param(("18.5", "7.6.2"), "7.6.2", id="another player's phase"),
        pytest.param(("1.4.1", "2.1"), "2.1", id="nothing else"),
        pytest.param((), "", id="none"),
    ],
)
def test_the_innermost_clause_decides_that_is_of_no_other_phase(clauses: tuple[str, ...], clause: str) -> None:
    assert deciding(clauses) == clause


def test_a_phase_is_known_by_its_title() -> None:
    assert [phase_of(clause) for clause in ("HCC.5.1.II", "LR.6", "16.2.5", "card.sappers", "")] == [
        "HCC.5",
        "LR.6",
        "",
        "",
        "",
    ]


def test_what_reaches_into_a_turn_is_no_phase_of_it() -> None:
    assert under_way(("1.4.1", "16.2.5", "LR.6", "LR.6.2")) == "LR.6"
    assert under_way(("16.2.5",)) == ""
