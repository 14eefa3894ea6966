"""Keepers in Iron (chapter 15)."""

from __future__ import annotations

from woodlaw.factions.keepers_in_iron.abilities import Keepers

FACTION = Keepers()
