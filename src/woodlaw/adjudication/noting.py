"""Noting what runs while an answer is found: which marked code, and which of it said no more than nothing.

A function that only answered, and each time what its neutral form would answer, is as good as made neutral already.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from opcode import opmap
from types import CodeType, FrameType

from woodlaw.adjudication.adjudicated import Adjudicated
from woodlaw.law.implements import clauses_of

_EMPTY = (type(None), bool, int, str, tuple, list, dict, set, frozenset)
"""The types of values that say nothing when they are empty."""

_RETURNS = frozenset(opmap[name] for name in ("RETURN_VALUE", "RETURN_CONST") if name in opmap)
"""What a code does last that does not raise."""

_OF_FUNCTIONS = ("call", "return")
"""The events of functions in Python; most events are of builtins."""

_VARIED = object()
"""What a function is noted to answer that answers this and that, or does something."""


class Ran:
    """The marked code that ran; ``called`` is what ran while ``counts`` said so, in the order of the first calls.

    ``game`` is the one that is being played.
    """

    def __init__(self, counts: Callable[[], bool]) -> None:
        self.called: dict[CodeType, None] = {}
        self.game: Adjudicated | None = None
        self._counts = counts
        self._counted: set[int] = set()
        self._answers: dict[int, object] = {}
        self._under_way: list[int] = []
        self._apart: set[int] | None = None

    def only_said(self, code: CodeType, value: object) -> bool:
        """Return whether a code did nothing but answer, and each time with such a value: an empty one, or True."""
        return _kind(value) is not _VARIED and self._answers.get(id(code)) is _kind(value)

    @contextmanager
    def noted(self) -> Iterator[None]:
        """Note what is called within the block."""
        before = sys.getprofile()
        sys.setprofile(self._note)
        try:
            yield
        finally:
            sys.setprofile(before)

    @contextmanager
    def apart(self) -> Iterator[set[int]]:
        """Collect the identities of all marked code that is called within the block."""
        self._apart = collected = set[int]()
        try:
            yield collected
        finally:
            self._apart = None

    def _effects(self) -> int:
        """Return a number that grows with all that is asked, told or changed in the game."""
        return self.game.state.version + self.game.work if self.game is not None else 0

    def _note(self, frame: FrameType, event: str, value: object) -> None:
        if event not in _OF_FUNCTIONS or not clauses_of(frame.f_code):
            return
        if event == "call":
            self._note_call(frame.f_code)
        elif self._under_way:
            self._note_return(frame, value)

    def _note_call(self, code: CodeType) -> None:
        self._under_way.append(self._effects())
        if self._apart is not None:
            self._apart.add(id(code))
        if id(code) not in self._counted and self._counts():
            self._counted.add(id(code))
            self.called.setdefault(code)

    def _note_return(self, frame: FrameType, value: object) -> None:
        before, known = self._under_way.pop(), id(frame.f_code)
        answer = self._answers.get(known)
        if answer is _VARIED:
            return
        kind = _kind(value) if before == self._effects() else _VARIED
        if value is None and frame.f_code.co_code[frame.f_lasti] not in _RETURNS:
            kind = _VARIED
        self._answers[known] = kind if answer is None or answer is kind else _VARIED


def _kind(value: object) -> object:
    """Return the type of an empty value, True for True, and for all others that they vary."""
    if value is True:
        return True
    return type(value) if type(value) in _EMPTY and not value else _VARIED
