"""What a crafted card is to the engine: an extension that belongs to whoever crafted it (4.1.3)."""

from __future__ import annotations

from typing import ClassVar

from woodlaw.engine.extension import Extension, Fight
from woodlaw.engine.game import Game
from woodlaw.engine.primitives import discard_card
from woodlaw.table.places import play_area


class CardEffect(Extension):
    """The effect of one kind of card for one owner. ``card_id`` names the card, ``clause`` its effect."""

    card_id: ClassVar[str]

    def __init__(self, owner: str) -> None:
        self.owner = owner

    @property
    def clause(self) -> str:
        """The id by which code and refusals cite the card: ``card.false-orders``."""
        return f"card.{self.card_id}"

    def fights(self, fight: Fight) -> bool:
        """Return whether the owner is a side of a fight."""
        return self.owner in (fight.attacker, fight.defender)

    def discard(self, game: Game) -> None:
        """Discard the card from the owner's play area; nothing when it is not there any more."""
        area = play_area(self.owner)
        for card in [card for card in game.state.cards_at(area) if card.id == self.card_id][:1]:
            discard_card(game, self.owner, card, area)
