"""The Riverfolk Company: their boxes, what bends the core, and their abilities, selling services among them (11.2)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cached_property, partial
from typing import cast

from woodlaw.engine.actions import DAYLIGHT, EVENING, PHASE, Action, Moment, Offer
from woodlaw.engine.concepts import by_river, linked_by_river, suits
from woodlaw.engine.dealing import give_card, held_by, why_empty_handed
from woodlaw.engine.events import Removed, Stated
from woodlaw.engine.extension import Way, seat_of
from woodlaw.engine.game import Game
from woodlaw.engine.means import Means, Source
from woodlaw.engine.memory import COUNT, FLAG, Count, Kept, OneOf, Remembered
from woodlaw.engine.place import available, how_many_fit, why_not_place, why_not_so_many
from woodlaw.engine.primitives import move_pieces, place_pieces, remove_pieces, return_pieces
from woodlaw.engine.refusal import Refusal, why_none
from woodlaw.engine.sides import Fight, Lent
from woodlaw.engine.state import State
from woodlaw.engine.titles import name, player_title
from woodlaw.engine.venture import Given
from woodlaw.factions.base import Faction
from woodlaw.law.implements import implements, innermost_in_force
from woodlaw.table.boxes import CARDS, OTHERS, PIECES, Box
from woodlaw.table.cards import Card
from woodlaw.table.pieces import TOKEN, WARRIOR, Piece
from woodlaw.table.places import OUT_OF_GAME, Place, board, hand, supply
from woodlaw.table.suits import CLEARING_SUITS

NAME = "riverfolk_company"

HAND_CARD, RIVERBOATS, MERCENARIES = SERVICES = ("hand card", "riverboats", "mercenaries")

COST = Kept("cost", 0, Count(4), OneOf(SERVICES), owner=NAME)
"""The space of each service marker, which says what the service costs (11.2.6.I); 0 where none lies on its track."""
BOUGHT = Remembered("bought", 0, COUNT, OneOf(SERVICES))
"""How often the player whose turn it is has bought each service at the start of its Birdsong."""
BATTLING = Remembered("battling the Riverfolk", False, FLAG)
"""Whether the battle under way is one of the Riverfolk's, in which nobody treats their warriors as its own."""

_box = partial(Box, (PIECES, OTHERS), kinds=("warrior",))


