"""The Marquise de Cat (chapter 6)."""

from __future__ import annotations

from woodlaw.factions.marquise_de_cat import setup, turn
from woodlaw.factions.marquise_de_cat.abilities import Marquise

FACTION = Marquise(setup.SETUP, turn.BIRDSONG, turn.DAYLIGHT, turn.EVENING)
