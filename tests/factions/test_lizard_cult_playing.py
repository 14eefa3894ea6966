"""Random games with the Lizard Cult: nothing breaks, records replay, and check clean as Rootlog."""

from __future__ import annotations

import pytest
from tests.invariants import play_watched

from woodlaw.logs.check import check_text
from woodlaw.logs.record.again import replay
from woodlaw.logs.record.replaying import split
from woodlaw.logs.simulate import Wanted, simulate
from woodlaw.table.maps import STANDARD_MAPS

CULT = "lizard_cult"
PARTNERS = (
    "marquise_de_cat",
    "eyrie_dynasties",
    "woodland_alliance",
    "vagabond",
    "lilypad_diaspora",
    "knaves_of_the_deepwood",
    "honeycomb_clergy",
    "queenless_legion",
    "lemming_reavers",
    "automated_alliance",
)
DECKS = ("standard", "exiles_and_partisans")


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("partner", PARTNERS)
def test_games_break_nothing_and_end(partner: str, deck: str) -> None:
    seed = PARTNERS.index(partner) + len(PARTNERS) * DECKS.index(deck)
    seats = (CULT, partner) if seed % 2 else (partner, CULT)
    outcome, _ = play_watched(seats, STANDARD_MAPS[seed % len(STANDARD_MAPS)], deck, seed)
    assert outcome.winners


@pytest.mark.parametrize("partner", PARTNERS)
def test_a_game_is_replayed_from_its_record_and_found_clean_as_rootlog(partner: str) -> None:
    seed = PARTNERS.index(partner)
    seats = (partner, CULT) if partner == "lemming_reavers" else (partner, CULT, "lemming_reavers")
    played = simulate(Wanted(seats, STANDARD_MAPS[seed % 4], DECKS[seed % 2], "", rootlog=True), seed)
    replayed = replay(split(played.record))
    assert (replayed.findings, replayed.error, replayed.outcome) == ([], "", played.outcome)
    assert check_text(played.rootlog, plays=True).findings == []
