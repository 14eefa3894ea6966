"""Which printed texts ours were written from: of each the edition, and a digest of what it says, never the text.

Whoever owns a printed text can lay it beside ours, and is told which clauses and cards say something else by now than
what was read. ``printed.yaml`` holds the digests of the clauses; those of the cards are beside the cards.

Before a digest is taken, what makes no other text is evened out (:func:`plain`): case, white space, line breaks, the
shape of quotation marks and dashes, bold and italic marks, the bars of tables, and references to other clauses, whose
numbers change with every edition. Words, numbers, icons of items and punctuation count.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping
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
_REFERENCE = re.compile(r"`[^`]*`")
_RULER = re.compile(r"-{3,}")
_TOKEN = re.compile(r"\w+|[^\w\s]")


@dataclass(frozen=True, slots=True)
class Printed:
    """A printed text as it was read: the ``edition`` it stands in, and the ``digest`` of what it says."""

    edition: str
    digest: str


def plain(text: str) -> str:
    """Return a printed text with all evened out that makes no other text: its words and marks, each after a space.

    >>> plain("**Draw** one card _(see `rule:2.1`)_.")
    'draw one card ( see ) .'
    """
    without_marks = _REFERENCE.sub(" ", _ITEM.sub(r" \1 ", text)).translate(_TYPOGRAPHY)
    return " ".join(_TOKEN.findall(_RULER.sub(" ", without_marks).casefold()))


def digest(text: str) -> str:
    """Return the digest of a printed text: the first digits of SHA-256 over its plain form."""
    return hashlib.sha256(plain(text).encode()).hexdigest()[:DIGITS]


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
            mapping = self.mapping(document, title, ("edition", "digests"))
            edition = self.text(mapping, "edition", title, required=True)
            digests = mapping.get("digests")
            for key, value in (digests if isinstance(digests, dict) else {}).items():
                if not isinstance(value, str) or not re.fullmatch(rf"[0-9a-f]{{{DIGITS}}}", value):
                    self.note(f"{title}: {key}", f"a digest of {DIGITS} digits, not {briefly(value)}")
                elif key in found:
                    self.note(f"{title}: {key}", "each clause in one document")
                else:
                    found[key] = Printed(edition, value)
        if not found and not self.problems:
            self.note("the file", "documents with an edition and digests")
        return found
