"""What the Partisans of the three suits share."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from woodlaw.cards.exiles_and_partisans import partisans
from woodlaw.engine.events import Battled, CardsMoved, Event
from woodlaw.engine.game import Game
from woodlaw.law.implements import audits
from woodlaw.logs.audits.audit import Audit, Offence, others_who, violation
from woodlaw.logs.audits.cards.effect import RecordedCard
from woodlaw.logs.audits.suits import may_have_matched
from woodlaw.table.cards import Card, CardKind
from woodlaw.table.places import hand, play_area


class Partisans(partisans.Partisans, RecordedCard):
    """In battle in a clearing of their suit, deal an extra hit; once it is dealt, discard all cards of other suits."""

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
        others = others_who(game, Audit.discards_off_turn, self)
        if any(e.discards_off_turn(game, self.owner, events) for e in others):
            return
        for event in events:
            if not isinstance(event, CardsMoved) or event.source is not hand(self.owner) or event.target.owner:
                continue
            if any(card.suit == self.suit and card.kind is not CardKind.AMBUSH for card in event.cards):
                message = f"a {self.suit} card is discarded for {self.title}"
                yield event, violation(self.clause, message, "cards of other suits")
