"""What recorded games show of every bot (RB.1, RB.2)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from woodlaw.engine.events import CardsMoved, Event
from woodlaw.engine.extension import Points
from woodlaw.engine.game import Game
from woodlaw.engine.state import State
from woodlaw.factions.bots.bot import Bot
from woodlaw.factions.bots.order import ORDER, order_box
from woodlaw.law.implements import audits
from woodlaw.logs.audits.audit import MANY, Audit, Offence
from woodlaw.logs.audits.bots.cards import against_bots
from woodlaw.logs.audits.bots.following import turn_against_orders
from woodlaw.logs.audits.recorded import Recorded
from woodlaw.table.places import Place, PlaceKind, hand


class RecordedBot(Bot, Recorded):
    """A bot in recorded games."""

    draw_clause = "RB.2.8.1"
    open_boxes = frozenset({ORDER})
    box_for_cards = ORDER

    def crafts_from(self) -> Place:
        """A bot crafts its order card, which stays."""
        return order_box(self.name)

    @audits("RB.2.8.1")
    def draws_besides(self, game: Game, player: str, events: Sequence[Event]) -> int:
        """As many as a human can have taken in its own turn, by what lets cards of others come to its hand."""
        if player != game.state.current:
            return 0
        taken = sum(e.passes_cards(game, hand(self.name), player) for e in game.bending(Audit.passes_cards))
        return min(MANY, taken)

    @audits("RB.2.8.1")
    def discards_off_turn(self, game: Game, player: str, events: Sequence[Event]) -> bool:
        """What comes to a bot is discarded."""
        return True

    @audits("RB.2.3", "RB.2.7")
    def own_turn_offences(
        self, game: Game, before: State, actions: Sequence[Sequence[Event]]
    ) -> Iterable[tuple[Event, Offence]]:
        """A bot has no choice: another turn than its rules order is an offence."""
        return turn_against_orders(game, self.name, before, actions)

    def offences(self, game: Game, event: Event, events: Sequence[Event]) -> Iterable[Offence]:
        """Cards that come to the bot, and dominance cards that are not in the game."""
        return against_bots(game, self.name, event, events)

    @audits("RB.2.8.1")
    def points_for_gift(self, game: Game, event: Event) -> Points | None:
        """A card that a human discards may be one that it gives to the bot, where something lets it give any."""
        if not isinstance(event, CardsMoved) or event.target.kind is not PlaceKind.COMMON:
            return None
        if not any(e.passes_cards(game, event.source, self.name) for e in game.bending(Audit.passes_cards)):
            return None
        return Points("RB.2.8.1", 0, len(event.cards), "a card given to the bot")
