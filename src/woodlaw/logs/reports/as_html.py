"""Reports as one HTML page for a league: every game with its findings, then the findings by clause and by player.

The page needs no other file and no script. A game is written as soon as it is checked; only counts are kept of those
before it, so the tables of the league stand at the end, where a link at the top leads.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from html import escape

from woodlaw.law.escaping import shown, visible
from woodlaw.logs.findings import Finding, FindingKind, GameReport
from woodlaw.logs.reports import Wishes
from woodlaw.logs.reports.as_text import PLURALS, clause_and_title
from woodlaw.logs.reports.causes import listed
from woodlaw.logs.reports.coverage import Coverage

BARS = 400
"""The width of the longest bar of a plot."""

_Tally = dict[str, Counter[FindingKind]]

_STYLE = """
:root { color-scheme: light dark; --quiet: #57534c; --line: #d5d0c4; --violation: #b3141f; --omission: #8a4b00;
  --undecided: #5b3aa0; --notation: #4b5563; }
@media (prefers-color-scheme: dark) { :root { --quiet: #b4aea2; --line: #3c4048; --violation: #ff8f94;
  --omission: #f0b35e; --undecided: #c3a8ff; --notation: #b9c0cb; } }
body { font: 16px/1.45 "Segoe UI", Arial, sans-serif; max-width: 62rem; margin: 0 auto; padding: 1rem; }
h1, h2, h3 { overflow-wrap: anywhere; line-height: 1.25; }
li { margin: 0.4rem 0; overflow-wrap: anywhere; }
table { border-collapse: collapse; } th, td { padding: 0.2rem 0.6rem; border-bottom: 1px solid var(--line); }
th { text-align: left; } td { text-align: right; }
.wide { overflow-x: auto; }
.violation { color: var(--violation); } .omission { color: var(--omission); } .undecided { color: var(--undecided); }
.notation { color: var(--notation); } .aside { color: var(--quiet); }
rect.violation { fill: var(--violation); } rect.omission { fill: var(--omission); }
rect.undecided { fill: var(--undecided); } rect.notation { fill: var(--notation); }
"""


def write(reports: Iterable[GameReport], wishes: Wishes) -> Iterator[str]:
    """Yield the page in chunks, a game at a time."""
    yield (
        '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">\n"
        f"<title>Games checked against the Law</title>\n<style>{_STYLE}</style>\n</head>\n<body>\n<main>\n"
        '<h1>Games checked against the Law</h1>\n<p><a href="#league">The whole league</a></p>\n'
    )
    clauses: _Tally = {}
    players: _Tally = {}
    games, coverage = 0, Coverage()
    for report in reports:
        games += 1
        coverage.add(report)
        yield _game(report, wishes)
        for finding in report.findings:
            clauses.setdefault(clause_and_title(finding, wishes) or "the notation", Counter())[finding.kind] += 1
            players.setdefault(report.whose(finding) or "nobody known", Counter())[finding.kind] += 1
    yield f'<h2 id="league">The whole league</h2>\n<p>Games: {games}.</p>\n{_covered(coverage)}'
    yield _table("Findings by clause", "Clause", clauses)
    yield _table("Findings by player", "Player", players)
    yield "</main>\n</body>\n</html>\n"


def _game(report: GameReport, wishes: Wishes) -> str:
    heading = f"<h2>{escape(visible(report.file))}</h2>\n"
    if report.error:
        return f'{heading}<p class="violation">Cannot be used: {escape(shown(report.error))}</p>\n'
    played = _covered(Coverage(report))
    if not report.findings:
        return f"{heading}<p>Nothing found.</p>\n{played}"
    findings = "".join(_finding(report, each, told, wishes) for each, told in listed(report, wishes))
    return f"{heading}<ol>\n{findings}</ol>\n{played}"


def _covered(coverage: Coverage) -> str:
    """Return how many turns were explained by playing them; nothing where none was played."""
    line = coverage.line()
    return f'<p class="aside">{"<br>".join(map(escape, (line, *coverage.reasons())))}</p>\n' if line else ""


def _finding(report: GameReport, finding: Finding, causes: Iterable[str], wishes: Wishes) -> str:
    what = " ".join(filter(None, (finding.kind.value, clause_and_title(finding, wishes))))
    who = report.whose(finding)
    place = f"line {finding.line}{f', {shown(who)}' if who else ''}"
    parts = [f'<strong class="{finding.kind.value}">{escape(what)}</strong>, {escape(place)}: ']
    parts.append(escape(shown(finding.message)))
    if finding.action:
        parts.append(f"<br><code>{escape(shown(finding.action))}</code>")
    if finding.expected:
        parts.append(f'<br><span class="aside">Expected: {escape(shown(finding.expected))}</span>')
    parts += (f'<br><span class="aside">{escape(line)}</span>' for line in causes)
    clause = wishes.lookup(finding.clause) if finding.clause else None
    if clause is not None and clause.text:
        parts.append(f"<details><summary>{escape(clause.id)} in words</summary>{escape(clause.text)}</details>")
    return f"<li>{''.join(parts)}</li>\n"


def _table(title: str, what: str, tally: Mapping[str, Counter[FindingKind]]) -> str:
    """Return a table of counts with a bar for each row, the most first."""
    if not tally:
        return ""
    kinds = [kind for kind in FindingKind if any(counts[kind] for counts in tally.values())]
    most = max(counts.total() for counts in tally.values())
    rows = sorted(tally.items(), key=lambda row: (-row[1].total(), row[0]))
    heads = "".join(f'<th scope="col">{PLURALS[kind].capitalize()}</th>' for kind in kinds)
    body = "".join(
        f'<tr><th scope="row">{escape(shown(name))}</th>{"".join(f"<td>{counts[kind]}</td>" for kind in kinds)}'
        f"<td>{_bar(counts, kinds, most)}</td></tr>\n"
        for name, counts in rows
    )
    return (
        f'<h3>{title}</h3>\n<div class="wide" tabindex="0" role="region" aria-label="{title}"><table>\n'
        f'<thead><tr><th scope="col">{what}</th>{heads}<th scope="col">Share</th></tr></thead>\n'
        f"<tbody>\n{body}</tbody>\n</table></div>\n"
    )


def _bar(counts: Counter[FindingKind], kinds: Iterable[FindingKind], most: int) -> str:
    drawn, x = [], 0.0
    for kind in kinds:
        width = counts[kind] / most * BARS
        drawn.append(f'<rect class="{kind.value}" x="{x:.1f}" width="{width:.1f}" height="14"/>')
        x += width
    return f'<svg width="{BARS / 2:.0f}" height="14" viewBox="0 0 {BARS} 14" aria-hidden="true">{"".join(drawn)}</svg>'
