"""Effects of the Standard deck, in the order of the deck."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from woodlaw.cards.effect import CardEffect, UsedAt, UsedInPhase
from woodlaw.engine.actions import Moment, Phase
from woodlaw.engine.concepts import clearings_beside, rules, suits
from woodlaw.engine.dealing import draw_cards, show_card, take_random_card
from woodlaw.engine.enemies import is_enemy
from woodlaw.engine.fight import take_battle
from woodlaw.engine.game import Game
from woodlaw.engine.march import take_move
from woodlaw.engine.primitives import remove_all_enemy_pieces, remove_pieces, score_points
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.sides import Fight, Modifier
from woodlaw.engine.titles import player_title
from woodlaw.law.implements import implements
from woodlaw.table.pieces import Category, Piece
from woodlaw.table.places import Place, hand


class Armorers(CardEffect):
    """In battle, discard it to ignore all rolled hits."""

    card_id = "armorers"
    outlasts_discard = True

    @implements("card.armorers")
    def battle_modifiers(self, game: Game, fight: Fight) -> Iterable[Modifier]:
        """Either side may ignore the rolled hits it takes."""
        why_not = self.unless(self.fights(fight), "a side of the battle ignores the hits that it takes")
        return (
            Modifier(
                self.clause,
                self.owner,
                ignores_rolled=True,
                optional=True,
                costs_itself=True,
                use=self.discard,
                why_not=why_not,
            ),
        )


class Sappers(CardEffect):
    """As defender, discard it to deal an extra hit."""

    card_id = "sappers"
    outlasts_discard = True

    @implements("card.sappers")
    def battle_modifiers(self, game: Game, fight: Fight) -> Iterable[Modifier]:
        """The defender may deal one more hit."""
        why_not = self.unless(fight.defender == self.owner, "the defender alone deals the extra hit")
        return (
            Modifier(
                self.clause, self.owner, extra=1, optional=True, costs_itself=True, use=self.discard, why_not=why_not
            ),
        )


class BrutalTactics(CardEffect):
    """As attacker, deal an extra hit, and the defender scores a point."""

    card_id = "brutal-tactics"

    @implements("card.brutal-tactics")
    def battle_modifiers(self, game: Game, fight: Fight) -> Iterable[Modifier]:
        """The attacker may deal one more hit."""

        def reward_defender(game: Game) -> None:
            score_points(game, fight.defender, 1)

        why_not = self.unless(fight.attacker == self.owner, "the attacker alone deals the extra hit")
        return (Modifier(self.clause, self.owner, extra=1, optional=True, use=reward_defender, why_not=why_not),)


class RoyalClaim(UsedInPhase):
    """In Birdsong, discard it to score a point for each clearing ruled."""

    card_id = "royal-claim"
    phase = Phase.BIRDSONG
    costs_itself = True
    outlasts_discard = True

    @implements("card.royal-claim")
    def use(self, game: Game) -> None:
        """Score for every clearing that its owner rules."""
        score_points(game, self.owner, self._ruled(game) + self._ruled_beside(game))

    def _ruled(self, game: Game) -> int:
        """Return how many clearings its owner rules."""
        return sum(rules(game, self.owner, clearing) for clearing in game.state.clearings)

    def _ruled_beside(self, game: Game) -> int:
        """Return how many clearings its owner rules beside the map."""
        return sum(rules(game, self.owner, clearing) for clearing in clearings_beside(game))


class StandAndDeliver(UsedInPhase):
    """Once in Birdsong, take a random card from an enemy, who scores a point for it."""

    card_id = "stand-and-deliver"
    phase = Phase.BIRDSONG
    once = True

    @implements("card.stand-and-deliver")
    def why_not(self, game: Game) -> Refusal | None:
        """Return why no card can be taken now, or None."""
        return self.why_none_holds(game, self.enemies(game), "enemy")

    @implements("card.stand-and-deliver")
    def use(self, game: Game) -> None:
        """Take a card, for which the enemy scores."""
        enemy = self.ask_holder(game, self.enemies(game), "enemy")
        take_random_card(game, self.owner, enemy)
        score_points(game, enemy, 1)


class TaxCollector(UsedInPhase):
    """Once in Daylight, remove an own warrior from a clearing to draw a card."""

    card_id = "tax-collector"
    phase = Phase.DAYLIGHT
    once = True

    @implements("card.tax-collector")
    def why_not(self, game: Game) -> Refusal | None:
        """Return why nobody can be taxed now, or None."""
        if not self._warriors(game):
            return Refusal(self.clause, "its owner has no warrior in a clearing")
        return None

    def _warriors(self, game: Game) -> list[tuple[Place, Piece]]:
        """Return in which clearings the owner has which warriors; those in forests are in none."""
        return [
            (place, piece)
            for place in game.state.clearings
            for piece in game.state.at(place)
            if piece.owner == self.owner and piece.category is Category.WARRIOR
        ]

    @implements("card.tax-collector")
    def use(self, game: Game) -> None:
        """Remove a warrior, and draw a card for it."""
        place, warrior = game.ask(self.owner, "warrior to remove", self._warriors(game))
        remove_pieces(game, self.owner, [(warrior, 1, place)])
        draw_cards(game, self.owner, 1)


class Favor(CardEffect):
    """When crafted, remove all enemy pieces from clearings of a suit."""

    suit: ClassVar[str]

    def _matching(self, game: Game) -> list[Place]:
        return [clearing for clearing in game.state.clearings if self.suit in suits(game, clearing)]

    def _remove_enemies(self, game: Game) -> None:
        remove_all_enemy_pieces(game, self.owner, self._matching(game))


class FavorOfTheFoxes(Favor):
    """Remove all enemy pieces from fox clearings."""

    card_id = "favor-of-the-foxes"
    suit = "fox"

    @implements("card.favor-of-the-foxes")
    def resolve(self, game: Game) -> None:
        """All enemy pieces in fox clearings go at once."""
        self._remove_enemies(game)


class CommandWarren(UsedAt):
    """At the start of Daylight, initiate a battle."""

    card_id = "command-warren"
    moment = Moment.START_OF_DAYLIGHT

    @implements("card.command-warren")
    def use(self, game: Game) -> None:
        """Its owner may fight."""
        take_battle(game, self.owner, may_decline=True)


class BetterBurrowBank(UsedAt):
    """At the start of Birdsong, draw a card if its owner likes; then an enemy draws one."""

    card_id = "better-burrow-bank"
    moment = Moment.START_OF_BIRDSONG

    @implements("card.better-burrow-bank")
    def use(self, game: Game) -> None:
        """An enemy is chosen when its owner has drawn, and only if it has."""
        drawn = self.ask_use(game) and draw_cards(game, self.owner, 1)

        def why_not(player: str) -> Refusal | None:
            if not drawn:
                return Refusal(self.clause, "its owner has drawn no card")
            enemy = is_enemy(game, self.owner, player)
            return None if enemy else Refusal(self.clause, f"{player_title(game, player)} is no enemy")

        enemy = game.choose(self.owner, "enemy to draw", self.others(game), why_not)
        if enemy:
            draw_cards(game, enemy, 1)


class Cobbler(UsedAt):
    """At the start of Evening, take a move."""

    card_id = "cobbler"
    moment = Moment.START_OF_EVENING

    @implements("card.cobbler")
    def use(self, game: Game) -> None:
        """Its owner may move."""
        take_move(game, self.owner, may_decline=True)


class FavorOfTheRabbits(Favor):
    """Remove all enemy pieces from rabbit clearings."""

    card_id = "favor-of-the-rabbits"
    suit = "rabbit"

    @implements("card.favor-of-the-rabbits")
    def resolve(self, game: Game) -> None:
        """All enemy pieces in rabbit clearings go at once."""
        self._remove_enemies(game)


class ScoutingParty(CardEffect):
    """As attacker, not affected by ambush cards."""

    card_id = "scouting-party"

    @implements("card.scouting-party")
    def battle_modifiers(self, game: Game, fight: Fight) -> Iterable[Modifier]:
        """Ambushes deal the attacker no hits."""
        return (Modifier(self.clause, self.owner, ignores_ambush=True),) if fight.attacker == self.owner else ()


class Codebreakers(UsedInPhase):
    """Once in Daylight, look at another player's hand."""

    card_id = "codebreakers"
    phase = Phase.DAYLIGHT
    once = True

    @implements("card.codebreakers")
    def use(self, game: Game) -> None:
        """Any hand will do, even an empty one."""
        other = game.ask(self.owner, "other player", self.others(game))
        for card in game.state.cards_at(hand(other)):
            show_card(game, other, card, self.owner)


class FavorOfTheMice(Favor):
    """Remove all enemy pieces from mouse clearings."""

    card_id = "favor-of-the-mice"
    suit = "mouse"

    @implements("card.favor-of-the-mice")
    def resolve(self, game: Game) -> None:
        """All enemy pieces in mouse clearings go at once."""
        self._remove_enemies(game)


EFFECTS: tuple[type[CardEffect], ...] = (
    Armorers,
    Sappers,
    BrutalTactics,
    RoyalClaim,
    StandAndDeliver,
    TaxCollector,
    FavorOfTheFoxes,
    CommandWarren,
    BetterBurrowBank,
    Cobbler,
    FavorOfTheRabbits,
    ScoutingParty,
    Codebreakers,
    FavorOfTheMice,
)
