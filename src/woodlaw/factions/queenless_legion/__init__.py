"""Queenless Legion (chapter QL)."""

from __future__ import annotations

from woodlaw.factions.queenless_legion import birdsong, daylight, evening, setup
from woodlaw.factions.queenless_legion.abilities import Legion

FACTION = Legion(setup.SETUP, birdsong.BIRDSONG, daylight.DAYLIGHT, evening.EVENING)
