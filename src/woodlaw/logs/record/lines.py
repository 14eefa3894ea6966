"""The lines of a record: what they hold, how they are written, and how they are read from files nobody vouches for.

Version 2. Line 1 is the header; then one line a decision or an outcome of chance, in the order in which they came; the
last line is the ending. Keys that a reader does not know are passed over. In version 1 a decision of which a single
option turned out to be legal has no line. Version 3 tells of a game that was not recorded decision by decision: it has
no setup, but a table before each turn. Versions 4 and 5 are as 2 and 3, and the header names house rules: what knows
nothing of them shall not read them.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, TypeAlias

VERSION, WITNESS_VERSION = 2, 3
"""The versions of the format that are written, of whole games and of witnesses; newer ones are refused."""

OF_HOUSE_RULES = 2
"""How much higher the version is that a record with house rules tells."""

KIND = "woodlaw record"
"""The key of the header that tells a record from other JSON Lines; its value is the version."""

LONGEST_LINE = 20_000
"""How many characters a line may have."""

LONGEST_OFTEN = 250
"""Characters of a line that is likely to come again in a record, at most."""

MOST_LINES = 200_000
"""How many lines a record may have; a game has about a thousand."""

MOST_BRACKETS = 200
"""How many lists and mappings a line may open, which bounds how deep they can be nested."""

LARGEST_NUMBER = 1_000_000_000_000_000_000
"""No number of a record is larger, or smaller than the same with a minus."""


class NotARecord(ValueError):
    """A file that cannot be read as a record at all; the message is one line that says where and what was expected."""


class BrokenLine(ValueError):
    """A line that cannot be read; the message is one line that says which and what was expected."""


@dataclass(frozen=True, slots=True)
class Assumed:
    """A printed value that no source states: whose it is, its name, the clause that needs it, and what was taken."""

    of: str
    value: str
    clause: str
    taken: str


@dataclass(frozen=True, slots=True)
class Header:
    """What a game starts from.

    ``editions`` are the documents of the Law that the game was played by, with their editions; ``suits`` those of
    the clearings; ``seats`` the factions in turn order, with what is chosen for one behind a colon; ``assumed`` the
    values that no source states; ``priority_markers`` those of the clearings, none where they are those of the map's
    chart; ``house_rules`` the ids of what is played by besides the Law, whatever the ``version``.
    """

    editions: Mapping[str, str]
    map: str
    suits: tuple[str, ...]
    deck: str
    seats: tuple[str, ...]
    setup_order: tuple[str, ...]
    assumed: tuple[Assumed, ...]
    woodlaw: str
    seed: int | None = None
    version: int = VERSION
    priority_markers: tuple[int, ...] = ()
    house_rules: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Answer:
    """A decision: who was asked, for what, by which clause, and the label of the answer."""

    player: str
    what: str
    clause: str
    label: str


@dataclass(frozen=True, slots=True)
class Chanced:
    """An outcome of chance: what for, of how many things, a number or an order, and the clause that called for it."""

    what: str
    count: int
    outcome: int | tuple[int, ...]
    clause: str


@dataclass(frozen=True, slots=True)
class Ending:
    """How the game ended: the winners, none when it was given up, the clause they won by, and the turns it took."""

    winners: tuple[str, ...]
    clause: str
    turns: int


@dataclass(slots=True)
class Laid:
    """A table before a turn: the number of the turn, whose it is, and in which line of the game's log it is told.

    After the last turn it is nobody's. ``table`` is a position, None where the table cannot be laid. ``unexplained``
    says why no play of the turn follows; it is empty where one does.
    """

    turn: int
    player: str
    told: int
    table: Mapping[str, Any] | None
    unexplained: str


Entry: TypeAlias = Answer | Chanced | Ending | Laid

_ENTRY = 'a decision {"ask": …}, an outcome of chance {"chance": …}, a table {"turn": …} or the ending {"won": …}'
_HEADER = f'a header such as {{"{KIND}": {VERSION}, "map": "autumn", …}}'


# Writing -------------------------------------------------------------------------------------------------------------
def header_line(header: Header) -> str:
    """Return the line of a header, without its end."""
    told: dict[str, object] = {
        KIND: header.version + OF_HOUSE_RULES * bool(header.house_rules),
        "law": dict(header.editions),
        "map": header.map,
        "suits": header.suits,
        "deck": header.deck,
        "seats": header.seats,
        "setup order": header.setup_order,
        "assumed": [{"of": a.of, "value": a.value, "clause": a.clause, "taken": a.taken} for a in header.assumed],
        "woodlaw": header.woodlaw,
    }
    if header.priority_markers:
        told["priority markers"] = header.priority_markers
    if header.house_rules:
        told["house rules"] = header.house_rules
    if header.seed is not None:
        told["seed"] = header.seed
    return _written(told)


def entry_line(entry: Entry) -> str:
    """Return the line of an entry, without its end."""
    match entry:
        case Answer(player, what, clause, label):
            return answer_line(player, what, clause, quoted(label))
        case Chanced(what, count, outcome, clause):
            return chance_line(what, count, outcome, clause)
        case Ending(winners, clause, turns):
            return _written({"won": winners, "clause": clause, "turns": turns})
        case Laid(turn, player, line, table, unexplained):
            told = {"turn": turn, "player": player, "told in line": line, "unexplained": unexplained, "table": table}
            return _written({key: value for key, value in told.items() if value})


def answer_line(player: str, what: str, clause: str, answer: str) -> str:
    """Return the line of a decision: who was asked, for what, by which clause, and the label of the answer, quoted."""
    return f"{_asked(player, what, clause)}{answer}}}"


@lru_cache(maxsize=4096)
def _asked(player: str, what: str, clause: str) -> str:
    """Return the line of a decision up to its answer; a record has the same few again and again."""
    return f'{{"ask": {quoted(player)}, "for": {quoted(what)}, "clause": {quoted(clause)}, "answer": '


def chance_line(what: str, count: int, outcome: int | tuple[int, ...], clause: str) -> str:
    """Return the line of an outcome of chance: what it is of, among how many, the outcome, the clause that asks."""
    told = outcome if isinstance(outcome, int) else list(outcome)
    return f'{{"chance": {quoted(what)}, "of": {count}, "outcome": {told}, "clause": {quoted(clause)}}}'


_written = json.JSONEncoder(ensure_ascii=False).encode
_parsed = json.JSONDecoder().decode
quoted = lru_cache(maxsize=4096)(_written)
"""A text as JSON; a record has the same few again and again."""


# Reading -------------------------------------------------------------------------------------------------------------
def numbered(lines: Iterable[str]) -> Iterator[tuple[int, str]]:
    """Yield the lines that hold anything, with their numbers from 1; raises :class:`BrokenLine` for too many."""
    for number, line in enumerate(lines, 1):
        if number > MOST_LINES:
            raise BrokenLine(f"line {number}: too many lines; expected at most {MOST_LINES}")
        if line and not line.isspace():
            yield number, line


def read_header(lines: Iterator[tuple[int, str]]) -> Header:
    """Return the header, from the first of some numbered lines; raises :class:`NotARecord`."""
    number, line = next(lines, (0, ""))
    if not number:
        raise NotARecord(f"holds no lines; expected {_HEADER}")
    try:
        told = _read(line.removeprefix("\ufeff"))
        version = _number(told, KIND)
        if version < 1:
            raise _Misshapen(f"no {KIND!r} of version 1 or later")
        if version > (newest := WITNESS_VERSION + OF_HOUSE_RULES):
            said = f"line {number}: a record of version {version}; expected version {newest} or older"
            raise NotARecord(f"{said}, or a newer woodlaw to read it")
        return _header(told)
    except _Misshapen as error:
        raise NotARecord(f"line {number}: {error}; expected {_HEADER}") from None


def read_entry(number: int, line: str) -> Entry:
    """Return the entry of a line; raises :class:`BrokenLine`."""
    try:
        return _entry_again(line) if len(line) <= LONGEST_OFTEN else _entry(line)
    except _Misshapen as error:
        raise BrokenLine(f"line {number}: {error}; expected {_ENTRY}") from None


def _entry(line: str) -> Entry:
    """Return what a line tells."""
    told = _read(line)
    if "ask" in told:
        return Answer(_text(told, "ask"), _text(told, "for"), _text(told, "clause"), _text(told, "answer"))
    if "chance" in told:
        what, clause = _text(told, "chance"), _text(told, "clause")
        return Chanced(what, _number(told, "of"), _outcome(told), clause)
    if "won" in told:
        return Ending(_texts(told, "won"), _text(told, "clause"), _number(told, "turns"))
    if "turn" in told:
        player, unexplained = (_text(told, key) if key in told else "" for key in ("player", "unexplained"))
        where = _number(told, "told in line") if "told in line" in told else 0
        return Laid(_number(told, "turn"), player, where, _table(told), unexplained)
    raise _Misshapen("neither decision nor chance, neither table nor ending")


_entry_again = lru_cache(maxsize=4096)(_entry)
"""The same of short lines: a record has the same ones again and again."""


def _table(told: Mapping[str, Any]) -> Mapping[str, Any] | None:
    table = told.get("table")
    if table is not None and not isinstance(table, dict):
        raise _Misshapen("'table' is no position")
    return table


class _Misshapen(ValueError):
    """A line does not hold what it should; the message says in a few words what is amiss."""


def _read(line: str) -> dict[str, Any]:
    if len(line) > LONGEST_LINE:
        raise _Misshapen(f"longer than {LONGEST_LINE} characters")
    if line.count("[") + line.count("{") > MOST_BRACKETS:
        raise _Misshapen("nested too deep or too often")
    try:
        told = _parsed(line)
    except (ValueError, RecursionError) as error:
        column = getattr(error, "colno", 1)
        raise _Misshapen(f"no JSON from column {column} on") from None
    if not isinstance(told, dict):
        raise _Misshapen("no JSON object")
    return told


def _header(told: Mapping[str, Any]) -> Header:
    law, assumed = told.get("law"), told.get("assumed")
    if not isinstance(law, dict) or not all(isinstance(edition, str) for edition in law.values()):
        raise _Misshapen("'law' is no mapping of documents to editions")
    if not isinstance(assumed, list) or not all(isinstance(entry, dict) for entry in assumed):
        raise _Misshapen("'assumed' is no list of values")
    version = _number(told, KIND)
    return Header(
        version=version - OF_HOUSE_RULES * (version > WITNESS_VERSION),
        editions=law,
        map=_text(told, "map"),
        suits=_texts(told, "suits"),
        deck=_text(told, "deck"),
        seats=_texts(told, "seats"),
        setup_order=_texts(told, "setup order"),
        assumed=tuple(Assumed(*(_text(entry, key) for key in ("of", "value", "clause", "taken"))) for entry in assumed),
        woodlaw=_text(told, "woodlaw"),
        seed=_number(told, "seed") if "seed" in told else None,
        priority_markers=_numbers(told, "priority markers") if "priority markers" in told else (),
        house_rules=_texts(told, "house rules") if "house rules" in told or version > WITNESS_VERSION else (),
    )


def _text(told: Mapping[str, Any], key: str) -> str:
    value = told.get(key)
    if not isinstance(value, str):
        raise _Misshapen(f"{key!r} is no text")
    return value


def _texts(told: Mapping[str, Any], key: str) -> tuple[str, ...]:
    value = told.get(key)
    if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
        raise _Misshapen(f"{key!r} is no list of texts")
    return tuple(value)


def _number(told: Mapping[str, Any], key: str) -> int:
    value = told.get(key)
    if type(value) is not int or abs(value) > LARGEST_NUMBER:
        raise _Misshapen(f"{key!r} is no whole number, or too large")
    return value


def _numbers(told: Mapping[str, Any], key: str) -> tuple[int, ...]:
    value = told.get(key)
    if not isinstance(value, list):
        raise _Misshapen(f"{key!r} is no list of whole numbers")
    return tuple(_number({key: one}, key) for one in value)


def _outcome(told: Mapping[str, Any]) -> int | tuple[int, ...]:
    return _numbers(told, "outcome") if isinstance(told.get("outcome"), list) else _number(told, "outcome")
