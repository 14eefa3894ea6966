"""Random games with one or two Vagabonds: nothing breaks, records replay, and check clean as Rootlog."""

from __future__ import annotations

import pytest
from tests.invariants import play_watched

from woodlaw.factions.registry import factions
from woodlaw.logs.check import check_text
from woodlaw.logs.findings import FindingKind
from woodlaw.logs.record.again import replay
from woodlaw.logs.record.replaying import split
from woodlaw.logs.rootlog.reader import read
from woodlaw.logs.rootlog.writer import write
from woodlaw.logs.simulate import Wanted, simulate
from woodlaw.table.maps import STANDARD_MAPS

V, G = "vagabond", "second_vagabond"
PARTNERS = (
    "marquise_de_cat",
    "honeycomb_clergy",
    "queenless_legion",
    "lemming_reavers",
    "lilypad_diaspora",
    "automated_alliance",
    G,
)
DECKS = ("standard", "exiles_and_partisans")


def test_both_can_be_played() -> None:
    assert factions()[V].playable
    assert factions()[G].playable


@pytest.mark.parametrize("map_name", STANDARD_MAPS)
@pytest.mark.parametrize("partner", PARTNERS)
def test_games_break_nothing_and_end(partner: str, map_name: str) -> None:
    seed = PARTNERS.index(partner) + 10 * STANDARD_MAPS.index(map_name)
    others = (partner, "marquise_de_cat") if partner == G else (partner,)
    outcome, _ = play_watched((V, *others) if seed % 2 else (*others, V), map_name, DECKS[seed // 2 % 2], seed)
    assert outcome.winners


@pytest.mark.parametrize("partner", PARTNERS)
def test_a_game_is_replayed_from_its_record_and_found_clean_as_rootlog(partner: str) -> None:
    seats = (V, partner, "marquise_de_cat") if partner != "marquise_de_cat" else (partner, V)
    for seed, deck in enumerate(DECKS, 11):
        played = simulate(Wanted(seats, "mountain", deck, "", rootlog=True), seed)
        replayed = replay(split(played.record))
        assert (replayed.findings, replayed.error, replayed.outcome) == ([], "", played.outcome)
        assert write(read(played.rootlog)) == played.rootlog
        found = check_text(played.rootlog, "game").findings
        assert [finding for finding in found if finding.kind is not FindingKind.UNDECIDED] == []
