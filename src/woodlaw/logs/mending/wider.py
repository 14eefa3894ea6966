"""What is tried for a finding that no small edit mends: several actions left out, and what others show was left out."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import chain, combinations, groupby, islice, pairwise, product
from typing import TypeGuard

from woodlaw.logs.findings import FindingKind
from woodlaw.logs.mending.candidates import Candidates
from woodlaw.logs.mending.edits import Change, turns_of
from woodlaw.logs.mending.variants import (
    NOWHERE,
    SUIT_DETAILS,
    Words,
    clearings_of,
    elsewhere,
    names_owner,
    near,
    owners_in,
)
from woodlaw.logs.rootlog.syntax import (
    Action,
    Battle,
    BoardMarker,
    ClearingAt,
    Flip,
    ForestAt,
    Group,
    Log,
    Move,
    Node,
    Pieces,
    Score,
    Thing,
    Where,
)

MOST_SCORED = 4
"""How many points are tried that what was left out scores."""
_CLEARING = re.compile(r"clearing (\d+)")
LONGEST_RUN = 6
"""How many actions side by side are tried as ones that nobody did."""
TURNS_ON = 4
"""In how many turns of its player it is looked what must have come to its places before."""
MOST_SEVERAL = 40
"""At how many choices of places it is tried what a setup places at several."""
MOST_KINDRED = 40
"""How many actions of a record are tried at other places, or of other players, as ones that were not written down."""


def wider(candidates: Candidates, log: Log, words: Words, own: int) -> Iterator[Change]:
    """Yield edits for a finding at an action of its turn, by its number: the likeliest first."""
    turn = candidates.turn
    its = turns_of(log)[turn]
    runs = list(_runs(own, len(its.actions)))
    yield from (Change(turn, dict.fromkeys(run)) for run in runs)
    yield from _brought_together(log, turn, own)
    yield from _other_ends(log, words, turn, own)
    if candidates.finding.kind is FindingKind.VIOLATION:
        yield from (Change(turn, {}, node, own) for node in candidates.given())
        # Where too many of an action are told at the last of them, others may be those that nobody did.
        others = (run for n in range(len(its.actions)) for run in _runs(n, n + 1) if run not in runs)
        yield from (Change(turn, dict.fromkeys(run)) for run in others)
    if turn < len(log.setup) or candidates.finding.kind is FindingKind.OMISSION:
        yield from _unwritten(candidates, log, words, own)


def of_setup(candidates: Candidates, log: Log, words: Words) -> Iterator[Change]:
    """Yield edits of a setup: an action that nobody did, what its player's first turns show and what it lacks."""
    yield Change(candidates.turn, {candidates.own: None})
    yield from _told_of_another(log, candidates.turn)
    yield from _arrivals(log, candidates.turn)
    yield from (Change(candidates.turn, {}, node, 0) for node in _starts(log, words, candidates.turn))


def _unwritten(candidates: Candidates, log: Log, words: Words, own: int) -> Iterator[Change]:
    """Yield what may have been left out: anywhere in the turn where the finding names its clearing, else near it."""
    turn = candidates.turn
    its = turns_of(log)[turn]
    told = [int(number) for number in _CLEARING.findall(candidates.finding.message)]
    nearby = [place for place in (own + 1, own, 0) if place < len(its.actions)]
    everywhere = [*nearby, *(place for place in range(own - 1, 0, -1) if place not in nearby)]
    kinds = _told_elsewhere(log, its.player)
    for run in _runs_told_elsewhere(log, its.player):
        yield from (Change(turn, {}, run[0], place, run[1:]) for place in (nearby[0], None))
    for node in _losses(its.actions[own].node, words, its.player):
        after = own + 1 if own + 1 < len(its.actions) else None
        yield from (Change(turn, {}, node, after, more) for more in ((), (Score(points=1),)))
    for first, second in _pairs_told_elsewhere(log, its.player):
        for number in dict.fromkeys((*told, *clearings_of(its.actions[own].node))):
            pair = elsewhere(first, NOWHERE, number), elsewhere(second, NOWHERE, number)
            yield from (Change(turn, {}, pair[0], place, pair[1:]) for place in (nearby[0], None))
    named = [
        node
        for node in (_kindred(kinds, log, words, its.actions[own], told, ()) if told else ())
        if _touches(node, told)
    ]
    yield from (Change(turn, {}, node, place) for node in named for place in (None, *everywhere))
    for points in range(1, MOST_SCORED + 1):
        yield from (Change(turn, {}, node, place, (Score(points=points),)) for node in named for place in nearby)
    for node in _kindred(kinds, log, words, its.actions[own], told, words.clearings):
        yield from (Change(turn, {}, node, place) for place in dict.fromkeys((nearby[0], None, *nearby[1:])))


