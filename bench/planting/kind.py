"""Kinds of offences to plant, declared one by one."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import cache

from bench.planting.moment import Moment, Planting
from woodlaw.logs.rootlog.syntax import Node


class When(StrEnum):
    """When a kind is asked for an occasion."""

    ACTION = "before an action"
    END = "after the last action of a turn"
    SETUP = "before a faction sets up"


Plant = Callable[[Moment], Planting | None]


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of offence.

    ``told`` says in plain words what is done, ``clause`` the narrowest clause that it breaks, ``of`` the faction that
    does it, or ``core`` or ``cards``. ``rare`` kinds have an occasion in few games. ``plant`` is asked at every
    moment of a game for which it was declared.
    """

    name: str
    told: str
    clause: str
    of: str
    when: When
    node: type[Node] | None
    rare: bool
    plant: Plant

    def asked_at(self, moment: Moment) -> bool:
        """Whether the kind is asked for an occasion at a moment."""
        if self.of not in (CORE, CARDS, moment.me):
            return False
        if moment.setup or self.when is When.SETUP:
            return moment.setup and self.when is When.SETUP and not moment.n
        if moment.node is None:
            return self.when is When.END
        return self.when is When.ACTION and (self.node is None or isinstance(moment.node, self.node))


CORE, CARDS = "core", "cards"

_declared: dict[str, Kind] = {}


def kind(
    told: str, clause: str, of: str = CORE, *, on: type[Node] | None = None, end: bool = False, setup: bool = False,
    rare: bool = False,
) -> Callable[[Plant], Plant]:  # fmt: skip
    """Declare a kind; ``on`` is what the action must be before which it is asked.

    ``end`` asks it at a turn's end instead, ``setup`` before a faction sets up.
    """
    when = When.SETUP if setup else When.END if end else When.ACTION

    def declare(plant: Plant) -> Plant:
        name = plant.__name__
        assert name not in _declared, f"{name} is declared twice"
        _declared[name] = Kind(name, told, clause, of, when, on, rare, plant)
        return plant

    return declare


def named(plant: Plant, name: str) -> Plant:
    """Return a kind's function under another name, to declare it for another faction too."""

    def planted(at: Moment) -> Planting | None:
        return plant(at)

    planted.__name__ = name
    return planted


@cache
def kinds() -> tuple[Kind, ...]:
    """Return every kind, in the order of the modules' names and of the files."""
    package = importlib.import_module("bench.planting.kinds")
    for module in sorted(m.name for m in pkgutil.iter_modules(package.__path__)):
        importlib.import_module(f"bench.planting.kinds.{module}")
    return tuple(_declared.values())


def occasions(moment: Moment, chosen: Iterable[Kind]) -> Iterator[tuple[Kind, Planting]]:
    """Yield what can be planted at a moment, of some kinds."""
    for each in chosen:
        if each.asked_at(moment):
            planting = each.plant(moment)
            if planting is not None:
                yield each, planting
