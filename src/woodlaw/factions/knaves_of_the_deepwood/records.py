"""What a recorded game shows of the Knaves: points, and whom they cannot play with."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from woodlaw.engine.audit import Offence
from woodlaw.engine.events import Event, Moved, Removed, TurnBegan, TurnEnded
from woodlaw.engine.extension import Points
from woodlaw.engine.game import Game
from woodlaw.factions.knaves_of_the_deepwood.abilities import Abilities
from woodlaw.factions.records import in_setup, violation
from woodlaw.law.implements import audits
from woodlaw.table.pieces import Category, Piece, item
from woodlaw.table.places import Place, PlaceKind, forest, supply

VAGABOND_CHAPTER = "9"


class Records(Abilities):
    """The Knaves in recorded games."""

    def points_for(self, game: Game, event: Event, events: Sequence[Event]) -> Points | None:
        """Points for mocking the powerful."""
        return self._mocking(game, event, events) if self.ends_own_turn(event) else None

    @audits("18.6.1")
    def _mocking(self, game: Game, ending: TurnEnded, events: Sequence[Event]) -> Points:
        """Prisoners that left the forests this turn may have counted before the Knaves took it easy (18.6.3)."""
        held = sum(self.prisoners(game.state, forest(touches)) for touches in game.state.map.forests)
        left = sum(self._freed_prisoners(event) for event in events)
        acclaim = self.on_map(game.state, "acclaim")
        least = 0 if ending.game_over else self.mocking_points(held, acclaim)
        return Points("18.6.1", least, self.mocking_points(held + left, acclaim), "mocking the powerful")

    def _freed_prisoners(self, event: Event) -> int:
        match event:
            case Moved():
                return sum(n for piece, n in event.pieces if self._is_prisoner(piece, event.origin))
            case Removed() if self._is_prisoner(event.piece, event.place):
                return event.count
        return 0

    def _is_prisoner(self, piece: Piece, place: Place) -> bool:
        captive = piece.category is Category.WARRIOR and piece.owner != self.name
        return captive and place.kind is PlaceKind.FOREST

    def offences(self, game: Game, event: Event, events: Sequence[Event]) -> Iterable[Offence]:
        """A Vagabond at the same table."""
        begins = isinstance(event, TurnBegan) and event.setup and event.player == self.name
        return self._beside_vagabond(game) if begins else ()

    @audits("18.2.1")
    def _beside_vagabond(self, game: Game) -> Iterable[Offence]:
        """The Vagabond is the faction of chapter 9."""
        seated = [game.factions[seat] for seat in game.state.seats]
        if all(getattr(faction, "chapter", "") != VAGABOND_CHAPTER for faction in seated):
            return ()
        return (violation("18.2.1", "the Knaves cannot be played in the same game as the Vagabond"),)

    def settle(self, game: Game, events: Sequence[Event]) -> None:
        """Lay out the items of the chosen Captains, which records leave unsaid."""
        if in_setup(events):
            self._fill_stash(game)

    @audits("18.3.4")
    def _fill_stash(self, game: Game) -> None:
        """Set Up Player Board: the items that the three Captain cards show."""
        listed: Mapping[str, Sequence[str]] = self.values["captains"]
        placed = [captain for captain in self.captains if not game.state.count(supply(self.name), captain)]
        for kind in (kind for captain in placed for kind in listed[captain.kind]):
            game.adjust(item(kind), self.item_box(), 1)
