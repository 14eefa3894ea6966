"""The plots as pieces (13.2.2): a side that all have in common, and four that tell them apart."""

from __future__ import annotations

from woodlaw.engine.memory import FLAG, PLACE, Kept, OneOf
from woodlaw.engine.unseen import FaceDown
from woodlaw.table.pieces import TOKEN, Piece, piece

NAME = "corvid_conspiracy"
FACES = ("bomb", "snare", "extortion", "raid")
OF_EACH_FACE = 2


def face(kind: str) -> Piece:
    """Return a plot of a kind as it lies face up."""
    return piece(NAME, kind, TOKEN)


PLOT = piece(NAME, "plot", TOKEN)
"""A plot face down."""
PLOTS = (PLOT, *map(face, FACES))
BOMB, SNARE, EXTORTION, RAID = map(face, FACES)

BENEATH = FaceDown(
    PLOT,
    dict.fromkeys(PLOTS[1:], OF_EACH_FACE),
    Kept("plot", "", OneOf(FACES), PLACE, owner=NAME),
    Kept("denied plot", False, FLAG, OneOf(FACES), PLACE, owner=NAME),
)
"""What the plots are that lie face down on the map: the Corvids know it, and nobody else."""
