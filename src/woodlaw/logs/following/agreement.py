"""Whether the tables before and after a turn that was played agree with what books know.

Whoever follows a turn lays cards where the record tells them to come from, and holds pieces that come to the map from
elsewhere against what comes alone. That shows nothing where books know better.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence

from woodlaw.engine.game import Game
from woodlaw.engine.state import State
from woodlaw.logs.following.deeds import whose
from woodlaw.logs.hands import could_be
from woodlaw.table.cards import Card, CardKind
from woodlaw.table.pieces import RUIN, Category, Piece, face_up
from woodlaw.table.places import DECK, PlaceKind


def ends_alike(books: State, played: State) -> bool:
    """Return whether play brings pieces and score markers to where books have them, on the map and on boards.

    Books know neither in which part of a board something lies and which side an item shows, nor what lies under ruins.
    """
    return books.score == played.score and _pieces_of(books) == _pieces_of(played)


def _pieces_of(state: State) -> dict[object, Counter[Piece]]:
    found: defaultdict[object, Counter[Piece]] = defaultdict(Counter)
    for place, pieces in state.pieces.items():
        for piece, count in pieces.items():
            if count and piece is not RUIN and place.kind not in (PlaceKind.SUPPLY, PlaceKind.COMMON):
                is_item = piece.category is Category.ITEM
                found[whose(place)][face_up(piece) if is_item else piece] += count
    return dict(found)


def agrees(game: Game, books: State, laid: State) -> bool:
    """Return whether every card that is laid can lie there by what books know, and no more copies of it than exist.

    Books may not know on which of the piles that belong to nobody a card lies, so these piles count as one here.
    """
    known, there = _by_owner(books), _by_owner(laid)
    return all(_can_be(known[owner], there[owner]) for owner in {*known, *there}) and _are_dealt(game, laid)


def _by_owner(state: State) -> defaultdict[object, list[Card]]:
    """Return the cards of the deck by where they lie, without those that are still to be drawn."""
    found: defaultdict[object, list[Card]] = defaultdict(list)
    for place, cards in state.cards.items():
        if place is not DECK:
            owner = place.kind if place.kind is PlaceKind.COMMON else place
            found[owner] += (card for card in cards if card.kind is not CardKind.OTHER)
    return found


def _can_be(known: Sequence[Card], laid: Sequence[Card]) -> bool:
    """Return whether each of some cards can be another one of those of which books know something."""
    left, others = list(laid), list[Card]()
    for card in known:
        if card in left:
            left.remove(card)
        else:
            others.append(card)
    for card in sorted(others, key=lambda card: (not card.known, not card.suit, not card.item)):
        fitting = next((each for each in left if could_be(card, each)), None)
        if fitting is None:
            return False
        left.remove(fitting)
    return not left


def _are_dealt(game: Game, laid: State) -> bool:
    """Return whether the deck has so many copies of each card that is known by its name."""
    lying = Counter(card for cards in (laid.cards_at(DECK), *_by_owner(laid).values()) for card in cards if card.known)
    in_deck = set(game.state.deck.cards)
    return all(card in in_deck and count <= card.copies for card, count in lying.items())
