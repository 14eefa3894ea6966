"""The host on this machine answers its own page, and nobody else."""

from __future__ import annotations

import http.client
import json
import socket
import struct
import threading
from collections.abc import Iterator

import pytest

from woodlaw.page.serving import FILES, Host, hosted


@pytest.fixture(scope="module")
def host() -> Iterator[Host]:
    with hosted() as host:
        thread = threading.Thread(target=host.serve_forever, daemon=True)
        thread.start()
        yield host
        host.shutdown()
        thread.join()


def _asked(
    host: Host, method: str, path: str, body: bytes | None = None, headers: dict[str, str] | None = None
) -> tuple[int, bytes, dict[str, str]]:
    connection = http.client.HTTPConnection("127.0.0.1", host.server_port, timeout=60)
    connection.request(method, path, body, headers or {})
    answer = connection.getresponse()
    found = answer.status, answer.read(), {key.casefold(): value for key, value in answer.getheaders()}
    connection.close()
    return found


JSON = {"Content-Type": "application/json"}


@pytest.mark.parametrize("name", FILES)
def test_the_page_is_given_out(host: Host, name: str) -> None:
    status, content, headers = _asked(host, "GET", f"/{host.token}/{name}")
    assert (status, bool(content)) == (200, True)
    assert headers["content-security-policy"].startswith("default-src 'none'; script-src 'self' 'sha256-")
    assert headers["cache-control"] == "no-store"


def test_a_message_is_answered(host: Host) -> None:
    body = json.dumps({"ask": "look up", "id": "4.3.1"}).encode()
    status, content, _ = _asked(host, "POST", f"/{host.token}/ask", body, JSON)
    assert status == 200
    assert json.loads(content)["answer"]["cited"]["id"] == "4.3.1"


def test_what_cannot_be_understood_is_answered_too(host: Host) -> None:
    status, content, _ = _asked(host, "POST", f"/{host.token}/ask", b"\xff\xfe{", JSON)
    assert status == 200
    assert "problems" in json.loads(content)


@pytest.mark.parametrize(
    ("method", "path", "headers"),
    [
        ("GET", "/", {}),
        ("GET", "/table.js", {}),
        ("GET", "/{token}/../serving.py", {}),
        ("GET", "/{token}/static/table.js", {}),
        ("GET", "/{token}", {}),
        ("GET", "/{token}x/", {}),
        ("GET", "/%C3%A9/", {}),
        ("GET", "/{token}/", {"Host": "example.org"}),
        ("GET", "/{token}/", {"Host": "localhost:{port}"}),
        ("POST", "/{token}/ask", {"Content-Type": "text/plain"}),
        ("POST", "/{token}/ask", {**JSON, "Origin": "https://example.org"}),
        ("POST", "/{token}/ask", {**JSON, "Origin": "null"}),
        ("POST", "/ask", JSON),
        ("POST", "/{token}/", JSON),
    ],
)
def test_nobody_else_is_answered(host: Host, method: str, path: str, headers: dict[str, str]) -> None:
    filled = {key: value.replace("{port}", str(host.server_port)) for key, value in headers.items()}
    asked = path.replace("{token}", host.token).encode().decode("latin-1")
    body = json.dumps({"ask": "box"}).encode() if method == "POST" else None
    status, content, told = _asked(host, method, asked, body, filled)
    assert (status, content) == (404, b"")
    assert "server" not in told or "Python" not in told["server"]


@pytest.mark.parametrize("length", ["99999999", "-1", "x", "٣"])
def test_what_is_too_long_or_of_no_length_is_not_read(host: Host, length: str) -> None:
    headers = {**JSON, "Content-Length": length.encode().decode("latin-1")}
    assert _asked(host, "POST", f"/{host.token}/ask", None, headers)[0] == 413


def test_a_browser_that_goes_away_leaves_no_word(host: Host, capfd: pytest.CaptureFixture[str]) -> None:
    for _ in range(3):
        connection = http.client.HTTPConnection("127.0.0.1", host.server_port, timeout=60)
        body = json.dumps({"ask": "words", "faction": "bees"}).encode()
        connection.request("POST", f"/{host.token}/ask", body, JSON)
        assert connection.sock is not None
        connection.sock.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        connection.close()
    assert _asked(host, "GET", f"/{host.token}/")[0] == 200
    assert capfd.readouterr() == ("", "")


def test_each_host_has_a_token_of_its_own() -> None:
    with hosted() as one, hosted() as other:
        assert one.token != other.token
        assert one.address == f"http://127.0.0.1:{one.server_port}/{one.token}/"
