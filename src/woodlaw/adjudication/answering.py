"""Answering a game from a question: on the way to the action everything is passed up, then the asker's answers count.

The game is stopped where the asker's answers end, where chance decides and it is not said how, and at a refusal.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import cast

from woodlaw.adjudication.asked import CannotAdjudicate, Step
from woodlaw.engine.actions import END
from woodlaw.engine.decisions import DECLINE, Decision, Judged, Option, label
from woodlaw.engine.game import Chosen, Game
from woodlaw.engine.refusal import Refusal
from woodlaw.gherkin.answers import option_against, option_meant, option_wanted
from woodlaw.gherkin.outcomes import DIE, Outcomes
from woodlaw.positions.wording import SceneError, Words, hint, nearest
from woodlaw.table.pieces import Piece
from woodlaw.table.places import Place

_PASSING = (END, DECLINE)
_ACTION = "action"
"""What the engine calls the choice of an action."""

_CRAFTING = "card to craft"
"""What the engine calls the choice of a card to craft."""

_OF_CARDS = "card."
"""How the clauses of cards begin, by which a decision whether to use one is called."""


class Stop(Exception):
    """Ends the game where the answer is known; ``decision`` is where that was, if at one."""

    def __init__(self, decision: Decision | None = None) -> None:
        super().__init__()
        self.decision = decision


class Done(Stop):
    """The action is over."""


class UpTo(Stop):
    """Somebody has to choose, and the asker does not say what."""


class Refused(Stop):
    """The asker's answer is no legal option of a decision."""

    def __init__(self, decision: Decision, refusal: Refusal, text: str) -> None:
        super().__init__(decision)
        self.refusal = refusal
        self.text = text


class UpToChance(Stop):
    """Chance decides, and the asker does not say how."""

    def __init__(self, what: str, count: int) -> None:
        super().__init__()
        self.what = what
        self.count = count

    def told(self) -> str:
        """Return what chance decides."""
        if self.what == DIE:
            return "the battle dice: each shows 0 to 3"
        return f"chance: {self.what}, one of {self.count}"


class Chance(Outcomes):
    """Chance as far as the asker says how it goes."""

    def pick(self, what: str, count: int) -> int:
        """Return the next outcome that is said; raises :class:`UpToChance` when none is."""
        if not self.said(what):
            raise UpToChance(what, count)
        return super().pick(what, count)

    def shuffle(self, what: str, count: int) -> tuple[int, ...]:
        """Raise :class:`UpToChance`: nobody says how a shuffle goes."""
        raise UpToChance(f"shuffling the {what}", count)


class AnyChance(Chance):
    """Chance that goes in any one way, for what does not depend on it."""

    def pick(self, what: str, count: int) -> int:
        """Return the first outcome."""
        return 0

    def shuffle(self, what: str, count: int) -> tuple[int, ...]:
        """Return the order as it is."""
        return tuple(range(count))


