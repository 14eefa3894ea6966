from __future__ import annotations

from typing import TYPE_CHECKING, cast

import pytest
from tests.logs.conftest import findings_of, recorded

from woodlaw.engine.chance import Seeded
from woodlaw.engine.concepts import ruler
from woodlaw.engine.events import Stated
from woodlaw.engine.place import removed_to, why_not_place
from woodlaw.engine.sides import Fight
from woodlaw.factions.lizard_cult import FACTION
from woodlaw.factions.lizard_cult.abilities import LOST_SOULS
from woodlaw.factions.lizard_cult.birdsong import adjust_outcast
from woodlaw.factions.seating import new_table
from woodlaw.logs.audits.craft import crafting_suits
from woodlaw.logs.audits.lizard_cult.records import Records
from woodlaw.logs.audits.registry import as_recorded
from woodlaw.table.cards import UNSEEN, Card
from woodlaw.table.places import clearing, hand, supply

CULT = cast("Records", as_recorded(FACTION))

if TYPE_CHECKING:
    from tests.factions.conftest import Lay

RABBIT, BIRD = Card(suit="rabbit"), Card(suit="bird")
L, E, C = "lizard_cult", "eyrie_dynasties", "marquise_de_cat"


def test_pilgrims_rule_where_a_garden_is_even_against_the_eyrie(lay: Lay) -> None:
    table = lay(L, E)
    table.put(E, "roost", 5)
    table.put(E, "warrior", 5, count=4)
    assert ruler(table.game, clearing(5)) == E
    table.put(L, "rabbit_garden", 5)
    assert ruler(table.game, clearing(5)) == L


def test_the_fallen_become_acolytes_when_they_defend(lay: Lay) -> None:
    table = lay(L, E)
    warrior = table.piece(L, "warrior")
    defence, attack = Fight(E, L, clearing(5)), Fight(L, E, clearing(5))
    assert removed_to(table.game, warrior, clearing(5), defence) is CULT.acolytes
    assert removed_to(table.game, warrior, clearing(5), attack) is supply(L)
    assert removed_to(table.game, warrior, clearing(6), defence) is supply(L)
    assert removed_to(table.game, warrior, clearing(5)) is supply(L)
    assert removed_to(table.game, table.piece(L, "fox_garden"), clearing(5), defence) is supply(L)


def test_it_crafts_with_the_outcasts_gardens(lay: Lay) -> None:
    table = lay(L, E)
    table.put(L, "rabbit_garden", 5, 10)
    table.put(L, "fox_garden", 1)
    assert crafting_suits(table.game, L) is None, "no Outcast is known"
    table.turn(L, Stated(L, L, "o", "R"))
    assert crafting_suits(table.game, L) == [frozenset({"rabbit"})] * 2
    table.turn(L, Stated(L, L, "ho", "F"))
    assert crafting_suits(table.game, L) == [frozenset({"fox"})], "the marker lies where it was moved last"


def test_gardens_match_their_clearing(lay: Lay) -> None:
    table = lay(L, E)
    refusal = why_not_place(table.game, L, table.piece(L, "fox_garden"), clearing(5))
    assert refusal is not None
    assert refusal.clause == "10.5.1"
    assert why_not_place(table.game, L, table.piece(L, "rabbit_garden"), clearing(5)) is None


def test_setup_takes_an_outcast(lay: Lay) -> None:
    table = lay(L, E)
    beside = [table.placed(L, "warrior", number) for number in (5, 9, 10)]
    surfaced = (table.placed(L, "warrior", 1, 4), table.placed(L, "fox_garden", 1), *beside)
    told = table.turn(L, *surfaced, setup=True)
    assert [(offence.kind, offence.clause) for offence in told.offences] == [("omission", "10.3.3")]
    table = lay(L, E)
    assert table.turn(L, *surfaced, Stated(L, L, "o", "F"), setup=True).clauses == []
    table = lay(L, E)
    assert table.turn(L, setup=True).clauses == ["10.3.2", "10.3.2", "10.3.3"]


def test_it_draws_another_card_for_each_suit_with_two_gardens(lay: Lay) -> None:
    table = lay(L, E)
    assert CULT.turn_draws(table.game) == (1, 1)
    table.put(L, "rabbit_garden", 5, 10)
    table.put(L, "fox_garden", 1)
    assert CULT.turn_draws(table.game) == (2, 2)
    table.put(L, "mouse_garden", 9, 7, 2)
    assert CULT.turn_draws(table.game) == (3, 3)


