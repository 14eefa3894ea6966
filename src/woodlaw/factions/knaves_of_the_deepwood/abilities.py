"""What bends the core: abilities (18.2), item actions (18.5.1) and Captains (K)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property

from woodlaw.engine.enemies import is_enemy
from woodlaw.engine.extension import Extension
from woodlaw.engine.forests import touching
from woodlaw.engine.game import Game
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.sides import Fight, Modifier
from woodlaw.engine.state import State
from woodlaw.factions.base import Faction
from woodlaw.law.implements import audits, implements
from woodlaw.table.pieces import Category, Piece
from woodlaw.table.places import Place, PlaceKind, board

CAPTAINS = (
    "thief",
    "tinker",
    "ranger",
    "vagrant",
    "arbiter",
    "scoundrel",
    "adventurer",
    "harrier",
    "ronin",
    "cheat",
    "gladiator",
    "jailor",
)


class Abilities(Faction):
    """The rules of the Knaves that others feel."""

    boxes: Mapping[str, str] = {"cards": "cards"}
    own_cards = frozenset(CAPTAINS)

    @cached_property
    def warrior(self) -> Piece:
        """The Skunk, the Knaves' plain warrior."""
        return self.piece("skunk")

    @cached_property
    def captains(self) -> tuple[Piece, ...]:
        """The Captain warriors."""
        return tuple(self.piece(kind) for kind in CAPTAINS)

    # 18.2.2 Stash -----------------------------------------------------------------------------------------------------
    @implements("18.2.2")
    def item_box(self) -> Place:
        """Instead of a Crafted Items box the Knaves have the Stash."""
        return board(self.name, "stash")

    # 18.2.3 Acclaim, 18.2.5 Follow Me ---------------------------------------------------------------------------------
    def forbids_place(self, game: Game, player: str, piece: Piece, place: Place) -> Refusal | None:
        """Acclaim lies in clearings, one in each; Captains are readied in forests."""
        if piece is self.piece("acclaim"):
            return self._why_no_acclaim(game, place)
        return self._why_not_readied(game, place) if piece in self.captains else None

    @implements("18.2.3")
    def _why_no_acclaim(self, game: Game, place: Place) -> Refusal | None:
        if place.kind is PlaceKind.FOREST:
            return Refusal("18.2.3", "forests cannot hold acclaim")
        if game.state.count(place, self.piece("acclaim")):
            return Refusal("18.2.3", f"clearing {place.number} has acclaim already")
        return None

    @implements("18.2.5", "18.3.3", "18.4.1")
    def _why_not_readied(self, game: Game, place: Place) -> Refusal | None:
        if game.state.current == self.name and place.kind is not PlaceKind.CLEARING:
            return None
        return Refusal("18.2.5", "Captains are placed in forests alone, in setup and when readied")

    # 18.2.4 Deepwood Runners ------------------------------------------------------------------------------------------
    def adjacent_places(self, game: Game, player: str, place: Place) -> Iterable[Place]:
        """Forests and clearings around a place are adjacent to it for the Knaves."""
        return self._deepwood(game, place) if player == self.name else ()

    @implements("18.2.4")
    def _deepwood(self, game: Game, place: Place) -> Sequence[Place]:
        """Return the forests that touch a place, and for a forest the clearings that it touches."""
        return touching(game, place)

    @implements("18.2.4")
    def ignores_rule(self, game: Game, player: str, origin: Place, destination: Place) -> bool:
        """They move in and out of forests whoever rules."""
        return player == self.name and PlaceKind.FOREST in (origin.kind, destination.kind)

    # 18.2.6 Have at Thee, 18.5.1.IV Item actions ----------------------------------------------------------------------
    def carries(self, game: Game, player: str, piece: Piece, origin: Place, destination: Place) -> bool:
        """Prisoners are dragged into forests and let out of them; a Captain dashes whoever rules."""
        if piece.owner == self.name:
            return player == self.name and self._dashes(game, piece, origin, destination)
        if piece.category is not Category.WARRIOR or not is_enemy(game, self.name, piece.owner):
            return False
        if destination.kind is PlaceKind.FOREST:
            return player == self.name and self._taken_prisoner(game, piece, origin, destination)
        return origin.kind is PlaceKind.FOREST and self._freed(player, destination)

    @audits("18.2.6", "18.5.1.IVb")
    def _taken_prisoner(self, game: Game, piece: Piece, origin: Place, destination: Place) -> bool:
        """A player's defending warrior, unless it cannot be moved, goes to an adjacent forest without Prisoners."""
        if any(
            e.forbids_move(game, self.name, piece, origin, destination) for e in game.bending(Extension.forbids_move)
        ):
            return False
        vacant = origin.number in destination.clearings and not self.prisoners(game.state, destination)
        return vacant and piece.owner in game.state.seats

    def prisoners(self, state: State, place: Place) -> int:
        """Return how many Prisoners lie in a forest: warriors of others."""
        there = state.at(place).items() if place.kind is PlaceKind.FOREST else ()
        return sum(n for piece, n in there if piece.category is Category.WARRIOR and piece.owner not in ("", self.name))

    @audits("18.6.3")
    def _freed(self, player: str, destination: Place) -> bool:
        """When the Knaves take it easy, an enemy may place its Prisoners in a clearing."""
        return player == self.name and bool(destination.number)

    @audits("18.5.1.IVa")
    def _dashes(self, game: Game, piece: Piece, origin: Place, destination: Place) -> bool:
        """A dash moves a Captain and its Skunks along a path, ignoring rule; records do not tell dashes from moves."""
        linked = bool(origin.number) and destination.number in game.state.map.paths[origin.number]
        closed = tuple(sorted((origin.number, destination.number))) in game.state.closed_paths
        captain = any(game.state.count(place, each) for place in (origin, destination) for each in self.captains)
        return piece.category is Category.WARRIOR and linked and not closed and captain

    # 18.2.8 Crafting, 18.5.1.III Filch --------------------------------------------------------------------------------
    @implements("18.5.1.III", "18.5.1.IVg")
    def item_points(self, game: Game, player: str, item: str, listed: int) -> tuple[int, ...]:
        """A filched item scores nothing, a served one what its card lists."""
        return (0, listed) if listed else (0,)

    # Battle: Skirmish (18.5.1.IVc), Arbiter (K.5), Jailor (K.12) ------------------------------------------------------
    def battle_modifiers(self, game: Game, fight: Fight) -> Iterable[Modifier]:
        """What the Knaves may choose in their attacks; which item was flipped, nothing on the map tells."""
        if fight.attacker != self.name:
            return ()
        there = game.state.at(fight.clearing)
        found = [self._skirmish()] if any(captain in there for captain in self.captains) else []
        if self.piece("arbiter") in there:
            found.append(self._arbiter())
        if self.piece("jailor") in there:
            found.append(self._jailor())
        return found

    @implements("18.5.1.IVc")
    def _skirmish(self) -> Modifier:
        return Modifier("18.5.1.IVc", self.name, ignores_first=True, optional=True)

    @implements("K.5.2")
    def _arbiter(self) -> Modifier:
        return Modifier("K.5.2", self.name, extra=1, optional=True)

    @implements("K.12.2")
    def _jailor(self) -> Modifier:
        return Modifier("K.12.2", self.name, ignored=1, optional=True)

    # 18.6 Evening -----------------------------------------------------------------------------------------------------
    @audits("18.6.1")
    def mocking_points(self, prisoners: int, acclaim: int) -> int:
        """Return the points for so many Prisoners and so much acclaim on the map: one for every two of each."""
        return prisoners // 2 + acclaim // 2

    @audits("18.6.4")
    def turn_draws(self, game: Game) -> tuple[int, int | None] | None:
        """One card; gifts and Captains may have drawn more before."""
        return 1, None
