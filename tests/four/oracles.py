"""Oracles of the Cult, the Company, the Duchy and the Corvids: each watches a game and says what breaks the Law.

They were written from the Law before these factions could be played. They know no rule code: they see an event, the
table before and after it, and the ids of the clauses that play says were in force. What may be called otherwise when
the factions play stands in :class:`Named`, and nowhere else.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from math import ceil
from pathlib import Path
from typing import Any

import yaml

import woodlaw.factions
from woodlaw.engine.chance import Seeded
from woodlaw.engine.events import (
    Battled,
    CardsMoved,
    Event,
    Flipped,
    Guessed,
    Moved,
    Placed,
    Removed,
    Revealed,
    Scored,
    Stated,
    TurnBegan,
    TurnEnded,
)
from woodlaw.engine.play import Outcome, run
from woodlaw.engine.random_player import RandomPlayer
from woodlaw.engine.state import MOST_POINTS, State
from woodlaw.factions.seating import drawn_suits, new_table
from woodlaw.table.cards import Card, printed_suit
from woodlaw.table.maps import map_named
from woodlaw.table.pieces import RULING, Category, Piece, piece
from woodlaw.table.places import (
    AVAILABLE_DOMINANCE,
    DECK,
    DISCARD,
    OUT_OF_GAME,
    Place,
    PlaceKind,
    beside_map,
    board,
    common,
    hand,
    play_area,
    revealed,
    supply,
)
from woodlaw.table.suits import BIRD, CLEARING_SUITS, FROG

CULT, COMPANY, DUCHY, CORVIDS = "lizard_cult", "riverfolk_company", "underground_duchy", "corvid_conspiracy"
FOUR = (CULT, COMPANY, DUCHY, CORVIDS)
MARQUISE, EYRIE, DIASPORA, LEGION = "marquise_de_cat", "eyrie_dynasties", "lilypad_diaspora", "queenless_legion"
VAGABONDS = ("vagabond", "second_vagabond")
OUTRULED_BY_NOBODY = "soup-kitchens"


class Named:
    """What the boxes, piles and statements of the four are called: to be adapted when they play, and nothing else."""

    acolytes = board(CULT, "acolytes")
    lost_souls = common("lost souls")
    funds = board(COMPANY, "funds")
    payments = board(COMPANY, "payments")
    committed = board(COMPANY, "committed")
    tracks = tuple(board(COMPANY, f"{suit} track") for suit in CLEARING_SUITS)
    burrow = beside_map("Burrow")
    unswayed = board(DUCHY, "unswayed")
    swayed = board(DUCHY, "cards")
    plot_kinds = ("bomb", "snare", "extortion", "raid")

    @staticmethod
    def outcast(event: Stated) -> tuple[str, bool] | None:
        """Return the Outcast that is stated and whether it is hated, if an Outcast is stated."""
        words = event.fact.lower().replace("_", " ")
        if event.owner != CULT or ("outcast" not in words and words not in ("o", "ho")):
            return None
        suit = next((suit for suit in CLEARING_SUITS if suit in event.value.lower()), "")
        return (suit, "hated" in f"{words} {event.value.lower()}" or words == "ho") if suit else None

    @staticmethod
    def price(event: Stated) -> int | None:
        """Return the price that is stated, if one is."""
        services = ("hand card", "riverboats", "mercenaries", "h", "r", "m")
        known = event.owner == COMPANY and event.fact.lower() in services and event.value.isdigit()
        return int(event.value) if known else None

    @staticmethod
    def minister(card: Card) -> str:
        """Return the word that the Duchy's board has for a minister."""
        return "".join(letter for letter in card.name.lower() if letter.isalpha())


def of_board(faction: str) -> dict[str, Any]:
    """Return the pieces and printed values of a faction, which are data."""
    folder = Path(next(iter(woodlaw.factions.__path__)))
    loaded: dict[str, Any] = yaml.safe_load((folder / faction / "board.yaml").read_text(encoding="utf-8"))
    return loaded


BOARDS = {faction: of_board(faction) for faction in FOUR}


def printed(faction: str, value: str) -> Any:
    """Return a printed value of a faction's board."""
    return BOARDS[faction]["values"][value]


def piece_of(faction: str, kind: str) -> Piece:
    """Return a piece of one of the four."""
    return piece(faction, kind, Category(BOARDS[faction]["pieces"][kind]["category"]))


