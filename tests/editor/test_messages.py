"""The language server over a thousand messages good and bad: each request is answered once, and the end is an end."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from queue import Queue
from random import Random
from threading import Thread
from typing import Any

import pytest

pytest.importorskip("pygls")

from lsprotocol import converters, types

EXAMPLES = Path(__file__).parents[2] / "examples"
TABLE = "Map: Fall\nDeck: Standard\nPool: CE\nC: Ann\nE: Bo\n\n"
URI = "file:///games/game.rootlog"
LONGEST_WAIT = 600
"""Seconds that an answer may take on a machine that has much else to do."""
CODES = {"parse": -32700, "request": -32600, "method": -32601, "params": -32602}


class Talk:
    """A conversation with ``woodlaw lsp`` in plain JSON-RPC, for what no well-made client would send."""

    def __init__(self, process: subprocess.Popen[bytes]) -> None:
        self.process = process
        self.heard: Queue[dict[str, Any] | None] = Queue()
        self.number = 0
        Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        assert self.process.stdout is not None
        while header := self.process.stdout.readline():
            length = int(header.partition(b":")[2])
            while self.process.stdout.readline().strip():
                pass
            self.heard.put(json.loads(self.process.stdout.read(length)))
        self.heard.put(None)

    def raw(self, body: bytes) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n%b" % (len(body), body))
        self.process.stdin.flush()

    def tell(self, method: str, params: object) -> None:
        self.raw(json.dumps({"jsonrpc": "2.0", "method": method, "params": params}).encode())

    def ask(self, method: str, params: object) -> int:
        self.number += 1
        self.raw(json.dumps({"jsonrpc": "2.0", "id": self.number, "method": method, "params": params}).encode())
        return self.number

    def next(self) -> dict[str, Any]:
        message = self.heard.get(timeout=LONGEST_WAIT)
        assert message is not None
        return message

    def answer(self, number: int | None) -> dict[str, Any]:
        """Return the answer to a request; what comes in between is passed over."""
        while True:
            message = self.next()
            if "method" not in message and message["id"] == number:
                return message

    def open(self, text: str, uri: str = URI) -> None:
        document = {"uri": uri, "languageId": "rootlog", "version": 0, "text": text}
        self.tell("textDocument/didOpen", {"textDocument": document})

    def write(self, text: str, version: int, uri: str = URI) -> None:
        document = {"uri": uri, "version": version}
        self.tell("textDocument/didChange", {"textDocument": document, "contentChanges": [{"text": text}]})


@contextmanager
def talk(*, begun: bool = True) -> Iterator[Talk]:
    command = [sys.executable, "-m", "woodlaw", "lsp"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        try:
            talking = Talk(process)
            if begun:
                talking.answer(talking.ask("initialize", {"processId": None, "rootUri": None, "capabilities": {}}))
                talking.tell("initialized", {})
            yield talking
        finally:
            process.kill()


def ended(talking: Talk) -> tuple[int, bytes]:
    """End a conversation; return the exit code, and what was written to standard error."""
    told = talking.answer(talking.ask("shutdown", None))
    assert told.get("result", told) is None
    talking.tell("exit", None)
    code = talking.process.wait(LONGEST_WAIT)
    assert talking.process.stderr is not None
    said = talking.process.stderr.read()
    return code, said


AT = {"textDocument": {"uri": URI}, "position": {"line": 6, "character": 3}}
RANGE = {"start": {"line": 0, "character": 0}, "end": {"line": 99, "character": 0}}
ASKED: dict[str, dict[str, Any]] = {
    "textDocument/hover": AT,
    "textDocument/completion": AT,
    "textDocument/definition": AT,
    "textDocument/codeAction": {"textDocument": {"uri": URI}, "range": RANGE, "context": {"diagnostics": []}},
    "textDocument/documentSymbol": {"textDocument": {"uri": URI}},
    "textDocument/foldingRange": {"textDocument": {"uri": URI}},
}
WRONG: list[Any] = [
    None,
    {},
    {"textDocument": 1},
    {"textDocument": {"uri": URI}, "position": {"line": -1, "character": 0}, "range": 3},
    {"textDocument": {"uri": None}, "position": {"line": 1, "character": 0}},
    {"textDocument": {}, "position": {"line": 10**20, "character": 0}},
    [],
    "text",
]


def test_the_end_is_an_end() -> None:
    with talk() as talking:
        talking.open(TABLE)
        assert ended(talking) == (0, b"")


def test_an_editor_that_goes_away_without_a_word_is_told_apart() -> None:
    with talk() as talking:
        talking.tell("exit", None)
        assert talking.process.wait(LONGEST_WAIT) == 1


@pytest.mark.parametrize("method", ASKED)
def test_a_text_that_is_not_open_gets_nothing_and_no_file_is_read(method: str, tmp_path: Path) -> None:
    file = tmp_path / "secret.rootlog"
    file.write_text(TABLE + "C:w->1\n", encoding="utf-8")
    with talk() as talking:
        asked = {**ASKED[method], "textDocument": {"uri": file.as_uri()}}
        assert talking.answer(talking.ask(method, asked)) == {"id": 1 + 1, "jsonrpc": "2.0", "result": None}
        talking.write("C:w->1", 3, file.as_uri())
        talking.open(TABLE, file.as_uri())
        talking.tell("textDocument/didClose", {"textDocument": {"uri": file.as_uri()}})
        assert talking.answer(talking.ask(method, asked))["result"] is None


def test_after_shutdown_only_exit_is_heard() -> None:
    with talk() as talking:
        talking.answer(talking.ask("shutdown", None))
        assert talking.answer(talking.ask("textDocument/hover", AT))["error"]["code"] == CODES["request"]
        talking.tell("exit", None)
        assert talking.process.wait(LONGEST_WAIT) == 0


@pytest.mark.parametrize(
    ("body", "code"),
    [(b"{", "parse"), (b"\xff", "parse"), (b"[" * 9999, "parse"), (b"[1]", "request"), (b"5", "request")],
)
def test_what_is_no_message_is_answered(body: bytes, code: str) -> None:
    with talk() as talking:
        talking.raw(body)
        assert talking.answer(None)["error"]["code"] == CODES[code]
        assert ended(talking) == (0, b"")


def test_a_large_text_does_not_keep_the_next_keystroke_waiting() -> None:
    game = (EXAMPLES / "clean" / "winter_plots.rootlog").read_text(encoding="utf-8")
    large = game + "".join(game.partition("\n\n")[2] for _ in range(300))
    with talk() as talking:
        talking.open(large)
        number = talking.ask("textDocument/foldingRange", {"textDocument": {"uri": "file:///other.rootlog"}})
        first = talking.next()
        # The answer comes before what is found in the large text.
        assert first == {"id": number, "jsonrpc": "2.0", "result": None}
        talking.write(TABLE + "C:w->1\n", 1)
        published = talking.next()
        assert published["params"]["version"] == 1
        assert ended(talking) == (0, b"")


def test_a_thousand_messages_are_answered_each_once() -> None:
    rand = Random(7)
    texts = [TABLE, TABLE + "C:w->1\nE:6w->4\n", TABLE + "C:😀w→1 // see 4.3.1\n", "", "hello", "{", TABLE + "C:w->\n"]
    expected: dict[int, str] = {}
    answers: dict[int, dict[str, Any]] = {}
    with talk() as talking:
        talking.open(texts[1])
        for version in range(1, 1001):
            kind = rand.randrange(6)
            method = rand.choice(list(ASKED))
            if version % 50 == 0:
                talking.open(texts[2])
            elif kind == 0:
                talking.write(rand.choice(texts), version)
            elif kind == 1:
                expected[talking.ask(method, rand.choice(WRONG))] = "error"
            elif kind == 2:
                talking.tell(rand.choice(["textDocument/didClose", "workspace/none"]), rand.choice(WRONG))
            elif kind == 3:
                expected[talking.ask(rand.choice(["textDocument/none", "x"]), {})] = "error"
            else:
                expected[talking.ask(method, ASKED[method])] = method
        while len(answers) < len(expected):
            message = talking.next()
            if "id" in message:
                assert message["id"] not in answers
                answers[message["id"]] = message
            else:
                assert message["method"] == "textDocument/publishDiagnostics"
        assert ended(talking) == (0, b"")
    told = {number: "error" if "error" in answer else expected[number] for number, answer in answers.items()}
    assert told == expected
    converter = converters.get_converter()
    for number, answer in answers.items():
        if told[number] != "error":
            message_type: Any = types.METHOD_TO_TYPES[told[number]][1]
            converter.structure(answer, message_type)
