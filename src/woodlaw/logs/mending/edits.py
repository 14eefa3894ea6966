"""Edits of a record: an action written otherwise, left out or added, and the text with it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from woodlaw.law.values import Fixed
from woodlaw.logs.findings import Edit, Finding, Likely
from woodlaw.logs.rootlog.syntax import Action, Log, Node, Turn
from woodlaw.logs.rootlog.writer import write_action

LONGEST_PART = 60
"""How long the differing parts of two texts may be to be compared letter by letter; an action has some twenty."""
MOST_TOGETHER = 12
"""How many actions one slip may be in at once: a clearing misread, a count that goes on."""

_LINES = re.compile(r"[^\r\n]*(?:\r\n|\r|\n|$)")


class Change(Fixed):
    """Actions of a turn that are written otherwise: turns count from 0 with setup before, actions from 0.

    ``nodes`` are what is meant in the place of some actions, None where one is left out; ``added`` comes before the
    action ``at`` a place, or after all, and ``more`` after it.
    """

    turn: int
    nodes: Mapping[int, Node | None]
    added: Node | None = None
    at: int | None = None
    more: tuple[Node, ...] = ()

    @property
    def all_added(self) -> tuple[Node, ...]:
        """Everything that is added, in order."""
        return () if self.added is None else (self.added, *self.more)

    def moves_one(self, turn: Turn) -> bool:
        """Whether an action of the turn is only written at another place in it."""
        out = [turn.actions[number].node for number, node in self.nodes.items() if node is None]
        return len(out) == len(self.nodes) == 1 and self.all_added == tuple(out)


def turns_of(log: Log) -> list[Turn]:
    """Return the lines of a log on which somebody acts: each seat's setup, then the turns."""
    return [*log.setup, *log.turns]


def changed(log: Log, change: Change) -> Log:
    """Return a log with a change; the one given stays as it is."""
    turns = turns_of(log)
    turn = turns[change.turn]
    turns[change.turn] = replace(turn, actions=list(_actions(turn, change)))
    setup = len(log.setup)
    return replace(log, setup=turns[:setup], turns=turns[setup:])


def _actions(turn: Turn, change: Change) -> Iterator[Action]:
    for number, action in enumerate(turn.actions):
        for added in change.all_added if change.at == number else ():
            yield Action(added, write_action(added), action.line, action.column)
        node = change.nodes.get(number, action.node)
        if node is not None:
            yield action if node is action.node else replace(action, node=node)
    for added in change.all_added if change.at is None else ():
        last = turn.actions[-1]
        yield Action(added, write_action(added), last.line, last.column + len(last.text) + 1)


def edits_of(log: Log, change: Change) -> tuple[Edit, ...]:
    """Return what a change does to the text of a log, in the order of the text."""
    actions = turns_of(log)[change.turn].actions
    told = [_edit(actions, number, change.nodes) for number in sorted(change.nodes)]
    added = "/".join(map(write_action, change.all_added))
    if added and change.at is not None:
        place = actions[change.at]
        told.append(Edit(place.line, place.column, "", f"{added}/"))
    elif added:
        last = actions[-1]
        told.append(Edit(last.line, last.column + len(last.text), "", f"/{added}"))
    return tuple(sorted(told, key=_place))


def _edit(actions: Sequence[Action], number: int, nodes: Mapping[int, Node | None]) -> Edit:
    action, node = actions[number], nodes[number]
    if node is not None:
        return Edit(action.line, action.column, action.text, write_action(node))
    if any(nodes.get(earlier, actions[earlier].node) is not None for earlier in range(number)):
        before = actions[number - 1]
        return Edit(action.line, before.column + len(before.text), f"/{action.text}", "")
    more = "/" if number + 1 < len(actions) else ""
    return Edit(action.line, action.column, f"{action.text}{more}", "")


def chosen_edits(findings: Iterable[Finding], *, certain_only: bool) -> list[Edit]:
    """Return the edits of what likely are slips, the later where two are of one place; only those that are certain.

    An edit of a place that one which is not certain touches too is not certain either.
    """
    slips = [finding.cause for finding in findings if finding.cause.likely is Likely.SLIP]
    chosen = {(edit.line, edit.column): edit for cause in slips for edit in cause.mend}
    doubtful = {(edit.line, edit.column) for cause in slips if not cause.certain for edit in cause.mend}
    return [edit for place, edit in sorted(chosen.items()) if not (certain_only and place in doubtful)]


def distance(written: str, meant: str) -> int:
    """Return how many characters must be added, left out or written otherwise to make one text of another.

    Where the texts differ at both ends of more than :data:`LONGEST_PART` characters, it is the length of that part. The
    same characters in another order are one that is misplaced.
    """
    if written != meant and sorted(written) == sorted(meant):
        return 1
    one, other = written, meant
    for _ in range(2):
        same = next((n for n, (left, right) in enumerate(zip(one, other, strict=False)) if left != right), None)
        same = min(len(one), len(other)) if same is None else same
        one, other = one[same:][::-1], other[same:][::-1]
    if max(len(one), len(other)) > LONGEST_PART:
        return max(len(one), len(other))
    row = list(range(len(other) + 1))
    for number, left in enumerate(one, 1):
        before, row[0] = row[0], number
        for place, right in enumerate(other, 1):
            before, row[place] = row[place], min(row[place] + 1, row[place - 1] + 1, before + (left != right))
    return row[-1]


def fits(text: str, edits: Iterable[Edit]) -> bool:
    """Whether what edits take for written stands where they say, and none touches another."""
    lines = _LINES.findall(text)
    end = (0, 0)
    for edit in sorted(edits, key=_place):
        start = edit.column - 1
        if not 0 < edit.line <= len(lines) or (edit.line, start) < end:
            return False
        line = lines[edit.line - 1].rstrip("\r\n")
        if start > len(line) or line[start : start + len(edit.written)] != edit.written:
            return False
        end = (edit.line, start + max(1, len(edit.written)))
    return True


def edited(text: str, edits: Iterable[Edit]) -> str:
    """Return a text with edits that fit it."""
    lines = _LINES.findall(text)
    for edit in sorted(edits, key=_place, reverse=True):
        line, start = lines[edit.line - 1], edit.column - 1
        lines[edit.line - 1] = line[:start] + edit.meant + line[start + len(edit.written) :]
    return "".join(lines)


def _place(edit: Edit) -> tuple[int, int]:
    return edit.line, edit.column
