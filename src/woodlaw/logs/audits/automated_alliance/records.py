"""What a recorded game shows of the Automated Alliance: revolts, Outrage and Crackdown."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from woodlaw.engine.concepts import suits
from woodlaw.engine.events import Crafted, Event, Placed, Removed
from woodlaw.engine.extension import Points
from woodlaw.engine.game import Game
from woodlaw.engine.victory import removal_points
from woodlaw.factions.automated_alliance.abilities import AutomatedAlliance
from woodlaw.law.implements import audits
from woodlaw.logs.audits.audit import Offence
from woodlaw.logs.audits.automated_alliance.outrage import (
    may_be_cracked_down,
    not_cracked_down,
    outrage_paid_and_scored,
    outrage_unanswered,
    points_felled_with_base,
    points_of_outrage,
)
from woodlaw.logs.audits.bots.bot import RecordedBot
from woodlaw.logs.audits.setups import start_off_the_map
from woodlaw.logs.audits.turns import in_setup
from woodlaw.table.cards import CardKind
from woodlaw.table.places import Place


class Records(AutomatedAlliance, RecordedBot):
    """The Automated Alliance in recorded games."""

    points_known = True

    @audits("RB.6.4.3", "RB.6.5.2")
    def may_remove(self, game: Game, event: Removed, events: Sequence[Event]) -> bool:
        """Revolts, in its own turn, which is held against its orders as a whole."""
        return game.state.current == self.name

    @audits("RB.6.4.3", "RB.6.5.2", "9.2.2.I")
    def clears_out(self, game: Game, event: Event, events: Sequence[Event]) -> Sequence[Place]:
        """Revolts, which a record tells by the base that is placed."""
        match event:
            case Placed() if event.piece in self.bases and game.state.current == self.name:
                return [event.place]
        return []

    @audits("RB.6.2.3", "RB.6.2.4")
    def turn_offences(self, game: Game, player: str, events: Sequence[Event]) -> Iterable[tuple[Event, Offence]]:
        """Outrage that humans do not answer, a crackdown left out, and what its own setup puts on the map."""
        if in_setup(events):
            return self._started_on_the_map(events) if player == self.name else ()
        return (
            *outrage_unanswered(game, self.name, self.sympathy, self.bases, events),
            *outrage_paid_and_scored(game, self.name, self.sympathy, self.bases, events),
            *not_cracked_down(game, self.name, self.sympathy, self.bases, events),
        )

    @audits("RB.6.3.1", "RB.6.3.2", "RB.6.3.3")
    def _started_on_the_map(self, events: Sequence[Event]) -> Iterable[tuple[Event, Offence]]:
        """Warriors start in the supply, bases in their box and sympathy on its track."""
        pieces = {self.warrior: "RB.6.3.1", **dict.fromkeys(self.bases, "RB.6.3.2"), self.sympathy: "RB.6.3.3"}
        return start_off_the_map(events, pieces)

    @audits("RB.6.2.4")
    def removed_by(self, game: Game, event: Removed, events: Sequence[Event]) -> str:
        """Crackdown: after a base has fallen somewhere else, its sympathy goes by the rules of the Alliance."""
        if event.piece is not self.sympathy:
            return ""
        fallen = (
            earlier.piece.kind.removesuffix("_base")
            for earlier in events
            if isinstance(earlier, Removed) and earlier.piece in self.bases and earlier.place is not event.place
        )
        return self.name if any(suit in suits(game, event.place) for suit in fallen) else ""

    def points_for(self, game: Game, event: Event, events: Sequence[Event]) -> Points | None:
        """In the turns of others it scores for Outrage and for cards given; and others for sympathy."""
        if isinstance(event, Removed) and event.piece is self.sympathy and event.player == self.name:
            return self._felled_with_base(game, event, events)
        if game.state.current == self.name:
            return None
        if isinstance(event, Removed) and event.piece in self.bases:
            return points_felled_with_base(self.on_map(game.state, "sympathy"))
        return points_of_outrage(game, event, self.sympathy) or self.points_for_gift(game, event)

    @audits("RB.6.2.4", "3.2.1")
    def _felled_with_base(self, game: Game, event: Removed, events: Sequence[Event]) -> Points | None:
        """Sympathy that fell after a base elsewhere may have fallen to the card that felled the base, and score."""
        player = game.state.current
        felled = any(isinstance(e, Crafted) and e.card.kind is CardKind.IMMEDIATE for e in events)
        each = removal_points(game, player, event.piece)
        return Points("3.2.1", 0, each * event.count, "removing sympathy", player) if felled and each else None

    def may_count_as_remover(self, game: Game, event: Removed, events: Sequence[Event]) -> bool:
        """Crackdown: sympathy that fell after the base in its clearing may have gone with the base."""
        return event.piece is self.sympathy and may_be_cracked_down(self.bases, event, events)
