"""Effects that their owner uses at a certain moment of its own turn, and no other."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from woodlaw.cards.effect import CardEffect
from woodlaw.engine.game import Game
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.turn import Action
from woodlaw.law.implements import implements
from woodlaw.table.decks import deck_named


class TimedEffect(CardEffect):
    """An effect that is an action of its owner's; ``when`` tells at what moment of a turn it may be used."""

    when: ClassVar[str]

    @property
    def title(self) -> str:
        """The card's name as printed, by which its use is offered."""
        return deck_named("exiles_and_partisans").by_id(self.card_id)[0].name

    @implements("1.4.1")
    def why_not_now(self, game: Game, player: str, what: str) -> Refusal | None:
        """Of the card's own use: that it has its moment, and which."""
        if what.casefold() != self.title.casefold():
            return None
        return Refusal(self.clause, f"{self.title} is used {self.when}")

    def offer(
        self, player: str, do: Callable[[], None], why_not: Callable[[], Refusal | None] = lambda: None
    ) -> Sequence[Action]:
        """Return the card's use as what is due or may be done, by its title, where the player is its owner."""
        return (Action(self.title, why_not, do),) if player == self.owner else ()

    # What is done once a turn -----------------------------------------------------------------------------------------
    def why_used(self, game: Game) -> Refusal | None:
        """Return why an effect that is used once a turn cannot be used now, or None: it was used already."""
        used = game.state.this_turn.get((self.clause, self.owner))
        return Refusal(self.clause, f"{self.title} is used once a turn") if used else None

    def note_use(self, game: Game) -> None:
        """Note that an effect that is used once a turn has been."""
        game.state.this_turn[self.clause, self.owner] = True
