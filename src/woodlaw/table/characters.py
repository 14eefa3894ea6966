"""The twelve characters of chapter V, in its order; the Captains of chapter K are the same."""

from __future__ import annotations

CHARACTERS = (
    "thief",
    "tinker",
    "ranger",
    "vagrant",
    "arbiter",
    "scoundrel",
    "adventurer",
    "harrier",
    "ronin",
    "cheat",
    "gladiator",
    "jailor",
)
THIEF, TINKER, RANGER, VAGRANT, ARBITER, SCOUNDREL, ADVENTURER, HARRIER, RONIN, CHEAT, GLADIATOR, JAILOR = CHARACTERS