LIZARD, OTTER, MOLE, CROW = (piece_of(faction, "warrior") for faction in FOUR)
GARDENS = {suit: piece_of(CULT, f"{suit}_garden") for suit in CLEARING_SUITS}
POSTS = {suit: piece_of(COMPANY, f"{suit}_trade_post") for suit in CLEARING_SUITS}
TUNNEL, CITADEL, MARKET = (piece_of(DUCHY, kind) for kind in ("tunnel", "citadel", "market"))
PLOT = piece_of(CORVIDS, "plot")
FACES = {kind: piece_of(CORVIDS, kind) for kind in Named.plot_kinds}
PLOTS = (PLOT, *FACES.values())
KEEP = piece(MARQUISE, "keep", Category.TOKEN)
RANK = {name: rank for rank, names in printed(DUCHY, "ministers").items() for name in names}
RANKS = ("squire", "noble", "lord")
CROWNS = 3
PRICES = printed(COMPANY, "prices")


@dataclass(frozen=True, slots=True)
class Seen:
    """An event, the table before and after it, and the clauses that were in force."""

    event: Event
    before: State
    after: State
    clauses: tuple[str, ...] = ()

    def by(self, *clauses: str) -> bool:
        """Return whether one of these clauses was in force, or a part of one."""
        return any(one == each or one.startswith(f"{each}.") for each in clauses for one in self.clauses)


# What a table shows ---------------------------------------------------------------------------------------------------
def rulers(state: State, place: Place) -> set[str]:
    """Return who rules a clearing (2.5), counted anew; more than one name where an open question lies there."""
    if place is Named.burrow:
        return {DUCHY}
    if any(state.count(place, garden) for garden in GARDENS.values()):
        return {CULT}
    counts = {
        seat: sum(n for one, n in state.at(place).items() if one.owner == seat and one.category in RULING)
        for seat in state.seats
    }
    if any(one.is_faction_piece and one.owner not in state.seats for one in state.at(place)):
        return set(state.seats)
    if any(card.id == OUTRULED_BY_NOBODY for seat in state.seats for card in state.cards_at(play_area(seat))):
        return set(state.seats)
    most = max(counts.values())
    first = {seat for seat, count in counts.items() if count == most and count}
    if EYRIE in first and state.owned(place, EYRIE):
        return {EYRIE}
    return first if len(first) == 1 else set()


def on_map(state: State, pieces: Iterable[Piece]) -> int:
    """Return how many of some pieces lie in clearings."""
    return sum(map(state.on_map, pieces))


def count_at(state: State, *places: Place) -> int:
    """Return how many pieces lie at some places."""
    return sum(sum(state.at(place).values()) for place in places)


def gone(seen: Seen, place: Place) -> Counter[Piece]:
    """Return what an event has taken from a place."""
    return Counter(seen.before.at(place)) - Counter(seen.after.at(place))


def matching(cards: Sequence[Card], clearings: Sequence[str]) -> bool:
    """Return whether each card has a clearing of its own that it matches; birds match any (2.1.1)."""
    if not cards:
        return True
    first, rest = cards[0], cards[1:]
    return any(
        matching(rest, [*clearings[:n], *clearings[n + 1 :]])
        for n, suit in enumerate(clearings)
        if first.suit in (BIRD, suit)
    )


# Oracles --------------------------------------------------------------------------------------------------------------
class Oracle:
    """Watches one rule; ``breaches`` are the lines that say what broke it."""

    faction = ""
    clause = ""

    def __init__(self) -> None:
        self.breaches: list[str] = []

    def see(self, seen: Seen) -> None:
        """Look at an event that has happened."""

    def report(self, line: str, clause: str = "") -> None:
        """Note a breach in one line."""
        self.breaches.append(f"{clause or self.clause}: {line}")

    def expect(self, holds: bool, line: str, clause: str = "") -> None:
        """Note a breach unless something holds."""
        if not holds:
            self.report(line, clause)

    @property
    def breach(self) -> str:
        """The first breach, or nothing."""
        return self.breaches[0] if self.breaches else ""


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


def may_rule_by_hire(state: State, place: Place) -> bool:
    """Whether hired Otters may let another rule: they are the buyer's then, and no table says whose (11.2.7.III)."""
    return bool(state.count(place, OTTER))


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


