"""Cards in play that are used too often, for too much, for nothing, or after their phase."""

from __future__ import annotations

import re

from bench.planting.kind import CARDS, kind
from bench.planting.kinds.effects import PLAIN, in_play
from bench.planting.moment import ALLIANCE, DIASPORA, EYRIE, LEGION, MARQUISE, Moment, Planting, drawn, node_of
from bench.planting.quiet import quiet_battle
from woodlaw.logs.rootlog.syntax import Battle, Craft, Move, Score
from woodlaw.table.cards import CardKind
from woodlaw.table.places import DISCARD, clearing

SUITS = {"bird": "B", "fox": "F", "mouse": "M", "rabbit": "R"}
IN_PHASES = (ALLIANCE, EYRIE, MARQUISE)
"""Factions of which a record shows when they craft."""


@kind("two enemies draw a card for Better Burrow Bank", "card.better-burrow-bank", CARDS, on=Move, rare=True)
def bank_for_two_enemies(at: Moment) -> Planting | None:
    """One more enemy draws."""
    found = re.fullmatch(r"#->(\w)", at.text)
    if at.n != 1 or not found or drawn(at.node, at.letter) or not drawn(at.nodes[0], at.letter):
        return None
    others = [at.letter_of(player) for player in at.others if player in (*PLAIN, DIASPORA)]
    third = next((letter for letter in others if letter != found[1]), "")
    return at.insert(f"#->{third}") if third and in_play(at, "better-burrow-bank") else None


@kind("no point for who defends against Brutal Tactics", "card.brutal-tactics", CARDS, on=Score, rare=True)
def brutal_tactics_unscored(at: Moment) -> Planting | None:
    """The point of the defender is left out."""
    node, before = at.node, at.nodes[at.n - 1] if at.n else None
    assert isinstance(node, Score)
    if not isinstance(before, Battle) or before.attacker or node.player not in at.letters or node.points != 1:
        return None
    return at.swap() if in_play(at, "brutal-tactics") and at.turns_left and at.me in PLAIN else None


@kind("Armorers discarded without a battle", "card.armorers", CARDS, end=True, rare=True)
def armorers_without_battle(at: Moment) -> Planting | None:
    """Armorers go in a turn in which their owner fights nobody."""
    if not in_play(at, "armorers") or any(isinstance(node, Battle) for node in at.nodes) or at.me == LEGION:
        return None
    return at.insert_in_evening(f"B#armor{at.letter}$->")


@kind("rolled hits taken in spite of Armorers", "card.armorers", CARDS, on=Move, rare=True)
def armorers_and_hits(at: Moment) -> Planting | None:
    """A warrior falls though they were discarded."""
    before = at.nodes[at.n - 1] if at.n else None
    found = re.fullmatch(r"B#armor(\w)\$->", at.text)
    if not found or not isinstance(before, Battle) or found[1] not in at.letters or at.me not in PLAIN:
        return None
    fought = re.match(r"\w?X\w(\d+)", at.texts[at.n - 1])
    owner = at.letters[found[1]].name
    if fought is None or owner not in PLAIN or not at.warriors(clearing(int(fought[1])), owner):
        return None
    return at.swap(at.text, f"{'' if owner == at.me else found[1]}w{fought[1]}->")


@kind("a second warrior replaced by Propaganda Bureau", "card.propaganda-bureau", CARDS, on=Move, rare=True)
def propaganda_twice(at: Moment) -> Planting | None:
    """Another warrior is replaced in the same clearing, without another card."""
    found = re.fullmatch(r"([A-Z])w(\d+)->", at.text)
    after = at.texts[at.n + 1] if at.to_come else ""
    if not found or after != f"w->{found[2]}" or at.me not in PLAIN or not in_play(at, "propaganda-bureau"):
        return None
    if found[1] not in at.letters or at.warriors(clearing(int(found[2])), at.letters[found[1]].name) < 2:
        return None
    return at.swap(at.text, after, at.text, after, of=2)


