"""What holds for all tests."""

from __future__ import annotations

import gc

MANY = 10_000
"""How many objects more there are before Python looks for garbage; by default it waits for some 700."""


def pytest_collection() -> None:
    """Look for garbage seldom: thousands of tests are collected, and stay to the end."""
    gc.set_threshold(MANY)


def pytest_collection_finish() -> None:
    """Look for none among what was collected."""
    gc.freeze()
