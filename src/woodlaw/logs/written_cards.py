"""Cards as records write them: which they can be, and where those of no name lay that leave a board.

``B#$->`` may be Armorers in play, or a card of the supporters.
"""

from __future__ import annotations

from functools import lru_cache
from typing import cast

from woodlaw.engine.events import CardsMoved, Event
from woodlaw.engine.game import Game
from woodlaw.engine.memory import TABLE
from woodlaw.engine.setup import STARTING_HAND
from woodlaw.logs.audits.cards.effect import RecordedCard
from woodlaw.logs.audits.customs import DRAWS_UNTOLD, TELLS_NAMES
from woodlaw.logs.hands import could_be, holds
from woodlaw.logs.rootlog.letters import SUITED_CARD_NAMES, SUITS, card_id_of, short_name
from woodlaw.logs.rootlog.syntax import Craft
from woodlaw.table.cards import UNSEEN, Card, CardKind
from woodlaw.table.decks import Deck
from woodlaw.table.places import Place, PlaceKind, hand
from woodlaw.table.suits import LETTERS

SHORTEST_NAME = 3
"""How many letters of the name of a faction's own card tell it at least."""


def card_of(deck: Deck, letter: str, name: str, own: frozenset[str]) -> Card:
    """Return the card that a written suit and name mean, as much of it as is known; equal writing, the same object."""
    suit = SUITS.get(letter, "")
    if not name:
        return Card(suit=suit) if suit else UNSEEN
    if not suit and any(deck.by_id(card_id) for card_id in SUITED_CARD_NAMES.get(name.lower(), {}).values()):
        # A name that cards of several suits share says no more than that there is a card.
        return UNSEEN
    if name in own:
        return Card(name=name, suit=suit, kind=CardKind.OTHER)
    card_id = card_id_of(name, letter, [card.id for card in deck.cards])
    meant = _own_card_of(name, own) if not (card_id and deck.by_id(card_id)) else ""
    if meant:
        return Card(name=meant, suit=suit, kind=CardKind.OTHER)
    cards = deck.by_id(card_id) if card_id else ()
    if suit:
        cards = tuple(card for card in cards if card.suit == suit)
    if len(cards) == 1:
        return cards[0]
    if cards:
        return Card(name=cards[0].name, kind=cards[0].kind, cost=None, item=cards[0].item)
    return Card(name=name, suit=suit)


def _own_card_of(written: str, own: frozenset[str]) -> str:
    """Return the card of a faction's own that a shortened name means, such as ``earl``; empty where none or several."""
    found = [name for name in own if len(written) >= SHORTEST_NAME and name.startswith(written.lower())]
    return found[0] if len(found) == 1 else ""


def crafted_of(deck: Deck, letter: str, name: str) -> Card:
    """Return the card that is crafted by a written suit and name; a name that several suits share gives its kind."""
    card = card_of(deck, letter, name, frozenset())
    if card is not UNSEEN:
        return card
    alike = (each for card_id in SUITED_CARD_NAMES.get(name.lower(), {}).values() for each in deck.by_id(card_id))
    return next((Card(kind=each.kind, cost=None) for each in alike), card)


@lru_cache(maxsize=2048)
def may_be(card: Card, other: Card) -> bool:
    """Whether a card that is named can be another one, as far as the suits of both are told."""
    return other.id == card.id and (other.suit == card.suit or not (other.suit and card.suit))


def may_be_played(game: Game, player: str, cards: tuple[Card, ...], times: int, *, setup: bool) -> bool:
    """Whether cards of which something is told, and no start, leave their player's hand: what is drawn nobody sees.

    They go to some places, as many to each. What is put aside in ``setup`` is put aside of more than a hand is dealt. A
    record that tells of no draws tells of nothing else so.
    """
    if DRAWS_UNTOLD.of(game.state, TABLE):
        return cards[0] is not UNSEEN
    kept, count = hand(player), len(cards) * times
    spare = len(game.state.cards_at(kept)) - (STARTING_HAND if setup else 0)
    return cards[0] is not UNSEEN and spare >= count and holds(game, cards[0], count, kept)


def in_play(
    game: Game, told: tuple[Card, ...], area: Place, box: Place, before: Event | None, after: Event | None
) -> tuple[Card, ...]:
    """Return cards of no name that left the play area, as far as they are known; none where they left the box.

    Those that leave it have a name where the record ever tells the name of one that does.

    They were in play where what is told just ``before`` or ``after`` shows what one was discarded for, or that another
    had it discarded; and where the box cannot hold them, and one can be discarded for its effect.
    """
    if not told[0].name and TELLS_NAMES.of(game.state, TABLE, area.owner):
        return ()
    crafted = (card for card in game.state.cards_at(area) if card.kind is not CardKind.DOMINANCE)
    lying = [card for card in crafted if could_be(told[0], card)]
    if len(lying) < len(told):
        return ()
    effects = [(card, cast("RecordedCard | None", game.effect_of(card, area.owner))) for card in lying]
    shown = {card for card, effect in effects if effect and effect.discarded_for(game, before, after)}
    if not shown and not _is_sabotaged(area, before):
        if sum(could_be(told[0], card) for card in game.state.cards_at(box)) >= len(told):
            return ()
        shown = {card for card, effect in effects if not effect or effect.outlasts_discard}
        if not shown:
            return ()
    [sure, *others] = shown or told
    return told if others or len(told) > 1 or not sure.name else (sure,)


def _is_sabotaged(area: Place, before: Event | None) -> bool:
    """Whether another player has just discarded a card from play, as it is done to discard one of somebody else's."""
    if not isinstance(before, CardsMoved) or before.source.kind is not PlaceKind.PLAY_AREA:
        return False
    return before.player == before.source.owner != area.owner


def craft_of(card: Card) -> Craft:
    """Return how the notation writes that a card without an item is crafted."""
    name = short_name(card.id)
    return Craft(name=name, suit=LETTERS[card.suit] if name in SUITED_CARD_NAMES else "")
