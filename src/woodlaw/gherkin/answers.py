"""Answers given beforehand: which option a scenario's words mean, and the script that decisions are answered from."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from woodlaw.engine.actions import END
from woodlaw.engine.decisions import DECLINE, Decision, Option, label, told_option
from woodlaw.engine.questions import is_called, is_use_of_nothing, printed_name, question_title, uses
from woodlaw.engine.refusal import Forbidden
from woodlaw.engine.titles import in_words
from woodlaw.positions.counting import whole_number
from woodlaw.positions.mistakes import SceneError, fail, hint, nearest
from woodlaw.positions.wording import Words, parts_of_title
from woodlaw.table.cards import Card, CardAs, card_as
from woodlaw.table.pieces import Piece
from woodlaw.table.places import Place
from woodlaw.table.suits import CARD_SUITS

STOP = "?"
"""The answer that stops there, so that a scenario can look at the decision."""

_PASSING = (END, DECLINE)
_COLUMNS = ("player", "asked", "answer")
_PART = re.compile(r"\s*(?:-+>|=+>|[>→])\s*")
_LOOSE_PART = re.compile(r"\s*,\s*|\s+(?:to|and)\s+")
_WITHIN = re.compile(r"\s+(?:in|at)\s+")
"""What stands before the place where something is named first: ``Marquise in 8``."""
_ARTICLE = re.compile(r"^(?:(?:in|at|with|against)\s+)?(?:an?\s+|the\s+)?")
_KEPT = 1024
"""How much of each kind is kept of what options are called: a ruling and its trials read the same words many times."""


class Stopped(Exception):
    """Raised out of the rules when a scenario has seen enough of a turn or an action."""


# Which option is meant ------------------------------------------------------------------------------------------------
def option_meant(decision: Decision, text: str, words: Words) -> Option | None:
    """Return the option of a decision that a text names, or None; raises :class:`SceneError` when it names several."""
    found = options_named(decision, text, words)
    if len(found) > 1:
        fail(f"{text!r} can mean {' or '.join(said(option, words) for option in found)}")
    return found[0] if found else None


def options_named(decision: Decision, text: str, words: Words) -> list[Option]:
    """Return the options of a decision that a text can mean: that of its label alone, if there is one."""
    return list(_named(tuple(decision.options), text, words))


@lru_cache(maxsize=_KEPT)
def _named(options: tuple[Option, ...], text: str, words: Words) -> tuple[Option, ...]:
    wanted = text.casefold()
    exact = tuple(option for option in options if _labelled(option) == wanted)
    return exact or tuple(option for option in options if _fits(option, text, words))


def option_by_part(decision: Decision, text: str, words: Words) -> Option | None:
    """Return the one option of a decision of which a text tells a part that is no place, or None.

    Such as a battle by its defender alone, or an item without the box where it lies.
    """
    found = [
        option
        for option in decision.options
        if isinstance(option, tuple)
        and any(not isinstance(part, (Place, int)) and _fits(part, text, words) for part in option)
    ]
    return found[0] if len(found) == 1 else None


def _fits(option: Option, text: str, words: Words) -> bool:
    if isinstance(option, tuple):
        parts = _parts(text, len(option))
        return len(parts) == len(option) and all(_fits(o, t, words) for o, t in zip(option, parts, strict=True))
    return not {text.casefold(), _ARTICLE.sub("", text.casefold())}.isdisjoint(_names(option, words))


@lru_cache(maxsize=_KEPT)
def _labelled(option: Option) -> str:
    """Return an option's label in lower case."""
    return label(option).casefold()


@lru_cache(maxsize=_KEPT)
def _parts(text: str, count: int) -> tuple[str, ...]:
    parts = _PART.split(text.removeprefix("from "))
    if len(parts) == count:
        return tuple(parts)
    loose, turned = _LOOSE_PART.split(text.removeprefix("from ")), _WITHIN.split(text)[::-1]
    return tuple(turned if len(turned) == count == 2 else loose)


@lru_cache(maxsize=_KEPT)
def _names(option: Option, words: Words) -> frozenset[str]:
    """Return what an option may be called, in lower case."""
    names = [label(option)]
    if isinstance(option, Place):
        names += [words.place_name(option)]
        if option.number:
            names += [str(option.number), words.map.clearings[option.number - 1].name]
        elif option.clearings:
            names += ["-".join(map(str, option.clearings))]
        elif not option.owner:
            names += [option.name]
    elif isinstance(option, Card):
        names += [option.name, repr(option), f"{option.suit} {option.name}", option.suit, f"{option.suit} card"]
    elif isinstance(option, Piece):
        kind = in_words(option.kind)
        names += [kind, *(f"{name} {kind}" for name in _player_names(option.owner, words))]
    elif isinstance(option, str):
        names += [in_words(option), printed_name(option), *_player_names(option, words)]
    return frozenset(name.casefold() for name in names if name)


