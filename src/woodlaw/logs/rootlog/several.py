"""Several games in one file: a header that names a map begins the next one, where a winner stands above it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from woodlaw.logs.rootlog.decoding import Unusable, decode
from woodlaw.logs.rootlog.reader import ends_game, lines_of, names_map


def games_in(text: str) -> list[str]:
    """Return the texts of the games in a file, each at its own lines: those of the others are left empty."""
    lines = lines_of(text)
    starts = [0, *_starts(lines), len(lines)]
    return ["\n" * start + "\n".join(lines[start:end]) for start, end in pairwise(starts)]


def may_hold_several(data: bytes) -> bool:
    """Return whether a file may hold several games, by a look at its bytes: most hold one, and need no other look."""
    return data.lower().count(b"map") > 1 and b"inner" in data


def games_in_bytes(data: bytes) -> int:
    """Return how many games a file holds; one that is no text holds one."""
    try:
        return len(games_in(decode(data)[0]))
    except Unusable:
        return 1


def game_in_bytes(data: bytes, number: int) -> bytes:
    """Return a game of a file by its number, from 1, at its own lines; the whole file where it has no such game."""
    try:
        games = games_in(decode(data)[0])
    except Unusable:
        return data
    return games[number - 1].encode("utf-8") if 1 <= number <= len(games) else data


def _starts(lines: list[str]) -> Iterator[int]:
    """Yield the numbers of the lines, from 0, at which a game begins that is not the first."""
    named = ended = False
    for number, line in enumerate(lines):
        if names_map(line):
            if named and ended:
                ended = False
                yield number
            named = True
        elif named and ends_game(line):
            ended = True
