"""The page on Rootlog: each form of action stands there, as the reader reads it without bending anything."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

from woodlaw.logs.rootlog.grammar import strict_action
from woodlaw.logs.rootlog.header import KNOWN_KEYS
from woodlaw.logs.rootlog.syntax import BoardMarker, Cards, Items, Move, Node, Pieces, ScoreMarker, Thing, Unread

PAGE = (Path(__file__).parents[3] / "docs" / "rootlog.md").read_text(encoding="utf-8")


def examples(section: str) -> list[str]:
    """Return what stands in the first column of a section's table."""
    part = PAGE.partition(f"## {section}\n")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| (`.+?) \|", part, re.MULTILINE)
    return [example for row in rows for example in re.findall(r"`([^`]+)`", row)]


def test_every_form_of_action_is_shown_and_read_as_it_stands() -> None:
    read = {example: strict_action(example) for example in examples("Actions")}
    assert {example for example, (_, bends) in read.items() if bends} == set()
    assert {type(node) for node, _ in read.values()} == set(get_args(Node)) - {Unread}


def test_everything_that_moves_is_shown() -> None:
    nodes = [strict_action(example)[0] for example in examples("Actions")]
    moved = {type(thing) for node in nodes if isinstance(node, Move) for each in node.groups for thing in each.things}
    assert moved == set(get_args(Thing)) == {Pieces, Cards, Items, ScoreMarker, BoardMarker}


def test_every_header_is_told() -> None:
    told = PAGE.partition("## Letters")[0]
    assert [key for key in KNOWN_KEYS if f"`{key}:" not in told] == []
