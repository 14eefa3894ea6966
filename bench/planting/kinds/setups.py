"""What factions cannot set up with: the starting pieces of the Marquise, the Eyrie and the Alliance."""

from __future__ import annotations

import re
from collections.abc import Callable

from bench.planting.kind import Plant, kind, named
from bench.planting.moment import (
    ALLIANCE,
    BOT_ALLIANCE,
    EYRIE,
    MARQUISE,
    Moment,
    Planting,
    node_of,
)
from woodlaw.engine.concepts import open_slots
from woodlaw.engine.setup import corners_to_start_in, starts_of_others
from woodlaw.table.places import clearing


def written_as(at: Moment, pattern: str, *texts: str) -> Planting | None:
    """Write the first action of a setup that matches a pattern otherwise, with its groups; no texts leave it out."""
    for number, text in enumerate(at.texts):
        if found := re.fullmatch(pattern, text):
            return at.rewrite(number, *(found.expand(each) for each in texts))
    return None


def added(at: Moment, *texts: str) -> Planting:
    """Write more actions at the end of a setup."""
    return Planting((*at.nodes, *map(node_of, texts)))


def group_of(at: Moment, pattern: str) -> str:
    """Return the first group of the first action of a setup that matches a pattern, or nothing."""
    return next((found[1] for text in at.texts if (found := re.fullmatch(pattern, text))), "")


def no_corner(at: Moment) -> int:
    """Return a clearing that lies in no corner and has an open slot, in which no keep is."""
    corners = at.state.map.corners
    sites = [p for p in at.clearings if p.number not in corners and open_slots(at.game, p) and not at.kept(p)]
    return sites[0].number


def moved_to(at: Moment, number: int) -> Planting | None:
    """Write everything that a setup places in one clearing in another, unless it starts there."""
    texts = [re.sub(r"->\d+", f"->{number}", text) for text in at.texts]
    return Planting(tuple(map(node_of, texts))) if texts != at.texts else None


def corner_of_another(at: Moment) -> int:
    """Return a corner where another faction starts and no keep is, or 0."""
    starts = [place for place in starts_of_others(at.game, at.me) if place.number in at.state.map.corners]
    return next((place.number for place in starts if not at.kept(place)), 0)


def corner_not_opposite(at: Moment, kind_: str) -> int:
    """Return a corner that is nobody's start and opposite nobody's, though another is opposite somebody's; or 0."""
    piece = at.letters[at.letter].piece(kind_)
    starts, first = starts_of_others(at.game, at.me), corners_to_start_in(at.game, at.me, piece)
    opposite = [clearing(at.state.map.opposite_corner(p.number)) for p in starts if p.number in at.state.map.corners]
    if not set(opposite) & set(first):
        return 0
    free = (place for place in map(clearing, at.state.map.corners) if place not in first and place not in starts)
    return next((place.number for place in free), 0)


# The Marquise (6.3) ---------------------------------------------------------------------------------------------------
@kind("a keep outside the corners", "6.3.2", MARQUISE, setup=True)
def marquise_keep_in_no_corner(at: Moment) -> Planting | None:
    """The keep goes to a clearing that lies in no corner."""
    return written_as(at, r"t_k->\d+", f"t_k->{no_corner(at)}")


@kind("a setup without the keep", "6.3.2", MARQUISE, setup=True)
def marquise_keep_missing(at: Moment) -> Planting | None:
    """The keep is left out."""
    return written_as(at, r"t_k->\d+")


def _garrison(at: Moment) -> list[str]:
    return group_of(at, r"w->([\d+]+)").split("+")


@kind("a clearing without a warrior in the garrison", "6.3.3", MARQUISE, setup=True)
def marquise_garrison_missing(at: Moment) -> Planting | None:
    """One clearing is left out."""
    return written_as(at, r"w->.*", "w->" + "+".join(_garrison(at)[:-1]))


@kind("a warrior in the corner opposite the keep", "6.3.3", MARQUISE, setup=True)
def marquise_garrison_opposite(at: Moment) -> Planting | None:
    """The last warrior comes to the opposite corner."""
    opposite = at.state.map.opposite_corner(int(group_of(at, r"t_k->(\d+)")))
    return written_as(at, r"w->.*", "w->" + "+".join([*_garrison(at), str(opposite)]))


@kind("two warriors in a clearing of the garrison", "6.3.3", MARQUISE, setup=True)
def marquise_garrison_doubled(at: Moment) -> Planting | None:
    """A clearing gets its warrior twice."""
    there = _garrison(at)
    return written_as(at, r"w->.*", "w->" + "+".join([*there, there[0]]))


def _far_from_keep(at: Moment) -> int:
    keep = clearing(int(group_of(at, r"t_k->(\d+)")))
    near = (keep, *at.linked(keep))
    return next(place.number for place in at.clearings if place not in near and open_slots(at.game, place))


@kind("a starting building neither beside the keep nor with it", "6.3.4", MARQUISE, setup=True)
def marquise_starts_far_from_keep(at: Moment) -> Planting | None:
    """The workshop goes to a clearing that is not adjacent to the keep's."""
    return written_as(at, r"b_w->\d+", f"b_w->{_far_from_keep(at)}")


@kind("a starting building left out", "6.3.4", MARQUISE, setup=True)
def marquise_building_missing(at: Moment) -> Planting | None:
    """The recruiter is left out."""
    return written_as(at, r"b_r->\d+")


