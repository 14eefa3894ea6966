"""Turns: whose turn it is, and how a game ends (1.4.1, 3.1)."""

from __future__ import annotations

from bench.planting.kind import kind
from bench.planting.moment import BOT_ALLIANCE, Moment, Planting


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
