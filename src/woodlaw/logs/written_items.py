"""Items that a record moves: from which box, ruin or card they come, and to which they go."""

from __future__ import annotations

from collections.abc import Iterator

from woodlaw.engine.events import Event, ItemMoved
from woodlaw.engine.game import Game
from woodlaw.logs.lettered import Lettered
from woodlaw.logs.rootlog import syntax
from woodlaw.logs.rootlog.letters import ITEMS
from woodlaw.table.hirelings import hireling_card, hireling_named, is_hireling
from woodlaw.table.pieces import item
from woodlaw.table.places import OUT_OF_GAME, Place, clearing, under_ruin


def items_moved(
    game: Game,
    seats: Lettered,
    thing: syntax.Items,
    start: syntax.Where | None,
    ends: tuple[syntax.Where, ...],
    player: str,
) -> Iterator[Event]:
    """Yield the events of items that a player's action moves from a written start, if any, to written ends, if any.

    Raises :class:`~woodlaw.logs.lettered.Untranslatable` when they name what the table does not have.
    """
    given = bool(ends) and isinstance(ends[0], syntax.BoardAt) and is_hireling(ends[0].owner)
    # What comes to a hireling's card comes from beside the table, unless somebody gives it.
    own = OUT_OF_GAME if given else seats.named(player).item_box()
    source = _start(game, seats, start, player, own)
    target = _end(game, seats, ends, player, own, source)
    face_down = next((_side_told(end, source, target) for end in ends if isinstance(end, syntax.ItemBoxAt)), None)
    if thing.kind == "_":
        # How many of all items are turned face up, the record does not tell.
        all_shown = face_down or None
        for kind, count in tuple(game.state.at(source).items()):
            yield ItemMoved(player, kind, count, source, target, all_shown)
        return
    yield ItemMoved(player, item(ITEMS[thing.kind]), thing.count, source, target, face_down)


def _start(game: Game, seats: Lettered, start: syntax.Where | None, player: str, own: Place) -> Place:
    match start:
        case syntax.ClearingAt():
            return under_ruin(start.number) if 1 <= start.number <= len(game.state.clearings) else OUT_OF_GAME
        case syntax.BoardAt():
            return _board(seats, start.owner, player)
        case syntax.ItemBoxAt() if start.box:
            return seats.named(seats.player(start.owner, player)).item_place(start.box)
    return own


def _end(game: Game, seats: Lettered, ends: tuple[syntax.Where, ...], player: str, own: Place, source: Place) -> Place:
    if not ends:
        return OUT_OF_GAME
    for end in ends:
        if isinstance(end, syntax.ItemBoxAt) and end.box:
            return seats.named(source.owner or player).item_place(end.box)
    match ends[0]:
        case syntax.BoardAt(owner):
            return _board(seats, owner, player)
        case syntax.ClearingAt(number) if 1 <= number <= len(game.state.clearings):
            return clearing(number)
    return own if source.owner == own.owner else source


def _board(seats: Lettered, owner: str, player: str) -> Place:
    """Return where items lie on the board of a written owner, on a hireling's card, or of no owner on a player's."""
    if is_hireling(owner):
        return hireling_card(hireling_named(owner))
    return seats.named(seats.player(owner, player)).item_box()


def _side_told(end: syntax.ItemBoxAt, source: Place, target: Place) -> bool | None:
    """Return whether an item is told to lie face down where it goes; None where it is not told.

    Only what lies face up comes to a track.
    """
    if end.side:
        return end.side == "e"
    return False if end.box == "t" and source is not target else None
