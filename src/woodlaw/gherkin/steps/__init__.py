"""The steps, by what they do: laying the table, acting, playing turns, and what is expected then."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

_NAMES = ("laying", "acting", "playing", "expecting", "ruling", "standing")


def modules() -> list[ModuleType]:
    """Return the modules that hold the steps, in the order of the vocabulary."""
    return [import_module(f"{__name__}.{name}") for name in _NAMES]
