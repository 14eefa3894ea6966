"""What a recorded game shows of the Diaspora: points, and what a turn cannot hold."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from woodlaw.engine.audit import Offence
from woodlaw.engine.battle import why_not_battle
from woodlaw.engine.concepts import rules, suits
from woodlaw.engine.events import Battled, CardsMoved, Event, Placed
from woodlaw.engine.extension import Points
from woodlaw.engine.game import Game
from woodlaw.factions.lilypad_diaspora.abilities import Abilities
from woodlaw.factions.records import in_setup, omission, standing_on, violation
from woodlaw.law.implements import audits
from woodlaw.table.places import Place, PlaceKind, hand
from woodlaw.table.suits import CLEARING_SUITS


class Records(Abilities):
    """The Diaspora in recorded games."""

    def points_for(self, game: Game, event: Event, events: Sequence[Event]) -> Points | None:
        """Points for integrating."""
        return self._integrated(game, events) if self.ends_own_turn(event) else None

    @audits("16.6.2")
    def _integrated(self, game: Game, events: Sequence[Event]) -> Points:
        """At most one point for each Peaceful enclave of one suit, once, for a card spent."""
        spent = any(
            isinstance(event, CardsMoved) and event.source is hand(self.name) and event.target.kind is PlaceKind.COMMON
            for event in events
        )
        places = standing_on(game, (self.piece("peaceful_enclave"),)) if spent else []
        most = max(sum(1 for place in places if suit in suits(game, place)) for suit in CLEARING_SUITS)
        return Points("16.6.2", 0, most, "integrating")

    def offences(self, game: Game, event: Event, events: Sequence[Event]) -> Iterable[Offence]:
        """Enclaves settled without rule, or provoked where they cannot be."""
        found = None
        if isinstance(event, Placed) and not in_setup(events):
            if event.piece is self.piece("peaceful_enclave"):
                found = self._settled_without_rule(game, event.place)
            elif event.piece is self.piece("militant_enclave"):
                found = self._provoked_elsewhere(game, event.place)
        return (found,) if found else ()

    @audits("16.5.1")
    def _settled_without_rule(self, game: Game, place: Place) -> Offence | None:
        if rules(game, self.name, place):
            return None
        return violation("16.5.1", f"the Diaspora settle clearing {place.number}, which they do not rule")

    @audits("16.5.2")
    def _provoked_elsewhere(self, game: Game, place: Place) -> Offence | None:
        if self.on_river(game.state, place) or game.state.warriors(place, self.name):
            return None
        message = f"a Militant enclave in clearing {place.number}, neither on the river nor at a Diaspora warrior"
        return violation("16.5.2", message)

    def turn_offences(self, game: Game, player: str, events: Sequence[Event]) -> Iterable[tuple[Event, Offence]]:
        """Militant enclaves that did not retaliate."""
        ending = events[-1]
        if player != self.name or not self.ends_own_turn(ending) or ending.game_over:
            return ()
        return self._not_retaliated(game, ending, events)

    @audits("16.6.1")
    def _not_retaliated(self, game: Game, ending: Event, events: Sequence[Event]) -> Iterable[tuple[Event, Offence]]:
        """Nothing after this step brings pieces, so whoever could be fought at the turn's end should have been."""
        fought = {e.clearing for e in events if isinstance(e, Battled) and e.attacker == self.name}
        return [
            (ending, omission("16.6.1", f"no battle at the Militant enclave in clearing {place.number}"))
            for place in game.state.clearings
            if self.militant(game.state, place)
            and place not in fought
            and any(why_not_battle(game, self.name, other, place) is None for other in game.state.seats)
        ]
