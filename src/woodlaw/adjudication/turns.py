"""Turns played with everything passed up: each phase once, however often a ruling and its trials need it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from types import CodeType

from woodlaw.adjudication.answering import Answers
from woodlaw.adjudication.noting import Ran


@dataclass(slots=True)
class Turns:
    """The answers of phases that were played with everything passed up.

    ``full`` are those with every rule in force, with the identities of the code that ran: a trial without a ``code``
    that is not among them need not play the phase again. ``missed`` says that a trial would have had use for more.
    """

    code: CodeType | None = None
    full: dict[str, tuple[Answers, set[int]]] = field(default_factory=dict)
    missed: bool = False
    _own: dict[str, Answers] = field(default_factory=dict)

    def without(self, code: CodeType) -> Turns:
        """Return the same for a trial without a code."""
        return Turns(code, self.full)

    def answers(self, phase: str, play: Callable[[], Answers], ran: Ran | None) -> Answers:
        """Return the answers of a phase, which is played where they are not known; ``ran`` notes what runs then."""
        answers, codes = self.full.get(phase, (None, ()))
        if answers is not None and id(self.code) not in codes:
            return answers
        if phase not in self._own:
            self.missed |= answers is None
            self._own[phase] = self._played(phase, play, ran)
        return self._own[phase]

    def _played(self, phase: str, play: Callable[[], Answers], ran: Ran | None) -> Answers:
        if ran is None:
            return play()
        with ran.apart() as codes:
            answers = play()
        self.full[phase] = answers, codes
        return answers
