"""A Vagabond's relationships as a record tells them: where his markers come to lie, and what he scores for them."""

from __future__ import annotations

from collections.abc import Sequence

from woodlaw.engine.events import CardsMoved, Event, Stated
from woodlaw.engine.extension import Points
from woodlaw.engine.game import Game
from woodlaw.factions.vagabond.abilities import Vagabond
from woodlaw.factions.vagabond.relationships import ALLIED, AMIABLE, FRIENDLY, HOSTILE, INDIFFERENT, TRACK
from woodlaw.law.implements import audits
from woodlaw.logs.audits.audit import Offence
from woodlaw.logs.audits.vagabond.deeds import ADVANCED, misplaced_marker, tells_markers
from woodlaw.table.places import hand

SPACES = {"h": HOSTILE, "0": INDIFFERENT, "1": AMIABLE, "2": FRIENDLY, "a": ALLIED}
"""The spaces of the chart by what a record writes."""


def moved_marker(vagabond: Vagabond, game: Game, event: Stated, events: Sequence[Event]) -> Sequence[Offence]:
    """Remember that a relationship marker advances, from which space to which; it cannot go back."""
    player = _lettered(game, event.fact)
    before, after = vagabond.relationship(game, player), SPACES.get(event.value)
    if not player or after is None:
        return ()
    if vagabond.has_marker(game, player) and before in TRACK and after in TRACK[TRACK.index(before) + 1 :]:
        advance = len(events), player, TRACK.index(before), TRACK.index(after)
        ADVANCED.note(game.state, (*ADVANCED.of(game.state), advance))
    return misplaced_marker(vagabond, game, player, after)


def _lettered(game: Game, letter: str) -> str:
    """Return the player whose faction a record writes by a letter, or ``""``."""
    return next((name for name, faction in game.factions.items() if getattr(faction, "letter", "") == letter), "")


@audits("9.2.9.Ib")
def improved(vagabond: Vagabond, game: Game, number: int) -> Points | None:
    """Effect: a marker that advances scores what its new space says; a record may leave out those before."""
    for when, _, first, last in ADVANCED.of(game.state):
        if when == number:
            points = vagabond.values["points for a better relationship"][first:last]
            return Points("9.2.9.Ib", points[-1], sum(points), "a better relationship")
    return None


@audits("9.2.9.IIa", "9.2.9.Ib")
def aided(vagabond: Vagabond, game: Game, event: CardsMoved) -> Points | None:
    """Aiding Ally: two points for each time that he aids an Allied faction.

    Where a record tells nothing of relationships, they may have become better, or have been so good.
    """
    other = event.target.owner
    most = vagabond.values["points for aiding an ally"] * len(event.cards)
    if event.source is not hand(vagabond.name) or event.target is not hand(other):
        return None
    if not tells_markers(vagabond, game.state):
        return Points("9.2.9.Ia", 0, most, "aid")
    return Points("9.2.9.IIa", 0, most, "aiding an ally") if vagabond.relationship(game, other) == ALLIED else None
