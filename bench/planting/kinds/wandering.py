"""Where and with what the Vagabonds cannot start, and where they cannot slip to (9.3, 9.4.2)."""

from __future__ import annotations

import re

from bench.planting.kinds.setups import added, group_of, written_as
from bench.planting.kinds.vagabond import BOTH, of_both
from bench.planting.moment import Moment, Planting
from woodlaw.engine.forests import side_by_side
from woodlaw.logs.rootlog.syntax import Move
from woodlaw.table.pieces import item
from woodlaw.table.places import PlaceKind, forest


@of_both("a setup without a character", "9.3.1", setup=True)
def vagabond_character_missing(at: Moment) -> Planting | None:
    """No character is chosen."""
    return written_as(at, r"#\w+->\w\$")


@of_both("two characters chosen in setup", "9.3.1", setup=True)
def vagabond_two_characters(at: Moment) -> Planting | None:
    """A second character is chosen after the first."""
    chosen = group_of(at, r"#(\w+)->\w\$")
    return added(at, f"#{'thief' if chosen != 'thief' else 'ranger'}->{at.letter}$")


@of_both("a pawn that starts in a clearing", "9.3.2", setup=True)
def vagabond_starts_in_clearing(at: Moment) -> Planting | None:
    """The pawn goes to a clearing beside its forest."""
    return written_as(at, r"p->(\d+)[\d_]+", r"p->\1")


@of_both("a pawn that starts in a forest that no map has", "9.3.2", setup=True)
def vagabond_starts_in_no_forest(at: Moment) -> Planting | None:
    """Two clearings at two ends of the map enclose the forest that is named."""
    corner = at.state.map.corners[0]
    ends = sorted((corner, at.state.map.opposite_corner(corner)))
    return written_as(at, r"p->[\d_]+", f"p->{ends[0]}_{ends[1]}")


@of_both("a setup without the pawn", "9.3.2", setup=True)
def vagabond_pawn_missing(at: Moment) -> Planting | None:
    """The pawn is left out."""
    return written_as(at, r"p->[\d_]+")


@of_both("a relationship that does not start at Indifferent", "9.3.6", setup=True)
def vagabond_starts_with_friend(at: Moment) -> Planting | None:
    """A marker starts on the first space of the track."""
    for other in at.others:
        if other not in BOTH:
            return added(at, f"$_{at.letter_of(other)}->1")
    return None


ITEMS = {"h": "hammer", "s": "sword", "x": "crossbow", "t": "tea", "c": "coin", "b": "bag"}
"""Items that some characters start without, by their letters."""


@of_both("an item exhausted that the character does not start with", "9.3.5", on=Move)
def vagabond_exhausts_what_is_not_his(at: Moment) -> Planting | None:
    """An item that lies nowhere on his board is exhausted in the first round."""
    if at.n or at.number >= len(at.state.seats):
        return None
    boxes = [place for place in at.state.pieces if place.kind is PlaceKind.BOARD and place.owner == at.me]
    for letter, kind_ in ITEMS.items():
        if not any(at.state.count(box, item(kind_)) for box in boxes):
            return at.insert(f"%{letter}->e")
    return None


@of_both("a Slip to a forest that is not adjacent", "9.4.2", on=Move)
def vagabond_slips_too_far(at: Moment) -> Planting | None:
    """The pawn goes from its forest to one that no single path, river or shore parts from it."""
    found = re.fullmatch(r"p((?:\d+_)+\d+)->.*", at.text)
    if not found:
        return None
    start = forest(tuple(map(int, found[1].split("_"))))
    for enclosing in at.state.map.forests:
        if forest(enclosing) is not start and not side_by_side(at.game, start, forest(enclosing)):
            return at.swap(f"p{found[1]}->{'_'.join(map(str, sorted(enclosing)))}")
    return None
