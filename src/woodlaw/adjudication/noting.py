"""Noting what runs while an answer is found: which functions that can be disputed, and what would differ without them.

A call that did no more than answer, and what the function's neutral form would answer, is as good as made neutral.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from woodlaw.adjudication.adjudicated import Counting
from woodlaw.adjudication.effects import trace_of
from woodlaw.adjudication.standing_in import Disputed, every_disputed, instead_of


@dataclass(slots=True)
class Differing:
    """The functions that in some stretch of play answered or did something else than what would stand in their place.

    ``neutral`` are those with another answer than their neutral form's, ``yes`` those with another answer than yes.
    """

    neutral: set[Disputed] = field(default_factory=set)
    yes: set[Disputed] = field(default_factory=set)

    def has(self, disputed: Disputed, *, yes: bool) -> bool:
        """Return whether a function differed from its neutral form, or from a yes."""
        return disputed in (self.yes if yes else self.neutral)

    def add(self, other: Differing) -> None:
        """Take in what differed elsewhere."""
        self.neutral |= other.neutral
        self.yes |= other.yes


class Ran:
    """What ran; ``called`` is all that can be disputed, and ``counted`` what ran while ``counts`` said so, in order.

    ``leading`` is what ran between the last question before the action and the action: whether that is offered;
    ``outside`` is what differed outside of any stretch that is noted apart; ``game`` is the one that is being played,
    ``depth`` how many calls are under way of which it is not known yet whether they differ.
    """

    def __init__(self, counts: Callable[[], bool], seats: tuple[str, ...] | None = None) -> None:
        self.called: dict[Disputed, None] = {}
        self.counted: dict[Disputed, None] = {}
        self.leading: dict[Disputed, None] = {}
        self._since_question: dict[Disputed, None] = {}
        self.outside = Differing()
        self.game: Counting | None = None
        self.under_way = False
        self.depth = 0
        self._idle = False
        self._counts = counts
        self._seats = seats
        self._here = self.outside
        self._all: list[Differing] = [self.outside]

    def differs(self, disputed: Disputed, *, yes: bool = False) -> bool:
        """Return whether a function ever differed from its neutral form, or from a yes."""
        return any(each.has(disputed, yes=yes) for each in self._all)

    @contextmanager
    def noted(self) -> Iterator[None]:
        """Note what is called within the block."""
        with instead_of(every_disputed(self._seats), self.call):
            self.under_way = True
            try:
                yield
            finally:
                self.under_way = False

    @contextmanager
    def unnoted(self) -> Iterator[None]:
        """Note nothing within the block: it is for what no answer rests on."""
        self._idle = True
        try:
            yield
        finally:
            self._idle = False

    def at_question(self, *, begun: bool, offered: bool = False) -> None:
        """Note that a question is put on the way to the action, or that the action has ``begun`` with it.

        What is ``offered`` is judged only once it is chosen: of what led there, only what did something counts.
        """
        if begun and self.under_way and not self._idle:
            self.leading = {each: None for each in self._since_question if each.only_does or not offered}
        self._since_question = {}

    def so_far(self) -> Differing:
        """Return what has differed so far in the stretch that is noted apart."""
        return Differing(set(self._here.neutral), set(self._here.yes))

    @contextmanager
    def apart(self) -> Iterator[Differing]:
        """Note apart what differs within the block; what the block raises out of counts as outside too."""
        before, self._here = self._here, Differing()
        self._all.append(self._here)
        try:
            yield self._here
        except BaseException:
            self.outside.add(self._here)
            raise
        finally:
            self._here = before

    def call(self, disputed: Disputed, /, *given: Any, **named: Any) -> object:
        """Call a function as itself, and note it."""
        if self._idle:
            return disputed.inner(*given, **named)
        self.called.setdefault(disputed)
        if disputed not in self.counted and self._counts():
            self.counted[disputed] = None
        self._since_question.setdefault(disputed)
        here = self._here
        if disputed in here.neutral and (disputed in here.yes or not disputed.answers_yes):
            return disputed.inner(*given, **named)
        game = self.game
        # It grows with all that is asked, told or moved in the game.
        before = game.state.version + game.work if game is not None else 0
        trace = trace_of(game, given, named) if disputed.only_does else None
        self.depth += 1
        try:
            answer = disputed.inner(*given, **named)
        except BaseException:
            here.neutral.add(disputed)
            here.yes.add(disputed)
            raise
        finally:
            self.depth -= 1
        acted = before != (game.state.version + game.work if game is not None else 0)
        if trace is not None and not acted:
            acted = trace != trace_of(game, given, named)
        if acted or not disputed.is_nothing(answer):
            here.neutral.add(disputed)
        if acted or answer is not True:
            here.yes.add(disputed)
        return answer
