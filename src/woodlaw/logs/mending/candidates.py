"""What is tried to mend a finding: edits of actions near it, and of those before that touch the same places."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import islice, pairwise, product

from woodlaw.logs.findings import FindingKind
from woodlaw.logs.mending.edits import MOST_TOGETHER, Change
from woodlaw.logs.mending.marches import marches_in, with_other_counts
from woodlaw.logs.mending.occasion import CANNOT_BE, Occasion
from woodlaw.logs.mending.touched import Touched, is_of_cards, touched_by
from woodlaw.logs.mending.variants import (
    MOST_UNWRITTEN,
    NOWHERE,
    Words,
    clearings_of,
    discards,
    elsewhere,
    endings,
    followers,
    makes_room_for,
    names_owner,
    of_own_cards,
    owners_in,
    turned_round,
    variants,
)
from woodlaw.logs.rootlog.letters import ITEMS
from woodlaw.logs.rootlog.syntax import (
    Action,
    Battle,
    BoardAt,
    BoardMarker,
    Cards,
    ClearingAt,
    Craft,
    Group,
    HandAt,
    Items,
    Move,
    Node,
    Pieces,
    Score,
    ScoreMarker,
    Thing,
)

MOST_ADDED = 60
"""How many of the actions that a player writes in its turns are tried as ones that were not written down."""
MOST_DUE = 6
"""How many ways of writing what a finding says is due are tried."""
MARKER = "marker"
"""How findings call what is set on a board and belongs to no supply."""
MOST_SCORING = 6
"""How many kinds of action that a player scores for are tried as ones that were not written down."""
FARTHEST_BACK = 12
"""How many turns before that of a finding its cause is looked for in."""


class Candidates(Occasion):
    """What may mend the finding of an occasion: edits of its turn and of those before."""

    def due(self) -> Iterator[Change]:
        """Yield what the finding says is due, just before the action: as the record writes the like."""
        if self.finding.kind is FindingKind.OMISSION:
            own = self._actions[self.own].node
            kinds = [letter for letter, kind in ITEMS.items() if kind in self.finding.expected.split()]
            owners = owners_in(own) if MARKER in self.finding.expected.split() else ()
            written = (action.node for turn in self._turns for action in turn.actions)
            often = Counter(node for each in written for node in _of_another(each, kinds, owners))
            yield from (Change(self.turn, {}, node, self.own) for node, _ in often.most_common(MOST_DUE))

    def nearest(self) -> Iterator[Change]:
        """Yield edits of the action itself, alone or with those that name the same clearing, and of a turn's end."""
        own = self._actions[self.own].node
        if self.finding.late:
            yield from self._in_another_order()
        if self.own + 1 >= len(self._actions):
            yield from self._ended()
        if not (isinstance(own, Battle) and own.defender == (own.attacker or self._player)):
            yield from self._elsewhere()
        yield from self._fought_again()
        yield from self._otherwise(self.turn, self.own)

    def _fought_again(self) -> Iterator[Change]:
        """Yield the battle before what it takes, once more: another of the same may not be written."""
        fought = [action.node for action in self._actions[: self.own] if isinstance(action.node, Battle)]
        if fought and clearings_of(self._actions[self.own].node) == clearings_of(fought[-1]):
            yield Change(self.turn, {}, fought[-1], self.own)

    def _unscored(self) -> Iterator[Change]:
        """Yield what the action may have removed instead of what the points behind it are for."""
        own, after = self._actions[self.own].node, self.own + 1
        scored = self._actions[after].node if after < len(self._actions) else None
        if isinstance(scored, Score) and isinstance(own, Move) and not any(isinstance(e, ClearingAt) for e in own.ends):
            fewer = replace(scored, points=scored.points - 1) if scored.points > 1 else None
            for other in variants(own, self._words_here, self._player):
                yield Change(self.turn, {self.own: other, after: fewer})

    def _in_another_order(self) -> Iterator[Change]:
        """Yield the action taken earlier in its turn, at the nearest place first; then one before it, taken later."""
        nodes = [action.node for action in self._actions]
        yield from (Change(self.turn, {self.own: None}, nodes[self.own], at) for at in range(self.own - 1, -1, -1))
        for number in range(self.own - 1, max(-1, self.own - 1 - MOST_TOGETHER), -1):
            for at in (*range(self.own + 1, len(nodes)), None):
                yield Change(self.turn, {number: None}, nodes[number], at)

    def rivals(self) -> Iterator[Change]:
        """Yield edits of the other actions of the turn that touch what the finding's own does."""
        for number in range(len(self._actions)):
            if number != self.own:
                yield from self._otherwise(self.turn, number, touching=True)

    def farther(self) -> Iterator[Change]:
        """Yield the others, the likeliest first.

        They are what scored, where only the points are written; what the turn lacks, if something lacks in it; what was
        done at the places of several findings; what was removed for what scored; what may have been left out, or
        written though nobody did it; what the turn and those before did at the same places; what its player writes
        elsewhere; and the rest of the turn.
        """
        own, actions = self.own, self._actions
        unwritten = list(self._unwritten())
        yield from self._scoring()
        if self._lacks_something:
            yield from unwritten
        yield from self._of_several()
        yield from self._unscored()
        others = sorted((number for number in range(len(actions)) if number != own), key=lambda n: abs(n - own))
        after = own + 1 if own + 1 < len(actions) else None
        yield from (Change(self.turn, {}, node, after) for node in self._followers())
        if after is not None:
            yield from self._ended()
        runs = dict.fromkeys(_activating(actions, number) for number in (own, *others))
        yield from (Change(self.turn, dict.fromkeys(run)) for run in runs)
        yield from (Change(self.turn, dict.fromkeys(run)) for run in _repeated(actions))
        if self.finding.clause not in CANNOT_BE and not self._lacks_something:
            yield from unwritten
        for number in others:
            yield from self._otherwise(self.turn, number, touching=True)
        if self.finding.clause in CANNOT_BE:
            yield from self._before()
        for number in others:
            if is_of_cards(actions[number].node):
                yield from self._otherwise(self.turn, number, touching=False)
        yield from unwritten if self.finding.clause in CANNOT_BE else self._before()
        for number in others:
            if not is_of_cards(actions[number].node):
                yield from self._otherwise(self.turn, number, touching=False)

    def _before(self) -> Iterator[Change]:
        """Yield edits of earlier turns: of what touches the same places, and of marches that do."""
        if not self._wanted:
            return
        words = replace(self.words, letters=(), pieces=(), items=(), crafted=())
        for earlier in range(self.turn - 1, max(-1, self.turn - 1 - FARTHEST_BACK), -1):
            yield from self._marches(earlier)
            for number in range(len(self._turns[earlier].actions)):
                yield from self._otherwise(earlier, number, touching=True, words=words)

    def _ended(self) -> Iterator[Change]:
        return (Change(self.turn, {}, node) for node in endings(self._player))

    def _of_several(self) -> Iterator[Change]:
        """Yield edits, here and in earlier turns, of what was done at the places of this and of other findings."""
        if not self._wanted_by_others:
            return
        for turn in range(self.turn, max(-1, self.turn - 1 - FARTHEST_BACK), -1):
            its = self._turns[turn]
            touched = [touched_by(action.node, its.player) for action in its.actions]
            for march in marches_in([action.node for action in its.actions]):
                if self._is_of_several(frozenset[Touched]().union(*(touched[number] for number in march))):
                    yield from with_other_counts(turn, march)
            for number, at in enumerate(touched):
                if self._is_of_several(at) and (turn, number) != (self.turn, self.own):
                    yield from self._otherwise(turn, number)

    def _is_of_several(self, touched: frozenset[Touched]) -> bool:
        return sum(not touched.isdisjoint(each) for each in self._wanted_by_all) > 1

    def _followers(self) -> Iterator[Node]:
        """Yield what may have come after the action; where something lacks, also points of anybody."""
        yield from followers(self._actions[self.own].node, self._words_here, self._player)
        if self._tells_of_lack:
            scorers = (letter for letter in self.words.letters if letter != self._player)
            yield from (Score(*each) for each in product(range(1, MOST_UNWRITTEN + 1), scorers))

    def _unwritten(self) -> Iterator[Change]:
        """Yield what may have been left out before the action; what a turn lacks at its end, also as it began."""
        places = [None if self.own + 1 >= len(self._actions) else self.own, *([0] if self._lacks_something else [])]
        nodes = self._often_written()
        if self._tells_of_lack:
            yield from self._crafts()
            nodes = dict.fromkeys((*nodes, *self._brought_where_it_lacks(nodes)))
        for node in sorted(nodes, key=self._wanted_by_how_many, reverse=True):
            yield from (Change(self.turn, {}, node, place) for place in places)

    def _crafts(self) -> Iterator[Change]:
        """Yield crafts of the item that the finding names, anywhere up to its action, with what they may score."""
        items = [letter for letter, kind in ITEMS.items() if kind in self.finding.message.split()]
        scores = [(), *((Score(points),) for points in range(1, MOST_UNWRITTEN + 1))]
        for item, place, score in product(items, range(self.own + 1), scores):
            yield Change(self.turn, {}, Craft(item=item), place, score)

    def _scoring(self) -> Iterator[Change]:
        """Yield what may have been left out before points: what its player scores for elsewhere, in each clearing."""
        points = self._actions[self.own].node
        if not isinstance(points, Score):
            return
        scored = Counter[Node]()
        for turn in (turn for turn in self._turns if turn.player == self._player):
            for first, second in pairwise(action.node for action in turn.actions):
                if isinstance(second, Score) and second.player == points.player:
                    scored.update(elsewhere(first, number, NOWHERE) for number in clearings_of(first)[:1])
        kinds = (kind for kind, _ in scored.most_common(MOST_SCORING))
        for kind, number in product(kinds, self._words_here.clearings):
            yield Change(self.turn, {}, elsewhere(kind, NOWHERE, number), self.own)

    def _brought_where_it_lacks(self, nodes: Iterable[Node]) -> Iterator[Node]:
        """Yield actions in one clearing each, in the clearings that the findings are of."""
        wanted = dict.fromkeys(place for each in self._wanted_by_all for _, place, _ in sorted(each, key=str))
        for node, meant in product(nodes, wanted):
            match clearings_of(node), meant:
                case [written], ClearingAt(number):
                    yield elsewhere(node, written, number)

    def _wanted_by_how_many(self, node: Node) -> int:
        """Return how many of the findings are of the places that an action touches."""
        touched = touched_by(node, self._player)
        return sum(not touched.isdisjoint(each) for each in self._wanted_by_all)

    def _often_written(self) -> Iterable[Node]:
        """Return discards, what the turn did before, the same undone, and what its player writes most often.

        Where something lacks, it may be what others write of pieces that are not their own.
        """
        turns = (turn for turn in self.log.turns if turn.player == self._player)
        written = Counter(action.node for turn in turns for action in turn.actions)
        here = dict.fromkeys(action.node for action in reversed(self._actions[: self.own]))
        back = (other for node in here if isinstance(node, Move) for other in turned_round(node))
        often = dict.fromkeys((*here, *back, *(node for node, _ in written.most_common(MOST_ADDED))))
        found = [*discards(self._player, self.words), *islice(often, MOST_ADDED)]
        if self._tells_of_lack or not self._wanted:
            found += self.given()
        if not self._tells_of_lack:
            return found
        here_named = dict.fromkeys(number for action in self._actions for number in clearings_of(action.node))
        arriving = (Move((Group((Pieces(1, "w"),)),), (ClearingAt(number),)) for number in here_named)
        found += [*self._of_alike_items(), *arriving]
        said = Counter(a.node for turn in self._turns for a in turn.actions if names_owner(a.node, turn.player))
        of_the_board = makes_room_for(self._actions[self.own].node)
        moves = (node for node in often if isinstance(node, Move))
        found += dict.fromkeys(other for move in moves for other in of_own_cards(move, self.words, self._player))
        return [*found, *of_the_board, *(node for node, _ in said.most_common(MOST_ADDED))]

    def given(self) -> Iterator[Node]:
        """Yield cards that anybody gives to the player, or as others do in the record, and draws."""
        ways = dict.fromkeys(_given_to(action.node) for turn in self._turns for action in turn.actions)
        for end, letter in product(ways, self.words.letters):
            if end is not None and letter != end.owner:
                yield Move((Group((Cards(1),), HandAt(letter)),), (end,))
        for letter in self.words.letters:
            if letter != self._player:
                yield Move((Group((Cards(1),), HandAt(letter)),), (HandAt(self._player),))
            yield Move((Group((Cards(1),)),), (HandAt(letter),))

    def _of_alike_items(self) -> Iterator[Node]:
        """Yield what the turn does with an item, or else what its player does in other turns, done with each other."""
        here = [action.node for action in self._actions]
        others = [action.node for turn in self._turns if turn.player == self._player for action in turn.actions]
        for nodes in (here, others):
            done = dict.fromkeys(
                (group.start, node.ends)
                for node in nodes
                if isinstance(node, Move) and len(node.groups) == 1
                for group in node.groups
                if all(isinstance(thing, Items) for thing in group.things)
            )
            if done:
                for (start, ends), kind in product(done, self.words.items):
                    yield Move((Group((Items(1, kind),), start),), ends)
                return

    def _otherwise(
        self, turn: int, action: int, *, touching: bool | None = None, words: Words | None = None
    ) -> Iterator[Change]:
        """Yield edits of an action: all, or only those that touch what the finding's own action does, or the others."""
        its = self._turns[turn]
        node = its.actions[action].node
        written = bool(self._wanted & touched_by(node, its.player))
        for other in variants(node, words or self._words_here, its.player):
            if touching is None or (written or bool(self._wanted & touched_by(other, its.player))) is touching:
                yield Change(turn, {action: other})

    def _elsewhere(self) -> Iterator[Change]:
        """Yield edits of a clearing that the action and others name, those around it or those of the whole turn."""
        nodes = [action.node for action in self._actions]
        for written in clearings_of(nodes[self.own]):
            whole = [number for number, node in enumerate(nodes) if written in clearings_of(node)]
            for together in dict.fromkeys((_run(nodes, self.own, whole), tuple(whole))):
                for meant in self._words_here.clearings if 1 < len(together) <= MOST_TOGETHER else ():
                    if meant != written:
                        yield Change(self.turn, {n: elsewhere(nodes[n], written, meant) for n in together})

    def _marches(self, turn: int) -> Iterator[Change]:
        """Yield marches of a turn that touch the same places, each with more or fewer pieces all the way."""
        its = self._turns[turn]
        for march in marches_in([action.node for action in its.actions]):
            if any(self._wanted & touched_by(move, its.player) for move in march.values()):
                yield from with_other_counts(turn, march)


