"""The Underground Duchy (chapter 12)."""

from __future__ import annotations

from woodlaw.engine.actions import Steps
from woodlaw.factions.underground_duchy import assembly, evening, parliament, setup, sway
from woodlaw.factions.underground_duchy.abilities import Duchy

DAYLIGHT = Steps(
    "12.5",
    {"assembly": assembly.assemble, "parliament": parliament.sit, "sway": sway.sway_or_not},
)
FACTION = Duchy(setup.SETUP, assembly.BIRDSONG, DAYLIGHT, evening.EVENING)
