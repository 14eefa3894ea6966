from __future__ import annotations

from collections.abc import Sequence

import pytest

from woodlaw.cards.effect import CardEffect
from woodlaw.cards.registry import effect_of, effects
from woodlaw.engine import extension
from woodlaw.engine.battle import modifiers
from woodlaw.engine.concepts import adjacent, rules
from woodlaw.engine.craft import craft_points
from woodlaw.engine.events import Battled, CardsMoved, Event, Moved, Placed, Removed, Scored, Stated, TurnBegan
from woodlaw.engine.extension import Extension
from woodlaw.engine.game import DISCARDED, Game
from woodlaw.engine.maps import map_rules
from woodlaw.engine.move import why_not_move
from woodlaw.engine.sides import Fight
from woodlaw.engine.state import State
from woodlaw.engine.tables import Table
from woodlaw.factions.registry import factions
from woodlaw.law.implements import implementations
from woodlaw.logs.audits import maps
from woodlaw.logs.audits.audit import Audit
from woodlaw.logs.audits.battle import ambush_hits, most_hits
from woodlaw.logs.audits.cards.rabbits import COFFINS, DUE
from woodlaw.logs.audits.registry import as_recorded, effect_in_records, effects_in_records
from woodlaw.table.cards import UNSEEN, Card, CardKind
from woodlaw.table.decks import deck_named
from woodlaw.table.maps import STANDARD_MAPS, map_named
from woodlaw.table.pieces import FERRY, Category, Piece, piece
from woodlaw.table.places import DECK, DISCARD, Place, clearing, hand, play_area, supply

STANDARD, EXILES = deck_named("standard"), deck_named("E&P")
CATS, BIRDS = piece("cats", "warrior", Category.WARRIOR), piece("birds", "warrior", Category.WARRIOR)
CHARM, HUT = piece("cats", "charm", Category.TOKEN), piece("cats", "hut", Category.BUILDING)


class Seat(extension.Seat):
    def __init__(self, owner: str) -> None:
        self.owner = self.name = self.title = owner


class Herder(Seat):
    def moves_along(self, game: Game, player: str, piece: Piece) -> bool:
        return piece is CHARM


class Crafter(Seat):
    def crafting_places(self, game: Game, player: str) -> Sequence[Place] | None:
        return [clearing(3), clearing(9), clearing(9)]


def card(card_id: str) -> Card:
    return next(card for deck in (STANDARD, EXILES) for card in deck.by_id(card_id))


def table(card_id: str = "", owner: str = "cats", seat: Seat | None = None, map_name: str = "autumn") -> Game:
    """Return a game where an owner has a card in its play area."""
    deck = STANDARD if STANDARD.by_id(card_id) else EXILES
    map_ = map_named(map_name)
    seats = {"cats": seat or Seat("cats"), "birds": Seat("birds")}
    state = State(map_, deck, map_.printed_suits, tuple(seats))
    game = Table(state, seats, state.seats, effects_in_records(effect_of), ()).game()
    game.lay(UNSEEN, DECK)
    if card_id:
        game.lay(card(card_id), play_area(owner))
    return game


def put(game: Game, what: Piece, *numbers: int, count: int = 1) -> Game:
    for number in numbers:
        game.adjust(what, clearing(number), count)
    return game


def bounds(game: Game, event: Event, *earlier: Event) -> list[tuple[str, int, int | None, str]]:
    """Return what the cards in force say that an event scores, and whom."""
    found = (e.points_for(game, event, earlier) for e in game.bending(Audit.points_for))
    return [(p.clause, p.least, p.most, p.player) for p in found if p]


def test_every_effect_is_of_a_card_that_stays_in_play_or_happens_at_once() -> None:
    kinds = {found.kind for deck in (STANDARD, EXILES) for found in deck.cards if found.id in effects()}
    assert kinds == {CardKind.PERSISTENT, CardKind.IMMEDIATE}
    assert {found.id for found in EXILES.cards if found.kind is CardKind.PERSISTENT} <= effects().keys()
    assert all(card(card_id).id == card_id for card_id in effects())


