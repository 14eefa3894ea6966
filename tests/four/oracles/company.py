"""Oracles of the Riverfolk Company (chapter 11)."""

from __future__ import annotations

from collections import Counter
from math import ceil

from tests.four.oracles.naming import BOARDS, COMPANY, DIASPORA, LEGION, OTTER, POSTS, PRICES, VAGABONDS, Named, printed
from tests.four.oracles.oracle import Oracle, Seen, count_at, gone, rulers

from woodlaw.engine.events import (
    Battled,
    CardsMoved,
    Moved,
    Placed,
    Removed,
    Stated,
    TurnBegan,
    TurnEnded,
)
from woodlaw.engine.state import State
from woodlaw.table.pieces import Category, Piece
from woodlaw.table.places import (
    OUT_OF_GAME,
    Place,
    PlaceKind,
    hand,
    supply,
)


class Boxes(Oracle):
    """The boxes of the Company hold warriors, all its own warriors are somewhere, and money is kept count of."""

    faction, clause = COMPANY, "11.2.4"
    MONEY = (Named.funds, Named.payments, Named.committed, *Named.tracks)

    def see(self, seen: Seen) -> None:
        for place in self.MONEY:
            for one in seen.after.at(place):
                posts = one in POSTS.values()
                self.expect(one.category is Category.WARRIOR or posts, f"{one} lies in {place}")
        if isinstance(seen.event, TurnEnded):
            state = seen.after
            there = sum(at.get(OTTER, 0) for at in state.pieces.values())
            count = BOARDS[COMPANY]["pieces"]["warrior"]["count"]
            self.expect(there in (0, count), f"there are {there} Riverfolk warriors", "1.5.1")


class Gathering(Oracle):
    """In Birdsong two warriors come into an empty Payments box, and all money gathers in Funds before it is used."""

    faction, clause = COMPANY, "11.4.3"

    def __init__(self) -> None:
        super().__init__()
        self.turn, self.was_empty, self.protected, self.gathered, self.have = "", False, 0, False, 0

    def see(self, seen: Seen) -> None:
        match seen.event:
            case TurnBegan(player, setup):
                self.turn = "" if setup else player
                self.was_empty = not count_at(seen.after, Named.payments)
                self.protected, self.gathered = 0, False
                self.have = seen.after.count(supply(COMPANY), OTTER)
            case Placed(_, _, count, _, place) if place is Named.payments and seen.by("11.4.1"):
                self.protected += count
            case TurnEnded(player, setup, over) if player == COMPANY and not setup and not over:
                most = printed(COMPANY, "warriors of protectionism") if self.was_empty else 0
                least = min(most, self.have)
                said = f"{self.protected} warriors came by Protectionism, and {least} are due"
                self.expect(least <= self.protected <= most, said, "11.4.1")
            case _:
                pass
        taken = gone(seen, Named.funds)
        if self.turn == COMPANY and taken and not self.gathered:
            self.gathered = True
            left = count_at(seen.before, Named.payments, Named.committed)
            self.expect(not left, f"{left} warriors were left beside Funds when the first fund was used")


class Spending(Oracle):
    """Each act of the Company's Daylight commits or spends as many funds as it costs."""

    faction, clause = COMPANY, "11.5"

    def __init__(self) -> None:
        super().__init__()
        self.turn = ""
        self.committed, self.spent, self.used = 0, 0, 0
        self.acts: Counter[str] = Counter()
        self.last_spent: list[str] = []

    def see(self, seen: Seen) -> None:
        event = seen.event
        if isinstance(event, TurnBegan):
            self.turn = "" if event.setup else event.player
            self.committed = self.spent = self.used = 0
            self.acts, self.last_spent = Counter(), []
        if self.turn != COMPANY:
            return
        self.see_money(seen)
        if seen.by("LR.2.2.IIb"):
            return  # what removing a depot lets its remover do besides costs nothing
        match event:
            case Moved(player, _, origin) if player == COMPANY and origin is not Named.funds and seen.by("11.5.1"):
                self.acts["commit"] += 1
            case Battled(attacker) if attacker == COMPANY and seen.by("11.5.2"):
                self.acts["commit"] += 1
            case CardsMoved(player, cards, _, target) if player == COMPANY and target is hand(COMPANY):
                self.acts["commit"] += len(cards) if seen.by("11.5.4") else 0
            case Placed(_, one, count, _, place) if one is OTTER and seen.by("11.5.5"):
                self.acts["spend"] += count
                rivers = {c for c in seen.after.clearings if c.number and has_river(seen.after, c)}
                self.expect(place in rivers, f"a warrior was recruited in {place}, by no river", "11.5.5")
            case Placed(_, one, _, _, place) if one in POSTS.values() and place.number:
                self.acts["spend"] += printed(COMPANY, "funds of a trade post")
                self.see_post(seen, one, place)
            case TurnEnded(_, _, over) if not over:
                for what, count in (("commit", self.committed), ("spend", self.spent)):
                    said = f"the Company did {what} {count} funds for acts that cost {self.acts[what]}"
                    self.expect(count == self.acts[what], said)
            case _:
                pass

    def see_money(self, seen: Seen) -> None:
        """Count what left Funds, and where it went."""
        taken = gone(seen, Named.funds)
        if not taken or seen.by("11.2.5.I"):
            return
        count = sum(taken.values())
        if count_at(seen.after, Named.committed) > count_at(seen.before, Named.committed):
            self.committed += count
        elif count_at(seen.after, *Named.tracks) > count_at(seen.before, *Named.tracks):
            self.used += count
            self.expect(seen.by("11.5.3"), f"{count} funds went to a track and crafted nothing", "11.5.3")
        else:
            if seen.by("11.5.5") and not seen.after.count(supply(COMPANY), OTTER):
                # A recruit without a warrior in the supply is paid for all the same; one that was spent lies there now.
                self.acts["spend"] += count
            self.spent += count
            self.last_spent += [one.owner for one in taken.elements()]
            destination = getattr(seen.event, "destination", None)
            for owner in {one.owner for one in taken}:
                home = destination is None or destination.kind is PlaceKind.CARD or destination is supply(owner)
                self.expect(home, f"a spent fund of {owner} went to {destination}")

    def see_post(self, seen: Seen, one: Piece, place: Place) -> None:
        """Look at a trade post that was placed."""
        there = sum(seen.before.count(place, post) for post in POSTS.values())
        self.expect(not there, f"a second trade post was placed in {place}", "11.5.6.I")
        if DIASPORA not in seen.after.seats:
            suit = seen.after.suits[place.number]
            self.expect(one is POSTS[suit], f"{one} was placed in {place}, which is {suit}", "11.5.6.III")
        ruler, paid = rulers(seen.before, place), self.last_spent[-printed(COMPANY, "funds of a trade post") :]
        self.expect(bool(ruler), f"a trade post was placed in {place}, which nobody rules", "11.5.6.I")
        for owner in paid:
            self.expect(owner in ruler, f"a fund of {owner} was spent where {ruler} rules", "11.5.6.II")


