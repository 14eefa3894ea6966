"""The built site in a real browser, from the folder, as a reader without a server opens it."""

from __future__ import annotations

import functools
import http.server
import os
import shutil
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Request, sync_playwright

from woodlaw.page.serving import hosted

ROOT = Path(__file__).parents[2]
SITE = ROOT / "docs" / "_build" / "html"
QUIET = (
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"),
    *("--disable-component-update", "--disable-sync"),
)
"""What keeps Chromium from asking anything of the network by itself."""
PHONE = {"width": 390, "height": 844}
DESK = {"width": 1280, "height": 900}
PATIENCE = 120_000
"""Milliseconds that a busy machine may take to begin, at most."""


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


# The table -----------------------------------------------------------------------------------------------------------
class _Quiet(http.server.SimpleHTTPRequestHandler):
    extensions_map = {  # noqa: RUF012 - as the class above has it
        **http.server.SimpleHTTPRequestHandler.extensions_map,
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
    }

    def log_message(self, format: str, *args: object) -> None:
        """Tell nothing."""


@pytest.fixture(scope="session")
def here() -> Iterator[str]:
    with hosted() as host:
        threading.Thread(target=host.serve_forever, daemon=True).start()
        yield host.address
        host.shutdown()


@pytest.fixture(scope="session")
def there() -> Iterator[str]:
    if not (SITE / "table" / "index.html").exists():
        pytest.skip("the site was built without Python for browsers, which npm brings")
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(_Quiet, directory=str(SITE)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/table/index.html"
    server.shutdown()


def opened(browser: Browser, at: str, **settings: Any) -> Iterator[Page]:
    """Give the page; whatever it asks of another host, or does wrong in a script, fails the test."""
    context = browser.new_context(**{"viewport": DESK, "reduced_motion": "reduce", **settings})
    strange: list[str] = []
    own = ("data:", "blob:", "about:", at[: at.index("/", 8)])
    context.on("request", lambda request: None if request.url.startswith(own) else strange.append(request.url))
    page = context.new_page()
    page.on("pageerror", lambda error: strange.append(str(error)))
    page.on("console", lambda told: strange.append(told.text) if told.type == "error" else None)
    page.goto(at)
    wait_for(page)
    yield page
    context.close()
    assert strange == []


@pytest.fixture
def table(browser: Browser, here: str, request: pytest.FixtureRequest) -> Iterator[Page]:
    """The page at this machine alone, for what does not hang on the host."""
    yield from opened(browser, here, **getattr(request, "param", {}))


def wait_for(page: Page) -> None:
    """Wait until the page of the table has begun."""
    page.wait_for_selector("body[data-ready]", timeout=PATIENCE)