@lru_cache(maxsize=_KEPT)
def _called(player: str, words: Words) -> frozenset[str]:
    """Return what a player may be called, in lower case."""
    return frozenset(map(str.casefold, _player_names(player, words)))


def _player_names(player: str, words: Words) -> list[str]:
    """Return what a player may be called; what is another's whole title means that one: ``Vagabond``."""
    titles = [faction.title for faction in words.seats if faction.name != player]
    for faction in words.seats:
        if faction.name == player:
            parts = [part for part in parts_of_title(faction) if part not in titles]
            return [faction.letter, *parts, *(f"the {part}" for part in parts)]
    return []


def option_wanted(decision: Decision, text: str, words: Words) -> Option:
    """Return what a text would be as an answer, whether it is an option or not, after the pattern of the options."""
    meant = option_meant(decision, text, words)
    if meant is not None:
        return meant
    for option in decision.options:
        if isinstance(option, tuple):
            parts = _parts(text, len(option))
            if len(parts) == len(option):
                return tuple(_read(like, part, words) for like, part in zip(option, parts, strict=True))
    for like in decision.options:
        if not isinstance(like, (str, tuple)):
            try:
                return _read(like, text, words)
            except SceneError:
                continue
    # Where nothing can be chosen, no option tells what kind of thing is meant.
    declining = all(option == DECLINE for option in decision.options)
    for named in (words.player, words.card) if declining else (words.player,):
        try:
            return named(text)
        except SceneError:
            continue
    return text


def option_with_part(decision: Decision, text: str, words: Words) -> Option | None:
    """Return an option of a decision with the piece or card in it that a text names instead of its own, or None."""
    for like in decision.options:
        for number, part in enumerate(like if isinstance(like, tuple) else ()):
            if isinstance(like, tuple) and isinstance(part, (Piece, Card)):
                try:
                    return (*like[:number], _read(part, text, words), *like[number + 1 :])
                except SceneError:
                    continue
    return None


def _read(like: str | int | Place | Piece | Card, text: str, words: Words) -> str | int | Place | Piece | Card:
    if isinstance(like, Place):
        return words.place(text)
    if isinstance(like, Card):
        name, _, suit = text.rpartition(" as ")
        if isinstance(like, CardAs) and suit in CARD_SUITS:
            return card_as(words.card(name), suit, like.by)
        return words.card(text)
    if isinstance(like, Piece):
        return words.piece(text, like.owner)
    if isinstance(like, int):
        return whole_number(text) if text.isdecimal() else fail(f"{text!r}: a number was expected")
    if any(faction.name == like for faction in words.seats):
        return words.player(text)
    return _kind(text, words) if words.is_kind(like) else text


def _kind(text: str, words: Words) -> str:
    """Return the kind of piece that a text names, or the text where none at the table is called so."""
    try:
        return words.piece(text).kind
    except SceneError:
        return text


# The script -----------------------------------------------------------------------------------------------------------
@dataclass(slots=True, eq=False)
class Answer:
    """One answer: who gives it and to what, both empty for whoever is asked whatever, and the option's name.

    One that is ``loose`` may come after later ones; one that is ``spare`` need not be asked for at all.
    """

    text: str
    player: str = ""
    asked: str = ""
    loose: bool = False
    spare: bool = False

    def suits(self, player: str, what: str) -> bool:
        """Return whether the answer is for this player and question."""
        return self.player in ("", player) and (not self.asked or is_called(what, self.asked))

    def told(self, words: Words) -> str:
        """Return the answer as messages tell it."""
        who = f" of {words.title(self.player)}" if self.player else ""
        return f"{self.text!r}{who}{f' to {self.asked!r}' if self.asked else ''}"


