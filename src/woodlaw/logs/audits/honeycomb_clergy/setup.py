"""What a recorded setup shows of the Clergy's first flowers and of the penitence markers (HCC.3.2, HCC.3.4)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from woodlaw.engine.concepts import suits
from woodlaw.engine.events import Event, Placed, Stated
from woodlaw.engine.game import Game
from woodlaw.engine.titles import name as named
from woodlaw.engine.titles import player_title
from woodlaw.factions.honeycomb_clergy.abilities import PENITENT, Clergy
from woodlaw.factions.honeycomb_clergy.setup import FIRST_FLOWERS
from woodlaw.law.implements import audits
from woodlaw.logs.audits.audit import Offence, omission, violation
from woodlaw.logs.audits.honeycomb_clergy.penitence import WRITTEN, marked
from woodlaw.logs.audits.setups import placed_in
from woodlaw.table.suits import CLEARING_SUITS

At = Iterator[tuple[Event, Offence]]


@audits("HCC.3.2")
def flowers_set_up_otherwise(clergy: Clergy, game: Game, events: Sequence[Event]) -> At:
    """Yield flowers of a setup that lie where no warrior of the Clergy is, and other than three of them.

    Fewer come where a flower that was drawn may have found no clearing to be placed in.
    """
    placing = [event for event in events if isinstance(event, Placed) and event.piece in clergy.flowers]
    count = sum(placed_in(events, *clergy.flowers).values())
    message = f"setup places {count or 'no'} flower{'s' * (count != 1)}"
    if count > FIRST_FLOWERS:
        yield (placing or events)[-1], violation("HCC.3.2", message, str(FIRST_FLOWERS))
    elif count < FIRST_FLOWERS and _finds_room_for_any(clergy, game):
        yield (placing or events)[-1], omission("HCC.3.2", message, str(FIRST_FLOWERS))
    for event in placing:
        if event.place.number and not game.state.warriors(event.place, clergy.name):
            message = f"setup places a flower in {named(event.place)}, where no warrior of the Clergy is"
            yield event, violation("HCC.3.2", message, "beside a warrior")


def _finds_room_for_any(clergy: Clergy, game: Game) -> bool:
    """Return whether there is a clearing of every suit with a warrior of the Clergy and without a Cathedral."""
    sites = [
        place
        for place in game.state.clearings
        if game.state.warriors(place, clergy.name) and not clergy.cathedrals(game.state, place)
    ]
    return all(any(suit in suits(game, place) for place in sites) for suit in CLEARING_SUITS)


@audits("HCC.3.4")
def penitent_at_first(clergy: Clergy, game: Game, events: Sequence[Event]) -> At:
    """Yield markers that a setup puts elsewhere than in the Heretic slot."""
    for event in events:
        player = marked(clergy, game, event)
        if player and isinstance(event, Stated) and WRITTEN.get(event.value) == PENITENT:
            message = f"setup places the marker of {player_title(game, player)} in the Penitent slot"
            yield event, violation("HCC.3.4", message, "in the Heretic slot")
