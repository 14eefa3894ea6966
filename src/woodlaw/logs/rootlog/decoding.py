"""From the bytes of a file to text, or a plain no."""

from __future__ import annotations

import codecs
import re

from woodlaw.law.problems import CannotAnswer

LARGEST_FILE = 5_000_000
"""How many bytes are read at most; a game fills a few thousand."""

_MARKS = (
    # UTF-32 first: its little-endian mark begins with that of UTF-16.
    (codecs.BOM_UTF32_LE, "utf-32"),
    (codecs.BOM_UTF32_BE, "utf-32"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)
_CONTROLS = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]")
_MOST_CONTROLS = 0.15


class Unusable(CannotAnswer):
    """A file that cannot be read as a game at all; the message is one line."""


class NotText(Unusable):
    """The bytes are no text."""


class TooLarge(Unusable):
    """There are too many bytes."""


def decode(data: bytes, expected: str = "a recorded game") -> tuple[str, int | None]:
    """Return the text of a file's bytes, and where in it the first byte stands that was no UTF-8, or None.

    ``expected`` is what messages say the file should be. UTF-8 and, with their marks, UTF-16 and UTF-32 are told apart;
    other bytes are taken for Latin-1. Raises :class:`NotText` for binary content and :class:`TooLarge` beyond
    :data:`LARGEST_FILE`.
    """
    if len(data) > LARGEST_FILE:
        raise TooLarge(f"too large for a game: {len(data)} bytes; expected at most {LARGEST_FILE}")
    text, bad_byte = _text_of(data, expected)
    if "\x00" in text:
        raise NotText(f"not text: it holds NUL bytes; expected {expected}")
    if len(_CONTROLS.findall(text)) > _MOST_CONTROLS * len(text):
        raise NotText(f"not text: it is full of control characters; expected {expected}")
    return text, bad_byte


def _text_of(data: bytes, expected: str) -> tuple[str, int | None]:
    for mark, encoding in _MARKS:
        if data.startswith(mark):
            try:
                return data.decode(encoding), None
            except UnicodeDecodeError as error:
                raise NotText(f"not text: broken {encoding} at byte {error.start}; expected {expected}") from None
    data = data.removeprefix(codecs.BOM_UTF8)
    try:
        return data.decode("utf-8"), None
    except UnicodeDecodeError as error:
        return data.decode("latin-1"), error.start
