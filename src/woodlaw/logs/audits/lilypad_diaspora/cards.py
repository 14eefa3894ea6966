"""The effects of the frog cards (16.2.2) in recorded games, in the order of ``cards.yaml``."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import cast

from woodlaw.engine.concepts import rules, suits
from woodlaw.engine.events import (
    Battled,
    CardsMoved,
    Crafted,
    Event,
    Placed,
    Removed,
    Scored,
    Stated,
    TurnBegan,
    TurnEnded,
)
from woodlaw.engine.extension import Points
from woodlaw.engine.game import Game
from woodlaw.engine.victory import has_points_to_win
from woodlaw.factions.lilypad_diaspora import cards
from woodlaw.factions.lilypad_diaspora.enclaves import POND, peaceful
from woodlaw.law.implements import audits
from woodlaw.logs.audits.audit import Offence, omission
from woodlaw.logs.audits.cards.effect import RecordedCard, audited
from woodlaw.logs.audits.cards.partisans import Partisans
from woodlaw.logs.audits.spending import cards_from
from woodlaw.logs.audits.turns import broken_off, in_setup
from woodlaw.table.places import hand, play_area
from woodlaw.table.suits import CLEARING_SUITS, FROG


class Laborers(cards.Laborers, RecordedCard):
    """At the start of Evening, craft with Peaceful enclaves in clearings of a suit, even if activated already."""

    @audits("card.rabbit-laborers", "card.mouse-laborers", "card.fox-laborers")
    def crafts_besides(self, game: Game, player: str) -> Sequence[frozenset[str]]:
        """The owner crafts with Peaceful enclaves once more."""
        places = [place for place in peaceful(game) if self.suit in suits(game, place)]
        return [suits(game, place) for place in places] if player == self.owner else ()


class RabbitLaborers(cards.RabbitLaborers, Laborers):
    """Laborers in rabbit clearings."""


class MouseLaborers(cards.MouseLaborers, Laborers):
    """Laborers in mouse clearings."""


class FoxLaborers(cards.FoxLaborers, Laborers):
    """Laborers in fox clearings."""


class Companions(cards.Companions, RecordedCard):
    """Spend or reveal a frog card as one of another suit, and discard this card for it."""

    @audits("card.companions")
    def discarded_for(self, game: Game, before: Event | None, after: Event | None) -> bool:
        """A frog card of the owner's hand is spent, or a frog ambush played."""
        match after:
            case CardsMoved(source=source, cards=(card,)):
                return source is hand(self.owner) and card.suit == FROG
            case Battled():
                ambushes = ((after.defender, after.ambush), (after.attacker, after.foil))
                return (self.owner, FROG) in ambushes
        return False


class Stewards(cards.Stewards, RecordedCard):
    """Draw the top card of the Pond and craft it for nothing."""

    @audits("card.stewards")
    def draws_besides(self, game: Game, player: str, events: Sequence[Event]) -> int:
        """A card for each that was crafted, as far as cards of the Pond were drawn."""
        crafted = (event.card.id for event in events if isinstance(event, Crafted) and event.player == self.owner)
        drawn = cards_from(events, POND)
        return min(drawn, list(crafted).count(self.card_id)) if player == self.owner else 0


class Advocates(cards.Advocates, RecordedCard):
    """At the start of Birdsong, score for Peaceful enclaves of a suit that are ruled, and discard it."""

    @audits("card.advocates")
    def points_for(self, game: Game, event: Event, events: Sequence[Event]) -> Points | None:
        """At most a point for each Peaceful enclave of a suit, when its owner discards it or wins by it before.

        Who rules them is only sure where nothing on the map has changed in the turn before the card is discarded.
        """
        if not self._discarded(event) and not self._won_by(game, event):
            return None
        begins = all(isinstance(each, TurnBegan | CardsMoved | Scored | Stated) for each in events)
        may_score = [place for place in peaceful(game) if not begins or rules(game, self.owner, place)]
        most = max(sum(suit in suits(game, place) for place in may_score) for suit in CLEARING_SUITS)
        return Points(self.clause, 0, most, "Advocates")

    @audits("card.advocates")
    def discarded_for(self, game: Game, before: Event | None, after: Event | None) -> bool:
        """A turn of the owner's begins with it, or with the points for it, and no card or piece follows."""
        if game.state.current != self.owner or not isinstance(before, TurnBegan | Scored):
            return False
        return not isinstance(after, CardsMoved | Placed | Removed)

    @audits("card.advocates")
    def turn_offences(self, game: Game, player: str, events: Sequence[Event]) -> Iterable[tuple[Event, Offence]]:
        """As its owner's turn ends, no card is left that lay in play when it began."""
        if player != self.owner or in_setup(events) or broken_off(events):
            return ()
        left = sum(card.id == self.card_id for card in game.state.cards_at(play_area(self.owner)))
        crafted = sum(isinstance(e, Crafted) and e.card.id in ("", self.card_id) for e in events)
        if left <= crafted:
            return ()
        message = f"{self.title} stays in play in its owner's Birdsong"
        return ((events[-1], omission(self.clause, message, "points for a suit, and the card discarded")),)

    def _discarded(self, event: Event) -> bool:
        discarding = isinstance(event, CardsMoved) and event.source is play_area(self.owner)
        return discarding and any(card.id == self.card_id for card in cast("CardsMoved", event).cards)

    def _won_by(self, game: Game, event: Event) -> bool:
        """Return whether the points of a card still in play may have won: the game ends before it is discarded."""
        if not isinstance(event, TurnEnded) or event.player != self.owner or not has_points_to_win(game, self.owner):
            return False
        return any(card.id == self.card_id for card in game.state.cards_at(play_area(self.owner)))


class FrogPartisans(cards.FrogPartisans, Partisans):
    """Partisans of the frogs."""


EFFECTS = audited(cards.EFFECTS)
