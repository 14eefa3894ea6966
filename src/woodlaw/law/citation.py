"""Reading a citation in any usual spelling.

>>> parse_citation("hcc 2.6.iv"), parse_citation("rule:4.3.1.1"), parse_citation("Law 9.2.9.3.1")
('HCC.2.6.IV', '4.3.1.I', '9.2.9.IIIa')
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence

from woodlaw.law.registry import Law, UnknownClause, law

LONGEST_CITATION = 100
"""Characters in a citation at most."""

_LEAD = re.compile(
    r"[\s(\[\"'`“‘@]*(?:faction:[a-z]+\$|(?:the\s+)?(?:law|rule|clause|section)\b[\s:.]*|§+\s*)?", re.IGNORECASE
)
_TITLE = re.compile(r"\s+[-–—]\s.*", re.DOTALL)
_TOKEN = re.compile(r"[A-Z]+|[0-9]+")
_SEPARATORS = re.compile(r"[\s.]*")
_ROMAN = re.compile(r"(?=.)(X{0,3})(IX|IV|V?I{0,3})")

OLD_CHAPTERS = {str(number): letter for number, letter in enumerate("ACGHKLMV", start=19)}
"""The lettered chapters in the numbering that the core text still uses when it refers to them (``rule:21.`` is G)."""

Level = tuple[str, int]
"""A part of an id after its chapter: whether it is a number ``1``, a roman numeral ``I`` or a letter ``a``; which."""


def parse_citation(text: str, among: Law | None = None) -> str:
    """Return the id of the clause that a citation means.

    Case, spaces and trailing dots do not matter; a word like "rule", "Law" or "§" may lead and " - Title" may follow.
    Numbers may stand for the levels with roman numerals and letters, which the existing ids tell apart. ``among`` is
    the Law to look in, by default the one that Woodlaw carries; only the chapter cited is read.

    Raises :class:`~woodlaw.law.registry.UnknownClause` with the nearest ids.
    """
    source = law() if among is None else among
    tokens = _tokens(text)
    chapter, rest = _chapter(tokens, source)
    if chapter is None:
        raise UnknownClause(text.strip(), source.nearest(".".join(tokens)))
    for clause in source.chapter(chapter).clauses:
        if _means(rest, _levels(clause.id[len(chapter) :])):
            return clause.id
    raise UnknownClause(text.strip(), source.nearest(".".join((chapter, *rest))))


def _tokens(text: str) -> list[str]:
    """Split a citation into its runs of letters and of digits; empty if it holds anything else."""
    if len(text) > LONGEST_CITATION:
        return []
    normal = unicodedata.normalize("NFKC", text)
    plain = "".join(character for character in normal if character.isprintable() or character.isspace())
    bare = _TITLE.sub("", _LEAD.sub("", plain, count=1)).rstrip(" .,;:)]\"'`”’").upper()
    leftover = _TOKEN.sub("", bare)
    return _TOKEN.findall(bare) if _SEPARATORS.fullmatch(leftover) else []


def _chapter(tokens: Sequence[str], source: Law) -> tuple[str | None, Sequence[str]]:
    """Find the chapter that a citation begins with, the longest name first, and what comes after it."""
    plain = source.chapter_of(".".join(tokens))
    if plain is not None:
        return plain, tokens[len(plain.split(".")) :]
    names = {tuple(_TOKEN.findall(chapter)): chapter for chapter in source.chapters()}
    for length in range(len(tokens), 0, -1):
        chapter = names.get(tuple(tokens[:length]))
        if chapter is not None:
            return chapter, tokens[length:]
    if tokens and OLD_CHAPTERS.get(tokens[0]) in source.chapters():
        return OLD_CHAPTERS[tokens[0]], tokens[1:]
    return None, ()


def _levels(below_chapter: str) -> tuple[Level, ...]:
    """Take apart what an id says after its chapter."""
    levels: list[Level] = []
    for token in re.findall(r"[A-Z]+|[0-9]+|[a-z]", below_chapter):
        if token.isdecimal():
            levels.append(("1", int(token)))
        elif token.isupper():
            levels.append(("I", _roman(token) or 0))
        else:
            levels.append(("a", ord(token) - ord("a") + 1))
    return tuple(levels)


def _means(tokens: Sequence[str], levels: Sequence[Level]) -> bool:
    """Say whether the tokens can be read as these levels."""
    if not tokens or not levels:
        return not tokens and not levels
    return any(_means(tokens[1:], levels[used:]) for used in _readable(tokens[0], levels))


def _readable(token: str, levels: Sequence[Level]) -> Iterator[int]:
    """Yield how many of the first levels one token can stand for: one, or a numeral and its letter."""
    kind, value = levels[0]
    if token.isdecimal():
        if int(token) == value:
            yield 1
        return
    if (kind == "I" and _roman(token) == value) or (kind == "a" and token == _letter(value)):
        yield 1
    lettered = kind == "I" and len(levels) > 1 and levels[1][0] == "a"
    if lettered and _roman(token[:-1]) == value and token[-1] == _letter(levels[1][1]):
        yield 2


def _letter(value: int) -> str:
    return chr(ord("A") + value - 1)


def _roman(numeral: str) -> int | None:
    """Return the value of a roman numeral up to XXXIX, or ``None``."""
    match = _ROMAN.fullmatch(numeral)
    if not match:
        return None
    ones = {"IX": 9, "IV": 4}.get(match[2])
    return 10 * len(match[1]) + (ones if ones is not None else 5 * match[2].count("V") + match[2].count("I"))
