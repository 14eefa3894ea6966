"""Random legal play is legal when it is asked about, with and without names, and what play refuses is not."""

from __future__ import annotations

import pytest
from tests.adjudication.sequences import figures


@pytest.mark.parametrize("kind", ["plain", "named"])
def test_sequences_of_legal_play_are_legal(kind: str) -> None:
    found = figures(kind, 100)
    assert found["illegal"] == 0
    assert found["legal"] >= 0.995 * found["asked"] > 0


def test_sequences_with_a_refused_option_are_not_legal_unless_some_binding_in_order_is() -> None:
    found = figures("refused", 160)
    assert found["legal"] == found["legal, and legal play in order"]
    assert found["illegal"] >= 0.95 * found["asked"] > 0
