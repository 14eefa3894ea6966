"""Columns of the Decree resolved in another order than from the left (7.5.2)."""

from __future__ import annotations

import re

from bench.planting.kind import kind
from bench.planting.moment import EYRIE, Moment, Planting
from woodlaw.table.places import Place

RECRUIT, MOVE, BUILD = r"\d*w->\d+", r"\d*w\d+->\d+", r"b->\d+"
BATTLE = r"X([A-Z])(\d+).*"
AFTER = r"\d*[A-Z]?[wbt](_\w+)?\d+->|[A-Z]?\+\+\d*"
"""What belongs to a battle and follows it: losses and points."""


def _of(at: Moment, form: str) -> list[int]:
    """Return the numbers of the turn's actions of a form, of a turn that no card in play gives moves or battles in."""
    began_with_roosts = any(_has_roost(at, place) for place in at.clearings)
    plain = at.plain() and began_with_roosts and not any(text.startswith("Z") for text in at.texts)
    return [number for number, text in enumerate(at.texts) if plain and re.fullmatch(form, text)]


def _has_roost(at: Moment, place: Place) -> bool:
    return any(piece.owner == EYRIE and piece.kind == "roost" for piece in at.start.at(place))


def _moved(at: Moment, number: int, to: int) -> Planting:
    """Return the turn with an action before another, or behind all where there is none."""
    nodes = [node for index, node in enumerate(at.nodes) if index != number]
    nodes.insert(to - (number < to), at.nodes[number])
    return Planting(tuple(nodes))


@kind("a move of the Decree after its battles", "7.5.2", EYRIE, end=True)
def eyrie_moves_after_battle(at: Moment) -> Planting | None:
    """The last move, which has nothing to do with the first battle, comes behind it."""
    moves, battles = _of(at, MOVE), _of(at, BATTLE)
    if not moves or not battles or moves[-1] > battles[0]:
        return None
    clearing = at.texts[battles[0]].partition("(")[0].rstrip("@BFMR")[2:]
    if clearing in re.split(r"w|->", at.texts[moves[-1]]):
        return None
    end = battles[0] + 1
    while end < len(at.texts) and re.fullmatch(AFTER, at.texts[end]):
        end += 1
    return _moved(at, moves[-1], end)


@kind("a recruit of the Decree after its first move", "7.5.2", EYRIE, end=True)
def eyrie_recruits_after_move(at: Moment) -> Planting | None:
    """The first recruit comes behind the first move, which takes nobody from there."""
    recruits, moves = _of(at, RECRUIT), _of(at, MOVE)
    if not recruits or not moves or recruits[0] > moves[0]:
        return None
    where, origin = at.texts[recruits[0]].partition("->")[2], at.texts[moves[0]].partition("w")[2].partition("->")[0]
    return None if where == origin else _moved(at, recruits[0], moves[0] + 1)


@kind("a roost of the Decree built before its first move", "7.5.2", EYRIE, end=True, rare=True)
def eyrie_builds_before_move(at: Moment) -> Planting | None:
    """The roost comes before the first move, where the Eyrie rule already."""
    moves, built = _of(at, MOVE), _of(at, BUILD)
    if not moves or not built or built[0] < moves[0]:
        return None
    place = next(place for place in at.clearings if f"b->{place.number}" == at.texts[built[0]])
    ruled = at.start.warriors(place, EYRIE) > max((at.start.warriors(place, other) for other in at.others), default=0)
    return _moved(at, built[0], moves[0]) if ruled else None


@kind("a card added to the Decree after its first move", "7.4.2", EYRIE, end=True)
def eyrie_adds_after_move(at: Moment) -> Planting | None:
    """The only card that is added comes behind the first move."""
    added, moves = _of(at, r"\w#\w*@?E->E\$_\w"), _of(at, MOVE)
    return _moved(at, added[0], moves[0] + 1) if len(added) == 1 and moves and added[0] < moves[0] else None


@kind("a card added to the Decree after its first recruit", "7.4.2", EYRIE, end=True)
def eyrie_adds_after_recruit(at: Moment) -> Planting | None:
    """The only card that is added comes behind the first recruit."""
    added, recruits = _of(at, r"\w#\w*@?E->E\$_\w"), _of(at, RECRUIT)
    if any(re.fullmatch(BATTLE, text) for text in at.texts[: recruits[0] if recruits else 0]):
        return None
    return _moved(at, added[0], recruits[0] + 1) if len(added) == 1 and recruits and added[0] < recruits[0] else None
