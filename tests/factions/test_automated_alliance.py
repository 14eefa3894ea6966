"""The Automated Alliance at whole tables: games, records, and what the checker says of its turns."""

from __future__ import annotations

import os
import re
import subprocess
import sys

import pytest
from tests.invariants import play_watched

from woodlaw.factions.automated_alliance.abilities import AutomatedAlliance
from woodlaw.factions.automated_alliance.setup import SETUP
from woodlaw.factions.automated_alliance.turn import BIRDSONG, DAYLIGHT, EVENING
from woodlaw.factions.bots.bot import Bot
from woodlaw.factions.bots.team import count_enemies
from woodlaw.factions.registry import bots_by_letter, by_letter, factions
from woodlaw.factions.seating import CannotSeat, faction_called, new_table, table_of
from woodlaw.logs.check import check_text
from woodlaw.logs.findings import Finding
from woodlaw.logs.record.again import replay
from woodlaw.logs.record.replaying import split
from woodlaw.logs.simulate import Wanted, simulate
from woodlaw.positions.position import NotAPosition
from woodlaw.positions.reading import read_position
from woodlaw.positions.writing import write_position
from woodlaw.table.decks import deck_named
from woodlaw.table.maps import STANDARD_MAPS, map_named
from woodlaw.table.pieces import Category

BOT = "automated_alliance"
SEATS = (
    (BOT, "marquise_de_cat"),
    ("honeycomb_clergy", f"{BOT}:easy+informants+popularity+veterans+wildfire+steadfast"),
    (f"{BOT}:challenging+veterans", "queenless_legion"),
    ("marquise_de_cat", "honeycomb_clergy", f"{BOT}:nightmare+wildfire"),
    ("marquise_de_cat", f"{BOT}:informants+popularity", "queenless_legion", "honeycomb_clergy"),
)
DECKS = ("standard", "exiles_and_partisans")


@pytest.mark.parametrize("map_name", STANDARD_MAPS)
@pytest.mark.parametrize("seats", SEATS)
def test_games_with_a_bot_break_nothing_and_end(seats: tuple[str, ...], map_name: str) -> None:
    seed = SEATS.index(seats) + STANDARD_MAPS.index(map_name)
    outcome, _ = play_watched(seats, map_name, DECKS[seed % 2], seed)
    assert outcome.winners


@pytest.mark.parametrize("seats", SEATS)
def test_a_game_is_replayed_from_its_record_and_found_clean_as_rootlog(seats: tuple[str, ...]) -> None:
    for seed, deck in enumerate(DECKS, 7):
        played = simulate(Wanted(seats, "lake", deck, "", rootlog=True), seed)
        replayed = replay(split(played.record))
        assert (replayed.findings, replayed.error, replayed.outcome) == ([], "", played.outcome)
        report = check_text(played.rootlog, "game")
        assert [finding for finding in report.findings if finding.kind != "undecided"] == []


def test_a_record_says_what_was_chosen_for_a_bot() -> None:
    played = simulate(Wanted((f"{BOT}:wildfire+nightmare", "marquise_de_cat"), "autumn", "standard", "", True), 1)
    assert f'"{BOT}:nightmare+wildfire"' in played.record.splitlines()[0]
    assert "Bots: A:nightmare+wildfire" in played.rootlog.splitlines()


def test_the_same_seed_gives_the_same_game_under_any_hash_seed() -> None:
    code = (
        "from woodlaw.logs.simulate import Wanted, simulate;"
        f"print(simulate(Wanted(('{BOT}:nightmare', 'marquise_de_cat'), 'winter', 'standard', '', True), 3).record)"
    )
    told = {
        subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("0", "1", "12345")
    }
    assert len(told) == 1


# Seats ----------------------------------------------------------------------------------------------------------------
def test_a_bot_keeps_the_letter_of_its_faction_which_means_the_faction() -> None:
    bots = [faction for faction in factions().values() if isinstance(faction, Bot)]
    assert [bot.name for bot in bots] == [BOT]
    assert all(bot.letter == factions()[bot.replaces].letter for bot in bots)
    assert by_letter()["A"].name == faction_called("A").name == "woodland_alliance"
    assert bots_by_letter()["A"].name == BOT


@pytest.mark.parametrize(
    ("seats", "message"),
    [
        ((BOT, "woodland_alliance"), "RB.3.2: Automated Alliance replaces Woodland Alliance; expected one of the two"),
        (
            (f"{BOT}:easy+nightmare", "C"),
            "easy and nightmare are both a difficulty of Automated Alliance; expected one",
        ),
        ((f"{BOT}:blitz", "C"), "'blitz' is nothing to choose for Automated Alliance; expected default, easy,"),
    ],
)
def test_seats_that_cannot_be_taken(seats: tuple[str, ...], message: str) -> None:
    with pytest.raises(CannotSeat, match=re.escape(message)):
        new_table(seats)


