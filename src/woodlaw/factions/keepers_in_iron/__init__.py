"""Keepers in Iron (chapter 15)."""

from __future__ import annotations

from woodlaw.factions.keepers_in_iron.records import Records


class Keepers(Records):
    """The Keepers in Iron."""

    name = "keepers_in_iron"
    title = "Keepers in Iron"
    letter = "K"
    colour = "#6f7782"
    setup_order = 11
    reach = 8
    chapter = "15"
    starts_in_corner = True
    draw_clause = "15.6.3"
    discard_clause = "15.6.3"
    points_known = True


FACTION = Keepers()
