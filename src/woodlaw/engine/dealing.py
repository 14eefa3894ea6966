"""The primitives of cards: drawing, discarding, giving, taking, revealing and spending (2.1, G.5, G.22, G.25, G.31)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from woodlaw.engine.concepts import matches
from woodlaw.engine.decisions import Option
from woodlaw.engine.duties import limited_by
from woodlaw.engine.events import CardsMoved, Revealed
from woodlaw.engine.extension import Extension, Seat, seat_of, seats
from woodlaw.engine.game import Game
from woodlaw.engine.refusal import Forbidden, Refusal
from woodlaw.engine.titles import player_title
from woodlaw.law.implements import implements, innermost_in_force
from woodlaw.table.cards import Card, CardAs, CardKind, lying_as
from woodlaw.table.places import AVAILABLE_DOMINANCE, DECK, DISCARD, Place, PlaceKind, hand, play_area, revealed


# Drawing (2.1, G.6) ---------------------------------------------------------------------------------------------------
@implements("2.1", "G.6")
def draw_cards(game: Game, player: str, count: int, target: Place | None = None) -> bool:
    """Draw cards from the shared deck, as many as there are, into the hand or to another place.

    The first may come from another pile where an effect says so. Return whether any was drawn: none is where something
    else is done instead, or for a seat without a hand.
    """
    if count <= 0 or _does_otherwise(game, player, count):
        return False
    if target is None and not seat_of(game, player).has_hand:
        return False
    _fill_empty_deck(game)
    to = target or hand(player)
    drawn: dict[Place, list[Card]] = {}
    for number in range(count):
        source = _first_from(game, player) if number == 0 else DECK
        card = _top_card(game, source)
        if card is None:
            break
        game.give(card, source, to)
        drawn.setdefault(source, []).append(card)
        _fill_empty_deck(game)
    for source, cards in drawn.items():
        game.emit(CardsMoved, player, tuple(cards), source, to)
    return bool(drawn)


def _does_otherwise(game: Game, player: str, count: int) -> bool:
    bending = game.bending(Extension.draws_instead)
    return bool(bending) and any(e.draws_instead(game, player, count) for e in bending)


@implements("G.6")
def _first_from(game: Game, player: str) -> Place:
    """Have a player choose where the first card of a draw comes from, where that is not the deck alone."""
    others = [pile for e in game.bending(Extension.first_card_from) for pile in e.first_card_from(game, player)]
    piles = [pile for pile in dict.fromkeys((DECK, *others)) if game.state.cards_at(pile)]
    if piles:
        return game.ask(player, "pile to draw from", piles)
    game.nothing_for(player, "pile to draw from", lambda: _NO_CARD)
    return DECK


_NO_CARD = Refusal("2.1", "no card is left to draw")


def _top_card(game: Game, pile: Place) -> Card | None:
    cards = game.state.cards_at(pile)
    return cards[-1] if cards else None


@implements("2.1")
def _fill_empty_deck(game: Game) -> None:
    """The moment the deck is empty, shuffle the discards to be the deck, and what effects shuffle in with them."""
    if game.state.cards_at(DECK):
        return
    piles = shuffled_together(game)
    gathered = [card for pile in piles for card in game.state.cards_at(pile)]
    if not gathered:
        return
    order = game.chance.shuffle("deck", len(gathered))
    for pile in piles:
        game.state.cards[pile] = []
    game.state.cards[DECK] = [gathered[number] for number in order]


@implements("2.1")
def shuffled_together(game: Game) -> tuple[Place, ...]:
    """Return the piles that become the deck when it is shuffled again: the discards, and what effects shuffle in."""
    return (DISCARD, *(pile for e in game.bending(Extension.shuffled_in) for pile in e.shuffled_in(game)))


# Discarding (G.5, G.31) -----------------------------------------------------------------------------------------------
def discard_card(game: Game, player: str, card: Card, source: Place | None = None) -> None:
    """Discard a card, as :func:`discard_cards` does several."""
    discard_cards(game, player, [card], source)


@implements("2.1")
def discard_cards(game: Game, player: str, cards: Sequence[Card], source: Place | None = None) -> None:
    """Discard cards at once from a hand or another place, as :func:`discard_together` does from several."""
    origin = source or hand(player)
    discard_together(game, player, ((as_held(game, player, card), origin) for card in cards))


@implements("2.1")
def discard_together(game: Game, player: str, cards: Iterable[tuple[Card, Place]]) -> None:
    """Discard cards at once, each from its place; where the deck is empty, they are the new one.

    Raises :class:`Forbidden` for an activated dominance card.
    """
    for card, origin in cards:
        _discard(game, player, card, origin)
    _fill_empty_deck(game)


@implements("G.5", "3.3.3")
def _discard(game: Game, player: str, card: Card, origin: Place) -> None:
    refusal = _why_not_leave(card, origin)
    if refusal:
        game.refuse(refusal)
    target = pile_for(game, card, origin)
    game.give(card, origin, target)
    if goes_beneath(game, card):
        pile = game.state.cards[target]
        pile.insert(0, pile.pop())
    game.emit(CardsMoved, player, (card,), origin, target)
    if origin is play_area(origin.owner):
        game.left_play(card, origin.owner)


def goes_beneath(game: Game, card: Card) -> bool:
    """Return whether a card is discarded to the bottom of its pile, where an effect says so, and not on top."""
    bending = game.bending(Extension.discarded_beneath)
    return bool(bending) and any(e.discarded_beneath(game, card) for e in bending)


@implements("G.5", "3.3.3", "1.1.1")
def pile_for(game: Game, card: Card, origin: Place | None = None) -> Place:
    """Return the pile that a card is discarded to: that of discards, unless an effect names another.

    A dominance card becomes available instead. ``origin`` is where the card lies now, if that is known: a pile that
    only passes its cards on takes none of them again.
    """
    dominance = card.kind is CardKind.DOMINANCE
    for extension in game.bending(Extension.discarded_to):
        pile = extension.discarded_to(game, card)
        if pile and (pile is not origin if _is_passing(game, pile) else not dominance):
            return pile
    return AVAILABLE_DOMINANCE if dominance else DISCARD


def _is_passing(game: Game, place: Place) -> bool:
    return any(pile.passing and pile.place is place for seat in seats(game).values() for pile in seat.piles)


def piles_of(game: Game, card: Card) -> tuple[Place, ...]:
    """Return the piles that a card can lie in once it is discarded: that it goes to, and where it goes from there."""
    pile = pile_for(game, card)
    return pile, pile_for(game, card, pile)


@implements("G.5")
def discard_random(game: Game, player: str) -> None:
    """Discard a card of a player's hand at random; nothing where it holds none."""
    held = game.state.cards_at(hand(player))
    if held:
        discard_card(game, player, held[game.pick("card", held)])


