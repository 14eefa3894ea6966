"""Where checks are registered.

A check is a small function that names its clause. It is told of what happened before the books enter it, so that the
state is still what the players saw; it asks the engine and the extensions, and holds no rule of its own.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import cache
from typing import Any, TypeVar

from woodlaw.engine.events import Event
from woodlaw.logs.audits.audit import Offence
from woodlaw.logs.books import Books, Skirmish
from woodlaw.logs.rootlog.syntax import Action, Log

At = Iterable[tuple[Action, Offence]]
EventCheck = Callable[[Books, Any], Iterable[Offence]]
BattleCheck = Callable[[Books, Skirmish], At]
TurnCheck = Callable[[Books], At]
EndCheck = Callable[[Books, Log], At]

_Check = TypeVar("_Check", bound=Callable[..., Any])


@dataclass(slots=True, eq=False, repr=False)
class Checks:
    """Every check, by the moment it is made."""

    before: dict[type[Event], list[EventCheck]] = field(default_factory=dict)
    at_battle_end: list[BattleCheck] = field(default_factory=list)
    at_turn_end: list[TurnCheck] = field(default_factory=list)
    at_the_end: list[EndCheck] = field(default_factory=list)


_checks = Checks()


def before(*events: Any) -> Callable[[_Check], _Check]:
    """Register a check that is made before events of these kinds are entered; it yields offences."""

    def register(check: _Check) -> _Check:
        for kind in events:
            _checks.before.setdefault(kind, []).append(check)
        return check

    return register


def at_battle_end(check: _Check) -> _Check:
    """Register a check that is made when a battle's hits are all in; it yields actions with offences."""
    _checks.at_battle_end.append(check)
    return check


def at_turn_end(check: _Check) -> _Check:
    """Register a check that is made when a turn has ended; it yields actions with offences."""
    _checks.at_turn_end.append(check)
    return check


def at_the_end(check: _Check) -> _Check:
    """Register a check that is made when the record has ended; it yields actions with offences."""
    _checks.at_the_end.append(check)
    return check


@cache
def checks() -> Checks:
    """Return every check of the modules of this package, in the order of the modules, whichever was imported first."""
    package = importlib.import_module("woodlaw.logs.checks")
    for module in sorted(m.name for m in pkgutil.iter_modules(package.__path__)):
        importlib.import_module(f"woodlaw.logs.checks.{module}")
    return Checks(
        {event: _in_order(registered) for event, registered in _checks.before.items()},
        _in_order(_checks.at_battle_end),
        _in_order(_checks.at_turn_end),
        _in_order(_checks.at_the_end),
    )


def _in_order(registered: Iterable[_Check]) -> list[_Check]:
    return sorted(registered, key=lambda check: check.__module__)
