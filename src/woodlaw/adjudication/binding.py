"""To which questions the asker's answers belong: every way to bind them in their order is tried.

What is legal in one way and refused in none is legal; what is refused in one and legal in none is refused by the
question that comes first. Where both could be meant, the asker is told which question to name.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from heapq import heappop, heappush
from itertools import islice

from woodlaw.adjudication.asked import CannotAdjudicate, Lacking, Step
from woodlaw.adjudication.attempt import Attempt
from woodlaw.adjudication.meaning import ACTION, PASSING
from woodlaw.adjudication.order import DEEDS
from woodlaw.adjudication.stopping import Refused
from woodlaw.adjudication.ways import Rank, Ways
from woodlaw.engine.questions import question_title
from woodlaw.engine.refusal import Unexplained
from woodlaw.gherkin.answers import said
from woodlaw.table.places import Place

MOST_PLAYINGS = 64
"""In how many ways a question is played at most."""

MOST_LEFT_OUT = 3
"""Of how many options of a question it is seen whether what it refuses is legal after them."""

Play = Callable[[tuple[int, ...]], Attempt]
"""Plays a question in one way, as the numbers say; raises :class:`CannotAdjudicate`."""


@dataclass(slots=True)
class _Search:
    """The ways that were played, and those that are left to be played, the least far-fetched first."""

    played: list[Attempt] = field(default_factory=list)
    errors: list[CannotAdjudicate] = field(default_factory=list)
    _left: list[tuple[Rank, int, tuple[int, ...]]] = field(default_factory=list)
    _pushed: int = 0

    def play(self, play: Play, chosen: tuple[int, ...]) -> None:
        """Play in one way, and remember the ways that branch off from it."""
        try:
            attempt = play(chosen)
        except Lacking:
            raise
        except CannotAdjudicate as error:
            self.errors.append(error)
            return
        self.take(attempt, len(chosen))

    def take(self, attempt: Attempt, after: int = 0) -> None:
        """Take a playing, and remember the ways that branch off from it ``after`` some questions."""
        self.played.append(attempt)
        self._branch(attempt.answers.ways, after)

    def _branch(self, ways: Ways, after: int) -> None:
        for place in range(after, len(ways.taken)):
            for number, rank in enumerate(ways.offered[place]):
                if number > ways.taken[place]:
                    self._pushed += 1
                    heappush(self._left, (rank, self._pushed, (*ways.taken[:place], number)))

    def go_on(self, play: Play, up_to: Rank, *, all_of_them: bool = True) -> None:
        """Play every way up to a rank; raises :class:`CannotAdjudicate` for too many of which ``all_of_them`` count."""
        while self._left and self._left[0][0] <= up_to:
            if len(self.played) + len(self.errors) >= MOST_PLAYINGS:
                if not all_of_them:
                    return
                raise CannotAdjudicate(
                    "the answers can be meant in too many ways; expected the name of its question with each"
                )
            self.play(play, heappop(self._left)[2])

    def legal(self, up_to: Rank) -> Attempt | None:
        """Return the first playing up to a rank in which all answers are legal."""
        return next((each for each in self._of(up_to) if each.is_legal), None)

    def refused(self, up_to: Rank) -> Attempt | None:
        """Return the first playing up to a rank in which one answer is refused and those before it are legal.

        One for which the Law forbids to ask is refused too.
        """
        return next((each for each in self._of(up_to) if isinstance(each.stop, Refused) or _is_forbidden(each)), None)

    def announced(self) -> Attempt | None:
        """Return the first playing in which all is legal, and the action's name only announces what is answered."""
        legal = (each for each in self._of(Rank.FAR) if each.is_legal and len(each.answers.given) > 1)
        return next((each for each in legal if each.answers.begun and each.answers.begun.what != ACTION), None)

    def refused_nearer(self, legal: Attempt | None) -> Attempt | None:
        """Return a playing in which a question refuses an answer, nearer to their order than a legal one."""
        most = legal.answers.ways.swapped if legal is not None else 0
        refused = (each for each in self._of(Rank.FAR) if isinstance(each.stop, Refused))
        return next((each for each in refused if each.answers.ways.swapped < most), None)

    def refused_where_asked(self, forbidden: Attempt) -> Attempt | None:
        """Return the first playing in which what is forbidden to ask later is refused by a question that was asked."""
        step, before = forbidden.answers.steps[0], len(forbidden.answers.given)
        refused = [each for each in self._of(Rank.FAR) if isinstance(each.stop, Refused)]
        alike = (each for each in refused if len(each.answers.given) == before + 1)
        return next((each for each in alike if each.answers.given[-1].text == step.answer), None)

    def refused_or_taken(self) -> Attempt | None:
        """Return the first playing in which an answer is refused where one can only pass, or one that goes further.

        That is one in which the same answer is taken where there is a choice: it was meant there.
        """
        refused = self.refused(Rank.SPARE)
        taken = [each for each in self._of(Rank.SPARE) if each.answers.begun is not None]
        if refused is None or not isinstance(refused.stop, Refused):
            return refused
        further = max(taken, key=lambda each: len(each.answers.given))
        return further if len(further.answers.given) > len(refused.answers.given) else refused

    def furthest(self) -> Attempt:
        """Return the playing in which the most answers were bound; raises what was raised where there is none."""
        if not self.played:
            raise self.errors[0]
        begun = [each for each in self._of(Rank.FAR) if each.answers.begun is not None]
        near = [each for each in begun if each.answers.ways.rank <= Rank.SPARE] or begun or self.played
        return min(near, key=lambda each: len(each.answers.steps))

    def _of(self, up_to: Rank) -> list[Attempt]:
        found = [each for each in self.played if each.answers.ways.rank <= up_to]
        return sorted(found, key=_unlikeliness)


