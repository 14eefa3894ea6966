"""Section 1.4, Game Structure: turns, phases, and what any player may do in them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TypeVar

from woodlaw.engine.actions import (
    ACTIONS_LEFT,
    BIRDSONG,
    DAYLIGHT,
    END,
    EVENING,
    OVER,
    PHASE,
    STEP,
    Action,
    Moment,
    Offer,
    Phase,
    told_apart,
)
from woodlaw.engine.dealing import discard_card
from woodlaw.engine.decisions import Judged, Option
from woodlaw.engine.dominance import ACTIVATE, TAKE_AVAILABLE, WIN, activated
from woodlaw.engine.duties import limited_by
from woodlaw.engine.events import TurnBegan, TurnEnded
from woodlaw.engine.extension import Extension, Seat, seat_of
from woodlaw.engine.game import Game
from woodlaw.engine.interrupts import take_in_order
from woodlaw.engine.refusal import Refusal, forbidden
from woodlaw.law.implements import implements
from woodlaw.law.installed import expect_answer
from woodlaw.table.places import hand

Player = TypeVar("Player", bound=Seat)

HAND_LIMIT = 5


@implements("1.4.1")
def next_player(game: Game, player: str) -> str:
    """Return whose turn follows a player's: the next clockwise."""
    seats = game.state.seats
    return seats[(seats.index(player) + 1) % len(seats)]


@implements("1.4.1")
def take_turn(game: Game, player: str) -> None:
    """Play a player's turn: Birdsong, Daylight, Evening, with what happens at the start and end of each."""
    begin_turn(game, player)
    for phase in Phase:
        play_phase(game, player, phase)
    game.emit(TurnEnded, player)


def finish_turn(game: Game, player: str) -> None:
    """Play what is left of a player's turn, from the phase and step on that it remembers; all of it without one."""
    begun = PHASE.of(game.state)
    if not begun:
        take_turn(game, player)
        return
    go_on_with_phase(game, player, Phase(begun))
    _take_phases_after(game, player, Phase(begun))


def go_on_with_turn(game: Game) -> None:
    """Play what is left of the turn under way from a moment of rest, just as it would have gone on (:meth:`Game.rest`).

    Unlike :func:`finish_turn` it offers nothing more before a step that has begun.
    """
    player, phase = game.state.current, Phase(PHASE.of(game.state))
    if STEP.of(game.state):
        _go_on_with_steps(game, player, phase)
    else:
        go_on_with_phase(game, player, phase)
    _take_phases_after(game, player, phase)


def _take_phases_after(game: Game, player: str, begun: Phase) -> None:
    """Play the phases of a turn after one that is over."""
    phases = list(Phase)
    for phase in phases[phases.index(begun) + 1 :]:
        play_phase(game, player, phase)
    game.emit(TurnEnded, player)


def begin_turn(game: Game, player: str) -> None:
    """Make it a player's turn: what the last turn had to remember is forgotten."""
    game.state.current = player
    game.begin_turn()
    game.emit(TurnBegan, player)


# Phases ---------------------------------------------------------------------------------------------------------------
_START_OF_BIRDSONG = Moment.START_OF_BIRDSONG
_PHASES: dict[str, Phase] = {phase.value: phase for phase in Phase}
_STARTS = {
    Phase.BIRDSONG: Moment.START_OF_BIRDSONG,
    Phase.DAYLIGHT: Moment.START_OF_DAYLIGHT,
    Phase.EVENING: Moment.START_OF_EVENING,
}
_ENDS = {
    Phase.BIRDSONG: Moment.END_OF_BIRDSONG,
    Phase.DAYLIGHT: Moment.END_OF_DAYLIGHT,
    Phase.EVENING: Moment.END_OF_EVENING,
}


@implements("1.4.1", "1.4.3")
def play_phase(game: Game, player: str, phase: Phase) -> None:
    """Play a phase of a player's turn, with what is due at its start and at its end.

    A Birdsong counts as begun when all is over that is due at its start, for what may be done in it comes after.
    """
    name = phase.value
    STEP.forget(game.state)
    if phase is not BIRDSONG:
        PHASE.note(game.state, name)
    take_all(game, due_at(game, player, _STARTS[phase]))
    PHASE.note(game.state, name)
    go_on_with_phase(game, player, phase)


@implements("1.4.1", "1.4.3")
def go_on_with_phase(game: Game, player: str, phase: Phase) -> None:
    """Play what is left of a phase that has begun, from the step on that the turn remembers.

    What may be done at any point of it is offered with a faction's actions and between the cards that it crafts; in
    Birdsong, and before the first step of Evening, where there need be neither, by itself. Once an Evening's last step
    is over only what is said to happen at its end still happens.
    """
    if phase is not DAYLIGHT:
        offer_actions(game, player)
    _go_on_with_steps(game, player, phase)


