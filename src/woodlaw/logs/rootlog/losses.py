"""Losses that stand before their battle: `w9->/Cw9->/XC9(2,1)`, which some write so for `XC9(2,1)/w9->/Cw9->`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import takewhile

from woodlaw.logs.rootlog.syntax import (
    Action,
    Battle,
    BoardAt,
    ClearingAt,
    Flip,
    ForestAt,
    Guess,
    Items,
    Move,
    Node,
    Pieces,
    Score,
    Turn,
)

MOST_EXTRA = 2
"""How many hits a side may deal beside those that the dice tell, where it is not told what dealt them."""


def behind_their_battles(turn: Turn) -> tuple[list[Action], list[Action]]:
    """Return the actions of a turn with losses behind the battle that they stand before, and which these losses are.

    They are those of a side of which none stand behind it, or as many as the dice tell in all.
    """
    actions, moved = list(turn.actions), list[Action]()
    # The last battle first: what falls before it is no loss of the one before then.
    for number in reversed(range(len(actions))):
        node = actions[number].node
        if not isinstance(node, Battle):
            continue
        battle = replace(node, attacker=node.attacker or turn.player)
        before = _losses_before(replace(turn, actions=actions), number, battle)
        if before:
            fought = actions[number]
            kept = [each for each in actions[:number] if each not in before]
            actions = [*kept, fought, *before, *actions[number + 1 :]]
            moved = [*before, *moved]
    return (actions, moved) if moved else (turn.actions, [])


def _losses_before(turn: Turn, number: int, battle: Battle) -> list[Action]:
    """Return the actions just before a battle that are losses of a side of it, and of no battle before it."""
    run = _run_before(turn, number, battle.clearing)
    # What a crossbow strikes falls to no hit.
    if not run or any(map(_tells_crossbow, turn.actions[: number - len(run)][-1:])):
        return []
    later = list(takewhile(lambda action: not _is_over(action.node), turn.actions[number + 1 :]))
    struck = {
        side
        for side in (battle.attacker, battle.defender)
        if _falls_to(battle, side, turn.player, run, later)
        and _has_settled(turn, number - len(run), battle, side, untold=not _lost(later, turn.player, battle, side))
    }
    fell = takewhile(lambda action: _losers(action.node, turn.player, battle.clearing) <= struck, reversed(run))
    found = list(fell)[::-1]
    spends = turn.player == battle.attacker and not any(_fells_own_warrior(each.node, turn.player) for each in found)
    found = [each for each in found if not _was_flipped(turn, each.node, battle.clearing)]
    return [each for each in found if not (spends and turn.player in _owners(each.node, turn.player, battle.clearing))]


def _was_flipped(turn: Turn, node: Node, clearing: int) -> bool:
    """Whether an action takes pieces that the turn tells as flipped: what becomes of them is no loss."""
    flips = [each.node for each in turn.actions if isinstance(each.node, Flip) and each.node.clearing == clearing]
    return any(thing.detail and thing.detail == flip.to for flip in flips for thing in _pieces(node))


def _run_before(turn: Turn, number: int, clearing: int) -> list[Action]:
    """Return the actions that stand just before one of a turn and only take pieces from a clearing."""
    run = takewhile(lambda action: _losers(action.node, turn.player, clearing), reversed(turn.actions[:number]))
    found = list(run)[::-1]
    ahead = (action.node for action in reversed(turn.actions[: number - len(found)]))
    said = next((node for node in ahead if not isinstance(node, Score)), None)
    # A piece that its guess removes falls to no hit.
    return found[1:] if isinstance(said, Guess) and said.clearing == clearing else found


def _has_settled(turn: Turn, number: int, battle: Battle, side: str, *, untold: bool) -> bool:
    """Whether what a side has lost before an action of a turn is as much as the dice of a battle before it tell of.

    Something else has been done since, and the losses of the battle that comes are ``untold`` behind it. Where the side
    was in no battle there, nothing is due; after one with an ambush, nobody knows what is due.
    """
    for earlier in reversed(range(number)):
        node = turn.actions[earlier].node
        if not isinstance(node, Battle) or node.clearing != battle.clearing:
            continue
        sides = (node.attacker or turn.player, node.defender)
        if side not in sides:
            # Right behind it, they may have been lent to a side of it that loses nothing else.
            fallen = list(takewhile(lambda each: not isinstance(each.node, Battle), turn.actions[number:]))
            if earlier == number - 1 and not any(_lost(fallen, turn.player, node, each) for each in sides):
                return False
            continue
        since = turn.actions[earlier + 1 : number]
        if not (untold and battle.rolls and node.rolls and any(_goes_on(each.node, turn, node) for each in since)):
            return False
        lost = _lost([*_run_before(turn, earlier, node.clearing), *since], turn.player, node, side)
        return not node.ambush and lost >= node.rolls[0 if side == node.defender else 1]
    return True


def _is_over(node: Node) -> bool:
    """Whether an action follows on a battle: another one, or pieces that come to a clearing."""
    comes = isinstance(node, Move) and any(isinstance(end, ClearingAt) for end in node.ends)
    return isinstance(node, Battle) or (comes and any(_pieces(node)))


def _goes_on(node: Node, turn: Turn, battle: Battle) -> bool:
    """Whether an action brings pieces somewhere, so that a battle before it is over."""
    lost = _losers(node, turn.player, battle.clearing, carried=True)
    return isinstance(node, Move) and bool(node.ends) and not lost and any(_pieces(node))


def _lost(actions: Sequence[Action], player: str, battle: Battle, side: str) -> int:
    """Return how many pieces a side of a battle loses in its clearing by some actions."""
    return sum(_count(action.node, player, battle.clearing, side, carried=True) for action in actions)


def _fells_own_warrior(node: Node, player: str) -> bool:
    return any(thing.kind == "w" and thing.owner in ("", player) for thing in _pieces(node))


def _falls_to(battle: Battle, side: str, player: str, before: Sequence[Action], later: Sequence[Action]) -> bool:
    """Whether what a side loses before a battle falls to its hits: it loses none later, or the dice tell of as many.

    Where they tell of no hits at all, it fell to something else: a strike or another effect. Warriors fall before all
    else does, so that those told before a battle may belong to what falls later, where more hits than the dice's do.
    """
    lost = _lost(later, player, battle, side)
    dice = battle.rolls[0 if side == battle.defender else 1] if battle.rolls else 0
    if battle.rolls and not dice:
        return False
    first = sum(_count(action.node, player, battle.clearing, side) for action in before)
    warriors_last = _has_warriors(later, player, battle.clearing, side)
    first_of_all = not warriors_last and _has_warriors(before, player, battle.clearing, side)
    if not battle.rolls:
        return not lost or first_of_all
    return not lost or lost + first <= dice + MOST_EXTRA * first_of_all


def _has_warriors(actions: Sequence[Action], player: str, clearing: int, side: str) -> bool:
    """Whether some actions take warriors of a side from a clearing."""
    falling = [action.node for action in actions if side in _losers(action.node, player, clearing, carried=True)]
    pieces = (thing for node in falling for thing in _pieces(node))
    return any(thing.kind == "w" and (thing.owner or player) == side for thing in pieces)


def _count(node: Node, player: str, clearing: int, side: str, *, carried: bool = False) -> int:
    """Return how many pieces a side loses in a clearing by an action; other pieces of the player's may be a price."""
    if side not in _losers(node, player, clearing, carried=carried):
        return 0
    kinds = "w" if side == player else "wtb"
    return sum(thing.count for thing in _pieces(node) if (thing.owner or player) == side and thing.kind in kinds)


