"""The primitives of a game that is played: the only ways in which pieces, cards and points move.

Each checks the extension points, keeps the books, emits one event, and then lets the effects of it happen. Pieces are
placed, taken and removed as far as possible, never further (1.5.4). Those of cards stand in :mod:`.dealing`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial

from woodlaw.engine.actions import Offer
from woodlaw.engine.battle import die_faces, rolls_apart
from woodlaw.engine.duties import limited_by
from woodlaw.engine.enemies import enemy_pieces
from woodlaw.engine.events import Flipped, ItemFlipped, ItemMoved, Moved, Placed, Removed, Replaced, Rolled, Scored
from woodlaw.engine.extension import Extension
from woodlaw.engine.game import Game
from woodlaw.engine.interrupts import take_in_order, uninterrupted
from woodlaw.engine.place import (
    available,
    form_at,
    how_many_fit,
    removed_to,
    room_for,
    stores_of,
    supply_of,
    why_no_room,
    why_not_flip,
    why_not_place,
    why_not_recruit,
    why_not_remove,
    why_not_so_many,
)
from woodlaw.engine.refusal import Forbidden, Refusal, forbidden
from woodlaw.engine.sides import Falling, Fight, Removal, Spared
from woodlaw.engine.titles import in_words, name
from woodlaw.engine.victory import GameWon, has_points_to_win, removal_points, wins_by_points
from woodlaw.law.implements import implements
from woodlaw.table.pieces import Piece, other_side
from woodlaw.table.places import Place, supply


# Placing (G.20) -------------------------------------------------------------------------------------------------------
@implements("G.20", "G.19", "1.5.1", "1.5.4")
def place_pieces(game: Game, player: str, piece: Piece, count: int, place: Place, source: Place | None = None) -> int:
    """Place up to ``count`` pieces of any sort from their supply or another source; return how many were placed.

    They are as many as there are, and as effects allow. Raises :class:`Forbidden` when the player cannot place the
    piece there.
    """
    refusal = why_not_place(game, player, piece, place)
    if refusal:
        game.refuse(refusal)
    origin = source or supply_of(piece)
    placed = min(count, how_many_fit(game, player, piece, place, origin))
    if placed and any(e.placed_instead(game, player, piece, place) for e in game.bending(Extension.placed_instead)):
        return 0
    if placed:
        _bring_from_stores(game, piece, placed, origin)
        game.adjust(form_at(game, piece, origin), origin, -placed)
        game.adjust(piece, place, placed)
        game.emit(Placed, player, piece, placed, origin, place)
    return placed


def _bring_from_stores(game: Game, piece: Piece, count: int, origin: Place) -> None:
    """Move to a supply what it lacks of so many pieces from the boxes of its owner's board that are part of it."""
    for store in stores_of(game, origin):
        lacking = count - game.state.count(origin, form_at(game, piece, origin))
        brought = min(lacking, game.state.count(store, piece))
        if brought > 0:
            game.shift(piece, brought, store, origin)
            game.emit(Moved, piece.owner, ((piece, brought),), store, origin)


@implements("1.5.4", "G.20")
def place_at_each(game: Game, player: str, piece: Piece, places: Mapping[Place, int], what: str) -> None:
    """Place so many of a piece at each of some places, as far as the player can; ``what`` asks for a place.

    Where not all can be placed, the player chooses where, one after the other. Why a place gets none that is given with
    none is told elsewhere.
    """

    def why_not(place: Place) -> Refusal | None:
        if place in wanted:
            return why_no_room(game, player, piece, place)
        kind, clause = in_words(piece.kind), limited_by("G.20", "G.20")
        if place not in places:
            only = f"only to {', '.join(map(name, places))}" if places else "for nothing brings one"
            return Refusal(clause, f"no {kind} comes to {name(place)}, {only}")
        return Refusal(clause, f"every {kind} due in {name(place)} is placed") if places[place] else None

    wanted = {place: count for place, count in places.items() if count > 0}
    while rooms := {place: room for place in wanted if (room := room_for(game, player, piece, place)) > 0}:
        open_to = list(rooms)
        if min(rooms.values()) >= sum(wanted[place] for place in open_to):
            for place in open_to:
                place_pieces(game, player, piece, wanted.pop(place), place)
            continue
        place = game.ask(player, what, open_to)
        place_pieces(game, player, piece, 1, place)
        wanted[place] -= 1
        if not wanted[place]:
            del wanted[place]
    forced = game.none_of(player, what, game.state.clearings, why_not)
    if forced and not place_pieces(game, player, piece, 1, forced):
        raise Forbidden(Refusal("1.5.4", f"the supply holds no {in_words(piece.kind)}"))


