"""Judging a recorded turn by playing it: nothing is said of one that play explains.

Of another it is said what in it no legal play does, or what every legal play does and the record leaves out. It is said
only where that one thing makes the difference: with it left out, or done, play explains the turn.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace
from functools import partial

from woodlaw.engine.audit import Audit, Offence
from woodlaw.engine.game import Game
from woodlaw.engine.state import State
from woodlaw.engine.turn import take_turn
from woodlaw.factions.base import Faction
from woodlaw.logs.books import RecordedTurn
from woodlaw.logs.following.account import Account
from woodlaw.logs.following.attempt import Unexplained
from woodlaw.logs.following.binding import bind, may_run_out
from woodlaw.logs.following.deeds import CARD, CRAFTS, Deed, Habit
from woodlaw.logs.following.naming import named
from woodlaw.logs.following.refusals import Refusals, deciding
from woodlaw.logs.following.search import IN_ORDER, Allowance, Explained, Followed, Follower, How
from woodlaw.logs.rootlog.syntax import Action
from woodlaw.table.cards import UNSEEN
from woodlaw.table.pieces import Category
from woodlaw.table.places import DECK, PlaceKind

AGAIN = ((IN_ORDER, 300),)
"""The rounds in which it is seen whether one thing makes the difference."""
A_TURN = "1.4.1"
"""The clause of turns and their phases, where no narrower one is known."""
MOST_UNDECIDED = 20
"""After how many turns that could not be followed none is played any more: in games of people there are six at most."""
NO_PLAY = "no play was found that does what it tells"
LEAST_TOLD = 2
"""In how many turns a record has told of something at least for it to be its habit."""
LEAST_FOLLOWED = 4
"""How many turns of a game were explained in the order of the record at least before any is judged by it."""
MOST_OUT_OF_ORDER = 0.1
"""What part of the turns explained is out of order at most where a record keeps the order of play."""


@dataclass(frozen=True, slots=True)
class Judgement:
    """What playing a turn shows: what is wrong with it, at which action, or the play that explains it, or neither.

    ``why`` says why no play explains it.
    """

    action: Action | None = None
    offence: Offence | None = None
    explained: Explained | None = None
    why: str = ""


class Judge:
    """Judges the turns of one recorded game, one after the other."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._follower = Follower(game)
        self._explained = 0
        self._out_of_order = 0
        self._undecided = 0
        self._told: Counter[Habit] = Counter()
        """In how many turns so far the record has told of each sort of deed that not all records tell of."""
        self._waiting: list[tuple[_Case, Followed]] = []
        """The turns that no play explains, until it is known whether the record keeps the order of play."""

    def judge(self, before: State, turn: RecordedTurn, *, last: bool) -> Judgement:
        """Judge a turn from the table before it; ``last`` says that the record ends with it.

        A turn that play does not explain, and of which not every play was tried, is undecided. After too many of them
        no turn is played any more.
        """
        if self._undecided > MOST_UNDECIDED:
            return Judgement(why="too many turns before it could not be followed")
        if self._undecided == MOST_UNDECIDED:
            return self._left_open(turn.actions[0], "from here on none is, for too many could not be followed")
        return self._judge(before, turn, last=last)

    def settle(self, *, at_end: bool = False) -> Iterator[Judgement]:
        """Yield what is wrong with earlier turns, once the record is known to keep the order of play, or has ended."""
        if self._keeps_order() or at_end:
            waiting, self._waiting = self._waiting, []
            yield from (self._differing(case, followed) for case, followed in waiting)

    def _judge(self, before: State, turn: RecordedTurn, *, last: bool) -> Judgement:
        if not turn.faction.is_known_enough(before) or not turn.faction.is_known_enough(self._game.state):
            return self._left_open(turn.actions[0], "not enough is known of the cards that it depends on")
        habits = {habit for habit, turns in self._told.items() if turns >= LEAST_TOLD}
        case = _Case(self._game, self._follower, before, turn, habits, last=last)
        self._told.update({told.deed.habit for told in case.account.told if told.deed.habit is not None})
        followed = case.follow()
        if followed.how is How.EXPLAINED:
            self._explained += 1
            self._out_of_order += followed.most_skipped > IN_ORDER
            return Judgement(explained=case.explained(followed))
        if followed.how is not How.CONTRADICTED or self._knows_too_little(before, turn):
            return self._left_open(case.stuck_at(followed), NO_PLAY)
        if self._explained < LEAST_FOLLOWED:
            self._waiting.append((case, followed))
            return Judgement(why=_could_not(NO_PLAY))
        return self._differing(case, followed)

    def _knows_too_little(self, before: State, turn: RecordedTurn) -> bool:
        """Whether a turn is not judged, for books do not know what the deck, the supplies or a board hold."""
        if may_run_out(self._game, before, turn.events):
            return True
        tables = (self._game, self._game.at_table(before, None, None))
        boards = [each for each in self._game.factions.values() if isinstance(each, Faction)]
        doubtful = any(board.is_in_doubt(game.state) for board in boards for game in tables)
        return doubtful or any(_keeps_untold(game, turn.player) for game in tables)

    def _differing(self, case: _Case, followed: Followed) -> Judgement:
        """Return what is wrong with a turn that no play explains, where it is one thing."""
        stuck = case.stuck_at(followed)
        if not self._keeps_order():
            return self._left_open(stuck, NO_PLAY)
        found = case.differing(followed)
        if found is None:
            return self._left_open(stuck, "no single thing makes the difference")
        return Judgement(stuck, found, why=found.message)

    def _left_open(self, action: Action, why: str) -> Judgement:
        """Return that a turn was not followed to its end, but to an action."""
        self._undecided += 1
        message = _could_not(why)
        return Judgement(action, Offence("undecided", A_TURN, message, played=True), why=message)

    def _keeps_order(self) -> bool:
        in_order = self._explained - self._out_of_order
        return in_order >= LEAST_FOLLOWED and self._out_of_order <= MOST_OUT_OF_ORDER * self._explained


