"""What the Wisps bring to the table: their lanterns, a pile, a place on their board, and what their board says."""

from __future__ import annotations

from woodlaw.engine.memory import Kept, OneOf
from woodlaw.table.pieces import Category, piece
from woodlaw.table.places import board, common

WISPS = "marsh_wisps"

LANTERN = piece(WISPS, "lantern", Category.TOKEN)
DARK_LANTERN = piece(WISPS, "dark_lantern", Category.TOKEN)

MIRE = common("mire")
"""The pile that the Wisps bring to the table."""
SKY = board(WISPS, "sky")
"""Where Moonrise lies."""

MOON = Kept("moon", "new", OneOf(("new", "full")), owner=WISPS)
"""What the board says of the moon, which changes every Evening (MW.6)."""
