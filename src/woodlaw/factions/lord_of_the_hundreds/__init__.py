"""Lord of the Hundreds (chapter 14)."""

from __future__ import annotations

from woodlaw.factions.lord_of_the_hundreds.records import Records


class Hundreds(Records):
    """The Lord of the Hundreds."""

    name = "lord_of_the_hundreds"
    title = "Lord of the Hundreds"
    letter = "H"
    colour = "#b3261e"
    setup_order = 10
    reach = 9
    chapter = "14"
    starts_in_corner = True
    draw_clause = "14.6.3"
    discard_clause = "14.6.3"
    points_known = True


FACTION = Hundreds()
