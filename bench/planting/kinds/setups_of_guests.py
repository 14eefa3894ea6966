"""What the Diaspora, the Knaves, the Clergy, the Legion and the Lemmings cannot set up with."""

from __future__ import annotations

import re

from bench.planting.kind import kind
from bench.planting.kinds.setups import (
    added,
    corner_not_opposite,
    corner_of_another,
    group_of,
    moved_to,
    no_corner,
    written_as,
)
from bench.planting.moment import (
    CLERGY,
    DIASPORA,
    KNAVES,
    LEGION,
    REAVERS,
    SECOND_VAGABOND,
    VAGABOND,
    Moment,
    Planting,
    node_of,
    spent,
)
from woodlaw.engine.concepts import open_slots
from woodlaw.factions.lilypad_diaspora.enclaves import on_river
from woodlaw.logs.rootlog.syntax import Move
from woodlaw.table.places import clearing


# The Diaspora (16.3) --------------------------------------------------------------------------------------------------
@kind("a start of the Diaspora away from the river", "16.3.2", DIASPORA, setup=True)
def diaspora_starts_on_land(at: Moment) -> Planting | None:
    """Warriors and enclave go to a clearing that is not on the river."""
    dry = [place.number for place in at.clearings if not on_river(at.game, place) and not at.kept(place)]
    return moved_to(at, dry[0]) if dry else None


@kind("other than five starting warriors of the Diaspora", "16.3.2", DIASPORA, setup=True)
def diaspora_starts_with_four(at: Moment) -> Planting | None:
    """Four warriors are placed."""
    return written_as(at, r"5w->(\d+)", r"4w->\1")


@kind("a first enclave that is Militant", "16.3.2", DIASPORA, setup=True)
def diaspora_starts_militant(at: Moment) -> Planting | None:
    """The enclave lies Militant side up."""
    return written_as(at, r"t_p->(\d+)", r"t_m->\1")


@kind("two enclaves placed in setup", "16.3.2", DIASPORA, setup=True)
def diaspora_starts_with_two(at: Moment) -> Planting | None:
    """A second enclave comes to another clearing on the river."""
    first = group_of(at, r"t_p->(\d+)")
    wet = [p.number for p in at.clearings if on_river(at.game, p) and not at.kept(p) and str(p.number) != first]
    return added(at, f"t_p->{wet[0]}")


@kind("Frog Dominance met by two players", "16.3.3", DIASPORA, on=Move, rare=True)
def frog_dominance_of_two(at: Moment) -> Planting | None:
    """A card spent is Frog Dominance."""
    cards = spent(at.node, at.letter)
    if len(at.state.seats) != len("FC") or cards is None or cards.count != 1:
        return None
    return at.swap(f"G#dom{at.letter}->")


# The Knaves (18.3) ----------------------------------------------------------------------------------------------------
CAPTAIN = r"\$_(\w+)->u"


def _captains(at: Moment) -> list[str]:
    return [found[1] for text in at.texts if (found := re.fullmatch(CAPTAIN, text))]


def _other_captain(at: Moment) -> str:
    kinds = [piece.kind for piece in (spec.piece for spec in at.letters[at.letter].pieces.values())]
    return next(name for name in ("ronin", "thief", "ranger", "vagrant") if name in kinds and name not in _captains(at))


def _forest(at: Moment, *captains: str) -> list[str]:
    return [found[1] for name in captains for text in at.texts if (found := re.fullmatch(rf"w_{name}->([\d_]+)", text))]


@kind("the Knaves beside a Vagabond", "18.2.1", KNAVES, setup=True)
def knaves_beside_vagabond(at: Moment) -> Planting | None:
    """The Vagabond has a seat at the same table."""
    return None if at.seated(VAGABOND, SECOND_VAGABOND) else Planting(at.nodes, "V: Vagabond")


