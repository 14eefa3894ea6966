from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cache

import pytest
from tests.clean_games import KEPT, play, text_of, wanted

from woodlaw.engine.events import (
    Battled,
    CardsMoved,
    Crafted,
    Event,
    Flipped,
    Guessed,
    Happening,
    ItemFlipped,
    MarkerLeft,
    Moved,
    PathOpened,
    Placed,
    Removed,
    Replaced,
    Revealed,
    Rolled,
    Scored,
    Stated,
    TurnBegan,
    TurnEnded,
)
from woodlaw.engine.play import Outcome
from woodlaw.engine.state import State
from woodlaw.factions.base import Faction
from woodlaw.factions.registry import factions
from woodlaw.factions.seating import new_table, table_of
from woodlaw.logs.check import check_text, position_at
from woodlaw.logs.projection import CannotTell, as_rootlog, project
from woodlaw.logs.record.again import replay
from woodlaw.logs.record.replaying import split
from woodlaw.logs.rootlog.actions import parse_action
from woodlaw.logs.rootlog.reader import read
from woodlaw.logs.rootlog.syntax import Guess
from woodlaw.logs.rootlog.writer import write
from woodlaw.logs.simulate import Simulated, Wanted, simulate
from woodlaw.table.cards import Card
from woodlaw.table.decks import deck_named
from woodlaw.table.maps import map_named
from woodlaw.table.pieces import FERRY, RUIN, Category, Piece, face_up, item
from woodlaw.table.places import (
    AVAILABLE_DOMINANCE,
    DECK,
    DISCARD,
    PLAYED,
    Place,
    board,
    clearing,
    crafted_items,
    hand,
    on_card,
    play_area,
    supply,
)

C, Y = "marquise_de_cat", "honeycomb_clergy"
GAMES = 96
CHECKED, CHUNK = 48, 8


@cache
def game(number: int) -> Simulated:
    """One of many games: all maps, all seatings, both decks."""
    return simulate(wanted(number), number)


@pytest.mark.parametrize("first", range(0, CHECKED, CHUNK))
def test_checking_a_game_as_rootlog_finds_nothing(first: int) -> None:
    for number in range(first, first + CHUNK):
        assert play(number, follows=False).found == ()


@pytest.mark.parametrize("name", sorted(file.stem for file in KEPT.iterdir()))
def test_games_that_were_played_and_once_accused_are_clean(name: str) -> None:
    assert check_text(text_of(name)).findings == []


@pytest.mark.parametrize("number", range(0, GAMES, 8))
def test_a_game_told_as_rootlog_is_read_as_it_was_told(number: int) -> None:
    text = game(number).rootlog
    assert write(read(text)) == text


@pytest.mark.parametrize("number", range(1, GAMES, 6))
def test_the_books_of_the_rootlog_end_as_the_game_did(number: int) -> None:
    played = replay(split(game(number).record))
    assert played.state is not None
    for turn in (0, 4, played.turns):
        kept = position_at(game(number).rootlog, turn)
        truth = replay(split(game(number).record), turn).state
        assert truth is not None
        assert kept.score == truth.score
        for place in truth.clearings:
            assert turned_up(kept.at(place)) == turned_up(truth.at(place)), (turn, place)
        for seat in truth.seats:
            assert len(kept.cards_at(hand(seat))) == len(truth.cards_at(hand(seat)))
            assert off_the_map(kept, seat) == off_the_map(truth, seat)


def turned_up(there: Mapping[Piece, int]) -> Counter[Piece]:
    """Return what lies at a place with its items face up: the notation tells the side of those on boards only."""
    found: Counter[Piece] = Counter()
    for one, count in there.items():
        found[face_up(one) if one.category is Category.ITEM else one] += count
    return found


def off_the_map(state: State, owner: str) -> Counter[Piece]:
    """Return an owner's pieces that are not in clearings: spoils may lie elsewhere for a time."""
    places = [there for place, there in state.pieces.items() if not place.number]
    return Counter({p: sum(there.get(p, 0) for there in places) for there in places for p in there if p.owner == owner})


def test_a_file_has_headers_seats_setups_turns_and_the_winner() -> None:
    played = simulate(Wanted((Y, C), "lake", "E&P", "", rootlog=True), 7)
    log = read(played.rootlog)
    assert [(header.key, header.value) for header in log.headers][:2] == [("Map", "Lake"), ("Deck", "E&P")]
    assert log.header("Clearings") is not None
    assert [(seat.letter, seat.player) for seat in log.seats] == [("Y", "Honeycomb Clergy"), ("C", "Marquise de Cat")]
    assert [turn.player for turn in log.setup] == ["C", "Y"]
    assert [turn.player for turn in log.turns[:3]] == ["Y", "C", "Y"]
    assert len(log.turns) == played.outcome.turns
    assert log.winners == {C: "C", Y: "Y"}[played.outcome.winners[0]]
    assert simulate(Wanted((Y, C), "autumn", "standard", "", rootlog=True), 7).rootlog.startswith(
        "Map: Fall\nDeck: Sta"
    )


