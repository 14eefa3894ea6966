"""Section QL.4, the Legion's Birdsong."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from woodlaw.engine.actions import Action, Steps
from woodlaw.engine.concepts import suits
from woodlaw.engine.dealing import spend_card, spendable
from woodlaw.engine.enemies import count_enemy_pieces
from woodlaw.engine.game import Game
from woodlaw.engine.memory import FLAG, Remembered
from woodlaw.engine.place import available, why_not_place
from woodlaw.engine.primitives import place_at_each, place_pieces
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.titles import name
from woodlaw.engine.turn import take_any
from woodlaw.factions.queenless_legion.abilities import Legion
from woodlaw.factions.queenless_legion.campaign import change_campaign_card, choose_campaign_suit
from woodlaw.law.implements import implements
from woodlaw.table.cards import Card
from woodlaw.table.places import Place, PlaceKind, hand
from woodlaw.table.suits import ALL_SUITS, BIRD

WARRIORS_OF_BOOTSTRAPS = 3
WILD = "any"
"""The crafting icon that stands for any suit."""

SUPPLIED = Remembered("supply drop", False, FLAG)
"""Whether a card was spent for colonies this turn."""
CHANGED = Remembered("change of tactics", False, FLAG)
"""Whether the campaign card was changed this turn."""


# QL.4.1 Bootstraps ----------------------------------------------------------------------------------------------------
@implements("QL.4.1")
def bootstraps(game: Game, legion: Legion) -> None:
    """With no pieces on the map, place three warriors where the fewest enemy pieces are."""
    refusal = _why_no_bootstraps(game, legion)
    if refusal and not game.unasked(legion.name, "bootstraps", lambda: refusal):
        return
    enemies = {
        place: count_enemy_pieces(game, legion.name, place)
        for place in game.state.clearings
        if _can_come(game, legion, place)
    }
    quietest = [place for place, count in enemies.items() if count == min(enemies.values())]
    why_not = partial(_why_not_come, game, legion)
    place = game.choose(legion.name, "bootstraps", game.state.clearings, why_not, quietest)
    if place:
        place_pieces(game, legion.name, legion.warrior, WARRIORS_OF_BOOTSTRAPS, place)


@implements("QL.4.1")
def _why_no_bootstraps(game: Game, legion: Legion) -> Refusal | None:
    if is_on_map(game, legion):
        return Refusal("QL.4.1", "Legion pieces are on the map")
    return None if available(game, legion.warrior) else Refusal("QL.4.1", "the supply holds no warriors")


@implements("QL.4.1", "2.4")
def is_on_map(game: Game, legion: Legion) -> bool:
    """Return whether the Legion has pieces on the map, which forests are a part of."""
    on_map = (p for p in game.state.pieces if p.kind in (PlaceKind.CLEARING, PlaceKind.FOREST))
    return any(game.state.owned(place, legion.name) for place in on_map)


def _can_come(game: Game, legion: Legion, place: Place) -> bool:
    return why_not_place(game, legion.name, legion.warrior, place) is None


def _why_not_come(game: Game, legion: Legion, place: Place) -> Refusal:
    """Return why warriors cannot come to a clearing that is none of those they can."""
    refusal = why_not_place(game, legion.name, legion.warrior, place)
    return refusal or Refusal("QL.4.1", f"{name(place)} has more enemy pieces than another clearing")


# QL.4.2 Supply Drop ---------------------------------------------------------------------------------------------------
@implements("QL.4.2")
def supply_colonies_or_not(game: Game, legion: Legion) -> None:
    """Perhaps spend a card for warriors at colonies."""
    take_any(game, legion, [SUPPLY_DROP])


@implements("QL.2.5", "1.5.4", "QL.4.2")
def drop_by_icons(game: Game, legion: Legion) -> None:
    """For each crafting icon place a warrior where Legion pieces are and the icon matches, if there is such a place.

    When the supply runs short, the Legion chooses for which icons.
    """
    card = legion.campaign(game.state)
    sites = {icon: sites_of_icon(game, legion, icon) for icon in dict.fromkeys((card and card.cost) or ())}
    icons = [icon for icon in ((card and card.cost) or ()) if sites[icon]]
    while icons and available(game, legion.warrior):
        enough = available(game, legion.warrior) >= len(icons)
        in_order = enough and not game.unasked(legion.name, "crafting icon", lambda: _ENOUGH)
        icon = icons[0] if in_order else game.ask(legion.name, "crafting icon", list(dict.fromkeys(icons)))
        icons.remove(icon)
        _drop(game, legion, icon, sites[icon])
    for icon in sites:
        if not sites[icon]:
            _drop(game, legion, icon, ())


_ENOUGH = Refusal("QL.4.2", "the supply holds a warrior for each crafting icon")


def _drop(game: Game, legion: Legion, icon: str, sites: Sequence[Place]) -> None:
    """Place a warrior at one of the clearings that match a crafting icon; nothing where there is none."""
    why_not = partial(why_not_drop, game, legion, icon)
    place = game.choose(legion.name, f"clearing for {icon}", game.state.clearings, why_not, sites)
    if place:
        place_pieces(game, legion.name, legion.warrior, 1, place)


@implements("QL.4.2", "QL.2.5")
def sites_of_icon(game: Game, legion: Legion, icon: str) -> list[Place]:
    """Return the clearings with Legion pieces that match a crafting icon; a wild one stands for any suit."""
    return [place for place in game.state.clearings if why_not_drop(game, legion, icon, place) is None]


@implements("QL.4.2", "QL.2.5")
def why_not_drop(game: Game, legion: Legion, icon: str, place: Place) -> Refusal | None:
    """Return why a crafting icon brings no warrior to a clearing, or None."""
    if not game.state.owned(place, legion.name):
        return Refusal("QL.4.2", f"no Legion piece is in {name(place)}")
    if icon != WILD and icon not in suits(game, place):
        return Refusal("QL.4.2", f"{name(place)} is no {icon} clearing")
    return why_not_place(game, legion.name, legion.warrior, place)


@implements("QL.4.2")
def why_no_supply(game: Game, legion: Legion) -> Refusal | None:
    """Return why the Legion cannot spend a card for warriors at colonies, or None."""
    if SUPPLIED.of(game.state):
        return Refusal("QL.4.2", "one card has been spent for colonies")
    if not game.state.cards_at(hand(legion.name)):
        return Refusal("QL.4.2", "no card in hand to spend for colonies")
    return None


def _colonies(game: Game, legion: Legion) -> list[Place]:
    """Return the clearings with a colony where warriors can be placed."""
    return [
        place for place in game.state.clearings if legion.colonies(game.state, place) and _can_come(game, legion, place)
    ]


@implements("QL.4.2", "1.5.4")
def supply_colonies(game: Game, legion: Legion) -> None:
    """Spend any card, and place a warrior at every colony that matches it; where, when the supply runs short."""
    SUPPLIED.note(game.state, True)
    card = game.ask(legion.name, "card to spend", spendable(game, legion.name))
    spend_card(game, legion.name, [card])
    sites = dict.fromkeys(_matching(game, legion, card), 1)
    place_at_each(game, legion.name, legion.warrior, sites, "colony to supply")


@implements("QL.4.2", "2.1.1")
def _matching(game: Game, legion: Legion, card: Card) -> list[Place]:
    """Return the colonies that a spent card matches; a bird matches those of one suit, which the Legion names."""
    sites = _colonies(game, legion)
    if not sites:
        game.nothing_for(legion.name, "suit to supply", lambda: Refusal("QL.4.2", "no colony can be supplied"))
        return []
    own = partial(Refusal, "QL.4.2", f"a {card.suit} card supplies its own suit")
    if card.suit != BIRD and not game.unasked(legion.name, "suit to supply", own):
        return [place for place in sites if card.suit in suits(game, place)]
    suit = game.ask(legion.name, "suit to supply", _suits_of(game, sites))
    return [place for place in sites if suit in suits(game, place)]


def _suits_of(game: Game, sites: Sequence[Place]) -> list[str]:
    return [suit for suit in ALL_SUITS if any(suit in suits(game, place) for place in sites)]


# QL.4.3 Change of Tactics ---------------------------------------------------------------------------------------------
@implements("QL.4.3")
def change_of_tactics(game: Game, legion: Legion) -> None:
    """Perhaps discard the campaign card and play a new one."""
    take_any(game, legion, [CHANGE_OF_TACTICS])


@implements("QL.4.3")
def why_no_change(game: Game, legion: Legion) -> Refusal | None:
    """Return why the Legion cannot change its campaign card, or None."""
    if CHANGED.of(game.state):
        return Refusal("QL.4.3", "the campaign card has been changed")
    if not game.state.cards_at(hand(legion.name)):
        return Refusal("QL.4.3", "no card in hand to be the campaign card")
    return None


def _change(game: Game, legion: Legion) -> None:
    CHANGED.note(game.state, True)
    change_campaign_card(game, legion)


SUPPLY_DROP = Action("supply drop", supply_colonies, why_no_supply)
CHANGE_OF_TACTICS = Action("change of tactics", _change, why_no_change)

BIRDSONG = Steps(
    "QL.4",
    {
        "bootstraps": bootstraps,
        "supply drop": drop_by_icons,
        "supply for colonies": supply_colonies_or_not,
        "change of tactics": change_of_tactics,
        "campaign suit": choose_campaign_suit,
    },
)
"""The steps of Birdsong; what is chosen after Supply Drop and Change of Tactics has been carried out has its own."""
