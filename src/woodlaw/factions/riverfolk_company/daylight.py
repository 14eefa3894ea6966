"""Section 11.5, the Riverfolk's Daylight: what they do for funds that they commit or spend."""

from __future__ import annotations

from functools import partial

from woodlaw.engine.actions import Action, Steps
from woodlaw.engine.concepts import ruler
from woodlaw.engine.dealing import discard_card, draw_cards, held_by
from woodlaw.engine.decisions import Judged, Option, of_clearings
from woodlaw.engine.fight import take_battle, why_no_battle
from woodlaw.engine.game import Game
from woodlaw.engine.make import craft_card, pay, why_not_craft_now
from woodlaw.engine.march import ANY_MOVE, take_move, why_no_move
from woodlaw.engine.place import available, room_for, why_not_place, why_not_recruit
from woodlaw.engine.primitives import place_pieces, score_points
from woodlaw.engine.refusal import Refusal, why_nowhere
from woodlaw.engine.titles import name, player_title
from woodlaw.engine.turn import take_any
from woodlaw.factions.riverfolk_company.abilities import Riverfolk
from woodlaw.factions.riverfolk_company.funds import (
    commit_fund,
    count_funds,
    spend_fund,
    why_no_fund,
    why_no_river,
)
from woodlaw.law.implements import implements
from woodlaw.table.cards import Card
from woodlaw.table.pieces import Piece
from woodlaw.table.places import Place


@implements("11.5")
def act(game: Game, riverfolk: Riverfolk) -> None:
    """Take actions in any order and number, as far as funds go."""
    take_any(game, riverfolk, ACTIONS)


# 11.5.1 Move ----------------------------------------------------------------------------------------------------------
@implements("11.5.1")
def _why_not_move(game: Game, riverfolk: Riverfolk) -> Refusal | None:
    nowhere = Refusal("11.5.1", "no move can be taken")
    return why_no_fund(game, "11.5.1") or why_no_move(game, riverfolk.name, ANY_MOVE, nowhere)


@implements("11.5.1")
def _move(game: Game, riverfolk: Riverfolk) -> None:
    """Commit a fund and take a move."""
    commit_fund(game, riverfolk)
    take_move(game, riverfolk.name)


# 11.5.2 Battle --------------------------------------------------------------------------------------------------------
@implements("11.5.2")
def _why_no_battle(game: Game, riverfolk: Riverfolk) -> Refusal | None:
    nobody = Refusal("11.5.2", "no enemy to battle")
    return why_no_fund(game, "11.5.2") or why_no_battle(game, riverfolk.name, game.state.clearings, nobody)


@implements("11.5.2")
def _battle(game: Game, riverfolk: Riverfolk) -> None:
    """Commit a fund and initiate a battle."""
    commit_fund(game, riverfolk)
    take_battle(game, riverfolk.name)


# 11.5.3 Craft ---------------------------------------------------------------------------------------------------------
@implements("11.5.3")
def _craftable(game: Game, riverfolk: Riverfolk) -> Judged[Card]:
    """Return the different cards that the Riverfolk can craft; what nobody has seen is none of them."""
    held = [card for card in held_by(game, riverfolk.name) if card.known]
    return Judged(held, lambda card: _why_not_craft(game, riverfolk, card) is None)


@implements("11.5.3")
def _why_not_craft(game: Game, riverfolk: Riverfolk, card: Card) -> Refusal | None:
    """Return why the Riverfolk cannot craft a card, or None: a fund goes to an empty space for each icon."""
    refusal = why_not_craft_now(game, riverfolk.name, card, riverfolk.means(game, card))
    too_few = refusal is None and count_funds(game.state) < len(card.cost or ())
    return Refusal("11.5.3", f"{card.name} takes {len(card.cost or ())} funds") if too_few else refusal


@implements("11.5.3")
def _why_no_craft(game: Game, riverfolk: Riverfolk) -> Refusal | None:
    cards = _craftable(game, riverfolk)
    if cards:
        return None
    nothing = Refusal("11.5.3", "no card in hand can be crafted")
    return game.why_none((_why_not_craft(game, riverfolk, card) for card in cards.candidates), nothing)


def _choose_card(game: Game, riverfolk: Riverfolk, what: str) -> Card:
    def refuse(option: Option) -> Refusal | None:
        return _why_not_craft(game, riverfolk, option) if isinstance(option, Card) else None

    return game.ask(riverfolk.name, what, _craftable(game, riverfolk), refuse)


@implements("11.5.3")
def _craft(game: Game, riverfolk: Riverfolk) -> None:
    """Commit funds to empty spaces and craft a card."""
    card = _choose_card(game, riverfolk, "card to craft")
    craft_card(game, riverfolk.name, card, riverfolk.means(game, card))


@implements("11.5.3.I", "1.5.4")
def _export(game: Game, riverfolk: Riverfolk) -> None:
    """Export: discard a card that is crafted instead of gaining its benefit, and place a warrior in Payments."""
    card = _choose_card(game, riverfolk, "card to export")
    pay(game, riverfolk.name, card.cost or (), riverfolk.means(game, card))
    discard_card(game, riverfolk.name, card)
    place_pieces(game, riverfolk.name, riverfolk.warrior, 1, riverfolk.payments)


# 11.5.4 Draw ----------------------------------------------------------------------------------------------------------
@implements("11.5.4")
def _why_no_draw(game: Game, riverfolk: Riverfolk) -> Refusal | None:
    return why_no_fund(game, "11.5.4")


@implements("11.5.4")
def _draw(game: Game, riverfolk: Riverfolk) -> None:
    """Commit a fund and draw a card."""
    commit_fund(game, riverfolk)
    draw_cards(game, riverfolk.name, 1)