def may_recruit(game: Game, player: str, what: str, place: Place) -> bool:
    """Return whether a player can recruit in a clearing, where a recruiter or the like is; ``what`` asks for places."""
    why_not = partial(why_not_recruit, game, player, place)
    return why_not() is None or game.unasked(player, what, why_not, place)


# Removing (G.24) ------------------------------------------------------------------------------------------------------
@implements("G.24", "1.5.4")
def remove_pieces(
    game: Game, player: str, pieces: Iterable[tuple[Piece, int, Place]], *, replaced: bool = False
) -> list[Removed]:
    """Have one player remove pieces at once, as :func:`remove_together` does; return what was removed."""
    return remove_together(game, [Removal(player, *each) for each in pieces], replaced=replaced)


@implements("G.9", "G.24")
def remove_all_enemy_pieces(
    game: Game, player: str, clearings: Sequence[Place], pieces: Sequence[tuple[Piece, int, Place]] | None = None
) -> None:
    """Have a player remove all enemy pieces from some clearings at once, as an effect of its own says.

    ``pieces`` are those that fall, where others are spared. What is due wherever an effect says so follows (9.2.2.I).
    """
    all_there = [each for place in clearings for each in enemy_pieces(game, player, place)]
    remove_pieces(game, player, all_there if pieces is None else pieces)
    bending = game.bending(Extension.after_full_removal)
    due = [offer for e in bending for place in clearings for offer in e.after_full_removal(game, player, place)]
    take_in_order(game, game.state.current, due)


@implements("G.24", "1.5.4")
def remove_together(
    game: Game, removals: Iterable[Removal], fight: Fight | None = None, *, replaced: bool = False
) -> list[Removed]:
    """Remove pieces at once, as many as there are, score for them (3.2.1), and only then let effects of it happen.

    ``replaced`` says that others will take their place (G.23). What an effect forbids to remove stays; what asks for
    other pieces to be gone falls with them, whatever their order. What an effect spares goes somewhere else instead,
    which is no removal: nobody scores for it.
    """
    falling = Falling(fight)
    fall = that_fall(game, removals, falling)
    spared = [each for e in game.bending(Extension.spares) for each in e.spares(game, fall, falling)]
    left = _unspared(fall, spared) if spared else fall
    moved = [_spare(game, each, fight) for each in spared]
    events = [_remove(game, removal, fight, replaced=replaced) for removal in left]
    if events:
        _score_removed(game, events, fight)
    if events or moved:
        due = [offer for event in moved for offer in _due_after_move(game, event)]
        _let_effects_happen(game, events, fight, due)
    return events


@implements("G.24", "1.1.2")
def that_fall(game: Game, removals: Iterable[Removal], falling: Falling) -> list[Removal]:
    """Return what of some removals can be made, judged together: ``falling`` grows by it.

    What asks for other pieces to be gone is judged again once they fall.
    """
    fall: list[Removal] = []
    left = [removal for removal in removals if game.state.count(removal.place, removal.piece)]
    while freed := [removal for removal in left if _why_not_fall(game, removal, falling) is None]:
        for removal in freed:
            count = min(removal.count, falling.left(game, removal.piece, removal.place))
            if count:
                falling.fell(removal.piece, removal.place, count)
                fall.append(removal if count == removal.count else replace(removal, count=count))
        left = [removal for removal in left if removal not in freed]
    return fall