class ReturnedCards(Oracle):
    """What the Cult and the Duchy reveal is back, or gone, by the end of their turn; the Duchy's birds are gone."""

    clause = "12.6.1"

    def see(self, seen: Seen) -> None:
        match seen.event:
            case TurnEnded():
                for faction, clause in ((CULT, "10.6.1"), (DUCHY, "12.6.1")):
                    left = seen.after.cards_at(revealed(faction))
                    self.expect(not left, f"{left} lie revealed beside {faction} after a turn", clause)
            case CardsMoved(_, cards, source, target) if source is revealed(DUCHY):
                home = target is hand(DUCHY)
                for card in cards:
                    bird = printed_suit(card) == BIRD
                    self.expect(home != bird or card.suit != printed_suit(card), f"{card} went to {target}")
            case CardsMoved(_, cards, source, target) if source is revealed(CULT) and target is not hand(CULT):
                self.expect(seen.by("10.5.3"), f"revealed {cards} went to {target}", "10.6.1")
            case _:
                pass


class EveningDraws(Oracle):
    """In Evening the Cult, the Duchy and the Corvids draw as many cards as the map shows."""

    clause = "10.6.3"
    STEPS = ((CULT, "10.6.3"), (DUCHY, "12.6.3"), (CORVIDS, "13.6.2"))

    def __init__(self) -> None:
        super().__init__()
        self.drawn, self.exerted = 0, False

    @staticmethod
    def due(state: State, faction: str) -> int:
        """Return how many cards a faction draws."""
        if faction == CULT:
            least: int = printed(CULT, "another card drawn at gardens of a suit")
            return 1 + sum(state.on_map(garden) >= least for garden in GARDENS.values())
        if faction == DUCHY:
            return 1 + state.on_map(MARKET) * int(printed(DUCHY, "cards drawn for a market"))
        return 1 + state.on_map(FACES["extortion"])

    def see(self, seen: Seen) -> None:
        self.exerted = self.exerted or seen.by("13.6.1")
        match seen.event:
            case TurnBegan():
                self.drawn, self.exerted = 0, False
            case CardsMoved(player, cards, source, target) if (
                target is hand(player) and source.kind is PlaceKind.COMMON
            ):
                if any(player == faction and seen.by(step) for faction, step in self.STEPS):
                    self.drawn += len(cards)
            case TurnEnded(player, setup, over) if not setup and not over:
                for faction, step in self.STEPS:
                    if player == faction and not self.may_differ(seen.after, player):
                        due = 0 if self.exerted else self.due(seen.after, player)
                        said = f"{player} drew {self.drawn} cards in Evening, and {due} are due"
                        self.expect(self.drawn == due, said, step)
            case _:
                pass

    @staticmethod
    def may_differ(state: State, player: str) -> bool:
        """Return whether the deck has run out, or a card in play may stand in for drawing."""
        informants = any(card.id == "informants" for card in state.cards_at(play_area(player)))
        return informants or not (state.cards_at(DECK) or state.cards_at(DISCARD))


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
            if seen.by("11.5.5") and not seen.before.count(supply(COMPANY), OTTER):
                # A recruit without a warrior in the supply is paid for all the same.
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
            case Battled() | Moved() if self.turn:
                self.begun = True
            case _:
                pass


class Burrow(Oracle):
    """Nothing but the Duchy's is in the Burrow, and nothing leaves or enters but by a tunnel; recruits are counted."""

    faction, clause = DUCHY, "12.2.2"

    def __init__(self) -> None:
        super().__init__()
        self.recruited, self.least, self.most = 0, 0, 0

    def see(self, seen: Seen) -> None:
        for one in seen.after.at(Named.burrow):
            self.expect(one.owner == DUCHY, f"{one} is in the Burrow")
        match seen.event:
            case Moved(_, _, origin, destination) if Named.burrow in (origin, destination):
                end = destination if origin is Named.burrow else origin
                tunnel = seen.before.count(end, TUNNEL)
                self.expect(
                    tunnel > 0 or not end.number, f"warriors passed between the Burrow and {end}, which has no tunnel"
                )
            case TurnBegan(player, setup) if player == DUCHY and not setup:
                citadels = seen.after.on_map(CITADEL)
                self.recruited = 0
                self.most = printed(DUCHY, "warriors in Birdsong")[citadels]
                self.least = min(self.most, seen.after.count(supply(DUCHY), MOLE))
            case Placed(player, one, _, _, place) if player == DUCHY and one is MOLE and place is Named.payments:
                self.least = min(self.most, seen.after.count(supply(DUCHY), MOLE))
            case Placed(_, one, count, _, place) if place is Named.burrow and one is MOLE:
                in_birdsong = seen.by("12.4") and not seen.by("12.5")
                self.recruited += count if in_birdsong else 0
            case TurnEnded(player, setup, over) if player == DUCHY and not setup and not over:
                said = f"{self.recruited} warriors came in Birdsong, and {self.most} are due"
                self.expect(self.least <= self.recruited <= self.most, said, "12.4")
            case _:
                pass


