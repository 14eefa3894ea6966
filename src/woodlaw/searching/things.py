"""What can be found: the clauses with their readings, the cards and the answered questions, each with its words."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass, fields, replace
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from woodlaw.factions.boards import Head
from woodlaw.factions.registry import factions
from woodlaw.law.clauses import Clause, ClauseKind
from woodlaw.law.files import plain
from woodlaw.law.registry import law
from woodlaw.table.cited import CitedCard, cited_cards

if TYPE_CHECKING:
    from woodlaw.faq.entries import Entry

_DATA = Path(__file__).parent / "data"
_ROMAN = {"I": 1, "V": 5, "X": 10}
_LAST = re.compile(r"([IVX]+)([a-z]?)")
_WEIGHTS = {
    ClauseKind.RULE: 1.0,
    ClauseKind.SETUP: 0.95,
    ClauseKind.HEADING: 0.8,
    ClauseKind.OVERVIEW: 0.6,
    ClauseKind.REFERENCE: 0.8,
}
"""How much a clause of each kind has to say to somebody who asks: rules come before what introduces them."""
_CHAPTERS_APART = ("RB", "K", "C", "A", "M", "V", "H", "L", "G")
"""Chapters of what lies on few tables."""
_APART = 0.85
_SILENT = 0.5
"""What a title alone has to say."""
_GLOSSARY = "G"
"""The chapter that defines words: who types such a word gets its clause before others of the same title."""


@dataclass(frozen=True, slots=True)
class Thing:
    """Something that can be found, and its words; ``lore`` is what others say of it, ``asked`` what players ask.

    ``homes`` are the chapters of factions that it is about; ``weight`` is how much it has to say. One that ``defines``
    a word comes first where just that is asked for.
    """

    kind: str
    id: str
    spelling: str
    title: str
    words: str
    around: str = ""
    lore: str = ""
    asked: str = ""
    homes: tuple[str, ...] = ()
    weight: float = 1.0
    defines: bool = False


def things(entries: Iterable[Entry] | None = None) -> Iterator[Thing]:
    """Yield the clauses in the Law's order, the cards, and the questions: those given, or else those of Woodlaw."""
    from woodlaw.faq.packaged import entries as packaged

    asked = tuple(packaged() if entries is None else entries)
    told: dict[str, list[str]] = {}
    for entry in asked:
        for cited in entry.clauses:
            told.setdefault(cited, []).append(entry.question)
    found = (
        *(_of_clause(clause, told.get(clause.id, ())) for clause in law()),
        *(_of_card(cited, told.get(cited.id, ())) for cited in cited_cards().values()),
        *map(_of_question, asked),
    )
    for thing in found:
        yield replace(thing, asked=_read("asked")["asked"].get(thing.id, ""))


def known_words() -> dict[str, Any]:
    """Return what a search knows of words: what says nothing, what players say, and whom they mean by it."""
    read = _read("words")
    return {
        "stop": read["stop"].split(),
        "passed": read["passed"].split(),
        "says": [[law_words.split(), said.split(", ")] for law_words, said in read["says"].items()],
        "homes": [
            *([title, [each.chapter]] for each in _heads() for title in (each.title, each.short_title)),
            *([name, chapters.split()] for chapters, names in read["homes"].items() for name in names.split(", ")),
        ],
        "bots": read["bots"],
    }


def nicknames() -> dict[str, list[str]]:
    """Return what players call a single faction, by its chapter."""
    return {chapter: names.split(", ") for chapter, names in _read("words")["homes"].items() if " " not in chapter}


@cache
def _read(name: str) -> dict[str, Any]:
    read: dict[str, Any] = plain(_DATA / f"{name}.yaml")
    return read


@cache
def _homes() -> dict[str, str]:
    """Return the chapters that tell of factions, each with the one that is the faction's own."""
    return {chapter: each.chapter for each in _heads() for chapter in (each.chapter, *each.more_chapters)}


def _heads() -> Iterable[Head]:
    return factions().heads.values()


def _homes_of(chapter: str) -> tuple[str, ...]:
    return (_homes().get(chapter, chapter),) if chapter in _homes() or chapter.startswith("RB.") else ()


def _of_clause(clause: Clause, lore: Iterable[str]) -> Thing:
    above = [law().chapter(clause.chapter).title, *(each.title for each in law().ancestors(clause.id))]
    numbers = in_numbers(clause.id)
    weight = _WEIGHTS[clause.kind] * (_APART if clause.chapter.partition(".")[0] in _CHAPTERS_APART else 1)
    weight *= 1 if clause.text else _SILENT
    said = [*(f"{reading.on} {reading.reading}" for reading in clause.readings), *lore]
    return Thing(
        "clause",
        clause.id,
        numbers if numbers != clause.id else "",
        clause.title,
        clause.text,
        " ".join(dict.fromkeys(above)),
        " ".join(said),
        "",
        _homes_of(clause.chapter),
        round(weight, 3),
        clause.chapter == _GLOSSARY,
    )


def _of_card(cited: CitedCard, lore: Iterable[str]) -> Thing:
    card = cited.cards[0]
    words = f"{card.effect} {card.kind} {card.item or ''}".strip()
    said = [*(f"{reading.on} {reading.reading}" for reading in cited.readings), *lore]
    bring = [each for each in factions().values() if not cited.decks and any(own.id == card.id for own in each.cards)]
    return Thing(
        "card",
        cited.id,
        cited.id.partition(".")[2],
        card.name,
        words,
        " ".join((*cited.decks, *(each.title for each in bring))),
        " ".join(said),
        "",
        tuple(each.chapter for each in bring),
    )


def _of_question(entry: Entry) -> Thing:
    clauses = [law().clause(cited) for cited in entry.clauses if cited in law()]
    homes = tuple(dict.fromkeys(each.chapter for each in clauses if each.chapter in _homes()))
    around = " ".join(dict.fromkeys(each.title for each in clauses))
    return Thing("question", entry.tag, "", entry.question, entry.ruling, around, "", "", homes)


def as_entry(thing: Thing) -> dict[str, Any]:
    """Return a thing as plain data, without what is empty."""
    usual = {each.name: each.default for each in fields(thing)}
    return {name: value for name, value in asdict(thing).items() if value not in ("", usual[name])}


def in_numbers(clause_id: str) -> str:
    """Return an id with numbers for its roman numerals and letters: ``HCC.2.6.IV`` is ``HCC.2.6.4``."""
    above, _, last = clause_id.rpartition(".")
    found = _LAST.fullmatch(last)
    if not above or not found:
        return clause_id
    letter = f".{ord(found[2]) - ord('a') + 1}" if found[2] else ""
    return f"{above}.{_value(found[1])}{letter}"


def _value(numeral: str) -> int:
    digits = [_ROMAN[sign] for sign in numeral]
    return sum(-one if one < after else one for one, after in zip(digits, [*digits[1:], 0], strict=True))
