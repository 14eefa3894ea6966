"""The search for mends: for each finding, the edit that makes it and most of what follows from it disappear."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import chain, islice, zip_longest

from woodlaw.logs.bookkeeping import Bookkeeper
from woodlaw.logs.findings import Cause, Edit, Finding, FindingKind, Likely
from woodlaw.logs.mending.attempts import MOST_COMPARED, SMALL, Attempt, Limit, Told, counted, enough, saying, undoes
from woodlaw.logs.mending.candidates import Candidates
from woodlaw.logs.mending.collector import rarely_collecting
from woodlaw.logs.mending.consequences import Consequences
from woodlaw.logs.mending.course import Course
from woodlaw.logs.mending.edits import Change, distance, edits_of, fits, turns_of
from woodlaw.logs.mending.occasion import CANNOT_BE, action_of
from woodlaw.logs.mending.replays import Replays
from woodlaw.logs.mending.touched import Touched, moved_by, touched_by
from woodlaw.logs.mending.variants import Words
from woodlaw.logs.mending.wider import of_setup, wider
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
TIMES_ITS_PART = 1.5
"""How many times its part a finding gets of what may still be entered: some that wait follow from it."""
FOR_THE_FIRST, MANY = 1_500, 30
"""How many actions and events are entered besides for the first finding where so many wait: most may follow from it."""
COST_OF_A_TRY = 4
"""What a try costs besides the actions and events that it enters."""
MOST_EXPLAINED = 100
"""In a game of how many findings, remarks on the notation left aside, causes are looked for; more are in no game."""
FEW = 14
"""How many findings of a game are few: then more is entered to see whether all come from one slip or offence."""
MORE_ENTERED = 20_000
"""How many actions and events are entered more where they are few."""
MORE_FOR_THE_FIRST = 4_000
"""How much more is entered where they are many, to see it of the first."""
MOST_WIDER = 40
"""How many edits are followed that mend a finding of which it is seen whether others come from it."""
TIMES_MORE_GONE = 4
"""How many times as many findings as it brings up a wider edit takes away at least."""
MOST_TO_THE_END = 8
"""How many of them are entered up to the very end."""
LONGEST = 500
"""How many lines a game may have for mends to be looked for; the longest games of people have eighty."""


def explain(text: str, findings: Sequence[Finding]) -> list[Finding]:
    """Return the findings of a game as text, each with its cause as far as an edit of the text shows one.

    Remarks on the notation have none, and what is undecided has one only where it follows from something else.
    """
    search = _Search(text, findings)
    with rarely_collecting():
        search.explain()
    return [replace(finding, cause=cause) for finding, cause in zip(findings, search.causes, strict=True)]


class _Search:
    """The findings of one game, explained one after the other; each mend stays for those that follow."""

    def __init__(self, text: str, findings: Sequence[Finding]) -> None:
        self.causes = [Cause() for _ in findings]
        """The cause of each finding, as far as it is known."""
        self._findings = findings
        self._echoes: dict[int, int] = {}
        """For each finding that is gone where the action of an earlier one is taken back, the earlier one."""
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

    def explain(self) -> None:
        """Find the cause of every finding."""
        self._explain_played()
        asked = [n for n, finding in enumerate(self._findings) if finding.judges and not finding.played]
        self._few = len(asked) <= FEW
        for place, number in enumerate(asked):
            if self._left > 0 and self.causes[number].follows is None:
                waiting = sum(self.causes[later].follows is None for later in asked[place:])
                more = FOR_THE_FIRST if not place and waiting >= MANY else 0
                share = more + int(self._left * TIMES_ITS_PART / (waiting + TIMES_ITS_PART - 1))
                self._left += more
                self._explain(number, share)
        for number, first in self._echoes.items():
            self._fold_echo(number, first)
        self._find_roots()
        if self._written is not None:
            Consequences(self._written.log, self._findings, self.causes, self._letters).fold()

    def _explain_played(self) -> None:
        """Find the cause of what playing turns has shown: an edit after which play explains the turn."""
        played = [number for number, finding in enumerate(self._findings) if finding.played and finding.judges]
        if not played or self._written is None:
            return
        replays = Replays(self._written, self._words)
        for number in played:
            finding = self._findings[number]
            change = replays.mend(finding)
            unwritten = finding.kind is FindingKind.OMISSION and change is not None and change.added is not None
            mend = edits_of(self._course.log, change) if change and self._can_be_written(change) else ()
            self.causes[number] = Cause(Likely.SLIP if unwritten else Likely.OFFENCE, mend=mend)

    def _explain(self, number: int, share: int) -> None:
        """Explain a finding, entering no more than a share; what its mend takes with it follows from it."""
        finding = self._findings[number]
        cannot_be = finding.clause in CANNOT_BE
        until = self._left - share
        tried = self._mends(finding, until)
        if not tried:
            cut_short = self._left <= until
            self.causes[number] = Cause(Likely.SLIP if cannot_be else Likely.OPEN if cut_short else Likely.OFFENCE)
            return
        best, mended = self._best(tried, until)
        mend = edits_of(self._course.log, best.change)
        unwritten = finding.kind is FindingKind.OMISSION and best.change.added is not None
        others = max((one.worth for one in tried if one is not best), default=0)
        alone = best.worth <= 1 and not cannot_be and not unwritten
        before, after = counted(self._course.found()), counted(mended.found())
        gone, new = before - after, after - before
        if gone.total() - new.total() < (2 if alone else 1 - cannot_be) or (alone and best.undoes):
            self._echoes.update(dict.fromkeys(self._gone_with(number, gone), number))
            self.causes[number] = Cause(Likely.OFFENCE, mend=mend) if alone else Cause(Likely.OPEN)
            return
        self._course = mended
        earlier = self._mended_anew(number, mend, after)
        self._edits.update({(edit.line, edit.column): edit for edit in mend})
        certain = LEAST_FOR_CERTAIN <= best.worth >= 2 * others and not new
        cause = Cause(Likely.SLIP, mend=mend, certain=certain)
        together = self._gone_with(number, gone)
        if earlier is not None:
            known = {(edit.line, edit.column): edit for edit in (*self.causes[earlier].mend, *mend)}
            anew = replace(cause, mend=tuple(edit for _, edit in sorted(known.items())))
            self._fold([earlier, number, *together], anew)
        elif best.undoes:
            self.causes[number] = cause
            self._echoes.update(dict.fromkeys(together, number))
        else:
            self._fold([number, *together], cause)

    def _mended_anew(self, number: int, mend: Sequence[Edit], after: Counter[Told]) -> int | None:
        """Return the earlier finding with a mend at the same place that another mends as well, if there is one."""
        places = {(edit.line, edit.column) for edit in mend if edit.written}
        for earlier in range(number):
            known = {(edit.line, edit.column) for edit in self.causes[earlier].mend if edit.written}
            if not places.isdisjoint(known) and not after[saying(self._findings[earlier])]:
                return earlier
        return None

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

    def _gone_with(self, number: int, gone: Counter[Told]) -> list[int]:
        """Return the other findings that are gone with a mend of one, and that nothing explains yet."""
        left = gone.copy()
        left[saying(self._findings[number])] -= 1
        together: list[int] = []
        for other, finding in enumerate(self._findings):
            if other != number and self._may_follow(other) and left[saying(finding)] > 0:
                left[saying(finding)] -= 1
                together.append(other)
        return together

    def _fold(self, together: Sequence[int], cause: Cause) -> None:
        """Note the cause of findings that are gone with one mend: the first has it, the others follow."""
        first = min(together)
        for other in together:
            self.causes[other] = cause if other == first else Cause(Likely.SLIP, follows=first)

    def _fold_echo(self, number: int, first: int) -> None:
        """Let a finding follow from an earlier one whose action brought it about, unless something else mends it."""
        own, root = self.causes[number], self.causes[first].follows
        root = first if root is None else root
        mended = own.likely is Likely.SLIP and any(edit.meant for edit in own.mend)
        explains = any(cause.follows == number for cause in self.causes)
        if own.follows is None and not mended and not explains and root < number:
            self.causes[number] = Cause(self.causes[root].likely, follows=root)

    def _may_follow(self, number: int) -> bool:
        """Whether a finding is explained by nothing yet, or only by an edit that mends nothing besides."""
        return self.causes[number].follows is None and self.causes[number].likely is not Likely.SLIP

    # Roots ------------------------------------------------------------------------------------------------------------
    def _find_roots(self) -> None:
        """See of the findings that stand by themselves whether a wider edit of one takes others away.

        Where they are few, all may come from any of them; where they are many, it is seen of the first.
        """
        written, standing = self._written, self._standing()
        if not standing or written is None:
            return
        self._left = max(0, self._left) + (MORE_ENTERED if self._few else MORE_FOR_THE_FIRST)
        self._course, self._edits = written, {}
        for number in range(len(self._findings)) if self._few else standing[:1]:
            standing = self._standing()
            if number in standing and self._left > 0 and (len(standing) > 1 or not self.causes[number].mend):
                self._find_root(number, self._left // 2 if self._few else 0)

    def _standing(self) -> list[int]:
        """Return the findings that follow from no other."""
        judging = (n for n, finding in enumerate(self._findings) if finding.judges and not finding.played)
        return [n for n in judging if self.causes[n].follows is None]

    def _following(self, number: int) -> set[int]:
        return {other for other, cause in enumerate(self.causes) if cause.follows == number}

    def _find_root(self, number: int, until: int) -> None:
        """Let the findings follow from one that its best wider edit takes away, if it takes more than is known."""
        finding = self._findings[number]
        turn = next((n for n, turn in enumerate(self._course.turns) if turn.line == finding.line), None)
        if turn is None or not self._course.turns[turn].actions:
            return
        before = counted(self._course.found())
        best: tuple[tuple[int, bool, int], Attempt, Course, set[int]] | None = None
        for one in self._promising(self._wider(finding, turn, (self._left + until) // 2)):
            if self._left <= until and (best is not None or not self._few):
                break
            mended = self._course.changed(one.change)
            self._left -= mended.entered
            after = counted(mended.found())
            together, new = self._all_gone(number, before - after, one), (after - before).total()
            if new * TIMES_MORE_GONE > len(together):
                continue
            key = (new - len(together), one.undoes, one.cost)
            if best is None or key < best[0]:
                best = key, one, mended, together
            if not after:
                break
        if best is not None:
            self._fold_under(number, *best[1:])

    def _promising(self, attempts: Sequence[Attempt]) -> list[Attempt]:
        """Return some of the attempts that mend a finding: those that change what others are of, the best, undoings."""
        leading = sorted(attempts, key=self._changes_for_others, reverse=True)
        undoing = [one for one in leading if one.undoes]
        mixed = chain.from_iterable(zip_longest(leading, attempts, undoing))
        return list({id(one): one for one in mixed if one is not None}.values())[:MOST_TO_THE_END]

    def _changes_for_others(self, one: Attempt) -> int:
        """Return how many findings after an edit are of places or supplies of which it changes what lies there."""
        turn = self._course.turns[one.change.turn]
        written = [turn.actions[number].node for number in one.change.nodes]
        meant = [node for node in (*one.change.nodes.values(), *one.change.all_added) if node is not None]
        changed = Counter(moved_by(meant, turn.player))
        changed.subtract(moved_by(written, turn.player))
        altered = {touched for touched, count in changed.items() if count}
        return sum(not altered.isdisjoint(missed) for missed in self._touched_after(turn.line, self._standing()))

    def _wider(self, finding: Finding, turn: int, until: int) -> list[Attempt]:
        """Return what mends a finding, small or wider, the best first."""
        end = self._seen_until(turn)
        others = [other for other in self._course.found_before(end) if other.judges and other.line >= finding.line]
        candidates = Candidates(self._course.log, self._words, finding, turn, others)
        more = wider(candidates, self._course.log, self._words, candidates.own)
        found: list[Attempt] = []
        near, setups = candidates.nearest(), of_setup(candidates, self._course.log, self._words)
        own = _alternating(more, chain(near, candidates.rivals()))
        for change in chain(_alternating(setups, near), more) if self._is_setup(turn) else own:
            if self._left <= until or len(found) >= MOST_WIDER:
                break
            one = self._attempt(change, finding)
            mends = self._mends_up_to(one, turn + 1) and one.limit.fewer >= 1 and self._can_be_written(change)
            if mends and self._mends_up_to(one, end) and one.limit.fewer >= 1:
                found.append(one)
        return sorted(found, key=lambda one: (-one.limit.fewer, one.undoes, one.limit.bent, one.cost))

    def _all_gone(self, number: int, gone: Counter[Told], one: Attempt) -> set[int]:
        """Return the findings that are gone with an edit for one of them, without those of what it leaves out."""
        left = gone.copy()
        own = self._findings[number]
        turn = self._course.turns[one.change.turn]
        taken = {turn.actions[n].column for n, node in one.change.nodes.items() if node is None} - {own.column}
        together: set[int] = set()
        for other, finding in enumerate(self._findings):
            if left[saying(finding)] > 0 and (finding.line != turn.line or finding.column not in taken):
                left[saying(finding)] -= 1
                together.add(other)
        return together

    def _fold_under(self, number: int, best: Attempt, mended: Course, together: set[int]) -> None:
        """Let findings follow from one if all go away with an edit of it that were known to follow, and more."""
        own, known = self.causes[number], self._following(number)
        others = {n for n in self._standing() if n != number and n in together and self._following(n) <= together}
        if number not in together or (own.mend and not (others and known <= together)):
            return
        if not own.mend and not known <= together:
            return
        finding = self._findings[number]
        unwritten = finding.kind is FindingKind.OMISSION and best.change.added is not None
        slip = finding.clause in CANNOT_BE or (not best.undoes and (unwritten or len(together) > 1))
        cause = Cause(Likely.SLIP if slip else Likely.OFFENCE, mend=edits_of(self._course.log, best.change))
        self.causes[number] = cause
        for other in (*known, *others, *(n for first in others for n in self._following(first))):
            self.causes[other] = Cause(cause.likely, follows=number)
        self._course = mended
        self._edits.update({(edit.line, edit.column): edit for edit in cause.mend})

    # What mends a finding ---------------------------------------------------------------------------------------------
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
            nearest = _alternating(of_setup(candidates, self._course.log, self._words), nearest)
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


def _alternating(some: Iterable[Change], others: Iterable[Change]) -> Iterator[Change]:
    """Yield one of some changes and one of others, as long as there are any."""
    for pair in zip_longest(some, others):
        yield from (change for change in pair if change is not None)