def test_a_bot_does_not_play_where_no_chart_of_priority_markers_is_known() -> None:
    known = map_named("autumn")
    bot = factions()[BOT]
    assert bot.why_not_on(known, known.priority_markers) is None
    refusal = bot.why_not_on(known, ())
    assert refusal is not None
    assert (refusal.clause, refusal.reason) == ("RB.3.1", "no chart of priority markers is known for the Autumn map")


# Rootlog --------------------------------------------------------------------------------------------------------------
GAME = """Map: Fall
Deck: Standard
Bots: A
A: Bot
C: Ann

A:
C:t_k->4/w->1+3+4+5+6+7+8+9+10+11+12/b_s->12/b_w->9/b_r->9

A:{turn}
C:#->C
"""
LEGAL = "F#standanddeliver->A$_order/t->2+6/++/t->1/++/F#standanddeliverA$_order->"


def findings(turn: str, game: str = GAME) -> list[Finding]:
    return [found for found in check_text(game.format(turn=turn), "game").findings if found.kind != "notation"]


def of_bot(turn: str, game: str = GAME) -> list[tuple[str, str]]:
    return [(found.kind.value, found.clause) for found in findings(turn, game) if found.clause.startswith("RB.")]


@pytest.mark.parametrize(
    "turn",
    [
        LEGAL,
        "F#standanddeliver->A$_order/t->6+2/t->1/++2/F#standanddeliverA$_order->",
        "F#->A$_order/t->2+6/++/t->1/++/F#A$_order->",
        "#->A$_order/t->2+6/++/t->1/++/#A$_order->",
        "t->2+6/++/t->1/++",
    ],
)
def test_the_turn_that_the_rules_order_is_legal_however_it_is_told(turn: str) -> None:
    assert of_bot(turn) == []


@pytest.mark.parametrize(
    ("turn", "expected"),
    [
        (LEGAL.replace("t->1", "t->12"), ("violation", "RB.6.5.1")),
        (LEGAL.replace("t->2+6", "t->2+12"), ("violation", "RB.6.4.4")),
        (LEGAL.replace("t->2+6", "t->2"), ("omission", "RB.6.4.4")),
        (LEGAL.replace("t->1/++", "t->1"), ("omission", "RB.6.5.1")),
        (LEGAL.replace("t->1/++", "t->1/++3"), ("violation", "RB.6.5.1")),
        (LEGAL.replace("t->1", "t->1/Cw8->"), ("violation", "RB.6.5")),
        (LEGAL.replace("t->2+6", "t->2+6/Cw8->"), ("violation", "RB.6.4")),
        (LEGAL.replace("t->1", "t->1/XC1(0,0)"), ("violation", "RB.6.5")),
        (LEGAL.replace("t->1", "t->1/w1->5"), ("violation", "RB.6.5")),
        ("t->3+4+5", ("violation", "RB.6.4.4")),
    ],
)
def test_another_turn_is_an_offence_against_the_clause_that_orders_otherwise(
    turn: str, expected: tuple[str, str]
) -> None:
    assert of_bot(turn) == [expected]


@pytest.mark.parametrize(
    ("turn", "expected"),
    [
        (LEGAL.replace("t->2+6/++/t->1", "t->2/t->6/++/t->1"), []),
        (LEGAL.replace("t->2+6/++/t->1", "t->6/t->2/++/t->1"), [("violation", "RB.6.4.4")]),
        (LEGAL.replace("t->2+6/++/t->1", "t->1/t->2+6/++"), [("violation", "RB.6.4.4")]),
        ("t->2+6/++/F#standanddeliver->A$_order/t->1/++", [("violation", "RB.6.4.1")]),
        ("F#standanddeliver->A$_order/F#standanddeliverA$_order->/t->2+6/++/t->1/++", [("violation", "RB.6.5.1")]),
    ],
)
def test_the_order_of_a_bots_deeds_counts_where_the_record_shows_it(turn: str, expected: list[tuple[str, str]]) -> None:
    assert of_bot(turn) == expected


# Humans and chance in a bot's turn ------------------------------------------------------------------------------------
FALLEN = """Map: Fall
Deck: Standard
Bots: A
C: Ann
A: Bot

C:t_k->3/w->1+2+3+4+5+6+7+8+9+10+11+12/b_s->5/b_w->3/b_r->7
A:

C:#->C
A:F#tax->A$_order/t->1+2/++/t->6/++/F#taxA$_order->
C:#->C
A:F#anvil->A$_order/Z%h/++/{turn}/F#anvilA$_order->
C:#->C
"""


