"""What follows from an offence though no edit shows it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from woodlaw.logs.check import check_bytes, with_causes
from woodlaw.logs.findings import Cause, Edit, Finding, FindingKind, Likely
from woodlaw.logs.mending.consequences import Consequences
from woodlaw.logs.opening import lay_table
from woodlaw.logs.rootlog.reader import read

DUEL = Path("examples/clean/autumn_duel.rootlog").read_text(encoding="utf-8").splitlines()
MISSING = 20
"""A line of a game of two that holds a turn of the first."""


def judged(lines: list[str]) -> list[Finding]:
    """Return the violations and omissions of a game, each with its cause."""
    data = "\n".join(lines).encode()
    return [finding for finding in with_causes(data, check_bytes(data, "game")).findings if finding.judges]


def test_what_is_found_after_a_turn_that_is_missing_follows_from_it() -> None:
    lines = list(DUEL)
    lines[MISSING - 1] = ""
    first, *others = judged(lines)
    assert (first.clause, first.cause.follows) == ("1.4.1", None)
    assert others
    assert all(other.cause.follows is not None or other.cause.certain for other in others)


def test_turns_that_changed_places_are_not_missing() -> None:
    lines = list(DUEL)
    lines[MISSING - 1], lines[MISSING] = lines[MISSING], lines[MISSING - 1]
    out_of_order = [finding for finding in judged(lines) if finding.action.endswith(":")]
    assert len(out_of_order) > 1
    assert [finding.cause.follows for finding in out_of_order[:2]] == [None, None]


# One after the other --------------------------------------------------------------------------------------------------
LOG = read(
    "Map: Fall\nDeck: Standard\nC: Ann\nE: Ben\n\nC:w->1\nE:w->2\n\n"
    "C:Ew2->/w->3\nE:w2->5\nC:w->4\nE:w2->6\nC:Ew2->\nE:w7->8\n\nWinner: E\n"
)
FIRST, NEXT, LATER, ELSEWHERE = 9, 10, 13, 14
"""The lines of what removes a warrior from clearing 2, moves one from there at once and a round later, and from 7."""


def finding(line: int, clause: str, action: str = "", column: int = 3) -> Finding:
    return Finding(FindingKind.VIOLATION, clause, line, column, action, f"{line}:{column} is wrong")


def same(line: int, clause: str) -> Finding:
    return replace(finding(line, clause), message="is wrong as ever")


def folded(findings: list[Finding], causes: list[Cause]) -> list[int | None]:
    Consequences(LOG, findings, causes, lay_table(LOG).letters).fold()
    return [cause.follows for cause in causes]


def test_what_one_action_does_against_two_clauses_is_one_offence() -> None:
    found = [finding(FIRST, "1.2.1"), finding(FIRST, "2.1.3"), finding(FIRST, "4.2", column=7)]
    assert folded(found, [Cause(Likely.SLIP), *[Cause(Likely.OFFENCE)] * 2]) == [None, 0, None]


def test_two_things_that_are_left_out_after_one_action_are_two() -> None:
    found = [replace(finding(FIRST, clause), kind=FindingKind.OMISSION) for clause in ("7.6.2", "7.5.3")]
    assert folded(found, [Cause(Likely.OFFENCE)] * 2) == [None, None]


def test_two_things_of_one_clause_that_one_action_leaves_out_are_one() -> None:
    found = [replace(finding(FIRST, "16.5.2"), kind=FindingKind.OMISSION) for _ in range(2)]
    assert folded(found, [Cause(Likely.OFFENCE)] * 2) == [None, 0]


def test_who_left_something_out_may_lack_its_pieces_in_the_round_after() -> None:
    log = read("Map: Fall\nC: Ann\nE: Ben\n\nC:w->1\nE:w->2\n\nE:#->E\nC:w1->2\nE:w2->5\n")
    left_out = replace(finding(8, "7.5.2"), kind=FindingKind.OMISSION)
    causes = [Cause(Likely.OFFENCE), *[Cause(Likely.OPEN)] * 2]
    Consequences(log, [left_out, finding(9, "1.5.4"), finding(10, "1.5.4")], causes, lay_table(log).letters).fold()
    assert [cause.follows for cause in causes] == [None, None, 0]


def test_hits_are_taken_by_what_an_offence_has_placed() -> None:
    found = [finding(FIRST, "4.3"), finding(NEXT, "4.3.6")]
    assert folded(found, [Cause(Likely.OFFENCE), Cause(Likely.OPEN)]) == [None, 0]


SUPPLY = read(
    "Map: Fall\nDeck: Standard\nC: Ann\nE: Ben\n\nC:w->1\nE:w->2\n\n"
    "C:XE2(1,0)\nE:w->3\nC:w->1\nE:w->4\nC:w->5\nE:w->7\nC:b_s->4\n"
)
FOUGHT, LATE = 9, 14
"""The lines of a battle against the second player, and of a warrior that it places two rounds later."""


def fought() -> Finding:
    return replace(finding(FOUGHT, "4.3.6"), message="Eyrie Dynasties loses 0 to hits in clearing 2")


def supplied(causes: list[Cause], *findings: Finding) -> list[int | None]:
    Consequences(SUPPLY, findings, causes, lay_table(SUPPLY).letters).fold()
    return [cause.follows for cause in causes]


def test_a_supply_that_hits_should_have_filled_lacks_to_the_end() -> None:
    found = [fought(), finding(LATE, "1.5.1"), finding(LATE - 1, "1.5.1"), finding(LATE + 1, "1.5.1")]
    assert supplied([Cause(Likely.OFFENCE), *[Cause(Likely.OPEN)] * 3], *found) == [None, 0, None, None], "not theirs"


@pytest.mark.parametrize(
    ("first", "clause"), [("S:wS$->3", "4.2"), ("C:XS2(1,0)", "4.3.6")], ids=["its board", "its losses"]
)
def test_what_a_faction_may_place_by_its_supply_and_board_lacks_to_the_end(first: str, clause: str) -> None:
    log = read("Map: Fall\nDeck: Standard\nC: Ann\nS: Ben\n\nC:w->1\nS:w->2\n\n" + first + "\nS:w->4\nC:w->5\nS:w->7\n")
    start = replace(finding(9, clause), message="Lemming Reavers loses 0 to hits in clearing 2")
    bound, another = finding(12, "LR.2.4"), finding(12, "LR.4.1")
    for found, follows in (([start, bound], [None, 0]), ([start, another], [None, None])):
        causes = [Cause(Likely.OFFENCE), Cause(Likely.OPEN)]
        Consequences(log, found, causes, lay_table(log).letters).fold()
        assert [cause.follows for cause in causes] == follows


def test_what_a_mend_explains_follows_from_no_supply() -> None:
    mend = (Edit(LATE, 3, "w->7", "w7->"),)
    causes = [Cause(Likely.OFFENCE), Cause(Likely.SLIP, mend=mend)]
    assert supplied(causes, fought(), finding(LATE, "1.5.1")) == [None, None]


def test_what_is_mended_brings_nothing_about_but_what_one_edit_mends_may() -> None:
    mend = (Edit(FIRST, 3, "Ew2->", "Ew5->"),)
    found = [finding(FIRST, "4.3"), finding(NEXT, "1.5.4")]
    assert folded(found, [Cause(Likely.SLIP, mend=mend), Cause(Likely.OPEN)]) == [None, None]
    assert folded(found, [Cause(Likely.OFFENCE, mend=mend), Cause(Likely.OPEN)]) == [None, 0]


def test_who_scores_without_a_marker_goes_on_to() -> None:
    log = read("Map: Fall\nC: Ann\nE: Ben\n\nC:w->1\nE:w->2\n\nC:B#domC->C$\nE:++/C++2\nC:++/B#domC->C$\n")
    activates, scores = finding(8, "3.3.1"), finding(10, "3.3.1")
    another, in_anothers_turn = finding(9, "3.3.1"), finding(9, "3.3.1", column=6)
    again = finding(10, "3.3.1", column=6)
    found = [activates, another, in_anothers_turn, scores, again]
    causes = [Cause(Likely.OFFENCE)] * len(found)
    Consequences(log, found, causes, lay_table(log).letters).fold()
    assert [cause.follows for cause in causes] == [None, None, 0, 0, None]


def test_a_piece_that_is_not_where_an_offence_was_may_have_gone_by_it() -> None:
    found = [finding(FIRST, "4.3"), finding(NEXT, "1.5.4"), finding(LATER, "1.5.4"), finding(ELSEWHERE, "1.5.4")]
    assert folded(found, [Cause(Likely.OFFENCE), *[Cause(Likely.OPEN)] * 3]) == [None, 0, None, None]


def test_what_can_be_done_is_an_offence_of_its_own() -> None:
    assert folded([finding(FIRST, "4.3"), finding(NEXT, "4.2.1")], [Cause(Likely.OFFENCE)] * 2) == [None, None]


def test_what_a_certain_mend_explains_follows_from_nothing() -> None:
    causes = [Cause(Likely.OFFENCE), Cause(Likely.SLIP, certain=True)]
    assert folded([finding(FIRST, "4.3"), finding(NEXT, "1.5.4")], causes) == [None, None]


def test_a_winner_may_lack_the_points_of_a_turn_of_its_own() -> None:
    ending = finding(LOG.winner_line, "3.1", "Winner: E", 1)
    assert folded([finding(NEXT, "7.5.2"), ending], [Cause(Likely.OFFENCE)] * 2) == [None, 0]
    assert folded([finding(FIRST, "7.5.2"), ending], [Cause(Likely.OFFENCE)] * 2) == [None, None]
    left_out = replace(finding(NEXT, "7.5.2"), kind=FindingKind.OMISSION)
    for edit in (Edit(NEXT, 3, "", "w->5/"), Edit(NEXT, 3, "w2->5", "w2->5+6")):
        slip = Cause(Likely.SLIP, mend=(edit,))
        assert folded([left_out, ending], [slip, Cause(Likely.OFFENCE)]) == [None, 0]
        assert folded([finding(NEXT, "7.5.2"), ending], [slip, Cause(Likely.OFFENCE)]) == [None, None]
    discarded = Cause(Likely.SLIP, mend=(Edit(NEXT, 7, "", "/#E->"),))
    assert folded([left_out, ending], [discarded, Cause(Likely.OFFENCE)]) == [None, None]


def test_a_bot_that_did_otherwise_finds_another_table_in_its_next_turn() -> None:
    found = [finding(FIRST, "RB.6.5.1"), finding(FIRST + 2, "RB.6.4.4"), finding(LATER, "RB.6.4.4")]
    assert folded(found, [Cause(Likely.OFFENCE)] * 3) == [None, 0, None]
    assert folded([finding(FIRST, "RB.6.5.1"), finding(NEXT, "RB.6.4.4")], [Cause(Likely.OFFENCE)] * 2) == [None, None]


def test_who_was_not_given_its_due_in_anothers_turn_finds_another_table_in_its_next() -> None:
    due = replace(finding(NEXT, "6.2.3"), kind=FindingKind.OMISSION)
    found = [due, finding(NEXT + 1, "6.5"), finding(NEXT + 2, "6.5"), finding(LATER, "6.5")]
    assert folded(found, [Cause(Likely.OFFENCE)] * 4) == [None, 0, 0, None]
    own = [replace(due, line=FIRST), finding(FIRST + 2, "6.5")]
    assert folded(own, [Cause(Likely.OFFENCE)] * 2) == [None, None], "it left out itself what its rules give it"


def test_what_stays_as_it_should_not_be_is_told_turn_after_turn() -> None:
    first, second, third = (same(line, "card.advocates") for line in (FIRST, FIRST + 2, LATER))
    assert folded([first, second, third], [Cause(Likely.OFFENCE)] * 3) == [None, 0, 0]
    assert folded([first, third], [Cause(Likely.OFFENCE)] * 2) == [None, None], "in between it was as it should be"
    slip = Cause(Likely.SLIP, mend=(Edit(FIRST + 2, 3, "", "#C->/"),))
    assert folded([first, second], [Cause(Likely.OFFENCE), slip]) == [None, None]


def test_a_copy_too_many_is_one_wherever_it_is_seen() -> None:
    log = read("Map: Fall\nC: Ann\nE: Ben\n\nC:w->1\nE:w->2\n\nC:B#domC->\nE:B#domE->\nC:w->1\nE:w->1\n")
    found = [same(8, "1.5.1"), same(9, "1.5.1"), same(11, "1.5.1")]
    causes = [Cause(Likely.OPEN)] * len(found)
    Consequences(log, found, causes, lay_table(log).letters).fold()
    assert [cause.follows for cause in causes] == [None, 0, None]
