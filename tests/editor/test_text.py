"""A recorded game as an editor holds it."""

from __future__ import annotations

from pathlib import Path

import pytest

from woodlaw.editor.text import escaped, explained, log_of, mends, report_of

EXAMPLES = Path(__file__).parents[2] / "examples"
GAME = (EXAMPLES / "clean" / "winter_plots.rootlog").read_text(encoding="utf-8")
TABLE = "Map: Fall\nDeck: Standard\nPool: CE\nC: Ann\nE: Bo\n\n"


def test_the_findings_are_those_of_check() -> None:
    faulty = next((EXAMPLES / "faulty").glob("*.rootlog")).read_text(encoding="utf-8")
    found = report_of(faulty, "game.rootlog").findings
    assert [each.clause for each in found if each.clause]
    assert report_of(GAME, "game.rootlog").findings == []


@pytest.mark.parametrize("text", ["", "hello", "\x00", "{", "Map: Nowhere\n", "\ud800"])
def test_whatever_is_typed_gets_a_report(text: str) -> None:
    report = report_of(text, "game.rootlog")
    assert report.error or report.findings
    assert explained(text, "game.rootlog", 1, 1) is not None
    assert mends(text, 1, 9) == []


def test_an_action_is_told_with_the_board_after_it() -> None:
    action = next(a for turn in log_of(GAME).turns for a in turn.actions if a.text == "2w->0")
    told = explained(GAME, "game.rootlog", action.line, action.column + len(action.text) - 1)
    assert told.startswith("Underground Duchy: 2 warriors placed in the Burrow.")
    assert "Burrow              warrior ×4" in told
    assert explained(GAME, "game.rootlog", action.line, 500) == ""


def test_a_finding_is_told_with_its_clause_in_our_words() -> None:
    text = TABLE + "C:w->1\nE:6w->4\nC:[C]XE1\n"
    finding = next(each for each in report_of(text, "g").findings if each.clause)
    told = explained(text, "g", finding.line, finding.column)
    assert told.startswith(f"**{finding.kind.value}** {finding.clause}: ")
    assert f"*{finding.clause} " in told


@pytest.mark.parametrize(("written", "meant"), [("w → 3", "w->3"), ("W->3", "w->3"), ("w–>3", "w->3"), ("xe4", "XE4")])
def test_what_is_bent_can_be_written_as_the_notation_asks(written: str, meant: str) -> None:
    text = f"{TABLE}C:2w->1/{written}/w->2\nE:6w->4\n"
    (mend,) = mends(text, 7, 7)
    assert (mend.line, mend.column, mend.meant) == (7, 9, meant)
    assert mend.title == f"Write {meant}"
    assert text.splitlines()[6][mend.column - 1 :].startswith(mend.written)
    assert mends(text, 8, 9) == []


def test_what_nobody_can_read_is_not_mended() -> None:
    assert mends(f"{TABLE}C:2w->1/banana/w->2\n", 1, 99) == []


def test_names_from_a_file_are_no_markdown() -> None:
    assert escaped("<b>*x*[y](z)") == r"\<b\>\*x\*\[y\]\(z\)"
