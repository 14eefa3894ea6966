"""The Corvids' board and abilities: plots of two faces, snares, nimble moves and embedded agents (13.2, 13.7.2)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from woodlaw.engine.concepts import standing_on
from woodlaw.engine.game import Game
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.sides import Fight, Modifier
from woodlaw.engine.victory import are_allies
from woodlaw.factions.base import Faction
from woodlaw.law.implements import implements
from woodlaw.table.boxes import CARDS, Box
from woodlaw.table.pieces import Piece
from woodlaw.table.places import Place

FACES = ("bomb", "snare", "extortion", "raid")


class Corvids(Faction):
    """The Corvid Conspiracy: plots, face down and face up."""

    name = "corvid_conspiracy"
    title = "Corvid Conspiracy"
    letter = "P"
    colour = "#6d4f9e"
    setup_order = 9
    reach = 3
    chapter = "13"
    holds: Mapping[str, Box] | None = {"cards": Box((CARDS,))}

    @property
    def plot(self) -> Piece:
        """A plot token face down."""
        return self.piece("plot")

    @property
    def plots(self) -> tuple[Piece, ...]:
        """Every plot token, face down and face up."""
        return (self.plot, *(self.piece(face) for face in FACES))

    def face_up(self, game: Game) -> int:
        """Return how many plots lie face up on the map; a bomb that was flipped is gone at once (13.7.1)."""
        return sum(self.on_map(game.state, face) for face in FACES if face != "bomb")

    @implements("13.2.1")
    def crafting_places(self, game: Game, player: str) -> Sequence[Place] | None:
        """Crafting: the Corvids activate plots, face up or down."""
        return standing_on(game, self.plots) if player == self.name else None

    @implements("13.2.2.I")
    def stored(self, piece: Piece) -> Piece:
        """Token Facing: in the supply all plots lie face down."""
        return self.plot if piece in self.plots else piece

    def forbids_place(self, game: Game, player: str, piece: Piece, place: Place) -> Refusal | None:
        """No second plot in a clearing, and no enemy piece at a snare."""
        if piece.owner == self.name:
            return self._why_no_second_plot(game, piece, place)
        return self._why_not_by_snare(game, piece, place)

    @implements("13.2.2.II")
    def _why_no_second_plot(self, game: Game, piece: Piece, place: Place) -> Refusal | None:
        """Placement Limits: one plot a clearing."""
        if piece not in self.plots or not place.number:
            return None
        if not any(game.state.count(place, plot) for plot in self.plots):
            return None
        return Refusal("13.2.2.II", f"clearing {place.number} has a plot")

    @implements("13.7.2")
    def _why_not_by_snare(self, game: Game, piece: Piece, place: Place) -> Refusal | None:
        """Snare: while it is face up, enemy pieces cannot be placed in or moved from its clearing."""
        if not place.number or not piece.is_faction_piece or are_allies(game, self.name, piece.owner):
            return None
        if not game.state.count(place, self.piece("snare")):
            return None
        return Refusal("13.7.2", f"a snare lies in clearing {place.number}")

    def forbids_leave(self, game: Game, player: str, piece: Piece, origin: Place) -> Refusal | None:
        """Enemy pieces do not leave a snare."""
        return None if piece.owner == self.name else self._why_not_by_snare(game, piece, origin)

    @implements("13.2.3")
    def ignores_rule(self, game: Game, player: str, origin: Place, destination: Place) -> bool:
        """Nimble: the Corvids move whoever rules."""
        return player == self.name

    @implements("13.2.5")
    def battle_modifiers(self, game: Game, fight: Fight) -> Iterable[Modifier]:
        """Embedded Agents: as defender with a plot face down there, the Corvids deal an extra hit."""
        if fight.defender != self.name or not game.state.count(fight.clearing, self.plot):
            return ()
        return (Modifier("13.2.5", self.name, extra=1),)
