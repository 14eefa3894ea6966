"""Rootlog, the players' plain-text notation of a game: its syntax tree, reader and writer."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from woodlaw.logs.rootlog.actions import parse_action
    from woodlaw.logs.rootlog.decoding import NotText, TooLarge, Unusable
    from woodlaw.logs.rootlog.reader import read, read_bytes
    from woodlaw.logs.rootlog.syntax import Log
    from woodlaw.logs.rootlog.writer import write, write_action

__all__ = ["Log", "NotText", "TooLarge", "Unusable", "parse_action", "read", "read_bytes", "write", "write_action"]

_MODULES = {
    "actions": ("parse_action",),
    "decoding": ("NotText", "TooLarge", "Unusable"),
    "reader": ("read", "read_bytes"),
    "syntax": ("Log",),
    "writer": ("write", "write_action"),
}


def __getattr__(name: str) -> object:
    """Import the grammar, which is slow to import, when something of it is first asked for."""
    for module, names in _MODULES.items():
        if name in names:
            return getattr(import_module(f"{__name__}.{module}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
