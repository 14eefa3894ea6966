"""Hands of which the books know the number of cards, but few faces (1.2.1).

A place of cards holds :data:`UNSEEN` for a face nobody has seen, cards known in part, and known cards. Taking a card of
which a part is told keeps only what stays certain: where the card taken may have been either a known or an unseen one,
the known one is no longer known to be there.
"""

from __future__ import annotations

from collections import Counter

from woodlaw.engine.dealing import pile_for, piles_of, shuffled_together
from woodlaw.engine.events import UNTOLD, CardsMoved, Event, MarkerLeft
from woodlaw.engine.game import Game
from woodlaw.engine.memory import COUNT, FLAG, TABLE, TEXT, Kept
from woodlaw.logs.audits.customs import DRAWS_UNTOLD
from woodlaw.table.cards import UNSEEN, Card, CardKind
from woodlaw.table.decks import Deck
from woodlaw.table.places import AVAILABLE_DOMINANCE, DECK, DISCARD, OUT_OF_GAME, Place, PlaceKind, hand

MOST_CARDS = 100
"""How many cards one action can move, and one place can hold: more than any deck has."""

RESHUFFLED = Kept("reshuffled", False, FLAG, owner=TABLE)
"""Whether the discards have become the deck in a recorded game."""


LATE = Kept("discarded late", False, FLAG, TEXT, owner=TABLE)
"""Whether a card was discarded while the deck held few cards, by its id, or else its suit or item, or none of these."""
SHUFFLED = Kept("shuffled", False, FLAG, TEXT, owner=TABLE)
"""Whether a card that was discarded late has become the deck in a recorded game, by what is known of it likewise."""
UNTOLD_DRAWS = Kept("draws perhaps untold", 0, COUNT, owner=TABLE)
"""How many cards turns may have drawn of which a recorded game does not tell, :data:`MOST_UNTOLD` at most."""
FEW = 5
"""With so many cards left the deck may have run out, for books may know of draws in another order."""
MOST_UNTOLD = 7
"""With how many cards more it may have run out at most, for books may know of too few draws."""
SHUFFLED_UNNAMED = Kept("shuffled unnamed", False, FLAG, TEXT, owner=TABLE)
"""Whether a card may have become the deck in a recorded game that may be the dominance card of a suit."""


def ambush_told(deck: Deck, suit: str) -> Card:
    """Return the ambush card of a suit, or as much of one as is known where its suit is :data:`UNTOLD`."""
    if suit != UNTOLD:
        return deck.find("ambush", suit) or Card(suit=suit)
    return next((Card(name=card.name, kind=card.kind, cost=None) for card in deck.by_id("ambush")), UNSEEN)


def dominance_told(deck: Deck, told: Card) -> Card:
    """Return the dominance card of the suit that is told of one, where nothing else is."""
    return (not told.name and deck.find("dominance", told.suit)) or told


def is_activation(event: Event, following: Event | None) -> bool:
    """Return whether a card comes to its player's board just before the player's marker leaves the track (3.3.1)."""
    match event, following:
        case CardsMoved(player, (_,), _, place), MarkerLeft(player=leaving):
            return player == leaving == place.owner and place.kind is PlaceKind.BOARD
    return False


def could_be(told: Card, held: Card) -> bool:
    """Return whether a card of which ``told`` is said can be a card of which ``held`` is known."""
    if held.kind is CardKind.OTHER and told.kind is not CardKind.OTHER and told is not UNSEEN:
        return False
    suits = not told.suit or not held.suit or told.suit == held.suit
    names = not told.name or not held.name or told.id == held.id
    kinds = not told.kind or not held.kind or told.kind is held.kind
    kinds &= not told.item or not held.kind or told.item == held.item
    items = not held.item or not told.name or told.item == held.item
    return suits and names and kinds and items


def holds(game: Game, told: Card, count: int, place: Place) -> bool:
    """Return whether a place can hold ``count`` cards of which ``told`` is said."""
    if place is DECK:
        piles = (DECK, *shuffled_together(game))
        return sum(len(game.state.cards_at(pile)) for pile in piles) >= count
    return sum(1 for held in game.state.cards_at(place) if could_be(told, held)) >= count


