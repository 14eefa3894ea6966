"""Turns: whose turn it is, and how a game ends (1.4.1, 3.1)."""

from __future__ import annotations

from bench.planting.kind import kind
from bench.planting.moment import ALLIANCE, BOT_ALLIANCE, EYRIE, LEGION, MARQUISE, Moment, Planting, node_of
from woodlaw.logs.rootlog.syntax import Battle, Move, Score
from woodlaw.table.cards import CardKind
from woodlaw.table.suits import BIRD

MOST_BEFORE = 25
"""How many points a player has at most to whom one is given: nobody wins by it."""


@kind("a player skipped", "1.4.1", end=True)
def turn_skipped(at: Moment) -> Planting | None:
    """A whole turn is left out, after the first round has shown the order."""
    if at.number < len(at.state.seats) or not at.turns_left:
        return None
    return Planting(None)


@kind("a bot's turn of a player without a hand draws a card", "RB.2.8.1", BOT_ALLIANCE, end=True)
def bot_draws(at: Moment) -> Planting | None:
    """The bot draws a card into a hand."""
    return at.insert_in_evening(f"#->{at.letter}")


@kind("a point in another's turn for nothing", "3.2", end=True)
def point_off_turn(at: Moment) -> Planting | None:
    """One who neither fights nor scores in the turn scores a point at its end."""
    if not at.turns_left or any(isinstance(node, Battle | Score) for node in at.nodes):
        return None
    humans = [other for other in at.others if other != BOT_ALLIANCE]
    scoring = next((other for other in humans if 0 < (at.state.score[other] or 0) < MOST_BEFORE), None)
    return at.insert_in_evening(f"{at.letter_of(scoring)}++") if scoring and at.plain(*at.state.seats) else None


@kind("a turn that goes on after its player has won by dominance", "3.3.1.I", end=True, rare=True)
def plays_on_after_dominance(at: Moment) -> Planting | None:
    """Whoever wins as its Birdsong starts draws cards all the same."""
    activated = any(card.kind is CardKind.DOMINANCE and card.suit != BIRD for card in at.effects())
    if at.nodes or at.turns_left or not activated or at.state.score[at.me] is not None:
        return None
    return at.insert(f"3#->{at.letter}")


@kind("points for nothing in the turn that activates a dominance card", "3.2", on=Move, rare=True)
def points_before_marker_leaves(at: Moment) -> Planting | None:
    """Two points are scored as the turn begins."""
    if not at.text.startswith("++->") or at.me not in (ALLIANCE, EYRIE, LEGION, MARQUISE) or not at.plain():
        return None
    return Planting((node_of("++2"), *at.nodes))
