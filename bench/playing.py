"""Playing: random playouts and replays a second on one core, the cost of a copy, and the peak memory of a playout."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from io import BytesIO
from itertools import permutations
from pathlib import Path

from bench.measure import Row, games_a_second
from woodlaw.engine.chance import Seeded
from woodlaw.engine.decisions import Decision, Option
from woodlaw.engine.play import Play, run
from woodlaw.engine.random_player import RandomPlayer
from woodlaw.logs import batch, sources
from woodlaw.logs.record.again import replay
from woodlaw.logs.record.replaying import split
from woodlaw.logs.simulate import Wanted, simulate, table_for
from woodlaw.table.decks import STANDARD_DECKS
from woodlaw.table.maps import STANDARD_MAPS

SEATS = ("marquise_de_cat", "honeycomb_clergy")
PLAYOUTS_ASKED = 30
THREE_SEATS = tuple(permutations((*SEATS, "queenless_legion")))
THREE_SEATED_ASKED = 20
BASE_GAME = tuple(permutations(("marquise_de_cat", "eyrie_dynasties", "woodland_alliance", "vagabond")))
FOUR_SEATED_ASKED = 1 / 3
OTHER_FOUR = tuple(permutations(("lizard_cult", "riverfolk_company", "underground_duchy", "corvid_conspiracy")))
OTHER_FOUR_ASKED = 0.7
ALTERNATIONS = 5
GAMES_AT_A_TIME = 8
CORES = os.cpu_count() or 1
ASKED_OF_REPLAYS = "at least 100"
COPY_ASKED = 200
MEMORY_ASKED = 80
GAMES = 24
COPIES = 1000
ROUNDS = 20
ANSWERS = 200

CHILD = """
import re
from woodlaw.logs.simulate import Wanted, simulate

simulate(Wanted(("marquise_de_cat", "honeycomb_clergy"), "mountain", "standard", ""), 1)
try:
    print(int(re.search(r"VmHWM:\\s+(\\d+)", open("/proc/self/status").read())[1]))
