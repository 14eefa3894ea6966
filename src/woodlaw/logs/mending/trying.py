"""Edits that are tried to mend the findings of a game: what mends one, and which does it best."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, islice, zip_longest

from woodlaw.logs.bookkeeping import Bookkeeper
from woodlaw.logs.findings import Cause, Edit, Finding, FindingKind, Likely
from woodlaw.logs.mending.attempts import MOST_COMPARED, SMALL, Attempt, Limit, counted, enough, undoes
from woodlaw.logs.mending.candidates import Candidates
from woodlaw.logs.mending.course import Course
from woodlaw.logs.mending.edits import Change, distance, edits_of, fits, turns_of
from woodlaw.logs.mending.occasion import CANNOT_BE, action_of
from woodlaw.logs.mending.touched import Touched, touched_by
from woodlaw.logs.mending.variants import Words
from woodlaw.logs.mending.wider import of_setup
from woodlaw.logs.opening import lay_table
from woodlaw.logs.rootlog.reader import read
from woodlaw.logs.rootlog.syntax import Cards, Craft, Group, Move, Node, Turn

MOST_TRIED = 800
"""How many edits are tried for one finding."""
MOST_FOLLOWED = 4
"""How many edits that go on mending a finding are tried for what else they mend in the turns after it."""
FARTHEST_ON = 3
"""In how many turns after that of a finding it is seen."""
ROUNDS_ON = 2
"""In how many turns of each player it is seen what a mend of a setup does."""
LEAST_FOR_CERTAIN = 3
"""How many findings a mend takes away at least that is certain; two can go away together by accident."""
TIMES_THE_GAME = 35
"""How many times as many actions and events as a game holds are entered in all while edits of it are tried."""
LEAST_ENTERED, MOST_ENTERED = 27_000, 40_000
"""How many they are at least and at most: a game of people holds some 800."""
COST_OF_A_TRY = 4
"""What a try costs besides the actions and events that it enters."""
MOST_EXPLAINED = 100
"""In a game of how many findings, remarks on the notation left aside, causes are looked for; more are in no game."""
LONGEST = 500
"""How many lines a game may have for mends to be looked for; the longest games of people have eighty."""


class Trying:
    """The findings of one game with their causes, and edits that are tried as long as enough may still be entered."""

    def __init__(self, text: str, findings: Sequence[Finding]) -> None:
        self.causes = [Cause() for _ in findings]
        """The cause of each finding, as far as it is known."""
        self._findings = findings
        self._text = text
        log = read(text)
        self._edits: dict[tuple[int, int], Edit] = {}
        """The mends so far, by their places in the text."""
        self._left = 0
        """How much may still be entered."""
        self._few = False
        """Whether the findings are few: then all may come from one."""
        self._written: Course | None = None
        """The course of the log as it is written, where there is one to look for mends of."""
        opening = lay_table(log)
        self._letters = opening.letters
        few_enough = sum(counted(findings).values()) <= MOST_EXPLAINED
        if opening.game is not None and few_enough and len(turns_of(log)) <= LONGEST:
            state = opening.game.state
            self._words = Words.of(log, [one.number for one in state.clearings], opening.letters, state.deck.cards)
            keeper = Bookkeeper(opening, opening.game)
            remarked = (each for each in findings if each.kind is FindingKind.NOTATION)
            keeper.books.not_understood = frozenset((each.line, each.action) for each in remarked)
            keeper.books.no_habits = frozenset((f.clause, f.line, f.message) for f in findings)
            self._course = self._written = Course(log, keeper)
            self._left = max(LEAST_ENTERED, min(MOST_ENTERED, TIMES_THE_GAME * self._course.entered))

    def _mends(self, finding: Finding, until: int) -> list[Attempt]:
        """Return the edits that mend a finding and more than they bring up; what is due, alone, where that mends it.

        ``until`` is how much may be left to enter when the last one is tried.
        """
        turn = next((n for n, turn in enumerate(self._course.turns) if turn.line == finding.line), None)
        if turn is None or not self._course.turns[turn].actions:
            return []
        end = self._seen_until(turn)
        least = 1 - (finding.clause in CANNOT_BE)
        others = [other for other in self._course.found_before(end) if other.judges and other.line >= finding.line]
        candidates = Candidates(self._course.log, self._words, finding, turn, others)
        nearest = candidates.nearest()
        if self._is_setup(turn):
            nearest = alternating(of_setup(candidates, self._course.log, self._words), nearest)
        mending, waiting = list[Attempt](), list[Attempt]()
        for change in candidates.due():
            mending += self._followed(self._tried(change, finding, turn, least), end, least)
            if mending:
                return mending
        for changes, wanted in ((nearest, MOST_TRIED), (candidates.farther(), candidates.related)):
            for change in islice(changes, MOST_TRIED):
                if self._left <= until:
                    break
                if enough([*mending, *waiting], wanted):
                    mending += self._followed(waiting, end, least)
                    waiting = []
                    if enough(mending, wanted):
                        break
                waiting += self._tried(change, finding, turn, least)
        mending += self._followed(waiting, end, least)
        if any(one.worth >= LEAST_FOR_CERTAIN for one in mending):
            rivals = (self._tried(change, finding, turn, least) for change in islice(candidates.rivals(), MOST_TRIED))
            mending += self._followed(chain.from_iterable(rivals), end, least)
        return mending

    def _seen_until(self, turn: int) -> int:
        """Return up to which turn it is seen what a mend in a turn does: in a setup, the first turns of everybody."""
        of_setup = len(self._course.log.setup) * (1 + ROUNDS_ON)
        end = of_setup if self._is_setup(turn) else turn + 1 + FARTHEST_ON
        return min(end, len(self._course.turns))

    def _is_setup(self, turn: int) -> bool:
        return turn < len(self._course.log.setup)

    def _tried(self, change: Change, finding: Finding, turn: int, least: int) -> list[Attempt]:
        """Return the attempt of a change, or none where it does not mend a finding in its turn."""
        one = self._attempt(change, finding)
        mends = self._mends_up_to(one, turn + 1) and one.worth >= least
        return [one] if mends and self._can_be_written(change) else []

    def _followed(self, attempts: Iterable[Attempt], end: int, least: int) -> list[Attempt]:
        """Return some attempts that go on mending up to a turn, the best first."""
        ranked = sorted(attempts, key=lambda one: one.rank)
        likely = self._likely(ranked)
        ranked = [*likely, *(one for one in ranked if one not in likely)]
        followed = (one for one in ranked if self._mends_up_to(one, end) and one.worth >= least)
        most = max((self._most_followed(one) for one in ranked), default=0)
        return list(islice(followed, most))

    def _most_followed(self, one: Attempt) -> int:
        """Return how many edits like one are followed: more where whole turns depend on what is meant."""
        return MOST_COMPARED if self._is_setup(one.change.turn) or self._has_effects(one) else MOST_FOLLOWED

    def _has_effects(self, one: Attempt) -> bool:
        """Whether an edit is of something with a lasting effect: of a craft, or of a card that only its player has."""
        return any(map(self._is_of_effects, one.change.nodes.values()))

    def _is_of_effects(self, node: Node | None) -> bool:
        """Whether an action is a craft, or moves a card that only its player has."""
        match node:
            case Craft():
                return True
            case Move((Group((Cards(name=name),)),)):
                return any(name in own for own in self._words.own_cards.values())
        return False

    def _attempt(self, change: Change, finding: Finding) -> Attempt:
        entered = self._course.entered
        trial = self._course.before(change)
        self._left -= self._course.entered - entered
        limit = Limit(trial.keeper.books.findings, finding)
        trial.keeper.books.listener = limit.found
        its = self._course.turns[change.turn]
        if change.moves_one(its):
            return Attempt(change, trial, limit, SMALL, undoes=False)
        cost = sum(distance(edit.written, edit.meant) for edit in edits_of(self._course.log, change))
        return Attempt(change, trial, limit, cost, undoes(its, change, setup=self._is_setup(change.turn)))

    def _mends_up_to(self, one: Attempt, end: int) -> bool:
        """Whether an attempt mends the finding, entered up to a turn; most bring up too much long before."""
        entered = one.trial.keeper.entered
        mends = one.mends(end, self._course.found_before(end))
        self._left -= COST_OF_A_TRY + one.trial.keeper.entered - entered
        return mends

    def _can_be_written(self, change: Change) -> bool:
        """Whether a change can be made in the text beside the mends so far, of which it may replace some."""
        together = dict(self._edits)
        for edit in edits_of(self._course.log, change):
            known = together.get((edit.line, edit.column), edit)
            if known.written != edit.written or (known is not edit and not edit.written):
                return False
            together[edit.line, edit.column] = edit
        return fits(self._text, together.values())

    def _best(self, tried: Iterable[Attempt], until: int) -> tuple[Attempt, Course]:
        """Return the best of some edits, and the course that the log takes with it.

        Where several are worth as much, what is left of the share goes to see which mends most up to the very end; all
        that is left where something goes on having an effect, or where findings are few.
        """
        first, *others = sorted(tried, key=lambda one: one.rank)
        likely = [one for one in self._likely([first, *others]) if one is not first]
        best, course, left = first, self._course.changed(first.change), 0
        self._left -= course.entered
        for one in (*likely, *(other for other in others[: self._most_followed(first)] if other not in likely)):
            least = 0 if self._few or one in likely or self._has_effects(first) else until
            if self._left <= least or one.rank[:-1] != first.rank[:-1]:
                break
            left = left or len(course.found())
            other = self._course.changed(one.change)
            self._left -= other.entered
            if len(other.found()) < left:
                best, course, left = one, other, len(other.found())
        return best, course

    def _likely(self, attempts: Sequence[Attempt]) -> list[Attempt]:
        """Return the one of some attempts, if any, that leads to later findings the most.

        What an edit puts where a later action looks for it in vain may well be what was meant.
        """
        leading = [(self._leads_to(one), one) for one in attempts]
        most, likely = max(leading, key=lambda each: each[0], default=(0, None))
        return [likely] if likely is not None and most else []

    def _leads_to(self, one: Attempt) -> int:
        """Return how many findings are of what an edit puts somewhere, and what is written does not."""
        turn = self._course.turns[one.change.turn]
        written = self._touched(turn, [turn.actions[number].node for number in one.change.nodes])
        others = [*one.change.all_added, *(node for node in one.change.nodes.values() if node is not None)]
        meant = self._touched(turn, others) - written
        return sum(not meant.isdisjoint(missed) for missed in self._missed_after(turn.line))

    def _touched(self, turn: Turn, nodes: Iterable[Node]) -> frozenset[Touched]:
        return frozenset[Touched]().union(*(touched_by(node, turn.player) for node in nodes))

    def _missed_after(self, line: int) -> list[frozenset[Touched]]:
        """Return what the actions of the findings touch that stand after a line, and that nothing explains yet."""
        return self._touched_after(line, [number for number in range(len(self._findings)) if self._may_follow(number)])

    def _touched_after(self, line: int, numbers: Iterable[int]) -> list[frozenset[Touched]]:
        """Return what the actions of some findings touch that stand after a line."""
        turns = {turn.line: turn for turn in self._course.turns if turn.actions}
        standing = (self._findings[number] for number in numbers)
        its = [(finding, turns[finding.line]) for finding in standing if finding.line > line and finding.line in turns]
        return [touched_by(turn.actions[action_of(finding, turn)].node, turn.player) for finding, turn in its]

    def _may_follow(self, number: int) -> bool:
        """Whether a finding is explained by nothing yet, or only by an edit that mends nothing besides."""
        return self.causes[number].follows is None and self.causes[number].likely is not Likely.SLIP


def alternating(some: Iterable[Change], others: Iterable[Change]) -> Iterator[Change]:
    """Yield one of some changes and one of others, as long as there are any."""
    for pair in zip_longest(some, others):
        yield from (change for change in pair if change is not None)
