from __future__ import annotations

from typing import TYPE_CHECKING, cast

import pytest

from woodlaw.engine.battle import why_not_battle
from woodlaw.engine.craft import craft_points
from woodlaw.engine.events import Battled, CardsMoved, Crafted, Event, Placed, Removed, Stated, TurnBegan, TurnEnded
from woodlaw.engine.move import why_not_move
from woodlaw.engine.place import removed_to, why_not_place, why_not_remove
from woodlaw.engine.sides import Falling, Fight
from woodlaw.factions.honeycomb_clergy import FACTION
from woodlaw.factions.honeycomb_clergy.abilities import DOUBTFUL, HERETIC, PENITENCE, PENITENT
from woodlaw.logs.audits.craft import crafting_suits
from woodlaw.logs.audits.honeycomb_clergy.records import Records
from woodlaw.logs.audits.registry import as_recorded
from woodlaw.table.cards import Card
from woodlaw.table.decks import deck_named
from woodlaw.table.places import board, clearing, hand, play_area, supply

CLERGY = cast("Records", as_recorded(FACTION))

if TYPE_CHECKING:
    from tests.factions.conftest import Lay, Table

Y, C, E, F = "honeycomb_clergy", "marquise_de_cat", "eyrie_dynasties", "lilypad_diaspora"
[TUNNELS] = deck_named("E&P").by_id("tunnels")


@pytest.fixture
def table(lay: Lay) -> Table:
    return lay(Y, C, E)


def penitence_after(table: Table, event: Event, *earlier: Event) -> str:
    """Return what the Marquise is to the Clergy after an event."""
    for stated in CLERGY.consequences(table.game, event, earlier):
        table.enter(stated)
    return CLERGY.penitence(table.state, C)


def test_the_blind_bag_holds_eleven_flowers_and_takes_them_back(table: Table) -> None:
    assert sum(table.state.count(CLERGY.blind_bag, flower) for flower in CLERGY.flowers) == 11
    assert removed_to(table.game, table.piece(Y, "fox_flower"), clearing(9)) is CLERGY.blind_bag


@pytest.mark.parametrize(
    ("flower", "number", "clause"),
    [("mouse_flower", 9, ""), ("fox_flower", 9, "HCC.2.2.II"), ("bird_flower", 9, ""), ("fox_flower", 8, "")],
)
def test_flowers_bloom_in_clearings_of_their_suit(table: Table, flower: str, number: int, clause: str) -> None:
    refusal = why_not_place(table.game, Y, table.piece(Y, flower), clearing(number))
    assert (refusal.clause if refusal else "") == clause


def test_a_clearing_holds_one_cathedral(table: Table) -> None:
    cathedral = table.piece(Y, "cathedral")
    table.put(Y, "cathedral", 9)
    refusal = why_not_place(table.game, Y, cathedral, clearing(9))
    assert refusal is not None
    assert refusal.clause == "HCC.5.2.II"
    assert why_not_place(table.game, Y, cathedral, clearing(8)) is None


def test_warriors_take_flowers_along_to_any_clearing(table: Table) -> None:
    table.put(Y, "warrior", 9, count=2)
    moving = [(table.piece(Y, "warrior"), 1), (table.piece(Y, "mouse_flower"), 1)]
    assert why_not_move(table.game, Y, moving, clearing(9), clearing(12)) is None
    assert CLERGY.carries(table.game, Y, table.piece(Y, "mouse_flower"), clearing(9), clearing(12))
    assert not CLERGY.carries(table.game, Y, table.piece(Y, "mouse_flower"), clearing(8), clearing(7))
    assert not CLERGY.carries(table.game, C, table.piece(Y, "mouse_flower"), clearing(9), clearing(12))


def test_flowers_craft_at_cathedrals_but_may_be_spent_already(table: Table) -> None:
    table.put(Y, "fox_flower", 9, 8)
    table.put(Y, "bird_flower", 9)
    assert CLERGY.crafting_places(table.game, Y) == []
    table.put(Y, "cathedral", 9)
    assert CLERGY.crafting_places(table.game, Y) == [clearing(9), clearing(9)]
    assert crafting_suits(table.game, Y) is None


