"""Effects of the fox cards of the Exiles and Partisans deck, in the order of the deck."""

from __future__ import annotations

from functools import partial
from typing import TypeAlias

from woodlaw.cards.effect import CardEffect, UsedInPhase
from woodlaw.cards.exiles_and_partisans.partisans import Partisans
from woodlaw.engine.actions import PHASE, Phase
from woodlaw.engine.concepts import matches
from woodlaw.engine.dealing import give_card, spend_card, spendable
from woodlaw.engine.decisions import DECLINE
from woodlaw.engine.enemies import enemy_pieces, is_enemy
from woodlaw.engine.extension import seat_of
from woodlaw.engine.game import Game
from woodlaw.engine.march import force_move, forced_moves
from woodlaw.engine.primitives import replace_piece, why_not_replace
from woodlaw.engine.refusal import Refusal
from woodlaw.law.implements import implements
from woodlaw.table.cards import Card, CardKind
from woodlaw.table.pieces import Category, Piece
from woodlaw.table.places import DISCARD, Place, hand

Order: TypeAlias = "tuple[str, Place, Place] | tuple[str, Place, Place, str]"
"""An enemy, where its warriors are, where they are to go, and perhaps that they go by the Ferry."""


class FoxPartisans(Partisans):
    """Partisans of the foxes."""

    card_id = "fox-partisans"
    suit = "fox"


class PropagandaBureau(UsedInPhase):
    """Once in Daylight, spend a card to replace an enemy warrior in a clearing that it matches."""

    card_id = "propaganda-bureau"
    phase = Phase.DAYLIGHT
    once = True

    @implements("card.propaganda-bureau")
    def why_not(self, game: Game) -> Refusal | None:
        """Return why no warrior can be won over now, or None."""
        every = self._conversions(game)
        if not every:
            return Refusal(self.clause, "no card in hand matches a clearing with an enemy warrior to replace")
        refusals = [why_not_replace(game, self.owner, old, new, place) for _, place, old, new in every]
        return None if None in refusals else refusals[0]

    @implements("card.propaganda-bureau")
    def _conversions(self, game: Game) -> list[tuple[Card, Place, Piece, Piece]]:
        """Return each card of the hand with each enemy warrior where it matches, and what would take its place."""
        held = spendable(game, self.owner)
        warriors = (piece for piece in seat_of(game, self.owner).marching if piece.category is Category.WARRIOR)
        own = sorted(warriors, key=lambda piece: piece.kind)
        return [
            (card, place, old, new)
            for place in game.state.clearings
            for card in held
            if matches(game, card.suit, place)
            for old, _, _ in enemy_pieces(game, self.owner, place)
            if old.category is Category.WARRIOR
            for new in own
        ]

    def _converts(self, game: Game) -> list[tuple[Card, Place, Piece, Piece]]:
        """Return what of that can be done."""
        return [
            (card, place, old, new)
            for card, place, old, new in self._conversions(game)
            if why_not_replace(game, self.owner, old, new, place) is None
        ]

    @implements("2.1.1", "card.propaganda-bureau")
    def use(self, game: Game) -> None:
        """Spend the card, and replace the warrior."""
        card, place, old, new = game.ask(self.owner, "warrior to replace", self._converts(game))
        spend_card(game, self.owner, [card])
        replace_piece(game, self.owner, old, new, place)


class FalseOrders(UsedInPhase):
    """In Birdsong, discard it to force an enemy to move half of its warriors out of a clearing, whoever rules."""

    card_id = "false-orders"
    phase = Phase.BIRDSONG
    costs_itself = True
    outlasts_discard = True

    @implements("card.false-orders")
    def why_not(self, game: Game) -> Refusal | None:
        """Return why nobody can be given orders now, or None."""
        return None if self._orders(game) else Refusal(self.clause, "no warriors of an enemy can be moved")

    @implements("card.false-orders")
    def _orders(self, game: Game) -> list[Order]:
        """Return every enemy with each move that its warriors can be forced to."""
        enemies = [seat for seat in game.state.seats if is_enemy(game, self.owner, seat)]
        return [(enemy, *move) for enemy in enemies for move in forced_moves(game, enemy)]

    @implements("1.5.5", "card.false-orders")
    def use(self, game: Game) -> None:
        """Discard the card; half of the warriors there, rounded up, move as its owner chooses, by their own ways."""
        enemy, origin, destination, *way = game.ask(self.owner, "warriors to force", self._orders(game))
        half = (game.state.warriors(origin, enemy) + 1) // 2
        force_move(game, self.owner, enemy, half, origin, destination, *way)


class Informants(CardEffect):
    """In Evening, instead of drawing, take an ambush card from the discard pile."""

    card_id = "informants"

    @implements("card.informants")
    def draws_instead(self, game: Game, player: str, count: int) -> bool:
        """In its own Evening the owner may take one ambush card in place of all that it would draw."""
        if player != self.owner:
            return False
        what = "ambush card to take"
        if game.state.current != player or PHASE.of(game.state) != Phase.EVENING:
            game.nothing_for(player, what, partial(Refusal, self.clause, "it is not its owner's Evening"))
            return False
        discarded = dict.fromkeys(game.state.cards_at(DISCARD))
        ambushes = [card for card in discarded if card.kind is CardKind.AMBUSH]
        absent = Refusal(self.clause, "no such ambush card is among the discards")
        if not ambushes:
            game.nothing_for(player, what, lambda: absent)
        choice = game.ask(player, what, [DECLINE, *ambushes], lambda _: absent)
        if not isinstance(choice, Card):
            return False
        give_card(game, player, choice, DISCARD, hand(player))
        return True
