"""The page without a host: what it is made of."""

from __future__ import annotations

import io
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

from woodlaw.page.publishing import ARCHIVE, PYTHON, packed, publish

MOST = 1_500_000
"""Bytes that a browser fetches besides Python, at most."""
ANSWERED = """
import json, sys
from woodlaw.page.messages import ASKED, answer
record = 'Map: Fall\\nDeck: Standard\\nC: one\\nY: two\\nC: 2w->5'
given = {
    'put': {'place': 'clearing 5', 'piece': 'Clergy warrior', 'count': 1},
    'suit': {'place': 'clearing 5', 'suit': 'fox'},
    'note': {'keys': ['Clergy', 'score'], 'value': '3'},
    'rule': {'action': ['march']},
    'case': {'action': ['march']},
    'look up': {'id': '4.3.1'},
    'words': {'faction': 'bees'},
    'search': {'question': 'who rules'},
    'play': {'seats': ['C', 'Y'], 'answers': [0]},
    'bot': {'position': 'seats: Automated Alliance, cats', 'order': 'Anvil'},
}
told = {'position': 'turn: cats, daylight\\n5: 2 cats, 1 bee', 'record': record, 'edits': []}
wrong = {ask: found for ask in ASKED if 'answer' not in (found := answer({'ask': ask, **told, **given.get(ask, {})}))}
assert not wrong, wrong
print(sys.modules['woodlaw'].__file__)
"""


@pytest.fixture(scope="module")
def archive() -> bytes:
    return packed()


def test_the_same_files_give_the_same_bytes(archive: bytes) -> None:
    assert archive == packed()


def test_the_archive_answers_every_message_by_itself(archive: bytes, tmp_path: Path) -> None:
    with tarfile.open(fileobj=io.BytesIO(archive)) as opened:
        opened.extractall(tmp_path, filter="data")
    command = [sys.executable, "-S", "-c", f"import sys; sys.path.insert(0, {str(tmp_path)!r})\n{ANSWERED}"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env={"PYTHONDONTWRITEBYTECODE": "1"})
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith(str(tmp_path))


def test_the_page_is_small_and_whole(tmp_path: Path) -> None:
    package, folder = tmp_path / "package", tmp_path / "site" / "table"
    package.mkdir()
    for name in PYTHON:
        (package / name).write_text(name, encoding="utf-8")
    publish(folder, package)
    own = [path for path in folder.iterdir() if path.is_file()]
    assert sum(path.stat().st_size for path in own) < MOST
    page = (folder / "index.html").read_text(encoding="utf-8")
    assert "wasm-unsafe-eval" in page
    keeper = (folder / "keeper.js").read_text(encoding="utf-8")
    assert "<!--" not in keeper
    # A browser asks for the keeper itself each time, to see whether there is a new version.
    told = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()} - {"keeper.js"}
    assert {name for name in told if f'"{name}"' not in keeper} == set()
    named = {"table.css", "table.js", "host.js", "worker.js", "keeper.js", "index.html", ARCHIVE}
    assert {path.name for path in own} == named
    assert sorted(path.name for path in (folder / "pyodide").iterdir()) == sorted(PYTHON)
