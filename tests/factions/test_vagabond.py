from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, cast

import pytest

from woodlaw.engine.battle import defenseless, most_rolled_hits, why_not_battle
from woodlaw.engine.concepts import adjacent
from woodlaw.engine.events import Battled, CardsMoved, ItemMoved, MarkerLeft, Moved, Stated
from woodlaw.engine.memory import TABLE
from woodlaw.engine.move import why_not_move
from woodlaw.engine.place import why_not_place, why_not_remove
from woodlaw.engine.sides import Fight
from woodlaw.engine.victory import COALITION
from woodlaw.factions.vagabond import FACTION, SECOND
from woodlaw.factions.vagabond.quests import QUEST_NAMES
from woodlaw.logs.audits.battle import most_hits
from woodlaw.logs.audits.customs import TELLS_MARKERS
from woodlaw.logs.audits.registry import as_recorded
from woodlaw.logs.audits.vagabond.records import Records
from woodlaw.logs.audits.vagabond.relationships import SPACES
from woodlaw.logs.rootlog.letters import ITEMS
from woodlaw.table.cards import Card, CardKind
from woodlaw.table.characters import CHARACTERS
from woodlaw.table.pieces import item
from woodlaw.table.places import board, clearing, common, forest, hand, under_ruin

VAGABOND = cast("Records", as_recorded(FACTION))

if TYPE_CHECKING:
    from tests.factions.conftest import Lay, Table

V, G, C, E, A = "vagabond", "second_vagabond", "marquise_de_cat", "eyrie_dynasties", "woodland_alliance"
PAWN = VAGABOND.pawn


def choose(table: Table, character: str) -> None:
    table.own_card(V, character, VAGABOND.card_box)
    table.turn(V, setup=True)


def test_the_two_vagabonds_are_told_apart() -> None:
    assert (VAGABOND.name, VAGABOND.letter, SECOND.name, SECOND.letter) == (V, "V", G, "G")
    assert VAGABOND.pawn is not SECOND.pawn
    assert VAGABOND.item_box() is not SECOND.item_box()


def test_the_pawn_moves_through_forests(lay: Lay) -> None:
    table = lay(V, C)
    woods = forest((4, 9, 12))
    assert woods in adjacent(table.game, V, clearing(4))
    assert woods not in adjacent(table.game, C, clearing(4))
    assert set(adjacent(table.game, V, woods)) == {
        clearing(4),
        clearing(9),
        clearing(12),
        forest((1, 9, 10, 12)),
        forest((4, 7, 8, 12)),
    }


def test_nimble_moves_under_any_rule(lay: Lay) -> None:
    table = lay(V, C)
    table.put(C, "warrior", 5, 1)
    assert why_not_move(table.game, V, [(PAWN, 1)], clearing(5), clearing(1)) is None


def test_the_pawn_is_never_removed(lay: Lay) -> None:
    table = lay(V, C)
    table.put(V, "pawn", 5)
    refusal = why_not_remove(table.game, C, PAWN, clearing(5))
    assert refusal is not None
    assert refusal.clause == "9.2.2"
    assert why_not_remove(table.game, C, table.piece(C, "warrior"), clearing(5)) is None


@pytest.mark.parametrize("character", CHARACTERS)
def test_every_character_starts_with_its_items(lay: Lay, character: str) -> None:
    table = lay(V, C)
    choose(table, character)
    lying = {**table.state.at(VAGABOND.satchel), **table.state.at(VAGABOND.track)}
    listed = VAGABOND.values["starting items"][character]
    assert {piece.kind: count for piece, count in lying.items()} == {kind: listed.count(kind) for kind in listed}


def test_without_a_character_he_has_whatever_any_might(lay: Lay) -> None:
    table = lay(V, C)
    table.put(C, "warrior", 5)
    told = table.turn(V, setup=True)
    assert told.clauses == ["9.3.1", "9.3.2"]
    assert VAGABOND.undamaged(table.game, "sword") == 2
    assert most_rolled_hits(table.game, V, Fight(V, C, clearing(5))) == 3
    assert defenseless(table.game, Fight(C, V, clearing(5)))


