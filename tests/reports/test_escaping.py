from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from woodlaw.law.escaping import SHOWN, shown, visible


@given(st.text())
def test_what_is_visible_prints(text: str) -> None:
    assert visible(text).isprintable()


@given(st.text(st.characters(categories=("L", "N", "P", "S"))))
def test_what_prints_is_left_alone(text: str) -> None:
    assert visible(text) == text


def test_what_is_shown_is_bounded_and_says_so() -> None:
    assert shown("x" * SHOWN) == "x" * SHOWN
    assert shown("x" * (SHOWN + 1)) == "x" * SHOWN + "…"
