"""Recorded turns of the Clergy with an offence, each beside a record that differs in the offence alone and is legal."""

from __future__ import annotations

import pytest
from tests.logs.conftest import findings_of, recorded

EVENING = "t_f->1/t_m->9/#->Y"
AT_CATHEDRAL = {"seats": "YE", "E": "b->2/6w->12/#despot->$"}
APART = {"seats": "YE"}
REPENTS = f"Y:F#E->Y/$_E->p/{EVENING}"
SWARM = "omission HCC.5.1.II 2w->12"
CRAFT = "violation HCC.5.2.III Z%b"
SACRILEGE = "E:XY12(1,0)/Yw12->"
HIVE = {"seats": "YEC", "E": "b->2/6w->12/#despot->$", "C": "t_k->4/w->1+12"}
DESTROYED = "E:XY12(2,0)/2Yw12->/Yb_c12->/++/Y$_E->h"
TWO_NEAR = {"seats": "YCE", "E": "b->2/6w->12/#despot->$", "C": "t_k->4/w->1+12"}
NEWLY_BUILT = "t_r5->/b_c->5/++"
CRAFTED = "(w+t_f)1->12/t_f12->/Zfpart"
MOUNTAIN = {"seats": "YE", "map_": "Mountain", "Y": "b_c+3w->12/3w->11/w->1+9/t_f->1/t_r->11/t_m->9"}

