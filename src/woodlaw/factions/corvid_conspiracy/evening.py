"""Section 13.6, the Corvids' Evening."""

from __future__ import annotations

from woodlaw.engine.actions import Steps
from woodlaw.engine.dealing import draw_cards
from woodlaw.engine.game import Game
from woodlaw.engine.memory import FLAG, Remembered
from woodlaw.engine.turn import discard_down, take_up_to
from woodlaw.factions.corvid_conspiracy.abilities import Corvids
from woodlaw.factions.corvid_conspiracy.daylight import ACTIONS
from woodlaw.factions.corvid_conspiracy.plots import EXTORTION
from woodlaw.law.implements import implements

EXERTED = Remembered("exerted", False, FLAG)
"""Whether the Corvids have taken an action in Evening, so that they do not draw."""


# 13.6.1 Exert ---------------------------------------------------------------------------------------------------------
@implements("13.6.1")
def exert(game: Game, corvids: Corvids) -> None:
    """Perhaps take one more action of Daylight, for not drawing."""
    if take_up_to(game, corvids, ACTIONS, 1, "13.6.1"):
        EXERTED.note(game.state, True)


# 13.6.2 Draw ----------------------------------------------------------------------------------------------------------
@implements("13.6.2", "13.7.3")
def draw_and_discard(game: Game, corvids: Corvids) -> None:
    """Draw a card, and one more for each extortion face up, unless the Corvids exerted; then discard down to five."""
    if not EXERTED.of(game.state):
        draw_cards(game, corvids.name, 1 + game.state.on_map(EXTORTION))
    discard_down(game, corvids.name)


EVENING = Steps("13.6", {"exert": exert, "draw and discard": draw_and_discard})