@kind("a card that does not match spent for Propaganda Bureau", "card.propaganda-bureau", CARDS, on=Move, rare=True)
def propaganda_for_another_suit(at: Moment) -> Planting | None:
    """The card spent has another suit."""
    found = re.fullmatch(r"[A-Z]w(\d+)->", at.text)
    after = at.texts[at.n + 1] if at.to_come else ""
    if not found or not at.n or after != f"w->{found[1]}" or at.me not in PLAIN or at.seated(DIASPORA):
        return None
    suit = at.suit_not_of(clearing(int(found[1])))
    spent = re.fullmatch(rf"\w#[\w@]*{at.letter}->", at.texts[at.n - 1])
    if not suit or not spent or not in_play(at, "propaganda-bureau"):
        return None
    return at.rewrite(at.n - 1, f"{suit}#{at.letter}->")


@kind("one bird for Propaganda Bureau and for an action more", "6.5", MARQUISE, end=True, rare=True)
def propaganda_and_hawks(at: Moment) -> Planting | None:
    """Battles without hits are added up to a fourth action, beside a card that does not match and a bird for both."""
    replaced = [n for n, text in enumerate(at.texts) if re.fullmatch(r"[A-Z]w\d+->", text) and n]
    battle = quiet_battle(at)
    if not replaced or not battle or at.spends != 1 or not in_play(at, "propaganda-bureau") or at.seated(DIASPORA):
        return None
    (first, *_) = replaced
    suit = at.suit_not_of(clearing(int(re.sub(r"\D", "", at.texts[first]))))
    spent = re.fullmatch(r"\w#[\w@]*C->", at.texts[first - 1])
    if not spent or not suit or at.texts[first + 1 : first + 2] != [f"w->{at.texts[first][2:-2]}"]:
        return None
    nodes = at.rewrite(first - 1, f"{suit}#C->", "B#C->").nodes
    assert nodes is not None
    return Planting((*nodes[: at.evening + 1], *[node_of(battle)] * 4, *nodes[at.evening + 1 :]))


@kind("warriors of two clearings moved by False Orders", "card.false-orders", CARDS, on=Move)
def false_orders_twice(at: Moment) -> Planting | None:
    """A warrior of the same enemy moves out of another clearing too."""
    found = re.fullmatch(r"\d*([A-Z])w(\d+)->\d+", at.text)
    if not found or not at.n or not re.fullmatch(r"F#false\w\$->", at.texts[at.n - 1]) or at.me not in PLAIN:
        return None
    player = at.letters[found[1]].name
    for place in at.clearings:
        if place.number != int(found[2]) and at.warriors(place, player) and at.linked(place):
            return at.insert(f"{found[1]}w{place.number}->{at.linked(place)[0].number}")
    return None


@kind("two ambush cards taken for Informants", "card.informants", CARDS, end=True, rare=True)
def informants_twice(at: Moment) -> Planting | None:
    """A second ambush card of the discard pile comes to hand."""
    taken = any(re.fullmatch(rf"\w#@\*->{at.letter}", text) for text in at.texts)
    ambush = next((c for c in at.state.cards_at(DISCARD) if c.kind is CardKind.AMBUSH and c.suit in SUITS), None)
    if not taken or ambush is None or not in_play(at, "informants") or at.me not in PLAIN:
        return None
    return at.insert(f"{SUITS[ambush.suit]}#@*->{at.letter}")


@kind("a card that is no ambush taken for Informants", "card.informants", CARDS, end=True, rare=True)
def informants_take_another(at: Moment) -> Planting | None:
    """The player takes Saboteurs of the discard pile in place of an ambush."""
    taken = [n for n, text in enumerate(at.texts) if re.fullmatch(rf"\w#@\*->{at.letter}", text)]
    if not taken or not in_play(at, "informants") or at.me not in PLAIN:
        return None
    return at.rewrite(taken[0], f"B#sabo*->{at.letter}")


@kind("cards drawn though Informants took an ambush card", "card.informants", CARDS, end=True, rare=True)
def informants_besides(at: Moment) -> Planting | None:
    """A card is drawn in Evening too."""
    taken = any(re.fullmatch(rf"\w#@\*->{at.letter}", text) for text in at.texts)
    return at.insert(f"#->{at.letter}") if taken and in_play(at, "informants") and at.me in PLAIN else None


