"""Answering a game from a question: on the way to the action everything is passed up, then the asker's answers count.

The game is stopped where the asker's answers end, where chance decides and it is not said how, and at a refusal.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from woodlaw.adjudication.asked import NO_ACTION, CannotAdjudicate, Step
from woodlaw.engine.actions import END
from woodlaw.engine.decisions import DECLINE, USE, Decision, Judged, Option, label
from woodlaw.engine.refusal import Refusal
from woodlaw.gherkin.answers import option_against, option_meant, option_wanted
from woodlaw.gherkin.outcomes import DIE, Outcomes
from woodlaw.positions.wording import SceneError, Words, hint, nearest
from woodlaw.table.cards import Card, card_id
from woodlaw.table.pieces import Piece
from woodlaw.table.places import Place
from woodlaw.table.suits import ALL_SUITS, BIRD

_PASSING = (END, DECLINE)
_ACTION = "action"
"""What the engine calls the choice of an action."""

_MOVE = "move"
"""What the engine calls the choice of a move."""

_BATTLE = "battle"
"""What the engine calls the choice of a battle."""

_CRAFTING = "card to craft"
"""What the engine calls the choice of a card to craft."""

FRAMING = ("1", "5", "G")
"""Chapters of how any game goes on, of the box and of words: without them nothing goes on, and nobody disputes them."""

_OF_CARDS = "card."
"""How the clauses of cards begin, by which a decision whether to use one is called."""


class Stop(Exception):
    """Ends the game where the answer is known; ``decision`` is where that was, if at one.

    By which clauses it is asked is not looked at any more.
    """

    def __init__(self, decision: Decision | None = None) -> None:
        super().__init__()
        self.decision = decision


class Done(Stop):
    """The action is over."""


class UpTo(Stop):
    """Somebody has to choose, and the asker does not say what."""


class Refused(Stop):
    """The asker's answer is no legal option of a decision."""

    def __init__(self, decision: Decision, refusal: Refusal, text: str, option: Option) -> None:
        super().__init__(decision)
        self.option = option
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
        """Return the next outcome that is said; raises :class:`UpToChance` when none is and there are several."""
        if not self.said(what):
            if count == 1:
                return 0
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


@dataclass(frozen=True, slots=True)
class Unasked:
    """What a player was not asked, or not for one option of it, and why."""

    player: str
    what: str
    option: Option | None
    refusal: Refusal