class Riverfolk(Faction):
    """The Riverfolk Company: trade posts, funds and services."""

    name = NAME
    reach = 5
    funds, payments, committed = board(NAME, "funds"), board(NAME, "payments"), board(NAME, "committed")
    tracks: Mapping[str, Place] = {suit: board(NAME, f"{suit} track") for suit in CLEARING_SUITS}
    """The spaces of the Trade Posts tracks where funds lie that were committed to craft."""
    holds: Mapping[str, Box] | None = {
        "funds": _box(clause="11.2.4"),
        "payments": _box(clause="11.2.6.I"),
        "committed": _box(clause="11.5"),
        **{track.name: _box(most=3, clause="11.5.3") for track in tracks.values()},
        "cards": Box((CARDS,)),
    }

    @cached_property
    def trade_posts(self) -> tuple[Piece, ...]:
        """The trade post of each suit."""
        return tuple(self.piece(f"{suit}_trade_post") for suit in CLEARING_SUITS)

    def has_trade_post(self, state: State, place: Place) -> bool:
        """Return whether a place has a trade post."""
        return any(state.count(place, post) for post in self.trade_posts)

    # 11.2.1 Crafting --------------------------------------------------------------------------------------------------
    @implements("11.2.1")
    def crafting_places(self, game: Game, player: str) -> Sequence[Place] | None:
        """Crafting: the Riverfolk have no crafting pieces."""
        return () if player == self.name else None

    def crafting_suits(self, game: Game, player: str) -> Sequence[frozenset[str]] | None:
        """Funds craft by the spaces on which they are laid, of which the map tells nothing."""
        return None

    # 11.5.3 Craft -----------------------------------------------------------------------------------------------------
    def cannot_be(self, game: Game) -> Iterable[tuple[Place | None, Refusal]]:
        """Funds on a track leave room for the trade posts that are still on it."""
        for suit, track in self.tracks.items():
            if self.empty_spaces(game, suit) < 0:
                yield track, Refusal("11.5.3", f"more funds than empty spaces are on the {track.name}")

    @implements("11.2.1", "11.5.3")
    def means(self, game: Game, card: Card) -> Means:
        """Return what the Riverfolk craft with: each empty space of a track, to which they commit a fund."""

        def sources() -> list[Source]:
            spaces = {Source(track, frozenset((suit,)), "space"): suit for suit, track in self.tracks.items()}
            return [space for space, suit in spaces.items() for _ in range(self.empty_spaces(game, suit))]

        return Means(sources, lambda source: commit_fund(game, self, source.place), "11.5.3")

    @implements("11.5.3")
    def empty_spaces(self, game: Game, suit: str) -> int:
        """Return how many spaces of a suit hold neither a trade post nor a fund."""
        return self.off_track(game, f"{suit}_trade_post") - sum(game.state.warriors_at(self.tracks[suit]).values())

    # 11.2.2 Swimmers, 11.2.7.II Riverboats ----------------------------------------------------------------------------
    def treats_as_paths(self, game: Game, player: str) -> Collection[Way]:
        """Rivers are paths for the Riverfolk, and for whoever has bought riverboats."""
        return (Way.RIVERS,) if self._swims(player) or self._boats(game, player) else ()

    def links_rest_on(self, game: Game) -> object:
        """Who has riverboats."""
        return self._boats(game, game.state.current) and game.state.current

    @implements("11.2.2")
    def _swims(self, player: str) -> bool:
        """Swimmers: the Riverfolk treat rivers as paths."""
        return player == self.name

    @implements("11.2.7.II")
    def _boats(self, game: Game, player: str) -> bool:
        """Riverboats: the buyer treats rivers as paths until its turn ends."""
        return self.has_bought(game, player, RIVERBOATS)

    @implements("11.2.2")
    def ignores_rule(self, game: Game, player: str, origin: Place, destination: Place) -> bool:
        """Swimmers: along a river the Riverfolk need no rule."""
        return player == self.name and linked_by_river(game, origin, destination)

    # 11.2.3 Public Hand -----------------------------------------------------------------------------------------------
    @implements("11.2.3")
    def shows_hand(self, game: Game) -> bool:
        """Public Hand: it lies face up."""
        return True

    # 11.2.4 Funds -----------------------------------------------------------------------------------------------------
    @implements("11.2.4")
    def funds_of(self, state: State, owner: str = "") -> dict[Piece, int]:
        """Return the funds by whose warriors they are, or those of one player alone."""
        return state.warriors_at(self.funds, owner)

    def count_funds(self, state: State, owner: str = "") -> int:
        """Return how many funds there are, or how many of them are one player's warriors."""
        return sum(self.funds_of(state, owner).values())

    # 11.2.5 Trade Posts -----------------------------------------------------------------------------------------------
    def forbids_place(self, game: Game, player: str, piece: Piece, place: Place) -> Refusal | None:
        """One trade post a clearing, and of its suit."""
        if piece.owner != self.name or piece.category is not TOKEN or not place.number:
            return None
        return self.why_no_second(game, place) or self._why_no_match(game, piece, place)

    @implements("11.5.6.I")
    def why_no_second(self, game: Game, place: Place) -> Refusal | None:
        """Choose Clearing: return why a second trade post cannot be placed in one, or None."""
        if not self.has_trade_post(game.state, place):
            return None
        return Refusal("11.5.6.I", f"{name(place)} has a trade post")

    @implements("11.5.6.III")
    def _why_no_match(self, game: Game, post: Piece, place: Place) -> Refusal | None:
        """Place and Score: the trade post that matches."""
        there = suits(game, place)
        if not there or post.kind.removesuffix("_trade_post") in there:
            return None
        return Refusal("11.5.6.III", f"{name(place)} does not match a {post.kind.replace('_', ' ')}")

    @implements("11.2.5.I")
    def removed_to(self, game: Game, piece: Piece, place: Place, fight: Fight | None) -> Place | None:
        """Trade Disruption: a trade post that is removed leaves the game."""
        return OUT_OF_GAME if piece in self.trade_posts else None

    @implements("11.2.5.I")
    def after_removed(self, game: Game, events: Sequence[Removed], fight: Fight | None) -> Sequence[Offer]:
        """Trade Disruption: once for each trade post that was removed from the map."""
        lost = [event.place for event in events if event.piece in self.trade_posts and event.place.number]
        return [DISRUPTION.offer(game, self).named(f"Trade Disruption in {name(place)}") for place in lost]

    # 11.2.6 Buying Services, 11.5.3 Craft -----------------------------------------------------------------------------
    @implements("11.2.6")
    def due(self, game: Game, moment: Moment, player: str) -> Sequence[Offer]:
        """Any other person may buy services when its Birdsong starts; what bots buy stands on cards of their own."""
        buys = moment is Moment.START_OF_BIRDSONG and player != self.name and seat_of(game, player).human
        return (BUY.offer(game, self, player),) if buys else ()

    def has_bought(self, game: Game, player: str, service: str) -> bool:
        """Return whether a player, whose turn it is, has bought a service in it."""
        return player == game.state.current and BOUGHT.of(game.state, service) > 0

    # 11.2.7.III Mercenaries -------------------------------------------------------------------------------------------
    @implements("11.2.7.III")
    def hires(self, game: Game, player: str) -> bool:
        """Return whether Riverfolk warriors are a player's mercenaries: from Daylight on, in no battle of their own."""
        hired = PHASE.of(game.state) in (DAYLIGHT, EVENING) and self.has_bought(game, player, MERCENARIES)
        return hired and not BATTLING.of(game.state)

    def start_of_battle(self, game: Game, fight: Fight) -> Sequence[Offer]:
        """Remember a battle of the Riverfolk's, as long as it lasts."""
        if self.name in fight.sides:
            BATTLING.note(game.state, True)
        return ()

    def after_battle(self, game: Game, fight: Fight) -> Sequence[Offer]:
        """Their battle is over."""
        BATTLING.forget(game.state)
        return ()

    @implements("11.2.7.III")
    def extra_strength(self, game: Game, player: str, clearing: Place) -> int:
        """Mercenaries count for the rule of who has hired them, and not for that of the Riverfolk meanwhile."""
        buyer = game.state.current
        if player not in (buyer, self.name) or not self.hires(game, buyer):
            return 0
        hired = game.state.warriors(clearing, self.name)
        return hired if player == buyer else -hired

    def rule_rests_on(self, game: Game) -> object:
        """Who has hired mercenaries."""
        return self.hires(game, game.state.current) and game.state.current

    @implements("11.2.7.III")
    def lends(self, game: Game, player: str, fight: Fight) -> Sequence[Lent]:
        """Mercenaries fight for who has hired them, except against the Riverfolk."""
        if self.name in fight.sides or not self.hires(game, player):
            return ()
        return self.warriors_lent(game.state, fight.clearing, as_own=True, split_by=self._splits_hits())

    @implements("11.2.7.IIIa")
    def _splits_hits(self) -> str:
        """Taking Hits: the buyer's warriors and mercenaries fall in turn, the buyer's first, as long as both can."""
        return "11.2.7.IIIa"


