"""Section 9.6, a Vagabond's Evening."""

from __future__ import annotations

from woodlaw.engine.actions import Steps
from woodlaw.engine.dealing import draw_cards
from woodlaw.engine.game import Game
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.turn import discard_down
from woodlaw.factions.vagabond.abilities import Vagabond
from woodlaw.factions.vagabond.birdsong import DAMAGED
from woodlaw.law.implements import implements
from woodlaw.table.pieces import Piece, is_face_down
from woodlaw.table.places import Place, PlaceKind

CARDS_DRAWN = 1
ITEM_LIMIT = 6
ITEMS_BY_BAG = 2


@implements("9.6.1")
def rest(game: Game, vagabond: Vagabond) -> None:
    """In a forest, move all damaged items to the Satchel and turn them face up."""
    place = vagabond.pawn_place(game.state)
    if place is None or place.kind is not PlaceKind.FOREST:
        return
    for piece, count in tuple(game.state.at(vagabond.damaged).items()):
        for _ in range(count):
            if is_face_down(piece):
                vagabond.refresh(game, piece, vagabond.damaged, repaired=True)
            else:
                vagabond.repair(game, piece)


@implements("9.6.2")
def draw(game: Game, vagabond: Vagabond) -> None:
    """Draw a card, and one more for each coin that lies on its track."""
    draw_cards(game, vagabond.name, CARDS_DRAWN + vagabond.on_track(game.state, "coin"))


@implements("9.6.3")
def discard(game: Game, vagabond: Vagabond) -> None:
    """Discard down to five cards."""
    discard_down(game, vagabond.name)


@implements("9.6.4")
def check_item_capacity(game: Game, vagabond: Vagabond) -> None:
    """Remove items for good until the Satchel and the Damaged box hold no more than the limit."""
    while _carried(game, vagabond) > item_limit(game, vagabond):
        lying = _lying(game, vagabond)
        vagabond.lose_for_good(game, *lying[game.ask(vagabond.name, "item to remove", list(lying))])
    lying = _lying(game, vagabond)
    forced = game.none_of(vagabond.name, "item to remove", lying, lambda _: _few_enough(game, vagabond))
    if forced:
        vagabond.lose_for_good(game, *lying[forced])


def _few_enough(game: Game, vagabond: Vagabond) -> Refusal:
    return Refusal("9.6.4", f"{item_limit(game, vagabond)} items may stay")


def _lying(game: Game, vagabond: Vagabond) -> dict[Piece | tuple[Piece, str], tuple[Piece, Place]]:
    """Return the items that count against the limit, by how they are named, with where they lie."""
    lying: dict[Piece | tuple[Piece, str], tuple[Piece, Place]] = {
        piece: (piece, vagabond.satchel) for piece in game.state.at(vagabond.satchel)
    }
    return lying | {(piece, DAMAGED): (piece, vagabond.damaged) for piece in game.state.at(vagabond.damaged)}


@implements("9.6.4")
def item_limit(game: Game, vagabond: Vagabond) -> int:
    """Return how many items the Satchel and the Damaged box can hold: six, and two more for each bag on its track."""
    return ITEM_LIMIT + ITEMS_BY_BAG * vagabond.on_track(game.state, "bag")


def _carried(game: Game, vagabond: Vagabond) -> int:
    return sum(sum(game.state.at(place).values()) for place in (vagabond.satchel, vagabond.damaged))


EVENING = Steps(
    "9.6", {"rest": rest, "draw cards": draw, "discard cards": discard, "check item capacity": check_item_capacity}
)