def copies_about(game: Game, besides: Place = DECK) -> Counter[tuple[str, str]]:
    """Count the cards that surely lie elsewhere than in the deck or at a place, by name, and by name and suit.

    Discards count until the pile is shuffled, and dominance cards after that too. A discard of unknown suit does not
    count where its suit says on which pile it lies: it may have been taken again.
    """
    untold = DRAWS_UNTOLD.of(game.state, TABLE)
    shuffled = RESHUFFLED.of(game.state, TABLE) or untold
    about: Counter[tuple[str, str]] = Counter()
    for place, cards in game.state.cards.items():
        may_be_gone = shuffled and place in shuffled_together(game)
        for card in cards if place not in (DECK, besides) else ():
            if may_be_gone and (untold or card.kind is not CardKind.DOMINANCE):
                continue
            if card.name and card.kind is not CardKind.OTHER and not _may_lie_on_another(game, card, place):
                about.update({(card.id, ""), (card.id, card.suit)})
    return about


def _may_lie_on_another(game: Game, card: Card, place: Place) -> bool:
    """Whether a card of unknown suit lies on one of several piles to which cards of its name are discarded."""
    if card.suit or place not in shuffled_together(game):
        return False
    return len({pile_for(game, each) for each in game.state.deck.by_id(card.id)}) > 1


def copies_of(deck: Deck, card_id: str, suit: str) -> int:
    """Return how many cards of a name a deck holds at most, and of a suit where one is told."""
    return sum(card.copies + ("copies" in card.assumed) for card in deck.by_id(card_id) if suit in ("", card.suit))


def may_be_unseen(game: Game, player: str, card: Card) -> bool:
    """Return whether a card that is named may be one of the deck's, or of a player's hand: not all lie elsewhere."""
    if not card.name:
        return True
    about, deck = copies_about(game, hand(player)), game.state.deck
    return all(about[card.id, suit] < copies for suit in {"", card.suit} if (copies := copies_of(deck, card.id, suit)))


def take(game: Game, told: Card, place: Place) -> Card:
    """Take one card of which ``told`` is said from a place, and return as much as is now known of it.

    A place that cannot hold the card gives one up all the same, and what was known of the others is in doubt: the books
    follow the record. A pile of which they took the card to be shuffled too early keeps the others, and the deck has
    one less.
    """
    cards = game.state.cards.setdefault(place, [])
    fitting = [held for held in cards if could_be(told, held)]
    if not fitting and _was_shuffled_too_early(game, told, place):
        take(game, UNSEEN, DECK)
        return told
    if not fitting and _lies_elsewhere(game, told, place):
        return told
    if not fitting:
        if told.kind is not CardKind.OTHER:
            # A faction's own card, such as a minister, comes from its box and leaves the others where they are.
            cards[:] = [UNSEEN] * (len(cards) - 1)
        return told
    if UNSEEN in fitting and (told is not UNSEEN or len(fitting) > 1):
        cards.remove(UNSEEN)
        _forget(cards, fitting)
        return told
    # Nobody knows what else a hand holds whose draws are untold.
    open_hand = place.kind is PlaceKind.HAND and DRAWS_UNTOLD.of(game.state, TABLE)
    certain = all(held is fitting[0] for held in fitting) and not open_hand
    cards.remove(fitting[0])
    if not certain:
        _forget(cards, fitting[1:])
    return fitting[0] if certain and fitting[0].known else told


def _was_shuffled_too_early(game: Game, told: Card, pile: Place) -> bool:
    """Return whether the books have a card in the deck that a record tells to come from a pile that is shuffled in."""
    in_deck = told.known and bool(game.state.cards_at(DECK)) and was_shuffled(game, told)
    return in_deck and pile in shuffled_together(game)


def _lies_elsewhere(game: Game, told: Card, pile: Place) -> bool:
    """Take from the discards what a record takes from another pile, where a card of unknown suit there may be it.

    Return whether there was one: books could not know that its suit sends it to the other pile.
    """
    discards = game.state.cards_at(DISCARD)
    held = next((card for card in discards if card.name and not card.suit and could_be(told, card)), None)
    if held is None or pile is DISCARD or pile_told(game, told) is not pile:
        return False
    game.state.cards[DISCARD].remove(held)
    return True


def _forget(cards: list[Card], doubtful: list[Card]) -> None:
    """Known cards that may have been the one taken are known no more; only their number stays sure."""
    for held in doubtful:
        if held is not UNSEEN and held in cards:
            cards[cards.index(held)] = UNSEEN


def show(game: Game, shown: tuple[Card, ...], place: Place) -> None:
    """Note the faces of cards that were shown from a place and stay there.

    A place that cannot hold them all keeps their number, and what was known of the others is in doubt.
    """
    cards = game.state.cards.setdefault(place, [])
    told = [card for card in shown if card.suit or card.name]
    kept = _matched(told, cards)
    if kept is None:
        kept = [*told[: len(cards)], *[UNSEEN] * (len(cards) - len(told))]
    cards[:] = kept


