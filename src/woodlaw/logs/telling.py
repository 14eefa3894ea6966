"""Events in plain words, one short sentence each, for people who watch a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import TypeAlias, assert_never

from woodlaw.engine.events import (
    UNTOLD,
    Agreed,
    Battled,
    CardsMoved,
    Crafted,
    Event,
    Flipped,
    Guessed,
    Hired,
    ItemFlipped,
    ItemMoved,
    MarkerLeft,
    Moved,
    PathOpened,
    Placed,
    Removed,
    Replaced,
    Revealed,
    Rolled,
    Scored,
    Stated,
    TurnBegan,
    TurnEnded,
)
from woodlaw.engine.titles import in_words, several, title_among, told_place
from woodlaw.table.cards import Card
from woodlaw.table.pieces import Piece, face_up, is_face_down
from woodlaw.table.places import Place

OfCardsAndBoards: TypeAlias = (
    Crafted
    | ItemMoved
    | ItemFlipped
    | CardsMoved
    | Revealed
    | Stated
    | PathOpened
    | MarkerLeft
    | Guessed
    | Hired
    | Agreed
)
"""The events that are about cards, items and what boards and the map say."""


class Telling:
    """Tells events; ``titles`` says what to call each faction."""

    def __init__(self, titles: Mapping[str, str]) -> None:
        self._titles = titles

    def told(self, event: Event) -> str:
        """Return an event as a sentence; empty for what a reader sees anyway: a turn that begins or ends, an old piece
        that another has replaced."""
        sentence = self._sentence(event)
        return f"{sentence[0].upper()}{sentence[1:]}." if sentence else ""

    def _sentence(self, event: Event) -> str:
        match event:
            case Placed(player, what, count, _, place):
                return f"{self.title(player)}: {self.pieces(what, count, player)} placed {self.at(place)}"
            case Removed(_, what, count, place):
                return f"{self.pieces(what, count)} removed {self.at(place, 'from')}"
            case Moved(player, moved, origin, destination):
                shown = " and ".join(self.pieces(what, count, player) for what, count in moved)
                return f"{self.title(player)}: {shown} moved {self._way(origin, destination, player)}"
            case Flipped(player, old, new, place):
                sides = f"{self.kind(old, player)} turned over to {self.kind(new, player)}"
                return f"{self.title(player)}: {sides} {self.at(place)}"
            case Battled():
                return self._battle(event)
            case Rolled(rolls):
                return f"the dice show {rolls[0]} and {rolls[1]}"
            case Scored(player, points):
                return f"{self.title(player)}: {points:+} point{'s' * (abs(points) != 1)}"
            case TurnBegan() | TurnEnded() | Replaced():
                return ""
            case _:
                return self._of_cards_and_boards(event)

    def _battle(self, event: Battled) -> str:
        sides = f"{self.title(event.attacker)} battles {self.title(event.defender)} {self.at(event.clearing)}"
        rolls = f", rolling {event.rolls[0]} and {event.rolls[1]}" if event.rolls else ""
        ambush = f", ambushed with {_played(event.ambush)}" if event.ambush else ""
        return sides + rolls + ambush + (f", which {_played(event.foil)} foils" if event.foil else "")

    def _of_cards_and_boards(self, event: OfCardsAndBoards) -> str:
        match event:
            case Crafted(player, card, made):
                return f"{self.title(player)}: {made or _name(card)} crafted"
            case ItemMoved(player, item, count, source, target):
                return f"{self.title(player)}: {self.pieces(item, count)} moved {self._way(source, target, player)}"
            case ItemFlipped(player, item):
                return f"{self.title(player)}: {self.kind(face_up(item))} {_turned(item)}"
            case CardsMoved(player, cards, source, target):
                return f"{self.title(player)}: {card_names(cards)} moved {self._way(source, target, player)}"
            case Revealed(_, owner, cards, to):
                return f"{self.title(owner)} shows {card_names(cards)} to {self.title(to) if to else 'everyone'}"
            case Stated(_, owner, fact, value):
                about = " ".join(in_words(part) for part in (fact, value) if part)
                return f"{self.title(owner)}: the board now says {about or 'nothing'}"
            case PathOpened(player, one, other):
                return f"{self.title(player)}: the path from {one} to {other} opened"
            case MarkerLeft(player):
                return f"{self.title(player)}: the score marker leaves the track"
            case Guessed(player, kind, place):
                return f"{self.title(player)} guesses {in_words(kind)} {self.at(place)}"
            case Hired(player, hireling):
                return f"{self.title(player)} hires the {self.title(hireling).removeprefix('The ')}"
            case Agreed(player, other, what):
                return f"{self.title(player)} and {self.title(other)} agree: {what}"
            case _:
                assert_never(event)

    # Parts of a sentence ----------------------------------------------------------------------------------------------
    def title(self, player: str) -> str:
        """Return what to call a faction."""
        return title_among(self._titles, player)

    def kind(self, what: Piece, player: str = "") -> str:
        """Return a kind of piece in words, with whose it is unless it is the player's own."""
        owner = f"{self.title(what.owner)} " if what.owner not in ("", player) else ""
        return owner + in_words(what.kind)

    def pieces(self, what: Piece, count: int, player: str = "") -> str:
        """Return some pieces of a kind, with whose they are unless they are the player's own."""
        kind = self.kind(what, player)
        return f"1 {kind}" if count == 1 else f"{count} {several(kind)}"

    def _way(self, origin: Place, destination: Place, player: str) -> str:
        return f"from {self.place(origin, player)} to {self.place(destination, player)}"

    def at(self, place: Place, preposition: str = "in") -> str:
        """Return a place with a preposition before it."""
        return f"{preposition} {self.place(place)}"

    def place(self, place: Place, player: str = "") -> str:
        """Return a place in words, with whose it is unless it is the player's own."""
        return told_place(place, self.title, player)


def card_names(cards: Iterable[Card]) -> str:
    """Return cards by name, in the order they come, the unknown ones as far as they are known."""
    counted = Counter(map(_name, cards))
    return ", ".join(name if count == 1 else f"{count} × {name}" for name, count in counted.items()) or "no card"


def _played(suit: str) -> str:
    return "an ambush" if suit == UNTOLD else f"a {suit} card"


def _name(card: Card) -> str:
    if card.name:
        return f"{card.name} ({card.suit})" if card.suit else card.name
    return f"a {card.suit} card" if card.suit else "a card"


def _turned(item: Piece) -> str:
    return "refreshed" if is_face_down(item) else "exhausted"