class _Case:
    """One turn that is followed, and followed again with one thing otherwise."""

    def __init__(
        self,
        game: Game,
        follower: Follower,
        before: State,
        turn: RecordedTurn,
        habits: Collection[Habit],
        *,
        last: bool,
    ) -> None:
        self._game = game
        self._follower = follower
        self._before = before
        self._turn = turn
        self._take = partial(take_turn, player=turn.player)
        self._allowing = Allowance(breaking_off=last)
        self._actions = list({id(action): action for action in turn.actions}.values())
        numbers = {id(action): number for number, action in enumerate(self._actions)}
        self.account = Account(turn.events, [numbers[id(action)] for action in turn.actions], habits=habits)
        self._bound = bind(game, before, self.account.events)
        least, most = turn.faction.turn_draws(game) or (0, None)
        self._draws_known = least == most
        """Whether books know how many cards the Evening of the turn draws."""

    def follow(self) -> Followed:
        """Follow the turn as it is told."""
        return self._follower.follow(self._bound, self.account, self._take, allowing=self._allowing)

    def explained(self, followed: Followed) -> Explained:
        """Return the play that was found."""
        return Explained(self._game, followed.before, followed.furthest, self._take)

    def stuck_at(self, followed: Followed) -> Action:
        """Return the action that the attempt that came furthest could not do, or the last one where it did all."""
        return self._actions[self._stuck_at(followed)]

    def _stuck_at(self, followed: Followed) -> int:
        front, told = followed.furthest.front, self.account.told
        return told[front].action if front < len(told) else len(self._actions) - 1

    def differing(self, followed: Followed) -> Offence | None:
        """Return the one thing by which the turn differs from a play of it; None where more is amiss.

        What not every record tells of, such as items that are exhausted, condemns nobody: the books may not know it.
        """
        left_out = self._again(self.account, omissions=1)
        if left_out is not None and left_out.attempt.omitted:
            omitted = left_out.attempt.omitted[0]
            return None if _is_unsure(omitted.deed) else self._omitted(omitted)
        stuck = self._stuck_at(followed)
        if not any(told.deed.always_told for told in self.account.told if told.action == stuck):
            return None
        explained = self._with_or_without(self.account.without(stuck))
        return (self._forbidden(stuck) if explained else None) or self._otherwise(followed.furthest.front)

    def _with_or_without(self, account: Account) -> Explained | None:
        """Return a play that explains an account, or one that does with one thing left out of which books are sure."""
        for omissions in (0, 1):
            explained = self._again(account, omissions)
            if explained is not None:
                return None if any(_is_unsure(each.deed) for each in explained.attempt.omitted) else explained
        return None

    def _otherwise(self, front: int) -> Offence | None:
        """Return what is wrong where a thing is told once too often, or at all: that something else is due.

        Not of cards that were held, for nobody knows which others were, nor of draws of which books know no number.
        """
        if front >= len(self.account.told):
            return None
        deed = self.account.told[front].deed
        if deed.what[0] == CARD and not (deed.what[1] is DECK and self._draws_known):
            return None
        for times in dict.fromkeys((deed.times - 1, 0)):
            explained = self._with_or_without(self.account.with_less(front, times))
            if explained is not None:
                return self._too_much(deed._replace(times=deed.times - times), explained)
        return None

    def _too_much(self, deed: Deed, explained: Explained) -> Offence | None:
        """Return that something is told too often, by the clause that has it happen, or something else in its place."""
        told = f"the record tells too much: {named(self._game, deed)}"
        if explained.attempt.omitted:
            due = explained.attempt.omitted[0]
            return Offence("violation", deciding(due.clauses), told, named(self._game, due.deed), played=True)
        clause = deciding(explained.clauses_of(deed))
        return Offence("violation", clause, told, played=True) if clause else None

    def _again(self, account: Account, omissions: int = 0) -> Explained | None:
        """Return a play that explains an account with so much left out, or None."""
        bound = bind(self._game, self._before, account.events)
        allowing = replace(self._allowing, omissions=omissions)
        followed = self._follower.follow(bound, account, self._take, AGAIN, allowing)
        return self.explained(followed) if followed.how is How.EXPLAINED else None

    def _omitted(self, omitted: Unexplained) -> Offence:
        what = named(self._game, omitted.deed)
        message = f"the record leaves out: {what}"
        return Offence("omission", deciding(omitted.clauses), message, what, played=True)

    def _forbidden(self, action: int) -> Offence | None:
        """Return why play cannot do what an action tells: the refusal of whatever would have led to it.

        Where nothing refuses it, no clause is known to decide, and None is returned.
        """
        refusals = Refusals(self.account, action)
        allowing = replace(self._allowing, looked_on=refusals.look_on)
        self._follower.follow(self._bound, self.account, self._take, AGAIN, allowing)
        refusal = refusals.best
        return Offence("violation", refusal.clause, refusal.reason, played=True) if refusal else None


def _is_unsure(deed: Deed) -> bool:
    """Whether something that a record leaves out rests on what books may have wrong.

    A pile that they take to hold a card may be empty, so that none of it is drawn or crafted. How many cards the deck
    gives depends on items of which no record tells for sure on which side they lie; checks hold draws against what is
    sure. Of cards on a board records tell the suits alone, so that another may lie there.
    """
    if deed.what[0] == CARD:
        source = deed.what[1]
        return not (isinstance(source, tuple) and source[0] is PlaceKind.HAND)
    return deed.what[0] == CRAFTS and deed.card is UNSEEN


def _keeps_untold(game: Game, player: str) -> bool:
    """Whether an effect in force keeps warriors, or what lies on a player's board, where records do not tell."""
    lying = {piece for place, there in game.state.pieces.items() for piece in there if place.owner == player}
    lying |= {piece for there in game.state.pieces.values() for piece in there if piece.category is Category.WARRIOR}
    asked = game.bending(Audit.keeps_from_supply)
    return any(each.keeps_from_supply(game, piece) for each in asked for piece in lying)


def _could_not(why: str) -> str:
    return f"the turn could not be followed by playing it: {why}"
