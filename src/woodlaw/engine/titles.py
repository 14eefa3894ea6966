"""Titles: how texts call players, places and pieces.

A refusal names a place by itself (:func:`name`). Who watches a game is told whose it is (:func:`told_place`), and what
is read again says so as positions and scenarios do (:func:`whose_place`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Protocol

from woodlaw.table.hirelings import hireling_title, is_hireling
from woodlaw.table.places import Place, PlaceKind

ON_CARD = "card "
"""How the name of a place on a card begins; the card's name in lower case follows."""


def in_words(name: str) -> str:
    """Return a name of ours in words: ``"fox_garden"`` is ``"fox garden"``."""
    return name.replace("_", " ")


def several(kind: str) -> str:
    """Return the word for several of a kind.

    >>> several("sympathy"), several("warrior"), several("torch"), several("thief")
    ('sympathies', 'warriors', 'torches', 'thieves')
    """
    if kind.endswith("f"):
        return f"{kind[:-1]}ves"
    if kind.endswith("y") and kind[-2:-1] not in "aeiou":
        return f"{kind[:-1]}ies"
    return f"{kind}es" if kind.endswith(("s", "x", "ch", "sh")) else f"{kind}s"


class _Seated(Protocol):
    """What a title is asked of: a game, of which no more is known here."""

    @property
    def factions(self) -> Mapping[str, object]:
        """The factions at the table."""
        ...


# Players --------------------------------------------------------------------------------------------------------------
def player_title(game: _Seated, player: str) -> str:
    """Return a player's title as a refusal names it."""
    return getattr(game.factions.get(player), "title", None) or hireling_title(player)


def title_among(titles: Mapping[str, str], player: str) -> str:
    """Return what to call a player: the title that it has among some, or else its own name in words."""
    return titles.get(player) or (hireling_title(player) if is_hireling(player) else in_words(player).title())


# Places ---------------------------------------------------------------------------------------------------------------
@cache
def name(place: Place) -> str:
    """Return a place as a refusal names it: ``clearing 5``, ``the forest 4-9-12``."""
    return _on_map(place) or f"the {place.name or place.kind.value}"


def told_place(place: Place, title: Callable[[str], str], player: str = "") -> str:
    """Return a place as those who watch are told it: ``the Clergy hand``, of the player's own ``the hand``.

    ``title`` says what to call a player.
    """
    on_map = _on_map(place)
    if on_map:
        return on_map
    called = "board" if place.kind is PlaceKind.BOARD and place.name == "cards" else in_words(place.name)
    owner = f"{title(place.owner)} " if place.owner not in ("", player) else ""
    return f"the {owner}{called or in_words(place.kind.value)}"


def whose_place(place: Place, title: Callable[[str], str]) -> str:
    """Return a place as positions and scenarios name it: ``the forest 4-9-12``, ``the Clergy's hand``.

    ``title`` says what to call a player.
    """
    on_map = _on_map(place)
    if on_map:
        return on_map
    if not place.owner:
        return f"the {place.name}"
    on_card = ON_CARD if place.kind is PlaceKind.CARD else ""
    return f"{title(place.owner)}'s {on_card}{place.name or place.kind.value}"


def _on_map(place: Place) -> str:
    """Return a clearing, forest or path of the map, nothing for any other place."""
    if place.number:
        return f"clearing {place.number}"
    if place.kind in (PlaceKind.FOREST, PlaceKind.PATH):
        return f"the {place.kind.value} {'-'.join(map(str, place.clearings))}"
    return ""
