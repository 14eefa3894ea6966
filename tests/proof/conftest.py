"""Small modules and scenarios, made up for a test, to try the proof on."""

import importlib.util
import sys
import textwrap
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from types import ModuleType
from typing import cast

import pytest

from woodlaw.law.implements import implementations
from woodlaw.proof.marked import Marked, find

HEAD = """\
from __future__ import annotations

import functools
from collections.abc import Iterable, Iterator, Mapping, Sequence

from woodlaw.engine.refusal import Forbidden, Refusal
from woodlaw.law.implements import implements


class Card:
    pass


"""
numbers = count()


@dataclass(frozen=True)
class Told:
    """A scenario that is a function."""

    id: str
    tags: frozenset[str]
    act: Callable[[], object]

    def run(self) -> None:
        self.act()


@pytest.fixture
def plant(tmp_path: Path) -> Iterator[Callable[[str], ModuleType]]:
    """Make a module of a source; the source has the mark, refusals, some types and a class Card."""
    made: list[str] = []

    def plant(source: str) -> ModuleType:
        name = f"glade_{next(numbers)}"
        file = tmp_path / f"{name}.py"
        file.write_text(HEAD + textwrap.dedent(source), encoding="utf-8")
        spec = importlib.util.spec_from_file_location(name, file)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        sys.modules[name] = module
        made.append(name)
        spec.loader.exec_module(module)
        return module

    yield plant
    for name in made:
        del sys.modules[name]


@pytest.fixture
def marks() -> Callable[[ModuleType], list[Marked]]:
    """Find the marked functions of a module, in the order of its source."""

    def marks(module: ModuleType) -> list[Marked]:
        found = [find(known) for known in implementations() if known.module == module.__name__]
        assert all(isinstance(each, Marked) for each in found)
        return cast(list[Marked], found)

    return marks


@pytest.fixture
def told() -> Callable[..., Told]:
    """Make a scenario of its name, what it does, and its tags."""
    return lambda name, act, *tags: Told(name, frozenset(tags), act)
