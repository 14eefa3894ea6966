"""The longest game as one HTML file: how large it is, how soon Chromium shows a board, and how smoothly it steps on."""

from __future__ import annotations

import tempfile
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING

from bench.chromium import pages
from bench.measure import Row
from woodlaw.factions.registry import factions
from woodlaw.logs.watching import watch
from woodlaw.view.replay import Replay

if TYPE_CHECKING:
    from playwright.sync_api import Page

OPENINGS = 5
FRAME = 1000 / 60
"""Milliseconds that a step may take, for sixty frames a second."""
FIRST_BOARD = "performance.getEntriesByName('first board')[0].startTime"
STEP_ON = """() => new Promise(done => {
  const worked = [];
  const step = () => {
    const began = performance.now();
    document.body.dispatchEvent(new KeyboardEvent("keydown", {key: "ArrowRight", bubbles: true}));
    document.body.getBoundingClientRect();
    worked.push(performance.now() - began);
    if (worked.length < 200) requestAnimationFrame(step);
    else done(worked.sort((one, other) => one - other)[190]);
  };
  requestAnimationFrame(step);
})"""
"""Two hundred steps, one a frame; answers with the time that 95 of 100 keep."""


def measure(texts: Sequence[str]) -> list[Row]:
    """Write the longest of the games as a replay and open it; without a browser only its size is measured."""
    known = factions().items()
    colours, names = {name: each.colour for name, each in known}, {name: each.title for name, each in known}
    replay = Replay("The longest game", colours, names)
    document = replay.document(watch(max(texts, key=len), replay.step))
    size = Row("replay: the longest game", f"{len(document.encode()) / 1e6:.2f} MB", "< 1.5 MB")
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "replay.html")
        file.write_text(document, encoding="utf-8")
        with pages() as opened:
            if isinstance(opened, str):
                return [size, Row("replay: first board", opened, "< 300 ms"), Row("replay: a step", opened)]
            times = [_first_board(opened(), file) for _ in range(OPENINGS)]
            page = opened()
            page.goto(file.as_uri())
            step: float = page.evaluate(STEP_ON)
    return [
        size,
        Row("replay: first board", f"{median(times):.0f} ms", "< 300 ms"),
        Row("replay: a step, 95 of 100", f"{step:.1f} ms", f"< {FRAME:.1f} ms"),
    ]


def _first_board(page: Page, file: Path) -> float:
    page.goto(file.as_uri())
    shown: float = page.evaluate(FIRST_BOARD)
    page.close()
    return shown
