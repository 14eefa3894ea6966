"""Section 5.1, Standard Setup."""

from __future__ import annotations

from collections.abc import Sequence

from woodlaw.engine.events import TurnBegan, TurnEnded
from woodlaw.engine.game import Game
from woodlaw.engine.primitives import draw_cards
from woodlaw.law.implements import implements
from woodlaw.table.cards import CardKind
from woodlaw.table.items import item_supply
from woodlaw.table.pieces import FERRY, RUIN, TOWER
from woodlaw.table.places import CLEARINGS, DECK, ITEM_SUPPLY, OUT_OF_GAME

STARTING_HAND = 3
PLAYERS_WITHOUT_DOMINANCE = 2


@implements("5.1")
def set_up(game: Game, in_setup_order: Sequence[str]) -> None:
    """Set the game up: score markers, hands, ruins, items, the map's own pieces, and then the factions (5.1.7).

    ``in_setup_order`` are the seats in the order in which they set up.
    """
    place_score_markers(game)
    draw_starting_hands(game)
    place_ruins(game)
    form_item_supply(game)
    place_landmarks(game)
    set_up_factions(game, in_setup_order)


@implements("5.1.2")
def place_score_markers(game: Game) -> None:
    """Each player's score marker starts on 0."""
    game.state.score = dict.fromkeys(game.state.seats, 0)


@implements("5.1.3")
def draw_starting_hands(game: Game) -> None:
    """Shuffle the deck, without the dominance cards for two players, and deal three cards to each."""
    cards = [card for card in game.state.deck.cards for _ in range(card.copies)]
    if len(game.state.seats) == PLAYERS_WITHOUT_DOMINANCE:
        game.state.cards[OUT_OF_GAME] = [card for card in cards if card.kind is CardKind.DOMINANCE]
        cards = [card for card in cards if card.kind is not CardKind.DOMINANCE]
    order = game.chance.shuffle("deck", len(cards))
    game.state.cards[DECK] = [cards[number] for number in order]
    for player in game.state.seats:
        draw_cards(game, player, STARTING_HAND)


@implements("5.1.4", "2.2.4", "G.27")
def place_ruins(game: Game) -> None:
    """Place a ruin in each slot marked for one."""
    for site in game.state.map.clearings:
        if site.ruin:
            game.adjust(RUIN, CLEARINGS[site.number - 1], 1)


@implements("5.1.5", "G.32")
def form_item_supply(game: Game) -> None:
    """Place the twelve items of the item supply."""
    for item, count in item_supply().items():
        game.adjust(item, ITEM_SUPPLY, count)


@implements("M.3.1", "M.4.1")
def place_landmarks(game: Game) -> None:
    """Place the closed path markers and the Tower of the mountain, and the Ferry of the lake."""
    game.state.closed_paths = game.state.map.closed_paths
    if game.state.map.ferry_start:
        game.adjust(FERRY, CLEARINGS[game.state.map.ferry_start - 1], 1)
    if game.state.map.tower:
        game.adjust(TOWER, CLEARINGS[game.state.map.tower - 1], 1)


@implements("5.1.7")
def set_up_factions(game: Game, in_setup_order: Sequence[str]) -> None:
    """Each faction in turn carries out its setup."""
    for player in in_setup_order:
        game.state.current = player
        game.emit(TurnBegan(player, setup=True))
        game.playing(player).set_up(game)
        game.emit(TurnEnded(player, setup=True))
