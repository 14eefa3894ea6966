"""The form of a step: phrases that read as sentences, and the vocabulary made of them.

A phrase is plain text with a few marks, after the manner of Cucumber expressions:

- ``{player}`` takes words from the step and gives them to the step function;
- ``battle(s)`` reads ``battle`` or ``battles``;
- ``has/have`` reads one word or the other;
- ``{can/cannot}`` reads the one or the other too, and the step expects that it is so, or not so;
- ``{player}'s`` reads ``the Marquise's`` and ``the Knaves'``;
- ``[, rolling {rolls}]`` may be left out;
- ``{tries}`` reads ``tries to`` or ``try to``, or is left out: then the step must be allowed.

A phrase may end in a colon before a table.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Literal, TypeVar

from pytest_bdd.parsers import StepParser

Keyword = Literal["given", "when", "then"]
Function = TypeVar("Function", bound=Callable[..., object])

_PLAYER = r"(?:[Tt]he )?[A-Z][\w-]*(?: (?:[a-z]{2,3} ){0,2}[A-Z][\w-]*)*?"
_PARTY = rf"{_PLAYER}|[Tt]he hireling"
_NAME = re.compile(r"(?:[Tt]he )?\b[A-Z][\w-]*")
_NUMBER = r"[0-9]{1,9}"
_CLAUSE = r"[A-Za-z0-9]+(?:[.-][A-Za-z0-9]+)*"
_WHOSE = "['’]s?"
_PLACE = rf"clearing {_NUMBER}|the [a-z][a-z ]*?(?: [0-9-]+)?|{_PLAYER}{_WHOSE} [a-z][\w -]*?"
_TAKES = {
    "player": _PLAYER,
    "enemy": _PLAYER,
    "party": _PARTY,
    "side": _PARTY,
    "number": _NUMBER,
    "other": _NUMBER,
    "clearing": _NUMBER,
    "clause": _CLAUSE,
    "place": _PLACE,
    "destination": _PLACE,
    "tries": r"(?:tries|try) to ",
    "phase": r"turn|Birdsong|Daylight|Evening",
    "suit": r"fox|rabbit|mouse|frog|bird",
    "condition": r"[a-z]+",
    "by": r"by(?: the)?",
    "refused": r"refused",
    "action": r".+?",
    "answer": r"(?:(?!, citing ).)+?",
    "their": r"her|his|its|their",
}
"""What a phrase's words may be; those not listed may be any text."""

LONGEST_STEP = 1_000
"""Characters of a step at most."""

_COMPARED, _TOLD = 12, 3
"""How many phrases a step is compared with in full that reads like none, and how many are told."""

_STEPS = 10_000
"""Steps whose readings are remembered at most."""
_MARK = re.compile(
    r"\{(\w+)\}|\{([^{}/]+)/([^{}/]+)\}|\((\w+)\)|([\w']+(?:/[\w']+)+)|(\[)|(\])|([^{(\[\]/\w']+|[\w']+)"
)


