"""Pieces (1.5, G.20, G.24): what may be placed and removed, and where it goes."""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter

from woodlaw.engine.battle import lent_to
from woodlaw.engine.concepts import forbids_building
from woodlaw.engine.extension import Extension, seat_of
from woodlaw.engine.game import Game
from woodlaw.engine.refusal import Refusal, forbidden
from woodlaw.engine.sides import Falling, Fight
from woodlaw.engine.titles import player_title
from woodlaw.law.implements import implements
from woodlaw.table.pieces import BUILDING, ITEM, RUIN, WARRIOR, Piece
from woodlaw.table.places import ITEM_SUPPLY, OUT_OF_GAME, SUPPLY, Place, supply


@implements("G.20")
def why_not_place(game: Game, player: str, piece: Piece, place: Place) -> Refusal | None:
    """Return why a player cannot place a piece at a place, or None: no slot (2.2.3), or an effect forbids it."""
    if piece.category is BUILDING:
        refusal = forbids_building(game, place)
        if refusal:
            return refusal
    bending = game.bending(Extension.forbids_place)
    return forbidden([e.forbids_place(game, player, piece, place) for e in bending]) if bending else None


def why_not_recruit(game: Game, player: str, clearing: Place, warrior: Piece | None = None) -> Refusal | None:
    """Return why a player cannot recruit in a clearing, or None; it may be told which warrior is to be placed there."""
    refusal = forbidden(e.forbids_recruit(game, player, clearing) for e in game.bending(Extension.forbids_recruit))
    return refusal or (why_not_place(game, player, warrior, clearing) if warrior else None)


@implements("G.24")
def why_not_remove(
    game: Game, player: str, piece: Piece, place: Place, falling: Falling | None = None
) -> Refusal | None:
    """Return why a player cannot remove a piece, or None.

    ``falling`` is what falls with it before it does, and in which battle; nothing and in none, if left out.
    """
    beside = falling or Falling()
    return (
        _why_no_ruin(piece)
        or _why_kept(game, player, piece, place, beside)
        or _why_not_its_share(game, player, piece, place, beside)
    )


def _why_kept(game: Game, player: str, piece: Piece, place: Place, beside: Falling) -> Refusal | None:
    """Return why effects keep a player from removing a piece, or None."""
    bending = game.bending(Extension.forbids_remove)
    return forbidden(e.forbids_remove(game, player, piece, place, beside) for e in bending) if bending else None


def _why_not_its_share(game: Game, player: str, piece: Piece, place: Place, beside: Falling) -> Refusal | None:
    """Return why a hit of a battle passes over a warrior where hits are split with those of another, or None.

    The warriors of the side that is hit and the others fall in turn, its own first, as long as both can.
    """
    fight = beside.fight
    if fight is None or piece.category is not WARRIOR or place is not fight.clearing:
        return None
    splitting = ((side, each) for side in fight.sides for each in lent_to(game, side, fight) if each.split_by)
    taker, lent = next(splitting, ("", None))
    if lent is None or piece.owner not in (taker, lent.owner):
        return None
    other = lent.owner if piece.owner == taker else taker
    ahead = beside.warriors_of(piece.owner) - beside.warriors_of(other)
    its_turn = ahead <= 0 if piece.owner == taker else ahead < 0
    left = (each for each in beside.standing(game, place) if each.owner == other and each.category is WARRIOR)
    if its_turn or all(_why_kept(game, player, each, place, beside) for each in left):
        return None
    return Refusal(lent.split_by, f"hits are split, and the next falls on a warrior of {player_title(game, other)}")


def why_not_flip(game: Game, player: str, piece: Piece, place: Place) -> Refusal | None:
    """Return why a player cannot turn a piece over, or None."""
    return forbidden(e.forbids_flip(game, player, piece, place) for e in game.bending(Extension.forbids_flip))


@implements("2.2.4", "G.27")
def _why_no_ruin(piece: Piece) -> Refusal | None:
    return Refusal("2.2.4", "a ruin stays unless a rule removes it expressly") if piece is RUIN else None


@implements("G.24", "G.13", "G.32", "G.35", "1.5.3")
def removed_to(
    game: Game,
    piece: Piece,
    place: Place,
    fight: Fight | None = None,
    remover: str = "",
    *,
    replaced: bool = False,
    besides: Place | None = None,
) -> Place:
    """Return where a removed piece goes: its owner's supply, whoever made use of it, unless an effect diverts it.

    What nobody owns, an item above all, leaves the game. ``remover`` removes it, if that is known, or has it
    ``replaced``; it does not go to the place ``besides``.
    """
    for extension in _first_takers_first(game):
        if extension.takes_first and remover not in ("", extension.owner):
            continue
        if replaced and extension.leaves_replaced:
            continue
        destination = extension.removed_to(game, piece, place, fight)
        if destination and destination is not besides:
            return destination
    return supply(piece.owner) if piece.owner else OUT_OF_GAME


