"""The Lizard Cult (chapter 10)."""

from __future__ import annotations

from woodlaw.factions.lizard_cult import birdsong, daylight, evening, setup
from woodlaw.factions.lizard_cult.abilities import Cult

FACTION = Cult(setup.SETUP, birdsong.BIRDSONG, daylight.DAYLIGHT, evening.EVENING)
