"""Making inputs out of others: by bytes, by words, by lines and their parts, and by making much of little."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Sequence

from fuzz.readers import LARGEST

_WORD = re.compile(rb"[A-Za-z_]+|[0-9]+|[^A-Za-z0-9_\s]")
_NUMBER = re.compile(rb"[0-9]+")
_NUMBERS = (b"0", b"-1", b"1", b"2", b"7", b"12", b"13", b"99", b"100", b"999", b"1000", b"2147483648", b"1e999", b"00")
_ODD = (
    b"\x00", b"\xff\xfe", b"\xef\xbb\xbf", b"\r", b"\r\n", b"\t", b"\x1b[2J", "\u202e".encode(), "\u2028".encode(),
    "\U0001f600".encode(), "\u0661".encode(), "\u00b2".encode(), b"\xed\xa0\x80", b"'", b'"', b"{", b"}", b"[", b"]",
    b"(", b")", b"&a", b"*a", b"!!python/object:x", b"%", b"#", b"@", b"|", b": ", b"- ", b"? ", b"/", b"->", b"+",
)  # fmt: skip


def mutated(seeds: Sequence[bytes], chance: random.Random) -> bytes:
    """Return a new input: one of the seeds, changed a few times."""
    data = chance.choice(seeds)
    for _ in range(chance.choice((1, 1, 2, 3, 5, 8))):
        data = chance.choice(_WAYS)(data, seeds, chance)[:LARGEST]
    return data


Way = Callable[[bytes, Sequence[bytes], random.Random], bytes]


def _bytes(data: bytes, _seeds: Sequence[bytes], chance: random.Random) -> bytes:
    changed = bytearray(data or b"x")
    for _ in range(chance.randint(1, 4)):
        changed[chance.randrange(len(changed))] = chance.randrange(256)
    return bytes(changed)


def _odd(data: bytes, _seeds: Sequence[bytes], chance: random.Random) -> bytes:
    at = chance.randint(0, len(data))
    return data[:at] + chance.choice(_ODD) * chance.choice((1, 1, 2, 50)) + data[at:]


def _cut(data: bytes, _seeds: Sequence[bytes], chance: random.Random) -> bytes:
    one, other = sorted((chance.randint(0, len(data)), chance.randint(0, len(data))))
    return data[:one] + data[other:] if chance.random() < 0.7 else data[:other]


def _number(data: bytes, _seeds: Sequence[bytes], chance: random.Random) -> bytes:
    found = list(_NUMBER.finditer(data))
    if not found:
        return data
    one = chance.choice(found)
    number = b"9" * chance.choice((20, 5_000)) if chance.random() < 0.1 else chance.choice(_NUMBERS)
    return data[: one.start()] + number + data[one.end() :]


def _word(data: bytes, seeds: Sequence[bytes], chance: random.Random) -> bytes:
    here, there = list(_WORD.finditer(data)), _WORD.findall(chance.choice(seeds))
    if not here or not there:
        return data
    for _ in range(chance.randint(1, 3)):
        one = chance.choice(here)
        if one.end() <= len(data):
            data = data[: one.start()] + chance.choice(there) + data[one.end() :]
    return data


def _lines(data: bytes, seeds: Sequence[bytes], chance: random.Random) -> bytes:
    lines, others = data.split(b"\n"), chance.choice(seeds).split(b"\n")
    at = chance.randrange(len(lines))
    way = chance.randrange(4)
    if way == 0:
        lines.insert(at, chance.choice(others))
    elif way == 1:
        del lines[at]
    elif way == 2:
        other = chance.randrange(len(lines))
        lines[at], lines[other] = lines[other], lines[at]
    else:
        lines[at] = chance.choice((b"  ", b" ", b"\t", b"- ")) + lines[at]
    return b"\n".join(lines)


def _much(data: bytes, _seeds: Sequence[bytes], chance: random.Random) -> bytes:
    """Repeat a part, sometimes until the input is as large as it may be."""
    unit = chance.randrange(3)
    if unit == 0:
        lines = data.split(b"\n")
        at = chance.randrange(len(lines))
        upto = min(len(lines), at + chance.randint(1, 5))
        part, before, after = b"\n".join(lines[at:upto]) + b"\n", lines[:at], lines[upto:]
        head, tail = b"".join(line + b"\n" for line in before), b"\n".join(after)
    else:
        one = chance.randint(0, len(data))
        other = min(len(data), one + chance.choice((1, 2, 5, 20, 80)))
        part, head, tail = data[one:other], data[:one], data[other:]
    if not part:
        return data
    room = max(0, LARGEST - len(head) - len(tail))
    times = chance.choice((2, 3, 10, 100, 1_000, 100_000))
    return head + part * min(times, room // len(part) + 1) + tail


def _parts(data: bytes, seeds: Sequence[bytes], chance: random.Random) -> bytes:
    """Let lines say, between their slashes, what stands between those of other lines, in any order and again."""
    others = [part for line in chance.choice(seeds).split(b"\n") for part in line.split(b"/")]
    lines = data.split(b"\n")
    for _ in range(chance.choice((1, 1, 3, 10))):
        at = chance.randrange(len(lines))
        parts = lines[at].split(b"/")
        way = chance.randrange(3)
        if way == 0:
            chance.shuffle(parts)
        elif way == 1:
            parts *= chance.choice((2, 5, 20))
        else:
            parts[chance.randrange(len(parts))] = chance.choice(others)
        lines[at] = b"/".join(parts)
    return b"\n".join(lines)


def _spliced(data: bytes, seeds: Sequence[bytes], chance: random.Random) -> bytes:
    other = chance.choice(seeds)
    return data[: chance.randint(0, len(data))] + other[chance.randint(0, len(other)) :]


_WAYS: tuple[Way, ...] = (
    _bytes, _odd, _cut, _number, _number, _word, _word, _word, _lines, _lines, _parts, _parts, _much, _spliced,
)  # fmt: skip
