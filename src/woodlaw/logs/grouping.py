"""What one action joins: in what order it happens, what of it goes together, and whether any of it is a piece."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import cycle, takewhile

from woodlaw.logs.rootlog import syntax


def grouped(groups: Sequence[syntax.Group]) -> list[syntax.Group]:
    """Return the groups of an action in the order in which they come.

    In what order things are joined says nothing: tokens and buildings lie there before others come.
    """
    apart = [part for group in groups for part in _without_stored(group)]
    return sorted(_with_like_starts(apart), key=_brings_more_than_tokens)


def _without_stored(group: syntax.Group) -> list[syntax.Group]:
    """Return a group with its tokens and buildings apart where it starts beside the map: ``(t+4w)0->9``.

    They are stored, for none of them lie there.
    """
    if not isinstance(group.start, syntax.ClearingAt) or group.start.number:
        return [group]
    stored = tuple(thing for thing in group.things if isinstance(thing, syntax.Pieces) and thing.kind in "tb")
    others = tuple(thing for thing in group.things if thing not in stored)
    parts = (syntax.Group(stored, None), syntax.Group(others, group.start))
    return [part for part in parts if part.things]


def _with_like_starts(groups: Sequence[syntax.Group]) -> list[syntax.Group]:
    """Return groups with those of other pieces from the same start as one, which go together: ``w2+t_f2->12``."""
    found: dict[object, syntax.Group] = {}
    for number, group in enumerate(groups):
        of_pieces = group.start is not None and all(isinstance(thing, syntax.Pieces) for thing in group.things)
        start: object = group.start if of_pieces else number
        before = found.get(start)
        if before is None:
            found[start] = group
        elif set(before.things) & set(group.things):
            found[number] = group
        else:
            found[start] = syntax.Group((*before.things, *group.things), group.start)
    return list(found.values())


def _brings_more_than_tokens(group: syntax.Group) -> bool:
    """Whether a group is of more than tokens and buildings that come from where they are stored."""
    return group.start is not None or not all(isinstance(t, syntax.Pieces) and t.kind in "tb" for t in group.things)


def moves_no_piece(node: syntax.Node) -> bool:
    """Return whether an action moves cards or board markers alone."""
    things = [thing for group in node.groups for thing in group.things] if isinstance(node, syntax.Move) else []
    return bool(things) and all(isinstance(thing, syntax.Cards | syntax.BoardMarker) for thing in things)


def told_as_trade(before: Iterable[syntax.Node], node: syntax.Node, after: syntax.Node | None) -> syntax.Node:
    """Return what an action tells: two tokens that move to each other's clearing, one by one, trade places.

    No token moves, so people who do not know ``t3<->t5`` write ``t3->5/t5->3``; the second of these tells nothing more.
    ``before`` are the actions before it, the last one first.
    """
    there = token_moved(node)
    if there is None:
        return node
    back = (there[0], there[2], there[1])
    # To and fro, each second one belongs to the one before it.
    to_and_fro = takewhile(
        lambda each: token_moved(each[0]) == each[1], zip(before, cycle((back, there)), strict=False)
    )
    if len(list(to_and_fro)) % 2:
        return syntax.Move((), ())
    if after is not None and token_moved(after) == back:
        return syntax.Swap(there[1], there[2], there[0])
    return node


def token_moved(node: syntax.Node) -> tuple[str, int, int] | None:
    """Return whose one token an action moves, and from which clearing to which; None where it does anything else."""
    match node:
        case syntax.Move(
            (syntax.Group((syntax.Pieces(1, "t", _, owner),), syntax.ClearingAt(origin)),),
            (syntax.ClearingAt(destination),),
        ):
            return owner, origin, destination
    return None
