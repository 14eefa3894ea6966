"""All oracles, shown each event of a random game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from tests.four.oracles.company import Boxes, Disruption, Gathering, Services, Spending
from tests.four.oracles.corvids import CorvidTurn, Exposure, FlippedPlots, Plots
from tests.four.oracles.cult import Acolytes, Gardens, LostSouls, Outcast, Rituals
from tests.four.oracles.duchy import Assembly, Burrow, Ministers, Tunnels
from tests.four.oracles.oracle import Oracle, Seen
from tests.four.oracles.several import EveningDraws, Points, ReturnedCards

from woodlaw.engine.chance import Seeded
from woodlaw.engine.events import (
    Event,
)
from woodlaw.engine.play import Outcome, run
from woodlaw.engine.random_player import RandomPlayer
from woodlaw.engine.state import State
from woodlaw.factions.seating import drawn_suits, new_table
from woodlaw.table.maps import map_named

ORACLES: tuple[Callable[[], Oracle], ...] = (
    LostSouls,
    Outcast,
    Acolytes,
    Gardens,
    Rituals,
    ReturnedCards,
    EveningDraws,
    Boxes,
    Gathering,
    Spending,
    Disruption,
    Services,
    Burrow,
    Tunnels,
    Assembly,
    Ministers,
    Plots,
    FlippedPlots,
    Exposure,
    CorvidTurn,
    Points,
)


@dataclass
class Watcher:
    """Shows each event of a game to the oracles of the factions that sit at the table."""

    seats: Sequence[str]
    oracles: list[Oracle] = field(default_factory=list)
    state: State | None = None
    before: State | None = None

    def __post_init__(self) -> None:
        made = [make() for make in ORACLES]
        self.oracles = [oracle for oracle in made if not oracle.faction or oracle.faction in self.seats]

    def listen(self, event: Event, clauses: tuple[str, ...]) -> None:
        """Show an event that has just happened."""
        assert self.state is not None
        after = self.state.copy()
        seen = Seen(event, self.before or after, after, clauses)
        for oracle in self.oracles:
            oracle.see(seen)
        self.before = after

    @property
    def breaches(self) -> list[str]:
        """All breaches, in one line each."""
        return [f"{type(oracle).__name__}: {line}" for oracle in self.oracles for line in oracle.breaches]


def play_under_oracles(seats: Sequence[str], map_name: str, deck_name: str, seed: int) -> tuple[Outcome, list[str]]:
    """Play a random game under the oracles; return how it ended and what they say.

    Raises :class:`woodlaw.factions.seating.CannotSeat` as long as one of the factions cannot be played.
    """
    table = new_table(seats, map_name, deck_name, suits=drawn_suits(map_named(map_name), Seeded(seed)))
    watcher = Watcher(table.state.seats)
    game = table.game(chance=Seeded(seed), asker=RandomPlayer(seed))
    watcher.state = game.state
    game.listener = watcher.listen
    return run(game, table.setup_order), watcher.breaches
