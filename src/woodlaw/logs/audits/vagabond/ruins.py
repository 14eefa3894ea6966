"""What a record shows of the items under ruins (9.3.4, 9.5.3): from where they come, and of which kinds they are."""

from __future__ import annotations

from collections.abc import Iterator

from woodlaw.engine.events import ItemMoved
from woodlaw.engine.extension import Points
from woodlaw.engine.game import Game
from woodlaw.engine.memory import COUNT, FLAG, PLAYER, TABLE, Kept, OneOf
from woodlaw.factions.vagabond.abilities import Vagabond
from woodlaw.factions.vagabond.setup import vagabonds
from woodlaw.law.implements import audits
from woodlaw.logs.audits.audit import Offence, violation
from woodlaw.table.pieces import ITEM_KINDS, RUIN
from woodlaw.table.places import Place, clearing, under_ruin

FOUND = Kept("found under ruins", 0, COUNT, PLAYER, OneOf(ITEM_KINDS), owner=TABLE)
"""How many items of a kind each player has taken from under ruins, as a record tells."""
STILL_HELD = Kept("kept from ruins", False, FLAG, PLAYER, OneOf(ITEM_KINDS), owner=TABLE)
"""Whether a player has taken an item of a kind from under a ruin, and no item of that kind has left the board since."""


def is_under_ruin(place: Place) -> bool:
    """Return whether a place is that under a ruin."""
    return len(place.clearings) == 1 and place is under_ruin(place.clearings[0])


@audits("9.5.3")
def explored(vagabond: Vagabond, event: ItemMoved) -> Points:
    """Explore: an item taken from under a ruin scores one point."""
    points = vagabond.values["points for exploring"] * event.count
    return Points("9.5.3", points, points, "exploring")


@audits("9.5.3")
def explored_wrongly(vagabond: Vagabond, game: Game, event: ItemMoved) -> Iterator[Offence]:
    """Yield what is wrong with an item that he takes from under a ruin, before it is taken.

    He explores a ruin in his own clearing, which goes with the last of its items.
    """
    ruin = clearing(event.source.clearings[0])
    if not game.state.count(ruin, RUIN):
        message = f"the {vagabond.title} explores clearing {ruin.number}, where no ruin is"
        yield violation("9.5.3", message, "a ruin in the pawn's clearing")
    elif not game.state.count(ruin, vagabond.pawn):
        message = f"the {vagabond.title} explores clearing {ruin.number} from elsewhere"
        yield violation("9.5.3", message, "the pawn there")
    else:
        yield from _of_no_such_kind(vagabond, game, event)
        found = FOUND.of(game.state, TABLE, vagabond.name, event.item.kind) + event.count
        FOUND.keep(game.state, min(COUNT.most, found), TABLE, vagabond.name, event.item.kind)
        STILL_HELD.keep(game.state, True, TABLE, vagabond.name, event.item.kind)


@audits("9.7.3")
def note_lost(vagabond: Vagabond, game: Game, event: ItemMoved) -> None:
    """Remember that an item leaves his board, which may be the one of its kind that lay under a ruin."""
    if event.target.owner != vagabond.name:
        STILL_HELD.forget(game.state, TABLE, vagabond.name, event.item.kind)


@audits("9.3.4", "9.7.1", "9.7.3")
def _of_no_such_kind(vagabond: Vagabond, game: Game, event: ItemMoved) -> Iterator[Offence]:
    """One item of each kind that setup names lies under the ruins, a set of them for each Vagabond.

    Nobody takes a second of a kind while the first lies on his board.
    """
    kind, kinds = event.item.kind, vagabond.values["items under ruins"]
    taken = sum(FOUND.of(game.state, TABLE, seat, kind) for seat in game.state.seats)
    most = len(vagabonds(game)) * kinds.count(kind)
    if not most:
        expected = f"a {', a '.join(kinds[:-1])} or a {kinds[-1]}"
        yield violation("9.3.4", f"the {vagabond.title} finds a {kind} under a ruin", expected)
    elif taken + event.count > most:
        message = f"the {vagabond.title} finds a {kind} under a ruin, where {taken} were found already"
        yield violation("9.3.4", message, "one of the others")
    elif STILL_HELD.of(game.state, TABLE, vagabond.name, kind):
        message = f"the {vagabond.title} takes a second {kind} from under a ruin"
        yield violation("9.7.3", message, "an item of another kind")
