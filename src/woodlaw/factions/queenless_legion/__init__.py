"""Queenless Legion (chapter QL)."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from woodlaw.engine.events import Removed
from woodlaw.engine.extension import Fight
from woodlaw.engine.game import Game
from woodlaw.engine.turn import Action
from woodlaw.factions.queenless_legion import birdsong, daylight, evening, setup, spoils
from woodlaw.factions.queenless_legion.records import Records


class Legion(Records):
    """The Queenless Legion."""

    name = "queenless_legion"
    title = "Queenless Legion"
    letter = "J"
    colour = "#7a1f3d"
    setup_order = 16
    chapter = "QL"
    starts_in_corner = True
    draw_clause = "QL.6.4"
    discard_clause = "QL.6.4"
    points_known = True
    steps: Mapping[str, Collection[str]] = {
        "birdsong": birdsong.STEPS,
        "daylight": daylight.STEPS,
        "evening": evening.STEPS,
    }

    # Playing ----------------------------------------------------------------------------------------------------------
    def set_up(self, game: Game) -> None:
        """Carry out the Legion's setup (QL.3)."""
        setup.set_up(game, self)

    def birdsong(self, game: Game) -> None:
        """Carry out the Legion's Birdsong (QL.4)."""
        birdsong.birdsong(game, self)

    def daylight(self, game: Game) -> None:
        """Carry out the Legion's Daylight (QL.5)."""
        daylight.daylight(game, self)

    def evening(self, game: Game) -> None:
        """Carry out the Legion's Evening (QL.6)."""
        evening.evening(game, self)

    def after_removed(self, game: Game, events: Sequence[Removed], fight: Fight | None) -> Sequence[Action]:
        """Spoils are remembered with what they were removed in (QL.2.2)."""
        spoils.remember(game, self, events, fight)
        return ()


FACTION = Legion()
