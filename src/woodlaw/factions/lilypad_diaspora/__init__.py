"""Lilypad Diaspora (chapter 16)."""

from __future__ import annotations

from woodlaw.factions.lilypad_diaspora import birdsong, daylight, evening, setup
from woodlaw.factions.lilypad_diaspora.abilities import Diaspora

FACTION = Diaspora(setup.SETUP, birdsong.BIRDSONG, daylight.DAYLIGHT, evening.EVENING)
