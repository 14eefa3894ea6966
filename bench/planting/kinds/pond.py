"""What the Lilypad Diaspora and others cannot do with frog cards and the Pond, and with its Evening (16)."""

from __future__ import annotations

import re

from bench.planting.kind import kind
from bench.planting.moment import (
    ALLIANCE,
    BOT_ALLIANCE,
    DIASPORA,
    SECOND_VAGABOND,
    VAGABOND,
    Moment,
    Planting,
    began_plain,
    drawn,
    node_of,
)
from woodlaw.logs.rootlog.letters import short_name
from woodlaw.logs.rootlog.syntax import Move, Score
from woodlaw.table.cards import Card, CardKind
from woodlaw.table.places import clearing, common
from woodlaw.table.suits import FROG

POND = common("pond")


def _is_named(card: Card) -> bool:
    return card.suit == FROG and card.kind in (CardKind.IMMEDIATE, CardKind.PERSISTENT)


@kind("a card drawn from below the top of the Pond", "16.2.3.I", on=Move)
def draws_from_below(at: Moment) -> Planting | None:
    """A card that lies lower is drawn."""
    found = re.fullmatch(r"G#(\w+)\*->([A-Z])", at.text)
    for card in at.state.cards_at(POND)[:-1] if found else ():
        if found and _is_named(card) and short_name(card.id) != found[1]:
            return at.swap(f"G#{short_name(card.id)}*->{found[2]}")
    return None


def _integrated(at: Moment) -> int:
    """Return the number of the action that spends a card to integrate right before the turn's draw, or nothing."""
    number = at.evening - 1
    node = at.nodes[number] if number > 1 else None
    if not isinstance(node, Score) or node.player or at.letter != "F" or not at.turns_left:
        return 0
    return number - 1 if re.fullmatch(r"[FMRB]#[\w@]*F->", at.texts[number - 1]) else 0


@kind("Integrate after the cards of Evening are drawn", "16.6", DIASPORA, end=True, rare=True)
def integrates_late(at: Moment) -> Planting | None:
    """The card and the points come behind the draw, with five cards in hand or fewer."""
    number, end = _integrated(at), at.evening
    if not number or not all(drawn(node, at.letter) for node in at.nodes[end:]) or len(at.hand()) > 4:
        return None
    return Planting((*at.nodes[:number], *at.nodes[end:], *at.nodes[number:end]))


@kind("a frog card spent to integrate", "16.6.2", DIASPORA, end=True, rare=True)
def integrates_with_frog(at: Moment) -> Planting | None:
    """The card that is spent has no suit that can be scored, and no card in play lends it another."""
    number = _integrated(at)
    freed = any(re.match(r"\w#\w+F\$->", text) for text in at.texts)
    return at.rewrite(number, "G#@F->") if number and at.plain() and not freed else None


@kind("Provoke that places a warrior at the new enclave alone", "16.5.2", DIASPORA, on=Move)
def provokes_at_new_alone(at: Moment) -> Planting | None:
    """The enclaves that were Militant before get none, though the turn has rallied."""
    before = re.fullmatch(r"t_m->(\d+)|t(\d+)\^t_m", at.texts[at.n - 1]) if at.n else None
    rallied = bool(re.match(r"w->", at.texts[0])) and at.n > 1
    if not before or not rallied or not re.fullmatch(r"w->\d+(\+\d+)+", at.text) or not at.turns_left:
        return None
    return at.swap(f"w->{before[1] or before[2]}")


@kind("a second card of one draw taken from the Pond", "16.2.3.I", on=Move, rare=True)
def draws_second_from_pond(at: Moment) -> Planting | None:
    """The card behind the first, of the deck, is the next of the Pond instead."""
    before = at.texts[at.n - 1] if at.n else ""
    first = re.fullmatch(rf"G#(\w+)\*->{at.letter}", before)
    if not first or at.text != f"#->{at.letter}" or any(text.startswith("Z") for text in at.texts):
        return None
    lying = at.state.cards_at(POND)
    return at.swap(f"G#{short_name(lying[-1].id)}*->{at.letter}") if lying and _is_named(lying[-1]) else None


@kind("a battle where Birdsong reconciled, besides three times provoking", "16.5", DIASPORA, end=True, rare=True)
def battles_at_reconciled(at: Moment) -> Planting | None:
    """A battle without hits comes before the draw."""
    provoked = [text for text in at.texts if re.fullmatch(r"t_m->\d+|t\d+\^t_m", text)]
    peaceful = [int(found[1]) for text in at.texts if (found := re.fullmatch(r"t(\d+)\^t_p", text))]
    if len(provoked) != 3 or not began_plain(at) or any(re.match("Z|XF|.*St_", text) for text in at.texts):
        return None
    for number in peaceful:
        foes = [other for other in at.others if at.warriors(clearing(number), other)]
        if foes and at.warriors(clearing(number)) and f"t{number}^t_m" not in at.texts:
            return at.insert_in_evening(f"X{at.letter_of(foes[0])}{number}(0,0)")
    return None


@kind("fears that come to pass where the attacker comes later", "16.2.4", end=True, rare=True)
def fears_before_attacker(at: Moment) -> Planting | None:
    """An enclave to which the attacker moves afterwards is flipped with those beside it, and gets a warrior."""
    flipped = [number for number, text in enumerate(at.texts) if re.fullmatch(r"Ft\d+\^t_m", text)]
    if at.me == DIASPORA or not at.turns_left or not flipped:
        return None
    last = flipped[-1]
    if any(text.startswith("XF") or re.match(r"Ft_p\d", text) for text in at.texts[last:]):
        return None
    for text in at.texts[last:]:
        moved = re.fullmatch(r"\d*w\d+->(\d+)", text)
        place = clearing(int(moved[1])) if moved else None
        if place is None or at.start.owned(place, at.me) or not at.has(place, "peaceful_enclave", DIASPORA):
            continue
        if f"Ft{place.number}^t_m" not in at.texts and not any(f">{place.number}" in t for t in at.texts[:last]):
            more = map(node_of, (f"Ft{place.number}^t_m", f"Fw->{place.number}"))
            return Planting((*at.nodes[: last + 1], *more, *at.nodes[last + 1 :]))
    return None


@kind("a card for negotiations given to another than who rules there", "16.2.5", on=Move, rare=True)
def negotiates_with_another(at: Moment) -> Planting | None:
    """The card right before the flip goes to a third player."""
    found = re.fullmatch(rf"([A-Z]#@?){at.letter}->([A-Z])", at.text)
    after = at.texts[at.n + 1] if at.n + 1 < len(at.texts) else ""
    if not found or at.me == DIASPORA or not re.fullmatch(r"Ft\d+\^t_p", after) or not at.plain():
        return None
    if at.me in (VAGABOND, SECOND_VAGABOND):
        return None
    known = {ALLIANCE, BOT_ALLIANCE, VAGABOND, SECOND_VAGABOND}
    others = [each for each in at.others if each not in known and at.letter_of(each) != found[2]]
    return at.swap(f"{found[1]}{at.letter}->{at.letter_of(others[0])}") if others else None
