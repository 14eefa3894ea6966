"""Oracles of what several of the four do: cards revealed and drawn, and points."""

from __future__ import annotations

from collections import Counter

from tests.four.oracles.naming import (
    CITADEL,
    COMPANY,
    CORVIDS,
    CULT,
    DUCHY,
    FACES,
    FOUR,
    GARDENS,
    MARKET,
    PLOT,
    POSTS,
    RANK,
    TUNNEL,
    Named,
    printed,
)
from tests.four.oracles.oracle import Oracle, Seen, count_at, on_map

from woodlaw.engine.events import (
    CardsMoved,
    Flipped,
    Placed,
    Scored,
    TurnBegan,
    TurnEnded,
)
from woodlaw.engine.state import MOST_POINTS, State
from woodlaw.table.cards import Card, printed_suit
from woodlaw.table.places import (
    DECK,
    DISCARD,
    PlaceKind,
    hand,
    play_area,
    revealed,
)
from woodlaw.table.suits import BIRD


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
        if seen.by("12.5.2.V"):
            # The Mayor may have the Banker act once more.
            suits = {card.suit for card in self.banked} - {BIRD}
            self.expect(len(suits) <= 1, f"the Banker was given {self.banked}", "12.5.2.V")
            self.banked = []
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
