"""Cards with an effect, used where they do not lie, twice, or for what they do not give."""

from __future__ import annotations

import re

from bench.planting.kind import CARDS, kind
from bench.planting.moment import (
    ALLIANCE,
    BOT_ALLIANCE,
    EYRIE,
    LEGION,
    MARQUISE,
    REAVERS,
    Moment,
    Planting,
    drawn,
)
from woodlaw.logs.rootlog.syntax import Battle, Craft, Move, Score
from woodlaw.table.places import clearing

PLAIN = (ALLIANCE, EYRIE, LEGION, MARQUISE, REAVERS)
"""Factions that take no card of another and force nobody's move by an ability of their own."""


def in_play(at: Moment, card: str, player: str = "") -> bool:
    """Whether a card lies in a player's play area, the turn's player's if none is told."""
    return any(each.id == card for each in at.effects(player))


def in_deck(at: Moment, card: str) -> bool:
    """Whether the deck of the game holds a card."""
    return bool(at.state.deck.by_id(card))


@kind("Armorers discarded though they do not lie in the play area", "card.armorers", CARDS, on=Battle)
def armorers_notin_play(at: Moment) -> Planting | None:
    """The attacker discards what it has not crafted."""
    node = at.node
    assert isinstance(node, Battle)
    if node.attacker or not in_deck(at, "armorers") or in_play(at, "armorers") or at.me == "automated_alliance":
        return None
    return at.swap(at.text, f"B#armor{at.letter}$->")


@kind("Sappers discarded by an attacker", "card.sappers", CARDS, on=Battle, rare=True)
def sappers_of_attacker(at: Moment) -> Planting | None:
    """Sappers that help the defender alone are used while attacking."""
    node = at.node
    assert isinstance(node, Battle)
    if node.attacker or not in_play(at, "sappers") or at.me == LEGION:
        return None
    return at.swap(at.text, f"B#sap{at.letter}$->")


@kind("more points of Royal Claim than clearings ruled", "card.royal-claim", CARDS, on=Score, rare=True)
def royal_claim_points(at: Moment) -> Planting | None:
    """One point more."""
    node = at.node
    assert isinstance(node, Score)
    if not at.n or at.texts[at.n - 1] != f"B#royal{at.letter}$->" or not at.plain(*at.others) or not at.turns_left:
        return None
    return at.swap(f"++{node.points + 1}")


@kind("a card taken of another's hand without any effect", "1.3.2", CARDS, on=Move)
def card_taken_for_nothing(at: Moment) -> Planting | None:
    """The turn's player takes a card in Birdsong."""
    if at.n or at.me not in PLAIN or not at.plain():
        return None
    for other in at.others:
        if at.hand(other):
            return at.insert(f"#{at.letter_of(other)}->{at.letter}")
    return None


@kind("Stand and Deliver! used twice in a turn", "card.stand-and-deliver", CARDS, on=Move, rare=True)
def stand_and_deliver_twice(at: Moment) -> Planting | None:
    """A second card is taken, and scored for."""
    found = re.fullmatch(rf"\w?#\w*(\w)->{at.letter}", at.text)
    after = at.texts[at.n + 1] if at.to_come else ""
    if not found or at.me not in PLAIN or after != f"{found[1]}++":
        return None
    if not in_play(at, "stand-and-deliver") or len(at.hand(at.letters[found[1]].name)) < 2:
        return None
    return at.insert(f"#{found[1]}->{at.letter}", f"{found[1]}++")


@kind("no point for the card that Stand and Deliver! takes", "card.stand-and-deliver", CARDS, on=Score, rare=True)
def stand_and_deliver_unscored(at: Moment) -> Planting | None:
    """The point of the player robbed is left out."""
    node = at.node
    assert isinstance(node, Score)
    if not node.player or not at.n or at.me not in PLAIN or not at.turns_left:
        return None
    taken = re.fullmatch(rf"\w?#\w*{node.player}->{at.letter}", at.texts[at.n - 1])
    return at.swap() if taken and in_play(at, "stand-and-deliver") else None


@kind("a card drawn in Daylight without any effect", "2.1", CARDS, on=Battle)
def drawn_for_nothing(at: Moment) -> Planting | None:
    """A card is drawn before a battle."""
    node = at.node
    assert isinstance(node, Battle)
    if node.attacker or at.me not in (EYRIE, MARQUISE) or not at.plain() or at.seated(REAVERS):
        return None
    return at.insert(f"#->{at.letter}") if at.state.map.id != "lake" else None


