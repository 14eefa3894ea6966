"""Pieces: more than there are, where they cannot be, and points for what is removed (1.5, 2.2.3, 3.2.1)."""

from __future__ import annotations

from bench.planting.kind import kind
from bench.planting.moment import (
    ALLIANCE,
    BOT_ALLIANCE,
    CLERGY,
    EYRIE,
    MARQUISE,
    REAVERS,
    Moment,
    Planting,
    clearing_move,
    node_of,
    placed,
    spent,
)
from woodlaw.engine.concepts import open_slots
from woodlaw.logs.rootlog.syntax import Battle, ClearingAt, Move, OpenPath, Pieces, Score
from woodlaw.logs.rootlog.writer import write_action
from woodlaw.table.pieces import Category
from woodlaw.table.places import supply

PLAIN_SCORERS = (ALLIANCE, EYRIE, MARQUISE)
"""Factions that score for removed pieces as 3.2.1 says, and nothing else in battle."""


@kind("more warriors placed than the supply holds", "1.5.1", on=Move)
def place_too_many(at: Moment) -> Planting | None:
    """One warrior more than are left."""
    ends = placed(at.node, "w", "")
    if not ends:
        return None
    left = at.state.warriors(supply(at.me), at.me)
    return at.swap(f"{left + 1}w->{ends[0]}") if left else None


@kind("a building placed where no slot is open", "2.2.3", on=Move)
def build_without_slot(at: Moment) -> Planting | None:
    """The same building in a clearing that the player rules and that is full."""
    ends = placed(at.node, "b")
    if not ends or len(ends) != 1 or at.me == BOT_ALLIANCE:
        return None
    for place in at.clearings:
        if at.rules(place) and not open_slots(at.game, place) and place.number != ends[0]:
            return at.swap(f"{at.text.split('->')[0]}->{place.number}")
    return None


@kind("more pieces removed than stand in the clearing", "1.5.4", on=Move)
def remove_too_many(at: Moment) -> Planting | None:
    """One warrior more than are there."""
    node = at.node
    if not isinstance(node, Move) or node.ends or len(node.groups) != 1:
        return None
    (group,) = node.groups
    if not isinstance(group.start, ClearingAt) or len(group.things) != 1:
        return None
    (thing,) = group.things
    if not isinstance(thing, Pieces) or thing.kind != "w" or thing.detail or thing.owner not in at.letters:
        return None
    there = next(place for place in at.clearings if place.number == group.start.number)
    count = at.warriors(there, at.letters[thing.owner].name)
    return at.swap(f"{count + 1}{thing.owner}w{group.start.number}->")


@kind("a piece placed where the Marquise's keep is", "6.2.2", on=Move)
def place_at_keep(at: Moment) -> Planting | None:
    """A warrior of another comes to the keep's clearing."""
    ends = placed(at.node, "w", "")
    if not ends or at.me == MARQUISE:
        return None
    for place in at.clearings:
        if at.kept(place):
            return at.swap(f"w->{place.number}")
    return None


@kind("a piece of another placed for nothing", "G.20", on=Move, rare=True)
def place_for_another(at: Moment) -> Planting | None:
    """A warrior of another player comes out of its supply in the turn's player's Daylight."""
    if clearing_move(at.node) is None or not at.plain(*at.state.seats) or at.seated(REAVERS, CLERGY):
        return None
    for other in at.others:
        if other in (MARQUISE, EYRIE) and at.state.warriors(supply(other), other):
            place = next(place for place in at.clearings if not at.kept(place))
            return at.insert(f"{at.letter_of(other)}w->{place.number}")
    return None


def _scored(at: Moment) -> int | None:
    """Return the points that the player scores for the enemy pieces it removes next, where 3.2.1 alone gives any."""
    node, after = at.node, at.to_come[0] if at.to_come else None
    if at.me not in PLAIN_SCORERS or at.state.score[at.me] is None or not at.turns_left:
        return None
    if not at.plain() or at.seated(BOT_ALLIANCE, CLERGY, REAVERS):
        return None
    if not any(isinstance(node, Battle) for node in at.done):
        return None
    if not isinstance(node, Move) or node.ends or len(node.groups) != 1 or len(node.groups[0].things) != 1:
        return None
    thing = node.groups[0].things[0]
    removes = isinstance(thing, Pieces) and thing.kind in "bt" and thing.owner not in ("", at.letter)
    if not removes or not isinstance(node.groups[0].start, ClearingAt):
        return None
    return after.points if isinstance(after, Score) and not after.player else None


