"""Effects of the bird cards of the Exiles and Partisans deck, in the order of the deck."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial

from woodlaw.cards.effect import CardEffect, UsedAt
from woodlaw.engine.actions import Moment
from woodlaw.engine.battle import why_not_battle
from woodlaw.engine.concepts import on_nothing_else
from woodlaw.engine.dealing import discard_card
from woodlaw.engine.decisions import DECLINE
from woodlaw.engine.enemies import is_enemy
from woodlaw.engine.extension import Way
from woodlaw.engine.fight import battle
from woodlaw.engine.game import Game
from woodlaw.engine.march import take_move
from woodlaw.engine.refusal import Refusal
from woodlaw.law.implements import implements
from woodlaw.table.cards import Card, CardKind
from woodlaw.table.pieces import Category
from woodlaw.table.places import Place, play_area


class Saboteurs(UsedAt):
    """At the start of Birdsong, discard it to discard one of an enemy's crafted cards."""

    card_id = "saboteurs"
    moment = Moment.START_OF_BIRDSONG

    @implements("card.saboteurs")
    def _crafted(self, game: Game) -> list[tuple[str, Card]]:
        """Return the crafted cards of enemies; a dominance card was activated, not crafted."""
        return [
            (enemy, card)
            for enemy in game.state.seats
            if is_enemy(game, self.owner, enemy)
            for card in game.state.cards_at(play_area(enemy))
            if card.kind is CardKind.PERSISTENT
        ]

    @implements("card.saboteurs")
    def use(self, game: Game) -> None:
        """Discard this card, and then the other."""
        crafted, what = self._crafted(game), "card to sabotage"
        if not crafted:
            game.nothing_for(self.owner, what, partial(Refusal, self.clause, "no enemy has a crafted card"))
        choice = game.ask(self.owner, what, [DECLINE, *crafted])
        if isinstance(choice, tuple):
            enemy, card = choice
            self.discard(game)
            discard_card(game, self.owner, card, play_area(enemy))


class SoupKitchens(CardEffect):
    """Tokens count for rule, each of them twice."""

    card_id = "soup-kitchens"

    @implements("card.soup-kitchens")
    def extra_strength(self, game: Game, player: str, clearing: Place) -> int:
        """Two for each of the owner's tokens."""
        return 2 * game.state.owned(clearing, self.owner, Category.TOKEN) if player == self.owner else 0

    rule_rests_on = on_nothing_else


class BoatBuilders(CardEffect):
    """Rivers are paths."""

    card_id = "boat-builders"

    @implements("card.boat-builders")
    def treats_as_paths(self, game: Game, player: str) -> Collection[Way]:
        """Rivers, for the owner."""
        return (Way.RIVERS,) if player == self.owner else ()

    links_rest_on = on_nothing_else


class CorvidPlanners(CardEffect):
    """Moves ignore rule."""

    card_id = "corvid-planners"

    @implements("card.corvid-planners")
    def ignores_rule(self, game: Game, player: str, origin: Place, destination: Place) -> bool:
        """The owner's do."""
        return player == self.owner


class EyrieEmigre(UsedAt):
    """At the end of Birdsong, move and then battle there as far as that can be; discard it unless both are done."""

    card_id = "eyrie-emigre"
    moment = Moment.END_OF_BIRDSONG

    @implements("card.eyrie-emigre")
    def use(self, game: Game) -> None:
        """Take a move, if there is one, and battle where it ended, if somebody is there; else discard the card."""
        if not self._battle(game, take_move(game, self.owner)):
            self.discard(game)

    @implements("card.eyrie-emigre")
    def _battle(self, game: Game, site: Place | None) -> bool:
        """Battle where the move ended, if there was one; return whether there was a battle."""

        def why_not(seat: str) -> Refusal | None:
            if site is None:
                return Refusal(self.clause, "nothing was moved, so nobody is battled")
            return why_not_battle(game, self.owner, seat, site)

        enemy = game.choose(self.owner, "enemy to battle", self.others(game), why_not)
        if enemy and site:
            battle(game, self.owner, enemy, site)
        return bool(enemy and site)
