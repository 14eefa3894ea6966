"""Effects of the fox cards of the Exiles and Partisans deck, in the order of the deck."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from woodlaw.cards.effect import CardEffect, UsedInPhase
from woodlaw.cards.exiles_and_partisans.partisans import Partisans
from woodlaw.engine.actions import PHASE, Phase
from woodlaw.engine.audit import MANY, Audit, Offence, omission, violation
from woodlaw.engine.concepts import adjacent, matches
from woodlaw.engine.dealing import give_card, spend_card, spendable
from woodlaw.engine.decisions import DECLINE
from woodlaw.engine.enemies import enemy_pieces, is_enemy
from woodlaw.engine.events import CardsMoved, Event, Moved, Placed, Removed
from woodlaw.engine.extension import Extension
from woodlaw.engine.game import Game
from woodlaw.engine.march import force_move, forced_moves
from woodlaw.engine.memory import PLACE, Many, Remembered, Row
from woodlaw.engine.move import ferry_links
from woodlaw.engine.primitives import replace_piece, why_not_replace
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.titles import name as named
from woodlaw.factions.records import fell_in_battle, warriors_astray, warriors_before
from woodlaw.law.implements import audits, implements
from woodlaw.table.cards import Card, CardKind
from woodlaw.table.pieces import Category, Piece
from woodlaw.table.places import DISCARD, Place, PlaceKind, hand, play_area, supply

Order: TypeAlias = "tuple[str, Place, Place] | tuple[str, Place, Place, str]"
"""An enemy, where its warriors are, where they are to go, and perhaps that they go by the Ferry."""


FORCED: Remembered[tuple[tuple[Place, Place], ...]] = Remembered("forced out", (), Many(Row((PLACE, PLACE))))
"""From where to where warriors moved in a record's turn that nothing but False Orders let move as things stood."""


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
        if not self._converts(game):
            return Refusal(self.clause, "no card in hand matches a clearing with an enemy warrior to replace")
        return None

    @implements("card.propaganda-bureau")
    def _converts(self, game: Game) -> list[tuple[Card, Place, Piece, Piece]]:
        """Return each card of the hand with each enemy warrior that it can win over, and what takes its place."""
        held = spendable(game, self.owner)
        return [
            (card, place, old, new)
            for place in game.state.clearings
            for card in held
            if matches(game, card.suit, place)
            for old, _, _ in enemy_pieces(game, self.owner, place)
            if old.category is Category.WARRIOR
            for new in game.state.at(supply(self.owner))
            if new.category is Category.WARRIOR and why_not_replace(game, self.owner, old, new, place) is None
        ]

    @implements("2.1.1", "card.propaganda-bureau")
    def use(self, game: Game) -> None:
        """Spend the card, and replace the warrior."""
        card, place, old, new = game.ask(self.owner, "warrior to replace", self._converts(game))
        spend_card(game, self.owner, [card])
        replace_piece(game, self.owner, old, new, place)

    @audits("card.propaganda-bureau")
    def may_remove(self, game: Game, event: Removed, events: Sequence[Event]) -> bool:
        """A record tells a replacement in two steps."""
        return game.state.current == self.owner and event.piece.category is Category.WARRIOR and event.count == 1

    @audits("card.propaganda-bureau")
    def turn_offences(self, game: Game, player: str, events: Sequence[Event]) -> Iterator[tuple[Event, Offence]]:
        """A warrior is replaced for a card: the owner discards one in a turn in which nothing else takes a warrior."""
        own = hand(self.owner)
        if player != self.owner or any(
            isinstance(e, CardsMoved) and e.source is own and e.target.kind is PlaceKind.COMMON for e in events
        ):
            return
        for number, event in enumerate(events):
            if isinstance(event, Removed) and self._replaces(game, event, events[:number], events[number + 1 :]):
                yield event, omission("card.propaganda-bureau", "a warrior is replaced, and no card is spent", "a card")
                return

    def _replaces(self, game: Game, event: Removed, before: Sequence[Event], after: Sequence[Event]) -> bool:
        """Return whether nothing but this card may have an enemy's warrior removed for one of the owner's."""
        if event.player != self.owner or event.piece.owner == self.owner or not self.may_remove(game, event, before):
            return False
        others = (e for e in game.bending(Audit.may_remove) if e is not self)
        if fell_in_battle(event, before) or any(e.may_remove(game, event, before) for e in others):
            return False
        following = after[0] if after else None
        if not isinstance(following, Placed) or following.place is not event.place or following.count != 1:
            return False
        return following.piece.owner == self.owner and following.piece.category is Category.WARRIOR


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

    @audits("card.false-orders")
    def carries(self, game: Game, player: str, piece: Piece, origin: Place, destination: Place) -> bool:
        """In the owner's turn, warriors of an enemy leave a clearing for an adjacent place, and what goes along."""
        if player != self.owner or not origin.number or piece.owner not in game.state.seats:
            return False
        if not is_enemy(game, self.owner, piece.owner) or not self._moves(game, piece):
            return False
        return destination in adjacent(game, piece.owner, origin) or ferry_links(game, origin, destination)

    @audits("card.false-orders")
    def offences(self, game: Game, event: Event, events: Sequence[Event]) -> Sequence[Offence]:
        """Note what is forced to move while it is known what else may have let it: later in the turn it may be gone."""
        if isinstance(event, Moved) and self._is_forced(game, game.state.current, event):
            FORCED.note(game.state, (*FORCED.of(game.state), (event.origin, event.destination)))
        return ()

    @audits("card.false-orders")
    def turn_offences(self, game: Game, player: str, events: Sequence[Event]) -> Iterator[tuple[Event, Offence]]:
        """Warriors of an enemy move for the card that is discarded, out of one clearing, and half of them at most.

        Where more than warriors of one kind are told, some may follow one who leads them.
        """
        forced = (
            (number, move)
            for number, move in enumerate(events)
            if isinstance(move, Moved) and (move.origin, move.destination) in FORCED.of(game.state)
            if move.pieces[0][0].owner != player
        )
        number, first = next(forced, (0, None))
        if first is None or player != self.owner:
            return
        discarded = any(
            not card.name or card.id == self.card_id
            for event in events
            if isinstance(event, CardsMoved) and event.source is play_area(self.owner)
            for card in event.cards
        )
        if not discarded:
            message = f"warriors are forced out of {named(first.origin)}, and False Orders are not discarded"
            yield first, omission("card.false-orders", message, "the card discarded")
            return
        enemy = first.pieces[0][0].owner
        there = warriors_before(game.state, events, number, first.origin, enemy)
        moved = [count for piece, count in first.pieces if piece.category is Category.WARRIOR]
        if len(moved) == 1 and moved[0] > (there + 1) // 2 and not warriors_astray(game, enemy):
            message = f"{moved[0]} of {there} warriors are forced out of {named(first.origin)}"
            yield first, violation("card.false-orders", message, "half of them, rounded up")

    def _is_forced(self, game: Game, player: str, event: Moved) -> bool:
        """Return whether a move is one of an enemy's warriors that nothing but this card lets happen."""
        if not self._can_force(game, player, event, self):
            return False
        others = (e for e in game.bending(Audit.carries) if e is not self)
        return not any(self._can_force(game, player, event, e) for e in others)

    def _can_force(self, game: Game, player: str, event: Moved, effect: Audit) -> bool:
        warriors = [piece for piece, _ in event.pieces if piece.category is Category.WARRIOR]
        return bool(warriors) and all(
            effect.carries(game, player, piece, event.origin, event.destination) for piece in warriors
        )

    def moves_off_turn(self, game: Game, player: str) -> bool:
        """Whoever is forced to move does so in the owner's turn."""
        return game.state.current == self.owner and is_enemy(game, self.owner, player)

    def _moves(self, game: Game, piece: Piece) -> bool:
        if piece.category is Category.WARRIOR:
            return True
        return any(e.moves_along(game, piece.owner, piece) for e in game.bending(Extension.moves_along))