@dataclass(slots=True)
class Answers:
    """The asker of a game that gives one player's answers.

    ``in_force`` are the names, in lower case, of the player's crafted cards.
    ``forced`` lets the action be taken though it is refused, so that what it asks may show a narrower reason.
    ``asked`` are the names of the questions that were asked, ``unasked`` what the Law forbade to ask.
    ``begun`` says whether the first answer, the action, has been given; ``seen`` are the names of actions that were
    offered, legal or not, with the clause that offers them, ``crafting`` is the clause of a choice of cards to
    craft, ``first`` the first decision that leaves the player a choice, and not that of passing it up.
    """

    words: Words
    player: str
    steps: list[Step]
    in_force: frozenset[str] = frozenset()
    decides_at_once: bool = True
    forced: bool = False
    begun: Decision | None = None
    seen: dict[str, str] = field(default_factory=dict)
    crafting: str = ""
    first: Decision | None = None
    notes: list[str] = field(default_factory=list)
    asked: dict[str, None] = field(default_factory=dict)
    unasked: list[Unasked] = field(default_factory=list)
    refused: Refused | None = None
    _passed: list[tuple[Step, Decision]] = field(default_factory=list)

    def on_the_way(self) -> Answers | None:
        """Return the same before the action, to go on from here in another game; None where that cannot be.

        A decision that was passed, and may be looked at again, belongs to its own game.
        """
        if self.begun is not None or self._passed:
            return None
        other = Answers(self.words, self.player, list(self.steps), self.in_force, forced=self.forced)
        other.seen, other.asked = dict(self.seen), dict(self.asked)
        other.notes, other.unasked = list(self.notes), list(self.unasked)
        other.crafting, other.first = self.crafting, self.first
        return other

    def __call__(self, decision: Decision) -> Option:
        """Return the option that the asker means; raises :class:`Stop` where the answer is known."""
        return self._on_the_way(decision) if self.begun is None else self._then(decision)

    # Before the action ------------------------------------------------------------------------------------------------
    def _on_the_way(self, decision: Decision) -> Option:
        first = self.steps[0]
        if first is not NO_ACTION and decision.player == (first.player or self.player) and _is_for(first, decision):
            option = self._meant(decision, first)
            if option is None:
                option = self._named_one(decision, first) if first.asked else self._refused_one(decision, first)
            if option is not None:
                self.begun = decision.hold()
                return self._take(decision, option, first)
        if decision.what == _ACTION:
            self._note_seen(decision)
        if decision.what == _CRAFTING:
            self.crafting = self.own_clause(decision)
        if self.first is None and decision.player == self.player and self._has_to_choose(decision):
            self.first = decision
        return self._pass(decision)

    def _note_seen(self, decision: Decision) -> None:
        clause = decision.clause
        for candidate in candidates(decision):
            if isinstance(candidate, str) and candidate not in _PASSING:
                self.seen.setdefault(candidate, clause)

    def _has_to_choose(self, decision: Decision) -> bool:
        """Return whether a decision leaves a choice, and not that of passing it up.

        What can be passed up is judged no further: whether each other option is legal is nobody's concern.
        """
        return not any(option in decision.options for option in _PASSING) and _several(decision)

    def own_clause(self, decision: Decision) -> str:
        """Return the innermost clause of the chapter of whoever is asked by which it is asked, else the innermost."""
        chapter = next(faction.chapter for faction in self.words.seats if faction.name == decision.player)
        own = (clause for clause in reversed(decision.clauses) if clause.partition(".")[0] == chapter)
        return next(own, decision.clause)

    def _meant(self, decision: Decision, step: Step) -> Option | None:
        """Return the candidate, legal or not, that a step names; None for none."""
        every = _open(decision)
        try:
            meant = option_meant(every, step.answer, self.words)
        except SceneError as error:
            raise CannotAdjudicate(str(error)) from None
        return option_against(every, step.answer, self.words) if meant is None else meant

    def _named_one(self, decision: Decision, step: Step) -> Option | None:
        """Return what a step is that names its question, where it could be an answer; raises for what is none."""
        if not _several(decision):
            self._passed.append((step, decision.hold()))
            return None
        try:
            wanted = self._read(decision, step)
        except SceneError as error:
            raise CannotAdjudicate(f"{step.answer!r}, for {decision.what!r}: {error}") from None
        return wanted if wanted in (*_PASSING, USE) or self._could_be(decision, wanted) else None

    def _refused_one(self, decision: Decision, step: Step) -> Option | None:
        """Return what a step wants where the decision has a reason to refuse it, such as a move that is none.

        The use of a card that is in force is no wish to craft it.
        """
        if decision.refuse is None or (decision.what == _CRAFTING and step.answer.casefold() in self.in_force):
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
        self.asked.setdefault(decision.what)
        if not self.steps:
            if self._is_asked_again(decision):
                raise Done(decision)
            if not _several(decision):
                return decision.options[0]
            raise UpTo(decision)
        step = self._step_for(decision)
        if step is not None:
            option = self._meant(decision, step)
            if option is not None:
                return self._take(decision, option, step)
            if step.asked and not _several(decision):
                return self._skipped(decision, step)
            if step.asked or decision.player == (step.player or self.player):
                return self._otherwise(decision, step)
            self._passed.append((step, decision.hold()))
        return self._passed_by(decision)

    def _step_for(self, decision: Decision) -> Step | None:
        """Return the answer that is for a decision: one that names it, or the next that names none."""
        for step in self.steps:
            if step.player in ("", decision.player) and _is_for(step, decision):
                return step
            if not step.asked:
                break
        return None

    def _is_asked_again(self, decision: Decision) -> bool:
        """Return whether the player is asked what the action answered, or for another action: then it is over."""
        if self.begun is None or decision.player != self.begun.player:
            return False
        again = decision.what == self.begun.what and decision.clauses == self.begun.clauses
        return again or decision.what == _ACTION

    def _passed_by(self, decision: Decision) -> Option:
        """Return the answer to a decision of which the asker does not speak."""
        if not _several(decision):
            return decision.options[0]
        if self._is_asked_again(decision):
            raise Done(decision)
        passing = next((option for option in _PASSING if option in decision.options), None)
        if passing is None:
            raise CannotAdjudicate(f"{self.steps[0].told()} is no answer: {told(decision, self.words)}")
        self.notes.append(f"{self.words.title(decision.player)} passes up: {decision.what}")
        return passing

    def _otherwise(self, decision: Decision, step: Step) -> Option:
        """Deal with an answer that is no candidate: refuse it, if it could be one at another table."""
        try:
            wanted = self._read(decision, step)
        except SceneError as error:
            if not step.asked and self._may_be_for_another(decision):
                return self._skipped(decision, step)
            raise CannotAdjudicate(f"{step.answer!r}, for {decision.what!r}: {error}") from None
        named = bool(step.asked) and wanted in (*_PASSING, USE)
        if named or self._could_be(decision, wanted):
            return self._take(decision, wanted, step)
        over = decision.what == _ACTION and self._is_asked_again(decision)
        if not step.asked and (over or self._may_be_for_another(decision) or self._is_unasked(decision, step)):
            return self._skipped(decision, step)
        self.expect_asked()
        near = nearest(step.answer, (said(option, self.words) for option in candidates(decision)))
        expected = hint(near) if near else f": {told(decision, self.words)}"
        raise CannotAdjudicate(f"{step.answer!r} is no answer for {decision.what!r}{expected}")

    def _could_be(self, decision: Decision, wanted: Option) -> bool:
        """Return whether an answer that is no candidate could be one at another table, or is refused with a reason."""
        refused = decision.refuse and decision.refuse(wanted)
        if isinstance(wanted, (Card, tuple)) and all(option in _PASSING for option in candidates(decision)):
            return True
        return bool(refused) or any(self._alike(wanted, candidate) for candidate in candidates(decision))

    def _may_be_for_another(self, decision: Decision) -> bool:
        """Return whether an answer that does not fit a decision may be for a later one: nothing is chosen here."""
        return not _several(decision)

    def _skipped(self, decision: Decision, step: Step) -> Option:
        self._passed.append((step, decision.hold()))
        if _several(decision):
            raise Done(decision)
        return decision.options[0]

    def _is_unasked(self, decision: Decision, step: Step) -> bool:
        """Return whether the action is over, and an answer is for what the Law forbade to ask in it."""
        return self._is_asked_again(decision) and self._of_unasked(step) is not None

    def why_not_reached(self) -> Refusal | None:
        """Return why the first answer that was left over is forbidden.

        Raises :class:`CannotAdjudicate` where it was for nothing that was asked, or that the Law forbade to ask.
        """
        step = self.steps[0]
        unasked = self._of_unasked(step)
        if unasked is not None:
            return unasked.refusal
        for passed, decision in self._passed:
            if passed is step:
                wanted = self._wanted(decision, step)
                passing = bool(step.asked) and wanted in (*_PASSING, USE)
                if wanted is not None and (passing or self._could_be(decision, wanted)):
                    refusal = self._why_not(decision, wanted)
                    self.refused = Refused(decision, refusal, step.answer, wanted) if refusal else None
                    return refusal
        return self._why_no_card(step)

    def _of_unasked(self, step: Step) -> Unasked | None:
        """Return what the Law forbade to ask that an answer is for."""
        return next((each for each in self.unasked if self._means(step, each.player, each.what, each.option)), None)

    def minds(self, player: str, what: str, option: Option | None) -> bool:
        """Return whether an answer that is left can be for what a player is not asked: else nobody asks why."""
        return any(self._means(step, player, what, option) for step in self.steps)

    def _means(self, step: Step, player: str, what: str, option: Option | None) -> bool:
        if step is NO_ACTION or step.player not in ("", player):
            return False
        if option is not None:
            fitting = Decision(player, what, (option,))
            return _is_for(step, fitting) and option_meant(fitting, step.answer, self.words) is not None
        return _names(step, what) if step.asked else self._is_move(step, player, what)

    def _is_move(self, step: Step, player: str, what: str) -> bool:
        """Return whether an answer without a question reads as a move that the Law forbade to ask for."""
        if what != _MOVE or player != (step.player or self.player):
            return False
        like = (self.words.map.places[0], self.words.map.places[1])
        return isinstance(self._wanted(Decision(player, _MOVE, (like,)), step), tuple)

    def _wanted(self, decision: Decision, step: Step) -> Option | None:
        try:
            return self._read(decision, step)
        except SceneError:
            return None

    def _read(self, decision: Decision, step: Step) -> Option:
        """Return what an answer would be, whether it is an option or not; raises :class:`SceneError`.

        Where there is nothing but to decline, a move or a battle may be meant, or else a card.
        """
        if all(option in _PASSING for option in candidates(decision)) and step.answer.casefold() not in _PASSING:
            if decision.what not in (_MOVE, _BATTLE):
                return self.words.card(step.answer)
            site = self.words.map.places[0]
            like = (site, site if decision.what == _MOVE else decision.player)
            return option_wanted(replace(decision, options=(like,)), step.answer, self.words)
        return option_wanted(_open(decision), step.answer, self.words)

    def expect_asked(self) -> None:
        """Raise :class:`CannotAdjudicate` for an answer to a question of a name that none had."""
        for step in self.steps:
            if step.asked and step.asked.casefold() not in map(str.casefold, self.asked):
                near = nearest(step.asked, self.asked)
                raise CannotAdjudicate(f"no question is called {step.asked!r}{hint(near, self.asked)}")

    def _why_no_card(self, step: Step) -> Refusal | None:
        """Return why the use of a card was not asked for; None for what is no such answer."""
        asked = step.asked.casefold().removeprefix("use ")
        cards = self.words.deck.by_id(asked.removeprefix(_OF_CARDS)) or self.words.deck.by_id(card_id(asked))
        if not step.asked.casefold().startswith("use ") or not cards or step.answer.casefold() in _PASSING:
            return None
        return Refusal(f"{_OF_CARDS}{cards[0].id}", f"{cards[0].name} cannot be used here")

    def _alike(self, wanted: Option, candidate: Option) -> bool:
        """Return whether an answer is of the sort of a candidate, so that it could be one at another table."""
        if isinstance(wanted, tuple) and isinstance(candidate, tuple):
            pairs = zip(wanted, candidate, strict=False)
            return len(wanted) == len(candidate) and all(self._alike(one, other) for one, other in pairs)
        if isinstance(wanted, str) and isinstance(candidate, str):
            seats = [faction.name for faction in self.words.seats]
            return any(wanted in words and candidate in words for words in (seats, (*ALL_SUITS, BIRD)))
        return type(wanted) is type(candidate)

    def _why_not(self, decision: Decision, option: Option) -> Refusal | None:
        """Return why an option cannot be answered, by a clause that can be disputed, or None when it can.

        A move or a battle that cannot be passed up must be taken by the clause of the player's own chapter that asks.
        """
        refusal = decision.why_not(option)
        if refusal is None or refusal.clause != decision.clause:
            return refusal
        has_to = option in _PASSING and decision.what in (_MOVE, _BATTLE)
        return Refusal(self.own_clause(decision) if has_to else asked_by(decision), refusal.reason)

    def _take(self, decision: Decision, option: Option, step: Step) -> Option:
        """Take an answer, or refuse it."""
        self.steps.remove(step)
        refusal = self._why_not(decision, option)
        if refusal and self.forced and decision is self.begun:
            return option
        if refusal:
            raise Refused(decision, refusal, step.answer, option)
        return option