OFFENCES = [
    ("repenting for nothing", AT_CATHEDRAL, (f"Y:$_E->p/{EVENING}",), "violation HCC.6.1 $_E->p"),
    ("repenting off suit", AT_CATHEDRAL, (f"Y:M#E->Y/$_E->p/{EVENING}",), "violation HCC.6.1 $_E->p"),
    ("repenting from afar", APART, (f"Y:F#E->Y/$_E->p/{EVENING}",), "violation HCC.6.1 $_E->p"),
    ("no Indulgence", AT_CATHEDRAL, (REPENTS, "E:", f"Y:{EVENING}"), "omission HCC.4.2 Y:"),
    ("a card for a Heretic", AT_CATHEDRAL, (f"Y:#->E/{EVENING}",), "violation 2.1 #->E"),
    ("a card for one who repents later", AT_CATHEDRAL, (f"Y:#->E/F#E->Y/$_E->p/{EVENING}",), "violation 2.1 #->E"),
    ("no Sacrilege", AT_CATHEDRAL, (REPENTS, SACRILEGE), "omission HCC.2.6.IV Yw12->"),
    ("a score off suit", APART, (f"Y:(w+t_m)9->12/t_m12->/++/{EVENING}",), "violation HCC.5.2.I t_m12->"),
    ("a score without a Cathedral", APART, (f"Y:t_r5->/++/{EVENING}",), "violation HCC.5.2.I t_r5->"),
    ("a Replant with a bird", APART, (f"Y:(w+t_f)1->5/t_f5->/t_b->5/{EVENING}",), "violation HCC.5.1.IV t_f5->"),
    ("a flower beside a Cathedral", APART, ("Y:t_f->12/t_m->9/#->Y",), "violation HCC.2.2.II t_f->12"),
    ("a dominance card and a swarm for one card", APART, (f"Y:F#Y->/F#dom*->Y/2w->12/{EVENING}",), SWARM),
    ("a swarm at a later Cathedral", APART, (f"Y:{NEWLY_BUILT}/F#Y->/2w->5/{EVENING}",), "violation HCC.5.1.II 2w->5"),
    ("repenting twice", AT_CATHEDRAL, (f"Y:F#E->Y/F#E->Y/$_E->p/{EVENING}",), "violation HCC.6.1 F#E->Y"),
    (
        "a card of a Penitent",
        AT_CATHEDRAL,
        (REPENTS, "E:", f"Y:#->E/F#E->Y/{EVENING}/#Y->"),
        "violation HCC.6.1 F#E->Y",
    ),
    ("Heretic for nothing", AT_CATHEDRAL, (REPENTS, "E:Y$_E->h"), "violation HCC.2.6.IV Y$_E->h"),
    ("the hive elsewhere", HIVE, (DESTROYED + "/4Yw->1", "C:"), "violation HCC.2.5 4Yw->1"),
    ("a hive of five", HIVE, (DESTROYED + "/5Yw->12", "C:"), "violation HCC.2.5 5Yw->12"),
    ("another poked", HIVE, (DESTROYED + "/4Yw->12/YXC12(0,0)", "C:"), "violation HCC.2.5 YXC12(0,0)"),
    ("a battle off turn", HIVE, ("E:YXE12(0,0)", "C:"), "violation HCC.2.5 YXE12(0,0)"),
    (
        "late blooms",
        APART,
        ("Y:w12->11/w12->10/B#Y->/t_m->11/t_r->10/t_m->11/#->Y",),
        "violation HCC.4.3 t_m->11",
    ),
    (
        "a bloom for a fox beside a swarm for a bird",
        APART,
        (f"Y:F#Y->/t_r->5/B#Y->/2w->12/w12->11/{EVENING}",),
        "violation HCC.4.3 t_r->5",
    ),
    ("a bloom in Daylight", APART, (f"Y:w12->11/B#Y->/t_m->11/w12->8/{EVENING}",), "violation HCC.4.3 t_m->11"),
    ("a move after offering", APART, (f"Y:(w+t_f)1->12/t_f12->/++/w12->11/{EVENING}",), "violation HCC.5 w12->11"),
    ("a swarm after offering", APART, (f"Y:(w+t_f)1->12/t_f12->/++/F#Y->/2w->12/{EVENING}",), "violation HCC.5 2w->12"),
    ("the hive for nothing", HIVE, ("E:XY12(2,0)/2Yw12->/2Yw->12/Y$_E->h", "C:"), "violation HCC.2.5 2Yw->12"),
    ("a bloom before building", APART, (f"Y:t_r->5/{NEWLY_BUILT}/{EVENING}",), "omission HCC.4.3 t_r->5"),
    ("a bloom before crafting", APART, (f"Y:t_r->5/w12->11/Zsap/{EVENING}",), "omission HCC.4.3 t_r->5"),
    ("a move after building", APART, (f"Y:{NEWLY_BUILT}/w12->11/{EVENING}",), "violation HCC.5 w12->11"),
    ("a battle after crafting", HIVE, (f"Y:Zsap/XE12(0,0)/{EVENING}", "E:", "C:"), "violation HCC.5 XE12(0,0)"),
    ("repenting untold", TWO_NEAR, (f"Y:F#E->Y/F#C->Y/$_C->p/{EVENING}", "E:"), "omission HCC.6.1 F#E->Y"),
    ("a card that cannot be to repent", AT_CATHEDRAL, (f"Y:M#E->Y/{EVENING}",), "violation HCC.6.1 M#E->Y"),
    ("a card of one who is nowhere near", APART, (f"Y:F#E->Y/{EVENING}",), "violation HCC.6.1 F#E->Y"),
    ("the hive for a flower", HIVE, ("E:XY12(1,0)/Yt_f12->/++/Y$_E->h/2Yw->12", "C:"), "violation HCC.2.5 2Yw->12"),
    (
        "a late Indulgence",
        AT_CATHEDRAL,
        (REPENTS, "E:", f"Y:w12->11/#->E/{EVENING}/#Y->"),
        "violation HCC.4.2 #->E",
    ),
    ("repenting after the flowers", AT_CATHEDRAL, ("Y:t_f->1/t_m->9/F#E->Y/$_E->p/#->Y",), "violation HCC.6 F#E->Y"),
    ("a move after repenting", AT_CATHEDRAL, (f"Y:F#E->Y/$_E->p/w12->11/{EVENING}",), "violation HCC.5 w12->11"),
    ("three flowers and a card", APART, (f"Y:w12->11/t_m->11/{EVENING}",), "violation HCC.6.2 t_m->9"),
    ("an item crafted by a flower of another suit", APART, (f"Y:(w+t_r)5->12/t_r12->/Z%b/++2/{EVENING}",), CRAFT),
    ("a flower that scores nothing", APART, (f"Y:(w+t_f)1->12/t_f12->/{EVENING}",), "omission HCC.5.2.I t_f12->"),
    ("a flower that crafts and scores", APART, (f"Y:{CRAFTED}/++2/{EVENING}",), "violation HCC.5.2.I ++2"),
    ("a bloom after the draw", APART, (f"Y:w12->11/{EVENING}/B#Y->/t_r->5",), "violation HCC.4.3 t_r->5"),
    ("a discard of few cards", APART, (f"Y:{EVENING}/F#Y->",), "violation HCC.6.3 F#Y->"),
    ("repenting off turn", AT_CATHEDRAL, ("E:F#E->Y/Y$_E->p", "Y:"), "violation HCC.6.1 Y$_E->p"),
    (
        "a Penitent that repents",
        AT_CATHEDRAL,
        (REPENTS, "E:", f"Y:#->E/F#E->Y/$_E->p/{EVENING}/#Y->"),
        "violation HCC.6.1 F#E->Y",
    ),
    (
        "repenting untold before others tell",
        TWO_NEAR,
        (f"Y:F#E->Y/{EVENING}", "C:", "E:", f"Y:F#C->Y/$_C->p/{EVENING}/#Y->", "C:Y$_C->h"),
        "omission HCC.6.1 F#E->Y",
    ),
    ("three warriors of one swarm", APART, (f"Y:F#Y->/F#Y->/3w->12/{EVENING}",), "violation HCC.5.1.II 3w->12"),
]

