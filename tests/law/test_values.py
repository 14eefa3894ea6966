"""Fixed values do what frozen dataclasses do."""

from __future__ import annotations

import pickle
from dataclasses import asdict, fields, is_dataclass, replace

import pytest

from woodlaw.law.values import Fixed


class Spot(Fixed):
    """A spot."""

    row: int
    column: int = 0

    @property
    def both(self) -> tuple[int, int]:
        """Row and column."""
        return self.row, self.column


class Mark(Spot):
    """A spot with a sign on it."""

    sign: str = "x"


def test_is_told_by_place_or_name() -> None:
    assert Spot(1, 2) == Spot(row=1, column=2) == Spot(1, column=2)
    assert Spot(1).both == (1, 0)
    assert repr(Mark(1, sign="o")) == "Mark(row=1, column=0, sign='o')"


def test_is_equal_to_none_of_another_class() -> None:
    assert Spot(1, 2) != Mark(1, 2)
    assert len({Spot(1, 2), Spot(1, 2), Mark(1, 2), Mark(1, 2, "x")}) == 2


@pytest.mark.parametrize("told", [(), (1, 2, 3)])
def test_needs_each_field_once(told: tuple[int, ...]) -> None:
    with pytest.raises(TypeError, match="Spot is told by row, column; expected each once"):
        Spot(*told)


@pytest.mark.parametrize("named", [{"row": 1}, {"line": 1}])
def test_knows_no_other_field(named: dict[str, int]) -> None:
    with pytest.raises(TypeError, match="expected each once"):
        Spot(1, **named)


def test_never_changes() -> None:
    spot = Spot(1)
    with pytest.raises(AttributeError, match="row is fixed"):
        spot.row = 2  # type: ignore[misc]
    with pytest.raises(AttributeError, match="row is fixed"):
        del spot.row
    assert not hasattr(spot, "__dict__")


def test_serves_the_functions_of_dataclasses() -> None:
    mark = Mark(1, 2)
    assert is_dataclass(mark)
    assert replace(mark, sign="o") == Mark(1, 2, "o")
    assert asdict(mark) == {"row": 1, "column": 2, "sign": "x"}
    assert [each.name for each in fields(Spot)] == ["row", "column"]


def test_is_matched_and_goes_to_other_processes() -> None:
    match Mark(1, 2):
        case Mark(row, column, sign):
            assert (row, column, sign) == (1, 2, "x")
    assert pickle.loads(pickle.dumps(Mark(1, 2, "o"))) == Mark(1, 2, "o")  # noqa: S301
