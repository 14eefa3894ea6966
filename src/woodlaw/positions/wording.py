"""What the words of a step mean at a table: players, pieces, cards and places by the names that people use."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache, wraps
from typing import TypeVar

from woodlaw.engine.titles import ON_CARD, in_words, several, whose_place
from woodlaw.factions.base import Faction
from woodlaw.factions.boards import Head
from woodlaw.factions.registry import word_for
from woodlaw.law.values import Fixed
from woodlaw.positions.counting import counted, counted_list
from woodlaw.positions.mistakes import LONGEST_NAME, Message, SceneError, fail, hint, nearest
from woodlaw.table.cards import Card, CardKind, card_id
from woodlaw.table.decks import Deck
from woodlaw.table.hirelings import hireling_piece_called, hireling_place_called, hireling_title
from woodlaw.table.items import UnknownItem, item_named
from woodlaw.table.maps import Map
from woodlaw.table.pieces import FERRY, ITEM_KINDS, RUIN, TOWER, UNKNOWN_ITEM, Category, Piece, item, other_side, piece
from woodlaw.table.piles import COMMON_PILES, Pile
from woodlaw.table.places import (
    ITEM_SUPPLY,
    OUT_OF_GAME,
    Place,
    PlaceKind,
    board,
    clearing,
    common_named,
    forest,
    hand,
    on_card,
    path,
    play_area,
    revealed,
    supply,
    under_ruin,
)
from woodlaw.table.suits import ALL_SUITS

_HIRELING = "hireling"
_NOBODYS = {
    "ruin": RUIN,
    "ferry": FERRY,
    "tower": TOWER,
    "hireling warrior": piece(_HIRELING, "warrior", Category.WARRIOR),
}
"""What belongs to no seat: a hireling's warriors are those of one that nobody controls, unless it is said who does."""
_ITEMS = (*map(item, ITEM_KINDS), UNKNOWN_ITEM)
_COMMON = {"item supply": ITEM_SUPPLY, "box": OUT_OF_GAME}
_UNDER_RUIN = "under the ruin in clearing "
_UNDER_RUINS = (_UNDER_RUIN, "under ruin ")
"""How the place under a ruin is called by positions, and by boards that are shown."""

_POSSESSIVE = re.compile(r"(.+?)(?:['’]s?) ([a-z].*)")
_SUITED = re.compile(rf"(?:(?P<before>{'|'.join(ALL_SUITS)}) )?(?P<name>.+?)(?: \((?P<after>{'|'.join(ALL_SUITS)})\))?")
_MOST_COPIES = 54

Found = TypeVar("Found")
Who = TypeVar("Who", Faction, Head)


class Wish(Fixed):
    """Some cards that a step names: how many, the card, or only a suit or nothing of it (then ``card`` is None)."""

    count: int
    card: Card | None = None
    suit: str = ""

    def fits(self, card: Card) -> bool:
        """Return whether a card is one of those meant."""
        return card is self.card if self.card else not self.suit or card.suit == self.suit

    def __str__(self) -> str:
        if self.card:
            return f"{self.count} {self.card!r}"
        return f"{self.count} {self.suit} card{'s' * (self.count != 1)}".replace("  ", " ")


def _remembered(find: Callable[[Words, str], Found]) -> Callable[[Words, str], Found]:
    """Have what a name means, or why it means nothing, be found once: the trials of a ruling ask over and over."""

    @lru_cache(maxsize=512)
    def remembered(words: Words, text: str) -> tuple[Found | None, Message]:
        try:
            return find(words, text), ""
        except SceneError as error:
            return None, error.message

    @wraps(find)
    def found(words: Words, text: str) -> Found:
        if len(text) > LONGEST_NAME:
            return find(words, text)
        meant, refusal = remembered(words, text)
        return fail(refusal) if meant is None else meant

    return found


