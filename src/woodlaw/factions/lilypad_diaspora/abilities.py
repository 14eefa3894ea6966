"""What bends the core: enclaves, frog cards and swimming (16.2), Evening (16.6)."""

from __future__ import annotations

from collections.abc import Sequence

from woodlaw.engine.concepts import linked_by_river, rules
from woodlaw.engine.game import Game
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.sides import Fight, Lent
from woodlaw.engine.state import State
from woodlaw.factions.base import Faction
from woodlaw.factions.records import standing_on
from woodlaw.law.implements import audits, implements
from woodlaw.table.cards import CardKind
from woodlaw.table.pieces import Category, Piece
from woodlaw.table.places import Place, play_area
from woodlaw.table.suits import FROG

ENCLAVES_TO_DOMINATE = 2


class Abilities(Faction):
    """The rules of the Diaspora that others feel."""

    # 16.2.1 Enclaves --------------------------------------------------------------------------------------------------
    @implements("16.2.1")
    def stored(self, piece: Piece) -> Piece:
        """An enclave off the map has no side up."""
        return self.piece("peaceful_enclave") if piece is self.piece("militant_enclave") else piece

    def peaceful(self, state: State, place: Place) -> int:
        """Return how many Peaceful enclaves lie at a place."""
        return state.count(place, self.piece("peaceful_enclave"))

    def militant(self, state: State, place: Place) -> int:
        """Return how many Militant enclaves lie at a place."""
        return state.count(place, self.piece("militant_enclave"))

    def enclaves(self, state: State, place: Place) -> int:
        """Return how many enclaves lie at a place."""
        return self.peaceful(state, place) + self.militant(state, place)

    def clearing_suits(self, game: Game, clearing: Place, suits: frozenset[str]) -> frozenset[str]:
        """Enclaves bring the frog suit."""
        return self._with_frogs(game, clearing, suits) if self.enclaves(game.state, clearing) else suits

    @implements("16.2.1.I", "16.2.1.II")
    def _with_frogs(self, game: Game, clearing: Place, suits: frozenset[str]) -> frozenset[str]:
        """A Peaceful enclave adds the frog suit to its clearing; a Militant one leaves no other."""
        return frozenset((FROG,)) if self.militant(game.state, clearing) else suits | {FROG}

    def forbids_place(self, game: Game, player: str, piece: Piece, place: Place) -> Refusal | None:
        """A clearing holds one enclave."""
        enclave = piece.owner == self.name and piece is not self.warrior
        return self._why_no_enclave(game, place) if enclave else None

    @implements("16.2.1", "16.5.1", "16.5.2")
    def _why_no_enclave(self, game: Game, place: Place) -> Refusal | None:
        if not place.number or not self.enclaves(game.state, place):
            return None
        return Refusal("16.2.1", f"clearing {place.number} has an enclave already")

    # 16.2.2 Frog cards ------------------------------------------------------------------------------------------------
    @implements("16.2.2.I")
    def dominates(self, game: Game, player: str, suit: str) -> bool | None:
        """Frog Dominance is met by ruling two enclaves on the river."""
        if suit != FROG:
            return None
        ruled = (
            place for place in game.state.clearings if self.on_river(game.state, place) and rules(game, player, place)
        )
        return sum(self.enclaves(game.state, place) for place in ruled) >= ENCLAVES_TO_DOMINATE

    def on_river(self, state: State, clearing: Place) -> bool:
        """Return whether a clearing is on the river."""
        return bool(clearing.number and state.map.rivers[clearing.number])

    def lends(self, game: Game, player: str, fight: Fight) -> Sequence[Lent]:
        """Enclave Defense adds defending warriors to the Diaspora's."""
        defends = player == self.name == fight.defender
        return self._enclave_defense(game, fight) if defends and self.enclaves(game.state, fight.clearing) else ()

    @implements("16.2.2.Ia")
    def _enclave_defense(self, game: Game, fight: Fight) -> Sequence[Lent]:
        """The warriors there of the player with Frog Dominance defend an enclave, unless that player attacks."""
        for player in game.state.seats:
            cards = game.state.cards_at(play_area(player))
            dominant = any(card.suit == FROG and card.kind is CardKind.DOMINANCE for card in cards)
            if dominant and player not in fight.sides:
                there = game.state.at(fight.clearing).items()
                lent = {piece: n for piece, n in there if piece.owner == player and piece.category is Category.WARRIOR}
                return (Lent(player, lent, last=True),)
        return ()

    # 16.2.6 Swimmers, 16.2.7 Crafting ---------------------------------------------------------------------------------
    @implements("16.2.6")
    def treats_rivers_as_paths(self, game: Game, player: str) -> bool:
        """The Diaspora treat rivers as paths."""
        return player == self.name

    @implements("16.2.6")
    def ignores_rule(self, game: Game, player: str, origin: Place, destination: Place) -> bool:
        """Along a river they need no rule."""
        return player == self.name and linked_by_river(game, origin, destination)

    @implements("16.2.7", "16.4.1")
    def crafting_places(self, game: Game, player: str) -> Sequence[Place] | None:
        """The Diaspora craft with enclaves, for any suit of their clearings."""
        enclaves = self.piece("peaceful_enclave"), self.piece("militant_enclave")
        return standing_on(game, enclaves) if player == self.name else None

    # 16.6 Evening -----------------------------------------------------------------------------------------------------
    @audits("16.6.3", "16.2.3.I")
    def turn_draws(self, game: Game) -> tuple[int, int | None] | None:
        """More cards with more Peaceful enclaves; the first may come from the Pond instead of the deck."""
        draws: list[int] = self.values["draws"]
        due = draws[min(self.on_map(game.state, "peaceful_enclave"), len(draws) - 1)]
        return due - 1, due