def _touches(node: Node, told: Sequence[int]) -> bool:
    """Whether an action names some clearings, or a forest that they touch."""
    forests = [end for end in node.ends if isinstance(end, ForestAt)] if isinstance(node, Move) else []
    named = (*clearings_of(node), *(number for forest in forests for number in forest.clearings))
    return not set(told).isdisjoint(named)


def _losses(node: Node, words: Words, player: str) -> Iterator[Node]:
    """Yield what a side may have lost in a battle."""
    if isinstance(node, Battle):
        for side in (node.defender, node.attacker or player):
            for kind, detail in words.pieces:
                lost = Pieces(1, kind, detail, "" if side == player else side)
                yield Move((Group((lost,), ClearingAt(node.clearing)),))


def _other_ends(log: Log, words: Words, turn: int, own: int) -> Iterator[Change]:
    """Yield what an action brings to a place, alone or with another, brought to other clearings and forests."""
    nodes = [action.node for action in turns_of(log)[turn].actions]
    node = nodes[own]
    if not isinstance(node, Move) or len(node.ends) != 1 or not isinstance(node.ends[0], (ClearingAt, ForestAt)):
        return
    together = [n for n, other in enumerate(nodes) if isinstance(other, Move) and other.ends == node.ends]
    place = together.index(own)
    pairs = [together[first : first + 2] for first in (place - 1, place) if first >= 0]
    of_other_sort: list[ClearingAt | ForestAt] = [*_forests(log, words.clearings)]
    if isinstance(node.ends[0], ForestAt):
        of_other_sort += [ClearingAt(number) for number in words.clearings]
    for its in ([own], *(pair for pair in pairs if len(pair) > 1)):
        for meant in of_other_sort:
            if meant != node.ends[0]:
                yield Change(turn, {number: _brought_to(nodes[number], meant) for number in its})


def _brought_together(log: Log, turn: int, own: int) -> Iterator[Change]:
    """Yield what a turn does in another clearing, all of it done in one that an action names."""
    nodes = [action.node for action in turns_of(log)[turn].actions]
    named = dict.fromkeys(number for node in nodes for number in clearings_of(node))
    for meant, written in product(clearings_of(nodes[own]), named):
        together = [number for number, node in enumerate(nodes) if written in clearings_of(node)]
        if written != meant:
            yield Change(turn, {number: elsewhere(nodes[number], written, meant) for number in together})


def _brought_to(node: Node, meant: ClearingAt | ForestAt) -> Node:
    return replace(node, ends=(meant,)) if isinstance(node, Move) else node


def _runs(own: int, count: int) -> Iterator[range]:
    """Yield actions side by side, an action among them: fewer first, and those up to it before those after it."""
    for length in range(1, LONGEST_RUN + 1):
        for first in range(max(0, own - length + 1), own + 1):
            if first + length <= count:
                yield range(first, first + length)


def _starts(log: Log, words: Words, turn: int) -> list[Move]:
    """Return what a setup may have left out of all that its faction may begin with, at the places it names first."""
    its = turns_of(log)[turn]
    named = {number for action in its.actions for number in clearings_of(action.node)}
    return sorted(words.starts.get(its.player, ()), key=lambda node: named.isdisjoint(clearings_of(node)))


def _arrivals(log: Log, turn: int) -> Iterator[Change]:
    """Yield setups that place pieces where the player's first turns take them from."""
    its = turns_of(log)[turn]
    found = _taken_at_first(log, its.player)
    written = [action.node for action in its.actions]
    for thing, place in found:
        for number, node in enumerate(written):
            if isinstance(node, Move) and _places(node, thing):
                for together in _with_neighbours(written, number):
                    yield Change(turn, {n: _brought_to(written[n], place) for n in together})
        yield Change(turn, {}, Move((Group((thing,)),), (place,)))
    for number, node in enumerate(written):
        if isinstance(node, Move) and len(node.ends) > 1:
            places = dict.fromkeys((*node.ends, *(place for thing, place in found if _places(node, thing))))
            clearings = [place for place in places if isinstance(place, ClearingAt)]
            for several in islice(combinations(clearings, len(node.ends)), MOST_SEVERAL):
                ends = tuple(sorted(several, key=lambda place: place.number))
                yield Change(turn, {number: replace(node, ends=ends)})


def _told_of_another(log: Log, turn: int) -> Iterator[Change]:
    """Yield setups that tell of one more of several that have names what they tell of another.

    The player's first turns show which one was left out, and where it stood.
    """
    its = turns_of(log)[turn]
    nodes = [action.node for action in its.actions]
    named = dict.fromkeys(
        thing.detail for node in nodes for group in _groups(node) for thing in group.things if _is_named(thing)
    )
    for thing, place in _taken_at_first(log, its.player):
        if thing.detail and thing.detail not in named:
            for name in named:
                told = tuple(_named_otherwise(nodes, name, thing.detail, place))
                if told:
                    yield Change(turn, {}, told[0], 0, told[1:])


