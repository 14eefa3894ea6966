"""Section QL.2.2, Spoils: what is remembered of them, what they score, and where they are returned to."""

from __future__ import annotations

from woodlaw.engine.events import Removed
from woodlaw.engine.game import Game
from woodlaw.engine.primitives import return_removed, score_points
from woodlaw.engine.sides import Fight
from woodlaw.factions.queenless_legion.abilities import SPOILS, Legion
from woodlaw.law.implements import implements


@implements("QL.2.2.I", "QL.2.2.III", "QL.6.2")
def score_spoils(game: Game, legion: Legion) -> None:
    """Score a point for every two pieces in Spoils, items among them; for every three with a bird campaign."""
    pieces = sum(game.state.at(legion.spoils).values())
    score_points(game, legion.name, pieces // legion.spoils_per_point(legion.campaign(game.state)))


@implements("QL.2.2.II", "QL.2.2.III", "QL.2.2.IV", "QL.2.2.V", "QL.6.3")
def return_spoils(game: Game, legion: Legion) -> None:
    """Return all spoils at once to where their removal would have sent them: to supplies, or where effects say."""
    return_removed(game, legion.name, legion.spoils, _in_spoils(game, legion))


def _in_spoils(game: Game, legion: Legion) -> list[tuple[Removed, Fight | None]]:
    """Return what lies in Spoils as it was removed; all of one kind from one clearing goes together.

    Warriors that defended in a battle are told apart from others (10.2.3). Nothing is remembered of what a position was
    laid with.
    """
    taken: dict[tuple[object, ...], tuple[Removed, Fight | None]] = {}
    for remover, piece, count, place, attacker, defender, replaced in SPOILS.of(game.state):
        same = piece, place, defender, replaced
        count += taken[same][0].count if same in taken else 0
        fight = Fight(attacker, defender, place) if defender else None
        taken[same] = Removed(remover, piece, count, place, legion.spoils, replaced), fight
    for piece, count in game.state.at(legion.spoils).items():
        laid = count - sum(event.count for event, _ in taken.values() if event.piece is piece)
        if laid > 0:
            taken[piece, legion.spoils, ""] = Removed(legion.name, piece, laid, legion.spoils, legion.spoils), None
    return list(taken.values())