@implements("3.3.2")
def _why_not_leave(card: Card, place: Place) -> Refusal | None:
    """An activated dominance card stays; one that was only revealed is not activated."""
    if card.kind is CardKind.DOMINANCE and place is play_area(place.owner):
        return Refusal("3.3.2", "nothing removes an activated dominance card")
    return None


@implements("1.3.2")
def give_card(game: Game, player: str, card: Card, source: Place, target: Place) -> None:
    """Move a card between players, boards, play areas and piles, as an effect instructs, and tell it.

    Raises :class:`Forbidden` where no clause is in force that says so.
    """
    if not innermost_in_force(beyond=1):
        raise Forbidden(Refusal("1.3.2", "no rule or effect says that a card changes hands"))
    giving = source.kind is target.kind is PlaceKind.HAND and source.owner == player
    if giving and _given_instead(game, player, card, target.owner):
        return
    game.give(card, source, target)
    game.emit(CardsMoved, player, (card,), source, target)


def _given_instead(game: Game, giver: str, card: Card, receiver: str) -> bool:
    instead = (e for e in game.bending(Extension.given_instead) if e.owner == receiver)
    return any(e.given_instead(game, giver, card, receiver) for e in instead)


@implements("2.1.1.I")
def part_with_card(game: Game, player: str, suit: str, receiver: str = "") -> None:
    """Have a player give a card of a suit to another, or discard one where nobody receives it.

    There is no choice about it while the hand holds any: birds count as the suit.
    """

    def why_not(card: Card) -> Refusal:
        return Refusal("2.1.1.I", f"{card.name} is no {suit} card")

    fitting = _held_matching(game, player, suit)
    card = game.choose(player, "card to part with", held_by(game, player), why_not, fitting)
    if card is None:
        return
    if receiver:
        give_card(game, player, card, hand(player), hand(receiver))
    else:
        discard_card(game, player, card)