CATS = "t_k->9/w->1+2+3+4+5+6+7+8+9+10+11+12/b_s->8/b_w->12/b_r->5"
HOME, DEVOUT = "4w+b_r->3/w->6+7+11/$_o->R", "4w+b_r->3/w->6+7+11/4w->$/$_o->R"
GARDENS = "4w+b_r->3/w->6+7+11/w->10/b_r->10/$_o->R"
CATS_WORK, CATS_DISCARD = "C:t->8/#->C", "C:t->8/2M#C->L$/#->C"


def accused(*turns: str, seats: str = "LC", **setups: str) -> list[str]:
    """Return what a recorded game is accused of besides what its setup lays."""
    found = findings_of(recorded(*turns, seats=seats, **{"C": CATS, "L": HOME, **setups}), of_setup=False)
    return [finding for finding in found if finding.startswith(("violation", "omission"))]


@pytest.mark.parametrize(
    "spends",
    [
        "C:t->8/B#C->L$/w9->1/w1->9/w9->1/w1->9/#->C",
        "C:t->8/F#C->L$/t->8/w9->1/w1->9/#->C",
        "A:R#$->L$/t->10/#->A",
        "D:w->0/R#D->L$/t+w0->10/B#^/#->D",
        "P:M#P->L$/w->2+7+9+11/#->P",
    ],
)
def test_others_spend_cards_to_the_lost_souls(spends: str) -> None:
    seats = {"A": "3#->$", "C": CATS, "D": "2w+t->4/2w->8+9+12", "P": "w->1+2+5"}
    seat = spends[0]
    assert accused("L:#->L", spends, "L:#->L", seats=f"L{seat}", **{seat: seats[seat]}) == []


@pytest.mark.parametrize("spent", ["R#C->", "R#C->L$"])
def test_others_spend_cards_to_the_lost_souls_in_its_turn(spent: str) -> None:
    assert accused(f"L:w$->/XC3/Cw3->9/{spent}/w3->/#->L", L=DEVOUT) == []


@pytest.mark.parametrize("told", ["2M#L$->", "2#$->", "#$->", "M#$->/M#$->"])
def test_the_lost_souls_are_discarded(told: str) -> None:
    assert accused("L:#->L", CATS_DISCARD, f"L:$_o->M/{told}/#->L") == []


@pytest.mark.parametrize(
    "rituals",
    [
        "(R+B)#^/w->10/w->$/(R+B)#$->L/#->L",
        "(R+B)#^/w->10/w->$/#->L/2#$->L",
        "(R+B)#->$/w->10/w->$/(R+B)#$->L/#->L",
        "2#L->$/w->10/w->$/2#$->L/#->L",
        "3#L->$/w->10+5/w->$/#->L",
    ],
)
def test_cards_shown_return_to_the_hand(rituals: str) -> None:
    assert accused(f"L:$_ho->R/{rituals}", CATS_WORK, f"L:{rituals}") == []


@pytest.mark.parametrize(
    ("turn", "found"),
    [
        ("L:M#^/b->7/#->L", []),
        ("L:w$->/w$->/Cb5->/++/b->5/#->L", []),
    ],
)
def test_a_garden_of_no_kind_told_is_that_of_its_clearing(turn: str, found: list[str]) -> None:
    assert accused(turn, L=DEVOUT + "/3w->7") == found


def test_a_garden_told_to_go_to_its_track_is_no_acolyte() -> None:
    attack = "C:t->8/XL10/(Lw+Lb_r)10->L$/++/#L->/#->C"
    assert accused("L:2#->L", attack, "L:w$->/Cw5->/w->5/#->L", L=GARDENS, C=CATS + "/3w->10") == []


@pytest.mark.parametrize(
    "turns",
    [
        ("L:#->L", "C:t->8/F#C->/#->C", "L:2w$->/Cw6->/w->6/#->L"),
        ("L:w$->/Cw10->/w->10/#->L", CATS_DISCARD, "L:2w$->/Cw2->/w->2/#->L"),
        ("L:$_o->M/#->L", CATS_WORK, "L:w$->/Cw2->/w->2/#->L"),
        ("L:#->L", CATS_DISCARD, "L:Z%b/++/#->L"),
    ],
)
def test_an_outcast_that_is_not_told_may_be_any(turns: tuple[str, ...]) -> None:
    assert accused(*turns, L=DEVOUT + "/b_m->7") == []


