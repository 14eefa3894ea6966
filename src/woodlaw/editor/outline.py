"""What a recorded game consists of, as an editor shows and folds it: its head, its setup, its rounds and turns."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from woodlaw.factions.registry import by_letter
from woodlaw.logs.rootlog.syntax import Log, Turn


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a game: its ``title``, what tells more of it, its first and last line, and the parts that it has."""

    title: str
    detail: str
    first: int
    last: int
    parts: tuple[Part, ...] = ()


def outline(log: Log) -> list[Part]:
    """Return the parts of a game in the order of lines; none of a record."""
    heads = sorted([*(each.line for each in log.headers), *(each.line for each in log.seats)])
    parts = [Part("Head", "", heads[0], heads[-1])] if heads else []
    names = {seat.letter: seat.player for seat in log.seats}
    if log.setup:
        parts.append(_group("Setup", [_turn("Setup", turn, names) for turn in log.setup]))
    number = 0
    for round_number, turns in enumerate(_rounds(log), start=1):
        told = [_turn(f"Turn {number + place}", turn, names) for place, turn in enumerate(turns, start=1)]
        number += len(turns)
        parts.append(_group(f"Round {round_number}", told))
    return sorted(parts, key=lambda part: part.first)


def _rounds(log: Log) -> Iterator[list[Turn]]:
    """Yield the turns of each round: one is over when somebody has had a turn in it."""
    turns: list[Turn] = []
    for turn in log.turns:
        if any(turn.player == earlier.player for earlier in turns):
            yield turns
            turns = []
        turns.append(turn)
    if turns:
        yield turns


def _turn(title: str, turn: Turn, names: dict[str, str]) -> Part:
    faction = by_letter().get(turn.player)
    who = faction.title if faction else turn.player
    last = max([turn.line, *(action.line for action in turn.actions)])
    return Part(f"{title}: {who}", names.get(turn.player, ""), turn.line, last)


def _group(title: str, parts: list[Part]) -> Part:
    return Part(title, "", min(part.first for part in parts), max(part.last for part in parts), tuple(parts))
