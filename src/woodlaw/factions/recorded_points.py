"""Points as records tell them: what a rule gives or takes, or how far the score marker moved; in any order."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from woodlaw.engine.events import Event, Scored
from woodlaw.engine.state import along_track


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
