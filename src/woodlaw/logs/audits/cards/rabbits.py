"""The effects of the rabbit cards of the Exiles and Partisans deck in recorded games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from woodlaw.cards.exiles_and_partisans import rabbits
from woodlaw.cards.exiles_and_partisans.rabbits import COFFINS_PER_POINT, ON_MAP
from woodlaw.engine.events import (
    CardsMoved,
    Event,
    Moved,
    Placed,
    Removed,
    Replaced,
    Scored,
    Stated,
    TurnBegan,
    TurnEnded,
)
from woodlaw.engine.extension import Points
from woodlaw.engine.game import Game
from woodlaw.engine.memory import COUNT, PIECE, PLAYER, TABLE, Count, Kept, Remembered
from woodlaw.engine.place import is_held_back
from woodlaw.law.implements import audits
from woodlaw.logs.audits.audit import Audit, Offence, omission, others_who, violation
from woodlaw.logs.audits.cards.effect import RecordedCard
from woodlaw.logs.audits.cards.partisans import Partisans
from woodlaw.logs.audits.pieces import astray, going_on_to_boards
from woodlaw.table.pieces import Category, Piece
from woodlaw.table.places import Place, PlaceKind, hand, play_area, supply

COFFINS = Kept("warriors on Coffin Makers", 0, COUNT, PIECE)
"""How many of a piece lie on the card by what a record tells."""
LEFT_MAP = Kept("left for Coffin Makers", 0, Count(10_000), PLAYER, owner=TABLE)
"""How many warriors at most can have come to lie on the card since its owner's last turn began."""
DUE = Remembered("on Coffin Makers as the turn began", 0, Count(10_000), PLAYER)
"""How many warriors at most lay on a card as its owner's turn began."""
SURE = Remembered("surely on Coffin Makers", 0, Count(10_000), PLAYER)
"""How many warriors surely lay on a card as its owner's turn began, if it lay in play."""


class RabbitPartisans(rabbits.RabbitPartisans, Partisans):
    """Partisans of the rabbits."""


class CharmOffensive(rabbits.CharmOffensive, RecordedCard):
    """At the start of Evening, draw a card and have another player score a point."""

    @audits("card.charm-offensive")
    def draws_besides(self, game: Game, player: str, events: Sequence[Event]) -> int:
        """A card for its owner in its turn."""
        return int(player == self.owner == game.state.current)

    @audits("card.charm-offensive")
    def points_for(self, game: Game, event: Event, events: Sequence[Event]) -> Points | None:
        """Another player's point in the owner's turn may come from here."""
        if not isinstance(event, Scored) or game.state.current != self.owner or event.player == self.owner:
            return None
        return Points(self.clause, 0, 1, "Charm Offensive", event.player)

    @audits("card.charm-offensive")
    def owed_for_draw(self, game: Game, events: Sequence[Event]) -> Iterator[Offence]:
        """Another player has scored, unless one whose marker has left the track can be chosen."""
        others = self.others(game)
        if game.state.current != self.owner or any(game.state.score.get(other) is None for other in others):
            return
        if not any(isinstance(event, Scored) and event.player in others for event in events):
            yield omission("card.charm-offensive", "its owner draws a card, and nobody scores for it", "1 point")


class SwapMeet(rabbits.SwapMeet, RecordedCard):
    """Once in Birdsong, take a random card from another player, and give that player a card."""

    @audits("card.swap-meet")
    def passes_cards(self, game: Game, source: Place, receiver: str) -> int:
        """The owner takes one card in its turn, and gives one."""
        return 2 * (
            self.owner == game.state.current
            and self.owner in (source.owner, receiver)
            and source.kind is PlaceKind.HAND
        )

    @audits("card.swap-meet")
    def uses(self, game: Game, event: Event, events: Sequence[Event]) -> bool:
        """A card that the owner takes out of another's hand in its turn."""
        return self.takes_card(game, event)

    @audits("card.swap-meet")
    def turn_offences(self, game: Game, player: str, events: Sequence[Event]) -> Iterator[tuple[Event, Offence]]:
        """Whoever takes a card gives one for it, and takes one a turn."""
        own = hand(self.owner)
        taken = 0
        passed = [e for e in events if isinstance(e, CardsMoved) and e.source.kind is e.target.kind is PlaceKind.HAND]
        for event in passed if player == self.owner else ():
            other = event.source
            ways = others_who(game, Audit.passes_cards, self)
            if event.target is not own or any(e.passes_cards(game, other, self.owner) for e in ways):
                continue
            taken += len(event.cards)
            if taken > 1:
                yield event, violation("card.swap-meet", f"{taken} cards are taken in a turn", "one")
            elif not any(e.source is own and e.target is other for e in passed):
                yield event, omission("card.swap-meet", "a card is taken, and none given for it", "a card in return")