@kind("other than three Captains chosen", "18.3.2", KNAVES, setup=True)
def knaves_choose_four(at: Moment) -> Planting | None:
    """A fourth Captain is chosen, without a forest."""
    return added(at, f"$_{_other_captain(at)}->u")


@kind("other than three Captains chosen", "18.3.2", KNAVES, setup=True)
def knaves_choose_two(at: Moment) -> Planting | None:
    """One of the Captains is neither chosen nor placed, nor its Skunk."""
    name = _captains(at)[0]
    (place,) = _forest(at, name)
    gone = {f"$_{name}->u", f"w_{name}->{place}", f"w->{place}"}
    return Planting(tuple(node for node, text in zip(at.nodes, at.texts, strict=True) if text not in gone))


@kind("a Captain placed who was not chosen", "18.3.2", KNAVES, setup=True)
def knaves_place_another(at: Moment) -> Planting | None:
    """Another Captain than the chosen goes to a forest."""
    return written_as(at, rf"w_{_captains(at)[0]}->([\d_]+)", rf"w_{_other_captain(at)}->\1")


@kind("two Captains in one forest", "18.3.3", KNAVES, setup=True)
def knaves_share_a_forest(at: Moment) -> Planting | None:
    """One Captain and its Skunk go to the forest of another."""
    one, other = _forest(at, *_captains(at)[:2])
    texts = [re.sub(rf"->{other}$", f"->{one}", text) for text in at.texts]
    return Planting(tuple(map(node_of, texts)))


@kind("a Captain who starts in a clearing", "18.3.3", KNAVES, setup=True)
def knaves_start_in_clearing(at: Moment) -> Planting | None:
    """A Captain goes to a clearing beside its forest."""
    return written_as(at, rf"(w_{_captains(at)[0]}->\d+)[\d_]+", r"\1")


@kind("a Captain without a Skunk", "18.3.3", KNAVES, setup=True)
def knaves_skunk_missing(at: Moment) -> Planting | None:
    """One Skunk is left out."""
    return written_as(at, r"w->[\d_]+")


@kind("a Skunk too many in a forest", "18.3.3", KNAVES, setup=True)
def knaves_skunk_too_many(at: Moment) -> Planting | None:
    """Two Skunks go to one forest."""
    return written_as(at, r"w->([\d_]+)", r"2w->\1")


@kind("acclaim on the map in setup", "18.3.4", KNAVES, setup=True)
def knaves_start_with_acclaim(at: Moment) -> Planting | None:
    """An acclaim token leaves its slot."""
    return added(at, f"t_a->{next(place.number for place in at.clearings if not at.kept(place))}")


# The Clergy (HCC.3) ---------------------------------------------------------------------------------------------------
def _cathedral(at: Moment) -> int:
    return int(group_of(at, r"b_c->(\d+)"))


@kind("the first Cathedral in a corner", "HCC.3.2", CLERGY, setup=True)
def clergy_start_in_corner(at: Moment) -> Planting | None:
    """Cathedral and warriors go to a corner."""
    free = [p for p in map(clearing, at.state.map.corners) if open_slots(at.game, p) and not at.kept(p)]
    taken = {number for text in at.texts for number in re.findall(r"\d+", text.partition("->")[2])}
    site = next((place.number for place in free if str(place.number) not in taken), 0)
    old = _cathedral(at)
    texts = [re.sub(rf"^(b_c|3w)->{old}$", rf"\1->{site}", text) for text in at.texts]
    return Planting(tuple(map(node_of, texts))) if site else None


@kind("a setup without a Cathedral", "HCC.3.2", CLERGY, setup=True)
def clergy_cathedral_missing(at: Moment) -> Planting | None:
    """The Cathedral is left out."""
    return written_as(at, r"b_c->\d+")


@kind("other than three warriors at the first Cathedral", "HCC.3.2", CLERGY, setup=True)
def clergy_start_with_two(at: Moment) -> Planting | None:
    """Two warriors are placed."""
    return written_as(at, r"3w->(\d+)", r"2w->\1")


