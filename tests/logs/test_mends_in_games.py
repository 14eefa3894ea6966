"""Mends of what is planted into random games: which edit is offered, and that all the rest follows from it."""

from __future__ import annotations

import pytest
from tests.clean_games import wanted

from woodlaw.logs.check import check_bytes, with_causes
from woodlaw.logs.simulate import simulate


@pytest.mark.parametrize(
    ("number", "played", "written", "edit"),
    [
        pytest.param(
            61, "/t11->/b_s->12/", "/t11->/b_s->3/", ("b_s->3", "b_s->12"), id="what is looked for later is meant"
        ),
        pytest.param(61, "C:t_k->4/", "C:t_k->5/", ("t_k->5", "t_k->4"), id="most findings come from the first"),
        pytest.param(144, "C:t_k->3/", "C:t_k->5/", ("t_k->5", "t_k->3"), id="few findings come from a setup"),
        pytest.param(
            146, "S:2w->7/w->3/t_p->9/", "S:w->3/t_p->9/", ("", "2w->7/"), id="what a turn lacks belonged to its start"
        ),
        pytest.param(144, "/t7->/b_w->7/", "/b_w->7/", ("", "t7->/"), id="what the turn placed was taken back"),
        pytest.param(146, "/St_pS$->/--2/", "/--2/", ("", "St_dS$->/"), id="others write it, whichever cache"),
        pytest.param(146, "/t_l->11/Zbank/", "/t_l->11/Zarmor/", ("Zarmor", "Zbank"), id="another card goes on to act"),
        pytest.param(
            149, "/$_->/#commander->E$/++/#->E", "/$_->/#despot->E$/++/#->E", ("#despot->E$", "#commander->E$"),
            id="another leader",
        ),
        pytest.param(146, "/wS$->/2w->4/wS$->", "/wS$->/6w->4/wS$->", ("6w->4", "2w->4"), id="a count that is told"),
        pytest.param(147, "/Z%t/++/t->1+8", "/t->1+8", ("", "Z%t/++/"), id="a craft and its points"),
        pytest.param(146, "/St_d4->/++/S++/w7->10", "/St_d4->/++/w7->10", ("", "S++/"), id="points of others"),
    ],
)  # fmt: skip
def test_one_edit_explains_all_that_follows(number: int, played: str, written: str, edit: tuple[str, str]) -> None:
    before, after = simulate(wanted(number), number).rootlog.split(played)
    data = (before + written + after).encode()
    first, *others = [finding for finding in with_causes(data, check_bytes(data, "game")).findings if finding.judges]
    assert [(each.written, each.meant) for each in first.cause.mend] == [edit]
    assert [finding for finding in others if finding.cause.follows is None] == []
