"""Positions in words: what lies at the places that a picture shows, and what is different between two positions."""

from __future__ import annotations

from collections.abc import Iterator

from woodlaw.factions.registry import factions, word_for
from woodlaw.site.pictures import Drawing, Position, flat
from woodlaw.table.pieces import Piece
from woodlaw.table.places import Place
from woodlaw.view.board import in_words

_MOST_CHANGES = 40


def alternative(drawing: Drawing) -> str:
    """Return what a picture shows, in words, for who does not see it."""
    told = [f"{_place_words(place)}: {_pieces_words(drawing, place)}" for place in drawing.places]
    return f"{drawing.after.map.title} map. {'. '.join(told)}."


def _place_words(place: Place) -> str:
    numbers = place.name.replace("_", ", ")
    return f"{place.kind.value} {numbers}" if place.number else f"{place.kind.value} of {numbers}"


def _pieces_words(drawing: Drawing, place: Place) -> str:
    there = drawing.after.pieces.get(place, {})
    earlier = drawing.before.pieces.get(place, {}) if drawing.before else there
    told = [_counted(piece, count, count - earlier.get(piece, 0)) for piece, count in there.items() if count]
    gone = [f"{_counted(piece, count, 0)} gone" for piece, count in earlier.items() if count and not there.get(piece)]
    return ", ".join([*told, *gone]) or "nothing"


def _counted(piece: Piece, count: int, by: int) -> str:
    owner = factions().get(piece.owner)
    words = word_for(piece, count)
    change = f" ({'more' if by > 0 else 'fewer'} by {abs(by)})" if by else ""
    return f"{count} {f'{owner.title} ' if owner else ''}{words}{change}"


def changes(before: Position | None, after: Position | None) -> list[str]:
    """Return what is different between two positions, a line each."""
    if before is None or after is None:
        return []
    old, new = dict(_leaves(before)), dict(_leaves(after))
    told = [
        f"{name}: {_value(old.get(name))} → {_value(new.get(name))}"
        for name in dict.fromkeys((*old, *new))
        if old.get(name) != new.get(name)
    ]
    return [*told[:_MOST_CHANGES], "…"] if len(told) > _MOST_CHANGES else told


def _leaves(position: Position) -> Iterator[tuple[str, object]]:
    """Yield every single thing that a position says, with a name in words."""
    try:
        for name, owners in position["pieces"].items():
            for owner, kind, count in flat(owners):
                whose = "" if name.startswith(f"{owner} ") else f"{_titled(owner)} "
                yield f"{_titled(name)}, {whose.lstrip()}{in_words(kind)}", count
        for name, cards in position["cards"].items():
            yield _titled(name), [f"{card['name']} ({card['suit']})" for card in cards]
        for seat, points in position["score"].items():
            yield f"points of the {_titled(seat)}", points
        for owner, name, value in position["facts"]:
            yield f"{_titled(owner)}, {in_words(_titled(name))}".removeprefix(", "), value
        for name, value in position["this turn"].items():
            yield f"this turn, {_titled(in_words(name))}", value
        yield "cards in the deck", position["cards in deck"]
        yield "closed paths", position["closed paths"]
        yield "whose turn", _titled(position["current"])
    except (KeyError, TypeError, ValueError, AttributeError):
        return


def _titled(text: str) -> str:
    """Return a text with the names of factions as they are printed."""
    first, _, rest = text.partition(" ")
    faction = factions().get(first)
    return f"{faction.title} {rest}".strip() if faction else text


def _value(value: object) -> str:
    if value is None or value == [] or value == {}:
        return "none"
    if isinstance(value, list):
        return ", ".join(map(_value, value))
    if isinstance(value, dict):
        return ", ".join(f"{_titled(str(key))} {_value(each)}" for key, each in value.items())
    return _titled(in_words(str(value)))