def test_swords_are_his_strength(lay: Lay) -> None:
    table = lay(V, C)
    table.put(V, "pawn", 5)
    table.put(C, "warrior", 5)
    choose(table, "arbiter")
    attack, defence = Fight(V, C, clearing(5)), Fight(C, V, clearing(5))
    assert why_not_battle(table.game, V, C, clearing(5)) is None
    assert most_hits(table.game, V, attack, (3, 0)) == 2
    assert not defenseless(table.game, defence)
    assert most_hits(table.game, C, defence, (3, 0)) == 1
    table.game.adjust(item("sword"), VAGABOND.item_box(), -2)
    assert defenseless(table.game, defence)
    assert most_hits(table.game, C, defence, (3, 0)) == 2
    assert not defenseless(table.game, attack)


def test_the_arbiter_lends_his_swords_where_he_stands(lay: Lay) -> None:
    table = lay(V, C, E)
    table.put(C, "warrior", 5, 6)
    choose(table, "arbiter")
    fight = Fight(E, C, clearing(5))
    assert most_hits(table.game, C, fight, (3, 3)) == 1
    table.put(V, "pawn", 5)
    assert most_hits(table.game, C, fight, (3, 3)) == 3
    assert most_hits(table.game, C, Fight(V, C, clearing(5)), (3, 3)) == 1
    assert table.turn(E, Battled(E, C, clearing(5))).earned(V) == [("V.5.2", 0, 1)]


def test_the_ronin_strikes_again_with_each_sword(lay: Lay) -> None:
    table = lay(V, C)
    table.put(V, "pawn", 5)
    table.put(C, "warrior", 5)
    choose(table, "ronin")
    attack, defence = Fight(V, C, clearing(5)), Fight(C, V, clearing(5))
    assert most_hits(table.game, V, attack, (0, 0)) == 0, "the battle exhausts his only sword"
    assert most_hits(table.game, V, defence, (0, 0)) == 1
    table.game.adjust(item("sword"), VAGABOND.item_box(), 1)
    assert most_hits(table.game, V, attack, (0, 0)) == 1
    table.turn(C)
    assert most_hits(table.game, V, attack, (0, 0)) == 2, "another may have forced the battle"


def test_allies_fight_and_move_for_him(lay: Lay) -> None:
    table = lay(V, C, E)
    table.put(V, "pawn", 5)
    table.put(E, "warrior", 5, count=2)
    table.put(C, "warrior", 5)
    choose(table, "thief")
    warrior = table.piece(E, "warrior")
    attack = Fight(V, C, clearing(5))
    assert most_rolled_hits(table.game, V, attack) == 1
    assert not VAGABOND.carries(table.game, V, warrior, clearing(5), clearing(2))
    table.turn(V, Stated(V, V, "E", "a"))
    assert most_rolled_hits(table.game, V, attack) == 3
    assert most_rolled_hits(table.game, V, Fight(C, V, clearing(5))) == 1
    assert most_rolled_hits(table.game, V, Fight(V, E, clearing(5))) == 1
    assert VAGABOND.carries(table.game, V, warrior, clearing(5), clearing(2))
    assert not VAGABOND.carries(table.game, E, warrior, clearing(5), clearing(2))


def test_the_harrier_glides(lay: Lay) -> None:
    table = lay(V, C)
    choose(table, "harrier")
    assert VAGABOND.carries(table.game, V, PAWN, clearing(1), clearing(3))
    table = lay(V, C)
    choose(table, "thief")
    assert not VAGABOND.carries(table.game, V, PAWN, clearing(1), clearing(3))


def test_nothing_comes_where_the_scoundrel_burnt_the_earth(lay: Lay) -> None:
    table = lay(V, C)
    choose(table, "scoundrel")
    table.put(C, "warrior", 1, count=3)
    warrior = table.piece(C, "warrior")
    assert why_not_place(table.game, C, warrior, clearing(5)) is None
    table.game.adjust(item("torch"), clearing(5), 1)
    for refusal in (
        why_not_place(table.game, C, warrior, clearing(5)),
        why_not_move(table.game, C, [(warrior, 1)], clearing(1), clearing(5)),
    ):
        assert refusal is not None
        assert refusal.clause == "V.6.2"


def explored(number: int) -> ItemMoved:
    return ItemMoved(V, item("hammer"), 1, under_ruin(number), VAGABOND.item_box())


def test_exploring_scores_a_point_where_the_pawn_is(lay: Lay) -> None:
    table = lay(V, C)
    table.put(V, "pawn", 6)
    told = table.turn(V, explored(6))
    assert (told.earned(V), told.clauses) == ([("9.5.3", 1, 1)], [])
    assert table.turn(V, explored(10)).clauses == ["9.5.3"]


