"""The Woodland Alliance (chapter 8)."""

from __future__ import annotations

from woodlaw.factions.woodland_alliance import birdsong, daylight, evening, setup
from woodlaw.factions.woodland_alliance.records import Records

FACTION = Records(setup.SETUP, birdsong.BIRDSONG, daylight.DAYLIGHT, evening.EVENING)
