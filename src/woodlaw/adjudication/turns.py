"""Turns played with everything passed up: each phase once, however often a ruling and its trials need it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from types import CodeType

from woodlaw.adjudication.answering import Answers
from woodlaw.adjudication.asked import Question
from woodlaw.adjudication.attempt import Attempt
from woodlaw.adjudication.noting import Ran


@dataclass(slots=True)
class Turns:
    """The answers of phases that were played with everything passed up.

    ``full`` are those with every rule in force, with the identities of the code that ran: a trial without a ``code``
    that is not among them need not play the phase again. ``missed`` says that a trial would have had use for more.
    ``never_begun`` is the same of a question whose action was not offered in its phase, which so was passed up too.
    """

    code: CodeType | None = None
    full: dict[str, tuple[Answers, set[int]]] = field(default_factory=dict)
    missed: bool = False
    never_begun: tuple[Question, Attempt, set[int]] | None = None
    _own: dict[str, Answers] = field(default_factory=dict)

    def without(self, code: CodeType) -> Turns:
        """Return the same for a trial without a code."""
        return Turns(code, self.full, never_begun=self.never_begun)

    def asked(self, question: Question, play: Callable[[], Attempt], ran: Ran | None) -> Attempt:
        """Return how a question is played, which is not played again where that would come to the same."""
        if self.never_begun is not None:
            known, attempt, codes = self.never_begun
            if known is question and id(self.code) not in codes:
                return attempt
        if ran is None:
            return play()
        with ran.apart() as codes:
            attempt = play()
        if attempt.passed_up and not question.steps[0].asked:
            self.never_begun = question, attempt, codes
        return attempt

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
