"""What bends the core: abilities (15.2), delving (15.5.2) and Evening (15.6)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property

from woodlaw.engine.concepts import standing_on
from woodlaw.engine.game import Game
from woodlaw.engine.sides import Fight, Modifier
from woodlaw.engine.state import State
from woodlaw.factions.base import Faction
from woodlaw.law.implements import implements
from woodlaw.table.boxes import CARDS, OWN_CARDS, PIECES, Box
from woodlaw.table.pieces import Piece
from woodlaw.table.places import Place, PlaceKind, board


class Keepers(Faction):
    """The rules of the Keepers that others feel."""

    name = "keepers_in_iron"
    reach = 8
    starts_in_corner = True
    holds: Mapping[str, Box] | None = {
        **dict.fromkeys(("move", "battle then delve", "move or recover"), Box((CARDS, OWN_CARDS), clause="15.6.2")),
        "relics": Box((PIECES,), kinds=("figure_relic", "tablet_relic", "jewelry_relic"), clause="15.5.2.IIIa"),
    }
    own_cards = frozenset(("faithfulretainer", "retainer"))

    def lets_lie(self, piece: Piece, place: Place) -> bool:
        """Relics lie in forests."""
        return place.kind is PlaceKind.FOREST and piece in self.relics

    # 15.2 Faction rules and abilities ---------------------------------------------------------------------------------
    @cached_property
    def relics(self) -> tuple[Piece, ...]:
        """The three kinds of relic, by the types in their order (15.2.1)."""
        return tuple(self.piece(f"{kind}_relic") for kind in self.values["relic types"])

    @cached_property
    def waystations(self) -> tuple[Piece, ...]:
        """The waystations, each way up (15.2.2)."""
        return tuple(spec.piece for kind, spec in self.pieces.items() if kind.endswith("_waystation"))

    @implements("15.2.2")
    def stored(self, piece: Piece) -> Piece:
        """A waystation off the map has no side up: it lies as the box lists it."""
        if piece not in self.waystations or self.pieces[piece.kind].count:
            return piece
        up, down, _ = piece.kind.split("_")
        return self.piece(f"{down}_{up}_waystation")

    def relics_at(self, state: State, place: Place) -> int:
        """Return how many relics lie at a place."""
        return sum(state.count(place, relic) for relic in self.relics)

    @implements("15.2.3")
    def crafting_places(self, game: Game, player: str) -> Sequence[Place] | None:
        """The Keepers craft with waystations of any type."""
        return standing_on(game, self.waystations) if player == self.name else None

    def battle_modifiers(self, game: Game, fight: Fight) -> Iterable[Modifier]:
        """Devout Knights fight beside relics."""
        return self._devout_knights(game, fight) if self.name in (fight.attacker, fight.defender) else ()

    @implements("15.2.4")
    def _devout_knights(self, game: Game, fight: Fight) -> tuple[Modifier, ...]:
        """With a relic and a Keeper warrior in the clearing of battle, ignore the first hit taken."""
        if not self.relics_at(game.state, fight.clearing) or not game.state.warriors(fight.clearing, self.name):
            return ()
        return (Modifier("15.2.4", self.name, ignores_first=True),)

    @implements("15.2.4")
    def moves_along(self, game: Game, player: str, piece: Piece) -> bool:
        """Each Keeper warrior that moves may take a relic along."""
        return player == self.name and piece in self.relics

    @implements("15.2.5")
    def extra_removal_points(self, game: Game, remover: str, piece: Piece) -> int:
        """Prized Trophies: an enemy that removes a relic scores one more point."""
        return 1 if piece in self.relics else 0

    # 15.5.2 Act with Retinue ------------------------------------------------------------------------------------------
    @property
    def relics_box(self) -> Place:
        """The Relics spaces of the board (15.5.2.IIIa)."""
        return board(self.name, "relics")

    # 15.6 Evening -----------------------------------------------------------------------------------------------------
