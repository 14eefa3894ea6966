"""Section 1.3, Negotiation, Deals, and Consent: what players promise each other.

For cards that change hands see :func:`woodlaw.engine.dealing.give_card` (1.3.2), for consent
:mod:`woodlaw.engine.turn` (1.3.3).
"""

from __future__ import annotations

from woodlaw.engine.events import Agreed
from woodlaw.engine.game import Game
from woodlaw.law.implements import implements


@implements("1.3.1")
def agree(game: Game, player: str, other: str, what: str) -> None:
    """Note that two players agree on something: it is told, and nothing that either may do depends on it."""
    game.emit(Agreed, player, other, what)
