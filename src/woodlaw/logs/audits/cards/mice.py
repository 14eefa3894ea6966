"""The effects of the mouse cards of the Exiles and Partisans deck in recorded games."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from woodlaw.cards.exiles_and_partisans import mice
from woodlaw.engine.craft import item_points
from woodlaw.engine.events import CardsMoved, Crafted, Event, ItemMoved
from woodlaw.engine.extension import seat_of
from woodlaw.engine.game import Game
from woodlaw.engine.memory import COUNT, PIECE, Kept
from woodlaw.engine.titles import player_title
from woodlaw.law.implements import audits
from woodlaw.logs.audits.audit import NO_VENTURES, Offence, Ventures, omission, violation
from woodlaw.logs.audits.cards.effect import RecordedCard
from woodlaw.logs.audits.cards.partisans import Partisans
from woodlaw.logs.audits.draws import may_have_run_out
from woodlaw.logs.audits.spending import cards_to
from woodlaw.logs.audits.turns import broken_off
from woodlaw.table.places import crafted_items, hand, play_area

EXHAUSTED = Kept("exhausted for the League", 0, COUNT, PIECE)
"""How many of a kind of crafted item a player has exhausted, as far as a record tells."""


class MousePartisans(mice.MousePartisans, Partisans):
    """Partisans of the mice."""


class LeagueOfAdventurousMice(mice.LeagueOfAdventurousMice, RecordedCard):
    """Once in Daylight, exhaust a crafted item to move or battle."""

    @audits("card.league-of-adventurous-mice")
    def ventures_besides(self, game: Game, player: str, events: Sequence[Event]) -> Ventures:
        """A move or a battle of its owner's, for an item."""
        return Ventures(either=1, for_items=1) if player == self.owner else NO_VENTURES

    @audits("card.league-of-adventurous-mice")
    def offences(self, game: Game, event: Event, events: Sequence[Event]) -> Iterator[Offence]:
        """One item a turn is exhausted for it, of those that are not exhausted yet.

        A card that takes items of the box may take exhausted ones: then none of the kind is known to be left.
        """
        if not isinstance(event, ItemMoved) or event.source is not crafted_items(self.owner):
            return
        kept = 0
        if self._exhausts(event):
            if any(self._exhausts(earlier) for earlier in events):
                yield violation(self.clause, "the League of Adventurous Mice is used twice in a turn", "once")
            kept = EXHAUSTED.of(game.state, self.owner, event.item) + event.count
            if kept > game.state.count(event.source, event.item) >= event.count:
                yield violation(self.clause, f"the {event.item.kind} is exhausted already", "an item that is not")
        EXHAUSTED.keep(game.state, kept, self.owner, event.item)

    @audits("card.league-of-adventurous-mice")
    def uses(self, game: Game, event: Event, events: Sequence[Event]) -> bool:
        """The owner exhausts an item."""
        return game.state.current == self.owner and self._exhausts(event)

    def _exhausts(self, event: Event) -> bool:
        box = crafted_items(self.owner)
        return isinstance(event, ItemMoved) and event.source is event.target is box and bool(event.face_down)


class MurineBroker(mice.MurineBroker, RecordedCard):
    """When another player crafts an item, draw a card."""

    @audits("card.murine-broker")
    def draws_besides(self, game: Game, player: str, events: Sequence[Event]) -> int:
        """A card for its owner for each item that others crafted."""
        if player != self.owner:
            return 0
        return len(self._brokered(events))

    @audits("card.murine-broker")
    def turn_offences(self, game: Game, player: str, events: Sequence[Event]) -> Iterator[tuple[Event, Offence]]:
        """Its owner has drawn for each item that others surely took while it was in play, unless no card was left."""
        crafted = [e for e in self._brokered(events) if 0 not in item_points(game, e.player, e.item, 1)]
        drawn = cards_to(events, hand(self.owner))
        if len(crafted) <= drawn or broken_off(events) or may_have_run_out(game, events) or self._came(events):
            return
        if seat_of(game, self.owner).has_hand:
            message = f"{player_title(game, self.owner)} draws no card for an item that another crafts"
            yield crafted[drawn], omission("card.murine-broker", message, "1 card")

    def _brokered(self, events: Sequence[Event]) -> list[Crafted]:
        return [e for e in events if isinstance(e, Crafted) and e.item and e.player != self.owner]

    def _came(self, events: Sequence[Event]) -> bool:
        """Return whether the card may have come into play in the turn."""
        return any(isinstance(event, CardsMoved) and event.target is play_area(self.owner) for event in events)
