"""Effects of the Standard deck, in the order of the deck."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, ClassVar, cast

from woodlaw.cards.effect import CardEffect, UsedAt, UsedInPhase, with_points_known
from woodlaw.engine.actions import Moment, Phase
from woodlaw.engine.audit import Audit, Offence, Ventures, omission, violation
from woodlaw.engine.concepts import clearings_beside, rules, suits
from woodlaw.engine.dealing import draw_cards, show_card, take_random_card
from woodlaw.engine.enemies import is_enemy
from woodlaw.engine.events import Battled, CardsMoved, Crafted, Event, Moved, Placed, Removed, Scored
from woodlaw.engine.extension import Extension, Points, seat_of
from woodlaw.engine.fight import take_battle
from woodlaw.engine.game import Game
from woodlaw.engine.march import take_move
from woodlaw.engine.primitives import remove_all_enemy_pieces, remove_pieces, score_points
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.sides import Fight, Modifier
from woodlaw.factions.records import broken_off, cards_to, changes, may_have_run_out
from woodlaw.law.implements import audits, implements
from woodlaw.table.pieces import FERRY, Category, Piece
from woodlaw.table.places import DECK, Place, PlaceKind, hand

if TYPE_CHECKING:
    from woodlaw.factions.base import Faction


class Armorers(CardEffect):
    """In battle, discard it to ignore all rolled hits."""

    card_id = "armorers"
    outlasts_discard = True

    @implements("card.armorers")
    def battle_modifiers(self, game: Game, fight: Fight) -> Iterable[Modifier]:
        """Either side may ignore the rolled hits it takes."""
        if not self.fights(fight):
            return ()
        return (
            Modifier(self.clause, self.owner, ignores_rolled=True, optional=True, costs_itself=True, use=self.discard),
        )

    @audits("card.armorers")
    def discarded_for(self, game: Game, before: Event | None, after: Event | None) -> bool:
        """Before hits are taken in a battle of the owner's."""
        return isinstance(before, Battled) and self.owner in (before.attacker, before.defender)

    @audits("card.armorers")
    def turn_offences(self, game: Game, player: str, events: Sequence[Event]) -> Iterator[tuple[Event, Offence]]:
        """The owner discards it in battle only."""
        fought = any(isinstance(e, Battled) and self.owner in (e.attacker, e.defender) for e in events)
        for event in () if fought else self.discards(game, events):
            yield event, violation("card.armorers", "Armorers are discarded by a player who is in no battle")


