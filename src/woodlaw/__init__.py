"""Woodlaw: rules conformance and documentation toolkit for the board game *Root*.

*Root* is a game by Leder Games. Woodlaw is an unofficial project and is not affiliated with the publisher.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from woodlaw.adjudication import adjudicate as adjudicate

__version__ = "0.1.0"


def __getattr__(name: str) -> object:
    """Import what is slow to import when it is first asked for."""
    if name == "adjudicate":
        from woodlaw.adjudication import adjudicate

        return adjudicate
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
