"""How records tell the Riverfolk: services that may be bought, the boxes of the board, prices; and their setup."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

from woodlaw.engine.actions import BIRDSONG, PHASE
from woodlaw.engine.concepts import by_river
from woodlaw.engine.events import (
    Battled,
    CardsMoved,
    Crafted,
    Event,
    Happening,
    ItemMoved,
    Moved,
    Placed,
    Removed,
    Stated,
    TurnBegan,
    TurnEnded,
)
from woodlaw.engine.game import Game
from woodlaw.engine.memory import COUNT, FLAG, PLACE, PLAYER, Remembered
from woodlaw.engine.state import State
from woodlaw.engine.titles import name as named
from woodlaw.factions.riverfolk_company.abilities import (
    COST,
    HAND_CARD,
    MERCENARIES,
    RIVERBOATS,
    Riverfolk,
    exhausting_items,
)
from woodlaw.law.implements import audits
from woodlaw.logs.audits.audit import Offence, omission, violation
from woodlaw.logs.audits.recorded import Recorded
from woodlaw.logs.audits.riverfolk_company.boxes import note_protectionism, note_spending, spendable, untold
from woodlaw.logs.audits.riverfolk_company.telling import (
    LETTERS,
    committed,
    lay_boxes,
    note_boxes,
    note_committed,
    told_by_records,
)
from woodlaw.logs.audits.setups import placed_in
from woodlaw.table.pieces import Category, Piece
from woodlaw.table.places import DECK, Place, PlaceKind, hand

PAID = Remembered("paid", False, FLAG, PLAYER)
"""Whether a player has paid the Riverfolk in this turn of a record (11.2.6)."""
PAYMENT = Remembered("paid in all", 0, COUNT, PLAYER)
"""How many warriors were placed for that in the Payments box."""
FOUGHT: Remembered[Place | None] = Remembered("battle of the Riverfolk", None, PLACE)
"""Where the latest battle of a record's turn was fought, if it was one of the Riverfolk's and may be under way."""
CARDS_BOUGHT = Remembered("cards bought", 0, COUNT, PLAYER)
"""How many cards of the Riverfolk's hand came to a player in this turn of a record."""


