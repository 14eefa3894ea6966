"""Knaves of the Deepwood (chapter 18), and their Captains (chapter K)."""

from __future__ import annotations

from woodlaw.factions.knaves_of_the_deepwood import birdsong, daylight, evening, setup
from woodlaw.factions.knaves_of_the_deepwood.abilities import Knaves

FACTION = Knaves(setup.SETUP, birdsong.BIRDSONG, daylight.DAYLIGHT, evening.EVENING)