def told(decision: Decision, words: Words, *, options: bool = True) -> str:
    """Return a decision as an answer tells it: who is asked for what, and the options, which may be left out."""
    asked, offered = f"{words.title(decision.player)} is asked for {decision.what!r}", tuple(decision.options)
    return f"{asked}: {', '.join(said(option, words) for option in offered)}" if options else asked


def said(option: Option, words: Words) -> str:
    """Return an option as an asker can give it back: its label, with players and their pieces by their titles."""
    if isinstance(option, tuple):
        return " > ".join(said(part, words) for part in option)
    if isinstance(option, Piece) and option.owner:
        return f"{words.short_title(option.owner)} {option.kind.replace('_', ' ')}"
    if isinstance(option, Place) and not option.number:
        return words.place_name(option)
    return words.short_title(option) if isinstance(option, str) else label(option)


def asked_by(decision: Decision) -> str:
    """Return the innermost clause that asks and that can be disputed, else the innermost."""
    disputed = (clause for clause in reversed(decision.clauses) if clause.partition(".")[0] not in FRAMING)
    return next(disputed, decision.clause)


def _is_for(step: Step, decision: Decision) -> bool:
    return not step.asked or step.asked.casefold() == decision.what.casefold()


def _names(step: Step, what: str) -> bool:
    """Return whether an answer that names its question means one that is called so."""
    asked, called = step.asked.casefold(), what.casefold()
    return called.startswith(asked) or asked.endswith(called.partition(" for clearing")[0])


def candidates(decision: Decision) -> Sequence[Option]:
    """Return what may be answered to a decision, legal or not."""
    return decision.options.candidates if isinstance(decision.options, Judged) else decision.options


def _open(decision: Decision) -> Decision:
    """Return a decision with all its candidates as options, legal or not."""
    if not isinstance(decision.options, Judged):
        return decision
    return Decision(decision.player, decision.what, decision.options.candidates, decision.refuse)


def _several(decision: Decision) -> bool:
    return decision.options.several if isinstance(decision.options, Judged) else len(decision.options) > 1
