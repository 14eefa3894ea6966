"""Oracles of the Corvid Conspiracy (chapter 13)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from tests.four.oracles.naming import BOARDS, CORVIDS, CROW, DIASPORA, FACES, KEEP, PLOT, PLOTS, REAVERS, VAGABONDS
from tests.four.oracles.oracle import Oracle, Seen, neighbours

from woodlaw.engine.events import (
    Battled,
    CardsMoved,
    Flipped,
    Guessed,
    Moved,
    Placed,
    Removed,
    TurnBegan,
    TurnEnded,
)
from woodlaw.engine.state import State
from woodlaw.table.cards import Card
from woodlaw.table.pieces import Category, Piece
from woodlaw.table.places import (
    Place,
    PlaceKind,
    hand,
    play_area,
    supply,
)
from woodlaw.table.suits import BIRD

OTHER_WAYS = {"boat-builders", "tunnels"}
"""The cards by which clearings are adjacent for their owner that no path links."""


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
        self.fallen: list[Place] = []
        self.could = 0

    def see(self, seen: Seen) -> None:
        snare = FACES["snare"]
        if isinstance(seen.event, Removed) and seen.event.piece in PLOTS:
            self.fallen.append(seen.event.place)
        match seen.event:
            case Removed(_, one, _, place) if one is FACES["bomb"] and seen.by("13.7.1"):
                left = [each for each in seen.after.at(place) if self.falls(seen.after, each, place)]
                self.expect(not left, f"{left} survived the bomb in {place}")
            case Removed(_, one, _, place) if one is FACES["raid"] and place.number and self.raided is None:
                self.raided, self.raiders = place, Counter()
                self.could = seen.after.count(supply(CORVIDS), CROW)
            case Placed(_, one, count, _, place) if one is CROW and seen.by("13.7.4"):
                self.raiders[place] += count
                if self.raided is not None:
                    ways = {card.id for card in seen.after.cards_at(play_area(CORVIDS))} & OTHER_WAYS
                    beside = bool(ways) or any(place in neighbours(seen.after, fallen) for fallen in self.fallen)
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
                self.raided, self.raiders, self.fallen = None, Counter(), []
            case _:
                pass

    def is_barred(self, state: State) -> bool:
        """Return whether nothing beside the raid may take a crow."""
        assert self.raided is not None
        return all(state.count(place, KEEP) for place in neighbours(state, self.raided))

    def falls(self, state: State, one: Piece, place: Place) -> bool:
        """Return whether a piece surely falls to a bomb: a cache not where a pawn, say, stays beside it (LR.2.2.I)."""
        others = (each for each in state.at(place) if each.owner not in (CORVIDS, REAVERS))
        is_cache = one.owner == REAVERS and one.category is Category.TOKEN
        return self.is_enemy(state, one) and not (is_cache and any(each.is_faction_piece for each in others))

    @staticmethod
    def is_enemy(state: State, one: Piece) -> bool:
        """Return whether a piece surely falls to the Corvids: an enemy's, no hireling's, no ally's and no bot's."""
        spared = (CORVIDS, "honeycomb_clergy", "automated_alliance", *VAGABONDS)
        return one.is_faction_piece and one.owner in state.seats and one.owner not in spared


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
        # What removing a depot lets its remover do besides is no action.
        is_act = not seen.by("LR.2.2.IIb") and (
            (isinstance(event, Moved) and event.player == CORVIDS and seen.by("13.5.1", "13.5.4"))
            or (isinstance(event, Placed) and event.piece in PLOTS and seen.by("13.5.2"))
            or (isinstance(event, Battled) and event.attacker == CORVIDS and seen.by("13.5.3"))
        )
        match event:
            case TurnBegan():
                self.acts, self.exerted, self.cards = 0.0, 0.0, 0
            case CardsMoved(_, cards, source, target) if source is hand(CORVIDS) and seen.by("13.4.3"):
                # A card that is owed to another player, for what spending one came to, is none that is spent.
                self.cards += len(cards) if target.kind is not PlaceKind.HAND else 0
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