def _losers(node: Node, player: str, clearing: int, *, carried: bool = False) -> set[str]:
    """Return the letters of those who lose pieces in a clearing by an action, if it does nothing else.

    Pieces of others may be taken along to a forest or a board, and where they may be ``carried`` to another clearing.
    """
    if not isinstance(node, Move) or any(getattr(group.start, "number", 0) != clearing for group in node.groups):
        return set()
    owners = _owners(node, player, clearing)
    far = all(isinstance(end, BoardAt | ForestAt) for end in node.ends)
    return owners if not node.ends or (player not in owners and (far or carried)) else set()


def _tells_crossbow(action: Action) -> bool:
    """Whether an action moves a crossbow."""
    groups = action.node.groups if isinstance(action.node, Move) else ()
    return any(isinstance(thing, Items) and thing.kind == "x" for group in groups for thing in group.things)


def _pieces(node: Node) -> Iterator[Pieces]:
    """Yield the pieces that an action moves."""
    for group in node.groups if isinstance(node, Move) else ():
        yield from (thing for thing in group.things if isinstance(thing, Pieces))


def _owners(node: Node, player: str, clearing: int) -> set[str]:
    """Return the letters of those whose pieces an action takes from a clearing."""
    groups = node.groups if isinstance(node, Move) else ()
    return {
        thing.owner or player
        for group in groups
        if isinstance(group.start, ClearingAt) and group.start.number == clearing
        for thing in group.things
        if isinstance(thing, Pieces)
    }
