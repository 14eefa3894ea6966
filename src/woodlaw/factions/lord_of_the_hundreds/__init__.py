"""Lord of the Hundreds (chapter 14)."""

from __future__ import annotations

from woodlaw.factions.lord_of_the_hundreds.records import Records

FACTION = Records()
