"""Where a finding was made: its turn and action, what these touch, and what else is found there and soon after."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from woodlaw.logs.findings import Finding, FindingKind
from woodlaw.logs.mending.edits import turns_of
from woodlaw.logs.mending.touched import Touched, touched_by
from woodlaw.logs.mending.variants import Words, clearings_of, involved_in
from woodlaw.logs.rootlog.syntax import Action, Log, Turn

CANNOT_BE = frozenset({"1.2.1", "1.5.1", "1.5.4", "4.3"})
"""The clauses of what cannot lie on a table or be done there: cards and pieces from nowhere, and battles of nobody. No
player can do it; a pen can."""

_COUNT = re.compile(r"(?<!clearing )\b[0-9]{1,2}\b")
"""A number that a finding tells and that may be how many of something were meant."""


@dataclass
class Occasion:
    """A finding in a turn, which is named by its number in the log; it has actions.

    ``others`` are what is found there and soon after, this among them.
    """

    log: Log
    words: Words
    finding: Finding
    turn: int
    others: Sequence[Finding] = ()

    @cached_property
    def _turns(self) -> list[Turn]:
        return turns_of(self.log)

    @property
    def _player(self) -> str:
        return self._turns[self.turn].player

    @property
    def _actions(self) -> list[Action]:
        return self._turns[self.turn].actions

    @cached_property
    def own(self) -> int:
        """The number of the action that the finding was made at."""
        return action_of(self.finding, self._turns[self.turn])

    @cached_property
    def _wanted(self) -> frozenset[Touched]:
        """What the action of the finding touches."""
        return touched_by(self._actions[self.own].node, self._player)

    @cached_property
    def _words_here(self) -> Words:
        """The words of the record, the clearings that the turn names before the others, and the numbers found.

        Nobody scores in a turn that has nothing to do with the player.
        """
        named = {number for action in self._actions for number in clearings_of(action.node)}
        clearings = sorted(self.words.clearings, key=lambda number: number not in named)
        told = map(int, _COUNT.findall(f"{self.finding.message} {self.finding.expected}"))
        scorers = dict.fromkeys((self._player, *(who for action in self._actions for who in involved_in(action.node))))
        return replace(self.words, clearings=tuple(clearings), counts=tuple(told), scorers=tuple(scorers))

    @cached_property
    def _touched_by_others(self) -> list[tuple[int, frozenset[Touched]]]:
        """The line of each of the others, and what its action touches."""
        turns = {turn.line: turn for turn in self._turns if turn.actions}
        its = [(turn, turn.actions[action_of(f, turn)]) for f in self.others if (turn := turns.get(f.line)) is not None]
        return [(turn.line, touched_by(action.node, turn.player)) for turn, action in its]

    @cached_property
    def _wanted_by_others(self) -> list[frozenset[Touched]]:
        """What the actions of the other findings touch, where it is not all the same."""
        found = dict.fromkeys(touched for _, touched in self._touched_by_others)
        return [each for each in found if each and each != self._wanted]

    @property
    def _wanted_by_all(self) -> list[frozenset[Touched]]:
        return [self._wanted, *self._wanted_by_others]

    @cached_property
    def related(self) -> int:
        """How many findings may well have one cause with this: those of its line, and of the places it touches."""
        line = self._turns[self.turn].line
        return sum(where == line or bool(self._wanted & touched) for where, touched in self._touched_by_others)

    @cached_property
    def _lacks_something(self) -> bool:
        """Whether the turn has ended without something that may belong anywhere in it."""
        its = self._turns[self.turn]
        omitted = (f for f in self.others if f.kind is FindingKind.OMISSION and f.line == its.line)
        return any(action_of(finding, its) + 1 >= len(its.actions) for finding in omitted)

    @property
    def _tells_of_lack(self) -> bool:
        """Whether the finding, or another of the turn, is of something that is not written."""
        return self.finding.kind is FindingKind.OMISSION or self._lacks_something


def action_of(finding: Finding, turn: Turn) -> int:
    """Return the number of the action of a turn that a finding was made at."""
    return max((n for n, action in enumerate(turn.actions) if action.column <= finding.column), default=0)