def _why_not_fall(game: Game, removal: Removal, falling: Falling) -> Refusal | None:
    if removal.player == removal.piece.owner:
        return None
    return why_not_remove(game, removal.player, removal.piece, removal.place, falling)


def _unspared(removals: Sequence[Removal], spared: Sequence[Spared]) -> list[Removal]:
    """Return what is left of some removals without what is spared of them."""
    left = Counter[tuple[Piece, Place]]()
    for each in spared:
        left[each.piece, each.place] += each.count
    found: list[Removal] = []
    for removal in removals:
        less = min(left[removal.piece, removal.place], removal.count)
        left[removal.piece, removal.place] -= less
        if removal.count > less:
            found.append(replace(removal, count=removal.count - less))
    return found


def _remove(game: Game, removal: Removal, fight: Fight | None, *, replaced: bool) -> Removed:
    piece, place = removal.piece, removal.place
    destination = removed_to(game, piece, place, fight, removal.player, replaced=replaced)
    game.adjust(piece, place, -removal.count)
    game.adjust(form_at(game, piece, destination), destination, removal.count)
    event = Removed(removal.player, piece, removal.count, place, destination, replaced)
    game.tell(event)
    return event


def _spare(game: Game, spared: Spared, fight: Fight | None) -> Moved:
    """Move pieces that are not removed, and note it of the battle."""
    game.shift(spared.piece, spared.count, spared.place, spared.destination)
    if fight is not None:
        fight.spared[spared.piece] = fight.spared.get(spared.piece, 0) + spared.count
    event = Moved(spared.piece.owner, ((spared.piece, spared.count),), spared.place, spared.destination)
    game.tell(event)
    return event


@implements("1.5.4", "4.3.6")
def _let_effects_happen(
    game: Game, events: Sequence[Removed], fight: Fight | None, due_besides: Sequence[Offer] = ()
) -> None:
    """Let happen what removed pieces trigger.

    Each side of a battle orders what its own losses trigger. No rule says which side's losses come first, nor what
    comes first outside of battle, so the player whose turn it is decides (1.1.3), even where it is neither side.
    """
    if fight is None:
        take_in_order(game, game.state.current, [*_due(game, events, fight), *due_besides])
        return
    lost = {side: [e for e in events if _who_lost(fight, e) == side] for side in fight.sides}
    due = {side: offers for side, of in lost.items() if of and (offers := _due(game, of, fight))}
    while sides := [side for side in due if any(offer.can_be_done() for offer in due[side])]:
        side = _whose_losses(game, sides)
        take_in_order(game, side, due.pop(side))
    for side, offers in due.items():
        take_in_order(game, side, offers)
    take_in_order(game, game.state.current, due_besides)


def _who_lost(fight: Fight, event: Removed) -> str:
    """Return the side of a battle that a removed piece was lost by, whoever counts as removing it."""
    return fight.enemy(event.player) if event.player in fight.sides else event.piece.owner


def _due(game: Game, events: Sequence[Removed], fight: Fight | None) -> list[Offer]:
    bending = game.bending(Extension.after_removed) if events else ()
    return [offer for e in bending for offer in e.after_removed(game, events, fight)]


@implements("1.1.3")
def _whose_losses(game: Game, sides: Sequence[str]) -> str:
    return game.ask(game.state.current, "whose losses take effect first", sides)


