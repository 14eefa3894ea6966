"""Honeycomb Clergy (chapter HCC)."""

from __future__ import annotations

from woodlaw.factions.honeycomb_clergy import setup, turn
from woodlaw.factions.honeycomb_clergy.records import Records

FACTION = Records(setup.SETUP, turn.BIRDSONG, turn.DAYLIGHT, turn.EVENING)
