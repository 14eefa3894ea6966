"""What the actions of a record that nobody understands may have touched: nothing that rests on it is judged.

An action that cannot be read, or names what the table does not have, still says something by its letters: which
clearings, whose pieces, cards or items. What it tells of nothing, such as a stray word, touches nothing.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace

from woodlaw.engine.events import (
    Battled,
    CardsMoved,
    Crafted,
    Event,
    Flipped,
    Guessed,
    ItemMoved,
    MarkerLeft,
    Moved,
    PathOpened,
    Placed,
    Removed,
    Replaced,
    Revealed,
    Stated,
    TurnBegan,
)
from woodlaw.factions.base import Faction
from woodlaw.table.places import DECK, Place

_NUMBER = re.compile(r"[0-9]+")
_ACTS = re.compile(r"[0-9]|[-=]>|[#%$^?@+]|--|\bX|\bZ")
"""What an action is not without; a text without it is a word that stands there."""
_PIECES = re.compile(r"[wpbtf](?![a-eg-oq-su-vx-z])|X")
_CARDS = re.compile(r"[#@^Z]")


@dataclass(slots=True)
class Doubts:
    """What may lie otherwise than the books have it.

    ``clearings`` are numbers of clearings, ``everywhere`` says that it may be any; ``pieces``, ``cards`` and ``items``
    are the players whose supplies and boards, hands, and items are in doubt, ``scores`` those whose points are.
    """

    everywhere: bool = False
    clearings: set[int] = field(default_factory=set)
    pieces: set[str] = field(default_factory=set)
    cards: set[str] = field(default_factory=set)
    items: set[str] = field(default_factory=set)
    scores: set[str] = field(default_factory=set)
    boards: set[str] = field(default_factory=set)
    """The players on whose boards other things may lie, by which they act."""
    lines: set[int] = field(default_factory=set)
    """The lines of the record in which actions were not understood."""

    def copy(self) -> Doubts:
        """Return doubts that go on from here."""
        return replace(
            self,
            clearings=set(self.clearings),
            pieces=set(self.pieces),
            cards=set(self.cards),
            items=set(self.items),
            scores=set(self.scores),
            boards=set(self.boards),
            lines=set(self.lines),
        )

    def note(self, text: str, line: int, player: str, letters: Mapping[str, Faction]) -> None:
        """Note an action of a player's turn that was not understood, by its text."""
        if not _ACTS.search(text):
            return
        self.lines.add(line)
        whose = {player, *(letters[letter].name for letter in text if letter in letters)}
        self.boards |= whose if "$" in text else set()
        found = [bool(pattern.search(text)) for pattern in (_PIECES, _CARDS)]
        pieces, cards, items = *found, "%" in text
        unknown = not (pieces or cards or items)
        if "->" not in text and "^" not in text:
            self.scores |= whose
        if pieces or unknown:
            self.pieces |= whose
            numbers = {int(number[0][:4]) for number in _NUMBER.finditer(text)}
            self.clearings |= numbers
            self.everywhere |= not numbers and "$" not in text
        if cards or unknown:
            self.cards |= whose
        if items or unknown:
            self.items |= whose

    def about(self, player: str) -> bool:
        """Whether anything that is a player's is in doubt."""
        return player in self.pieces or player in self.cards or player in self.items

    @property
    def of_map(self) -> bool:
        """Whether pieces may lie otherwise in a clearing, so that another may rule there."""
        return self.everywhere or bool(self.clearings)

    def touch(self, event: Event) -> bool:
        """Whether what an event touches is in doubt; all that a player does rests on what lies on its board."""
        if not self.lines:
            return False
        if getattr(event, "player", "") in self.boards:
            return True
        return any(self._of_place(*each) for each in _places(event)) or any(map(self.about, _players(event)))

    def about_event(self, event: Event) -> bool:
        """Whether what an event is judged by is in doubt: what is paid, given, flipped or won rests on the map."""
        return self.touch(event) or (self.of_map and _rests_on_map(event))

    def about_path(self, event: Moved) -> bool:
        """Whether a path that a move needs may have been made: by a card crafted, not by pieces that lie elsewhere."""
        ends = {event.origin.number, event.destination.number}
        crafted = event.player in self.boards & self.cards
        return crafted or self.everywhere or ends <= self.clearings

    def _of_place(self, place: Place, doubted: Callable[[Doubts], set[str]]) -> bool:
        if place.number or place.clearings:
            numbers = (place.number, *place.clearings) if place.number else place.clearings
            return self.everywhere or not self.clearings.isdisjoint(numbers)
        return place.owner in doubted(self)


def _rests_on_map(event: Event) -> bool:
    """Whether an event is judged by more of the map than the places that it tells."""
    match event:
        case CardsMoved(source=source):
            return source is not DECK
        case Removed(player=player, piece=piece):
            return player == piece.owner
        case Flipped() | TurnBegan():
            return True
    return False


def _players(event: Event) -> Iterator[str]:
    """Yield the players by whose things of any kind an event is judged."""
    match event:
        case Crafted() | MarkerLeft() | Stated() | PathOpened() | Guessed() | ItemMoved():
            yield event.player
        case Revealed(owner=owner):
            yield owner
        case Battled():
            yield from [player for player, suit in _ambushes(event) if suit]


def _ambushes(event: Battled) -> tuple[tuple[str, str], ...]:
    return (event.defender, event.ambush), (event.attacker, event.foil)


def _of_pieces(doubts: Doubts) -> set[str]:
    return doubts.pieces


def _of_cards(doubts: Doubts) -> set[str]:
    return doubts.cards | (doubts.cards and {""})


def _of_items(doubts: Doubts) -> set[str]:
    return doubts.items | (doubts.items and {""})


def _places(event: Event) -> Iterator[tuple[Place, Callable[[Doubts], set[str]]]]:
    """Yield the places that an event is judged by, each with whose things there may be in doubt."""
    match event:
        case Placed(source=source, place=place):
            yield from ((source, _of_pieces), (place, _of_pieces))
        case Removed(place=place, destination=destination):
            yield from ((place, _of_pieces), (destination, _of_pieces))
        case Moved(origin=origin, destination=destination):
            yield from ((origin, _of_pieces), (destination, _of_pieces))
        case Replaced(place=place) | Flipped(place=place):
            yield place, _of_pieces
        case Battled(clearing=place):
            yield place, _of_pieces
        case ItemMoved(source=source, target=target):
            yield from ((source, _of_items), (target, _of_items))
        case CardsMoved(source=source, target=target):
            yield from ((source, _of_cards), (target, _of_cards))
