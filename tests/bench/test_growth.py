"""The bench doubles every kind of input, and tells how the time grows."""

from __future__ import annotations

from pathlib import Path

import pytest
from bench.growth import KINDS, Kind, row, seconds

from bench import growth


@pytest.mark.parametrize("kind", KINDS, ids=[kind.name for kind in KINDS])
def test_inputs_have_about_the_size_that_is_asked_and_a_command_reads_them(kind: Kind, tmp_path: Path) -> None:
    small, large = (len(kind.make(size)) for size in (2_000, 4_000))
    assert 1_500 < small < 2_500
    assert 3_500 < large < 4_500
    assert seconds(kind, kind.make(2_000), tmp_path) > 0


@pytest.mark.parametrize(("power", "told"), [(1, "n^1.00"), (2, "n^2.00")])
def test_the_power_of_the_growth_is_told(power: int, told: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def of_power(kind: Kind, text: str, folder: Path) -> float:
        return 0.5 + (len(text) / 1_000) ** power

    monkeypatch.setattr(growth, "seconds", of_power)
    kind = Kind("any", lambda size: "x" * size, "a.txt", ("check",))
    assert row(kind).value.startswith(told)
