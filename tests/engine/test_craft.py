from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from time import process_time
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.engine.conftest import Seat

from woodlaw.engine.craft import (
    can_pay,
    craft_points,
    item_points,
    pays,
    why_duplicate,
    why_no_item,
    why_not_craft,
    why_not_use,
)
from woodlaw.engine.extension import Extension, Points
from woodlaw.engine.game import Game
from woodlaw.engine.make import by_activating, why_not_craft_now
from woodlaw.engine.refusal import Refusal
from woodlaw.logs.audits.craft import crafting_suits
from woodlaw.table.cards import Card
from woodlaw.table.decks import deck_named
from woodlaw.table.pieces import item
from woodlaw.table.places import ITEM_SUPPLY, Place, clearing, hand, play_area

if TYPE_CHECKING:
    from tests.engine.conftest import Lay

DECK = deck_named("E&P")
[TUNNELS] = DECK.by_id("tunnels")
[SWORD] = DECK.by_id("sword")
FOX, MOUSE, BOTH = frozenset({"fox"}), frozenset({"mouse"}), frozenset({"fox", "mouse"})
NONE: frozenset[str] = frozenset()


class Crafting(Seat):
    owner = "cats"

    def crafting_places(self, game: Game, player: str) -> Sequence[Place] | None:
        return (clearing(9), clearing(9), clearing(8)) if player == self.owner else None


class OddSuits(Crafting):
    def crafting_suits(self, game: Game, player: str) -> Sequence[frozenset[str]] | None:
        return (FOX, MOUSE, BOTH)


class Spending(Crafting):
    def crafting_suits(self, game: Game, player: str) -> Sequence[frozenset[str]] | None:
        return None


class Closed(Extension):
    def forbids_activate(self, game: Game, player: str, clearing: Place) -> Refusal | None:
        return Refusal("QL.2.3", "colony") if clearing.number == 9 and player == "cats" else None


class ClosedOtherwise(Extension):
    def forbids_activate(self, game: Game, player: str, clearing: Place) -> Refusal | None:
        return Refusal("10.2.2", "a gathering") if clearing.number == 8 else None


class Strict(Seat):
    owner = "birds"

    def forbids_craft(self, game: Game, player: str, card: Card) -> Refusal | None:
        return Refusal("9.2.1", "no hammers") if player == self.owner else None

    def item_points(self, game: Game, player: str, item: str, listed: int) -> tuple[int, ...]:
        return (1,)


class Bonus(Extension):
    def __init__(self, least: int, most: int | None) -> None:
        self.bonus = Points("HCC.2.3", least, most)

    def extra_craft_points(self, game: Game, player: str, card: Card, item: str) -> Points | None:
        return self.bonus if player == "cats" else None


@pytest.mark.parametrize(
    ("icon", "suits", "expected"),
    [
        ("fox", FOX, True),
        ("fox", MOUSE, False),
        ("fox", BOTH, True),
        ("any", MOUSE, True),
        ("any", NONE, True),
        ("frog", FOX, False),
        ("fox", frozenset({"frog"}), False),
        ("frog", frozenset({"frog"}), True),
        ("any", frozenset({"frog"}), True),
    ],
)
def test_what_pays_an_icon(icon: str, suits: frozenset[str], expected: bool) -> None:
    assert pays(icon, suits) is expected


@pytest.mark.parametrize(
    ("costs", "pieces", "expected"),
    [
        ([], [], True),
        ([["fox"]], [], False),
        ([["fox", "fox"]], [FOX], False),
        ([["fox"], ["fox"]], [FOX, FOX], True),
        ([["fox", "mouse"]], [FOX, MOUSE], True),
        ([["fox", "mouse"]], [BOTH, FOX], True),
        ([["mouse", "fox"]], [BOTH, FOX], True),
        ([["fox", "fox"]], [BOTH, MOUSE], False),
        ([["any", "fox"]], [FOX, MOUSE], True),
        ([["any", "fox"]], [FOX], False),
        ([["any"], ["any"], ["fox"]], [BOTH, MOUSE, MOUSE], True),
        ([["fox"], ["mouse"], ["fox"]], [BOTH, BOTH, MOUSE], True),
        ([["fox"], ["mouse"], ["fox"]], [BOTH, MOUSE, MOUSE], False),
    ],
)
def test_each_piece_pays_one_icon(costs: list[list[str]], pieces: list[frozenset[str]], expected: bool) -> None:
    assert can_pay(costs, pieces) is expected
    assert can_pay(costs[::-1], pieces[::-1]) is expected


SUITS = ("fox", "mouse", "rabbit", "frog")


@given(
    st.lists(st.sampled_from((*SUITS, "any")), max_size=5),
    st.lists(st.frozensets(st.sampled_from(SUITS), max_size=3), max_size=6),
)
def test_paying_is_to_find_a_piece_for_every_icon(icons: list[str], pieces: list[frozenset[str]]) -> None:
    found = any(all(map(pays, icons, chosen)) for chosen in permutations(pieces, len(icons)))
    assert can_pay([icons], pieces) is found