_takes_first = attrgetter("takes_first")


def _first_takers_first(game: Game) -> Sequence[Extension]:
    """Return who diverts removed pieces, those first that go before the others."""
    bending = game.bending(Extension.removed_to)
    return sorted(bending, key=_takes_first, reverse=True) if len(bending) > 1 else bending


@implements("G.20", "G.32")
def supply_of(piece: Piece) -> Place:
    """Return the supply that a piece is placed from where no source is named: its owner's, or that of items."""
    return ITEM_SUPPLY if piece.category is ITEM else supply(piece.owner)


@implements("1.5.1", "G.32")
def available(game: Game, piece: Piece) -> int:
    """Return how many of a piece its owner's supply holds, its stores included, in whatever form they lie there."""
    return _in_supply(game, piece, supply(piece.owner))


def _held_at(game: Game, piece: Piece, source: Place) -> int:
    """Return how many of a piece lie at a source that they may be placed from; a supply has its owner's stores too."""
    if source.kind is not SUPPLY:
        return game.state.count(source, piece)
    return _in_supply(game, piece, source)


@implements("G.32")
def _in_supply(game: Game, piece: Piece, source: Place) -> int:
    """Return how many of a piece a supply holds, in whatever form they lie there, and its stores."""
    held = game.state.count(source, form_at(game, piece, source))
    if source.owner in game.factions:
        for store in seat_of(game, source.owner).stores:
            held += game.state.count(store, piece)
    return held


@implements("G.32")
def stores_of(game: Game, source: Place) -> tuple[Place, ...]:
    """Return the boxes of a board that are part of a supply; none for any other source."""
    owned = source.kind is SUPPLY and source.owner in game.factions
    return seat_of(game, source.owner).stores if owned else ()


@implements("1.5.4", "G.20")
def room_for(game: Game, player: str, piece: Piece, place: Place, source: Place | None = None) -> int:
    """Return how many of a piece a player can place at a place now: what the supply holds, and effects allow.

    None where the player cannot place it there at all.
    """
    return 0 if why_not_place(game, player, piece, place) else how_many_fit(game, player, piece, place, source)


@implements("1.5.4", "G.20")
def how_many_fit(game: Game, player: str, piece: Piece, place: Place, source: Place | None = None) -> int:
    """Return how many of a piece can be placed where one can: what the supply holds, and effects allow.

    What is forced goes beyond what effects allow.
    """
    origin = source or supply_of(piece)
    fitting = _held_at(game, piece, origin)
    for most, _ in () if game.forcing else _limits(game, player, piece, place, origin):
        fitting = min(fitting, most)
    return max(0, fitting)


def _limits(game: Game, player: str, piece: Piece, place: Place, source: Place) -> list[tuple[int, str]]:
    """Return how many of a piece effects let a player place at a place now, each with its clause."""
    bending = game.bending(Extension.most_placed)
    if not bending:
        return []
    limits = [extension.most_placed(game, player, piece, place, source) for extension in bending]
    return [limit for limit in limits if limit is not None]


@implements("1.5.4", "G.20")
def why_no_room(game: Game, player: str, piece: Piece, place: Place) -> Refusal | None:
    """Return why a player cannot place even one of a piece at a place now, or None."""
    refusal = why_not_place(game, player, piece, place)
    origin = supply_of(piece)
    if refusal is None and not _held_at(game, piece, origin):
        refusal = Refusal("1.5.4", f"the supply holds no {piece.kind.replace('_', ' ')}")
    return refusal or why_not_so_many(game, player, piece, 1, place, origin)


def why_not_so_many(game: Game, player: str, piece: Piece, count: int, place: Place, source: Place) -> Refusal | None:
    """Return why effects do not let a player place so many of a piece from a source at a place now, or None."""
    for most, clause in _limits(game, player, piece, place, source):
        if most < count:
            what = piece.kind.replace("_", " ")
            return Refusal(clause, f"{f'at most {most}' if most > 0 else 'no'} {what} can be placed now")
    return None


def form_at(game: Game, piece: Piece, place: Place) -> Piece:
    """Return in what form a piece lies at a place: in its owner's supply perhaps face down."""
    if place.kind is SUPPLY and piece.owner in game.factions:
        return seat_of(game, piece.owner).stored(piece)
    return piece


def is_held_back(game: Game, place: Place) -> bool:
    """Return whether pieces removed to a place only lie there until they go on to where removal sends them."""
    return any(extension.keeps_removed(place) for extension in game.bending(Extension.keeps_removed))
