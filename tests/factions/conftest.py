from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from importlib import import_module

import pytest

from woodlaw.engine.events import (
    CardsMoved,
    Event,
    ItemMoved,
    MarkerLeft,
    Moved,
    Placed,
    Removed,
    Replaced,
    Scored,
    Stated,
    TurnBegan,
    TurnEnded,
)
from woodlaw.engine.extension import Offence, Points
from woodlaw.engine.game import Game
from woodlaw.engine.state import State
from woodlaw.factions.base import Faction
from woodlaw.table.cards import UNSEEN, Card, CardKind
from woodlaw.table.decks import deck_named
from woodlaw.table.items import item_supply
from woodlaw.table.maps import map_named
from woodlaw.table.pieces import RUIN, Piece
from woodlaw.table.places import CLEARINGS, DISCARD, ITEM_SUPPLY, Place, PlaceKind, clearing, hand, supply
from woodlaw.table.suits import CLEARING_SUITS

SEATED_ELSEWHERE = {"second_vagabond": "vagabond:SECOND"}


def faction_of(name: str) -> Faction:
    """Return a faction by its name, whether the package that holds it is installed or not."""
    package, _, attribute = SEATED_ELSEWHERE.get(name, f"{name}:FACTION").partition(":")
    faction = getattr(import_module(f"woodlaw.factions.{package}"), attribute)
    assert isinstance(faction, Faction)
    return faction


@dataclass
class Told:
    """What the factions had to say of a turn."""

    offences: list[tuple[Event, Offence]] = field(default_factory=list)
    points: list[tuple[str, Points]] = field(default_factory=list)
    steps: list[tuple[int, str, str] | None] = field(default_factory=list)

    @property
    def clauses(self) -> list[str]:
        return [offence.clause for _, offence in self.offences]

    def earned(self, player: str) -> list[tuple[str, int, int | None]]:
        return [(points.clause, points.least, points.most) for who, points in self.points if who == player]


