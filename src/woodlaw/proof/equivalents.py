"""Mutants that cannot matter: a list kept by people, each with the reason, and held against what was measured.

The list is a YAML file of entries such as::

    - module: woodlaw.engine.battle
      function: defenseless
      mutant: "own + others == 0 -> own + others <= 0"
      reason: Neither number is ever below zero.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from woodlaw.law.paths import read_file

_FIELDS = ("module", "function", "mutant", "reason")
_MOST_BYTES = 1_000_000


class BadList(Exception):
    """Raised for a list that cannot be used; the message says where and what was expected."""


@dataclass(frozen=True, slots=True)
class Equivalent:
    """A mutant that does the same as the function as far as the Law can tell, and why."""

    module: str
    function: str
    mutant: str
    reason: str

    def __str__(self) -> str:
        return f"{self.module}:{self.function}: {self.mutant}"


def read(path: Path) -> list[Equivalent]:
    """Read a list; a file that is not there is an empty one. Raises :class:`BadList`."""
    if not path.exists():
        return []
    import yaml

    try:
        content = read_file(path, _MOST_BYTES)
        if len(content) > _MOST_BYTES:
            raise BadList(f"{path}: larger than {_MOST_BYTES} bytes")
        loaded = yaml.load(content, Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))  # noqa: S506 - a safe loader
    except (OSError, yaml.YAMLError, RecursionError) as error:
        raise BadList(f"{path}: {' '.join(str(error).split())}") from None
    if loaded is None:
        return []
    if not isinstance(loaded, list):
        raise BadList(f"{path}: expected a list of entries with {', '.join(_FIELDS)}")
    entries = [_entry(path, number, each) for number, each in enumerate(loaded, 1)]
    twice = [name for name, count in Counter(map(str, entries)).items() if count > 1]
    if twice:
        raise BadList(f"{path}: stands twice: {twice[0]}")
    return entries


def _entry(path: Path, number: int, loaded: Any) -> Equivalent:
    if not isinstance(loaded, dict) or sorted(map(str, loaded)) != sorted(_FIELDS):
        raise BadList(f"{path}: entry {number}: expected {', '.join(_FIELDS)}")
    texts = {name: loaded[name] for name in _FIELDS}
    wrong = [name for name, text in texts.items() if not isinstance(text, str) or not text.strip()]
    if wrong:
        raise BadList(f"{path}: entry {number}: expected a text as {', '.join(wrong)}")
    return Equivalent(**{name: text.strip() for name, text in texts.items()})