@implements("1.4.1", "1.4.3")
def _go_on_with_steps(game: Game, player: str, phase: Phase) -> None:
    """Play what is left of a phase whose steps have begun or are to begin now."""
    if STEP.of(game.state) != OVER:
        seat_of(game, player).steps_of(phase).take(game, seat_of(game, player))
    if phase is not DAYLIGHT:
        offer_actions(game, player)
    take_all(game, due_at(game, player, _ENDS[phase]))


def offer_actions(game: Game, player: str) -> None:
    """Offer, as often as the player will, what any player may do in the phase under way."""
    while _of_anybody(game, player) and choose_action(game, player, ()):
        pass


@implements("1.4.1", "1.1.3", "3.3.1")
def due_at(game: Game, player: str, moment: Moment) -> list[Offer]:
    """Return what is due at a moment of a player's turn, an activated dominance card among it."""
    bending = game.bending(Extension.due)
    due = [offer for e in bending for offer in e.due(game, moment, player)] if bending else []
    if moment is _START_OF_BIRDSONG:
        due += [WIN.offer(game, player, card) for card in activated(game, player)]
    return due


def take_all(game: Game, due: Sequence[Offer]) -> None:
    """Let everything happen that is due at once: no rule says in which order, so the player whose turn it is does."""
    if due:
        take_in_order(game, game.state.current, due)


# Actions --------------------------------------------------------------------------------------------------------------
def take_actions(game: Game, faction: Player, actions: Sequence[Action[[Player]]], most: int, clause: str) -> None:
    """Have a faction take up to so many of some actions, in any order and number; free ones do not count.

    ``clause`` is the one that says how many. The turn remembers how many are left.
    """
    offers = counted_offers(game, faction, actions, most, clause)
    some_free = any(action.free for action in actions)
    while some_free or ACTIONS_LEFT.of(game.state) > 0:
        if not choose_action(game, faction.name, offers):
            return
    by_name = told_apart(offers)
    forced = game.none_of(faction.name, "action", by_name, lambda name: by_name[name].why_not())
    if forced:
        take_action(by_name[forced])


def take_up_to(game: Game, faction: Player, actions: Sequence[Action[[Player]]], most: int, clause: str) -> bool:
    """Have a faction take up to so many of some actions, and after them what any player may do in the phase.

    Return whether it took any. What is left is forgotten, for the next step has a number of its own.
    """
    offers = counted_offers(game, faction, actions, most, clause)
    while choose_action(game, faction.name, offers):
        pass
    taken = ACTIONS_LEFT.of(game.state) < most
    ACTIONS_LEFT.forget(game.state)
    return taken


def counted_offers(
    game: Game, faction: Player, actions: Sequence[Action[[Player]]], most: int, clause: str
) -> list[Offer]:
    """Return the offers of some actions of which a faction can take so many in all, and remember how many are left."""
    if not ACTIONS_LEFT.is_noted(game.state):
        ACTIONS_LEFT.note(game.state, most)
    return [_counted(game, faction, action, clause) for action in actions]


def _counted(game: Game, faction: Player, action: Action[[Player]], clause: str) -> Offer:
    """Return the offer of an action that uses up one of those that are left, unless it is free."""
    return action.offer(game, faction) if action.free else CountedOffer(action, game, faction, clause)


class CountedOffer(Offer):
    """An offer that uses up one of the actions that are left; ``clause`` says how many there are."""

    __slots__ = ("_clause",)

    def __init__(self, action: Action[[Player]], game: Game, faction: Player, clause: str) -> None:
        super().__init__(action.name, action, game, (faction,))
        self._clause = clause

    def why_not(self) -> Refusal | None:
        """Return why it cannot be done now, or None."""
        left = ACTIONS_LEFT.of(self._game.state)
        return Offer.why_not(self) if left > 0 else _all_taken(self._clause)

    def do(self) -> None:
        """Do it."""
        ACTIONS_LEFT.note(self._game.state, ACTIONS_LEFT.of(self._game.state) - 1)
        super().do()


@cache
def _all_taken(clause: str) -> Refusal:
    return Refusal(clause, "all actions are taken")


def take_any(game: Game, faction: Player, actions: Sequence[Action[[Player]]]) -> None:
    """Have a faction take some actions as often as it can and will."""
    offers = [action.offer(game, faction) for action in actions]
    while choose_action(game, faction.name, offers):
        pass


def choose_action(game: Game, player: str, offers: Sequence[Offer]) -> bool:
    """Have a player take one of some actions, or end; return False when it ends.

    In the player's own turn what any player may do then is offered too (3.3.1, 3.3.4, M.4.3, crafted cards).
    """
    game.rest()
    by_name = told_apart([*offers, *_of_anybody(game, player)])
    options = Judged((*by_name, END), lambda name: name == END or by_name[name].can_be_done())
    choice = game.ask(player, "action", options, lambda option: _why_not(game, player, by_name, option))
    if choice == END:
        return False
    take_action(by_name[choice])
    return True


