"""Effects of the Standard deck that bend the core, in the order of the deck."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar

from woodlaw.cards.effect import CardEffect
from woodlaw.engine.concepts import rules, suits
from woodlaw.engine.enemies import enemy_pieces
from woodlaw.engine.events import Battled, CardsMoved, Event, Moved, Placed, Removed
from woodlaw.engine.extension import Fight, Modifier, Points
from woodlaw.engine.game import Game
from woodlaw.engine.primitives import remove_pieces, score_points
from woodlaw.law.implements import audits, implements
from woodlaw.table.places import CLEARINGS, PlaceKind, hand, play_area


class Armorers(CardEffect):
    """In battle, discard it to ignore all rolled hits."""

    card_id = "armorers"
    outlasts_discard = True

    @implements("card.armorers")
    def battle_modifiers(self, game: Game, fight: Fight) -> Iterable[Modifier]:
        """Either side may ignore the rolled hits it takes."""
        if not self.fights(fight):
            return ()
        return (Modifier(self.clause, self.owner, ignores_rolled=True, optional=True, use=self.discard),)


class Sappers(CardEffect):
    """As defender, discard it to deal an extra hit."""

    card_id = "sappers"
    outlasts_discard = True

    @implements("card.sappers")
    def battle_modifiers(self, game: Game, fight: Fight) -> Iterable[Modifier]:
        """The defender may deal one more hit."""
        if fight.defender != self.owner:
            return ()
        return (Modifier(self.clause, self.owner, extra=1, optional=True, use=self.discard),)


class BrutalTactics(CardEffect):
    """As attacker, deal an extra hit, and the defender scores a point."""

    card_id = "brutal-tactics"

    @implements("card.brutal-tactics")
    def battle_modifiers(self, game: Game, fight: Fight) -> Iterable[Modifier]:
        """The attacker may deal one more hit."""
        if fight.attacker != self.owner:
            return ()

        def reward_defender(game: Game) -> None:
            score_points(game, fight.defender, 1)

        return (Modifier(self.clause, self.owner, extra=1, optional=True, use=reward_defender),)

    @audits("card.brutal-tactics")
    def points_for(self, game: Game, event: Event, events: Sequence[Event]) -> Points | None:
        """The defender may have scored a point."""
        if not isinstance(event, Battled) or event.attacker != self.owner:
            return None
        return Points(self.clause, 0, 1, "Brutal Tactics", event.defender)


class RoyalClaim(CardEffect):
    """In Birdsong, discard it to score a point for each clearing ruled."""

    card_id = "royal-claim"
    outlasts_discard = True

    @audits("card.royal-claim")
    def points_for(self, game: Game, event: Event, events: Sequence[Event]) -> Points | None:
        """A point for each clearing ruled; which they were is sure only as long as nothing has changed this turn."""
        if not isinstance(event, CardsMoved) or event.source is not play_area(self.owner):
            return None
        if event.player != self.owner or all(card.id != self.card_id for card in event.cards):
            return None
        if any(isinstance(earlier, Placed | Moved | Removed) for earlier in events):
            return Points(self.clause, 0, len(CLEARINGS), "Royal Claim")
        ruled = sum(rules(game, self.owner, clearing) for clearing in CLEARINGS)
        return Points(self.clause, ruled, ruled, "Royal Claim")


class StandAndDeliver(CardEffect):
    """In Birdsong, take a random card from another player, who scores a point."""

    card_id = "stand-and-deliver"

    @audits("card.stand-and-deliver")
    def points_for(self, game: Game, event: Event, events: Sequence[Event]) -> Points | None:
        """Whoever's card was taken in the owner's turn may have scored a point."""
        if not isinstance(event, CardsMoved) or event.target is not hand(self.owner):
            return None
        if game.state.current != self.owner or event.source.kind is not PlaceKind.HAND:
            return None
        return Points(self.clause, 0, 1, "Stand and Deliver!", event.source.owner)


class ScoutingParty(CardEffect):
    """As attacker, not affected by ambush cards."""

    card_id = "scouting-party"

    @implements("card.scouting-party")
    def battle_modifiers(self, game: Game, fight: Fight) -> Iterable[Modifier]:
        """Ambushes deal the attacker no hits."""
        return (Modifier(self.clause, self.owner, ignores_ambush=True),) if fight.attacker == self.owner else ()


class Favor(CardEffect):
    """When crafted, remove all enemy pieces from clearings of a suit."""

    suit: ClassVar[str]

    def _remove_enemies(self, game: Game) -> None:
        matching = [clearing for clearing in CLEARINGS if self.suit in suits(game, clearing)]
        remove_pieces(game, self.owner, [p for clearing in matching for p in enemy_pieces(game, self.owner, clearing)])


class FavorOfTheFoxes(Favor):
    """Remove all enemy pieces from fox clearings."""

    card_id = "favor-of-the-foxes"
    suit = "fox"

    @implements("card.favor-of-the-foxes")
    def resolve(self, game: Game) -> None:
        """All enemy pieces in fox clearings go at once."""
        self._remove_enemies(game)


class FavorOfTheRabbits(Favor):
    """Remove all enemy pieces from rabbit clearings."""

    card_id = "favor-of-the-rabbits"
    suit = "rabbit"

    @implements("card.favor-of-the-rabbits")
    def resolve(self, game: Game) -> None:
        """All enemy pieces in rabbit clearings go at once."""
        self._remove_enemies(game)


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
    FavorOfTheFoxes,
    FavorOfTheRabbits,
    ScoutingParty,
    FavorOfTheMice,
)