except OSError:
    import resource, sys

    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    print(peak // 1024 if sys.platform == "darwin" else peak)
"""


def measure(_texts: Sequence[str]) -> list[Row]:
    """Return playouts and replays a second over all maps and both seatings, a copy's time and a playout's memory."""
    wanted = [wish(number) for number in range(GAMES)]
    numbers = [str(number) for number in range(GAMES)]
    played = games_a_second(lambda number: simulate(wanted[int(number)], int(number)), numbers)
    records = [simulate(wish, number).record for number, wish in enumerate(wanted)]
    again = games_a_second(lambda record: replay(split(record)), records)
    return [
        Row("play: recorded playouts a second, one core", f"{played:.0f}", f"at least {PLAYOUTS_ASKED}"),
        Row("play: the same with three seats", f"{_seated(THREE_SEATS):.0f}", f"at least {THREE_SEATED_ASKED}"),
        Row(
            "play: four seats of the base game, against two",
            f"{_four_against_two():.2f}",
            f"at least {FOUR_SEATED_ASKED:.2f}",
        ),
        Row(
            "play: decisions of Cult, Company, Duchy and Corvids, against the base game",
            f"{_other_four_against_base_game():.2f}",
            f"at least {OTHER_FOUR_ASKED}",
        ),
        Row("play: replays a second, one core", f"{again:.0f}"),
        Row(f"play: records checked a second, {CORES} processes", f"{_on_all_cores(records):.0f}", ASKED_OF_REPLAYS),
        *_copying(),
        Row("play: peak memory of a playout", f"{_peak() / 1024:.1f} MiB", f"under {MEMORY_ASKED} MB"),
    ]


def _on_all_cores(records: Sequence[str]) -> float:
    """Return how many records a second are replayed by ``woodlaw check`` over a folder, on every core at hand."""
    with tempfile.TemporaryDirectory() as folder:
        for number in range(ROUNDS * len(records)):
            Path(folder, f"{number}.jsonl").write_text(records[number % len(records)], "utf-8")
        start = time.perf_counter()
        reports = list(batch.check(sources.find([folder], BytesIO()), CORES))
        passed = time.perf_counter() - start
    assert not any(report.error or report.findings for report in reports)
    return len(reports) / passed


def wish(number: int) -> Wanted:
    """Return what the game of a number is played with: each map, each seating, in turn."""
    seats = SEATS if number // len(STANDARD_MAPS) % 2 else SEATS[::-1]
    return Wanted(seats, STANDARD_MAPS[number % len(STANDARD_MAPS)], "standard", "")


def _seated(tables: Sequence[tuple[str, ...]]) -> float:
    """Return how many games of some tables are played and recorded a second."""
    wanted = _everywhere(tables)
    numbers = [str(number) for number in range(len(wanted))]
    return games_a_second(lambda number: simulate(wanted[int(number)], int(number)), numbers)


def _four_against_two() -> float:
    """Return the rate of four seats of the base game over that of two, by processor time, one game of each in turn."""
    spent = {2: 0.0, 4: 0.0}
    for number, wanted in enumerate(_everywhere(BASE_GAME)):
        for seats, game in ((2, wish(number % GAMES)), (4, wanted)):
            start = time.process_time()
            simulate(game, number if seats == 4 else number % GAMES)
            spent[seats] += time.process_time() - start
    return spent[2] / spent[4]


class _Counting(RandomPlayer):
    """A random player that counts what it is asked."""

    asked = 0

    def __call__(self, decision: Decision) -> Option:
        """Return one of the decision's options."""
        self.asked += 1
        return super().__call__(decision)


def _other_four_against_base_game() -> float:
    """Return the rate of decisions at tables of the other four over that of the base game's, by processor time.

    It is the median of some rounds, each of some games of the one and then of the other.
    """
    both = [_everywhere(tables) for tables in (OTHER_FOUR, BASE_GAME)]
    ratios = []
    for number in range(ALTERNATIONS):
        seeds = range(number * GAMES_AT_A_TIME, (number + 1) * GAMES_AT_A_TIME)
        other, base = (_decisions_a_second(tables, seeds) for tables in both)
        ratios.append(other / base)
    return statistics.median(ratios)


def _decisions_a_second(tables: Sequence[Wanted], seeds: range) -> float:
    """Return how many decisions a second of processor time are asked in games of some seeds."""
    asked, spent = 0, 0.0
    for seed in seeds:
        table, player = table_for(tables[seed], seed), _Counting(seed)
        game = table.game(chance=Seeded(seed), asker=player)
        start = time.process_time()
        run(game, table.setup_order)
        spent += time.process_time() - start
        asked += player.asked
    return asked / spent


def _everywhere(tables: Sequence[tuple[str, ...]]) -> list[Wanted]:
    """Return what games of some tables are played with: all maps, all seatings, both decks."""
    maps, seatings = len(STANDARD_MAPS), len(tables)
    return [
        Wanted(
            tables[number // maps % seatings],
            STANDARD_MAPS[number % maps],
            STANDARD_DECKS[number // maps // seatings],
            "",
        )
        for number in range(len(STANDARD_DECKS) * maps * seatings)
    ]


def _copying() -> list[Row]:
    """Return the median times of copying a game in the middle of a turn: its state, the game, and the game in use."""
    play, player = Play(table_for(wish(0), 1)), RandomPlayer(1)
    for _ in range(ANSWERS):
        if play.pending is not None:
            play.answer(player(play.pending))
    return [
        Row("play: State.copy()", f"{_median(lambda: play.state.copy()):.1f} µs", f"under {COPY_ASKED} µs"),
        Row("play: Play.copy()", f"{_median(play.copy):.1f} µs", f"under {COPY_ASKED} µs"),
        Row("play: Play.copy(), brought to its decision anew", f"{_median(lambda: play.copy().game):.1f} µs"),
    ]


def _median(do: Callable[[], object]) -> float:
    """Return the median microseconds that something takes."""
    times = []
    for _ in range(COPIES):
        start = time.perf_counter()
        do()
        times.append(time.perf_counter() - start)
    return statistics.median(times) * 1e6


def _peak() -> int:
    ran = subprocess.run([sys.executable, "-c", CHILD], capture_output=True, text=True, check=True)
    return int(ran.stdout)
