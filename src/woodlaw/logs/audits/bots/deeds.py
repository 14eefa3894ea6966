"""What is done in a bot's turn, as far as records tell it alike: deeds, and in which order a record shows them."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from woodlaw.engine.events import Battled, CardsMoved, Crafted, Event, Moved, Placed, Removed, Scored
from woodlaw.engine.titles import name as place_named
from woodlaw.factions.bots.order import order_box
from woodlaw.table.pieces import Category, Piece
from woodlaw.table.places import DECK, Place, PlaceKind

Deed = tuple[object, ...]
"""One thing that is done: what, of what, and where."""

PLACES, REMOVES, CRAFTS, SCORES, MOVES, BATTLES = "places", "removes", "crafts", "scores", "moves", "battles"
REVEALS, DISCARDS = "reveals", "discards"
LEFT_UNSAID = (REVEALS, DISCARDS)
"""What happens to the order card, which not every record tells."""
MOST_ALIKE = 99
"""How often one event can tell of a deed; more pieces or points are in no box and on no track."""


@dataclass(frozen=True, slots=True)
class Done:
    """A deed in the turn that a bot's rules order, with its clause; ``own`` says that the bot itself does it."""

    deed: Deed
    clause: str
    own: bool


def deeds_of(event: Event, bot: str) -> Iterator[Deed]:
    """Yield what an event adds to a bot's turn, each deed as often as it is done."""
    box = order_box(bot)
    match event:
        case Placed(piece=piece, count=count, place=place) if piece.owner == bot and place.number:
            yield from [(PLACES, piece, place)] * min(count, MOST_ALIKE)
        case Removed(piece=piece, count=count, place=place) if place.number:
            yield from [(REMOVES, piece, place)] * min(count, MOST_ALIKE)
        case Moved(pieces=pieces, origin=origin) if origin.number:
            # What falls may be told as carried away, such as to hospitals.
            for piece, count in pieces:
                deed = (REMOVES, piece, origin) if piece.owner != bot else (MOVES, piece, origin)
                yield from [deed] * min(count, MOST_ALIKE)
        case Battled(attacker, defender, place) if attacker == bot:
            yield BATTLES, defender, place
        case Crafted(player, _, kind) if player == bot and kind:
            yield CRAFTS, kind
        case Scored(player, points) if player == bot:
            yield from [(SCORES,)] * min(points, MOST_ALIKE)
        case CardsMoved(source=source, target=target):
            if target is box and source is DECK:
                yield (REVEALS,)
            elif source is box:
                yield (DISCARDS,)


def answers_of(event: Event, bot: str) -> Iterator[Deed]:
    """Yield what an event tells of what others do in a bot's turn: by this their decisions in it are known."""
    match event:
        case Placed(piece=piece, count=count, place=place) if piece.owner != bot and place.number:
            yield from [("comes", piece, place)] * min(count, MOST_ALIKE)
        case Moved(pieces=pieces, destination=place) if place.number:
            for piece, count in pieces:
                yield from [("comes", piece, place)] * min(count, MOST_ALIKE)
        case CardsMoved(cards=cards, source=Place(kind=PlaceKind.HAND, owner=owner)):
            yield from [("parts with", owner)] * len(cards)


def in_batches(done: Sequence[Done]) -> Iterator[list[Done]]:
    """Yield what a bot does itself in the order that its rules give, together what may be told in any order.

    That is what one step removes, and the warriors that one step places, as long as nothing else comes between. Points
    are left out: records write them anywhere.
    """
    batch: list[Done] = []
    for each in done:
        if not each.own or each.deed[0] == SCORES:
            continue
        if batch and not (_alike(batch[-1], each) and _in_any_order(each.deed)):
            yield batch
            batch = []
        batch.append(each)
    if batch:
        yield batch


def _alike(one: Done, other: Done) -> bool:
    return (one.deed[0], one.clause) == (other.deed[0], other.clause)


def _in_any_order(deed: Deed) -> bool:
    match deed:
        case ("places", Piece(category=category), _):
            return category is Category.WARRIOR
    return deed[0] == REMOVES


def first_out_of_order(done: Sequence[Done], told: Sequence[Sequence[Deed]]) -> tuple[int, Done, Done] | None:
    """Return where a record shows a deed before one that the rules order first, or None.

    ``told`` are the deeds of each action of the record; those of one action are in no order. The answer is the number
    of the action, its deed, and the one that should have come before.
    """
    numbers: defaultdict[Deed, list[int]] = defaultdict(list)
    for number, deeds in enumerate(told):
        for deed in deeds:
            numbers[deed].append(number)
    latest, last = 0, None
    for batch in in_batches(done):
        found: list[tuple[int, Done]] = []
        for each in batch:
            left = numbers[each.deed]
            later = [number for number in left if number >= latest]
            if later:
                left.remove(later[0])
                found.append((later[0], each))
            elif left and last is not None:
                return left[0], each, last
        if found:
            latest, last = max(found, key=lambda at: at[0])
    return None


def counted(deeds: Sequence[Deed]) -> Counter[Deed]:
    """Return how often each deed is done, points after what earns them."""
    return Counter(sorted(deeds, key=lambda deed: deed[0] == SCORES))


def told(deed: Deed, count: int = 1) -> str:
    """Return a deed in words."""
    match deed:
        case ("places" | "removes" as verb, Piece() as piece, Place() as place):
            return f"{verb} {piece.kind.replace('_', ' ')} in {place_named(place)}"
        case ("moves", Piece() as piece, Place() as place):
            return f"moves {piece.kind.replace('_', ' ')} out of {place_named(place)}"
        case ("battles", _, Place() as place):
            return f"starts a battle in {place_named(place)}"
        case ("crafts", kind):
            return f"crafts the {kind}"
        case ("reveals" | "discards" as verb,):
            return f"{verb} the order card"
        case _:
            return f"scores {'a point' if count == 1 else f'{count} points'}"
