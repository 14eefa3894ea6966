"""Section 7.5, Daylight of the Eyrie: Craft, and Resolve the Decree."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial

from woodlaw.engine.actions import OVER, STEP, Steps
from woodlaw.engine.concepts import matches, rules
from woodlaw.engine.decisions import Judged, Option
from woodlaw.engine.fight import take_battle
from woodlaw.engine.game import Game, Shortage
from woodlaw.engine.make import by_activating, craft_step
from woodlaw.engine.march import Terms, take_move
from woodlaw.engine.memory import Many, OneOf, Remembered
from woodlaw.engine.place import why_no_room, why_not_recruit
from woodlaw.engine.primitives import place_pieces
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.titles import name
from woodlaw.engine.turn import offer_actions, take_action, usable_actions, why_not_now
from woodlaw.factions.eyrie_dynasties.abilities import BATTLE, BUILD, CHARISMATIC, COLUMNS, MOVE, RECRUIT, Eyrie
from woodlaw.factions.eyrie_dynasties.turmoil import fall_into_turmoil
from woodlaw.law.implements import implements
from woodlaw.table.places import Place
from woodlaw.table.suits import ALL_SUITS

RESOLVED: Remembered[tuple[str, ...]] = Remembered("resolved", (), Many(OneOf(ALL_SUITS)), OneOf(COLUMNS))
"""The suits of the cards of a column of the Decree that were resolved this turn."""


# 7.5.1 Craft ----------------------------------------------------------------------------------------------------------
@implements("7.2.1", "7.5.1")
def craft(game: Game, eyrie: Eyrie) -> None:
    """Craft cards from the hand by activating roosts, each once."""
    craft_step(game, eyrie.name, by_activating(game, eyrie.name, "roost"))


# 7.5.2 Resolve the Decree ---------------------------------------------------------------------------------------------
@implements("7.5.2")
def resolve_the_decree(game: Game, eyrie: Eyrie) -> None:
    """Resolve the columns from the left; turmoil ends it.

    What any player may do in Daylight may be done before each card, and after the last one.
    """
    for number, column in enumerate(COLUMNS):
        _resolve_column(game, eyrie, column)
        if STEP.of(game.state) == OVER:
            for left in COLUMNS[number:]:
                game.nothing_for(eyrie.name, f"{left} card", lambda: _RESTING)
            return
    offer_actions(game, eyrie.name)


_RESTING = Refusal("7.7.4", "turmoil has ended Daylight")


@implements("7.5.2")
def _resolve_column(game: Game, eyrie: Eyrie, column: str) -> None:
    """Take the column's action for each of its cards, in any order, until one cannot be taken in full."""
    while suits := unresolved(game, eyrie, column):
        game.rest()
        between = usable_actions(game, eyrie.name)
        choice = game.ask(eyrie.name, f"{column} card", [*suits, *between], partial(_why_not_card, game, eyrie, column))
        if choice in between:
            take_action(between[choice])
            continue
        if not _resolve_card(game, eyrie, column, choice):
            return
    forced = game.none_of(eyrie.name, f"{column} card", ALL_SUITS, partial(_why_not_card, game, eyrie, column))
    if forced:
        _resolve_card(game, eyrie, column, forced)


@implements("7.5.2")
def _resolve_card(game: Game, eyrie: Eyrie, column: str, suit: str) -> bool:
    """Take the column's action for a card of a suit; return whether that was done in full, else there is turmoil."""
    RESOLVED.note(game.state, (*RESOLVED.of(game.state, column), suit), column)
    done = _take[column](game, eyrie, suit)
    if not done:
        fall_into_turmoil(game, eyrie)
    return done


@implements("7.5.2")
def unresolved(game: Game, eyrie: Eyrie, column: str) -> list[str]:
    """Return the different suits of the cards of a column that are still to be resolved."""
    left = Counter(_suits(game, eyrie.column(column)))
    left.subtract(RESOLVED.of(game.state, column))
    return [suit for suit in ALL_SUITS if left[suit] > 0]


def _suits(game: Game, column: Place) -> list[str]:
    """Return the suits of the cards of a column.

    Raises :class:`Shortage` where a position does not know all of them, so that nothing can be said.
    """
    suits = [card.suit for card in game.state.cards_at(column)]
    if "" in suits:
        raise Shortage("the suit of a card", column, suits.count(""), 0)
    return suits


def _why_not_card(game: Game, eyrie: Eyrie, column: str, option: Option) -> Refusal | None:
    if option in ALL_SUITS:
        return Refusal("7.5.2", f"no {option} card is left in the column {column}")
    return why_not_now(game, eyrie.name, option)