@implements("G.22")
def take_random_card(game: Game, player: str, holder: str) -> None:
    """Take a card at random from the hand of another player, unseen; nothing where there is none."""
    instead = (e for e in game.bending(Extension.taken_instead) if e.owner == holder)
    if any(e.taken_instead(game, player, holder) for e in instead):
        return
    held = game.state.cards_at(hand(holder))
    if held:
        give_card(game, player, held[game.pick("card", held)], hand(holder), hand(player))


def can_lose_card(game: Game, holder: str) -> bool:
    """Return whether a card can be taken from a player: its hand holds one, or something happens instead."""
    instead = any(e.owner == holder for e in game.bending(Extension.taken_instead))
    return instead or bool(game.state.cards_at(hand(holder)))


@implements("G.25", "2.1.4", "G.21")
def reveal_card(game: Game, player: str, card: Card, source: Place | None = None) -> None:
    """Lay a card of the player's hand, or from another place, face up in the play area."""
    held = as_held(game, player, card)
    game.give(held, source or hand(player), revealed(player))
    game.emit(Revealed, player, player, (held,))


@implements("G.29")
def show_card(game: Game, player: str, card: Card, viewer: str) -> None:
    """Let another player look at a card of the player's hand; it stays there."""
    game.emit(Revealed, player, player, (card,), viewer)


@implements("G.29")
def show_hand(game: Game, player: str, viewer: str) -> None:
    """Let another player look at the whole hand of a player, if it holds any card."""
    held = tuple(game.state.cards_at(hand(player)))
    if held:
        game.emit(Revealed, player, player, held, viewer)


@implements("2.1.1", "2.1.1.II", "G.21")
def cards_matching(game: Game, player: str, suit: str) -> list[Card]:
    """Return the different cards that a player can spend for a suit: that suit's, and birds.

    For ``"bird"`` only birds; for ``"any"`` every card. Those in the play area cannot be spent.
    """
    if suit == "any":
        return held_by(game, player)
    return [card for card in spendable(game, player) if card.suit in (suit, "bird")]


@implements("2.1.1", "2.1.1.II", "G.21")
def _held_matching(game: Game, player: str, suit: str) -> list[Card]:
    """Return the different cards of a player's hand of a suit, as they are, and birds."""
    return [card for card in held_by(game, player) if card.suit in (suit, "bird")]


@implements("2.1.1", "2.1.1.I", "G.21")
def held_for(game: Game, player: str, clearing: Place) -> list[Card]:
    """Return the different cards of a player's hand that match a clearing as they are: by suit, and birds."""
    return [card for card in held_by(game, player) if matches(game, card.suit, clearing)]


def held_besides(game: Game, player: str, chosen: Iterable[Card]) -> list[Card]:
    """Return the cards of a player's hand without some that it has chosen, which may pass for others."""
    return list((Counter(game.state.cards_at(hand(player))) - Counter(map(lying_as, chosen))).elements())


