"""The Lizard Cult (chapter 10)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from woodlaw.engine.concepts import standing_on, suits
from woodlaw.engine.extension import Claim
from woodlaw.engine.game import Game
from woodlaw.engine.memory import FLAG, Kept, OneOf
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.sides import Fight
from woodlaw.factions.base import Faction
from woodlaw.law.implements import implements
from woodlaw.table.boxes import CARDS, PIECES, Box
from woodlaw.table.pieces import Category, Piece
from woodlaw.table.places import Place, board
from woodlaw.table.suits import CLEARING_SUITS, LETTERS

OUTCAST, HATED_OUTCAST = "o", "ho"
"""How a record names the Outcast marker, by its side."""
OUTCASTS = {
    side: Kept(side, "", OneOf(tuple(LETTERS.values())), owner="lizard_cult") for side in (OUTCAST, HATED_OUTCAST)
}
"""What the board says of either: the letter of a suit."""
MOVED_UNTOLD = Kept("outcast untold", False, FLAG, owner="lizard_cult")
"""Whether the marker lay Outcast side up as a turn of the Cult began, which moves or turns it, and none tells of it."""


def garden_of(suit: str) -> str:
    """Return what kind of piece the garden of a suit is."""
    return f"{suit}_garden"


class Cult(Faction):
    """The Lizard Cult: gardens, acolytes and the Outcast."""

    name = "lizard_cult"
    title = "Lizard Cult"
    letter = "L"
    colour = "#e6d24a"
    setup_order = 6
    reach = 2
    chapter = "10"
    starts_in_corner = True
    holds: Mapping[str, Box] | None = {
        "acolytes": Box((PIECES,), kinds=("warrior",), clause="10.2.3"),
        "cards": Box((CARDS,)),
    }

    @property
    def gardens(self) -> tuple[Piece, ...]:
        """The garden of each suit."""
        return tuple(self.piece(garden_of(suit)) for suit in CLEARING_SUITS)

    @property
    def acolytes(self) -> Place:
        """The Acolytes box."""
        return board(self.name, "acolytes")

    def outcasts(self, game: Game) -> tuple[str, ...]:
        """Return the suits that can be the Outcast: that last told, for either side of the marker.

        There are none where the marker was moved since and the record does not tell where to.
        """
        if MOVED_UNTOLD.of(game.state, self.name):
            return ()
        told = {(OUTCASTS[side].of(game.state, self.name)) for side in (OUTCAST, HATED_OUTCAST)}
        return tuple(suit for suit in CLEARING_SUITS if LETTERS[suit] in told)

    @implements("10.2.1")
    def crafting_places(self, game: Game, player: str) -> Sequence[Place] | None:
        """Crafting: the Cult activates gardens of the Outcast suit, for their clearing's suit."""
        outcasts = self.outcasts(game)
        if player != self.name or not outcasts:
            return None
        return standing_on(game, tuple(self.piece(garden_of(suit)) for suit in outcasts))

    @implements("10.2.3")
    def removed_to(self, game: Game, piece: Piece, place: Place, fight: Fight | None) -> Place | None:
        """Revenge: warriors that fall while defending in battle become acolytes."""
        if piece is not self.warrior or fight is None or fight.defender != self.name or fight.clearing is not place:
            return None
        return self.acolytes

    @implements("10.2.4")
    def claim(self, game: Game, clearing: Place) -> Claim:
        """Pilgrims: the Cult rules where it has a garden, even against the Lords of the Forest."""
        there = any(piece in self.gardens for piece in game.state.at(clearing))
        return Claim.ALWAYS if there else Claim.MAJORITY

    @implements("10.5.1")
    def forbids_place(self, game: Game, player: str, piece: Piece, place: Place) -> Refusal | None:
        """Build: a garden's printed suit matches its clearing, in setup (10.3.2) and by Sanctify (10.4.3.III) too."""
        if piece.owner != self.name or piece.category is not Category.BUILDING or not place.number:
            return None
        there = suits(game, place)
        if not there or piece.kind.removesuffix("_garden") in there:
            return None
        return Refusal("10.5.1", f"clearing {place.number} does not match a {piece.kind.replace('_', ' ')}")