# One event at a time --------------------------------------------------------------------------------------------------
TABLE = new_table((C, Y))


def piece(owner: str, kind: str) -> Piece:
    faction = TABLE.factions[owner]
    assert isinstance(faction, Faction)
    return faction.piece(kind)


def card(name: str, suit: str = "") -> Card:
    return next(one for one in TABLE.state.deck.by_id(name) if suit in ("", one.suit))


WARRIOR, KEEP, WOOD = piece(C, "warrior"), piece(C, "keep"), piece(C, "wood")
FLOWER, OTHER_FLOWER, BEE = piece(Y, "fox_flower"), piece(Y, "mouse_flower"), piece(Y, "warrior")
SAP, ANVIL, FAVOR, DOMINANCE = card("sappers"), card("anvil"), card("favor-of-the-foxes"), card("dominance", "mouse")
FIVE, SIX, NINE = clearing(5), clearing(6), clearing(9)
COFFINS = on_card(C, "coffin makers")


def told(*events: Event, player: str = C, clauses: tuple[str, ...] = ()) -> str:
    happened = [(event, clauses) for event in (TurnBegan(player), *events, TurnEnded(player))]
    (turn,) = project(TABLE, happened, None).turns
    return as_rootlog(TABLE, happened, None).splitlines()[-1].partition(":")[2] if turn else ""


@pytest.mark.parametrize(
    ("event", "written"),
    [
        (Placed(C, WARRIOR, 2, supply(C), FIVE), "2w->5"),
        (Placed(Y, FLOWER, 1, supply(Y), FIVE), "Yt_f->5"),
        (Removed(Y, WARRIOR, 1, FIVE, supply(C)), "w5->"),
        (Removed(C, FLOWER, 2, FIVE, supply(Y)), "2Yt_f5->"),
        (Removed(C, FLOWER, 1, FIVE, board(C, "keepsakes")), "Yt_f5->C$_keepsakes"),
        (Removed(C, BEE, 2, FIVE, COFFINS), "2Yw5->"),
        (Removed(C, BEE, 2, COFFINS, supply(Y)), ""),
        (ItemFlipped(C, item("tea"), crafted_items(C), crafted_items(C)), ""),
        (Placed(C, WOOD, 1, board(C, "store"), FIVE), "tC$_store->5"),
        (Moved(C, ((WARRIOR, 3),), FIVE, SIX), "3w5->6"),
        (Moved(C, ((WARRIOR, 3), (FERRY, 1)), FIVE, SIX), "(3w+f)5->6"),
        (Moved(Y, ((BEE, 2), (FLOWER, 1)), FIVE, SIX), "(2Yw+Yt_f)5->6"),
        (Replaced(C, WOOD, KEEP, FIVE), "t5^t_k"),
        (Flipped(C, WOOD, KEEP, FIVE), "t5^t_k"),
        (Battled(C, Y, FIVE), "XY5"),
        (Battled(Y, C, FIVE), "YXC5"),
        (Battled(C, Y, FIVE, "fox"), "XY5F@"),
        (Battled(C, Y, FIVE, "fox", "bird"), "XY5F@B@"),
        (Scored(C, 1), "++"),
        (Scored(Y, 3), "Y++3"),
        (Scored(C, -2), "--2"),
        (CardsMoved(C, (SAP, ANVIL), DECK, hand(C)), "2#->C"),
        (CardsMoved(C, (SAP,), hand(C), DISCARD), "B#sapC->"),
        (CardsMoved(C, (SAP, SAP, ANVIL), hand(C), DISCARD), "(2B#sap+F#anvil)C->"),
        (CardsMoved(C, (FAVOR,), hand(C), hand(Y)), "F#favorC->Y"),
        (CardsMoved(C, (SAP,), play_area(C), DISCARD), "B#sapC$->"),
        (CardsMoved(C, (DOMINANCE,), hand(C), AVAILABLE_DOMINANCE), "M#domC->"),
        (CardsMoved(C, (DOMINANCE,), AVAILABLE_DOMINANCE, hand(C)), "M#dom*->C"),
        (CardsMoved(C, (DOMINANCE,), hand(C), play_area(C)), "M#domC->C$"),
        (MarkerLeft(C, C), "++->C$"),
        (Crafted(C, ANVIL, "hammer"), "Z%h"),
        (Crafted(C, SAP), "Zsap"),
        (Crafted(C, FAVOR), "Zffavor"),
        (Revealed(C, C, (SAP,)), "B#sap^"),
        (Revealed(C, Y, (SAP, FAVOR), C), "(B#sap+F#favor)Y^C"),
        (PathOpened(C, 5, 9), "5_9->"),
        (Stated(Y, Y, C, "penitent"), "Y$_C->p"),
    ],
)
def test_each_event_is_written(event: Event, written: str) -> None:
    assert told(event) == written


