"""What a recorded turn shows of plots that lay face down before it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import dropwhile
from typing import TypeAlias

from woodlaw.engine.events import Event, Flipped, Guessed, Placed, Removed, Replaced, Scored
from woodlaw.engine.state import State
from woodlaw.factions.corvid_conspiracy.plots import BENEATH, NAME, PLOT, PLOTS, RAID
from woodlaw.table.pieces import Piece
from woodlaw.table.places import Place

_LETTERS = {f"t_{plot.kind[0]}": plot for plot in PLOTS[1:]}


def lay_hidden(state: State, events: Sequence[Event], way: int) -> bool:
    """Let plots face down be what a turn shows; return whether there is such a way, the likeliest being 0.

    A plot that was removed may have been a raid or not, whatever the record tells of warriors beside it.
    """
    told = list(_where_they_lay(events))
    for event, place in told:
        kind = _shown_by(event, events)
        if kind is not None and state.count(place, PLOT) and not BENEATH.has_denied(state, place, kind):
            BENEATH.lay(state, place, kind)
    unseen = dict.fromkeys(place for event, place in told if not isinstance(event, Flipped))
    fallen = [place for place in unseen if BENEATH.unseen_at(state, place)]
    if way >= 2 ** len(fallen):
        return False
    for number, place in enumerate(fallen):
        is_raid = _brings_warriors(place, told, events) is not bool(way >> number & 1)
        wrong = [_LETTERS.get(event.kind) for event, at in told if isinstance(event, Guessed) and at is place]
        kinds = [kind for kind in BENEATH.could_be(state, place) if kind not in wrong and (kind is RAID) is is_raid]
        if kinds:
            BENEATH.lay(state, place, kinds[0])
    return True


def note_denied(state: State, events: Sequence[Event]) -> None:
    """Let be known what plots are not that lie where they were guessed at in a turn: the Corvids said no."""
    for event in events:
        match event:
            case Placed(piece=piece, place=place) | Removed(piece=piece, place=place) if piece in PLOTS:
                BENEATH.lay(state, place, None)
            case Flipped(new=piece, place=place) | Replaced(new=piece, place=place) if piece in PLOTS:
                BENEATH.lay(state, place, None)
            case Guessed(_, letters, place) if letters in _LETTERS and _shown_by(event, events) is None:
                BENEATH.deny(state, place, _LETTERS[letters])
            case _:
                pass


_Telling: TypeAlias = "Flipped | Removed | Guessed"
"""What tells something of a plot."""


def _where_they_lay(events: Sequence[Event]) -> Iterator[tuple[_Telling, Place]]:
    """Yield what a turn tells of plots, each with where the plot lay before the turn: some are swapped in it."""
    before: dict[Place, Place] = {}
    swapping: Place | None = None
    for event in events:
        match event:
            case Replaced(_, old, new, place) if old in PLOTS and new in PLOTS:
                if swapping is not None:
                    before[place], before[swapping] = before.get(swapping, swapping), before.get(place, place)
                swapping = None if swapping else place
            case Flipped(_, _, piece, place) | Removed(_, piece, _, place) if piece in PLOTS:
                yield event, before.get(place, place)
            case Guessed(_, _, place):
                yield event, before.get(place, place)


def _shown_by(event: _Telling, events: Sequence[Event]) -> Piece | None:
    """Return what a plot is by an event that tells it: a flip, its removal by its kind, or a right guess."""
    match event:
        case Flipped(_, _, kind, _) | Removed(_, kind, _, _):
            return kind if kind in BENEATH.kinds else None
        case Guessed(_, letters, place):
            following = (e for e in _from(event, events)[1:] if not isinstance(e, Scored))
            then = next(following, None)
            right = isinstance(then, Removed) and then.place is place and then.piece in PLOTS
            return _LETTERS.get(letters) if right else None


def _from(event: Event | None, events: Sequence[Event]) -> list[Event]:
    return list(dropwhile(lambda other: other is not event, events))


def hidden_choice(options: Sequence[object], events: Sequence[Event]) -> object:
    """Return of which type a plot is taken to be that a turn places: a raid, if it falls in it and brings warriors."""
    placed = (event for event in events if isinstance(event, Placed) and event.piece in PLOTS)
    is_raid = any(_falls_as_raid(event, _from(event, events)) for event in placed)
    return next((option for option in options if (option == RAID.kind) is is_raid), options[0])


def _falls_as_raid(placed: Placed, events: Sequence[Event]) -> bool:
    """Return whether a plot is removed, wherever it was swapped to, and Corvid warriors are placed after it."""
    return _brings_warriors(placed.place, list(_where_they_lay(events)), events)


def _brings_warriors(place: Place, told: Sequence[tuple[_Telling, Place]], events: Sequence[Event]) -> bool:
    """Return whether Corvid warriors are placed behind the removal of a plot."""
    removed = next((event for event, at in told if at is place and isinstance(event, Removed)), None)
    return _bring_warriors(_from(removed, events))


def _bring_warriors(events: Sequence[Event]) -> bool:
    return any(isinstance(e, Placed) and e.piece.owner == NAME and e.piece not in PLOTS for e in events)