def held_by(game: Game, player: str) -> list[Card]:
    """Return the different cards of a player's hand."""
    return list(dict.fromkeys(game.state.cards_at(hand(player))))


def why_empty_handed(game: Game, holder: Seat) -> Refusal | None:
    """Return why no card of a hand can be chosen, by the clause in force, or None: it is empty."""
    if game.state.cards_at(hand(holder.name)):
        return None
    return Refusal(innermost_in_force(), f"no card is in the hand of the {player_title(game, holder.name)}")


@implements("G.31", "1.1.1")
def spendable(game: Game, player: str, pile: Place | None = None) -> list[Card]:
    """Return the different cards that a player can spend or reveal, each also as what an effect makes of it.

    They are those of the hand, or of another pile of the player's that it spends from.
    """
    held = list(dict.fromkeys(game.state.cards_at(pile or hand(player))))
    others = game.bending(Extension.spent_as)
    if not others:
        return held
    return [*held, *(other for e in others for card in held for other in e.spent_as(game, player, card))]


def spendable_besides(game: Game, player: str, chosen: Sequence[Card]) -> list[Card]:
    """Return the different cards that a player can spend or reveal together with some of its hand that it has chosen.

    No card goes twice, and none lets two others pass for something else.
    """
    left = held_besides(game, player, chosen)
    used = {card.by for card in chosen if isinstance(card, CardAs)}
    cards = (card for card in spendable(game, player) if lying_as(card) in left)
    return [card for card in cards if not (isinstance(card, CardAs) and card.by in used)]


@implements("G.31", "2.1.1")
def spendable_for(game: Game, player: str, clearing: Place, pile: Place | None = None) -> list[Card]:
    """Return the different cards that a player can spend for a clearing, which they match or pass for what does."""
    return [card for card in spendable(game, player, pile) if matches(game, card.suit, clearing)]


@implements("G.31", "1.1.1")
def most_spendable_for(game: Game, player: str, clearing: Place, pile: Place | None = None) -> int:
    """Return how many cards a player can spend for a clearing: those that match, and one for each effect that helps."""
    matching = [card for card in game.state.cards_at(pile or hand(player)) if matches(game, card.suit, clearing)]
    fitting = spendable_for(game, player, clearing, pile)
    passing = {card.by for card in fitting if isinstance(card, CardAs) and card.held not in matching}
    return len(matching) + len(passing)


def as_held(game: Game, player: str, card: Card) -> Card:
    """Return a card that is spent or revealed as it lies in the hand; what lets it pass for another is discarded."""
    if not isinstance(card, CardAs):
        return card
    area = play_area(player)
    used = next(each for each in game.state.cards_at(area) if each.id == card.by)
    _discard(game, player, used, area)
    return card.held


@implements("G.31")
def spend_card(game: Game, player: str, cards: Sequence[Card], what: str = "card to spend") -> None:
    """Have a player choose one of some cards of the hand and spend it."""

    def refuse(option: Option) -> Refusal | None:
        if not isinstance(option, Card) or option not in game.state.cards_at(hand(player)):
            return None
        return Refusal(limited_by("G.31", "G.31"), f"{option} does not match what it is spent for")

    discard_card(game, player, game.ask(player, what, cards, refuse))


# Shuffling (2.1) ------------------------------------------------------------------------------------------------------
@implements("2.1")
def shuffle_deck(game: Game) -> None:
    """Shuffle the shared deck as it is."""
    cards = game.state.cards_at(DECK)
    order = game.chance.shuffle("deck", len(cards))
    game.state.cards[DECK] = [cards[number] for number in order]


@implements("G.6")
def draw_from(game: Game, player: str, pile: Place) -> Card | None:
    """Draw the top card of a pile other than the deck into the hand; return it, or None where there is none."""
    card = _top_card(game, pile)
    if card is not None:
        game.give(card, pile, hand(player))
        game.emit(CardsMoved, player, (card,), pile, hand(player))
    return card
