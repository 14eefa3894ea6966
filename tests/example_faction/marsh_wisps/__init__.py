"""The Marsh Wisps (chapter MW): a second small faction, which answers what the Hedge Wardens have no use for."""

from __future__ import annotations

from marsh_wisps import turn
from marsh_wisps.abilities import Wisps

FACTION = Wisps(turn.SETUP, turn.BIRDSONG, turn.DAYLIGHT, turn.EVENING)