class Tunnels(Oracle):
    """A tunnel is dug where there is none, and one to four warriors come up by it."""

    faction, clause = DUCHY, "12.5.1.V"

    def __init__(self) -> None:
        super().__init__()
        self.dug: Place | None = None

    def see(self, seen: Seen) -> None:
        match seen.event:
            case Placed(_, one, _, _, place) if one is TUNNEL and not seen.by("12.3"):
                self.expect(not seen.before.count(place, TUNNEL), f"a second tunnel was dug in {place}")
                kept = seen.before.count(place, KEEP) > 0
                self.expect(not kept, f"a tunnel was placed in {place} with the keep", "6.2.2")
                self.dug = place
            case Moved(_, pieces, origin, destination) if self.dug is not None:
                count = sum(n for one, n in pieces if one is MOLE)
                right = origin is Named.burrow and destination is self.dug and 1 <= count <= 4
                self.expect(right, f"{count} warriors moved from {origin} to {destination} after a dig in {self.dug}")
                self.dug = None
            case Battled() | TurnEnded(game_over=False) if self.dug is not None:
                self.report(f"nobody came up by the tunnel dug in {self.dug}")
                self.dug = None
            case _:
                pass
        if isinstance(seen.event, TurnEnded):
            most = BOARDS[DUCHY]["pieces"]["tunnel"]["count"]
            self.expect(seen.after.on_map(TUNNEL) <= most, "more tunnels than there are", "12.2.4")


class Assembly(Oracle):
    """The Duchy builds where it rules, and takes two actions in Assembly."""

    faction, clause = DUCHY, "12.5.1"

    def __init__(self) -> None:
        super().__init__()
        self.acts = 0

    def see(self, seen: Seen) -> None:
        match seen.event:
            case TurnBegan():
                self.acts = 0
            case Placed(player, one, _, _, place) if one in (CITADEL, MARKET) and place.number:
                ruled = DUCHY in rulers(seen.before, place) or may_rule_by_hire(seen.before, place)
                self.expect(ruled, f"{one} was built in {place}, ruled by others", "12.5.1.I")
                self.acts += seen.by("12.5.1.I")
            case Placed(_, one, _, _, place):
                self.acts += (one is TUNNEL and seen.by("12.5.1.V")) or (place is Named.burrow and seen.by("12.5.1.II"))
            case Moved(player) if player == DUCHY:
                self.acts += seen.by("12.5.1.III")
            case Battled(attacker) if attacker == DUCHY:
                self.acts += seen.by("12.5.1.IV")
            case TurnEnded(player) if player == DUCHY:
                most = printed(DUCHY, "actions in Assembly")
                self.expect(self.acts <= most, f"{self.acts} actions were taken in Assembly")
            case _:
                pass


