"""Sections HCC.4 to HCC.6, the Clergy's turn; for the two steps of Daylight see :mod:`.act` and :mod:`.offer`."""

from __future__ import annotations

from functools import partial

from woodlaw.engine.actions import Action, Steps
from woodlaw.engine.concepts import matches, open_slots
from woodlaw.engine.dealing import cards_matching, draw_cards, give_card, spend_card
from woodlaw.engine.decisions import DECLINE
from woodlaw.engine.enemies import count_enemy_pieces, is_enemy
from woodlaw.engine.game import Game
from woodlaw.engine.interrupts import each_in_turn
from woodlaw.engine.place import why_not_place
from woodlaw.engine.primitives import place_pieces
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.titles import name, player_title
from woodlaw.engine.turn import discard_down, take_any
from woodlaw.factions.honeycomb_clergy.abilities import CARDS_DRAWN, HERETIC, PENITENT, Clergy, set_marker
from woodlaw.factions.honeycomb_clergy.act import act
from woodlaw.factions.honeycomb_clergy.flowers import plant_flowers
from woodlaw.factions.honeycomb_clergy.offer import offer
from woodlaw.law.implements import implements
from woodlaw.table.cards import Card
from woodlaw.table.places import Place, PlaceKind, hand
from woodlaw.table.suits import BIRD

WARRIORS_OF_INTERVENTION = 4
FLOWERS_POLLINATED = 2


# HCC.4 Birdsong -------------------------------------------------------------------------------------------------------
@implements("HCC.4.1")
def divine_intervention(game: Game, clergy: Clergy) -> None:
    """With no warriors on the map, place four at a Cathedral, or without one where the fewest enemy pieces are."""
    there = Refusal("HCC.4.1", "Clergy warriors are on the map")
    if has_warriors_on_map(game, clergy) and not game.unasked(clergy.name, "divine intervention", lambda: there):
        return
    sites = game.state.where(clergy.cathedral) or _quietest(game, clergy)
    sites = [place for place in sites if _can_come(game, clergy, place)]
    why_not, clearings = partial(_why_not_come, game, clergy), game.state.clearings
    site = game.choose(clergy.name, "divine intervention", clearings, why_not, sites)
    if site:
        place_pieces(game, clergy.name, clergy.warrior, WARRIORS_OF_INTERVENTION, site)


@implements("HCC.4.1", "2.4")
def has_warriors_on_map(game: Game, clergy: Clergy) -> bool:
    """Return whether the Clergy has warriors on the map, which forests are a part of."""
    return any(
        clergy.warrior in there
        for place, there in game.state.pieces.items()
        if place.kind in (PlaceKind.CLEARING, PlaceKind.FOREST)
    )


@implements("HCC.4.1")
def _quietest(game: Game, clergy: Clergy) -> list[Place]:
    """Return the clearings with the fewest enemy pieces among those that will do: no corner, with an open slot."""
    fitting = {
        place: count_enemy_pieces(game, clergy.name, place)
        for place in game.state.clearings
        if _why_unfit(game, place) is None and _can_come(game, clergy, place)
    }
    return [place for place, enemies in fitting.items() if enemies == min(fitting.values())]


@implements("HCC.4.1")
def _why_unfit(game: Game, place: Place) -> Refusal | None:
    """Return why a clearing will not do for who has no Cathedral, whatever enemies stand there, or None."""
    if place.number in game.state.map.corners:
        return Refusal("HCC.4.1", f"{name(place)} is a corner clearing")
    return None if open_slots(game, place) > 0 else Refusal("HCC.4.1", f"{name(place)} has no open slot")


def _can_come(game: Game, clergy: Clergy, place: Place) -> bool:
    return why_not_place(game, clergy.name, clergy.warrior, place) is None


def _why_not_come(game: Game, clergy: Clergy, place: Place) -> Refusal:
    """Return why warriors cannot come to a clearing that is none of those they can."""
    refusal = why_not_place(game, clergy.name, clergy.warrior, place)
    if refusal:
        return refusal
    if game.state.where(clergy.cathedral):
        return Refusal("HCC.4.1", f"no Cathedral is in {name(place)}")
    more = Refusal("HCC.4.1", f"{name(place)} has more enemy pieces than another clearing that would do")
    return _why_unfit(game, place) or more


