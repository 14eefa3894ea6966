"""Twilight Council (chapter 17)."""

from __future__ import annotations

from woodlaw.factions.twilight_council.abilities import Council

FACTION = Council()
