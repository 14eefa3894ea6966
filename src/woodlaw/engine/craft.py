"""Section 4.1, Craft."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain, combinations

from woodlaw.engine.concepts import suits
from woodlaw.engine.extension import Extension, Points, seat_of
from woodlaw.engine.game import Game
from woodlaw.engine.refusal import Refusal, forbidden
from woodlaw.law.implements import implements
from woodlaw.table.cards import Card, CardKind
from woodlaw.table.pieces import item
from woodlaw.table.places import ITEM_SUPPLY, Place, play_area

ANY = "any"
"""The icon that a crafting piece of any suit pays."""


def why_not_craft(game: Game, player: str, card: Card) -> Refusal | None:
    """Return why a player cannot craft a card whatever the cost, or None; for the cost see :func:`can_pay`."""
    return (
        _why_no_such_craft(card)
        or (why_no_item(game, card.item) if card.item else None)
        or why_duplicate(game, player, card)
        or _why_not_by_effect(game, player, card)
    )


@implements("2.1.2", "2.1.3")
def _why_no_such_craft(card: Card) -> Refusal | None:
    if card.kind is CardKind.AMBUSH:
        return Refusal("2.1.2", "an ambush card cannot be crafted")
    if card.kind is CardKind.DOMINANCE:
        return Refusal("2.1.3", "a dominance card cannot be crafted")
    return None


@implements("4.1.2")
def why_no_item(game: Game, kind: str) -> Refusal | None:
    """Return why a card that shows an item cannot be crafted, or None: the item supply holds none."""
    if game.state.count(ITEM_SUPPLY, item(kind)):
        return None
    return Refusal("4.1.2", f"the item supply holds no {kind}")


@implements("4.1.4")
def why_duplicate(game: Game, player: str, card: Card) -> Refusal | None:
    """Return why a persistent effect cannot be crafted, or None: the player has an identical one."""
    if card.kind is not CardKind.PERSISTENT:
        return None
    if any(other.id == card.id for other in game.state.cards_at(play_area(player))):
        return Refusal("4.1.4", f"{card.name} is already in the play area")
    return None


def _why_not_by_effect(game: Game, player: str, card: Card) -> Refusal | None:
    return forbidden(e.forbids_craft(game, player, card) for e in game.bending(Extension.forbids_craft))


@implements("4.1.1")
def crafting_pieces(game: Game, player: str) -> list[tuple[Place, frozenset[str]]]:
    """Return each crafting piece that a player may activate: its clearing, and its suits, those of the clearing."""
    pieces = _on_map(game, player)
    if not game.bending(Extension.forbids_activate):
        return pieces
    return [piece for piece in pieces if why_not_use(game, player, piece[0]) is None]


@implements("4.1.1")
def barred_pieces(game: Game, player: str) -> list[tuple[frozenset[str], Refusal]]:
    """Return the suits of each crafting piece that an effect forbids a player to activate, and what forbids it."""
    found = ((of, why_not_use(game, player, place)) for place, of in _on_map(game, player))
    return [(of, refusal) for of, refusal in found if refusal]


@implements("4.1.1")
def _on_map(game: Game, player: str) -> list[tuple[Place, frozenset[str]]]:
    faction = seat_of(game, player)
    places = faction.crafting_places(game, player) or ()
    told = faction.crafting_suits(game, player) or [suits(game, place) for place in places]
    return list(zip(places, told, strict=True))


def why_not_use(game: Game, player: str, clearing: Place) -> Refusal | None:
    """Return why a player cannot activate a crafting piece in a clearing, or None."""
    bending = game.bending(Extension.forbids_activate)
    return forbidden(e.forbids_activate(game, player, clearing) for e in bending) if bending else None


@implements("4.1.1", "1.5.4")
def can_pay(costs: Iterable[Iterable[str]], pieces: Iterable[frozenset[str]]) -> bool:
    """Return whether crafting pieces of these suits can pay all these costs, each piece activated once.

    A cost lists suits, or ``"any"``; a piece's set holds each suit it can stand for.
    """
    return each_paid(list(chain.from_iterable(costs)), list(pieces))


def each_paid(icons: Sequence[str], held: Sequence[frozenset[str]]) -> bool:
    """Return whether each of some icons, suits or ``"any"``, can be paid by another one of what has some suits."""
    # Hall's theorem: they can if whichever kinds of icons one looks at, as many pieces can pay one of these kinds.
    if len(icons) > len(held):
        return False
    different = dict.fromkeys(icons)
    for count in range(1, len(different) + 1):
        for kinds in combinations(different, count):
            if sum(map(icons.count, kinds)) > _paying(kinds, held):
                return False
    return True


def _paying(icons: Sequence[str], pieces: Sequence[frozenset[str]]) -> int:
    """Return how many of the pieces can pay at least one of some icons."""
    if ANY in icons:
        return len(pieces)
    return len(pieces) - sum(map(frozenset(icons).isdisjoint, pieces))


@implements("4.1.1")
def pays(icon: str, suits_of: frozenset[str]) -> bool:
    """Return whether a crafting piece of some suits can pay an icon: one of its suits, or the three-colored one."""
    return icon == ANY or icon in suits_of


@implements("1.1.1", "3.2.2")
def item_points(game: Game, player: str, kind: str, listed: int) -> tuple[int, ...]:
    """Return every number of points that a player may score for crafting an item of listed points."""
    for extension in game.bending(Extension.item_points):
        if extension.owner == player:
            return extension.item_points(game, player, kind, listed)
    return (listed,)


def craft_points(game: Game, player: str, card: Card, kind: str, listed: int) -> Points | None:
    """Return the points that crafting a card earns a player, or None: the item's, and what effects add."""
    earned = [
        points
        for extension in game.bending(Extension.extra_craft_points)
        if (points := extension.extra_craft_points(game, player, card, kind))
    ]
    own = item_points(game, player, kind, listed) if kind else (0,)
    least = min(own) + sum(points.least for points in earned)
    bounds = [points.most for points in earned]
    most = None if None in bounds else max(own) + sum(bound for bound in bounds if bound)
    no_more = next((points.no_more for points in earned if points.no_more), "")
    if most == 0 and not no_more:
        return None
    clause = "3.2.2" if kind else earned[0].clause
    return Points(clause, least, most, f"crafting {kind or card.name}", no_more=no_more)
