"""The effects of the fox cards of the Exiles and Partisans deck in recorded games."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise, takewhile
from typing import cast

from woodlaw.cards.exiles_and_partisans import foxes
from woodlaw.engine.concepts import adjacent, clearings_beside, matches
from woodlaw.engine.enemies import is_enemy
from woodlaw.engine.events import CardsMoved, Event, Moved, Placed, Removed, Scored
from woodlaw.engine.extension import Extension
from woodlaw.engine.game import Game
from woodlaw.engine.memory import EVENT, PLAYER, Many, Remembered
from woodlaw.engine.move import ferry_links
from woodlaw.engine.titles import name as named
from woodlaw.law.implements import audits
from woodlaw.logs.audits.audit import MANY, Audit, Offence, omission, others_who, violation
from woodlaw.logs.audits.cards.effect import RecordedCard
from woodlaw.logs.audits.cards.partisans import Partisans
from woodlaw.logs.audits.draws import may_go_by_ferry
from woodlaw.logs.audits.pieces import fell_in_battle, warriors_astray, warriors_before
from woodlaw.logs.audits.recorded import Recorded
from woodlaw.logs.audits.spending import spent_by
from woodlaw.logs.audits.suits import may_have_matched, paying
from woodlaw.logs.audits.turns import broken_off
from woodlaw.table.cards import Card, CardKind
from woodlaw.table.pieces import Category, Piece
from woodlaw.table.places import DECK, DISCARD, Place, hand, play_area, supply

FORCED: Remembered[tuple[int, ...]] = Remembered("forced out", (), Many(EVENT))
"""Which events of a record's turn, by their numbers, moved warriors that only False Orders let move by then."""
REPLACED: Remembered[tuple[int, ...]] = Remembered("replaced", (), Many(EVENT), PLAYER)
"""Which events of a record's turn, by their numbers, took a warrior that only Propaganda Bureau takes."""


class FoxPartisans(foxes.FoxPartisans, Partisans):
    """Partisans of the foxes."""


class PropagandaBureau(foxes.PropagandaBureau, RecordedCard):
    """Once in Daylight, spend a card to replace an enemy warrior in a clearing that it matches."""

    @audits("card.propaganda-bureau")
    def may_remove(self, game: Game, event: Removed, events: Sequence[Event]) -> bool:
        """A record tells a replacement in two steps."""
        enemy = event.piece.category is Category.WARRIOR and event.piece.owner != self.owner
        return game.state.current == self.owner and enemy and event.count == 1

    @audits("card.propaganda-bureau")
    def turn_offences(self, game: Game, player: str, events: Sequence[Event]) -> Iterator[tuple[Event, Offence]]:
        """Once in the owner's turn a warrior is replaced, for a card that matches its clearing."""
        replaced = [event for event in self._replaced(game, events) if player == self.owner]
        for event in replaced[1:]:
            message = f"{len(replaced)} warriors are replaced in a turn"
            yield event, violation("card.propaganda-bureau", message, "one")
        for event in replaced[:1]:
            if not any(self._may_pay(game, events, event.place, card) for _, card in spent_by(player, events)):
                message = f"a warrior is replaced in {named(event.place)}, and no card that matches is spent"
                yield event, omission("card.propaganda-bureau", message, "a card")
        for event in self._only_removed(game, events) if player == self.owner and not replaced else ():
            message = f"a warrior is removed from {named(event.place)}, and none placed for it"
            yield event, omission("card.propaganda-bureau", message, "a warrior of its owner's in its place")

    def _only_removed(self, game: Game, events: Sequence[Event]) -> Iterator[Removed]:
        """Yield the warrior that only this card removes, where none of the owner's came to its clearing in the turn.

        Nothing is said where the game was over, or the owner has none left to place.
        """
        taken = REPLACED.of(game.state, self.owner)
        came = {e.place for e in events if isinstance(e, Placed) and e.piece.owner == self.owner}
        if (
            len(taken) != 1
            or broken_off(events)
            or not any(piece.category is Category.WARRIOR for piece in game.state.at(supply(self.owner)))
        ):
            return
        for number in taken:
            event = events[number]
            if isinstance(event, Removed) and event.place not in came:
                yield event

    @audits("card.propaganda-bureau")
    def takes_cards(self, game: Game, events: Sequence[Event]) -> Sequence[Place]:
        """One card is for the warrior that is replaced, even where cards are spent for other things."""
        return [event.place for event in self._replaced(game, events)][:1]

    def _replaced(self, game: Game, events: Sequence[Event]) -> Iterator[Removed]:
        """Yield the warriors that were surely replaced by this card."""
        taken = REPLACED.of(game.state, self.owner)
        for number, (removed, following) in enumerate(pairwise(events)):
            if number not in taken or not isinstance(removed, Removed):
                continue
            if not isinstance(following, Placed) or following.count != 1:
                continue
            own = following.piece.owner == self.owner and following.piece.category is Category.WARRIOR
            if own and following.place is removed.place:
                yield removed

    def offences(self, game: Game, event: Event, events: Sequence[Event]) -> Sequence[Offence]:
        """Note what nothing else may remove, while it is known what may: later in the turn it may be another."""
        if isinstance(event, Removed) and self._takes(game, event, events):
            REPLACED.note(game.state, (*REPLACED.of(game.state, self.owner), len(events)), self.owner)
        return ()

    def _takes(self, game: Game, event: Removed, events: Sequence[Event]) -> bool:
        """Return whether only this card can have had an enemy's warrior removed."""
        if event.player != self.owner or event.piece.owner == self.owner or not event.place.number:
            return False
        if not self.may_remove(game, event, events):
            return False
        others = others_who(game, Audit.may_remove, self)
        return not fell_in_battle(event, events) and not any(e.may_remove(game, event, events) for e in others)

    def _may_pay(self, game: Game, events: Sequence[Event], place: Place, card: Card) -> bool:
        """Return whether a card that was spent may have matched a clearing, as itself or as what it passes for."""
        pays = paying(game, self.owner, events)
        others = (e.spent_as(game, self.owner, card) for e in game.bending(Extension.spent_as))
        passing = any(matches(game, other.suit, place) for found in others for other in found)
        return passing or pays(card, place) or may_have_matched(game, card, place)


