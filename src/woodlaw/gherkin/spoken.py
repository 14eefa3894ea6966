"""The vocabulary as pytest-bdd knows it: one step for each keyword, which reads as any of its phrases.

pytest-bdd asks every step that there is about every step that is run; with a phrase a step that would be most of a run.
A step of somebody else's that reads the same goes first, as always, when it stands nearer to the feature file.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest_bdd
from pytest_bdd.parsers import StepParser

from woodlaw.gherkin.phrases import Keyword, Wording, readings_of
from woodlaw.gherkin.scene import Scene, Table


class Vocabulary(StepParser):
    """All phrases of a keyword."""

    def __init__(self, keyword: Keyword) -> None:
        super().__init__(f"a phrase of the vocabulary: {keyword}")
        self._keyword = keyword

    def is_matching(self, name: str) -> bool:
        """Return whether a step reads as a phrase."""
        return bool(readings_of(self._keyword, name))

    def parse_arguments(self, name: str) -> dict[str, Any] | None:
        """Return the phrase that a step reads as, with the words it gives, as ``reading``; None for another step."""
        readings = readings_of(self._keyword, name)
        return {"reading": readings[-1]} if readings else None


@pytest_bdd.given(Vocabulary("given"))
@pytest_bdd.when(Vocabulary("when"))
@pytest_bdd.then(Vocabulary("then"))
def spoken(scene: Scene, reading: tuple[Wording, Mapping[str, Any]], datatable: Table | None = None) -> None:
    """Carry a step out."""
    wording, given = reading
    wording.carry_out(scene, given, datatable)
