"""Section 5.2, Reach: whether factions make for an interesting game."""

from __future__ import annotations

from collections.abc import Sequence

from woodlaw.engine.refusal import Refusal
from woodlaw.factions.base import Faction
from woodlaw.law.implements import implements

LEAST_REACH = {2: 17, 3: 18, 4: 21, 5: 25, 6: 28}
"""The lowest recommended sum of reach values by the number of players (5.2.1)."""
ADVENTUROUS_REACH = 17
"""The sum that suffices the adventurous, however many they are."""


@implements("5.2", "5.2.2")
def reach_of(seated: Sequence[Faction]) -> int | None:
    """Return the sum of the reach values of some factions, or None where the Law does not say that of each."""
    values = [faction.reach for faction in seated if faction.reach is not None]
    return sum(values) if len(values) == len(seated) else None


@implements("5.2", "5.2.1")
def why_not_viable(seated: Sequence[Faction], *, adventurous: bool = False) -> Refusal | None:
    """Return why factions are not recommended for so many players by their reach, or None."""
    least = ADVENTUROUS_REACH if adventurous else LEAST_REACH[len(seated)]
    have = reach_of(seated)
    if have is None:
        return Refusal("5.2.2", "the Law does not say the reach of every one of these factions")
    if have < least:
        return Refusal("5.2.1", f"the reach of these factions is {have}; expected {least} or more")
    return None
