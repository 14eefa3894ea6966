"""The syntax tree of a Rootlog file.

Nodes of actions know nothing of their place in the file, so that equal texts share one node; an :class:`Action`
carries line and column. Letters are kept as written (``"C"``, ``"h_X"``); what they stand for is for the books.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias

from woodlaw.law.values import Fixed


# Places --------------------------------------------------------------------------------------------------------------
class ClearingAt(Fixed):
    """A clearing: ``5``; ``0`` is a place of a board that its faction numbers so."""

    number: int


class ForestAt(Fixed):
    """A forest, named by the clearings it touches: ``4_9_12``. A path on the mountain map: two clearings."""

    clearings: tuple[int, ...]


class BoardAt(Fixed):
    """A faction's board ``X$``, or a part of it: ``$_r``, ``C$_2``. An empty owner is the current player."""

    owner: str = ""
    part: str = ""


class HandAt(Fixed):
    """A hand: a letter alone."""

    owner: str


class DiscardAt(Fixed):
    """The discard pile: ``*``."""


class QuestsAt(Fixed):
    """The quests: ``Q``."""


class ItemBoxAt(Fixed):
    """A board's place of items: ``box`` is ``s`` satchel, ``d`` damaged, ``t`` track or empty; ``side`` ``r`` or ``e``.

    ``s+e`` is box ``s`` and side ``e``; ``e`` alone has an empty box.
    """

    box: str = ""
    side: str = ""
    owner: str = ""


Where: TypeAlias = ClearingAt | ForestAt | BoardAt | HandAt | DiscardAt | QuestsAt | ItemBoxAt


# Things --------------------------------------------------------------------------------------------------------------
class Pieces(Fixed):
    """``2Cw``, ``b_s``: ``kind`` is one of ``w p b t f``; ``detail`` what follows ``_``; no owner: the current."""

    count: int
    kind: str
    detail: str = ""
    owner: str = ""


class Cards(Fixed):
    """``2R#``, ``#sap``, ``B#@``: an empty ``suit`` or ``name`` is not told; ``@`` is written ``ambush``."""

    count: int
    suit: str = ""
    name: str = ""


class Items(Fixed):
    """``2%s``; ``%_`` is all, with ``kind`` ``_``."""

    count: int
    kind: str


class ScoreMarker(Fixed):
    """``++`` as the thing that moves: the victory point marker."""


class BoardMarker(Fixed):
    """``$_C``, ``$_o``, ``$_h``, ``$_``: something on a board that is set or cleared; ``part`` follows ``_``."""

    part: str
    owner: str = ""


Thing: TypeAlias = Pieces | Cards | Items | ScoreMarker | BoardMarker


# Actions -------------------------------------------------------------------------------------------------------------
class Group(Fixed):
    """Things that share one start; ``start`` is None where none is written."""

    things: tuple[Thing, ...]
    start: Where | None = None


class Move(Fixed):
    """``w->3+11``, ``(2w+Cb_s)3->``. No end is the supply, the discard pile or out of the game."""

    groups: tuple[Group, ...]
    ends: tuple[Where, ...] = ()


UNSUITED = "@"
"""Stands for the suit of an ambush of which no suit is told."""


class Battle(Fixed):
    """``[A]XD5R@M@(2,1)``: ambushes are suits, empty where none was played; ``rolls`` attacker's then defender's."""

    defender: str
    clearing: int
    attacker: str = ""
    ambush: str = ""
    foil: str = ""
    rolls: tuple[int, int] | None = None


class Reveal(Fixed):
    """``3B#^``, ``^A``, ``M#^P+C``: cards of ``owner``'s hand shown to ``to``, letters joined by ``+`` (empty: all)."""

    cards: tuple[Cards, ...]
    owner: str = ""
    to: str = ""


class Craft(Fixed):
    """``Z%h`` or ``Zsap``: one of ``item`` and ``name`` is set; ``suit`` where a favor's or partisan's is told."""

    item: str = ""
    name: str = ""
    suit: str = ""


class Score(Fixed):
    """``P++2``, ``--3``: points won (positive) or lost (negative)."""

    points: int
    player: str = ""


class OpenPath(Fixed):
    """``5_9->``: a closed path is opened."""

    one: int
    other: int


class Flip(Fixed):
    """``t5^t_b``, ``t_p2^``: a token in a clearing is flipped; ``detail`` is what it was, ``to`` what it shows."""

    clearing: int
    owner: str = ""
    kind: str = "t"
    detail: str = ""
    to: str = ""


class Guess(Fixed):
    """``?Pt_e3``: an exposure guess at a plot."""

    owner: str
    detail: str
    clearing: int


class Swap(Fixed):
    """``t12<->t4``: two plots trade places."""

    one: int
    other: int
    owner: str = ""


class Hire(Fixed):
    """``h_E->A$4``: a hireling goes to its new controller with so many control markers; 0 where they are not told.

    An empty controller is the current player.
    """

    hireling: str
    controller: str = ""
    markers: int = 0


class Joined(Fixed):
    """``t_p2+t_p5^``, ``F#A+M#C^``, ``5_9+9_12->``: actions of one kind joined by ``+``, with one end for all."""

    nodes: tuple[Flip, ...] | tuple[Reveal, ...] | tuple[OpenPath, ...]


class Unread(Fixed):
    """An action that could not be read; ``at`` is the offset in its text, ``expected`` what was expected there."""

    text: str
    at: int
    expected: str


Node: TypeAlias = Move | Battle | Reveal | Craft | Score | OpenPath | Flip | Guess | Swap | Hire | Joined | Unread


class Bend(Fixed):
    """Something the reader had to bend: ``at`` is the offset in the action's text, ``note`` one sentence."""

    at: int
    note: str


# The file ------------------------------------------------------------------------------------------------------------
@dataclass(slots=True)
class Action:
    """One action of a turn: its node, and where it stands. Lines and columns count from 1."""

    node: Node
    text: str
    line: int
    column: int
    bends: tuple[Bend, ...] = ()


@dataclass(slots=True)
class Turn:
    """One turn line. ``player`` is the letter before the colon; ``comment`` what follows ``//``, without it."""

    player: str
    line: int
    actions: list[Action] = field(default_factory=list)
    comment: str = ""
    blank_before: bool = False


@dataclass(slots=True)
class Seat:
    """A seat line ``A: name``."""

    letter: str
    player: str
    line: int


@dataclass(slots=True)
class Header:
    """A header line other than a seat: ``key`` as written without the colon, ``value`` stripped of comments."""

    key: str
    value: str
    line: int
    column: int


@dataclass(slots=True)
class Problem:
    """What could not be read, or had to be bent (``bent`` true), outside or inside an action."""

    line: int
    column: int
    message: str
    text: str = ""
    expected: str = ""
    bent: bool = False


@dataclass(slots=True)
class Log:
    """A whole file. ``setup`` holds each seat's first turn line; ``winners`` the letters of the ``Winner`` line."""

    headers: list[Header] = field(default_factory=list)
    seats: list[Seat] = field(default_factory=list)
    setup: list[Turn] = field(default_factory=list)
    turns: list[Turn] = field(default_factory=list)
    comments: list[tuple[int, str]] = field(default_factory=list)
    winners: str = ""
    winner_line: int = 0
    problems: list[Problem] = field(default_factory=list)

    def header(self, key: str) -> Header | None:
        """Return the header of a key, compared without case, or None."""
        for header in self.headers:
            if header.key.lower() == key.lower():
                return header
        return None