@kind("no points for a removed building or token", "3.2.1", on=Move, rare=True)
def removal_points_missing(at: Moment) -> Planting | None:
    """The points are left out."""
    return at.swap(at.text, of=2) if _scored(at) else None


@kind("more points than buildings and tokens were removed", "3.2.1", on=Move, rare=True)
def removal_points_too_many(at: Moment) -> Planting | None:
    """One point more."""
    points = _scored(at)
    return at.swap(at.text, f"++{points + 1}", of=2) if points else None


@kind("points for a removed warrior", "3.2.1", on=Move)
def points_for_warriors(at: Moment) -> Planting | None:
    """A point for a warrior that falls."""
    node, after = at.node, at.to_come[0] if at.to_come else None
    if at.me not in PLAIN_SCORERS or at.state.score[at.me] is None or not at.turns_left:
        return None
    if not at.plain(*at.state.seats) or at.seated(BOT_ALLIANCE, CLERGY) or isinstance(after, Score):
        return None
    if not isinstance(node, Move) or node.ends or len(node.groups) != 1 or len(node.groups[0].things) != 1:
        return None
    thing = node.groups[0].things[0]
    if not isinstance(thing, Pieces) or thing.kind != "w" or thing.owner in ("", at.letter):
        return None
    return at.swap(at.text, "++")


@kind("a building removed of which none stands in the clearing", "1.5.4", on=Battle)
def remove_what_is_not_there(at: Moment) -> Planting | None:
    """A building of the defender falls elsewhere than where it stands."""
    node = at.node
    if not isinstance(node, Battle) or node.defender not in at.letters:
        return None
    defender = at.letters[node.defender]
    for kind_, spec in defender.pieces.items():
        if spec.piece.category is not Category.BUILDING or not spec.rootlog:
            continue
        for place in at.clearings:
            if place.number == node.clearing and not at.state.count(place, defender.piece(kind_)):
                return at.swap(write_action(node), f"{node.defender}{spec.rootlog[0]}{node.clearing}->")
    return None


@kind("two closed paths removed in a turn", "M.4.3", on=OpenPath)
def open_two_paths(at: Moment) -> Planting | None:
    """A second path is opened, with another card, and scored."""
    node = at.node
    assert isinstance(node, OpenPath)
    for one, other in sorted(at.state.closed_paths):
        near = [place for place in at.clearings if place.number in (one, other) and at.pieces(place, at.me)]
        if {one, other} != {node.one, node.other} and near and len(at.hand()) > 1:
            more = map(node_of, (f"#{at.letter}->", f"{one}_{other}->", "++"))
            return Planting((*at.nodes[: at.n + 2], *more, *at.nodes[at.n + 2 :]))
    return None


@kind("a closed path opened for no points", "M.4.3", on=OpenPath)
def open_path_without_point(at: Moment) -> Planting | None:
    """The point is left out."""
    after = at.to_come[0] if at.to_come else None
    if not isinstance(after, Score) or at.state.score[at.me] is None or not at.turns_left or at.me == BOT_ALLIANCE:
        return None
    if any(text.startswith(("b_c", "b_e")) for text in at.texts):
        return None  # What these score no source tells for sure.
    return at.swap(at.text, of=2)


@kind("a closed path opened for the card that a dominance card costs", "M.4.3", on=OpenPath, rare=True)
def open_path_with_dominance(at: Moment) -> Planting | None:
    """The card spent is left out, where as many are spent as dominance cards are taken."""
    taken = sum(f"dom*->{at.letter}" in text for text in at.texts)
    if not at.done or spent(at.done[-1], at.letter) is None or not 0 < at.spends <= taken + 1:
        return None
    return at.without(at.n - 1) if taken else None


@kind("a closed path opened without spending a card", "M.4.3", on=OpenPath)
def open_path_without_card(at: Moment) -> Planting | None:
    """The card spent is left out."""
    if not at.done or spent(at.done[-1], at.letter) is None or at.spends != 1:
        return None
    return at.without(at.n - 1)
