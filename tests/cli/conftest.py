from __future__ import annotations

import io
import sys
from collections.abc import Callable
from dataclasses import dataclass

import pytest

from woodlaw.cli import main
from woodlaw.logs import check
from woodlaw.logs.findings import Finding, FindingKind, GameReport


@dataclass(frozen=True)
class Ran:
    code: int
    out: str
    err: str


Woodlaw = Callable[..., Ran]


@pytest.fixture
def woodlaw(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Woodlaw:
    """Run the command line in this process."""

    def run(*arguments: object, standard_input: bytes = b"") -> Ran:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(standard_input)))
        code = main([str(argument) for argument in arguments])
        captured = capsys.readouterr()
        return Ran(code, captured.out, captured.err)

    return run


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a check find what a file tells it to find: one kind of finding a line."""

    def check_bytes(data: bytes, name: str, *, plays: bool, witnessed: bool) -> GameReport:
        kinds = data.decode().split()
        findings = [
            Finding(FindingKind(kind), "" if kind == "notation" else "4.2.1", line, 3, "w2->5", f"a {kind}", "a move")
            for line, kind in enumerate(kinds, 1)
        ]
        return GameReport(name, findings)

    monkeypatch.setattr(check, "check_bytes", check_bytes)
