"""Oracles of the Lizard Cult (chapter 10)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from tests.four.oracles.naming import CULT, DIASPORA, GARDENS, LEGION, LIZARD, Named, printed
from tests.four.oracles.oracle import Oracle, Seen, may_rule_by_hire, rulers

from woodlaw.engine.events import (
    Battled,
    CardsMoved,
    Placed,
    Removed,
    Scored,
    Stated,
    TurnBegan,
    TurnEnded,
)
from woodlaw.engine.state import MOST_POINTS, State
from woodlaw.table.cards import Card, printed_suit
from woodlaw.table.pieces import Category
from woodlaw.table.places import (
    AVAILABLE_DOMINANCE,
    DECK,
    DISCARD,
    Place,
    PlaceKind,
    hand,
    play_area,
)
from woodlaw.table.suits import BIRD, CLEARING_SUITS, FROG


class LostSouls(Oracle):
    """Everything spent or discarded lies in the Lost Souls until the Cult's next Birdsong; frogs never do."""

    faction, clause = CULT, "10.2.6"

    def __init__(self) -> None:
        super().__init__()
        self.lying, self.discarded = 0, 0

    def see(self, seen: Seen) -> None:
        match seen.event:
            case TurnBegan(player, setup) if player == CULT and not setup:
                self.lying, self.discarded = len(seen.after.cards_at(Named.lost_souls)), 0
            case TurnEnded(player, setup, over) if player == CULT and not setup and not over:
                said = f"{self.lying} Lost Souls lay there, and {self.discarded} were discarded in the turn"
                self.expect(self.discarded >= self.lying, said, "10.4.2")
            case CardsMoved(player, cards, source, target):
                self.see_cards(seen, player, cards, source, target)
            case _:
                pass

    def see_cards(self, seen: Seen, player: str, cards: Sequence[Card], source: Place, target: Place) -> None:
        """Look at cards that went from one place to another."""
        heaps = (DISCARD, AVAILABLE_DOMINANCE)
        # A frog card goes to the Pond, and a frog dominance card lies available: neither is a Lost Soul (16.2.3).
        souls = [card for card in cards if printed_suit(card) != FROG]
        if souls and target in heaps and source is not Named.lost_souls and source not in (*heaps, DECK):
            self.report(f"{cards} went from {source} to {target}, past the Lost Souls")
        if target is Named.lost_souls and any(printed_suit(card) == FROG for card in cards):
            self.report(f"{cards} lie among the Lost Souls", "16.2.3")
        if source is Named.lost_souls:
            self.discarded += len(cards)
            self.expect(target in heaps, f"{cards} left the Lost Souls for {target}", "10.4.2")
            self.expect(seen.after.current == CULT, f"{cards} left the Lost Souls in another's turn", "10.4.2")
            for card in cards:
                dominance = card.kind is not None and card.kind.value == "dominance"
                fits = (target is AVAILABLE_DOMINANCE) == dominance
                self.expect(fits, f"{card} went from the Lost Souls to {target}", "10.4.2")


