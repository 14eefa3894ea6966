"""Reports as text, for people to read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from woodlaw.law.escaping import shown, visible
from woodlaw.law.quoting import in_full
from woodlaw.logs.findings import Finding, FindingKind, GameReport
from woodlaw.logs.reports import Wishes
from woodlaw.logs.reports.causes import listed
from woodlaw.logs.reports.coverage import WORDS, Coverage

PLURALS = {
    FindingKind.VIOLATION: "violations",
    FindingKind.OMISSION: "omissions",
    FindingKind.UNDECIDED: "undecided",
    FindingKind.NOTATION: "notation remarks",
}


def write(reports: Iterable[GameReport], wishes: Wishes) -> Iterator[str]:
    """Yield the findings, a chunk a game, or a line for each clause with its counts; then what is told of all games."""
    counts: Counter[FindingKind] = Counter()
    statistics = Statistics()
    coverage = Coverage()
    checked = unusable = following = 0
    for report in reports:
        if report.error:
            unusable += 1
            continue
        checked += 1
        coverage.add(report)
        counts.update(finding.kind for finding in report.findings)
        following += sum(finding.cause.follows is not None for finding in report.findings)
        if wishes.statistics:
            statistics.add(report)
        else:
            yield "".join(line + "\n" for line in _game(report, wishes))
    closing = _closing(checked, unusable, counts, following)
    yield "".join(line + "\n" for line in (*statistics.lines(wishes), closing, *_covered(coverage, wishes)))


class Statistics:
    """How many findings of each kind name each clause, and in how many games."""

    def __init__(self) -> None:
        self._findings: Counter[tuple[FindingKind, str]] = Counter()
        self._games: Counter[tuple[FindingKind, str]] = Counter()

    def add(self, report: GameReport) -> None:
        """Count the findings of a game."""
        named = [(finding.kind, finding.clause) for finding in report.findings]
        self._findings.update(named)
        self._games.update(list(dict.fromkeys(named)))

    def lines(self, wishes: Wishes) -> Iterator[str]:
        """Yield a line for each kind and clause: the gravest kind first, then what is found most often."""
        rows = sorted(self._findings, key=lambda row: (-row[0].gravity, -self._findings[row], row[1]))
        wide = max((len(str(count)) for count in self._findings.values()), default=0)
        for row in rows:
            kind, clause = row
            games = "in 1 game" if self._games[row] == 1 else f"in {self._games[row]} games"
            told = wishes.paint(_titled(clause, wishes), "clause")
            counted = f"{self._findings[row]:>{wide}}  {wishes.paint(kind.value, kind.value)}"
            yield f"{counted} {told}, {games}" if told else f"{counted}, {games}"


def _game(report: GameReport, wishes: Wishes) -> Iterator[str]:
    for finding, causes in listed(report, wishes):
        if wishes.turn and report.turn_of(finding) != wishes.turn:
            continue
        yield _headline(report.file, finding, wishes)
        if finding.action:
            yield f"    {shown(finding.action)}"
        if finding.expected:
            yield f"    {wishes.paint('expected:', 'aside')} {shown(finding.expected)}"
        yield from (f"    {line}" for line in causes)
        if wishes.explain:
            yield from (wishes.paint(f"    {line}", "aside") for line in _words(finding, wishes))

    if wishes.turn:
        yield _standing(report, wishes.turn)


def _standing(report: GameReport, number: int) -> str:
    """Return what came of playing a turn."""
    turn = next((turn for turn in report.judged if turn.turn == number), None)
    file = visible(report.file)
    if turn is None:
        return f"{file}: there is no turn {number}; expected 1 to {len(report.judged)}"
    why = f": {shown(turn.why)}" if turn.why else ""
    return f"{file}:{turn.line}: turn {number}, {shown(turn.player)}: {WORDS[turn.standing]}{why}"


def _headline(file: str, finding: Finding, wishes: Wishes) -> str:
    place = wishes.paint(f"{visible(file)}:{finding.line}:{finding.column}:", "place")
    kind = wishes.paint(f"{finding.kind.value}", finding.kind.value)
    clause = wishes.paint(clause_and_title(finding, wishes), "clause")
    return f"{place} {kind}{' ' if clause else ''}{clause}: {shown(finding.message)}"


def clause_and_title(finding: Finding, wishes: Wishes) -> str:
    """Return ``HCC.2.6.I Mercy``, the id alone where the Law has no such clause, or nothing without a clause."""
    return _titled(finding.clause, wishes)


def _titled(clause_id: str, wishes: Wishes) -> str:
    clause = wishes.lookup(clause_id) if clause_id else None
    return shown(clause_id) if clause is None else f"{clause.id} {clause.title}"


def _words(finding: Finding, wishes: Wishes) -> Iterator[str]:
    clause = wishes.lookup(finding.clause) if finding.clause else None
    if clause is not None:
        yield from in_full(clause.text, clause.readings)


def _closing(checked: int, unusable: int, counts: Counter[FindingKind], following: int) -> str:
    closing = "1 game checked" if checked == 1 else f"{checked} games checked"
    if checked:
        tally = ", ".join(_counted(kind, counts[kind]) for kind in FindingKind if counts[kind])
        closing += f": {tally or 'no findings'}"
        closing += f"; {following} of them follow from others" if following else ""
    if unusable:
        closing += f"; {'1 file' if unusable == 1 else f'{unusable} files'} could not be used"
    return closing


def _covered(coverage: Coverage, wishes: Wishes) -> Iterator[str]:
    if line := coverage.line():
        yield line
        yield from (wishes.paint(f"    {each}", "aside") for each in coverage.reasons())


def _counted(kind: FindingKind, count: int) -> str:
    if count == 1:
        return f"1 {PLURALS[kind].removesuffix('s')}"
    return f"{count} {PLURALS[kind]}"
