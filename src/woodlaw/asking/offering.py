"""What can be laid and noted at a table, as lists to choose from, so that nobody needs to know how it is spelt."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import product
from typing import Any, Literal

from woodlaw.asking.errors import CannotAnswer, Problem, understanding
from woodlaw.cards.registry import effects
from woodlaw.engine.actions import PHASE, STEP
from woodlaw.engine.dealing import piles_of
from woodlaw.engine.game import Game
from woodlaw.engine.memory import Count, Form, Kept, Many, OneOf, Plain, Remembered, declared_by, of_boards, of_turns
from woodlaw.factions.base import Faction
from woodlaw.positions.laying import table_of_state
from woodlaw.positions.position import Position
from woodlaw.positions.reading import position_of
from woodlaw.positions.wording import Words
from woodlaw.positions.writing import position_data
from woodlaw.table.boxes import CARDS, ITEMS, OTHERS, OWN_CARDS, PIECES, UNSORTED, Box
from woodlaw.table.cards import Card, CardKind, card_id
from woodlaw.table.cited import PREFIX
from woodlaw.table.items import item_supply
from woodlaw.table.pieces import FERRY, ITEM_KINDS, RUIN, TOWER, UNKNOWN_ITEM, item, other_side
from woodlaw.table.piles import Pile
from woodlaw.table.places import PlaceKind, under_ruin
from woodlaw.table.suits import ALL_SUITS, CLEARING_SUITS

_CRAFTED = tuple(dict.fromkeys(piece.kind for piece in item_supply()))
"""The items that are crafted: what the supply on the map holds at the start."""
Sort = Literal["number", "word", "list"]


@dataclass(frozen=True, slots=True)
class Group:
    """Names to choose from, under a title that may be empty."""

    title: str
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Blank:
    """An entry of a position that can be filled in; ``keys`` lead to it, ``title`` is what to call it.

    ``sort`` says whether a number stands there, one of the names offered, or a list of them, each with a number before
    it where there are several. ``usual`` is what holds while nothing stands there. ``rare`` are those that few tables
    need. ``place`` is the clearing that it is about, if it is about one.
    """

    keys: tuple[str, ...]
    title: str
    sort: Sort
    offers: tuple[Group, ...] = ()
    usual: str = ""
    rare: bool = False
    place: str = ""


@dataclass(frozen=True)
class Offers:
    """What a table can be laid with: ``pieces`` for the map by owner, suits of clearings, and entries."""

    pieces: tuple[Group, ...]
    suits: tuple[str, ...]
    blanks: tuple[Blank, ...]


def offers(position: Position) -> Offers:
    """Return what can be laid at a table; it hangs on the map, the deck and the seats alone."""
    words, game = position.words, table_of_state(position.state).game(position.state.copy())
    on_map = [*(_pieces_of(faction, words) for faction in words.seats), Group("Nobody's", _landmarks(words))]
    players = [blank for faction in words.seats for blank in _of_player(faction, words)]
    return Offers(tuple(on_map), CLEARING_SUITS, (*players, *_of_table(words, game)))


def with_suit(position: Position, place: str, suit: str) -> Position:
    """Return the table with another suit of a clearing.

    Raises :class:`CannotAnswer` for what is no clearing and no suit of one.
    """
    with understanding(place):
        words = position.words
        site = words.place(place)
        if site.kind is not PlaceKind.CLEARING:
            raise CannotAnswer([Problem(place, f"a clearing was expected, not {place[:40]!r}")])
        if suit not in CLEARING_SUITS:
            raise CannotAnswer([Problem("suit", f"no suit of a clearing is called {suit[:40]!r}", CLEARING_SUITS)])
        suits = {number: each for number, each in enumerate(position.state.suits) if number}
        return position_of({**position_data(position.state), "suits": {**suits, site.number: suit}})


# Pieces and cards -----------------------------------------------------------------------------------------------------
def _pieces_of(faction: Faction, words: Words, kinds: Iterable[str] = ()) -> Group:
    chosen = tuple(kinds) or tuple(faction.pieces)
    return Group(faction.title, tuple(words.piece_name(faction.pieces[k].piece) for k in chosen if k in faction.pieces))


def _landmarks(words: Words) -> tuple[str, ...]:
    """Return the names of what is nobody's and stands on this map."""
    there = {
        RUIN: any(site.ruin for site in words.map.clearings),
        FERRY: words.map.ferry_start is not None,
        TOWER: words.map.tower is not None,
    }
    return tuple(piece.kind for piece, has in there.items() if has)


