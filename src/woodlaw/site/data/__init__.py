"""What the site knows besides the Law, as YAML: which scenarios illustrate what."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from woodlaw.law.files import plain

_FOLDER = Path(__file__).parent


@cache
def read(name: str) -> Any:
    """Return the content of the data file ``<name>.yaml`` of this package; it is not to be changed.

    Raises ``FileNotFoundError`` when there is none. ``name`` is one of ours, never text that a user wrote.
    """
    return plain(_FOLDER / f"{name}.yaml")
