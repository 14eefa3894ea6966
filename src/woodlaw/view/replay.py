"""A recorded game as one HTML file: every step with the board, what happened, the hands, the scores and the findings.

The file needs no other, asks nothing of any host, and runs from a folder. All it tells stands in it as JSON; what the
record holds is shown as text only.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from html import escape
from importlib.resources import files
from typing import Any

from woodlaw.engine.state import State
from woodlaw.law.registry import law
from woodlaw.logs.findings import Finding
from woodlaw.logs.telling import Telling, card_names
from woodlaw.logs.watching import Step, Watched
from woodlaw.table.places import hand
from woodlaw.view.board import clean, faction_title
from woodlaw.view.film import Film, Frame
from woodlaw.view.geometry import MAP_HEIGHT, MAP_WIDTH


@dataclass(slots=True)
class Replay:
    """A game on its way into a file: give it each step as :func:`woodlaw.logs.watching.watch` tells them.

    ``colours`` and ``names`` are those of the factions, ``title`` is what to call the game.
    """

    title: str
    colours: Mapping[str, str]
    names: Mapping[str, str]
    _film: Film = field(init=False)
    _telling: Telling = field(init=False)
    _seats: tuple[str, ...] = ()
    _frames: list[dict[str, Any]] = field(default_factory=list)
    _steps: list[tuple[int, int]] = field(default_factory=list)
    _texts: dict[str, int] = field(default_factory=dict)
    _latest: dict[str, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self._film = Film(self.colours, self.names)
        self._telling = Telling(self.names)

    def step(self, step: Step, state: State) -> None:
        """Take one step."""
        self._seats = state.seats
        frame = self._film.frame(state, step.events)
        told: dict[str, Any] = {"turn": step.turn, "step": step.number}
        if step.player in state.seats:
            told["seat"] = state.seats.index(step.player)
        if step.text:
            told["text"] = step.text
        if sentences := [sentence for event in step.events if (sentence := self._telling.told(event))]:
            told["told"] = [self._text(clean(sentence)) for sentence in sentences]
        told |= _drawn(frame)
        told |= self._changed("scores", [state.score.get(seat) for seat in state.seats])
        told |= self._changed("hands", [self._text(_hand(state, seat)) for seat in state.seats])
        self._frames.append(told)
        self._steps.append((step.line, step.column))

    def _text(self, text: str) -> int:
        """Return the number of a text; the same text has the same number."""
        return self._texts.setdefault(text, len(self._texts))

    def _changed(self, name: str, value: object) -> dict[str, Any]:
        """Return a value under its name, unless it is that of the step before."""
        if self._latest.get(name) == value:
            return {}
        self._latest[name] = value
        return {name: value}

    # The file ---------------------------------------------------------------------------------------------------------
    def document(self, watched: Watched) -> str:
        """Return the file of a game that has been watched."""
        template = _static("replay.html")
        parts = {
            "title": escape(clean(self.title)),
            "style": _static("replay.css"),
            "script": _static("replay.js"),
            "symbols": self._film.symbols,
            "size": f"0 0 {MAP_WIDTH:g} {MAP_HEIGHT:g}",
            "data": _as_json(self._data(watched)),
        }
        for name, part in parts.items():
            template = template.replace(f"<!-- {name} -->", part)
        return template

    def _data(self, watched: Watched) -> dict[str, Any]:
        return {
            "seats": [self._seat(seat, watched) for seat in self._seats],
            "grounds": self._film.grounds,
            "parts": self._film.parts,
            "places": len(self._film.places),
            "texts": list(self._texts),
            "frames": self._frames,
            "findings": [self._finding(finding) for finding in watched.findings],
            "comments": [[clean(text), *self._frames_of(line)] for line, text in watched.comments],
            "winners": [faction_title(seat, self.names) for seat in watched.winners],
            "error": watched.error,
        }

    def _seat(self, seat: str, watched: Watched) -> dict[str, str]:
        drawn = self.colours.get(seat, "")
        return {
            "title": faction_title(seat, self.names),
            "colour": drawn,
            "player": clean(watched.players.get(seat, "")),
        }

    def _finding(self, finding: Finding) -> dict[str, Any]:
        told: dict[str, Any] = {
            "kind": finding.kind.value,
            "clause": finding.clause,
            "line": finding.line,
            "message": finding.message,
            "expected": finding.expected,
            "frame": self._frame_of(finding),
        }
        clause = law().clause(finding.clause) if finding.clause in law() else None
        return told | ({"title": clause.title, "words": clause.text} if clause else {})

    def _frames_of(self, line: int) -> tuple[int, int]:
        """Return the first and the last frame of what a line tells; the next frame for a line that tells nothing."""
        found = [number for number, (at, _) in enumerate(self._steps) if at == line]
        if not found:
            found = [number for number, (at, _) in enumerate(self._steps) if at > line][:1] or [len(self._steps) - 1]
        return found[0], found[-1]

    def _frame_of(self, finding: Finding) -> int:
        """Return the frame of the step that a finding is about: the last that begins no later in the record.

        The steps of a record of ours have no place in it; it is judged up to its first offence, the last step.
        """
        where = (finding.line, finding.column)
        found = [number for number, at in enumerate(self._steps) if at[0] and at <= where]
        return max(found, default=0 if any(line for line, _ in self._steps) else len(self._steps) - 1)


def _drawn(frame: Frame) -> dict[str, Any]:
    """Return what a frame draws, as the script reads it."""
    told: dict[str, Any] = {}
    if frame.ground is not None:
        told["ground"] = frame.ground
    if frame.parts:
        told["parts"] = [number for pair in frame.parts.items() for number in pair]
    if frame.marks:
        told["marks"] = [
            [mark.kind, *(round(number) for number in (*mark.at, *mark.to)), mark.text, mark.colour]
            for mark in frame.marks
        ]
    return told


def _hand(state: State, seat: str) -> str:
    cards = state.cards_at(hand(seat))
    return f"{len(cards)}: {clean(card_names(cards))}" if cards else "0"


def _as_json(data: object) -> str:
    """Return data as JSON that may stand inside a script element."""
    return json.dumps(data, separators=(",", ":")).replace("<", "\\u003c").replace("&", "\\u0026")


def _static(name: str) -> str:
    return files("woodlaw.view").joinpath("static", name).read_text(encoding="utf-8")
