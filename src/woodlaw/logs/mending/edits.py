"""Edits of a record: an action written otherwise, left out or added, and the text with it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from woodlaw.logs.rootlog.syntax import Action, Log, Node, Turn
from woodlaw.logs.rootlog.writer import write_action

_LINES = re.compile(r"[^\r\n]*(?:\r\n|\r|\n|$)")


@dataclass(frozen=True, slots=True)
class Edit:
    """What is written at a place of the file, and what is meant; lines and columns count from 1, characters each.

    ``written`` is empty where an action is added, ``meant`` where one is left out. A stroke that parts the action from
    the others is part of both.
    """

    line: int
    column: int
    written: str
    meant: str


@dataclass(frozen=True, slots=True)
class Change:
    """Actions of a turn that are written otherwise: turns count from 0 with setup before, actions from 0.

    ``nodes`` are what is meant in the place of some actions, None where one is left out; ``added`` comes after all.
    """

    turn: int
    nodes: Mapping[int, Node | None]
    added: Node | None = None


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
        node = change.nodes.get(number, action.node)
        if node is not None:
            yield action if node is action.node else replace(action, node=node)
    if change.added is not None:
        last = turn.actions[-1]
        yield Action(change.added, write_action(change.added), last.line, last.column + len(last.text) + 1)


def edits_of(log: Log, change: Change) -> tuple[Edit, ...]:
    """Return what a change does to the text of a log, in the order of the text."""
    actions = turns_of(log)[change.turn].actions
    told = [_edit(actions, number, node) for number, node in sorted(change.nodes.items())]
    if change.added is not None:
        last = actions[-1]
        told.append(Edit(last.line, last.column + len(last.text), "", f"/{write_action(change.added)}"))
    return tuple(told)


def _edit(actions: Sequence[Action], number: int, node: Node | None) -> Edit:
    action = actions[number]
    if node is not None:
        return Edit(action.line, action.column, action.text, write_action(node))
    if number:
        before = actions[number - 1]
        return Edit(action.line, before.column + len(before.text), f"/{action.text}", "")
    more = "/" if len(actions) > 1 else ""
    return Edit(action.line, action.column, f"{action.text}{more}", "")


def edited(text: str, edits: Iterable[Edit]) -> str:
    """Return a text with edits, none of which touches another; those are passed over that do not fit the text."""
    lines = _LINES.findall(text)
    for edit in sorted(edits, key=lambda each: (each.line, each.column), reverse=True):
        if 0 < edit.line <= len(lines):
            line = lines[edit.line - 1]
            start, end = edit.column - 1, edit.column - 1 + len(edit.written)
            if line[start:end] == edit.written:
                lines[edit.line - 1] = line[:start] + edit.meant + line[end:]
    return "".join(lines)