class Sappers(CardEffect):
    """As defender, discard it to deal an extra hit."""

    card_id = "sappers"
    outlasts_discard = True

    @implements("card.sappers")
    def battle_modifiers(self, game: Game, fight: Fight) -> Iterable[Modifier]:
        """The defender may deal one more hit."""
        if fight.defender != self.owner:
            return ()
        return (Modifier(self.clause, self.owner, extra=1, optional=True, costs_itself=True, use=self.discard),)

    @audits("card.sappers")
    def discarded_for(self, game: Game, before: Event | None, after: Event | None) -> bool:
        """Before hits are taken in a battle in which the owner defends."""
        return isinstance(before, Battled) and before.defender == self.owner

    @audits("card.sappers")
    def turn_offences(self, game: Game, player: str, events: Sequence[Event]) -> Iterator[tuple[Event, Offence]]:
        """The owner discards it only where it defends, be it in a battle that another initiates in its turn."""
        defended = any(isinstance(event, Battled) and event.defender == self.owner for event in events)
        for event in () if defended else self.discards(game, events):
            yield event, violation("card.sappers", "Sappers are discarded by a player who defends in no battle")


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

    @audits("card.royal-claim")
    def uses(self, game: Game, event: Event, events: Sequence[Event]) -> bool:
        """The owner discards it."""
        return self.discards_itself(event)

    @audits("card.royal-claim")
    def discarded_for(self, game: Game, before: Event | None, after: Event | None) -> bool:
        """The owner scores a point for each clearing ruled."""
        if not isinstance(after, Scored) or after.player != self.owner:
            return False
        ruled = self._ruled(game)
        return after.points > 0 and ruled <= after.points <= ruled + self._ruled_beside(game)

    def _ruled(self, game: Game) -> int:
        """Return how many clearings its owner rules."""
        return sum(rules(game, self.owner, clearing) for clearing in game.state.clearings)

    def _ruled_beside(self, game: Game) -> int:
        """Return how many clearings its owner rules beside the map."""
        return sum(rules(game, self.owner, clearing) for clearing in clearings_beside(game))

    @audits("card.royal-claim")
    def points_for(self, game: Game, event: Event, events: Sequence[Event]) -> Points | None:
        """A point for each clearing ruled; which they were is sure only as long as nothing has changed this turn.

        Whether those beside the map count people may hold either way.
        """
        if not self.discards_itself(event):
            return None
        ruled, beside = self._ruled(game), self._ruled_beside(game)
        if any(isinstance(earlier, Placed | Moved | Removed) for earlier in events):
            return Points(self.clause, 0, len(game.state.clearings) + beside, "Royal Claim")
        return Points(self.clause, ruled, ruled + beside, "Royal Claim")


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

    @audits("card.stand-and-deliver")
    def passes_cards(self, game: Game, source: Place, receiver: str) -> int:
        """The owner takes one card in its turn."""
        return int(receiver == self.owner == game.state.current and source.kind is PlaceKind.HAND)

    @audits("card.stand-and-deliver")
    def uses(self, game: Game, event: Event, events: Sequence[Event]) -> bool:
        """A card that the owner takes out of another's hand in its turn."""
        return self.takes_card(game, event)

    @audits("card.stand-and-deliver")
    def points_for(self, game: Game, event: Event, events: Sequence[Event]) -> Points | None:
        """An enemy whose card the owner takes in its turn scores, or may where something else can have taken it.

        So may one of whom no card can be taken, so that another is drawn instead.
        """
        if not isinstance(event, CardsMoved) or event.target is not hand(self.owner):
            return None
        if game.state.current == self.owner and event.source is DECK:
            without = (e.owner for e in game.bending(Extension.taken_instead) if is_enemy(game, self.owner, e.owner))
            enemy = next(without, "")
            return Points(self.clause, 0, 1, "Stand and Deliver!", enemy) if enemy else None
        if game.state.current != self.owner or event.source.kind is not PlaceKind.HAND:
            return None
        if not is_enemy(game, self.owner, event.source.owner):
            return None
        others = (e for e in game.bending(Audit.passes_cards) if e is not self)
        least = int(not any(e.passes_cards(game, event.source, self.owner) for e in others))
        return Points(self.clause, least, 1, "Stand and Deliver!", event.source.owner)


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

    @audits("card.tax-collector")
    def draws_besides(self, game: Game, player: str, events: Sequence[Event]) -> int:
        """A card for a warrior of its owner, which other effects may have carried elsewhere at once."""
        return int(player == self.owner == game.state.current and any(isinstance(e, Removed | Moved) for e in events))

    @audits("card.tax-collector")
    def owed_for_draw(self, game: Game, events: Sequence[Event]) -> Iterator[Offence]:
        """A warrior of the owner's is gone from the map; who battles may have lost one that a record leaves out."""
        own = (each for each in events if not isinstance(each, Moved) or self._carried(game, each))
        near = (*game.state.clearings, *clearings_beside(game))
        gone = (piece for each in own for place, piece, count in changes(each) if place in near and count < 0)
        warriors = any(piece.owner == self.owner and piece.category is Category.WARRIOR for piece in gone)
        fought = any(isinstance(e, Battled) and self.owner in (e.attacker, e.defender) for e in events)
        if game.state.current == self.owner and not warriors and not fought:
            yield omission(
                "card.tax-collector", "its owner draws a card, and no warrior is removed for it", "1 warrior"
            )

    def _carried(self, game: Game, event: Moved) -> bool:
        """Return whether what moves may be what becomes of a warrior that its owner has removed."""
        return any(self.carries(game, self.owner, piece, event.origin, event.destination) for piece, _ in event.pieces)

    @audits("card.tax-collector")
    def pays_with(self, game: Game, piece: Piece) -> bool:
        """A warrior of its owner, in its owner's turn."""
        own = game.state.current == self.owner == piece.owner
        return own and piece.category is Category.WARRIOR

    @audits("card.tax-collector")
    def carries(self, game: Game, player: str, piece: Piece, origin: Place, destination: Place) -> bool:
        """What becomes of a warrior that another removes may become of one that its owner removes so (6.2.3)."""
        own = player == self.owner == piece.owner and piece.category is Category.WARRIOR
        return own and cast("Audit", game.factions[self.owner]).carries(game, "", piece, origin, destination)

    @audits("card.tax-collector")
    def turn_offences(self, game: Game, player: str, events: Sequence[Event]) -> Iterator[tuple[Event, Offence]]:
        """One warrior goes that nothing else removes, and a card is drawn for it besides those of Evening."""
        taxed = self._taxed(game, events) if player == self.owner else []
        count = sum(event.count for event in taxed)
        if count > 1:
            message = f"{self.title} removes {count} warriors of its owner's"
            yield taxed[-1], violation("card.tax-collector", message, "one warrior")
        elif taxed and self._drew_in_evening_only(game, events):
            message = "a warrior of its owner's is removed, and no card is drawn for it"
            yield taxed[-1], omission("card.tax-collector", message, "1 card")

    def _taxed(self, game: Game, events: Sequence[Event]) -> list[Removed]:
        """Return the own warriors that were surely removed for nothing else, outside of where anybody battles.

        Where a building or token of the owner's comes, they may be the price of that.
        """
        if not cast("Faction", game.factions[self.owner]).keeps_warriors:
            return []
        fought = {event.clearing for event in events if isinstance(event, Battled)}
        come = {
            place
            for event in events
            for place, piece, count in changes(event)
            if count > 0 and piece.owner == self.owner and piece.category is not Category.WARRIOR
        }
        return [
            event
            for event in events
            if isinstance(event, Removed) and event.piece.owner == self.owner and event.place.number
            if event.piece.category is Category.WARRIOR and event.place not in fought | come
        ]

    def _drew_in_evening_only(self, game: Game, events: Sequence[Event]) -> bool:
        """Return whether the owner surely drew what its Evening gives, and no card more."""
        due = cast("Faction", game.factions[self.owner]).turn_draws(game)
        drawn = sum(
            cards_to((e,), hand(self.owner)) for e in events if isinstance(e, CardsMoved) and not e.source.owner
        )
        return due is not None and drawn == due[0] and not (broken_off(events) or may_have_run_out(game, events))


