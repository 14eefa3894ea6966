"""The Automated Alliance (RB.6), the bot of the Woodland Alliance."""

from __future__ import annotations

from woodlaw.factions.automated_alliance import setup, turn
from woodlaw.factions.automated_alliance.abilities import AutomatedAlliance

FACTION = AutomatedAlliance(setup.SETUP, turn.BIRDSONG, turn.DAYLIGHT, turn.EVENING)
