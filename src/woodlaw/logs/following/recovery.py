"""Recovery: where no play explains a recorded turn, play goes on from where it came furthest, by the least repair.

A repair is a thing that the Law refuses and that is done all the same, one that play does and the record does not tell,
or something told that is not done, or by another card. It is made at the front, or up to three actions before it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from woodlaw.engine.decisions import PASSING
from woodlaw.engine.game import Game
from woodlaw.engine.state import State
from woodlaw.law.values import Fixed
from woodlaw.logs.following.account import Account
from woodlaw.logs.following.attempt import Attempt, ForcedStep
from woodlaw.logs.following.contradiction import Unexplained
from woodlaw.logs.following.deeds import BATTLES, CARD, COMES, COMMON, CRAFTS, GOES, SCORES, is_hand
from woodlaw.logs.following.rounds import IN_PLACE, USUAL, Round
from woodlaw.table.cards import Card
from woodlaw.table.suits import CLEARING_SUITS

MOST_FAULTS = 3
"""How many repairs are made in one turn at most."""
MOST_BEFORE = 3
"""How many actions before the front may be to blame for what comes to light there."""
MOST_LACKING = 3
"""How many actions are suspected at most because they tell of points that are not scored."""
MOST_ATTEMPTS, MOST_IN_ALL = 150, 3_600
"""How many attempts are made with one repair, and after how many in all no further repair is tried."""


class Way(Fixed):
    """A way to go on: how much that is refused is done, how much that is untold, and what told is not done.

    ``left_out`` is how often each thing told is not done, by number; ``card`` that something told is done with another
    card. It is done ``anywhere``, and not only about the front, or by points ``in_place``.
    """

    forced: int = 0
    untold: int = 0
    left_out: Mapping[int, int] = {}
    card: tuple[int, Card] | None = None
    anywhere: bool = False
    in_place: bool = False


class Repair(Fixed):
    """One repair: the way to go on, what it did that the Law refuses, and what that the record does not tell.

    ``is_later`` says that another was made before it.
    """

    way: Way
    is_later: bool
    forced: ForcedStep | None
    omitted: Sequence[Unexplained]

    @property
    def is_plain(self) -> bool:
        """Whether nothing that is told is left out or done otherwise."""
        return not self.way.left_out and self.way.card is None


class Recovered(Fixed):
    """A play that explains a turn but for some repairs: what play did is in the attempt, the first of them first."""

    attempt: Attempt
    ways: tuple[Way, ...]

    @property
    def repairs(self) -> list[Repair]:
        """The repairs that the play makes: one in reach of which it came need not be among them."""
        repairs = [
            Repair(
                way,
                number > 0,
                next((each for each in self.attempt.forced if each.repair == number), None),
                [each for each in self.attempt.omitted if each.repair == number],
            )
            for number, way in enumerate(self.ways)
        ]
        return [each for each in repairs if each.forced or each.omitted or each.way.left_out or each.way.card]

    @property
    def leaves_out_an_action(self) -> bool:
        """Whether the record leaves out a battle, a craft or a move, by any repair."""
        omitted = [each.deed.what for each in self.attempt.omitted]
        moved = {what[1] for what in omitted if what[0] == GOES} & {what[1] for what in omitted if what[0] == COMES}
        return bool(moved) or any(what[0] in (BATTLES, CRAFTS) for what in omitted)


class Recovery:
    """Looks for the least repairs by which play explains a turn that an account tells, from a table.

    ``explained`` returns a play of the turn that does what another account tells, from a table with its cards.
    """

    def __init__(
        self,
        game: Game,
        before: State,
        turn: Callable[[Game], None],
        account: Account,
        explained: Callable[[Account], Attempt | None],
    ) -> None:
        self._game = game
        self._before = before
        self._turn = turn
        self._account = account
        self._explained = explained
        self.made = 0
        """How many attempts were made."""

    def recover(self, furthest: Attempt, kept: Mapping[int, Sequence[Attempt]]) -> Iterator[Recovered]:
        """Yield plays with as few repairs as explain the turn, the likeliest first."""
        ways: tuple[Way, ...] = ()
        first = next((each for there in kept.values() for each in there if each.state is None), None)
        for _ in range(MOST_FAULTS):
            best: tuple[tuple[int, int], Round, Way] | None = None
            explained = False
            for way in self._ways(furthest):
                if self.made >= MOST_IN_ALL:
                    return
                if way.card is not None:
                    by_card = self._explained(self._account.with_card(*way.card)) if not ways else None
                    if by_card is not None:
                        explained = True
                        yield Recovered(by_card, (way,))
                    continue
                tried = self._round(way, len(ways), furthest, kept)
                if tried is None:
                    continue
                explaining = self._go_on(tried)
                if explaining is not None and not (explaining.forced or explaining.omitted or way.left_out):
                    # Where not every play was tried before, one may explain the turn without a repair.
                    return
                if explaining is not None:
                    found = Recovered(explaining, (*ways, way))
                    explained = True
                    yield self._in_place(found, first) or found
                reached = tried.furthest.front, tried.furthest.matched
                if reached > (furthest.front, furthest.matched) and (best is None or reached > best[0]):
                    best = reached, tried, way
            if best is None or explained:
                return
            _, tried, way = best
            furthest, kept, ways = tried.furthest, tried.kept, (*ways, way)

    def forced(self, furthest: Attempt, kept: Mapping[int, Sequence[Attempt]], times: int, most: int) -> Attempt | None:
        """Return an attempt, of so many, that explains the turn by so much that the Law refuses; None where none does.

        To pass up what must be done is no such thing. Where not every play was tried before, one may explain the turn
        by nothing that is refused.
        """
        tried = self._round(Way(forced=times, anywhere=True), 0, furthest, kept)
        found = tried.go_on(most) if tried else None
        while tried and found and found.forced and found.forced[0].option in PASSING:
            found = tried.go_on(most - tried.made)
        return found

    def _go_on(self, tried: Round) -> Attempt | None:
        explaining = tried.go_on(MOST_ATTEMPTS)
        self.made += tried.made
        return explaining

    def _in_place(self, found: Recovered, first: Attempt | None) -> Recovered | None:
        """Return a play that scores what is told just there, where one leaves out nothing but points.

        It shows which points are left out.
        """
        omitted = found.attempt.omitted
        if first is None or len(found.ways) > 1 or not omitted or any(each.deed.what[0] != SCORES for each in omitted):
            return None
        way = Way(untold=1, anywhere=True, in_place=True)
        tried = self._round(way, 0, first, {0: [first]})
        explaining = self._go_on(tried) if tried else None
        return Recovered(explaining, (way,)) if explaining else None

    # Ways to go on ----------------------------------------------------------------------------------------------------
    def _ways(self, furthest: Attempt) -> Iterator[Way]:
        """Yield the ways to go on, the least repair first."""
        yield Way(forced=1)
        yield Way(untold=1)
        yield from (Way(card=(furthest.front, card)) for card in self._other_cards(furthest))
        for each in self._left_out(furthest):
            yield Way(left_out=each)
            yield Way(untold=1, left_out=each)
        if not (furthest.forced or furthest.omitted):
            yield Way(forced=1, anywhere=True)
            yield Way(untold=1, anywhere=True)

    def _other_cards(self, furthest: Attempt) -> Iterator[Card]:
        """Yield what may be due in the place of the card at the front: one of another suit, or what a pile gave."""
        number = furthest.front
        deed = self._account.told[number].deed if number < len(self._account.told) else None
        if deed is None or deed.card is None or deed.what[0] != CARD:
            return
        given = furthest.unexplained.deed if furthest.unexplained else None
        if given is not None and given.card is not None and given.what == deed.what and deed.what[1] == COMMON:
            yield given.card
        if deed.card.suit and is_hand(deed.what[1]):
            suits = {card.suit for card in self._game.state.deck.cards} - {deed.card.suit}
            yield from (Card(suit=suit) for suit in sorted(suits, key=lambda suit: (suit not in CLEARING_SUITS, suit)))

    def _left_out(self, furthest: Attempt) -> Iterator[Mapping[int, int]]:
        """Yield what may not be done: part of what is at the front or scored, or a whole action there or before it."""
        told, front = self._account.told, furthest.front
        lacking = self._lacking(furthest)
        found: list[dict[int, int]] = []
        for number in (*([front] if front < len(told) else ()), *lacking):
            if told[number].deed.times > 1:
                found.append(dict.fromkeys(self._account.halves(number), 1))
            found.append({n: told[n].deed.times for n in self._account.halves(number)})
        for action in self._suspected(furthest):
            found.append({n: told[n].deed.times for n in self._account.of_action[action]})
        yield from (each for number, each in enumerate(found) if each not in found[:number])

    def _lacking(self, furthest: Attempt) -> list[int]:
        """Return the points told before the front that are not scored, by number."""
        return [n for n in furthest.lacking if n < furthest.front][:MOST_LACKING]

    def _about(self, front: int) -> list[int]:
        """Return the actions about the front: the one that tells what is there, and some before it."""
        told = self._account.told
        actions = dict.fromkeys(told[n].action for n in reversed(range(min(front + 1, len(told)))))
        return list(actions)[: 1 + MOST_BEFORE]

    def _behind(self, front: int, way: Way) -> int:
        """Return the first thing that has to be done in order from the front on, without what is left out."""
        in_order = self._account.in_order
        behind = (n for n in range(front, len(in_order)) if in_order[n] and n not in way.left_out)
        return next(behind, len(in_order))

    def _suspected(self, furthest: Attempt) -> list[int]:
        """Return the actions that may be to blame: at the front, of points that are not scored, before the front."""
        about, told = self._about(furthest.front), self._account.told
        return list(dict.fromkeys((*about[:1], *(told[n].action for n in self._lacking(furthest)), *about[1:])))

    def _round(self, way: Way, number: int, furthest: Attempt, kept: Mapping[int, Sequence[Attempt]]) -> Round | None:
        """Return the attempts that go on in a way, from the rests in reach of the front; None where there are none.

        ``number`` says which repair it is.
        """
        told, front = self._account.told, furthest.front
        actions = self._about(front)
        first = min((n for n in range(min(front + 1, len(told))) if told[n].action in actions), default=0)
        least = 0 if way.anywhere else max((n for n in kept if n <= first), default=0)
        met, within = furthest.met.afresh(), None if way.anywhere else range(first, self._behind(front, way) + 1)
        starts = [
            attempt.conceding(met, within, number, forced=way.forced, untold=way.untold, left_out=way.left_out)
            for reached in sorted(kept, reverse=True)
            if least <= reached <= front
            for attempt in reversed(kept[reached])
            if all(attempt.left[n] for n in way.left_out)
        ]
        if not starts:
            return None
        if way.in_place:
            for each in starts:
                each.keep_order(IN_PLACE)
        return Round(self._game, self._before, self._turn, starts[0], USUAL, starts)
