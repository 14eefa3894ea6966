"""What recorded games show of the effects of the Standard deck, in the order of the deck."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import cast

from woodlaw.cards import standard
from woodlaw.engine.concepts import clearings_beside
from woodlaw.engine.enemies import is_enemy
from woodlaw.engine.events import Battled, CardsMoved, Crafted, Event, Moved, Placed, Removed, Scored
from woodlaw.engine.extension import Extension, Points, seat_of
from woodlaw.engine.game import Game
from woodlaw.law.implements import audits
from woodlaw.logs.audits.audit import Audit, Offence, Ventures, omission, others_who, violation
from woodlaw.logs.audits.cards.effect import RecordedCard, audited
from woodlaw.logs.audits.draws import may_have_run_out
from woodlaw.logs.audits.pieces import changes
from woodlaw.logs.audits.recorded import Recorded
from woodlaw.logs.audits.spending import cards_to
from woodlaw.logs.audits.turns import broken_off
from woodlaw.table.pieces import FERRY, Category, Piece
from woodlaw.table.places import DECK, Place, PlaceKind, hand


class Armorers(standard.Armorers, RecordedCard):
    """In battle, discard it to ignore all rolled hits."""

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


class Sappers(standard.Sappers, RecordedCard):
    """As defender, discard it to deal an extra hit."""

    @audits("card.sappers")
    def discarded_for(self, game: Game, before: Event | None, after: Event | None) -> bool:
        """Before hits are taken in a battle in which the owner defends."""
        return isinstance(before, Battled) and before.defender == self.owner

    @audits("card.sappers")
    def turn_offences(self, game: Game, player: str, events: Sequence[Event]) -> Iterator[tuple[Event, Offence]]:
        """The owner discards it only where it defends; another may initiate that battle in the owner's turn."""
        defended = any(isinstance(event, Battled) and event.defender == self.owner for event in events)
        for event in () if defended else self.discards(game, events):
            yield event, violation("card.sappers", "Sappers are discarded by a player who defends in no battle")


class BrutalTactics(standard.BrutalTactics, RecordedCard):
    """As attacker, deal an extra hit, and the defender scores a point."""

    @audits("card.brutal-tactics")
    def points_for(self, game: Game, event: Event, events: Sequence[Event]) -> Points | None:
        """The defender may have scored a point."""
        if not isinstance(event, Battled) or event.attacker != self.owner:
            return None
        return Points(self.clause, 0, 1, "Brutal Tactics", event.defender)


class RoyalClaim(standard.RoyalClaim, RecordedCard):
    """In Birdsong, discard it to score a point for each clearing ruled."""

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


class StandAndDeliver(standard.StandAndDeliver, RecordedCard):
    """Once in Birdsong, take a random card from an enemy, who scores a point for it."""

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
        others = others_who(game, Audit.passes_cards, self)
        least = int(not any(e.passes_cards(game, event.source, self.owner) for e in others))
        return Points(self.clause, least, 1, "Stand and Deliver!", event.source.owner)


class TaxCollector(standard.TaxCollector, RecordedCard):
    """Once in Daylight, remove an own warrior from a clearing to draw a card."""

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
        if not cast("Recorded", game.factions[self.owner]).keeps_warriors:
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
        due = cast("Recorded", game.factions[self.owner]).turn_draws(game)
        drawn = sum(
            cards_to((e,), hand(self.owner)) for e in events if isinstance(e, CardsMoved) and not e.source.owner
        )
        return due is not None and drawn == due[0] and not (broken_off(events) or may_have_run_out(game, events))


class Favor(standard.Favor, RecordedCard):
    """When crafted, remove all enemy pieces from clearings of a suit."""

    @audits("9.2.2.I")
    def clears_out(self, game: Game, event: Event, events: Sequence[Event]) -> Sequence[Place]:
        """The clearings of its suit, when it is crafted."""
        return self._matching(game) if isinstance(event, Crafted) and event.player == self.owner else ()


class FavorOfTheFoxes(standard.FavorOfTheFoxes, Favor):
    """Favor of the Foxes."""


class CommandWarren(standard.CommandWarren, RecordedCard):
    """At the start of Daylight, initiate a battle."""

    @audits("card.command-warren")
    def ventures_besides(self, game: Game, player: str, events: Sequence[Event]) -> Ventures:
        """A battle of its owner's."""
        return Ventures(battles=int(player == self.owner))


class BetterBurrowBank(standard.BetterBurrowBank, RecordedCard):
    """At the start of Birdsong, draw a card if its owner likes; then an enemy draws one."""

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
        """Only one enemy draws a card; others may draw by other effects, or for the Ferry that takes them along."""
        others = self.others(game) if player == self.owner else []
        draws = [e for e in events if isinstance(e, CardsMoved) and e.source is DECK and e.target.owner in others]
        drawn = {seat: cards_to(draws, hand(seat)) for seat in others}
        effects = others_who(game, Audit.draws_besides, self)
        ferried = sum(isinstance(e, Moved) and any(piece is FERRY for piece, _ in e.pieces) for e in events)
        given = {seat: ferried + sum(e.draws_besides(game, seat, events) for e in effects) for seat in others}
        drawing = [seat for seat in others if drawn[seat] > given[seat]]
        if len(drawing) > 1:
            last = next(event for event in reversed(draws) if event.target.owner in drawing)
            yield last, violation("card.better-burrow-bank", f"{len(drawing)} enemies draw a card", "one enemy")


class Cobbler(standard.Cobbler, RecordedCard):
    """At the start of Evening, take a move."""

    @audits("card.cobbler")
    def ventures_besides(self, game: Game, player: str, events: Sequence[Event]) -> Ventures:
        """A move of its owner's."""
        return Ventures(moves=int(player == self.owner))


class FavorOfTheRabbits(standard.FavorOfTheRabbits, Favor):
    """Favor of the Rabbits."""


class Codebreakers(standard.Codebreakers, RecordedCard):
    """Once in Daylight, look at another player's hand."""

    @audits("card.codebreakers")
    def shows_hands(self, game: Game, viewer: str) -> int:
        """The owner sees one in its turn."""
        return int(viewer == self.owner == game.state.current)


class FavorOfTheMice(standard.FavorOfTheMice, Favor):
    """Favor of the Mice."""


EFFECTS = audited(standard.EFFECTS)
