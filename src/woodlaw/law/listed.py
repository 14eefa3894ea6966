"""Reading files of the publisher's that are a list of entries: cards, answered questions.

A file is YAML or JSON: a list, or a mapping that holds one. It may come from anybody, and is read as
:mod:`woodlaw.law.official` reads the rules.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from woodlaw.law.files import LawError
from woodlaw.law.official import line_of, nodes_of

if TYPE_CHECKING:
    import yaml


@dataclass(frozen=True, slots=True)
class Shape:
    """What a list holds: ``each`` in words, ``under`` which key it may stand, which ``texts`` and ``lists`` are read.

    The texts that are ``needed`` are in every entry.
    """

    each: str
    under: str
    texts: Sequence[str]
    needed: Sequence[str]
    lists: Sequence[str] = ()


@dataclass(frozen=True, slots=True)
class Listed:
    """An entry: its texts by key, ``""`` where it has none, its lists by key, and the line where it begins."""

    texts: dict[str, str]
    lists: dict[str, tuple[str, ...]]
    line: int


def read_list(path: Path, shape: Shape) -> tuple[Listed, ...]:
    """Read a list of the publisher's; what else stands in its entries is left unread.

    Raises :class:`~woodlaw.law.files.LawError` with one line for a file that is unreadable or not of this shape.
    """
    import yaml

    root = nodes_of(path)
    if isinstance(root, yaml.MappingNode):
        root = next((value for key, value in root.value if key.value == shape.under), None)
    if not isinstance(root, yaml.SequenceNode) or not root.value:
        raise LawError((f"{path.name}: expected a list of {shape.under}",))
    return tuple(_entry(path.name, node, shape) for node in root.value)


def _entry(file: str, node: yaml.Node, shape: Shape) -> Listed:
    import yaml

    needed = " and ".join(f"a {key}" for key in shape.needed)
    if not isinstance(node, yaml.MappingNode):
        _refuse(file, node, f"{shape.each} with a {' and a '.join(shape.texts[:2])}")
    entry = Listed(dict.fromkeys(shape.texts, ""), dict.fromkeys(shape.lists, ()), line_of(node))
    for key, value in node.value:
        if isinstance(key, yaml.ScalarNode) and key.value in entry.texts:
            entry.texts[key.value] = _text(file, key.value, value)
        elif isinstance(key, yaml.ScalarNode) and key.value in entry.lists:
            of = value.value if isinstance(value, yaml.SequenceNode) else [value]
            entry.lists[key.value] = tuple(_text(file, key.value, each) for each in of)
    if not all(entry.texts[key] for key in shape.needed):
        _refuse(file, node, f"{shape.each} with {needed}")
    return entry


def _text(file: str, key: str, node: yaml.Node) -> str:
    import yaml

    if not isinstance(node, yaml.ScalarNode):
        _refuse(file, node, f"{key} to be some text")
    return str(node.value)


def _refuse(file: str, node: yaml.Node, expected: str) -> NoReturn:
    raise LawError((f"{file}:{line_of(node)}: expected {expected}",))