class Outcast(Oracle):
    """The Outcast is the suit with most Lost Souls; the same again is hated, and a tie keeps the suit and hates it."""

    faction, clause = CULT, "10.4.1"

    def __init__(self) -> None:
        super().__init__()
        self.told: tuple[str, bool] | None = None
        self.due: tuple[str, bool] | None = None
        self.was_empty = False

    @staticmethod
    def next_outcast(now: tuple[str, bool], souls: Iterable[Card]) -> tuple[str, bool]:
        """Return what the Outcast becomes."""
        counts = Counter(suit for suit in map(printed_suit, souls) if suit in CLEARING_SUITS)
        most = [suit for suit, count in counts.items() if count == max(counts.values())]
        return (now[0], True) if len(most) != 1 or most[0] == now[0] else (most[0], False)

    def see(self, seen: Seen) -> None:
        match seen.event:
            case Stated() as stated if Named.outcast(stated) is not None:
                told = Named.outcast(stated)
                if self.told is not None and told is not None and told != self.told:
                    ok = seen.after.current == CULT and seen.by("10.4.1")
                    self.expect(ok, f"the Outcast was set to {told} outside of its step")
                    due = self.due or self.next_outcast(self.told, seen.before.cards_at(Named.lost_souls))
                    suits = told[0] == due[0] if not told[1] else told == due
                    self.expect(suits, f"the Outcast became {told}, and should be {due}")
                    self.due = self.due or due
                self.told = told
            case TurnBegan(player, setup) if player == CULT and not setup:
                self.due, self.was_empty = None, not seen.after.cards_at(Named.lost_souls)
                if self.was_empty and self.told is not None:
                    self.due = self.next_outcast(self.told, ())
            case CardsMoved(target=to) if to is Named.lost_souls and self.was_empty and seen.by("card.saboteurs"):
                # What is discarded as Birdsong starts counts.
                self.due, self.was_empty = None, False
            case CardsMoved(source=source) if source is Named.lost_souls and seen.after.current == CULT:
                if self.due is None and self.told is not None:
                    # It was adjusted, or stays as it is, before the first card is discarded.
                    kept = self.next_outcast(self.told, seen.before.cards_at(Named.lost_souls))
                    self.due = self.told if self.told == kept else kept
            case TurnEnded(player, setup, over) if player == CULT and not setup and not over:
                if self.due is not None and self.told is not None:
                    self.expect(self.told == self.due, f"the Outcast is {self.told}, and should be {self.due}")
            case _:
                pass


class Acolytes(Oracle):
    """Who falls in defence becomes an acolyte, nobody else does; each conspiracy takes as many as it costs."""

    faction, clause = CULT, "10.2.3"

    def __init__(self) -> None:
        super().__init__()
        self.defender, self.attacker = "", ""
        self.hated = False
        self.spent, self.on = 0, ""

    def see(self, seen: Seen) -> None:
        event = seen.event
        if not (isinstance(event, Removed) and event.place is Named.acolytes):
            self.settle()
        match event:
            case Stated() as stated if Named.outcast(stated):
                self.hated = (Named.outcast(stated) or ("", False))[1]
            case Battled(attacker, defender):
                self.attacker, self.defender = attacker, defender
            case Removed(_, one, count, place, destination) if one is LIZARD:
                if place is Named.acolytes:
                    self.expect(
                        destination.kind in (PlaceKind.SUPPLY, PlaceKind.CARD), f"{count} went to {destination}"
                    )
                    self.spent += count
                    self.on = next((each for each in seen.clauses if each.startswith("10.4.3.")), "")
                elif place.number:
                    self.see_fallen(seen, place, destination)
            case Placed(_, one, _, _, place) if place is Named.acolytes:
                self.expect(one is LIZARD and seen.by("10.5.4", "10.2.3"), f"{one} was placed at {place}", "10.5.4")
            case _:
                pass

    def see_fallen(self, seen: Seen, place: Place, destination: Place) -> None:
        """Look at where a Lizard went that was removed from the map."""
        if destination.owner == LEGION or DIASPORA in seen.after.seats:
            return
        in_battle = seen.by("4.3.6", "4.3.1.II")
        falls_in_defence = in_battle and self.defender == CULT
        if falls_in_defence:
            self.expect(destination is Named.acolytes, f"a Lizard fell in defence and went to {destination}")
        else:
            said = f"a Lizard removed from {place} became an acolyte though it fell in no defence"
            self.expect(destination is not Named.acolytes, said)

    def settle(self) -> None:
        """Compare what was spent with the cost of the conspiracy it was spent on."""
        cost = printed(CULT, "acolytes").get(".".join(self.on.split(".")[:4]))
        if self.spent and cost is not None:
            due = cost - self.hated
            said = f"{self.spent} acolytes were spent where {due} are due, the Outcast hated: {self.hated}"
            self.expect(self.spent == due, said, self.on)
        self.spent = 0


