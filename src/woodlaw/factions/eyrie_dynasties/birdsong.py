"""Section 7.4, Birdsong of the Eyrie."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import product

from woodlaw.engine.actions import Steps
from woodlaw.engine.dealing import draw_cards, give_card, held_by
from woodlaw.engine.decisions import DECLINE, Judged, Option
from woodlaw.engine.game import Game
from woodlaw.engine.memory import Many, OneOf, Remembered
from woodlaw.engine.place import why_not_place
from woodlaw.engine.primitives import place_pieces
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.turn import take_action, usable_actions, why_not_now
from woodlaw.factions.eyrie_dynasties.abilities import COLUMNS, Eyrie
from woodlaw.factions.eyrie_dynasties.decree import why_not_add
from woodlaw.law.implements import implements
from woodlaw.table.cards import Card
from woodlaw.table.places import Place, hand
from woodlaw.table.suits import ALL_SUITS

WARRIORS_OF_A_NEW_ROOST = 3

ADDED: Remembered[tuple[str, ...]] = Remembered("added to the Decree", (), Many(OneOf(("", *ALL_SUITS))))
"""The suits of the cards added to the Decree this turn."""


# 7.4.1 Emergency Orders -----------------------------------------------------------------------------------------------
@implements("7.4.1")
def emergency_orders(game: Game, eyrie: Eyrie) -> None:
    """With no cards in hand, draw one."""
    if not game.state.cards_at(hand(eyrie.name)):
        draw_cards(game, eyrie.name, 1)


# 7.4.2 Add to the Decree ----------------------------------------------------------------------------------------------
@implements("7.4.2")
def add_to_the_decree(game: Game, eyrie: Eyrie) -> None:
    """Add a card of the hand to any column, where there is one, and perhaps another.

    What any player may do in Birdsong may be done before each.
    """
    while held := held_by(game, eyrie.name):
        game.rest()
        added, between = ADDED.of(game.state), usable_actions(game, eyrie.name)
        ways = Judged(product(held, COLUMNS), partial(_can_be_added, added))
        options = ways.or_else(*between, DECLINE) if added else ways.or_else(*between)
        match game.ask(eyrie.name, "card for the Decree", options, partial(_why_not_add, game, eyrie)):
            case (Card() as card, str() as column):
                ADDED.note(game.state, (*added, card.suit))
                give_card(game, eyrie.name, card, hand(eyrie.name), eyrie.column(column))
            case str() as other if other in between:
                take_action(between[other])
            case _:
                return
    game.nothing_for(eyrie.name, "card for the Decree", lambda: Refusal("7.4.2", "no card is in hand"))


def _can_be_added(added: Sequence[str], way: tuple[Card, str]) -> bool:
    return why_not_add(added, way[0].suit) is None


def _why_not_add(game: Game, eyrie: Eyrie, option: Option) -> Refusal | None:
    match option:
        case (Card() as card, str() as column) if column in COLUMNS:
            if card not in held_by(game, eyrie.name):
                return Refusal("7.4.2", f"{card.name} is not in hand")
            return why_not_add(ADDED.of(game.state), card.suit)
        case str() if option == DECLINE:
            return Refusal("7.4.2", "at least one card must be added to the Decree")
    return why_not_now(game, eyrie.name, option)


# 7.4.3 A New Roost ----------------------------------------------------------------------------------------------------
@implements("7.4.3")
def a_new_roost(game: Game, eyrie: Eyrie) -> None:
    """With no roosts on the map, place one and three warriors in a clearing with the fewest warriors that takes both.

    Where the supply holds fewer, place as many as there are.
    """
    there = Refusal("7.4.3", "a roost is on the map")
    if eyrie.on_map(game.state, "roost") and not game.unasked(eyrie.name, "new roost", lambda: there):
        return
    every = game.state.clearings
    open_to = [place for place in every if why_no_new_roost(game, eyrie, place) is None]
    fewest = min((_warriors(game, place) for place in open_to), default=0)
    quietest = [place for place in open_to if _warriors(game, place) == fewest]
    place = game.choose(eyrie.name, "new roost", every, partial(_why_not_there, game, eyrie, fewest), quietest)
    if place is None:
        return
    place_pieces(game, eyrie.name, eyrie.roost, 1, place)
    place_pieces(game, eyrie.name, eyrie.warrior, WARRIORS_OF_A_NEW_ROOST, place)


@implements("7.4.3")
def why_no_new_roost(game: Game, eyrie: Eyrie, place: Place) -> Refusal | None:
    """Return why a clearing cannot take a roost and warriors of the Eyrie, or None."""
    return why_not_place(game, eyrie.name, eyrie.roost, place) or why_not_place(game, eyrie.name, eyrie.warrior, place)


@implements("7.4.3")
def _warriors(game: Game, place: Place) -> int:
    """Return how many warriors stand in a clearing, whosever they are."""
    return sum(game.state.warriors_at(place).values())


def _why_not_there(game: Game, eyrie: Eyrie, fewest: int, place: Place) -> Refusal | None:
    there = _warriors(game, place)
    warriors = f"{there} warrior{'s' * (there != 1)}"
    too_many = Refusal("7.4.3", f"clearing {place.number} has {warriors}, and other clearings have {fewest or 'none'}")
    return why_no_new_roost(game, eyrie, place) or (too_many if there > fewest else None)


BIRDSONG = Steps(
    "7.4",
    {
        "emergency orders": emergency_orders,
        "add to the decree": add_to_the_decree,
        "a new roost": a_new_roost,
    },
)