def _why_not(game: Game, player: str, offers: dict[str, Offer], option: Option) -> Refusal | None:
    offer = offers.get(option) if isinstance(option, str) else None
    return (offer.why_not() if offer else None) or why_not_now(game, player, option)


@implements("1.3.3")
def take_action(offer: Offer) -> None:
    """Take an action that its player has chosen; nobody else has a say in it (1.3.3)."""
    offer.do()


def why_not_now(game: Game, player: str, option: Option) -> Refusal | None:
    """Return why something that is not offered to a player cannot be done now, or None when nothing is known of it."""
    if not isinstance(option, str):
        return None
    offer = told_apart(of_phase(game, player)).get(option)
    if offer is not None:
        return offer.why_not() or _why_withheld(game, player)
    refusal = forbidden(e.why_not_now(game, player, option) for e in game.bending(Extension.why_not_now))
    return refusal or _why_not_at_its_moment(game, player, option)


@implements("1.4.1")
def _why_not_at_its_moment(game: Game, player: str, what: str) -> Refusal | None:
    """Return that something is due at a moment of another phase, by its own clause; None for what never is."""
    for moment in Moment:
        if moment.value.casefold().endswith(PHASE.of(game.state)):
            continue
        due = next((each for each in due_at(game, player, moment) if each.name.casefold() == what.casefold()), None)
        if due is not None and due.action.clauses:
            return Refusal(due.action.clauses[0], f"{due.name} comes at the {moment.value}")
    return None


def usable_actions(game: Game, player: str) -> dict[str, Offer]:
    """Return, by name, what any player may do in this phase and this one can do now."""
    return told_apart([offer for offer in _of_anybody(game, player) if offer.can_be_done()])


def withheld(game: Game, player: str) -> list[Offer]:
    """Tell why what any player may do cannot be done amid an action; return what is done all the same."""
    return _of_anybody(game, player) if game.told_unasked else []


def _of_anybody(game: Game, player: str) -> list[Offer]:
    """Return what any player may do now in its own turn, besides its faction's steps and actions."""
    offers = of_phase(game, player)
    refusal = _why_withheld(game, player) if offers else None
    if refusal is None:
        return offers
    named = told_apart(offers)
    forced = game.none_of(player, "action", named, lambda name: named[name].why_not() or refusal)
    return [named[forced]] if forced else []


@implements("1.4.1")
def of_phase(game: Game, player: str) -> list[Offer]:
    """Return what any player may do in the phase under way of its own turn, at its time."""
    phase = _PHASES.get(PHASE.of(game.state))
    if phase is None or game.state.current != player:
        return []
    bending = game.bending(Extension.actions)
    offers = [offer for e in bending for offer in e.actions(game, phase, player)] if bending else []
    if phase is DAYLIGHT:
        offers += [ACTIVATE.offer(game, player), TAKE_AVAILABLE.offer(game, player)]
    return offers


def _why_withheld(game: Game, player: str) -> Refusal | None:
    """Return why a player can do nothing now that any player may do in the phase, or None."""
    refusal = _why_not_interrupt(game) if game.acting else None
    return refusal or (_why_too_late(game, player) if PHASE.of(game.state) == EVENING else None)


@implements("1.4.2")
def _why_not_interrupt(_: Game) -> Refusal | None:
    """Return that an action or effect is under way, which nothing interrupts that does not say so."""
    return Refusal("1.4.2", "nothing interrupts the action or effect under way")


@implements("1.4.3")
def _why_too_late(game: Game, player: str) -> Refusal | None:
    """Return that the last step of a player's turn, in its Evening, has begun, or None."""
    step = STEP.of(game.state)
    last = next(reversed(seat_of(game, player).steps_of(EVENING).steps))
    return Refusal("1.4.3", "the last step of the turn has begun") if step in (last, OVER) else None


def hand_limit(game: Game, player: str, limit: int = HAND_LIMIT) -> int:
    """Return how many cards a player may keep at the end of its turn; ``limit`` is what its faction's Evening says."""
    for extension in game.bending(Extension.hand_limit):
        limit = extension.hand_limit(game, player, limit)
        expect_answer(extension, "hand_limit", limit, type(limit) is int and limit >= 0, "a number of cards")
    return limit


@implements("1.4.1")
def discard_down(game: Game, player: str, limit: int = HAND_LIMIT) -> None:
    """Have a player discard cards of its choice down to a limit, as every faction's Evening asks."""
    limit = hand_limit(game, player, limit)
    held = game.state.cards_at(hand(player))
    while len(held) > limit:
        discard_card(game, player, game.ask(player, "card to discard", list(dict.fromkeys(held))))
        held = game.state.cards_at(hand(player))
    forced = game.none_of(player, "card to discard", dict.fromkeys(held), lambda _: _few_enough(limit))
    if forced:
        discard_card(game, player, forced)


def _few_enough(limit: int) -> Refusal:
    return Refusal(limited_by("1.4.1", "1.4"), f"{limit} cards may stay in hand")
