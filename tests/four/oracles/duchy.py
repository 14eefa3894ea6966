"""Oracles of the Underground Duchy (chapter 12)."""

from __future__ import annotations

from collections import Counter

from tests.four.oracles.naming import (
    BOARDS,
    CITADEL,
    CROWNS,
    DIASPORA,
    DUCHY,
    KEEP,
    MARKET,
    MOLE,
    RANK,
    RANKS,
    TUNNEL,
    Named,
    printed,
)
from tests.four.oracles.oracle import Oracle, Seen, count_at, matching, may_rule_by_hire, rulers

from woodlaw.engine.events import (
    Battled,
    CardsMoved,
    Moved,
    Placed,
    Removed,
    Revealed,
    TurnBegan,
    TurnEnded,
)
from woodlaw.table.cards import Card
from woodlaw.table.places import (
    Place,
    revealed,
    supply,
)


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
                self.acts += seen.by("12.5.1.III") and not seen.by("LR.2.2.IIb")
            case Battled(attacker) if attacker == DUCHY:
                self.acts += seen.by("12.5.1.IV") and not seen.by("LR.2.2.IIb")
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
            case Revealed(_, owner, cards, to) if owner == DUCHY and not to and seen.by("12.5.3"):
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
