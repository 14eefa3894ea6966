"""Effects of the cards that the Wisps bring into the shared deck; whoever crafts them has them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from woodlaw.cards.effect import CardEffect, UsedAt, UsedInPhase
from woodlaw.engine.actions import Action, Moment, Offer, Phase
from woodlaw.engine.dealing import draw_cards
from woodlaw.engine.events import Crafted
from woodlaw.engine.extension import Extension, Points
from woodlaw.engine.game import Game
from woodlaw.engine.primitives import score_points
from woodlaw.engine.sides import Fight, Modifier
from woodlaw.law.implements import implements
from woodlaw.table.cards import Card, CardAs, card_as
from woodlaw.table.places import Place, common

MIRE = common("mire")
"""The pile that the Wisps bring to the table."""


class CompostHeap(CardEffect):
    """Cards rot in the Mire, and come back."""

    card_id = "compost-heap"

    @implements("card.compost-heap")
    def discarded_to(self, game: Game, card: Card) -> Place | None:
        """Mouse cards go to the Mire."""
        return MIRE if card.suit == "mouse" else None

    @implements("card.compost-heap")
    def discarded_beneath(self, game: Game, card: Card) -> bool:
        """Bird cards go beneath."""
        return card.suit == "bird"

    @implements("card.compost-heap")
    def shuffled_in(self, game: Game) -> Iterable[Place]:
        """A new deck has the Mire."""
        return (MIRE,)

    @implements("card.compost-heap")
    def first_card_from(self, game: Game, player: str) -> Iterable[Place]:
        """The owner may draw from the Mire first."""
        return (MIRE,) if player == self.owner else ()


class LanternGuild(UsedInPhase):
    """Crafting pays."""

    card_id = "lantern-guild"
    phase = Phase.DAYLIGHT
    once = True

    @implements("card.lantern-guild")
    def use(self, game: Game) -> None:
        """Draw a card."""
        draw_cards(game, self.owner, 1)

    @implements("card.lantern-guild")
    def item_points(self, game: Game, player: str, item: str, listed: int) -> tuple[int, ...]:
        """Items score one point more."""
        return (listed + (player == self.owner),)

    @implements("card.lantern-guild")
    def extra_craft_points(self, game: Game, player: str, card: Card, item: str) -> Points | None:
        """Each card scores a point."""
        return Points(self.clause, 1, 1, self.title) if player == self.owner else None

    @implements("card.lantern-guild")
    def after_crafted(self, game: Game, event: Crafted) -> Sequence[Offer]:
        """An enemy's craft scores its owner a point."""
        return (DUES.offer(game, self.owner),) if event.player in self.enemies(game) else ()


class NightWatch(UsedAt):
    """It watches by night, and rests by day."""

    card_id = "night-watch"
    moment = Moment.START_OF_BIRDSONG

    @implements("card.night-watch")
    def use(self, game: Game) -> None:
        """Score a point."""
        score_points(game, self.owner, 1)

    @implements("card.night-watch")
    def battle_modifiers(self, game: Game, fight: Fight) -> Iterable[Modifier]:
        """An extra hit as defender."""
        return (Modifier(self.clause, self.owner, extra=1),) if fight.defender == self.owner else ()

    @implements("card.night-watch")
    def left_play(self, game: Game) -> None:
        """Draw a card."""
        draw_cards(game, self.owner, 1)


class Masquerade(CardEffect):
    """Foxes in feathers."""

    card_id = "masquerade"

    @implements("card.masquerade")
    def spent_as(self, game: Game, player: str, card: Card) -> Iterable[CardAs]:
        """A fox card may be a bird card."""
        return (card_as(card, "bird", self.card_id),) if player == self.owner and card.suit == "fox" else ()


class SuddenFog(CardEffect):
    """Lights in the fog."""

    card_id = "sudden-fog"

    @implements("card.sudden-fog")
    def resolve(self, game: Game) -> None:
        """Score for each lantern on the map."""
        lanterns = sum(
            count
            for place in game.state.clearings
            for piece, count in game.state.at(place).items()
            if piece.kind == "lantern"
        )
        score_points(game, self.owner, lanterns)


def _collect(game: Game, player: str) -> None:
    score_points(game, player, 1)


DUES = Action("dues", _collect)

EFFECTS: Mapping[str, type[Extension]] = {
    effect.card_id: effect for effect in (CompostHeap, LanternGuild, NightWatch, Masquerade, SuddenFog)
}
