"""Python's search for garbage, which rests while a site is built.

A build makes millions of small things that stay to its end or go at once. To look through all of them for circles,
again and again, would be a third of it.
"""

from __future__ import annotations

import gc
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sphinx.application import Sphinx


def rest(app: Sphinx) -> None:
    """Let the search rest from now on."""
    gc.disable()


def settle(app: Sphinx, *_: object) -> None:
    """Take what is there for what stays, so that processes share it that read and write pages."""
    gc.freeze()


def resume(app: Sphinx, exception: Exception | None) -> None:
    """Let the search go on as before."""
    gc.unfreeze()
    gc.enable()
