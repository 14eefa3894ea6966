"""Woodlaw: rules conformance and documentation toolkit for the board game *Root*.

*Root* is a game by Leder Games. Woodlaw is an unofficial project and is not affiliated with the publisher.

:func:`play` begins a game, :func:`check` checks a recorded one, :func:`law` looks a clause up, and :func:`adjudicate`
says what the Law has to say of an action in a position.

>>> import woodlaw
>>> woodlaw.law("4.3.1").title
'Step 1: Defender May Ambush'
>>> woodlaw.play("Marquise", "Clergy", seed=7).options
['clearing 1', 'clearing 2', 'clearing 3', 'clearing 4']
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

__all__ = ["adjudicate", "check", "law", "play"]

if TYPE_CHECKING:
    from woodlaw import law as law
    from woodlaw.adjudication import adjudicate
    from woodlaw.logs.check import check_text as check
    from woodlaw.playing import play

__version__ = "0.2.0"

_SLOW_TO_IMPORT = {
    "adjudicate": ("woodlaw.adjudication", "adjudicate"),
    "check": ("woodlaw.logs.check", "check_text"),
    "play": ("woodlaw.playing", "play"),
}


def __getattr__(name: str) -> object:
    """Import what is slow to import when it is first asked for."""
    if name == "law":
        return import_module("woodlaw.law")
    if name in _SLOW_TO_IMPORT:
        module, attribute = _SLOW_TO_IMPORT[name]
        return getattr(import_module(module), attribute)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
