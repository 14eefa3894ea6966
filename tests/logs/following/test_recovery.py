"""What the Law refuses is forced upon a game, and found by playing its record alone, by the clause that refuses it."""

from __future__ import annotations

import pytest
from bench.by_rule.planting import in_style, planted
from bench.planting.playing import found_alone


@pytest.mark.parametrize(
    ("game", "kind", "clause"),
    [
        pytest.param(3, "passed up", "7.4.2", id="no card for the Decree"),
        pytest.param(3, "not asked", "7.5.2.I", id="recruiting without a roost"),
        pytest.param(12, "refused option", "7.5.2.I", id="recruiting where no roost is"),
        pytest.param(8, "not asked", "LR.4.2", id="a garrison beside too many"),
    ],
)
def test_what_the_law_refuses_is_found_by_its_clause(game: int, kind: str, clause: str) -> None:
    offence = next(each for each in planted(game) if each.kind == kind)
    [finding] = found_alone(in_style(offence.text, game), offence.line)
    assert (finding.clause, offence.clause) == (clause, clause)
