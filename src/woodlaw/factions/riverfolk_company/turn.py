"""Sections 11.3 to 11.6, the Riverfolk's setup and turn."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from woodlaw.engine.actions import Action, Steps
from woodlaw.engine.concepts import ruler
from woodlaw.engine.dealing import discard_card, draw_cards
from woodlaw.engine.fight import take_battle
from woodlaw.engine.game import Game
from woodlaw.engine.make import choose_to_craft, craft_card, known_in_hand, pay, why_not_craft_now
from woodlaw.engine.march import take_move
from woodlaw.engine.place import available, room_for, why_no_room, why_not_place, why_not_recruit
from woodlaw.engine.primitives import move_pieces, place_pieces, score_points
from woodlaw.engine.refusal import Refusal, why_none, why_nowhere
from woodlaw.engine.titles import name, player_title
from woodlaw.engine.turn import discard_down, take_any
from woodlaw.engine.venture import given, why_not_fight, why_not_march
from woodlaw.factions.riverfolk_company.abilities import (
    COST,
    SERVICES,
    Riverfolk,
    commit_fund,
    set_cost,
    spend_fund,
    why_no_fund,
    why_no_river,
)
from woodlaw.law.implements import implements, innermost_in_force
from woodlaw.table.cards import Card
from woodlaw.table.places import Place


# 11.3 Setup -----------------------------------------------------------------------------------------------------------
@implements("11.3.1", "11.3.3")
def gather_warriors(game: Game, riverfolk: Riverfolk) -> None:
    """Form the supply of warriors, and fill the Trade Posts tracks, which hold what is not on the map."""
    riverfolk.fill_supply(game)


@implements("11.3.2")
def place_warriors(game: Game, riverfolk: Riverfolk) -> None:
    """Place four warriors, each in a clearing that a river touches."""
    for _ in range(int(riverfolk.values["warriors in setup"])):
        why_not = partial(_why_not_start_in, game, riverfolk)
        place = game.choose(riverfolk.name, "clearing to start in", game.state.clearings, why_not)
        if place:
            place_pieces(game, riverfolk.name, riverfolk.warrior, 1, place)


@implements("11.3.2")
def _why_not_start_in(game: Game, riverfolk: Riverfolk, place: Place) -> Refusal | None:
    return why_no_river(game, place, "11.3.2") or why_no_room(game, riverfolk.name, riverfolk.warrior, place)


@implements("11.3.4")
def gain_starting_funds(game: Game, riverfolk: Riverfolk) -> None:
    """Place three warriors in the Payments box."""
    place_pieces(game, riverfolk.name, riverfolk.warrior, riverfolk.values["payments in setup"], riverfolk.payments)


@implements("11.3.5")
def set_starting_prices(game: Game, riverfolk: Riverfolk) -> None:
    """Place a service marker on a space of each Services track."""
    for service in SERVICES:
        cost = game.ask(riverfolk.name, f"cost of {service}", list(riverfolk.values["prices"]))
        set_cost(game, riverfolk, service, cost)


SETUP = Steps(
    "11.3",
    {
        "gather warriors": gather_warriors,
        "place warriors": place_warriors,
        "gain starting funds": gain_starting_funds,
        "set starting prices": set_starting_prices,
    },
)


# 11.4 Birdsong --------------------------------------------------------------------------------------------------------
@implements("11.4.1", "1.5.4")
def protectionism(game: Game, riverfolk: Riverfolk) -> None:
    """Place two warriors in the Payments box if no warrior is there."""
    if not game.state.warriors_at(riverfolk.payments):
        count = int(riverfolk.values["warriors of protectionism"])
        place_pieces(game, riverfolk.name, riverfolk.warrior, count, riverfolk.payments)


@implements("11.4.2")
def score_dividends(game: Game, riverfolk: Riverfolk) -> None:
    """Score a point for every two funds if a trade post is on the map."""
    if any(game.state.on_map(post) for post in riverfolk.trade_posts):
        funds = riverfolk.count_funds(game.state)
        score_points(game, riverfolk.name, funds // int(riverfolk.values["funds for a dividend"]))


@implements("11.4.3")
def gather_funds(game: Game, riverfolk: Riverfolk) -> None:
    """Move all warriors of the board to the Funds box."""
    for box in (riverfolk.payments, riverfolk.committed, *riverfolk.tracks.values()):
        lying = game.state.warriors_at(box)
        if lying:
            move_pieces(game, riverfolk.name, list(lying.items()), box, riverfolk.funds)


BIRDSONG = Steps(
    "11.4",
    {"protectionism": protectionism, "score dividends": score_dividends, "gather funds": gather_funds},
)


# 11.5 Daylight --------------------------------------------------------------------------------------------------------
@implements("11.5")
def act(game: Game, riverfolk: Riverfolk) -> None:
    """Take actions in any order and number, as far as funds go."""
    take_any(game, riverfolk, ACTIONS)


# 11.5.1 Move, 11.5.2 Battle, 11.5.4 Draw ------------------------------------------------------------------------------
FOR_A_FUND: Mapping[str, tuple[Callable[[Game, str], object], Callable[[Game, Riverfolk], Refusal | None]]] = {
    "11.5.1": (take_move, why_not_march),
    "11.5.2": (take_battle, why_not_fight),
    "11.5.4": (lambda game, player: draw_cards(game, player, 1), lambda *_: None),
}
"""What each clause has the Riverfolk do for a fund, and why they cannot."""


def _why_not_for_a_fund(game: Game, riverfolk: Riverfolk) -> Refusal | None:
    _, why_not = FOR_A_FUND[innermost_in_force()]
    return why_no_fund(game, riverfolk) or why_not(game, riverfolk)


def _take_for_a_fund(game: Game, riverfolk: Riverfolk) -> None:
    """Commit a fund, and do what the clause in force says."""
    take, _ = FOR_A_FUND[innermost_in_force()]
    commit_fund(game, riverfolk)
    take(game, riverfolk.name)


# 11.5.3 Craft ---------------------------------------------------------------------------------------------------------
@implements("11.5.3")
def _why_not_craft(game: Game, riverfolk: Riverfolk, card: Card) -> Refusal | None:
    """Return why the Riverfolk cannot craft a card, or None: a fund goes to an empty space for each icon."""
    refusal = why_not_craft_now(game, riverfolk.name, card, riverfolk.means(game, card))
    too_few = refusal is None and riverfolk.count_funds(game.state) < len(card.cost or ())
    return Refusal("11.5.3", f"{card.name} takes {len(card.cost or ())} funds") if too_few else refusal


@implements("11.5.3")
def _why_no_craft(game: Game, riverfolk: Riverfolk) -> Refusal | None:
    refusals = (_why_not_craft(game, riverfolk, card) for card in known_in_hand(game, riverfolk.name))
    return why_none(refusals, Refusal("11.5.3", "no card in hand can be crafted"))


@implements("11.5.3")
def _craft(game: Game, riverfolk: Riverfolk) -> None:
    """Commit funds to empty spaces and craft a card."""
    card = choose_to_craft(game, riverfolk.name, partial(_why_not_craft, game, riverfolk), "card to craft")
    craft_card(game, riverfolk.name, card, riverfolk.means(game, card))


@implements("11.5.3.I", "1.5.4")
def _export(game: Game, riverfolk: Riverfolk) -> None:
    """Export: discard a card that is crafted instead of gaining its benefit, and place a warrior in Payments."""
    card = choose_to_craft(game, riverfolk.name, partial(_why_not_craft, game, riverfolk), "card to export")
    pay(game, riverfolk.name, card.cost or (), riverfolk.means(game, card))
    discard_card(game, riverfolk.name, card)
    place_pieces(game, riverfolk.name, riverfolk.warrior, 1, riverfolk.payments)


# 11.5.5 Recruit -------------------------------------------------------------------------------------------------------
@implements("11.5.5")
def _why_no_recruit(game: Game, riverfolk: Riverfolk) -> Refusal | None:
    nowhere = Refusal("11.5.5", "no clearing with a river where a warrior can be placed")
    refusals = (_why_not_recruit_in(game, riverfolk, place) for place in game.state.clearings)
    return why_no_fund(game, riverfolk) or why_nowhere(refusals, nowhere)


@implements("11.5.5")
def _why_not_recruit_in(game: Game, riverfolk: Riverfolk, place: Place) -> Refusal | None:
    return why_no_river(game, place, "11.5.5") or why_not_recruit(game, riverfolk.name, place, riverfolk.warrior)


@implements("11.5.5", "1.5.4")
def _recruit(game: Game, riverfolk: Riverfolk) -> None:
    """Spend a fund and place a warrior, if one is left, in a clearing with a river."""
    spend_fund(game, riverfolk)
    why_not = partial(_why_not_recruit_in, game, riverfolk)
    place = game.ask_among(riverfolk.name, "clearing to recruit in", game.state.clearings, why_not)
    place_pieces(game, riverfolk.name, riverfolk.warrior, 1, place)


# 11.5.6 Establish Trade Post with Garrison ----------------------------------------------------------------------------
@implements("11.5.6")
def _why_no_post(game: Game, riverfolk: Riverfolk) -> Refusal | None:
    if not any(available(game, post) for post in riverfolk.trade_posts):
        return Refusal("11.5.6.III", "no trade post is left on the tracks")
    nowhere = Refusal("11.5.6", "no clearing where a trade post can be placed and paid for")
    return why_nowhere((_why_not_establish_in(game, riverfolk, place) for place in game.state.clearings), nowhere)


def _why_not_establish_in(game: Game, riverfolk: Riverfolk, place: Place) -> Refusal | None:
    """Return why no trade post can be established in a clearing, or None."""
    return (
        _why_not_chosen(game, riverfolk, place)
        or _why_not_paid_for(game, riverfolk, place)
        or _why_no_matching(game, riverfolk, place)
    )


@implements("11.5.6.I")
def _why_not_chosen(game: Game, riverfolk: Riverfolk, place: Place) -> Refusal | None:
    """Choose Clearing: one without a trade post that any player rules."""
    second = riverfolk.why_no_second(game, place)
    if second or ruler(game, place) in game.state.seats:
        return second
    return Refusal("11.5.6.I", f"no player rules {name(place)}")


@implements("11.5.6.II")
def _why_not_paid_for(game: Game, riverfolk: Riverfolk, place: Place) -> Refusal | None:
    """Spend Funds: two of the player who rules the clearing."""
    ruling = ruler(game, place)
    have, due = riverfolk.count_funds(game.state, ruling), int(riverfolk.values["funds of a trade post"])
    if have >= due:
        return None
    return Refusal("11.5.6.II", f"{due} funds of the {player_title(game, ruling)} are spent, and there are {have}")


@implements("11.5.6.III")
def _why_no_matching(game: Game, riverfolk: Riverfolk, place: Place) -> Refusal | None:
    """Place and Score: a trade post that matches and can be placed."""
    left = (post for post in riverfolk.trade_posts if available(game, post))
    no_post = Refusal("11.5.6.III", f"no trade post that matches {name(place)} is left")
    return why_nowhere((why_not_place(game, riverfolk.name, post, place) for post in left), no_post)


@implements("11.5.6")
def _establish(game: Game, riverfolk: Riverfolk) -> None:
    """Choose a clearing, spend two funds of its ruler, and place a trade post and a warrior."""
    why_not = partial(_why_not_establish_in, game, riverfolk)
    place = game.ask_among(riverfolk.name, "clearing for a trade post", game.state.clearings, why_not)
    ruling = ruler(game, place)
    for _ in range(int(riverfolk.values["funds of a trade post"])):
        spend_fund(game, riverfolk, ruling)
    _place_post(game, riverfolk, place)


@implements("11.2.5", "11.5.6.III", "1.5.4")
def _place_post(game: Game, riverfolk: Riverfolk, place: Place) -> None:
    """Place the trade post, and a warrior if one is left and can be placed, and score the space uncovered."""
    matching = [post for post in riverfolk.trade_posts if room_for(game, riverfolk.name, post, place)]
    post = game.ask(riverfolk.name, "trade post", matching)
    place_pieces(game, riverfolk.name, post, 1, place)
    if why_not_place(game, riverfolk.name, riverfolk.warrior, place) is None:
        place_pieces(game, riverfolk.name, riverfolk.warrior, 1, place)
    score_points(game, riverfolk.name, int(riverfolk.values["points of a trade post"]))


ACTIONS = (
    given("11.5.1", "move", _take_for_a_fund, _why_not_for_a_fund),
    given("11.5.2", "battle", _take_for_a_fund, _why_not_for_a_fund),
    Action("craft", _craft, _why_no_craft),
    Action("export", _export, _why_no_craft),
    given("11.5.4", "draw", _take_for_a_fund, _why_not_for_a_fund),
    Action("recruit", _recruit, _why_no_recruit),
    Action("establish trade post", _establish, _why_no_post),
)

DAYLIGHT = Steps("11.5", {"act": act})


# 11.6 Evening ---------------------------------------------------------------------------------------------------------
@implements("11.6.1")
def discard_cards(game: Game, riverfolk: Riverfolk) -> None:
    """Discard down to five cards."""
    discard_down(game, riverfolk.name)


@implements("11.6.2")
def set_costs(game: Game, riverfolk: Riverfolk) -> None:
    """Move each service marker to another space of its track, or leave it."""
    for service in SERVICES:
        why_not = partial(_why_not_move_to, game, riverfolk, service)
        cost = game.choose(riverfolk.name, f"cost of {service}", riverfolk.values["prices"], why_not, may_decline=True)
        if cost is not None:
            set_cost(game, riverfolk, service, cost)


@implements("11.6.2")
def _why_not_move_to(game: Game, riverfolk: Riverfolk, service: str, cost: int) -> Refusal | None:
    lies_there = COST.of(game.state, riverfolk.name, service) == cost
    return Refusal("11.6.2", f"the marker lies on {cost} already") if lies_there else None


EVENING = Steps("11.6", {"discard cards": discard_cards, "set costs": set_costs})