def test_quests_score_up_to_the_matching_ones(lay: Lay) -> None:
    table = lay(V, C)
    for _ in range(3):
        table.game.lay(Card(suit="fox"), common("quests"))
    table.game.lay(Card(suit="mouse"), common("quests"))
    done = [
        CardsMoved(V, (card,), common("quests"), VAGABOND.card_box) for card in table.state.cards_at(common("quests"))
    ]
    told = table.turn(V, done[0], done[1], done[3])
    assert told.earned(V) == [("9.5.5", 0, 1), ("9.5.5", 0, 2), ("9.5.5", 0, 1)]


def aid(table: Table, to: str, cards: int) -> CardsMoved:
    return replace(table.cards(hand(V), hand(to), *["fox"] * cards), player=V)


@pytest.mark.parametrize(
    ("spaces", "points"),
    [
        (("1",), [(1, 1)]),
        (("1", "2"), [(1, 1), (2, 2)]),
        (("1", "2", "a"), [(1, 1), (2, 2), (2, 2)]),
        (("2",), [(2, 3)]),
        (("a",), [(2, 5)]),
        (("1", "1"), [(1, 1)]),
        (("2", "1"), [(2, 3)]),
        (("h", "1"), []),
        (("3",), []),
    ],
)
def test_a_better_relationship_scores_what_its_space_says(
    lay: Lay, spaces: tuple[str, ...], points: list[tuple[int, int]]
) -> None:
    told = lay(V, C).turn(V, *(Stated(V, V, "C", space) for space in spaces))
    assert told.earned(V) == [("9.2.9.Ib", least, most) for least, most in points]


def test_a_relationship_is_with_somebody_at_the_table(lay: Lay) -> None:
    assert lay(V, C).turn(V, Stated(V, V, "E", "1")).points == []


@pytest.mark.parametrize(
    ("before", "after", "cards", "clauses"),
    [
        ("0", "1", 1, []),
        ("0", "1", 0, ["9.2.9.Ia"]),
        ("1", "2", 2, []),
        ("1", "2", 1, ["9.2.9.Ia"]),
        ("2", "a", 3, []),
        ("2", "a", 2, ["9.2.9.Ia"]),
        ("0", "2", 2, []),
    ],
)
def test_a_relationship_improves_by_aid_of_the_same_turn(
    lay: Lay, before: str, after: str, cards: int, clauses: list[str]
) -> None:
    table = lay(V, C)
    table.turn(V, Stated(V, V, "C", before))
    given = [aid(table, C, cards)] if cards else []
    assert table.turn(V, Stated(V, V, "C", after), *given).clauses == clauses
    assert VAGABOND.relationship(table.game, C) == SPACES[after]


def test_aid_is_for_the_faction_that_gets_the_card(lay: Lay) -> None:
    table = lay(V, C, E)
    assert table.turn(V, aid(table, E, 1), Stated(V, V, "C", "1")).clauses == ["9.2.9.Ia"]


# Quests ---------------------------------------------------------------------------------------------------------------
def test_every_quest_that_records_name_is_printed() -> None:
    printed = VAGABOND.values["quests"]
    assert {name for quests in printed.values() for name in quests} == QUEST_NAMES
    assert [len(quests) for quests in printed.values()] == [5, 5, 5]
    assert {kind for quests in printed.values() for items in quests.values() for kind in items} <= set(ITEMS.values())


@pytest.mark.parametrize(
    ("suit", "name", "items", "clauses"),
    [
        ("fox", "errand", ("tea", "boot"), []),
        ("fox", "errand", ("tea",), ["9.5.5"]),
        ("", "errand", ("boot",), ["9.5.5"]),
        ("mouse", "errand", ("tea", "boot"), ["9.5.5"]),
        ("mouse", "escort", ("boot", "boot"), []),
        ("mouse", "escort", ("boot",), ["9.5.5"]),
        ("mouse", "", (), []),
    ],
)
def test_a_quest_takes_the_items_listed_on_it(
    lay: Lay, suit: str, name: str, items: tuple[str, ...], clauses: list[str]
) -> None:
    table = lay(V, C)
    table.own_card(V, "thief", VAGABOND.card_box)
    for kind in items:
        table.game.adjust(item(kind), VAGABOND.item_box(), 1)
    quest = Card(suit=suit, name=name, kind=CardKind.OTHER)
    table.game.lay(quest, common("quests"))
    assert table.turn(V, CardsMoved(V, (quest,), common("quests"), VAGABOND.card_box)).clauses == clauses


