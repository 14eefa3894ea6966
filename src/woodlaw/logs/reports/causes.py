"""What reports say of the causes of findings: which are listed, and in what words a slip of the pen is told."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias

from woodlaw.law.escaping import shown
from woodlaw.logs.findings import Edit, Finding, FindingKind, GameReport, Likely
from woodlaw.logs.reports import Wishes

Place: TypeAlias = Callable[[int, int], str]
"""Gives a place of the file in words, by its line and its column; column 0 stands for the whole line."""


def in_words(line: int, column: int) -> str:
    """Return a place as people read it: ``line 12, column 7``."""
    return f"line {line}, column {column}" if column else f"line {line}"


def listed(report: GameReport, wishes: Wishes, place: Place = in_words) -> Iterator[tuple[Finding, list[str]]]:
    """Yield the findings to list, each with the lines that tell its cause; ``place`` says how places are told.

    What follows from another finding is counted there, and listed only where its mend is not certain, since an offence
    must not go unsaid, or where all findings are asked for.
    """
    for number, finding in enumerate(report.findings):
        follows = finding.cause.follows
        if follows is None or wishes.all_findings or not report.findings[follows].cause.certain:
            yield finding, list(_told(report, number, place))


def _told(report: GameReport, number: int, place: Place) -> Iterator[str]:
    finding = report.findings[number]
    cause = finding.cause
    if cause.follows is not None:
        first = report.findings[cause.follows]
        offence = first.cause.likely is Likely.OFFENCE
        doubt = "" if first.cause.certain or offence else ", if that is a slip"
        yield f"follows from {'the offence on ' * offence}{place(first.line, 0)}{doubt}"
    elif cause.mend:
        others = report.following(number)
        doubt = "certain" if cause.certain else "likely"
        if cause.likely is Likely.OFFENCE:
            doubt = "or else it is an offence"
        elif finding.kind is FindingKind.OMISSION and not cause.mend[0].written:
            doubt = "if it was only not written down"
        more = f", explains {others + 1} findings" if others else ""
        moved = _moved(cause.mend, place)
        told = [moved] if moved else [_meant(edit, place) for edit in cause.mend]
        yield from (f"{what} ({doubt}{more})" for what in told)
    elif cause.likely is Likely.OFFENCE:
        yield "an offence: no small edit that was tried mends it"
    elif cause.likely is Likely.SLIP:
        yield "a slip of the pen: nobody can have played it so, and no small edit that was tried mends it"


def _moved(mend: Sequence[Edit], place: Place) -> str:
    """Tell a mend that writes one action at another place, left out at the one and added at the other; else nothing."""
    out = [edit for edit in mend if not edit.meant]
    into = [edit for edit in mend if not edit.written]
    if len(mend) != len(out) + len(into) or [e.written.strip("/") for e in out] != [e.meant.strip("/") for e in into]:
        return ""
    where = place(into[0].line, into[0].column)
    column = out[0].column + out[0].written.startswith("/")
    return f"meant {shown(into[0].meant.strip('/'))} at {where}, not at column {column}"


def _meant(edit: Edit, place: Place) -> str:
    where = place(edit.line, edit.column)
    if not edit.written:
        return f"meant {shown(edit.meant)} besides at {where}"
    if not edit.meant:
        return f"meant nothing for {shown(edit.written)} at {where}"
    return f"meant {shown(edit.meant)} for {shown(edit.written)} at {where}"