def _matched(told: list[Card], cards: list[Card]) -> list[Card] | None:
    """Return the cards with each one told put for a card that it can be, a known one before an unseen; None if not."""
    left = list(cards)
    kept: list[Card] = []
    for card in told:
        fitting = [held for held in left if could_be(card, held)]
        if not fitting:
            return None
        held = next((one for one in fitting if one is not UNSEEN), UNSEEN)
        left.remove(held)
        kept.append(card if held is UNSEEN else held)
    return [*kept, *left]


def _fill_empty_deck(game: Game) -> None:
    """Shuffle the discards into a new deck the moment it is empty (2.1): their number stays, their faces are lost.

    Dominance cards, which records write as discarded, are available and stay where they are (3.3.3).
    """
    if game.state.cards_at(DECK):
        return
    count = 0
    for pile in shuffled_together(game):
        lying = game.state.cards_at(pile)
        game.state.cards[pile] = [card for card in lying if card.kind is CardKind.DOMINANCE]
        _note_unnamed(game, lying)
        for card in lying:
            if LATE.of(game.state, TABLE, _told_of(card)):
                SHUFFLED.keep(game.state, True, TABLE, _told_of(card))
        count += len(lying) - len(game.state.cards[pile])
    for told in LATE.things(game.state, TABLE):
        LATE.forget(game.state, TABLE, told)
    if count:
        game.state.cards[DECK] = [UNSEEN] * count
        RESHUFFLED.keep(game.state, True, TABLE)


def _told_of(card: Card) -> str:
    """Return by what a card is known: its id, or else its suit, or the item that it shows; there may be none."""
    return card.id if card.name else card.suit or card.item


def was_shuffled(game: Game, card: Card) -> bool:
    """Return whether the books took a card for shuffled that may lie there still, or one of which less is told."""
    return any(SHUFFLED.of(game.state, TABLE, each) for each in ("", card.suit, card.item, card.id))


def _note_unnamed(game: Game, shuffled: list[Card]) -> None:
    """Note of which suits a dominance card may be among the cards that are shuffled: it stays available (3.3.3)."""
    for dominance in game.state.deck.by_id("dominance"):
        if any(could_be(dominance, card) for card in shuffled if card.kind is not CardKind.DOMINANCE):
            SHUFFLED_UNNAMED.keep(game.state, True, TABLE, dominance.suit)


def may_be_available(game: Game, dominance: Card) -> bool:
    """Return whether a dominance card may be available: it was discarded, or a card was that may have been it."""
    suits = (each.suit for each in game.state.deck.by_id("dominance") if could_be(dominance, each))
    shuffled = any(SHUFFLED_UNNAMED.of(game.state, TABLE, suit) for suit in suits)
    return shuffled or holds(game, dominance, 1, DISCARD)


def pile_told(game: Game, card: Card) -> Place:
    """Return the pile that a record discards a card to; dominance cards that become available are written likewise.

    So is a card of a faction's own that leaves the game, for no pile takes it.
    """
    if card.kind is CardKind.OTHER:
        return OUT_OF_GAME
    return _as_told(pile_for(game, card))


def pile_taken_from(game: Game, card: Card) -> Place:
    """Return the pile that a record takes a discarded card from: where it lies at last."""
    return _as_told(piles_of(game, card)[-1])


def _as_told(pile: Place) -> Place:
    return DISCARD if pile is AVAILABLE_DOMINANCE else pile


def limit(game: Game, place: Place, most: int) -> None:
    """Discard down to a number of cards that nobody saw go, as the books take for done what the record leaves out."""
    cards = game.state.cards.get(place, [])
    excess = len(cards) - most
    for _ in range(excess):
        take(game, UNSEEN, place)
        put(game, UNSEEN, DISCARD)


def put(game: Game, card: Card, place: Place) -> None:
    """Lay a card at a place, unless more lie there than a deck has, or more copies of it than there can be.

    Whether it was the last of the deck or is the first to be discarded since, the discards are the new deck at once.
    """
    held = game.state.cards_at(place)
    if place in shuffled_together(game) and len(game.state.cards_at(DECK)) <= FEW + UNTOLD_DRAWS.of(game.state, TABLE):
        LATE.keep(game.state, True, TABLE, _told_of(card))
    if len(held) < MOST_CARDS and not (card.known and held.count(card) > card.copies):
        game.lay(card, place)
    _fill_empty_deck(game)