@dataclass(slots=True)
class Answers:
    """The asker of a game that gives one player's answers.

    ``begun`` says whether the first answer, the action, has been given; ``seen`` are the names of actions that were
    offered, legal or not, with the clause that offers them, ``crafting`` is the clause of a choice of cards to craft;
    ``clauses`` are told of each decision that counts.
    """

    words: Words
    player: str
    steps: list[Step]
    clauses: Callable[[tuple[str, ...]], None]
    decides_at_once: bool = True
    begun: Decision | None = None
    seen: dict[str, str] = field(default_factory=dict)
    crafting: str = ""
    notes: list[str] = field(default_factory=list)

    def __call__(self, decision: Decision) -> Option:
        """Return the option that the asker means; raises :class:`Stop` where the answer is known."""
        decision.hold()
        return self._on_the_way(decision) if self.begun is None else self._then(decision)

    # Before the action ------------------------------------------------------------------------------------------------
    def _on_the_way(self, decision: Decision) -> Option:
        first = self.steps[0]
        if decision.player == (first.player or self.player) and _is_for(first, decision):
            option = self._meant(decision, first)
            if option is None:
                option = self._refused_one(decision, first)
            if option is not None:
                self.begun = decision
                return self._take(decision, option)
        for candidate in _candidates(decision):
            if isinstance(candidate, str) and candidate not in _PASSING and decision.what == _ACTION:
                self.seen.setdefault(candidate, decision.clause)
        if decision.what == _CRAFTING:
            self.crafting = self._own_clause(decision)
        return self._pass(decision)

    def _own_clause(self, decision: Decision) -> str:
        """Return the innermost clause of the faction's own chapter by which it is asked."""
        chapter = next(faction.chapter for faction in self.words.seats if faction.name == self.player)
        own = (clause for clause in reversed(decision.clauses) if clause.partition(".")[0] == chapter)
        return next(own, decision.clause)

    def _meant(self, decision: Decision, step: Step) -> Option | None:
        """Return the candidate, legal or not, that a step names; None for none."""
        try:
            meant = option_meant(_open(decision), step.answer, self.words)
        except SceneError as error:
            raise CannotAdjudicate(str(error)) from None
        return option_against(_open(decision), step.answer, self.words) if meant is None else meant

    def _refused_one(self, decision: Decision, step: Step) -> Option | None:
        """Return what a step wants where the decision has a reason to refuse it, such as a move that is none."""
        if decision.refuse is None:
            return None
        try:
            wanted = option_wanted(_open(decision), step.answer, self.words)
        except SceneError:
            return None
        return wanted if decision.refuse(wanted) else None

    def _pass(self, decision: Decision) -> Option:
        """Pass a decision up, or take the first option of one that must be made."""
        options = decision.options
        passing = next((option for option in _PASSING if option in options), None)
        if passing is not None:
            return passing
        chosen = options[0]
        if len(options) > 1:
            self.notes.append(f"{self.words.title(decision.player)} chose {decision.what}: {said(chosen, self.words)}")
        return chosen

    # From the action on -----------------------------------------------------------------------------------------------
    def _then(self, decision: Decision) -> Option:
        if not self.steps:
            if self._is_asked_again(decision):
                raise Done(decision)
            if not _several(decision):
                return decision.options[0]
            raise UpTo(decision)
        step = self.steps[0]
        if _is_for(step, decision) and step.player in ("", decision.player):
            option = self._meant(decision, step)
            if option is not None:
                return self._take(decision, option)
            if decision.player == (step.player or self.player):
                return self._otherwise(decision, step)
        return self._passed_by(decision)

    def _is_asked_again(self, decision: Decision) -> bool:
        """Return whether the player is asked what the action answered, or for another action: then it is over."""
        if self.begun is None or (decision.player, decision.what) != (self.begun.player, self.begun.what):
            return False
        return decision.what == _ACTION or decision.clauses == self.begun.clauses

    def _passed_by(self, decision: Decision) -> Option:
        """Return the answer to a decision of which the asker does not speak."""
        if not _several(decision):
            return decision.options[0]
        passing = next((option for option in _PASSING if option in decision.options), None)
        if passing is None:
            raise CannotAdjudicate(f"{self.steps[0].answer!r} is no answer: {told(decision, self.words)}")
        self.notes.append(f"{self.words.title(decision.player)} passes up: {decision.what}")
        return passing

    def _otherwise(self, decision: Decision, step: Step) -> Option:
        """Deal with an answer that is no candidate: refuse it, if it could be one at another table."""
        try:
            wanted = option_wanted(_open(decision), step.answer, self.words)
        except SceneError as error:
            if not _several(decision):
                return decision.options[0]
            raise CannotAdjudicate(f"{step.answer!r}, for {decision.what!r}: {error}") from None
        refused = decision.refuse and decision.refuse(wanted)
        if refused or any(self._alike(wanted, candidate) for candidate in _candidates(decision)):
            return self._take(decision, wanted)
        if not _several(decision):
            return decision.options[0]
        near = nearest(step.answer, (said(option, self.words) for option in _candidates(decision)))
        expected = hint(near) if near else f": {told(decision, self.words)}"
        raise CannotAdjudicate(f"{step.answer!r} is no answer for {decision.what!r}{expected}")

    def _alike(self, wanted: Option, candidate: Option) -> bool:
        """Return whether an answer is of the sort of a candidate, so that it could be one at another table."""
        if isinstance(wanted, tuple) and isinstance(candidate, tuple):
            pairs = zip(wanted, candidate, strict=False)
            return len(wanted) == len(candidate) and all(self._alike(one, other) for one, other in pairs)
        if isinstance(wanted, str) and isinstance(candidate, str):
            seats = [faction.name for faction in self.words.seats]
            return wanted in seats and candidate in seats
        return type(wanted) is type(candidate)

    def _take(self, decision: Decision, option: Option) -> Option:
        """Take an answer, or refuse it."""
        step = self.steps.pop(0)
        self.clauses((*decision.clauses, *(word for word in decision.what.split() if word.startswith(_OF_CARDS))))
        refusal = decision.why_not(option)
        if refusal:
            raise Refused(decision, refusal, step.answer)
        return option


def told(decision: Decision, words: Words) -> str:
    """Return a decision as an answer tells it: who is asked for what, and the options."""
    options = ", ".join(said(option, words) for option in decision.options)
    return f"{words.title(decision.player)} is asked for {decision.what!r}: {options}"


def said(option: Option, words: Words) -> str:
    """Return an option as an asker can give it back: its label, with players and their pieces by their titles."""
    if isinstance(option, tuple):
        return " > ".join(said(part, words) for part in option)
    if isinstance(option, Piece) and option.owner:
        return f"{words.short_title(option.owner)} {option.kind.replace('_', ' ')}"
    if isinstance(option, Place) and not option.number:
        return words.place_name(option)
    return words.short_title(option) if isinstance(option, str) else label(option)


def _is_for(step: Step, decision: Decision) -> bool:
    return not step.asked or step.asked.casefold() == decision.what.casefold()


def _candidates(decision: Decision) -> Sequence[Option]:
    return decision.options.candidates if isinstance(decision.options, Judged) else decision.options


def _open(decision: Decision) -> Decision:
    """Return a decision with all its candidates as options, legal or not."""
    return replace(decision, options=tuple(_candidates(decision)))


def _several(decision: Decision) -> bool:
    return decision.options.several if isinstance(decision.options, Judged) else len(decision.options) > 1


class Adjudicated(Game):
    """A game that asks for decisions with a single option too: what the asker wants may be another one."""

    def ask(
        self,
        player: str,
        what: str,
        options: Sequence[Chosen],
        refuse: Callable[[Option], Refusal | None] | None = None,
    ) -> Chosen:
        """Ask a player to choose one of some options."""
        if not isinstance(options, Judged) and len(options) == 1:
            decision = Decision(player, what, cast("tuple[Option, ...]", tuple(options)), refuse)
            return cast("Chosen", cast("Answers", self._asker)(decision))
        return super().ask(player, what, options, refuse)

    def pick(self, what: str, things: Sequence[object]) -> int:
        """Let the next thing drawn be the one that is said, where any is."""
        outcomes = cast("Chance", self._chance)
        return outcomes.drawn(what, things) if outcomes.draws else super().pick(what, things)
