"""What a recorded setup shows of a Vagabond: his character, his pawn and the relationships he starts with (9.3)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from woodlaw.engine.events import CardsMoved, Event, Stated
from woodlaw.engine.game import Game
from woodlaw.factions.vagabond.abilities import Vagabond
from woodlaw.factions.vagabond.relationships import INDIFFERENT
from woodlaw.law.implements import audits
from woodlaw.logs.audits.audit import Offence, omission, violation
from woodlaw.table.characters import CHARACTERS
from woodlaw.table.places import PlaceKind


@audits("9.3.1", "9.3.6")
def set_up_otherwise(
    vagabond: Vagabond, game: Game, events: Sequence[Event], spaces: Mapping[str, str]
) -> Iterator[tuple[Event, Offence]]:
    """Yield a second character, one that another Vagabond has, and markers elsewhere than at Indifferent.

    ``spaces`` are those of the chart by what a record writes.
    """
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
    if chosen and vagabond.character(game) in _characters_of_others(vagabond, game):
        message = f"the {vagabond.title} chooses {vagabond.character(game)}, whom another Vagabond has"
        yield chosen[0], violation("9.3.1", message, "another character")
    for event in events:
        if isinstance(event, Stated) and event.owner == vagabond.name:
            space = spaces.get(event.value, INDIFFERENT)
            message = f"setup places a relationship marker of the {vagabond.title} at {space}"
            if space != INDIFFERENT:
                yield event, violation("9.3.6", message, INDIFFERENT)


@audits("9.3.1", "9.3.2")
def left_out(vagabond: Vagabond, game: Game) -> Sequence[Offence]:
    """Choose Character, Place Pawn."""
    found = []
    if not vagabond.character(game):
        found.append(omission("9.3.1", f"the {vagabond.title} sets up without a character", "a character card"))
    if not any(place.kind is PlaceKind.FOREST and vagabond.pawn in there for place, there in game.state.pieces.items()):
        found.append(omission("9.3.2", f"the {vagabond.title}'s pawn is placed in no forest", "any forest"))
    return found


def _characters_of_others(vagabond: Vagabond, game: Game) -> list[str]:
    """Return the characters of the other Vagabonds, as far as a record has told them."""
    others = (each for each in game.factions.values() if isinstance(each, Vagabond) and each is not vagabond)
    return [other.character(game) for other in others if other.character(game)]