def _unlikeliness(attempt: Attempt) -> tuple[Rank, int, int]:
    """Return how far-fetched a playing is, how far out of order its answers, and how many were not taken."""
    ways = attempt.answers.ways
    return ways.rank, ways.swapped, len(attempt.answers.steps) + isinstance(attempt.stop, Refused)


def _is_refused_action(attempt: Attempt) -> bool:
    """Return whether the action is refused with which something is asked."""
    decision = attempt.stop.decision if isinstance(attempt.stop, Refused) else None
    return decision is not None and decision is attempt.answers.begun and decision.what == ACTION


def _is_forbidden(attempt: Attempt) -> bool:
    """Return whether the next answer that is left is to what the Law forbids to ask."""
    answers = attempt.answers
    return answers.begun is not None and bool(answers.steps) and attempt.why_not_reached is not None


def bind(play: Play, likeliest: Attempt | None = None) -> Attempt:
    """Return how a question is played with its answers bound as they are meant.

    ``likeliest`` is how it is played in the likeliest way, where that is known. Where nothing that can be meant is
    found it is the playing in which the most answers were bound. Raises :class:`CannotAdjudicate` where it depends on
    the binding whether the answers are legal.
    """
    search = _Search()
    if likeliest is None:
        search.play(play, ())
    else:
        search.take(likeliest)
    if search.played and search.played[0].is_legal and search.played[0].answers.ways.rank is Rank.PLAIN:
        return search.played[0]
    search.go_on(play, Rank.SPARE)
    refused = search.refused(Rank.PLAIN)
    legal = search.legal(Rank.PLAIN) or search.legal(Rank.SPARE)
    if legal is not None and refused is not None:
        _expect_one_question(legal, refused)
    found = legal or refused or search.refused_or_taken()
    if found is not None and not found.is_legal and not isinstance(found.stop, Refused):
        search.go_on(play, Rank.FAR, all_of_them=False)
        found = search.refused_where_asked(found) or found
    if found is not None and _is_refused_action(found):
        search.go_on(play, Rank.FAR, all_of_them=False)
        legal = search.announced()
        found = legal or found
    if legal is None:
        search.go_on(play, Rank.SWAPPED)
        swapped = search.legal(Rank.SWAPPED)
        if swapped is not None and found is None:
            search.go_on(play, Rank.FAR)
        _expect_one_order(swapped, found or search.refused_nearer(swapped))
        found = swapped if found is None or (swapped is not None and _is_misread(found)) else found
    for rank in (Rank.FAR, Rank.FARTHEST):
        if found is None:
            search.go_on(play, rank)
            legal, refused = search.legal(rank), search.refused(rank)
            _expect_one_order(legal, refused)
            found = legal or refused
    if found is not None:
        return found
    return search.furthest()


