"""The Underground Duchy (chapter 12)."""

from __future__ import annotations

from woodlaw.factions.underground_duchy.abilities import Duchy

FACTION = Duchy()
