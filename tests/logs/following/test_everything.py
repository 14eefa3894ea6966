"""A turn of a record that tells of everything is held to that, where no other play of it is found."""

from __future__ import annotations

import pytest
from tests.clean_games import text_of
from tests.logs.following.test_judging import found, written_otherwise

from woodlaw.logs.checks.registry import Checks
from woodlaw.logs.findings import Finding


def played(number: int | str, written: str, meant: str) -> list[Finding]:
    """Return what playing finds in a turn of a random game that is written otherwise, with some turns before it."""
    text, line = written_otherwise(text_of(number), written, meant)
    return [finding for finding in found(text, line, Checks()) if finding.line == line]


@pytest.mark.parametrize(
    ("number", "written", "meant", "kind", "clause"),
    [
        pytest.param(
            4006, "/Jw7->/++/%x->e/Jw7->/", "/Jw7->/%x->e/Jw7->/", "omission", "9.2.9.IIIa", id="infamy beside coffins"
        ),
        pytest.param(
            "aid_that_makes_friendly",
            "R#commandG->F/$_F->1/++/",
            "R#commandG->F/$_F->1/++2/",
            "violation",
            "9.2.9.II",
            id="a point of aid",
        ),
        pytest.param(
            4022, "/Ft_m->4/%x->e/Fw10->/", "/Ft_m->4/%x->e/Fw3->/", "violation", "9.5.6", id="a strike from afar"
        ),
        pytest.param(
            4036,
            "G#stewards*->S/t2^t_p/#->F/t_m->5/",
            "G#stewards*->S/t2^t_p/t_m->5/",
            "omission",
            "16.4.2.II",
            id="a card beside Stewards",
        ),
        pytest.param(
            4034,
            "%s11->V$/++/%s->e/XC11(3,0)/3Cw11->4/++3/",
            "%s11->V$/%s->e/XC11(3,0)/3Cw11->4/++3/",
            "omission",
            "9.5.3",
            id="a point that is lacking before others",
        ),
        pytest.param(
            "relationships_told_seldom",
            "%t->d/Yw2->/G#advocates*->V/",
            "%t->d/Yw2->/$_Y->h/G#advocates*->V/",
            "violation",
            "9.5",
            id="anger",
        ),
        pytest.param(
            5018, "B#domF->/G#militias*->F/", "B#domF->/G#companions*->F/", "violation", "16.6.3", id="not the top card"
        ),
    ],
)
def test_a_turn_is_held_to_what_is_told_elsewhere(
    number: int | str, written: str, meant: str, kind: str, clause: str
) -> None:
    assert [(finding.kind, finding.clause, finding.played) for finding in played(number, written, meant)] == [
        (kind, clause, True)
    ]
    assert not played(number, written, written)