class FalseOrders(foxes.FalseOrders, RecordedCard):
    """In Birdsong, discard it to force an enemy to move half of its warriors out of a clearing, whoever rules."""

    @audits("card.false-orders")
    def carries(self, game: Game, player: str, piece: Piece, origin: Place, destination: Place) -> bool:
        """In the owner's turn, warriors of an enemy leave a clearing for an adjacent place, and what goes along."""
        if player != self.owner or piece.owner not in game.state.seats:
            return False
        if not origin.number and origin not in clearings_beside(game):
            return False
        if not is_enemy(game, self.owner, piece.owner) or not self._moves(game, piece):
            return False
        return destination in adjacent(game, piece.owner, origin) or ferry_links(game, origin, destination)

    @audits("card.false-orders")
    def offences(self, game: Game, event: Event, events: Sequence[Event]) -> Sequence[Offence]:
        """Note what is forced to move while it is known what else may have let it: later in the turn it may be gone.

        What moves right behind the card does so for nothing else.
        """
        behind = bool(events) and self.discards_itself(events[-1])
        alone = isinstance(event, Moved) and self._can_force(game, game.state.current, event, self)
        if isinstance(event, Moved) and alone and (behind or self._is_forced(game, game.state.current, event)):
            FORCED.note(game.state, (*FORCED.of(game.state), len(events)))
        return ()

    @audits("card.false-orders")
    def discarded_for(self, game: Game, before: Event | None, after: Event | None) -> bool:
        """Warriors move that only this card lets move."""
        return isinstance(after, Moved) and self._is_forced(game, game.state.current, after)

    @audits("card.false-orders")
    def turn_offences(self, game: Game, player: str, events: Sequence[Event]) -> Iterator[tuple[Event, Offence]]:
        """Warriors of an enemy move for each card that is discarded, half of those in a clearing, to one place.

        Where more than warriors of one kind are told, some may follow one who leads them. What goes the same way later
        may do so for the card or for what else lets it.
        """
        forced = [
            (number, move)
            for number in FORCED.of(game.state)
            if isinstance(move := events[number], Moved) and move.pieces[0][0].owner != player
        ]
        if player != self.owner or not forced:
            return
        number, first = forced[0]
        discarded = sum(
            not card.name or card.id == self.card_id
            for event in events
            if isinstance(event, CardsMoved) and event.source is play_area(self.owner)
            for card in event.cards
        )
        if not discarded:
            message = f"warriors are forced out of {named(first.origin)}, and False Orders are not discarded"
            yield first, omission("card.false-orders", message, "the card discarded")
            return
        ways = {_way(move): move for _, move in reversed(forced)}
        for move in list(ways.values())[::-1][discarded:]:
            message = f"warriors are forced from {named(move.origin)} to {named(move.destination)} as well"
            yield move, violation("card.false-orders", message, "warriors of one clearing, to one place")
        owner = next(piece.owner for piece, _ in first.pieces if piece.category is Category.WARRIOR)
        there = warriors_before(game.state, events, number, first.origin, owner)
        surely = [move for _, move in forced if _way(move) == _way(first)]
        same_way = [move for move in events if isinstance(move, Moved) and _way(move) == _way(first)]
        of_one_kind = all(len(_warriors(move)) == 1 for move in surely)
        count, most = (sum(sum(_warriors(move)) for move in moves) for moves in (surely, same_way))
        if of_one_kind and not count <= (there + 1) // 2 <= most and not warriors_astray(game, owner):
            message = f"{count} of {there} warriors are forced out of {named(first.origin)}"
            yield first, violation("card.false-orders", message, "half of them, rounded up")

    def _is_forced(self, game: Game, player: str, event: Moved) -> bool:
        """Return whether a move is one of an enemy's warriors that only this card allows."""
        if not self._can_force(game, player, event, self):
            return False
        others = others_who(game, Audit.carries, self)
        return not any(self._can_force(game, player, event, e) for e in others)

    def _can_force(self, game: Game, player: str, event: Moved, effect: Audit) -> bool:
        warriors = [piece for piece, _ in event.pieces if piece.category is Category.WARRIOR]
        return bool(warriors) and all(
            effect.carries(game, player, piece, event.origin, event.destination) for piece in warriors
        )

    @audits("card.false-orders")
    def uses(self, game: Game, event: Event, events: Sequence[Event]) -> bool:
        """Warriors of an enemy move for nothing else."""
        return isinstance(event, Moved) and self._is_forced(game, game.state.current, event)

    def moves_off_turn(self, game: Game, player: str) -> bool:
        """Whoever is forced to move does so in the owner's turn."""
        return game.state.current == self.owner and is_enemy(game, self.owner, player)

    def _moves(self, game: Game, piece: Piece) -> bool:
        if piece.category is Category.WARRIOR:
            return True
        return any(e.moves_along(game, piece.owner, piece) for e in game.bending(Extension.moves_along))


