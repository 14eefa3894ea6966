"""Section LR.4, the Reavers' Birdsong."""

from __future__ import annotations

from functools import partial

from woodlaw.engine.actions import Action, Steps
from woodlaw.engine.dealing import most_spendable_for, spend_card, spendable_for
from woodlaw.engine.decisions import Option
from woodlaw.engine.game import Game
from woodlaw.engine.place import available, room_for, why_no_room, why_not_place
from woodlaw.engine.primitives import may_recruit, place_at_each, place_pieces
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.titles import name
from woodlaw.engine.turn import take_any
from woodlaw.factions.lemming_reavers.abilities import Reavers
from woodlaw.law.implements import implements
from woodlaw.table.pieces import Piece
from woodlaw.table.places import Place

WARRIORS_ARRIVING = 2
CARDS_FOR_A_CACHE = 2


# LR.4.1 Arrive --------------------------------------------------------------------------------------------------------
@implements("LR.4.1")
def arrive(game: Game, reavers: Reavers) -> None:
    """Place two warriors in the clearing with the fewest pieces among those where Lemming warriors can be placed."""
    crowds = {
        place: sum(game.state.at(place).values())
        for place in game.state.clearings
        if room_for(game, reavers.name, reavers.warrior, place) > 0
    }
    quietest = [place for place, pieces in crowds.items() if pieces == min(crowds.values())]
    why_not = partial(_why_not_arrive, game, reavers, crowds)
    site = game.choose(reavers.name, "clearing to arrive in", game.state.clearings, why_not, quietest)
    if site:
        place_pieces(game, reavers.name, reavers.warrior, WARRIORS_ARRIVING, site)


@implements("LR.4.1")
def _why_not_arrive(game: Game, reavers: Reavers, crowds: dict[Place, int], option: Option) -> Refusal | None:
    if not isinstance(option, Place) or not option.number:
        return None
    if option not in crowds:
        return why_no_room(game, reavers.name, reavers.warrior, option)
    pieces, fewest = crowds[option], min(crowds.values())
    return Refusal("LR.4.1", f"{name(option)} holds more pieces ({pieces}) than another clearing ({fewest})")


# LR.4.2 Recruit -------------------------------------------------------------------------------------------------------
@implements("LR.4.2")
def recruit(game: Game, reavers: Reavers) -> None:
    """Place a warrior at each encampment; the Reavers choose where as soon as Upkeep allows fewer."""
    encampment = reavers.piece("encampment")
    camps = {place: game.state.count(place, encampment) for place in game.state.clearings}
    allowed = {place: n * may_recruit(game, reavers.name, "encampment", place) for place, n in camps.items() if n}
    place_at_each(game, reavers.name, reavers.warrior, allowed, "encampment")


# LR.4.3 Scout ---------------------------------------------------------------------------------------------------------
@implements("LR.4.3")
def scout(game: Game, reavers: Reavers) -> None:
    """Place the first cache, for nothing, where it can be."""
    if not _left(game, reavers):
        game.nothing_for(reavers.name, "cache", lambda: _NO_CACHES)
        return
    clearings, why_not = game.state.clearings, partial(_why_not_scout, game, reavers)
    sites = [place for place in clearings if why_not(place) is None]
    cache = game.ask(reavers.name, "cache", _left(game, reavers)) if sites else _left(game, reavers)[0]
    site = game.choose(reavers.name, "clearing to scout", clearings, why_not, sites)
    if site:
        place_pieces(game, reavers.name, cache, 1, site)


_NO_CACHES = Refusal("LR.4.3", "the supply holds no caches")


@implements("LR.4.3")
def scout_again(game: Game, reavers: Reavers) -> None:
    """Place further caches, each for a pair of cards that match the clearing."""
    take_any(game, reavers, [SCOUT])


@implements("LR.4.3")
def _why_no_scouting(game: Game, reavers: Reavers) -> Refusal | None:
    if not _left(game, reavers):
        return _NO_CACHES
    if not _sites_with_pair(game, reavers):
        return Refusal("LR.4.3", "no two cards in hand match a clearing without Lemming pieces")
    return None


@implements("LR.4.3")
def _scout_for_a_pair(game: Game, reavers: Reavers) -> None:
    """Spend two cards that match a clearing, and place a cache there."""
    cache = game.ask(reavers.name, "cache", _left(game, reavers))
    sites = _sites_with_pair(game, reavers)
    site = game.ask(
        reavers.name, "clearing to scout", sites, lambda option: _why_no_option(game, reavers, option, paid=True)
    )
    for _ in range(CARDS_FOR_A_CACHE):
        spend_card(game, reavers.name, spendable_for(game, reavers.name, site))
    place_pieces(game, reavers.name, cache, 1, site)


@implements("LR.4.3")
def _sites_with_pair(game: Game, reavers: Reavers) -> list[Place]:
    return [
        place
        for place in game.state.clearings
        if _why_not_scout(game, reavers, place) is None and _why_no_pair(game, reavers, place) is None
    ]


def _why_no_option(game: Game, reavers: Reavers, option: Option, *, paid: bool = False) -> Refusal | None:
    if not isinstance(option, Place) or not option.number:
        return None
    return _why_not_scout(game, reavers, option) or (_why_no_pair(game, reavers, option) if paid else None)


def _why_not_scout(game: Game, reavers: Reavers, place: Place) -> Refusal | None:
    """Return why no cache can be placed in a clearing, whatever its type, or None."""
    return why_not_place(game, reavers.name, reavers.caches[0], place)


@implements("LR.4.3")
def _why_no_pair(game: Game, reavers: Reavers, place: Place) -> Refusal | None:
    payable = most_spendable_for(game, reavers.name, place)
    if payable >= CARDS_FOR_A_CACHE:
        return None
    return Refusal("LR.4.3", f"a pair of cards that match {name(place)} is spent, and the hand holds {payable}")


@implements("LR.4.3")
def _left(game: Game, reavers: Reavers) -> list[Piece]:
    """Return the types of cache that the supply holds."""
    return [cache for cache in reavers.caches if available(game, cache)]


SCOUT = Action("scout", _scout_for_a_pair, _why_no_scouting)

BIRDSONG = Steps("LR.4", {"arrive": arrive, "recruit": recruit, "scout": scout, "scout again": scout_again})