class Ministers(Oracle):
    """Nine ministers, each swayed with a crown and enough cards, one a turn; a building that falls sends one back."""

    faction, clause = DUCHY, "12.5.3"

    def __init__(self) -> None:
        super().__init__()
        self.lost: Counter[str] = Counter()
        self.shown: list[Card] = []
        self.swayed, self.fallen, self.returned = 0, 0, 0
        self.could_return = False

    def see(self, seen: Seen) -> None:
        match seen.event:
            case TurnBegan():
                self.swayed = self.fallen = self.returned = 0
                self.could_return, self.shown = False, []
            case CardsMoved(_, cards, source, target) if source is Named.unswayed:
                for card in cards:
                    self.see_swayed(seen, card, target)
            case CardsMoved(_, cards, source, target) if source is Named.swayed:
                for card in cards:
                    self.see_returned(seen, card, target)
            case Revealed(_, owner, cards) if owner == DUCHY and seen.by("12.5.3"):
                self.shown += cards
            case CardsMoved(_, cards, source, target) if target is revealed(DUCHY) and seen.by("12.5.3"):
                self.shown += [card for card in cards if card not in self.shown]
            case Removed(_, one, count, place) if one in (CITADEL, MARKET) and place.number:
                self.fallen += count
                self.could_return = self.could_return or bool(seen.before.cards_at(Named.swayed))
            case TurnEnded(_, setup, over):
                if not setup and not over and seen.after.on_map(MOLE) + count_at(seen.after, Named.burrow):
                    both = len(seen.after.cards_at(Named.swayed)) + len(seen.after.cards_at(Named.unswayed))
                    self.expect(both == len(RANK), f"{both} ministers lie on the board", "12.3.5")
                least = 1 if self.could_return else 0
                said = f"{self.fallen} buildings fell, and {self.returned} ministers were returned"
                self.expect(over or least <= self.returned <= self.fallen, said, "12.2.3")
            case _:
                pass

    def see_swayed(self, seen: Seen, card: Card, target: Place) -> None:
        """Look at a minister that was swayed."""
        rank = RANK[Named.minister(card)]
        self.swayed += 1
        self.expect(target is Named.swayed, f"{card} was swayed to {target}")
        self.expect(self.swayed == 1, "a second minister was swayed in a turn")
        in_use = sum(RANK[Named.minister(each)] == rank for each in seen.before.cards_at(Named.swayed))
        has_crown = in_use + self.lost[rank] < CROWNS
        self.expect(has_crown, f"{card} was swayed without a {rank}'s crown", "12.5.3.I")
        due = printed(DUCHY, "cards to reveal")[rank]
        said = f"{card} was swayed by {len(self.shown)} cards, and {due} are due"
        self.expect(len(self.shown) == due, said, "12.5.3.II")
        if DIASPORA not in seen.after.seats:
            suits = [seen.before.suits[c.number] for c in seen.before.clearings if seen.before.owned(c, DUCHY)]
            self.expect(matching(self.shown, suits), f"{self.shown} match no clearings {suits}", "12.5.3.II")
        self.shown = []

    def see_returned(self, seen: Seen, card: Card, target: Place) -> None:
        """Look at a minister that was returned."""
        rank = RANK[Named.minister(card)]
        self.returned += 1
        self.lost[rank] += 1
        highest = max(RANKS.index(RANK[Named.minister(each)]) for each in seen.before.cards_at(Named.swayed))
        self.expect(target is Named.unswayed, f"{card} was returned to {target}", "12.2.3")
        self.expect(RANKS.index(rank) == highest, f"{card} was returned, and a {RANKS[highest]} is swayed", "12.2.3")


class Plots(Oracle):
    """One plot a clearing, eight in all, placed face down by the Corvids for their price and flipped beside a crow."""

    faction, clause = CORVIDS, "13.2.2"

    def __init__(self) -> None:
        super().__init__()
        self.placed, self.paid = 0, 0

    def see(self, seen: Seen) -> None:
        event = seen.event
        match event:
            case TurnBegan():
                self.placed, self.paid = 0, 0
            case Removed(player, one, count, place) if one is CROW and player == CORVIDS and seen.by("13.5.2"):
                self.paid += count if place.number else 0
            case Placed(player, one, _, _, place) if one in PLOTS and place.number:
                lay = sum(seen.before.count(place, each) for each in PLOTS)
                self.expect(not lay, f"a second plot was placed in {place}", "13.2.2.II")
                self.expect(one is PLOT, f"{one} was placed face up in {place}", "13.5.2")
                self.expect(player == CORVIDS and seen.by("13.5.2"), f"{player} placed a plot in {place}", "13.5.2")
                self.expect(not seen.before.count(place, KEEP), f"a plot was placed in {place} with the keep", "6.2.2")
                due = 1 + self.placed
                self.expect(
                    self.paid == due, f"{self.paid} warriors were removed for a plot that costs {due}", "13.5.2"
                )
                self.placed, self.paid = self.placed + 1, 0
            case Flipped(player, old, new, place) if old in PLOTS:
                self.expect(old is PLOT and new is not PLOT, f"{old} was flipped to {new}", "13.2.2.I")
                if player == CORVIDS and seen.after.current == CORVIDS and seen.by("13.4.2"):
                    crows = seen.before.count(place, CROW)
                    self.expect(crows > 0, f"a plot was flipped in {place}, where no crow is", "13.4.2")
            case _:
                pass
        if isinstance(event, Placed | Flipped | TurnEnded):
            for place in seen.after.clearings:
                here = sum(seen.after.count(place, each) for each in PLOTS)
                self.expect(here <= 1, f"{here} plots lie in {place}", "13.2.2.II")
        if isinstance(event, TurnEnded):
            self.count(seen.after)

    def count(self, state: State) -> None:
        """Count all plots, and those that are face up by kind."""
        there = sum(at.get(each, 0) for at in state.pieces.values() for each in PLOTS)
        self.expect(there in (0, BOARDS[CORVIDS]["pieces"]["plot"]["count"]), f"there are {there} plots")
        for kind, face in FACES.items():
            most = BOARDS[CORVIDS]["pieces"][kind]["most"]
            self.expect(state.on_map(face) <= most, f"{state.on_map(face)} plots of the kind {kind} are face up")
            lying = state.count(supply(CORVIDS), face)
            self.expect(not lying, f"{lying} of the kind {kind} lie face up in the supply", "13.2.2.I")


