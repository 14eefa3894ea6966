"""The Corvid Conspiracy (chapter 13)."""

from __future__ import annotations

from woodlaw.factions.corvid_conspiracy import birdsong, daylight, evening, setup
from woodlaw.factions.corvid_conspiracy.abilities import Corvids

FACTION = Corvids(setup.SETUP, birdsong.BIRDSONG, daylight.DAYLIGHT, evening.EVENING)
