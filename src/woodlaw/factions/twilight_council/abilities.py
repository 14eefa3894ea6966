"""What bends the core: abilities (17.2), assembling (17.4), banishing (17.6.1) and drawing (17.6.5)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from woodlaw.engine.concepts import adjacent
from woodlaw.engine.enemies import is_enemy, is_enemy_piece
from woodlaw.engine.extension import Extension
from woodlaw.engine.game import Game
from woodlaw.engine.memory import FLAG, Remembered, of_boards
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.sides import Falling, Fight, Lent
from woodlaw.engine.state import State
from woodlaw.factions.base import Faction
from woodlaw.factions.records import astray, standing_on
from woodlaw.law.implements import audits, implements
from woodlaw.table.boxes import PIECES, Box
from woodlaw.table.pieces import Category, Piece
from woodlaw.table.places import Place

ASSEMBLIES = ("closed_assembly", "governing_assembly")

CRAFTED = Remembered("council crafted", False, FLAG)
"""Whether the Council has crafted this turn."""


class Council(Faction):
    """The rules of the Council that others feel."""

    name = "twilight_council"
    title = "Twilight Council"
    letter = "T"
    colour = "#6d4c9f"
    setup_order = 13
    reach = 4
    chapter = "17"
    starts_in_corner = True
    draw_clause = "17.6.5"
    evening_draws_once = False
    discard_clause = "17.6.5"
    points_known = True
    boxes: Mapping[str, str] = {"warrior": "loyalists"}
    holds: Mapping[str, Box] | None = {"loyalists": Box((PIECES,), kinds=("warrior",), most=4, clause="17.2.1")}

    # 17.2 Faction rules and abilities ---------------------------------------------------------------------------------
    @property
    def loyalists(self) -> Place:
        """The box of the Loyalists (17.2.1)."""
        return self.box("", "warrior")

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
