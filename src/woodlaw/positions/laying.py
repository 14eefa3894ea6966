"""Laying a table by hand: how it starts, and how pieces and cards come to lie where words say."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Sequence
from functools import cache, lru_cache
from typing import cast

from woodlaw.engine.game import Game
from woodlaw.engine.place import form_at
from woodlaw.engine.setup import dealt_from, lay_box
from woodlaw.engine.state import State
from woodlaw.engine.tables import Table
from woodlaw.engine.unseen import EXPLORED
from woodlaw.factions.base import FIRST_OF_OTHERS, Faction
from woodlaw.factions.registry import factions
from woodlaw.factions.seating import CannotSeat, chosen_for, table_of
from woodlaw.positions.mistakes import SceneError, fail
from woodlaw.positions.wording import Words, faction_named
from woodlaw.table.cards import UNSEEN, Card, CardKind
from woodlaw.table.decks import deck_named
from woodlaw.table.items import item_supply
from woodlaw.table.maps import map_named
from woodlaw.table.pieces import FERRY, TOWER, Category, Piece, face_up
from woodlaw.table.places import DECK, ITEM_SUPPLY, OUT_OF_GAME, Place, PlaceKind, crafted_items, supply
from woodlaw.table.suits import CLEARING_SUITS

LANDMARKS = (FERRY, TOWER)

_DULL = (CardKind.ITEM, CardKind.PERSISTENT, CardKind.IMMEDIATE, CardKind.AMBUSH, CardKind.DOMINANCE)
"""Kinds of card by how little they meddle with whatever draws them."""


# The table as it starts -----------------------------------------------------------------------------------------------
@cache
def default_seats() -> tuple[str, ...]:
    """Return who sits at the table unless it is said, in setup order."""
    return tuple(name for name, head in factions().heads.items() if head.sits_by_default)


def seats_named(names: Sequence[str]) -> tuple[str, ...]:
    """Return the installed factions of some names, in turn order; raises :class:`SceneError` for two of one name.

    A word of a printed faction's title means that one, whatever else is installed.
    """
    known = tuple(factions().heads.values())
    printed = [head for head in known if head.setup_order < FIRST_OF_OTHERS]
    chosen = tuple(faction_named(name, known, "is installed", printed).name for name in names)
    if len(set(chosen)) < len(chosen):
        fail("a faction has two seats")
    return chosen


def is_meant(seat: str, name: str) -> bool:
    """Return whether a name means a faction among all that are installed."""
    try:
        return seats_named((name,)) == (seat,)
    except SceneError:
        return False


def seats_told(names: Sequence[str]) -> tuple[tuple[str, ...], dict[str, tuple[str, ...]]]:
    """Return the installed factions of some names, and what is chosen for each behind a colon, where anything is.

    Raises :class:`SceneError` for two of one name, and for what cannot be chosen.
    """
    seats, chosen = _seats_told(tuple(names))
    return seats, dict(chosen)


@lru_cache(maxsize=256)
def _seats_told(names: tuple[str, ...]) -> tuple[tuple[str, ...], dict[str, tuple[str, ...]]]:
    told = [name.partition(":") for name in names]
    seats = seats_named([name for name, _, _ in told])
    try:
        chosen = {seat: chosen_for(factions()[seat], words) for seat, (_, _, words) in zip(seats, told, strict=True)}
    except CannotSeat as error:
        fail(str(error))
    return seats, {seat: words for seat, words in chosen.items() if words}


@cache
def table_at(map_id: str, deck_id: str, seats: tuple[str, ...]) -> Table:
    """Return a table for the names of installed factions; raises :class:`SceneError` for one that is not installed.

    The suits of its clearings are the printed ones; where none is printed, clearings are fox, rabbit, mouse in turn by
    their numbers.
    """
    known = factions()
    for name in seats:
        if name not in known:
            fail(f"the faction {name} is not installed; installed are {', '.join(known)}")
    map_ = map_named(map_id)
    suits = [suit or CLEARING_SUITS[number % 3] for number, suit in enumerate(map_.printed_suits[1:])]
    return table_of(map_, deck_named(deck_id), [known[name] for name in seats], suits)


def table_of_state(state: State) -> Table:
    """Return the table that a state lies on."""
    return table_at(state.map.id, state.deck.id, state.seats)


@cache
def words_at(map_id: str, deck_id: str, seats: tuple[str, ...]) -> Words:
    """Return the names of a table; raises :class:`SceneError` for a faction that is not installed."""
    table = table_at(map_id, deck_id, seats)
    seated = tuple(cast("Faction", table.factions[name]) for name in seats)
    return Words(table.state.map, table.state.deck, seated, table.piles)


def starting_table(map_id: str, deck_id: str, seats: tuple[str, ...]) -> State:
    """Return a table laid as for a game about to be set up (5.1).

    Every faction's pieces lie in its supply, ruins, items and landmarks in their places; hands are empty, and the deck
    holds all its cards, with what factions bring into it: those on top that show items, ambushes and dominance cards
    at the bottom.
    """
    return _laid(map_id, deck_id, seats).copy()


@cache
def _laid(map_id: str, deck_id: str, seats: tuple[str, ...]) -> State:
    table = table_at(map_id, deck_id, seats)
    state = table.state.copy()
    lay_box(table.game(state))
    dull_first = sorted(state.deck.copies(), key=lambda card: _DULL.index(card.kind) if card.kind in _DULL else 0)
    state.cards[DECK] = list(reversed(dull_first))
    return state


# Pieces and cards -----------------------------------------------------------------------------------------------------
def lay_pieces(game: Game, place: Place, pieces: Sequence[tuple[Piece, int]], *, beyond: bool = False) -> None:
    """Let a place hold so many of each piece, taking them from where spare ones lie and putting back the rest.

    Spare pieces lie in their faction's supply, spare items in the item supply. What these shall not hold is out of
    the game, as are ruins that are gone. A landmark comes from wherever it stands. Raises :class:`SceneError` for
    more pieces of a faction than its box has, unless they may be laid ``beyond`` that.
    """
    for piece, count in pieces:
        missing = count - game.state.count(place, piece)
        if missing < 0:
            _bring(game, piece, -missing, place, _home(piece, place))
        for source in _spare(game, piece, place) if missing > 0 else ():
            there = min(missing, game.state.count(source, _form_at(game, piece, source)))
            _bring(game, piece, there, source, place)
            missing -= there
        if missing > 0 and piece.owner in game.factions and not beyond:
            box = sum(there.get(piece, 0) for there in game.state.pieces.values())
            fail(f"{missing} of {count} {piece.kind} are not there to be laid: of {box} none is left in the supply")
        if missing > 0:
            game.adjust(piece, place, missing)


def _bring(game: Game, piece: Piece, count: int, source: Place, target: Place) -> None:
    if not count:
        return
    game.adjust(_form_at(game, piece, source), source, -count)
    game.adjust(_form_at(game, piece, target), target, count)


def _form_at(game: Game, piece: Piece, place: Place) -> Piece:
    """Return in what form a piece lies at a place: spare items lie face up."""
    if piece.category is Category.ITEM and place is ITEM_SUPPLY:
        return face_up(piece)
    return form_at(game, piece, place)


def _home(piece: Piece, place: Place) -> Place:
    """Return where a piece goes that is taken from a place."""
    home = supply(piece.owner) if piece.owner else ITEM_SUPPLY if piece.category is Category.ITEM else OUT_OF_GAME
    return home if home is not place else OUT_OF_GAME


def _spare(game: Game, piece: Piece, place: Place) -> tuple[Place, ...]:
    """Return where spare ones of a piece lie."""
    if piece in LANDMARKS:
        return tuple(site for site in (OUT_OF_GAME, *game.state.clearings) if site is not place)
    if place is ITEM_SUPPLY:
        return ()
    return OUT_OF_GAME, _home(piece, place)


def lay_card(game: Game, card: Card, place: Place) -> None:
    """Bring a card to a place from the deck or from out of the game; one that only a faction has, from its box.

    Raises :class:`SceneError` when no copy is left.
    """
    if card.kind is CardKind.OTHER:
        lay_own_card(game, card, place)
        return
    for source in (DECK, OUT_OF_GAME):
        if card in game.state.cards_at(source):
            game.give(card, source, place)
            return
    fail(f"no copy of {card!r} is left in the deck")


def lay_own_card(game: Game, card: Card, place: Place, told: Container[Place] = ()) -> None:
    """Bring a card of no deck to a place: from where its faction has it at first, if it still lies there.

    It does not come from places of which it is ``told`` what lies there.
    """
    faction = game.factions.get(place.owner)
    first = faction.lies_before_setup(card) if isinstance(faction, Faction) else None
    if first and first not in told and card in game.state.cards_at(first):
        game.give(card, first, place)
    else:
        game.lay(card, place)


# Items ----------------------------------------------------------------------------------------------------------------
def items_left(state: State) -> Counter[Piece]:
    """Return what the item supply holds where nothing is said of it: what no place holds of what came from it.

    What lies on boards that bring items of their own, or left the game, came from them as far as they brought so much;
    what lies under ruins never was in the supply (5.1.5, 9.3.4).
    """
    seated = [factions()[seat] for seat in state.seats]
    brought = sum((Counter(faction.brings_items(state)) for faction in seated), Counter[str]())
    crafted = {crafted_items(seat) for seat in state.seats}
    taken: Counter[Piece] = Counter()
    others: Counter[Piece] = Counter()
    for place, there in state.pieces.items():
        if place is not ITEM_SUPPLY and not (place.kind is PlaceKind.COMMON and place.clearings):
            for piece, count in there.items():
                if piece.category is Category.ITEM:
                    (taken if place in crafted else others)[face_up(piece)] += count
    for piece, count in others.items():
        taken[piece] += max(0, count - brought[piece.kind])
    return Counter({piece: max(0, count - taken[piece]) for piece, count in item_supply().items()})


def unknown_under(state: State, ruin: Place) -> int:
    """Return how many items nobody has seen lie under a ruin of which nothing is said: what setup laid there.

    Those that a record tells to have been taken are gone.
    """
    laid = sum(factions()[seat].ruin_items for seat in state.seats)
    return max(0, laid - sum(EXPLORED.of(state, seat, ruin) for seat in state.seats))


# The deck -------------------------------------------------------------------------------------------------------------
def lay_deck(state: State, whole: Sequence[Card] | None, top: Sequence[Card]) -> None:
    """Let the deck hold what no other place does: the ``whole`` of it, or some cards on top and the rest below.

    The uppermost card comes first in both. Cards that are nowhere then are out of the game, as far as they are known.
    """
    if whole is not None:
        state.cards[DECK] = list(reversed(whole))
    else:
        state.cards[DECK] = []
        state.cards[DECK] = [*rest_of_deck(state, top), *reversed(top)]
    placed = _placed(state, (DECK,))
    if all(card.known for card in placed):
        state.cards[OUT_OF_GAME] = _without(_in_order(state), placed)


def rest_of_deck(state: State, top: Sequence[Card] = ()) -> list[Card]:
    """Return what the deck holds below its top cards when nothing else is said, the uppermost last.

    The dominance cards stay in the box where two people play (5.1.3). Where a card lies anywhere that nobody has seen,
    all that is known of the deck is its number of cards.
    """
    placed = [*_placed(state), *top]
    dealt = frozenset(dealt_from(table_of_state(state).game(state), brought=True))
    in_order = [card for card in _in_order(state) if card in dealt]
    if all(card.known for card in placed):
        return _without(in_order, [*placed, *state.cards_at(OUT_OF_GAME)])
    gone = [card for card in placed if not card.known or card in dealt]
    return [UNSEEN] * max(0, len(in_order) - len(gone))


def _in_order(state: State) -> list[Card]:
    return _laid(state.map.id, state.deck.id, state.seats).cards[DECK]


def _placed(state: State, more: Sequence[Place] = ()) -> list[Card]:
    """Return the cards of the shared deck that lie anywhere but in the deck and out of the game."""
    suits = {"", *(card.suit for card in state.deck.cards)}
    return [
        card
        for place, cards in state.cards.items()
        if place in more or place not in (DECK, OUT_OF_GAME)
        for card in cards
        if card.kind is not CardKind.OTHER and card.suit in suits
    ]


def _without(cards: Sequence[Card], taken: Sequence[Card]) -> list[Card]:
    gone, left = Counter(taken), list[Card]()
    for card in cards:
        if gone.get(card):
            gone[card] -= 1
        else:
            left.append(card)
    return left
