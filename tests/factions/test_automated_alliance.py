"""The Automated Alliance at whole tables: games, records, and what the checker says of its turns."""

from __future__ import annotations

import os
import re
import subprocess
import sys

import pytest
from tests.invariants import play_watched

from woodlaw.factions.bots.bot import Bot
from woodlaw.factions.registry import bots_by_letter, by_letter, factions
from woodlaw.factions.seating import CannotSeat, faction_called, new_table
from woodlaw.logs.check import check_text
from woodlaw.logs.findings import Finding
from woodlaw.logs.record import replay, split
from woodlaw.logs.simulate import Wanted, simulate
from woodlaw.table.maps import STANDARD_MAPS, Map, map_named

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
    values = {name: getattr(known, name) for name in known.__slots__}
    unknown = Map(**{**values, "priority_markers": ()})
    bot = factions()[BOT]
    assert bot.why_not_on(known) is None
    refusal = bot.why_not_on(unknown)
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
        (LEGAL.replace("t->1/++", "t->1/++3"), ("violation", "RB.2.7")),
        (LEGAL.replace("t->1", "t->1/Cw8->"), ("violation", "RB.2.7")),
        ("t->3+4+5", ("violation", "RB.6.4.4")),
    ],
)
def test_another_turn_is_an_offence_against_the_clause_that_orders_otherwise(
    turn: str, expected: tuple[str, str]
) -> None:
    assert of_bot(turn) == [expected]


def test_what_is_chosen_for_a_bot_is_read_from_the_header() -> None:
    wild = GAME.replace("Bots: A", "Bots: A:wildfire+nightmare")
    assert of_bot(LEGAL, wild) == [("omission", "RB.3.3.2")]
    assert findings(LEGAL, GAME.replace("Bots: A", "Bots: A:blitz"))[0].clause == "RB.3.3"


def test_a_bot_that_nobody_knows_is_told() -> None:
    found = findings(LEGAL, GAME.replace("Bots: A", "Bots: A, C"))
    assert (found[0].kind.value, found[0].clause, found[0].action) == ("undecided", "RB.3.2", "C")
