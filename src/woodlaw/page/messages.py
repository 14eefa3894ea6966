"""The messages of the page: each asks :mod:`woodlaw.asking` something, and is answered with what JSON can hold.

A message is a mapping with ``ask``, which says what, and what is given with it. The answer is a mapping too: ``answer``
with what was asked for, or ``problems``, each with ``where``, ``message`` and ``options``. Nothing is read from disk.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from typing import Any

from woodlaw import asking
from woodlaw.asking import CannotAnswer, Problem
from woodlaw.logs.findings import Edit
from woodlaw.logs.time_limit import TookTooLong, time_limit

LONGEST = 1_100_000
"""Characters in a message at most: a recorded game, and a little more."""
LONGEST_TEXT = 200_000
LONGEST_NAME = 500
MOST_ITEMS = 60
MOST_ANSWERS = 10_000
HIGHEST_SEED = 1_000_000_000_000
BROKEN = "that broke Woodlaw"
"""How the problem begins that is a fault of ours."""
SECONDS = 30.0
"""How long an answer may take, in seconds of a processor."""


@dataclass(frozen=True, slots=True)
class Message:
    """What is given with a message; each of it is looked at before it is used."""

    given: Mapping[str, Any]

    def text(self, key: str, longest: int = LONGEST_NAME) -> str:
        """Return a text, empty where there is none; raises :class:`CannotAnswer`."""
        value = self.given.get(key, "")
        if not isinstance(value, str):
            raise _expected(key, "a text")
        if len(value) > longest:
            raise _expected(key, f"at most {longest} characters, not {len(value)}")
        return value

    def number(self, key: str, most: int = 10_000) -> int:
        """Return a whole number, 0 where there is none; raises :class:`CannotAnswer`."""
        value = self.given.get(key, 0)
        if not isinstance(value, int) or isinstance(value, bool) or abs(value) > most:
            raise _expected(key, f"a whole number up to {most}")
        return value

    def texts(self, key: str) -> list[str]:
        """Return a list of texts; raises :class:`CannotAnswer`."""
        value = self._list(key)
        if not all(isinstance(each, str) and len(each) <= LONGEST_NAME for each in value):
            raise _expected(key, "a list of short texts")
        return value

    def answers(self, key: str) -> list[str | dict[str, str]]:
        """Return an action with its answers: texts, or mappings of texts to texts; raises :class:`CannotAnswer`."""
        value = self._list(key)
        texts = [each for item in value for each in ((*item, *item.values()) if isinstance(item, dict) else (item,))]
        if not all(isinstance(each, str) and len(each) <= LONGEST_NAME for each in texts):
            raise _expected(key, "a list of answers, each a text or a question's name with its answer")
        return value

    def value(self, key: str) -> str | list[str]:
        """Return a text or a list of texts; raises :class:`CannotAnswer`."""
        return self.texts(key) if isinstance(self.given.get(key), list) else self.text(key, LONGEST_TEXT)

    def _list(self, key: str, most: int = MOST_ITEMS) -> list[Any]:
        value = self.given.get(key, [])
        if not isinstance(value, list) or len(value) > most:
            raise _expected(key, f"a list of at most {most}")
        return value

    def numbers(self, key: str) -> list[int]:
        """Return a list of numbers of options; raises :class:`CannotAnswer`."""
        value = self._list(key, MOST_ANSWERS)
        if not all(isinstance(each, int) and not isinstance(each, bool) and 0 <= each < MOST_ANSWERS for each in value):
            raise _expected(key, "a list of numbers of options")
        return value

    @property
    def edits(self) -> list[Edit]:
        """The edits of a mend; raises :class:`CannotAnswer`."""
        return list(map(_edit, self._list("edits", MOST_ANSWERS)))

    @property
    def position(self) -> asking.Position:
        """The position; raises :class:`CannotAnswer`."""
        return asking.lay(self.text("position", LONGEST_TEXT))

    @property
    def record(self) -> str:
        """The recorded game; raises :class:`CannotAnswer`."""
        return self.text("record", LONGEST)


def _edit(told: object) -> Edit:
    match told:
        case {"line": int(line), "column": int(column), "written": str(written), "meant": str(meant)}:
            return Edit(line, column, written, meant)
    raise _expected("edits", "a list of edits, each with line, column, written and meant")


def _expected(key: str, what: str) -> CannotAnswer:
    return CannotAnswer([Problem(key, f"expected {what}")])


def answer_text(text: str) -> str:
    """Return the answer to a message, both as JSON; what breaks Woodlaw itself is a problem that says so."""
    try:
        message = json.loads(text) if len(text) <= LONGEST else None
    except (ValueError, RecursionError):
        message = None
    try:
        told = answer(message)
    except Exception as error:
        told = {"problems": [asdict(Problem("", f"{BROKEN} ({type(error).__name__}); please report what was asked"))]}
    return json.dumps(told, ensure_ascii=False, separators=(",", ":"))


def answer(message: object) -> dict[str, Any]:
    """Return the answer to a message, or the problems with it."""
    try:
        ask = message.get("ask") if isinstance(message, dict) else None
        if not isinstance(message, dict) or not isinstance(ask, str) or ask not in ASKED:
            raise CannotAnswer([Problem("ask", "expected a mapping that asks for one of these", tuple(ASKED))])
        with time_limit(SECONDS):
            return {"answer": ASKED[ask](Message(message))}
    except CannotAnswer as error:
        return {"problems": [_on_a_line(problem) for problem in error.problems]}
    except TookTooLong:
        return {"problems": [asdict(Problem("", f"given up after {SECONDS:.0f} seconds; expected less to do at once"))]}


def _on_a_line(problem: Problem) -> dict[str, Any]:
    """Return a problem as JSON can hold it; what was asked stands in it, with whatever characters that had."""
    told = asdict(problem)
    for key in ("where", "message"):
        told[key] = "".join(each if each.isprintable() else " " for each in told[key])
    return told


# What is asked --------------------------------------------------------------------------------------------------------
def _box(_: Message) -> Any:
    """What a table can be laid with."""
    return asdict(asking.what_there_is())


def _see(message: Message) -> Any:
    """A position as it lies."""
    return asdict(asking.see(message.position))


def _offers(message: Message) -> Any:
    """What can be laid and noted at a table."""
    return asdict(asking.offers(message.position))


def _put(message: Message) -> Any:
    """The table with more or fewer of a piece at a place."""
    place, piece = message.text("place"), message.text("piece")
    return asdict(asking.see(asking.put(message.position, place, piece, message.number("count", 99))))


def _suit(message: Message) -> Any:
    """The table with another suit of a clearing."""
    return asdict(asking.see(asking.with_suit(message.position, message.text("place"), message.text("suit"))))


def _note(message: Message) -> Any:
    """The table with another value of an entry."""
    return asdict(asking.see(asking.note(message.position, message.texts("keys"), message.value("value"))))


def _choices(message: Message) -> Any:
    """What is asked first, what may be done, and what not."""
    position, player, phase = message.position, message.text("player"), message.text("phase")
    found = asking.options(position, player=player, phase=phase)
    first = () if player or phase else asking.asked_first(position)
    return {"choices": [asdict(each) for each in found], "asked": [asdict(each) for each in first]}


def _rule(message: Message) -> Any:
    """A ruling, and the table after what is legal."""
    ruling, after = asking.rule_and_after(
        message.position,
        message.answers("action"),
        player=message.text("player"),
        phase=message.text("phase"),
        dice=message.texts("dice"),
        draws=message.text("draws"),
    )
    return {"ruling": asdict(ruling), "after": asdict(asking.see(after)) if after is not None else None}


def _case(message: Message) -> Any:
    """A question as the text of a case."""
    asked = message.answers("action")
    return asking.as_case(message.position, asked, player=message.text("player"), dice=message.texts("dice"))


def _bot(message: Message) -> Any:
    """A bot's turn."""
    turn = asking.bot_turn(message.position, order=message.text("order"), answers=message.texts("answers"))
    return {"turn": asdict(turn), "after": asdict(asking.see(asking.lay(turn.position)))}