class Informants(CardEffect):
    """In Evening, instead of drawing, take an ambush card from the discard pile."""

    card_id = "informants"

    @implements("card.informants")
    def draws_instead(self, game: Game, player: str, count: int) -> bool:
        """In its own Evening the owner may take one ambush card in place of all that it would draw."""
        if player != self.owner or game.state.current != player or PHASE.of(game.state) != Phase.EVENING:
            return False
        discarded = dict.fromkeys(game.state.cards_at(DISCARD))
        ambushes = [card for card in discarded if card.kind is CardKind.AMBUSH]
        choice = game.ask(player, "ambush card to take", [DECLINE, *ambushes])
        if not isinstance(choice, Card):
            return False
        give_card(game, player, choice, DISCARD, hand(player))
        return True

    @audits("card.informants")
    def passes_cards(self, game: Game, source: Place, receiver: str) -> int:
        """The owner takes a card of the discard pile in place of whatever it would draw in Evening."""
        return MANY if receiver == self.owner == game.state.current and source is DISCARD else 0

    @audits("card.informants")
    def drawn_otherwise(self, game: Game, player: str, events: Sequence[Event]) -> bool:
        """The owner has taken an ambush card, or one that may be, out of the discard pile."""
        return player == self.owner and any(
            isinstance(event, CardsMoved)
            and event.source is DISCARD
            and event.target is hand(player)
            and any(card.kind is CardKind.AMBUSH or not card.name for card in event.cards)
            for event in events
        )
