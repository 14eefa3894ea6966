"""While edits are tried, garbage in cycles is looked for rarely, and as before afterwards."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest

from woodlaw.logs.mending.collector import MANY, rarely_collecting


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    before = gc.get_threshold()
    yield
    gc.set_threshold(*before)


@pytest.mark.parametrize(("set_to", "inside"), [(700, MANY), (MANY + 1, MANY + 1), (0, 0)])
def test_it_is_rarer_inside_only(set_to: int, inside: int) -> None:
    gc.set_threshold(set_to, 10, 10)
    with rarely_collecting():
        assert gc.get_threshold() == (inside, 10, 10)
    assert gc.get_threshold() == (set_to, 10, 10)


def test_it_ends_where_something_goes_wrong() -> None:
    gc.set_threshold(700, 10, 10)
    with pytest.raises(ValueError, match="wrong"), rarely_collecting():
        raise ValueError("wrong")
    assert gc.get_threshold() == (700, 10, 10)