def _check(message: Message) -> Any:
    """What a recorded game holds against the Law."""
    return asdict(asking.check(message.record))


def _replay(message: Message) -> Any:
    """A recorded game as a page that shows it step by step."""
    return asking.replay(message.record, message.text("title") or "A recorded game")


def _mended(message: Message) -> Any:
    """A recorded game with the edits of a mend."""
    return asking.mended(message.record, message.edits)


def _play(message: Message) -> Any:
    """A game that is played by choosing, up to the next question: from setup, a position or a turn of a record."""
    answers, seed = message.numbers("answers"), message.number("seed", HIGHEST_SEED)
    left = message.texts("random")
    if message.record:
        turn = message.number("turn")
        return asdict(asking.play_from_game(message.record, turn, answers, seed=seed, at_random=left))
    if "position" in message.given:
        return asdict(asking.play_from(message.position, answers, seed=seed, at_random=left))
    game = asking.play_on(
        message.texts("seats"),
        answers,
        map_name=message.text("map") or "autumn",
        deck_name=message.text("deck") or "standard",
        seed=seed,
        at_random=left,
    )
    return asdict(game)


def _from_game(message: Message) -> Any:
    """The table at the end of a turn of a recorded game."""
    return asdict(asking.see(asking.lay_from_game(message.record, message.number("turn"))))


def _words(message: Message) -> Any:
    """The words for a faction."""
    return asdict(asking.vocabulary(message.text("faction")))


def _look_up(message: Message) -> Any:
    """What a clause, a card or a question says."""
    return asdict(asking.look_up(message.text("id")))


def _search(message: Message) -> Any:
    """What answers a question about the rules."""
    return [asdict(each) for each in asking.search(message.text("question"))]


ASKED: Mapping[str, Callable[[Message], Any]] = {
    "box": _box,
    "see": _see,
    "offers": _offers,
    "put": _put,
    "suit": _suit,
    "note": _note,
    "choices": _choices,
    "rule": _rule,
    "case": _case,
    "bot": _bot,
    "check": _check,
    "replay": _replay,
    "mended": _mended,
    "play": _play,
    "from game": _from_game,
    "words": _words,
    "look up": _look_up,
    "search": _search,
}
"""What can be asked, each with what answers it."""
