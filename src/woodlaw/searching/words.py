"""Words as a search compares them: without case and accents, by their stems, and how far one is from another."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from functools import cache

_WORD = re.compile(r"[a-z0-9]+")
_GENITIVE = re.compile(r"['’]s\b")
_VOWEL = re.compile("[aeiouy]")
_MUTE = "[^aeiou][^aeiouy]*"
_ONCE, _TWICE = (re.compile(rf"^(?:{_MUTE})?(?:[aeiouy][aeiou]*{_MUTE}){{{count},}}") for count in (1, 2))
_SHORT = re.compile(rf"^{_MUTE}[aeiouy][^aeiouwxy]$")
_SECOND = (
    ("ational", "ate"), ("tional", "tion"), ("enci", "ence"), ("anci", "ance"), ("izer", "ize"), ("abli", "able"),
    ("alli", "al"), ("entli", "ent"), ("eli", "e"), ("ousli", "ous"), ("ization", "ize"), ("ation", "ate"),
    ("ator", "ate"), ("alism", "al"), ("iveness", "ive"), ("fulness", "ful"), ("ousness", "ous"), ("aliti", "al"),
    ("iviti", "ive"), ("biliti", "ble"),
)  # fmt: skip
_THIRD = (
    ("icate", "ic"), ("ative", ""), ("alize", "al"), ("iciti", "ic"), ("ical", "ic"), ("ful", ""), ("ness", ""),
)  # fmt: skip
_FOURTH = (
    *((ending, "") for ending in (
        "ement", "ance", "ence", "able", "ible", "ment", "ant", "ent", "ism", "ate", "iti", "ous", "ive", "ize", "al",
        "er", "ic", "ou",
    )),
    ("sion", "s"), ("tion", "t"),
)  # fmt: skip


def folded(text: str) -> str:
    """Return a text without case and accents."""
    if text.isascii():
        return text.lower()
    decomposed = unicodedata.normalize("NFKD", text)
    return "".join(each for each in decomposed if not "\u0300" <= each <= "\u036f").lower()


def split(text: str) -> list[str]:
    """Return the words of a text, folded."""
    return _WORD.findall(_GENITIVE.sub("", folded(text)))


@cache
def stem(word: str) -> str:
    """Return what a word shares with its other forms, after Porter: "rules", "ruled" and "ruling" are one word."""
    if len(word) < 3 or any(sign.isdigit() for sign in word):
        return word
    if re.fullmatch(r".ie[sd]", word):
        return word[:3]
    found = re.sub(r"([^s])s$", r"\1", re.sub(r"ies$", "i", re.sub(r"sses$", "ss", word)))
    if found.endswith("eed"):
        found = found[:-1] if _ONCE.match(found[:-3]) else found
    else:
        ended = re.match(r"^(.*)(?:ed|ing)$", found)
        if ended and _VOWEL.search(ended[1]):
            found = _restored(ended[1])
    if found.endswith("y") and _VOWEL.search(found[:-1]):
        found = f"{found[:-1]}i"
    found = _replaced(_replaced(found, _SECOND, _ONCE), _THIRD, _ONCE)
    found = _replaced(found, _FOURTH, _TWICE)
    if found.endswith("e"):
        rest = found[:-1]
        if _TWICE.match(rest) or (_ONCE.match(rest) and not _SHORT.match(rest)):
            found = rest
    if found.endswith("ll") and _TWICE.match(found[:-1]):
        found = found[:-1]
    return found


def _replaced(word: str, endings: Sequence[tuple[str, str]], enough: re.Pattern[str]) -> str:
    for ending, instead in endings:
        if word.endswith(ending):
            rest = word[: -len(ending)]
            return rest + instead if enough.match(rest) else word
    return word


def _restored(word: str) -> str:
    if re.search(r"(?:at|bl|iz)$", word):
        return f"{word}e"
    if re.search(r"([^aeiouylsz])\1$", word):
        return word[:-1]
    return f"{word}e" if _SHORT.match(word) else word


def distance(one: str, other: str, most: int) -> int:
    """Return how many letters are added, left out, changed or swapped between words; ``most`` + 1 for more."""
    if abs(len(one) - len(other)) > most:
        return most + 1
    before: list[int] = []
    last = list(range(len(other) + 1))
    for row in range(1, len(one) + 1):
        now = [row]
        for column in range(1, len(other) + 1):
            same = one[row - 1] == other[column - 1]
            least = min(last[column] + 1, now[column - 1] + 1, last[column - 1] + (not same))
            if row > 1 and column > 1 and one[row - 1] == other[column - 2] and one[row - 2] == other[column - 1]:
                least = min(least, before[column - 2] + 1)
            now.append(least)
        if min(now) > most:
            return most + 1
        before, last = last, now
    return last[len(other)]
