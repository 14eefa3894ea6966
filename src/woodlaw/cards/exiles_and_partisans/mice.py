"""Effects of the mouse cards of the Exiles and Partisans deck, in the order of the deck."""

from __future__ import annotations

from collections.abc import Sequence

from woodlaw.cards.effect import CardEffect
from woodlaw.cards.exiles_and_partisans.partisans import Partisans
from woodlaw.engine.events import Crafted, ItemMoved
from woodlaw.engine.extension import Points
from woodlaw.engine.fight import battle, legal_battles
from woodlaw.engine.game import Game
from woodlaw.engine.march import legal_moves, take_move
from woodlaw.engine.primitives import draw_cards
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.turn import Action
from woodlaw.law.implements import implements
from woodlaw.table.cards import Card
from woodlaw.table.pieces import Piece
from woodlaw.table.places import crafted_items


class MousePartisans(Partisans):
    """Partisans of the mice."""

    card_id = "mouse-partisans"
    suit = "mouse"


class LeagueOfAdventurousMice(CardEffect):
    """Once in Daylight, exhaust a crafted item to move or battle."""

    card_id = "league-of-adventurous-mice"
    when = "in its owner's own Daylight"

    @implements("card.league-of-adventurous-mice")
    def daylight_actions(self, game: Game, player: str) -> Sequence[Action]:
        """The owner may go adventuring."""
        return self.offer(player, lambda: self._venture(game), lambda: self._why_not(game))

    @implements("card.league-of-adventurous-mice")
    def _why_not(self, game: Game) -> Refusal | None:
        refusal = self.why_used(game)
        if refusal is None and not self._fresh(game):
            refusal = Refusal(self.clause, "the Crafted Items box holds no item that is not exhausted")
        if refusal is None and not self._ventures(game):
            refusal = Refusal(self.clause, "there is no move to take and nobody to battle")
        return refusal

    @implements("card.league-of-adventurous-mice")
    def _fresh(self, game: Game) -> list[Piece]:
        """Return the kinds of crafted items of which one is not exhausted."""
        return [piece for piece, n in game.state.at(crafted_items(self.owner)).items() if n > self._spent(game, piece)]

    def _spent(self, game: Game, piece: Piece) -> int:
        count: int = game.state.facts.get((self.owner, f"exhausted {piece.kind}"), 0)
        return count

    @implements("card.league-of-adventurous-mice")
    def _ventures(self, game: Game) -> list[str]:
        can_move = next(legal_moves(game, self.owner), None) is not None
        return ["move"] * can_move + ["battle"] * bool(legal_battles(game, self.owner))

    @implements("card.league-of-adventurous-mice")
    def _venture(self, game: Game) -> None:
        """Exhaust an item, and take a move or initiate a battle for it."""
        self.note_use(game)
        self._exhaust(game, game.ask(self.owner, "item to exhaust", self._fresh(game)))
        if game.ask(self.owner, "move or battle", self._ventures(game)) == "move":
            take_move(game, self.owner)
        else:
            place, enemy = game.ask(self.owner, "battle", legal_battles(game, self.owner))
            battle(game, self.owner, enemy, place)

    @implements("card.league-of-adventurous-mice")
    def _exhaust(self, game: Game, piece: Piece) -> None:
        """Flip an item face down in its box, where it stays: nothing refreshes it there."""
        game.state.facts[self.owner, f"exhausted {piece.kind}"] = self._spent(game, piece) + 1
        box = crafted_items(self.owner)
        game.emit(ItemMoved(self.owner, piece, 1, box, box))


class MurineBroker(CardEffect):
    """When another player crafts an item, draw a card."""

    card_id = "murine-broker"

    def after_crafted(self, game: Game, event: Crafted) -> None:
        """The owner has its share in items of others."""
        if event.item and event.player != self.owner:
            self._draw(game)

    @implements("card.murine-broker")
    def _draw(self, game: Game) -> None:
        draw_cards(game, self.owner, 1)


class MasterEngravers(CardEffect):
    """Crafted items score a point more."""

    card_id = "master-engravers"

    @implements("card.master-engravers")
    def extra_craft_points(self, game: Game, player: str, card: Card, item: str) -> Points | None:
        """One more for each item that the owner crafts."""
        return Points(self.clause, 1, 1, "Master Engravers") if player == self.owner and item else None