def test_what_lies_on_other_places_of_the_map_is_written() -> None:
    forest = Place(FIVE.kind.FOREST, "", "1_9_10_12", 0, (1, 9, 10, 12))
    assert told(Moved(C, ((WARRIOR, 1),), forest, FIVE)) == "w1_9_10_12->5"


def test_what_the_player_owns_needs_no_letter() -> None:
    assert told(Placed(Y, FLOWER, 1, supply(Y), FIVE), player=Y) == "t_f->5"
    assert told(Placed(C, WARRIOR, 1, supply(C), FIVE), player=Y) == "Cw->5"


def test_equal_pieces_placed_one_after_the_other_are_told_together() -> None:
    one, other = Placed(C, WARRIOR, 1, supply(C), FIVE), Placed(C, WARRIOR, 1, supply(C), SIX)
    assert told(one, other, Placed(C, WARRIOR, 2, supply(C), NINE)) == "w->5+6/2w->9"
    assert told(one, Scored(C, 1), other) == "w->5/++/w->6"


P = "corvid_conspiracy"


def with_corvids(*events: Event, player: str = C) -> str:
    """Return how a table with the Corvids writes events of one turn."""
    happened: list[Happening] = [(event, ()) for event in (TurnBegan(player), *events, TurnEnded(player))]
    map_, seated = map_named("autumn"), [factions()[name] for name in (C, P, Y)]
    table = table_of(map_, deck_named("standard"), seated, map_.printed_suits[1:])
    return as_rootlog(table, happened, None).splitlines()[-1].partition(":")[2]


@pytest.mark.parametrize("kinds", [("plot", "plot"), ("bomb", "plot"), ("raid", "snare")])
def test_tokens_that_trade_places_are_told_as_a_swap(kinds: tuple[str, str]) -> None:
    one, other = (factions()[P].piece(kind) for kind in kinds)
    there, back = Moved(P, ((one, 1),), FIVE, SIX), Moved(P, ((other, 1),), SIX, FIVE)
    assert with_corvids(there, back, player=P) == "t5<->t6"
    assert with_corvids(there, back) == "Pt5<->Pt6"
    assert "<->" not in with_corvids(there, Scored(P, 1), back)
    assert "<->" not in with_corvids(there, Moved(P, ((other, 1),), SIX, NINE))
    assert "<->" not in with_corvids(there, Moved(P, ((other, 2),), SIX, FIVE))
    assert "<->" not in with_corvids(there, Moved(Y, ((FLOWER, 1),), SIX, FIVE))


def test_warriors_that_go_there_and_back_are_no_swap() -> None:
    assert told(Moved(C, ((WARRIOR, 1),), FIVE, SIX), Moved(C, ((WARRIOR, 1),), SIX, FIVE)) == "w5->6/w6->5"


def test_a_guess_is_told_with_the_letter_of_whose_plot_it_is() -> None:
    written = with_corvids(Guessed(C, "t_e", FIVE))
    assert written == "?Pt_e5"
    assert parse_action(written)[0] == Guess("P", "e", 5)
    with pytest.raises(CannotTell, match="a guess at 't_x'"):
        with_corvids(Guessed(C, "t_x", FIVE))
    with pytest.raises(CannotTell, match="a guess at 't_e'"):
        with_corvids(Guessed(P, "t_e", FIVE))


def test_rolls_go_with_their_battle() -> None:
    battle = Battled(C, Y, FIVE)
    fallen = Removed(C, BEE, 1, FIVE, supply(Y))
    assert told(battle, Rolled((3, 1)), fallen) == "XY5(3,1)/Yw5->"
    assert told(battle, battle, Rolled((2, 0))) == "XY5/XY5(2,0)"


def test_the_card_of_a_craft_goes_with_it() -> None:
    spent = CardsMoved(C, (ANVIL,), hand(C), DISCARD)
    assert told(Crafted(C, ANVIL, "hammer"), spent, Scored(C, 2)) == "Z%h/++2"
    assert told(spent, Crafted(C, ANVIL, "hammer"), spent) == "F#anvilC->/Z%h"
    assert told(Crafted(C, SAP), CardsMoved(C, (SAP,), hand(C), play_area(C))) == "Zsap"
    assert told(Crafted(C, SAP)) == "Zsap"


