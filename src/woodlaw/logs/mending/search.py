"""The search for mends: for each finding, the edit that makes it and most of what follows from it disappear."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from woodlaw.logs.findings import Cause, Edit, Finding, FindingKind, Likely
from woodlaw.logs.mending.attempts import Told, counted, saying
from woodlaw.logs.mending.collector import rarely_collecting
from woodlaw.logs.mending.consequences import Consequences
from woodlaw.logs.mending.edits import edits_of
from woodlaw.logs.mending.occasion import CANNOT_BE
from woodlaw.logs.mending.replays import Replays
from woodlaw.logs.mending.roots import Roots
from woodlaw.logs.mending.trying import LEAST_FOR_CERTAIN

TIMES_ITS_PART = 1.5
"""How many times its part a finding gets of what may still be entered: some that wait follow from it."""
FOR_THE_FIRST, MANY = 1_500, 30
"""How many actions and events are entered besides for the first finding where so many wait: most may follow from it."""
FEW = 14
"""How many findings of a game are few: then more is entered to see whether all come from one slip or offence."""


def explain(text: str, findings: Sequence[Finding]) -> list[Finding]:
    """Return the findings of a game as text, each with its cause as far as an edit of the text shows one.

    Remarks on the notation have none, and what is undecided has one only where it follows from something else.
    """
    search = _Search(text, findings)
    with rarely_collecting():
        search.explain()
    return [replace(finding, cause=cause) for finding, cause in zip(findings, search.causes, strict=True)]


class _Search(Roots):
    """The findings of one game, explained one after the other; each mend stays for those that follow."""

    def __init__(self, text: str, findings: Sequence[Finding]) -> None:
        super().__init__(text, findings)
        self._echoes: dict[int, int] = {}
        """For each finding that is gone where the action of an earlier one is taken back, the earlier one."""

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