class Informants(foxes.Informants, RecordedCard):
    """In Evening, instead of drawing, take an ambush card from the discard pile."""

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

    @audits("card.informants")
    def turn_offences(self, game: Game, player: str, events: Sequence[Event]) -> Iterator[tuple[Event, Offence]]:
        """One ambush card is taken in place of what is drawn in Evening, and of each other draw that may come then.

        Tokens that fall may have their owner draw, wherever such cards go.
        """
        if player != self.owner or cast("Recorded", game.factions[player]).turn_draws(game) is None:
            return
        others = others_who(game, Audit.passes_cards, self)
        if any(each.passes_cards(game, DISCARD, player) for each in others):
            return
        asked = game.bending(Audit.draws_besides)
        besides = sum(effect.draws_besides(game, player, events) for effect in asked)
        besides += any(may_go_by_ferry(game, event, player) for event in events)
        besides += sum(
            event.count
            for number, event in enumerate(events)
            if isinstance(event, Removed) and event.piece.owner == player and event.piece.category is Category.TOKEN
            if event.player != player or fell_in_battle(event, events[:number])
        )
        for event in events:
            if self._takes_another(event):
                yield event, violation("card.informants", "a card that is no ambush card is taken", "an ambush card")
        taken = [event for event in events if self._takes_ambush(event)]
        for event in taken[1 + besides :]:
            yield event, violation("card.informants", f"{len(taken)} ambush cards are taken in a turn", "one")
        if len(taken) == 1 + besides and self._draws_beside(events, taken[-1]):
            yield taken[-1], violation("card.informants", "an ambush card is taken, and cards are drawn too", "no draw")

    def _draws_beside(self, events: Sequence[Event], taken: Event) -> bool:
        """Return whether the owner draws cards beside one that it takes, and not in a step before Evening."""
        number = next(number for number, event in enumerate(events) if event is taken)
        before = takewhile(lambda event: isinstance(event, CardsMoved | Scored), reversed(events[:number]))
        beside = (event for event in (*before, *events[number + 1 :]) if isinstance(event, CardsMoved))
        return any(event.source is DECK and event.target is hand(self.owner) for event in beside)

    def _takes_another(self, event: Event) -> bool:
        """Return whether an event takes a card of the discard pile that is neither an ambush nor of dominance."""
        if not isinstance(event, CardsMoved) or event.source is not DISCARD or event.target is not hand(self.owner):
            return False
        return any(card.name and card.kind not in (CardKind.AMBUSH, CardKind.DOMINANCE) for card in event.cards)

    def _takes_ambush(self, event: Event) -> bool:
        """Return whether an event takes an ambush card out of the discard pile, and surely out of that."""
        if not isinstance(event, CardsMoved) or event.source is not DISCARD or event.target is not hand(self.owner):
            return False
        return any(card.kind is CardKind.AMBUSH and card.suit for card in event.cards)


def _warriors(move: Moved) -> list[int]:
    """Return how many warriors of each kind move."""
    return [count for piece, count in move.pieces if piece.category is Category.WARRIOR]


def _way(move: Moved) -> tuple[str, Place, Place]:
    """Return whose pieces move from where to where."""
    return move.pieces[0][0].owner, move.origin, move.destination
