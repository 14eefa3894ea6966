"""The services of the Riverfolk: buying them, and what a turn remembers of it (11.2.6, 11.2.7)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, cast

from woodlaw.engine.actions import Action, Offer
from woodlaw.engine.dealing import give_card, held_by
from woodlaw.engine.events import Stated
from woodlaw.engine.extension import seat_of
from woodlaw.engine.game import Game
from woodlaw.engine.memory import COUNT, Count, Kept, OneOf, Remembered
from woodlaw.engine.place import available, how_many_fit, why_not_place, why_not_so_many
from woodlaw.engine.primitives import place_pieces
from woodlaw.engine.refusal import Refusal, why_none
from woodlaw.engine.state import State
from woodlaw.engine.titles import player_title
from woodlaw.law.implements import implements
from woodlaw.table.pieces import WARRIOR, Piece
from woodlaw.table.places import hand, supply

if TYPE_CHECKING:
    from woodlaw.factions.base import Faction
    from woodlaw.factions.riverfolk_company.abilities import Riverfolk

NAME = "riverfolk_company"

HAND_CARD, RIVERBOATS, MERCENARIES = SERVICES = ("hand card", "riverboats", "mercenaries")

COST = Kept("cost", 0, Count(4), OneOf(SERVICES), owner=NAME)
"""The space of each service marker, which says what the service costs (11.2.6.I); 0 where none lies on its track."""
BOUGHT = Remembered("bought", 0, COUNT, OneOf(SERVICES))
"""How often the player whose turn it is has bought each service at the start of its Birdsong."""


def cost_of(state: State, service: str) -> int:
    """Return what a service costs; 0 where no marker lies on its track."""
    return COST.of(state, NAME, service)


def set_cost(game: Game, riverfolk: Riverfolk, service: str, cost: int) -> None:
    """Place a service marker on a space of its track, and tell it."""
    COST.keep(game.state, cost, riverfolk.name, service)
    game.emit(Stated, riverfolk.name, riverfolk.name, f"cost {service}", str(cost))


# 11.2.6 Buying Services -----------------------------------------------------------------------------------------------
@implements("11.2.6")
def _why_no_service(game: Game, riverfolk: Riverfolk, buyer: str) -> Refusal | None:
    """Return why a player can buy nothing, or None."""
    refusals = (why_not_buy(game, riverfolk, buyer, service) for service in SERVICES)
    return why_none(refusals, Refusal("11.2.6", "no service can be bought"))


@implements("11.2.6", "1.3.3")
def _buy_services(game: Game, riverfolk: Riverfolk, buyer: str) -> None:
    """Have a player buy services, one after the other, as many as it may and will; nobody has to agree."""
    while True:
        why_not = partial(why_not_buy, game, riverfolk, buyer)
        service = game.choose(buyer, "service", SERVICES, why_not, may_decline=True)
        if service is None:
            return
        _pay(game, riverfolk, buyer, service)
        BOUGHT.note(game.state, BOUGHT.of(game.state, service) + 1, service)
        if service == HAND_CARD:
            _take_card(game, riverfolk, buyer)


def why_not_buy(game: Game, riverfolk: Riverfolk, buyer: str, service: str) -> Refusal | None:
    """Return why a player cannot buy a service now, or None."""
    return (
        _why_no_more(game, riverfolk, buyer, service)
        or (_why_no_mercenaries(game, buyer) if service == MERCENARIES else None)
        or (_why_no_card(game, riverfolk) if service == HAND_CARD else None)
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
    if not pays_with_items(game, buyer):
        return None
    return Refusal("11.2.7.IIIb", f"{player_title(game, buyer)} cannot buy mercenaries")


# 11.2.6.I Cost, 11.2.6.III Vagabond Funds -----------------------------------------------------------------------------
@implements("11.2.6.I")
def _why_not_pay(game: Game, riverfolk: Riverfolk, buyer: str, service: str) -> Refusal | None:
    """Cost: as many warriors of the buyer's supply as the Services track says."""
    cost = cost_of(game.state, service)
    if not cost:
        return Refusal("11.2.6.I", f"no marker says what the service {service} costs")
    exhausting = _exhausting(game, buyer, cost)
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


def pays_with_items(game: Game, buyer: str) -> bool:
    """Return whether a player pays by exhausting items."""
    return _exhausting(game, buyer, 1) is not None


@implements("11.2.6.III")
def _exhausting(game: Game, buyer: str, cost: int) -> Offer | None:
    """Vagabond Funds: return what exhausts so many items; None for who pays with warriors."""
    return seat_of(game, buyer).exhausting(game, cost, "11.2.6.III")


@implements("11.2.6.I", "11.2.6.III", "1.5.4")
def _pay(game: Game, riverfolk: Riverfolk, buyer: str, service: str) -> None:
    """Place warriors of the buyer's supply in the Payments box.

    Vagabond Funds: where the buyer exhausts items, the Riverfolk place a warrior of their own for each.
    """
    cost = cost_of(game.state, service)
    exhausting = _exhausting(game, buyer, cost)
    if exhausting is not None:
        exhausting.do()
        place_pieces(game, riverfolk.name, riverfolk.warrior, cost, riverfolk.payments)
        return
    paid = game.ask_several(buyer, "warrior to pay with", _payable(game, riverfolk, buyer), cost)
    for piece, count in paid.items():
        place_pieces(game, buyer, piece, count, riverfolk.payments)


# 11.2.7.I Hand Card ---------------------------------------------------------------------------------------------------
@implements("11.2.7.I")
def _why_no_card(game: Game, riverfolk: Riverfolk) -> Refusal | None:
    return None if game.state.cards_at(hand(riverfolk.name)) else Refusal("11.2.7.I", "the Riverfolk hold no card")


@implements("11.2.7.I")
def _take_card(game: Game, riverfolk: Riverfolk, buyer: str) -> None:
    """Take a card of the buyer's choice from the hand of the Riverfolk."""
    card = game.ask(buyer, "card to buy", held_by(game, riverfolk.name))
    give_card(game, buyer, card, hand(riverfolk.name), hand(buyer))


BUY = Action("buy services", _buy_services, _why_no_service, asks=lambda *about: (about[1], "service"))
