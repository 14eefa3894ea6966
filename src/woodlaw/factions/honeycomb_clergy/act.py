"""Section HCC.5.1, Act: the first step of the Clergy's Daylight."""

from __future__ import annotations

from woodlaw.engine.actions import Action
from woodlaw.engine.concepts import matches, suits
from woodlaw.engine.dealing import spend_card, spendable
from woodlaw.engine.decisions import Judged, Option
from woodlaw.engine.fight import take_battle
from woodlaw.engine.game import Game
from woodlaw.engine.march import take_move, take_moves
from woodlaw.engine.place import why_not_place
from woodlaw.engine.primitives import place_pieces, replace_piece
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.titles import name
from woodlaw.engine.turn import take_actions
from woodlaw.factions.honeycomb_clergy.abilities import ACTIONS, Clergy
from woodlaw.factions.honeycomb_clergy.flowers import bag
from woodlaw.law.implements import implements
from woodlaw.table.cards import Card
from woodlaw.table.pieces import Piece
from woodlaw.table.places import Place
from woodlaw.table.suits import BIRD

MOVES_IN_MISSION = 2
WARRIORS_IN_SWARM = 2


@implements("HCC.5.1")
def act(game: Game, clergy: Clergy) -> None:
    """Take up to three actions."""
    take_actions(game, clergy, ACTS, ACTIONS, "HCC.5.1")


@implements("HCC.5.1.I")
def mission(game: Game, clergy: Clergy) -> None:
    """Take up to two moves, or none."""
    take_moves(game, clergy.name, MOVES_IN_MISSION)


# HCC.5.1.II Swarm -----------------------------------------------------------------------------------------------------
@implements("HCC.5.1.II")
def why_no_swarm(game: Game, clergy: Clergy) -> Refusal | None:
    """Return why the Clergy cannot Swarm, or None."""
    if not swarms(game, clergy):
        return Refusal("HCC.5.1.II", "no card in hand matches a Cathedral")
    return None


@implements("HCC.5.1.II", "2.1.1")
def swarms(game: Game, clergy: Clergy) -> Judged[tuple[Card, Place]]:
    """Return every card of the hand with each Cathedral that it matches and where warriors can be placed."""
    sites = game.state.where(clergy.cathedral)
    pairs = [(card, place) for card in spendable(game, clergy.name) for place in sites]
    return Judged(pairs, lambda pair: why_not_swarm_there(game, clergy, *pair) is None)


@implements("HCC.5.1.II", "2.1.1")
def why_not_swarm_there(game: Game, clergy: Clergy, card: Card, place: Place) -> Refusal | None:
    """Return why a card cannot be spent to place warriors in a clearing, or None."""
    if not clergy.cathedrals(game.state, place):
        return Refusal("HCC.5.1.II", f"no Cathedral is in {name(place)}")
    if not matches(game, card.suit, place):
        return Refusal("HCC.5.1.II", f"{card.name} does not match {name(place)}")
    return why_not_place(game, clergy.name, clergy.warrior, place)


def _why_not_swarm(game: Game, clergy: Clergy, option: Option) -> Refusal | None:
    match option:
        case (Card() as card, Place() as place) if card in spendable(game, clergy.name):
            return why_not_swarm_there(game, clergy, card, place)
    return None


@implements("1.5.4", "HCC.5.1.II")
def swarm(game: Game, clergy: Clergy) -> None:
    """Spend a card, then place two warriors at one matching Cathedral, as far as there are any."""
    card, site = game.ask(
        clergy.name, "swarm", swarms(game, clergy), lambda option: _why_not_swarm(game, clergy, option)
    )
    spend_card(game, clergy.name, [card])
    place_pieces(game, clergy.name, clergy.warrior, WARRIORS_IN_SWARM, site)


# HCC.5.1.III Crusade --------------------------------------------------------------------------------------------------
@implements("HCC.5.1.III")
def crusade(game: Game, clergy: Clergy) -> None:
    """Move, if the Clergy like, and then battle in the clearing moved into, if they like."""
    site = take_move(game, clergy.name, may_decline=True)
    still = Refusal("HCC.5.1.III", "nothing was moved, so nothing is battled")
    if site is not None:
        take_battle(game, clergy.name, [site], may_decline=True)
    elif game.unasked(clergy.name, "battle", lambda: still):
        take_battle(game, clergy.name, may_decline=True)


# HCC.5.1.IV Replant ---------------------------------------------------------------------------------------------------
@implements("HCC.5.1.IV")
def why_no_replant(game: Game, clergy: Clergy) -> Refusal | None:
    """Return why the Clergy cannot Replant, or None."""
    if replants(game, clergy):
        return None
    return Refusal("HCC.5.1.IV", "no warrior is with a flower that another in the bag would match better")


@implements("HCC.5.1.IV", "HCC.2.2.III")
def replants(game: Game, clergy: Clergy) -> list[tuple[Place, Piece, Piece]]:
    """Return every clearing with a flower that does not match it and one of the bag that does; birds are neither."""
    new = {flower: suit for flower, suit in clergy.flowers.items() if suit != BIRD and flower in bag(game, clergy)}
    return [
        (place, old, flower)
        for place in game.state.where(clergy.warrior)
        for old in _strangers(game, clergy, place)
        for flower, suit in new.items()
        if suit in suits(game, place) and why_not_place(game, clergy.name, flower, place) is None
    ]


def _strangers(game: Game, clergy: Clergy, place: Place) -> list[Piece]:
    """Return the kinds of flower in a clearing that do not match it."""
    return [f for f in game.state.at(place) if f in clergy.flowers and not matches(game, clergy.flowers[f], place)]


@implements("HCC.5.1.IV")
def replant(game: Game, clergy: Clergy) -> None:
    """Replace a flower that does not match its clearing with one that does."""
    place, old, new = game.ask(clergy.name, "replant", replants(game, clergy))
    replace_piece(game, clergy.name, old, new, place)


ACTS = (
    Action("mission", mission),
    Action("swarm", swarm, why_no_swarm),
    Action("crusade", crusade),
    Action("replant", replant, why_no_replant),
)
