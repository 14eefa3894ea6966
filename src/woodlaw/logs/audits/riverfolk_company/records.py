"""What a recorded game shows of the Riverfolk: services, funds, trade posts and points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import TypeGuard

from woodlaw.engine.actions import BIRDSONG, PHASE
from woodlaw.engine.concepts import by_river
from woodlaw.engine.craft import can_pay
from woodlaw.engine.dealing import shuffled_together
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
from woodlaw.engine.extension import Points
from woodlaw.engine.game import Game
from woodlaw.engine.memory import COUNT, FLAG, PLACE, PLAYER, Remembered
from woodlaw.engine.state import State
from woodlaw.engine.titles import name as named
from woodlaw.engine.titles import player_title
from woodlaw.factions.riverfolk_company.abilities import (
    COST,
    HAND_CARD,
    MERCENARIES,
    RIVERBOATS,
    Riverfolk,
    exhausting_items,
)
from woodlaw.law.implements import audits
from woodlaw.logs.audits.audit import MANY, Audit, Offence, omission, others_who, violation
from woodlaw.logs.audits.craft import cost_told, crafted_besides
from woodlaw.logs.audits.parts import whole_moves
from woodlaw.logs.audits.pieces import astray, changes, note_astray, replaces
from woodlaw.logs.audits.recorded import Recorded
from woodlaw.logs.audits.riverfolk_company.boxes import (
    comes,
    note_protectionism,
    note_spending,
    overdrawn,
    overprotected,
    spendable,
    spent,
    untold,
    untold_before,
)
from woodlaw.logs.audits.riverfolk_company.posts import note_ruler, underpaid, unruled, without_garrison
from woodlaw.logs.audits.riverfolk_company.telling import (
    LETTERS,
    exported,
    lay_boxes,
    note_boxes,
    note_committed,
    told_by_records,
)
from woodlaw.logs.audits.setups import placed_in
from woodlaw.logs.audits.spending import cards_from, cards_to
from woodlaw.logs.audits.turns import ends_setup, given_in, in_setup, ventures_besides
from woodlaw.table.cards import CardKind
from woodlaw.table.pieces import FERRY, Category, Piece
from woodlaw.table.places import DECK, Place, PlaceKind, hand, play_area, supply
from woodlaw.table.suits import CLEARING_SUITS

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
    points_known = True
    hits_known = True

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
        costs = sum(cost for _, cost, _ in self._commits(game, events))
        note_committed(game, costs + sum(len(card.cost or "?") for card in exported(self, events)))

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
        """Remember a battle of the Riverfolk's as it begins, until what no battle does; what counts is asked then."""
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
        paid = isinstance(event, Placed) and event.place.owner == self.name and event.place.kind is PlaceKind.BOARD
        if paid and isinstance(event, Placed):
            payer = game.state.current if event.piece.owner == self.name else event.piece.owner
            if payer not in ("", self.name):
                PAID.note(game.state, True, payer)
                PAYMENT.note(game.state, PAYMENT.of(game.state, payer) + event.count, payer)
        return ()

    @audits("11.2.6", "11.2.7.I")
    def passes_cards(self, game: Game, source: Place, receiver: str) -> int:
        """Hand Card: whoever has paid buys cards of the Riverfolk's hand; whoever has no warriors pays in items."""
        if source.owner != self.name or receiver != game.state.current or receiver == self.name:
            return 0
        return MANY if exhausting_items(game, receiver) or PAID.of(game.state, receiver) else 0

    @audits("11.5.3.I")
    def item_points(self, game: Game, player: str, item: str, listed: int) -> tuple[int, ...]:
        """Export: the Riverfolk may ignore what a card gives, which records do not tell from crafting it."""
        return (0, listed)

    @audits("4.3")
    def may_remove(self, game: Game, event: Removed, events: Sequence[Event]) -> bool:
        """They remove pieces of others in battle alone."""
        return False

    def sells_for_items(self, game: Game, player: str) -> bool:
        """Vagabond Funds."""
        return True

    @audits("11.5")
    def may_count_as_remover(self, game: Game, event: Removed, events: Sequence[Event]) -> bool:
        """What leaves the board may be spent, which removes nothing."""
        return event.place is self.funds

    def points_for(self, game: Game, event: Event, events: Sequence[Event]) -> Points | None:
        """Trade posts and dividends."""
        if isinstance(event, Placed) and event.piece in self.trade_posts:
            return self._trade_post()
        if isinstance(event, TurnEnded) and event.player == self.name and not event.setup:
            return self._dividends(game, events)
        return None

    @audits("11.5.6.III")
    def _trade_post(self) -> Points:
        """Place and Score: the points of the space uncovered."""
        points = self.values["points of a trade post"]
        return Points("11.5.6.III", points, points, "a trade post")

    @audits("11.4.2")
    def _dividends(self, game: Game, events: Sequence[Event]) -> Points | None:
        """Score Dividends: with a trade post on the map, a point for every two funds; at most for all on the board."""
        posts = sum(game.state.on_map(post) for post in self.trade_posts)
        held = sum(game.state.warriors_at(self.funds).values())
        for event in events:
            for place, piece, change in changes(event):
                posts -= change if place.number and piece in self.trade_posts else 0
                held -= change if place is self.funds and piece.category is Category.WARRIOR else 0
        held += untold_before(game)
        most = max(0, held) // int(self.values["funds for a dividend"])
        return Points("11.4.2", 0, most, "dividends") if posts > 0 and most else None

    def offences(self, game: Game, event: Event, events: Sequence[Event]) -> Sequence[Offence]:
        """Trade posts in clearings that nobody rules, prices that no track has, and what setup leaves out."""
        note_astray(game, self.name, event)
        note_protectionism(self, game, event, events)
        note_spending(self, game, event)
        match event:
            case Stated(fact=fact, value=value) if event.owner == self.name and fact in ("", *LETTERS):
                if not fact:
                    self._price_all(game, value)
                return self._pricing(value)
            case Placed(piece=piece) if piece in self.trade_posts and not in_setup(events):
                note_ruler(self, game, event.place, events)
            case _ if ends_setup(event, self.name):
                return self._setup(game, events)
        return ()

    def laid_unsaid(self, game: Game, piece: Piece, place: Place) -> int:
        """Protectionism, where the record leaves it out."""
        return untold(self, game) if piece is self.warrior and place is self.funds else 0

    def supplied_later(self, game: Game, piece: Piece) -> int:
        """Funds return to the supply as they are spent, which some write behind what they pay for."""
        return spendable(self, game) if piece is self.warrior else 0

    def turn_offences(self, game: Game, player: str, events: Sequence[Event]) -> Iterable[tuple[Event, Offence]]:
        """Warriors and trade posts that cost other funds, or come elsewhere, in setup too."""
        if player != self.name:
            return list(self._bought_otherwise(game, player, events))
        if in_setup(events):
            return list(self._set_up_otherwise(game, events))
        return [
            *overdrawn(self, game, events),
            *overprotected(self, game, events),
            *self._recruited_off_river(game, events),
            *unruled(self, game, events),
            *underpaid(self, game, events),
            *self._recruited_for_less(game, events),
            *without_garrison(self, game, events),
            *self._beyond_funds(game, events),
            *self._crafted_beyond_spaces(game, events),
        ]

    @audits("11.2.6.I", "11.2.6.II")
    def _bought_otherwise(self, game: Game, player: str, events: Sequence[Event]) -> Iterator[tuple[Event, Offence]]:
        """Cost, Number of Services: a payment is the sum of some prices, of no more services than may be bought.

        Nothing is said of prices that a record does not tell, nor where cards may come to the player otherwise.
        """
        payments = [event for event in events if self._pays(event, player)]
        prices = [COST.of(game.state, self.name, service) for service in LETTERS.values()]
        others = others_who(game, Audit.passes_cards, self)
        if not payments or not all(prices) or any(e.passes_cards(game, hand(self.name), player) for e in others):
            return
        bought = [e for e in events if isinstance(e, CardsMoved) and e.source is hand(self.name)]
        paid, cards = sum(event.count for event in payments), cards_to(bought, hand(player))
        allowed = 1 + sum(self._trades_with(game, player, clearing, events) for clearing in game.state.clearings)
        card, boats, mercenaries = map(int, prices)
        sums = {
            (count * card + boating * boats + hiring * mercenaries, count + boating + hiring)
            for count in range(cards, max(cards, paid) + 1)
            for boating in (0, 1)
            for hiring in (0, 1)
        }
        counts = [count for price, count in sums if price == paid]
        title = player_title(game, player)
        if not counts:
            message = f"{title} pays {paid} warrior{'s' * (paid != 1)}, which no services cost"
            yield payments[-1], violation("11.2.6.I", message, f"{card} for a card, {boats} or {mercenaries} besides")
        elif min(counts) > allowed:
            message = f"{title} buys {min(counts)} services"
            yield payments[-1], violation("11.2.6.II", message, f"at most {allowed}")

    def _pays(self, event: Event, player: str) -> TypeGuard[Placed]:
        return isinstance(event, Placed) and event.piece.owner == player and event.place is self.funds

    def _trades_with(self, game: Game, player: str, clearing: Place, events: Sequence[Event]) -> bool:
        """Return whether a clearing may have had a trade post and a piece of a player at some time of a turn."""
        touched = {piece for event in events for where, piece, _ in changes(event) if where is clearing}
        there = touched | game.state.at(clearing).keys()
        return any(piece in self.trade_posts for piece in there) and any(piece.owner == player for piece in there)

    @audits("11.3.2")
    def _set_up_otherwise(self, game: Game, events: Sequence[Event]) -> Iterator[tuple[Event, Offence]]:
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

    @audits("11.5.5")
    def _recruited_for_less(self, game: Game, events: Sequence[Event]) -> Iterator[tuple[Event, Offence]]:
        """Recruit: a fund for each warrior, besides those of trade posts, which bring one each.

        Nothing is asked of a turn that tells of no funds, or of too few for its trade posts.
        """
        posts = Counter(
            event.place for event in events if isinstance(event, Placed) and event.piece in self.trade_posts
        )
        left = sum(spent(self, events).values()) - posts.total() * int(self.values["funds of a trade post"])
        recruited: Counter[Place] = Counter()
        last: Event | None = None
        for number, event in enumerate(events):
            if not comes(event, self) or not event.place.number:
                continue
            if not replaces(event, events[:number]) and not given_in(game, self.name, event.place, events[:number]):
                recruited[event.place] += event.count
                last = event
        count = (recruited - posts).total()
        if last and left >= 0 and spent(self, events) and count > left:
            message = f"the Riverfolk recruit {count} warriors for {left or 'no'} fund{'s' * (left != 1)}"
            yield last, violation("11.5.5", message, "a fund spent for each")

    @audits("11.5.1", "11.5.2", "11.5.3", "11.5.4")
    def _beyond_funds(self, game: Game, events: Sequence[Event]) -> Iterator[tuple[Event, Offence]]:
        """Funds: each is spent or committed once in a turn, for a warrior, a move, a battle, a draw, or a suit."""
        if astray(game, self.warrior):
            return
        left = sum(game.state.warriors_at(self.funds).values())
        left += untold(self, game)
        had = left + spent(self, events).total()
        for event, cost, clause in self._commits(game, events):
            left -= cost
            if left < 0:
                message = f"the Riverfolk spend and commit more funds than the {had} that they have"
                yield event, violation(clause, message, "one for each")
                return

    def _commits(self, game: Game, events: Sequence[Event]) -> Iterator[tuple[Event, int, str]]:
        """Yield what a turn commits funds for, with how many at least, and its clause."""
        given = ventures_besides(game).most
        free = sum(e.draws_besides(game, self.name, events) for e in game.bending(Audit.draws_besides))
        free += MANY * bool(cards_from(events, play_area(self.name)) or game.state.where(FERRY))
        moves = [id(move) for move in whole_moves(game, self.name, events)]
        besides = len(game.bending(Audit.crafts_besides))
        piles = (DECK, *shuffled_together(game))
        for event in events:
            match event:
                case Moved() | Battled(attacker=self.name) if isinstance(event, Battled) or id(event) in moves:
                    given -= 1
                    yield event, int(given < 0), "11.5.2" if isinstance(event, Battled) else "11.5.1"
                case Crafted(player=self.name) if not besides:
                    yield event, len(cost_told(game, event.card, event.item) or ()), "11.5.3"
                case CardsMoved(cards=(card, *_)) if card.kind is CardKind.DOMINANCE and event.source is not DECK:
                    pass
                case CardsMoved(cards=cards, target=target) if target is hand(self.name) and event.source in piles:
                    yield event, max(0, len(cards) - max(0, free)), "11.5.4"
                    free -= len(cards)

    @audits("11.2.5.I", "11.5.3")
    def _crafted_beyond_spaces(self, game: Game, events: Sequence[Event]) -> Iterator[tuple[Event, Offence]]:
        """Craft: each suit of a cost takes an empty space of its track, which a trade post has left."""
        if crafted_besides(game, self.name):
            return
        spaces = [
            frozenset((suit,))
            for suit, post in zip(CLEARING_SUITS, self.trade_posts, strict=True)
            for _ in range(self.pieces[post.kind].count - game.state.count(supply(self.name), post))
        ]
        costs: list[tuple[str, ...]] = []
        for event in events:
            if isinstance(event, Crafted) and event.player == self.name:
                costs += filter(None, (cost_told(game, event.card, event.item),))
                if not can_pay(costs, spaces):
                    have = ", ".join(suit for space in spaces for suit in space) or "none"
                    message = f"the tracks have no empty spaces left for {' and '.join(costs[-1])}; they have {have}"
                    yield event, violation("11.5.3", message, "an empty space for each suit of the cost")
                    return

    @audits("11.5.5")
    def _recruited_off_river(self, game: Game, events: Sequence[Event]) -> Iterator[tuple[Event, Offence]]:
        """Recruit: in clearings that a river touches; a trade post brings a warrior of its own (11.5.6.III)."""
        posts = {event.place for event in events if isinstance(event, Placed) and event.piece in self.trade_posts}
        for number, event in enumerate(events):
            if not isinstance(event, Placed) or event.piece is not self.warrior or not event.place.number:
                continue
            if event.source is not supply(self.name) or by_river(game, event.place) or event.place in posts:
                continue
            if not replaces(event, events[:number]) and not given_in(game, self.name, event.place, events[:number]):
                message = f"the Riverfolk recruit in clearing {event.place.number}, which no river touches"
                yield event, violation("11.5.5", message, "a clearing on a river")

    def _price_all(self, game: Game, price: str) -> None:
        """Move the markers of all tracks, where a record tells one price for them."""
        for service in LETTERS.values():
            if price in map(str, self.values["prices"]):
                COST.keep(game.state, int(price), self.name, service)

    @audits("11.3.5", "11.6.2")
    def _pricing(self, price: str) -> Sequence[Offence]:
        """Set Starting Prices, Set Costs: a marker is on some space of its track."""
        printed = self.values["prices"]
        if price in map(str, printed):
            return ()
        return (
            violation("11.6.2", f"no space of a Services track shows {price}", f"from {printed[0]} to {printed[-1]}"),
        )

    @audits("11.3.2", "11.3.4", "11.3.5")
    def _setup(self, game: Game, events: Sequence[Event]) -> Sequence[Offence]:
        """Place Warriors, Gain Starting Funds, Set Starting Prices."""
        found = []
        if not self.on_map(game.state, "warrior"):
            found.append(omission("11.3.2", "the Riverfolk set up without warriors", "four in clearings with a river"))
        if not game.state.count(self.funds, self.warrior):
            found.append(omission("11.3.4", "the Riverfolk set up without payments", "three warriors in Payments"))
        if not any(isinstance(event, Stated) and event.owner == self.name and event.value for event in events):
            found.append(omission("11.3.5", "the Riverfolk set no prices", "a marker on each Services track"))
        return found


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
