"""Effects of the Exiles and Partisans deck that bend the core, in the order of the deck."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar

from woodlaw.cards.effect import CardEffect
from woodlaw.engine.concepts import adjacent, matches
from woodlaw.engine.enemies import is_enemy
from woodlaw.engine.events import Event, Scored, TurnBegan
from woodlaw.engine.extension import Fight, Modifier, Points
from woodlaw.engine.game import Game
from woodlaw.engine.primitives import discard_card
from woodlaw.law.implements import audits, implements
from woodlaw.table.cards import Card
from woodlaw.table.pieces import Category, Piece
from woodlaw.table.places import CLEARINGS, Place, hand, supply

COFFINS_PER_POINT = 5


class SoupKitchens(CardEffect):
    """Tokens count for rule, each of them twice."""

    card_id = "soup-kitchens"

    @implements("card.soup-kitchens")
    def extra_strength(self, game: Game, player: str, clearing: Place) -> int:
        """Two for each of the owner's tokens."""
        return 2 * game.state.owned(clearing, self.owner, Category.TOKEN) if player == self.owner else 0


class BoatBuilders(CardEffect):
    """Rivers are paths."""

    card_id = "boat-builders"

    @implements("card.boat-builders")
    def treats_rivers_as_paths(self, game: Game, player: str) -> bool:
        """For the owner they are."""
        return player == self.owner


class CorvidPlanners(CardEffect):
    """Moves ignore rule."""

    card_id = "corvid-planners"

    @implements("card.corvid-planners")
    def ignores_rule(self, game: Game, player: str, origin: Place, destination: Place) -> bool:
        """The owner's do."""
        return player == self.owner


class Partisans(CardEffect):
    """In battle in a clearing of their suit, deal an extra hit, and then discard all cards of other suits."""

    suit: ClassVar[str]

    def battle_modifiers(self, game: Game, fight: Fight) -> Iterable[Modifier]:
        """Either side may deal one more hit."""
        return self._rise(game, fight) if self.fights(fight) else ()

    @implements("card.fox-partisans", "card.rabbit-partisans", "card.mouse-partisans")
    def _rise(self, game: Game, fight: Fight) -> Iterable[Modifier]:
        if not matches(game, self.suit, fight.clearing):
            return ()
        return (Modifier(self.clause, self.owner, extra=1, optional=True, use=self._discard_others),)

    def _discard_others(self, game: Game) -> None:
        for card in [card for card in game.state.cards_at(hand(self.owner)) if card.suit != self.suit]:
            discard_card(game, self.owner, card)


class FoxPartisans(Partisans):
    """Partisans of the foxes."""

    card_id = "fox-partisans"
    suit = "fox"


class FalseOrders(CardEffect):
    """In Birdsong, discard it to force an enemy to move half of its warriors out of a clearing, whoever rules."""

    card_id = "false-orders"
    outlasts_discard = True

    @audits("card.false-orders")
    def carries(self, game: Game, player: str, piece: Piece, origin: Place, destination: Place) -> bool:
        """In the owner's turn, warriors of an enemy go to an adjacent clearing."""
        forced = player == self.owner and piece.category is Category.WARRIOR and piece.owner in game.state.seats
        if not forced or not is_enemy(game, self.owner, piece.owner) or not (origin.number and destination.number):
            return False
        return destination in adjacent(game, piece.owner, origin)


class RabbitPartisans(Partisans):
    """Partisans of the rabbits."""

    card_id = "rabbit-partisans"
    suit = "rabbit"


class Tunnels(CardEffect):
    """Clearings with crafting pieces are adjacent to each other."""

    card_id = "tunnels"

    @implements("card.tunnels")
    def adjacent_places(self, game: Game, player: str, place: Place) -> Iterable[Place]:
        """For the owner, every clearing with a crafting piece of its is adjacent to every other."""
        if player != self.owner or not place.number:
            return ()
        dug = self._dug(game)
        return [other for other in CLEARINGS if other in dug and other is not place] if place in dug else ()

    def _dug(self, game: Game) -> Sequence[Place]:
        """Return the clearings with crafting pieces; where the table cannot tell, those with any piece of the owner."""
        places = game.factions[self.owner].crafting_places(game, self.owner)
        if places is not None:
            return places
        return [clearing for clearing in CLEARINGS if game.state.owned(clearing, self.owner)]


class CharmOffensive(CardEffect):
    """At the start of Evening, draw a card and have another player score a point."""

    card_id = "charm-offensive"

    @audits("card.charm-offensive")
    def points_for(self, game: Game, event: Event, events: Sequence[Event]) -> Points | None:
        """Another player's point in the owner's turn may come from here."""
        if not isinstance(event, Scored) or game.state.current != self.owner or event.player == self.owner:
            return None
        return Points(self.clause, 0, 1, "Charm Offensive", event.player)


class CoffinMakers(CardEffect):
    """Warriors lie here instead of in their supplies, and score in Birdsong, one for every five.

    A record writes them back to their supplies at once, and so do the books: the card diverts none.
    """

    card_id = "coffin-makers"

    @audits("card.coffin-makers")
    def points_for(self, game: Game, event: Event, events: Sequence[Event]) -> Points | None:
        """No more warriors can lie on the card than the supplies are said to hold."""
        if not isinstance(event, TurnBegan) or event.setup or event.player != self.owner:
            return None
        supplied = sum(
            count
            for seat in game.state.seats
            for piece, count in game.state.at(supply(seat)).items()
            if piece.category is Category.WARRIOR
        )
        return Points(self.clause, 0, supplied // COFFINS_PER_POINT, "Coffin Makers")


class MousePartisans(Partisans):
    """Partisans of the mice."""

    card_id = "mouse-partisans"
    suit = "mouse"


class MasterEngravers(CardEffect):
    """Crafted items score a point more."""

    card_id = "master-engravers"

    @implements("card.master-engravers")
    def extra_craft_points(self, game: Game, player: str, card: Card, item: str) -> Points | None:
        """One more for each item that the owner crafts."""
        return Points(self.clause, 1, 1, "Master Engravers") if player == self.owner and item else None


EFFECTS: tuple[type[CardEffect], ...] = (
    SoupKitchens,
    BoatBuilders,
    CorvidPlanners,
    FoxPartisans,
    FalseOrders,
    RabbitPartisans,
    Tunnels,
    CharmOffensive,
    CoffinMakers,
    MousePartisans,
    MasterEngravers,
)
