"""The house rules that are installed, all from packages of others: what a table may play by besides the Law."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache

from woodlaw.engine.extension import Extension
from woodlaw.factions.registry import entry_told, loaded
from woodlaw.factions.vetting import fault_of
from woodlaw.law.installed import HOUSE_RULES, Unusable, entries
from woodlaw.law.joining import Entry
from woodlaw.table.house_rules import HouseRule


@cache
def house_rules() -> Mapping[str, HouseRule]:
    """Return every installed house rule by its id; raises :class:`~woodlaw.law.installed.Unusable` for a bad entry."""
    return {entry.name: _load(entry) for entry in entries(HOUSE_RULES)}


def _load(entry: Entry) -> HouseRule:
    rule, where = loaded(entry), entry_told(entry)
    if not isinstance(rule, HouseRule) or not isinstance(rule.bends, Extension):
        raise Unusable(f"{where} is no HouseRule with an Extension; expected one")
    if not (rule.title + rule.text).isprintable() or not rule.title.strip() or "," in rule.title:
        raise Unusable(f"{where} has the title {rule.title!r}; expected one line each, and no comma in a title")
    if fault := fault_of(entry):
        raise Unusable(f"{where} cannot be used; {fault}")
    return replace(rule, id=entry.name)
