"""A whole position for each faction, made of what it declares: its pieces on the map, something in each box."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from woodlaw.engine.memory import Form, Kept, OneOf, of_boards
from woodlaw.engine.titles import in_words
from woodlaw.factions.base import Faction
from woodlaw.factions.registry import factions
from woodlaw.positions.laying import default_seats
from woodlaw.positions.position import KIND, VERSION, NotAPosition
from woodlaw.positions.reading import position_of
from woodlaw.table.boxes import ITEMS, OTHERS, OWN_CARDS, PIECES, UNSORTED, Box
from woodlaw.table.pieces import Category, Piece

_WARRIORS = 3
_CARDS = ("Anvil", "Bake Sale", "Armorers", "Birdy Bindle")


def example_of(faction: Faction) -> dict[str, Any]:
    """Return a position with a faction as plain data: everything that it declares, as far as a table can show it."""
    other = factions()[next(name for name in default_seats() if name != faction.name)]
    data: dict[str, Any] = {
        KIND: VERSION,
        "map": "Autumn",
        "seats": [faction.title, other.title],
        "turn": f"{faction.title}, Daylight",
        "clearings": {9: f"2 {other.title} warriors"},
        faction.title: {"score": 7, **({"hand": ["2 unknown", "a fox card"]} if faction.has_hand else {})},
    }
    kinds = [spec.piece for spec in faction.pieces.values()]
    for piece in sorted(kinds, key=lambda piece: piece.category is not Category.WARRIOR):
        _try(data, _on_map(data, piece))
    own = data[faction.title]
    for name, box in (faction.board_boxes or {}).items():
        title = faction.names.box_titles.get(name, name)
        samples = [] if name == UNSORTED or own.get("board", {}).get(title) else list(_samples(faction, box, other))
        in_box = ({**own, "board": {**own.get("board", {}), title: sample}} for sample in samples)
        own = _try(data, ({faction.title: each} for each in in_box))[faction.title]
    for kept in of_boards(faction.name).values():
        said = _said(kept, other) if kept.owner == faction.name else None
        if said is not None:
            new = dict([said])
            told = {**own, "facts": {**own.get("facts", {}), **new}} if kept.name else {**own, **new}
            own = _try(data, iter([{faction.title: told}]))[faction.title]
    return data


def _try(data: dict[str, Any], ways: Iterator[dict[str, Any]]) -> dict[str, Any]:
    """Let the first of some changes be made that leaves a position; none where no one does."""
    for change in ways:
        try:
            position_of({**data, **change})
        except NotAPosition:
            continue
        data.update(change)
        break
    return data


def _on_map(data: dict[str, Any], piece: Piece) -> Iterator[dict[str, Any]]:
    """Yield the clearings with a piece in one of them, more warriors of the plain kind together."""
    owner = factions()[piece.owner]
    plain = piece is next(iter(owner.pieces.values())).piece and piece.category is Category.WARRIOR
    named = f"{_WARRIORS if plain else 1} {owner.title} {in_words(piece.kind)}{'s' * plain}"
    for number in range(1, 9):
        there = data["clearings"].get(number)
        clearings = {**data["clearings"], number: f"{there}, {named}" if there else named}
        yield {"clearings": dict(sorted(clearings.items()))}


def _samples(faction: Faction, box: Box, other: Faction) -> Iterator[str]:
    """Yield what may lie in a box, in words: something of the first sort that it holds, each kind in turn."""
    for content in box.holds:
        if content is OWN_CARDS:
            yield from box.kinds or sorted(faction.own_cards)
        elif content is PIECES:
            yield from (f"2 {in_words(kind)}s" for kind in box.kinds if kind == "warrior")
            yield from (f"a {in_words(kind)}" for kind in box.kinds)
        elif content is OTHERS:
            yield f"2 {other.title} warriors"
        elif content is ITEMS:
            yield from (f"a {kind}" for kind in box.kinds or ("sword",))
        else:
            yield from _CARDS


def _said(kept: Kept[Any], other: Faction) -> tuple[str, str] | None:
    """Return something that a board says, by the words that it knows: of the other player, or of one thing."""
    word = _word(kept.form, kept.default)
    if word is None or "untold" in kept.name:
        return None
    if not kept.name:
        return other.title, word
    about = [_word(form, "") for form in kept.about]
    return None if None in about else (", ".join([kept.name, *map(str, about)]), word)


def _word(form: Form, default: object) -> str | None:
    """Return a word of a form that is not the default; None for other forms."""
    return next((word for word in form.words if word not in ("", default)), None) if isinstance(form, OneOf) else None
