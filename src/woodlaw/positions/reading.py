"""Reading positions: from text written by hand, or by :mod:`woodlaw.positions.writing`, to the table.

Whatever is left out takes its starting or neutral value. Nothing is read that cannot be: every problem is told with its
line, what was expected and, for names, the nearest right spelling.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from types import TracebackType

from woodlaw.engine.actions import OVER, PHASE, STEP
from woodlaw.engine.game import Game
from woodlaw.engine.state import MOST_POINTS
from woodlaw.engine.titles import ON_CARD
from woodlaw.factions.base import Faction
from woodlaw.positions import checking
from woodlaw.positions.laying import (
    default_seats,
    lay_deck,
    lay_own_card,
    lay_pieces,
    seats_told,
    starting_table,
    table_of_state,
    words_at,
)
from woodlaw.positions.position import KIND, VERSION, NotAPosition, Position, Problem
from woodlaw.positions.remembering import keep, keep_of, remember
from woodlaw.positions.source import Node, Unusable, node_of, parse
from woodlaw.positions.wording import SceneError, Words, fail, hint, nearest, parts_of_title
from woodlaw.table.cards import UNSEEN, Card, CardKind
from woodlaw.table.decks import Deck, UnknownDeck, deck_named
from woodlaw.table.maps import Map, UnknownMap, WrongMarkers, map_named, markers_on
from woodlaw.table.pieces import Piece
from woodlaw.table.places import DECK, ITEM_SUPPLY, OUT_OF_GAME, Place, PlaceKind, board, play_area
from woodlaw.table.suits import CLEARING_SUITS

PHASES = ("Birdsong", "Daylight", "Evening")
MOST_CARDS = 99
FEWEST_PLAYERS, MOST_PLAYERS = 2, 6
MOST_PROBLEMS = 50
"""How many problems of a position are told; after so many it is read no further."""

_STORES = {"item supply": ITEM_SUPPLY, "box": OUT_OF_GAME}
_GROUPS = {"clearings": "clearing", "forests": "forest", "paths": "path", "places": ""}
_ALL_CARDS, _TOP_CARDS = "deck holds", "deck's top cards"
_MARKERS = "priority markers"
_TABLE = (KIND, "map", "deck", "seats", "suits", _MARKERS, "closed paths", "turn", "this turn", _ALL_CARDS, _TOP_CARDS)
_PLAYERS_PLACES = ("hand", "play area", "revealed cards", "supply", "crafted items")
_PLAYERS = ("score", *_PLAYERS_PLACES, "board", "facts")
_OF_PIECES = (PlaceKind.CLEARING, PlaceKind.FOREST, PlaceKind.PATH, PlaceKind.SUPPLY, PlaceKind.CARD)

_UNKNOWN = re.compile(r"(?:(?P<count>[0-9]{1,2}|an?|one) )?(?:unknown|unseen)(?: cards?)?")
_IN_PART = re.compile(r"(?P<name>.+) \(unseen\)")


def read_position(text: str) -> Position:
    """Return the position that a text tells; raises :class:`NotAPosition` with everything that cannot be."""
    try:
        node = parse(text)
    except Unusable as error:
        raise NotAPosition([Problem(0, (), str(error))]) from None
    return position_from(node)


def position_of(data: Mapping[str, object]) -> Position:
    """Return the position that plain data tells, by the same keys as a text; raises :class:`NotAPosition`."""
    try:
        node = node_of(data)
    except Unusable as error:
        raise NotAPosition([Problem(0, (), str(error))]) from None
    return position_from(node)


def position_from(node: Node) -> Position:
    """Return the position that a node of YAML tells; raises :class:`NotAPosition`."""
    if not isinstance(node.value, dict):
        raise NotAPosition([Problem(node.line, (), f"a mapping that begins with '{KIND}: {VERSION}' was expected")])
    reader = _Reader(node, node.value)
    position = reader.read()
    if position is None or reader.problems:
        raise NotAPosition(_in_order(reader.problems))
    return position


def _in_order(problems: Iterable[Problem]) -> list[Problem]:
    return sorted(problems, key=lambda problem: problem.line)


@dataclass(frozen=True, slots=True)
class _Wanted:
    """Pieces that shall lie somewhere, and where it is said."""

    node: Node
    where: tuple[str, ...]
    place: Place
    piece: Piece
    count: int


class _Noting:
    """Notes a problem that is raised within its block, and lets what follows go on: many are opened for a position."""

    __slots__ = ("_node", "_problems", "_where")

    def __init__(self, problems: list[Problem], node: Node, where: tuple[str, ...]) -> None:
        self._problems = problems
        self._node = node
        self._where = where

    def __enter__(self) -> None:
        """Begin the block."""

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> bool:
        """Note what was raised; raises :class:`NotAPosition` once there are too many."""
        if not isinstance(error, (SceneError, Unusable, UnknownMap, UnknownDeck)):
            return False
        self._problems.append(Problem(self._node.line, self._where, str(error)))
        if len(self._problems) >= MOST_PROBLEMS:
            raise NotAPosition(_in_order(self._problems)) from None
        return True


class _Reader:
    """Reads one position; ``problems`` grow on the way."""

    def __init__(self, root: Node, told: Mapping[str, Node]) -> None:
        self.problems: list[Problem] = []
        self._root = root
        self._told = told
        self._pieces: list[_Wanted] = []
        self._stock = checking.Stock()
        self._options: dict[str, tuple[str, ...]] = {}
        self._words: Words
        self._game: Game

    def read(self) -> Position | None:
        """Read everything, as far as there is a table to lay it on."""
        with self._noting(self._root):
            self._version()
        words = self._table()
        if words is None:
            return None
        self._words = words
        state = starting_table(words.map.id, words.deck.id, tuple(faction.name for faction in words.seats))
        state.options = self._options
        self._game = table_of_state(state).game(state)
        for key, node in self._told.items():
            with self._noting(node, key):
                self._entry(key, node)
        on_top = self._lay()
        self.problems += checking.problems_of_clearings(state, self._told.get("clearings"))
        self.problems += checking.problems_of_cards(state, self._pieces_on_cards())
        told = {problem.where for problem in self.problems}
        lone = checking.problems_of_lone_pieces(self._game, self._told.get("clearings"))
        self.problems += [problem for problem in lone if problem.where not in told]
        for faction in words.seats:
            self.problems += checking.problems_of_player(self._game, faction, self._line_of(faction.name))
        return Position(state, on_top, "turn" in self._told)

    def _noting(self, node: Node, *where: str) -> _Noting:
        """Note what is wrong at a node, and go on after it."""
        return _Noting(self.problems, node, where)

    # The table --------------------------------------------------------------------------------------------------------
    def _version(self) -> None:
        version = self._told.get(KIND)
        if version is None:
            fail(f"it does not begin with '{KIND}: {VERSION}'")
        if version.value != VERSION:
            fail(f"{KIND}: version {VERSION} was expected, not {version.value!r}")

    def _table(self) -> Words | None:
        """Return the names of the table, or None when map, deck or seats cannot be told."""
        before = len(self.problems)
        map_, deck, seats = map_named("autumn"), deck_named("standard"), default_seats()
        for key in ("map", "deck", "seats"):
            node = self._told.get(key)
            if node is None:
                continue
            with self._noting(node, key):
                if key == "map":
                    map_ = _map(_text(node))
                elif key == "deck":
                    deck = _deck(_text(node))
                else:
                    seats = self._seats(_texts(node))
        return None if len(self.problems) > before else words_at(map_.id, deck.id, seats)

    def _seats(self, names: Sequence[str]) -> tuple[str, ...]:
        """Return the factions of some names, and note what is chosen for them behind a colon."""
        if not FEWEST_PLAYERS <= len(names) <= MOST_PLAYERS:
            fail(f"two to {MOST_PLAYERS} factions were expected, not {len(names)}")
        seats, self._options = seats_told(names)
        return seats

    def _entry(self, key: str, node: Node) -> None:
        """Read one entry of the whole table."""
        if key in ("map", "deck", "seats", KIND):
            return
        if key in _GROUPS:
            for name, each in _mapping(node).items():
                with self._noting(each, key, name):
                    place = self._place_in(key, name)
                    self._holds(place, each, (key, name))
        elif key in _STORES:
            self._holds(_STORES[key], node, (key,))
        elif key in self._piles():
            self._holds(self._words.place(key), node, (key,))
        elif key == "suits":
            self._suits(node)
        elif key == _MARKERS:
            self._markers(node)
        elif key == "closed paths":
            pairs = (self._words.place(f"path {text}").clearings for text in _texts(node))
            self._game.state.closed_paths = frozenset((one, other) for one, other in pairs)
        elif key == "turn":
            self._turn(_text(node))
        elif key == "this turn":
            for name, each in _mapping(node).items():
                with self._noting(each, key, name):
                    remember(self._words, self._game.state, name, _plain(each))
        elif key not in (_ALL_CARDS, _TOP_CARDS):
            self._player(key, node)

    def _suits(self, node: Node) -> None:
        suits = list(self._game.state.suits)
        if isinstance(node.value, dict):
            for name, each in node.value.items():
                suits[self._words.clearing(name).number] = _text(each)
        else:
            suits[1:] = _texts(node)
        if len(suits) != len(self._game.state.clearings) + 1 or set(suits[1:]) - set(CLEARING_SUITS):
            every = len(self._game.state.clearings)
            fail(f"{every} suits of {', '.join(CLEARING_SUITS)} were expected, not {', '.join(suits[1:])}")
        self._game.state.suits = tuple(suits)

    def _markers(self, node: Node) -> None:
        try:
            self._game.state.priority_markers = markers_on(self._words.map, _texts(node))
        except WrongMarkers as error:
            fail(str(error))

    def _turn(self, text: str) -> None:
        """Say whose turn it is and, after commas, in which phase and step."""
        name, phase, step = (part.strip() for part in (*text.split(",", 2), "", "")[:3])
        player = self._game.state.current = self._words.player(name)
        if phase:
            if phase.capitalize() not in PHASES:
                fail(f"no phase is called {phase!r}{hint(nearest(phase, PHASES), PHASES)}")
            PHASE.note(self._game.state, phase.casefold())
        if step:
            if not phase:
                fail(f"the step {step!r} comes without its phase; expected a player, a phase and a step")
            known = (*self._faction(player).steps(phase.casefold()), OVER)
            if step.casefold() not in known:
                fail(f"no step of that {phase.capitalize()} is called {step!r}{hint(nearest(step, known), known)}")
            STEP.note(self._game.state, step.casefold())

    # Players ----------------------------------------------------------------------------------------------------------
    def _player(self, key: str, node: Node) -> None:
        try:
            player = self._words.player(key)
        except SceneError:
            titles = [name for faction in self._words.seats for name in parts_of_title(faction) if name[:1].isupper()]
            known = (*_TABLE, *_GROUPS, *_STORES, *self._piles(), *titles)
            fail(f"nothing of a position is called so{hint(nearest(key, known))}")
        for name, each in _mapping(node).items():
            with self._noting(each, key, name):
                self._of_player(player, name, each, (key, name))

    def _of_player(self, player: str, key: str, node: Node, where: tuple[str, ...]) -> None:
        state = self._game.state
        if key == "score":
            state.score[player] = _points(node)
        elif key in (*_PLAYERS_PLACES, *self._faction(player).supplies) or key.startswith(ON_CARD):
            place = self._words.place_of(player, key)
            self._holds(place, node, where)
            if place is play_area(player) and self._has_dominance(place) and "score" not in self._siblings(where):
                state.score[player] = None
        elif key == "board":
            for name, each in _mapping(node).items():
                with self._noting(each, *where, name):
                    self._holds(board(player, name), each, (*where, name))
        elif key == "facts":
            for name, each in _mapping(node).items():
                with self._noting(each, *where, name):
                    keep(self._words, state, player, name, _plain(each))
        else:
            keep_of(self._words, state, player, self._other(player, key), _text(node))

    def _line_of(self, player: str) -> int:
        """Return the line where a player's entry stands, 0 for none."""
        for key, node in self._told.items():
            try:
                if self._words.player(key) == player:
                    return node.line
            except SceneError:
                continue
        return 0

    def _siblings(self, where: tuple[str, ...]) -> Mapping[str, Node]:
        return _mapping(self._told[where[0]])

    def _has_dominance(self, place: Place) -> bool:
        return any(card.kind is CardKind.DOMINANCE for card in self._game.state.cards_at(place))

    def _other(self, player: str, key: str) -> str:
        """Return the player that an entry of a player's is about."""
        try:
            return self._words.player(key)
        except SceneError:
            known = (*_PLAYERS, *sorted(self._faction(player).supplies))
            fail(f"nothing of a player's is called so{hint(nearest(key, known), known)}")

    def _faction(self, player: str) -> Faction:
        return next(faction for faction in self._words.seats if faction.name == player)

    # Pieces and cards -------------------------------------------------------------------------------------------------
    def _place_in(self, group: str, name: str) -> Place:
        """Return a place of a group; what a faction brings that is not seated is known by its name alone."""
        kind = _GROUPS[group]
        return self._words.place(f"{kind} {name}") if kind else self._words.place_of_nobody(name)

    def _holds(self, place: Place, node: Node, where: tuple[str, ...]) -> None:
        """Note what shall lie at a place: pieces to be laid later, and cards."""
        for part in node.value if isinstance(node.value, list) else [node]:
            with self._noting(part, *where):
                if place.kind in (PlaceKind.HAND, PlaceKind.PLAY_AREA) or self._is_pile(place):
                    self._lay_cards(place, self._cards(part))
                elif place.kind in _OF_PIECES or part.value in ("nothing", None):
                    self._want(place, part, where)
                else:
                    self._lay_either(place, part, where)

    def _piles(self) -> list[str]:
        return [pile.title for pile in self._words.piles if not pile.hidden]

    def _is_pile(self, place: Place) -> bool:
        return any(pile.place is place for pile in self._words.piles)

    def _lay_either(self, place: Place, node: Node, where: tuple[str, ...]) -> None:
        """Take what is said for pieces where it can be, and else for cards."""
        try:
            self._want(place, node, where)
        except SceneError as error:
            try:
                cards = self._cards(node)
            except SceneError:
                raise error from None
            self._lay_cards(place, cards)

    def _want(self, place: Place, node: Node, where: tuple[str, ...]) -> None:
        if node.value in ("nothing", None):
            wanted = [(piece, 0) for piece in self._game.state.at(place)]
        else:
            wanted = self._words.pieces(_text(node), place.owner)
        self._pieces += [_Wanted(node, where, place, piece, count) for piece, count in wanted]

    def _cards(self, node: Node) -> list[Card]:
        """Return the cards that a value names; a number is so many unknown ones."""
        if node.value in (None, "nothing"):
            return []
        if isinstance(node.value, int):
            return [UNSEEN] * _count(node.value, MOST_CARDS)
        return [card for part in _text(node).split(",") for card in self._cards_named(part.strip())]

    def _cards_named(self, text: str) -> list[Card]:
        unknown = _UNKNOWN.fullmatch(text)
        if unknown:
            count = unknown["count"] or "1"
            return [UNSEEN] * (int(count) if count.isdecimal() else 1)
        in_part = _IN_PART.fullmatch(text)
        if in_part:
            return [Card(name=in_part["name"])]
        return [
            wish.card or (Card(suit=wish.suit) if wish.suit else UNSEEN)
            for wish in self._words.wishes(text)
            for _ in range(wish.count)
        ]

    def _lay_cards(self, place: Place, cards: Sequence[Card]) -> None:
        for card in cards:
            self._stock.take_card(self._words.deck, card, place)
            lay_own_card(self._game, card, place)

    def _lay(self) -> int:
        """Lay the pieces and the deck; return how many of the deck's cards lie in a known order."""
        last, very_last = (PlaceKind.SUPPLY, PlaceKind.COMMON), (OUT_OF_GAME, ITEM_SUPPLY)

        def rank(wanted: _Wanted) -> tuple[bool, int]:
            place = wanted.place
            return place.kind in last, very_last.index(place) + 1 if place in very_last else 0

        for wanted in sorted(self._pieces, key=rank):
            with self._noting(wanted.node, *wanted.where):
                self._stock.take_pieces(self._game, wanted.piece, wanted.count, wanted.place)
                lay_pieces(self._game, wanted.place, [(wanted.piece, wanted.count)])
        whole, top = self._pile(_ALL_CARDS), self._pile(_TOP_CARDS) or []
        lay_deck(self._game.state, whole, top)
        return len(top if whole is None else whole)

    def _pieces_on_cards(self) -> dict[Place, tuple[int, tuple[str, ...]]]:
        """Return where it is said, by line and keys, that pieces lie on each card."""
        on_cards = (wanted for wanted in self._pieces if wanted.place.kind is PlaceKind.CARD)
        return {wanted.place: (wanted.node.line, wanted.where) for wanted in on_cards}

    def _pile(self, key: str) -> list[Card] | None:
        """Return the cards that are said to lie in the deck, the uppermost first; None when nothing is said."""
        node = self._told.get(key)
        if node is None:
            return None
        cards: list[Card] = []
        for part in node.value if isinstance(node.value, list) else [node]:
            with self._noting(part, key):
                named = self._cards(part)
                for card in named:
                    self._stock.take_card(self._words.deck, card, DECK)
                cards += named
        return cards