class CoffinMakers(rabbits.CoffinMakers, RecordedCard):
    """Warriors removed from the map lie here instead of in their supplies, and score in Birdsong, one for five."""

    @audits("card.coffin-makers")
    def keeps_from_supply(self, game: Game, piece: Piece) -> int:
        """Nobody knows which of the warriors in a supply still lie on the card: no more than have left the map."""
        if piece.category is not Category.WARRIOR:
            return 0
        return max(DUE.of(game.state, self.owner), LEFT_MAP.of(game.state, TABLE, self.owner))

    @audits("card.coffin-makers")
    def kept_apart(self, game: Game) -> Iterator[tuple[Piece, int, Place]]:
        """What was removed since its owner's last turn began, as far as the supplies hold it."""
        for piece in COFFINS.things(game.state, self.owner):
            yield piece, COFFINS.of(game.state, self.owner, piece), self.coffins

    def offences(self, game: Game, event: Event, events: Sequence[Event]) -> Sequence[Offence]:
        """Note what comes to lie on the card, and that all of it returns."""
        for piece, count in (*self._coming(game, event, events), *self._replaced(event, events)):
            lying = COFFINS.of(game.state, self.owner, piece) + count
            COFFINS.keep(game.state, max(0, lying), self.owner, piece)
        left = LEFT_MAP.of(game.state, TABLE, self.owner) + self._leaving(game, event)
        if self._returns_all(event):
            DUE.note(game.state, left, self.owner)
            SURE.note(game.state, self._surely_lying(game), self.owner)
            left = 0
            for piece in COFFINS.things(game.state, self.owner):
                COFFINS.keep(game.state, 0, self.owner, piece)
        LEFT_MAP.keep(game.state, left, TABLE, self.owner)
        return ()

    def _leaving(self, game: Game, event: Event) -> int:
        """Return how many warriors leave the map, whatever the record tells of where they go and who replaces them."""
        match event:
            case Removed(place=place, piece=piece, count=count) if place.kind in ON_MAP:
                return count if piece.category is Category.WARRIOR else 0
            case Replaced(old=old):
                return int(old.category is Category.WARRIOR)
            case Moved(pieces=pieces, origin=origin, destination=destination) if origin.kind in ON_MAP:
                gone = (count for piece, count in pieces if piece.category is Category.WARRIOR)
                return sum(gone) if destination.kind not in ON_MAP else 0
            case TurnEnded():
                held_back = [there for place, there in game.state.pieces.items() if is_held_back(game, place)]
                return sum(n for there in held_back for p, n in there.items() if p.category is Category.WARRIOR)
        return 0

    def _coming(self, game: Game, event: Event, events: Sequence[Event]) -> Iterator[tuple[Piece, int]]:
        """Yield the warriors that would return to a supply: those removed, and those held back until the turn's end."""
        match event:
            case Removed(place=place, piece=piece) if place.kind in ON_MAP and not event.replaced:
                if piece.category is Category.WARRIOR and event.destination is supply(piece.owner):
                    yield piece, min(event.count, game.state.count(place, piece))
            case TurnEnded():
                for place in [place for place in game.state.pieces if is_held_back(game, place)]:
                    elsewhere = Counter[Piece]()
                    for (piece, _), count in going_on_to_boards(game, events, place).items():
                        elsewhere[piece] += count
                    for piece, count in game.state.at(place).items():
                        if piece.category is Category.WARRIOR:
                            yield piece, max(0, count - elsewhere[piece])

    def _replaced(self, event: Event, events: Sequence[Event]) -> Iterator[tuple[Piece, int]]:
        """Yield a warrior that was counted as removed, and in whose place another's comes at once, one for each.

        What a board states of it may be told between.
        """
        before = next((other for other in reversed(events) if not isinstance(other, Stated)), None)
        match event, before:
            case Placed(piece=new, place=place), Removed(piece=old) if place is before.place and new.owner != old.owner:
                if new.category is old.category is Category.WARRIOR and event.count == before.count:
                    yield old, -event.count

    def _returns_all(self, event: Event) -> bool:
        match event:
            case TurnBegan():
                return event.player == self.owner
            case CardsMoved(cards=cards, source=source):
                return source is play_area(self.owner) and any(card.id == self.card_id for card in cards)
        return False

    def _surely_lying(self, game: Game) -> int:
        """Return how many warriors lie on the card as a record tells, and in no supply otherwise."""
        others = others_who(game, Audit.keeps_from_supply, self)
        sure = [
            piece
            for piece in COFFINS.things(game.state, self.owner)
            if not any(e.keeps_from_supply(game, piece) for e in others)
        ]
        supplied = {piece: game.state.count(supply(piece.owner), piece) - astray(game, piece) for piece in sure}
        return sum(max(0, min(COFFINS.of(game.state, self.owner, piece), count)) for piece, count in supplied.items())

    @audits("card.coffin-makers")
    def points_for(self, game: Game, event: Event, events: Sequence[Event]) -> Points | None:
        """No more warriors can lie on the card than have left the map, nor than the supplies are said to hold.

        Those that were told as removed lie there.
        """
        if not isinstance(event, TurnBegan) or event.setup or event.player != self.owner:
            return None
        supplied = sum(
            count
            for seat in game.state.seats
            for piece, count in game.state.at(supply(seat)).items()
            if piece.category is Category.WARRIOR
        )
        most = min(supplied, DUE.of(game.state, self.owner))
        least = min(most, SURE.of(game.state, self.owner))
        return Points(self.clause, least // COFFINS_PER_POINT, most // COFFINS_PER_POINT, "Coffin Makers")
