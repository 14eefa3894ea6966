"""What rests on things that nobody has seen: whether an answer would be another one if they were something else."""

from __future__ import annotations

from collections.abc import Collection, Hashable

from woodlaw.adjudication.attempt import Attempt
from woodlaw.engine.events import CardsMoved, Event, Revealed
from woodlaw.engine.state import State
from woodlaw.engine.unseen import is_unseen, unseen_at
from woodlaw.positions.wording import Words
from woodlaw.table.places import Place


def outcome(attempt: Attempt) -> tuple[Hashable, ...]:
    """Return what a playing comes to, whatever the faces of cards that went somewhere or were shown."""
    if not attempt.is_legal:
        return (False,)
    return (True, attempt.won is not None, *map(_without_faces, attempt.happened))


def _without_faces(event: Event) -> Hashable:
    match event:
        case CardsMoved(source=source, target=target, cards=cards):
            return source, target, len(cards)
        case Revealed(owner=owner):
            return owner
    return event


def told(state: State, places: Collection[Place], words: Words) -> str:
    """Return in words which things at some places are not known."""
    sorts: dict[str, list[str]] = {}
    for place in places:
        sort = "cards" if any(map(is_unseen, state.cards_at(place))) else "items"
        sorts.setdefault(sort, []).append(f"{unseen_at(state, place)} in {words.place_name(place)}")
    return " and ".join(f"{sort} that nobody has seen: {', '.join(there)}" for sort, there in sorts.items())
