"""The printed facts of maps, decks and items, as YAML, and how to read them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

_FOLDER = Path(__file__).parent


def read(name: str) -> Any:
    """Return the content of the data file ``<name>.yaml`` of this package.

    Raises ``FileNotFoundError`` when there is none. ``name`` is one of ours, never text that a user wrote.
    """
    import yaml

    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    return yaml.load((_FOLDER / f"{name}.yaml").read_text(encoding="utf-8"), Loader=loader)  # noqa: S506 (safe loaders)
