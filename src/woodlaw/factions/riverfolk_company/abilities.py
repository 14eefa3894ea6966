"""The Riverfolk Company (chapter 11)."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import cast

from woodlaw.engine.concepts import linked_by_river, suits
from woodlaw.engine.extension import Way
from woodlaw.engine.game import Game
from woodlaw.engine.memory import FLAG, PLAYER, Remembered
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.sides import Fight, Lent
from woodlaw.factions.base import Faction
from woodlaw.law.implements import implements
from woodlaw.table.boxes import CARDS, OTHERS, PIECES, Box
from woodlaw.table.pieces import Category, Piece
from woodlaw.table.places import OUT_OF_GAME, Place, board
from woodlaw.table.suits import CLEARING_SUITS

PAID = Remembered("paid", False, FLAG, PLAYER)
"""Whether a player has paid the Riverfolk this turn (11.2.6)."""


class Riverfolk(Faction):
    """The Riverfolk Company: trade posts, funds and services."""

    name = "riverfolk_company"
    title = "Riverfolk Company"
    letter = "O"
    colour = "#52b3a4"
    setup_order = 7
    reach = 5
    chapter = "11"
    holds: Mapping[str, Box] | None = {
        "funds": Box((PIECES, OTHERS), kinds=("warrior",), clause="11.2.4"),
        "cards": Box((CARDS,)),
    }

    @property
    def trade_posts(self) -> tuple[Piece, ...]:
        """The trade post of each suit."""
        return tuple(self.piece(f"{suit}_trade_post") for suit in CLEARING_SUITS)

    @property
    def funds(self) -> Place:
        """The Funds, Payments and Committed boxes, which a record does not tell apart (11.2.4)."""
        return board(self.name, "funds")

    def may_use_services(self, game: Game, player: str) -> bool:
        """Return whether a player paid the Riverfolk in this turn, which is its own (11.2.6)."""
        return player == game.state.current and PAID.of(game.state, player)

    # Swimmers and Riverboats ------------------------------------------------------------------------------------------
    def treats_as_paths(self, game: Game, player: str) -> Collection[Way]:
        """Rivers are paths for the Riverfolk, and for who may have bought riverboats."""
        return (Way.RIVERS,) if self._swims(player) or self._boats(game, player) else ()

    @implements("11.2.2")
    def _swims(self, player: str) -> bool:
        """Swimmers: the Riverfolk treat rivers as paths."""
        return player == self.name

    @implements("11.2.7.II")
    def _boats(self, game: Game, player: str) -> bool:
        """Riverboats: the buyer treats rivers as paths for the turn; which service was bought a record does not say."""
        return self.may_use_services(game, player)

    @implements("11.2.2")
    def ignores_rule(self, game: Game, player: str, origin: Place, destination: Place) -> bool:
        """Swimmers: along a river the Riverfolk need no rule."""
        return player == self.name and linked_by_river(game, origin, destination)

    # Mercenaries ------------------------------------------------------------------------------------------------------
    @implements("11.2.6.III")
    def pays_in_items(self, game: Game, player: str) -> bool:
        """Vagabond Funds: whoever has no warriors pays in items."""
        return "warrior" not in cast("Faction", game.factions[player]).pieces

    @implements("11.2.7.IIIb")
    def may_hire(self, game: Game, player: str) -> bool:
        """Vagabond & Mercenaries: whoever pays in items buys none."""
        return self.may_use_services(game, player) and not self.pays_in_items(game, player)

    @implements("11.2.7.III")
    def extra_strength(self, game: Game, player: str, clearing: Place) -> int:
        """Mercenaries: the buyer counts Riverfolk warriors as its own for rule, and the Riverfolk do not meanwhile."""
        buyer = game.state.current
        if buyer == self.name or player not in (buyer, self.name) or not self.may_hire(game, buyer):
            return 0
        hired = game.state.warriors(clearing, self.name)
        return hired if player == buyer else -hired

    @implements("11.2.7.III")
    def lends(self, game: Game, player: str, fight: Fight) -> Sequence[Lent]:
        """Mercenaries: Riverfolk warriors fight for the buyer, except against the Riverfolk."""
        against = self.name in (fight.attacker, fight.defender)
        if against or not self.may_hire(game, player):
            return ()
        return self.warriors_lent(game.state, fight.clearing)

    # Trade posts ------------------------------------------------------------------------------------------------------
    @implements("11.5.6.I", "11.5.6.III")
    def forbids_place(self, game: Game, player: str, piece: Piece, place: Place) -> Refusal | None:
        """Choose Clearing, Place and Score: one trade post a clearing, and of its suit."""
        if piece.owner != self.name or piece.category is not Category.TOKEN or not place.number:
            return None
        if any(game.state.count(place, post) for post in self.trade_posts):
            return Refusal("11.5.6.I", f"clearing {place.number} has a trade post")
        there = suits(game, place)
        if there and piece.kind.removesuffix("_trade_post") not in there:
            return Refusal("11.5.6.III", f"clearing {place.number} does not match a {piece.kind.replace('_', ' ')}")
        return None

    @implements("11.2.5.I")
    def removed_to(self, game: Game, piece: Piece, place: Place, fight: Fight | None) -> Place | None:
        """Trade Disruption: a trade post that is removed leaves the game."""
        return OUT_OF_GAME if piece in self.trade_posts else None
