"""Playing a few steps without pytest-bdd, as a scenario's text."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from woodlaw.gherkin.running import step
from woodlaw.gherkin.scene import Scene

Play = Callable[..., Scene]


@pytest.fixture
def play() -> Play:
    """Play the lines of a scenario, on a scene of its own or a given one, and return the scene."""

    def play(text: str, scene: Scene | None = None) -> Scene:
        scene = scene or Scene()
        lines = [line.strip() for line in text.splitlines() if line.strip()]
        keyword = "given"
        for number, line in enumerate(lines):
            if line.startswith("|"):
                continue
            table = []
            for row in lines[number + 1 :]:
                if not row.startswith("|"):
                    break
                table.append([cell.strip() for cell in row.strip("|").split("|")])
            first, _, said = line.partition(" ")
            keyword = keyword if first in ("And", "But") else first.lower()
            step(scene, keyword, said, table or None)
        return scene

    return play
