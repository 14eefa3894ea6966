"""Twilight Council (chapter 17)."""

from __future__ import annotations

from woodlaw.factions.twilight_council.records import Records


class Council(Records):
    """The Twilight Council."""

    name = "twilight_council"
    title = "Twilight Council"
    letter = "T"
    colour = "#6d4c9f"
    setup_order = 13
    reach = 4
    chapter = "17"
    starts_in_corner = True
    draw_clause = "17.6.5"
    discard_clause = "17.6.5"
    points_known = True


FACTION = Council()