class Records(Riverfolk, Recorded):
    """The Riverfolk in recorded games."""

    discard_clause = "11.6.1"

    def states(self, fact: str, value: str, by_letter: Mapping[str, str]) -> tuple[tuple[object, ...], object]:
        """A record states prices by the letter of the service: ``$_h->2``."""
        if fact not in LETTERS or value not in map(str, self.values["prices"]):
            return super().states(fact, value, by_letter)
        return COST.key(self.name, LETTERS[fact]), int(value)

    def extra_strength(self, game: Game, player: str, clearing: Place) -> int:
        """A record does not tell when a battle is over."""
        return 0 if FOUGHT.of(game.state) is clearing else super().extra_strength(game, player, clearing)

    def rule_rests_on(self, game: Game) -> object:
        """Where a battle was fought, too."""
        return FOUGHT.of(game.state), super().rule_rests_on(game)

    def told(self, event: Event, clauses: tuple[str, ...], letters: Mapping[str, str]) -> Iterable[Happening]:
        """The boxes of the board are not told apart, and prices are told by letters: ``$_h->2``."""
        return ((each, clauses) for each in told_by_records(self, event))

    def box(self, part: str, kind: str) -> Place:
        """All pieces that lie on the board are funds, as far as records tell."""
        return super().box(part, kind) if kind == "cards" else self.funds

    def lay_hidden(self, state: State, events: Sequence[Event], way: int) -> bool:
        """Which warriors of the board are funds, payments and committed funds; a table amid a phase tells that."""
        return not way if PHASE.of(state) else lay_boxes(self, state, events, way)

    @audits("11.5")
    def settle(self, game: Game, events: Sequence[Event]) -> None:
        """Count the funds that the turn has likely committed."""
        note_committed(game, committed(self, game, events))

    @audits("11.2.7")
    def has_bought(self, game: Game, player: str, service: str) -> bool:
        """Whoever has paid in its turn may have bought any service, which a record does not say."""
        if game.played:
            return super().has_bought(game, player, service)
        paid = player == game.state.current and PAID.of(game.state, player)
        return paid and service in self._that_cost(game, player)

    @audits("11.2.7.III")
    def leaves_rule_open(self, game: Game, *, at_end: bool = False) -> bool:
        """Payments of a turn may be for mercenaries or for something else; hired ones do not serve in Birdsong."""
        player = game.state.current
        if not player or not PAID.of(game.state, player) or exhausting_items(game, player):
            return False
        hiring = {MERCENARIES in each for each in self._ways_to_pay(game, player)}
        return True in hiring and not (at_end and hiring == {True})

    @audits("11.2.6.I")
    def _that_cost(self, game: Game, player: str) -> Collection[str]:
        """Return the services that the payments of a turn may be for, by their costs; all where these do not tell."""
        return {service for each in self._ways_to_pay(game, player) for service in each}

    @audits("11.2.6.I")
    def _ways_to_pay(self, game: Game, player: str) -> Sequence[Sequence[str]]:
        """Return what lasting services the payments of a turn may be for together; any where costs do not tell.

        A card that came from the Riverfolk may have been bought, or given by a rule of the receiver's.
        """
        lasting = ((), (RIVERBOATS,), (MERCENARIES,), (RIVERBOATS, MERCENARIES))
        costs = {service: COST.of(game.state, self.name, service) for service in LETTERS.values()}
        if not all(costs.values()) or exhausting_items(game, player):
            return lasting
        paid = PAYMENT.of(game.state, player)
        left = {paid - cards * costs[HAND_CARD] for cards in range(CARDS_BOUGHT.of(game.state, player) + 1)}
        return [each for each in lasting if sum(costs[service] for service in each) in left] or lasting

    @audits("11.2.7.III", "11.2.7.IIIb")
    def hires(self, game: Game, player: str) -> bool:
        """A record hardly tells phases; who pays with items has no mercenaries."""
        if game.played:
            return super().hires(game, player)
        if PHASE.of(game.state) == BIRDSONG:
            return False
        with_items = player in game.factions and exhausting_items(game, player)
        return not with_items and self.has_bought(game, player, MERCENARIES)

    def unwritten(self, game: Game, event: Event, events: Sequence[Event]) -> Iterable[Event]:
        """Remember what came to the boxes and left them; and a battle of the Riverfolk's, until what no battle does.

        What counts in a battle is asked as it begins.
        """
        note_protectionism(self, game, event, events)
        note_spending(self, game, event)
        if _is_of_no_battle(event):
            FOUGHT.forget(game.state)
        if isinstance(event, Battled) and self.name in (event.attacker, event.defender):
            FOUGHT.note(game.state, event.clearing)
        return ()

    def consequences(self, game: Game, event: Event, events: Sequence[Event]) -> Iterable[Stated]:
        """Whoever puts warriors of its own on the Riverfolk's board has paid; so has who puts theirs, for items."""
        note_boxes(self, game, event, events)
        match event:
            case Moved() | Placed() | Crafted() | TurnEnded():
                FOUGHT.forget(game.state)
            case ItemMoved(face_down=True) if all(map(_comes_before_paying, events)):
                PAID.note(game.state, exhausting_items(game, event.player) is not None, event.player)
            case CardsMoved() if event.source is hand(self.name) and event.target.kind is PlaceKind.HAND:
                bought = CARDS_BOUGHT.of(game.state, event.target.owner) + len(event.cards)
                CARDS_BOUGHT.note(game.state, bought, event.target.owner)
            case Stated(owner=self.name, fact="", value=price) if price in map(str, self.values["prices"]):
                self._price_all(game, int(price))
        paid = isinstance(event, Placed) and event.place.owner == self.name and event.place.kind is PlaceKind.BOARD
        if paid and isinstance(event, Placed):
            payer = game.state.current if event.piece.owner == self.name else event.piece.owner
            if payer not in ("", self.name):
                PAID.note(game.state, True, payer)
                PAYMENT.note(game.state, PAYMENT.of(game.state, payer) + event.count, payer)
        return ()

    @audits("11.5.3.I")
    def item_points(self, game: Game, player: str, item: str, listed: int) -> tuple[int, ...]:
        """Export: the Riverfolk may ignore what a card gives, which records do not tell from crafting it."""
        return (0, listed)

    def sells_for_items(self, game: Game, player: str) -> bool:
        """Vagabond Funds."""
        return True

    @audits("11.5")
    def may_count_as_remover(self, game: Game, event: Removed, events: Sequence[Event]) -> bool:
        """What leaves the board may be spent, which removes nothing."""
        return event.place is self.funds

    def laid_unsaid(self, game: Game, piece: Piece, place: Place) -> int:
        """Protectionism, where the record leaves it out."""
        return untold(self, game) if piece is self.warrior and place is self.funds else 0

    def supplied_later(self, game: Game, piece: Piece) -> int:
        """Funds return to the supply as they are spent, which some write behind what they pay for."""
        return spendable(self, game) if piece is self.warrior else 0

    def _price_all(self, game: Game, price: int) -> None:
        """Move the markers of all tracks, where a record tells one price for them."""
        for service in LETTERS.values():
            COST.keep(game.state, price, self.name, service)

    @audits("11.3.2", "11.3.4", "11.3.5")
    def setup_offences(self, game: Game, events: Sequence[Event]) -> Iterator[tuple[Event, Offence]]:
        """Place Warriors, Gain Starting Funds, Set Starting Prices."""
        if not self.on_map(game.state, "warrior"):
            yield (
                events[-1],
                omission("11.3.2", "the Riverfolk set up without warriors", "four in clearings with a river"),
            )
        if not game.state.count(self.funds, self.warrior):
            yield events[-1], omission("11.3.4", "the Riverfolk set up without payments", "three warriors in Payments")
        if not any(isinstance(event, Stated) and event.owner == self.name and event.value for event in events):
            yield events[-1], omission("11.3.5", "the Riverfolk set no prices", "a marker on each Services track")
        yield from self._placed_otherwise(game, events)

    @audits("11.3.2")
    def _placed_otherwise(self, game: Game, events: Sequence[Event]) -> Iterator[tuple[Event, Offence]]:
        """Place Warriors: four, in clearings that a river touches."""
        there, due = placed_in(events, self.warrior), int(self.values["warriors in setup"])
        placing = [event for event in events if placed_in((event,), self.warrior)]
        for place in there:
            if place.number and not by_river(game, place):
                message = f"setup places Riverfolk in {named(place)}, which no river touches"
                at = [event for event in placing if placed_in((event,), self.warrior)[place]][-1]
                yield at, violation("11.3.2", message, "a clearing on a river")
        if there and there.total() != due:
            told = violation if there.total() > due else omission
            yield placing[-1], told("11.3.2", f"setup places {there.total()} Riverfolk warriors", str(due))


def _is_of_no_battle(event: Event) -> bool:
    """Return whether the battle before an event is over: pieces move, are built, or taken up onto their own board."""
    match event:
        case Battled() | Moved():
            return True
        case Placed():
            return event.piece.category in (Category.BUILDING, Category.TOKEN)
        case Removed(piece=piece, destination=target):
            taken_up = target.kind is PlaceKind.BOARD and target.owner == piece.owner
            return taken_up and piece.category is Category.TOKEN
    return False


def _comes_before_paying(event: Event) -> bool:
    """Return whether an event may come before a service is paid, as the turn starts: other payments, and draws."""
    return isinstance(event, TurnBegan | ItemMoved) or (isinstance(event, CardsMoved) and event.source is DECK)
