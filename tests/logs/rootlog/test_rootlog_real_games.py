"""Real games, where they are at hand: every action is read, and little is bent."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from woodlaw.logs.check import check_bytes
from woodlaw.logs.rootlog import read_bytes, write
from woodlaw.logs.rootlog.letters import SHORT_CARD_NAMES, SUITED_CARD_NAMES
from woodlaw.logs.rootlog.syntax import Unread
from woodlaw.table.cards import card_id

SHARED = Path(__file__).parents[4] / "shared"
GAMES = SHARED / "rootlog" / "games"
DECKS = SHARED / "facts" / "decks.json"

BENT = {
    "2020_11_19_orderly_eyrie.rootlog": [],
    "2020_11_19_winter_tournament_r1g2.rootlog": [],
    "2020_11_20_winter_tournament_r1g5.rootlog": [],
    "2020_12_05_after_dark_special.rootlog": [
        (20, 45, "(t+w0)->5"),
        (30, 14, "(t+4w0)->5"),
        (40, 18, "(t+4w0)->2"),
    ],
}

at_hand = pytest.mark.skipif(not GAMES.is_dir(), reason="the real games are not at hand")


@at_hand
@pytest.mark.parametrize("name", BENT)
def test_every_action_is_read(name: str) -> None:
    log = read_bytes((GAMES / name).read_bytes())
    actions = [action for turn in [*log.setup, *log.turns] for action in turn.actions]
    assert len(actions) > 200
    assert [action.text for action in actions if isinstance(action.node, Unread)] == []
    assert [(problem.line, problem.column, problem.text) for problem in log.problems] == BENT[name]
    assert all(problem.bent for problem in log.problems)
    assert len(log.seats) == len(log.setup) == 4
    assert log.winners


@at_hand
@pytest.mark.parametrize("name", BENT)
def test_the_canonical_form_changes_only_what_was_bent(name: str) -> None:
    log = read_bytes((GAMES / name).read_bytes())
    canonical = read_bytes(write(log).encode())
    assert canonical.problems == []
    assert [action.node for turn in canonical.turns for action in turn.actions] == [
        action.node for turn in log.turns for action in turn.actions
    ]
    assert write(canonical) == write(log)


@pytest.mark.skipif(not DECKS.is_file(), reason="the lists of the decks are not at hand")
def test_short_names_are_those_of_cards() -> None:
    decks = json.loads(DECKS.read_text(encoding="utf-8"))
    ids = {card_id(card["name"]) for deck in decks.values() for card in deck}
    suited = [name for names in SUITED_CARD_NAMES.values() for name in names.values()]
    assert [name for name in [*SHORT_CARD_NAMES.values(), *suited] if name not in ids] == []


@at_hand
def test_play_goes_on_behind_a_turn_of_which_no_repair_is_known() -> None:
    """The Eyrie's turn of line 38 has two faults that only pieces show; the Cult's ritual behind it lacks a bird."""
    name = "2020_11_19_orderly_eyrie.rootlog"
    report = check_bytes((GAMES / name).read_bytes(), name, plays=True)
    found = [(finding.line, finding.clause) for finding in report.findings if finding.played and finding.judges]
    assert found == [(39, "10.5.4")]
