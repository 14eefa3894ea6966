"""Section QL.2.2, Spoils: what is remembered of them, what they score, and where they are returned to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from woodlaw.engine.events import Removed
from woodlaw.engine.extension import Fight
from woodlaw.engine.game import Game
from woodlaw.engine.primitives import return_removed, score_points
from woodlaw.law.implements import implements

if TYPE_CHECKING:
    from woodlaw.factions.queenless_legion import Legion

_TAKEN, _REPLACED = "spoils", "replaced"
"""What the turn remembers: each removal that brought spoils, and the two sides of the battle that it happened in.

They are plain values, so that a position can tell them: who removed how many of which piece, where, in a battle
between whom, both empty for none, and of what was replaced a word that says so.
"""


@implements("QL.2.2", "QL.2.2.II", "QL.2.2.IV")
def remember(game: Game, legion: Legion, events: Sequence[Removed], fight: Fight | None) -> None:
    """Remember where spoils were removed from, and in which battle, for that decides where they return to."""
    sides = (fight.attacker, fight.defender) if fight else ("", "")
    spoils = [event for event in events if event.destination is legion.spoils]
    taken = [(e.player, e.piece, e.count, e.place, *sides, *[_REPLACED] * e.replaced) for e in spoils]
    if taken:
        game.state.this_turn[_TAKEN] = (*game.state.this_turn.get(_TAKEN, ()), *taken)


@implements("QL.6.2", "QL.2.2.I", "QL.2.2.III")
def score_spoils(game: Game, legion: Legion) -> None:
    """Score a point for every two pieces in Spoils, items among them; for every three with a bird campaign."""
    pieces = sum(game.state.at(legion.spoils).values())
    score_points(game, legion.name, pieces // legion.spoils_per_point(legion.campaign(game.state)))


@implements("QL.6.3", "QL.2.2.II", "QL.2.2.III", "QL.2.2.IV", "QL.2.2.V")
def return_spoils(game: Game, legion: Legion) -> None:
    """Return all spoils at once to where their removal would have sent them: to supplies, or where effects say."""
    return_removed(game, legion.name, legion.spoils, _in_spoils(game, legion))


def _in_spoils(game: Game, legion: Legion) -> list[tuple[Removed, Fight | None]]:
    """Return what lies in Spoils as it was removed; all of one kind from one clearing goes together.

    Warriors that defended in a battle are told apart from others (10.2.3). Of what a position was laid with nothing is
    remembered.
    """
    taken: dict[tuple[object, ...], tuple[Removed, Fight | None]] = {}
    for remover, piece, count, place, attacker, defender, *replaced in game.state.this_turn.get(_TAKEN, ()):
        same = piece, place, defender, *replaced
        count += taken[same][0].count if same in taken else 0
        fight = Fight(attacker, defender, place) if defender else None
        taken[same] = Removed(remover, piece, count, place, legion.spoils, _REPLACED in replaced), fight
    for piece, count in game.state.at(legion.spoils).items():
        laid = count - sum(event.count for event, _ in taken.values() if event.piece is piece)
        if laid > 0:
            taken[piece, legion.spoils, ""] = Removed(legion.name, piece, laid, legion.spoils, legion.spoils), None
    return list(taken.values())