def test_every_effect_faction_and_map_tells_of_the_points_that_it_scores() -> None:
    seats = [as_recorded(faction) for faction in factions().values() if faction.human]
    # What those score whom playing judges, the engine knows.
    audited = [seat for seat in seats if not seat.is_left_to_play]
    of_factions = [effect for faction in seats for effect in faction.effects.values()]
    kinds = [kind for kind in (*effects().values(), *of_factions) if issubclass(kind, CardEffect)]
    of_cards = [effect_in_records(kind("cats")) for kind in kinds]
    of_maps = [maps.as_recorded(rule) for map_id in STANDARD_MAPS for rule in map_rules(map_named(map_id))]
    untold = [each for each in (*of_cards, *audited, *of_maps) if not getattr(each, "points_known", False)]
    assert len(kinds) > 40
    assert untold == []


def test_every_effect_cites_its_card() -> None:
    cited = {i for known in implementations() if known.module.startswith("woodlaw.cards") for i in known.ids}
    assert {f"card.{card_id}" for card_id in effects()} <= cited


def test_an_effect_is_one_object_for_each_card_and_owner() -> None:
    tunnels = card("tunnels")
    mine, theirs = effect_of(tunnels, "cats"), effect_of(tunnels, "birds")
    assert mine is effect_of(Card(name="Tunnels", suit="rabbit"), "cats")
    assert mine is not theirs
    assert theirs is not None
    assert theirs.owner == "birds"
    assert effect_of(card("anvil"), "cats") is None
    assert effect_of(UNSEEN, "cats") is None


# Moving and rule ------------------------------------------------------------------------------------------------------
def test_boat_builders() -> None:
    assert clearing(11) in adjacent(table("boat-builders"), "cats", clearing(7))
    assert clearing(11) not in adjacent(table("boat-builders"), "birds", clearing(7))
    assert clearing(11) not in adjacent(table(), "cats", clearing(7))


def test_corvid_planners() -> None:
    for owner, legal in (("cats", True), ("birds", False), ("", False)):
        game = put(table("corvid-planners" if owner else "", owner or "cats"), BIRDS, 9, 12)
        assert (why_not_move(game, "cats", [(CATS, 1)], clearing(9), clearing(12)) is None) is legal


def test_tunnels_join_crafting_pieces() -> None:
    game = table("tunnels", seat=Crafter("cats"))
    assert list(adjacent(game, "cats", clearing(9))) == [clearing(n) for n in (1, 4, 12, 3)]
    assert clearing(9) in adjacent(game, "cats", clearing(3))
    assert clearing(3) not in adjacent(game, "cats", clearing(12)), "no crafting piece there"
    assert clearing(3) not in adjacent(game, "birds", clearing(9))


def test_tunnels_of_a_faction_whose_crafting_pieces_are_unknown() -> None:
    game = put(put(table("tunnels"), CHARM, 9), CATS, 3)
    assert clearing(3) in adjacent(game, "cats", clearing(9))
    assert clearing(8) not in adjacent(game, "cats", clearing(9))


def test_soup_kitchens_count_tokens_twice() -> None:
    game = put(put(table("soup-kitchens"), CHARM, 9), BIRDS, 9)
    assert rules(game, "cats", clearing(9))
    put(game, BIRDS, 9)
    assert not rules(game, "cats", clearing(9))
    put(game, CHARM, 9)
    assert rules(game, "cats", clearing(9))
    other = put(put(table("soup-kitchens", "birds"), CHARM, 9), BIRDS, 9)
    assert rules(other, "birds", clearing(9))


# Battle ---------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("card_id", "attacking", "defending"),
    [
        ("armorers", ["card.armorers"], ["card.armorers"]),
        ("sappers", [], ["card.sappers"]),
        ("brutal-tactics", ["card.brutal-tactics"], []),
        ("scouting-party", ["card.scouting-party"], []),
        ("mouse-partisans", ["card.mouse-partisans"], ["card.mouse-partisans"]),
        ("fox-partisans", [], []),
        ("rabbit-partisans", [], []),
    ],
)
def test_cards_for_battle(card_id: str, attacking: list[str], defending: list[str]) -> None:
    game = put(put(table(card_id), CATS, 9, count=2), BIRDS, 9, count=2)
    attack, defence = Fight("cats", "birds", clearing(9)), Fight("birds", "cats", clearing(9))
    assert [m.clause for m in modifiers(game, attack)] == attacking
    assert [m.clause for m in modifiers(game, defence)] == defending
    found = [*modifiers(game, attack), *modifiers(game, defence)]
    assert all(m.player == "cats" and m.optional is not m.ignores_ambush for m in found)


