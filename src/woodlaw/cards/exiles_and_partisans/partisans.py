"""What the Partisans of the three suits share."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from woodlaw.cards.effect import CardEffect
from woodlaw.engine.concepts import matches
from woodlaw.engine.dealing import discard_cards
from woodlaw.engine.game import Game
from woodlaw.engine.sides import Fight, Modifier
from woodlaw.law.implements import implements
from woodlaw.table.places import hand


class Partisans(CardEffect):
    """In battle in a clearing of their suit, deal an extra hit; once it is dealt, discard all cards of other suits."""

    suit: ClassVar[str]

    def battle_modifiers(self, game: Game, fight: Fight) -> Iterable[Modifier]:
        """Either side may deal one more hit."""
        return self._rise(game, fight) if self.fights(fight) else ()

    @implements("card.fox-partisans", "card.rabbit-partisans", "card.mouse-partisans")
    def _rise(self, game: Game, fight: Fight) -> Iterable[Modifier]:
        why_not = self.unless(matches(game, self.suit, fight.clearing), f"the battle is in no {self.suit} clearing")
        return (Modifier(self.clause, self.owner, extra=1, optional=True, then=self._discard_others, why_not=why_not),)

    @implements("card.fox-partisans", "card.rabbit-partisans", "card.mouse-partisans")
    def _discard_others(self, game: Game) -> None:
        """Discard the whole hand but the cards of the suit; birds are of another."""
        others = [card for card in game.state.cards_at(hand(self.owner)) if card.suit != self.suit]
        discard_cards(game, self.owner, others)
