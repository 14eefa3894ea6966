"""Section 13.4, the Corvids' Birdsong, and what bombs and extortions do when they are flipped (13.7)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from woodlaw.engine.actions import Action, Steps
from woodlaw.engine.concepts import clearings_of, matches
from woodlaw.engine.dealing import can_lose_card, spend_card, spendable, take_random_card
from woodlaw.engine.decisions import of_clearings
from woodlaw.engine.enemies import enemy_pieces, is_enemy
from woodlaw.engine.extension import seat_of
from woodlaw.engine.game import Game
from woodlaw.engine.interrupts import each_in_turn, uninterrupted
from woodlaw.engine.make import by_activating, craft_step
from woodlaw.engine.memory import FLAG, Remembered
from woodlaw.engine.place import why_not_flip
from woodlaw.engine.primitives import (
    flip_piece,
    may_recruit,
    place_at_each,
    remove_all_enemy_pieces,
    remove_pieces,
    score_points,
)
from woodlaw.engine.refusal import Refusal, why_nowhere
from woodlaw.engine.titles import name
from woodlaw.engine.turn import take_any
from woodlaw.factions.corvid_conspiracy.abilities import Corvids, why_not_of_type
from woodlaw.factions.corvid_conspiracy.plots import BENEATH, BOMB, EXTORTION, FACES, PLOT, face
from woodlaw.law.implements import implements
from woodlaw.table.cards import Card
from woodlaw.table.pieces import WARRIOR, Piece
from woodlaw.table.places import Place
from woodlaw.table.suits import ALL_SUITS, BIRD

LOST_BY_A_BOT = 2

RECRUITED = Remembered("recruited for a card", False, FLAG)
"""Whether the Corvids have recruited this turn."""


# 13.4.1 Craft ---------------------------------------------------------------------------------------------------------
@implements("13.2.1", "13.4.1")
def craft(game: Game, corvids: Corvids) -> None:
    """Craft cards from the hand by activating plots, each once."""
    craft_step(game, corvids.name, by_activating(game, corvids.name, "plot"))


# 13.4.2 Flip Plots ----------------------------------------------------------------------------------------------------
@implements("13.4.2")
def flip_plots(game: Game, corvids: Corvids) -> None:
    """Flip plots, as often as the Corvids will."""
    take_any(game, corvids, [FLIP])


@implements("13.4.2")
def _why_no_flip(game: Game, corvids: Corvids) -> Refusal | None:
    otherwise = Refusal("13.4.2", "no plot lies face down in a clearing with a Corvid warrior")
    return why_nowhere(map(partial(_why_not_flip_in, game, corvids), game.state.where(PLOT)), otherwise)


@implements("13.4.2")
def _why_not_flip_in(game: Game, corvids: Corvids, place: Place) -> Refusal | None:
    """Return why no plot can be flipped in a clearing, or None."""
    if not game.state.count(place, PLOT):
        return Refusal("13.4.2", f"no plot lies face down in {name(place)}")
    if not game.state.warriors(place, corvids.name):
        return Refusal("13.4.2", f"no Corvid warrior is in {name(place)}")
    return why_not_flip(game, corvids.name, PLOT, place)


@implements("13.4.2")
def _flip(game: Game, corvids: Corvids) -> None:
    """Flip a plot, score for each that is face up, and then let happen what it does when it is flipped."""
    why_not = partial(_why_not_flip_in, game, corvids)
    sites = [place for place in game.state.where(PLOT) if why_not(place) is None]
    site = game.ask(corvids.name, "plot to flip", sites, of_clearings(why_not))
    plot = _beneath(game, corvids, site)
    uninterrupted(game, lambda: _reveal(game, corvids, plot, site))


@implements("13.2.2", "13.2.2.I")
def _beneath(game: Game, corvids: Corvids, site: Place) -> Piece:
    """Return what a plot face down is; where nobody else has seen it, the Corvids say it."""
    known = BENEATH.at(game.state, site)
    types = [kind.kind for kind in (BENEATH.could_be(game.state, site) if known is None else [known])]
    plot = face(game.ask(corvids.name, "type of the plot", types, partial(why_not_of_type, game, known, site)))
    if known is None:
        game.say(plot, site)
    return plot


@implements("13.4.2", "13.7")
def _reveal(game: Game, corvids: Corvids, plot: Piece, site: Place) -> None:
    BENEATH.lay(game.state, site, None)
    flip_piece(game, corvids.name, PLOT, plot, site)
    score_points(game, corvids.name, sum(game.state.on_map(face(kind)) for kind in FACES))
    if plot is BOMB:
        _explode(game, corvids, site)
    elif plot is EXTORTION:
        _extort(game, corvids, site)


@implements("13.7.1")
def _explode(game: Game, corvids: Corvids, site: Place) -> None:
    """Bomb: remove every enemy piece in its clearing, and then the bomb."""
    there = enemy_pieces(game, corvids.name, site)
    bots = [seat for seat in game.state.seats if not seat_of(game, seat).human]
    fall = [each for each in there if each[0].owner not in bots]
    for bot in bots:
        fall += _lost_by_bot(game, bot, [each for each in there if each[0].owner == bot])
    remove_all_enemy_pieces(game, corvids.name, [site], fall)
    remove_pieces(game, corvids.name, [(BOMB, 1, site)])


@implements("RB.11.8.1")
def _lost_by_bot(game: Game, bot: str, there: Sequence[tuple[Piece, int, Place]]) -> list[tuple[Piece, int, Place]]:
    """Bomb: a bot loses two pieces, warriors first."""
    left = {piece: count for piece, count, _ in there}
    fall: list[tuple[Piece, int, Place]] = []
    for _ in range(min(LOST_BY_A_BOT, sum(left.values()))):
        pieces = [piece for piece in left if piece.category is WARRIOR] or list(left)
        lost = game.ask(bot, "piece to lose", pieces)
        fall.append((lost, 1, there[0][2]))
        left[lost] -= 1
        if not left[lost]:
            del left[lost]
    return fall


@implements("13.7.3")
def _extort(game: Game, corvids: Corvids, site: Place) -> None:
    """Extortion: take a card at random from each enemy player with faction pieces in its clearing."""
    there = [seat for seat in game.state.seats if is_enemy(game, corvids.name, seat) and game.state.owned(site, seat)]
    holders = [seat for seat in there if can_lose_card(game, seat)]
    if not holders:
        nobody = Refusal("13.7.3", "no enemy with faction pieces there holds a card")
        game.nothing_for(corvids.name, "next to lose a card", lambda: nobody)
    each_in_turn(game, holders, "next to lose a card", lambda seat: take_random_card(game, corvids.name, seat))


# 13.4.3 Recruit -------------------------------------------------------------------------------------------------------
@implements("13.4.3")
def recruit(game: Game, corvids: Corvids) -> None:
    """Perhaps spend a card for warriors, once a turn."""
    take_any(game, corvids, [RECRUIT])


@implements("13.4.3")
def _why_no_recruit(game: Game, corvids: Corvids) -> Refusal | None:
    if RECRUITED.of(game.state):
        return Refusal("13.4.3", "the Corvids have recruited this turn")
    return None if spendable(game, corvids.name) else Refusal("13.4.3", "no card in hand to spend")


@implements("13.4.3")
def _recruit(game: Game, corvids: Corvids) -> None:
    """Spend a card, and place a warrior in each clearing that matches it."""
    RECRUITED.note(game.state, True)
    card = game.ask(corvids.name, "card to spend", spendable(game, corvids.name))
    spend_card(game, corvids.name, [card])
    suit = _suit_of(game, corvids, card)
    matching = [place for place in game.state.clearings if matches(game, suit, place)]
    allowed = {place: int(may_recruit(game, corvids.name, "clearing to recruit in", place)) for place in matching}
    place_at_each(game, corvids.name, corvids.warrior, allowed, "clearing to recruit in")


@implements("13.4.3", "2.1.1")
def _suit_of(game: Game, corvids: Corvids, card: Card) -> str:
    """Return the suit that a spent card recruits in; for a bird the Corvids choose it."""
    suits = [suit for suit in ALL_SUITS if suit not in (BIRD, card.suit) and clearings_of(game, (suit,))]
    if card.suit == BIRD:
        return game.ask(corvids.name, "suit to recruit in", suits)
    own = Refusal("13.4.3", f"a {card.suit} card recruits in its own suit")
    return game.none_of(corvids.name, "suit to recruit in", suits, lambda _: own) or card.suit


FLIP = Action("flip", _flip, _why_no_flip)
RECRUIT = Action("recruit", _recruit, _why_no_recruit)

BIRDSONG = Steps("13.4", {"craft": craft, "flip plots": flip_plots, "recruit": recruit})