def _expect_one_order(legal: Attempt | None, refused: Attempt | None) -> None:
    """Raise :class:`CannotAdjudicate` where answers are refused in their order, or nearer to it than they are legal.

    Several answers to questions of one name are given in their order.
    """
    if legal is None or refused is None or legal.answers.ways.swapped <= refused.answers.ways.swapped:
        return
    meant = {each.text: each.what for each in legal.answers.given}
    if _is_misread(refused):
        return
    if isinstance(refused.stop, Refused) and all(meant.get(each.text) == each.what for each in refused.answers.given):
        return
    raise CannotAdjudicate(
        "the answers are refused in this order, and legal in another one; expected the name of its question with each"
    )


def _is_misread(refused: Attempt) -> bool:
    """Return whether an answer is no option of a question, and no rule says why: it was meant for another one.

    Not so a number, which may be that of a clearing of which no rule was asked.
    """
    stop = refused.stop
    return isinstance(stop, Refused) and isinstance(stop.refusal, Unexplained) and not stop.text.isdecimal()


def expect_no_question_left_out(
    refused: Attempt, steps: Sequence[Step], play: Callable[[Sequence[Step]], Attempt]
) -> None:
    """Raise :class:`CannotAdjudicate` where a place that a question refuses is legal for one behind it.

    The asker may have left out the answer to the first. ``play`` plays the action with other ``steps``.
    """
    stop = refused.stop
    if not isinstance(stop, Refused) or stop.decision is None or stop.decision.what in (ACTION, *DEEDS):
        return
    decision, words = stop.decision, refused.answers.words
    number = next((n for n, step in enumerate(steps) if step.answer == stop.text and not step.asked), None)
    if number is None or not isinstance(stop.option, Place):
        return
    title = question_title(decision.what)
    for option in islice((each for each in decision.options if each not in PASSING), MOST_LEFT_OUT):
        between = Step(said(option, words), asked=decision.what)
        if _is_taken(play, (*steps[:number], between, *steps[number:]), stop.text, decision.what):
            raise CannotAdjudicate(
                f"{stop.text!r} is refused for {title!r}, and legal for what is asked behind it; expected an answer "
                f"for {title!r} too, or the name of its question with each"
            )


def _is_taken(play: Callable[[Sequence[Step]], Attempt], steps: Sequence[Step], text: str, asked: str) -> bool:
    """Return whether an answer is legal as a place to another question than one that is asked."""
    try:
        played = play(steps)
    except CannotAdjudicate:
        return False
    if isinstance(played.stop, Refused) and played.stop.text == text:
        return False
    taken = [each for each in played.answers.trail.taken if isinstance(each.option, Place) and each.what != asked]
    return any(each.step is not None and each.step.answer == text for each in taken)


def _expect_one_question(legal: Attempt, refused: Attempt) -> None:
    """Raise :class:`CannotAdjudicate` where an answer is refused by one question and legal as that to another.

    What nothing may ask for is refused by none.
    """
    stop = refused.stop
    if not isinstance(stop, Refused) or (stop.option in PASSING and _is_misread(refused)):
        return
    number = len(refused.answers.given) - 1
    answered = legal.answers.given[number]
    if stop.decision is None or answered.what == stop.decision.what:
        return
    names = question_title(answered.what), question_title(stop.decision.what)
    raise CannotAdjudicate(
        f"which question does {stop.text!r} answer: {names[0]!r}, where it is legal, or {names[1]!r}, where it is not?"
        f" Expected it with its question: {{{names[0]}: {stop.text}}}"
    )