class Favor(CardEffect):
    """When crafted, remove all enemy pieces from clearings of a suit."""

    suit: ClassVar[str]

    def _matching(self, game: Game) -> list[Place]:
        return [clearing for clearing in game.state.clearings if self.suit in suits(game, clearing)]

    def _remove_enemies(self, game: Game) -> None:
        remove_all_enemy_pieces(game, self.owner, self._matching(game))

    @audits("9.2.2.I")
    def clears_out(self, game: Game, event: Event, events: Sequence[Event]) -> Sequence[Place]:
        """The clearings of its suit, when it is crafted."""
        return self._matching(game) if isinstance(event, Crafted) and event.player == self.owner else ()


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

    @audits("card.command-warren")
    def ventures_besides(self, game: Game, player: str, events: Sequence[Event]) -> Ventures:
        """A battle of its owner's."""
        return Ventures(battles=int(player == self.owner))


class BetterBurrowBank(UsedAt):
    """At the start of Birdsong, draw a card if its owner likes; then an enemy draws one."""

    card_id = "better-burrow-bank"
    moment = Moment.START_OF_BIRDSONG

    @implements("card.better-burrow-bank")
    def use(self, game: Game) -> None:
        """An enemy is chosen when its owner has drawn, and only if it has."""
        enemies = self.enemies(game)
        if self.ask_use(game) and draw_cards(game, self.owner, 1) and enemies:
            draw_cards(game, game.ask(self.owner, "enemy to draw", enemies), 1)

    @audits("card.better-burrow-bank")
    def draws_besides(self, game: Game, player: str, events: Sequence[Event]) -> int:
        """A card for its owner in its turn, and one for whichever enemy it is."""
        return int(game.state.current == self.owner)

    @audits("card.better-burrow-bank")
    def owed_for_draw(self, game: Game, events: Sequence[Event]) -> Iterator[Offence]:
        """An enemy has drawn too, unless one without a hand can be chosen or no card was left.

        Who drew may be no enemy any more, but an ally in a coalition formed since.
        """
        enemies = self.enemies(game)
        drawn = any(cards_to(events, hand(seat)) for seat in game.state.seats if seat != self.owner)
        if drawn or not all(seat_of(game, enemy).has_hand for enemy in enemies) or may_have_run_out(game, events):
            return
        if game.state.current == self.owner and enemies:
            yield omission(
                "card.better-burrow-bank", "its owner draws a card, and no enemy does", "a card for an enemy"
            )

    @audits("card.better-burrow-bank")
    def turn_offences(self, game: Game, player: str, events: Sequence[Event]) -> Iterator[tuple[Event, Offence]]:
        """One enemy draws a card, be it that others draw by other effects, or for the Ferry that takes them along."""
        others = self.others(game) if player == self.owner else []
        draws = [e for e in events if isinstance(e, CardsMoved) and e.source is DECK and e.target.owner in others]
        drawn = {seat: cards_to(draws, hand(seat)) for seat in others}
        effects = [e for e in game.bending(Audit.draws_besides) if e is not self]
        ferried = sum(isinstance(e, Moved) and any(piece is FERRY for piece, _ in e.pieces) for e in events)
        given = {seat: ferried + sum(e.draws_besides(game, seat, events) for e in effects) for seat in others}
        drawing = [seat for seat in others if drawn[seat] > given[seat]]
        if len(drawing) > 1:
            last = next(event for event in reversed(draws) if event.target.owner in drawing)
            yield last, violation("card.better-burrow-bank", f"{len(drawing)} enemies draw a card", "one enemy")


class Cobbler(UsedAt):
    """At the start of Evening, take a move."""

    card_id = "cobbler"
    moment = Moment.START_OF_EVENING

    @implements("card.cobbler")
    def use(self, game: Game) -> None:
        """Its owner may move."""
        take_move(game, self.owner, may_decline=True)

    @audits("card.cobbler")
    def ventures_besides(self, game: Game, player: str, events: Sequence[Event]) -> Ventures:
        """A move of its owner's."""
        return Ventures(moves=int(player == self.owner))


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

    @audits("card.codebreakers")
    def shows_hands(self, game: Game, viewer: str) -> int:
        """The owner sees one in its turn."""
        return int(viewer == self.owner == game.state.current)


class FavorOfTheMice(Favor):
    """Remove all enemy pieces from mouse clearings."""

    card_id = "favor-of-the-mice"
    suit = "mouse"

    @implements("card.favor-of-the-mice")
    def resolve(self, game: Game) -> None:
        """All enemy pieces in mouse clearings go at once."""
        self._remove_enemies(game)


EFFECTS = with_points_known(
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
