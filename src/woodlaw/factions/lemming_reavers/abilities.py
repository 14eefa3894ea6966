"""What bends the core: abilities (LR.2), scouting (LR.4.3), building (LR.5.2.III) and drawing (LR.6.2)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property

from woodlaw.engine.enemies import is_enemy_piece
from woodlaw.engine.game import Game
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.sides import Falling
from woodlaw.engine.state import State
from woodlaw.factions.base import Faction
from woodlaw.factions.records import standing_on
from woodlaw.law.implements import audits, implements
from woodlaw.table.pieces import Piece
from woodlaw.table.places import Place, supply

CACHES = ("provisions", "depot", "reserve", "loot")


class Abilities(Faction):
    """The rules of the Reavers that others feel."""

    boxes: Mapping[str, str] = {"warrior": "idle warriors", **dict.fromkeys(CACHES, "caches")}

    # LR.2.1 Crafting --------------------------------------------------------------------------------------------------
    @implements("LR.2.1", "LR.5.1")
    def crafting_places(self, game: Game, player: str) -> Sequence[Place] | None:
        """The Reavers craft with encampments."""
        return standing_on(game, (self.piece("encampment"),)) if player == self.name else None

    # LR.2.2 Caches ----------------------------------------------------------------------------------------------------
    @cached_property
    def caches(self) -> tuple[Piece, ...]:
        """The four types of cache."""
        return tuple(self.piece(kind) for kind in CACHES)

    def owned_caches(self, state: State, kind: str) -> int:
        """Return how many caches of a type lie on the faction board."""
        return state.count(self.box("", kind), self.piece(kind))

    def forbids_remove(self, game: Game, player: str, piece: Piece, place: Place, falling: Falling) -> Refusal | None:
        """Caches stay while other enemy pieces are about."""
        standing = falling.standing(game, place)
        return self._removal_condition(game, player, place, standing, "removed") if piece in self.caches else None

    def forbids_move(self, game: Game, player: str, piece: Piece, origin: Place, destination: Place) -> Refusal | None:
        """Caches stay while other enemy pieces are about."""
        standing = game.state.at(origin)
        return self._removal_condition(game, player, origin, standing, "moved") if piece in self.caches else None

    @implements("LR.2.2.I", "LR.2.2.Ia")
    def _removal_condition(
        self, game: Game, player: str, place: Place, standing: Iterable[Piece], what: str
    ) -> Refusal | None:
        """A player removes or moves a cache where no other piece is an enemy's; other caches do not count."""
        others = (piece for piece in standing if piece not in self.caches)
        if not place.number or not any(is_enemy_piece(game, player, piece, place) for piece in others):
            return None
        return Refusal("LR.2.2.I", f"no cache is {what} while other enemy pieces are in clearing {place.number}")

    @implements("LR.2.2.IIc")
    def extra_removal_points(self, game: Game, remover: str, piece: Piece) -> int:
        """Whoever removes a reserve scores one more point."""
        return 1 if piece is self.piece("reserve") else 0

    # LR.2.4 Upkeep ----------------------------------------------------------------------------------------------------
    def forbids_place(self, game: Game, player: str, piece: Piece, place: Place) -> Refusal | None:
        """Caches and encampments keep apart."""
        if piece.owner != self.name or piece is self.warrior or not place.number:
            return None
        return self._why_not_scout(game, place) if piece in self.caches else self._why_not_build(game, place)

    @implements("LR.2.4")
    def upkeep(self, state: State) -> int:
        """Return how many warriors the supply must be left with more than: 10, less 5 for each provisions owned."""
        saved = int(self.values["upkeep less by provisions"]) * self.owned_caches(state, "provisions")
        return max(0, int(self.values["upkeep"]) - saved)

    @implements("LR.2.4.I")
    def supplied(self, state: State) -> int:
        """Return how many warriors the supply holds, the idle ones included."""
        return sum(state.count(place, self.warrior) for place in (supply(self.name), self.box("", "warrior")))

    @implements("LR.2.4")
    def most_placed(self, game: Game, player: str, piece: Piece, place: Place) -> tuple[int, str] | None:
        """Upkeep: the Lemmings place no more warriors than leave their supply more than it must hold."""
        if player != self.name or piece is not self.warrior or not place.number:
            return None
        return max(0, self.supplied(game.state) - self.upkeep(game.state) - 1), "LR.2.4"

    # LR.4 Birdsong, LR.5 Daylight -------------------------------------------------------------------------------------
    @implements("LR.4.3")
    def _why_not_scout(self, game: Game, place: Place) -> Refusal | None:
        if not game.state.owned(place, self.name):
            return None
        return Refusal("LR.4.3", f"caches are scouted without Lemming pieces, and clearing {place.number} has some")

    @implements("LR.5.2.III")
    def _why_not_build(self, game: Game, place: Place) -> Refusal | None:
        if game.state.count(place, self.piece("encampment")):
            return Refusal("LR.5.2.III", f"clearing {place.number} has an encampment already")
        if any(game.state.count(place, cache) for cache in self.caches):
            return Refusal("LR.5.2.III", f"clearing {place.number} holds a cache")
        return None

    # LR.6 Evening -----------------------------------------------------------------------------------------------------
    @audits("LR.6.2", "LR.7.4")
    def turn_draws(self, game: Game) -> tuple[int, int | None] | None:
        """One card, and one for each loot on the faction board."""
        due = 1 + self.owned_caches(game.state, "loot")
        return due, due