class FlippedPlots(Oracle):
    """A bomb leaves no enemy and goes; nobody else's pieces come to, or move from, an open snare; raids bring crows."""

    faction, clause = CORVIDS, "13.7.1"

    def __init__(self) -> None:
        super().__init__()
        self.raided: Place | None = None
        self.raiders: Counter[Place] = Counter()
        self.could = 0

    def see(self, seen: Seen) -> None:
        snare = FACES["snare"]
        match seen.event:
            case Removed(_, one, _, place) if one is FACES["bomb"] and seen.by("13.7.1"):
                left = [each for each in seen.after.at(place) if self.is_enemy(seen.after, each)]
                self.expect(not left, f"{left} survived the bomb in {place}")
            case Removed(_, one, _, place) if one is FACES["raid"] and place.number and self.raided is None:
                self.raided, self.raiders = place, Counter()
                self.could = seen.after.count(supply(CORVIDS), CROW)
            case Placed(_, one, count, _, place) if one is CROW and seen.by("13.7.4"):
                self.raiders[place] += count
                if self.raided is not None:
                    beside = place in neighbours(seen.after, self.raided)
                    self.expect(beside, f"a raid in {self.raided} placed a crow in {place}", "13.7.4")
                self.expect(self.raiders[place] <= 2, f"{self.raiders[place]} crows in {place} for a raid", "13.7.4")
            case Placed(_, one, _, _, place) if seen.before.count(place, snare) and seen.after.count(place, snare):
                self.expect(not self.is_enemy(seen.after, one), f"{one} was placed in {place} with a snare", "13.7.2")
            case Moved(_, pieces, origin) if seen.before.count(origin, snare) and not seen.by("9.4.2"):
                for one, _ in pieces:
                    self.expect(not self.is_enemy(seen.after, one), f"{one} moved from {origin} with a snare", "13.7.2")
            case TurnEnded(_, _, over):
                self.expect(over or not seen.after.on_map(FACES["bomb"]), "a flipped bomb is still on the map")
                if self.raided is not None and self.could and not over:
                    said = f"no crow came of the raid in {self.raided}"
                    self.expect(bool(self.raiders) or self.is_barred(seen.after), said, "13.7.4")
                self.raided = None
            case _:
                pass

    def is_barred(self, state: State) -> bool:
        """Return whether nothing beside the raid may take a crow."""
        assert self.raided is not None
        return all(state.count(place, KEEP) for place in neighbours(state, self.raided))

    @staticmethod
    def is_enemy(state: State, one: Piece) -> bool:
        """Return whether a piece is surely an enemy's of the Corvids: hirelings and who may be allied are not."""
        spared = (CORVIDS, "honeycomb_clergy", *VAGABONDS)
        return one.is_faction_piece and one.owner in state.seats and one.owner not in spared


def neighbours(state: State, place: Place) -> list[Place]:
    """Return the clearings beside a clearing, closed paths left in."""
    return [state.clearings[number - 1] for number in state.map.paths[place.number]]


