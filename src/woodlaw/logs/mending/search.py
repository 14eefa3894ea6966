"""The search for mends: of each finding, the edit after which it and the most of what follows is not found any more."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice

from woodlaw.logs.bookkeeping import Bookkeeper
from woodlaw.logs.findings import Cause, Edit, Finding, FindingKind, Likely
from woodlaw.logs.mending.edits import Change, changed, distance, edits_of, fits, turns_of
from woodlaw.logs.mending.variants import Words, clearings_of, discards, elsewhere, endings, followers, variants
from woodlaw.logs.opening import lay_table
from woodlaw.logs.rootlog.reader import read
from woodlaw.logs.rootlog.syntax import (
    Action,
    Battle,
    BoardAt,
    Cards,
    ClearingAt,
    Log,
    Move,
    Node,
    Pieces,
    Thing,
    Turn,
    Where,
)

CANNOT_BE = frozenset({"1.2.1", "1.5.1", "1.5.4", "4.3"})
"""The clauses of what cannot lie on a table or be done there: cards and pieces from nowhere, and battles of nobody. No
player can do it; a pen can."""
MOST_TRIED = 800
"""How many edits are tried for one finding."""
MOST_ADDED = 60
"""How many of the actions that a player writes in its turns are tried as ones that were not written down."""
FARTHEST_BACK = 12
"""How many turns before that of a finding its cause is looked for in."""
MOST_COMPARED = 4
"""Of how many edits that mend a finding it is seen what else they mend."""
FARTHEST_ON = 4
"""In how many turns after that of a finding it is seen."""
MOST_NEW = 1
"""How many findings a mend may bring up that were not there. It must take more away, or as many where what is found
cannot be."""
LEAST_FOR_CERTAIN = 3
"""How many findings a mend takes away at least that is certain; two can go away together by accident."""
MOST_ENTERED = 26_000
"""How many actions and events are entered in all while edits of one game are tried: a game of people has some 1,300."""
LARGEST_SHARE = 6
"""The first of many findings gets a part of one in so many of what may still be entered: others may follow from it."""
COST_OF_A_TRY = 4
"""What a try costs besides the actions and events that it enters."""
MOST_EXPLAINED = 100
"""In a game of how many findings, remarks on the notation left aside, causes are looked for; more are in no game."""
LONGEST = 500
"""Of how many lines a game may be for mends to be looked for; the longest games of people have eighty."""

Told = tuple[FindingKind, str, int, str]
"""What a finding says, wherever on its line."""
Touched = tuple[str, Where | None, str]
"""Whose pieces, or cards, are at a place; in a supply, which is None, those of a kind."""


def explain(text: str, findings: Sequence[Finding]) -> list[Finding]:
    """Return the findings of a game as text, each with its cause as far as an edit of the text shows one.

    Remarks on the notation have none, and what is undecided has one only where it follows from something else.
    """
    search = _Search(text, findings)
    search.explain()
    return [replace(finding, cause=cause) for finding, cause in zip(findings, search.causes, strict=True)]


@dataclass(slots=True)
class _Tried:
    """An edit that mends a finding.

    ``worth`` is how many findings fewer there are with it, as far as was looked, ``cost`` how many characters it adds,
    leaves out or writes otherwise; ``undoes`` says that it takes back what an action says.
    """

    change: Change
    worth: int
    cost: int
    undoes: bool


class _TooMuch(Exception):
    """More is found than may be."""


class _Limit:
    """What is found while a change is tried, and the ``most`` that may be of each; ``wanted`` must be one less."""

    def __init__(self, before: Iterable[Finding], most: Counter[Told], wanted: Told) -> None:
        self.told = _counted(before)
        self.most = most
        self._wanted = wanted
        self._new = 0

    def found(self, finding: Finding) -> None:
        """Count a finding; raises :class:`_TooMuch` where it is one too many."""
        if finding.kind is FindingKind.NOTATION:
            return
        told = _told(finding)
        self.told[told] += 1
        if self.told[told] > self.most[told] - (told == self._wanted):
            self._new += 1
            if told == self._wanted or self._new > MOST_NEW:
                raise _TooMuch


class _Search:
    """The findings of one game, explained one after the other; each mend stays for those that follow."""

    def __init__(self, text: str, findings: Sequence[Finding]) -> None:
        self.causes = [Cause() for _ in findings]
        """The cause of each finding, as far as it is known."""
        self._findings = findings
        self._text = text
        self._log = log = read(text)
        self._edits: dict[tuple[int, int], Edit] = {}
        """The mends so far, by their places in the text."""
        self._keepers: list[Bookkeeper] = []
        """The books before each turn, and those after the last."""
        self._left = 0
        """How much may still be entered."""
        opening = lay_table(log)
        told = sum(_counted(findings).values())
        if opening.game is not None and len(turns_of(log)) <= LONGEST and told <= MOST_EXPLAINED:
            self._words = Words.of(log, [place.number for place in opening.game.state.clearings])
            self._keepers.append(Bookkeeper(opening, opening.game))
            self._enter_from(0)
            self._left = MOST_ENTERED

    def explain(self) -> None:
        """Find the cause of every finding."""
        asked = [number for number, finding in enumerate(self._findings) if finding.judges]
        for place, number in enumerate(asked):
            if self._left > 0 and self.causes[number].follows is None:
                waiting = sum(self.causes[later].follows is None for later in asked[place:])
                self._explain(number, self._left // min(waiting, LARGEST_SHARE))

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
        best = min(tried, key=lambda one: (-one.worth, one.undoes, one.cost))
        mend = edits_of(self._log, best.change)
        unwritten = finding.kind is FindingKind.OMISSION and best.change.added is not None
        if best.worth <= 1 and not cannot_be and not unwritten:
            self.causes[number] = Cause(Likely.OFFENCE, mend=mend)
            return
        others = max((one.worth for one in tried if one is not best), default=0)
        gone, new = self._mend(best.change, least=1 - cannot_be)
        if not gone:
            self.causes[number] = Cause(Likely.OPEN)
            return
        certain = LEAST_FOR_CERTAIN <= best.worth >= 2 * others and not new
        cause = Cause(Likely.SLIP, mend=mend, certain=certain)
        if best.undoes:
            self.causes[number] = cause
        else:
            self._fold(number, cause, gone)

    def _mend(self, change: Change, least: int) -> tuple[Counter[Told], Counter[Told]]:
        """Make a change in the log for good, and return what is found no more and what is found anew, to the very end.

        Where it takes fewer away than ``least`` more than it brings up, the log stays as it is, and nothing is gone.
        """
        log, keepers, before = self._log, list(self._keepers), _counted(self._at_the_end())
        mend = edits_of(log, change)
        self._log = changed(log, change)
        self._enter_from(change.turn)
        after = _counted(self._at_the_end())
        if before.total() - after.total() < least:
            self._log, self._keepers = log, keepers
            return Counter(), Counter()
        self._edits.update({(edit.line, edit.column): edit for edit in mend})
        return before - after, after - before

    def _fold(self, number: int, cause: Cause, gone: Counter[Told]) -> None:
        """Note the cause of all findings that are gone with the mend of one: the first has it, the others follow."""
        together = [
            other
            for other, finding in enumerate(self._findings)
            if other == number or (self._may_follow(other) and gone[_told(finding)] > 0)
        ]
        for other in together:
            self.causes[other] = cause if other == together[0] else Cause(Likely.SLIP, follows=together[0])

    def _may_follow(self, number: int) -> bool:
        """Whether a finding is explained by nothing yet, or only by an edit that mends nothing besides."""
        return self.causes[number].follows is None and self.causes[number].likely is not Likely.SLIP

    # What mends a finding ---------------------------------------------------------------------------------------------
    def _mends(self, finding: Finding, until: int) -> list[_Tried]:
        """Return the edits that mend a finding and more than they bring up.

        ``until`` is how much may be left to enter when the last one is tried.
        """
        turn = next((n for n, turn in enumerate(turns_of(self._log)) if turn.line == finding.line), None)
        if turn is None:
            return []
        end = min(turn + 1 + FARTHEST_ON, len(turns_of(self._log)))
        least = 1 - (finding.clause in CANNOT_BE)
        mending: list[_Tried] = []
        for change in islice(self._candidates(finding, turn), MOST_TRIED):
            one = self._tried(change, finding, turn + 1, end)
            if one is not None and one.worth >= least and self._can_be_written(change):
                mending.append(one)
            if sum(one.worth > 0 for one in mending) == MOST_COMPARED or self._left <= until:
                break
        return mending

    def _can_be_written(self, change: Change) -> bool:
        """Whether a change can be made in the text beside the mends so far, of which it may replace some."""
        together = dict(self._edits)
        for edit in edits_of(self._log, change):
            known = together.get((edit.line, edit.column), edit)
            if known.written != edit.written or (known is not edit and not edit.written):
                return False
            together[edit.line, edit.column] = edit
        return fits(self._text, together.values())

    def _tried(self, change: Change, finding: Finding, turn: int, end: int) -> _Tried | None:
        """Return what a change is worth; None where a finding before a turn is still there, or too much is new.

        It is entered up to the turn ``end``, and not beyond what is too much, which most changes bring up at once.
        """
        log = changed(self._log, change)
        keeper = self._keepers[change.turn].copy()
        limit = _Limit(keeper.books.findings, _counted(self._keepers[turn].books.findings), _told(finding))
        keeper.books.listener = limit.found
        before = keeper.entered
        try:
            _enter(log, keeper, change.turn, turn)
            here = limit.most = _counted(self._keepers[end].books.findings)
            _enter(log, keeper, turn, end)
        except _TooMuch:
            return None
        finally:
            self._left -= COST_OF_A_TRY + keeper.entered - before
        worth = here.total() - limit.told.total()
        cost = sum(distance(edit.written, edit.meant) for edit in edits_of(self._log, change))
        undoes = _undoes(turns_of(self._log)[change.turn], change)
        # What an action brought about goes away with it, be it done or not.
        return _Tried(change, min(worth, 1) if undoes else worth, cost, undoes=undoes)

    def _candidates(self, finding: Finding, turn: int) -> Iterator[Change]:
        """Yield edits, the nearest to a finding first.

        They are of its action, and of that and its neighbours at once; what may have been left out, or written though
        nobody did it; what the turn and those before did at the same places; what its player writes elsewhere; and the
        rest of the turn.
        """
        turns = turns_of(self._log)
        actions = turns[turn].actions
        if not actions:
            return
        own = max((n for n, action in enumerate(actions) if action.column <= finding.column), default=0)
        near = sorted(range(len(actions)), key=lambda number: abs(number - own))
        yield from self._otherwise(turn, own)
        yield from self._elsewhere(turn, own)
        player = turns[turn].player
        after = own + 1 if own + 1 < len(actions) else None
        yield from (Change(turn, {}, node) for node in endings(player, self._words))
        yield from (Change(turn, {}, node, after) for node in followers(actions[own].node, player))
        yield from (Change(turn, {number: None}) for number in near)
        yield from (Change(turn, dict.fromkeys(run)) for run in _repeated(actions))
        wanted = _touched(actions[own].node, player)
        for number in near[1:]:
            yield from self._otherwise(turn, number, wanted, touching=True)
        if wanted:
            elsewhere_only = replace(self._words, letters=(), pieces=(), items=(), crafted=())
            for earlier in range(turn - 1, max(-1, turn - 1 - FARTHEST_BACK), -1):
                for number in range(len(turns[earlier].actions)):
                    yield from self._otherwise(earlier, number, wanted, touching=True, words=elsewhere_only)
        for number in near[1:]:
            if _is_of_cards(actions[number].node):
                yield from self._otherwise(turn, number, wanted, touching=False)
        before = own if after is not None else None
        yield from (
            Change(turn, {}, node, before) for node in (*discards(player, self._words), *self._words_of(player))
        )
        for number in near[1:]:
            if not _is_of_cards(actions[number].node):
                yield from self._otherwise(turn, number, wanted, touching=False)

    def _words_of(self, player: str) -> list[Node]:
        """Return the actions that a player writes in any turn, what it writes most often first."""
        written = Counter(a.node for turn in self._log.turns if turn.player == player for a in turn.actions)
        return [node for node, _ in written.most_common(MOST_ADDED)]

    def _otherwise(
        self,
        turn: int,
        action: int,
        wanted: frozenset[Touched] = frozenset(),
        *,
        touching: bool = False,
        words: Words | None = None,
    ) -> Iterator[Change]:
        """Yield edits of an action: those that change what somebody has at a place that is wanted, or the others."""
        its = turns_of(self._log)[turn]
        node = its.actions[action].node
        written = wanted & _touched(node, its.player)
        for other in variants(node, words or self._words):
            if bool(written or wanted & _touched(other, its.player)) is touching:
                yield Change(turn, {action: other})

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
            keeper = self._keepers[number].copy()
            before = keeper.entered
            _enter(self._log, keeper, number, number + 1)
            self._left -= keeper.entered - before
            self._keepers.append(keeper)

    def _at_the_end(self) -> list[Finding]:
        keeper = self._keepers[-1].copy()
        keeper.close(self._log)
        return keeper.books.findings


def _enter(log: Log, keeper: Bookkeeper, first: int, end: int) -> None:
    """Enter some turns of a log."""
    turns = turns_of(log)
    for number in range(first, end):
        setup = number < len(log.setup)
        keeper.enter_turn(turns[number], setup=setup, last=not setup and number + 1 == len(turns))


def _run(nodes: Sequence[Node], own: int, clearing: int) -> Iterator[int]:
    """Yield the numbers of the actions around one, from one battle to the next, that name the same clearing."""
    battles = [number for number, node in enumerate(nodes) if isinstance(node, Battle)]
    first = max((number for number in battles if number <= own), default=0)
    end = min((number for number in battles if number > own), default=len(nodes))
    return (number for number in range(first, end) if clearing in clearings_of(nodes[number]))


def _undoes(turn: Turn, change: Change) -> bool:
    """Whether a change takes back what an action says: leaves it out, or has cards come that went away."""
    return any(other is None or _gives_back(turn.actions[n].node, other) for n, other in change.nodes.items())


def _gives_back(written: Node, meant: Node) -> bool:
    if not isinstance(written, Move) or not isinstance(meant, Move):
        return False
    return _is_of_cards(written) and not written.ends and bool(meant.ends)


def _is_of_cards(node: Node) -> bool:
    return isinstance(node, Move) and any(isinstance(t, Cards) for group in node.groups for t in group.things)


def _repeated(actions: Sequence[Action]) -> Iterator[range]:
    """Yield what to leave out of actions that stand side by side and say the same, two of them or more."""
    first = 0
    for end in range(1, len(actions) + 1):
        if end == len(actions) or actions[end].node != actions[first].node:
            yield from (range(number, end) for number in range(end - 2, first - 1, -1))
            first = end


def edits(findings: Iterable[Finding], *, certain_only: bool) -> list[Edit]:
    """Return the edits of what likely are slips, the later where two are of one place; only those that are certain.

    An edit of a place that one which is not certain touches too is not certain either.
    """
    slips = [finding.cause for finding in findings if finding.cause.likely is Likely.SLIP]
    chosen = {(edit.line, edit.column): edit for cause in slips for edit in cause.mend}
    doubtful = {(edit.line, edit.column) for cause in slips if not cause.certain for edit in cause.mend}
    return [edit for place, edit in sorted(chosen.items()) if not (certain_only and place in doubtful)]


def _counted(findings: Iterable[Finding]) -> Counter[Told]:
    """Count what findings say; what is said of the notation alone tells nothing of the game."""
    return Counter(_told(finding) for finding in findings if finding.kind is not FindingKind.NOTATION)


def _told(finding: Finding) -> Told:
    return finding.kind, finding.clause, finding.line, finding.message


def _touched(node: Node, player: str) -> frozenset[Touched]:
    """Return where an action of a player changes what somebody has, or where it needs that somebody has something."""
    match node:
        case Battle(clearing=clearing):
            sides = (node.attacker or player, node.defender)
            return frozenset((side, ClearingAt(clearing), "") for side in sides)
        case Move():
            ends = [_owned(end, player) for end in node.ends] or [None]
            return frozenset(
                touched
                for group in node.groups
                for thing in group.things
                for place in (_owned(group.start, player), *ends)
                if (touched := _has(thing, place, player)) is not None
            )
        case _:
            return frozenset()


def _has(thing: Thing, place: Where | None, player: str) -> Touched | None:
    match thing:
        case Pieces():
            return thing.owner or player, place, "" if place else thing.kind
        case Cards() if place:
            return "cards", place, ""
        case _:
            return None


def _owned(place: Where | None, player: str) -> Where | None:
    return BoardAt(player, place.part) if isinstance(place, BoardAt) and not place.owner else place
