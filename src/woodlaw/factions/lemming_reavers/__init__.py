"""Lemming Reavers (chapter LR)."""

from __future__ import annotations

from woodlaw.factions.lemming_reavers import birdsong, daylight, evening, setup
from woodlaw.factions.lemming_reavers.abilities import Reavers

FACTION = Reavers(setup.SETUP, birdsong.BIRDSONG, daylight.DAYLIGHT, evening.EVENING)