class Gardens(Oracle):
    """A garden stands in a clearing of its suit that the Cult rules or sanctified; one that falls costs a card."""

    faction, clause = CULT, "10.5.1"

    def __init__(self) -> None:
        super().__init__()
        self.owed = 0
        self.paid = 0
        self.outcast = ""

    def see(self, seen: Seen) -> None:
        match seen.event:
            case Stated() as stated if Named.outcast(stated):
                self.outcast = (Named.outcast(stated) or ("", False))[0]
            case Placed(_, one, _, _, place) if one in GARDENS.values() and place.number:
                suit = seen.before.suits[place.number]
                self.expect(one is GARDENS[suit], f"{one} was placed in {place}, which is {suit}")
                if seen.by("10.4.3.III"):
                    self.expect(
                        suit == self.outcast, f"{place} was sanctified, the Outcast {self.outcast}", "10.4.3.III"
                    )
                elif seen.by("10.5.1"):
                    ruled = CULT in rulers(seen.before, place) or may_rule_by_hire(seen.before, place)
                    self.expect(ruled, f"{place} is not ruled by the Cult")
            case Placed(player, one, _, _, place) if player != CULT and one.category is Category.BUILDING:
                held = any(seen.before.count(place, garden) for garden in GARDENS.values())
                ruled = seen.by("6.5.4", "7.5.2.IV", "12.5.1.I", "12.5.2.I", "LR.5.2.III")
                self.expect(not (held and ruled), f"{one} was built in {place}, which a garden rules", "10.2.4")
            case Removed(_, one, count, place) if one in GARDENS.values() and place.number:
                self.owed = min(self.owed + count, len(seen.before.cards_at(hand(CULT))) + self.paid)
            case CardsMoved(_, cards, source, target) if source is hand(CULT) and seen.by("10.2.5"):
                known = target is Named.lost_souls or any(printed_suit(card) == FROG for card in cards)
                self.expect(known, f"{cards} went to {target}", "10.2.5")
                self.paid += len(cards)
            case TurnEnded(_, _, over):
                said = f"{self.owed} cards are due for gardens that fell, and {self.paid} were discarded"
                self.expect(over or self.owed == self.paid, said, "10.2.5")
                self.owed = self.paid = 0
            case _:
                pass


class Rituals(Oracle):
    """Each suit is scored once a turn by a card of that very suit, for what its gardens on the map say."""

    faction, clause = CULT, "10.5.3"

    def __init__(self) -> None:
        super().__init__()
        self.spent: list[str] = []
        self.companions = 0

    def see(self, seen: Seen) -> None:
        match seen.event:
            case TurnBegan():
                self.spent, self.companions = [], 0
            case CardsMoved(_, cards, source, _) if source is play_area(CULT) and seen.by("10.5.3"):
                # It lets a frog pass for another suit, and is not what is spent.
                self.companions += sum(card.id == "companions" for card in cards)
            case CardsMoved(_, cards, source, _) if source.owner == CULT and seen.by("10.5.3"):
                for card in cards:
                    self.see_spent(seen, card)
            case Scored(player, points) if player == CULT and seen.by("10.5.3"):
                suit = self.spent[-1] if self.spent else ""
                if suit in GARDENS:
                    due = printed(CULT, "points for gardens")[self.gardens_for(seen.after, suit)]
                    full = seen.after.score[CULT] == MOST_POINTS
                    self.expect(points == due or full, f"{suit} scored {points}, and its gardens say {due}")
            case Placed(player, one, _, _, place) if player == CULT and one is LIZARD and seen.by("10.5.2"):
                self.expect(place.number > 0, f"a Lizard was recruited at {place}", "10.5.2")
            case _:
                pass

    def see_spent(self, seen: Seen, card: Card) -> None:
        """Look at a card that was spent to score; what a frog passed for is not told."""
        self.expect(card.suit != BIRD, f"{card} was spent to score", "10.2.2")
        if card.suit == FROG:
            self.expect(self.companions > 0, f"{card} scored, and passes for no other suit")
            self.companions -= 1
        else:
            self.expect(self.gardens_for(seen.after, card.suit) > 0, f"{card} scored without a garden")
            self.expect(card.suit not in self.spent, f"{card.suit} was scored twice in a turn")
        self.spent.append(card.suit)

    @staticmethod
    def gardens_for(state: State, suit: str) -> int:
        """Return how many gardens of a suit are on the map."""
        return state.on_map(GARDENS[suit]) if suit in GARDENS else 0
