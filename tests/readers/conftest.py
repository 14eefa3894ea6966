"""What we hand to others, and the real readers of others that it is handed to; ``nox -s readers`` installs them."""

from __future__ import annotations

import os
import re
import subprocess
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
_ID = re.compile(r"""\sid=(?:"([^"]*)"|([^\s>"]+))""")


@pytest.fixture(scope="session")
def built_site() -> Path:
    """The site as ``nox -s docs`` has built it."""
    folder = Path(os.environ.get("WOODLAW_SITE", ROOT / "docs" / "_build" / "html"))
    if not (folder / "needs.json").is_file():
        pytest.skip(f"no site in {folder}; nox -s docs builds it")
    return folder


@cache
def ids_in(page: Path) -> frozenset[str]:
    """Return the ids of a page."""
    return frozenset(one or other for one, other in _ID.findall(page.read_text(encoding="utf-8")))


@pytest.fixture(scope="session")
def node() -> Callable[..., subprocess.CompletedProcess[str]]:
    """Run a command of a package of npm; ``nox -s viewers`` installs them, and says in WOODLAW_NODE where."""
    folder = Path(os.environ.get("WOODLAW_NODE", "")).absolute()
    if not (folder / "node_modules" / ".bin").is_dir():
        pytest.skip("no packages of npm; nox -s viewers installs them")

    def run(name: str, *arguments: str) -> subprocess.CompletedProcess[str]:
        command = [str(folder / "node_modules" / ".bin" / name), *arguments]
        return subprocess.run(command, capture_output=True, text=True, timeout=300)

    return run
