"""Which printed texts ours were written from: of each the edition, and a digest of what it says, never the text.

Whoever owns a printed text can lay it beside ours, and is told which clauses and cards say something else by now than
what was read. ``printed.yaml`` holds the digests of the clauses; those of the cards are beside the cards.

Before a digest is taken, what makes no other text is evened out (:func:`plain`): case, white space, line breaks, the
shape of quotation marks and dashes, bold and italic marks, the bars of tables, and references to other clauses, whose
numbers change with every edition. Words, numbers, icons of items and punctuation count.

Beside a digest stand the marks of a text's words: two digits each, which a tenth of all other words share. No text can
be read from them; but where the publisher's has changed, they tell which of its words are new (:func:`changes`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import MappingProxyType

from woodlaw.law.files import FileReader, LawError, briefly, parsed

DIGITS = 16
"""Hexadecimal digits of a digest: enough that no other wording of a clause has the same by chance."""

_PACKAGED = Path(__file__).parent / "printed.yaml"
_TYPOGRAPHY = str.maketrans("\u2018\u2019\u201c\u201d\u2010\u2011\u2012\u2013\u2014|", "''\"\"----- ", "*_")
_ITEM = re.compile(r"`item:([a-z]+)`")
_REFERENCE = re.compile(r"`[^`]*`|\((?:[A-Z]{1,3}\.)?[0-9]+(?:\.[0-9IVX]+)+[a-z]?(?: - (?:[^()]|\([^()]*\))*)?\.?\)")
_NOTHING_LEFT = re.compile(r"\(\s*\)")
MARK_DIGITS = 2
"""Hexadecimal digits of the mark of a word: few enough that many words have the same."""
MOST_SHOWN = 30
"""How many words of a change are shown at most."""
_RULER = re.compile(r"-{3,}")
_TOKEN = re.compile(r"\w+|[^\w\s]")


@dataclass(frozen=True, slots=True)
class Printed:
    """A printed text as it was read: the ``edition`` it stands in, its ``digest``, and the ``marks`` of its words."""

    edition: str
    digest: str
    marks: str = ""


def plain(text: str) -> str:
    """Return a printed text with all evened out that makes no other text: its words and marks, each after a space.

    >>> plain("**Draw** one card _(see `rule:2.1`)_.")
    'draw one card ( see ) .'
    """
    without_references = _REFERENCE.sub(" ", _ITEM.sub(r" \1 ", text))
    without_marks = _NOTHING_LEFT.sub(" ", without_references).translate(_TYPOGRAPHY)
    return " ".join(_TOKEN.findall(_RULER.sub(" ", without_marks).casefold()))


def digest(text: str) -> str:
    """Return the digest of a printed text: the first digits of SHA-256 over its plain form."""
    return _sha256(plain(text), DIGITS)


def marks(text: str) -> str:
    """Return the marks of a printed text's words, in their order."""
    return "".join(map(_mark, plain(text).split()))


@cache
def _mark(word: str) -> str:
    return _sha256(word, MARK_DIGITS)


def _sha256(text: str, digits: int) -> str:
    from hashlib import sha256

    return sha256(text.encode()).hexdigest()[:digits]


def _split(written: str) -> list[str]:
    return [written[at : at + MARK_DIGITS] for at in range(0, len(written), MARK_DIGITS)]


def changes(before: str, text: str) -> Iterator[str]:
    """Yield what of a printed text is new against one of which the marks are known, a line for each place."""
    from difflib import SequenceMatcher

    now = plain(text).split()
    matcher = SequenceMatcher(None, _split(before), list(map(_mark, now)), autojunk=False)
    for what, start, end, first, last in matcher.get_opcodes():
        words, count = _shown(now[first:last]), end - start
        gone = f"{count} word{'s' * (count != 1)}"
        context = _shown(now[max(0, first - 4) : first]) or "the start"
        if what == "replace":
            yield f"{gone} after {context} became {words}"
        elif what == "insert":
            yield f"new after {context}: {words}"
        elif what == "delete":
            yield f"{gone} gone after {context}"


def _shown(words: Sequence[str]) -> str:
    if not words:
        return ""
    return f'"{" ".join(words[:MOST_SHOWN])}{" …" if len(words) > MOST_SHOWN else ""}"'


@cache
def printed_clauses() -> Mapping[str, Printed]:
    """Return, by id, the printed text that each clause was checked against."""
    return read_printed(_PACKAGED)


def read_printed(path: Path) -> Mapping[str, Printed]:
    """Read a file of digests: documents by title, each with its ``edition`` and its ``digests`` by clause or card.

    Raises :class:`~woodlaw.law.files.LawError` with every problem of the file.
    """
    reader = _Reader(path.name)
    found = reader.documents(parsed(path))
    if reader.problems:
        raise LawError(tuple(reader.problems))
    return MappingProxyType(found)


class _Reader(FileReader):
    """Turns parsed YAML into digests, and notes what does not fit."""

    def documents(self, data: object) -> dict[str, Printed]:
        """Read the whole file's mapping."""
        found: dict[str, Printed] = {}
        for title, document in (data if isinstance(data, dict) else {}).items():
            mapping = self.mapping(document, title, ("edition", "digests", "marks"))
            edition = self.text(mapping, "edition", title, required=True)
            digests, marks = mapping.get("digests"), mapping.get("marks")
            known = marks if isinstance(marks, dict) else {}
            for key, value in (digests if isinstance(digests, dict) else {}).items():
                if not isinstance(value, str) or not re.fullmatch(rf"[0-9a-f]{{{DIGITS}}}", value):
                    self.note(f"{title}: {key}", f"a digest of {DIGITS} digits, not {briefly(value)}")
                elif key in found:
                    self.note(f"{title}: {key}", "each clause in one document")
                else:
                    found[key] = Printed(edition, value, str(known.get(key, "")))
        if not found and not self.problems:
            self.note("the file", "documents with an edition and digests")
        return found
