"""Turns: seating order, the end of the game, and the order of steps (1.4)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import groupby

from woodlaw.cards.effect import Used
from woodlaw.engine.actions import Phase
from woodlaw.engine.events import (
    Battled,
    CardsMoved,
    Crafted,
    Event,
    Flipped,
    MarkerLeft,
    Moved,
    PathOpened,
    Placed,
    Removed,
    Replaced,
    Revealed,
    Stated,
    TurnBegan,
)
from woodlaw.engine.titles import player_title
from woodlaw.engine.victory import has_won_by_points, points_to_win
from woodlaw.law.implements import audits
from woodlaw.law.registry import law
from woodlaw.logs.audits.audit import Audit, Offence, too_late, violation
from woodlaw.logs.audits.effects import step_of, told_apart
from woodlaw.logs.audits.points import with_least_points
from woodlaw.logs.audits.setups import note_set_up
from woodlaw.logs.audits.turns import is_deed_of_daylight, note_ventures_besides, ventures_besides
from woodlaw.logs.books import Books, RecordedTurn
from woodlaw.logs.checks.registry import at_turn_end, before
from woodlaw.logs.rootlog.syntax import Action


@before(TurnBegan)
def out_of_seating_order(books: Books, event: TurnBegan) -> Iterator[Offence]:
    """Turns go round the table in the order of the first round."""
    passed = () if event.setup else books.seating.passed_over(event.player)
    if passed:
        due = player_title(books.game, passed[0])
        message = f"{player_title(books.game, event.player)} takes a turn though {due} is next"
        yield violation("1.4.1", message, f"a turn of {due}")


@before(TurnBegan)
def played_on_after_the_end(books: Books, _: TurnBegan) -> Iterator[Offence]:
    """The game ends the moment a player has 30 points, as far as books know."""
    if books.won:
        return
    for player in books.game.state.seats:
        won = has_won_by_points(books.game, player)
        if won and has_won_by_points(with_least_points(books.game, player), player):
            books.won = player
            points = points_to_win(books.game, player)
            yield violation("3.1", f"the game goes on though {player_title(books.game, player)} has {points} points")


@before(Placed, Moved, Removed, Replaced, Flipped, Battled, Crafted, CardsMoved, Revealed, Stated, PathOpened)
def step_out_of_order(books: Books, event: Event) -> Iterator[Offence]:
    """The steps of a turn are taken in their order; only steps that an event shows for sure are compared."""
    turn = books.turn
    if turn is None or turn.setup:
        return
    step = step_of(turn.faction, books.game, event, turn.events)
    if step is None:
        _note_ventured(books, turn, event)
        return
    rank, what, clause = step
    if isinstance(event, Placed) and event.place.number:
        turn.latest_placing = len(turn.events), what
    latest = turn.latest_step
    if latest is None or rank > latest[0]:
        turn.latest_step = step
    elif rank < latest[0]:
        yield too_late(clause, f"{what} after {latest[1]} ({latest[2]})", f"{what} before {latest[1]}")


def _note_ventured(books: Books, turn: RecordedTurn, event: Event) -> None:
    """Where there are more moves and battles than effects can have given, one was of its step, whichever it was."""
    step = turn.faction.step(books.game, event, turn.events) if isinstance(event, Moved | Battled) else None
    if step is None:
        return
    note_ventures_besides(books.game, turn.events)
    told = told_apart(books.game, event, len(turn.events))
    turn.ventured |= set() if told is None else {told}
    if len(turn.ventured) > ventures_besides(books.game).most:
        turn.latest_step = max(step, turn.latest_step or step, key=lambda each: each[0])


@before(Placed, Moved, Removed, Replaced, Flipped, Crafted, CardsMoved, Revealed, Stated)
@audits("3.3.1", "3.3.4", "9.2.8", "M.4.3")
def done_before_daylight(books: Books, event: Event) -> Iterator[Offence]:
    """What a player does in Daylight by rules of the core comes after all that is surely of its Birdsong."""
    turn = books.turn
    deed = _of_daylight(turn.player, turn.events) if turn and not turn.setup else None
    if turn is None or deed is None:
        return
    step = step_of(turn.faction, books.game, event, turn.events)
    if step is not None and _phase_of(step[2]) is Phase.BIRDSONG:
        clause, what = deed
        yield too_late(clause, f"{step[1]} ({step[2]}) after {what}", f"{what} in Daylight")


def _of_daylight(player: str, events: Sequence[Event]) -> tuple[str, str] | None:
    """Return by which clause a player has done first what is for its Daylight, and what; None where it has not yet."""
    deed = next((event for event in events if is_deed_of_daylight(event, player)), None)
    match deed:
        case MarkerLeft(board_of=board_of):
            return ("3.3.1" if board_of == player else "9.2.8"), "activating a dominance card"
        case PathOpened():
            return "M.4.3", "opening a path"
        case CardsMoved():
            return "3.3.4", "taking a dominance card"
    return None


@before(CardsMoved, Moved)
def used_after_its_phase(books: Books, event: CardsMoved | Moved) -> Iterator[Offence]:
    """A card with an effect is used in its phase, not after a step that is surely of a later one (4.1.3)."""
    turn = books.turn
    latest = _latest_phase(turn) if turn and not turn.setup else None
    if turn is None or latest is None:
        return
    phase, what = latest
    own = (e for e in books.game.bending(Audit.uses) if isinstance(e, Used) and e.owner == turn.player)
    for effect in own:
        if _PHASES.index(effect.phase) < _PHASES.index(phase) and effect.uses(books.game, event, turn.events):
            yield too_late(effect.clause, f"{effect.title} is used after {what}", effect.when)


def _latest_phase(turn: RecordedTurn) -> tuple[Phase, str] | None:
    """Return the latest phase of which a turn shows something for sure, and what that is; None where it shows none."""
    shown: list[tuple[Phase, str]] = []
    deed = _of_daylight(turn.player, turn.events)
    if deed:
        shown.append((Phase.DAYLIGHT, f"{deed[1]} ({deed[0]})"))
    phase = _phase_of(turn.latest_step[2]) if turn.latest_step else None
    if turn.latest_step and phase:
        shown.append((phase, f"{turn.latest_step[1]} ({turn.latest_step[2]})"))
    return max(shown, key=lambda each: _PHASES.index(each[0]), default=None)


_PHASES = tuple(Phase)


@cache
def _phase_of(clause: str) -> Phase | None:
    """Return the phase whose heading stands above a clause of a faction's chapter, None where there is none."""
    titles = {each.title.casefold() for each in (law().clause(clause), *law().ancestors(clause))}
    return next((phase for phase in Phase if phase in titles), None)


@at_turn_end
def against_a_chapter(books: Books) -> Iterator[tuple[Action, Offence]]:
    """What the factions and effects in force have against the turn as a whole."""
    turn = books.turn
    if turn is None:
        return
    actions = {id(event): action for event, action in zip(turn.events, turn.actions, strict=True)}
    if turn.setup:
        note_set_up(books.game, turn.player)
    for extension in books.game.bending(Audit.turn_offences):
        for event, offence in extension.turn_offences(books.game, turn.player, turn.events):
            yield actions[id(event)], offence
    if turn.setup:
        for event, offence in turn.faction.setup_offences(books.game, turn.events):
            yield actions[id(event)], offence


@at_turn_end
def against_own_rules(books: Books) -> Iterator[tuple[Action, Offence]]:
    """What the rules of a seat that decides by them have against its turn."""
    turn = books.turn
    if turn is None or turn.before is None:
        return
    together = groupby(zip(turn.actions, turn.events, strict=True), key=lambda told: id(told[0]))
    written = [[event for _, event in told] for _, told in together]
    actions = {id(event): action for action, event in zip(turn.actions, turn.events, strict=True)}
    for event, offence in turn.faction.own_turn_offences(books.game, turn.before, written):
        yield actions[id(event)], offence