@kind("more points of Coffin Makers than warriors fell for", "card.coffin-makers", CARDS, on=Score, rare=True)
def coffins_score_too_much(at: Moment) -> Planting | None:
    """One point more."""
    node = at.node
    assert isinstance(node, Score)
    if at.n or node.player or not in_play(at, "coffin-makers") or at.me not in PLAIN or not at.turns_left:
        return None
    return at.swap(f"++{node.points + 1}")


def _behind_a_craft(at: Moment, count: int) -> Planting | None:
    """Write so many of the next actions right behind the first card that is crafted later in the turn."""
    for number in range(at.n + count, len(at.nodes)):
        if isinstance(at.nodes[number], Craft):
            end = number + 1
            moved = at.nodes[at.n : at.n + count]
            return Planting((*at.done, *at.nodes[at.n + count : end], *moved, *at.nodes[end:]))
    return None


@kind("Swap Meet used in Daylight", "card.swap-meet", CARDS, on=Move)
def swap_meet_late(at: Moment) -> Planting | None:
    """Cards are swapped after something was crafted."""
    after = at.texts[at.n + 1] if at.to_come else ""
    found = re.fullmatch(rf"\w?#\w*(\w)->{at.letter}", at.text)
    if at.n or not found or at.me not in IN_PHASES or not in_play(at, "swap-meet"):
        return None
    return _behind_a_craft(at, 2) if re.fullmatch(rf"\w?#\w*{at.letter}->{found[1]}", after) else None


@kind("Stand and Deliver! used in Daylight", "card.stand-and-deliver", CARDS, on=Move, rare=True)
def stand_and_deliver_late(at: Moment) -> Planting | None:
    """A card is taken after something was crafted."""
    after = at.texts[at.n + 1] if at.to_come else ""
    found = re.fullmatch(rf"\w?#\w*(\w)->{at.letter}", at.text)
    if not found or at.me not in IN_PHASES or not in_play(at, "stand-and-deliver"):
        return None
    return _behind_a_craft(at, 2) if after == f"{found[1]}++" else None


@kind("Royal Claim used in Daylight", "card.royal-claim", CARDS, on=Move, rare=True)
def royal_claim_late(at: Moment) -> Planting | None:
    """It is discarded after something was crafted."""
    if at.text != f"B#royal{at.letter}$->" or at.me not in IN_PHASES or not at.to_come:
        return None
    return _behind_a_craft(at, 2) if isinstance(at.to_come[0], Score) else None


@kind("False Orders used in Daylight", "card.false-orders", CARDS, on=Move)
def false_orders_late(at: Moment) -> Planting | None:
    """Warriors of an enemy are moved after something was crafted."""
    after = at.texts[at.n + 1] if at.to_come else ""
    if at.text != f"F#false{at.letter}$->" or at.me not in IN_PHASES or not re.match(r"\d*[A-Z]w\d", after):
        return None
    return _behind_a_craft(at, 2)


@kind("Eyrie Emigre kept without its battle", "card.eyrie-emigre", CARDS, on=Move, rare=True)
def emigre_stays(at: Moment) -> Planting | None:
    """The Emigre is not discarded."""
    if at.text != f"B#emi{at.letter}$->" or at.me not in PLAIN or not at.turns_left:
        return None
    fought = any(isinstance(node, Battle) and not node.attacker for node in at.nodes)
    return None if fought else at.swap()


@kind("Saboteurs used in Daylight", "card.saboteurs", CARDS, on=Move)
def saboteurs_late(at: Moment) -> Planting | None:
    """A card of an enemy is discarded after something was crafted."""
    after = at.texts[at.n + 1] if at.to_come else ""
    if at.text != f"B#sabo{at.letter}$->" or at.me not in IN_PHASES or not re.fullmatch(r"\w#\w+\$->", after):
        return None
    return _behind_a_craft(at, 2)