@kind("no warrior in a clearing of one of the suits", "HCC.3.2", CLERGY, setup=True)
def clergy_suit_missing(at: Moment) -> Planting | None:
    """One of the three warriors is left out."""
    return written_as(at, r"w->([\d+]+)\+\d+", r"w->\1")


@kind("a flower at the first Cathedral", "HCC.3.2", CLERGY, setup=True)
def clergy_flower_at_cathedral(at: Moment) -> Planting | None:
    """A flower that matches the clearing goes to the starting Cathedral."""
    suit = min(at.suits(clearing(_cathedral(at))))
    return written_as(at, r"t_[fmr]->\d+", f"t_{suit[0]}->{_cathedral(at)}")


@kind("a flower placed in setup that does not match its clearing", "HCC.3.2", CLERGY, setup=True)
def clergy_flower_off_suit(at: Moment) -> Planting | None:
    """A flower of another suit goes to the clearing."""
    place = clearing(int(group_of(at, r"t_[fmr]->(\d+)") or 1))
    return written_as(at, r"t_[fmr]->(\d+)", rf"t_{at.suit_not_of(place).lower()}->\1")


@kind("a flower placed in setup where no warrior is", "HCC.3.2", CLERGY, setup=True)
def clergy_flower_alone(at: Moment) -> Planting | None:
    """A flower goes to a clearing of its suit without warriors."""
    suit, taken = group_of(at, r"t_([fmr])->\d+"), set(re.findall(r"\d+", "/".join(at.texts)))
    there = (p.number for p in at.clearings if any(each[0] == suit for each in at.suits(p)) and not at.kept(p))
    site = next((number for number in there if str(number) not in taken), 0)
    return written_as(at, rf"t_{suit}->\d+", f"t_{suit}->{site}") if suit and site else None


@kind("other than three flowers placed in setup", "HCC.3.2", CLERGY, setup=True)
def clergy_flower_missing(at: Moment) -> Planting | None:
    """One flower is left out, where all find room: a warrior of each suit stands away from the Cathedral."""
    if str(_cathedral(at)) in group_of(at, r"w->([\d+]+)").split("+"):
        return None
    return written_as(at, r"t_\w->\d+(?:\+\d+)?")


@kind("other than three flowers placed in setup", "HCC.3.2", CLERGY, setup=True)
def clergy_fourth_flower(at: Moment) -> Planting | None:
    """A fourth flower is placed beside another, where no flower stayed in the bag."""
    if str(_cathedral(at)) in group_of(at, r"w->([\d+]+)").split("+"):
        return None
    return written_as(at, r"(t_\w->\d+)", r"\1", r"\1")


@kind("a faction that starts Penitent", "HCC.3.4", CLERGY, setup=True)
def clergy_start_with_penitent(at: Moment) -> Planting | None:
    """A marker is put in the Penitent slot."""
    return written_as(at, r"\$_(\w)->h", r"$_\1->p")


# The Legion (QL.3) ----------------------------------------------------------------------------------------------------
@kind("other than three warriors in a starting clearing of the Legion", "QL.3.2", LEGION, setup=True)
def legion_start_with_two(at: Moment) -> Planting | None:
    """Two warriors go to each."""
    return written_as(at, r"3w->(.*)", r"2w->\1")


@kind("a start of the Legion in no corner", "QL.3.2", LEGION, setup=True)
def legion_start_in_no_corner(at: Moment) -> Planting | None:
    """Both clearings lie in no corner, side by side."""
    corners = at.state.map.corners
    for place in at.clearings:
        for other in at.linked(place):
            if place.number not in corners and other.number not in corners and not at.kept(place):
                return written_as(at, r"3w->.*", f"3w->{place.number}+{other.number}")
    return None