@kind("a starting building placed twice", "6.3.4", MARQUISE, setup=True)
def marquise_building_doubled(at: Moment) -> Planting | None:
    """A second sawmill comes from its track."""
    return added(at, f"b_s->{no_corner(at)}")


@kind("wood on the map in the Marquise's setup", "6.3.1", MARQUISE, setup=True)
def marquise_starts_with_wood(at: Moment) -> Planting | None:
    """The sawmill has its first wood."""
    site = group_of(at, r"b_s->(\d+)")
    return added(at, f"t->{site}")


# The Eyrie (7.3) ------------------------------------------------------------------------------------------------------
@kind("a first roost outside the corners", "7.3.2", EYRIE, setup=True)
def eyrie_start_in_no_corner(at: Moment) -> Planting | None:
    """Roost and warriors go to a clearing that lies in no corner."""
    return moved_to(at, no_corner(at))


@kind("a first roost opposite no other starting corner, though it can be", "7.3.2", EYRIE, setup=True, rare=True)
def eyrie_start_not_opposite(at: Moment) -> Planting | None:
    """Roost and warriors go to a corner beside the keep's."""
    corner = corner_not_opposite(at, "roost")
    return moved_to(at, corner) if corner else None


@kind("other than six warriors at the first roost", "7.3.2", EYRIE, setup=True)
def eyrie_start_with_five(at: Moment) -> Planting | None:
    """Five warriors are placed."""
    return written_as(at, r"6w->(\d+)", r"5w->\1")


@kind("other than six warriors at the first roost", "7.3.2", EYRIE, setup=True)
def eyrie_start_with_seven(at: Moment) -> Planting | None:
    """Seven warriors are placed."""
    return written_as(at, r"6w->(\d+)", r"7w->\1")


@kind("starting warriors elsewhere than at the first roost", "7.3.2", EYRIE, setup=True)
def eyrie_start_apart(at: Moment) -> Planting | None:
    """The warriors go to a clearing without the roost."""
    return written_as(at, r"6w->\d+", f"6w->{no_corner(at)}")


@kind("a setup without a roost", "7.3.2", EYRIE, setup=True)
def eyrie_roost_missing(at: Moment) -> Planting | None:
    """The roost is left out."""
    return written_as(at, r"b->\d+")


@kind("a setup with two roosts", "7.3.2", EYRIE, setup=True)
def eyrie_starts_with_two_roosts(at: Moment) -> Planting | None:
    """A second roost comes from the track."""
    return added(at, f"b->{no_corner(at)}")


@kind("a setup without a leader", "7.3.3", EYRIE, setup=True)
def eyrie_leader_missing(at: Moment) -> Planting | None:
    """No leader is chosen."""
    return written_as(at, r"#\w+->E\$")


@kind("two leaders chosen in setup", "7.3.3", EYRIE, setup=True)
def eyrie_two_leaders(at: Moment) -> Planting | None:
    """A second leader is chosen after the first."""
    chosen = group_of(at, r"#(\w+)->E\$")
    return added(at, f"#{'despot' if chosen != 'despot' else 'builder'}->E$")


# The Alliance (8.3) and its bot (RB.6.3) ------------------------------------------------------------------------------
@kind("other than three first supporters", "8.3.4", ALLIANCE, setup=True)
def alliance_two_supporters(at: Moment) -> Planting | None:
    """Two supporters are drawn."""
    return written_as(at, r"3#->A\$", "2#->A$")


@kind("other than three first supporters", "8.3.4", ALLIANCE, setup=True)
def alliance_four_supporters(at: Moment) -> Planting | None:
    """Four supporters are drawn."""
    return written_as(at, r"3#->A\$", "4#->A$")


def _base(at: Moment) -> str:
    sites = [place for place in at.clearings if open_slots(at.game, place) and not at.kept(place)]
    return f"b_{min(at.suits(sites[0]))[0]}->{sites[0].number}"


def _free(at: Moment) -> int:
    return next(place.number for place in at.clearings if not at.kept(place))


def _of_alliances(told: str, human: str, bot: str) -> Callable[[Plant], Plant]:
    """Declare a kind of the Alliance and one of its bot, each with its clause."""

    def declare(plant: Plant) -> Plant:
        kind(f"the Alliance's setup with {told}", human, ALLIANCE, setup=True)(plant)
        kind(f"the Automated Alliance's setup with {told}", bot, BOT_ALLIANCE, setup=True)(
            named(plant, f"bot_{plant.__name__}")
        )
        return plant

    return declare


@_of_alliances("a warrior on the map", "8.3.1", "RB.6.3.1")
def alliance_starts_with_warrior(at: Moment) -> Planting | None:
    """A warrior leaves the supply."""
    return added(at, f"w->{_free(at)}")


@_of_alliances("a base on the map", "8.3.2", "RB.6.3.2")
def alliance_starts_with_base(at: Moment) -> Planting | None:
    """A base leaves the Bases box."""
    return added(at, _base(at))


@_of_alliances("sympathy on the map", "8.3.3", "RB.6.3.3")
def alliance_starts_with_sympathy(at: Moment) -> Planting | None:
    """A sympathy token leaves the track."""
    return added(at, f"t->{_free(at)}")