@implements("G.24", "1.5.4")
def return_removed(game: Game, player: str, held: Place, removals: Sequence[tuple[Removed, Fight | None]]) -> None:
    """Let pieces go on that were removed and held back at a place: at once, to where removal would have sent them.

    Each removal comes with the battle it fell in, if any. What removal triggers does not happen again; what replaces
    the return does, in the order of the player whose turn it is.
    """
    events: list[Removed] = []
    for removal, fight in removals:
        count = min(removal.count, game.state.count(held, removal.piece))
        if count:
            destination = removed_to(
                game, removal.piece, removal.place, fight, removal.player, replaced=removal.replaced, besides=held
            )
            game.adjust(removal.piece, held, -count)
            game.adjust(form_at(game, removal.piece, destination), destination, count)
            game.emit(Removed, player, removal.piece, count, held, destination)
            events.append(Removed(player, removal.piece, count, removal.place, destination))
    due = [offer for e in game.bending(Extension.after_returned) for offer in e.after_returned(game, events)]
    take_in_order(game, game.state.current, due)


@implements("G.32")
def return_pieces(game: Game, player: str, place: Place, pieces: Iterable[tuple[Piece, int]] | None = None) -> None:
    """Return pieces, or all, that lie beside the map, such as on a card or in a box, to their owners' supplies.

    They are not removed by it: nobody scores for them, and nothing else comes of it.
    """
    for piece, count in tuple(game.state.at(place).items() if pieces is None else pieces):
        home = supply(piece.owner)
        game.adjust(piece, place, -count)
        game.adjust(form_at(game, piece, home), home, count)
        game.emit(Removed, player, piece, count, place, home)


@implements("3.2.1", "3.1.1")
def _score_removed(game: Game, events: Sequence[Removed], fight: Fight | None) -> None:
    """Score for pieces removed at once, and what effects add to it, clockwise from the player whose turn it is.

    So the first to reach 30 wins.
    """
    points: dict[str, int] = {}
    for event in events:
        earned = removal_points(game, event.player, event.piece) * event.count
        points[event.player] = points.get(event.player, 0) + earned
    for extension in game.bending(Extension.points_for_removed):
        added = extension.points_for_removed(game, events, fight)
        points[extension.owner] = points.get(extension.owner, 0) + added
    first = game.state.seats.index(game.state.current)
    for player in (*game.state.seats[first:], *game.state.seats[:first]):
        score_points(game, player, points.get(player, 0))


# Moving and replacing (4.2, G.23, G.33) -------------------------------------------------------------------------------
@implements("4.2")
def move_pieces(
    game: Game, player: str, pieces: Sequence[tuple[Piece, int]], origin: Place, destination: Place
) -> None:
    """Move pieces together and let the effects of it happen; whether they may is for :mod:`woodlaw.engine.move`."""
    moving = tuple((piece, count) for piece, count in pieces if count > 0)
    for piece, count in moving:
        game.shift(piece, count, origin, destination)
    event = Moved(player, moving, origin, destination)
    game.tell(event)
    take_in_order(game, game.state.current, _due_after_move(game, event))


def _due_after_move(game: Game, event: Moved) -> list[Offer]:
    return [offer for e in game.bending(Extension.after_moved) for offer in e.after_moved(game, event)]


@implements("G.23")
def replace_piece(game: Game, player: str, old: Piece, new: Piece, place: Place) -> None:
    """Remove one piece and place another in its stead; raises :class:`Forbidden` unless both can be done."""
    refusal = why_not_replace(game, player, old, new, place)
    if refusal:
        game.refuse(refusal)
    uninterrupted(game, lambda: _replace(game, player, old, new, place))


def _replace(game: Game, player: str, old: Piece, new: Piece, place: Place) -> None:
    remove_pieces(game, player, [(old, 1, place)], replaced=True)
    place_pieces(game, player, new, 1, place)
    game.emit(Replaced, player, old, new, place)


@implements("G.23")
def why_not_replace(game: Game, player: str, old: Piece, new: Piece, place: Place) -> Refusal | None:
    """Return why a player cannot replace one piece by another, or None: it must be able both to remove and to place."""
    refusal = why_not_remove(game, player, old, place) if old.owner != player else None
    refusal = refusal or forbidden(
        extension.forbids_replace(game, player, old, place) for extension in game.bending(Extension.forbids_replace)
    )
    if refusal is None and not available(game, new):
        refusal = Refusal("G.23", f"the supply holds no {in_words(new.kind)}")
    if refusal:
        return refusal
    game.adjust(old, place, -1)
    refusal = why_not_place(game, player, new, place) or why_not_so_many(game, player, new, 1, place, supply_of(new))
    game.adjust(old, place, 1)
    return refusal


