"""Queenless Legion (chapter QL)."""

from __future__ import annotations

from woodlaw.factions.queenless_legion.records import Records


class Legion(Records):
    """The Queenless Legion."""

    name = "queenless_legion"
    title = "Queenless Legion"
    letter = "J"
    colour = "#7a1f3d"
    setup_order = 16
    chapter = "QL"
    starts_in_corner = True
    draw_clause = "QL.6.4"
    discard_clause = "QL.6.4"
    points_known = True


FACTION = Legion()
