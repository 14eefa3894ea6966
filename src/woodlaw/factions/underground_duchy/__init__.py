"""The Underground Duchy (chapter 12)."""

from __future__ import annotations

from woodlaw.engine.actions import Steps
from woodlaw.factions.underground_duchy import assembly, parliament, turn
from woodlaw.factions.underground_duchy.abilities import Duchy

DAYLIGHT = Steps("12.5", {"assembly": assembly.assemble, "parliament": parliament.sit, "sway": parliament.sway_or_not})
FACTION = Duchy(turn.SETUP, turn.BIRDSONG, DAYLIGHT, turn.EVENING)
