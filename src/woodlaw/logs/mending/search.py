"""The search for mends: of each finding, the edit after which it and the most of what follows is not found any more."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from itertools import islice

from woodlaw.logs.bookkeeping import Bookkeeper
from woodlaw.logs.findings import Finding, FindingKind
from woodlaw.logs.mending.edits import Change, Edit, changed, edits_of, turns_of
from woodlaw.logs.mending.variants import Words, clearings_of, discards, elsewhere, variants
from woodlaw.logs.opening import lay_table
from woodlaw.logs.rootlog.syntax import Battle, BoardAt, Cards, HandAt, Log, Move, Node, Pieces

CANNOT_BE = frozenset({"1.2.1", "1.5.1", "1.5.4"})
"""The clauses of what cannot lie on a table: cards and pieces that are nowhere. No player can do it; a pen can."""
MOST_TRIED = 1_000
"""How many edits are tried for one finding."""
FARTHEST_BACK = 12
"""How many turns before that of a finding its cause is looked for in."""
MOST_COMPARED = 12
"""Of how many edits that mend a finding it is seen what else they mend."""
LEAST_FOR_CERTAIN = 3
"""How many findings a mend takes away at least that is certain; two can go away together by accident."""
MOST_ENTERED = 400_000
"""How many actions and turns are entered in all while edits of one game are tried."""
LONGEST = 500
"""Of how many lines a game may be for mends to be looked for; the longest games of people have eighty."""

Told = tuple[FindingKind, str, int, str]
"""What a finding says, wherever on its line."""


class Likely(StrEnum):
    """What a finding most likely is."""

    SLIP = "slip"
    """The players did right, and the record says otherwise."""
    OFFENCE = "offence"
    """The players did what the record says."""
    OPEN = ""
    """Nothing tells which."""


@dataclass(slots=True)
class Explained:
    """A finding, what it most likely is, and how the record would have to be written.

    ``follows`` is the number of the finding, from 0, with whose mend this one goes away. ``others`` counts those that
    go away with this one's. A mend is ``certain`` where it mends several findings, and twice as many as any other edit
    that was tried.
    """

    finding: Finding
    likely: Likely = Likely.OPEN
    follows: int | None = None
    mend: tuple[Edit, ...] = ()
    others: int = 0
    certain: bool = False


def explain(log: Log) -> list[Explained]:
    """Return the findings of a log in the order of the file, each with what explains it.

    Findings on the notation alone, and those of a log that no table can be laid for, are not among them.
    """
    return _Search(log).explained()


@dataclass(slots=True)
class _Tried:
    """An edit that mends a finding: what else it mends."""

    change: Change
    gone: Counter[Told]


class _Search:
    """The findings of one game, explained one after the other; each mend stays for those that follow."""

    def __init__(self, log: Log) -> None:
        self._log = log
        opening = lay_table(log)
        self._keepers: list[Bookkeeper] = []
        """The books before each turn, and those after the last."""
        self._left = MOST_ENTERED if len(turns_of(log)) <= LONGEST else 0
        if opening.game is not None:
            self._words = Words.of(log, [place.number for place in opening.game.state.clearings])
            self._keepers.append(Bookkeeper(opening, opening.game))
            if self._left:
                self._enter_from(0)
            else:
                self._entered(log, self._keepers[0], 0, len(turns_of(log)))

    def explained(self) -> list[Explained]:
        """Return every finding with what explains it."""
        if not self._keepers:
            return []
        found = [f for f in self._at_the_end() if f.kind is not FindingKind.NOTATION]
        told = [Explained(finding) for finding in sorted(found, key=lambda f: (f.line, f.column))]
        for number, each in enumerate(told):
            if self._left > 0 and each.follows is None and each.finding.kind is not FindingKind.UNDECIDED:
                self._explain(told, number)
        return told

    def _explain(self, told: list[Explained], number: int) -> None:
        """Explain a finding; what its mend takes with it follows from it."""
        each = told[number]
        tried = self._mends(each.finding)
        cannot_be = each.finding.clause in CANNOT_BE
        if not tried:
            each.likely = Likely.OPEN if cannot_be or self._left <= 0 else Likely.OFFENCE
            return
        most = max(one.gone.total() for one in tried)
        best = next(one for one in tried if one.gone.total() == most)
        if most == 1 and not cannot_be:
            if each.finding.kind is FindingKind.OMISSION and best.change.added is not None:
                each.mend = edits_of(self._log, best.change)
            else:
                each.likely = Likely.OFFENCE
            return
        each.likely, each.mend = Likely.SLIP, edits_of(self._log, best.change)
        others = max((one.gone.total() for one in tried if one is not best), default=0)
        each.certain = most >= LEAST_FOR_CERTAIN and most >= 2 * others
        for later in range(number + 1, len(told)):
            if told[later].follows is None and best.gone[_told(told[later].finding)] > 0:
                told[later].follows, told[later].likely = number, Likely.SLIP
                each.others += 1
        self._log = changed(self._log, best.change)
        self._enter_from(best.change.turn)

    # What mends a finding ---------------------------------------------------------------------------------------------
    def _mends(self, finding: Finding) -> list[_Tried]:
        """Return the edits that mend a finding and bring up no other one, with all that each mends."""
        turn = next((n for n, turn in enumerate(turns_of(self._log)) if turn.line == finding.line), None)
        if turn is None:
            return []
        here, at_the_end = _counted(self._keepers[turn + 1].books.findings), _counted(self._at_the_end())
        mending: list[_Tried] = []
        for change in islice(self._candidates(finding, turn), MOST_TRIED):
            log = changed(self._log, change)
            keeper = self._entered(log, self._keepers[change.turn].copy(), change.turn, turn + 1)
            after = _counted(keeper.books.findings)
            if after[_told(finding)] < here[_told(finding)] and not after - here:
                keeper = self._entered(log, keeper, turn + 1, len(turns_of(log)))
                keeper.close(log)
                gone = at_the_end - (after := _counted(keeper.books.findings))
                leaves_out = None in change.nodes.values()
                if not after - at_the_end and gone.total() > leaves_out:
                    mending.append(_Tried(change, gone))
            if len(mending) == MOST_COMPARED or self._left <= 0:
                break
        return mending

    def _candidates(self, finding: Finding, turn: int) -> Iterator[Change]:
        """Yield edits, the nearest to a finding first.

        They are of its action, of that and its neighbours at once, of what the turn and those before did with the
        same things, and of the rest of the turn.
        """
        turns = turns_of(self._log)
        actions = turns[turn].actions
        if not actions:
            return
        own = max((n for n, action in enumerate(actions) if action.column <= finding.column), default=0)
        yield from self._otherwise(turn, own)
        yield from self._elsewhere(turn, own)
        yield from (Change(turn, {}, node) for node in discards(turns[turn].player))
        yield Change(turn, {own: None})
        near = [number for number in sorted(range(len(actions)), key=lambda n: abs(n - own)) if number != own]
        about = _subjects(actions[own].node, turns[turn].player)
        same = [number for number in near if about & _subjects(actions[number].node, turns[turn].player)]
        for number in same:
            yield from self._otherwise(turn, number)
        for earlier in range(turn - 1, max(-1, turn - 1 - FARTHEST_BACK), -1):
            for number, action in enumerate(turns[earlier].actions):
                if about & _subjects(action.node, turns[earlier].player):
                    yield from self._otherwise(earlier, number, same_kinds=True)
        for number in near:
            if number not in same:
                yield from self._otherwise(turn, number)

    def _otherwise(self, turn: int, action: int, *, same_kinds: bool = False) -> Iterator[Change]:
        node = turns_of(self._log)[turn].actions[action].node
        words = replace(self._words, pieces=(), items=()) if same_kinds else self._words
        return (Change(turn, {action: other}) for other in variants(node, words))

    def _elsewhere(self, turn: int, own: int) -> Iterator[Change]:
        """Yield edits of a clearing that an action and its neighbours name: a battle and what falls in it."""
        nodes = [action.node for action in turns_of(self._log)[turn].actions]
        for written in clearings_of(nodes[own]):
            together = list(_run(nodes, own, written))
            if len(together) > 1:
                for meant in self._words.clearings:
                    if meant != written:
                        yield Change(turn, {n: elsewhere(nodes[n], written, meant) for n in together})

    # The books --------------------------------------------------------------------------------------------------------
    def _enter_from(self, turn: int) -> None:
        """Enter the turns of the log from one on, and keep the books before each."""
        del self._keepers[turn + 1 :]
        for number in range(turn, len(turns_of(self._log))):
            self._keepers.append(self._entered(self._log, self._keepers[number].copy(), number, number + 1))

    def _entered(self, log: Log, keeper: Bookkeeper, first: int, end: int) -> Bookkeeper:
        """Return a bookkeeper that has entered some turns of a log."""
        turns = turns_of(log)
        for number in range(first, end):
            setup = number < len(log.setup)
            keeper.enter_turn(turns[number], setup=setup, last=not setup and number + 1 == len(turns))
        self._left -= sum(1 + len(turn.actions) for turn in turns[first:end])
        return keeper

    def _at_the_end(self) -> list[Finding]:
        keeper = self._keepers[-1].copy()
        keeper.close(self._log)
        return keeper.books.findings


def _run(nodes: Sequence[Node], own: int, clearing: int) -> Iterator[int]:
    """Yield the numbers of the actions around one, from one battle to the next, that name the same clearing."""
    battles = [number for number, node in enumerate(nodes) if isinstance(node, Battle)]
    first = max((number for number in battles if number <= own), default=0)
    end = min((number for number in battles if number > own), default=len(nodes))
    return (number for number in range(first, end) if clearing in clearings_of(nodes[number]))


def edits(explained: Iterable[Explained], *, certain_only: bool) -> list[Edit]:
    """Return the edits of some explanations, the later where two are of one place; only those that are certain.

    An edit of a place that one which is not certain touches too is not certain either.
    """
    chosen = {(edit.line, edit.column): edit for each in explained for edit in each.mend}
    doubtful = {(edit.line, edit.column) for each in explained if not each.certain for edit in each.mend}
    return [edit for place, edit in sorted(chosen.items()) if not (certain_only and place in doubtful)]


def _counted(findings: Iterable[Finding]) -> Counter[Told]:
    return Counter(map(_told, findings))


def _told(finding: Finding) -> Told:
    return finding.kind, finding.clause, finding.line, finding.message


def _subjects(node: Node, player: str) -> set[tuple[str, str]]:
    """Return what an action is about: whose pieces, and whose cards."""
    found: set[tuple[str, str]] = set()
    if isinstance(node, Move):
        places = [*(group.start for group in node.groups), *node.ends]
        found |= {("pieces", t.owner or player) for g in node.groups for t in g.things if isinstance(t, Pieces)}
        if any(isinstance(t, Cards) for g in node.groups for t in g.things):
            found |= {("cards", place.owner or player) for place in places if isinstance(place, HandAt | BoardAt)}
    return found
