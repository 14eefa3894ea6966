"""Lemming Reavers (chapter LR)."""

from __future__ import annotations

from woodlaw.factions.lemming_reavers import birdsong, daylight, evening, setup
from woodlaw.factions.lemming_reavers.records import Records

FACTION = Records(setup.SETUP, birdsong.BIRDSONG, daylight.DAYLIGHT, evening.EVENING)
