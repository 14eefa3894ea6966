"""The Vagabond, alone or with a second one (chapter 9), and his characters (chapter V)."""

from __future__ import annotations

from woodlaw.factions.vagabond import birdsong, daylight, evening, setup
from woodlaw.factions.vagabond.abilities import Vagabond

_STEPS = setup.SETUP, birdsong.BIRDSONG, daylight.DAYLIGHT, evening.EVENING

FACTION = Vagabond("vagabond", 5, *_STEPS)
SECOND = Vagabond("second_vagabond", 2, *_STEPS)
