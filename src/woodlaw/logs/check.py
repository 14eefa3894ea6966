"""Checking one recorded game, in Rootlog or as a record of our own; what it holds tells which.

What plays a record again is imported when there is one to play.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from woodlaw.engine.events import Event
from woodlaw.engine.state import State
from woodlaw.law.problems import CannotAnswer
from woodlaw.logs.bookkeeping import Bookkeeper
from woodlaw.logs.findings import Finding, FindingKind, GameReport, Played, Seated, behind
from woodlaw.logs.opening import Opening, lay_table, told_house_rule
from woodlaw.logs.rootlog.decoding import Unusable, decode
from woodlaw.logs.rootlog.reader import read, read_bytes
from woodlaw.logs.rootlog.syntax import Log

if TYPE_CHECKING:
    from woodlaw.logs.record.replaying import Replayed

RECORD_SUFFIX = ".jsonl"
"""How the names of records end; a record goes by any other name too."""

NO_GAME = "holds no game; expected header lines such as 'Map: Fall' and a line a turn"
"""What is wrong with a text that tells of no game."""

LEADING = 1000
"""How many bytes at a file's start tell what it is."""


def check_bytes(data: bytes, name: str, *, plays: bool = False, witnessed: bool = False) -> GameReport:
    """Check a game as read from a file. ``name`` is what the report calls it.

    With ``plays`` each turn in which no check finds anything is judged by playing it too; where a game is to be
    ``witnessed``, the report of Rootlog holds what explains it.
    Never raises for what the bytes hold: a file that is no text gets a report with its ``error`` set.
    """
    try:
        if is_record(data) or name.lower().endswith(RECORD_SUFFIX):
            return check_record(decode(data)[0], name)
        log = read_bytes(data)
    except Unusable as error:
        return GameReport(name, error=str(error))
    return _check(log, name, plays=plays, witnessed=witnessed)


def with_causes(data: bytes, report: GameReport, *, plays: bool = False) -> GameReport:
    """Return the report of a game with the cause of each finding, as far as edits of its record show one.

    ``data`` is what the file holds that the report is of, in which turns were played or not (``plays``). In a record of
    our own no pen slips. Where a header is to blame for much of what is found, that is one finding, and the others are
    those of the game with the header mended.
    """
    if report.error or is_record(data) or not report.findings:
        return report
    from woodlaw.logs.mending.headers import header_slip
    from woodlaw.logs.mending.search import explain

    text = decode(data)[0]
    judged = any(finding.judges for finding in report.findings)
    slip = header_slip(text, report.findings)
    if slip is not None and slip.whole:
        as_written = replace(report, findings=explain(text, report.findings))
        most = max(as_written.following(number) for number in range(len(as_written.findings)))
        if most >= slip.gone - 1:
            return as_written
    if slip is None:
        return replace(report, findings=explain(text, report.findings)) if judged else report
    mended = _check(read(slip.text), report.file, plays=plays, witnessed=False)
    rest = mended.findings
    explained = explain(slip.text, rest) if any(finding.judges for finding in rest) else rest
    return replace(report, findings=[slip.told, *(behind(finding) for finding in explained)], judged=mended.judged)


def is_record(data: bytes) -> bool:
    """Return whether bytes are meant to be a record: their first line holds JSON."""
    return data[:LEADING].removeprefix(b"\xef\xbb\xbf").lstrip().startswith(b"{")


def is_record_text(text: str) -> bool:
    """Return whether a text is meant to be a record."""
    return is_record(text[:LEADING].encode("utf-8", "replace"))


def check_text(text: str, name: str = "game", *, plays: bool = False) -> GameReport:
    """Check a game as text, Rootlog or a record; raises only where it is no text, never for what the text holds.

    ``name`` is what the report calls it. With ``plays`` each turn in which no check finds anything is judged by playing
    it too.
    """
    if not isinstance(text, str):
        raise CannotAnswer(f"a text was expected, not {type(text).__name__}")
    if is_record_text(text):
        return check_record(text, name)
    return _check(read(text), name, plays=plays, witnessed=False)


def check_record(text: str, name: str) -> GameReport:
    """Check a record by playing it again; it is judged up to the first decision that is not legal."""
    from woodlaw.logs.record.again import replay
    from woodlaw.logs.record.replaying import split

    replayed = replay(split(text))
    played = _replayed(replayed)
    rules = replayed.state.house_rules if replayed.state else ()
    findings = [*(told_house_rule(rule, 1) for rule in rules), *replayed.findings]
    return GameReport(name, findings, replayed.error, played=played, judged=replayed.judged)


