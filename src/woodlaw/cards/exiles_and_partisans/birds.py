"""Effects of the bird cards of the Exiles and Partisans deck, in the order of the deck."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from woodlaw.cards.effect import CardEffect, UsedAt
from woodlaw.engine.actions import Moment
from woodlaw.engine.audit import NO_VENTURES, Offence, Ventures, omission
from woodlaw.engine.battle import why_not_battle
from woodlaw.engine.dealing import discard_card
from woodlaw.engine.decisions import DECLINE
from woodlaw.engine.enemies import is_enemy
from woodlaw.engine.events import Battled, CardsMoved, Crafted, Event, ItemMoved, Moved, Placed, Removed, Scored
from woodlaw.engine.fight import battle
from woodlaw.engine.game import Game
from woodlaw.engine.march import take_move
from woodlaw.factions.records import broken_off
from woodlaw.law.implements import audits, implements
from woodlaw.table.cards import Card, CardKind
from woodlaw.table.pieces import Category
from woodlaw.table.places import Place, PlaceKind, play_area


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
        choice = game.ask(self.owner, "card to sabotage", [DECLINE, *self._crafted(game)])
        if isinstance(choice, tuple):
            enemy, card = choice
            self.discard(game)
            discard_card(game, self.owner, card, play_area(enemy))

    @audits("card.saboteurs")
    def discarded_for(self, game: Game, before: Event | None, after: Event | None) -> bool:
        """In its owner's turn another's crafted card is discarded."""
        if not isinstance(after, CardsMoved) or after.source.kind is not PlaceKind.PLAY_AREA:
            return False
        return game.state.current == self.owner != after.source.owner

    @audits("card.saboteurs")
    def uses(self, game: Game, event: Event, events: Sequence[Event]) -> bool:
        """The owner discards it."""
        return self.discards_itself(event)


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


class EyrieEmigre(UsedAt):
    """At the end of Birdsong, move and then battle there as far as that can be; discard it unless both are done."""

    card_id = "eyrie-emigre"
    moment = Moment.END_OF_BIRDSONG

    @implements("card.eyrie-emigre")
    def use(self, game: Game) -> None:
        """Take a move, if there is one, and battle where it ended, if somebody is there; else discard the card."""
        site = take_move(game, self.owner)
        if site is None or not self._battle(game, site):
            self.discard(game)

    @audits("card.eyrie-emigre")
    def discarded_for(self, game: Game, before: Event | None, after: Event | None) -> bool:
        """Its owner's turn goes on with what no card is spent for: nothing is placed, scored, removed or carried."""
        spent_for = isinstance(after, CardsMoved | Placed | Removed | ItemMoved | Scored)
        carried = isinstance(after, Moved) and any(piece.owner != self.owner for piece, _ in after.pieces)
        return game.state.current == self.owner and not (spent_for or carried)

    @implements("card.eyrie-emigre")
    def _battle(self, game: Game, site: Place) -> bool:
        """Battle where the move ended; return whether there was a battle."""
        enemies = [seat for seat in game.state.seats if why_not_battle(game, self.owner, seat, site) is None]
        if enemies:
            battle(game, self.owner, game.ask(self.owner, "enemy to battle", enemies), site)
        return bool(enemies)

    @audits("card.eyrie-emigre")
    def ventures_besides(self, game: Game, player: str, events: Sequence[Event]) -> Ventures:
        """A move and a battle of its owner's."""
        return Ventures(moves=1, battles=1) if player == self.owner else NO_VENTURES

    @audits("card.eyrie-emigre")
    def turn_offences(self, game: Game, player: str, events: Sequence[Event]) -> Iterator[tuple[Event, Offence]]:
        """It goes in a turn in which its owner does not battle where a move of its ended."""
        if player != self.owner or broken_off(events) or self._came(events):
            return
        if all(card.id != self.card_id for card in game.state.cards_at(play_area(player))):
            return
        entered: set[Place] = set()
        for event in events:
            if isinstance(event, Moved):
                entered.add(event.destination)
            elif isinstance(event, Battled) and event.attacker == player and event.clearing in entered:
                return
        message = f"{self.title} stays in play, and its owner battles nowhere that it has moved to"
        yield events[-1], omission("card.eyrie-emigre", message, "the card discarded")

    def _came(self, events: Sequence[Event]) -> bool:
        """Return whether the card may have come into play in the turn, as far as what came tells its name."""
        crafted = [e.card for e in events if isinstance(e, Crafted) and not e.item and e.player == self.owner]
        laid = [e.cards for e in events if isinstance(e, CardsMoved) and e.target is play_area(self.owner)]
        return any(not card.name or card.id == self.card_id for cards in (crafted, *laid) for card in cards)