def _matching(game: Game, suit: str) -> list[Place]:
    return [place for place in game.state.clearings if matches(game, suit, place)]


def _why_no_match(game: Game, suit: str, place: Place, clause: str) -> Refusal | None:
    return None if matches(game, suit, place) else Refusal(clause, f"{name(place)} does not match a {suit} card")


def _site(game: Game, eyrie: Eyrie, suit: str, what: str, why_not: Callable[[Place], Refusal | None]) -> Place | None:
    """Have the Eyrie choose a matching clearing where nothing is in the way; return None where there is none."""
    sites = Judged(_matching(game, suit), lambda place: why_not(place) is None)
    return game.choose(eyrie.name, what, game.state.clearings, why_not, sites)


# 7.5.2.I Recruit ------------------------------------------------------------------------------------------------------
@implements("7.5.2.I")
def _recruit(game: Game, eyrie: Eyrie, suit: str) -> bool:
    """Place a warrior in a matching clearing with a roost; return whether that was done in full."""
    place = _site(game, eyrie, suit, "clearing to recruit in", partial(why_not_recruit_there, game, eyrie, suit))
    if place is None:
        return False
    needed = warriors_recruited(eyrie.leader(game))
    return place_pieces(game, eyrie.name, eyrie.warrior, needed, place) == needed


@implements("7.5.2.I")
def why_not_recruit_there(game: Game, eyrie: Eyrie, suit: str, place: Place) -> Refusal | None:
    """Return why a card of a suit cannot recruit in a clearing, or None."""
    if not game.state.count(place, eyrie.roost):
        return Refusal("7.5.2.I", f"no roost is in {name(place)}")
    return (
        _why_no_match(game, suit, place, "7.5.2.I")
        or why_not_recruit(game, eyrie.name, place)
        or why_no_room(game, eyrie.name, eyrie.warrior, place)
    )


def warriors_recruited(leader: str) -> int:
    """Return how many warriors a card recruits under a leader."""
    return _charismatic() if leader == CHARISMATIC else 1


@implements("7.8.2")
def _charismatic() -> int:
    """Charismatic: whenever the Eyrie recruit, they must place two warriors instead of one."""
    return 2


# 7.5.2.II Move, 7.5.2.III Battle --------------------------------------------------------------------------------------
@implements("7.5.2.II", "4.2.2")
def _move(game: Game, eyrie: Eyrie, suit: str) -> bool:
    """Move from a matching clearing, whatever has moved before; return whether that was done."""
    return take_move(game, eyrie.name, Terms(origins=_matching(game, suit), clause="7.5.2.II")) is not None


@implements("7.5.2.III")
def _battle(game: Game, eyrie: Eyrie, suit: str) -> bool:
    """Battle in a matching clearing; return whether that was done."""
    return take_battle(game, eyrie.name, _matching(game, suit), clause="7.5.2.III") is not None


# 7.5.2.IV Build -------------------------------------------------------------------------------------------------------
@implements("7.5.2.IV")
def _build(game: Game, eyrie: Eyrie, suit: str) -> bool:
    """Place a roost in a matching clearing that the Eyrie rule and that has none; return whether that was done."""
    place = _site(game, eyrie, suit, "clearing to build in", partial(why_not_build_there, game, eyrie, suit))
    if place is None:
        return False
    return place_pieces(game, eyrie.name, eyrie.roost, 1, place) == 1


@implements("7.5.2.IV")
def why_not_build_there(game: Game, eyrie: Eyrie, suit: str, place: Place) -> Refusal | None:
    """Return why a card of a suit cannot build in a clearing, or None."""
    return (
        _why_no_match(game, suit, place, "7.5.2.IV")
        or eyrie.why_no_second_roost(game, place)
        or why_not_ruled(game, eyrie, place)
        or why_no_room(game, eyrie.name, eyrie.roost, place)
    )


@implements("7.5.2.IV")
def why_not_ruled(game: Game, eyrie: Eyrie, place: Place) -> Refusal | None:
    """Return that the Eyrie do not rule a clearing, so that they build no roost there, or None."""
    ruled = rules(game, eyrie.name, place)
    return None if ruled else Refusal("7.5.2.IV", f"the Eyrie do not rule {name(place)}")


_take = {RECRUIT: _recruit, MOVE: _move, BATTLE: _battle, BUILD: _build}

DAYLIGHT = Steps("7.5", {"craft": craft, "resolve the decree": resolve_the_decree})