def test_damaged_items_count_too_as_records_mix_their_places(lay: Lay) -> None:
    table = lay(V, C)
    for kind, box in (("tea", VAGABOND.item_box()), ("boot", board(V, "damaged"))):
        table.game.adjust(item(kind), box, 1)
    quest = Card(suit="fox", name="errand", kind=CardKind.OTHER)
    table.game.lay(quest, common("quests"))
    assert table.turn(V, CardsMoved(V, (quest,), common("quests"), VAGABOND.card_box)).clauses == []


def test_aiding_an_ally_may_score_two(lay: Lay) -> None:
    table = lay(V, C)
    assert table.turn(V, aid(table, C, 1)).earned(V) == [("9.2.9.Ia", 0, 2)], "nothing is told of relationships"
    TELLS_MARKERS.keep(table.state, True, TABLE, V)
    assert table.turn(V, Stated(V, V, "C", "0"), aid(table, C, 1)).points == []
    assert table.turn(V, Stated(V, V, "C", "a"), aid(table, C, 1)).earned(V)[1:] == [("9.2.9.IIa", 0, 2)]


def test_infamy_comes_of_battles_in_his_own_turn(lay: Lay) -> None:
    table = lay(V, C)
    choose(table, "thief")
    table.put(C, "warrior", 5, count=4)
    removal = table.removed(V, C, "warrior", 5, 2)
    assert table.turn(V, Battled(V, C, clearing(5)), removal).earned(V) == [("9.2.9.IIIa", 0, 2)]
    assert table.turn(V, removal).points == []
    assert table.turn(C, Battled(C, V, clearing(5)), removal).points == []


def test_infamy_comes_of_warriors_that_fight_for_the_defender_too(lay: Lay) -> None:
    table = lay(V, C, E)
    choose(table, "thief")
    table.put(E, "warrior", 5)
    removal = table.removed(V, E, "warrior", 5)
    assert table.turn(V, Battled(V, C, clearing(5)), removal).earned(V) == [("9.2.9.IIIa", 0, 1)]
    assert table.turn(V, Battled(V, C, clearing(6)), removal).points == []


def test_the_vagrant_may_score_for_what_others_remove(lay: Lay) -> None:
    table = lay(V, C, E)
    choose(table, "vagrant")
    table.put(C, "sawmill", 5)
    told = table.turn(V, Battled(E, C, clearing(5)), table.removed(E, C, "sawmill", 5))
    assert told.earned(V) == [("V.4.2", 0, 2)]


@pytest.mark.parametrize(
    ("scores", "ally", "clauses"),
    [
        ({C: 12, E: 5, A: 9, V: 3}, E, []),
        ({C: 12, E: 5, A: 5, V: 3}, A, []),
        ({C: 12, E: 5, A: 9, V: 3}, A, ["9.2.8"]),
        ({C: 12, E: None, A: 9, V: 3}, E, ["9.2.8"]),
        ({C: 12, E: 5, A: 9, V: 10}, V, ["9.2.8"]),
    ],
)
def test_coalitions_are_with_who_has_the_fewest_points(
    lay: Lay, scores: dict[str, int | None], ally: str, clauses: list[str]
) -> None:
    table = lay(V, C, E, A)
    table.state.score.update(scores)
    assert table.turn(V, MarkerLeft(V, ally)).clauses == clauses


def test_coalitions_take_four_players_and_an_ally_in_none(lay: Lay) -> None:
    table = lay(V, C, E)
    assert table.turn(V, MarkerLeft(V, E)).clauses == ["9.2.8"]
    table = lay(V, C, E, G)
    COALITION.keep(table.state, E, G)
    assert table.turn(V, MarkerLeft(V, E)).clauses == ["9.2.8"]


def test_one_slip_a_turn_leads_into_a_forest(lay: Lay) -> None:
    table = lay(V, C)
    table.put(V, "pawn", 12)
    into = Moved(V, ((PAWN, 1),), clearing(12), forest((4, 9, 12)))
    out = Moved(V, ((PAWN, 1),), forest((4, 9, 12)), clearing(12))
    assert table.turn(V, into, out).clauses == []
    assert table.turn(V, into, out, into).clauses == ["9.2.10"]


def test_coins_may_uncover_draws(lay: Lay) -> None:
    table = lay(V, C)
    choose(table, "vagrant")
    assert VAGABOND.turn_draws(table.game) == (1, 2)
    table.game.adjust(item("coin"), VAGABOND.item_box(), 5)
    assert VAGABOND.turn_draws(table.game) == (1, 4)