class Phrase(StepParser):
    """A step's phrase, as described above."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self._pattern = re.compile(_compiled(text) + ":?")

    def is_matching(self, name: str) -> bool:
        """Return whether a step reads as this phrase."""
        return self._pattern.fullmatch(name) is not None

    def parse_arguments(self, name: str) -> dict[str, Any] | None:
        """Return the words that a step gives, by name, without those left out; None for another step."""
        match = self._pattern.fullmatch(name)
        return None if match is None else {key: text for key, text in match.groupdict().items() if text is not None}


def _compiled(text: str) -> str:
    pattern = ""
    for taken, so, not_so, letters, either, opens, closes, plain in _MARK.findall(text):
        if so:
            pattern += f"(?:(?P<so>{_compiled(so)})|{_compiled(not_so)})"
        elif taken == "tries":
            pattern += f"(?P<tries>{_TAKES['tries']})?"
        elif taken:
            pattern += f"(?P<{taken}>{_TAKES.get(taken, '.+?')})"
        elif letters:
            pattern += f"(?:{letters})?"
        elif either:
            pattern += f"(?:{'|'.join(map(re.escape, either.split('/')))})"
        elif plain == "'s":
            pattern += _WHOSE
        else:
            pattern += "(?:" if opens else ")?" if closes else re.escape(plain)
    return pattern


@dataclass(frozen=True, slots=True)
class Wording:
    """One phrase of the vocabulary: its keyword, its text, the function behind it and where that stands."""

    keyword: Keyword
    phrase: Phrase
    function: Callable[..., object]

    @property
    def pattern(self) -> str:
        """The phrase as it is written."""
        return self.phrase.name

    @property
    def file(self) -> str:
        """The file of the step function."""
        return self.function.__code__.co_filename

    @property
    def line(self) -> int:
        """The line of the step function, decorators included."""
        return self.function.__code__.co_firstlineno

    @property
    def parameters(self) -> tuple[str, ...]:
        """The names of what the step function takes."""
        code = self.function.__code__
        return code.co_varnames[: code.co_argcount]

    def carry_out(self, scene: object, given: Mapping[str, Any], table: object = None) -> None:
        """Carry out a step that gives some words, and perhaps a table, of which the function takes what it knows."""
        taken = self.parameters
        told = {name: value for name, value in given.items() if name in taken}
        if table is not None and "datatable" in taken:
            told["datatable"] = table
        self.function(scene, **told)

    @property
    def doc(self) -> str:
        """What the step means, with an example."""
        return inspect.getdoc(self.function) or ""


WORDINGS: list[Wording] = []
"""Every phrase whose module has been imported, in the order of definition."""


def given(text: str) -> Callable[[Function], Function]:
    """Make a function the step that lays the table so."""
    return _step("given", text)


def when(text: str) -> Callable[[Function], Function]:
    """Make a function the step that does so."""
    return _step("when", text)


def then(text: str) -> Callable[[Function], Function]:
    """Make a function the step that expects so."""
    return _step("then", text)


def _step(keyword: Keyword, text: str) -> Callable[[Function], Function]:
    def define(function: Function) -> Function:
        WORDINGS.append(Wording(keyword, Phrase(text), function))
        return function

    return define


def readings_of(keyword: str, text: str) -> Sequence[tuple[Wording, Mapping[str, Any]]]:
    """Return every phrase of the vocabulary that a step reads as, with the words it gives; one, when all is well."""
    return _readings(keyword, text, len(WORDINGS))


@lru_cache(maxsize=_STEPS)
def _readings(keyword: str, text: str, _known: int) -> Sequence[tuple[Wording, Mapping[str, Any]]]:
    return tuple(
        (wording, arguments)
        for wording in WORDINGS
        if wording.keyword == keyword and (arguments := wording.phrase.parse_arguments(text)) is not None
    )


def nearest_to(keyword: str, text: str) -> list[str]:
    """Return up to three phrases that a step is most like."""
    from difflib import SequenceMatcher

    blank = re.sub(_NUMBER, "{number}", re.sub(_NAME, "{player}", text))

    # What is compared stays, and what it is compared with changes: the matcher prepares the former once.
    matcher = SequenceMatcher(None, b=blank, autojunk=False)

    def likeness(pattern: str, rough: bool) -> float:
        matcher.set_seq1(re.sub(r"\{tries\}|[][]", "", re.sub(r"\{(?:party|side)\}", "{player}", pattern)))
        return matcher.quick_ratio() if rough else matcher.ratio()

    known = [wording.pattern for wording in WORDINGS if wording.keyword == keyword]
    near = sorted(known, key=lambda pattern: -likeness(pattern, rough=True))[:_COMPARED]
    return sorted(near, key=lambda pattern: -likeness(pattern, rough=False))[:_TOLD]
