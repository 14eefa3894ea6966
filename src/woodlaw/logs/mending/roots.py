"""Roots of findings: whether wider edits of one that stands by itself take others away, which then come from it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import chain, zip_longest

from woodlaw.logs.findings import Cause, Finding, FindingKind, Likely
from woodlaw.logs.mending.attempts import Attempt, Told, counted, saying
from woodlaw.logs.mending.candidates import Candidates
from woodlaw.logs.mending.course import Course
from woodlaw.logs.mending.edits import edits_of
from woodlaw.logs.mending.occasion import CANNOT_BE
from woodlaw.logs.mending.touched import moved_by
from woodlaw.logs.mending.trying import Trying, alternating
from woodlaw.logs.mending.wider import of_setup, wider

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


class Roots(Trying):
    """The findings of one game, of which it is seen whether others come from one that stands by itself."""

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
        own = alternating(more, chain(near, candidates.rivals()))
        for change in chain(alternating(setups, near), more) if self._is_setup(turn) else own:
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
