"""Chapter 3, Victory."""

from __future__ import annotations

from woodlaw.engine.concepts import rules, suits
from woodlaw.engine.extension import Extension
from woodlaw.engine.game import Game
from woodlaw.engine.memory import PLAYER, Kept
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.state import MOST_POINTS
from woodlaw.law.implements import implements
from woodlaw.law.installed import expect_answer
from woodlaw.table.pieces import BUILDING, TOKEN, Piece
from woodlaw.table.places import clearing

POINTS_TO_WIN = MOST_POINTS
POINTS_TO_ACTIVATE = 10
CLEARINGS_FOR_DOMINANCE = 3


COALITION = Kept("coalition with", "", PLAYER)
"""The player that a player has formed a coalition with (9.2.8)."""


class GameWon(Exception):
    """Raised the moment somebody wins: ``winners``, a coalition's ally included, and the clause they win by."""

    def __init__(self, winners: tuple[str, ...], clause: str) -> None:
        super().__init__(f"{', '.join(winners)} by {clause}")
        self.winners = winners
        self.clause = clause


@implements("9.2.8", "3.1")
def winners_with(game: Game, player: str) -> tuple[str, ...]:
    """Return who wins when a player does: whoever has formed a coalition with a winner too."""
    winners: list[str] = []
    joining = [player]
    while joining:
        winners += joining
        joining = [s for s in game.state.seats if s not in winners and COALITION.of(game.state, s) in joining]
    return tuple(winners)


@implements("3.1")
def has_points_to_win(game: Game, player: str) -> bool:
    """Return whether a player has the points that win the game."""
    return (game.state.score.get(player) or 0) >= points_to_win(game, player)


def points_to_win(game: Game, player: str) -> int:
    """Return with how many points a player wins the game."""
    points = POINTS_TO_WIN
    for extension in game.bending(Extension.points_to_win):
        points = extension.points_to_win(game, player, points)
        fits = type(points) is int and 0 < points <= MOST_POINTS
        expect_answer(extension, "points_to_win", points, fits, f"1 to {MOST_POINTS} points")
    return points


@implements("3.1")
def wins_by_points(game: Game, player: str) -> tuple[tuple[str, ...], str]:
    """Return who wins now that a player has the points that win, and by which clause; nobody where a team lacks some.

    A player in a team wins with all of it, once each of them has the points.
    """
    team, clause = team_of(game, player)
    if not team:
        return winners_with(game, player), "3.1"
    return (team if all(has_points_to_win(game, each) for each in team) else ()), clause


def team_of(game: Game, player: str) -> tuple[tuple[str, ...], str]:
    """Return the players that win together with a player or not at all, itself among them, and the clause that says
    so; nobody for a player that wins alone.
    """
    for extension in game.bending(Extension.team):
        members, clause = extension.team(game, player)
        if members:
            return members, clause
    return (), ""


def has_won_by_points(game: Game, player: str) -> bool:
    """Return whether a player has won the game by points."""
    return has_points_to_win(game, player) and player in wins_by_points(game, player)[0]


@implements("3.2.1", "G.3", "G.34")
def removal_points(game: Game, remover: str, piece: Piece) -> int:
    """Return the points that a player scores for removing one piece: one for an enemy's building or token."""
    if piece.owner in ("", remover) or are_allies(game, remover, piece.owner):
        return 0
    extra = sum(e.extra_removal_points(game, remover, piece) for e in game.bending(Extension.extra_removal_points))
    return extra + (1 if piece.category in (BUILDING, TOKEN) else 0)


def scores_nothing(game: Game, remover: str, piece: Piece) -> bool:
    """Return whether an effect leaves nothing to score for a building or token that a player removes."""
    falls = piece.category in (BUILDING, TOKEN)
    return falls and removal_points(game, remover, piece) <= 0


@implements("G.8")
def are_allies(game: Game, one: str, other: str) -> bool:
    """Return whether two players are in a coalition with each other (9.2.8), so that they are no enemies."""
    state = game.state
    return COALITION.of(state, one) == other or COALITION.of(state, other) == one


@implements("3.3.1")
def why_not_activate(game: Game, player: str) -> Refusal | None:
    """Return why a player cannot activate a dominance card, or None: too few points, or no marker on the track."""
    have = game.state.score.get(player)
    if have is None:
        return Refusal("3.3.2", "a dominance card is already activated")
    if have < POINTS_TO_ACTIVATE:
        return Refusal("3.3.1", f"activating takes {POINTS_TO_ACTIVATE} points, not {have}")
    return None


@implements("3.3.1.I", "3.3.1.II")
def dominates(game: Game, player: str, suit: str) -> bool:
    """Return whether a player meets the condition of an activated dominance card of a suit."""
    for extension in game.bending(Extension.dominates):
        answer = extension.dominates(game, player, suit)
        if answer is not None:
            return answer
    if suit == "bird":
        corners = game.state.map.opposite_corners
        return any(all(rules(game, player, clearing(n)) for n in pair) for pair in corners)
    ruled = sum(
        1 for clearing in game.state.clearings if suit in suits(game, clearing) and rules(game, player, clearing)
    )
    return ruled >= CLEARINGS_FOR_DOMINANCE