def _run(nodes: Sequence[Node], own: int, numbers: Sequence[int]) -> tuple[int, ...]:
    """Return those numbers of actions that are around one, from one battle to the next."""
    battles = [number for number, node in enumerate(nodes) if isinstance(node, Battle)]
    first = max((number for number in battles if number <= own), default=0)
    end = min((number for number in battles if number > own), default=len(nodes))
    return tuple(number for number in numbers if first <= number < end)


def _activating(actions: Sequence[Action], number: int) -> range:
    """Return an action alone, or with what is told beside it: a dominance card is activated and a marker leaves."""
    for first in (number, number - 1):
        if 0 <= first < len(actions) - 1 and _is_of_marker(actions[first + 1].node):
            return range(first, first + 2)
    return range(number, number + 1)


def _is_of_marker(node: Node) -> bool:
    return isinstance(node, Move) and any(isinstance(thing, ScoreMarker) for g in node.groups for thing in g.things)


def _repeated(actions: Sequence[Action]) -> Iterator[range]:
    """Yield what to leave out of actions that stand side by side and say the same, two of them or more."""
    first = 0
    for end in range(1, len(actions) + 1):
        if end == len(actions) or actions[end].node != actions[first].node:
            yield from (range(number, end) for number in range(end - 2, first - 1, -1))
            first = end


def _of_another(node: Node, kinds: Iterable[str], owners: Iterable[str]) -> Iterator[Node]:
    """Yield an action of one item with others in its place, or of one marker with those of others."""
    match node:
        case Move((Group((Items(count=1) as item,)) as group,)):
            things: list[Thing] = [replace(item, kind=kind) for kind in kinds]
        case Move((Group((BoardMarker() as marker,)) as group,)):
            things = [replace(marker, part=owner) for owner in owners]
        case _:
            return
    yield from (replace(node, groups=(replace(group, things=(thing,)),)) for thing in things)


def _given_to(node: Node) -> BoardAt | HandAt | None:
    """Return to which hand or board of another an action gives cards from a hand; None for every other action."""
    match node:
        case Move((Group((Cards(),), HandAt(giver)),), (BoardAt(owner) | HandAt(owner) as end,)) if owner not in (
            "",
            giver,
        ):
            return end
    return None
