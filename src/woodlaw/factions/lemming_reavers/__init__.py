"""Lemming Reavers (chapter LR)."""

from __future__ import annotations

from woodlaw.factions.lemming_reavers.records import Records


class Reavers(Records):
    """The Lemming Reavers."""

    name = "lemming_reavers"
    title = "Lemming Reavers"
    letter = "S"
    colour = "#8fb8d8"
    setup_order = 17
    chapter = "LR"
    starts_in_corner = True
    draw_clause = "LR.6.2"
    uncounted = frozenset({"loot"})
    discard_clause = "LR.6.2"
    points_known = True


FACTION = Reavers()
