"""What a recorded game shows of the Council: points, and what a turn cannot hold."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from woodlaw.engine.audit import Offence, violation
from woodlaw.engine.events import Crafted, Event, Placed, Revealed, TurnEnded
from woodlaw.engine.extension import Points
from woodlaw.engine.game import Game
from woodlaw.factions.records import note_astray
from woodlaw.factions.twilight_council.abilities import CRAFTED, Council
from woodlaw.law.implements import audits


class Records(Council):
    """The Council in recorded games."""

    def points_for(self, game: Game, event: Event, events: Sequence[Event]) -> Points | None:
        """Points for overseeing, and for empowering with revealed birds."""
        if self.ends_own_turn(event):
            return self._overseeing(game, event)
        if isinstance(event, Revealed) and event.owner == event.player == self.name:
            birds = sum(1 for card in event.cards if card.suit in ("bird", ""))
            return self._empowering(birds) if birds else None
        return None

    @audits("17.6.4")
    def _overseeing(self, game: Game, ending: TurnEnded) -> Points:
        """Records may leave out that assemblies were flipped to Governing when the Council adjourned (17.6.3)."""
        least = 0 if ending.game_over else self.oversee_points(self.overseen(game, "governing_assembly"))
        most = self.oversee_points(self.overseen(game, "governing_assembly", "closed_assembly"))
        return Points("17.6.4", least, most, "overseeing")

    @audits("17.6.1.III")
    def _empowering(self, birds: int) -> Points:
        """Each revealed bird card may score a point when it is returned."""
        return Points("17.6.1.III", 0, birds, "empowering")

    def offences(self, game: Game, event: Event, events: Sequence[Event]) -> Iterable[Offence]:
        """Nothing; what is crafted and what is gone is remembered for the cards that are drawn."""
        note_astray(game, self.name, event)
        if isinstance(event, Crafted) and event.player == self.name:
            CRAFTED.note(game.state, True)
        return ()

    def turn_offences(self, game: Game, player: str, events: Sequence[Event]) -> Iterable[tuple[Event, Offence]]:
        """Too many Loyalists at the end of anybody's turn."""
        gained = [event for event in events if isinstance(event, Placed) and event.place is self.loyalists]
        return self._too_many_loyalists(game, gained[-1]) if gained else ()

    @audits("17.2.1")
    def _too_many_loyalists(self, game: Game, gained: Event) -> Iterable[tuple[Event, Offence]]:
        held = game.state.count(self.loyalists, self.warrior)
        most = self.values["loyalists"]
        if held <= most:
            return ()
        return ((gained, violation("17.2.1", f"the Council hold {held} Loyalists", f"at most {most}")),)