class Exposure(Oracle):
    """A guess is made in one's own turn beside a facedown plot; it removes the plot or costs a matching card."""

    faction, clause = CORVIDS, "13.2.4"

    def __init__(self) -> None:
        super().__init__()
        self.guess: Guessed | None = None

    def see(self, seen: Seen) -> None:
        match seen.event:
            case Guessed(player, _, place) as guess:
                self.settle()
                self.expect(player not in ("", CORVIDS), f"{player} guessed at a plot")
                self.expect(player == seen.after.current, f"{player} guessed in the turn of {seen.after.current}")
                self.expect(seen.before.owned(place, player) > 0, f"{player} guessed in {place} without a piece there")
                lies = seen.before.count(place, PLOT) > 0 or seen.after.count(place, PLOT) > 0
                self.expect(lies, f"{player} guessed in {place}, where no facedown plot lies")
                self.guess = guess
            case Removed(player, one, _, place) if self.guess is not None and one in PLOTS:
                if place is self.guess.clearing and player == self.guess.player:
                    self.guess = None
            case CardsMoved(_, cards, source, target) if self.guess is not None and target is hand(CORVIDS):
                if source is hand(self.guess.player):
                    self.see_given(seen, cards, self.guess.clearing)
                    self.guess = None
            case TurnEnded(_, _, over):
                if not over:
                    self.settle()
                self.guess = None
            case _:
                pass

    def see_given(self, seen: Seen, cards: Sequence[Card], place: Place) -> None:
        """Look at the card that a wrong guess costs."""
        self.expect(len(cards) == 1, f"{len(cards)} cards were given for one guess")
        suit = seen.after.suits[place.number]
        if DIASPORA not in seen.after.seats:
            fits = all(card.suit in (BIRD, suit, "") for card in cards)
            self.expect(fits, f"{cards} were given for a guess in {place}, which is {suit}")

    def settle(self) -> None:
        """Say so where a guess came to nothing."""
        if self.guess is not None:
            self.report(f"{self.guess} neither removed the plot nor cost a card")


class CorvidTurn(Oracle):
    """Three actions in Daylight, one recruiting card in Birdsong."""

    faction, clause = CORVIDS, "13.5"

    def __init__(self) -> None:
        super().__init__()
        self.acts, self.exerted, self.cards = 0.0, 0.0, 0

    def see(self, seen: Seen) -> None:
        event = seen.event
        # A trick is told as two moves, of one plot each.
        weight = 0.5 if isinstance(event, Moved) and seen.by("13.5.4") else 1.0
        is_act = (
            (isinstance(event, Moved) and event.player == CORVIDS and seen.by("13.5.1", "13.5.4"))
            or (isinstance(event, Placed) and event.piece in PLOTS and seen.by("13.5.2"))
            or (isinstance(event, Battled) and event.attacker == CORVIDS and seen.by("13.5.3"))
        )
        match event:
            case TurnBegan():
                self.acts, self.exerted, self.cards = 0.0, 0.0, 0
            case CardsMoved(_, cards, source, _) if source is hand(CORVIDS) and seen.by("13.4.3"):
                self.cards += len(cards)
            case TurnEnded(player) if player == CORVIDS:
                self.expect(self.acts <= 3, f"{self.acts} actions in Daylight")
                self.expect(self.exerted <= 1, f"{self.exerted} actions by exerting", "13.6.1")
                self.expect(self.cards <= 1, f"{self.cards} cards were spent to recruit", "13.4.3")
            case _:
                pass
        if is_act and seen.by("13.6.1"):
            self.exerted += weight
        elif is_act:
            self.acts += weight


