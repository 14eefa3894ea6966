"""What rests on cards that nobody has seen is told so, and decided only where they change nothing."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from woodlaw import asking
from woodlaw.adjudication import Verdict, adjudicate
from woodlaw.positions.reading import position_of

CASES = Path(__file__).parent / "unseen"

OUTRAGE = """woodlaw position: 1
seats: [Marquise, Alliance]
turn: Marquise, Daylight, act
clearings: {5: 3 Marquise warriors, 1: a sympathy}
Marquise: {hand: [HELD]}
"""
BASE = """woodlaw position: 1
seats: [Marquise, Alliance]
turn: Marquise, Daylight, act
clearings: {5: '3 Marquise warriors, a fox base, a sympathy'}
Alliance: {board: {supporters: HELD}}
"""
DAY_LABOR = """woodlaw position: 1
seats: [Vagabond, Alliance]
turn: Vagabond, Daylight
clearings: {5: a Vagabond pawn}
Vagabond: {board: {cards: [tinker], satchel: 'boot, torch'}}
discard pile: [HELD]
"""


def notes(position: str, held: str, *action: object) -> list[str]:
    ruling = adjudicate(position.replace("HELD", held), action, dice="1 and 0" if "battle" in action else "")  # type: ignore[arg-type]
    assert ruling.legal
    return [note for note in ruling.notes if "rests on" in note]


def test_an_outrage_with_unseen_cards_says_that_it_rests_on_them() -> None:
    march = "march", "5 > 1", {"how many warriors": "2"}
    seen = "what happens rests on cards that nobody has seen: 2 in Marquise de Cat's hand"
    assert notes(OUTRAGE, "2 unknown", *march) == [seen]
    assert not notes(OUTRAGE, "Anvil", *march)


def test_a_base_that_falls_may_take_supporters_that_nobody_has_seen() -> None:
    battle = "battle", "5 > Alliance", "Alliance fox base"
    seen = "what happens rests on cards that nobody has seen: 3 in Woodland Alliance's supporters"
    assert notes(BASE, "3 unknown", *battle) == [seen]
    assert not notes(BASE, "[Anvil]", *battle)


def test_what_nobody_has_seen_in_the_discard_pile_leaves_day_labor_undecided() -> None:
    ruling = adjudicate(DAY_LABOR.replace("HELD", "3 unknown"), "day labor")
    assert ruling.verdict is Verdict.UNDECIDED
    assert ruling.reason.endswith("but this rests on cards that nobody has seen: 3 in the discard pile")
    assert adjudicate(DAY_LABOR.replace("HELD", "Sword (mouse)"), "day labor").verdict is Verdict.ILLEGAL
    assert adjudicate(DAY_LABOR.replace("HELD", "Root Tea (rabbit)"), "day labor").legal


def test_cards_at_which_nobody_looks_change_nothing() -> None:
    hidden = OUTRAGE.replace("HELD", "Anvil") + "Alliance: {hand: 3 unknown}\n"
    assert not any("rests on" in note for note in adjudicate(hidden, ["march", "5 > 1", "2"]).notes)


@pytest.mark.parametrize("half", ["first", "second"])
def test_what_nobody_has_seen_is_unknown_whatever_it_is(half: str) -> None:
    unlike = []
    for case in yaml.safe_load((CASES / f"{half}.yaml").read_text(encoding="utf-8")):
        ruling = adjudicate({"woodlaw position": 1, **case["position"]}, case["action"])
        resting = [note for note in ruling.notes if "nobody has seen" in note]
        told = ruling.reason if ruling.verdict is Verdict.UNDECIDED else "; ".join(resting)
        named = all(word in told for word in case["rests"]) and bool(told) == bool(case["rests"])
        if ruling.verdict != case["verdict"] or not (named or (not case["rests"] and not resting)):
            unlike.append((case["name"], str(ruling), ruling.notes))
    assert not unlike


def test_whatever_an_unseen_card_of_the_decree_could_be_is_an_option_and_undecided() -> None:
    decree = {"cards": ["despot"], "recruit": ["Anvil", "1 unknown"], "move": "1 unknown"}
    told: dict[str, Any] = {"seats": ["Eyrie", "Marquise"], "turn": "Eyrie, Daylight", "Eyrie": {"board": decree}}
    position = position_of({"woodlaw position": 1, **told, "clearings": {1: "3 Eyrie warriors, a roost"}})
    found = {each.name: each.verdict for each in asking.options(position) if each.name != each.action}
    assert found.pop("recruit card: fox") == Verdict.LEGAL
    assert {f"recruit card: {suit}" for suit in ("bird", "mouse", "rabbit")} < set(found)
    assert set(found.values()) == {Verdict.UNDECIDED}