# 11.2.4 Funds ---------------------------------------------------------------------------------------------------------
def why_no_fund(game: Game, riverfolk: Riverfolk) -> Refusal | None:
    """Return why no fund can be committed or spent by the clause in force, or None."""
    return None if riverfolk.count_funds(game.state) else Refusal(innermost_in_force(), "the Funds box is empty")


@implements("11.5")
def commit_fund(game: Game, riverfolk: Riverfolk, target: Place = Riverfolk.committed) -> None:
    """Have the Riverfolk commit a fund: it moves to the Committed box, or to a space of a track."""
    fund = game.ask(riverfolk.name, "fund to commit", list(riverfolk.funds_of(game.state)))
    move_pieces(game, riverfolk.name, [(fund, 1)], riverfolk.funds, target)


@implements("11.5")
def spend_fund(game: Game, riverfolk: Riverfolk, owner: str = "") -> None:
    """Have the Riverfolk spend a fund, perhaps a warrior of one player's: it returns to its owner's supply."""
    fund = game.ask(riverfolk.name, "fund to spend", list(riverfolk.funds_of(game.state, owner)))
    return_pieces(game, riverfolk.name, riverfolk.funds, [(fund, 1)])


@implements("11.3.2", "11.5.5")
def why_no_river(game: Game, place: Place, clause: str) -> Refusal | None:
    """Return why a clearing is none that a river, or the lake, touches, or None."""
    return None if by_river(game, place) else Refusal(clause, f"no river touches {name(place)}")


