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

    from woodlaw.asking.batches import check_games
    from woodlaw.asking.bots import BotTurn, bot_turn
    from woodlaw.asking.errors import CannotAnswer, Problem
    from woodlaw.asking.factions import Asked, Box, Installed, Named, Vocabulary, vocabulary, what_there_is
    from woodlaw.asking.first_questions import asked_first
    from woodlaw.asking.games import Chosen, Game, play_from, play_from_game, play_on
    from woodlaw.asking.hands_on import Seat, Seen, as_case, note, put, see
    from woodlaw.asking.lookups import Cited, Found, Hit, look_up, search
    from woodlaw.asking.offering import Blank, Group, Offers, offers, with_suit
    from woodlaw.asking.records import Checked, Offence, check, mended, replay
    from woodlaw.asking.rulings import Because, Choice, Ruling, options, rule, rule_and_after
    from woodlaw.asking.tables import Table, board_of, lay, lay_from_game, picture_of, read_back
    from woodlaw.positions.position import Position

VERSION = 2
"""The version of the forms that are taken and given; it changes only when somebody who asks would break."""

__all__ = [
    "Asked",
    "Because",
    "Blank",
    "BotTurn",
    "Box",
    "CannotAnswer",
    "Checked",
    "Choice",
    "Chosen",
    "Cited",
    "Found",
    "Game",
    "Group",
    "Hit",
    "Installed",
    "Named",
    "Offence",
    "Offers",
    "Position",
    "Problem",
    "Ruling",
    "Seat",
    "Seen",
    "Table",
    "Vocabulary",
    "as_case",
    "as_data",
    "asked_first",
    "board_of",
    "bot_turn",
    "check",
    "check_games",
    "lay",
    "lay_from_game",
    "look_up",
    "mended",
    "note",
    "offers",
    "options",
    "picture_of",
    "play_from",
    "play_from_game",
    "play_on",
    "put",
    "read_back",
    "replay",
    "rule",
    "rule_and_after",
    "search",
    "see",
    "vocabulary",
    "what_there_is",
    "with_suit",
]

_HOMES = {
    "batches": ("check_games",),
    "bots": ("BotTurn", "bot_turn"),
    "errors": ("CannotAnswer", "Problem"),
    "factions": ("Asked", "Box", "Installed", "Named", "Vocabulary", "vocabulary", "what_there_is"),
    "first_questions": ("asked_first",),
    "games": ("Chosen", "Game", "play_from", "play_from_game", "play_on"),
    "hands_on": ("Seat", "Seen", "as_case", "note", "put", "see"),
    "lookups": ("Cited", "Found", "Hit", "look_up", "search"),
    "offering": ("Blank", "Group", "Offers", "offers", "with_suit"),
    "records": ("Checked", "Offence", "check", "mended", "replay"),
    "rulings": ("Because", "Choice", "Ruling", "options", "rule", "rule_and_after"),
    "tables": ("Position", "Table", "board_of", "lay", "lay_from_game", "picture_of", "read_back"),
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