@kind("a start of the Legion in two clearings that are not adjacent", "QL.3.2", LEGION, setup=True)
def legion_start_apart(at: Moment) -> Planting | None:
    """The second clearing is not adjacent to the corner."""
    corner = clearing(int(group_of(at, r"3w->(\d+).*")))
    far = [p for p in at.clearings if p not in (corner, *at.linked(corner)) and p.number not in at.state.map.corners]
    return written_as(at, r"3w->(\d+).*", rf"3w->\1+{far[0].number}")


@kind("a start of the Legion opposite nobody's, though it can be", "QL.3.2", LEGION, setup=True, rare=True)
def legion_start_not_opposite(at: Moment) -> Planting | None:
    """The warriors go to another corner."""
    corner = corner_not_opposite(at, "warrior")
    if not corner:
        return None
    beside = next((p for p in at.linked(clearing(corner)) if p.number not in at.state.map.corners), None)
    return written_as(at, r"3w->.*", f"3w->{corner}+{beside.number}") if beside else None


@kind("a colony on the map in setup", "QL.3.1", LEGION, setup=True)
def legion_start_with_colony(at: Moment) -> Planting | None:
    """A colony leaves the supply."""
    site = group_of(at, r"3w->(\d+).*")
    return added(at, f"t_c->{site}")


@kind("no card drawn before the first campaign card", "QL.3.3", LEGION, setup=True)
def legion_start_without_draw(at: Moment) -> Planting | None:
    """The draw is left out."""
    return written_as(at, r"#->J")


@kind("two cards drawn before the first campaign card", "QL.3.3", LEGION, setup=True)
def legion_start_with_two_cards(at: Moment) -> Planting | None:
    """Two cards are drawn."""
    return written_as(at, r"#->J", "2#->J")


@kind("a setup without a campaign card", "QL.3.3", LEGION, setup=True)
def legion_start_without_campaign(at: Moment) -> Planting | None:
    """No card goes to the board."""
    return written_as(at, r"\w#\S+J->J\$")


# The Lemmings (LR.3) --------------------------------------------------------------------------------------------------
@kind("a first encampment outside the corners", "LR.3.2", REAVERS, setup=True)
def lemmings_start_in_no_corner(at: Moment) -> Planting | None:
    """Encampment and warriors go to a clearing that lies in no corner."""
    return moved_to(at, no_corner(at))


@kind("a first encampment where another starts", "LR.3.2", REAVERS, setup=True)
def lemmings_start_with_another(at: Moment) -> Planting | None:
    """Encampment and warriors go to the corner of another."""
    corner = corner_of_another(at)
    return moved_to(at, corner) if corner else None


@kind("a first encampment opposite no other starting corner, though it can be", "LR.3.2", REAVERS, setup=True)
def lemmings_start_not_opposite(at: Moment) -> Planting | None:
    """Encampment and warriors go to a corner opposite nobody's."""
    corner = corner_not_opposite(at, "encampment")
    return moved_to(at, corner) if corner else None


@kind("other than four warriors at the first encampment", "LR.3.2", REAVERS, setup=True)
def lemmings_start_with_three(at: Moment) -> Planting | None:
    """Three warriors are placed."""
    return written_as(at, r"4w->(\d+)", r"3w->\1")


@kind("a setup with two encampments", "LR.3.2", REAVERS, setup=True)
def lemmings_second_encampment(at: Moment) -> Planting | None:
    """A second encampment comes from the track."""
    return added(at, f"b_e->{no_corner(at)}")


@kind("other than ten idle warriors", "LR.3.3", REAVERS, setup=True)
def lemmings_nine_idle(at: Moment) -> Planting | None:
    """Nine warriors are set aside."""
    return written_as(at, r"10w->S\$", "9w->S$")


@kind("a cache on the map in setup", "LR.3.1", REAVERS, setup=True)
def lemmings_start_with_cache(at: Moment) -> Planting | None:
    """A loot cache leaves the supply."""
    site = group_of(at, r"b_e->(\d+)")
    return added(at, f"t_l->{site}")
