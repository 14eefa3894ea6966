"""The Woodland Alliance (chapter 8)."""

from __future__ import annotations

from woodlaw.factions.woodland_alliance import birdsong, daylight, evening, setup
from woodlaw.factions.woodland_alliance.abilities import Alliance

FACTION = Alliance(setup.SETUP, birdsong.BIRDSONG, daylight.DAYLIGHT, evening.EVENING)
