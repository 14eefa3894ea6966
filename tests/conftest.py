"""What holds for all tests."""

from __future__ import annotations

import gc
from contextlib import suppress

with suppress(ModuleNotFoundError):
    from hypothesis import HealthCheck, settings

    # A busy machine is no fault of what is tested: nothing is judged by how long it takes.
    settings.register_profile("however long", deadline=None, suppress_health_check=[HealthCheck.too_slow])
    settings.load_profile("however long")

MANY = 10_000
"""How many objects more there are before Python looks for garbage; by default it waits for some 700."""


def pytest_collection() -> None:
    """Look for garbage seldom: thousands of tests are collected, and stay to the end."""
    gc.set_threshold(MANY)


def pytest_collection_finish() -> None:
    """Look for none among what was collected."""
    gc.freeze()