def test_a_craft_is_told_before_what_its_effect_did() -> None:
    fallen = Removed(C, FLOWER, 1, FIVE, supply(Y))
    spent, crafted = CardsMoved(C, (FAVOR,), hand(C), DISCARD), Crafted(C, FAVOR)
    assert told(Removed(C, WOOD, 1, SIX, supply(C)), crafted, fallen, spent) == "t6->/Zffavor/Yt_f5->"
    assert told(crafted, fallen, spent, Crafted(C, SAP)) == "Zffavor/Yt_f5->/Zsap"
    assert told(crafted, fallen) == "Zffavor/Yt_f5->"


def test_ambushes_go_with_their_battle() -> None:
    fox, bird = card("ambush", "fox"), card("ambush", "bird")
    played: list[Event] = [CardsMoved(Y, (fox,), hand(Y), PLAYED), CardsMoved(C, (bird,), hand(C), PLAYED)]
    foiled: list[Event] = [CardsMoved(Y, (fox,), PLAYED, DISCARD), CardsMoved(C, (bird,), PLAYED, DISCARD)]
    assert told(*played, *foiled, Battled(C, Y, FIVE, "fox", "bird"), Rolled((1, 0))) == "XY5F@B@(1,0)"
    fallen = Removed(Y, WARRIOR, 2, FIVE, supply(C))
    assert told(played[0], Battled(C, Y, FIVE, "fox"), fallen, foiled[0]) == "XY5F@/2w5->"
    spent = CardsMoved(Y, (bird,), hand(Y), DISCARD)
    assert told(Battled(C, Y, FIVE), spent) == "XY5/B#@Y->"


def test_a_replacement_told_as_two_steps_is_not_told_again() -> None:
    steps = Removed(Y, FLOWER, 1, FIVE, supply(Y)), Placed(Y, OTHER_FLOWER, 1, supply(Y), FIVE)
    assert told(*steps, Replaced(Y, FLOWER, OTHER_FLOWER, FIVE), player=Y) == "t_f5->/t_m->5"


def test_what_comes_of_a_removal_may_be_told_in_the_middle_of_a_replacement() -> None:
    removed, placed = Removed(C, BEE, 1, FIVE, supply(Y)), Placed(C, WARRIOR, 1, supply(C), FIVE)
    replaced = Replaced(C, BEE, WARRIOR, FIVE)
    assert told(removed, Stated(Y, Y, C, "heretic"), placed, replaced) == "Yw5->/Y$_C->h/w->5"
    rescued = Moved(Y, ((BEE, 1),), FIVE, SIX)
    assert told(rescued, placed, replaced) == "Yw5->6/w->5"
    assert told(Removed(C, BEE, 1, SIX, supply(Y)), placed, replaced) == "Yw6->/w->5/w5^"


def test_hospitals_are_told_as_a_move_from_where_warriors_fell() -> None:
    happened: list[Happening] = [
        (TurnBegan(Y), ()),
        (Battled(Y, C, FIVE), ("4.3",)),
        (Removed(Y, WARRIOR, 1, NINE, supply(C)), ("4.3",)),
        (Removed(Y, WARRIOR, 2, FIVE, supply(C)), ("4.3",)),
        (CardsMoved(C, (ANVIL,), hand(C), DISCARD), ("6.2.3",)),
        (Placed(C, WARRIOR, 2, supply(C), SIX), ("6.2.3", "G.20")),
        (Placed(C, WARRIOR, 1, supply(C), SIX), ("G.20",)),
        (TurnEnded(Y), ()),
    ]
    assert as_rootlog(TABLE, happened, None).splitlines()[-1] == "Y:XC5/Cw9->/2Cw5->6/F#anvilC->/Cw->6"


@pytest.mark.parametrize(
    "event",
    [
        Removed(C, RUIN, 1, FIVE, DISCARD),
        Guessed(C, "t_e", FIVE),
        Moved(C, ((WARRIOR, 1),), FIVE, supply(C)),
    ],
)
def test_what_has_no_letters_is_refused(event: Event) -> None:
    with pytest.raises(CannotTell, match="the notation has no letters for"):
        told(event)


def test_a_game_given_up_has_no_winner() -> None:
    assert "Winner" not in as_rootlog(TABLE, [], Outcome((), "", 1000))
    assert as_rootlog(TABLE, [], Outcome((C,), "3.1", 30)).endswith("\nWinner: C\n")
