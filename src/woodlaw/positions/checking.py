"""What no table can show: more than the game holds, what lies where none lies, and what players cannot have.

A position with any of it is refused, unless it says that a record led there (:data:`.position.AS_RECORDED`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import chain

from woodlaw.engine.actions import ACTIONS_LEFT
from woodlaw.engine.game import Game
from woodlaw.engine.state import State
from woodlaw.factions.base import Faction
from woodlaw.factions.seating import why_not_together
from woodlaw.positions.laying import table_of_state, words_at
from woodlaw.positions.lying import faults_of_lying
from woodlaw.positions.position import Fault
from woodlaw.positions.wording import Words
from woodlaw.positions.wording import pieces as told
from woodlaw.table.cards import Card, CardKind, card_id
from woodlaw.table.items import item_supply
from woodlaw.table.pieces import UNKNOWN_ITEM, Category, Piece, face_up
from woodlaw.table.places import DECK, ITEM_SUPPLY, OUT_OF_GAME, Place, PlaceKind, crafted_items, play_area


def faults_of(state: State) -> list[Fault]:
    """Return everything of a table that no game can show, in an order that is always the same."""
    words = words_at(state.map.id, state.deck.id, state.seats)
    game = table_of_state(state).game(state.copy())
    together = why_not_together(words.seats)
    found: Iterable[Fault] = chain(
        [Fault(repr(together), said=("seats",))] if together else (),
        faults_of_lying(game),
        _too_many_pieces(state, words),
        _too_many_cards(state, words),
        _on_cards(state),
        *(_of_player(game, faction) for faction in words.seats),
    )
    return sorted(found, key=lambda fault: (fault.place is not None, repr(fault.place), fault.message))


def told_fault(words: Words, fault: Fault) -> str:
    """Return in a line what no game can show, and where it lies if that decides."""
    return f"{words.place_name(fault.place)}: {fault.message}" if fault.place else fault.message


# How many there are ---------------------------------------------------------------------------------------------------
def _too_many_pieces(state: State, words: Words) -> Iterator[Fault]:
    """Yield of which pieces there are more than their box holds, in whatever form; items, than the game has."""
    seated = {faction.name: faction for faction in words.seats}
    there: Counter[Piece] = Counter()
    faces: Counter[Piece] = Counter()
    for held in state.pieces.values():
        for piece, count in held.items():
            owner = seated.get(piece.owner)
            there[owner.stored(piece) if owner else face_up(piece)] += count
            faces[piece] += count
    for faction in words.seats:
        box: Counter[Piece] = Counter()
        for spec in faction.pieces.values():
            box[faction.stored(spec.piece)] += spec.count
            if spec.most is not None and faces[spec.piece] > spec.most:
                message = f"{told(words, spec.piece, faces[spec.piece])} in all; there are {spec.most} ({spec.clause})"
                yield Fault(message, about=spec.piece)
        for piece, count in box.items():
            if there[piece] > count:
                yield Fault(f"{told(words, piece, there[piece])} in all; its box holds {count} (1.5.1)", about=piece)
    brought = sum((Counter(each.brings_items(state)) + Counter(each.found_items) for each in words.seats), Counter())
    crafted: Counter[Piece] = Counter()
    for place in (ITEM_SUPPLY, *map(crafted_items, state.seats)):
        crafted.update({face_up(piece): count for piece, count in state.at(place).items()})
    for piece in [each for each in there if each.category is Category.ITEM and each is not UNKNOWN_ITEM]:
        supplied = item_supply().get(piece, 0)
        for count, most in ((there[piece], supplied + brought[piece.kind]), (crafted[piece], supplied)):
            if count > most:
                yield Fault(f"{told(words, piece, count)} in all; the game holds {most} (5.1.5)", about=piece)
                break


def _too_many_cards(state: State, words: Words) -> Iterator[Fault]:
    """Yield of which cards, and cards of a suit, there are more than the deck has, and of a faction's own."""
    deck, suits = state.deck, {known.suit for known in state.deck.cards}
    cards: Counter[Card] = Counter()
    of_suits: Counter[str] = Counter()
    own: Counter[Card] = Counter()
    for place, card in ((place, card) for place, held in state.cards.items() for card in held):
        if words.is_own_card(card):
            meant = words.own_cards(card.name, card.suit)
            own[meant[0] if len(meant) == 1 else card] += 1
        elif card.suit in suits or not card.suit:
            cards[card] += card.known
            if place not in (DECK, OUT_OF_GAME) and (card.known or place.kind is not PlaceKind.BOARD):
                of_suits[card.suit] += 1
    if of_suits.total() > deck.size:
        yield Fault(f"{of_suits.total()} cards in all; the deck {deck.title} holds {deck.size}", about=Card())
    for suit in filter(None, of_suits):
        most = sum(known.copies for known in deck.cards if known.suit == suit)
        if of_suits[suit] > most:
            message = f"{of_suits[suit]} {suit} cards in all; the deck {deck.title} holds {most}"
            yield Fault(message, about=Card(suit=suit))
    for card, count in cards.items():
        if count > card.copies:
            yield Fault(f"{count} of {card!r} in all; the deck {deck.title} holds {card.copies}", about=card)
    for card in dict.fromkeys(card for each in words.seats for card in each.cards if card.kind is CardKind.OTHER):
        if own[card] > max(1, card.copies):
            count, named = own[card], repr(card) if card.suit else card.name
            yield Fault(f"{count} of {named} in all; of its kind there are {max(1, card.copies)}", about=card)


