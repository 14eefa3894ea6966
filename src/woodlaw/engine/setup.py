"""Section 5.1, Standard Setup."""

from __future__ import annotations

from collections.abc import Sequence

from woodlaw.engine.dealing import draw_cards
from woodlaw.engine.enemies import humans
from woodlaw.engine.events import TurnBegan, TurnEnded
from woodlaw.engine.extension import Extension, seat_of, seats
from woodlaw.engine.game import Game
from woodlaw.engine.place import why_not_place
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.titles import name
from woodlaw.law.implements import implements
from woodlaw.table.cards import Card, CardKind
from woodlaw.table.items import item_supply
from woodlaw.table.pieces import FERRY, RUIN, TOWER, Piece
from woodlaw.table.places import DECK, ITEM_SUPPLY, OUT_OF_GAME, Place, clearing

STARTING_HAND = 3
PLAYERS_WITHOUT_DOMINANCE = 2


def lay_box(game: Game) -> None:
    """Lay everything out that a game is about to be set up with: each faction's box in its supply, ruins, items and
    landmarks in their places. Cards are not dealt.
    """
    for seat in seats(game).values():
        seat.fill_supply(game)
    place_ruins(game)
    form_item_supply(game)
    place_landmarks(game)


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
    """Shuffle the deck, without the dominance cards for two players, and deal three cards to each hand.

    What factions bring into the deck lies beside it until they do.
    """
    cards = dealt_from(game)
    game.state.cards[OUT_OF_GAME] = [card for card in game.state.deck.copies() if card not in cards]
    order = game.chance.shuffle("deck", len(cards))
    game.state.cards[DECK] = [cards[number] for number in order]
    for player in game.state.seats:
        draw_cards(game, player, STARTING_HAND)


@implements("5.1.3", "RB.3.4")
def dealt_from(game: Game, *, brought: bool = False) -> list[Card]:
    """Return the cards that the deck is made of: without dominance cards for two players, for so few humans at a
    table with a bot, or where an extension leaves them out.

    What factions bring into it, they do in their own setup; ``brought`` counts it too, for two players likewise without
    dominance cards.
    """
    cards = game.state.deck.copies(brought=brought)
    if not _without_dominance(game):
        return cards
    two = len(game.state.seats) == PLAYERS_WITHOUT_DOMINANCE
    kept = () if two else game.state.deck.brought
    return [card for card in cards if card.kind is not CardKind.DOMINANCE or card in kept]


def _without_dominance(game: Game) -> bool:
    players = len(game.state.seats)
    people = len(humans(game))
    few = players == PLAYERS_WITHOUT_DOMINANCE or (people <= PLAYERS_WITHOUT_DOMINANCE and people < players)
    return few or any(extension.without_dominance(game) for extension in game.bending(Extension.without_dominance))


@implements("5.1.4", "2.2.4", "G.27")
def place_ruins(game: Game) -> None:
    """Place a ruin in each slot marked for one."""
    for site in game.state.map.clearings:
        if site.ruin:
            game.adjust(RUIN, clearing(site.number), 1)


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
        game.adjust(FERRY, game.state.clearings[game.state.map.ferry_start - 1], 1)
    if game.state.map.tower:
        game.adjust(TOWER, game.state.clearings[game.state.map.tower - 1], 1)


def set_up_seat(game: Game, player: str) -> None:
    """Have one faction carry out its setup; raises ``LookupError`` for one that cannot be played."""
    seat = seat_of(game, player)
    if seat.setup is None:
        raise LookupError(f"{seat.title} cannot be played")
    seat.setup.take_all(game, seat)


@implements("5.1.7")
def set_up_factions(game: Game, in_setup_order: Sequence[str]) -> None:
    """Each faction in turn carries out its setup."""
    for player in in_setup_order:
        game.state.current = player
        game.emit(TurnBegan, player, setup=True)
        set_up_seat(game, player)
        game.emit(TurnEnded, player, setup=True)


# Where factions start -------------------------------------------------------------------------------------------------
@implements("5")
def corners_to_start_in(game: Game, player: str, *pieces: Piece) -> list[Place]:
    """Return the corners that come first for a faction that starts with one of some pieces where nobody else starts.

    Those diagonally opposite another's starting corner come before the others. None where no such piece can be placed.
    """
    starts = starts_of_others(game, player)
    free = [
        corner
        for corner in map(clearing, game.state.map.corners)
        if corner not in starts and _why_none_placed(game, player, pieces, corner) is None
    ]
    return [corner for corner in free if opposite(game, corner) in starts] or free


def why_not_start_in(
    game: Game, player: str, piece: Piece, place: Place, clause: str, *others: Piece
) -> Refusal | None:
    """Return why a clearing is not among the corners that come first, by the clause of the faction; None if it is.

    ``others`` are further pieces with one of which it can start as well.
    """
    if place.number not in game.state.map.corners:
        return Refusal(clause, f"{name(place)} is no corner")
    if place in starts_of_others(game, player):
        return Refusal(clause, f"{name(place)} is where another faction starts")
    refusal = _why_none_placed(game, player, (piece, *others), place)
    if refusal or place in corners_to_start_in(game, player, piece, *others):
        return refusal
    return Refusal(clause, f"{name(place)} is not opposite another faction's start")


def _why_none_placed(game: Game, player: str, pieces: Sequence[Piece], place: Place) -> Refusal | None:
    """Return why none of some pieces can be placed at a place, as the last of them cannot; None where one can be."""
    refusals = [why_not_place(game, player, piece, place) for piece in pieces]
    return None if None in refusals else refusals[-1]


def starts_of_others(game: Game, player: str) -> list[Place]:
    """Return where other factions start that have set up."""
    starts = (seat.starting_clearing(game) for each, seat in seats(game).items() if each != player)
    return [start for start in starts if start]


def corner_with(game: Game, *pieces: Piece) -> Place | None:
    """Return the first corner where one of some pieces lies, such as that with which setup marks a start; else None."""
    corners = map(clearing, game.state.map.corners)
    return next((corner for corner in corners if any(game.state.count(corner, piece) for piece in pieces)), None)


def opposite(game: Game, corner: Place) -> Place:
    """Return the corner diagonally opposite another."""
    return clearing(game.state.map.opposite_corner(corner.number))
