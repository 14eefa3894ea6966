"""What a position is, and why a text is none."""

from __future__ import annotations

from woodlaw.engine.state import State
from woodlaw.law.problems import CannotAnswer
from woodlaw.law.values import Fixed
from woodlaw.positions.laying import words_at
from woodlaw.positions.wording import Words
from woodlaw.table.cards import Card
from woodlaw.table.pieces import Piece
from woodlaw.table.places import Place

KIND = "woodlaw position"
"""The key that tells a position from other files; its value is the version."""

VERSION = 1
"""The version of the format that is written and read."""


AS_RECORDED = "as recorded"
"""The key of what no game can show and a record led to: with it, just that is not refused."""


class Position(Fixed):
    """A table as it lies.

    ``on_top`` is how many cards of the deck, from its top, lie in an order that is known; ``turn_said`` whether it is
    known whose turn it is.
    """

    state: State
    on_top: int = 0
    turn_said: bool = False

    @property
    def words(self) -> Words:
        """The names of the table."""
        return words_at(self.state.map.id, self.state.deck.id, self.state.seats)


class Fault(Fixed):
    """Something of a table that no game can show: where it lies or whose it is, or by what keys it is said.

    ``about`` is what there is too much of, wherever it lies.
    """

    message: str
    place: Place | None = None
    player: str = ""
    said: tuple[str, ...] = ()
    about: Piece | Card | None = None


class NotAPosition(CannotAnswer):
    """A text that no position can be made of; the message is one line, ``problems`` hold all that is wrong."""


def is_position(text: str) -> bool:
    """Return whether a text is meant to be a position: one of its lines begins with the key that says so."""
    return any(line.startswith((f"{KIND}:", f'"{KIND}":', f"'{KIND}':")) for line in text.splitlines())
