"""What rests on cards that nobody has seen is told so, and decided only where they change nothing."""

from __future__ import annotations

from woodlaw.adjudication import Verdict, adjudicate

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
