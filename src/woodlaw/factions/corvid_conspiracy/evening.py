"""Section 13.6, the Corvids' Evening."""

from __future__ import annotations

from woodlaw.engine.actions import ACTIONS_LEFT, Steps
from woodlaw.engine.dealing import draw_cards
from woodlaw.engine.game import Game
from woodlaw.engine.memory import FLAG, Remembered
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.turn import choose_action, counted_offers, discard_down
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
    # What a position tells to be left is of Daylight; of Evening it tells whether the Corvids have exerted.
    ACTIONS_LEFT.forget(game.state)
    offers = counted_offers(game, corvids, ACTIONS, 0 if EXERTED.of(game.state) else 1, "13.6.1")
    while choose_action(game, corvids.name, offers):
        if not ACTIONS_LEFT.of(game.state):
            EXERTED.note(game.state, True)
    ACTIONS_LEFT.forget(game.state)


# 13.6.2 Draw ----------------------------------------------------------------------------------------------------------
@implements("13.6.2", "13.7.3")
def draw_and_discard(game: Game, corvids: Corvids) -> None:
    """Draw a card, and one more for each extortion face up, unless the Corvids exerted; then discard down to five."""
    exerted = Refusal("13.6.1", "an action was taken instead of drawing")
    if not EXERTED.of(game.state) or game.unasked(corvids.name, "draw", lambda: exerted):
        draw_cards(game, corvids.name, 1 + game.state.on_map(EXTORTION))
    discard_down(game, corvids.name)


EVENING = Steps("13.6", {"exert": exert, "draw and discard": draw_and_discard})
