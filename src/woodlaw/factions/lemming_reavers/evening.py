"""Section LR.6, the Reavers' Evening."""

from __future__ import annotations

from woodlaw.engine.actions import Action, Steps
from woodlaw.engine.dealing import draw_cards, spend_card, spendable_for
from woodlaw.engine.decisions import Option
from woodlaw.engine.game import Game
from woodlaw.engine.move import why_not_go
from woodlaw.engine.primitives import move_pieces
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.titles import name
from woodlaw.engine.turn import discard_down, take_up_to
from woodlaw.factions.lemming_reavers.abilities import Reavers
from woodlaw.law.implements import implements
from woodlaw.table.cards import Card
from woodlaw.table.places import Place


# LR.6.1 Plunder -------------------------------------------------------------------------------------------------------
@implements("LR.6.1")
def plunder(game: Game, reavers: Reavers) -> None:
    """For each encampment on the map, perhaps move a cache to the board."""
    take_up_to(game, reavers, [PLUNDER], reavers.on_map(game.state, "encampment"), "LR.6.1")


@implements("LR.6.1")
def _why_no_plunder(game: Game, reavers: Reavers) -> Refusal | None:
    sites = [place for place in game.state.clearings if why_not_plunder(game, reavers, place) is None]
    if not sites:
        return Refusal("LR.6.1.I", "no clearing has a cache, a Lemming warrior and no enemy pieces")
    if not any(_cards(game, reavers, place) for place in sites):
        return Refusal("LR.6.1.II", "no card in hand matches a clearing whose cache can be moved")
    return None


@implements("LR.6.1.I", "LR.2.2.I")
def why_not_plunder(game: Game, reavers: Reavers, place: Place) -> Refusal | None:
    """Return why no cache can be moved from a clearing to the board, or None."""
    if not reavers.has_cache(game.state, place):
        return Refusal("LR.6.1.I", f"no cache is in {name(place)}")
    if not game.state.warriors(place, reavers.name):
        return Refusal("LR.6.1.I", f"no Lemming warrior is in {name(place)}")
    caches = [(cache, 1) for cache in reavers.caches]
    return why_not_go(game, reavers.name, caches, place, reavers.cache_box, ignoring_rule=True)


@implements("LR.6.1.I", "LR.6.1.III")
def _plunder_one(game: Game, reavers: Reavers) -> None:
    """Choose a clearing, spend a card that matches it, and move its cache to the slot of its type on the board."""
    sites = [place for place in game.state.clearings if _why_not_here(game, reavers, place) is None]
    site = game.ask(reavers.name, "clearing to plunder", sites, lambda option: _why_no_option(game, reavers, option))
    caches = [cache for cache in reavers.caches if game.state.count(site, cache)]
    _spend_for(game, reavers, site)
    cache = game.ask(reavers.name, "cache to plunder", caches)
    move_pieces(game, reavers.name, [(cache, 1)], site, reavers.cache_box)


@implements("LR.6.1.II")
def _spend_for(game: Game, reavers: Reavers, site: Place) -> None:
    """Spend a card that matches a clearing."""
    spend_card(game, reavers.name, _cards(game, reavers, site))


def _why_no_option(game: Game, reavers: Reavers, option: Option) -> Refusal | None:
    return _why_not_here(game, reavers, option) if isinstance(option, Place) and option.number else None


@implements("LR.6.1.II")
def _why_not_here(game: Game, reavers: Reavers, place: Place) -> Refusal | None:
    refusal = why_not_plunder(game, reavers, place)
    if refusal or _cards(game, reavers, place):
        return refusal
    return Refusal("LR.6.1.II", f"no card in hand matches {name(place)}")


@implements("LR.6.1.II")
def _cards(game: Game, reavers: Reavers, place: Place) -> list[Card]:
    return spendable_for(game, reavers.name, place)


PLUNDER = Action("plunder", _plunder_one, _why_no_plunder)


# LR.6.2 Draw and Discard ----------------------------------------------------------------------------------------------
@implements("LR.6.2")
def draw_and_discard(game: Game, reavers: Reavers) -> None:
    """Draw a card, and one more for each loot on the board; then discard down to five."""
    draw_cards(game, reavers.name, reavers.cards_drawn(game.state))
    discard_down(game, reavers.name)


EVENING = Steps("LR.6", {"plunder": plunder, "draw and discard": draw_and_discard})
