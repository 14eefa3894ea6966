"""What bends the core: the Alliance's abilities (8.2), as others feel them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property

from woodlaw.engine.actions import Offer
from woodlaw.engine.events import Moved, Removed
from woodlaw.engine.game import Game
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.sides import Fight
from woodlaw.engine.state import State
from woodlaw.factions.base import Faction
from woodlaw.factions.records import astray, standing_on
from woodlaw.factions.woodland_alliance.fallen_bases import bases_that_fell
from woodlaw.factions.woodland_alliance.outrage import outrage_by_moving, outrage_by_removing
from woodlaw.law.implements import implements
from woodlaw.table.pieces import Piece
from woodlaw.table.places import Place, board
from woodlaw.table.suits import CLEARING_SUITS

NAME = "woodland_alliance"
SUPPORTERS = board(NAME, "supporters")
OFFICERS = board(NAME, "officers")


class Alliance(Faction):
    """The Woodland Alliance: sympathy, supporters, revolts and officers."""

    name = NAME
    title = "Woodland Alliance"
    letter = "A"
    colour = "#4f9d45"
    setup_order = 3
    reach = 3
    chapter = "8"
    draw_clause = "8.6.2"
    discard_clause = "8.6.2"
    points_known = True
    uncounted = frozenset({"sympathy"})
    boxes: Mapping[str, str] = {"cards": "supporters", "warrior": "officers"}
    shown_empty = ("supporters",)

    # 8.2.1 Crafting, 8.2.2 Guerrilla War ------------------------------------------------------------------------------
    @implements("8.2.1")
    def crafting_places(self, game: Game, player: str) -> Sequence[Place] | None:
        """Crafting: the Alliance activates sympathy tokens."""
        return standing_on(game, (self.sympathy,)) if player == self.name else None

    @implements("8.2.2")
    def rolls_swapped(self, game: Game, fight: Fight) -> bool:
        """Guerrilla War: as defender the Alliance deals the higher roll."""
        return fight.defender == self.name

    # 8.2.3 The Supporters Stack ---------------------------------------------------------------------------------------
    hidden_boxes = (SUPPORTERS,)
    supporters = SUPPORTERS
    officers = OFFICERS

    @implements("8.2.3")
    def forbids_look(self, game: Game, player: str, place: Place) -> Refusal | None:
        """Supporters lie face down, and the Alliance alone may look at them."""
        if place is not self.supporters or player == self.name:
            return None
        return Refusal("8.2.3", "only the Alliance may look at its supporters")

    # 8.2.4 Removing Bases ---------------------------------------------------------------------------------------------
    @cached_property
    def bases(self) -> tuple[Piece, ...]:
        """The three bases."""
        return tuple(map(self.base, CLEARING_SUITS))

    def base(self, suit: str) -> Piece:
        """Return the base of a suit that clearings have printed."""
        return self.piece(f"{suit}_base")

    def bases_at(self, state: State, clearing: Place) -> int:
        """Return how many bases a clearing has."""
        return sum(state.count(clearing, base) for base in self.bases)

    def bases_on_map(self, state: State) -> int:
        """Return how many bases are on the map."""
        return sum(state.on_map(base) for base in self.bases)

    # 8.2.5 Sympathy Tokens --------------------------------------------------------------------------------------------
    @cached_property
    def sympathy(self) -> Piece:
        """The sympathy token."""
        return self.piece("sympathy")

    def forbids_place(self, game: Game, player: str, piece: Piece, place: Place) -> Refusal | None:
        """A clearing holds one sympathy token."""
        return self._why_no_sympathy(game, place) if piece is self.sympathy and place.number else None

    @implements("8.2.5.I")
    def _why_no_sympathy(self, game: Game, clearing: Place) -> Refusal | None:
        """Placement Limits: one token a clearing, unless the books have lost track of some."""
        if not self.is_sympathetic(game.state, clearing) or astray(game, self.sympathy):
            return None
        return Refusal("8.2.5.I", f"clearing {clearing.number} is sympathetic already")

    @implements("8.2.5.II")
    def is_sympathetic(self, state: State, clearing: Place) -> bool:
        """Return whether a clearing has a sympathy token."""
        return state.count(clearing, self.sympathy) > 0

    def sympathetic(self, state: State) -> list[Place]:
        """Return the sympathetic clearings."""
        return [clearing for clearing in state.clearings if self.is_sympathetic(state, clearing)]

    # What is due ------------------------------------------------------------------------------------------------------
    def after_removed(self, game: Game, events: Sequence[Removed], fight: Fight | None) -> Sequence[Offer]:
        """Whoever removes sympathy outrages (8.2.6); a base takes supporters and officers with it (8.2.4)."""
        return [*outrage_by_removing(game, self, events), *bases_that_fell(game, self, events)]

    def after_moved(self, game: Game, event: Moved) -> Sequence[Offer]:
        """Whoever moves warriors to sympathy outrages (8.2.6)."""
        return outrage_by_moving(game, self, event)
