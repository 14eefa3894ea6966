"""Asking: all that a door needs to ask, as plain values; the command line and the assistant's tools stand on it.

Lay a position, see what may be done and what not, have an action ruled on, look the Law up, check a game. What comes
back are dataclasses of texts, numbers and tuples, which :func:`as_data` turns into what JSON can hold. Whatever cannot
be understood raises :class:`CannotAnswer`.

>>> from woodlaw import asking
>>> ruling = asking.rule("turn: cats daylight; 5: 2 cats; 2: 3 bees", ["march", "5 > 7"])
>>> ruling.verdict, ruling.decided_by.id
('illegal', '4.2')
"""

from __future__ import annotations

from dataclasses import asdict
from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

    from woodlaw.asking.bots import BotTurn, bot_turn
    from woodlaw.asking.errors import CannotAnswer, Problem
    from woodlaw.asking.factions import Asked, Named, Vocabulary, vocabulary
    from woodlaw.asking.lookups import Cited, Found, Hit, look_up, search
    from woodlaw.asking.records import Checked, Offence, check, check_games
    from woodlaw.asking.rulings import Because, Choice, Ruling, options, rule
    from woodlaw.asking.tables import Table, board_of, lay, lay_from_game, picture_of, read_back

VERSION = 2
"""The version of the forms that are taken and given; it changes only when somebody who asks would break."""

__all__ = [
    "Asked",
    "Because",
    "BotTurn",
    "CannotAnswer",
    "Checked",
    "Choice",
    "Cited",
    "Found",
    "Hit",
    "Named",
    "Offence",
    "Problem",
    "Ruling",
    "Table",
    "Vocabulary",
    "as_data",
    "board_of",
    "bot_turn",
    "check",
    "check_games",
    "lay",
    "lay_from_game",
    "look_up",
    "options",
    "picture_of",
    "read_back",
    "rule",
    "search",
    "vocabulary",
]

_HOMES = {
    "bots": ("BotTurn", "bot_turn"),
    "errors": ("CannotAnswer", "Problem"),
    "factions": ("Asked", "Named", "Vocabulary", "vocabulary"),
    "lookups": ("Cited", "Found", "Hit", "look_up", "search"),
    "records": ("Checked", "Offence", "check", "check_games"),
    "rulings": ("Because", "Choice", "Ruling", "options", "rule"),
    "tables": ("Table", "board_of", "lay", "lay_from_game", "picture_of", "read_back"),
}


def __getattr__(name: str) -> object:
    """Import what is asked for when it is first asked for: who shows a board needs no judge."""
    home = next((home for home, names in _HOMES.items() if name in names), None)
    if home is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{home}"), name)


def as_data(value: DataclassInstance) -> dict[str, Any]:
    """Return an answer as what JSON can hold."""
    return asdict(value)