def test_honeymakers_score_more_for_any_card(table: Table) -> None:
    [sword] = deck_named("E&P").by_id("sword")
    item, effect = craft_points(table.game, Y, sword, "sword", 2), craft_points(table.game, Y, TUNNELS, "", 0)
    assert item is not None
    assert (item.least, item.most) == (3, 3)
    assert effect is not None
    assert (effect.clause, effect.least, effect.most) == ("HCC.2.3", 1, 1)


def test_penitents_share_the_honey(table: Table) -> None:
    assert craft_points(table.game, C, TUNNELS, "", 0) is None
    PENITENCE.keep(table.state, PENITENT, Y, C)
    shared = craft_points(table.game, C, TUNNELS, "", 0)
    assert shared is not None
    assert (shared.clause, shared.least, shared.most) == ("HCC.2.6.II", 1, 1)
    PENITENCE.keep(table.state, DOUBTFUL, Y, C)
    shared = craft_points(table.game, C, TUNNELS, "", 0)
    assert shared is not None
    assert (shared.least, shared.most) == (0, 1)
    assert craft_points(table.game, E, TUNNELS, "", 0) is None


@pytest.mark.parametrize(("cathedral", "penitence", "allowed"), [(9, "", True), (12, "", True), (8, "", False)])
def test_divine_right(table: Table, cathedral: int, penitence: str, allowed: bool) -> None:
    table.put(C, "warrior", 9, 12, count=3)
    table.put(Y, "cathedral", cathedral)
    refusal = why_not_move(table.game, Y, [(table.piece(Y, "warrior"), 1)], clearing(9), clearing(12))
    assert (refusal is None) is allowed
    assert refusal is None or refusal.clause == "4.2.1"


@pytest.mark.parametrize(("penitence", "allowed"), [(PENITENT, True), (HERETIC, False), (DOUBTFUL, True)])
def test_penitents_harbor_the_holy(table: Table, penitence: str, allowed: bool) -> None:
    table.put(C, "warrior", 9)
    table.put(E, "warrior", 12)
    PENITENCE.keep(table.state, penitence, Y, C)
    own = [(table.piece(Y, "warrior"), 1)]
    assert (why_not_move(table.game, Y, own, clearing(9), clearing(12)) is None) is allowed
    assert (why_not_move(table.game, Y, own, clearing(12), clearing(9)) is None) is allowed
    assert why_not_move(table.game, C, [(table.piece(C, "warrior"), 1)], clearing(9), clearing(12)) is None


def test_mercy_spares_penitents(table: Table) -> None:
    table.put(Y, "warrior", 9)
    table.put(C, "warrior", 9)
    cat = table.piece(C, "warrior")
    assert why_not_battle(table.game, Y, C, clearing(9)) is None
    assert why_not_remove(table.game, Y, cat, clearing(9)) is None
    PENITENCE.keep(table.state, PENITENT, Y, C)
    for refusal in (why_not_battle(table.game, Y, C, clearing(9)), why_not_remove(table.game, Y, cat, clearing(9))):
        assert refusal is not None
        assert repr(refusal) == "HCC.2.6.I Marquise de Cat is penitent"
    assert why_not_battle(table.game, C, Y, clearing(9)) is None
    assert why_not_remove(table.game, Y, cat, clearing(9), Falling(Fight(C, Y, clearing(9)))) is not None
    assert why_not_remove(table.game, E, cat, clearing(9)) is None


def test_all_enemies_start_as_heretics(table: Table) -> None:
    begun = list(CLERGY.consequences(table.game, TurnBegan(Y, setup=True), ()))
    assert [(stated.owner, stated.fact, stated.value) for stated in begun] == [(Y, C, HERETIC), (Y, E, HERETIC)]
    assert CLERGY.consequences(table.game, TurnBegan(Y), ()) == ()
    assert CLERGY.penitence(table.state, C) == HERETIC