def test_extra_hits_of_cards_count() -> None:
    game = put(put(table("brutal-tactics"), CATS, 9), BIRDS, 9, count=3)
    assert most_hits(game, "cats", Fight("cats", "birds", clearing(9)), (3, 0)) == 2
    assert most_hits(game, "cats", Fight("birds", "cats", clearing(9)), (3, 3)) == 1


def test_scouts_are_not_ambushed() -> None:
    game = put(table("scouting-party"), CATS, 9)
    assert ambush_hits(game, Fight("cats", "birds", clearing(9), "mouse")) == 0
    assert ambush_hits(game, Fight("birds", "cats", clearing(9), "mouse")) == 2


def test_using_a_card_in_battle_has_its_price() -> None:
    game = table("armorers")
    fight = Fight("cats", "birds", clearing(9))
    [armorers] = game.bending(Extension.battle_modifiers)[0].battle_modifiers(game, fight)
    assert armorers.use is not None
    armorers.use(game)
    assert game.state.cards_at(play_area("cats")) == []
    assert game.state.cards_at(DISCARD) == [card("armorers")]

    game = table("brutal-tactics")
    [tactics] = game.bending(Extension.battle_modifiers)[0].battle_modifiers(game, fight)
    assert tactics.use is not None
    tactics.use(game)
    assert game.state.score == {"cats": 0, "birds": 1}

    game = table("mouse-partisans")
    kept, lost = Card(suit="mouse", name="Kept"), Card(suit="bird", name="Lost")
    for held in (kept, lost):
        game.lay(held, hand("cats"))
    [partisans] = game.bending(Extension.battle_modifiers)[0].battle_modifiers(game, fight)
    assert partisans.then is not None
    partisans.then(game)
    assert game.state.cards_at(hand("cats")) == [kept]


# Force and crafting ---------------------------------------------------------------------------------------------------
def carried(game: Game, player: str, what: Piece, origin: int, destination: int) -> bool:
    return any(
        e.carries(game, player, what, clearing(origin), clearing(destination)) for e in game.bending(Audit.carries)
    )


def test_false_orders_move_enemy_warriors_along_paths() -> None:
    game = table("false-orders")
    assert carried(game, "cats", BIRDS, 9, 12)
    assert not carried(game, "birds", BIRDS, 9, 12), "in the owner's turn"
    assert not carried(game, "cats", CATS, 9, 12)
    assert not carried(game, "cats", piece("birds", "hut", Category.BUILDING), 9, 12)
    assert not carried(game, "cats", BIRDS, 9, 8), "no path"


def test_false_orders_carry_what_goes_along_with_warriors() -> None:
    game = table("false-orders", "birds", seat=Herder("cats"))
    assert carried(game, "birds", CHARM, 9, 12)
    assert not carried(game, "birds", HUT, 9, 12)


def test_false_orders_send_warriors_by_the_ferry() -> None:
    game = table("false-orders", map_name="lake")
    assert not carried(game, "cats", BIRDS, 1, 10)
    game.adjust(FERRY, clearing(1), 1)
    assert carried(game, "cats", BIRDS, 1, 10)


def test_a_card_discarded_this_turn_still_has_its_effect() -> None:
    game = table("false-orders")
    game.give(card("false-orders"), play_area("cats"), DISCARD)
    assert not carried(game, "cats", BIRDS, 9, 12)
    spent = "false-orders", "corvid-planners", "codebreakers"
    DISCARDED.note(game.state, tuple(("cats", card_id) for card_id in spent))
    game.refresh()
    assert carried(game, "cats", BIRDS, 9, 12)
    assert game.bending(Extension.ignores_rule) == (), "planners work only while they lie there"
    game.begin_turn()
    assert not carried(game, "cats", BIRDS, 9, 12)


def test_master_engravers() -> None:
    game = table("master-engravers")
    [sword] = EXILES.by_id("sword")
    own, other = craft_points(game, "cats", sword, "sword", 2), craft_points(game, "birds", sword, "sword", 2)
    assert own is not None
    assert (own.least, own.most) == (3, 3)
    assert other is not None
    assert (other.least, other.most) == (2, 2)
    assert craft_points(game, "cats", card("tunnels"), "", 0) is None