def test_thousands_of_icons_and_pieces_are_paid_at_once() -> None:
    icons, pieces = ["any", "fox", "mouse", "rabbit"] * 5_000, [FOX, MOUSE, BOTH, NONE] * 5_000
    start = process_time()
    assert not can_pay([icons], pieces)
    assert can_pay([[icon for icon in icons if icon != "rabbit"]], pieces)
    assert process_time() - start < 1


def test_crafting_pieces_have_the_suits_of_their_clearings(lay: Lay) -> None:
    assert crafting_suits(lay(Crafting()).game, "cats") == [MOUSE, MOUSE, FOX]
    assert crafting_suits(lay(Crafting()).game, "birds") is None
    assert crafting_suits(lay(OddSuits()).game, "cats") == [FOX, MOUSE, BOTH]
    assert crafting_suits(lay(Spending()).game, "cats") is None


def test_pieces_that_cannot_be_activated_do_not_pay(lay: Lay) -> None:
    assert crafting_suits(lay(Crafting(), Closed()).game, "cats") == [FOX]
    assert crafting_suits(lay(OddSuits(), Closed()).game, "cats") == [BOTH]
    refusal = why_not_use(lay(Closed()).game, "cats", clearing(9))
    assert refusal is not None
    assert refusal.clause == "QL.2.3"
    assert why_not_use(lay(Closed()).game, "birds", clearing(9)) is None


def test_of_two_bans_the_one_counts_whose_piece_would_pay(lay: Lay) -> None:
    game = lay(Crafting(), Closed(), ClosedOtherwise()).game
    for card_id, clause in (("mouse-partisans", "QL.2.3"), ("fox-partisans", "10.2.2"), ("tunnels", "4.1.1")):
        [card] = DECK.by_id(card_id)
        game.lay(card, hand("cats"))
        refusal = why_not_craft_now(game, "cats", card, by_activating(game, "cats", "workshop"))
        assert refusal is not None
        assert refusal.clause == clause


def test_ambushes_and_dominance_cards_cannot_be_crafted(lay: Lay) -> None:
    game = lay().game
    refusals = [why_not_craft(game, "cats", DECK.by_id(card_id)[0]) for card_id in ("ambush", "dominance", "tunnels")]
    assert [refusal.clause if refusal else "" for refusal in refusals] == ["2.1.2", "2.1.3", ""]


def test_an_item_must_be_in_the_supply(lay: Lay) -> None:
    position = lay()
    refusal = why_not_craft(position.game, "cats", SWORD)
    assert refusal is not None
    assert refusal.clause == "4.1.2"
    position.game.adjust(item("sword"), ITEM_SUPPLY, 1)
    assert why_not_craft(position.game, "cats", SWORD) is None
    assert why_no_item(position.game, "boot") is not None


def test_a_persistent_effect_is_crafted_once(lay: Lay) -> None:
    position = lay()
    position.game.lay(TUNNELS, play_area("cats"))
    refusal = why_duplicate(position.game, "cats", TUNNELS)
    assert refusal is not None
    assert refusal.clause == "4.1.4"
    assert why_duplicate(position.game, "birds", TUNNELS) is None
    position.game.lay(SWORD, play_area("cats"))
    assert why_duplicate(position.game, "cats", SWORD) is None, "only persistent effects"


def test_an_effect_may_forbid_crafting(lay: Lay) -> None:
    game = lay(Strict()).game
    refusal = why_not_craft(game, "birds", TUNNELS)
    assert refusal is not None
    assert refusal.clause == "9.2.1"
    assert why_not_craft(game, "cats", TUNNELS) is None


def test_items_score_what_their_card_lists_unless_the_crafter_has_another_rule(lay: Lay) -> None:
    game = lay(Strict()).game
    assert item_points(game, "birds", "sword", 2) == (1,)
    assert item_points(game, "cats", "sword", 2) == (2,)
    points = craft_points(game, "birds", SWORD, "sword", 2)
    assert points is not None
    assert (points.clause, points.least, points.most) == ("3.2.2", 1, 1)


@pytest.mark.parametrize(
    ("bonus", "kind", "expected"),
    [
        ((), "sword", ("3.2.2", 2, 2)),
        ((), "", None),
        (((1, 1),), "sword", ("3.2.2", 3, 3)),
        (((1, 1),), "", ("HCC.2.3", 1, 1)),
        (((0, 1), (1, 2)), "sword", ("3.2.2", 3, 5)),
        (((0, None),), "sword", ("3.2.2", 2, None)),
        (((0, None),), "", ("HCC.2.3", 0, None)),
        (((0, 0),), "", None),
    ],
)
def test_effects_add_to_what_crafting_scores(
    lay: Lay, bonus: tuple[tuple[int, int | None], ...], kind: str, expected: tuple[str, int, int | None] | None
) -> None:
    game = lay(*(Bonus(least, most) for least, most in bonus)).game
    points = craft_points(game, "cats", SWORD, kind, 2)
    assert (points and (points.clause, points.least, points.most)) == expected
    plain = craft_points(game, "birds", SWORD, "sword", 2)
    assert plain is not None
    assert (plain.least, plain.most) == (2, 2)
