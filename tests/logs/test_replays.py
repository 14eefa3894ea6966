"""What playing a turn shows is mended by the edit after which play explains the turn."""

from __future__ import annotations

import pytest
from tests.clean_games import text_of

from woodlaw.logs.check import check_bytes, with_causes
from woodlaw.logs.findings import Cause, Finding, Likely
from woodlaw.logs.following import judging, recovery, rounds, search
from woodlaw.logs.mending import replays


def found(number: int | str, written: str, meant: str) -> Finding:
    """Return what is found in a random game, up to a turn, where something in that is written otherwise, and why."""
    before, after = text_of(number).split(written)
    data = (before + meant + after.partition("\n")[0] + "\n").encode()
    findings = with_causes(data, check_bytes(data, "game", plays=True)).findings
    [finding] = [finding for finding in findings if finding.line == before.count("\n") + 1]
    assert finding.played
    return finding


@pytest.mark.parametrize(
    ("number", "played", "written", "edit"),
    [
        pytest.param(6, "S:2w->6/t_p->5/F#tax", "S:2w->2/t_p->5/F#tax", ("2w->2", "2w->6"), id="at another place"),
    ],
)
def test_an_offence_is_told_with_the_edit_that_play_explains(
    number: int, played: str, written: str, edit: tuple[str, str]
) -> None:
    cause = found(number, played, written).cause
    assert cause.likely is Likely.OFFENCE
    assert [(each.written, each.meant) for each in cause.mend] == [edit]


def test_what_is_left_out_is_told_as_not_written_down() -> None:
    cause = found(4, "/Fw8->/%t->s+e/G#domG->F/", "/Fw8->/G#domG->F/").cause
    assert cause.likely is Likely.SLIP
    [edit] = cause.mend
    assert not edit.written
    assert edit.meant.endswith("->e/"), "some item is exhausted"


def test_what_no_one_edit_of_the_record_can_tell_has_no_mend() -> None:
    """Too few arrive, and elsewhere than they must."""
    cause = found(6, "S:2w->6/t_p->5/F#tax", "S:w->2/t_p->5/F#tax").cause
    assert (cause.likely, cause.mend) == (Likely.OFFENCE, ())


def test_an_edit_that_changes_nothing_is_no_mend() -> None:
    """The record has the habit of telling relationships, though the turns just before tell of none."""
    cause = found("relationships_told_by_habit", "/%sF$->V$/$_F->2/++2/", "/%sF$->V$/$_F->a/++2/").cause
    assert all(edit.written != edit.meant for edit in cause.mend)


def test_mends_are_looked_for_within_bounds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "MOST_PLAYED", 0)
    cause = found(6, "S:2w->6/t_p->5/F#tax", "S:2w->2/t_p->5/F#tax").cause
    assert (cause.likely, cause.mend) == (Likely.OFFENCE, ())


def test_what_is_undecided_is_no_offence(monkeypatch: pytest.MonkeyPatch) -> None:
    few = ((rounds.IN_ORDER, 30),)
    monkeypatch.setattr(search, "ROUNDS", few)
    for name, made in {"MOST_WHOLE": 30, "MORE": (), "SOONER": few}.items():
        monkeypatch.setattr(judging, name, made)
    monkeypatch.setattr(recovery, "MOST_IN_ALL", 0)
    text = text_of(4)
    data = text.replace("/Fw8->/%t->s+e/G#domG->F/", "/Fw8->/G#domG->F/").replace("Winner: F", "Winner: A").encode()
    findings = with_causes(data, check_bytes(data, "game", plays=True)).findings
    assert any(finding.judges for finding in findings), "causes are looked for"
    assert [finding.cause for finding in findings if finding.kind == "undecided"] == [Cause()]