# Points in records ----------------------------------------------------------------------------------------------------
def test_brutal_tactics_may_score_the_defender() -> None:
    game = table("brutal-tactics")
    assert bounds(game, Battled("cats", "birds", clearing(9))) == [("card.brutal-tactics", 0, 1, "birds")]
    assert bounds(game, Battled("birds", "cats", clearing(9))) == []


def test_a_royal_claim_scores_ruled_clearings() -> None:
    game = put(table("royal-claim"), CATS, 1, 9, 12)
    claimed = CardsMoved("cats", (card("royal-claim"),), play_area("cats"), DISCARD)
    assert bounds(game, claimed, TurnBegan("cats")) == [("card.royal-claim", 3, 3, "")]
    moved = Moved("cats", ((CATS, 1),), clearing(9), clearing(12))
    assert bounds(game, claimed, TurnBegan("cats"), moved) == [("card.royal-claim", 0, 12, "")]
    assert bounds(game, CardsMoved("cats", (card("armorers"),), play_area("cats"), DISCARD)) == []
    assert bounds(game, CardsMoved("cats", (card("royal-claim"),), hand("cats"), DISCARD)) == []


def test_a_royal_claim_scores_after_its_discard() -> None:
    game = put(table("royal-claim"), CATS, 1)
    game.give(card("royal-claim"), play_area("cats"), DISCARD)
    DISCARDED.note(game.state, (("cats", "royal-claim"),))
    game.refresh()
    claimed = CardsMoved("cats", (card("royal-claim"),), play_area("cats"), DISCARD)
    assert bounds(game, claimed) == [("card.royal-claim", 1, 1, "")]


@pytest.mark.parametrize(
    ("card_id", "event", "least"),
    [
        ("stand-and-deliver", CardsMoved("cats", (UNSEEN,), hand("birds"), hand("cats")), 1),
        ("charm-offensive", Scored("birds", 1), 0),
    ],
)
def test_others_score_in_the_owners_turn(card_id: str, event: Event, least: int) -> None:
    game = table(card_id)
    game.state.current = "cats"
    assert bounds(game, event) == [(f"card.{card_id}", least, 1, "birds")]
    game.state.current = "birds"
    assert bounds(game, event) == []


def test_the_owner_does_not_charm_itself() -> None:
    game = table("charm-offensive")
    game.state.current = "cats"
    assert bounds(game, Scored("cats", 1)) == []


def test_coffins_hold_no_more_than_the_supplies_and_than_left_the_map() -> None:
    game = table("coffin-makers")
    DUE.note(game.state, 14, "cats")
    game.adjust(CATS, supply("cats"), 7)
    game.adjust(BIRDS, supply("birds"), 4)
    game.adjust(HUT, supply("cats"), 6)
    assert bounds(game, TurnBegan("cats")) == [("card.coffin-makers", 0, 2, "")]
    DUE.note(game.state, 9, "cats")
    assert bounds(game, TurnBegan("cats")) == [("card.coffin-makers", 0, 1, "")]
    assert bounds(game, TurnBegan("birds")) == []
    assert bounds(game, TurnBegan("cats", setup=True)) == []


@pytest.mark.parametrize(
    ("placed", "between", "lying"),
    [
        pytest.param(1, (), 0, id="a warrior is replaced"),
        pytest.param(1, (Stated("cats", "birds", "cats", "hostile"),), 0, id="a board states something of it"),
        pytest.param(2, (), 1, id="others come after it fell"),
    ],
)
def test_a_warrior_lies_on_coffins_unless_as_many_come_in_its_place(
    placed: int, between: tuple[Event, ...], lying: int
) -> None:
    game = put(table("coffin-makers"), BIRDS, 5)
    events: list[Event] = []
    removed = Removed("cats", BIRDS, 1, clearing(5), supply("birds"))
    for event in (removed, *between, Placed("cats", CATS, placed, supply("cats"), clearing(5))):
        for effect in game.bending(Audit.offences):
            assert not list(effect.offences(game, event, events))
        events.append(event)
    assert COFFINS.of(game.state, "cats", BIRDS) == lying
