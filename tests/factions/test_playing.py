"""The Clergy as they are played, step by step, and what the Marquise's warriors come to at their hands."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from woodlaw.engine.actions import ACTIONS_LEFT
from woodlaw.engine.chance import Scripted
from woodlaw.engine.decisions import DECLINE, Decision, Option
from woodlaw.engine.enemies import enemy_pieces
from woodlaw.engine.events import Battled, Event, Placed, Removed, Scored, Stated
from woodlaw.engine.fight import battle
from woodlaw.engine.interrupts import uninterrupted
from woodlaw.engine.make import craft_one
from woodlaw.engine.march import legal_moves, take_move
from woodlaw.engine.primitives import remove_pieces
from woodlaw.engine.refusal import Forbidden
from woodlaw.engine.victory import GameWon
from woodlaw.factions.honeycomb_clergy import FACTION as CLERGY
from woodlaw.factions.honeycomb_clergy import act, flowers, offer, setup, turn
from woodlaw.factions.honeycomb_clergy.abilities import HERETIC, PENITENCE, PENITENT
from woodlaw.factions.marquise_de_cat import FACTION as MARQUISE
from woodlaw.factions.marquise_de_cat.turn import means as workshops
from woodlaw.positions.laying import starting_table, table_of_state
from woodlaw.table.cards import Card
from woodlaw.table.decks import deck_named
from woodlaw.table.pieces import Piece
from woodlaw.table.places import DECK, clearing, hand, supply

C, Y = MARQUISE.name, CLERGY.name
WARRIOR, CATHEDRAL, CAT, KEEP = CLERGY.warrior, CLERGY.cathedral, MARQUISE.warrior, MARQUISE.piece("keep")
FOX, RABBIT, MOUSE, BIRD = (CLERGY.piece(f"{suit}_flower") for suit in ("fox", "rabbit", "mouse", "bird"))


def card(card_id: str, suit: str) -> Card:
    found = deck_named("standard").find(card_id, suit)
    assert found is not None
    return found


MOUSE_CARD, FOX_CARD, BIRD_CARD = card("root-tea", "mouse"), card("anvil", "fox"), card("arms-trader", "bird")
AMBUSH, FOX_AMBUSH = card("ambush", "mouse"), card("ambush", "fox")


def dice(attacker: int, defender: int) -> tuple[int, int]:
    """Return the outcomes of chance by which two battle dice show these numbers."""
    return attacker * 3, defender * 3


class Played:
    """A position on the Autumn map that is played on, with answers and outcomes of chance given beforehand.

    ``answers[what]`` are given in order; a question without an answer fails the test.
    """

    def __init__(self, answers: dict[str, list[Option]], chance: tuple[int, ...]) -> None:
        state = starting_table("autumn", "standard", (C, Y))
        state.cards[DECK] = [card("sword", "mouse")]
        self.game = table_of_state(state).game(state, Scripted(chance), self._answer)
        self.events: list[Event] = []
        self.asked: list[Decision] = []
        self._answers = answers
        self.game.listener = lambda event, clauses: self.events.append(event)

    def _answer(self, decision: Decision) -> Option:
        self.asked.append(decision)
        given = self._answers.get(decision.what)
        if not given:
            raise AssertionError(f"{decision.player} is asked for {decision.what}: {decision.options}")
        return given.pop(0)

    def put(self, piece: Piece, *places: int, count: int = 1) -> Played:
        for number in places:
            self.game.shift(piece, count, supply(piece.owner), clearing(number))
        return self

    def hold(self, player: str, *cards: Card) -> Played:
        for each in cards:
            self.game.lay(each, hand(player))
        return self

    def repent(self) -> Played:
        PENITENCE.keep(self.game.state, PENITENT, Y, C)
        return self

    @property
    def marquise(self) -> str:
        return CLERGY.penitence(self.game.state, C)

    def count(self, piece: Piece, place: int) -> int:
        return self.game.state.count(clearing(place), piece)

    def in_bag(self, flower: Piece) -> int:
        return self.game.state.count(CLERGY.blind_bag, flower)

    def told(self, *kinds: type[Event]) -> list[Event]:
        return [event for event in self.events if isinstance(event, kinds)]

    def options(self, what: str) -> list[Option]:
        """Return the options of the first question of a kind that was asked."""
        return next(list(decision.options) for decision in self.asked if decision.what == what)


Lay = Callable[..., Played]


@pytest.fixture
def lay() -> Lay:
    """Lay a position: ``lay(8, 3, first_sawmill=[...])``, with outcomes of chance and answers by what is asked."""

    def laid(*chance: int, **answers: list[Option]) -> Played:
        return Played({what.replace("_", " "): given for what, given in answers.items()}, chance)

    return laid


# HCC.2.2 Florists -----------------------------------------------------------------------------------------------------
def test_flowers_are_drawn_together_without_going_back(lay: Lay) -> None:
    played = lay(0, 0, 8)
    assert flowers.draw_flowers(played.game, CLERGY, 3) == [BIRD, BIRD, MOUSE]
    assert played.in_bag(BIRD) == 2, "they leave the bag when they are placed"


def test_no_more_flowers_are_drawn_than_the_bag_holds(lay: Lay) -> None:
    played = lay(0)
    played.put(FOX, 1, count=3).put(RABBIT, 1, count=3).put(MOUSE, 1, count=3).put(BIRD, 1)
    assert flowers.draw_flowers(played.game, CLERGY, 3) == [BIRD]


def test_a_flower_must_go_to_a_matching_clearing_with_warriors_and_no_cathedral(lay: Lay) -> None:
    played = lay(2, flower_to_place=[(FOX, clearing(8))])
    played.put(WARRIOR, 8, 12, 1, 9, 6).put(CATHEDRAL, 12).put(KEEP, 1)
    flowers.plant_flowers(played.game, CLERGY, 1)
    assert played.options("flower to place") == [(FOX, clearing(6)), (FOX, clearing(8))]
    assert (played.count(FOX, 8), played.in_bag(FOX)) == (1, 2)
    refuse = played.asked[0].why_not
    assert [repr(refuse((FOX, clearing(number)))).split()[0] for number in (11, 12, 9, 1)] == [
        "HCC.2.2.II",
        "HCC.2.2.II",
        "HCC.2.2.II",
        "6.2.2",
    ]


def test_a_flower_that_cannot_be_placed_stays_in_the_bag(lay: Lay) -> None:
    played = lay(5)
    played.put(WARRIOR, 8)
    flowers.plant_flowers(played.game, CLERGY, 1)
    assert played.events == []
    assert played.in_bag(RABBIT) == 3


def test_one_flower_goes_with_each_warrior_even_into_the_keeps_clearing(lay: Lay) -> None:
    played = lay(
        move=[(clearing(5), clearing(1))], how_many_warriors=[2], how_many_fox_flowers=[1], how_many_bird_flowers=[1]
    )
    played.put(WARRIOR, 5, count=3).put(FOX, 5, count=2).put(BIRD, 5).put(RABBIT, 5).put(KEEP, 1)
    take_move(played.game, Y)
    assert [played.count(piece, 1) for piece in (WARRIOR, FOX, BIRD, RABBIT)] == [2, 1, 1, 0]
    assert [decision.what for decision in played.asked[-2:]] == ["how many bird flowers", "how many fox flowers"]
    assert played.options("how many fox flowers") == [0, 1]


# HCC.2.4 Divine Right, HCC.2.6.III Harbor the Holy --------------------------------------------------------------------
def test_the_clergy_move_to_cathedrals_and_where_penitents_rule(lay: Lay) -> None:
    played = lay()
    played.put(WARRIOR, 12).put(CAT, 12, 4, 9, count=2).put(MARQUISE.piece("sawmill"), 7).put(CATHEDRAL, 11)
    assert list(legal_moves(played.game, Y)) == [(clearing(12), clearing(11))]
    played.repent()
    assert len(list(legal_moves(played.game, Y))) == 5


# HCC.2.5 Poke the Hive ------------------------------------------------------------------------------------------------
def test_warriors_come_at_once_and_the_battle_when_the_other_is_over(lay: Lay) -> None:
    played = lay(*dice(3, 1), *dice(2, 0), warriors_to_place=[3], enemy_to_battle=[C])
    played.put(CATHEDRAL, 9).put(CAT, 9, count=4)
    battle(played.game, C, Y, clearing(9))
    in_order = played.told(Battled, Removed, Stated, Placed)
    assert [type(event) for event in in_order] == [Battled, Removed, Stated, Placed, Battled, Removed]
    assert played.options("warriors to place") == [0, 1, 2, 3, 4]
    assert [(e.attacker, e.defender) for e in played.told(Battled)] == [(C, Y), (Y, C)]  # type: ignore[union-attr]
    assert (played.count(CATHEDRAL, 9), played.count(WARRIOR, 9), played.count(CAT, 9)) == (0, 3, 2)
    assert played.marquise == HERETIC


def test_the_hive_comes_after_ambush_hits_so_that_the_battle_goes_on(lay: Lay) -> None:
    played = lay(*dice(1, 0), *dice(0, 0), ambush=[AMBUSH], warriors_to_place=[2], enemy_to_battle=[C]).hold(C, AMBUSH)
    played.put(CATHEDRAL, 9).put(WARRIOR, 9).put(CAT, 9, count=2)
    battle(played.game, Y, C, clearing(9))
    assert (played.count(CATHEDRAL, 9), played.count(WARRIOR, 9)) == (0, 2)
    assert played.count(CAT, 9) == 1, "the dice were rolled in spite of the ambush"
    assert len(played.told(Battled)) == 2


def test_cathedrals_lost_to_one_effect_are_avenged_in_the_order_of_the_players_choice(lay: Lay) -> None:
    played = lay(
        *dice(0, 0),
        *dice(0, 0),
        warriors_to_place=[4, 1],
        what_comes_next=["Poke the Hive in clearing 9", ("Poke the Hive", clearing(7))],
        enemy_to_battle=[C, C],
    )
    played.put(WARRIOR, 1, count=10).put(CATHEDRAL, 7, 9).put(CAT, 7, 9)
    effect = [lost for number in (7, 9) for lost in enemy_pieces(played.game, C, clearing(number))]

    def resolve() -> None:
        remove_pieces(played.game, C, effect)

    uninterrupted(played.game, resolve)
    assert [decision.player for decision in played.asked][:2] == [C, Y]
    assert (played.count(WARRIOR, 9), played.count(WARRIOR, 7)) == (4, 1)
    assert [event.clearing.number for event in played.told(Battled)] == [7, 9]  # type: ignore[union-attr]


def test_no_warriors_come_to_the_keep_and_there_may_be_nobody_to_battle(lay: Lay) -> None:
    played = lay()
    played.put(CATHEDRAL, 1).put(KEEP, 1)
    remove_pieces(played.game, C, [(CATHEDRAL, 1, clearing(1))])
    assert played.asked == []
    assert played.marquise == HERETIC


# HCC.2.6 Penitence ----------------------------------------------------------------------------------------------------
def test_hits_of_the_clergy_remove_nothing_of_penitents(lay: Lay) -> None:
    played = lay(*dice(1, 1), ambush=[AMBUSH]).hold(Y, AMBUSH).repent()
    played.put(WARRIOR, 9, count=2).put(CAT, 9, count=2)
    battle(played.game, C, Y, clearing(9))
    assert (played.count(CAT, 9), played.count(WARRIOR, 9)) == (2, 1)
    assert played.marquise == HERETIC, "as soon as all pieces of the step are gone"


def test_no_effect_of_the_clergy_removes_pieces_of_penitents(lay: Lay) -> None:
    played = lay().repent()
    played.put(CAT, 9, count=2)
    assert remove_pieces(played.game, Y, enemy_pieces(played.game, Y, clearing(9))) == []
    with pytest.raises(Forbidden, match=r"HCC\.2\.6\.I"):
        battle(played.put(WARRIOR, 9).game, Y, C, clearing(9))


def test_penitents_share_honey_once_a_turn(lay: Lay) -> None:
    tea, bindle = card("root-tea", "mouse"), card("birdy-bindle", "bird")
    played = lay(card_to_craft=[tea], to_activate_for_mouse=[(clearing(9), "workshop")]).hold(C, tea, bindle).repent()
    played.put(MARQUISE.piece("workshop"), 9, 11)
    for _ in range(2):
        craft_one(played.game, C, workshops(played.game, MARQUISE))
    assert [event.points for event in played.told(Scored)] == [2 + 1, 1]  # type: ignore[union-attr]


def test_removing_at_the_same_moment_the_player_on_turn_scores_first(lay: Lay) -> None:
    played = lay(*dice(0, 0))
    played.game.state.current = Y
    played.game.state.score.update({Y: 29, C: 29})
    played.put(WARRIOR, 9).put(MARQUISE.piece("sawmill"), 9)
    with pytest.raises(GameWon, match="honeycomb_clergy by 3"):
        battle(played.game, Y, C, clearing(9))


# HCC.3 Setup ----------------------------------------------------------------------------------------------------------
def test_setup_places_cathedral_warriors_and_flowers(lay: Lay) -> None:
    played = lay(
        2,
        2,
        7,
        first_Cathedral=[clearing(9)],
        warrior_in_a_fox_clearing=[clearing(8)],
        warrior_in_a_rabbit_clearing=[clearing(5)],
        warrior_in_a_mouse_clearing=[clearing(9)],
    ).put(KEEP, 1)
    for spec in CLERGY.pieces.values():
        played.game.adjust(spec.piece, supply(Y), -spec.count)
    setup.SETUP.take_all(played.game, CLERGY)
    assert (played.count(CATHEDRAL, 9), played.count(WARRIOR, 9), played.count(WARRIOR, 8)) == (1, 4, 1)
    assert (played.count(FOX, 8), played.in_bag(FOX), played.in_bag(MOUSE)) == (2, 1, 3)
    assert clearing(1) not in played.options("warrior in a fox clearing")
    assert played.marquise == HERETIC


# HCC.4 Birdsong -------------------------------------------------------------------------------------------------------
def test_divine_intervention_comes_to_a_cathedral(lay: Lay) -> None:
    played = lay(divine_intervention=[clearing(9)]).put(CATHEDRAL, 7, 9)
    turn.divine_intervention(played.game, CLERGY)
    assert played.count(WARRIOR, 9) == 4
    turn.divine_intervention(played.game, CLERGY)
    assert played.game.state.on_map(WARRIOR) == 4


def test_without_a_cathedral_divine_intervention_comes_where_the_fewest_enemies_are(lay: Lay) -> None:
    sawmill = MARQUISE.piece("sawmill")
    played = lay(divine_intervention=[clearing(8)])
    played.put(CAT, *range(5, 13)).put(CAT, 6, 7, 9, 10, 12).put(sawmill, 5, 5)
    turn.divine_intervention(played.game, CLERGY)
    assert played.options("divine intervention") == [clearing(8), clearing(11)]
    assert played.count(WARRIOR, 8) == 4


def test_indulgence_and_bloom(lay: Lay) -> None:
    played = lay(2, action=["bloom"]).hold(Y, BIRD_CARD).repent().put(WARRIOR, 8).put(CATHEDRAL, 9)
    played.game.state.cards[DECK] = [FOX_CARD, MOUSE_CARD]
    turn.BIRDSONG.take(played.game, CLERGY)
    assert played.game.state.cards_at(hand(C)) == [MOUSE_CARD]
    assert played.count(FOX, 8) == 1
    assert played.game.state.cards_at(hand(Y)) == []


def test_bloom_needs_a_bird_card(lay: Lay) -> None:
    played = lay(action=["end"]).hold(Y, FOX_CARD)
    turn.bloom(played.game, CLERGY)
    assert played.asked == []
    turn.bloom(played.hold(Y, BIRD_CARD).game, CLERGY)
    assert played.options("action") == ["bloom", "end"]


def test_bloom_from_an_empty_bag_costs_the_card(lay: Lay) -> None:
    played = lay(action=["bloom"]).hold(Y, BIRD_CARD)
    for flower in CLERGY.flowers:
        played.put(flower, 1, count=played.in_bag(flower))
    turn.bloom(played.game, CLERGY)
    assert played.game.state.cards_at(hand(Y)) == []


# HCC.5.1 Act ----------------------------------------------------------------------------------------------------------
def test_three_actions_at_most(lay: Lay) -> None:
    played = lay(action=["mission"] * 3).put(CATHEDRAL, 9)
    act.act(played.game, CLERGY)
    assert [decision.what for decision in played.asked] == ["action"] * 3


def test_swarm_places_two_warriors_at_a_matching_cathedral(lay: Lay) -> None:
    played = lay(swarm=[(BIRD_CARD, clearing(8))]).hold(Y, BIRD_CARD, FOX_CARD).put(CATHEDRAL, 8, 9)
    ACTIONS_LEFT.note(played.game.state, 1)
    act.swarm(played.game, CLERGY)
    assert played.options("swarm") == [
        (BIRD_CARD, clearing(8)),
        (BIRD_CARD, clearing(9)),
        (FOX_CARD, clearing(8)),
    ]
    assert (played.count(WARRIOR, 8), played.game.state.cards_at(hand(Y))) == (2, [FOX_CARD])


def test_a_crusade_battles_where_it_moved_and_spares_penitents(lay: Lay) -> None:
    played = lay(move=[(clearing(9), clearing(12))], how_many_warriors=[1], battle=[DECLINE])
    ACTIONS_LEFT.note(played.game.state, 2)
    played.put(WARRIOR, 9, count=2).put(CAT, 12)
    act.crusade(played.game, CLERGY)
    assert played.options("battle") == [(clearing(12), C), DECLINE]
    played.repent()
    refusal = played.asked[-1].refuse
    assert refusal is not None
    assert repr(refusal((clearing(12), C))).startswith("HCC.2.6.I ")


def test_replant_changes_a_flower_at_a_cathedral(lay: Lay) -> None:
    played = lay().put(WARRIOR, 9).put(CATHEDRAL, 9).put(FOX, 9).put(BIRD, 9)
    ACTIONS_LEFT.note(played.game.state, 1)
    act.replant(played.game, CLERGY)
    assert (played.count(FOX, 9), played.count(MOUSE, 9), played.in_bag(FOX)) == (0, 1, 3)


@pytest.mark.parametrize("lacking", ["warrior", "flower", "place"])
def test_replant_needs_a_warrior_and_a_flower_and_leave_to_place(lay: Lay, lacking: str) -> None:
    played = lay().put(FOX, 2)
    if lacking != "warrior":
        played.put(WARRIOR, 2)
    if lacking == "flower":
        played.put(MOUSE, 9, count=3)
    if lacking == "place":
        played.put(KEEP, 2)
    assert repr(act.why_no_replant(played.game, CLERGY)).startswith("HCC.5.1.IV ")


# HCC.5.2 Offer --------------------------------------------------------------------------------------------------------
def test_flowers_score_at_cathedrals_that_they_match(lay: Lay) -> None:
    played = lay(flower_to_spend=[(clearing(9), BIRD)]).put(CATHEDRAL, 9).put(MOUSE, 9, 7).put(BIRD, 9).put(FOX, 9)
    offer.score(played.game, CLERGY)
    assert played.options("flower to spend") == [(clearing(9), BIRD), (clearing(9), MOUSE)]
    assert (played.game.state.score[Y], played.in_bag(BIRD)) == (1, 2)


def test_a_cathedral_costs_flowers_and_scores(lay: Lay) -> None:
    played = lay(flower_to_spend=[BIRD, MOUSE]).put(CATHEDRAL, 5, 8)
    played.put(MOUSE, 9, count=2).put(BIRD, 9).put(MOUSE, 2).put(FOX, 7, count=3)
    assert offer.cost(played.game, CLERGY) == 2
    assert list(offer.sites(played.game, CLERGY)) == [clearing(9)]
    offer.build(played.game, CLERGY)
    assert (played.count(CATHEDRAL, 9), played.count(MOUSE, 9), played.game.state.score[Y]) == (1, 1, 2)


def test_a_cathedral_is_free_when_all_are_gone(lay: Lay) -> None:
    played = lay().put(KEEP, 1)
    assert offer.cost(played.game, CLERGY) == 0
    assert [place.number for place in offer.sites(played.game, CLERGY)] == [2, 3, 4, *range(5, 13)]


def test_flowers_at_several_cathedrals_pay_for_a_card_by_their_own_suits(lay: Lay) -> None:
    trader = card("arms-trader", "bird")
    played = lay(to_activate_for_fox=[(clearing(9), "fox_flower")]).hold(Y, trader)
    played.put(CATHEDRAL, 5, 9).put(FOX, 9).put(BIRD, 5).put(FOX, 8)
    offer.craft(played.game, CLERGY)
    assert (played.in_bag(FOX), played.in_bag(BIRD)) == (2, 2)
    assert played.game.state.score[Y] == 2 + 1
    assert offer.why_no_craft(played.game, CLERGY) is not None


# HCC.6 Evening --------------------------------------------------------------------------------------------------------
def test_a_heretic_at_a_cathedral_may_repent_with_a_matching_card(lay: Lay) -> None:
    played = lay(card_to_repent_with=[MOUSE_CARD]).hold(C, MOUSE_CARD, FOX_CARD).put(CATHEDRAL, 9, 5).put(CAT, 9, 8)
    turn.repent(played.game, CLERGY)
    assert [(decision.player, decision.options) for decision in played.asked] == [(C, (DECLINE, MOUSE_CARD))]
    assert played.game.state.cards_at(hand(Y)) == [MOUSE_CARD]
    assert played.marquise == PENITENT
    turn.repent(played.game, CLERGY)
    assert len(played.asked) == 1


@pytest.mark.parametrize(("cathedrals", "bees"), [(2, 0), (3, 1), (4, 1), (5, 2)])
def test_bees_show_with_the_cathedrals_built(lay: Lay, cathedrals: int, bees: int) -> None:
    played = lay(*([0] * 4)).put(CATHEDRAL, *(5, 7, 8, 9, 11)[:cathedrals])
    assert CLERGY.bees(played.game) == bees
    played.game.state.cards[DECK] = [FOX_CARD] * 9
    turn.draw_and_discard(played.game, CLERGY)
    assert len(played.game.state.cards_at(hand(Y))) == 1 + bees


# 6.2.3 Field Hospitals ------------------------------------------------------------------------------------------------
def test_field_hospitals_take_in_all_warriors_of_a_clearing_for_one_card(lay: Lay) -> None:
    played = lay(*dice(2, 1), card_for_field_hospitals=[MOUSE_CARD]).hold(C, MOUSE_CARD, FOX_CARD, BIRD_CARD)
    played.put(KEEP, 1).put(CAT, 9, count=2).put(WARRIOR, 9, count=3)
    battle(played.game, Y, C, clearing(9))
    assert played.options("card for field hospitals") == [DECLINE, MOUSE_CARD, BIRD_CARD]
    assert (played.count(CAT, 1), played.game.state.cards_at(hand(C))) == (2, [FOX_CARD, BIRD_CARD])


def test_field_hospitals_at_the_keep_keep_an_ambushed_attack_going(lay: Lay) -> None:
    played = lay(*dice(1, 0), ambush=[FOX_AMBUSH], card_for_field_hospitals=[FOX_CARD])
    played.hold(Y, FOX_AMBUSH).hold(C, FOX_CARD).put(KEEP, 1).put(CAT, 1, count=2).put(WARRIOR, 1)
    battle(played.game, C, Y, clearing(1))
    assert (played.count(CAT, 1), played.count(WARRIOR, 1)) == (2, 0)


def test_without_a_keep_on_the_map_there_are_no_field_hospitals(lay: Lay) -> None:
    played = lay().hold(C, FOX_CARD).put(KEEP, 1).put(CAT, 1)
    remove_pieces(played.game, Y, enemy_pieces(played.game, Y, clearing(1)))
    assert played.asked == []
    assert played.count(CAT, 1) == 0


def test_field_hospitals_take_a_card_that_matches_and_warriors_alone(lay: Lay) -> None:
    played = lay(card_for_field_hospitals=[DECLINE]).hold(C, MOUSE_CARD).put(KEEP, 1).put(CAT, 8, 9)
    played.put(MARQUISE.piece("wood"), 9)
    for number in (8, 9):
        remove_pieces(played.game, Y, enemy_pieces(played.game, Y, clearing(number)))
    assert len(played.asked) == 1, "the card matches clearing 9 alone"
    assert played.game.state.cards_at(hand(C)) == [MOUSE_CARD]