@pytest.mark.parametrize(
    ("last", "found"),
    [
        ("L:Z%b/++/#->L", ["violation 4.1.1 Z%b"]),
    ],
)
def test_a_hated_outcast_that_is_told_stays_where_nothing_is_told(last: str, found: list[str]) -> None:
    assert accused("L:$_ho->R/#->L", CATS_WORK, last, L=DEVOUT + "/b_m->7") == found


@pytest.mark.parametrize(
    ("turn", "found"),
    [
        ("L:2w$->/b_r->5/Cb_r5->/++/#->L", []),
        ("L:2w$->/b_r->4/++/Cb_w4->/#->L", []),
        ("L:4w$->/b_r->4/b_r->4/Cb_w4->/++/#->L", ["violation 2.2.3 b_r->4"]),
        ("L:2M#^/b_m->7/w->7/#->L", []),
    ],
)
def test_what_gives_rule_may_be_told_behind_the_garden(turn: str, found: list[str]) -> None:
    assert accused(turn, L=DEVOUT, C=CATS + "/b_w->4") == found


@pytest.mark.parametrize("revolt", ["(Lw+Lb_r+Cw)10->/++/#L->/b_r+w->10", "b_r+w->10/Cw10->/Lw10->/Lb_r10->/++/#L->"])
def test_a_base_may_be_told_before_the_garden_whose_slot_it_takes(revolt: str) -> None:
    alliance, setups = "A:2R#$->/{}/w->$/2#->A", {"L": GARDENS, "A": "3#->$/t->10"}
    assert accused("L:2#->L", alliance.format(revolt), seats="LAC", **setups) == []
    without = accused("L:2#->L", alliance.format("b_r+w->10/(Lw+Cw)10->"), seats="LAC", **setups)
    assert "violation 2.2.3 b_r+w->10" in without


@pytest.mark.parametrize(
    ("souls", "could_be"),
    [
        ([UNSEEN], ["", "fox", "rabbit", "mouse"]),
        ([RABBIT, UNSEEN], ["rabbit", ""]),
        ([RABBIT, RABBIT, UNSEEN], ["rabbit"]),
        ([RABBIT, RABBIT, UNSEEN, UNSEEN], ["rabbit", ""]),
        ([RABBIT, BIRD, BIRD], ["rabbit"]),
    ],
)
def test_chance_takes_the_outcast_where_nobody_has_seen_lost_souls(souls: list[Card], could_be: list[str]) -> None:
    table = new_table(("L", "C"), seed=1)
    asked = list[tuple[str, int]]()

    class Chance(Seeded):
        def pick(self, what: str, count: int) -> int:
            asked.append((what, count))
            return count - 1

    game = table.game(chance=Chance(1), asker=lambda decision: decision.options[0])
    game.state.cards[LOST_SOULS] = souls
    FACTION.mark_outcast(game, "fox", hated=False)
    adjust_outcast(game, FACTION)
    assert asked == ([("suit of the Lost Souls", len(could_be))] if len(could_be) > 1 else [])
    assert FACTION.outcast(game.state) == (could_be[-1] or "fox")
    assert FACTION.is_hated(game.state) is (could_be[-1] == "")


def test_what_it_does_to_others_is_left_to_play(lay: Lay) -> None:
    table = lay(L, E)
    game = table.game
    assert CULT.is_left_to_play
    game.state.current = E
    assert CULT.may_remove(game, table.removed(E, L, "fox_garden", 1), ())
    assert not CULT.may_remove(game, table.removed(E, E, "warrior", 1), ())
    game.state.current = L
    assert CULT.may_remove(game, table.removed(L, E, "warrior", 1), ())
    assert [CULT.discards_off_turn(game, each, ()) for each in (L, E)] == [True, False]
    assert [bool(CULT.passes_cards(game, hand(each), E)) for each in (L, E)] == [True, False]
    assert [bool(CULT.shows_hands(game, each)) for each in (L, E)] == [True, False]
