"""The effects of the bird cards of the Exiles and Partisans deck in recorded games."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from woodlaw.cards.exiles_and_partisans import birds
from woodlaw.engine.events import Battled, CardsMoved, Crafted, Event, ItemMoved, Moved, Placed, Removed, Scored
from woodlaw.engine.game import Game
from woodlaw.law.implements import audits
from woodlaw.logs.audits.audit import NO_VENTURES, Offence, Ventures, omission
from woodlaw.logs.audits.cards.effect import RecordedCard
from woodlaw.logs.audits.turns import broken_off
from woodlaw.table.places import Place, PlaceKind, play_area


class Saboteurs(birds.Saboteurs, RecordedCard):
    """At the start of Birdsong, discard it to discard one of an enemy's crafted cards."""

    @audits("card.saboteurs")
    def discarded_for(self, game: Game, before: Event | None, after: Event | None) -> bool:
        """In its owner's turn another's crafted card is discarded."""
        if not isinstance(after, CardsMoved) or after.source.kind is not PlaceKind.PLAY_AREA:
            return False
        return game.state.current == self.owner != after.source.owner

    @audits("card.saboteurs")
    def uses(self, game: Game, event: Event, events: Sequence[Event]) -> bool:
        """The owner discards it."""
        return self.discards_itself(event)


class EyrieEmigre(birds.EyrieEmigre, RecordedCard):
    """At the end of Birdsong, move and then battle there as far as that can be; discard it unless both are done."""

    @audits("card.eyrie-emigre")
    def discarded_for(self, game: Game, before: Event | None, after: Event | None) -> bool:
        """Its owner's turn goes on with what no card is spent for: nothing is placed, scored, removed or carried."""
        spent_for = isinstance(after, CardsMoved | Placed | Removed | ItemMoved | Scored)
        carried = isinstance(after, Moved) and any(piece.owner != self.owner for piece, _ in after.pieces)
        return game.state.current == self.owner and not (spent_for or carried)

    @audits("card.eyrie-emigre")
    def ventures_besides(self, game: Game, player: str, events: Sequence[Event]) -> Ventures:
        """A move and a battle of its owner's."""
        return Ventures(moves=1, battles=1) if player == self.owner else NO_VENTURES

    @audits("card.eyrie-emigre")
    def turn_offences(self, game: Game, player: str, events: Sequence[Event]) -> Iterator[tuple[Event, Offence]]:
        """It goes in a turn in which its owner does not battle where a move of its ended."""
        if player != self.owner or broken_off(events) or self._came(events):
            return
        if all(card.id != self.card_id for card in game.state.cards_at(play_area(player))):
            return
        entered: set[Place] = set()
        for event in events:
            if isinstance(event, Moved):
                entered.add(event.destination)
            elif isinstance(event, Battled) and event.attacker == player and event.clearing in entered:
                return
        message = f"{self.title} stays in play, and its owner battles nowhere that it has moved to"
        yield events[-1], omission("card.eyrie-emigre", message, "the card discarded")

    def _came(self, events: Sequence[Event]) -> bool:
        """Return whether the card may have come into play in the turn, as far as what came tells its name."""
        crafted = [e.card for e in events if isinstance(e, Crafted) and not e.item and e.player == self.owner]
        laid = [e.cards for e in events if isinstance(e, CardsMoved) and e.target is play_area(self.owner)]
        return any(not card.name or card.id == self.card_id for cards in (crafted, *laid) for card in cards)
