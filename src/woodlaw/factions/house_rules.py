"""The house rules that are installed, all from packages of others: what a table may play by besides the Law."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import cache
from importlib.metadata import EntryPoint

from woodlaw.engine.extension import Extension
from woodlaw.factions.registry import entry_told, loaded
from woodlaw.factions.vetting import fault_of
from woodlaw.law.installed import HOUSE_RULES, Unusable, entries
from woodlaw.table.house_rules import HouseRule


class UnknownHouseRule(ValueError):
    """No house rule has the name asked for; the message is one line with the names that are nearest."""


@cache
def house_rules() -> Mapping[str, HouseRule]:
    """Return every installed house rule by its id; raises :class:`~woodlaw.law.installed.Unusable` for a bad entry."""
    return {entry.name: _load(entry) for entry in entries(HOUSE_RULES)}


def house_rules_called(names: Iterable[str]) -> tuple[HouseRule, ...]:
    """Return the house rules of some ids or titles, or of a single one, each once, whatever the case.

    Raises :class:`UnknownHouseRule` for a name that none has.
    """
    return tuple(dict.fromkeys(map(_called, [names] if isinstance(names, str) else names)))


def plain(text: str) -> str:
    """Return a name as names are compared: whatever the case, and with spaces for what stands in their place."""
    return " ".join(text.replace("_", " ").replace("-", " ").casefold().split())


def _called(name: str) -> HouseRule:
    known = {told: rule for rule in house_rules().values() for told in (plain(rule.title), plain(rule.id))}
    found = known.get(plain(name))
    if found is None:
        from difflib import get_close_matches

        titles = {plain(rule.title): rule.title for rule in house_rules().values()}
        near = [titles[each] for each in get_close_matches(plain(name)[:40], titles, 3)] or list(titles.values())
        expected = f"expected one such as {', '.join(near)}" if near else "expected a package that brings it"
        raise UnknownHouseRule(f"no house rule called {name[:40]!r} is installed; {expected}")
    return found


def _load(entry: EntryPoint) -> HouseRule:
    rule, where = loaded(entry), entry_told(entry)
    if not isinstance(rule, HouseRule) or not isinstance(rule.bends, Extension):
        raise Unusable(f"{where} is no HouseRule with an Extension; expected one")
    if not (rule.title + rule.text).isprintable() or not rule.title.strip() or "," in rule.title:
        raise Unusable(f"{where} has the title {rule.title!r}; expected one line each, and no comma in a title")
    if fault := fault_of(entry):
        raise Unusable(f"{where} cannot be used; {fault}")
    return replace(rule, id=entry.name)
