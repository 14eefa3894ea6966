"""The writer: from the syntax tree to the canonical form of a file."""

from __future__ import annotations

from collections.abc import Iterator
from heapq import merge
from typing import assert_never

from woodlaw.logs.rootlog.syntax import (
    UNSUITED,
    Battle,
    BoardAt,
    BoardMarker,
    Cards,
    ClearingAt,
    Craft,
    DiscardAt,
    Flip,
    ForestAt,
    Group,
    Guess,
    HandAt,
    Hire,
    ItemBoxAt,
    Items,
    Joined,
    Log,
    Move,
    Node,
    OpenPath,
    Pieces,
    QuestsAt,
    Reveal,
    Score,
    ScoreMarker,
    Swap,
    Thing,
    Turn,
    Unread,
    Where,
)


def write(log: Log) -> str:
    """Return a file's text in canonical form: headers, seats, turns in the order of their lines, the winner.

    Reading it gives an equal tree, apart from lines, columns, problems and the texts of actions. Comments stay before
    or beside what they stood at. Actions that could not be read stand as they did.
    """
    lines: list[str] = []
    comments = _Comments(log.comments)
    for number, text in _heading(log):
        above = comments.above(number)
        if above:
            lines += [*([""] if lines else []), *above, ""]
        lines.append(text + comments.beside(number))
    for turn in merge(log.setup, log.turns, key=lambda turn: turn.line):
        if turn.blank_before:
            lines.append("")
        lines += comments.above(turn.line + 1)
        lines.append(_turn(turn))
    if log.winner_line:
        lines += [*comments.above(log.winner_line), ""]
        lines.append(f"Winner: {log.winners}".rstrip() + comments.beside(log.winner_line))
    lines += comments.rest()
    return "".join(f"{line}\n" for line in lines)


class _Comments:
    """The comments of a file that belong to no turn, given out in their order."""

    def __init__(self, comments: list[tuple[int, str]]) -> None:
        self._comments = comments
        self._given = 0

    def above(self, line: int) -> list[str]:
        """Return the comments of the lines before this one that were not given out yet."""
        first = self._given
        while self._given < len(self._comments) and self._comments[self._given][0] < line:
            self._given += 1
        return [_comment(text) for _, text in self._comments[first : self._given]]

    def beside(self, line: int) -> str:
        """Return the comment that ends this line, with a space before it, or nothing."""
        if self._given < len(self._comments) and self._comments[self._given][0] == line:
            self._given += 1
            return f" {_comment(self._comments[self._given - 1][1])}"
        return ""

    def rest(self) -> list[str]:
        """Return the comments that are left."""
        return [_comment(text) for _, text in self._comments[self._given :]]


def _comment(text: str) -> str:
    return f"// {text}".rstrip()


def _heading(log: Log) -> Iterator[tuple[int, str]]:
    for header in log.headers:
        yield header.line, f"{header.key}: {header.value}".rstrip()
    for seat in log.seats:
        yield seat.line, f"{seat.letter}: {seat.player}".rstrip()


def _turn(turn: Turn) -> str:
    actions = "/".join(write_action(action.node) for action in turn.actions)
    comment = f" {_comment(turn.comment)}" if turn.comment else ""
    return f"{turn.player}:{actions}{comment}"


# Actions -------------------------------------------------------------------------------------------------------------
def write_action(node: Node) -> str:
    """Return an action in canonical form; :func:`~.actions.parse_action` gives the same node for it, unbent."""
    match node:
        case Move():
            return _move(node)
        case Battle():
            return _battle(node)
        case Reveal():
            return f"{_things(node.cards, share_a_start=bool(node.owner))}{node.owner}^{node.to}"
        case Craft():
            return f"Z%{node.item}" if node.item else f"Z{node.suit.lower()}{node.name}"
        case Score(points, player):
            sign = "--" if points < 0 else "++"
            return f"{player}{sign}{'' if abs(points) == 1 else abs(points)}"
        case OpenPath(one, other):
            return f"{one}_{other}->"
        case Flip():
            face = f"{node.kind}_{node.to}" if node.to else ""
            return f"{node.owner}{node.kind}{_detail(node.detail)}{node.clearing}^{face}"
        case Guess(owner, detail, clearing):
            return f"?{owner}t_{detail}{clearing}"
        case Swap(one, other, owner):
            return f"{owner}t{one}<->{owner}t{other}"
        case Hire(hireling, controller, markers):
            return f"{hireling}->{controller}${markers or ''}"
        case Joined(nodes):
            return _joined([write_action(each) for each in nodes])
        case Unread(text):
            return text
        case _:
            assert_never(node)


def _joined(texts: list[str]) -> str:
    """Return actions of one kind, which end alike, as one."""
    end = texts[0][min(text.index(sign) for text in texts[:1] for sign in ("^", "->") if sign in text) :]
    return "+".join(text.removesuffix(end) for text in texts) + end


def _battle(battle: Battle) -> str:
    ambushes = "".join(f"{suit.strip(UNSUITED)}@" for suit in (battle.ambush, battle.foil) if suit)
    rolls = f"({battle.rolls[0]},{battle.rolls[1]})" if battle.rolls else ""
    return f"{battle.attacker}X{battle.defender}{battle.clearing}{ambushes}{rolls}"


def _move(move: Move) -> str:
    groups = "+".join(_group(group) for group in move.groups)
    if any(isinstance(thing, BoardMarker) for group in move.groups for thing in group.things):
        ends = "".join(end.part for end in move.ends if isinstance(end, BoardAt))
    else:
        ends = "+".join(_where(end) for end in move.ends)
    return f"{groups}->{ends}"


def _group(group: Group) -> str:
    start = _where(group.start) if group.start else ""
    # `%sd+e->` could be items of two places.
    return _things(group.things, group.start is not None) + start.replace("+", "")


def _things(things: tuple[Thing, ...], share_a_start: bool = False) -> str:
    if len(things) > 1 and all(isinstance(thing, Cards) and thing.suit and not thing.name for thing in things):
        return f"({'+'.join(_thing(thing)[:-1] for thing in things)})#"
    joined = "+".join(_thing(thing) for thing in things)
    return f"({joined})" if share_a_start and len(things) > 1 else joined


def _thing(thing: Thing) -> str:
    match thing:
        case Pieces(count, kind, detail, owner):
            return f"{_count(count)}{owner}{kind}{_detail(detail)}"
        case Cards(count, suit, name):
            return f"{_count(count)}{suit}#{'@' if name == 'ambush' else name}"
        case Items(count, kind):
            return f"{_count(count)}%{kind}"
        case ScoreMarker():
            return "++"
        case BoardMarker(part, owner):
            return f"{owner}$_{part}"
        case _:
            assert_never(thing)


def _where(where: Where) -> str:
    match where:
        case ClearingAt(number):
            return str(number)
        case ForestAt(clearings):
            return "_".join(map(str, clearings))
        case BoardAt(owner, part):
            return f"{owner}${_detail(part)}"
        case HandAt(owner):
            return owner
        case DiscardAt():
            return "*"
        case QuestsAt():
            return "Q"
        case ItemBoxAt(box, side, owner):
            return f"{owner}{box}{'+' if box and side else ''}{side}"
        case _:
            assert_never(where)


def _count(count: int) -> str:
    return "" if count == 1 else str(count)


def _detail(detail: str) -> str:
    return f"_{detail}" if detail else ""