LEGAL = [
    (AT_CATHEDRAL, (f"Y:F#E->Y/$_E->p/{EVENING}",)),
    (AT_CATHEDRAL, (f"Y:B#E->Y/$_E->p/{EVENING}",)),
    (AT_CATHEDRAL, (f"Y:#E->Y/$_E->p/{EVENING}",)),
    (AT_CATHEDRAL, (REPENTS, "E:", f"Y:#->E/{EVENING}/#Y->")),
    (AT_CATHEDRAL, (REPENTS, f"{SACRILEGE}/Y$_E->h", f"Y:{EVENING}/#Y->")),
    (AT_CATHEDRAL, (f"Y:F#E->Y/{EVENING}", SACRILEGE)),
    (APART, ("Y:(w+t_f)1->5/t_f5->/t_r->5/t_r->5/t_m->9/#->Y",)),
    (APART, ("Y:(w+t_m)9->12/t_m12->/t_f->12/t_f12->/++/t_f->1/t_r->5/#->Y",)),
    (AT_CATHEDRAL, (REPENTS, "E:XY12(1,0)/Y$_E->h/Yw12->")),
    (AT_CATHEDRAL, (f"Y:F#E->Y/{EVENING}", "E:Y$_E->h")),
    (HIVE, (DESTROYED + "/4Yw->12/YXE12(0,0)", "C:")),
    (HIVE, ("E:XY12(2,0)/4Yw->12/YXE12(0,0)/2Yw12->/Yb_c12->/++/Y$_E->h", "C:")),
    (APART, (f"Y:F#Y->/2w->12/{NEWLY_BUILT}/{EVENING}",)),
    (APART, ("Y:B#Y->/t_f->1/w12->11/w12->10/w12->11/t_r->10/t_m->11/#->Y",)),
    (APART, ("Y:w12->11/(w+t_m)9->12/t_m12->/Z%b/++2/t_r5->/b_c->5/++/t_f->1/t_m->11/#->Y",)),
    (APART, (f"Y:F#Y->/B#Y->/t_r->5/2w->12/w12->11/{EVENING}",)),
    (APART, (f"Y:B#Y->/t_r->5/F#Y->/2w->12/w12->11/{EVENING}",)),
    (APART, ("Y:(w+t_f)1->12/t_f12->/++/t_r->5/t_m->9/#->Y",)),
    (APART, (f"Y:F#Y->/F#Y->/4w->12/{EVENING}",)),
    (APART, (f"Y:{CRAFTED}/++/t_r->5/t_m->9/#->Y",)),
    (APART, (f"Y:B#Y->/t_r->5/w12->11/{EVENING}",)),
    (APART, ("Y:w12->11/t_f->1/#->Y/F#Y->/t_m->9",)),
    (APART, (f"Y:F#Y->/F#dom*->Y/F#Y->/2w->12/{EVENING}",)),
    (APART, (f"Y:F#dom*->Y/F#Y->/2w->12/{EVENING}/F#Y->",)),
    (APART, (f"Y:B#Y->/t_r->5/{NEWLY_BUILT}/{EVENING}",)),
    (APART, (f"Y:w12->11/{NEWLY_BUILT}/{EVENING}",)),
    (AT_CATHEDRAL, (REPENTS, "E:", f"Y:#->E/w12->11/{EVENING}/#Y->")),
    (AT_CATHEDRAL, (f"Y:w12->11/F#E->Y/$_E->p/{EVENING}",)),
    (AT_CATHEDRAL, (f"Y:B#Y->/t_r->5/F#E->Y/$_E->p/{EVENING}",)),
    (APART, ("Y:w12->11/t_m->11/t_f->1/t_m->9/2#->Y",)),
    (APART, (f"Y:w12->11/B#Y->/t_m->11/{EVENING}",)),
    (APART, (f"Y:(w+t_m)9->12/t_m12->/Z%b/++2/t_r->5/{EVENING}".replace("/t_m->9", ""),)),
    (TWO_NEAR, (f"Y:F#E->Y/$_E->p/F#C->Y/$_C->p/{EVENING}/#Y->", "C:")),
]