@implements("G.33")
def swap_pieces(game: Game, player: str, one: tuple[Piece, Place], other: tuple[Piece, Place]) -> None:
    """Have two pieces trade places, whatever forbids to move or to place them.

    Raises :class:`Forbidden` when one of them is not there.
    """
    for piece, place in (one, other):
        if not game.state.count(place, piece):
            raise Forbidden(Refusal("G.33", f"there is no {in_words(piece.kind)} to swap in {name(place)}"))
    for (piece, place), (_, destination) in ((one, other), (other, one)):
        game.shift(piece, 1, place, destination)
        game.emit(Moved, player, ((piece, 1),), place, destination)


# Flipping and items (9.2.5, 16.2.4) -----------------------------------------------------------------------------------
@implements("G.19")
def flip_piece(game: Game, player: str, old: Piece, new: Piece, place: Place) -> None:
    """Turn a piece that has two sides over where it lies: nothing is removed, and nothing is placed.

    Raises :class:`Forbidden` when it is not there, and when it cannot be turned over.
    """
    if not game.state.count(place, old):
        raise Forbidden(Refusal("G.19", f"there is no {old.kind.replace('_', ' ')} to flip in {name(place)}"))
    refusal = why_not_flip(game, player, old, place)
    if refusal:
        game.refuse(refusal)
    game.adjust(old, place, -1)
    game.adjust(new, place, 1)
    game.emit(Flipped, player, old, new, place)


@implements("G.13")
def take_item(game: Game, player: str, item: Piece, source: Place, target: Place) -> None:
    """Have a player take an item from a place and put it in another, such as from a Crafted Items box."""
    game.shift(item, 1, source, target)
    game.emit(ItemMoved, player, item, 1, source, target)


@implements("G.13")
def flip_item(game: Game, player: str, item: Piece, place: Place, target: Place | None = None) -> None:
    """Turn an item over, from face up to face down or back, where it lies or into another place.

    An item that is face down is a piece of its own (:func:`woodlaw.table.pieces.other_side`).
    """
    flipped = other_side(item)
    game.adjust(item, place, -1)
    lies = target or place
    game.adjust(flipped, lies, 1)
    game.emit(ItemFlipped, player, item, place, lies)
    for extension in game.bending(Extension.after_item_flipped):
        if extension.owner == lies.owner:
            extension.after_item_flipped(game, flipped, lies)


# Points and dice -----------------------------------------------------------------------------------------------------
@implements("3.2", "3.1", "3.3.1")
def score_points(game: Game, player: str, points: int) -> None:
    """Score points, or lose them when negative; the first player with enough wins on the spot, a team once all have.

    Raises :class:`GameWon` then. What is told is how far the score marker moves: nobody scores beyond the end of the
    track or loses more than there are, and a player whose marker has left the track scores nothing (3.3.1).
    """
    moved = game.score(player, points)
    if not moved:
        return
    game.emit(Scored, player, moved)
    if has_points_to_win(game, player):
        winners, clause = wins_by_points(game, player)
        if winners:
            raise GameWon(winners, clause)


@implements("4.3.3", "5.1.6")
def roll_dice(game: Game, fight: Fight) -> tuple[int, int]:
    """Roll both battle dice, the higher first: each shows 0 to 3, each as often (5.1.6)."""
    faces = die_faces(game)
    one, other = game.roll(faces), game.roll(faces)
    rolls = (one, other) if rolls_apart(game, fight) else (max(one, other), min(one, other))
    game.emit(Rolled, rolls)
    return rolls
