"""The built site in a real browser, from the folder, as a reader without a server opens it."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Request, sync_playwright

ROOT = Path(__file__).parents[2]
SITE = ROOT / "docs" / "_build" / "html"
QUIET = (
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"),
    *("--disable-component-update", "--disable-sync"),
)
"""What keeps Chromium from asking anything of the network by itself."""
PHONE = {"width": 390, "height": 844}
DESK = {"width": 1280, "height": 900}


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium as the system has it; ``CHROMIUM`` names another."""
    executable = os.environ.get("CHROMIUM") or shutil.which("chromium")
    if executable is None:
        pytest.fail("expected chromium on the path, or its place in CHROMIUM")
    if not (SITE / "index.html").exists():
        pytest.fail(f"expected the site in {SITE}; run: nox -s docs")
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=executable, args=list(QUIET))
        yield launched
        launched.close()


@pytest.fixture
def asked(request: pytest.FixtureRequest) -> dict[str, Any]:
    """How the browser is set up for a test: parameters of the test, or a desk in light colours."""
    given: dict[str, Any] = getattr(request, "param", {})
    return given


@pytest.fixture
def page(browser: Browser, asked: dict[str, Any]) -> Iterator[Page]:
    """A page; whatever it asks of another host, or does wrong in a script, fails the test."""
    settings: dict[str, Any] = {"viewport": DESK, "color_scheme": "light", "reduced_motion": "reduce", **asked}
    context = browser.new_context(**settings)
    strange: list[str] = []
    context.on("request", lambda request: None if _is_ours(request.url) else strange.append(request.url))
    opened = context.new_page()
    opened.on("pageerror", lambda error: strange.append(str(error)))
    opened.on("requestfailed", lambda request: strange.extend(_missing(request)))
    yield opened
    context.close()
    assert strange == []


def _missing(request: Request) -> list[str]:
    """Return what a request failed for; nothing where it was only cut short, as by leaving the page meanwhile."""
    return [] if request.failure == "net::ERR_ABORTED" else [f"not there: {request.url} ({request.failure})"]


def _is_ours(url: str) -> bool:
    return url.startswith(("file:", "data:", "about:", "blob:"))


def address(path: str) -> str:
    """Return the address of a page of the site."""
    return f"{SITE.as_uri()}/{path}"
