"""Points as records tell them: what a rule gives or takes, or how far the score marker moved; in any order."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from woodlaw.engine.events import Event, Scored
from woodlaw.engine.game import Game
from woodlaw.engine.memory import COUNT, PLAYER, TABLE, Kept
from woodlaw.engine.state import MOST_POINTS, State, along_track

AHEAD = Kept("points too many", 0, COUNT, PLAYER, owner=TABLE)
"""How many points too many books may hold for a player: a record may tell of a loss before what was scored first."""


def note_ahead(state: State, event: Scored) -> None:
    """Note, before an event is entered, by how many points a loss exceeds those that the record has told of so far."""
    short = -event.points - (state.score.get(event.player) or 0)
    if short > 0:
        most = AHEAD.of(state, TABLE, event.player) + short
        AHEAD.keep(state, min(COUNT.most, most), TABLE, event.player)


def least_points(state: State, player: str) -> int:
    """Return how many points a player has at least, as far as books know."""
    return max(0, (state.score.get(player) or 0) - AHEAD.of(state, TABLE, player))


def with_least_points(game: Game, player: str) -> Game:
    """Return the table at which a player has no more points than those it has at least."""
    state = game.state.copy()
    table = game.at_table(state, None, None)
    table.score(player, least_points(state, player) - (state.score.get(player) or 0))
    return table


def are_points_open(state: State, player: str, events: Sequence[Event]) -> bool:
    """Return whether books may hold too many points for somebody in a way that matters to a turn of a player.

    They matter where somebody loses points, or ends with enough to win; the player itself may have lost some of which
    nothing is told, for it had none.
    """
    if AHEAD.of(state, TABLE, player):
        return True
    scored = (event for event in events if isinstance(event, Scored) and AHEAD.of(state, TABLE, event.player))
    return any(event.points < 0 or state.score.get(event.player) == MOST_POINTS for event in scored)


def as_scored(events: Sequence[Event], score: Mapping[str, int | None]) -> list[Event]:
    """Return the events of a turn that began with a score, with all points as far as they move a score marker.

    Records may tell what a rule gives or takes, or what a player then has (7.7.1).
    """
    held = {player: points or 0 for player, points in score.items()}
    scored: list[Event] = []
    for event in events:
        if isinstance(event, Scored):
            have = held.get(event.player, 0)
            moved = along_track(have, event.points)
            held[event.player] = have + moved
            scored.append(replace(event, points=moved))
        else:
            scored.append(event)
    return scored
