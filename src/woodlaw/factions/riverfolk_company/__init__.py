"""The Riverfolk Company (chapter 11)."""

from __future__ import annotations

from woodlaw.factions.riverfolk_company import turn
from woodlaw.factions.riverfolk_company.abilities import Riverfolk

FACTION = Riverfolk(turn.SETUP, turn.BIRDSONG, turn.DAYLIGHT, turn.EVENING)
