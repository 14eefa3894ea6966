"""Effects of the rabbit cards of the Exiles and Partisans deck, in the order of the deck."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from woodlaw.cards.effect import CardEffect, UsedAt, UsedInPhase
from woodlaw.cards.exiles_and_partisans.partisans import Partisans
from woodlaw.engine.actions import Moment, Phase
from woodlaw.engine.dealing import draw_cards, give_card, take_random_card
from woodlaw.engine.extension import seat_of
from woodlaw.engine.game import Game
from woodlaw.engine.place import is_held_back
from woodlaw.engine.primitives import return_pieces, score_points
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.sides import Fight
from woodlaw.law.implements import implements
from woodlaw.table.pieces import Category, Piece
from woodlaw.table.places import Place, PlaceKind, hand, on_card

COFFINS_PER_POINT = 5
ON_MAP = (PlaceKind.CLEARING, PlaceKind.FOREST, PlaceKind.PATH)


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
        return [other for other in game.state.clearings if other in dug and other is not place] if place in dug else ()

    def _dug(self, game: Game) -> Sequence[Place]:
        """Return the clearings with crafting pieces; where the table cannot tell, those with any piece of the owner."""
        places = seat_of(game, self.owner).crafting_places(game, self.owner)
        if places is not None:
            return places
        return [clearing for clearing in game.state.clearings if game.state.owned(clearing, self.owner)]


class CharmOffensive(UsedAt):
    """At the start of Evening, draw a card and have another player score a point."""

    card_id = "charm-offensive"
    moment = Moment.START_OF_EVENING

    @implements("card.charm-offensive")
    def use(self, game: Game) -> None:
        """Draw a card, and only then choose who scores."""
        used, others = self.ask_use(game), self.others(game)
        if used:
            draw_cards(game, self.owner, 1)
        why_not = Refusal(self.clause, "its owner draws no card for it")
        charmed = game.choose(self.owner, "player to charm", others, lambda _: why_not, others if used else ())
        if charmed:
            score_points(game, charmed, 1)


class SwapMeet(UsedInPhase):
    """Once in Birdsong, take a random card from another player, and give that player a card."""

    card_id = "swap-meet"
    phase = Phase.BIRDSONG
    once = True

    @implements("card.swap-meet")
    def why_not(self, game: Game) -> Refusal | None:
        """Return why no card can be taken now, or None."""
        return self.why_none_holds(game, self.others(game), "other player")

    @implements("card.swap-meet")
    def use(self, game: Game) -> None:
        """Take a card unseen, and only then choose which to give; it may be the same."""
        other = self.ask_holder(game, self.others(game), "other player")
        take_random_card(game, self.owner, other)
        held = dict.fromkeys(game.state.cards_at(hand(self.owner)))
        card = game.ask(self.owner, "card to give", list(held))
        give_card(game, self.owner, card, hand(self.owner), hand(other))


class CoffinMakers(UsedAt):
    """Warriors removed from the map lie here instead of in their supplies, and score in Birdsong, one for every five.

    A record writes them back to their supplies at once, and so do the books: the card diverts none there.
    """

    card_id = "coffin-makers"
    moment = Moment.START_OF_BIRDSONG
    leaves_replaced = True

    @property
    def coffins(self) -> Place:
        """The top of the card."""
        return on_card(self.owner, "coffin makers")

    def removed_to(self, game: Game, piece: Piece, place: Place, fight: Fight | None) -> Place | None:
        """Anybody's warriors lie here that would return from the map to a supply, unless they are replaced."""
        return self._coffin(game, place) if game.played and piece.category is Category.WARRIOR else None

    @implements("card.coffin-makers")
    def _coffin(self, game: Game, place: Place) -> Place | None:
        """What an effect has held back until now came from the map as well."""
        return self.coffins if place.kind in ON_MAP or is_held_back(game, place) else None

    @implements("card.coffin-makers")
    def use(self, game: Game) -> None:
        """Score for every five warriors on the card, and return them all."""
        score_points(game, self.owner, sum(game.state.at(self.coffins).values()) // COFFINS_PER_POINT)
        return_pieces(game, self.owner, self.coffins)

    @implements("card.coffin-makers")
    def left_play(self, game: Game) -> None:
        """Without the card nothing keeps the warriors any more: they return, and nobody scores."""
        return_pieces(game, self.owner, self.coffins)