@dataclass(frozen=True, eq=False)
class Words:
    """The names of one table: who sits there, on what map, with what deck and piles of cards."""

    map: Map
    deck: Deck
    seats: tuple[Faction, ...]
    piles: tuple[Pile, ...] = COMMON_PILES

    # Players ----------------------------------------------------------------------------------------------------------
    @_remembered
    def player(self, text: str) -> str:
        """Return the seated faction of a title, part of a title, name or letter: ``the Marquise``, ``C``."""
        return faction_named(text, self.seats, "sits at this table").name

    def party(self, text: str) -> str:
        """Return who is meant where it may be ``the hireling`` as well as a seated faction (H.3)."""
        return _HIRELING if text.casefold().removeprefix("the ") == _HIRELING else self.player(text)

    def title(self, player: str) -> str:
        """Return how messages call a player."""
        seated = next((faction.title for faction in self.seats if faction.name == player), "")
        return seated or hireling_title(player) or "nobody"

    def chapter(self, player: str) -> str:
        """Return the chapter of a seated player's faction."""
        return next(faction.chapter for faction in self.seats if faction.name == player)

    def short_title(self, player: str) -> str:
        """Return the part of a player's title that its faction goes by, where nobody else can be meant by it."""
        for faction in self.seats:
            if faction.name == player:
                short = faction.short_title
                meant = [other for other in self.seats if short in parts_of_title(other)]
                return short if meant == [faction] else faction.title
        return hireling_title(player)

    def in_full(self, text: str) -> str:
        """Return a text with every player called by its full title, as events are told."""
        return self._called.sub(lambda match: self.title(self.player(match[0])), text)

    @cached_property
    def _called(self) -> re.Pattern[str]:
        names = {name for faction in self.seats for name in parts_of_title(faction) if name[:1].isupper()}
        longest_first = sorted(names, key=lambda name: (-len(name), name))
        return re.compile(rf"\b(?:the )?(?:{'|'.join(map(re.escape, longest_first))})s?\b")

    # Pieces -----------------------------------------------------------------------------------------------------------
    @cached_property
    def _pieces(self) -> dict[str, list[Piece]]:
        found: dict[str, list[Piece]] = {}
        for name, known in (
            *((spec.piece.kind, spec.piece) for faction in self.seats for spec in faction.pieces.values()),
            *_NOBODYS.items(),
            *((each.kind, each) for one in _ITEMS for each in (one, other_side(one))),
        ):
            for word in _spellings(in_words(name)):
                found.setdefault(word, []).append(known)
        return found

    @cached_property
    def _longest(self) -> int:
        """How many words the longest name of a piece has."""
        return max(len(name.split()) for name in self._pieces)

    def piece(self, text: str, owner: str = "") -> Piece:
        """Return the piece of a name, whoever owns it where only one can: ``Marquise warriors``, ``sawmill``.

        ``owner`` has it when its name does not tell whose it is. Raises :class:`SceneError` for none or several.
        """
        if (of_hireling := hireling_piece_called(text)) is not None:
            return of_hireling
        words = text.split()
        starts = range(max(0, len(words) - self._longest), len(words))
        for start in starts:
            found = self._pieces.get(" ".join(words[start:]).casefold())
            if found is None:
                continue
            said = self.player(" ".join(words[:start]).removesuffix("'s")) if start else owner
            chosen = [piece for piece in found if piece.owner == said] or ([] if start else found)
            if len(chosen) == 1:
                return chosen[0]
            if chosen:
                fail(f"{text!r}: whose? {_any_of(f'{self.title(p.owner)} {p.kind}' for p in chosen)}")
            fail(f"{self.title(said)} has no {' '.join(words[start:])}")
        try:
            return item_named(text)
        except UnknownItem:
            known = sorted(self._pieces)
            spellings = (nearest(" ".join(words[start:]), known) for start in starts)
            fail(lambda: f"no piece at this table is called {text!r}{hint(next(filter(None, spellings), ''), known)}")

    def is_kind(self, kind: str) -> bool:
        """Return whether a piece at this table is of a kind, by our own name of it: ``fox_flower``."""
        return in_words(kind) in self._pieces

    def pieces(self, text: str, owner: str = "") -> list[tuple[Piece, int]]:
        """Return the pieces of a list with how many of each: ``2 Marquise warriors, a sawmill and no wood``."""
        return [(self.piece(name, owner), count) for count, name in counted_list(text)]

    def piece_name(self, piece: Piece) -> str:
        """Return what a piece is called at this table: ``Marquise warrior``, ``sword``."""
        kind = in_words(piece.kind)
        return f"{self.short_title(piece.owner)} {kind}" if piece.owner else kind

    # Cards ------------------------------------------------------------------------------------------------------------
    @_remembered
    def card(self, text: str) -> Card:
        """Return the card of a name and, where several suits have it, its suit: ``Root Tea (fox)``, ``Tunnels``."""
        found = self._cards(text)
        if len(found) == 1:
            return found[0]
        if found:
            fail(f"{text!r}: which? {_any_of(map(repr, found))}")
        raise SceneError(
            lambda: f"the deck {self.deck.title} holds no card called {text!r}{hint(self._nearest_card(text))}"
        )

    def _nearest_card(self, text: str) -> str:
        named = _SUITED.fullmatch(text.strip())
        name = named["name"].removeprefix("card ") if named else text
        return nearest(name, (card.name for card in self.deck.cards))

    def _cards(self, text: str) -> list[Card]:
        match = _SUITED.fullmatch(text.strip())
        if match is None:
            return []
        suit = match["before"] or match["after"]
        name = match["name"].removeprefix("card ")
        found = [card for card in self.deck.by_id(card_id(name)) if not suit or card.suit == suit]
        return found or self.own_cards(name, suit or "")

    @cached_property
    def _own_cards(self) -> dict[str, tuple[Card, ...]]:
        """The cards that only a seated faction has and no deck holds, such as leaders and moods, by name."""
        known: dict[str, tuple[Card, ...]] = {
            name: (Card(name=name, kind=CardKind.OTHER),) for each in self.seats for name in sorted(each.own_cards)
        }
        of_boards = dict.fromkeys(card for each in self.seats for card in each.cards if card.kind is CardKind.OTHER)
        for name in {name: None for card in of_boards for name in (card.name, card.name.casefold())}:
            known[name] = tuple(card for card in of_boards if name in (card.name, card.name.casefold()))
        others = {name: printed for each in self.seats for name, printed in each.own_card_names.items()}
        return known | {name: known[printed] for name, printed in others.items()}

    def own_cards(self, name: str, suit: str) -> list[Card]:
        """Return the cards of a name, printed or other, and perhaps of a suit that only a seated faction has."""
        return [card for card in self._own_cards.get(name, ()) if not suit or card.suit in ("", suit)]

    def is_own_card(self, card: Card, faction: Faction | None = None) -> bool:
        """Return whether a card is one of a faction's own, or of any seated one's, that no deck holds."""
        return card.kind in (None, CardKind.OTHER) and any(
            card.name in _own_names(each) for each in ((faction,) if faction else self.seats)
        )

    def wishes(self, text: str) -> list[Wish]:
        """Return the cards of a list: ``Ambush! (fox), 2 rabbit cards and Stand and Deliver!``; ``nothing`` is none."""
        return [] if text == "nothing" else [wish for part in text.split(",") for wish in self._wished(part.strip())]

    def _wished(self, text: str) -> Iterator[Wish]:
        """Yield what is joined by "and", which may stand in the name of a card too."""
        parts = text.removeprefix("and ").split(" and ")
        while parts:
            several = range(min(len(parts), self._most_joined), 1, -1)
            taken = next((count for count in several if self._is_card(" and ".join(parts[:count]))), 1)
            yield self._wish(" and ".join(parts[:taken]))
            parts = parts[taken:]

    def _is_card(self, text: str) -> bool:
        return bool(self._cards(text) or self._cards(counted(text, _MOST_COPIES)[1]))

    def _wish(self, text: str) -> Wish:
        if self._cards(text):
            return Wish(1, self.card(text))
        count, name = counted(text, _MOST_COPIES)
        *suit, last = name.split() or [""]
        if last in ("card", "cards") and (not suit or suit in ([one] for one in ALL_SUITS)):
            return Wish(count, None, "".join(suit))
        return Wish(count, self.card(name))

    @cached_property
    def _most_joined(self) -> int:
        """How many parts joined by "and" the name of a card can have."""
        names = (*(card.name for card in self.deck.cards), *self._own_cards)
        return max(len(name.split(" and ")) for name in names)

    # Places -----------------------------------------------------------------------------------------------------------
    def place(self, text: str) -> Place:
        """Return the place of a name: ``clearing 5``, ``forest 1-2-5-10``, ``the Marquise's supply``."""
        if text.isdecimal() or text.startswith("clearing "):
            return self.clearing(text.removeprefix("clearing "))
        plain = text.removeprefix("the ").removeprefix(f"{PlaceKind.BESIDE} ")
        if plain.startswith("forest "):
            return self._forest(plain.removeprefix("forest "))
        if plain.startswith("path "):
            return self._path(plain.removeprefix("path "))
        if plain.count("-") > 1 and plain.replace("-", "").isdecimal():
            return self._forest(plain)
        if plain.removeprefix("space ").startswith(_UNDER_RUIN):
            return self.place_of_nobody(plain.removeprefix("space "))
        possessive = _POSSESSIVE.fullmatch(text)
        if possessive:
            return self.place_of(self.player(possessive[1]), possessive[2])
        pile = next((pile.place for pile in self.piles if pile.title == plain), None)
        named = next((place for place in self.map.places if self._name_of(place) == plain.casefold()), None)
        # A pile may be called as a clearing is: the Pond.
        found = pile or named or self._beside.get(plain.casefold()) or _COMMON.get(plain) or common_named(plain)
        if found is None:
            known = [self.map.clearings[place.number - 1].name for place in self.map.places]
            fail(lambda: f"no place is called {text!r}{hint(nearest(plain, (*known, *_COMMON)))}")
        return found

    def place_of_nobody(self, name: str) -> Place:
        """Return the place of a name that belongs to nobody: under the ruin of a clearing, or what a faction brings."""
        under = next((start for start in _UNDER_RUINS if name.casefold().startswith(start)), "")
        if under:
            return under_ruin(self.clearing(name[len(under) :]).number)
        known = {place.name: place for place in (*(pile.place for pile in self.piles), *self._beside.values())}
        found = next((place for each, place in known.items() if each.casefold() == name.casefold()), None)
        found = found or common_named(name) or hireling_place_called(name)
        return found or fail(f"no place is called {name!r}{hint(nearest(name, (*known, f'{_UNDER_RUIN}6')))}")

    @cached_property
    def _beside(self) -> dict[str, Place]:
        """The clearings beside the map that seated factions bring, by their names in lower case."""
        beside = (place for faction in self.seats for place in faction.numbered_places.values())
        return {place.name.casefold(): place for place in beside}

    def _name_of(self, place: Place) -> str:
        """Return the name that a map gives a clearing, in lower case."""
        return self.map.clearings[place.number - 1].name.casefold()

    def place_of(self, player: str, box: str) -> Place:
        """Return a place that belongs to a player: ``supply``, ``hand``, ``card coffin makers``, a box of the board."""
        if any(faction.name == player and box in faction.names.supplies for faction in self.seats):
            return supply(player)
        if box.startswith(ON_CARD) and not self.deck.by_id(card_id(box.removeprefix(ON_CARD))):
            known = (card.name.casefold() for card in self.deck.cards)
            near = nearest(box.removeprefix(ON_CARD), known)
            fail(f"the deck {self.deck.title} holds no card called {box.removeprefix(ON_CARD)!r}{hint(near)}")
        return _of_player(player, box)

    def clearing(self, number: str) -> Place:
        """Return the clearing of a number written out."""
        last = len(self.map.places)
        if not (number.isascii() and number.isdecimal() and len(number) < 5 and 1 <= int(number) <= last):
            fail(f"there is no clearing {number}: clearings are numbered 1 to {last}")
        return clearing(int(number))

    def _forest(self, text: str) -> Place:
        numbers = tuple(sorted(self.clearing(number).number for number in text.split("-")))
        if numbers not in self.map.forests:
            known = ", ".join("-".join(map(str, numbers)) for numbers in self.map.forests)
            fail(f"{self.map.title} has no forest {text}; its forests are {known}")
        return forest(numbers)

    def _path(self, text: str) -> Place:
        numbers = [self.clearing(number).number for number in text.split("-")]
        if len(numbers) != 2 or numbers[1] not in self.map.paths[numbers[0]]:
            fail(f"{self.map.title} has no path {text}")
        return path(*numbers)

    def place_name(self, place: Place) -> str:
        """Return how messages call a place."""
        return whose_place(place, self.title)


