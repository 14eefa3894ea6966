"""The Lizard Cult (chapter 10)."""

from __future__ import annotations

from woodlaw.factions.lizard_cult.abilities import Cult

FACTION = Cult()
