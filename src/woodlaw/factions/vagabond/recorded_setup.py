"""What a recorded setup shows of a Vagabond: his character and the relationships that he starts with (9.3.1, 9.3.6)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from woodlaw.engine.audit import Offence, violation
from woodlaw.engine.events import CardsMoved, Event, Stated
from woodlaw.factions.vagabond.abilities import Vagabond
from woodlaw.factions.vagabond.relationships import INDIFFERENT
from woodlaw.law.implements import audits
from woodlaw.table.characters import CHARACTERS


@audits("9.3.1", "9.3.6")
def set_up_otherwise(
    vagabond: Vagabond, events: Sequence[Event], spaces: Mapping[str, str]
) -> Iterator[tuple[Event, Offence]]:
    """Yield a second character, and markers elsewhere than at Indifferent; ``spaces`` are by what a record writes."""
    chosen = [
        event
        for event in events
        if isinstance(event, CardsMoved)
        and event.target is vagabond.card_box
        and any(card.name in CHARACTERS for card in event.cards)
    ]
    if len(chosen) > 1:
        message = f"setup places {len(chosen)} character cards for the {vagabond.title}"
        yield chosen[1], violation("9.3.1", message, "one character")
    for event in events:
        if isinstance(event, Stated) and event.owner == vagabond.name:
            space = spaces.get(event.value, INDIFFERENT)
            message = f"setup places a relationship marker of the {vagabond.title} at {space}"
            if space != INDIFFERENT:
                yield event, violation("9.3.6", message, INDIFFERENT)