@implements("HCC.4.2")
def indulgence(game: Game, clergy: Clergy) -> None:
    """Each Penitent faction draws a card, in the order that the Clergy choose."""
    penitents = [seat for seat in game.state.seats if clergy.penitence(game.state, seat) == PENITENT]
    each_in_turn(game, penitents, "next to draw", lambda penitent: draw_cards(game, penitent, 1))
    others = (seat for seat in game.state.seats if seat not in penitents)
    forced = game.none_of(clergy.name, "next to draw", others, lambda seat: _why_no_indulgence(game, seat))
    if forced:
        draw_cards(game, forced, 1)


def _why_no_indulgence(game: Game, seat: str) -> Refusal:
    return Refusal("HCC.4.2", f"{player_title(game, seat)} is not penitent")


@implements("HCC.4.3")
def bloom(game: Game, clergy: Clergy) -> None:
    """Spend any number of bird cards, and draw and place a flower for each."""
    take_any(game, clergy, [BLOOM])


@implements("HCC.4.3")
def _why_no_bloom(game: Game, clergy: Clergy) -> Refusal | None:
    return None if cards_matching(game, clergy.name, BIRD) else Refusal("HCC.4.3", "no bird card in hand")


@implements("HCC.4.3", "2.1.1.II")
def _bloom_once(game: Game, clergy: Clergy) -> None:
    spend_card(game, clergy.name, cards_matching(game, clergy.name, BIRD), "bird card to spend")
    plant_flowers(game, clergy, 1)


# HCC.6 Evening --------------------------------------------------------------------------------------------------------
@implements("HCC.6.1")
def repent(game: Game, clergy: Clergy) -> None:
    """Heretics at a Cathedral may give the Clergy a card that matches it; the Clergy choose in which order."""
    waiting = [seat for seat in game.state.seats if _may_repent(game, clergy, seat)]
    while waiting:
        heretic = game.ask(clergy.name, "next to repent", waiting)
        waiting.remove(heretic)
        card = game.ask(heretic, "card to repent with", [DECLINE, *_gifts(game, clergy, heretic)])
        if isinstance(card, Card):
            give_card(game, heretic, card, hand(heretic), hand(clergy.name))
            set_marker(game, clergy, heretic, PENITENT)


def _may_repent(game: Game, clergy: Clergy, heretic: str) -> bool:
    why_not = partial(_why_no_gift, game, clergy, heretic)
    return bool(_gifts(game, clergy, heretic)) or game.unasked(heretic, "card to repent with", why_not)


def _why_no_gift(game: Game, clergy: Clergy, heretic: str) -> Refusal | None:
    """Return why somebody has nothing to repent with, or None."""
    if _gifts(game, clergy, heretic):
        return None
    if not is_enemy(game, clergy.name, heretic):
        return Refusal("HCC.6.1", f"{player_title(game, heretic)} is no enemy of the Clergy")
    if clergy.penitence(game.state, heretic) != HERETIC:
        return Refusal("HCC.6.1", f"{player_title(game, heretic)} is penitent already")
    return Refusal("HCC.6.1", "no card in hand matches a Cathedral's clearing where it has pieces")


@implements("HCC.6.1", "2.1.1")
def _gifts(game: Game, clergy: Clergy, heretic: str) -> list[Card]:
    """Return the cards that a Heretic faction may give: each matches a Cathedral's clearing where it has pieces."""
    if not is_enemy(game, clergy.name, heretic) or clergy.penitence(game.state, heretic) != HERETIC:
        return []
    visited = [place for place in game.state.where(clergy.cathedral) if game.state.owned(place, heretic)]
    held = dict.fromkeys(game.state.cards_at(hand(heretic)))
    return [card for card in held if any(matches(game, card.suit, place) for place in visited)]


@implements("HCC.6.2")
def pollinate(game: Game, clergy: Clergy) -> None:
    """Draw and place two flowers, and one more for each bee."""
    plant_flowers(game, clergy, FLOWERS_POLLINATED + clergy.bees(game))


@implements("HCC.6.3")
def draw_and_discard(game: Game, clergy: Clergy) -> None:
    """Draw a card, and one more for each bee; then discard down to five."""
    draw_cards(game, clergy.name, CARDS_DRAWN + clergy.bees(game))
    discard_down(game, clergy.name)


BLOOM = Action("bloom", _bloom_once, _why_no_bloom)

BIRDSONG = Steps("HCC.4", {"divine intervention": divine_intervention, "indulgence": indulgence, "bloom": bloom})
DAYLIGHT = Steps("HCC.5", {"act": act, "offer": offer})
EVENING = Steps("HCC.6", {"repent": repent, "pollinate": pollinate, "draw and discard": draw_and_discard})
