"""What the maps forbid and score: the Ferry of the lake, the Tower of the mountain (M)."""

from __future__ import annotations

import re

from bench.planting.kind import kind
from bench.planting.moment import BOT_ALLIANCE, CLERGY, DIASPORA, Moment, Planting, clearing_move, drawn
from woodlaw.engine.maps import tower_points
from woodlaw.engine.move import FERRY_GONE
from woodlaw.logs.rootlog.syntax import Move
from woodlaw.table.pieces import FERRY
from woodlaw.table.places import clearing


def _coasts(at: Moment) -> list[int]:
    """Return the coastal clearings of the lake, none where what the player has may take it over water."""
    return [] if at.me in (DIASPORA, BOT_ALLIANCE) or not at.plain() else list(at.state.map.coastal)


@kind("a move across the lake from where the Ferry is not", "M.3.5", on=Move)
def ferry_from_elsewhere(at: Moment) -> Planting | None:
    """A move that begins on the coast ends on a coast that no path leads to."""
    move = clearing_move(at.node)
    if not move or move[1] not in _coasts(at):
        return None
    count, start, _ = move
    ends = [n for n in _coasts(at) if n != start and clearing(n) not in at.linked(clearing(start)) and _ruled(at, n)]
    if not ends or at.state.count(clearing(start), FERRY):
        return None
    return at.swap(f"{count if count > 1 else ''}w{start}->{ends[0]}")


@kind("the Ferry taken to a clearing away from the lake", "M.3.5", on=Move, rare=True)
def ferry_to_no_coast(at: Moment) -> Planting | None:
    """A move that begins where the Ferry is ends in a clearing that is neither adjacent nor coastal."""
    move = clearing_move(at.node)
    if not move or move[1] not in _coasts(at) or FERRY_GONE.of(at.state):
        return None
    count, start, _ = move
    inland = [place.number for place in at.clearings if place.number not in _coasts(at) and _ruled(at, place.number)]
    ends = [number for number in inland if clearing(number) not in at.linked(clearing(start))]
    if not ends or not at.state.count(clearing(start), FERRY):
        return None
    return at.swap(f"{count if count > 1 else ''}w{start}->{ends[0]}")


@kind("no card drawn for the Ferry", "M.3.5", end=True, rare=True)
def ferry_without_draw(at: Moment) -> Planting | None:
    """The card of whoever goes by the Ferry is left out."""
    ferried = [n for n, text in enumerate(at.texts) if re.fullmatch(r"\(\d*w\+f\)\d+->\d+", text)]
    draws = [n for n, node in enumerate(at.nodes) if ferried and n > ferried[0] and drawn(node, at.letter) == 1]
    if len(ferried) != 1 or len(draws) < 2 or not at.plain() or not at.turns_left:
        return None
    return at.without(draws[0])


def _ruled(at: Moment, number: int) -> bool:
    return at.rules(clearing(number))


def _may_score(at: Moment) -> bool:
    return bool(at.state.map.tower and at.turns_left) and at.me != BOT_ALLIANCE and at.state.score[at.me] is not None


@kind("no point for the Tower", "M.4.4", end=True)
def tower_unscored(at: Moment) -> Planting | None:
    """The point of the pass's ruler is left out."""
    if not _may_score(at) or not tower_points(at.game, at.me) or at.texts[-1:] != ["++"]:
        return None
    if any(text.startswith(("b_c", "b_e")) for text in at.texts):
        return None  # What these score no source tells for sure.
    return at.without(len(at.nodes) - 1)


@kind("a point for the Tower without ruling the pass", "M.4.4", end=True)
def tower_scored_without_rule(at: Moment) -> Planting | None:
    """Somebody else than the pass's ruler scores at the end of Evening."""
    if not _may_score(at) or tower_points(at.game, at.me) or at.seated(BOT_ALLIANCE, CLERGY):
        return None
    return at.insert("++") if at.plain() and at.nodes else None


@kind("the Ferry left behind by who goes by it", "M.3.5", on=Move, rare=True)
def ferry_left_behind(at: Moment) -> Planting | None:
    """Warriors go over the lake, and the record does not tell of the Ferry, as it does elsewhere."""
    found = re.fullmatch(r"\((\d*w)\+f\)(\d+->\d+)", at.text)
    return at.swap(f"{found[1]}{found[2]}") if found and _coasts(at) else None