@cache
def _own_names(faction: Faction) -> frozenset[str]:
    """Return the names, printed and others, of the cards that only a faction has and no deck holds."""
    printed = {card.name for card in faction.cards if card.kind is CardKind.OTHER}
    return frozenset({*faction.own_cards, *printed, *faction.own_card_names})


@cache
def _of_player(player: str, box: str) -> Place:
    made: dict[str, Callable[[str], Place]] = {
        "supply": supply,
        "hand": hand,
        "play area": play_area,
        "revealed cards": revealed,
    }
    if box.startswith(ON_CARD):
        return on_card(player, box.removeprefix(ON_CARD))
    make = made.get(box)
    return make(player) if make else board(player, box)


def faction_named(text: str, among: Sequence[Who], what: str, first: Sequence[Who] = ()) -> Who:
    """Return the faction, of some, whose title, part of title, name or letter the text is; or :class:`SceneError`.

    A part of a title may be in the plural: ``the Lizards``. Where it could be several, one of the ``first`` is meant.
    """
    wanted = text.removeprefix("the ").removeprefix("The ").strip()
    folded = wanted.casefold()
    for fits in (
        lambda faction: folded in (faction.title.casefold(), faction.name) or wanted == faction.letter,
        lambda faction: f" {folded} " in f" {faction.title.casefold()} ",
        lambda faction: f" {folded.removesuffix('s')} " in f" {faction.title.casefold()} ",
    ):
        found = [faction for faction in among if fits(faction)]
        known_by_it = [faction for faction in found if folded == faction.short_title.casefold()]
        people = [faction for faction in found if not faction.replaces]
        before = [faction for faction in found if faction in first]
        for meant in (known_by_it, found, people, before):
            if len(meant) == 1:
                return meant[0]
        if found:
            fail(f"{text!r}: which? {_any_of(faction.title for faction in found)}")
    raise SceneError(lambda: f"nobody called {text!r} {what}{_meant_instead(wanted, among)}")


def _meant_instead(wanted: str, among: Sequence[Faction | Head]) -> str:
    names = (name for faction in among for name in parts_of_title(faction) if name[:1].isupper())
    return hint(nearest(wanted, names), (faction.title for faction in among))


def parts_of_title(faction: Faction | Head) -> list[str]:
    """Return what a faction may be called: words of its title that follow each other, such as ``Marquise``."""
    words = faction.title.split()
    return [" ".join(words[start:end]) for start in range(len(words)) for end in range(start + 1, len(words) + 1)]


def _spellings(kind: str) -> Iterable[str]:
    """Yield how a kind of piece is written, in the singular and in the plural."""
    return dict.fromkeys((kind, several(kind)))


def _any_of(names: Iterable[str]) -> str:
    return " or ".join(names)


def pieces(words: Words, piece: Piece, count: int = 1) -> str:
    """Return some pieces in words: ``2 Marquise de Cat warriors``."""
    owner = f"{words.title(piece.owner)} " if piece.owner else ""
    return f"{count} {owner}{word_for(piece, count)}"