class Table:
    """A table laid for a few factions, and a way to record turns on it."""

    def __init__(self, names: Sequence[str], map_name: str) -> None:
        chosen, deck = map_named(map_name), deck_named("E&P")
        printed = chosen.printed_suits
        in_turn = ("", *(CLEARING_SUITS[number % 3] for number in range(len(CLEARINGS))))
        state = State(chosen, deck, printed if all(printed[1:]) else in_turn, tuple(names))
        self.game = Game(state, {name: faction_of(name) for name in names}, lambda card, owner: None)
        for name in names:
            self.faction(name).fill_supply(self.game)
            for _ in range(3):
                self.game.lay(UNSEEN, hand(name))
        for site in chosen.clearings:
            if site.ruin:
                self.game.adjust(RUIN, CLEARINGS[site.number - 1], 1)
        for kind, count in item_supply().items():
            self.game.adjust(kind, ITEM_SUPPLY, count)

    @property
    def state(self) -> State:
        return self.game.state

    def faction(self, name: str) -> Faction:
        return faction_of(name)

    def piece(self, name: str, kind: str) -> Piece:
        return faction_of(name).piece(kind)

    def put(self, name: str, kind: str, *places: int | Place, count: int = 1) -> None:
        """Put pieces from their supply at each of some places."""
        piece = self.piece(name, kind)
        for place in places:
            self.game.adjust(faction_of(name).stored(piece), supply(name), -count)
            self.game.adjust(piece, clearing(place) if isinstance(place, int) else place, count)

    # Events -----------------------------------------------------------------------------------------------------------
    def placed(self, name: str, kind: str, place: int | Place, count: int = 1) -> Placed:
        where = clearing(place) if isinstance(place, int) else place
        return Placed(name, self.piece(name, kind), count, supply(name), where)

    def removed(self, by: str, name: str, kind: str, place: int, count: int = 1) -> Removed:
        return Removed(by, self.piece(name, kind), count, clearing(place), supply(name))

    def moved(self, name: str, origin: int, destination: int, count: int = 1, *, kind: str = "warrior") -> Moved:
        return Moved(name, ((self.piece(name, kind), count),), clearing(origin), clearing(destination))

    # Recording --------------------------------------------------------------------------------------------------------
    def turn(self, name: str, *happening: Event, setup: bool = False, over: bool = False) -> Told:
        """Record a turn: ask the factions of each event as the books do, and enter it."""
        told = Told()
        self.state.current = name
        self.state.this_turn = {}
        events: list[Event] = []
        for event in (TurnBegan(name, setup), *happening, TurnEnded(name, setup, over)):
            self._record(event, events, told)
        faction_of(name).settle(self.game, events)
        for extension in self.game.bending("turn_offences"):
            told.offences += extension.turn_offences(self.game, name, events)
        return told

    def _record(self, event: Event, events: list[Event], told: Told) -> None:
        for extension in self.game.bending("offences"):
            told.offences += [(event, offence) for offence in extension.offences(self.game, event, events)]
        told.steps.append(faction_of(self.state.current).step(self.game, event, events))
        self._enter(event)
        for extension in self.game.bending("points_for"):
            points = extension.points_for(self.game, event, events)
            if points:
                told.points.append((extension.owner, points))
        events.append(event)

    def _enter(self, event: Event) -> None:
        match event:
            case Placed():
                self._shift(event.piece, event.count, event.source, event.place)
                if event.place.kind is PlaceKind.BOARD and event.place.owner != event.piece.owner:
                    self.state.this_turn["paid", event.piece.owner] = True
            case Removed():
                self._shift(event.piece, event.count, event.place, event.destination)
            case Moved():
                for piece, count in event.pieces:
                    self._shift(piece, count, event.origin, event.destination)
            case Replaced():
                self._shift(event.old, 1, event.place, supply(event.old.owner))
                self._shift(event.new, 1, supply(event.new.owner), event.place)
            case ItemMoved():
                self._shift(event.item, event.count, event.source, event.target)
            case CardsMoved():
                for card in event.cards:
                    held = self.state.cards.setdefault(event.source, [])
                    fitting = [lying for lying in (card, UNSEEN, *held) if lying in held]
                    if fitting:
                        held.remove(fitting[0])
                    self.game.lay(card, event.target)
            case Stated():
                self.state.facts[event.owner, event.fact] = event.value
            case Scored():
                self.game.score(event.player, event.points)
            case MarkerLeft():
                self.state.score[event.player] = None
            case _:
                pass

    def _shift(self, piece: Piece, count: int, source: Place, target: Place) -> None:
        for place, change in ((source, -count), (target, count)):
            stored = faction_of(piece.owner).stored(piece) if place.kind is PlaceKind.SUPPLY and piece.owner else piece
            self.game.adjust(stored, place, change)

    def cards(self, source: Place, target: Place = DISCARD, *suits: str) -> CardsMoved:
        """Return the event of cards of some suits (one unseen card, if none) going from a place to another."""
        told = tuple(Card(suit=suit) for suit in suits) or (UNSEEN,)
        if source.kind is not PlaceKind.HAND:
            held = self.state.cards.setdefault(source, [])
            held.extend([UNSEEN] * max(0, len(told) - len(held)))
        return CardsMoved(self.state.current, told, source, target)

    def own_card(self, name: str, card: str, box: Place) -> None:
        """Lay a card that only a faction has, such as a leader, in a box of its board."""
        assert card in faction_of(name).own_cards
        self.game.lay(Card(name=card, kind=CardKind.OTHER), box)


Lay = Callable[..., Table]


@pytest.fixture
def lay() -> Lay:
    """Lay a table: ``lay("marquise_de_cat", "eyrie_dynasties", on="autumn")``.

    On a map that prints no suits, clearings 1 to 12 are fox, rabbit, mouse, fox and so on.
    """

    def laid(*names: str, on: str = "autumn") -> Table:
        return Table(names, on)

    return laid
