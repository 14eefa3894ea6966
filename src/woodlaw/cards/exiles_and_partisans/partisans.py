"""What the Partisans of the three suits share."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import ClassVar

from woodlaw.cards.effect import CardEffect
from woodlaw.engine.audit import Audit, Offence, violation
from woodlaw.engine.concepts import matches
from woodlaw.engine.dealing import discard_cards
from woodlaw.engine.events import Battled, CardsMoved, Event
from woodlaw.engine.game import Game
from woodlaw.engine.sides import Fight, Modifier
from woodlaw.factions.recorded_suits import may_have_matched
from woodlaw.law.implements import audits, implements
from woodlaw.table.cards import Card, CardKind
from woodlaw.table.places import hand, play_area


class Partisans(CardEffect):
    """In battle in a clearing of their suit, deal an extra hit; once it is dealt, discard all cards of other suits."""

    suit: ClassVar[str]

    def battle_modifiers(self, game: Game, fight: Fight) -> Iterable[Modifier]:
        """Either side may deal one more hit."""
        return self._rise(game, fight) if self.fights(fight) else ()

    @implements("card.fox-partisans", "card.rabbit-partisans", "card.mouse-partisans")
    def _rise(self, game: Game, fight: Fight) -> Iterable[Modifier]:
        if not matches(game, self.suit, fight.clearing):
            return ()
        return (Modifier(self.clause, self.owner, extra=1, optional=True, then=self._discard_others),)

    @audits("card.fox-partisans", "card.rabbit-partisans", "card.mouse-partisans")
    def discards_off_turn(self, game: Game, player: str, events: Sequence[Event]) -> bool:
        """The owner discards cards where it has fought in a clearing that may have been of the suit."""
        suited = Card(suit=self.suit)
        return player == self.owner and any(
            isinstance(event, Battled)
            and self.owner in (event.attacker, event.defender)
            and may_have_matched(game, suited, event.clearing)
            for event in events
        )

    def turn_offences(self, game: Game, player: str, events: Sequence[Event]) -> Iterator[tuple[Event, Offence]]:
        """Cards of the suit stay in hand: in another's turn something else must have them discarded, as an ambush.

        Other Partisans may, which a record need not tell apart.
        """
        if not all(card.name for card in game.state.cards_at(play_area(self.owner))):
            return
        if player == self.owner or not self.discards_off_turn(game, self.owner, events):
            return
        others = (e for e in game.bending(Audit.discards_off_turn) if e is not self)
        if any(e.discards_off_turn(game, self.owner, events) for e in others):
            return
        for event in events:
            if not isinstance(event, CardsMoved) or event.source is not hand(self.owner) or event.target.owner:
                continue
            if any(card.suit == self.suit and card.kind is not CardKind.AMBUSH for card in event.cards):
                message = f"a {self.suit} card is discarded for {self.title}"
                yield event, violation(self.clause, message, "cards of other suits")

    @implements("card.fox-partisans", "card.rabbit-partisans", "card.mouse-partisans")
    def _discard_others(self, game: Game) -> None:
        """Discard the whole hand but the cards of the suit; birds are of another."""
        others = [card for card in game.state.cards_at(hand(self.owner)) if card.suit != self.suit]
        discard_cards(game, self.owner, others)
