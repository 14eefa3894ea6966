"""What bends the core: abilities (17.2), assembling (17.4), banishing (17.6.1) and drawing (17.6.5)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from woodlaw.engine.concepts import standing_on
from woodlaw.engine.enemies import is_enemy
from woodlaw.engine.game import Game
from woodlaw.engine.memory import of_boards
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.sides import Falling, Fight, Lent
from woodlaw.engine.state import State
from woodlaw.factions.base import Faction
from woodlaw.law.implements import implements
from woodlaw.table.boxes import PIECES, Box
from woodlaw.table.pieces import Category, Piece
from woodlaw.table.places import Place, board

ASSEMBLIES = ("closed_assembly", "governing_assembly")


class Council(Faction):
    """The rules of the Council that others feel."""

    name = "twilight_council"
    reach = 4
    starts_in_corner = True
    holds: Mapping[str, Box] | None = {"loyalists": Box((PIECES,), kinds=("warrior",), most=4, clause="17.2.1")}

    # 17.2 Faction rules and abilities ---------------------------------------------------------------------------------
    @property
    def loyalists(self) -> Place:
        """The box of the Loyalists (17.2.1)."""
        return board(self.name, "loyalists")

    @implements("17.2.2")
    def stored(self, piece: Piece) -> Piece:
        """An assembly off the map is neither closed nor governing."""
        return self.piece("closed_assembly") if piece is self.piece("governing_assembly") else piece

    def governs(self, state: State, place: Place) -> bool:
        """Return whether a Governing assembly lies at a place."""
        return state.count(place, self.piece("governing_assembly")) > 0

    def has_assembly(self, state: State, place: Place) -> bool:
        """Return whether an assembly lies at a place, either side up."""
        return self.governs(state, place) or state.count(place, self.piece("closed_assembly")) > 0

    def forbids_activate(self, game: Game, player: str, clearing: Place) -> Refusal | None:
        """Governors keep enemies from crafting there."""
        return self._why_not_governed(game, player, clearing, "activates crafting pieces")

    def forbids_place(self, game: Game, player: str, piece: Piece, place: Place) -> Refusal | None:
        """A clearing holds one assembly; Governors keep enemies from placing pieces there."""
        if piece.owner == self.name and piece.category is Category.TOKEN:
            return self._why_not_assemble(game, place)
        return self._why_not_governed(game, player, place, "places pieces")

    def forbids_remove(self, game: Game, player: str, piece: Piece, place: Place, falling: Falling) -> Refusal | None:
        """Governors keep enemies from removing pieces there, except in battle."""
        return None if falling.fight else self._why_not_governed(game, player, place, "removes pieces")

    def forbids_flip(self, game: Game, player: str, piece: Piece, place: Place) -> Refusal | None:
        """Governors keep enemies from turning pieces over there."""
        return self._why_not_governed(game, player, place, "flips pieces")

    def _why_not_governed(self, game: Game, player: str, place: Place, what: str) -> Refusal | None:
        if not place.number or not self.governs(game.state, place):
            return None
        return self._why_not_under_governors(game, player, place, what)

    @implements("17.2.3")
    def _why_not_under_governors(self, game: Game, player: str, place: Place, what: str) -> Refusal | None:
        """At Governing assemblies enemies cannot activate, place, take, remove or flip, except in battle."""
        if not is_enemy(game, self.name, player):
            return None
        return Refusal("17.2.3", f"no enemy of the Council {what} at the Governing assembly in clearing {place.number}")

    def lends(self, game: Game, player: str, fight: Fight) -> Sequence[Lent]:
        """Peacekeepers add defending warriors."""
        if player != fight.defender or self.name in (fight.attacker, fight.defender):
            return ()
        return self._peacekeepers(game, fight) if self.has_assembly(game.state, fight.clearing) else ()

    @implements("17.2.5")
    def _peacekeepers(self, game: Game, fight: Fight) -> Sequence[Lent]:
        """Council warriors defend an enemy whom another enemy attacks at an assembly, the Vagabond excepted."""
        enemies = all(is_enemy(game, self.name, player) for player in (fight.attacker, fight.defender))
        vagabond = game.state.owned(fight.clearing, fight.defender, Category.PAWN)
        if not enemies or vagabond or self._attacked_by_ally(game, fight):
            return ()
        return self.warriors_lent(game.state, fight.clearing)

    @implements("17.2.5.I")
    def _attacked_by_ally(self, game: Game, fight: Fight) -> bool:
        """Beside a Vagabond who is Allied to them, Council warriors attack instead."""
        kept = of_boards(fight.attacker).get("")
        return kept is not None and kept.of(game.state, fight.attacker, self.name) == "allied"

    @implements("17.2.6")
    def crafting_places(self, game: Game, player: str) -> Sequence[Place] | None:
        """The Council craft with assemblies."""
        assemblies = tuple(map(self.piece, ASSEMBLIES))
        return standing_on(game, assemblies) if player == self.name else None

    # 17.4 Birdsong ----------------------------------------------------------------------------------------------------
    @implements("17.4.3")
    def _why_not_assemble(self, game: Game, place: Place) -> Refusal | None:
        if not self.has_assembly(game.state, place):
            return None
        return Refusal("17.4.3", f"clearing {place.number} has an assembly already")

    # 17.6 Evening -----------------------------------------------------------------------------------------------------