def _replayed(replayed: Replayed) -> Played | None:
    """Return what a record of ours tells of its game; None where there is no table."""
    from woodlaw.factions.registry import titles

    state = replayed.state
    if state is None:
        return None
    named = titles()
    seats = tuple(Seated("", named.get(seat, seat), "") for seat in state.seats)
    won = replayed.outcome.winners if replayed.outcome else ()
    return Played(state.map.title, state.deck.title, seats, tuple(named.get(each, each) for each in won))


def position_at(text: str, turn: int) -> State:
    """Return the state after a turn of a recorded game, counted from 1; 0 is after setup.

    Raises ``ValueError`` with one line that says why when there is no such turn or no table to lay.
    """
    if is_record_text(text):
        return replayed_to(text, turn)[1]
    log = read(text)
    if not 0 <= turn <= len(log.turns):
        raise ValueError(f"there is no turn {turn}: the record has turns 0 (setup) to {len(log.turns)}")
    opening = lay_table(log)
    if opening.game is None:
        raise ValueError(opening.findings[0].message)
    Bookkeeper(opening, opening.game).enter(log, turn)
    return opening.game.state


def replayed_to(
    text: str, turn: int, listener: Callable[[Event, tuple[str, ...]], None] | None = None
) -> tuple[Replayed, State]:
    """Return a record of Woodlaw's replayed up to a turn, and its state then; ``listener`` is told every event.

    Raises ``ValueError`` as :func:`position_at` does.
    """
    from woodlaw.logs.record.again import replay
    from woodlaw.logs.record.replaying import split

    replayed = replay(split(text), turn, listener)
    if replayed.state is None:
        raise ValueError(replayed.error)
    if turn > replayed.turns:
        why = replayed.error or next((f"line {f.line}: {f.message}" for f in replayed.findings), "the game is over")
        raise ValueError(f"there is no turn {turn}: the record has turns 0 (setup) to {replayed.turns}; {why}")
    return replayed, replayed.state


def _check(log: Log, name: str, *, plays: bool, witnessed: bool) -> GameReport:
    if is_empty(log):
        return GameReport(name, error=NO_GAME)
    opening = lay_table(log)
    findings = [*findings_of_notation(log), *opening.findings]
    witness = None
    if witnessed and opening.game is not None:
        from woodlaw.logs.following.witness import Witness

        witness = Witness(opening.game)
    keeper = None if opening.game is None else Bookkeeper(opening, opening.game, plays=plays, witness=witness)
    if keeper is not None:
        keeper.enter(log)
        findings += keeper.books.findings[len(opening.findings) :]
    names = {letter: faction.title for letter, faction in opening.letters.items()}
    names |= {seat.letter: seat.player for seat in log.seats if seat.player}
    turns = sorted((turn.line, names.get(turn.player, "")) for turn in (*log.setup, *log.turns))
    told = _habits_once(sorted(findings, key=lambda f: (f.line, f.column)))
    report = GameReport(name, told, turns=turns, played=_played(log, opening))
    if keeper is not None and plays:
        wrong = {finding.line for finding in told if finding.judges}
        report.judged = [each.as_found() if each.line in wrong else each for each in keeper.judged]
    report.witness = witness.text() if witness else ""
    return report


def _played(log: Log, opening: Opening) -> Played | None:
    """Return what a log tells of its game; None where there is no table."""
    if opening.game is None:
        return None
    state, players = opening.game.state, {seat.letter: seat.player for seat in log.seats}
    titles = {letter: faction.title for letter, faction in opening.letters.items()}
    seats = tuple(Seated(letter, title, players.get(letter, "")) for letter, title in titles.items())
    winners = tuple(titles[letter] for letter in log.winners if letter in titles)
    return Played(state.map.title, state.deck.title, seats, winners)


def _habits_once(findings: Sequence[Finding]) -> list[Finding]:
    """Return findings, in their order, with each habit of writing told where it is met first, and how often it is."""
    times = Counter(finding.message for finding in findings if _is_habit(finding))
    told: list[Finding] = []
    for finding in findings:
        more = times.pop(finding.message, 0) - 1 if _is_habit(finding) else 0
        if more > 0:
            told.append(replace(finding, message=f"{finding.message} ({more} more in this game)"))
        elif more == 0:
            told.append(finding)
    return told


def _is_habit(finding: Finding) -> bool:
    """Whether a finding only remarks how something is read that is written otherwise than the notation asks."""
    return finding.kind is FindingKind.NOTATION and not finding.expected


def is_empty(log: Log) -> bool:
    """Return whether nothing in a log tells of a game."""
    return not (log.headers or log.seats or log.turns or log.setup)


def findings_of_notation(log: Log) -> list[Finding]:
    """Return what the reader of a log found, as findings."""
    return [Finding(FindingKind.NOTATION, "", p.line, p.column, p.text, p.message, p.expected) for p in log.problems]
