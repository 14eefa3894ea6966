"""What the special rules of maps have against a recorded game (M)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from woodlaw.engine import maps
from woodlaw.engine.events import CardsMoved, Event, PathOpened, TurnEnded
from woodlaw.engine.extension import Extension, Points
from woodlaw.engine.game import Game
from woodlaw.engine.maps import POINTS_FOR_A_PATH, tower_points, why_no_second_path, why_not_open
from woodlaw.law.implements import audits
from woodlaw.logs.audits.audit import Audit, Offence
from woodlaw.table.cards import CardKind
from woodlaw.table.places import DECK, PlaceKind, hand


class ClosedPaths(maps.ClosedPaths, Audit):
    """Closed paths of the Mountain map."""

    points_known = True

    def points_for(self, game: Game, event: Event, events: Sequence[Event]) -> Points | None:
        """A point for a path opened."""
        return self._opened(event) if isinstance(event, PathOpened) else None

    @audits("M.4.3")
    def _opened(self, event: PathOpened) -> Points:
        return Points("M.4.3", POINTS_FOR_A_PATH, POINTS_FOR_A_PATH, "opening a path", event.player)

    def offences(self, game: Game, event: Event, events: Sequence[Event]) -> Iterable[Offence]:
        """A path that cannot be opened, or a second one in a turn."""
        if not isinstance(event, PathOpened):
            return ()
        refusal = why_not_open(game, event.player, event.one, event.other)
        if refusal is None and any(isinstance(earlier, PathOpened) for earlier in events):
            refusal = why_no_second_path()
        return (Offence("violation", refusal.clause, refusal.reason),) if refusal else ()

    def turn_offences(self, game: Game, player: str, events: Sequence[Event]) -> Iterable[tuple[Event, Offence]]:
        """A path opened without spending a card (M.4.3)."""
        opened = [event for event in events if isinstance(event, PathOpened) and event.player == player]
        return self._unpaid(opened[0], player, events) if opened else ()

    @audits("M.4.3")
    def _unpaid(self, opened: Event, player: str, events: Sequence[Event]) -> Iterable[tuple[Event, Offence]]:
        """Yield a path for which no card is left, where each dominance card that is taken costs another (3.3.4)."""
        moved = [event for event in events if isinstance(event, CardsMoved)]
        spent = [e for e in moved if e.source is hand(player) and e.target.kind is PlaceKind.COMMON]
        taken = [
            e for e in moved if e.target is hand(player) and e.source.kind is PlaceKind.COMMON and e.source is not DECK
        ]
        if sum(len(event.cards) for event in spent) > sum(map(_dominance_cards, taken)):
            return ()
        return ((opened, Offence("omission", "M.4.3", "a path is opened without a card spent", "one card")),)


class Tower(maps.Tower, Audit):
    """The Tower of the Mountain map."""

    points_known = True

    @audits("M.4.4")
    def points_for(self, game: Game, event: Event, events: Sequence[Event]) -> Points | None:
        """A point at the end of a player's Evening; a turn that the game's end broke off may not have come so far."""
        if not isinstance(event, TurnEnded) or event.setup:
            return None
        points = tower_points(game, event.player)
        least = 0 if event.game_over else points
        return Points("M.4.4", least, points, "holding the Tower", event.player) if points else None


def _dominance_cards(event: CardsMoved) -> int:
    return sum(card.kind is CardKind.DOMINANCE for card in event.cards)


_RECORDED = {maps.ClosedPaths: ClosedPaths(), maps.Tower: Tower()}


def as_recorded(rule: Extension) -> Extension:
    """Return a rule of a map as recorded games need it: with what audits it, where there is that."""
    return _RECORDED.get(type(rule), rule)
