"""Cards of the player that moved though nothing asked which: who names them says what happens anyway."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from woodlaw.adjudication.asked import Step
from woodlaw.adjudication.meaning import names_of
from woodlaw.adjudication.ways import Given
from woodlaw.engine.events import CardsMoved
from woodlaw.table.cards import Card
from woodlaw.table.places import play_area


@dataclass(slots=True)
class Moved:
    """The known cards that moved from places of the player since the action began."""

    cards: list[Card] = field(default_factory=list)

    def note(self, event: CardsMoved, player: str) -> None:
        """Note which of a player's cards move: none that comes into play, for who names that one may use it."""
        if event.source.owner == player == event.player and event.target is not play_area(player):
            self.cards += [card for card in event.cards if card.known]

    def told_by(self, steps: Sequence[Step], player: str, given: Iterable[Given]) -> int:
        """Return how many of the next answers name cards that moved, each one that no answer ``given`` names."""
        left = [*self.cards] if steps else []
        for text in (each.text for each in given) if left else ():
            _take(left, text)
        for number, step in enumerate(steps):
            if step.asked or step.player not in ("", player) or not _take(left, step.answer):
                return number
        return len(steps)


def _take(cards: list[Card], text: str) -> bool:
    """Take a card that a text names from some, and return whether there was one."""
    named = next((card for card in cards if text.casefold() in names_of(card)), None)
    if named is not None:
        cards.remove(named)
    return named is not None