@kind("a warrior removed for a card by a player without Tax Collector", "card.tax-collector", CARDS, on=Battle)
def tax_collector_notin_play(at: Moment) -> Planting | None:
    """A warrior goes and a card comes."""
    node = at.node
    assert isinstance(node, Battle)
    if node.attacker or at.me not in (EYRIE, MARQUISE) or not at.plain() or not in_deck(at, "tax-collector"):
        return None
    if at.state.map.id == "lake" or at.seated(REAVERS):
        return None
    place = next((place for place in at.clearings if at.warriors(place)), None)
    return at.insert(f"w{place.number}->", f"#->{at.letter}") if place else None


@kind("Tax Collector used twice in a turn", "card.tax-collector", CARDS, on=Move, rare=True)
def tax_collector_twice(at: Moment) -> Planting | None:
    """A second warrior goes for a second card."""
    found = re.fullmatch(r"w(\d+)->", at.text)
    after = at.to_come[0] if at.to_come else None
    if not found or not drawn(after, at.letter) or not in_play(at, "tax-collector") or at.me not in PLAIN:
        return None
    if at.warriors(clearing(int(found[1]))) < 2:
        return None
    return at.insert(at.text, f"#->{at.letter}")


@kind("an enemy spared by a Favor", "card.favor-of-the-foxes", CARDS, on=Craft, rare=True)
def favor_spares(at: Moment) -> Planting | None:
    """Warriors in a clearing of its suit stay."""
    if not re.fullmatch(r"Z[fmr]favor", at.text) or at.turns_left == 0:
        return None
    for number in range(at.n + 1, min(at.n + 8, len(at.nodes))):
        if re.fullmatch(r"\d*[CEJA]w\d+->", at.texts[number]) and f"/{at.texts[number][-3:]}" not in at.texts:
            return at.without(number)
    return None


@kind("no card for the enemy of Better Burrow Bank", "card.better-burrow-bank", CARDS, on=Move, rare=True)
def bank_keeps_all(at: Moment) -> Planting | None:
    """The enemy draws nothing."""
    if at.n != 1 or not re.fullmatch(r"#->\w", at.text) or drawn(at.node, at.letter):
        return None
    if not in_play(at, "better-burrow-bank") or not drawn(at.nodes[0], at.letter) or at.me not in PLAIN:
        return None
    return at.swap()


@kind("a crafted card of another discarded without Saboteurs", "card.saboteurs", CARDS, on=Move)
def saboteurs_notin_play(at: Moment) -> Planting | None:
    """The Saboteurs are left out."""
    if not at.n or not re.fullmatch(r"B#sabo\w\$->", at.texts[at.n - 1]) or at.text[-4:-3] == at.letter:
        return None
    return at.without(at.n - 1) if re.fullmatch(r"\w#\w+[A-Z]\$->", at.text) and at.n == 1 else None


@kind("another's warriors moved without False Orders", "card.false-orders", CARDS, on=Move)
def false_orders_notin_play(at: Moment) -> Planting | None:
    """The card that was discarded for it is left out."""
    if not at.n or not re.fullmatch(r"F#false\w\$->", at.texts[at.n - 1]) or not re.match(r"\d*[A-Z]w\d", at.text):
        return None
    return at.without(at.n - 1) if at.me in PLAIN else None


@kind("more than half of the warriors moved by False Orders", "card.false-orders", CARDS, on=Move)
def false_orders_too_many(at: Moment) -> Planting | None:
    """One warrior more goes."""
    found = re.fullmatch(r"(\d*)([A-Z])w(\d+)->([\d_]+)", at.text)
    if not found or not at.n or not re.fullmatch(r"F#false\w\$->", at.texts[at.n - 1]):
        return None
    player = at.letters[found[2]].name
    count = int(found[1] or 1)
    if at.warriors(clearing(int(found[3])), player) <= count:
        return None
    return at.swap(f"{count + 1}{found[2]}w{found[3]}->{found[4]}")


@kind("no card given back after Swap Meet", "card.swap-meet", CARDS, on=Move)
def swap_meet_one_way(at: Moment) -> Planting | None:
    """The card in return is left out."""
    found = re.fullmatch(rf"\w?#\w*{at.letter}->(\w)", at.text)
    if at.n != 1 or not found or at.me not in PLAIN or not in_play(at, "swap-meet"):
        return None
    return at.swap() if re.fullmatch(rf"\w?#\w*{found[1]}->{at.letter}", at.texts[0]) else None


