"""What supporters cannot do: what Outrage gives, what is spent for nothing, what falls with a base (8.2)."""

from __future__ import annotations

import re

from bench.planting.kind import kind
from bench.planting.kinds.alliance import BASES, OFFICERS, SUPPORTERS, THREE
from bench.planting.moment import ALLIANCE, DIASPORA, KNAVES, SUIT_LETTERS, Moment, Planting, clearing_move, drawn
from woodlaw.logs.rootlog.syntax import Move
from woodlaw.table.places import clearing

CAPACITY = 5


@kind("a sixth supporter kept without a base", "8.2.3.I", ALLIANCE, end=True, rare=True)
def supporters_beyond_capacity(at: Moment) -> Planting | None:
    """A card is added to a full stack."""
    if any(at.has(p, f"{suit}_base") for p in at.clearings for suit in BASES.values()):
        return None
    late = sum(drawn(node, at.letter) for node in at.nodes[at.evening :])
    if len(at.state.cards_at(SUPPORTERS)) != CAPACITY or len(at.hand()) <= late:
        return None
    return at.insert_in_evening("#A->A$")


def _outrage(at: Moment) -> tuple[int, int] | None:
    """Return the numbers of the actions, after the next move, that pay for Outrage: the first and the one after."""
    move = clearing_move(at.node)
    if move is None or at.me in (ALLIANCE, KNAVES) or not at.has(clearing(move[2]), "sympathy", ALLIANCE):
        return None
    texts = at.texts
    rest = texts[at.n + 1 : at.n + 3]
    if rest and re.fullmatch(rf"\w?#[\w@]*{at.letter}->A\$", rest[0]):
        return at.n + 1, at.n + 2
    if len(rest) > 1 and rest[0].endswith("^A") and rest[1] == "#->A$":
        return at.n + 1, at.n + 3
    return None


@kind("Outrage not paid after moving into a sympathetic clearing", "8.2.6", on=Move)
def outrage_unpaid(at: Moment) -> Planting | None:
    """The card is left out."""
    found = _outrage(at)
    if found is None or not at.seated(ALLIANCE):
        return None
    return at.without(*range(*found))


@kind("Outrage paid with a card of another suit", "8.2.6", on=Move)
def outrage_off_suit(at: Moment) -> Planting | None:
    """The card does not match the clearing."""
    found = _outrage(at)
    move = clearing_move(at.node)
    if found is None or move is None or found[1] - found[0] != 1 or not at.plain():
        return None
    wrong = at.suit_not_of(clearing(move[2]))
    return at.rewrite(found[0], f"{wrong}#{at.letter}->A$") if wrong else None


@kind("a supporter drawn in a turn without Outrage", "8.2.6", end=True)
def supporter_without_outrage(at: Moment) -> Planting | None:
    """A card comes to the stack in another's turn that neither removes sympathy nor moves anybody."""
    still = not any(re.search(r"t\d|\d->\d|A\$|w\d+->", text) for text in at.texts)
    return at.insert_in_evening("#->A$") if still and at.seated(ALLIANCE) and at.me != ALLIANCE else None


def _has_base(at: Moment) -> bool:
    return any(at.has(place, f"{suit}_base", ALLIANCE) for place in at.clearings for suit in BASES.values())


@kind("a supporter spent for nothing", "8.2.3", ALLIANCE, end=True)
def supporter_for_nothing(at: Moment) -> Planting | None:
    """A supporter more is discarded in Evening, in a turn that spends none."""
    if not _has_base(at) or not at.state.cards_at(SUPPORTERS) or not at.plain():
        return None
    return None if any("A$->" in text for text in at.texts) else at.insert_in_evening("#A$->")


@kind("a supporter too many spent on sympathy", "8.4.2.II", ALLIANCE, end=True)
def sympathy_overpaid(at: Moment) -> Planting | None:
    """The turn's last supporter is spent twice."""
    spent = [number for number, text in enumerate(at.texts) if re.fullmatch(r"\w#\w*A\$->", text)]
    spread = [text.removeprefix("t->") for text in at.texts if re.fullmatch(r"t->\d+", text)]
    held = len(at.state.cards_at(SUPPORTERS))
    if not spent or not spread or not held or not at.plain() or (held >= CAPACITY and not _has_base(at)):
        return None
    if any(f"w{n}->" in at.texts for n in spread) or any(
        sum(at.start.warriors(clearing(int(n)), other) for other in at.others) >= THREE for n in spread
    ):
        return None
    text = at.texts[spent[-1]]
    return at.rewrite(spent[-1], text, f"{text[0]}#A$->")


@kind("supporters kept though their base fell", "8.2.4", on=Move, rare=True)
def supporters_outlive_base(at: Moment) -> Planting | None:
    """A supporter that is known to match the clearing stays on the stack."""
    after = _after_a_base(at)
    supporters = [n for n in after if re.fullmatch(r"[FMRB]#\w+A\$->", at.texts[n])]
    if not supporters:
        return None
    suit = at.texts[supporters[0]][0]
    known = sum(SUIT_LETTERS.get(card.suit) == suit for card in at.state.cards_at(SUPPORTERS))
    discarded = sum(at.texts[n].startswith(f"{suit}#") for n in after)
    return at.without(supporters[0]) if known >= discarded else None


@kind("officers kept though a base fell", "8.2.4", on=Move, rare=True)
def officers_outlive_base(at: Moment) -> Planting | None:
    """The officers stay."""
    after = _after_a_base(at)
    officers = [n for n in after if re.fullmatch(r"\d*AwA\$->", at.texts[n])]
    return at.without(officers[0]) if officers else None


def _after_a_base(at: Moment) -> list[int]:
    """Return the numbers of the actions of another's turn in which the Alliance loses supporters and officers."""
    if at.me == ALLIANCE or not at.seated(ALLIANCE) or not re.fullmatch(r"Ab_[fmr]\d+->", at.text):
        return []
    return [n for n in range(at.n + 1, len(at.texts)) if at.texts[n].endswith("A$->")]


@kind("too many officers removed with a base", "8.2.4", on=Move, rare=True)
def officers_fall_beyond_base(at: Moment) -> Planting | None:
    """One officer more goes."""
    after = _after_a_base(at)
    officers = [n for n in after if re.fullmatch(r"\d*AwA\$->", at.texts[n])]
    if not officers or at.state.warriors(OFFICERS, ALLIANCE) < THREE:
        return None
    count = int(at.texts[officers[0]].removesuffix("AwA$->") or 1)
    return at.rewrite(officers[0], f"{count + 1}AwA$->")


@kind("a supporter of another suit discarded with a base", "8.2.4", on=Move, rare=True)
def others_fall_with_base(at: Moment) -> Planting | None:
    """A supporter that does not match the clearing goes too, while another base stands."""
    after = _after_a_base(at)
    fallen = re.fullmatch(r"Ab_[fmr](\d+)->", at.text)
    bases = sum(at.has(place, f"{suit}_base", ALLIANCE) for place in at.clearings for suit in BASES.values())
    if not after or not fallen or bases <= 1 or at.seated(DIASPORA):
        return None
    wrong = at.suit_not_of(clearing(int(fallen[1])))
    known = any(SUIT_LETTERS.get(card.suit) in ("", wrong) for card in at.state.cards_at(SUPPORTERS))
    return at.rewrite(after[-1], at.texts[after[-1]], f"{wrong}#A$->") if wrong and known else None
