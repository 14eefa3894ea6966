"""What the actions of a record that nobody understands may have touched: nothing that rests on it is judged.

An action that cannot be read, or names what the table does not have, still says something by its letters: which
clearings, whose pieces, cards or items. What it tells of nothing, such as a stray word, touches nothing.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
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
from woodlaw.engine.state import State
from woodlaw.logs.audits.recorded import Recorded
from woodlaw.table.pieces import FERRY, Category, Piece
from woodlaw.table.places import DECK, Place

_STRAY = re.compile(r"[^\w\s#%$^@*?(),+<>;:/'’\".…-]")
"""What no action is written with, and no words are, so that it stands there for something else."""
_NUMBER = re.compile(r"[0-9]+")
_COUNTED = re.compile(r"[A-Za-z#%(]")
"""What a number before it counts, outside of battles: it names no clearing there."""
_ACTS = re.compile(rf"^[^A-Za-z]+$|[0-9]|[-=]>|[#%$^?@+]|--|\bX|\bZ|{_STRAY.pattern}[A-Za-z]")
"""What an action is not without; a text without it is a word that stands there."""
_PIECES = re.compile(r"[wpbtf](?![a-eg-oq-su-vx-z])|X")
_CARDS = re.compile(r"[#@^Z]")
_NAME = re.compile(r"(?:#|\bZ)[^A-Z/;>$+]*")
_ON_BOARDS = re.compile(r"\$|\bZ(?!%)")
_OF_SEVERAL_KINDS = (Category.TOKEN, Category.BUILDING)
_WITHOUT_START = re.compile(r"(?:^|[+(A-Z])[pf](?![\w$])")


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

    def note(self, text: str, line: int, player: str, letters: Mapping[str, Recorded], state: State) -> None:
        """Note an action of a player's turn that was not understood, by its text."""
        if not _ACTS.search(text):
            return
        self.lines.add(line)
        lost = _has_lost(text)
        whose = {player, *(faction.name for letter, faction in letters.items() if lost or letter in text)}
        pieces = bool(_PIECES.search(_NAME.sub("", text)))
        cards, items = bool(_CARDS.search(text)), "%" in text
        unknown = lost or not (pieces or cards or items)
        self.boards |= whose if unknown or _ON_BOARDS.search(text) else set()
        if "->" not in text and "^" not in text:
            self.scores |= whose
        if pieces or unknown:
            self.pieces |= whose
            told = _clearings_told(text, state)
            self.clearings |= told
            if _WITHOUT_START.search(text):
                self.clearings |= _where_the_lone_stand(state, whose)
            self.everywhere |= lost or (not told and "$" not in text)
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

    def about_path(self, event: Moved, ferry: Sequence[Place], *, carried: bool) -> bool:
        """Whether it is in doubt that no path led where a move went.

        Pieces that lie elsewhere make no path. But one may be crafted, paid for or opened, or be the Ferry's; and after
        what happened at either end, or anywhere, an effect may have ``carried`` the pieces.
        """
        player = event.player
        given = player in self.boards and (player in self.cards or len(self.boards) > 1)
        ends = (*_numbers(event.origin), *_numbers(event.destination))
        elsewhere = not self.clearings.isdisjoint(ends) or (self.everywhere and carried)
        return given or elsewhere or any(map(self._on_map, ferry))

    def spread(self, event: Event) -> None:
        """Note where else things may lie otherwise once an event has happened that the record tells in part.

        Which token or building left a place in doubt, or which card a hand, the books may have wrong.
        """
        if not self.lines:
            return
        match event:
            case Moved(pieces=pieces, origin=origin, destination=target) if self._on_map(origin):
                if any(piece.category in _OF_SEVERAL_KINDS for piece, _ in pieces):
                    self.clearings.update(_numbers(target))
            case CardsMoved(cards=cards, source=source, target=target):
                if target.owner and source.owner in self.cards and not all(card.known for card in cards):
                    self.cards.add(target.owner)

    def _of_place(self, place: Place, doubted: Callable[[Doubts], set[str]]) -> bool:
        return self._on_map(place) if _numbers(place) else place.owner in doubted(self)

    def _on_map(self, place: Place) -> bool:
        return self.everywhere or not self.clearings.isdisjoint(_numbers(place))


def _has_lost(text: str) -> bool:
    """Whether a stray stands where nobody knows for what: beside no number, and not for a part of the arrow."""
    beside = r"[0-9]" if "->" in text else r"[0-9>-]"
    strays = _STRAY.finditer(text)
    return any(not re.search(beside, text[max(0, each.start() - 1) : each.end() + 1]) for each in strays)


def _clearings_told(text: str, state: State) -> set[int]:
    """Return the clearings that a text may mean by its numbers: where a stray stands at one, it may be a digit."""
    told: set[int] = set()
    for number in _NUMBER.finditer(text):
        before, after = text[: number.start()][-1:], text[number.end() :][:1]
        if "X" not in text and _COUNTED.match(after):
            continue
        first, last = ("[0-9]?" if _STRAY.match(beside) else "" for beside in (before, after))
        meant = re.compile(f"{first}{number[0]}{last}")
        told.update(place.number for place in state.clearings if meant.fullmatch(str(place.number)))
    return told


def _where_the_lone_stand(state: State, whose: set[str]) -> set[int]:
    """Return the clearings in which, or beside whose forests, the pawns of some players and the Ferry stand."""
    lone = [
        place for place, there in state.pieces.items() if any(_is_lone(p) and p.owner in {"", *whose} for p in there)
    ]
    return {number for place in lone for number in _numbers(place)}


def _is_lone(piece: Piece) -> bool:
    """Whether a piece is the only one of its kind, so that records need not tell where it starts."""
    return piece is FERRY or piece.category is Category.PAWN


def _numbers(place: Place) -> tuple[int, ...]:
    """Return the clearings of a place on the map: its own, or those that it touches."""
    return (place.number,) if place.number else place.clearings


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