@pytest.mark.parametrize(
    ("turn", "expected"),
    [
        ("Cw1->/b_f->1/t->4/++/w->1", []),
        ("Cw1->3/F#travelgearC->/b_f->1/t->4/++/w->1", []),
        ("F#->/Cw1->3/b_f->1/t->4/++/w->1", []),
        ("Cw1->3/#C->/b_f->1/t->4/++/w->1", []),
        ("Cw1->3/F#travelgearC->/b_f->6/t->4/++/w->6", [("violation", "RB.6.4.3")]),
        ("b_f->1/Cw1->3/F#travelgearC->/t->4/++/w->1", [("violation", "RB.6.4.3")]),
        ("Cw1->3/F#travelgearC->/b_f->1/t->4/++", [("omission", "RB.6.6.2")]),
    ],
)
def test_what_a_human_decides_in_a_bots_turn_is_taken_from_the_record(
    turn: str, expected: list[tuple[str, str]]
) -> None:
    assert of_bot(turn, FALLEN) == expected


ORDERED = "Z%h/++/Cw1->/b_f->1/t->4/++/w->1"


@pytest.mark.parametrize(
    ("turn", "expected"),
    [
        (f"F#anvil->A$_order/{ORDERED}/F#anvilA$_order->", []),
        (f"F#anvil->A$_order/{ORDERED}", [("omission", "RB.6.6.3")]),
        (f"{ORDERED}/F#anvilA$_order->", [("omission", "RB.6.4.1")]),
        (ORDERED, [("omission", "RB.6.4.1")]),
        (f"F#anvil->A$_order/{ORDERED}/F#anvilA$_order->/#->A", [("violation", "RB.2.8.1")]),
    ],
)
def test_a_record_that_has_told_of_the_order_card_tells_of_it_again(turn: str, expected: list[tuple[str, str]]) -> None:
    game = FALLEN.replace("F#anvil->A$_order/Z%h/++/{turn}/F#anvilA$_order->", "{turn}")
    assert of_bot(turn, game) == expected
    untold = game.replace("F#tax->A$_order/", "").replace("/F#taxA$_order->", "")
    assert of_bot(turn, untold) == [each for each in expected if each[0] == "violation"]


# Automated Outrage ----------------------------------------------------------------------------------------------------
OUTRAGE = """Map: Fall
Deck: Standard
Bots: A
A: Bot
C: Ann

A:
C:t_k->4/5w->5/w->10/b_s->12/b_w->9/b_r->9

A:F#tax->A$_order/t->1+2/++/t->6/++/F#taxA$_order->
C:{turn}/#->C
A:
C:#->C
"""


@pytest.mark.parametrize(
    ("turn", "unanswered"),
    [
        ("2w5->1/F#travelgearC->", 0),
        ("F#travelgearC->/2w5->1", 0),
        ("2w5->1/B#armorersC->", 0),
        ("2w5->1/#C->", 0),
        ("2w5->1/A++", 0),
        ("2w5->10", 0),
        ("2w5->1", 1),
        ("2w5->1/R#cobblerC->", 1),
        ("F#travelgearC->/w5->10/2w5->1", 1),
        ("2w5->1/XA1(2,0)/At1->/++/F#travelgearC->", 1),
        ("2w5->1/XA1(2,0)/At1->/++/F#travelgearC->/A++", 0),
        ("w5->1/w5->2/A++", 1),
        ("w5->1/w5->1/A++", 0),
        ("w5->1/w5->10/w5->1/A++", 1),
        ("w5->1/w5->2/A++2", 0),
    ],
)
def test_outrage_that_a_human_does_not_answer_is_told(turn: str, unanswered: int) -> None:
    found = [found for found in findings(turn, OUTRAGE) if found.clause == "RB.6.2.3"]
    assert [each.kind.value for each in found] == ["omission"] * unanswered


@pytest.mark.parametrize(("mover", "unanswered"), [("C", 1), ("E", 0)])
def test_whoever_is_forced_to_move_outrages_and_not_whoever_forces(mover: str, unanswered: int) -> None:
    """False Orders: the enemy's warriors move in the turn of the player who discards the card."""
    three = OUTRAGE.replace("C: Ann\n", "C: Ann\nE: Eve\n").replace(
        "C:t_k->4/5w->5", "C:t_k->4/2w->5/3Ew->5\nE:b->2/6w->2"
    )
    found = [found for found in findings(f"2{mover}w5->1", three) if found.clause == "RB.6.2.3"]
    assert len(found) == unanswered


