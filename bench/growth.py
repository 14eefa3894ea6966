"""How the time that an input takes grows with it: each kind of input is doubled four times."""

from __future__ import annotations

import gc
import io
import tempfile
from collections.abc import Callable, Sequence
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from functools import cache
from itertools import accumulate
from math import log2
from pathlib import Path
from time import process_time

from bench.measure import Row
from woodlaw.cli import main
from woodlaw.law.registry import law

SMALLEST = 6_000
"""Bytes of the smallest input."""
DOUBLINGS = 4
ASKED = 1.25
"""The power of the size that the time may grow with; n log n grows with 1.10 between these sizes."""
ROUNDS = 3
"""How often each is measured; the quickest counts, which other work on the machine disturbed least."""
ALLOWED = (0, 1, 2, 3)
"""How a command may end."""

FILE, OTHER, WORDS = "{file}", "{other}", "{words}"
"""What stands in a command for the input's file, for a sound file of rules, and for the input itself."""
RULES = "- {name: Golden Rules, text: Be kind.}\n"


@dataclass(frozen=True)
class Kind:
    """A kind of input: what makes it of so many bytes, the ``file`` it is written to, and the command that reads it."""

    name: str
    make: Callable[[int], str]
    file: str
    command: tuple[str, ...]


def measure(_texts: Sequence[str]) -> list[Row]:
    """Return how each kind of input grows, and how long the smallest and the largest take."""
    return [row(kind) for kind in KINDS]


def row(kind: Kind, smallest: int = SMALLEST) -> Row:
    """Return how the time grows with inputs of one kind, of which the first has so many bytes."""
    sizes = [smallest << doubling for doubling in range(DOUBLINGS + 1)]
    with tempfile.TemporaryDirectory() as folder:
        nothing = min(seconds(kind, "", Path(folder)) for _ in range(ROUNDS))
        took = [min(seconds(kind, kind.make(size), Path(folder)) for _ in range(ROUNDS)) for size in sizes]
    first, last = (max(each - nothing, 0.001) for each in (took[0], took[-1]))
    told = f"n^{log2(last / first) / DOUBLINGS:.2f} ({took[0]:.2f} s to {took[-1]:.2f} s)"
    return Row(f"growth: {kind.name}, {smallest:,} to {sizes[-1]:,} bytes", told, f"at most n^{ASKED}")


def seconds(kind: Kind, text: str, folder: Path) -> float:
    """Return the seconds of computing that a command takes for a text."""
    file, other = folder / kind.file, folder / "other.yml"
    file.write_text(text, encoding="utf-8")
    other.write_text(RULES, encoding="utf-8")
    stands_for = {FILE: str(file), OTHER: str(other), WORDS: text}
    arguments = [stands_for.get(part, part) for part in kind.command]
    gc.collect()
    with redirect_stdout(io.StringIO()), redirect_stderr(io.StringIO()):
        before = process_time()
        code = main(arguments)
        passed = process_time() - before
    if code not in ALLOWED:
        raise SystemExit(f"bench: woodlaw {' '.join(arguments)} ended with {code}")
    return passed


def repeated(head: str, unit: str) -> Callable[[int], str]:
    """Return what makes a text of a head and of as many units as there is room for; units may hold their number."""

    def make(size: int) -> str:
        parts, length, number = [head], len(head), 0
        while length < size:
            parts.append(unit.replace("<n>", str(number)))
            length += len(parts[-1])
            number += 1
        return "".join(parts)

    return make


def _record(size: int) -> str:
    """Return the beginning of the record of a simulated game."""
    lines = _whole_record()
    lengths = accumulate(map(len, lines))
    return "".join(line for line, length in zip(lines, lengths, strict=True) if length <= size)


@cache
def _whole_record() -> list[str]:
    from woodlaw.logs.simulate import Wanted, simulate

    wanted = Wanted(("C", "Y", "J"), "autumn", "standard", "")
    return max((simulate(wanted, seed).record for seed in range(3)), key=len).splitlines(keepends=True)


