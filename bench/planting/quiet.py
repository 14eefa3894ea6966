"""Actions that change nothing else: a battle without hits, a move that provokes nobody."""

from __future__ import annotations

from bench.planting.moment import (
    ALLIANCE,
    BOT_ALLIANCE,
    CLERGY,
    EYRIE,
    KNAVES,
    LEGION,
    MARQUISE,
    Moment,
)
from woodlaw.table.places import Place

QUIET_DEFENDERS = (ALLIANCE, CLERGY, EYRIE, KNAVES, LEGION, MARQUISE)
"""Factions whose warriors take no hit where the dice show none."""


def quiet_battle(at: Moment) -> str:
    """Return a battle that the turn's player can fight and in which no hit falls, or nothing."""
    if any("St_d" in text for text in at.texts):
        return ""  # Whoever removes a depot of the Reavers battles or moves once more.
    for place in at.clearings:
        found = battle_at(at, place)
        if found:
            return found
    return ""


def battle_at(at: Moment, place: Place) -> str:
    """Return a battle in a clearing in which no hit falls, or nothing."""
    if not at.warriors(place):
        return ""
    for other in at.others:
        if other in QUIET_DEFENDERS and at.warriors(place, other):
            return f"X{at.letter_of(other)}{place.number}(0,0)"
    return ""


def quiet_moves(at: Moment) -> tuple[str, str] | None:
    """Return a move along a path between two clearings that the player rules, and the way back, or None."""
    for start in at.clearings:
        if at.warriors(start) < 2 or not at.rules(start) or noisy(at, start):
            continue
        for end in at.linked(start):
            if not noisy(at, end):
                return f"w{start.number}->{end.number}", f"w{end.number}->{start.number}"
    return None


def noisy(at: Moment, place: Place) -> bool:
    """Whether moving into a clearing may provoke somebody, or be taken for Field Hospitals."""
    kinds = {piece.kind for piece in at.state.at(place)}
    return bool(kinds & {"sympathy", "keep"}) or at.seated(BOT_ALLIANCE)
