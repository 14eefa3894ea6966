"""Small records: a header, the usual setup of each seat, and the turns that a test is about."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from woodlaw.logs.check import check_text
from woodlaw.logs.findings import Finding, FindingKind

SUITS_OFF_AUTUMN = "F1, M2, R3, R4, R5, F6, M7, F8, M9, R10, M11, F12"
"""Suits for the maps that print none: those of Autumn, so that a test need learn only one list."""

SETUPS = {
    "C": "t_k->4/w->1+3+4+5+6+7+8+9+10+11+12/b_s->8/b_w->9/b_r->12",
    "E": "b+6w->2/#despot->$",
    "A": "3#->$",
    "V": "#ranger->$/p->4_9_12",
    "G": "#thief->$/p->1_2_5_10",
    "L": "4w+b_r->3/w->6+7+11/$_o->R",
    "O": "2w->7+11/3w->$/$_h->2",
    "D": "2w+t->3/2w->6+7+11",
    "P": "w->1+2+3",
    "H": "w_w+4w+b->3/#stubborn->$",
    "K": "4w->3+6/t_f->1_2_5_10/t_j->3_6_11",
    "F": "5w+t_p->5",
    "T": "4w->1/2w->9",
    "N": "w_thief+w->4_9_12/w_ronin+w->3_6_11/w_jailor+w->1_9_10_12",
    "Y": "b_c+3w->12/w->1+5+9/t_f->1/t_r->5/t_m->9",
    "J": "3w->3+6/#->J/F#J->$",
    "S": "b_e+4w->1/10w->$",
}
"""A setup on the Autumn map for each letter, of which any few fit together."""

Record = Callable[..., str]
Told = Callable[..., list[str]]


def recorded(
    *turns: str,
    seats: str = "CE",
    map_: str = "Fall",
    deck: str = "E&P",
    clearings: str = "",
    winner: str = "",
    **setups: str,
) -> str:
    """Return the text of a record; the setup of a seat is told by its letter where it is not the usual one."""
    header = [f"Map: {map_}", f"Deck: {deck}"]
    if clearings or map_ != "Fall":
        header.append(f"Clearings: {clearings or SUITS_OFF_AUTUMN}")
    names = [f"{letter}: somebody" for letter in seats]
    begin = [f"{letter}:{setups.get(letter, SETUPS[letter])}" for letter in seats]
    end = [f"Winner: {winner}"] if winner else []
    return "\n".join([*header, *names, *begin, *turns, *end]) + "\n"


def findings_of(text: str, *, of_setup: bool = True) -> list[str]:
    """Return the findings of a record, each as its kind, clause and action: ``violation 4.2 w4->7``.

    Unless they are ``of_setup``, what a setup places is passed over: tests lay tables in it that no game begins with.
    So are nine or ten points that nothing earned: tests give them to players who activate a dominance card; and the
    steps that each turn of a faction has, in turns that tell nothing of them.
    """
    report = check_text(text, "test")
    assert not report.error
    found = [f for f in report.findings if of_setup or not (_is_laid(f) or _is_given(f) or _is_left_untold(f))]
    return [" ".join(filter(None, (f.kind.value, f.clause, f.action))) for f in found]


def _is_laid(finding: Finding) -> bool:
    return finding.message.startswith("setup places")


def _is_left_untold(finding: Finding) -> bool:
    """Return whether a turn leaves the Decree, or tells of no wood, neither in Birdsong nor as a building's price.

    Or it is one of a Vagabond who exhausts nothing for what he does.
    """
    if finding.kind is FindingKind.OMISSION and (
        finding.clause.startswith("7.5.2.") or "exhausts no " in finding.message
    ):
        return True
    no_wood = finding.kind is FindingKind.OMISSION and finding.clause == "6.4" and not finding.action.startswith("t")
    return no_wood or (finding.clause == "6.5.4.II" and "removes 0 wood" in finding.message)


def _is_given(finding: Finding) -> bool:
    return finding.kind is FindingKind.VIOLATION and finding.clause == "3.2" and finding.action in ("++9", "++10")


@pytest.fixture(scope="session")
def record() -> Record:
    """Make the text of a record: ``record("C:w4->7", seats="CE")``."""
    return recorded


@pytest.fixture(scope="session")
def told() -> Told:
    """Check a record, made as by ``record``, and tell the findings of its turns: ``["violation 4.2 w4->7"]``.

    Cards that come from a hand to another for nothing are passed over: tests fill hands with them.
    """

    def check(*turns: str, **told: str) -> list[str]:
        found = findings_of(recorded(*turns, **told), of_setup=False)
        return [finding for finding in found if " 1.3.2 " not in finding]

    return check
