"""At a moment of rest the state tells all that a turn goes on from: gone on with from a copy it ends just alike."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, field

import pytest
from tests.clean_games import wanted

from woodlaw.engine.chance import Chance, Seeded
from woodlaw.engine.decisions import Asker, Decision, Judged, Option, label
from woodlaw.engine.events import Event, TurnBegan
from woodlaw.engine.game import Game
from woodlaw.engine.play import run
from woodlaw.engine.random_player import RandomPlayer
from woodlaw.engine.state import State
from woodlaw.engine.turn import go_on_with_turn
from woodlaw.engine.victory import GameWon
from woodlaw.logs.simulate import table_for

GAMES, CHUNK = 40, 4
EVERY_SEVENTH = 7
"""Of how many moments of rest one is gone on from; in each game another is the first."""


@dataclass
class Noted:
    """What was answered and given by chance, and what happened."""

    answers: list[tuple[str, str, Option]] = field(default_factory=list)
    outcomes: list[int | tuple[int, ...]] = field(default_factory=list)
    happened: list[tuple[Event, str]] = field(default_factory=list)

    def listen(self, event: Event, clauses: tuple[str, ...]) -> None:
        """Note what happens, with the innermost clause in force."""
        self.happened.append((event, clauses[-1]))


@dataclass
class Noting:
    """Answers and chance as another asker and another chance give them, noted."""

    asker: Asker
    chance: Chance
    noted: Noted
    decides_at_once = True

    def __call__(self, decision: Decision) -> Option:
        answer = self.asker(decision)
        self.noted.answers.append((decision.player, decision.what, answer))
        return answer

    def pick(self, what: str, count: int) -> int:
        """Return the other chance's number."""
        self.noted.outcomes.append(self.chance.pick(what, count))
        outcome = self.noted.outcomes[-1]
        assert isinstance(outcome, int)
        return outcome

    def shuffle(self, what: str, count: int) -> tuple[int, ...]:
        """Return the other chance's order."""
        order = self.chance.shuffle(what, count)
        self.noted.outcomes.append(order)
        return order


@dataclass
class Again:
    """Answers and chance as they were noted, each only where the same is asked for."""

    answers: list[tuple[str, str, Option]]
    outcomes: list[int | tuple[int, ...]]
    decides_at_once = True

    def __call__(self, decision: Decision) -> Option:
        player, what, answer = self.answers.pop(0)
        assert (decision.player, decision.what) == (player, what)
        options = decision.options.candidates if isinstance(decision.options, Judged) else decision.options
        assert label(answer) in map(label, options)
        return answer

    def pick(self, what: str, count: int) -> int:
        """Return the number that was given."""
        outcome = self.outcomes.pop(0)
        assert isinstance(outcome, int)
        return outcome

    def shuffle(self, what: str, count: int) -> tuple[int, ...]:
        """Return the order that was given."""
        outcome = self.outcomes.pop(0)
        assert isinstance(outcome, tuple)
        return outcome


@dataclass
class Rests:
    """The moments of rest of the turn under way, each with how much had been noted before it."""

    game: Game
    noted: Noted
    number: int
    moments: list[tuple[State, int, int, int]] = field(default_factory=list)
    gone_on: int = 0

    def remember(self) -> None:
        """Remember a moment, if it is one of those to go on from."""
        self.number += 1
        if self.number % EVERY_SEVENTH == 0:
            noted = self.noted
            before = len(noted.answers), len(noted.outcomes), len(noted.happened)
            self.moments.append((self.game.state.copy(), *before))

    def listen(self, event: Event, clauses: tuple[str, ...]) -> None:
        """Go on from each moment of the turn that is over, and forget all of it."""
        if isinstance(event, TurnBegan):
            self.go_on()
        self.noted.listen(event, clauses)

    def go_on(self) -> None:
        """Go on from each moment as it was gone on from in play."""
        for state, answers, outcomes, happened in self.moments:
            again = Again(self.noted.answers[answers:], self.noted.outcomes[outcomes:])
            game, noted = self.game.at_table(state, again, again), Noted()
            game.listener = noted.listen
            with suppress(GameWon):
                go_on_with_turn(game)
            assert noted.happened == self.noted.happened[happened:]
            assert not again.answers
            assert not again.outcomes
        self.gone_on += len(self.moments)
        self.moments.clear()
        self.noted.answers.clear()
        self.noted.outcomes.clear()
        self.noted.happened.clear()


@pytest.mark.parametrize("first", range(1, GAMES, CHUNK))
def test_a_turn_goes_on_from_rest_as_it_went_on_in_play(first: int) -> None:
    for number in range(first, first + CHUNK):
        table = table_for(wanted(number), number)
        noting = Noting(RandomPlayer(number), Seeded(number), Noted())
        game = table.game(None, noting, noting)
        rests = Rests(game, noting.noted, number)
        game.rested, game.listener = rests.remember, rests.listen
        run(game, table.setup_order)
        rests.go_on()
        assert rests.gone_on > 10
