"""What a recorded game shows of the Reavers: points, and what a turn cannot hold."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from woodlaw.engine.audit import Offence
from woodlaw.engine.concepts import rules
from woodlaw.engine.enemies import count_enemy_pieces
from woodlaw.engine.events import CardsMoved, Event, Placed, Removed
from woodlaw.engine.extension import Points
from woodlaw.engine.game import Game
from woodlaw.factions.lemming_reavers.abilities import Abilities
from woodlaw.factions.records import in_setup, omission, violation
from woodlaw.law.implements import audits
from woodlaw.table.places import Place, PlaceKind, hand

At = Iterable[tuple[Event, Offence]]


class Records(Abilities):
    """The Reavers in recorded games."""

    # Points -----------------------------------------------------------------------------------------------------------
    def points_for(self, game: Game, event: Event, events: Sequence[Event]) -> Points | None:
        """Points for caches that others remove, and for encampments."""
        match event:
            case Removed() if event.piece in self.caches and event.player != self.name and event.place.number:
                return self._scouting_reward(event)
            case Placed() if event.piece is self.piece("encampment") and not in_setup(events):
                return self._built()
        return None

    @audits("LR.2.2.II")
    def _scouting_reward(self, event: Removed) -> Points:
        return Points("LR.2.2.II", event.count, event.count, "a cache that another player removed")

    @audits("LR.5.2.III")
    def _built(self) -> Points:
        """The points printed on the Encampments track are assumed, so none are called wrong."""
        return Points("LR.5.2.III", 0, None, "building an encampment")

    # Offences ---------------------------------------------------------------------------------------------------------
    def offences(self, game: Game, event: Event, events: Sequence[Event]) -> Iterable[Offence]:
        """Encampments built twice or without rule; caches plundered where they cannot be."""
        found = None
        match event:
            case Placed() if event.piece is self.piece("encampment") and not in_setup(events):
                found = self._wrong_building(game, event.place, events)
            case Removed(player=self.name) if event.piece in self.caches and self._plundered(event):
                found = self._wrong_plunder(game, event.place)
        return (found,) if found else ()

    def _plundered(self, event: Event) -> bool:
        """Return whether a cache came from the map to the faction board."""
        taken = isinstance(event, Removed) and event.piece in self.caches and bool(event.place.number)
        return taken and isinstance(event, Removed) and event.destination.kind is PlaceKind.BOARD

    @audits("LR.5.2.III")
    def _wrong_building(self, game: Game, place: Place, events: Sequence[Event]) -> Offence | None:
        if any(isinstance(e, Placed) and e.piece is self.piece("encampment") for e in events):
            return violation("LR.5.2.III", "a second encampment is built in one turn", "once per turn")
        if not rules(game, self.name, place):
            return violation("LR.5.2.III", f"the Reavers build in clearing {place.number} without ruling it")
        return None

    @audits("LR.6.1.I")
    def _wrong_plunder(self, game: Game, place: Place) -> Offence | None:
        if not game.state.warriors(place, self.name):
            return violation("LR.6.1.I", f"a cache is plundered in clearing {place.number} without a warrior")
        if count_enemy_pieces(game, self.name, place):
            return violation("LR.6.1.I", f"a cache is plundered beside enemies in clearing {place.number}")
        return None

    def turn_offences(self, game: Game, player: str, events: Sequence[Event]) -> At:
        """Caches scouted without cards, or plundered without encampments and cards."""
        if player != self.name or in_setup(events):
            return ()
        spent = sum(len(e.cards) for e in events if isinstance(e, CardsMoved) and self._spent(e))
        plundered = [event for event in events if self._plundered(event)]
        return [*self._scouted_without_cards(events, spent), *self._plundered_too_much(game, plundered, spent)]

    def _spent(self, event: CardsMoved) -> bool:
        return event.source is hand(self.name) and event.target.kind is PlaceKind.COMMON

    @audits("LR.4.3")
    def _scouted_without_cards(self, events: Sequence[Event], spent: int) -> At:
        """Each cache after the first takes a pair of cards."""
        scouted = [event for event in events if isinstance(event, Placed) and event.piece in self.caches]
        pairs = sum(event.count for event in scouted) - 1
        if spent >= 2 * pairs:
            return ()
        message = f"{pairs + 1} caches were scouted with {spent} cards spent"
        return ((scouted[-1], omission("LR.4.3", message, f"{2 * pairs} cards")),)

    @audits("LR.6.1", "LR.6.1.II")
    def _plundered_too_much(self, game: Game, plundered: Sequence[Event], spent: int) -> At:
        """For each encampment on the map one cache, for a card each."""
        camps = self.on_map(game.state, "encampment")
        found: list[tuple[Event, Offence]] = []
        if len(plundered) > camps:
            message = f"{len(plundered)} caches plundered with {camps} encampments on the map"
            found.append((plundered[-1], violation("LR.6.1", message)))
        if len(plundered) > spent:
            message = f"{len(plundered)} caches plundered with {spent} cards spent"
            found.append((plundered[-1], omission("LR.6.1.II", message)))
        return found
