"""What bends the core: abilities (QL.2) and drawing (QL.6.4)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property

from woodlaw.engine.actions import Offer
from woodlaw.engine.concepts import ruler, suits
from woodlaw.engine.enemies import is_enemy, is_enemy_piece
from woodlaw.engine.events import Removed
from woodlaw.engine.game import Game
from woodlaw.engine.memory import COUNT, FLAG, PIECE, PLACE, PLAYER, Kept, Many, OneOf, Remembered, Row
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.sides import Fight, Modifier
from woodlaw.engine.state import State
from woodlaw.factions.base import Faction
from woodlaw.law.implements import implements
from woodlaw.table.boxes import CARDS, ITEMS, OTHERS, Box
from woodlaw.table.cards import Card
from woodlaw.table.pieces import BUILDING, ITEM, PAWN, TOKEN, Piece
from woodlaw.table.places import Place, board, clearing
from woodlaw.table.suits import BIRD, CLEARING_SUITS, FROG

CAMPAIGN_SUITS = (*CLEARING_SUITS, FROG)
"""The suits that a campaign can have (QL.2.5): those that a clearing can have."""
_ALONE = {suit: frozenset((suit,)) for suit in CAMPAIGN_SUITS}

CAMPAIGN_SUIT = Kept("campaign suit", "", OneOf(("", *CAMPAIGN_SUITS)), owner="queenless_legion")
"""The suit that a bird campaign stands for (QL.2.5); a record states it by its letter (``$_c->F``)."""

SPOILS: Remembered[tuple[tuple[str, Piece, int, Place, str, str, bool], ...]] = Remembered(
    "spoils", (), Many(Row((PLAYER, PIECE, COUNT, PLACE, PLAYER, PLAYER, FLAG)))
)
"""Each removal that brought spoils this turn: who removed how many of which piece, where, in a battle of which attacker
and defender, both empty for none, and whether it was replaced."""


class Legion(Faction):
    """The Queenless Legion: the rules that others feel."""

    name = "queenless_legion"
    starts_in_corner = True
    holds: Mapping[str, Box] | None = {
        "campaign": Box((CARDS,), most=1, clause="QL.2.5"),
        "spoils": Box((OTHERS, ITEMS), clause="QL.2.2"),
    }

    @implements("QL.3.2")
    def starting_clearing(self, game: Game) -> Place | None:
        """The corner where setup places warriors."""
        corners = map(clearing, game.state.map.corners)
        return next((corner for corner in corners if game.state.warriors(corner, self.name)), None)

    # QL.2.1 Crafting --------------------------------------------------------------------------------------------------
    @implements("QL.2.1", "QL.6.1")
    def crafting_places(self, game: Game, player: str) -> Sequence[Place] | None:
        """The Legion craft with enemy buildings and tokens at their colonies."""
        if player != self.name:
            return None
        return [
            place
            for place in game.state.where(self.colony)
            for piece, count in game.state.at(place).items()
            if piece.category in (BUILDING, TOKEN) and is_enemy_piece(game, self.name, piece, place)
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
        return self._items_to_spoils(game, place) if piece.category is ITEM else self._to_spoils(game, piece, place)

    @implements("QL.2.2", "QL.2.2.II", "QL.2.2.IV", "QL.2.2.V")
    def _to_spoils(self, game: Game, piece: Piece, place: Place) -> Place | None:
        taken = is_enemy_piece(game, self.name, piece, place) and self.may_be_campaign_clearing(game, place)
        return self.spoils if taken else None

    @implements("QL.2.2.III")
    def _items_to_spoils(self, game: Game, place: Place) -> Place | None:
        """Items of an enemy that would be damaged are spoils where its pawn is in a campaign clearing."""
        pawns = (p for p in game.state.clearings if game.state.owned(p, place.owner, PAWN))
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
        return (
            self._why_not_by_colonialism(game, player, clearing, "craft")
            if self.colonies(game.state, clearing)
            else None
        )

    def forbids_recruit(self, game: Game, player: str, clearing: Place) -> Refusal | None:
        """Enemies do not recruit at colonies."""
        return (
            self._why_not_by_colonialism(game, player, clearing, "recruit")
            if self.colonies(game.state, clearing)
            else None
        )

    @implements("QL.2.3")
    def _why_not_by_colonialism(self, game: Game, player: str, clearing: Place, what: str) -> Refusal | None:
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
            return _ALONE[card.suit]
        chosen = CAMPAIGN_SUIT.of(game.state, self.name) if card.suit == BIRD else ""
        if chosen:
            return _ALONE[chosen]
        return frozenset(() if game.played else CAMPAIGN_SUITS)

    @implements("QL.2.5")
    def may_be_campaign_clearing(self, game: Game, place: Place) -> bool:
        """Return whether a place is a campaign clearing, or may be one for what is known."""
        return bool(place.number and suits(game, place) & self.campaign_suits(game))

    # What is due ------------------------------------------------------------------------------------------------------
    def after_removed(self, game: Game, events: Sequence[Removed], fight: Fight | None) -> Sequence[Offer]:
        """Spoils are remembered with what they were removed in (QL.2.2)."""
        self._remember(game, events, fight)
        return ()

    @implements("QL.2.2", "QL.2.2.II", "QL.2.2.IV")
    def _remember(self, game: Game, events: Sequence[Removed], fight: Fight | None) -> None:
        """Remember where spoils were removed from, and in which battle, for that decides where they return to."""
        attacker, defender = fight.sides if fight else ("", "")
        taken = [
            (e.player, e.piece, e.count, e.place, attacker, defender, e.replaced)
            for e in events
            if e.destination is self.spoils
        ]
        if taken:
            SPOILS.note(game.state, (*SPOILS.of(game.state), *taken))