def test_removing_a_piece_of_the_clergy_is_sacrilege(table: Table) -> None:
    PENITENCE.keep(table.state, PENITENT, Y, C)
    assert penitence_after(table, table.removed(E, Y, "warrior", 9)) == PENITENT
    assert penitence_after(table, table.removed(Y, Y, "fox_flower", 9)) == PENITENT
    assert penitence_after(table, table.removed(C, E, "warrior", 9)) == PENITENT
    assert penitence_after(table, table.removed(C, Y, "fox_flower", 9)) == HERETIC


def test_an_attack_of_a_penitent_is_in_doubt_until_the_turn_ends(table: Table) -> None:
    attack, fallen = Battled(C, Y, clearing(9)), table.removed(C, Y, "warrior", 9)
    PENITENCE.keep(table.state, PENITENT, Y, C)
    assert penitence_after(table, attack) == DOUBTFUL
    assert why_not_remove(table.game, Y, table.piece(C, "warrior"), clearing(9)) is None, "losses in whatever order"
    assert penitence_after(table, TurnEnded(C), attack) == PENITENT
    assert penitence_after(table, attack) == DOUBTFUL
    assert penitence_after(table, fallen, attack) == HERETIC
    assert penitence_after(table, TurnEnded(C), attack, fallen) == HERETIC


def test_giving_a_matching_card_at_a_cathedral_is_repentance(table: Table) -> None:
    table.put(Y, "cathedral", 9)
    table.put(C, "wood", 9)
    table.state.current = Y
    fox = CardsMoved(Y, (Card(suit="fox"),), hand(C), hand(Y))
    mouse = CardsMoved(Y, (Card(suit="mouse"),), hand(C), hand(Y))
    assert penitence_after(table, fox) == HERETIC, "no mouse card"
    table.state.current = C
    assert penitence_after(table, mouse) == HERETIC, "not in the Clergy's turn"
    table.state.current = Y
    assert penitence_after(table, mouse) == PENITENT


def test_a_card_taken_or_bought_need_not_be_repentance(table: Table) -> None:
    table.put(Y, "cathedral", 9)
    table.put(C, "wood", 9)
    table.state.current = Y
    mouse = CardsMoved(Y, (Card(suit="mouse"),), hand(C), hand(Y))
    paid = Placed(Y, table.piece(Y, "warrior"), 1, supply(Y), board(C, "payments"))
    assert penitence_after(table, mouse, paid) == DOUBTFUL
    PENITENCE.keep(table.state, HERETIC, Y, C)
    [swap] = deck_named("E&P").by_id("swap-meet")
    table.game.lay(swap, play_area(Y))
    assert penitence_after(table, mouse) == DOUBTFUL


def test_a_record_may_state_penitence_by_letter(table: Table) -> None:
    assert penitence_after(table, Stated(Y, Y, "C", "p")) == PENITENT
    assert penitence_after(table, Stated(Y, Y, "E", "p")) == PENITENT
    assert CLERGY.penitence(table.state, E) == PENITENT
    assert penitence_after(table, Stated(Y, Y, "C", "h")) == HERETIC


def test_flowers_offered_at_cathedrals_may_score(table: Table) -> None:
    table.put(Y, "cathedral", 9)
    table.put(Y, "mouse_flower", 9, 9, 8)
    table.put(Y, "fox_flower", 9)
    matching = table.removed(Y, Y, "mouse_flower", 9, 2)
    assert table.turn(Y, matching).earned(Y) == [("HCC.5.2.I", 0, 2)]
    assert table.turn(Y, table.removed(Y, Y, "mouse_flower", 8)).earned(Y) == []
    assert table.turn(Y, table.removed(Y, Y, "fox_flower", 9)).earned(Y) == []


def test_assumed_points_of_cathedrals_are_without_bound(table: Table) -> None:
    assert table.turn(Y, table.placed(Y, "cathedral", 9)).earned(Y) == [("HCC.5.2.II", 0, None)]
    assert table.turn(Y, table.placed(Y, "cathedral", 8), setup=True).earned(Y) == []
    assert set(CLERGY.assumed) == {"flowers per cathedral", "points per cathedral", "bees"}


