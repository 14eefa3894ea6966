"""What people wait for, by processor time: starts against ``import click``, play and forks against python-chess.

Each ratio is the median of rounds in which both are measured one after the other, in one run on one machine.
"""

from __future__ import annotations

import os
import random
import resource
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

import chess

from bench.adjudicating import cases
from bench.measure import Row
from bench.starting import command
from woodlaw.engine.chance import Seeded
from woodlaw.engine.decisions import Decision, Option
from woodlaw.engine.play import Play, run
from woodlaw.engine.random_player import RandomPlayer
from woodlaw.logs.simulate import Wanted, table_for
from woodlaw.table.maps import STANDARD_MAPS

ROUNDS = 5
STARTS = {"law": 1.8, "options": 3.5, "adjudicate": 3.5, "check": 5.0}
"""How many times the processor time of ``import click`` a process may take that answers one short question."""
UNCOMPILED = 1.5
"""How many times that ratio may be where Python finds nothing compiled of what either imports, and keeps nothing."""
EXAMPLES = Path(__file__).parent.parent / "examples"
POSITION = EXAMPLES / "positions" / "penitent_neighbour.yaml"
GAME = EXAMPLES / "faulty" / "copies_of_a_card.rootlog"

CATS, BIRDS, ALLIANCE = "marquise_de_cat", "eyrie_dynasties", "woodland_alliance"
VAGABONDS = ("vagabond", "second_vagabond")
BASE_GAME = (CATS, BIRDS, ALLIANCE, VAGABONDS[0])
PLAYED = {(CATS, BIRDS): 1.25, BASE_GAME: 1.0, VAGABONDS: 0.7}
"""How many times the moves a second of random chess there are to be decisions a second of random play."""
GAMES = 8

FORKED: tuple[tuple[str, ...], ...] = (
    (CATS, "honeycomb_clergy"),
    (CATS, BIRDS),
    VAGABONDS,
    BASE_GAME,
    ("lizard_cult", "riverfolk_company", "honeycomb_clergy"),
    ("underground_duchy", "corvid_conspiracy", "knaves_of_the_deepwood", "lilypad_diaspora"),
)
FORK_ASKED, SLOWEST_FORK_ASKED = 1.5, 2.0
POSITIONS, APART = 40, 5
"""How many positions of a game are forked, and how many answers or moves lie between two of them."""
FORKS = 10


def measure(_texts: Sequence[str]) -> list[Row]:
    """Return the ratios of starts, of random play and of forks."""
    return [*_starts(), *_play(), *_forks()]


# Starts ---------------------------------------------------------------------------------------------------------------
def _starts() -> list[Row]:
    with TemporaryDirectory() as folder:
        case = Path(folder, "case.yaml")
        case.write_text(cases(1), encoding="utf-8")
        asked = {"law": "4.3.1", "options": str(POSITION), "adjudicate": str(case), "check": str(GAME)}
        commands = {name: [command(), name, question] for name, question in asked.items()}
        return [
            *(_start(name, ours, folder, compiled=True) for name, ours in commands.items()),
            *(_start(name, ours, folder, compiled=False) for name, ours in commands.items()),
        ]


def _start(name: str, ours: list[str], folder: str, *, compiled: bool) -> Row:
    theirs = [sys.executable, "-c", "import click"]
    rounds = [
        (_of_process(ours, folder, compiled=compiled), _of_process(theirs, folder, compiled=compiled))
        for _ in range(1 + ROUNDS)
    ]
    return Row(
        f'wait: woodlaw {name}, against "import click"{"" if compiled else ", nothing compiled"}',
        f"{median(one / other for one, other in rounds[1:]):.2f}",
        f"at most {STARTS[name] if compiled else STARTS[name] * UNCOMPILED:g}",
    )


def _of_process(arguments: list[str], folder: str, *, compiled: bool) -> float:
    """Return the seconds of processor time that a process takes in a folder where nothing settles its options."""
    known = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    if not compiled:
        known |= {"PYTHONDONTWRITEBYTECODE": "1", "PYTHONPYCACHEPREFIX": folder}
    before = _of_children()
    subprocess.run(arguments, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=known, cwd=folder, check=False)
    return _of_children() - before