def _items(kinds: Iterable[str] = (), *, face_up: bool = True) -> tuple[Group, ...]:
    chosen = tuple(kinds) or ITEM_KINDS
    down = Group("Face down", tuple(other_side(item(kind)).kind for kind in chosen))
    return (Group("Items", chosen),) if face_up else (Group("Items", chosen), down)


def _deck(words: Words) -> tuple[Group, ...]:
    """Return the cards of the deck by suit, and those of which less is known."""
    known = _by_suit(words.deck.cards)
    return (Group("Not known", ("unknown", *(f"{group.title.lower()} card" for group in known))), *known)


def _by_suit(cards: Iterable[Card]) -> tuple[Group, ...]:
    named = {suit: tuple(sorted({repr(card) for card in cards if card.suit == suit})) for suit in ALL_SUITS}
    return tuple(Group(suit.capitalize(), names) for suit, names in named.items() if names)


def _in_play(words: Words) -> list[Card]:
    """Return the cards that lie in play areas (2.1.4)."""
    return [card for card in words.deck.cards if card.kind in (CardKind.PERSISTENT, CardKind.DOMINANCE)]


def _own_cards(faction: Faction, box: Box) -> Group:
    """Return the cards of a faction's own that a box takes."""
    others = faction.own_cards - faction.own_card_names.keys()
    printed = [card for card in faction.cards if card.kind is CardKind.OTHER and card.name not in others]
    plain = [name for name in sorted(others) if box.takes(OWN_CARDS, name)]
    suited = [repr(card) if card.suit else card.name for card in printed if box.takes(OWN_CARDS, card.name)]
    return Group("Its own", tuple(dict.fromkeys((*plain, *suited))))


def _in_box(faction: Faction, box: Box, words: Words) -> tuple[Group, ...]:
    """Return what may lie in a box of a board."""
    found: list[Group] = []
    if OWN_CARDS in box.holds:
        found.append(_own_cards(faction, box))
    if CARDS in box.holds:
        found.extend(_deck(words))
    if ITEMS in box.holds:
        found.extend(_items(box.kinds if PIECES not in box.holds else (), face_up=box.face_up))
    if PIECES in box.holds:
        found.append(_pieces_of(faction, words, box.kinds))
    if OTHERS in box.holds:
        found.extend(_pieces_of(other, words) for other in words.seats if other is not faction)
    return tuple(group for group in found if group.names)


# Players --------------------------------------------------------------------------------------------------------------
def _of_player(faction: Faction, words: Words) -> Iterator[Blank]:
    key = words.short_title(faction.name)
    boxes = {name: box for name, box in (faction.board_boxes or {}).items() if name != UNSORTED}
    yield Blank((key, "score"), "score", "number", usual="0")
    yield Blank((key, "hand"), "hand", "list", _deck(words))
    yield Blank((key, "play area"), "play area", "list", _by_suit(_in_play(words)))
    yield Blank((key, "revealed cards"), "revealed cards", "list", _deck(words), rare=True)
    for name, box in boxes.items():
        at = (key, name) if name == "crafted items" else (key, "board", name)
        held = _items(_CRAFTED) if name == "crafted items" else _in_box(faction, box, words)
        yield Blank(at, faction.names.box_titles.get(name, name), "list", held)
    yield Blank((key, "supply"), "supply", "list", (_pieces_of(faction, words),), rare=True)
    for kept in of_boards(faction.name).values():
        if kept.owner == faction.name:
            yield from _said(kept, (key,) if not kept.name else (key, "facts"), words, faction)


