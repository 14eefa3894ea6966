"""What we hand to others, and the real readers of others that it is handed to; ``nox -s readers`` installs them."""

from __future__ import annotations

import os
import re
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