# 11.2.5.I Trade Disruption --------------------------------------------------------------------------------------------
@implements("11.2.5.I", "1.5.4")
def _lose_funds(game: Game, riverfolk: Riverfolk) -> None:
    """Remove half of the funds, rounded up: the Riverfolk choose which."""
    half = (riverfolk.count_funds(game.state) + 1) // 2
    lost = game.ask_several(riverfolk.name, "fund to remove", riverfolk.funds_of(game.state), half)
    remove_pieces(game, riverfolk.name, [(piece, count, riverfolk.funds) for piece, count in lost.items()])


DISRUPTION = Action(
    "Trade Disruption",
    _lose_funds,
    Given(why_no_fund, "11.2.5.I").carry_out,
    asks=lambda riverfolk: (riverfolk.name, "fund to remove"),
)


# 11.2.6 Buying Services -----------------------------------------------------------------------------------------------
def set_cost(game: Game, riverfolk: Riverfolk, service: str, cost: int) -> None:
    """Place a service marker on a space of its track, and tell it."""
    COST.keep(game.state, cost, riverfolk.name, service)
    game.emit(Stated, riverfolk.name, riverfolk.name, f"cost {service}", str(cost))


@implements("11.2.6")
def _why_no_service(game: Game, riverfolk: Riverfolk, buyer: str) -> Refusal | None:
    """Return why a player can buy nothing, or None."""
    refusals = (why_not_buy(game, riverfolk, buyer, service) for service in SERVICES)
    return why_none(refusals, Refusal("11.2.6", "no service can be bought"))


@implements("11.2.6", "1.3.3")
def _buy_services(game: Game, riverfolk: Riverfolk, buyer: str) -> None:
    """Have a player buy services, one after the other, as many as it may and will; nobody has to agree."""
    why_not = partial(why_not_buy, game, riverfolk, buyer)
    while service := game.choose(buyer, "service", SERVICES, why_not, may_decline=True):
        _pay(game, riverfolk, buyer, service)
        BOUGHT.note(game.state, BOUGHT.of(game.state, service) + 1, service)
        if service == HAND_CARD:
            _take_card(game, riverfolk, buyer)


def why_not_buy(game: Game, riverfolk: Riverfolk, buyer: str, service: str) -> Refusal | None:
    """Return why a player cannot buy a service now, or None."""
    return (
        _why_no_more(game, riverfolk, buyer, service)
        or (_why_no_mercenaries(game, buyer) if service == MERCENARIES else None)
        or (NO_CARD.carry_out(game, riverfolk) if service == HAND_CARD else None)
        or _why_not_pay(game, riverfolk, buyer, service)
    )


@implements("11.2.6.II")
def _why_no_more(game: Game, riverfolk: Riverfolk, buyer: str, service: str) -> Refusal | None:
    """Number of Services: one, and one more for each clearing with a trade post and pieces of the buyer."""
    state = game.state
    traded = sum(riverfolk.has_trade_post(state, place) and state.owned(place, buyer) > 0 for place in state.clearings)
    if sum(BOUGHT.of(state, each) for each in SERVICES) >= 1 + traded:
        return Refusal("11.2.6.II", f"{player_title(game, buyer)} can buy no further service this turn")
    if service != HAND_CARD and BOUGHT.of(game.state, service):
        return Refusal("11.2.6.II", f"{service} are bought once a turn")
    return None


