"""What the Lemming Reavers place and give up where they cannot (LR.2.3, LR.4.2)."""

from __future__ import annotations

import re

from bench.planting.kind import kind
from bench.planting.moment import LEGION, REAVERS, Moment, Planting, began_plain
from woodlaw.logs.rootlog.syntax import Move
from woodlaw.table.pieces import Piece
from woodlaw.table.places import board

BOX = board(REAVERS, "caches")
CACHES = {"p": "provisions", "d": "depot", "r": "reserve", "l": "loot"}


@kind("a warrior of the Lemmings recruited at a colony", "QL.2.3", REAVERS, on=Move, rare=True)
def reavers_recruit_at_colony(at: Moment) -> Planting | None:
    """An encampment beside a colony gets a warrior with the others."""
    recruits = re.fullmatch(r"w->\d+(\+\d+)*", at.text)
    if not recruits or at.n > 1 or not began_plain(at) or not at.turns_left:
        return None
    for place in at.clearings:
        camp = at.has(place, "encampment") and at.has(place, "colony", LEGION)
        if camp and str(place.number) not in re.split(r"\D+", at.text):
            return at.swap(f"{at.text}+{place.number}")
    return None


@kind("two caches returned for one encampment", "LR.2.3.I", on=Move, rare=True)
def raided_of_two(at: Moment) -> Planting | None:
    """Another cache of the board goes back besides."""
    letter = at.letter_of(REAVERS) if at.seated(REAVERS) else ""
    found = re.fullmatch(rf"{letter}t_([pdrl])S\$->", at.text) if letter else None
    for one, cache in CACHES.items() if found and at.turns_left else ():
        if found and at.state.count(BOX, piece_of(at, cache)) > (one == found[1]):
            return at.swap(at.text, f"{letter}t_{one}S$->")
    return None


def piece_of(at: Moment, cache: str) -> Piece:
    """Return a kind of cache."""
    return next(faction for faction in at.letters.values() if faction.name == REAVERS).piece(cache)
