"""Situations are one only where the same things brought them about."""

from __future__ import annotations

from itertools import combinations, product

from woodlaw.logs.following.situations import Situations


def test_a_situation_is_met_once() -> None:
    met = Situations()
    assert not met.meet((1, "craft"))
    assert not met.meet((1, "march"))
    assert met.meet((1, "craft"))


def test_what_brought_a_situation_about_counts_in_whatever_order() -> None:
    met = Situations()
    assert met.number("march") + met.number("craft") == met.number("craft") + met.number("march")
    assert met.number(("dice", 1)) + met.number(("dice", 2)) != met.number(("dice", 3)) + met.number(("dice", 0))


def test_things_that_are_alike_add_up_to_different_sums() -> None:
    met = Situations()
    choices = list(
        product(("to activate for mouse", "to activate for any"), ("clearing 2", "clearing 7", "clearing 9"))
    )
    sums = [met.number(one) + met.number(other) for one, other in combinations(choices, 2)]
    assert len(set(sums)) == len(sums)
