"""Lilypad Diaspora (chapter 16)."""

from __future__ import annotations

from woodlaw.factions.lilypad_diaspora.records import Records


class Diaspora(Records):
    """The Lilypad Diaspora."""

    name = "lilypad_diaspora"
    title = "Lilypad Diaspora"
    letter = "F"
    colour = "#5aa469"
    setup_order = 12
    reach = 7
    chapter = "16"
    draw_clause = "16.6.3"
    discard_clause = "16.6.3"
    points_known = True


FACTION = Diaspora()