def _said(
    declared: Kept[Any] | Remembered[Any], above: tuple[str, ...], words: Words, faction: Faction | None = None
) -> Iterator[Blank]:
    """Yield an entry for each thing that a board or a turn can say, as far as all its values can be listed."""
    things = [_names_of(form, words, faction) for form in declared.about]
    sort, names = _values(declared.form, words)
    if not all(things) or not sort:
        return
    usual = declared.default if isinstance(declared.default, str) else ""
    for about in product(*things):
        title = ", ".join(filter(None, (declared.name, *about)))
        held = (Group("", names),) if names else ()
        place = about[-1] if about and declared.about[-1] is Plain.PLACE else ""
        yield Blank((*above, title), title, sort, held, usual, rare=bool(declared.name), place=place)


def _values(form: Form, words: Words) -> tuple[Sort | Literal[""], tuple[str, ...]]:
    """Return how values of a form are given, and those there are; nothing where they cannot be listed."""
    if isinstance(form, Count):
        return "number", ()
    names = _names_of(form.each if isinstance(form, Many) else form, words)
    return ("list" if isinstance(form, Many) else "word") if names else "", names


def _names_of(form: Form, words: Words, but: Faction | None = None) -> tuple[str, ...]:
    """Return all that something of a form can be called; nothing where that cannot be listed."""
    match form:
        case Plain.FLAG:
            return ("yes",)
        case OneOf(known):
            return tuple(str(word) for word in known if word)
        case Plain.PLAYER:
            return tuple(words.short_title(faction.name) for faction in words.seats if faction is not but)
        case Plain.PLACE:
            return tuple(f"clearing {site.number}" for site in words.map.clearings)
    return ()


# The table ------------------------------------------------------------------------------------------------------------
def _of_table(words: Words, game: Game) -> Iterator[Blank]:
    for pile in words.piles:
        if not pile.hidden:
            own = pile.own is not None
            yield Blank(
                (pile.title,), pile.title, "list", _in_pile(pile, words, game), rare=own and not pile.open_at_once
            )
    if any(faction.ruin_items for faction in words.seats):
        under = (*_items(), Group("Not known", (UNKNOWN_ITEM.kind,)))
        for site in words.map.clearings:
            if site.ruin:
                name = under_ruin(site.number).name
                yield Blank(("places", name), name, "list", under, place=f"clearing {site.number}")
    yield from _of_turn(words)
    yield Blank(("item supply",), "item supply", "list", _items(_CRAFTED), rare=True)
    paths = (Group("", _paths(words)),)
    yield Blank(("closed paths",), "closed paths", "list", paths, _closed(words), rare=True)


def _in_pile(pile: Pile, words: Words, game: Game) -> tuple[Group, ...]:
    if pile.own is not None:
        return Group("Not known", ("unknown",)), Group("", tuple(map(repr, pile.own())))
    return _by_suit([card for card in words.deck.cards if pile.place in piles_of(game, card)])


def _paths(words: Words) -> tuple[str, ...]:
    ends = ((site.number, other) for site in words.map.clearings for other in words.map.paths[site.number])
    return tuple(f"{one}-{other}" for one, other in ends if one < other)


def _closed(words: Words) -> str:
    return ", ".join(f"{one}-{other}" for one, other in sorted(words.map.closed_paths))


def _of_turn(words: Words) -> Iterator[Blank]:
    """Yield what a turn can remember that the seated, the core or a card of the deck declare."""
    effects()  # What effects of cards let a turn remember is declared with them.
    packages = tuple(f"{each.package}." for each in words.seats if each.playable)
    cards = {f"{PREFIX}{card_id(each.name)}" for each in words.deck.cards}
    told = (*packages, "woodlaw.engine.")
    for name, declared in sorted(of_turns().items()):
        if declared in (PHASE, STEP):
            continue
        if name in cards or declared_by(declared).startswith(told):
            yield from _said(declared, ("this turn",), words)
