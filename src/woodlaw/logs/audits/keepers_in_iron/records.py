"""What a recorded game shows of the Keepers: points, and what a turn cannot hold."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from woodlaw.engine.concepts import rules, standing_on
from woodlaw.engine.events import CardsMoved, Event, Moved, Removed
from woodlaw.engine.extension import Points
from woodlaw.engine.game import Game
from woodlaw.engine.state import State
from woodlaw.factions.keepers_in_iron.abilities import Keepers
from woodlaw.law.implements import audits
from woodlaw.logs.audits.audit import Offence, omission, violation
from woodlaw.logs.audits.pieces import outnumbering
from woodlaw.logs.audits.recorded import Recorded
from woodlaw.logs.audits.turns import in_setup
from woodlaw.table.pieces import Piece
from woodlaw.table.places import Place, PlaceKind

At = Iterable[tuple[Event, Offence]]


class Records(Keepers, Recorded):
    """The Keepers in recorded games."""

    draw_clause = "15.6.3"
    draws_once = True
    discard_clause = "15.6.3"
    points_known = True

    def points_for(self, game: Game, event: Event, events: Sequence[Event]) -> Points | None:
        """Points for recovering relics."""
        match event:
            case Removed(player=self.name) if event.piece in self.relics:
                return self._recovered(game, event)
            case Moved() if event.player != self.name and event.destination.kind is PlaceKind.FOREST:
                return self._trophies(event)
        return None

    @audits("15.2.5")
    def _trophies(self, event: Moved) -> Points | None:
        """A relic that an enemy puts into a forest was removed: two points in all."""
        taken = sum(count for piece, count in event.pieces if piece in self.relics)
        return Points("15.2.5", 2 * taken, 2 * taken, "removing a relic", event.player) if taken else None

    @audits("15.5.2.IIIb")
    def _recovered(self, game: Game, event: Removed) -> Points:
        """The value of each relic, which a record does not tell, and two points for each column it filled."""
        after = self.full_columns(game.state)
        others = min(game.state.count(self.relics_box, relic) for relic in self.relics if relic is not event.piece)
        before = min(others, game.state.count(self.relics_box, event.piece) - event.count)
        filled = max(0, after - before) if event.destination is self.relics_box else 0
        bonus = filled * int(self.values["points for a full column of relics"])
        values: list[int] = self.values["relic values"]
        return Points(
            "15.5.2.IIIb", event.count * min(values) + bonus, event.count * max(values) + bonus, "recovering a relic"
        )

    def offences(self, game: Game, event: Event, events: Sequence[Event]) -> Iterable[Offence]:
        """Delving where the Keepers neither rule nor stand."""
        match event:
            case Moved(player=self.name) if event.origin.kind is PlaceKind.FOREST and not in_setup(events):
                found = self._wrong_delving(game, event.destination)
            case _:
                found = None
        return (found,) if found else ()

    @audits("15.5.2.II")
    def _wrong_delving(self, game: Game, place: Place) -> Offence | None:
        if not game.state.warriors(place, self.name):
            return violation("15.5.2.II", f"the Keepers delve in clearing {place.number} without a warrior")
        if not rules(game, self.name, place):
            return violation("15.5.2.II", f"the Keepers delve in clearing {place.number} without ruling it")
        return None

    def turn_offences(self, game: Game, player: str, events: Sequence[Event]) -> At:
        """Too many relics taken along, a retinue too big, and warriors that did not live off the land."""
        if player != self.name or in_setup(events):
            return ()
        found = [*self._relics_without_knights(events), *self._too_many_retainers(game, events)]
        ending = events[-1]
        if self.ends_own_turn(ending) and not ending.game_over:
            found += self._not_lived_off_the_land(game, events)
        return found

    @audits("15.2.4")
    def _relics_without_knights(self, events: Sequence[Event]) -> At:
        """Between two clearings no more relics move than warriors; a record may note them apart."""
        return outnumbering(events, self.relics, self.warrior, "15.2.4", "relics")

    @audits("15.6.2")
    def _too_many_retainers(self, game: Game, events: Sequence[Event]) -> At:
        columns = [self.box(part, "cards") for part in ("1", "2", "3")]
        held = sum(len(game.state.cards_at(column)) for column in columns)
        added = [event for event in events if isinstance(event, CardsMoved) and event.target in columns]
        most = self.values["cards in the retinue"]
        if held <= most or not added:
            return []
        return [(added[-1], violation("15.6.2", f"the Retinue holds {held} cards", f"at most {most}"))]

    @audits("15.6.1")
    def _not_lived_off_the_land(self, game: Game, events: Sequence[Event]) -> At:
        """Nothing after this step brings warriors, so a clearing of four has lost one this turn."""
        lost = {event.place for event in events if isinstance(event, Removed) and event.piece is self.warrior}
        return [
            (events[-1], omission("15.6.1", f"no warrior was removed from clearing {clearing.number}"))
            for clearing in game.state.clearings
            if clearing not in lost
            and game.state.warriors(clearing, self.name) >= self.values["warriors that live off the land"]
        ]

    def carries(self, game: Game, player: str, piece: Piece, origin: Place, destination: Place) -> bool:
        """Relics go into forests as trophies and come out by delving; records may note them apart from the knights."""
        if piece not in self.relics:
            return False
        if destination.kind is PlaceKind.FOREST:
            return self._becomes_trophy(player)
        if origin.kind is PlaceKind.FOREST:
            return self._is_delved(player, origin, destination)
        return self.moves_along(game, player, piece) and self._knights(game.state, origin, destination)

    @audits("15.2.5")
    def _becomes_trophy(self, player: str) -> bool:
        return player != self.name

    @audits("15.5.2.IIa")
    def _is_delved(self, player: str, origin: Place, destination: Place) -> bool:
        return player == self.name and destination.number in origin.clearings

    def _knights(self, state: State, origin: Place, destination: Place) -> bool:
        return bool(state.warriors(origin, self.name) or state.warriors(destination, self.name))

    @audits("15.5.2.IIIb")
    def full_columns(self, state: State) -> int:
        """Return how many columns of Relics spaces are full: one relic of each type."""
        return min(state.count(self.relics_box, relic) for relic in self.relics)

    @audits("15.6.3")
    def turn_draws(self, game: Game) -> tuple[int, int | None] | None:
        """One card, and one for each waystation on the map."""
        due = 1 + len(standing_on(game, self.waystations))
        return due, due
