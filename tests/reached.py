"""Which questions the code of some packages answered otherwise than neutrally while scenarios ran.

A plugin for pytest (``-p tests.reached``); the environment names the packages, and the file to write.
"""

from __future__ import annotations

import functools
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from woodlaw.factions.points import Question, extensions, questions

PACKAGES, FILE = "REACHED_PACKAGES", "REACHED_FILE"

_reached: dict[str, None] = {}


def pytest_configure() -> None:
    """Watch every answer of the packages from now on."""
    packages = os.environ[PACKAGES].split()
    for question in questions():
        for kind in _answering(question, packages):
            setattr(kind, question.name, _watched(question, getattr(kind, question.name)))


def pytest_unconfigure() -> None:
    """Write the names of the questions that were answered."""
    Path(os.environ[FILE]).write_text("\n".join(_reached), encoding="utf-8")


def _answering(question: Question, packages: list[str]) -> Iterator[type]:
    neutral = getattr(question.asker, question.name)
    for _, _, _, kind in extensions():
        if kind.__module__.partition(".")[0] in packages and getattr(kind, question.name, neutral) is not neutral:
            yield kind


def _watched(question: Question, answer: Callable[..., Any]) -> Callable[..., Any]:
    """Return an answer that is noted when it is not the neutral one; what only does something, when it is asked to."""
    neutral = getattr(question.asker, question.name)
    only_does = "-> None" in question.form

    @functools.wraps(answer)
    def watched(*asked: Any, **named: Any) -> Any:
        given = answer(*asked, **named)
        if only_does or _plain(given) != _plain(neutral(*asked, **named)):
            _reached[question.name] = None
        return given

    return watched


def _plain(given: object) -> object:
    return tuple(given) if isinstance(given, list) else given
