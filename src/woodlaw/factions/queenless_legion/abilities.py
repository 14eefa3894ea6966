"""What bends the core: abilities (QL.2) and drawing (QL.6.4)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property

from woodlaw.engine.concepts import ruler, suits
from woodlaw.engine.enemies import is_enemy, is_enemy_piece
from woodlaw.engine.extension import Fight, Modifier
from woodlaw.engine.game import Game
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.state import State
from woodlaw.factions.base import Faction
from woodlaw.law.implements import audits, implements
from woodlaw.table.cards import Card
from woodlaw.table.pieces import Category, Piece
from woodlaw.table.places import CLEARINGS, Place, board
from woodlaw.table.suits import BIRD, CLEARING_SUITS, FROG, LETTERS

CAMPAIGN_SUITS = (*CLEARING_SUITS, FROG)
"""The suits that a campaign can have (QL.2.5): those that a clearing can have."""

CAMPAIGN_SUIT = "c"
"""The fact that tells the suit of a bird campaign: a suit, or its letter as a record states it (``$_c->F``)."""


class Abilities(Faction):
    """The rules of the Legion that others feel."""

    # QL.2.1 Crafting --------------------------------------------------------------------------------------------------
    @implements("QL.2.1", "QL.6.1")
    def crafting_places(self, game: Game, player: str) -> Sequence[Place] | None:
        """The Legion craft with enemy buildings and tokens at their colonies."""
        if player != self.name:
            return None
        return [
            place
            for place in CLEARINGS
            if self.colonies(game.state, place)
            for piece, count in game.state.at(place).items()
            if piece.category in (Category.BUILDING, Category.TOKEN) and is_enemy_piece(game, self.name, piece, place)
            for _ in range(count)
        ]

    # QL.2.2 Spoils ----------------------------------------------------------------------------------------------------
    takes_first = True
    """Spoils go before hospitals, Acolytes and Coffin Makers (QL.2.2.II to V)."""

    @cached_property
    def spoils(self) -> Place:
        """The Spoils box."""
        return board(self.name, "spoils")

    def removed_to(self, game: Game, piece: Piece, place: Place, fight: Fight | None) -> Place | None:
        """Enemy pieces that the Legion remove in campaign clearings are spoils."""
        if game.state.current != self.name or (fight and self.name not in (fight.attacker, fight.defender)):
            return None
        return (
            self._items_to_spoils(game, place)
            if piece.category is Category.ITEM
            else self._to_spoils(game, piece, place)
        )

    @implements("QL.2.2", "QL.2.2.II", "QL.2.2.IV", "QL.2.2.V")
    def _to_spoils(self, game: Game, piece: Piece, place: Place) -> Place | None:
        taken = is_enemy_piece(game, self.name, piece, place) and self.may_be_campaign_clearing(game, place)
        return self.spoils if taken else None

    @implements("QL.2.2.III")
    def _items_to_spoils(self, game: Game, place: Place) -> Place | None:
        """Items of an enemy that would be damaged are spoils where its pawn is in a campaign clearing."""
        pawns = (p for p in CLEARINGS if game.state.owned(p, place.owner, Category.PAWN))
        taken = is_enemy(game, self.name, place.owner) and any(self.may_be_campaign_clearing(game, p) for p in pawns)
        return self.spoils if taken else None

    def keeps_removed(self, place: Place) -> bool:
        """Spoils are held back until the Legion's Evening (QL.2.2)."""
        return place is self.spoils

    @implements("QL.6.2")
    def spoils_per_point(self, campaign: Card | None) -> int:
        """Return how many spoils score a point with a campaign card, or without one."""
        bird = campaign is not None and campaign.suit == BIRD
        return int(self.values["spoils per point with a bird campaign" if bird else "spoils per point"])

    # QL.2.3 Colonialism -----------------------------------------------------------------------------------------------
    @cached_property
    def colony(self) -> Piece:
        """The colony."""
        return self.piece("colony")

    def colonies(self, state: State, place: Place) -> int:
        """Return how many colonies lie at a place."""
        return state.count(place, self.colony)

    def forbids_place(self, game: Game, player: str, piece: Piece, place: Place) -> Refusal | None:
        """A clearing holds one colony."""
        return self._why_no_colony(game, place) if piece is self.colony else None

    @implements("QL.2.3")
    def _why_no_colony(self, game: Game, place: Place) -> Refusal | None:
        if not self.colonies(game.state, place):
            return None
        return Refusal("QL.2.3", f"clearing {place.number} has a colony already")

    def forbids_activate(self, game: Game, player: str, clearing: Place) -> Refusal | None:
        """Enemies do not craft at colonies."""
        return self._colonialism(game, player, clearing, "craft") if self.colonies(game.state, clearing) else None

    def forbids_recruit(self, game: Game, player: str, clearing: Place) -> Refusal | None:
        """Enemies do not recruit at colonies."""
        return self._colonialism(game, player, clearing, "recruit") if self.colonies(game.state, clearing) else None

    @implements("QL.2.3")
    def _colonialism(self, game: Game, player: str, clearing: Place, what: str) -> Refusal | None:
        if not is_enemy(game, self.name, player):
            return None
        return Refusal("QL.2.3", f"enemies of the Legion cannot {what} at the colony in clearing {clearing.number}")

    # QL.2.4 No Queens -------------------------------------------------------------------------------------------------
    def battle_modifiers(self, game: Game, fight: Fight) -> Iterable[Modifier]:
        """The Legion strike harder where an enemy rules."""
        return self._no_queens(game, fight) if fight.attacker == self.name else ()

    @implements("QL.2.4")
    def _no_queens(self, game: Game, fight: Fight) -> tuple[Modifier, ...]:
        if not is_enemy(game, self.name, ruler(game, fight.clearing)):
            return ()
        return (Modifier("QL.2.4", self.name, extra=1),)

    # QL.2.5 Campaign card ---------------------------------------------------------------------------------------------
    @cached_property
    def campaign_box(self) -> Place:
        """Where the campaign card lies."""
        return board(self.name, "campaign")

    def box(self, part: str, kind: str) -> Place:
        """Cards on the board are campaign cards, pieces are spoils."""
        return self.campaign_box if kind == "cards" else self.spoils

    def campaign(self, state: State) -> Card | None:
        """Return the campaign card, as far as it is known, or None."""
        cards = state.cards_at(self.campaign_box)
        return cards[-1] if cards else None

    @implements("QL.2.5")
    def campaign_suits(self, game: Game) -> frozenset[str]:
        """Return the suits that campaign clearings can have: one, or all while a record does not say which."""
        card = self.campaign(game.state)
        if card is None:
            return frozenset()
        if card.suit in CAMPAIGN_SUITS:
            return frozenset((card.suit,))
        told = game.state.facts.get((self.name, CAMPAIGN_SUIT)) if card.suit == BIRD else None
        chosen = [suit for suit in CAMPAIGN_SUITS if told in (suit, LETTERS[suit])]
        return frozenset(chosen if chosen or game.played else CAMPAIGN_SUITS)

    @implements("QL.2.5")
    def may_be_campaign_clearing(self, game: Game, place: Place) -> bool:
        """Return whether a place is a campaign clearing, or may be one for what is known."""
        return bool(place.number and suits(game, place) & self.campaign_suits(game))

    # QL.6 Evening -----------------------------------------------------------------------------------------------------
    @audits("QL.6.4")
    def turn_draws(self, game: Game) -> tuple[int, int | None] | None:
        """One card, and one more when the campaign card has an item."""
        card = self.campaign(game.state)
        if card is None:
            return 1, 1
        return (2 if card.item else 1), (2 if card.item or not card.name else 1)
