"""Section 8.4, the Alliance's Birdsong: Revolt and Spread Sympathy."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from woodlaw.engine.actions import Action, Steps
from woodlaw.engine.concepts import adjacent, suits
from woodlaw.engine.decisions import Judged, of_clearings
from woodlaw.engine.enemies import warriors_as_own
from woodlaw.engine.game import Game
from woodlaw.engine.interrupts import uninterrupted
from woodlaw.engine.place import available, why_not_place
from woodlaw.engine.primitives import place_pieces, remove_all_enemy_pieces
from woodlaw.engine.refusal import Refusal, why_nowhere
from woodlaw.engine.titles import name
from woodlaw.engine.turn import take_any
from woodlaw.factions.woodland_alliance.abilities import Alliance, spend_supporters, spendable_supporters
from woodlaw.factions.woodland_alliance.sympathy import place_and_score
from woodlaw.law.implements import implements
from woodlaw.table.pieces import Piece
from woodlaw.table.places import Place
from woodlaw.table.suits import CLEARING_SUITS

ENOUGH_FOR_MARTIAL_LAW = 3


# 8.4.1 Revolt ---------------------------------------------------------------------------------------------------------
@implements("8.4.1")
def revolt_or_not(game: Game, alliance: Alliance) -> None:
    """Revolt any number of times."""
    take_any(game, alliance, [REVOLT])


@implements("8.4.1")
def why_no_revolt(game: Game, alliance: Alliance) -> Refusal | None:
    """Return why the Alliance cannot revolt anywhere, or None: for want of a clearing, else of supporters."""
    return _why_nowhere(
        game,
        lambda place: why_not_revolt_in(game, alliance, place),
        Refusal("8.4.1.I", "no sympathetic clearing without a base matches a base on the board"),
        Refusal("8.4.1.II", "too few supporters match any clearing to revolt in"),
    )


def _why_nowhere(
    game: Game, why_not: Callable[[Place], Refusal | None], no_clearing: Refusal, too_few: Refusal
) -> Refusal | None:
    """Return why something can be done in no clearing: one refusal or the other, by whether supporters alone lack."""
    refusals: list[Refusal] = []
    for place in game.state.clearings:
        refusal = why_not(place)
        if refusal is None:
            return None
        refusals.append(refusal)
    payable = [refusal for refusal in refusals if refusal.clause.startswith(too_few.clause)]
    if not payable:
        return why_nowhere(refusals, no_clearing)
    return too_few if any(refusal.clause == too_few.clause for refusal in payable) else payable[0]


def why_not_revolt_in(game: Game, alliance: Alliance, clearing: Place) -> Refusal | None:
    """Return why the Alliance cannot revolt in a clearing, or None."""
    return _why_no_such_clearing(game, alliance, clearing) or _why_too_few(game, alliance, clearing)


@implements("8.4.1.I")
def _why_no_such_clearing(game: Game, alliance: Alliance, clearing: Place) -> Refusal | None:
    """Choose Clearing: sympathetic, without a base, and matching a base on the board."""
    if not alliance.is_sympathetic(game.state, clearing):
        return Refusal("8.4.1.I", f"{name(clearing)} is not sympathetic")
    if alliance.bases_at(game.state, clearing):
        return Refusal("8.4.1.I", f"{name(clearing)} has a base")
    if not bases_for(game, alliance, clearing):
        return Refusal("8.4.1.I", f"no base on the board matches {name(clearing)}")
    return None


@implements("8.4.1.I")
def bases_for(game: Game, alliance: Alliance, clearing: Place) -> list[Piece]:
    """Return the bases on the board that match a clearing."""
    there = suits(game, clearing)
    bases = [alliance.base(suit) for suit in CLEARING_SUITS if suit in there]
    return [base for base in bases if available(game, base)]


@implements("8.4.1.II")
def _why_too_few(game: Game, alliance: Alliance, clearing: Place) -> Refusal | None:
    there, cost = spendable_supporters(game, alliance, clearing), supporters_for_revolt(alliance)
    return _too_few(clearing, there, cost, "8.4.1.II") if there < cost else None


@implements("8.4.1.II")
def supporters_for_revolt(alliance: Alliance) -> int:
    """Return how many supporters a revolt costs."""
    return int(alliance.values["supporters for a revolt"])


def _too_few(clearing: Place, there: int, cost: int, clause: str) -> Refusal:
    """Return that too few supporters match a clearing for a cost, by the clause that sets it."""
    return Refusal(clause, f"it takes {cost} supporters that match {name(clearing)}, and there are {there}")


@implements("8.4.1", "8.4.1.I")
def _revolt(game: Game, alliance: Alliance) -> None:
    """Choose a clearing, spend supporters, and rise there."""
    sites = Judged(game.state.clearings, lambda place: why_not_revolt_in(game, alliance, place) is None)
    clearing = game.ask(
        alliance.name,
        "clearing to revolt in",
        sites,
        of_clearings(lambda place: why_not_revolt_in(game, alliance, place)),
    )
    _spend_for_revolt(game, alliance, clearing)
    bases = bases_for(game, alliance, clearing)
    uninterrupted(game, lambda: _rise(game, alliance, clearing, bases))


@implements("8.4.1.II")
def _spend_for_revolt(game: Game, alliance: Alliance, clearing: Place) -> None:
    spend_supporters(game, alliance, clearing, supporters_for_revolt(alliance))


@implements("8.4.1.III", "1.5.4")
def _rise(game: Game, alliance: Alliance, clearing: Place, bases: Sequence[Piece]) -> None:
    """Remove all enemy pieces, place a matching base and warriors as far as that can be, and make an officer."""
    remove_all_enemy_pieces(game, alliance.name, [clearing])
    base = game.ask(alliance.name, "base", bases)
    _place_if_allowed(game, alliance, base, 1, clearing)
    warriors = warriors_of_revolt(game, base, alliance.sympathetic(game.state))
    _place_if_allowed(game, alliance, alliance.warrior, warriors, clearing)
    place_pieces(game, alliance.name, alliance.warrior, 1, alliance.officers)


def _place_if_allowed(game: Game, alliance: Alliance, piece: Piece, count: int, clearing: Place) -> None:
    if why_not_place(game, alliance.name, piece, clearing) is None:
        place_pieces(game, alliance.name, piece, count, clearing)


@implements("8.4.1.III")
def warriors_of_revolt(game: Game, base: Piece, sympathetic: Collection[Place]) -> int:
    """Return how many warriors a revolt brings: one for each sympathetic clearing that matches the base."""
    suit = base.kind.removesuffix("_base")
    return sum(suit in suits(game, clearing) for clearing in sympathetic)


# 8.4.2 Spread Sympathy ------------------------------------------------------------------------------------------------
@implements("8.4.2")
def spread_or_not(game: Game, alliance: Alliance) -> None:
    """Spread sympathy any number of times."""
    take_any(game, alliance, [SPREAD])


@implements("8.4.2")
def why_no_spread(game: Game, alliance: Alliance) -> Refusal | None:
    """Return why sympathy can spread nowhere, or None: for want of a token, of a clearing, else of supporters."""
    return _why_no_token(game, alliance) or _why_nowhere(
        game,
        lambda place: why_not_spread_to(game, alliance, place),
        Refusal("8.4.2.I", "no clearing to spread sympathy to"),
        Refusal("8.4.2.II", "too few supporters match any clearing to spread sympathy to"),
    )


@implements("8.4.2.II", "8.2.5")
def _why_no_token(game: Game, alliance: Alliance) -> Refusal | None:
    """Without a token on the track no number is above it."""
    if available(game, alliance.sympathy):
        return None
    return Refusal("8.4.2.II", "no sympathy token is left on the track")


def why_not_spread_to(game: Game, alliance: Alliance, clearing: Place) -> Refusal | None:
    """Return why the next token cannot spread to a clearing, or None."""
    return (
        why_not_near(game, alliance, clearing, alliance.sympathetic(game.state))
        or why_not_place(game, alliance.name, alliance.sympathy, clearing)
        or _why_too_dear(game, alliance, clearing)
    )


@implements("8.4.2.I")
def why_not_near(game: Game, alliance: Alliance, clearing: Place, sympathetic: Collection[Place]) -> Refusal | None:
    """Choose Clearing: an unsympathetic one beside a sympathetic one; any where there is no sympathetic one."""
    if clearing in sympathetic:
        return Refusal("8.4.2.I", f"{name(clearing)} is sympathetic")
    if sympathetic and not any(place in sympathetic for place in adjacent(game, alliance.name, clearing)):
        return Refusal("8.4.2.I", f"{name(clearing)} is not adjacent to a sympathetic clearing")
    return None


@implements("8.4.2.II")
def _why_too_dear(game: Game, alliance: Alliance, clearing: Place) -> Refusal | None:
    """Return that too few supporters match a clearing: for the number on the track, or only by Martial Law."""
    there = spendable_supporters(game, alliance, clearing)
    if there < listed_cost(game, alliance):
        return _too_few(clearing, there, listed_cost(game, alliance), "8.4.2.II")
    cost = cost_of_spread(game, alliance, clearing)
    return _too_few(clearing, there, cost, "8.4.2.IIa") if there < cost else None


@implements("8.4.2.II")
def listed_cost(game: Game, alliance: Alliance) -> int:
    """Return the number above the next token on the track."""
    return int(alliance.values["cost"][alliance.off_track(game, "sympathy")])


@implements("8.4.2.II")
def cost_of_spread(game: Game, alliance: Alliance, clearing: Place) -> int:
    """Return how many supporters it takes to spread the next token to a clearing."""
    return listed_cost(game, alliance) + is_under_martial_law(game, alliance, clearing)


@implements("8.4.2.IIa")
def is_under_martial_law(game: Game, alliance: Alliance, clearing: Place) -> bool:
    """Return whether another player has three warriors in a clearing, those that it treats as its own for rule too."""
    others = (player for player in game.state.seats if player != alliance.name)
    return any(warriors_as_own(game, player, clearing) >= ENOUGH_FOR_MARTIAL_LAW for player in others)


@implements("8.4.2", "8.4.2.I")
def _spread(game: Game, alliance: Alliance) -> None:
    """Choose a clearing, spend supporters, and place a token there."""
    sites = Judged(game.state.clearings, lambda place: why_not_spread_to(game, alliance, place) is None)
    clearing = game.ask(
        alliance.name,
        "clearing to spread to",
        sites,
        of_clearings(lambda place: why_not_spread_to(game, alliance, place)),
    )
    _spend_for_spread(game, alliance, clearing)
    _place_spread(game, alliance, clearing)


@implements("8.4.2.II")
def _spend_for_spread(game: Game, alliance: Alliance, clearing: Place) -> None:
    spend_supporters(game, alliance, clearing, cost_of_spread(game, alliance, clearing))


@implements("8.4.2.III")
def _place_spread(game: Game, alliance: Alliance, clearing: Place) -> None:
    place_and_score(game, alliance, clearing)


REVOLT = Action("revolt", _revolt, why_no_revolt)
SPREAD = Action("spread sympathy", _spread, why_no_spread)

BIRDSONG = Steps("8.4", {"revolt": revolt_or_not, "spread sympathy": spread_or_not})