_GAME = "Map: Autumn\nDeck: Standard\nC: Hazel\nY: Rook\n\nC: t_k->1/12w->1\nY: 4w->9\n"
_POSITION = "woodlaw position: 1\nseats: [Marquise, Clergy]\n"
_CASES = """\
woodlaw cases: 1
position:
  woodlaw position: 1
  seats: [Marquise, Clergy]
  turn: Marquise, Daylight
  clearings: {1: 5 Marquise warriors}
cases:
"""
_SCENARIO = """\
{"id": "a::<n>", "name": "<n>", "feature": "A", "file": "a", "line": 3, "outcome": "passed", "message": "",
"duration": 0.5, "tagged": ["4.2"], "exercised": ["4.2"], "marks": [], "steps": [], "before": null, "after": null}
"""


def _evidence(size: int) -> str:
    """Return evidence of many scenarios."""
    head = f'{{"version": 1, "edition": "{law().chapter("1").edition}", "scenarios": [{_SCENARIO}'
    return repeated(head, f",{_SCENARIO}")(size) + "]}\n"


_PADDING = f"{' ' * 150}\n"
_QUESTION = """\
  - id: e<n>
    question: May I?
    ruling: No.
    clauses:
      - "4.2"
    source: A league
    text only: Words.
"""

_CHECK, _SHOW, _ADJUDICATE = ("check", FILE), ("show", FILE), ("adjudicate", FILE)

KINDS = (
    Kind("turns of a game", repeated(_GAME, "C: 1w1->2/1w2->1\nY: 1w9->5/1w5->9\n"), "a.rootlog", _CHECK),
    Kind("moves of a turn", repeated(_GAME, "C: 1w1->2/1w2->1/X1Y2/cY2->c1/+1\n"), "a.rootlog", _CHECK),
    Kind("crafts of a turn", repeated(f"{_GAME}C: 999b_w->1/", "Zroyal/"), "a.rootlog", _CHECK),
    Kind("crafts in turns", repeated(_GAME, "C: 9b_w->1/Zroyal/Zarmorers\nY: Zsappers\n"), "a.rootlog", _CHECK),
    Kind("a turn not understood", repeated(_GAME, "C: ??<n>?/#@!\n"), "a.rootlog", _CHECK),
    Kind("lines not understood", repeated(_GAME, "What <n>?\n"), "a.rootlog", _CHECK),
    Kind(
        "turns to show", repeated(_GAME, "C: 1w1->2/1w2->1\nY: 1w9->5/1w5->9\n"), "a.rootlog", (*_SHOW, "--turn", "9")
    ),
    Kind("decisions of a record", _record, "a.jsonl", _CHECK),
    Kind("places of a position", repeated(f"{_POSITION}places:\n", "  place <n>: nothing\n"), "a.yaml", _SHOW),
    Kind("pieces of a place", repeated(f"{_POSITION}clearings:\n  1:\n", "    - nothing\n"), "a.yaml", _SHOW),
    Kind(
        "cards of a hand", repeated(f"{_POSITION}Clergy:\n  hand:\n", "    - Anvil and a fox card\n"), "a.yaml", _SHOW
    ),
    Kind(
        "cases",
        repeated(_CASES, "  - {name: one <n>, player: Marquise, action: [march]}\n" + _PADDING),
        "a.yaml",
        _ADJUDICATE,
    ),
    Kind(
        "steps of a scenario",
        repeated("Feature: A\n  Scenario: One\n", "    Given clearing 5 holds 1 Marquise warrior\n"),
        "a.feature",
        _ADJUDICATE,
    ),
    Kind(
        "scenarios",
        repeated("Feature: A\n", "  Scenario: One <n>\n    Given clearing 5 holds 1 Marquise warrior\n" + _PADDING),
        "a.feature",
        _ADJUDICATE,
    ),
    Kind(
        "questions",
        repeated("faq: 1\ntitle: A\nsource: B\nentries:\n", _QUESTION),
        "a.yaml",
        ("faq", "list", "--file", FILE),
    ),
    Kind(
        "clauses of rules",
        repeated("- name: A\n  children:\n", "    - {name: One <n>, text: b}\n"),
        "a.yml",
        ("law", "--diff", FILE),
    ),
    Kind("printed cards", repeated("", "- {name: Tunnels, text: a}\n"), "a.yml", ("law", "--cards", FILE)),
    Kind("evidence", _evidence, "a.json", ("law", "--diff", OTHER, "--evidence", FILE)),
    Kind("a citation", repeated("4", ".1"), "a.txt", ("law", WORDS)),
    Kind("words to look for", repeated("keep", " card<n>"), "a.txt", ("law", "--search", WORDS)),
)
