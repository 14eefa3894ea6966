"""Random legal play is legal when it is asked about, with and without names, and what play refuses is not."""

from __future__ import annotations

import pytest
from tests.adjudication.sequences import figures, figures_of_every


@pytest.mark.parametrize("kind", ["plain", "named"])
def test_sequences_of_legal_play_are_legal(kind: str) -> None:
    found = figures(kind, 100)
    assert found["illegal"] == 0
    assert found["legal"] >= 0.995 * found["asked"] > 0


def test_sequences_with_a_refused_option_are_not_legal_unless_some_binding_in_order_is() -> None:
    found = figures("refused", 160)
    assert found["legal"] == found["legal, and legal play in order"]
    assert found["illegal"] >= 0.95 * found["asked"] > 0


def test_every_option_is_ruled_as_play_has_it_and_what_is_not_asked_is_refused() -> None:
    found = figures_of_every(240)
    assert found["legal: legal"] + found["legal: decided by other chance"] == found["legal"] > 0
    assert found["refused: legal"] == found["refused: legal, and legal play in order"]
    assert found["refused: not understood"] == 0
    assert found["refused: illegal"] >= 0.95 * found["refused"] > 0
