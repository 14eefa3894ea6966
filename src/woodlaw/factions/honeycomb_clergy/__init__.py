"""Honeycomb Clergy (chapter HCC)."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from woodlaw.engine.events import Crafted, Removed
from woodlaw.engine.extension import Fight
from woodlaw.engine.game import Game
from woodlaw.engine.turn import Action
from woodlaw.factions.honeycomb_clergy import flowers, hive, setup, turn
from woodlaw.factions.honeycomb_clergy.records import Records
from woodlaw.table.pieces import Piece
from woodlaw.table.places import Place


class Clergy(Records):
    """The Honeycomb Clergy."""

    name = "honeycomb_clergy"
    title = "Honeycomb Clergy"
    letter = "Y"
    colour = "#e0a526"
    setup_order = 15
    chapter = "HCC"
    draw_clause = "HCC.6.3"
    discard_clause = "HCC.6.3"
    points_known = True
    sits_by_default = True
    supplies = frozenset({"blind bag"})
    steps: Mapping[str, Collection[str]] = {
        "birdsong": turn.BIRDSONG,
        "daylight": turn.DAYLIGHT,
        "evening": turn.EVENING,
    }

    # Playing ----------------------------------------------------------------------------------------------------------
    def set_up(self, game: Game) -> None:
        """Carry out the Clergy's setup (HCC.3)."""
        setup.set_up(game, self)

    def birdsong(self, game: Game) -> None:
        """Carry out the Clergy's Birdsong (HCC.4)."""
        turn.birdsong(game, self)

    def daylight(self, game: Game) -> None:
        """Carry out the Clergy's Daylight (HCC.5)."""
        turn.daylight(game, self)

    def evening(self, game: Game) -> None:
        """Carry out the Clergy's Evening (HCC.6)."""
        turn.evening(game, self)

    def moving_along(
        self, game: Game, player: str, count: int, origin: Place, destination: Place
    ) -> tuple[tuple[Piece, int], ...]:
        """Flowers go along with the Clergy's warriors (HCC.2.2.IV)."""
        return flowers.choose_flowers_along(game, self, count, origin) if player == self.name else ()

    def after_removed(self, game: Game, events: Sequence[Removed], fight: Fight | None) -> Sequence[Action]:
        """Whoever removes pieces of the Clergy is a heretic (HCC.2.6.IV), and Cathedrals are avenged (HCC.2.5)."""
        hive.sacrilege(game, self, events)
        return hive.poke_the_hive(game, self, events)

    def after_crafted(self, game: Game, event: Crafted) -> None:
        """A penitent has had its honey for this turn (HCC.2.6.II)."""
        hive.share_honey(game, self, event.player)


FACTION = Clergy()