# What players have ----------------------------------------------------------------------------------------------------
def _on_cards(state: State) -> Iterator[Fault]:
    """Yield which pieces lie on cards that nobody has crafted."""
    for place, there in state.pieces.items():
        if place.kind is PlaceKind.CARD and there:
            crafted = [card.id for card in state.cards_at(play_area(place.owner))]
            if card_id(place.name) not in crafted:
                yield Fault("pieces lie on the card, which is not in the play area", place)


def _of_player(game: Game, faction: Faction) -> Iterator[Fault]:
    """Yield what a player cannot have: cards in its play area, actions, and what its faction says of its own."""
    state, area = game.state, play_area(faction.name)
    cards = state.cards_at(area)
    dominance = [card for card in cards if card.kind is CardKind.DOMINANCE]
    messages = [
        f"{card!r} in the play area, where only persistent effects and an activated dominance card lie (2.1.4)"
        for card in cards
        if card.kind in (CardKind.ITEM, CardKind.IMMEDIATE, CardKind.AMBUSH)
    ]
    if len(dominance) > 1:
        messages.append(f"{len(dominance)} dominance cards in the play area; one at most is activated (3.3.1)")
    if dominance and state.score.get(faction.name) is not None:
        messages.append("a score beside an activated dominance card, for which the marker leaves the track (3.3.1)")
    copies = Counter(card.name for card in cards if card.known and card.kind is CardKind.PERSISTENT)
    messages += [f"{name} {count} times in the play area (4.1.4)" for name, count in copies.items() if count > 1]
    yield from (Fault(message, area, faction.name) for message in messages)
    left = ACTIONS_LEFT.of(state) if state.current == faction.name else 0
    most, clause = faction.most_actions(game) or (0, "")
    if left > most:
        counted = f"it has {most} at most ({clause})" if most else f"{faction.title} counts none"
        yield Fault(f"{left} actions left; {counted}", said=("this turn", ACTIONS_LEFT.name))
    for place, refusal in faction.cannot_be(game):
        yield Fault(repr(refusal), place, faction.name, () if place else (faction.name, "facts"))


def where_lies(state: State, about: Piece | Card) -> list[Place]:
    """Return the places where some of what there is too much of lies."""
    if isinstance(about, Piece):
        return [place for place, there in state.pieces.items() if any(_alike(each, about, state) for each in there)]
    return [
        place
        for place, cards in state.cards.items()
        for card in cards
        if card is about or (not about.name and about.suit in ("", card.suit))
    ]


def _alike(piece: Piece, about: Piece, state: State) -> bool:
    faction = table_of_state(state).factions.get(piece.owner)
    return about in (piece, face_up(piece), faction.stored(piece) if faction else piece)
