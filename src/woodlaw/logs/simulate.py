"""Simulating: whole games of random legal play, recorded; the same seed gives the same bytes on every machine."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from woodlaw.engine.chance import Seeded
from woodlaw.engine.play import Outcome
from woodlaw.engine.random_player import RandomPlayer
from woodlaw.engine.tables import Table
from woodlaw.factions.seating import CannotSeat, drawn_suits, new_table
from woodlaw.law.paths import reason
from woodlaw.law.writing import write_file
from woodlaw.logs.recorded_game import RecordedGame
from woodlaw.logs.workers import in_order
from woodlaw.table.maps import UnknownMap, map_named

if TYPE_CHECKING:
    from woodlaw.logs.cluster import Cluster


class CannotPlay(Exception):
    """A game could not be played to its end; the message is one line that says which, why and what was expected."""


class CannotWrite(Exception):
    """A record cannot be written; the message is one line that says where, why and what was expected."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """What to play: the seats in turn order, map and deck by name, where to write, and whether as Rootlog too.

    ``priority_markers`` are those of the clearings in order, none for those of the map's chart; ``house_rules`` go by
    id or title.
    """

    seats: tuple[str, ...]
    map_name: str
    deck_name: str
    folder: str
    rootlog: bool = False
    priority_markers: tuple[int | str, ...] = ()
    house_rules: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Simulated:
    """A game that was played: its seed, its record, the same as Rootlog, and how it ended."""

    seed: int
    record: str
    rootlog: str
    outcome: Outcome


def table_for(wanted: Wanted, seed: int) -> Table:
    """Return the table of a game; raises :class:`CannotSeat` for one that cannot be laid.

    Suits that the map does not print are drawn at random from the seed.
    """
    try:
        suits = drawn_suits(map_named(wanted.map_name), Seeded(seed))
    except UnknownMap as error:
        raise CannotSeat(str(error)) from None
    return new_table(
        wanted.seats,
        wanted.map_name,
        wanted.deck_name,
        suits=suits,
        priority_markers=wanted.priority_markers,
        house_rules=wanted.house_rules,
        seed=seed,
    )


def simulate(wanted: Wanted, seed: int) -> Simulated:
    """Play one game of random legal play from a seed; raises :class:`CannotSeat`, :class:`~.projection.CannotTell`."""
    game = RecordedGame(table_for(wanted, seed), seed, tells=wanted.rootlog)
    outcome = game.play(RandomPlayer(seed))
    return Simulated(seed, game.record(), game.rootlog() if wanted.rootlog else "", outcome)


def simulate_into(wanted: Wanted, seed: int) -> Outcome:
    """Play one game and :func:`keep` it.

    Raises :class:`CannotSeat`, :class:`CannotWrite`, and :class:`~.projection.CannotTell` where a Rootlog is wanted
    of what the notation has no letters for.
    """
    return keep(wanted, simulate(wanted, seed))


def keep(wanted: Wanted, played: Simulated) -> Outcome:
    """Write a game into the folder: ``game-000007.jsonl``, and beside it ``game-000007.rootlog`` where it is wanted.

    Raises :class:`CannotWrite`.
    """
    name = f"game-{played.seed:06}"
    _write(Path(wanted.folder) / f"{name}.jsonl", played.record)
    if wanted.rootlog:
        _write(Path(wanted.folder) / f"{name}.rootlog", played.rootlog)
    return played.outcome


def prepare(folder: str) -> None:
    """Make sure that there is a folder to write into; raises :class:`CannotWrite`."""
    try:
        Path(folder).mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        raise _unwritable(error) from None


def simulate_all(wanted: Wanted, seeds: range, jobs: int = 1, cluster: Cluster | None = None) -> Iterator[Outcome]:
    """Play a game for each seed, in order, and write them, with as many processes as ``jobs``; yield how each ended.

    Where there is a ``cluster``, it plays, and this process writes.

    Raises what :func:`simulate_into` raises, and :class:`CannotPlay`.
    """
    if cluster:
        for played in cluster.in_order(partial(simulate, wanted), iter(seeds), _lost):
            yield keep(wanted, played)
    else:
        yield from in_order(partial(simulate_into, wanted), iter(seeds), jobs, _lost)


def _lost(seed: int, why: str) -> NoReturn:
    raise CannotPlay(f"the game of seed {seed}: {why}; expected room to play it")


def _write(file: Path, text: str) -> None:
    try:
        write_file(file, text.encode("utf-8"))
    except OSError as error:
        raise _unwritable(error) from None


def _unwritable(error: OSError | ValueError) -> CannotWrite:
    return CannotWrite(f"cannot be written ({reason(error)}); expected a folder to write games into")
