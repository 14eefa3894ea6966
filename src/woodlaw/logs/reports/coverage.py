"""How much of the games was played, as reports tell it: how many turns are explained, and why the others are not."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

from woodlaw.law.escaping import shown
from woodlaw.logs.findings import GameReport, Standing

WORDS = {
    Standing.EXPLAINED: "explained by playing",
    Standing.FOUND: "with findings",
    Standing.UNDECIDED: "undecided",
    Standing.OPEN: "open",
}
"""How turns are told that stand so."""

MOST_REASONS = 6
"""How many reasons are told; then it is only said how many turns more there are."""

_LINE = re.compile(r"line \d+: ")
"""Where a reason stands that belongs to one line."""


class Coverage:
    """How many turns stand how, and why."""

    def __init__(self, *reports: GameReport) -> None:
        self._standing: Counter[Standing] = Counter()
        self._why: Counter[tuple[Standing, str]] = Counter()
        for report in reports:
            self.add(report)

    def add(self, report: GameReport) -> None:
        """Count the turns of a game."""
        self._standing.update(turn.standing for turn in report.judged)
        self._why.update((turn.standing, _LINE.sub("", turn.why)) for turn in report.judged if turn.why)

    @property
    def counts(self) -> dict[str, int]:
        """How many turns stand how; empty where none was played."""
        return {standing.value: self._standing[standing] for standing in Standing} if self._standing else {}

    def line(self) -> str:
        """Return ``15 turns: 12 explained by playing, 3 open``; empty where none was played."""
        turns = self._standing.total()
        told = ", ".join(f"{self._standing[each]} {WORDS[each]}" for each in Standing if self._standing[each])
        return f"{'1 turn' if turns == 1 else f'{turns} turns'}: {told}" if turns else ""

    def reasons(self) -> Iterator[str]:
        """Yield ``3 open: Keepers in Iron cannot be played yet``, the most first."""
        told = sorted(self._why.items(), key=lambda row: (-row[1], row[0]))
        for (standing, why), count in told[:MOST_REASONS]:
            yield f"{count} {WORDS[standing]}: {shown(why)}"
        rest = sum(count for _, count in told[MOST_REASONS:])
        if rest:
            yield f"{rest} for other reasons"
