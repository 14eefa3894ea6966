"""A play that does what a line of Rootlog tells, as the answers that a question of it would have."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field

from woodlaw.adjudication.asked import Step
from woodlaw.adjudication.meaning import ACTION, PASSING, passing_of
from woodlaw.adjudication.stopping import AnyChance
from woodlaw.engine.decisions import Decision, Option
from woodlaw.engine.events import Event, TurnBegan
from woodlaw.engine.game import Game, Shortage
from woodlaw.engine.refusal import Forbidden
from woodlaw.engine.state import State
from woodlaw.engine.turn import go_on_with_turn
from woodlaw.engine.victory import GameWon
from woodlaw.gherkin.answers import said
from woodlaw.logs.following.attempt import Attempt
from woodlaw.logs.following.listening import Step as Choice
from woodlaw.positions.wording import Words

Play = Callable[[Game], None]
"""Plays what is left of a phase or a turn."""


@dataclass(slots=True, kw_only=True)
class Retelling(Attempt):
    """An attempt made once more, up to the last thing that it does of what is told, or is refused.

    ``chosen`` is what was chosen: by whom, asked for what, and which option; ``chanced`` is what chance gave, by what
    for; of both, what came by then is counted in ``done``.
    """

    chosen: list[tuple[str, str, Option]] = field(default_factory=list)
    chanced: list[tuple[str, int]] = field(default_factory=list)
    done: tuple[int, int] = (0, 0)

    def listen(self, event: Event, clauses: tuple[str, ...]) -> None:
        """Hold what happens against what is told, and note how far that was done."""
        matched = self.matched
        try:
            Attempt.listen(self, event, clauses)
        finally:
            if self.matched > matched:
                self._note_done()

    def pick(self, what: str, count: int) -> int:
        """Return what the battle dice show."""
        return self._chanced(what, Attempt.pick(self, what, count))

    def pick_of(self, what: str, things: Sequence[object]) -> int:
        """Return which of some things chance gives."""
        return self._chanced(what, Attempt.pick_of(self, what, things))

    def steps(self, words: Words, player: str) -> tuple[Step, ...]:
        """Return the answers, as a question of a player's has them: from the first that is not one of passing up."""
        chosen = self.chosen[: self.done[0]]
        while chosen and chosen[0][2] in PASSING:
            del chosen[0]
        return tuple(
            Step(said(option, words), who if who != player else "", what if number or what != ACTION else "")
            for number, (who, what, option) in enumerate(chosen)
        )

    @property
    def chance(self) -> dict[str, list[int]]:
        """What chance gave, by what for."""
        found: dict[str, list[int]] = {}
        for what, outcome in self.chanced[: self.done[1]]:
            found.setdefault(what, []).append(outcome)
        return found

    def _take(self, decision: Decision, step: Choice, option: Option) -> Option:
        self.chosen.append((decision.player, decision.what, option))
        return Attempt._take(self, decision, step, option)

    def _force(self, decision: Decision, step: tuple[int, int]) -> Option:
        forced = Attempt._force(self, decision, step)
        self._note_done()
        return forced

    def _chanced(self, what: str, outcome: int) -> int:
        self.chanced.append((what, outcome))
        return outcome

    def _note_done(self) -> None:
        self.done = len(self.chosen), len(self.chanced)


def retell(attempt: Attempt, game: Game, before: State, play: Play) -> Retelling:
    """Make an attempt at what is left of a turn once more, from the table before."""
    retelling = attempt.again(Retelling)
    # Behind what is forced anything may break; what was done until then is noted.
    with suppress(Exception):
        retelling.play(game, before, play)
    return retelling


def rests(game: Game, before: State, play: Play) -> Iterator[tuple[State, Play]]:
    """Yield a table with what is left to be played from it, and those at rest later on if all is passed up until then.

    One at which nothing has happened since the one before is left out.
    """
    yield before, play
    state, found = before.copy(), list[State]()
    happened = list[Event]()
    playing = game.at_table(state, AnyChance(), _passing)
    playing.listener = lambda event, _: None if isinstance(event, TurnBegan) else happened.append(event)

    def note() -> None:
        if happened:
            found.append(state.copy())
            happened.clear()

    playing.rested = note
    with suppress(Forbidden, GameWon, Shortage):
        play(playing)
    yield from ((each, go_on_with_turn) for each in found)


def _passing(decision: Decision) -> Option:
    """Pass a decision up, or take the first option of one that must be made."""
    passing = passing_of(decision)
    return decision.options[0] if passing is None else passing
