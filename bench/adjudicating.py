"""How long ``woodlaw adjudicate`` takes for a single case, whole process, and for each further case of its file.

The further cases are those that the examples and tests keep, each file read and answered as text, warm.
"""

from __future__ import annotations

import gc
import subprocess
import time
from collections.abc import Sequence
from pathlib import Path
from statistics import mean, median
from tempfile import TemporaryDirectory

from bench.cross_checking import compare
from bench.measure import Row
from bench.starting import command
from woodlaw.asking.cases import answer_cases
from woodlaw.cli import SELDOM
from woodlaw.cli.rulings import told as as_text

RUNS = 21
ASKED = 350
ASKED_FURTHER = 3
"""The milliseconds of processor time that a further case of a file may take, on average and in the middle."""
ROUNDS = 3
"""How often all kept cases are answered after a first time that is not counted; of each case the fastest counts."""
ROOT = Path(__file__).parent.parent
KEPT = ("examples/cases", "tests/adjudication/questions")
"""Where cases are kept."""
POSITIONS = 50

CASES = (
    """
  - position:
      woodlaw position: 1
      turn: Clergy, Daylight
      clearings: {{{near}: 'a Clergy warrior, {many} Marquise warriors', 5: '{few} Clergy warriors, a cathedral'}}
      Clergy: {{hand: [Anvil, 1 unknown], Marquise: penitent}}
    action: [crusade, 5 > {near}, {few}, the Marquise]
""",
    """
  - position:
      woodlaw position: 1
      seats: [Marquise, Eyrie]
      turn: Marquise, Daylight
      clearings: {{{near}: '{many} Marquise warriors, {few} Eyrie warriors', 5: '{few} Marquise warriors'}}
    action: [battle, {near} > the Eyrie]
    dice: 2 and 0
""",
    """
  - position:
      woodlaw position: 1
      seats: [Alliance, Marquise]
      turn: Marquise, Daylight
      clearings: {{5: '{many} Marquise warriors', {far}: '{few} Marquise warriors, an Alliance warrior'}}
    action: [march, 5 > {far}, {few}]
""",
    """
  - position:
      woodlaw position: 1
      seats: [Marquise, Legion]
      turn: Legion, Daylight
      clearings: {{{near}: '{many} Legion warriors, a Marquise warrior, a recruiter', {far}: '{few} Legion warriors'}}
      Legion: {{hand: [Anvil, Cobbler, Codebreakers, Armorers]}}
    action: supply drop
""",
)
"""Cases of several factions, legal and illegal; the first is the one that is measured alone."""

NEAR, FAR = (2, 1), (7, 8, 9, 10, 12)
"""Clearings next to clearing 5, and others."""


def cases(count: int) -> str:
    """Return the text of a file of so many cases, no two of them alike."""
    told = []
    for number in range(count):
        kind, like = number % len(CASES), number // len(CASES)
        many, few, near, far = 2 + like % 7, 1 + like % 4, NEAR[like // 28 % 2], FAR[like % 5]
        told.append(CASES[kind].format(many=many, few=few, near=near, far=far))
    return f"woodlaw cases: 1\ncases:{''.join(told)}"


def measure(_texts: Sequence[str]) -> list[Row]:
    """Return the median of whole runs, and what further cases add to it."""
    one, further = _whole_run(1, RUNS), _further_cases()
    return [
        Row("adjudicate: one case", f"{one * 1000:.0f} ms", f"under {ASKED} ms"),
        Row("adjudicate: each further case, mean", f"{mean(further):.1f} ms", f"under {ASKED_FURTHER} ms"),
        Row("adjudicate: each further case, median", f"{median(further):.1f} ms", f"under {ASKED_FURTHER} ms"),
        _like_play(),
    ]


def _further_cases() -> list[float]:
    """Return the milliseconds of processor time that each kept case takes but for the first of its file."""
    files = [file for folder in KEPT for file in sorted((ROOT / folder).glob("*.yaml"))]
    before = gc.get_threshold()
    gc.set_threshold(SELDOM, *before[1:])
    try:
        rounds = [[took for file in files for took in _each_case(file)[1:]] for _ in range(1 + ROUNDS)]
    finally:
        gc.set_threshold(*before)
    return [min(times) for times in zip(*rounds[1:], strict=True)]


def _each_case(file: Path) -> list[float]:
    """Return the milliseconds of processor time that each case of a file takes, from reading it to its text."""
    taken, since = [], time.process_time()
    for answered in answer_cases(file.read_text(encoding="utf-8"), file.parent):
        list(as_text(file.name, answered))
        now = time.process_time()
        taken.append((now - since) * 1000)
        since = now
    return taken


def _whole_run(count: int, runs: int) -> float:
    """Return the median of the seconds that a file of so many cases takes, after a first run that is not counted."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "cases.yaml"
        file.write_text(cases(count), encoding="utf-8")
        return median([_seconds([command(), "adjudicate", str(file)]) for _ in range(1 + runs)][1:])


def _like_play() -> Row:
    """Return how many rulings in random positions are as play has them."""
    told = compare(POSITIONS, 0)
    kinds = ("offered", "one change away")
    asked, alike = (sum(told[f"{kind}: {what}"] for kind in kinds) for what in ("asked", "as play has it"))
    return Row(f"adjudicate: as play has it, in {POSITIONS} positions", f"{alike} of {asked}", "all")


def _seconds(arguments: list[str]) -> float:
    start = time.perf_counter()
    ran = subprocess.run(arguments, stdout=subprocess.DEVNULL, check=False)
    assert ran.returncode == 1
    return time.perf_counter() - start
