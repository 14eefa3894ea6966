"""Reading positions: from text written by hand, or by :mod:`woodlaw.positions.writing`, to the table.

Whatever is left out takes its starting or neutral value. Nothing is read that cannot be: every problem is told with its
line, what was expected and, for names, the nearest right spelling.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence

from woodlaw.engine.actions import OVER, PHASE, STEP
from woodlaw.engine.game import Game
from woodlaw.engine.titles import ON_CARD
from woodlaw.engine.unseen import FaceDown
from woodlaw.factions.base import Faction
from woodlaw.factions.seating import house_rules_called
from woodlaw.law.problems import Problem
from woodlaw.positions import checking
from woodlaw.positions.checking import told_fault
from woodlaw.positions.counting import counted_list
from woodlaw.positions.laying import (
    default_seats,
    lay_deck,
    lay_own_card,
    seats_told,
    starting_table,
    table_of_state,
    words_at,
)
from woodlaw.positions.lying import no_such_box
from woodlaw.positions.mistakes import SceneError, fail, hint, nearest
from woodlaw.positions.noting import Noting, in_order
from woodlaw.positions.position import AS_RECORDED, KIND, VERSION, Fault, NotAPosition, Position
from woodlaw.positions.remembering import keep, keep_of, remember
from woodlaw.positions.source import Node, Unusable, node_of, parse
from woodlaw.positions.values import (
    cards_of,
    deck_of,
    in_any_case,
    line_of,
    list_of_texts,
    map_of,
    mapping_of,
    plain_of,
    points_of,
    text_of,
    texts_of,
)
from woodlaw.positions.wanting import Wanted, WantedPieces
from woodlaw.positions.wording import Words, parts_of_title
from woodlaw.table.cards import Card, CardKind, card_id
from woodlaw.table.decks import deck_named
from woodlaw.table.hirelings import is_hireling
from woodlaw.table.house_rules import HouseRule
from woodlaw.table.maps import WrongMarkers, map_named, markers_on
from woodlaw.table.pieces import Piece
from woodlaw.table.places import AVAILABLE_DOMINANCE, ITEM_SUPPLY, OUT_OF_GAME, Place, PlaceKind, board, play_area
from woodlaw.table.suits import CLEARING_SUITS

PHASES = ("Birdsong", "Daylight", "Evening")
FEWEST_PLAYERS, MOST_PLAYERS = 2, 6

_STORES = {"item supply": ITEM_SUPPLY, "box": OUT_OF_GAME, OUT_OF_GAME.name: OUT_OF_GAME}
_GROUPS = {"clearings": "clearing", "forests": "forest", "paths": "path", "places": ""}
_ALL_CARDS, _TOP_CARDS = "deck holds", "deck's top cards"
_HOUSE_RULES, _MARKERS = "house rules", "priority markers"
_TABLE = (
    KIND,
    AS_RECORDED,
    "map",
    "deck",
    _HOUSE_RULES,
    "seats",
    "suits",
    _MARKERS,
    "closed paths",
    "turn",
    "this turn",
    _ALL_CARDS,
    _TOP_CARDS,
)
_PLAYERS_PLACES = ("hand", "play area", "revealed cards", "supply", "crafted items")
_PLAYERS = ("score", *_PLAYERS_PLACES, "board", "facts")
_SHOWN = {"dominance cards": AVAILABLE_DOMINANCE.name}
_SHOWN_OF_PLAYERS = {"revealed": "revealed cards"}
"""What boards that are shown call things that a position calls otherwise."""
_OF_PIECES = (PlaceKind.CLEARING, PlaceKind.FOREST, PlaceKind.PATH, PlaceKind.SUPPLY, PlaceKind.CARD)

_OF_CARDS = (PlaceKind.HAND, PlaceKind.PLAY_AREA)
_FACING = re.compile(r"\bface[- ]?(down|up) ", re.IGNORECASE)
"""How a text says which side of a piece is seen."""
_EMPTY = "nothing stands there; expected 'nothing' for none, and a list in brackets: [a depot, a reserve]"


def read_position(text: str) -> Position:
    """Return the position that a text tells; raises :class:`NotAPosition` with everything that cannot be."""
    try:
        node = parse(text)
    except Unusable as error:
        raise NotAPosition(str(error)) from None
    return position_from(node)


def position_of(data: Mapping[str, object]) -> Position:
    """Return the position that plain data tells, by the same keys as a text; raises :class:`NotAPosition`."""
    try:
        node = node_of(data)
    except Unusable as error:
        raise NotAPosition(str(error)) from None
    return position_from(node)


def position_from(node: Node) -> Position:
    """Return the position that a node of YAML tells; raises :class:`NotAPosition`."""
    if not isinstance(node.value, dict):
        expected = f"a mapping that begins with '{KIND}: {VERSION}' was expected"
        raise NotAPosition([Problem("", expected, line=node.line)])
    reader = _Reader(node, node.value)
    position = reader.read()
    if position is None or reader.problems:
        raise NotAPosition(in_order(reader.problems))
    return position


class _Reader:
    """Reads one position; ``problems`` grow on the way."""

    def __init__(self, root: Node, told: Mapping[str, Node]) -> None:
        self.problems: list[Problem] = []
        self._root = root
        self._told = told
        self._pieces = WantedPieces(self.problems)
        self._said: dict[Place, tuple[int, tuple[str, ...]]] = {}
        """On which line, and by which keys, it is told what lies where."""
        self._options: dict[str, tuple[str, ...]] = {}
        self._house_rules: tuple[HouseRule, ...] = ()
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
        state.options, state.house_rules = self._options, self._house_rules
        self._game = table_of_state(state).game(state)
        for key, node in self._told.items():
            with self._noting(node, key):
                self._entry(key, node)
        on_top = self._lay()
        self._refuse_faults()
        return Position(state, on_top, "turn" in self._told)

    def _refuse_faults(self) -> None:
        """Note everything that no table can show, except what the position itself says a record led to."""
        node = self._told.get(AS_RECORDED)
        with self._noting(node or self._root, AS_RECORDED):
            allowed = list_of_texts(node) if node else []
            for fault in checking.faults_of(self._game.state):
                if told_fault(self._words, fault) not in allowed:
                    line, where = self._where(fault)
                    self.problems.append(Problem(", ".join(where), fault.message, line=line))

    def _where(self, fault: Fault) -> tuple[int, tuple[str, ...]]:
        """Return on which line, and by which keys, a position tells what cannot be."""
        places = checking.where_lies(self._game.state, fault.about) if fault.about is not None else []
        said = [told for place, told in self._said.items() if place is fault.place or place in places]
        if said:
            return said[-1]
        if fault.said and fault.said[0] in self._told:
            return line_of(self._told, fault.said), fault.said
        if fault.player:
            return self._line_of(fault.player), (self._words.title(fault.player), *fault.said[1:])
        return 0, (self._words.place_name(fault.place),) if fault.place else fault.said

    def _noting(self, node: Node, *where: str) -> Noting:
        """Note what is wrong at a node, and go on after it."""
        return Noting(self.problems, node, where)

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
        told = {key.casefold(): node for key, node in self._told.items()}
        for key in (key for key in ("map", "deck", _HOUSE_RULES, "seats") if key in told):
            node = told[key]
            with self._noting(node, key):
                if key == "map":
                    map_ = map_of(text_of(node))
                elif key == "deck":
                    deck = deck_of(text_of(node))
                elif key == _HOUSE_RULES:
                    self._house_rules = house_rules_called(texts_of(node))
                else:
                    seats = self._seats(texts_of(node))
        return None if len(self.problems) > before else words_at(map_.id, deck.id, seats)

    def _seats(self, names: Sequence[str]) -> tuple[str, ...]:
        """Return the factions of some names, and note what is chosen for them behind a colon."""
        if not FEWEST_PLAYERS <= len(names) <= MOST_PLAYERS:
            fail(f"two to {MOST_PLAYERS} factions were expected, not {len(names)}")
        seats, self._options = seats_told(names)
        return seats

    def _entry(self, key: str, node: Node) -> None:
        """Read one entry of the whole table, by its name in any case or as boards that are shown have it."""
        key = in_any_case(key, (*_TABLE, *_GROUPS, *_STORES, *self._piles()), _SHOWN)
        if key in ("map", "deck", _HOUSE_RULES, "seats", KIND, AS_RECORDED):
            return
        if key in _GROUPS:
            for name, each in mapping_of(node).items():
                with self._noting(each, key, name):
                    place = self._place_in(key, name)
                    self._holds(place, each, (key, name))
        elif key in _STORES:
            self._holds(_STORES[key], node, (key,))
        elif key in self._piles():
            self._holds(self._words.place_of_nobody(key), node, (key,))
        elif key == "suits":
            self._suits(node)
        elif key == _MARKERS:
            self._markers(node)
        elif key == "closed paths":
            pairs = (self._words.place(f"path {text}").clearings for text in texts_of(node))
            self._game.state.closed_paths = frozenset((one, other) for one, other in pairs)
        elif key == "turn":
            self._turn(text_of(node))
        elif key == "this turn":
            for name, each in mapping_of(node).items():
                with self._noting(each, key, name):
                    remember(self._words, self._game.state, name, plain_of(each))
        elif key not in (_ALL_CARDS, _TOP_CARDS):
            self._player(key, node)

    def _suits(self, node: Node) -> None:
        suits = list(self._game.state.suits)
        if isinstance(node.value, dict):
            for name, each in node.value.items():
                suits[self._words.clearing(name).number] = text_of(each)
        else:
            suits[1:] = texts_of(node)
        if len(suits) != len(self._game.state.clearings) + 1 or set(suits[1:]) - set(CLEARING_SUITS):
            every = len(self._game.state.clearings)
            fail(f"{every} suits of {', '.join(CLEARING_SUITS)} were expected, not {', '.join(suits[1:])}")
        self._game.state.suits = tuple(suits)

    def _markers(self, node: Node) -> None:
        try:
            self._game.state.priority_markers = markers_on(self._words.map, texts_of(node))
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
        for name, each in mapping_of(node).items():
            with self._noting(each, key, name):
                self._of_player(player, name, each, (key, name))

    def _of_player(self, player: str, key: str, node: Node, where: tuple[str, ...]) -> None:
        state = self._game.state
        key = in_any_case(key, (*_PLAYERS, *self._faction(player).names.supplies), _SHOWN_OF_PLAYERS)
        if self._words.deck.by_id(card_id(key)) and key.casefold() not in _PLAYERS:
            key = f"{ON_CARD}{key.casefold()}"
        if key == "score":
            state.score[player] = points_of(node)
        elif key in (*_PLAYERS_PLACES, *self._faction(player).names.supplies) or key.startswith(ON_CARD):
            place = self._words.place_of(player, key)
            self._holds(place, node, where)
            if place is play_area(player) and self._has_dominance(place) and "score" not in self._siblings(where):
                state.score[player] = None
        elif key == "board":
            for name, each in mapping_of(node).items():
                with self._noting(each, *where, name):
                    self._holds(self._box(player, name), each, (*where, name))
        elif key == "facts":
            for name, each in mapping_of(node).items():
                with self._noting(each, *where, name):
                    keep(self._words, state, player, name, plain_of(each))
        else:
            keep_of(self._words, state, player, self._other(player, key), text_of(node))

    def _box(self, player: str, name: str) -> Place:
        """Return a box of a player's board by its name or title; a record may have put things in others."""
        faction = self._faction(player)
        if faction.board_boxes is None:
            return board(player, name)
        found = in_any_case(name, faction.board_boxes, faction.names.boxes_said)
        if found not in faction.board_boxes and AS_RECORDED not in self._told:
            fail(no_such_box(faction, name))
        return board(player, found)

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
        return mapping_of(self._told[where[0]])

    def _has_dominance(self, place: Place) -> bool:
        return any(card.kind is CardKind.DOMINANCE for card in self._game.state.cards_at(place))

    def _other(self, player: str, key: str) -> str:
        """Return the player that an entry of a player's is about."""
        try:
            return self._words.player(key)
        except SceneError:
            if key.casefold() in (self._faction(player).board_boxes or ()):
                fail(f"it is a box of the board: expected it as 'board: {{{key}: …}}'")
            known = (*_PLAYERS, *sorted(self._faction(player).names.supplies))
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
        if place in self._said:
            fail(f"it is told twice what lies there: on line {self._said[place][0]}, too")
        self._said[place] = node.line, where
        self._game.state.cards.pop(place, None)
        takes = self._takes(place)
        for part in node.value if isinstance(node.value, list) else [node]:
            with self._noting(part, *where):
                if part.value is None:
                    fail(_EMPTY)
                if part.value != "nothing":
                    takes(place, part, where)
                elif place.kind not in _OF_CARDS:
                    for piece in self._game.state.at(place):
                        self._pieces.note(Wanted(part, where, place, piece, 0))

    def _takes(self, place: Place) -> Callable[[Place, Node, tuple[str, ...]], None]:
        """Return what reads what lies at a place: cards, pieces, or either where both may lie there."""
        box = None
        if is_hireling(place.owner):
            return self._want
        if place.kind is PlaceKind.BOARD:
            box = (self._faction(place.owner).board_boxes or {}).get(place.name)
        if place.kind in _OF_CARDS or self._is_pile(place) or (box and not box.of_pieces):
            return self._lay_cards
        if place.kind in _OF_PIECES or place in _STORES.values() or place.clearings or (box and not box.of_cards):
            return self._want
        return self._lay_either

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
                self._lay_cards(place, node, where)
            except SceneError:
                raise error from None

    def _want(self, place: Place, node: Node, where: tuple[str, ...]) -> None:
        for count, name in counted_list(text_of(node)):
            piece = self._words.piece(_FACING.sub("", name), place.owner)
            down = _FACING.search(name)
            if down is not None and down[1].casefold() == "down":
                piece = self._turned_down(piece, place) or self._words.piece(name, place.owner)
            self._pieces.note(Wanted(node, where, place, piece, count))

    def _turned_down(self, piece: Piece, place: Place) -> Piece | None:
        """Return the side that is seen of a piece that lies face down, and say what it is; None for any other piece."""
        side = next((each for each in FaceDown.known.values() if piece in (each.piece, *each.kinds)), None)
        if side is not None and piece is not side.piece:
            side.lay(self._game.state, place, piece)
        return None if side is None else side.piece

    def _lay_cards(self, place: Place, node: Node, where: tuple[str, ...]) -> None:
        for card in cards_of(self._words, node):
            lay_own_card(self._game, card, place, self._said)

    def _lay(self) -> int:
        """Lay the pieces and the deck; return how many of the deck's cards lie in a known order."""
        self._pieces.lay(self._game)
        self._pieces.lay_unsaid(self._game, self._words.piles, self._said)
        whole, top = self._pile(_ALL_CARDS), self._pile(_TOP_CARDS) or []
        lay_deck(self._game.state, whole, top)
        return len(top if whole is None else whole)

    def _pile(self, key: str) -> list[Card] | None:
        """Return the cards that are said to lie in the deck, the uppermost first; None when nothing is said."""
        node = self._told.get(key)
        if node is None:
            return None
        cards: list[Card] = []
        for part in node.value if isinstance(node.value, list) else [node]:
            with self._noting(part, key):
                cards += cards_of(self._words, part)
        return cards