@implements("11.2.7.IIIb")
def _why_no_mercenaries(game: Game, buyer: str) -> Refusal | None:
    """Vagabond & Mercenaries: whoever pays with items hires none."""
    if exhausting_items(game, buyer) is None:
        return None
    return Refusal("11.2.7.IIIb", f"{player_title(game, buyer)} cannot buy mercenaries")


# 11.2.6.I Cost, 11.2.6.III Vagabond Funds -----------------------------------------------------------------------------
@implements("11.2.6.I")
def _why_not_pay(game: Game, riverfolk: Riverfolk, buyer: str, service: str) -> Refusal | None:
    """Cost: as many warriors of the buyer's supply as the Services track says."""
    cost = COST.of(game.state, riverfolk.name, service)
    if not cost:
        return Refusal("11.2.6.I", f"no marker says what the service {service} costs")
    exhausting = exhausting_items(game, buyer, cost)
    if exhausting is not None:
        return exhausting.why_not()
    payable = _payable(game, riverfolk, buyer)
    left = sum(payable.values())
    if left >= cost:
        return None
    kept = (why_not_so_many(game, buyer, each, cost, riverfolk.payments, supply(buyer)) for each in payable)
    few = Refusal("11.2.6.I", f"the service {service} costs {cost}, and the buyer's supply holds {left or 'none'}")
    return few if sum(available(game, each) for each in payable) < cost else next(filter(None, kept), few)


@implements("11.2.6.I")
def _payable(game: Game, riverfolk: Riverfolk, buyer: str) -> dict[Piece, int]:
    """Return how many of each of its warriors a player can place from its supply in the Payments box."""
    specs = cast("Faction", game.factions[buyer]).pieces.values()
    kinds = (spec.piece for spec in specs if spec.piece.category is WARRIOR)
    able = [piece for piece in kinds if why_not_place(game, buyer, piece, riverfolk.payments) is None]
    return {piece: how_many_fit(game, buyer, piece, riverfolk.payments) for piece in able}


@implements("11.2.6.III")
def exhausting_items(game: Game, buyer: str, cost: int = 1) -> Offer | None:
    """Vagabond Funds: return what exhausts so many items; None for who pays with warriors."""
    return seat_of(game, buyer).exhausting(game, cost, "11.2.6.III")


@implements("11.2.6.III", "11.2.6.I", "1.5.4")
def _pay(game: Game, riverfolk: Riverfolk, buyer: str, service: str) -> None:
    """Place warriors of the buyer's supply in the Payments box.

    Vagabond Funds: where the buyer exhausts items, the Riverfolk place a warrior of their own for each.
    """
    cost = COST.of(game.state, riverfolk.name, service)
    exhausting = exhausting_items(game, buyer, cost)
    if exhausting is not None:
        exhausting.do()
        place_pieces(game, riverfolk.name, riverfolk.warrior, cost, riverfolk.payments)
        return
    paid = game.ask_several(buyer, "warrior to pay with", _payable(game, riverfolk, buyer), cost)
    for piece, count in paid.items():
        place_pieces(game, buyer, piece, count, riverfolk.payments)


# 11.2.7.I Hand Card ---------------------------------------------------------------------------------------------------
NO_CARD = Given(why_empty_handed, "11.2.7.I")


@implements("11.2.7.I")
def _take_card(game: Game, riverfolk: Riverfolk, buyer: str) -> None:
    """Take a card of the buyer's choice from the hand of the Riverfolk."""
    card = game.ask(buyer, "card to buy", held_by(game, riverfolk.name))
    give_card(game, buyer, card, hand(riverfolk.name), hand(buyer))


BUY = Action("buy services", _buy_services, _why_no_service, asks=lambda *about: (about[1], "service"))
