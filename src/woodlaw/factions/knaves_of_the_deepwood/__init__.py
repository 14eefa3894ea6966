"""Knaves of the Deepwood (chapter 18), and their Captains (chapter K)."""

from __future__ import annotations

from woodlaw.factions.knaves_of_the_deepwood.records import Records


class Knaves(Records):
    """The Knaves of the Deepwood."""

    name = "knaves_of_the_deepwood"
    title = "Knaves of the Deepwood"
    letter = "N"
    colour = "#2f6f73"
    setup_order = 14
    reach = 4
    chapter = "18"
    draw_clause = "18.6.4"
    uncounted = frozenset({"acclaim"})
    discard_clause = "18.6.4"
    points_known = True


FACTION = Knaves()
