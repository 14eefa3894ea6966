"""Effects that their owner uses at a certain time of its own turn, and no other."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from woodlaw.cards.effect import CardEffect
from woodlaw.engine.game import Game
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.turn import Action
from woodlaw.law.implements import implements


class TimedEffect(CardEffect):
    """An effect that is an action of its owner's. ``name`` is the action's, ``time`` tells when it may be taken."""

    name: ClassVar[str]
    time: ClassVar[str]

    def action(self, game: Game, why_not: Callable[[Game], Refusal | None], do: Callable[[Game], None]) -> Action:
        """Return the use of the effect as an action."""
        return Action(self.name, lambda: why_not(game), lambda: do(game))

    @implements(
        "card.saboteurs",
        "card.eyrie-emigre",
        "card.propaganda-bureau",
        "card.false-orders",
        "card.charm-offensive",
        "card.swap-meet",
        "card.league-of-adventurous-mice",
    )
    def why_not_now(self, game: Game, player: str, action: str) -> Refusal | None:
        """It is used at its own time only."""
        if player != self.owner or action != self.name:
            return None
        return Refusal(self.clause, f"it is used {self.time}")

    # Once a turn ------------------------------------------------------------------------------------------------------
    def why_not_again(self, game: Game) -> Refusal | None:
        """Return why the owner cannot use the effect a second time this turn, or None where it has not used it."""
        if (self.card_id, self.owner) not in game.state.this_turn:
            return None
        return Refusal(self.clause, "it has been used this turn")

    def note_use(self, game: Game) -> None:
        """Let the turn remember that the owner has used the effect."""
        game.state.this_turn[self.card_id, self.owner] = True
