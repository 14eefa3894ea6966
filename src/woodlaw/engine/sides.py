"""A battle as rules see it: its two sides, what stood there, what was hit, and what effects add to it (4.3)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from woodlaw.engine.game import Game
from woodlaw.engine.refusal import Refusal
from woodlaw.law.values import Fixed
from woodlaw.table.pieces import WARRIOR, Piece
from woodlaw.table.places import Place


@dataclass(slots=True)
class Fight:
    """A battle: who attacks whom, where, and which ambushes were played (suits, or empty).

    ``stood`` is what stood in the clearing when it began; ``hit`` what each hit fell on, whatever became of it,
    ``spared`` what of that was moved away instead of removed, and ``as_own`` which warriors of others a side took hits
    with as its own. They grow while the battle goes on.
    """

    attacker: str
    defender: str
    clearing: Place
    ambush: str = ""
    foil: str = ""
    stood: Mapping[Piece, int] = field(default_factory=dict)
    hit: set[Piece] = field(default_factory=set)
    spared: dict[Piece, int] = field(default_factory=dict)
    as_own: set[Piece] = field(default_factory=set)

    def side(self, player: str) -> str:
        """Return ``"attacker"`` or ``"defender"``."""
        return "attacker" if player == self.attacker else "defender"

    def enemy(self, player: str) -> str:
        """Return the other side."""
        return self.defender if player == self.attacker else self.attacker

    @property
    def sides(self) -> tuple[str, str]:
        """The attacker and the defender."""
        return self.attacker, self.defender


class Lent(Fixed):
    """Warriors of somebody else that fight for a side, and take its hits as its own warriors do.

    ``pieces`` are those of them that stand there; ``last`` says that they take hits only once the side's own warriors
    are gone, ``as_own`` that they count among these, and ``split_by`` by which clause hits are split between them and
    those, which take the odd ones. Otherwise the side chooses.
    """

    owner: str
    pieces: Mapping[Piece, int]
    last: bool = False
    as_own: bool = False
    split_by: str = ""


@dataclass(slots=True)
class Falling:
    """What falls together to one effect, or one step of a battle, as it is judged piece by piece.

    ``fight`` is the battle it falls in, if any; ``fallen`` what has been judged to fall so far.
    """

    fight: Fight | None = None
    fallen: dict[tuple[Piece, Place], int] = field(default_factory=dict)

    def fell(self, piece: Piece, place: Place, count: int = 1) -> None:
        """Note that pieces fall."""
        self.fallen[piece, place] = self.fallen.get((piece, place), 0) + count

    def warriors_of(self, owner: str) -> int:
        """Return how many of an owner's warriors fall."""
        fallen = 0
        for (piece, _), count in self.fallen.items():
            if piece.owner == owner and piece.category is WARRIOR:
                fallen += count
        return fallen

    def left(self, game: Game, piece: Piece, place: Place) -> int:
        """Return how many of a piece are left at a place beside what falls."""
        there = game.state.count(place, piece)
        return there - self.fallen.get((piece, place), 0) if self.fallen else there

    def standing(self, game: Game, place: Place) -> dict[Piece, int]:
        """Return what is left at a place beside what falls."""
        there = game.state.at(place)
        if not self.fallen:
            return dict(there)
        left = {piece: count - self.fallen.get((piece, place), 0) for piece, count in there.items()}
        return {piece: count for piece, count in left.items() if count > 0}


class Removal(Fixed):
    """Pieces that a player is about to remove from a place."""

    player: str
    piece: Piece
    count: int
    place: Place


class Spared(Fixed):
    """Pieces that are moved to another place instead of removed: that is no removal, for whatever asks."""

    piece: Piece
    count: int
    place: Place
    destination: Place


class Modifier(Fixed):
    """What an effect may add to a battle.

    ``player`` is the side that has it; ``extra`` how many extra hits it deals, or how many fewer where it is less than
    none, and ``taken`` how many it takes (4.3.5.I); ``more_rolled`` by how many it raises the most rolled hits
    (4.3.3.I); ``ignored_rolled`` how many rolled hits it ignores (4.3.5.III), ``ignores_rolled`` all of them,
    ``ignores_first`` the first it takes, unasked, of an ambush or of the roll; ``ignores_ambush`` hits of an ambush,
    which only an attacker takes; ``optional`` whether the player may leave it; ``before_roll`` whether it comes before
    rolling (4.3.2); ``costs_itself`` that its card is discarded for it; ``use`` what else comes of it as it is used,
    ``then`` what follows once the hits of the battle are dealt. ``why_not`` tells why it is none of this battle, where
    it is not.
    """

    clause: str
    player: str
    extra: int = 0
    taken: int = 0
    more_rolled: int = 0
    ignored_rolled: int = 0
    ignores_rolled: bool = False
    ignores_first: bool = False
    ignores_ambush: bool = False
    optional: bool = False
    before_roll: bool = False
    costs_itself: bool = False
    use: Callable[[Game], None] | None = None
    then: Callable[[Game], None] | None = None
    why_not: Callable[[], Refusal] | None = None
