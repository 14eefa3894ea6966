"""The engine that is always at hand: inputs by :mod:`fuzz.mutating`, one after the other, within time and bytes.

Run as ``python -m fuzz.own READER SEED SECONDS BYTES`` it attacks one reader and writes what it found as a line of
JSON; a process a reader, so that none eats another's memory.
"""

from __future__ import annotations

import json
import random
import sys
import tempfile
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from time import monotonic

from fuzz.mutating import mutated
from fuzz.readers import READERS, Reader
from fuzz.running import Broken, peak_memory, run

MOST_MEMORY = 200_000_000
"""Bytes that a process may hold."""
SHRINKING = 20.0
"""Seconds that an input may be made smaller for."""


@dataclass
class Attack:
    """What came of attacking a reader: how much went in, and ``broken``, each by its kind with the input behind it."""

    reader: str
    inputs: int = 0
    bytes: int = 0
    seconds: float = 0.0
    memory: int = 0
    broken: dict[str, str] = field(default_factory=dict)
    """The kind and story of what broke, by the hexadecimal digits of the input."""


def attack(reader: Reader, seed: int, seconds: float, most_bytes: int) -> Attack:
    """Attack a reader with inputs that a seed gives, for so many seconds or bytes, whichever is over first."""
    chance, found, seeds = random.Random(f"{reader.name} {seed}"), Attack(reader.name), reader.seeds()
    kinds: set[tuple[str, str]] = set()
    begun = monotonic()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        while found.seconds < seconds and found.bytes < most_bytes:
            data = mutated(seeds, chance)
            number = found.inputs
            for broken in run(reader, data, folder, number):
                if (broken.command[0], broken.kind) not in kinds:
                    kinds.add((broken.command[0], broken.kind))
                    _note(found, shrunk(data, _breaks(reader, folder, number, broken)), broken)
            found.inputs += 1
            found.bytes += len(data)
            found.seconds = monotonic() - begun
            found.memory = peak_memory()
            if found.memory > MOST_MEMORY:
                _note(found, data, Broken(("all",), "memory", f"{found.memory:,} bytes"))
                break
    return found


def shrunk(data: bytes, breaks: Callable[[bytes], bool]) -> bytes:
    """Return a smaller input that breaks alike: parts are left out, large ones first, as long as there is time."""
    until, part = monotonic() + SHRINKING, len(data) // 2
    while part:
        at = 0
        while at < len(data) and monotonic() < until:
            less = data[:at] + data[at + part :]
            if breaks(less):
                data = less
            else:
                at += part
        part //= 2
    return data


def _breaks(reader: Reader, folder: Path, number: int, as_this: Broken) -> Callable[[bytes], bool]:
    return lambda data: any(broken.kind == as_this.kind for broken in run(reader, data, folder, number))


def _note(found: Attack, data: bytes, broken: Broken) -> None:
    found.broken[data.hex()] = f"{' '.join(broken.command)}: {broken.kind}\n{broken.story}"


def main(arguments: list[str]) -> int:
    """Attack the reader of the arguments."""
    name, seed, seconds, most_bytes = arguments
    found = attack(READERS[name], int(seed), float(seconds), int(most_bytes))
    print(json.dumps(asdict(found)))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
