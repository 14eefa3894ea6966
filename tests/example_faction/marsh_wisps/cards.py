"""Effects of the Wisps' cards: of those in the shared deck, for whoever crafts them, and of the one on their board."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from marsh_wisps.board import DARK_LANTERN, LANTERN, MIRE, MOON
from woodlaw.cards.effect import CardEffect, UsedAt, UsedInPhase
from woodlaw.engine.actions import Action, Moment, Offer, Phase
from woodlaw.engine.dealing import draw_cards
from woodlaw.engine.events import Crafted
from woodlaw.engine.extension import Extension, Points
from woodlaw.engine.game import Game
from woodlaw.engine.place import why_not_flip
from woodlaw.engine.primitives import flip_piece, score_points
from woodlaw.engine.sides import Fight, Modifier
from woodlaw.law.implements import implements
from woodlaw.table.cards import Card, CardAs, card_as
from woodlaw.table.pieces import Category, Piece
from woodlaw.table.places import Place


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
        score_points(game, self.owner, game.state.on_map(LANTERN))


class Snuffer(CardEffect):
    """Lights go out."""

    card_id = "snuffer"

    @implements("card.snuffer")
    def resolve(self, game: Game) -> None:
        """Turn lanterns dark."""
        for place in game.state.where(LANTERN):
            if why_not_flip(game, self.owner, LANTERN, place) is None:
                flip_piece(game, self.owner, LANTERN, DARK_LANTERN, place)


class Moonrise(CardEffect):
    """What falls in moonlight is the Wisps'."""

    card_id = "moonrise"

    @implements("card.moonrise")
    def remover(self, game: Game, fight: Fight, piece: Piece) -> str:
        """Buildings and tokens of others count as removed by the Wisps."""
        full = MOON.of(game.state, self.owner) == "full" and fight.stood.get(LANTERN)
        falls = piece.category in (Category.BUILDING, Category.TOKEN) and piece.owner != self.owner
        return self.owner if full and falls else ""


def _collect(game: Game, player: str) -> None:
    score_points(game, player, 1)


DUES = Action("dues", _collect)

EFFECTS: Mapping[str, type[Extension]] = {
    effect.card_id: effect
    for effect in (CompostHeap, LanternGuild, NightWatch, Masquerade, SuddenFog, Snuffer, Moonrise)
}
