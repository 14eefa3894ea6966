"""Every turn of games is written as a position, read back, and is the same table, and written again the same bytes.

``python -m tests.round_trip 0 500`` plays so many games, from the first number on, and looks at each turn of them as
it was played and as the books of its Rootlog have it; ``python -m tests.round_trip FILE …`` looks at recorded games.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from tests.clean_games import text_of, wanted
from tests.positions.conftest import told

from woodlaw.engine.chance import Seeded
from woodlaw.engine.events import Event, TurnEnded
from woodlaw.engine.play import run
from woodlaw.engine.random_player import RandomPlayer
from woodlaw.engine.state import State
from woodlaw.logs.bookkeeping import Bookkeeper
from woodlaw.logs.opening import lay_table
from woodlaw.logs.rootlog.reader import read
from woodlaw.logs.simulate import table_for
from woodlaw.positions.position import NotAPosition
from woodlaw.positions.reading import read_position
from woodlaw.positions.writing import write_position


def difference(state: State) -> str:
    """Return what is not the same of a table that was written as a position and read back, or nothing."""
    text = write_position(state)
    try:
        read_back = read_position(text).state
    except NotAPosition as error:
        return f"it is refused: {error}"
    one, other = told(state), told(read_back)
    unlike = [key for key in one if one[key] != other.get(key)]
    return f"{unlike} differ" if unlike else "" if write_position(read_back) == text else "it is written otherwise"


def tables_played(number: int) -> Iterator[State]:
    """Yield the tables of a random game, one at the end of each turn and one at the end."""
    table = table_for(wanted(number), number)
    game = table.game(chance=Seeded(number), asker=RandomPlayer(number))
    tables: list[State] = []

    def listen(event: Event, clauses: tuple[str, ...]) -> None:
        if isinstance(event, TurnEnded):
            tables.append(game.state.copy())

    game.listener = listen
    run(game, table.setup_order)
    yield from (*tables, game.state)


def tables_recorded(text: str) -> Iterator[State]:
    """Yield the tables of a game in Rootlog, after setup and after each turn, as the books have them."""
    log = read(text)
    opening = lay_table(log)
    if opening.game is None:
        return
    keeper = Bookkeeper(opening, opening.game)
    keeper.enter(log, 0)
    yield opening.game.state
    for turn in log.turns:
        keeper.enter_turn(turn, setup=False, last=turn is log.turns[-1])
        yield opening.game.state


def look(job: int | str) -> tuple[str, int, list[str]]:
    """Return how many tables of a game there are, and what differs of each that is not the same."""
    if isinstance(job, int):
        tables = [*map(State.copy, tables_played(job)), *map(State.copy, tables_recorded(text_of(job)))]
    else:
        tables = [state.copy() for state in tables_recorded(Path(job).read_text("utf-8"))]
    return str(job), len(tables), [found for found in map(difference, tables) if found]


def main(jobs: list[int] | list[str]) -> int:
    """Look at games, say what differs, and return how many tables do."""
    tables = unlike = 0
    with ProcessPoolExecutor() as pool:
        for job, count, found in pool.map(look, jobs):
            tables, unlike = tables + count, unlike + len(found)
            for each in dict.fromkeys(found):
                print(f"game {job}: {each}", flush=True)
    print(f"{len(jobs)} games, {tables} tables, {unlike} not the same")
    return unlike


if __name__ == "__main__":
    numbers = len(sys.argv) == 3 and all(map(str.isdecimal, sys.argv[1:]))
    sys.exit(min(1, main(list(range(int(sys.argv[1]), sum(map(int, sys.argv[1:])))) if numbers else sys.argv[1:])))
