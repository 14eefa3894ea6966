"""Mends of what is planted into random games: which edit is offered, and that all the rest follows from it."""

from __future__ import annotations

import pytest
from tests.clean_games import text_of
from tests.logs.conftest import recorded

from woodlaw.logs.check import check_bytes, with_causes
from woodlaw.logs.findings import Finding


@pytest.mark.parametrize(
    ("number", "played", "written", "edit"),
    [
        pytest.param(
            61, "/t11->/b_s->12/", "/t11->/b_s->3/", ("b_s->3", "b_s->12"), id="what is looked for later is meant"
        ),
        pytest.param(61, "C:t_k->4/", "C:t_k->5/", ("t_k->5", "t_k->4"), id="most findings come from the first"),
        pytest.param(144, "C:t_k->3/", "C:t_k->5/", ("t_k->5", "t_k->3"), id="few findings come from a setup"),
        pytest.param(144, "/t7->/b_w->7/", "/b_w->7/", ("", "t7->/"), id="what the turn placed was taken back"),
        pytest.param(146, "/t_l->11/Zbank/", "/t_l->11/Zarmor/", ("Zarmor", "Zbank"), id="another card goes on to act"),
        pytest.param(
            149, "/$_->/#commander->E$/++/#->E", "/$_->/#despot->E$/++/#->E", ("#despot->E$", "#commander->E$"),
            id="another leader",
        ),
        pytest.param(147, "/Z%t/++/t->1+8", "/t->1+8", ("", "Z%t/++/"), id="a craft and its points"),
        pytest.param(154, "/G#militiasF->Y/$_F->p", "/$_F->p", ("", "#F->Y/"), id="a card that another gave"),
        pytest.param(162, "\nY:#->E/B#armst", "\nY:B#armst", ("", "#->E/"), id="a card that another drew"),
        pytest.param(152, "/%rd->s/%xd->s/2#->G", "/%xd->s/2#->G", ("", "/%rd->s"), id="another item"),
        pytest.param(
            158, "\nN:$_adventurer->a/Ft11", "\nN:$_jailor->a/Ft11", ("$_jailor->a", "$_adventurer->a"),
            id="another marker",
        ),
        pytest.param(162, "/XA6(2,1)/w6->/At6", "/XA6R@(2,1)/w6->/At6", ("XA6R@(2,1)", "XA6(2,1)"), id="no ambush"),
        pytest.param(152, "b_f->1/w->1+A$", "b_f->1/w->1+1+A$", ("w->1+1+A$", "w->1+A$"), id="what others lack"),
        pytest.param(196, "/$_->/#despot->E$/#->E", "/$_->/#->E", ("", "#despot->E$/"), id="a leader not told again"),
        pytest.param(156, "/b_r->5/w->1+5/", "/b_r->5/w->4/", ("w->4", "w->1+5"), id="a place is mended anew"),
    ],
)  # fmt: skip
def test_one_edit_explains_all_that_follows(number: int, played: str, written: str, edit: tuple[str, str]) -> None:
    before, after = text_of(number).split(played)
    data = (before + written + after).encode()
    first, *others = [finding for finding in with_causes(data, check_bytes(data, "game")).findings if finding.judges]
    assert [(each.written, each.meant) for each in first.cause.mend] == [edit]
    assert [finding for finding in others if finding.cause.follows is None] == []


def test_a_setup_tells_of_one_more_what_it_tells_of_another() -> None:
    written = text_of(160)
    for left_out in ("$_vagrant->u/", "w_vagrant->1_2_5_10/w->1_2_5_10/"):
        assert left_out in written
        written = written.replace(left_out, "", 1)
    (first,) = standing(written)
    assert [each.meant for each in first.cause.mend] == ["$_vagrant->u/w_vagrant->1_2_5_10/w->1_2_5_10/"]


def standing(text: str) -> list[Finding]:
    """Return the findings of a game that follow from no other."""
    found = with_causes(text.encode(), check_bytes(text.encode(), "game")).findings
    return [finding for finding in found if finding.judges and finding.cause.follows is None]


def test_points_are_anothers_only_where_the_turn_has_to_do_with_it() -> None:
    nobodys = recorded("V:p4_9_12->4/++/#->V", "C:", seats="VCE")
    (found,) = [finding for finding in standing(nobodys) if finding.action == "++"]
    assert not {edit.meant for edit in found.cause.mend} & {"C++", "E++"}
    owners = recorded("C:t->8/XS6(1,0)/St_l6->/++/++/#->C/#->C", "S:", seats="CSE", S="b_e->3/4w->3/t_l->6/10w->S$")
    meant = {edit.meant for finding in standing(owners) for edit in finding.cause.mend}
    assert "S++" in meant
    assert "E++" not in meant


def test_an_activated_dominance_card_is_left_out_with_the_marker() -> None:
    text = recorded("E:B#E->$_x/M#domE->$/++->E$/#->E", "C:", seats="EC")
    (found,) = [finding for finding in standing(text) if finding.clause == "3.3.1"]
    assert [edit.written for edit in found.cause.mend] == ["/M#domE->$", "/++->E$"]
