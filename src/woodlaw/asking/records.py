"""Checking a recorded game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from woodlaw.asking.errors import CannotAnswer, Problem, understanding
from woodlaw.asking.lookups import Cited, cite
from woodlaw.asking.tables import expect_text
from woodlaw.logs.batch import check_source
from woodlaw.logs.findings import Edit, Finding, GameReport, Played
from woodlaw.logs.mending.edits import edited, fits
from woodlaw.logs.reports.coverage import Coverage
from woodlaw.logs.sources import Source

__all__ = ["Checked", "Offence", "check", "mended", "replay", "report_of"]

LONGEST_GAME = 1_000_000
"""How many characters the record of a game may have."""


@dataclass(frozen=True, slots=True)
class Offence:
    """Something that a game is found to hold: ``kind`` is ``violation``, ``omission``, ``undecided`` or ``notation``.

    ``mend`` are edits of the record that would set it right, where it is likely a slip of the pen.
    """

    kind: str
    clause: Cited | None
    line: int
    column: int
    action: str
    message: str
    expected: str
    mend: tuple[Edit, ...]


@dataclass(frozen=True)
class Checked:
    """A game that was checked: who played it on what map with what deck, as far as the record tells, and the findings.

    One without a violation and without an omission is ``clean``. ``turns`` says how many turns playing explained, and
    ``unexplained`` why not the others; both are empty where none was played.
    """

    clean: bool
    findings: tuple[Offence, ...]
    game: Played | None
    turns: str
    unexplained: tuple[str, ...]


def check(record: str, *, plays: bool = True) -> Checked:
    """Check a recorded game: Rootlog, or Woodlaw's own record.

    With ``plays`` each turn in which no check finds anything is played as well. Raises
    :class:`~woodlaw.asking.errors.CannotAnswer` for a text that holds no game.
    """
    report = checked(record, plays=plays)
    clean = not any(finding.kind.value in ("violation", "omission") for finding in report.findings)
    coverage = Coverage(report)
    offences = tuple(map(_offence, report.findings))
    return Checked(clean, offences, report.played, coverage.line(), tuple(coverage.reasons()))


def replay(record: str, title: str, *, plays: bool = True) -> str:
    """Return a recorded game as a page (HTML) that shows it step by step, with what :func:`check` finds in it.

    Raises :class:`~woodlaw.asking.errors.CannotAnswer` for a text that holds no game.
    """
    from woodlaw.factions.registry import colours, titles
    from woodlaw.logs.watching import watch
    from woodlaw.view.replay import Replay

    shown = Replay(title, colours(), titles())
    with understanding("game"):
        watched = watch(expect_text(record, "game", LONGEST_GAME), shown.step)
    watched.findings = list(checked(record, plays=plays).findings)
    return shown.document(watched)


def mended(record: str, edits: Sequence[Edit]) -> str:
    """Return a recorded game with edits of some mends; raises :class:`CannotAnswer` where they do not fit it."""
    text = expect_text(record, "game", LONGEST_GAME)
    if not fits(text, edits):
        raise CannotAnswer([Problem("edits", "what they take for written does not stand there")])
    return edited(text, edits)


def checked(record: str, *, plays: bool) -> GameReport:
    """Return what a check tells of a recorded game; raises :class:`CannotAnswer` for a text that holds no game."""
    report = report_of(expect_text(record, "game", LONGEST_GAME), "game", causes=True, plays=plays)
    if report.error:
        raise CannotAnswer([Problem("game", report.error)])
    return report


def report_of(
    text: str, name: str, seconds: float | None = None, *, causes: bool = False, plays: bool = False
) -> GameReport:
    """Return the whole report of a game; its ``error`` says why where it is none or takes too long. Never raises.

    ``name`` is what the report calls it; with ``causes`` slips of the pen are looked for.
    """
    source = Source(name, data=text.encode("utf-8", "surrogatepass"))
    return check_source(source, seconds, causes=causes, plays=plays)


def _offence(finding: Finding) -> Offence:
    return Offence(
        finding.kind.value,
        cite(finding.clause) if finding.clause else None,
        finding.line,
        finding.column,
        finding.action,
        finding.message,
        finding.expected,
        tuple(finding.cause.mend or ()),
    )
