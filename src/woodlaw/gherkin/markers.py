"""Tags as pytest markers, known to pytest also under ``--strict-markers``."""

from __future__ import annotations

import pytest

_REGISTERED: pytest.StashKey[set[str]] = pytest.StashKey()


def register_marker(config: pytest.Config, tag: str) -> None:
    """Let pytest know a tag as a marker, once."""
    known = config.stash.setdefault(_REGISTERED, set())
    if tag not in known and can_be_marked(tag):
        known.add(tag)
        config.addinivalue_line("markers", f"{tag}: a tag of a feature file")


def is_registered(config: pytest.Config, tag: str) -> bool:
    """Say whether a marker is a tag that :func:`register_marker` has met."""
    return tag in config.stash.get(_REGISTERED, ())


def can_be_marked(tag: str) -> bool:
    """Say whether pytest can know a tag as a marker: in its list of markers a colon or a bracket ends a name."""
    return not any(each in tag for each in ":(")
