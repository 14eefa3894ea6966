"""The Eyrie Dynasties (chapter 7)."""

from __future__ import annotations

from woodlaw.factions.eyrie_dynasties import birdsong, daylight, evening, setup
from woodlaw.factions.eyrie_dynasties.abilities import Eyrie

FACTION = Eyrie(setup.SETUP, birdsong.BIRDSONG, daylight.DAYLIGHT, evening.EVENING)
