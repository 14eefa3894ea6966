"""The Decree and turmoil (7.4.2, 7.4.3, 7.7) as a recorded turn shows them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from woodlaw.engine.audit import Offence
from woodlaw.engine.events import CardsMoved, Event, Placed, Scored, Stated
from woodlaw.engine.game import Game
from woodlaw.engine.memory import COUNT, Remembered
from woodlaw.factions.records import astray, omission, on_map_before, violation
from woodlaw.law.implements import audits
from woodlaw.table.places import PlaceKind, board, hand

if TYPE_CHECKING:
    from woodlaw.factions.eyrie_dynasties import Eyrie

COLUMNS = ("recruit", "move", "battle", "build")

LOYAL_VIZIERS = 2
MOST_ADDED = 2

_BIRDS = Remembered("birds on the Decree in turmoil", 0, COUNT)
"""The bird cards of the Decree when it was discarded this turn, viziers included."""


@audits("7.4.2")
def added_wrongly(eyrie: Eyrie, events: Sequence[Event]) -> list[tuple[Event, Offence]]:
    """Add to the Decree: one card or two from the hand, of which one may be a bird."""
    added = [event for event in events if isinstance(event, CardsMoved) and _to_decree(eyrie, event)]
    if not added:
        return [(events[-1], omission("7.4.2", "the Eyrie add no card to the Decree", "one or two cards"))]
    if sum(len(event.cards) for event in added) > MOST_ADDED:
        return [(added[-1], violation("7.4.2", "the Eyrie add more than two cards to the Decree", "one or two"))]
    if sum(card.suit == "bird" for event in added for card in event.cards) > 1:
        return [(added[-1], violation("7.4.2", "the Eyrie add two bird cards to the Decree", "at most one bird"))]
    return []


def _to_decree(eyrie: Eyrie, event: CardsMoved) -> bool:
    column = event.target.kind is PlaceKind.BOARD and event.target.owner == eyrie.name
    return column and event.target.name in COLUMNS and event.source is hand(eyrie.name)


@audits("7.4.3")
def no_new_roost(eyrie: Eyrie, game: Game, events: Sequence[Event]) -> list[tuple[Event, Offence]]:
    """A New Roost: who begins a turn without roosts on the map places one with three warriors."""
    roost = eyrie.piece("roost")
    if on_map_before(game.state, events, 0, roost) > 0 or astray(game, roost):
        return []
    if any(isinstance(event, Placed) and event.piece is roost for event in events):
        return []
    return [(events[-1], omission("7.4.3", "the Eyrie have no roost and place none", "a roost and three warriors"))]


def discards_decree(eyrie: Eyrie, event: Event) -> bool:
    """Return whether an event is how a record writes the Purge (7.7.2)."""
    return isinstance(event, Stated) and event.owner == eyrie.name and not event.fact and not event.value


def remember_turmoil(eyrie: Eyrie, game: Game) -> None:
    """Remember how many birds lie on the Decree before it is discarded, unless some card's suit is unknown."""
    cards = [card for column in COLUMNS for card in game.state.cards_at(board(eyrie.name, column))]
    if all(card.suit for card in cards):
        _BIRDS.note(game.state, LOYAL_VIZIERS + sum(card.suit == "bird" for card in cards))


def turmoil_gone_wrong(eyrie: Eyrie, game: Game, events: Sequence[Event]) -> list[tuple[Event, Offence]]:
    """Say what a turn's turmoil lost too much or too little of, and whether the leader was deposed."""
    purge = next((event for event in events if discards_decree(eyrie, event)), None)
    if purge is None:
        return []
    return [(purge, offence) for offence in (*_humiliated(eyrie, game, events), *_deposed(eyrie, events))]


@audits("7.7.1")
def _humiliated(eyrie: Eyrie, game: Game, events: Sequence[Event]) -> list[Offence]:
    """Humiliate: a point lost for each bird on the Decree, as far as the Eyrie have points."""
    due, now = _BIRDS.of(game.state), game.state.score.get(eyrie.name)
    if now is None or not _BIRDS.is_noted(game.state):
        return []
    scored = [event.points for event in events if isinstance(event, Scored) and event.player == eyrie.name]
    lost = -sum(points for points in scored if points < 0)
    had = now - sum(scored)
    if min(due, had) <= lost <= due:
        return []
    return [violation("7.7.1", f"the Eyrie lose {lost} points in turmoil", f"{due}, one for each bird on the Decree")]


@audits("7.7.3")
def _deposed(eyrie: Eyrie, events: Sequence[Event]) -> list[Offence]:
    """Depose: a new leader."""
    if any(isinstance(event, CardsMoved) and event.cards[0].name in eyrie.own_cards for event in events):
        return []
    return [omission("7.7.3", "the Eyrie fall into turmoil and choose no new leader", "a new leader")]
