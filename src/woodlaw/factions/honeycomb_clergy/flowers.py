"""Section HCC.2.2, Florists: drawing, placing, spending and moving flowers."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from woodlaw.engine.concepts import matches
from woodlaw.engine.decisions import Judged, Option
from woodlaw.engine.game import Game
from woodlaw.engine.place import why_not_place
from woodlaw.engine.primitives import place_pieces, remove_pieces
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.titles import name
from woodlaw.factions.honeycomb_clergy.abilities import Clergy
from woodlaw.law.implements import implements
from woodlaw.table.pieces import Piece
from woodlaw.table.places import Place


# HCC.2.2.I The Blind Bag ----------------------------------------------------------------------------------------------
def bag(game: Game, clergy: Clergy) -> dict[Piece, int]:
    """Return how many flowers of each kind the blind bag holds."""
    return flowers_at(game, clergy, clergy.blind_bag)


def flowers_at(game: Game, clergy: Clergy, place: Place) -> dict[Piece, int]:
    """Return how many flowers of each kind lie at a place."""
    held = game.state.at(place)
    return {flower: held[flower] for flower in clergy.flowers if flower in held}


@implements("HCC.2.2.I")
def draw_flowers(game: Game, clergy: Clergy, count: int) -> list[Piece]:
    """Draw flowers at random, all together and as many as there are; they leave the bag when they are placed."""
    left: list[Piece] = []
    for flower, held in bag(game, clergy).items():
        left += [flower] * held
    return [left.pop(game.pick("flower", left)) for _ in range(min(count, len(left)))]


# HCC.2.2.II Placing Flowers -------------------------------------------------------------------------------------------
@implements("HCC.2.2.II")
def why_not_plant(game: Game, clergy: Clergy, flower: Piece, clearing: Place) -> Refusal | None:
    """Return why a drawn flower cannot be placed in a clearing, or None."""
    if not game.state.count(clearing, clergy.warrior):
        return Refusal("HCC.2.2.II", f"no Clergy warrior is in {name(clearing)}")
    if clergy.cathedrals(game.state, clearing):
        return _has_cathedral(clearing)
    return why_not_place(game, clergy.name, flower, clearing)


@cache
def _has_cathedral(clearing: Place) -> Refusal:
    return Refusal("HCC.2.2.II", f"{name(clearing)} has a Cathedral")


@implements("HCC.2.2.II")
def plant_flowers(game: Game, clergy: Clergy, count: int) -> None:
    """Draw flowers and place each where it can be, in an order of the Clergy's choice; the rest stays in the bag."""
    drawn = draw_flowers(game, clergy, count)
    gardens = game.state.where(clergy.warrior)
    while options := _plantable(game, clergy, drawn, gardens):
        flower, place = game.ask(clergy.name, "flower to place", options, lambda o: _why_not_there(game, clergy, o))
        _plant(game, clergy, flower, place)
        drawn.remove(flower)
    left = ((flower, place) for flower in dict.fromkeys(drawn) for place in game.state.clearings)
    forced = game.none_of(clergy.name, "flower to place", left, lambda pair: why_not_plant(game, clergy, *pair))
    if forced:
        _plant(game, clergy, *forced)


def _plant(game: Game, clergy: Clergy, flower: Piece, place: Place) -> None:
    place_pieces(game, clergy.name, flower, 1, place, clergy.blind_bag)


def _plantable(
    game: Game, clergy: Clergy, drawn: Sequence[Piece], gardens: Sequence[Place]
) -> Judged[tuple[Piece, Place]]:
    """Return every drawn flower with each clearing, of those with warriors, where it can be placed."""
    pairs = [(flower, place) for flower in dict.fromkeys(drawn) for place in gardens]
    return Judged(pairs, lambda pair: why_not_plant(game, clergy, *pair) is None)


def _why_not_there(game: Game, clergy: Clergy, option: Option) -> Refusal | None:
    match option:
        case (Piece() as flower, Place() as place) if flower in clergy.flowers:
            return why_not_plant(game, clergy, flower, place)
    return None


# HCC.2.2.III Spending Flowers -----------------------------------------------------------------------------------------
@implements("HCC.2.2.II", "G.16")
def matching_flowers(game: Game, clergy: Clergy, clearing: Place) -> dict[Piece, int]:
    """Return the flowers in a clearing that match it: of its suit, and bird flowers."""
    there = game.state.at(clearing)
    if there.keys().isdisjoint(clergy.flowers):
        return {}
    return {f: there[f] for f, suit in clergy.flowers.items() if f in there and matches(game, suit, clearing)}


@implements("HCC.2.2.III")
def spend_flower(game: Game, clergy: Clergy, flower: Piece, clearing: Place) -> None:
    """Spend a flower in a clearing: it returns to the blind bag."""
    remove_pieces(game, clergy.name, [(flower, 1, clearing)])