@dataclass(slots=True)
class Script:
    """The answers of a scenario: ``rows`` of the step under way, in order, and those ``promised`` before.

    ``asked`` are the decisions that were answered, ``pending`` the one that the scenario stopped at or where an answer
    was refused. A step that ``tries`` expects a refusal. A step that takes one ``action`` passes up everything until it
    may take it, and stops when it might take another.
    """

    words: Words
    rows: list[Answer] = field(default_factory=list)
    promised: list[Answer] = field(default_factory=list)
    asked: list[Decision] = field(default_factory=list)
    pending: Decision | None = None
    tries: bool = False
    action: Answer | None = None
    _taken: Decision | None = None

    def read(self, table: Sequence[Sequence[str]] | None) -> None:
        """Take the answers of a step's table, whose first row names its columns: player, asked, answer."""
        if not table:
            return
        header = [cell.casefold() for cell in table[0]]
        if "answer" not in header or set(header) - set(_COLUMNS):
            fail(f"a table of answers has the columns {', '.join(_COLUMNS)}, not {', '.join(header)}")
        for cells in table[1:]:
            row = dict(zip(header, cells, strict=True))
            player = self.words.player(row["player"]) if row.get("player") else ""
            self.rows.append(Answer(row["answer"], player, expect_question(row.get("asked", ""))))

    def forget(self) -> None:
        """End the step: what it had to say is over, what was promised stays."""
        self.rows.clear()
        self.action = self._taken = None

    def unused(self) -> list[str]:
        """Return the answers of the step under way that nobody asked for."""
        left = [self.action] if self.action else []
        left += [row for row in self.rows if not row.spare]
        return [answer.told(self.words) for answer in left]

    def speaks_to(self, decision: Decision) -> bool:
        """Return whether the scenario has something to say to a decision that need not be asked."""
        if self.action is not None and self.action.player == decision.player:
            return self._refuses_action(decision)
        row = self._row(decision)
        if row is None or not row.asked:
            return False
        last = len(self.rows) == 1
        return (self.tries and last) or option_meant(decision, row.text, self.words) is not None

    def __call__(self, decision: Decision) -> Option:
        """Answer a decision from the script.

        Raises :class:`SceneError` when it holds no answer, or one that is no option; where the step only tries,
        :class:`Forbidden` in that case; and :class:`Stopped` where the scenario has seen enough.
        """
        if self._taken is not None and not self.rows and (END in decision.options or _same(self._taken, decision)):
            raise Stopped
        answer = self._next(decision)
        if answer is None:
            return _passed(decision)
        if answer.text == STOP:
            self.pending = decision
            raise Stopped
        self.asked.append(decision)
        option = option_wanted(decision, answer.text, self.words)
        refusal = decision.why_not(option)
        if refusal is None:
            return option
        self.pending = decision
        if self.tries:
            raise Forbidden(refusal)
        raise SceneError(f"{answer.told(self.words)} is no option: {refusal}\n{told(decision, self.words)}")

    def _next(self, decision: Decision) -> Answer | None:
        """Return the answer to a decision; None when it is to be passed up on the way to an action."""
        if self.action is not None and self._may_take_action(decision):
            self._taken, answer, self.action = decision, self.action, None
            return answer
        row = self._row(decision)
        if row is not None and (row.asked or self.action is None):
            self.rows.remove(row)
            return row
        for number, promised in enumerate(self.promised):
            if promised.suits(decision.player, decision.what) and self._can_be(promised, decision):
                return self.promised.pop(number)
        if self.action is not None and any(option in _PASSING for option in decision.options):
            return None
        nexts = f"; the next answer is {self.rows[0].told(self.words)}" if self.rows else ""
        raise SceneError(f"the scenario has no answer{nexts}\n{told(decision, self.words)}")

    def _row(self, decision: Decision) -> Answer | None:
        """Return the next row if it is for this decision; loose ones may be passed over."""
        for row in self.rows:
            if row.suits(decision.player, decision.what):
                return row
            if not row.loose:
                return None
        return None

    def _can_be(self, answer: Answer, decision: Decision) -> bool:
        return bool(answer.asked) or option_meant(decision, answer.text, self.words) is not None

    def _may_take_action(self, decision: Decision) -> bool:
        if self.action is None or self.action.player != decision.player:
            return False
        return option_meant(decision, self.action.text, self.words) is not None or self._refuses_action(decision)

    def _refuses_action(self, decision: Decision) -> bool:
        return bool(self.action and decision.refuse and decision.refuse(self.action.text))


def told(decision: Decision, words: Words) -> str:
    """Return a decision as messages tell it: who is asked, what for, by which clause, and the options."""
    clause = f" by {decision.clause}" if decision.clause else ""
    options = ", ".join(said(option, words) for option in decision.options)
    return f"{words.title(decision.player)} is asked for {question_title(decision.what)!r}{clause}; options: {options}"


def said(option: Option, words: Words) -> str:
    """Return an option as an asker can give it back: its label, with players and their pieces by their titles."""
    return told_option(option, words.title, words.short_title)


def expect_question(asked: str) -> str:
    """Return the name of a question; raises :class:`SceneError` for the use of something that nothing is called."""
    if is_use_of_nothing(asked):
        fail(f"no question is called {asked!r}{hint(nearest(asked, uses()))}")
    return asked


def _passed(decision: Decision) -> Option:
    return next(option for option in decision.options if option in _PASSING)


def _same(one: Decision, other: Decision) -> bool:
    return (one.player, one.what, one.clauses) == (other.player, other.what, other.clauses)
