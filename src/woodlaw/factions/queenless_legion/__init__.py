"""Queenless Legion (chapter QL)."""

from __future__ import annotations

from woodlaw.factions.queenless_legion import birdsong, daylight, evening, setup
from woodlaw.factions.queenless_legion.records import Records

FACTION = Records(setup.SETUP, birdsong.BIRDSONG, daylight.DAYLIGHT, evening.EVENING)
