"""What others cannot answer Outrage with (8.2.6), and what the Alliance cannot do in Daylight any more (8.4.2)."""

from __future__ import annotations

import re

from bench.planting.kind import kind
from bench.planting.moment import ALLIANCE, BOT_ALLIANCE, SECOND_VAGABOND, VAGABOND, Moment, Planting
from woodlaw.logs.rootlog.syntax import Move, Reveal

GIVE_BESIDES = (ALLIANCE, VAGABOND, SECOND_VAGABOND)
"""Who may give cards to a hand by rules of their own."""


def _shown(at: Moment) -> re.Match[str] | None:
    """Return a whole hand that is shown next, for which the Alliance draws at once, nothing else answering Outrage."""
    shown = re.fullmatch(r"\w#[\w@]+((?:\+\w#[\w@]+)*)\^A", at.text)
    others = sum("A$" in text or text.endswith("^A") for text in at.texts)
    drawn = at.n + 1 < len(at.texts) and at.texts[at.n + 1] == "#->A$"
    return shown if drawn and others == 2 and at.me != ALLIANCE and not at.seated(BOT_ALLIANCE) else None


@kind("a hand shown for Outrage that holds a bird", "8.2.6", on=Reveal, rare=True)
def outrage_bird_kept(at: Moment) -> Planting | None:
    """One of the cards shown is a bird, which matches any clearing."""
    shown = _shown(at)
    return at.swap(f"B#@{shown[1]}^A") if shown and "B#@" not in at.text else None


@kind("no hand shown for Outrage", "8.2.6", on=Reveal, rare=True)
def outrage_hand_hidden(at: Moment) -> Planting | None:
    """Nothing is shown, and the Alliance draws all the same."""
    return at.swap() if _shown(at) else None


@kind("a card given for Outrage that the Alliance takes in hand", "8.2.6", on=Move, rare=True)
def outrage_card_handed(at: Moment) -> Planting | None:
    """The card goes to the hand."""
    given = re.fullmatch(rf"(\w?#[\w@]*{at.letter})->A\$", at.text)
    return at.swap(f"{given[1]}->A") if given and at.plain() and at.me not in GIVE_BESIDES else None


@kind("sympathy spread after cards were mobilized", "8.4.2", ALLIANCE, end=True, rare=True)
def sympathy_after_mobilizing(at: Moment) -> Planting | None:
    """The second of two tokens, with what pays for it, comes behind the first card mobilized."""
    spread = [n for n, text in enumerate(at.texts) if re.fullmatch(r"t->\d+", text)]
    cards = [n for n, text in enumerate(at.texts) if re.fullmatch(r"\w?#[\w@]*A->A\$", text)]
    organized = any(re.fullmatch(r"w\d+->", text) for text in at.texts)
    if len(spread) < 2 or not cards or cards[0] < spread[-1] or organized:
        return None
    start, end = spread[-1], spread[-1] + 1
    while re.fullmatch(r"\w#\w*A\$->", at.texts[start - 1]):
        start -= 1
    end += end < len(at.texts) and bool(re.fullmatch(r"\+\+\d*", at.texts[end]))
    nodes, behind = at.nodes, cards[0] + 1
    return Planting((*nodes[:start], *nodes[end:behind], *nodes[start:end], *nodes[behind:]))
