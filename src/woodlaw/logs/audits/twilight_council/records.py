"""What a recorded game shows of the Council: points, and what a turn cannot hold."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from woodlaw.engine.concepts import adjacent, standing_on
from woodlaw.engine.enemies import is_enemy, is_enemy_piece
from woodlaw.engine.events import Crafted, Event, Placed, Revealed, TurnEnded
from woodlaw.engine.extension import Extension, Points
from woodlaw.engine.game import Game
from woodlaw.engine.memory import FLAG, Remembered
from woodlaw.factions.twilight_council.abilities import ASSEMBLIES, Council
from woodlaw.law.implements import audits
from woodlaw.logs.audits.audit import Offence, violation
from woodlaw.logs.audits.pieces import astray, note_astray
from woodlaw.logs.audits.recorded import Recorded
from woodlaw.table.pieces import Category, Piece
from woodlaw.table.places import Place

CRAFTED = Remembered("council crafted", False, FLAG)
"""Whether the Council has crafted this turn."""


class Records(Council, Recorded):
    """The Council in recorded games."""

    draw_clause = "17.6.5"
    evening_draws_once = False
    discard_clause = "17.6.5"
    points_known = True

    def points_for(self, game: Game, event: Event, events: Sequence[Event]) -> Points | None:
        """Points for overseeing, and for empowering with revealed birds."""
        if self.ends_own_turn(event):
            return self._overseeing(game, event)
        if isinstance(event, Revealed) and event.owner == event.player == self.name:
            birds = sum(1 for card in event.cards if card.suit in ("bird", ""))
            return self._empowering(birds) if birds else None
        return None

    @audits("17.6.4")
    def _overseeing(self, game: Game, ending: TurnEnded) -> Points:
        """Records may leave out that assemblies were flipped to Governing when the Council adjourned (17.6.3)."""
        least = 0 if ending.game_over else self.oversee_points(self.overseen(game, "governing_assembly"))
        most = self.oversee_points(self.overseen(game, "governing_assembly", "closed_assembly"))
        return Points("17.6.4", least, most, "overseeing")

    @audits("17.6.1.III")
    def _empowering(self, birds: int) -> Points:
        """Each revealed bird card may score a point when it is returned."""
        return Points("17.6.1.III", 0, birds, "empowering")

    def offences(self, game: Game, event: Event, events: Sequence[Event]) -> Iterable[Offence]:
        """Nothing; what is crafted and what is gone is remembered for the cards that are drawn."""
        note_astray(game, self.name, event)
        if isinstance(event, Crafted) and event.player == self.name:
            CRAFTED.note(game.state, True)
        return ()

    def turn_offences(self, game: Game, player: str, events: Sequence[Event]) -> Iterable[tuple[Event, Offence]]:
        """Too many Loyalists at the end of anybody's turn."""
        gained = [event for event in events if isinstance(event, Placed) and event.place is self.loyalists]
        return self._too_many_loyalists(game, gained[-1]) if gained else ()

    @audits("17.2.1")
    def _too_many_loyalists(self, game: Game, gained: Event) -> Iterable[tuple[Event, Offence]]:
        held = game.state.count(self.loyalists, self.warrior)
        most = self.values["loyalists"]
        if held <= most:
            return ()
        return ((gained, violation("17.2.1", f"the Council hold {held} Loyalists", f"at most {most}")),)

    def carries(self, game: Game, player: str, piece: Piece, origin: Place, destination: Place) -> bool:
        """Banish forces defending warriors to move."""
        banishing = player == self.name and piece.category is Category.WARRIOR and self.has_assembly(game.state, origin)
        return banishing and self._banished(game, piece, origin, destination)

    @audits("17.6.1.I", "17.6.1.Ia", "17.6.1.Ib", "17.6.1.Ic")
    def _banished(self, game: Game, piece: Piece, origin: Place, destination: Place) -> bool:
        """An enemy player's warrior, unless it cannot be moved, goes to an adjacent place, whoever rules."""
        if piece.owner not in game.state.seats or not is_enemy(game, self.name, piece.owner):
            return False
        if any(
            e.forbids_move(game, self.name, piece, origin, destination) for e in game.bending(Extension.forbids_move)
        ):
            return False
        return destination in adjacent(game, piece.owner, origin)

    @audits("17.6.4")
    def overseen(self, game: Game, *kinds: str) -> int:
        """Return how many assemblies of some kinds lie with any enemy buildings or tokens."""
        settled = (Category.BUILDING, Category.TOKEN)
        return sum(
            any(
                piece.category in settled and is_enemy_piece(game, self.name, piece, place)
                for piece in game.state.at(place)
            )
            for place in standing_on(game, [self.piece(kind) for kind in kinds])
        )

    @audits("17.6.4")
    def oversee_points(self, assemblies: int) -> int:
        """Return the points that Oversee scores for so many assemblies."""
        table: list[int] = self.values["oversee"]
        return table[min(assemblies, len(table) - 1)]

    @audits("17.6.5", "17.6.2")
    def turn_draws(self, game: Game) -> tuple[int, int | None] | None:
        """One card; and where the Council craft nothing, one for each icon that Inspire draws by.

        Assemblies that they remove afterwards showed icons too.
        """
        assemblies = sum(self.on_map(game.state, kind) - astray(game, self.piece(kind)) for kind in ASSEMBLIES)
        icons: list[int] = self.values["inspire"]
        inspired = icons[min(max(0, assemblies), len(icons) - 1)]
        return 1 + (0 if CRAFTED.of(game.state) else inspired), 1 + icons[-1]