class Points(Oracle):
    """What each of the four scores by its own chapter is recomputed from the table, and all that is due is scored."""

    clause = "3.2"
    OWN = ("10", "11", "12", "13")

    def __init__(self) -> None:
        super().__init__()
        self.owed: Counter[str] = Counter()
        self.got: Counter[str] = Counter()
        self.banked: list[Card] = []

    def see(self, seen: Seen) -> None:
        state = seen.after
        match seen.event:
            case TurnBegan(player, setup):
                self.owed.clear()
                self.got.clear()
                self.banked = []
                if player == COMPANY and not setup and on_map(state, POSTS.values()):
                    funds = count_at(state, Named.funds)
                    self.owed["11.4.2"] = funds // printed(COMPANY, "funds for a dividend")
            case Placed(_, one, count, _, place) if one in POSTS.values() and place.number:
                self.owed["11.5.6.III"] += count * printed(COMPANY, "points of a trade post")
            case CardsMoved(_, cards, source, target) if source is Named.unswayed and target is Named.swayed:
                points = printed(DUCHY, "points under a crown")
                self.owed["12.5.3.III"] += sum(points[RANK[Named.minister(card)]] for card in cards)
            case CardsMoved(_, cards, source, _) if source is hand(DUCHY) and seen.by("12.5.2.V"):
                self.banked += cards
                self.owed["12.5.2.V"] += len(cards)
            case Flipped(player, old, new, _) if old is PLOT and new in FACES.values() and seen.by("13.4.2"):
                self.owed["13.4.2"] += on_map(state, FACES.values())
            case Scored(player, points) if player in FOUR:
                self.see_scored(seen, player, points)
            case TurnEnded(player, _, over) if player in FOUR and not over:
                self.see_end(state, player)
            case _:
                pass

    def see_scored(self, seen: Seen, player: str, points: int) -> None:
        """Look at points that one of the four scored by its own chapter."""
        state = seen.after
        for clause in ("11.4.2", "11.5.6.III", "12.5.3.III", "12.5.2.V", "13.4.2"):
            if seen.by(clause) and self.owes(clause, player):
                self.got[clause] += points
        full = state.score[player] == MOST_POINTS
        for clause, due in (
            ("12.5.2.VII", 2 if state.on_map(TUNNEL) == 3 else 0),
            ("12.5.2.VIII", state.on_map(MARKET)),
            ("12.5.2.IX", state.on_map(CITADEL)),
        ):
            if seen.by(clause):
                self.expect(points == due or full, f"{player} scored {points}, and {due} are due", clause)

    @staticmethod
    def owes(clause: str, player: str) -> bool:
        """Return whether a clause is in the chapter of a player."""
        return clause.split(".")[0] == Points.OWN[FOUR.index(player)]

    def see_end(self, state: State, player: str) -> None:
        """Compare what was scored in a turn with what was due."""
        if state.score[player] in (None, MOST_POINTS):
            return
        for clause in {*self.owed, *self.got}:
            if self.owes(clause, player):
                owed, got = self.owed[clause], self.got[clause]
                # A piece that falls in the same act may be told under the clause of that act as well.
                said = f"{player} scored {got} in this turn, and {owed} are due"
                enough = got >= owed if clause == "13.4.2" else got == owed
                self.expect(enough, said, clause)
        suits = {card.suit for card in self.banked} - {BIRD}
        self.expect(len(suits) <= 1, f"the Banker was given {self.banked}", "12.5.2.V")


ORACLES: tuple[Callable[[], Oracle], ...] = (
    LostSouls,
    Outcast,
    Acolytes,
    Gardens,
    Rituals,
    ReturnedCards,
    EveningDraws,
    Boxes,
    Gathering,
    Spending,
    Disruption,
    Services,
    Burrow,
    Tunnels,
    Assembly,
    Ministers,
    Plots,
    FlippedPlots,
    Exposure,
    CorvidTurn,
    Points,
)


@dataclass
class Watcher:
    """Shows each event of a game to the oracles of the factions that sit at the table."""

    seats: Sequence[str]
    oracles: list[Oracle] = field(default_factory=list)
    state: State | None = None
    before: State | None = None

    def __post_init__(self) -> None:
        made = [make() for make in ORACLES]
        self.oracles = [oracle for oracle in made if not oracle.faction or oracle.faction in self.seats]

    def listen(self, event: Event, clauses: tuple[str, ...]) -> None:
        """Show an event that has just happened."""
        assert self.state is not None
        after = self.state.copy()
        seen = Seen(event, self.before or after, after, clauses)
        for oracle in self.oracles:
            oracle.see(seen)
        self.before = after

    @property
    def breaches(self) -> list[str]:
        """All breaches, in one line each."""
        return [f"{type(oracle).__name__}: {line}" for oracle in self.oracles for line in oracle.breaches]


def play_under_oracles(seats: Sequence[str], map_name: str, deck_name: str, seed: int) -> tuple[Outcome, list[str]]:
    """Play a random game under the oracles; return how it ended and what they say.

    Raises :class:`woodlaw.factions.seating.CannotSeat` as long as one of the factions cannot be played.
    """
    table = new_table(seats, map_name, deck_name, suits=drawn_suits(map_named(map_name), Seeded(seed)))
    watcher = Watcher(table.state.seats)
    game = table.game(chance=Seeded(seed), asker=RandomPlayer(seed))
    watcher.state = game.state
    game.listener = watcher.listen
    return run(game, table.setup_order), watcher.breaches
