"""Lord of the Hundreds (chapter 14)."""

from __future__ import annotations

from woodlaw.factions.lord_of_the_hundreds.abilities import Hundreds

FACTION = Hundreds()