def _named_otherwise(nodes: Sequence[Node], name: str, other: str, place: ClearingAt | ForestAt) -> Iterator[Node]:
    """Yield what is told of one that has a name, and what stands behind it and goes to the same place, of another."""
    before: Node | None = None
    for node in nodes:
        match node, before:
            case Move((Group((Pieces(detail=detail) as thing,)) as group,), (_,)), _ if detail == name:
                yield Move((replace(group, things=(replace(thing, detail=other),)),), (place,))
            case Move((Group((BoardMarker(part=part) as thing,)) as group,)), _ if part == name:
                yield replace(node, groups=(replace(group, things=(replace(thing, part=other),)),))
            case Move(ends=ends), Move((Group((Pieces(detail=detail),)),), known) if detail == name and ends == known:
                yield replace(node, ends=(place,))
        before = node


def _is_named(thing: Thing) -> TypeGuard[Pieces]:
    """Whether a thing is one of several pieces that have names."""
    return isinstance(thing, Pieces) and len(thing.detail) > 1


def _groups(node: Node) -> Sequence[Group]:
    return node.groups if isinstance(node, Move) else ()


def _taken_at_first(log: Log, player: str) -> Sequence[tuple[Pieces, ClearingAt | ForestAt]]:
    """Return what the first turns of a player take of its own from clearings and forests, each once."""
    turns = [turn for turn in log.turns if turn.player == player][:TURNS_ON]
    return list(dict.fromkeys(taken for turn in turns for action in turn.actions for taken in _taken(action.node)))


def _places(node: Move, thing: Pieces) -> bool:
    """Whether an action of a setup places pieces of the kind of one."""
    match node:
        case Move((Group((Pieces(kind=thing.kind, detail=thing.detail),), None),), (_, *_)):
            return True
    return False


def _with_neighbours(nodes: Sequence[Node], number: int) -> Iterator[range]:
    """Yield an action that ends in one place, and with it what stands beside it and ends there too."""
    node = nodes[number]
    if not isinstance(node, Move) or len(node.ends) != 1:
        return
    yield range(number, number + 1)
    for first in (number - 1, number):
        pair = nodes[max(0, first) : first + 2]
        if len(pair) > 1 and all(isinstance(each, Move) and each.ends == node.ends for each in pair):
            yield range(first, first + 2)


def _taken(node: Node) -> Iterator[tuple[Pieces, ClearingAt | ForestAt]]:
    """Yield what an action takes of its player from clearings and forests, each piece for itself."""
    for group in node.groups if isinstance(node, Move) else ():
        if isinstance(group.start, (ClearingAt, ForestAt)):
            for thing in group.things:
                if isinstance(thing, Pieces) and not thing.owner:
                    yield replace(thing, count=1), group.start


def _kindred(
    kinds: Sequence[Node], log: Log, words: Words, own: Action, told: Sequence[int], further: Sequence[int]
) -> Iterator[Node]:
    """Yield what a record tells elsewhere, at the places and of the players that an action names and then at others."""
    here = list(dict.fromkeys((*told, *clearings_of(own.node))))
    clearings = (*here, *(number for number in further if number not in here))
    forests = _forests(log, here)
    yielded = set[Node]()
    for node in kinds:
        alike = (_at_others(node, clearings, forests), _of_others(node, owners_in(own.node), words))
        others = (_of_other_suits(node, told), _to_fewer(node, told, words), _of_other_counts(node, told))
        for other in chain(*alike, *others):
            if other not in yielded:
                yielded.add(other)
                yield other


def _told_elsewhere(log: Log, player: str) -> Sequence[Node]:
    """Return the actions of a player, one of each kind: those that are written most often first.

    Behind them come those of others that name whose pieces they are of: they say the same in any turn.
    """
    turns = turns_of(log)
    own = Counter(action.node for turn in turns if turn.player == player for action in turn.actions)
    others = Counter(action.node for turn in turns if turn.player != player for action in turn.actions)
    kinds: dict[object, Node] = {}
    for node, _ in (*own.most_common(), *((n, times) for n, times in others.most_common() if names_owner(n, player))):
        kinds.setdefault(_kind(node), node)
    return list(kinds.values())[:MOST_KINDRED]


def _pairs_told_elsewhere(log: Log, player: str) -> list[tuple[Node, Node]]:
    """Return what stands side by side and happens in one clearing, which is left open: what is written most first.

    Others' turns tell it of the player where they name whose pieces it is of.
    """
    pairs = Counter[tuple[Node, Node]]()
    for turn in turns_of(log):
        for first, second in pairwise(action.node for action in turn.actions):
            if turn.player == player or (names_owner(first, turn.player) and names_owner(second, turn.player)):
                match clearings_of(first), clearings_of(second):
                    case [here], [there] if here == there:
                        pairs[elsewhere(first, here, NOWHERE), elsewhere(second, here, NOWHERE)] += 1
    return [pair for pair, _ in pairs.most_common(MOST_KINDRED)]


