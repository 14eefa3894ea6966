"""What setups show: each offence beside a legal setup that differs in it alone."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from tests.logs.conftest import findings_of, recorded

KEEP_1 = "t_k->1/w->1+2+4+5+6+7+8+9+10+11+12/b_s->5/b_w->9/b_r->10"
E_AT_1, E_AT_2 = "b+6w->1/#despot->$", "b+6w->2/#despot->$"
MOLES = "2w+t->4/2w->8+9+12"
OTTERS = "2w->4/2w->7/3w->$/$_h->2"
FIRST_FLOWERS = "b_c+3w->12/w->1+5+9"


@dataclass(frozen=True)
class Setup:
    """A setup with an offence: the seats, what the others set up, what is found, and the legal setup."""

    name: str
    seat: str
    wrong: str
    found: str
    legal: str
    seats: str
    others: tuple[tuple[str, str], ...] = ()


CASES = [
    Setup(
        "wood at the first sawmill",
        "C",
        f"{KEEP_1}/t->5",
        "violation 6.3.1 t->5",
        KEEP_1,
        "CE",
        (("E", "b+6w->3/#despot->$"),),
    ),
    # The Eyrie
    Setup(
        "a roost not opposite the keep",
        "E",
        "b+6w->2/#despot->$",
        "violation 7.3.2 b+6w->2",
        "b+6w->3/#despot->$",
        "CE",
        (("C", KEEP_1),),
    ),
    Setup("a fourth card in hand", "E", f"{E_AT_1}/#->E", "violation 5.1.3 #->E", f"{E_AT_1}/3#->E", "E"),
    Setup("two leaders", "E", f"{E_AT_1}/#builder->$", "violation 7.3.3 #builder->$", E_AT_1, "E"),
    # The Alliance
    Setup("a fourth supporter", "A", "4#->$", "violation 8.3.4 4#->$", "3#->$", "A"),
    Setup("a warrior of the Alliance on the map", "A", "3#->$/w->5", "violation 8.3.1 w->5", "3#->$", "A"),
    Setup("a base on the map", "A", "3#->$/b_m->2", "violation 8.3.2 b_m->2", "3#->$", "A"),
    Setup("sympathy on the map", "A", "3#->$/t->5", "violation 8.3.3 t->5", "3#->$", "A"),
    # The Vagabonds
    Setup(
        "two characters",
        "V",
        "#ranger->$/#thief->$/p->4_9_12",
        "violation 9.3.1 #thief->$",
        "#ranger->$/p->4_9_12",
        "VC",
    ),
    Setup(
        "somebody Amiable at first",
        "V",
        "#ranger->$/p->4_9_12/$_C->1",
        "violation 9.3.6 $_C->1",
        "#ranger->$/p->4_9_12/$_C->0",
        "VC",
    ),
    Setup(
        "somebody Hostile at first",
        "V",
        "#ranger->$/p->4_9_12/$_C->h",
        "violation 9.3.6 $_C->h",
        "#ranger->$/p->4_9_12",
        "VC",
    ),
    # The Duchy
    Setup(
        "moles missing beside the tunnel's corner",
        "D",
        "2w+t->4/2w->8+12",
        "omission 12.3.3 2w->8+12",
        MOLES,
        "DC",
    ),
    Setup(
        "three moles beside the tunnel's corner", "D", "t->4/2w->4+8+9/3w->12", "violation 12.3.3 3w->12", MOLES, "DC"
    ),
    Setup("a tunnel in no corner", "D", "t->9/2w->9+1", "violation 12.3.3 t->9", MOLES, "DC"),
    Setup(
        "a tunnel not opposite the keep",
        "D",
        MOLES,
        "violation 12.3.3 2w+t->4",
        "2w+t->3/2w->6+7+11",
        "CD",
        (("C", KEEP_1),),
    ),
    # The Cult
    Setup(
        "two acolytes beside the garden's corner",
        "L",
        "4w+b_f->1/w->5+9/2w->10/$_o->M",
        "violation 10.3.2 2w->10",
        "4w+b_f->1/w->5+9+10/$_o->M",
        "LC",
    ),
    Setup(
        "three lizards by the first garden",
        "L",
        "3w+b_f->1/w->5+9+10/$_o->M",
        "omission 10.3.2 3w+b_f->1",
        "4w+b_f->1/w->5+9+10/$_o->M",
        "LC",
    ),
    # The Corvids
    Setup("two crows for one suit", "P", "w->1+5+4", "violation 13.3.2 w->1+5+4", "w->1+5+2", "PC"),
    Setup("a fourth crow", "P", "w->1+5+2/w->6", "violation 13.3.2 w->6", "w->1+5+2", "PC"),
    # The Riverfolk
    Setup("otters off the river", "O", "2w->4/2w->2/3w->$/$_h->2", "violation 11.3.2 2w->2", OTTERS, "OC"),
    Setup("a fifth otter", "O", "2w->4/3w->7/3w->$/$_h->2", "violation 11.3.2 3w->7", OTTERS, "OC"),
    Setup("three otters", "O", "2w->4/w->7/3w->$/$_h->2", "omission 11.3.2 w->7", OTTERS, "OC"),
    # The Knaves
    Setup(
        "four Captains chosen",
        "N",
        "$_thief->u/$_ronin->u/$_jailor->u/$_cheat->u/w_thief+w->4_9_12/w_ronin+w->3_6_11/w_jailor+w->1_9_10_12",
        "violation 18.3.2 $_cheat->u",
        "$_thief->u/$_ronin->u/$_jailor->u/w_thief+w->4_9_12/w_ronin+w->3_6_11/w_jailor+w->1_9_10_12",
        "NC",
    ),
    Setup(
        "two Captains placed",
        "N",
        "w_thief+w->4_9_12/w_ronin+w->3_6_11",
        "omission 18.3.2 w_ronin+w->3_6_11",
        "w_thief+w->4_9_12/w_ronin+w->3_6_11/w_jailor+w->1_9_10_12",
        "NC",
    ),
    Setup(
        "a Captain placed who was not chosen",
        "N",
        "$_thief->u/$_ronin->u/$_jailor->u/w_thief+w->4_9_12/w_ronin+w->3_6_11/w_cheat+w->1_9_10_12",
        "violation 18.3.2 w_cheat+w->1_9_10_12",
        "$_thief->u/$_ronin->u/$_jailor->u/w_thief+w->4_9_12/w_ronin+w->3_6_11/w_jailor+w->1_9_10_12",
        "NC",
    ),
    Setup(
        "acclaim on the map",
        "N",
        "w_thief+w->4_9_12/w_ronin+w->3_6_11/w_jailor+w->1_9_10_12/t_a->5",
        "violation 18.3.4 t_a->5",
        "w_thief+w->4_9_12/w_ronin+w->3_6_11/w_jailor+w->1_9_10_12",
        "NC",
    ),
    # The Clergy
    Setup(
        "a flower without a warrior",
        "Y",
        f"{FIRST_FLOWERS}/t_f->6/t_r->5/t_m->9",
        "violation HCC.3.2 t_f->6",
        f"{FIRST_FLOWERS}/t_f->1/t_r->5/t_m->9",
        "YC",
    ),
    Setup(
        "two flowers, with room for each",
        "Y",
        f"{FIRST_FLOWERS}/t_r->5/t_m->9",
        "omission HCC.3.2 t_m->9",
        f"{FIRST_FLOWERS}/t_r->5/t_m->9+9",
        "YC",
    ),
    Setup(
        "two flowers, with room for all but foxes",
        "Y",
        "b_c+3w->12/w->12+5+9/t_r->5/t_m->9+9+9",
        "violation HCC.3.2 t_m->9+9+9",
        "b_c+3w->12/w->12+5+9/t_r->5/t_m->9",
        "YC",
    ),
    Setup(
        "a Penitent at first",
        "Y",
        f"{FIRST_FLOWERS}/t_r->5/t_m->9+9/$_C->p",
        "violation HCC.3.4 $_C->p",
        f"{FIRST_FLOWERS}/t_r->5/t_m->9+9/$_C->h",
        "YC",
    ),
    # The Legion
    Setup(
        "a corner not opposite the Eyrie",
        "J",
        "3w->3+6/#->J/F#J->$",
        "violation QL.3.2 3w->3+6",
        "3w->4+8/#->J/F#J->$",
        "EJ",
    ),
    Setup(
        "a colony on the map",
        "J",
        "3w->3+6/#->J/F#J->$/t_c->3",
        "violation QL.3.1 t_c->3",
        "3w->3+6/#->J/F#J->$",
        "EJ",
        (("E", E_AT_1),),
    ),
    Setup("no card drawn", "J", "3w->3+6/F#J->$", "omission QL.3.3 F#J->$", "3w->3+6/#->J/F#J->$", "JA"),
    Setup("two cards drawn", "J", "3w->3+6/2#->J/F#J->$", "violation QL.3.3 2#->J", "3w->3+6/#->J/F#J->$", "JA"),
    Setup("no campaign card", "J", "3w->3+6/#->J", "omission QL.3.3 #->J", "3w->3+6/#->J/F#J->$", "JA"),
    # The Lemmings
    Setup(
        "an encampment where the Eyrie start",
        "S",
        "b_e+4w->2/10w->$",
        "violation LR.3.2 b_e+4w->2",
        "b_e+4w->4/10w->$",
        "ES",
    ),
    Setup(
        "an encampment not opposite the Eyrie",
        "S",
        "b_e+4w->3/10w->$",
        "violation LR.3.2 b_e+4w->3",
        "b_e+4w->4/10w->$",
        "ES",
    ),
    Setup("nine idle warriors", "S", "b_e+4w->1/9w->$", "omission LR.3.3 9w->$", "b_e+4w->1/10w->$", "SA"),
    Setup("eleven idle warriors", "S", "b_e+4w->1/11w->$", "violation LR.3.3 11w->$", "b_e+4w->1/10w->$", "SA"),
    Setup("twenty-one idle warriors", "S", "b_e+4w->1/21w->$", "violation LR.3.3 21w->$", "b_e+4w->1", "SA"),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_each_offence_of_a_setup_is_found_and_its_legal_like_is_not(case: Setup) -> None:
    others = dict(case.others)
    clause = case.found.split()[1]
    assert case.found in findings_of(recorded(seats=case.seats, **others, **{case.seat: case.wrong}))
    legal = findings_of(recorded(seats=case.seats, **others, **{case.seat: case.legal}))
    assert not [finding for finding in legal if finding.split()[1] == clause]


NOBODY_KNOWS = [
    ("the Lemmings set up before the Eyrie", "SE", {"E": E_AT_2, "S": "b_e+4w->1/10w->$"}),
    ("nobody knows where the Lizards start", "LS", {"S": "b_e+4w->1/10w->$"}),
    ("the corner is opposite the keep", "CS", {"C": KEEP_1, "S": "b_e+4w->3/10w->$"}),
    ("both corners opposite a start are starts", "CES", {"C": KEEP_1, "E": "b+6w->3/#despot->$"}),
]


@pytest.mark.parametrize(("name", "seats", "setups"), NOBODY_KNOWS, ids=[each[0] for each in NOBODY_KNOWS])
def test_a_corner_is_no_offence_where_no_better_one_is_known(name: str, seats: str, setups: dict[str, str]) -> None:
    setups = {"S": "b_e+4w->2/10w->$", **setups}
    assert not [found for found in findings_of(recorded(seats=seats, **setups)) if " LR.3.2 " in found], name


FROG_DOMINANCE = "F:G#domF->"


def test_frog_dominance_is_met_by_three_players_and_not_by_two() -> None:
    found = f"violation 16.3.3 {FROG_DOMINANCE[2:]}"
    assert found in findings_of(recorded(FROG_DOMINANCE, seats="FE"))
    assert found not in findings_of(recorded(FROG_DOMINANCE, seats="FEC"))


BOT_STARTS = {"": None, "w->5": "RB.6.3.1", "b_m->2": "RB.6.3.2", "t->5": "RB.6.3.3"}


@pytest.mark.parametrize("action", BOT_STARTS)
def test_the_bot_of_the_alliance_starts_off_the_map(action: str) -> None:
    text = recorded(seats="EA", A=action).replace("Deck:", "Bots: A:easy\nDeck:")
    clause = BOT_STARTS[action]
    expected = [f"violation {clause} {action}"] if clause else []
    assert [found for found in findings_of(text) if " RB.6.3." in found] == expected