# Values ---------------------------------------------------------------------------------------------------------------
def _text(node: Node) -> str:
    if isinstance(node.value, str):
        return node.value
    if isinstance(node.value, int) and not isinstance(node.value, bool):
        return str(node.value)
    raise Unusable("a text was expected")


def _plain(node: Node) -> object:
    """Return a value without the lines where it stands; raises :class:`Unusable` for a mapping."""
    if isinstance(node.value, dict):
        raise Unusable("a text, a number or a list was expected, not a mapping")
    return [_plain(each) for each in node.value] if isinstance(node.value, list) else node.value


def _texts(node: Node) -> list[str]:
    if isinstance(node.value, list):
        return [_text(each) for each in node.value]
    return [part.strip() for part in _text(node).split(",")]


def _mapping(node: Node) -> Mapping[str, Node]:
    if node.value is None:
        return {}
    if not isinstance(node.value, dict):
        raise Unusable("a mapping was expected, such as 'hand: [Anvil]'")
    return node.value


def _count(number: int, most: int) -> int:
    if not 0 <= number <= most:
        fail(f"a number from 0 to {most} was expected, not {number}")
    return number


def _points(node: Node) -> int | None:
    if node.value is None or node.value == "none":
        return None
    if isinstance(node.value, bool) or not isinstance(node.value, int):
        raise Unusable("a number was expected, or 'none' for a marker that has left the track")
    return _count(node.value, MOST_POINTS)


def _map(text: str) -> Map:
    try:
        return map_named(text)
    except UnknownMap as error:
        fail(str(error))


def _deck(text: str) -> Deck:
    try:
        return deck_named(text)
    except UnknownDeck as error:
        fail(str(error))
