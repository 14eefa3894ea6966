"""Events: what happened at the table, one for each use of a primitive.

The playing engine emits them; the books of a recorded game rebuild them from the record. ``player`` is whoever acts.
"""

from __future__ import annotations

from woodlaw.law.values import Fixed
from woodlaw.table.cards import Card
from woodlaw.table.pieces import Piece
from woodlaw.table.places import Place


class Placed(Fixed):
    """``count`` pieces came from ``source`` (their supply or track) to ``place`` (G.20)."""

    player: str
    piece: Piece
    count: int
    source: Place
    place: Place


class Removed(Fixed):
    """``count`` pieces left ``place`` for ``destination`` (G.24), ``replaced`` by others or not (G.23)."""

    player: str
    piece: Piece
    count: int
    place: Place
    destination: Place
    replaced: bool = False


class Moved(Fixed):
    """Pieces moved together from one place to another (4.2)."""

    player: str
    pieces: tuple[tuple[Piece, int], ...]
    origin: Place
    destination: Place


class Replaced(Fixed):
    """A piece was replaced by another (G.23): the old one was removed, and the new one placed, as told before."""

    player: str
    old: Piece
    new: Piece
    place: Place


class Flipped(Fixed):
    """A piece with two sides was turned over where it lies: a plot, an enclave."""

    player: str
    old: Piece
    new: Piece
    place: Place


UNTOLD = "untold"
"""Stands for the suit of an ambush where a record tells of one and not of its suit."""


class Battled(Fixed):
    """A battle was initiated (4.3). Ambushes are suits, empty where none was played."""

    attacker: str
    defender: str
    clearing: Place
    ambush: str = ""
    foil: str = ""
    rolls: tuple[int, int] | None = None


class Rolled(Fixed):
    """Both battle dice were rolled, for the battle initiated last (4.3.3); the higher first, or the attacker's."""

    rolls: tuple[int, int]


class Crafted(Fixed):
    """A card was crafted (4.1). ``card`` may be known in part; ``item`` is the kind of item taken, or empty."""

    player: str
    card: Card
    item: str = ""


class ItemMoved(Fixed):
    """An item went from one place to another: explored, taken, damaged, repaired (9.2.5).

    ``face_down`` says which side it shows from then on, where a record tells it.
    """

    player: str
    item: Piece
    count: int
    source: Place
    target: Place
    face_down: bool | None = None


class ItemFlipped(Fixed):
    """An item that lay as ``item`` was turned over, into ``target``: exhausted, or refreshed where it lay face down."""

    player: str
    item: Piece
    source: Place
    target: Place


class Scored(Fixed):
    """Points were scored, or lost when negative (3.2)."""

    player: str
    points: int


class CardsMoved(Fixed):
    """Cards went from one place to another: drawn, spent, discarded, given, tucked."""

    player: str
    cards: tuple[Card, ...]
    source: Place
    target: Place


class Revealed(Fixed):
    """Cards were shown from ``owner``'s hand to ``to``, empty for everyone (G.25, G.29)."""

    player: str
    owner: str
    cards: tuple[Card, ...]
    to: str = ""


class Stated(Fixed):
    """Something on a board was set: an outcast, a price, a relationship."""

    player: str
    owner: str
    fact: str
    value: str


class PathOpened(Fixed):
    """A closed path was opened (M.4.3)."""

    player: str
    one: int
    other: int


class MarkerLeft(Fixed):
    """A score marker left the track for a faction's board: dominance or a coalition (3.3.1, 9.2.8)."""

    player: str
    board_of: str


class Guessed(Fixed):
    """An exposure guess at a plot (13.2.4); ``kind`` are the letters that Rootlog writes it by, such as ``t_e``."""

    player: str
    kind: str
    clearing: Place


class Hired(Fixed):
    """A player gained control of a hireling, with so many control markers (H.1); 0 where nobody tells how many."""

    player: str
    hireling: str
    markers: int


class Agreed(Fixed):
    """Players agreed on something, which binds nobody (1.3.1); ``player`` proposed it to ``other``."""

    player: str
    other: str
    what: str


class TurnBegan(Fixed):
    """A player's turn began (1.4.1); in setup, the player's setup."""

    player: str
    setup: bool = False


class TurnEnded(Fixed):
    """A player's turn ended; ``game_over`` when the record ends with it."""

    player: str
    setup: bool = False
    game_over: bool = False


Event = (
    Placed
    | Removed
    | Moved
    | Replaced
    | Flipped
    | Battled
    | Rolled
    | Crafted
    | ItemMoved
    | ItemFlipped
    | Scored
    | CardsMoved
    | Revealed
    | Stated
    | PathOpened
    | MarkerLeft
    | Guessed
    | Hired
    | Agreed
    | TurnBegan
    | TurnEnded
)

Happening = tuple[Event, tuple[str, ...]]
"""An event, and beside it the ids of the clauses in force when it happened, the outermost first: what was called last
stands last. ``(Scored("marquise_de_cat", 2), ("6.5", "4.1", "4.1.2"))`` is two points for an item crafted in Daylight.
"""