def test_printed_values_that_a_user_tells_bound(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    told = {"points per cathedral": [0, 3, 4, 5, 6, 7], "bees": [1, 6]}
    monkeypatch.setitem(CLERGY.__dict__, "values", {**CLERGY.values, **told})
    monkeypatch.setitem(CLERGY.__dict__, "_told_by_user", told)
    table.put(Y, "cathedral", 8)
    assert CLERGY.turn_draws(table.game) == (1, 2)
    assert table.turn(Y, table.placed(Y, "cathedral", 9)).earned(Y) == [("HCC.5.2.II", 0, 3)]
    assert set(CLERGY.assumed) == {"flowers per cathedral"}


def test_flowers_are_placed_with_warriors_and_away_from_cathedrals(table: Table) -> None:
    assert table.turn(Y, table.placed(Y, "mouse_flower", 9)).clauses == ["HCC.2.2.II"]
    assert table.turn(Y, table.placed(Y, "mouse_flower", 7), setup=True).clauses == []
    table.put(Y, "warrior", 9)
    assert table.turn(Y, table.placed(Y, "mouse_flower", 9)).clauses == []
    table.put(Y, "cathedral", 9)
    table.put(Y, "fox_flower", 9)
    replanted = table.removed(Y, Y, "fox_flower", 9), table.placed(Y, "mouse_flower", 9)
    assert table.turn(Y, *replanted).clauses == []
    assert table.turn(Y, table.placed(Y, "fox_flower", 9)).clauses == ["HCC.2.2.II"]


def test_the_first_cathedral_stands_in_no_corner(table: Table) -> None:
    assert table.turn(Y, table.placed(Y, "cathedral", 1), setup=True).clauses == ["HCC.3.2"]
    assert table.turn(Y, table.placed(Y, "cathedral", 9), setup=True).clauses == []


@pytest.mark.parametrize(
    ("flowers", "clauses"), [(["rabbit_flower"], []), (["bird_flower"], []), (["fox_flower"], ["HCC.5.2.III"])]
)
def test_flowers_spent_pay_for_what_is_crafted(table: Table, flowers: list[str], clauses: list[str]) -> None:
    spent: list[Event] = []
    table.put(Y, "cathedral", 9)
    for flower in flowers:
        table.put(Y, flower, 9)
        spent.append(table.removed(Y, Y, flower, 9))
    assert TUNNELS.cost == ("rabbit",)
    assert table.turn(Y, *spent, Crafted(Y, TUNNELS)).clauses == clauses
    assert table.turn(C, Crafted(C, TUNNELS)).clauses == []


@pytest.mark.parametrize(("laborers", "clauses"), [("rabbit-laborers", []), ("fox-laborers", ["HCC.5.2.III"])])
def test_what_paid_for_a_card_may_fall_to_it(lay: Lay, laborers: str, clauses: list[str]) -> None:
    """Laborers let the Clergy craft with a Peaceful enclave, which the crafted card then removes."""
    table = lay(Y, F)
    table.put(F, "peaceful_enclave", 5)
    table.game.lay(table.state.deck.by_id(laborers)[0], play_area(Y))
    table.game.refresh()
    fallen = table.removed(Y, F, "peaceful_enclave", 5)
    assert [c for c in table.turn(Y, Crafted(Y, TUNNELS), fallen).clauses if c != "16.2.4"] == clauses


def test_no_more_flowers_move_than_warriors(table: Table) -> None:
    table.put(Y, "warrior", 9, count=3)
    table.put(Y, "mouse_flower", 9, count=3)
    flowers = table.moved(Y, 9, 12, 2, kind="mouse_flower")
    assert table.turn(Y, table.moved(Y, 9, 12, 2), flowers).clauses == []
    more = table.moved(Y, 9, 12, kind="mouse_flower")
    assert table.turn(Y, more).clauses == ["HCC.2.2.IV"]


def test_sacrilege_needs_a_player(table: Table) -> None:
    removed = Removed("h_bandits", table.piece(Y, "warrior"), 1, clearing(9), supply(Y))
    assert CLERGY.consequences(table.game, removed, ()) == ()
