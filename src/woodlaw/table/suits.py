"""Suits: what cards and clearings show (2.1, 2.2.2)."""

from __future__ import annotations

BIRD = "bird"
FOX = "fox"
RABBIT = "rabbit"
MOUSE = "mouse"
FROG = "frog"

CLEARING_SUITS = (FOX, RABBIT, MOUSE)
"""The suits a clearing can show (2.2.2), in the Law's order of colours."""

CARD_SUITS = (BIRD, *CLEARING_SUITS)
"""The suits of the shared decks (2.1)."""

ALL_SUITS = (*CARD_SUITS, FROG)
"""Every suit there is; no clearing is printed as frog, and no card of the shared decks."""

LETTERS = {BIRD: "B", FOX: "F", RABBIT: "R", MOUSE: "M", FROG: "G"}
"""The letter of each suit; the frog's is G, since F is the fox's."""
