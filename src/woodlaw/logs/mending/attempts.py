"""An edit that is tried to mend a finding: what it costs, what it mends, and how much it may bring up."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from woodlaw.logs.findings import Finding, FindingKind
from woodlaw.logs.mending.course import Trial
from woodlaw.logs.mending.edits import Change
from woodlaw.logs.mending.touched import is_of_cards
from woodlaw.logs.rootlog.syntax import Move, Node, Pieces, Score, Turn

MOST_NEW = 1
"""How many findings a mend may bring up that were not there. It must take more away, or as many where what is found
cannot be."""
MOST_COMPARED = 12
"""How many edits that mend a finding are compared, if none of them is small and mends all that it may."""
SMALL = 1
"""How many characters are written otherwise by an edit after which none is looked for that is smaller."""

_NUMBER = re.compile(r"\d+")
Told = tuple[FindingKind, str, int, str]
"""What a finding says, wherever on its line."""


class TooMuch(Exception):
    """More is found than may be."""


class Limit:
    """What is found while a change is tried, and how much of it may be.

    On the line of the ``wanted`` finding there must be one finding less by its clause, in any words, and one less that
    says the same, even with other numbers.
    """

    def __init__(self, before: Iterable[Finding], wanted: Finding) -> None:
        self.told = counted(before)
        self._wanted = wanted.clause, wanted.line
        self._said = _NUMBER.sub("", wanted.message)
        self._known = set[tuple[int, str]]()
        self.bent = 0
        """How much is bent in reading that was not before."""
        self._most = Counter[Told]()
        self._there_before = 0, 0
        self._new = 0

    def allow(self, findings: Iterable[Finding]) -> None:
        """Allow from now on what was found before, without one of the wanted."""
        findings = list(findings)
        self._most = counted(findings)
        self._there_before = self._there(self._most)
        self._known = {(finding.line, finding.message) for finding in findings if finding.kind is FindingKind.NOTATION}

    @property
    def fewer(self) -> int:
        """How many fewer are found than were before."""
        return self._most.total() - self.told.total()

    def found(self, finding: Finding) -> None:
        """Count a finding; raises :class:`TooMuch` where it is one too many."""
        if finding.kind is FindingKind.NOTATION:
            self.bent += (finding.line, finding.message) not in self._known
            return
        told = saying(finding)
        self.told[told] += 1
        if (finding.clause, finding.line) == self._wanted and self.still_there:
            raise TooMuch
        if self.told[told] > self._most[told]:
            self._new += 1
            if self._new > MOST_NEW:
                raise TooMuch

    @property
    def still_there(self) -> bool:
        """Whether the wanted finding's clause says as much of its line as before, or the same as often."""
        (said, alike), (all_said, all_alike) = self._there(self.told), self._there_before
        return said >= all_said or 0 < all_alike <= alike

    def _there(self, counts: Counter[Told]) -> tuple[int, int]:
        """Count what the wanted finding's clause says of its line, and how much of it says the same."""
        there = [(told, count) for (_, *where, told), count in counts.items() if tuple(where) == self._wanted]
        return sum(count for _, count in there), sum(n for told, n in there if _NUMBER.sub("", told) == self._said)


@dataclass(slots=True, eq=False, repr=False)
class Attempt:
    """An edit that is tried to mend a finding; as long as it mends it, ``trial`` goes on.

    ``cost`` is how many characters it adds, leaves out or writes otherwise; ``undoes`` says that it takes back what an
    action says.
    """

    change: Change
    trial: Trial
    limit: Limit
    cost: int
    undoes: bool

    @property
    def worth(self) -> int:
        """How many findings fewer there are with it, as far as was looked.

        What undoes an action is worth one at most: all that the action brought about goes away with it, even if it was
        done.
        """
        return min(self.limit.fewer, 1) if self.undoes else self.limit.fewer

    @property
    def rank(self) -> tuple[int, bool, int, int]:
        """What the best has least of: what is worth most, is no undoing, bends least and costs least."""
        return -self.worth, self.undoes, self.limit.bent, self.cost

    def mends(self, end: int, found: Iterable[Finding]) -> bool:
        """Enter up to a turn; whether the finding is gone, and no more is new than may be beside what was found."""
        self.limit.allow(found)
        try:
            if not self.limit.still_there:
                self.trial.enter(end)
        except TooMuch:
            return False
        return not self.limit.still_there


def enough(mending: Sequence[Attempt], wanted: int) -> bool:
    """Whether enough edits mend a finding: many, or a small one that mends as many as are wanted.

    What was drawn or discarded at a turn's end and not written down is small in any case.
    """
    done = [one for one in mending if not one.undoes]
    small = max((one.worth for one in done if one.cost <= SMALL or _ends(one.change)), default=0)
    return len(done) >= MOST_COMPARED or small >= wanted


def _ends(change: Change) -> bool:
    return change.added is not None and change.at is None and is_of_cards(change.added)


def counted(findings: Iterable[Finding]) -> Counter[Told]:
    """Count what findings say; what is said of the notation alone tells nothing of the game."""
    return Counter(saying(finding) for finding in findings if finding.kind is not FindingKind.NOTATION)


def saying(finding: Finding) -> Told:
    """Return what a finding says, by which the same one is known in another course of the log."""
    return finding.kind, finding.clause, finding.line, finding.message


def undoes(turn: Turn, change: Change, *, setup: bool) -> bool:
    """Whether a change takes back what an action says: leaves it out, or has cards come that went away.

    A piece that a setup places and should not is no act of anybody, nor are points for what is written otherwise.
    """
    changed = [(turn.actions[n].node, other) for n, other in change.nodes.items()]
    left_out = [node for node, other in changed if other is None]
    beside_others = len(left_out) < len(changed)
    acts = (
        not (setup and _places_pieces(node)) and not (beside_others and isinstance(node, Score)) for node in left_out
    )
    return any(acts) or any(other is not None and _gives_back(node, other) for node, other in changed)


def _places_pieces(node: Node) -> bool:
    things = [thing for group in node.groups for thing in group.things] if isinstance(node, Move) else []
    return bool(things) and all(isinstance(thing, Pieces) for thing in things)


def _gives_back(written: Node, meant: Node) -> bool:
    if not isinstance(written, Move) or not isinstance(meant, Move):
        return False
    return is_of_cards(written) and not written.ends and bool(meant.ends)
