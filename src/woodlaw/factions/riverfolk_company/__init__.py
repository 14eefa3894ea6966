"""The Riverfolk Company (chapter 11)."""

from __future__ import annotations

from woodlaw.factions.riverfolk_company import birdsong, daylight, evening, setup
from woodlaw.factions.riverfolk_company.abilities import Riverfolk

FACTION = Riverfolk(setup.SETUP, birdsong.BIRDSONG, daylight.DAYLIGHT, evening.EVENING)
