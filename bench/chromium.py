"""Chromium for what is measured in a browser, where there is one."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from playwright.sync_api import Page

    Opening: TypeAlias = Callable[[], Page]


@contextmanager
def pages() -> Iterator[Opening | str]:
    """Give what opens a new page, or says why nothing is measured; ``CHROMIUM`` names another browser."""
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        yield "not measured: no playwright"
        return
    executable = os.environ.get("CHROMIUM") or shutil.which("chromium")
    if executable is None:
        yield "not measured: no chromium"
        return
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable, args=["--no-sandbox"])
        yield browser.new_page
        browser.close()
