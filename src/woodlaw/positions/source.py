"""YAML as people write it by hand: values that know their line. Files are hostile, so little of YAML is taken.

A value is a text, a whole number, yes or no, nothing, a list, or a mapping whose keys are texts; tags, anchors and
aliases are refused. What is in quotes is a text, whatever it looks like.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, TypeAlias

from woodlaw.law.values import Fixed

if TYPE_CHECKING:
    import yaml

LARGEST = 200_000
"""How many characters a text may have."""

DEEPEST = 12
"""How deep lists and mappings may be nested."""

MOST_VALUES = 10_000
"""How many values a text may hold."""

LONGEST = 2_000
"""How many characters one value or key may have."""

LARGEST_NUMBER = 999_999_999
"""No number is larger; what is written as one is a text."""

_NUMBER = re.compile(r"-?(?:0|[1-9][0-9]{0,8})")
_WORDS = {"yes": True, "true": True, "no": False, "false": False, "~": None, "null": None, "": None}

Value: TypeAlias = "str | int | bool | list[Node] | dict[str, Node] | None"


class Unusable(ValueError):
    """A text that cannot be used; the message is one line that says where and what was expected."""


class Node(Fixed):
    """A value and the line where it begins; 0 for one that is not from a file."""

    line: int
    value: Value

    def plain(self) -> Any:
        """Return the value as plain data."""
        if isinstance(self.value, dict):
            return {key: node.plain() for key, node in self.value.items()}
        return [node.plain() for node in self.value] if isinstance(self.value, list) else self.value


def parse(text: str) -> Node:
    """Return the only document of a YAML text; raises :class:`Unusable` for anything else."""
    import yaml

    if len(text) > LARGEST:
        raise Unusable(f"{len(text)} characters; expected at most {LARGEST}")
    try:
        events = yaml.parse(text, Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))
        return _Builder(events).document()
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark else 1
        # libyaml looks ahead, and stops at a depth of its own before it tells of lesser ones.
        deep = "nesting depth" in (error.problem or "")
        problem = f"nested deeper than {DEEPEST}" if deep else f"not YAML: {error.problem or 'it cannot be read'}"
        raise Unusable(f"line {line}: {problem}") from None
    except yaml.YAMLError as error:
        raise Unusable(f"not YAML: {str(error).splitlines()[0]}") from None


def node_of(data: object, depth: int = 0) -> Node:
    """Return plain data as a node; raises :class:`Unusable` for what no text could say."""
    if depth > DEEPEST:
        raise Unusable(f"nested deeper than {DEEPEST}")
    if isinstance(data, str) and len(data) > LONGEST:
        raise Unusable(f"a text of {len(data)} characters; expected at most {LONGEST}")
    if isinstance(data, int) and abs(data) > LARGEST_NUMBER:
        raise Unusable(f"a number beyond {LARGEST_NUMBER}")
    if isinstance(data, Mapping):
        return Node(0, {str(key): node_of(each, depth + 1) for key, each in data.items()})
    if isinstance(data, (list, tuple)):
        return Node(0, [node_of(each, depth + 1) for each in data])
    if data is None or isinstance(data, (str, int)):
        return Node(0, data)
    raise Unusable(f"a text, a number, a list or a mapping was expected, not {type(data).__name__}")


class _Builder:
    """Builds nodes from the events of a YAML parser."""

    def __init__(self, events: Iterator[yaml.Event]) -> None:
        self._events = events
        self._values = 0

    def document(self) -> Node:
        """Return the document that there is."""
        import yaml

        found: Node | None = None
        for event in self._events:
            if isinstance(event, yaml.DocumentStartEvent):
                if found is not None:
                    raise Unusable(f"line {_line(event)}: a second document; expected one")
                found = self._node(next(self._events), 0)
        if found is None:
            raise Unusable("nothing in it")
        return found

    def _node(self, event: yaml.Event, depth: int) -> Node:
        import yaml

        self._values += 1
        line = _line(event)
        if self._values > MOST_VALUES:
            raise Unusable(f"line {line}: more than {MOST_VALUES} values")
        if depth > DEEPEST:
            raise Unusable(f"line {line}: nested deeper than {DEEPEST}")
        if isinstance(event, yaml.AliasEvent) or getattr(event, "anchor", None) or getattr(event, "tag", None):
            raise Unusable(f"line {line}: tags, anchors and aliases are not read; expected plain values")
        if isinstance(event, yaml.ScalarEvent) and len(event.value) > LONGEST:
            raise Unusable(f"line {line}: a text of {len(event.value)} characters; expected at most {LONGEST}")
        if isinstance(event, yaml.SequenceStartEvent):
            return Node(line, self._list(depth))
        if isinstance(event, yaml.MappingStartEvent):
            return Node(line, self._mapping(depth))
        assert isinstance(event, yaml.ScalarEvent)  # noqa: S101 - the parser yields nothing else here
        return Node(line, _scalar(event))

    def _list(self, depth: int) -> list[Node]:
        import yaml

        found: list[Node] = []
        while not isinstance(event := next(self._events), yaml.SequenceEndEvent):
            found.append(self._node(event, depth + 1))
        return found

    def _mapping(self, depth: int) -> dict[str, Node]:
        import yaml

        found: dict[str, Node] = {}
        while not isinstance(event := next(self._events), yaml.MappingEndEvent):
            if not isinstance(event, yaml.ScalarEvent):
                raise Unusable(f"line {_line(event)}: a key that is no text")
            if len(event.value) > LONGEST:
                raise Unusable(f"line {_line(event)}: a key of more than {LONGEST} characters")
            if event.value in found:
                raise Unusable(f"line {_line(event)}: {event.value!r} is there twice")
            found[event.value] = self._node(next(self._events), depth + 1)
        return found


def _scalar(event: yaml.ScalarEvent) -> str | int | bool | None:
    """Return what a scalar says: a number or, for a plain ``yes``, ``no`` and the like, their value; else its text."""
    text: str = event.value
    if not event.implicit[0]:
        return text
    if _NUMBER.fullmatch(text):
        return int(text)
    return _WORDS.get(text.casefold(), text)


def _line(event: yaml.Event) -> int:
    return event.start_mark.line + 1 if event.start_mark else 0
