"""Importing all code that carries clauses, so that :mod:`woodlaw.law.implements` can list it."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator

from woodlaw.factions.registry import factions

ROOMS = ("woodlaw.engine", "woodlaw.cards", "woodlaw.factions")
"""The packages of ours whose code carries clauses."""


def import_marked_code(*further: str) -> None:
    """Import every module of engine, cards and installed factions, and of further packages.

    Raises :class:`~woodlaw.factions.UnusableFaction` when an installed faction cannot be loaded.
    """
    packages = (*ROOMS, *(each.package for each in factions().values()), *further)
    for package in packages:
        for module in _modules(package):
            importlib.import_module(module)


def _modules(package: str) -> Iterator[str]:
    path = getattr(importlib.import_module(package), "__path__", None)
    if path is not None:
        yield from (found.name for found in pkgutil.walk_packages(path, f"{package}."))