@pytest.mark.parametrize(
    ("turn", "clauses"),
    [
        ("XA1(3,0)/At1->/Ab_f1->/++2", ["RB.6.2.3"]),
        ("XA1(3,0)/Ab_f1->/++/At1->", []),
        ("XA1(3,0)/At1->/Ab_f1->/++", ["RB.6.2.3", "3.2.1"]),
    ],
)
def test_sympathy_that_falls_after_the_base_beside_it_may_have_gone_with_it(turn: str, clauses: list[str]) -> None:
    """Crackdown (RB.6.2.4) scores nobody a point, and outrages nobody."""
    with_base = OUTRAGE.replace("A:F#tax", "A:b_f->1/F#tax")
    found = [found.clause for found in findings("2w5->1/F#travelgearC->/" + turn, with_base)]
    assert [clause for clause in found if clause in ("3.2.1", "RB.6.2.3")] == clauses


def test_what_is_chosen_for_a_bot_is_read_from_the_header() -> None:
    wild = GAME.replace("Bots: A", "Bots: A:wildfire+nightmare")
    assert of_bot(LEGAL, wild) == [("omission", "RB.3.3.2")]
    assert findings(LEGAL, GAME.replace("Bots: A", "Bots: A:blitz"))[0].clause == "RB.3.3"


def test_a_bot_that_nobody_knows_is_told() -> None:
    found = findings(LEGAL, GAME.replace("Bots: A", "Bots: A, C"))
    assert (found[0].kind.value, found[0].clause, found[0].action) == ("undecided", "RB.3.2", "C")


# Cooperative play -----------------------------------------------------------------------------------------------------
class SecondBot(AutomatedAlliance):
    """Another bot, as a package of somebody else's may bring one."""

    name = "second_bot"

    @property
    def package(self) -> str:
        return AutomatedAlliance.__module__.rpartition(".")[0]


@pytest.mark.parametrize(("play", "counted"), [((), 3), (("cooperative",), 1)])
def test_against_a_team_a_bot_does_not_count_the_pieces_of_other_bots(play: tuple[str, ...], counted: int) -> None:
    bot, human = factions()[BOT], factions()["marquise_de_cat"]
    other = SecondBot(SETUP, BIRDSONG, DAYLIGHT, EVENING)
    map_ = map_named("autumn")
    seated = (bot, other, human)
    game = table_of(map_, deck_named("standard"), seated, map_.printed_suits[1:], {BOT: play}).game()
    clearing = map_.places[0]
    for faction, count in ((bot, 4), (other, 2), (human, 1)):
        game.adjust(faction.warrior, clearing, count)
    assert count_enemies(game, BOT, clearing) == counted
    assert count_enemies(game, BOT, clearing, Category.BUILDING) == 0


COOPERATIVE = """Map: Fall
Deck: Standard
Bots: A:cooperative
C: Ann
Y: Bob
A: Bot

C:
Y:
A:

C:C++30
{second}
Winner: {winners}
"""


@pytest.mark.parametrize(
    ("second", "winners", "found"),
    [
        ("Y:Y++30\n", "CY", []),
        ("Y:Y++30\n", "C", [("violation", "3.1")]),
        ("Y:Y++29\n", "C", [("violation", "RB.3.5.1")]),
        ("Y:Y++29\n", "CY", [("violation", "3.1"), ("violation", "RB.3.5.1")]),
    ],
)
def test_the_winners_of_a_team_are_all_of_it(second: str, winners: str, found: list[tuple[str, str]]) -> None:
    report = check_text(COOPERATIVE.format(second=second, winners=winners), "game")
    told = [(each.kind.value, each.clause) for each in report.findings if each.action.startswith("Winner")]
    assert sorted(told) == found
    assert not any("goes on" in each.message for each in report.findings)


# Cards that a bot cannot have -----------------------------------------------------------------------------------------
BESIDE_A_BOT = """Map: Fall
Deck: Standard
Bots: A
C: Ann
Y: Bob
V: Cat
A: Bot

C:t_k->4/2w->5/b_s->12/b_w->9/b_r->9
Y:
V:#ranger->V$/p->1_2_5_10
A:t->5/b_r->5{setup}

C:{turn}/#->C
"""


