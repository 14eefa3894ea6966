"""Honeycomb Clergy (chapter HCC)."""

from __future__ import annotations

from woodlaw.factions.honeycomb_clergy import setup, turn
from woodlaw.factions.honeycomb_clergy.abilities import Clergy

FACTION = Clergy(setup.SETUP, turn.BIRDSONG, turn.DAYLIGHT, turn.EVENING)
