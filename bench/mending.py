"""What looking for causes and playing turns cost besides the check, and how far the slowest turn is from the median."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import partial
from statistics import median

from tests.clean_games import text_of

from bench.measure import Row
from woodlaw.logs.bookkeeping import Bookkeeper
from woodlaw.logs.check import check_bytes, with_causes
from woodlaw.logs.opening import lay_table
from woodlaw.logs.rootlog.reader import read

RUNS = 4
ASKED, ASKED_OF_A_TURN = 40, 200
RANDOM_GAMES = 20
LEAST_TURNS = 20
"""How many turns a game has at least that people have played to its end; examples of faults are shorter."""


def measure(texts: Sequence[str]) -> list[Row]:
    """Return how many times the plain check the games with findings take played and with causes, and slowest turns."""
    faulty = [text for text in texts if len(read(text).turns) >= LEAST_TURNS and _has_findings(text)]
    costs = [_costs(text) for text in faulty]
    plain = max(1e-9, sum(plain for plain, _ in costs))
    times = sum(causes for _, causes in costs) / plain + 1
    random = [text_of(number) for number in range(RANDOM_GAMES)]
    played = sum(_seconds(partial(check_bytes, text.encode(), "game", plays=True)) for text in faulty)
    return [
        Row(f"play: {len(faulty)} games of people, to plain checks", f"{played / plain:.1f}", f"at most {ASKED}"),
        Row(f"mends: {len(faulty)} games of people, to plain checks", f"{times:.1f}", f"at most {ASKED}"),
        _of_turns(f"play: slowest turn of {len(faulty)} games of people, to the median one", faulty),
        _of_turns(f"play: slowest turn of {RANDOM_GAMES} random games, to the median one", random),
    ]


def _of_turns(what: str, texts: Sequence[str]) -> Row:
    turns = [seconds for text in texts for seconds in _turns(text)]
    return Row(what, f"{max(turns) / median(turns):.0f}", f"at most {ASKED_OF_A_TURN}")


def _has_findings(text: str) -> bool:
    return any(finding.judges for finding in check_bytes(text.encode(), "game").findings)


def _costs(text: str) -> tuple[float, float]:
    """Return the seconds of a plain check of a game, and those of looking for the causes of what it finds."""
    data = text.encode()
    report = check_bytes(data, "game")
    return _best(lambda: check_bytes(data, "game")), _best(lambda: with_causes(data, report))


def _turns(text: str) -> list[float]:
    """Return the seconds that each turn of a game takes to be entered, checked and played."""
    log = read(text)
    found: list[list[float]] = []
    for _ in range(RUNS):
        opening = lay_table(log)
        if opening.game is None:
            return []
        keeper = Bookkeeper(opening, opening.game, plays=True)
        for turn in log.setup:
            keeper.enter_turn(turn, setup=True, last=False)
        found.append([_seconds(partial(keeper.enter_turn, turn, setup=False, last=False)) for turn in log.turns])
    return [min(each) for each in zip(*found, strict=True)]


def _best(do: Callable[[], object]) -> float:
    return min(_seconds(do) for _ in range(RUNS))


def _seconds(do: Callable[[], object]) -> float:
    start = time.process_time()
    do()
    return time.process_time() - start
