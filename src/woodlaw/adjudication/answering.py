"""Answering a game from a question: on the way to the action everything is passed up, then the asker's answers count.

Answers keep their order. One that names no question may skip questions that it cannot be meant for. Where there are
several ways to bind it, all of them are told in :class:`Ways`, so that each can be tried (:mod:`.binding`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import cast

from woodlaw.adjudication.asked import NO_ACTION, Step
from woodlaw.adjudication.meaning import (
    ACTION,
    CARD,
    CRAFTING,
    PASSING,
    actions_of,
    asked_by,
    asks_for,
    candidates,
    card_used,
    choosing_by,
    could_be,
    has_to_choose,
    is_for,
    joined,
    means_unasked,
    options_meant,
    passing_of,
    read,
    several,
    the_one_of,
    told,
    why_no_answer,
    why_no_card,
)
from woodlaw.adjudication.moved import Moved
from woodlaw.adjudication.naming import Put, actions_called, announces, the_one_begun
from woodlaw.adjudication.order import DEEDS, deed_of, in_other_order, may_be_two, named_later
from woodlaw.adjudication.stopping import Done, NoAnswer, Refused, UpTo
from woodlaw.adjudication.ways import PASS, Given, Rank, Taken, Trail, Unasked, Way, Ways, unlikeliness
from woodlaw.engine.decisions import USE, Decision, Forced, Option
from woodlaw.engine.duties import owed_by
from woodlaw.engine.questions import question_title
from woodlaw.engine.refusal import Refusal, Unexplained
from woodlaw.gherkin.answers import said
from woodlaw.positions.mistakes import SceneError, hint, nearest
from woodlaw.positions.wording import Words
from woodlaw.table.cards import Card, card_id


def _nothing(**_: object) -> None:
    """Do nothing."""


@dataclass(slots=True)
class Answers:
    """The asker of a game that gives one player's answers.

    ``in_force`` are the ids of the player's crafted cards. ``forced`` lets an action be taken though it is refused, so
    that what it asks may show a narrower reason. ``asked`` are the names of the questions that were asked, ``unasked``
    what the Law forbade to ask. ``begun`` is the decision that the first answer, the action, was given to; ``seen`` are
    the names of actions that were offered, legal or not, with the clause that offers them, ``crafting`` is the clause
    of a choice of cards to craft, ``first`` the first decision that leaves the player a choice, and not that of passing
    it up.
    """

    words: Words
    player: str
    steps: list[Step]
    in_force: frozenset[str] = frozenset()
    decides_at_once: bool = True
    forced: bool = False
    ways: Ways = field(default_factory=Ways)
    trail: Trail = field(default_factory=Trail)
    at_question: Callable[..., None] = _nothing
    """What is told of each question up to the one with which the action has ``begun``."""
    begins: Callable[[], None] = _nothing
    """What is done once the action has been answered."""
    begun: Decision | None = None
    seen: dict[str, str] = field(default_factory=dict)
    crafting: str = ""
    first: Decision | None = None
    notes: list[str] = field(default_factory=list)
    asked: dict[str, None] = field(default_factory=dict)
    unasked: list[Unasked] = field(default_factory=list)
    given: list[Given] = field(default_factory=list)
    """The answers that were bound so far."""
    owed: bool = False
    """Whether on the way something had to be done that left no choice."""
    passed: bool = False
    """Whether a question that leaves a choice was passed up since the last answer was bound."""
    noted: int = 0
    """How much had been noted then."""
    of_others: dict[Step, Refusal] = field(default_factory=dict)
    """Why it is not for whom an answer names to give it, by the answers of which the question was put to others."""
    passed_up: dict[Step, str] = field(default_factory=dict)
    """The questions that were passed up within the action for which an answer is that comes later."""
    moved: Moved = field(default_factory=Moved)
    put: Put = field(init=False)
    """What was asked of the player on the way, where everything is passed up."""
    behind: set[Step] = field(default_factory=set)
    """The answers before one that was done out of order: none of them is done after it."""
    unread: dict[Step, str] = field(default_factory=dict)
    """Why an answer could not be read as one to the first question that it might have been for."""

    def __post_init__(self) -> None:
        self.put = Put(self.words, self.player)

    def on_the_way(self) -> Answers | None:
        """Return the same before the action, to go on from here in another game; None where that cannot be."""
        if self.begun is not None or self.ways.taken:
            return None
        other = Answers(self.words, self.player, list(self.steps), self.in_force, forced=self.forced)
        other.ways = Ways(self.ways.chosen, rank=self.ways.rank)
        other.seen, other.asked = dict(self.seen), dict(self.asked)
        other.notes, other.unasked = list(self.notes), list(self.unasked)
        other.crafting, other.first = self.crafting, self.first
        other.trail, other.at_question = self.trail.copy(), self.at_question
        other.put = self.put.copy()
        return other

    def __call__(self, decision: Decision) -> Option:
        """Return the option that the asker means; raises :class:`Stop` where the answer is known."""
        begun, known = self.begun, self.trail.next_at(decision, self.steps) if self.trail.known else None
        option = self._anew(decision) if known is None else self._again(decision, known)
        if self.begun is not begun:
            self.begins()
        return option

    def _anew(self, decision: Decision) -> Option:
        given, noted = len(self.given), len(self.notes)
        option = self._on_the_way(decision) if self.begun is None else self._then(decision)
        if len(self.given) == given:
            notes = tuple(self.notes[noted:])
            self.trail.taken.append(Taken(decision.player, decision.what, option, None, notes, self.passed))
        return option

    def _again(self, decision: Decision, taken: Taken) -> Option:
        """Answer a decision as is known."""
        if taken.step is not None:
            if self.begun is None:
                self._begin(decision)
            return self._follow(decision, Way(Rank.PLAIN, taken.step, taken.option), known=True)
        self.trail.taken.append(taken)
        if self.begun is None:
            self._note_on_the_way(decision)
        if taken.passed and not self.passed:
            self.passed, self.noted = True, len(self.notes)
        self.notes += taken.notes
        return taken.option

    # Before the action ------------------------------------------------------------------------------------------------
    def _on_the_way(self, decision: Decision) -> Option:
        first = self.steps[0]
        if first is not NO_ACTION and decision.player == (first.player or self.player):
            way = self.ways.one_of(self._ways(decision))
            if way.step is not None:
                self._begin(decision)
                return self._follow(decision, way)
        self._note_on_the_way(decision)
        if self.first is None and decision.player == self.player and has_to_choose(decision):
            self.first = decision
        return self._passed_on_the_way(decision)

    def _begin(self, decision: Decision) -> None:
        self.begun = decision.hold()
        if decision.what == ACTION:
            self._note_seen(decision, "")
        self.at_question(begun=True, offered=decision.what == ACTION)

    def _note_on_the_way(self, decision: Decision) -> None:
        self.at_question(begun=False)
        if decision.what == ACTION:
            self._note_seen(decision, decision.clause)
        elif self.steps[0] is NO_ACTION:
            self.put.note(decision)
        if decision.what == CRAFTING:
            self.crafting = self.own_clause(decision)

    def _note_seen(self, decision: Decision, clause: str) -> None:
        for name in actions_of(decision):
            self.seen.setdefault(name, clause)

    def own_clause(self, decision: Decision) -> str:
        """Return the innermost clause that asks of a card or of the chapter of whoever is asked, else of any."""
        own = (clause for clause in reversed(decision.clauses) if self.is_own(clause, decision.player))
        return next(own, "") or asked_by(decision)

    def is_own(self, clause: str, player: str) -> bool:
        """Return whether a clause is of a card or of the chapter of a player."""
        return clause.partition(".")[0] in (self.words.chapter(player), CARD)

    def own_asking(self, taken: Taken) -> str:
        """Return the clause, of a card or of the chapter of whoever was asked, that asked for an answer."""
        return taken.first_clause(lambda clause: self.is_own(clause, taken.player))

    def _passed_on_the_way(self, decision: Decision) -> Option:
        """Pass a decision up, or take the first option of one that must be made."""
        passing = passing_of(decision)
        if passing is not None:
            return passing
        chosen = decision.options[0]
        if several(decision):
            what = question_title(decision.what)
            self.notes.append(f"{self.words.title(decision.player)} chose {what}: {said(chosen, self.words)}")
        return chosen

    # From the action on -----------------------------------------------------------------------------------------------
    def _then(self, decision: Decision) -> Option:
        self.asked.setdefault(decision.what)
        self.leave_out_moved(decision)
        if not self.steps:
            if self._is_asked_again(decision):
                raise Done(decision)
            if not several(decision):
                return decision.options[0]
            if self._is_use_of_given(decision):
                return USE
            raise UpTo(decision)
        way = self.ways.one_of(self._ways(decision))
        return self._passed(decision) if way.step is None else self._follow(decision, way)

    def leave_out_moved(self, decision: Decision | None = None) -> None:
        """Leave out the next answers that name cards which moved unasked, and nothing that a decision asks for."""
        told = self.moved.told_by(self.steps, self.player, self.given)
        if told and not (decision and options_meant(decision, self.steps[0].answer, self.words)):
            self.trail.whole = False
            del self.steps[:told]

    def _is_asked_again(self, decision: Decision) -> bool:
        """Return whether the player is asked what the action answered, or for another action: then it is over."""
        if self.begun is None or decision.player != self.begun.player:
            return False
        again = decision.what == self.begun.what and decision.clauses == self.begun.clauses
        return again or decision.what == ACTION

    def _may_be_passed(self, decision: Decision) -> bool:
        """Return whether play can go on without an answer of the asker's to a decision."""
        return passing_of(decision) is not None or (bool(decision.options) and not several(decision))

    def _is_use_of_given(self, decision: Decision) -> bool:
        """Return whether it is asked if a card is used that was named just before as what is done."""
        card = card_used(decision.what)
        return bool(card and self.given) and card_id(self.given[-1].text) == card_id(card)

    def _passed(self, decision: Decision) -> Option:
        """Return the answer to a decision of which the asker does not speak."""
        if not several(decision):
            return decision.options[0]
        if self._is_use_of_given(decision):
            return USE
        passing = passing_of(decision)
        if passing is None:
            raise NoAnswer(decision, self._no_answer(decision))
        if not self.passed:
            self.passed, self.noted = True, len(self.notes)
        theirs = (step for step in self.steps[1:] if not step.asked and step.player in ("", decision.player))
        for step in theirs:
            if options_meant(decision, step.answer, self.words):
                self.passed_up.setdefault(step, question_title(decision.what))
        none = ": 0" if passing == 0 else ""
        self.notes.append(f"{self.words.title(decision.player)} passes up: {question_title(decision.what)}{none}")
        return passing

    # Ways to bind an answer -------------------------------------------------------------------------------------------
    def _ways(self, decision: Decision) -> list[Way]:
        """Return the ways to deal with a decision, the likeliest first."""
        self._join(decision)
        step, in_order = self._step_for(decision)
        ways = [] if step is None else self._meanings(decision, step, far=not in_order)
        if step is None:
            self._note_of_another(decision)
        elif not any(way.refusal is None for way in ways) and (
            named := self.begun and named_later(decision, self.steps)
        ):
            step, ways = named, self._meanings(decision, named, far=False) or ways
        plain = bool(ways) and ways[0].rank is Rank.PLAIN
        legal = plain and ways[0].refusal is None
        sure = legal and step and not may_be_two(step.answer)
        swapped = [] if sure else self._in_other_order(decision, refused=not ways)
        if (legal and several(decision)) or (plain and not self._may_be_passed(decision)):
            # What an answer can be meant for it does not skip; an action may be begun later in the phase as well.
            later = self.begun is None and decision.what == ACTION and legal and len(self.steps) > 1
            return [*ways, Way(Rank.SPARE)] if later else [*ways, *swapped]
        if self.begun is None or self._may_be_passed(decision):
            over = several(decision) and self._is_asked_again(decision)
            ways.append(Way(Rank.SPARE) if over else PASS)
        ways += swapped
        if not ways:
            raise NoAnswer(decision, self._no_answer(decision))
        return sorted(ways, key=unlikeliness)

    def _step_for(self, decision: Decision) -> tuple[Step | None, bool]:
        """Return the answer that can be for a decision, and whether it is the next one.

        That is the next one, or one further on that names the question; none comes before one without a name.
        """
        for number, step in enumerate(self.steps):
            if step.player in ("", decision.player) and asks_for(step, decision):
                done_before = decision.what in DEEDS and step in self.behind
                return (None if done_before else step), not number
            if not step.asked or self.begun is None:
                break
        return None, False

    def _in_other_order(self, decision: Decision, *, refused: bool) -> list[Way]:
        """Return the way of a later answer that is meant for a decision; one that is ``refused`` if none is legal."""
        may_be = self.begun is not None and decision.player == self.player
        steps = [step for step in self.steps if step not in self.behind] if may_be else []
        return in_other_order(decision, steps, self.words, self.seen, self._why_not if refused else None)

    def _join(self, decision: Decision) -> None:
        """Make one answer of the next two where only both name an option, or say first which deed the next one is."""
        both = joined(decision, self.steps[:2], self.words)
        deed = deed_of(decision, self.steps[0], self.words) if both is None and self.begun is not None else ""
        if both is not None or deed:
            self.trail.whole = False
            self.steps[: 2 if both else 0] = [both or Step(deed, self.steps[0].player, decision.what)]

    def _meanings(self, decision: Decision, step: Step, *, far: bool) -> list[Way]:
        """Return the ways in which an answer can be meant for a decision."""
        lone = not several(decision)
        found = options_meant(decision, step.answer, self.words)
        if not found and decision.what == ACTION:
            found = [*actions_called(actions_of(decision), step.answer, decision.player, self.words)]
        legal = [option for option in found if option in decision.options]
        # Who passes something up says so of the first that can but be passed up, or that has to be done.
        passes = lone and not step.asked and step.answer.casefold() in PASSING
        if legal:
            spare = lone and not step.asked and not (passes and self.begun is None)
            rank = Rank.FAR if far or (passes and self.owed) else Rank.SPARE if spare else Rank.PLAIN
            return [Way(rank, step, the_one_of(legal, step.answer))]
        rank = Rank.FAR if far or lone else Rank.PLAIN
        if lone and not far and passing_of(decision) is not None:
            rank = Rank.SPARE
        elif passes and not far and decision.player == self.player and owed_by(decision.in_force):
            self.owed, rank = True, Rank.PLAIN if self.begun is None else Rank.SPARE
        refused = self._refused(decision, step, found)
        ways = [] if refused is None else [Way(max(rank, refused[0]), step, *refused[1:])]
        return ways or self._begun_by_name(decision, step) or self._announced(decision, step)

    def _refused(self, decision: Decision, step: Step, found: list[Option]) -> tuple[Rank, Option, Refusal] | None:
        """Return an option that an answer means and that is refused, with the reason; None where it means none."""
        if found:
            refusal = self._why_not(decision, found[0])
            return (Rank.PLAIN, found[0], refusal) if refusal else None
        if self.begun is None and decision.what == CRAFTING and card_id(step.answer) in self.in_force:
            # The use of a card that is in force is no wish to craft it.
            return None
        try:
            wanted = read(decision, step, self.words)
        except SceneError as error:
            self.unread.setdefault(step, f"{step.answer!r}, for {question_title(decision.what)!r}: {error}")
            return None
        if isinstance(wanted, Card) and not step.asked and step.answer in self.seen:
            # An action may be called like a card, such as that of a captain.
            return None
        reason = decision.refuse(wanted) if decision.refuse else None
        passing = wanted in PASSING or wanted == USE
        if reason is None and not (passing and (step.asked or decision.player == self.player)):
            known = could_be(decision, wanted, self.words) or self._are_actions(decision, wanted)
            if not known or (self.begun is None and not step.asked):
                return None
            return (Rank.FAR if not step.asked else Rank.PLAIN), wanted, self._no_option(decision, wanted)
        refusal = self._why_not(decision, wanted)
        if refusal is None:
            return None
        far = self.begun is None and passing and not step.asked and not owed_by(decision.in_force)
        return (Rank.FAR if far else Rank.PLAIN), wanted, refusal

    def _are_actions(self, decision: Decision, wanted: Option) -> bool:
        """Return whether an answer and what it is asked for are all actions of the turn."""
        every = (wanted, *(each for each in candidates(decision) if each not in PASSING))
        return self.seen.keys() >= set(every)

    def _note_of_another(self, decision: Decision) -> None:
        """Note where just the next answer's question is put to somebody else, who chooses here."""
        step = self.steps[0]
        if step.asked and step.player and step.player != decision.player and asks_for(step, decision):
            who, not_who = self.words.title(decision.player), self.words.title(step.player)
            reason = f"{who} chooses {question_title(decision.what)}, not {not_who}"
            self.of_others.setdefault(step, Refusal(choosing_by(decision), reason))

    def _begun_by_name(self, decision: Decision, step: Step) -> list[Way]:
        """Return the way of an answer that says only the beginning of an action's name."""
        option = None if step.asked else the_one_begun(actions_of(decision), step.answer)
        return [Way(Rank.SWAPPED, step, option, self._why_not(decision, option))] if option else []

    def _announced(self, decision: Decision, step: Step) -> list[Way]:
        """Return the way of an answer that only says what is asked, such as ``battle`` where one is asked for."""
        if not step.asked and announces(step.answer, decision, self.words):
            return [Way(Rank.FAR, step)]
        again = not step.asked and step.answer in (given.text for given in self.given)
        return [Way(Rank.FARTHEST, step)] if again else []

    def _follow(self, decision: Decision, way: Way, *, known: bool = False) -> Option:
        """Bind an answer in a way: take it, or refuse it. An answer ``known`` to be meant is judged here."""
        step = way.step or self.steps[0]
        if way.rank is Rank.SWAPPED and decision.what in DEEDS:
            self.behind |= set(self.steps[: self.steps.index(way.made_of[0])])
        for each in way.made_of or (step,):
            self.steps.remove(each)
        self.asked.setdefault(decision.what)
        self.passed = False
        self.given.append(Given(step.answer, decision.what))
        if way.option is None:
            self.trail.whole = False
            if not self.steps:
                raise UpTo(decision)
            self._name_next(decision)
            return self._then(decision)
        taken = Taken(decision.player, decision.what, way.option, step, in_force=decision.in_force)
        self.trail.taken.append(taken)
        self.trail.whole = self.trail.whole and len(way.made_of) < 2
        refusal = self._why_not(decision, way.option) if known else way.refusal
        if refusal is None:
            return way.option
        if self.forced and (decision is self.begun or (decision.what == ACTION and self.steps)):
            return cast("Option", Forced(way.option))
        raise Refused(decision, refusal, step.answer, way.option)

    def _name_next(self, decision: Decision) -> None:
        """Have the next answer be one to what was just announced, where it can be meant for it."""
        step = self.steps[0]
        fits = step.answer.casefold() in PASSING or bool(options_meant(decision, step.answer, self.words))
        if fits and not step.asked and step.player in ("", decision.player):
            self.steps[0] = step._replace(asked=decision.what)

    def _why_not(self, decision: Decision, option: Option) -> Refusal | None:
        """Return why an option cannot be answered, by a clause that can be disputed, or None when it can."""
        if option in decision.options:
            return None
        refusal = decision.refuse(option) if decision.refuse else None
        if refusal is None:
            return self._no_option(decision, option)
        return refusal if refusal.clause != decision.clause else Refusal(asked_by(decision), refusal.reason)

    def _no_option(self, decision: Decision, option: Option) -> Refusal:
        """Return that something is no option, where nobody knows a reason: what must be done is not passed up."""
        what = question_title(decision.what)
        owed = owed_by(decision.in_force) if option in PASSING else ""
        if owed:
            return Refusal(owed, f"{what} cannot be passed up")
        asking = self.own_clause(decision) if option in PASSING else asked_by(decision)
        return Unexplained(asking, f"{said(option, self.words)} is no option for {what}")

    # What was not understood ------------------------------------------------------------------------------------------
    def _no_answer(self, decision: Decision) -> str:
        """Return that the next answer is none to a decision."""
        step = self.steps[0]
        if asks_for(step, decision) and step.player in ("", decision.player):
            return why_no_answer(decision, step, self.words)
        return self.not_called_so() or f"{step.told()} is no answer: {told(decision, self.words)}"

    def take_unasked(self, player: str, what: str, option: Option | None, refusal: Refusal) -> bool:
        """Take note of what the Law forbids to ask, and is not done all the same."""
        self.unasked.append(Unasked(player, what, option, refusal, len(self.given)))
        return False

    def why_not_reached(self, *, chance_decides: bool) -> Refusal | None:
        """Return why the first answer left over is forbidden, or None; cards may yet be used where chance decides."""
        step = self.steps[0]
        unasked = self._unasked_for(step, self.unasked)
        if unasked is None:
            return None if chance_decides else why_no_card(step, self.words)
        before = self._forbidden_before(unasked)
        return (before or unasked).refusal

    def _forbidden_before(self, unasked: Unasked) -> Unasked | None:
        """Return why the answer before one could not be given first where that one was forbidden, if that is why.

        It was bound later, to a question that is behind what the answer after it is for.
        """
        bound = [taken.step for taken in self.trail.taken if taken.step is not None]
        if unasked.given >= len(bound):
            return None
        same_time = (each for each in self.unasked if each.given == unasked.given)
        return self._unasked_for(bound[unasked.given], same_time)

    def _unasked_for(self, step: Step, among: Iterable[Unasked]) -> Unasked | None:
        """Return what the Law forbade to ask that an answer is for."""
        words, asker = self.words, self.player
        return next((e for e in among if means_unasked(step, e.player, e.what, e.option, words, asker)), None)

    def minds(self, player: str, what: str, option: Option | None) -> bool:
        """Return whether an answer that is left can be for what a player is not asked: else nobody asks why."""
        return any(means_unasked(step, player, what, option, self.words, self.player) for step in self.steps)

    def not_called_so(self) -> str:
        """Return that an answer is left to a question of a name that none had; nothing where there is none."""
        for step in self.steps:
            if step.asked and not any(is_for(step, what) for what in self.asked):
                known = [question_title(what) for what in self.asked]
                return f"no question is called {step.asked!r}{hint(nearest(step.asked, known), known)}"
        return ""
