"""The host on this machine: it gives out the page and answers its messages, only to a browser on this machine.

It listens at the loopback address. Every path begins with a token, a new one each time, so that no other page and no
other user can ask. Only the page's own files are read, and nothing is written.
"""

from __future__ import annotations

import base64
import hashlib
import re
import secrets
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from importlib.resources import files
from threading import Lock

from woodlaw.page.messages import LONGEST, answer_text

ADDRESS = "127.0.0.1"
FILES: Mapping[str, str] = {
    "": "table.html",
    "table.css": "table.css",
    "table.js": "table.js",
    "host.js": "host_here.js",
}
"""The page's own files by the rest of the path behind the token."""
_TYPES = {".html": "text/html", ".css": "text/css", ".js": "text/javascript"}
_MOST_BYTES = 4 * LONGEST
_PATIENCE = 20
"""Seconds after which a connection is closed on which nothing comes."""


class Host(ThreadingHTTPServer):
    """The host of one page; ``address`` is where a browser finds it."""

    daemon_threads = True

    def __init__(self, port: int = 0) -> None:
        """Listen at a port, or at one that is free where it is 0; raises ``OSError`` where that cannot be."""
        super().__init__((ADDRESS, port), _Handler)
        self.token = secrets.token_urlsafe(18)
        self.asking = Lock()

    @property
    def address(self) -> str:
        """Where a browser finds the page."""
        return f"http://{ADDRESS}:{self.server_port}/{self.token}/"

    def handle_error(self, request: object, client_address: object) -> None:
        """Tell nothing of a browser that went away; any other fault ends only its own connection."""


@contextmanager
def hosted(port: int = 0) -> Iterator[Host]:
    """Give the host, which listens until the block ends."""
    with Host(port) as host:
        yield host


class _Handler(BaseHTTPRequestHandler):
    """Answers one request."""

    server: Host
    timeout = _PATIENCE
    server_version, sys_version = "woodlaw", ""

    def do_GET(self) -> None:
        """Give out a file of the page."""
        rest = self._rest()
        if rest is None or rest not in FILES:
            self._refuse(HTTPStatus.NOT_FOUND)
            return
        name = FILES[rest]
        self._send(_file(name), _TYPES[name[name.rindex(".") :]])

    def do_POST(self) -> None:
        """Answer a message."""
        length = self.headers.get("Content-Length", "")
        if self._rest() != "ask" or self.headers.get("Content-Type") != "application/json":
            self._refuse(HTTPStatus.NOT_FOUND)
        elif not (length.isascii() and length.isdecimal() and int(length) <= _MOST_BYTES):
            self._refuse(HTTPStatus.REQUEST_ENTITY_TOO_LARGE)
        else:
            message = self.rfile.read(int(length)).decode("utf-8", errors="replace")
            # A ruling has the engine to itself: two at once would wait for each other anyway.
            with self.server.asking:
                told = answer_text(message)
            self._send(told.encode(), "application/json")

    def _rest(self) -> str | None:
        """Return the path behind the token; None for a request that is not from the page itself."""
        here = f"{ADDRESS}:{self.server.server_port}"
        start = f"/{self.server.token}/"
        origin = self.headers.get("Origin")
        foreign = self.headers.get("Host") != here or origin not in (None, f"http://{here}")
        given = self.path.partition("?")[0]
        if foreign or not secrets.compare_digest(given[: len(start)].encode(), start.encode()):
            return None
        return given[len(start) :]

    def _send(self, content: bytes, kind: str) -> None:
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", f"{kind}; charset=utf-8")
        self.send_header("Content-Length", str(len(content)))
        self.send_header("Content-Security-Policy", policy_of())
        self.send_header("Referrer-Policy", "no-referrer")
        self.send_header("X-Content-Type-Options", "nosniff")
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        self.wfile.write(content)

    def _refuse(self, why: HTTPStatus) -> None:
        # What was sent is not read, so that the connection has to end.
        self.close_connection = True
        self.send_response(why)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Tell nothing: the address holds the token."""


@cache
def _file(name: str) -> bytes:
    return files("woodlaw.page").joinpath("static", name).read_bytes()


def policy_of(scripts: str = "'self'", more: str = "", *, framed: bool = True) -> str:
    """Return what the page may do: ask where it came from, and run its own scripts and that of a replay within it.

    ``framed`` is whether it can be said that no other page may hold it in a frame: a page cannot say so of itself.
    """
    told = [
        "default-src 'none'",
        f"script-src {scripts} {_replay_script()}",
        "style-src 'self' 'unsafe-inline'",
        "connect-src 'self'",
        "img-src 'self' data:",
        "base-uri 'none'",
        "form-action 'none'",
        more,
        "frame-ancestors 'none'" if framed else "",
    ]
    return "; ".join(filter(None, told))


@cache
def _replay_script() -> str:
    """Return how a policy names the script of a replay."""
    script = files("woodlaw.view").joinpath("static", "replay.html").read_text(encoding="utf-8")
    inner = re.search(r"<script>(.*?)</script>", script, re.DOTALL)
    shown = files("woodlaw.view").joinpath("static", "replay.js").read_text(encoding="utf-8")
    whole = inner[1].replace("<!-- script -->", shown) if inner else ""
    return f"'sha256-{base64.b64encode(hashlib.sha256(whole.encode()).digest()).decode()}'"