def _of_children() -> float:
    spent = resource.getrusage(resource.RUSAGE_CHILDREN)
    return spent.ru_utime + spent.ru_stime


# Random play ----------------------------------------------------------------------------------------------------------
class _Counting(RandomPlayer):
    """A random player that counts what it decides."""

    decisions = 0

    def __call__(self, decision: Decision) -> Option:
        self.decisions += 1
        return super().__call__(decision)


def _play() -> list[Row]:
    ratios: dict[tuple[str, ...], list[float]] = {seats: [] for seats in PLAYED}
    for number in range(1 + ROUNDS):
        for seats, found in ratios.items():
            found += [_decisions_a_second(seats) / _moves_a_second()] if number else []
    return [
        Row(
            f"wait: decisions a second, {_told(seats)}, against chess",
            f"{median(found):.2f}",
            f"at least {PLAYED[seats]}",
        )
        for seats, found in ratios.items()
    ]


def _decisions_a_second(seats: tuple[str, ...]) -> float:
    decisions, spent = 0, 0.0
    for seed in range(GAMES):
        table, player = (
            table_for(Wanted(seats, STANDARD_MAPS[seed % len(STANDARD_MAPS)], "standard", ""), seed),
            _Counting(seed),
        )
        start = time.process_time()
        run(table.game(None, Seeded(seed), player), table.setup_order)
        spent += time.process_time() - start
        decisions += player.decisions
    return decisions / spent


def _moves_a_second() -> float:
    moves, start = 0, time.process_time()
    for seed in range(GAMES):
        chosen, board = random.Random(seed), chess.Board()
        while not board.is_game_over():
            board.push(chosen.choice(list(board.legal_moves)))
            moves += 1
    return moves / (time.process_time() - start)


# Forks ----------------------------------------------------------------------------------------------------------------
def _forks() -> list[Row]:
    boards, plays = _boards(), {seats: _plays(seats) for seats in FORKED}
    ratios: dict[tuple[str, ...], list[float]] = {seats: [] for seats in FORKED}
    for _ in range(ROUNDS):
        for seats, found in ratios.items():
            found.append(_seconds(_fork, plays[seats]) / _seconds(_fork_chess, boards))
    told = {seats: median(found) for seats, found in ratios.items()}
    slowest = max(told, key=lambda seats: told[seats])
    return [
        Row("wait: fork and options anew, two seats, against chess", f"{told[FORKED[0]]:.2f}", f"at most {FORK_ASKED}"),
        Row(
            f"wait: the slowest of {len(FORKED)}, {_told(slowest)}",
            f"{told[slowest]:.2f}",
            f"at most {SLOWEST_FORK_ASKED}",
        ),
    ]


def _fork(play: Play) -> None:
    """Fork a game, and judge its options as those of a position that was reached by another path."""
    fork = play.copy()
    assert fork.game
    fork.legal()


def _fork_chess(board: chess.Board) -> None:
    list(board.copy().legal_moves)


def _seconds(do: Callable[[Play], None] | Callable[[chess.Board], None], games: Sequence[object]) -> float:
    """Return the seconds of processor time that something takes of each of some games, on average."""
    of_each: Callable[[object], None] = do  # type: ignore[assignment]
    start = time.process_time()
    for _ in range(FORKS):
        for game in games:
            of_each(game)
    return (time.process_time() - start) / len(games)


def _plays(seats: tuple[str, ...]) -> list[Play]:
    found = list[Play]()
    play, player = Play(table_for(Wanted(seats, STANDARD_MAPS[0], "standard", ""), 1)), RandomPlayer(1)
    for number in range(POSITIONS * APART):
        if play.pending is None:
            break
        play.answer(player(play.pending))
        if number % APART == 0 and play.pending is not None:
            found.append(play.copy())
    return found


def _boards() -> list[chess.Board]:
    """Return positions of one random game of chess after another."""
    found, chosen, board = list[chess.Board](), random.Random(1), chess.Board()
    for number in range(POSITIONS * APART):
        board = chess.Board() if board.is_game_over() else board
        board.push(chosen.choice(list(board.legal_moves)))
        if number % APART == 0:
            found.append(board.copy())
    return found


def _told(seats: tuple[str, ...]) -> str:
    return ", ".join(seat.split("_")[-1] if seat in VAGABONDS else seat.split("_")[0] for seat in seats)