def _runs_told_elsewhere(log: Log, player: str) -> Sequence[tuple[Node, ...]]:
    """Return what a player does with several markers one after the other, what is written most first."""
    runs = Counter[tuple[Node, ...]]()
    for turn in log.turns:
        for to, nodes in groupby((action.node for action in turn.actions), key=_marked):
            run = tuple(nodes)
            if turn.player == player and len(run) > 1 and to is not None:
                runs[run] += 1
    return [run for run, _ in runs.most_common(MOST_KINDRED)]


def _marked(node: Node) -> Where | None:
    """Return where an action moves a marker of a board to; None for every other action."""
    match node:
        case Move((Group((BoardMarker(),)),), (end,)):
            return end
    return None


def _kind(node: Node) -> object:
    """Return what an action has in common with those that do the same elsewhere or to another."""
    if isinstance(node, Flip | Battle):
        return replace(node, clearing=0)
    if not isinstance(node, Move):
        return node
    groups = [(tuple(map(_sort, group.things)), _place(group.start)) for group in node.groups]
    return tuple(groups), tuple(map(_place, node.ends))


def _sort(thing: Thing) -> object:
    match thing:
        case Pieces(kind=kind, detail=detail):
            return kind, detail
        case BoardMarker():
            return BoardMarker
        case _:
            return thing


def _place(place: object) -> object:
    return type(place) if isinstance(place, (ClearingAt, ForestAt)) else place


def _at_others(node: Node, clearings: Sequence[int], forests: Sequence[ForestAt]) -> Iterator[Node]:
    """Yield an action as it is and in other clearings; one that ends in a forest also in others."""
    yield node
    for written in clearings_of(node):
        yield from (elsewhere(node, written, meant) for meant in clearings)
    if isinstance(node, Move) and any(isinstance(end, ForestAt) for end in node.ends):
        yield from (replace(node, ends=(forest,)) for forest in forests)


def _of_others(node: Node, letters: Sequence[str], words: Words) -> Iterator[Node]:
    """Yield an action that moves something of a player with that of others."""
    match node:
        case Move((Group((Pieces() | BoardMarker() as thing,)) as group,)):
            for letter in (*letters, *(letter for letter in words.letters if letter not in letters)):
                other = replace(thing, owner=letter) if isinstance(thing, Pieces) else replace(thing, part=letter)
                yield replace(node, groups=(replace(group, things=(other,)),))
        case _:
            return


def _of_other_suits(node: Node, told: Sequence[int]) -> Iterator[Node]:
    """Yield what brings a piece that there is one of for each suit to the clearings that a finding tells of."""
    match node:
        case Move((Group((Pieces(detail=detail) as thing,)) as group,), (ClearingAt(),)) if detail in SUIT_DETAILS:
            for suit in SUIT_DETAILS:
                other = replace(group, things=(replace(thing, detail=suit),))
                yield from (Move((other,), (ClearingAt(number),)) for number in told)
        case _:
            return


def _to_fewer(node: Node, told: Sequence[int], words: Words) -> Iterator[Node]:
    """Yield what brings pieces to several clearings, brought to one or two, of which the finding tells one."""
    if isinstance(node, Move) and len(node.ends) > 1:
        for first in map(ClearingAt, told):
            yield replace(node, ends=(first,))
            yield from (replace(node, ends=(first, ClearingAt(n))) for n in words.clearings if n not in told)


def _of_other_counts(node: Node, told: Sequence[int]) -> Iterator[Node]:
    """Yield what moves pieces in one clearing, with more or fewer of them, in the clearings that a finding tells of."""
    match node, clearings_of(node):
        case Move((Group((Pieces() as thing,)) as group,)), [written]:
            for count in near(thing.count):
                if count > 0:
                    other = replace(node, groups=(replace(group, things=(replace(thing, count=count),)),))
                    yield from (elsewhere(other, written, number) for number in told)
        case _:
            return


def _forests(log: Log, clearings: Sequence[int]) -> list[ForestAt]:
    """Return the forests that a record names and that touch some clearings."""
    nodes = [action.node for turn in turns_of(log) for action in turn.actions]
    places = (
        place for node in nodes if isinstance(node, Move) for place in (*node.ends, *(g.start for g in node.groups))
    )
    named = dict.fromkeys(place for place in places if isinstance(place, ForestAt))
    return [forest for forest in named if not set(clearings).isdisjoint(forest.clearings)]
