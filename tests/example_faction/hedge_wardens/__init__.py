"""The Hedge Wardens (chapter HW): a small home-made faction in a package of its own."""

from __future__ import annotations

from hedge_wardens import turn
from hedge_wardens.abilities import Wardens

FACTION = Wardens(turn.SETUP, turn.BIRDSONG, turn.DAYLIGHT, turn.EVENING)