def has_river(state: State, place: Place) -> bool:
    """Return whether a river touches a clearing."""
    return bool(state.map.rivers[place.number])


class Disruption(Oracle):
    """A trade post that falls leaves the game and takes half of the funds, rounded up."""

    faction, clause = COMPANY, "11.2.5.I"

    def __init__(self) -> None:
        super().__init__()
        self.left: int | None = None

    def see(self, seen: Seen) -> None:
        match seen.event:
            case Removed(_, one, count, place, destination) if one in POSTS.values() and place.number:
                keeps = destination is OUT_OF_GAME or destination.owner == LEGION
                self.expect(keeps, f"{one} went to {destination}")
                for _ in range(count):
                    have = self.left if self.left is not None else count_at(seen.before, Named.funds)
                    self.left = have - ceil(have / 2)
            case TurnBegan() | TurnEnded() | Battled():
                self.settle(count_at(seen.before, Named.funds))
            case Removed(place=place) if place is Named.funds and seen.by("11.2.5.I"):
                pass
            case _ if gone(seen, Named.funds):
                self.settle(count_at(seen.before, Named.funds))
            case _:
                pass

    def settle(self, funds: int) -> None:
        """Compare the funds with those that are left when posts have fallen."""
        if self.left is not None:
            self.expect(funds == self.left, f"{funds} funds are left of a disruption that leaves {self.left}")
            self.left = None


class Services(Oracle):
    """Others buy at the start of their turn, as often as posts let them, at the price, out of their supply."""

    faction, clause = COMPANY, "11.2.6"

    def __init__(self) -> None:
        super().__init__()
        self.prices: dict[str, int] = {}
        self.turn, self.bought, self.may, self.begun = "", 0, 0, False

    def see(self, seen: Seen) -> None:
        event = seen.event
        match event:
            case Stated() as stated if (price := Named.price(stated)) is not None:
                self.expect(price in PRICES, f"a price of {price}", "11.3.5")
                outside = self.turn and not (self.turn == COMPANY and seen.by("11.6.2"))
                self.expect(not outside, f"a price was set to {price} outside of its step", "11.6.2")
                self.prices[stated.fact] = price
            case TurnBegan(player, setup):
                self.turn, self.bought, self.begun = "" if setup else player, 0, False
                beside = [
                    place
                    for place in seen.after.clearings
                    if any(seen.after.count(place, post) for post in POSTS.values()) and seen.after.owned(place, player)
                ]
                self.may = 1 + len(beside)
            case Placed(_, one, count, source, place) if place is Named.payments and self.turn not in ("", COMPANY):
                self.bought += 1
                owner = COMPANY if self.turn in VAGABONDS else self.turn
                self.expect(one.owner == owner, f"{self.turn} paid with {one}", "11.2.6.I")
                self.expect(source is supply(owner), f"{self.turn} paid from {source}", "11.2.6.I")
                wrong = self.prices and count not in self.prices.values() and self.turn not in VAGABONDS
                self.expect(not wrong, f"{count} warriors were paid, the prices {self.prices}", "11.2.6.I")
                if self.turn not in VAGABONDS:
                    said = f"{self.turn} bought {self.bought} services, and {self.may} are to be had"
                    self.expect(self.bought <= self.may, said, "11.2.6.II")
                self.expect(not self.begun, f"{self.turn} bought a service after its turn had gone on")
            case Moved(destination=place) if place.kind is PlaceKind.SUPPLY:
                pass  # idle warriors that are to be paid with
            case Battled() | Moved() if self.turn:
                self.begun = True
            case _:
                pass
