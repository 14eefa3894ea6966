"""Python's search for garbage, which is seldom made while a site is built.

A build makes millions of small things that stay to its end or go at once. To look through all of them for circles,
again and again, would be a third of it.
"""

from __future__ import annotations

import gc
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sphinx.application import Sphinx

_SELDOM = (500_000, 5, 10_000)
"""How many new things there must be before a search, and how many searches among new things before one among others."""


def search_seldom(app: Sphinx) -> None:
    """Let the search be made seldom until the build is finished."""
    before = gc.get_threshold()

    def resume(app: Sphinx, exception: Exception | None) -> None:
        gc.unfreeze()
        gc.set_threshold(*before)

    gc.set_threshold(*_SELDOM)
    app.connect("build-finished", resume, priority=999)


def settle(app: Sphinx, *_: object) -> None:
    """Take what is there for what stays, so that processes that read and write pages share it."""
    gc.freeze()
