"""The effects of the Exiles and Partisans deck in recorded games."""

from __future__ import annotations

from woodlaw.cards import exiles_and_partisans

# What audits the cards of each suit is known once it is imported.
from woodlaw.logs.audits.cards import birds, foxes, mice, rabbits  # noqa: F401
from woodlaw.logs.audits.cards.effect import audited

EFFECTS = audited(exiles_and_partisans.EFFECTS)