@pytest.mark.parametrize(
    ("turn", "seats", "found"),
    [
        ("B#domC->A", "CYV", ["RB.1.3"]),
        ("B#royalC->A", "CYV", ["RB.2.8.1"]),
        ("B#royalC->A$", "CYV", ["RB.2.8.1"]),
        ("B#royalC->", "CYV", []),
        ("B#domC->", "CYV", []),
        ("B#domC->", "CV", ["RB.3.4"]),
        ("B#domC^", "CV", ["RB.3.4"]),
        ("#C->/#->C\nA:++->A$", "CYV", ["RB.1.3"]),
        ("XA5(1,0)/At5->/++", "CYV", []),
        ("XA5(1,0)/Ab_r5->/++", "CYV", ["RB.1.2.1"]),
    ],
)
def test_a_bot_has_no_cards_and_loses_tokens_before_buildings(turn: str, seats: str, found: list[str]) -> None:
    text = BESIDE_A_BOT.format(turn=turn, setup="")
    kept = [line for line in text.splitlines() if line[:1] not in {"C", "Y", "V"} - set(seats)]
    report = check_text("\n".join(kept) + "\n", "game")
    assert sorted({each.clause for each in report.findings if each.clause in {"RB.1.2.1", *CARDLESS}}) == found


CARDLESS = ("RB.1.3", "RB.2.8.1", "RB.3.4", "RB.3.5")


def test_a_bot_draws_nothing_in_setup() -> None:
    report = check_text(BESIDE_A_BOT.format(turn="", setup="/3#->A$"), "game")
    assert "RB.2.8.1" in [each.clause for each in report.findings]


@pytest.mark.parametrize(
    ("aid", "found"),
    [("M#favorV->/A++/%hA$->V$", []), ("M#favorV->/%hA$->V$", ["RB.2.8.1"]), ("M#favorV->/%hA$->V$/A++", [])],
)
def test_a_card_given_to_a_bot_for_an_item_scores(aid: str, found: list[str]) -> None:
    turns = f"C:#->C\nY:#->Y\nV:p1_2_5_10->5/%r->e/#->V\nA:F#anvil->A$_order/Z%h/++\nC:#->C\nY:#->Y\nV:{aid}/#->V\n"
    text = BESIDE_A_BOT.format(turn="", setup="").partition("\n\nC:/")[0] + "\n\n" + turns
    report = check_text(text, "game")
    assert [each.clause for each in report.findings if each.clause == "RB.2.8.1"] == found


# Priority markers -----------------------------------------------------------------------------------------------------
BACKWARDS = tuple(range(12, 0, -1))


def test_markers_of_a_table_go_with_its_records_and_positions() -> None:
    played = simulate(Wanted((BOT, "marquise_de_cat"), "autumn", "standard", "", True, BACKWARDS), 1)
    assert '"priority markers": [12, 11, 10' in played.record.splitlines()[0]
    replayed = replay(split(played.record), turns=1)
    assert replayed.state is not None
    assert replayed.state.priority_markers == BACKWARDS
    again = read_position(write_position(replayed.state))
    assert again.state.priority_markers == BACKWARDS
    assert again.state.copy().priority_markers == BACKWARDS
    assert "Markers: 12 11 10 9 8 7 6 5 4 3 2 1" in played.rootlog.splitlines()
    assert check_text(played.rootlog, "game").findings == []
    as_charted = played.rootlog.replace("Markers: 12 11 10 9 8 7 6 5 4 3 2 1\n", "")
    assert any(found.clause.startswith("RB.6") for found in check_text(as_charted, "game").findings)


@pytest.mark.parametrize("markers", [(1,), (1,) * 12, (*range(11), 99), ("a",) * 12])
def test_markers_are_each_number_once(markers: tuple[int | str, ...]) -> None:
    with pytest.raises(CannotSeat, match=re.escape("RB.3.1: the markers 1 to 12, each once, were expected")):
        new_table((BOT, "C"), priority_markers=markers)
    told = " ".join(map(str, markers))
    found = check_text(GAME.replace("Bots: A", f"Bots: A\nMarkers: {told}").format(turn=LEGAL), "game").findings
    assert ("undecided", "RB.3.1") in [(each.kind.value, each.clause) for each in found]
    with pytest.raises(NotAPosition, match="the markers 1 to 12, each once, were expected"):
        read_position(f"woodlaw position: 1\npriority markers: [{told.replace(' ', ', ')}]\n")


@pytest.mark.parametrize(
    ("turn", "found"),
    [
        (LEGAL, []),
        (LEGAL.replace("2+6/++", "2+6"), [("omission", "RB.6.5.1")]),
        (LEGAL.replace("t->1/++/F#standanddeliverA$_order->", ""), []),
    ],
)
def test_the_last_turn_of_a_record_leaves_out_no_points_of_what_it_tells(
    turn: str, found: list[tuple[str, str]]
) -> None:
    assert of_bot(turn, GAME.removesuffix("C:#->C\n")) == found