# 11.5.5 Recruit -------------------------------------------------------------------------------------------------------
@implements("11.5.5")
def _why_no_recruit(game: Game, riverfolk: Riverfolk) -> Refusal | None:
    nowhere = Refusal("11.5.5", "no clearing with a river where a warrior can be placed")
    return why_no_fund(game, "11.5.5") or why_nowhere(
        (_why_not_recruit_in(game, riverfolk, place) for place in game.state.clearings), nowhere
    )


@implements("11.5.5")
def _why_not_recruit_in(game: Game, riverfolk: Riverfolk, place: Place) -> Refusal | None:
    return (
        why_no_river(game, place, "11.5.5")
        or why_not_recruit(game, riverfolk.name, place)
        or why_not_place(game, riverfolk.name, riverfolk.warrior, place)
    )


@implements("11.5.5", "1.5.4")
def _recruit(game: Game, riverfolk: Riverfolk) -> None:
    """Spend a fund and place a warrior, if one is left, in a clearing with a river."""
    why_not = partial(_why_not_recruit_in, game, riverfolk)
    sites = Judged(game.state.clearings, lambda place: why_not(place) is None)
    spend_fund(game, riverfolk)
    place = game.ask(riverfolk.name, "clearing to recruit in", sites, of_clearings(why_not))
    place_pieces(game, riverfolk.name, riverfolk.warrior, 1, place)


# 11.5.6 Establish Trade Post with Garrison ----------------------------------------------------------------------------
@implements("11.5.6")
def _why_no_post(game: Game, riverfolk: Riverfolk) -> Refusal | None:
    if not any(available(game, post) for post in riverfolk.trade_posts):
        return Refusal("11.5.6.III", "no trade post is left on the tracks")
    nowhere = Refusal("11.5.6", "no clearing where a trade post can be placed and paid for")
    refusals = [_why_not_establish_in(game, riverfolk, place) for place in game.state.clearings]
    by_own_rule = [nowhere if each and each.clause.startswith(nowhere.clause) else each for each in refusals]
    return why_nowhere(by_own_rule, nowhere)


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
    ruled = ruler(game, place) in game.state.seats
    unruled = None if ruled else Refusal("11.5.6.I", f"no player rules {name(place)}")
    return riverfolk.why_no_second(game, place) or unruled


@implements("11.5.6.II")
def _why_not_paid_for(game: Game, riverfolk: Riverfolk, place: Place) -> Refusal | None:
    """Spend Funds: two of the player who rules the clearing."""
    ruling = ruler(game, place)
    have, due = count_funds(game.state, ruling), int(riverfolk.values["funds of a trade post"])
    if have >= due:
        return None
    return Refusal("11.5.6.II", f"{due} funds of the {player_title(game, ruling)} are spent, and there are {have}")


@implements("11.5.6.III")
def _why_no_matching(game: Game, riverfolk: Riverfolk, place: Place) -> Refusal | None:
    """Place and Score: a trade post that matches and can be placed."""
    if _matching(game, riverfolk, place):
        return None
    no_post = Refusal("11.5.6.III", f"no trade post that matches {name(place)} is left")
    left = (post for post in riverfolk.trade_posts if available(game, post))
    refusals = [why_not_place(game, riverfolk.name, post, place) or no_post for post in left]
    return next((each for each in refusals if each.clause != no_post.clause), no_post)


@implements("11.5.6.III")
def _matching(game: Game, riverfolk: Riverfolk, place: Place) -> list[Piece]:
    """Return the trade posts of the tracks that can be placed in a clearing."""
    return [post for post in riverfolk.trade_posts if room_for(game, riverfolk.name, post, place) > 0]


@implements("11.5.6")
def _establish(game: Game, riverfolk: Riverfolk) -> None:
    """Choose a clearing, spend two funds of its ruler, and place a trade post and a warrior."""
    why_not = partial(_why_not_establish_in, game, riverfolk)
    sites = Judged(game.state.clearings, lambda place: why_not(place) is None)
    place = game.ask(riverfolk.name, "clearing for a trade post", sites, of_clearings(why_not))
    _spend_for_post(game, riverfolk, ruler(game, place))
    _place_post(game, riverfolk, place)


@implements("11.5.6.II")
def _spend_for_post(game: Game, riverfolk: Riverfolk, ruling: str) -> None:
    for _ in range(int(riverfolk.values["funds of a trade post"])):
        spend_fund(game, riverfolk, ruling)


@implements("11.2.5", "11.5.6.III", "1.5.4")
def _place_post(game: Game, riverfolk: Riverfolk, place: Place) -> None:
    """Place the trade post, and a warrior if one is left and can be placed, and score the space uncovered."""
    post = game.ask(riverfolk.name, "trade post", _matching(game, riverfolk, place))
    place_pieces(game, riverfolk.name, post, 1, place)
    if room_for(game, riverfolk.name, riverfolk.warrior, place) > 0:
        place_pieces(game, riverfolk.name, riverfolk.warrior, 1, place)
    score_points(game, riverfolk.name, int(riverfolk.values["points of a trade post"]))


ACTIONS = (
    Action("move", _move, _why_not_move),
    Action("battle", _battle, _why_no_battle),
    Action("craft", _craft, _why_no_craft),
    Action("export", _export, _why_no_craft),
    Action("draw", _draw, _why_no_draw),
    Action("recruit", _recruit, _why_no_recruit),
    Action("establish trade post", _establish, _why_no_post),
)

DAYLIGHT = Steps("11.5", {"act": act})
