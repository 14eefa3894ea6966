"""Effects of the mouse cards of the Exiles and Partisans deck, in the order of the deck."""

from __future__ import annotations

from collections.abc import Sequence

from woodlaw.cards.effect import CardEffect, UsedInPhase
from woodlaw.cards.exiles_and_partisans.partisans import Partisans
from woodlaw.engine.actions import Action, Offer, Phase
from woodlaw.engine.dealing import draw_cards
from woodlaw.engine.events import Crafted
from woodlaw.engine.extension import Points
from woodlaw.engine.game import Game
from woodlaw.engine.primitives import flip_item
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.venture import move_or_battle, moves_or_battles
from woodlaw.law.implements import implements
from woodlaw.table.cards import Card
from woodlaw.table.pieces import Piece, is_face_down
from woodlaw.table.places import crafted_items


class MousePartisans(Partisans):
    """Partisans of the mice."""

    card_id = "mouse-partisans"
    suit = "mouse"


class LeagueOfAdventurousMice(UsedInPhase):
    """Once in Daylight, exhaust a crafted item to move or battle."""

    card_id = "league-of-adventurous-mice"
    phase = Phase.DAYLIGHT
    once = True

    @implements("card.league-of-adventurous-mice")
    def why_not(self, game: Game) -> Refusal | None:
        """Return why nobody can go adventuring now, or None."""
        if not self._fresh(game):
            return Refusal(self.clause, "the Crafted Items box holds no item that is not exhausted")
        if not moves_or_battles(game, self.owner):
            return Refusal(self.clause, "there is no move to take and nobody to battle")
        return None

    @implements("card.league-of-adventurous-mice")
    def _fresh(self, game: Game) -> list[Piece]:
        """Return the kinds of crafted items of which one is not exhausted."""
        return [piece for piece in game.state.at(crafted_items(self.owner)) if not is_face_down(piece)]

    @implements("card.league-of-adventurous-mice")
    def use(self, game: Game) -> None:
        """Exhaust an item, and take a move or initiate a battle for it."""
        self._exhaust(game, game.ask(self.owner, "item to exhaust", self._fresh(game)))
        move_or_battle(game, self.owner)

    @implements("card.league-of-adventurous-mice")
    def _exhaust(self, game: Game, piece: Piece) -> None:
        """Flip an item face down in its box, where it stays: nothing refreshes it there."""
        flip_item(game, self.owner, piece, crafted_items(self.owner))


@implements("card.murine-broker")
def broke(game: Game, owner: str) -> None:
    """Draw a card for an item that another player has crafted."""
    draw_cards(game, owner, 1)


BROKE = Action("Murine Broker", broke)


class MurineBroker(CardEffect):
    """When another player crafts an item, draw a card."""

    card_id = "murine-broker"

    def after_crafted(self, game: Game, event: Crafted) -> Sequence[Offer]:
        """The owner has its share in items of others."""
        return (BROKE.offer(game, self.owner),) if event.item and event.player != self.owner else ()


class MasterEngravers(CardEffect):
    """Crafted items score a point more."""

    card_id = "master-engravers"

    @implements("card.master-engravers")
    def extra_craft_points(self, game: Game, player: str, card: Card, item: str) -> Points | None:
        """One more for each item that the owner crafts."""
        return Points(self.clause, 1, 1, "Master Engravers") if player == self.owner and item else None