@kind("Swap Meet used twice in a turn", "card.swap-meet", CARDS, on=Move)
def swap_meet_twice(at: Moment) -> Planting | None:
    """Cards are swapped with the same player again."""
    found = re.fullmatch(rf"\w?#\w*{at.letter}->(\w)", at.text)
    if at.n != 1 or not found or at.me not in PLAIN or not in_play(at, "swap-meet"):
        return None
    if not re.fullmatch(rf"\w?#\w*{found[1]}->{at.letter}", at.texts[0]):
        return None
    return at.swap(at.text, f"#{found[1]}->{at.letter}", f"#{at.letter}->{found[1]}")


@kind("Propaganda Bureau used without spending a card", "card.propaganda-bureau", CARDS, on=Move, rare=True)
def propaganda_for_nothing(at: Moment) -> Planting | None:
    """The card spent is left out."""
    found = re.fullmatch(r"[A-Z]w(\d+)->", at.text)
    after = at.texts[at.n + 1] if at.to_come else ""
    if not found or not at.n or after != f"w->{found[1]}" or at.spends != 1 or at.me not in PLAIN:
        return None
    if not re.fullmatch(rf"\w?#[\w@]*{at.letter}->", at.texts[at.n - 1]) or not in_play(at, "propaganda-bureau"):
        return None
    return at.without(at.n - 1)


@kind("no point for another after Charm Offensive has drawn", "card.charm-offensive", CARDS, on=Score, rare=True)
def charm_unscored(at: Moment) -> Planting | None:
    """The point is left out."""
    node = at.node
    assert isinstance(node, Score)
    if not node.player or not at.n or not drawn(at.nodes[at.n - 1], at.letter) or not at.turns_left:
        return None
    return at.swap() if in_play(at, "charm-offensive") and node.player in at.letters else None


@kind("no point of Master Engravers for an item", "card.master-engravers", CARDS, on=Craft, rare=True)
def engravers_unscored(at: Moment) -> Planting | None:
    """One point fewer is scored for an item."""
    node, after = at.node, at.to_come[0] if at.to_come else None
    if not isinstance(node, Craft) or not node.item or not isinstance(after, Score) or after.player:
        return None
    if not in_play(at, "master-engravers") or at.me not in PLAIN or not at.turns_left or after.points < 2:
        return None
    return at.swap(at.text, f"++{after.points - 1}", of=2)


@kind("an ambush card taken in place of drawing by a player without Informants", "card.informants", CARDS, end=True)
def informants_notin_play(at: Moment) -> Planting | None:
    """An ambush card of the discard pile comes to hand instead of the draw."""
    number = len(at.nodes) - 1
    if number < 0 or not drawn(at.nodes[number], at.letter) or not at.plain() or at.me not in PLAIN:
        return None
    return at.rewrite(number, f"B#@*->{at.letter}") if in_deck(at, "informants") else None


@kind("no card of the Murine Broker for another's item", "card.murine-broker", CARDS, on=Move, rare=True)
def broker_draws_nothing(at: Moment) -> Planting | None:
    """The card that another's item gives is left out."""
    found = re.fullmatch(r"#->(\w)", at.text)
    seat = at.letters.get(found[1]) if found else None
    owner = seat.name if seat else at.me
    if owner == at.me or not in_play(at, "murine-broker", owner) or not at.turns_left:
        return None
    crafted = any(isinstance(node, Craft) and node.item for node in at.done)
    return at.swap() if crafted and sum(text == at.text for text in at.texts) == 1 else None


@kind("a card of their own suit discarded for Partisans", "card.fox-partisans", CARDS, on=Move, rare=True)
def partisans_discard_foxes(at: Moment) -> Planting | None:
    """In another's turn a fox is discarded in the place of a card of another suit."""
    found = re.fullmatch(r"[BMR]#[\w@]*([A-Z])->", at.text)
    owner = at.letters[found[1]].name if found else at.me
    if not found or owner in (at.me, MARQUISE) or not in_play(at, "fox-partisans", owner):
        return None
    return None if at.seated(ALLIANCE, BOT_ALLIANCE) else at.swap(f"F#{found[1]}->")


def _without_discard(at: Moment, card: str) -> Planting | None:
    """Leave out that a card is discarded right after a battle begins."""
    after = at.texts[at.n + 1] if at.to_come else ""
    return at.without(at.n + 1) if re.fullmatch(rf"B#{card}\w\$->", after) else None


@kind("Armorers used in battle that stay in play", "card.armorers", CARDS, on=Battle, rare=True)
def armorers_stay(at: Moment) -> Planting | None:
    """Their discard is left out."""
    return _without_discard(at, "armor")


@kind("Sappers used in battle that stay in play", "card.sappers", CARDS, on=Battle, rare=True)
def sappers_stay(at: Moment) -> Planting | None:
    """Their discard is left out."""
    return _without_discard(at, "sap")
