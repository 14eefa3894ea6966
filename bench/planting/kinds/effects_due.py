"""Effects of cards that do too little, come too late, or reach too far."""

from __future__ import annotations

import re

from bench.planting.kind import CARDS, kind
from bench.planting.kinds.effects import PLAIN, in_play
from bench.planting.moment import ALLIANCE, DIASPORA, EYRIE, MARQUISE, Moment, Planting
from woodlaw.logs.rootlog.syntax import Battle, Craft, Move, Score

SPARING = (ALLIANCE, EYRIE, MARQUISE)
"""Factions that remove none of their own warriors in their turns, but for a token."""


@kind(
    "a warrior removed by a Favor in a clearing of another suit", "card.favor-of-the-foxes", CARDS, on=Craft, rare=True
)
def favor_beyond_its_suit(at: Moment) -> Planting | None:
    """An enemy's warrior falls where no fox is."""
    if at.text != "Zffavor" or at.me not in PLAIN or at.seated(DIASPORA):
        return None
    if any(isinstance(node, Battle) for node in at.nodes):
        return None
    for place in at.clearings:
        enemy = next((each for each in at.others if each in PLAIN and at.warriors(place, each)), "")
        if enemy and not at.matches("fox", place):
            return at.swap(at.text, f"{at.letter_of(enemy)}w{place.number}->")
    return None


def _taxes(at: Moment) -> re.Match[str] | None:
    """Return where the next action removes a warrior for Tax Collector, which a card follows."""
    after = at.texts[at.n + 1] if at.to_come else ""
    if at.me not in SPARING or after != f"#->{at.letter}" or not in_play(at, "tax-collector") or not at.turns_left:
        return None
    return re.fullmatch(r"w(\d+)->", at.text)


@kind("no card for the warrior that Tax Collector removes", "card.tax-collector", CARDS, on=Move, rare=True)
def tax_without_card(at: Moment) -> Planting | None:
    """The draw is left out."""
    return at.without(at.n + 1) if _taxes(at) and len(at.texts) > at.n + 2 else None


@kind("two warriors removed for one card of Tax Collector", "card.tax-collector", CARDS, on=Move, rare=True)
def tax_of_two_warriors(at: Moment) -> Planting | None:
    """A second warrior goes with the first."""
    found = _taxes(at)
    there = [at.warriors(place) for place in at.clearings if found and place.number == int(found[1])]
    return at.swap(f"2{at.text}") if there and there[0] > 1 else None


@kind("fewer than half of the warriors moved by False Orders", "card.false-orders", CARDS, on=Move)
def false_orders_for_too_few(at: Moment) -> Planting | None:
    """One warrior of those moved stays."""
    found = re.fullmatch(r"(\d+)([A-Z]w\d+->\d+)", at.text)
    if not found or not at.n or not re.fullmatch(r"F#false\w\$->", at.texts[at.n - 1]) or at.me not in PLAIN:
        return None
    left = int(found[1]) - 1
    return at.swap(f"{left if left > 1 else ''}{found[2]}")


@kind("no points of Coffin Makers for five warriors", "card.coffin-makers", CARDS, on=Score, rare=True)
def coffins_unscored(at: Moment) -> Planting | None:
    """The points are left out."""
    node = at.node
    assert isinstance(node, Score)
    if at.n or node.player or not in_play(at, "coffin-makers") or at.me not in PLAIN or not at.turns_left:
        return None
    return at.swap()


@kind("Field Hospitals after a battle that dealt no hit", "6.2.3", on=Battle, rare=True)
def hospitals_without_a_hit(at: Moment) -> Planting | None:
    """The dice of the battle show two noughts."""
    node = at.node
    assert isinstance(node, Battle)
    if at.me != ALLIANCE or node.attacker or node.defender != MARQUISE or not at.plain(*at.state.seats):
        return None
    marquise = at.letter_of(MARQUISE)
    back = [text for text in at.texts if re.fullmatch(rf"\d*{marquise}w{node.clearing}->\d+", text)]
    if len(back) != 1 or sum(isinstance(each, Battle) for each in at.nodes) != 1:
        return None
    after = [text for text in at.texts[at.n + 1 :] if text not in back and f"w{node.clearing}->" not in text]
    return at.swap(f"X{marquise}{node.clearing}(0,0)", *back, *after, of=len(at.nodes) - at.n)