PATHS = [
    ("Y:B#Y->/t_m->9/6_11->/++/w12->11/t_f->1/t_m->9/#->Y", "omission M.4.3 6_11->"),
    ("Y:B#Y->/t_m->9/M#Y->/6_11->/++/w12->11/t_f->1/t_m->9/#->Y", ""),
    ("Y:B#Y->/t_m->9/6_11->/++/w12->11/t_f->1/t_m->9/#->Y/M#Y->", ""),
]


def found_in(turns: tuple[str, ...], setups: dict[str, str]) -> list[str]:
    """Return what is found in turns that another follows, for the Clergy or about a draw."""
    found = findings_of(recorded(*turns, "E:", **setups), of_setup=False)
    return [each for each in found if " HCC." in each or " 2.1 " in each]


@pytest.mark.parametrize(("setups", "turns", "found"), [kind[1:] for kind in OFFENCES], ids=[k[0] for k in OFFENCES])
def test_each_offence_is_found_with_its_clause(setups: dict[str, str], turns: tuple[str, ...], found: str) -> None:
    assert found in found_in(turns, setups)


@pytest.mark.parametrize(("setups", "turns"), LEGAL, ids=[" ".join(turns) for _, turns in LEGAL])
def test_what_is_legal_and_close_is_not_found(setups: dict[str, str], turns: tuple[str, ...]) -> None:
    assert found_in(turns, setups) == []


@pytest.mark.parametrize(("turn", "found"), PATHS)
def test_a_path_takes_a_card_of_its_own(turn: str, found: str) -> None:
    told = findings_of(recorded(turn, "E:", **MOUNTAIN), of_setup=False)
    assert [each for each in told if " M.4.3 " in each] == ([found] if found else [])


@pytest.mark.parametrize(("flower", "found"), [("t_f12->/", []), ("", ["violation HCC.5.2.III Zrabbitlaborers"])])
def test_what_costs_no_source_states_takes_a_flower_all_the_same(flower: str, found: list[str]) -> None:
    turn = f"Y:(w+t_f)1->12/{flower}Zrabbitlaborers/++/{EVENING}"
    told = findings_of(recorded(turn, "F:", seats="YF"), of_setup=False)
    assert [each for each in told if " HCC.5.2.III " in each] == found
