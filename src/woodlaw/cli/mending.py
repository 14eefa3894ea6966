"""What ``woodlaw check`` does with mends: prints them as changes of a file, or writes them into it."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from dataclasses import replace
from difflib import unified_diff
from enum import Enum
from pathlib import Path

from woodlaw.cli.exits import CannotUse, say
from woodlaw.cli.saving import replace_text
from woodlaw.logs.findings import Edit, GameReport
from woodlaw.logs.reports.escaping import visible
from woodlaw.logs.sources import Source, loaded


class Written(Enum):
    """Which mends are written."""

    NONE = "none"
    CERTAIN = "certain"
    LIKELY = "likely"


class Mends:
    """The mends of the games of a batch, each of which is known again by its place in the batch."""

    def __init__(self, written: Written, *, as_changes: bool) -> None:
        """Write some mends, or print them as changes of the files (all of them where none is to be written)."""
        self._written = written
        self._as_changes = as_changes
        self._sources: deque[Source] = deque()
        self.failed = False
        """Whether a file could not be written."""

    def taking(self, sources: Iterable[Source]) -> Iterator[Source]:
        """Yield the games of a batch, and remember where each came from until its report is there."""
        for source in sources:
            self._sources.append(source)
            yield source

    def through(self, reports: Iterable[GameReport]) -> Iterator[GameReport]:
        """Yield reports, writing the mends of each game when its report was taken."""
        for report in reports:
            source = self._sources.popleft()
            yield report
            if not self._as_changes and self._written is not Written.NONE:
                self._write(source, report)

    def changes(self, reports: Iterable[GameReport]) -> Iterator[str]:
        """Yield the mends of each game as a difference; none of games that have none or changed meanwhile."""
        from woodlaw.logs.mending.edits import fits

        for report in reports:
            source = self._sources.popleft()
            edits = self._edits(report)
            text = _text(source) if edits else ""
            if edits and fits(text, edits):
                yield "".join(_difference(text, edits, report.file))

    def _write(self, source: Source, report: GameReport) -> None:
        from woodlaw.logs.mending.edits import edited, fits

        edits = self._edits(report)
        if not edits:
            return
        text = _text(source)
        try:
            if not fits(text, edits):
                raise CannotUse(f"{visible(report.file)}: not written, for it has changed meanwhile")
            replace_text(Path(source.path), text, edited(text, edits))
        except CannotUse as error:
            self.failed = True
            say(error.message)
        else:
            say(f"{visible(report.file)}: {'1 edit' if len(edits) == 1 else f'{len(edits)} edits'} written")

    def _edits(self, report: GameReport) -> list[Edit]:
        if not any(finding.cause.mend for finding in report.findings):
            return []
        from woodlaw.logs.mending.edits import chosen_edits

        certain = self._written is Written.CERTAIN
        return chosen_edits(report.findings, certain_only=certain)


def _text(source: Source) -> str:
    """Return the text of a game that was read before; empty where it cannot be read by now."""
    from woodlaw.logs.rootlog.decoding import Unusable, decode

    try:
        return decode(loaded(replace(source, game=0)).data)[0]
    except Unusable:
        return ""


def _difference(text: str, edits: Iterable[Edit], name: str) -> Iterator[str]:
    from woodlaw.logs.mending.edits import edited
    from woodlaw.logs.rootlog.reader import lines_of

    shown = visible(name)
    told = unified_diff(lines_of(text), lines_of(edited(text, edits)), shown, f"{shown} (meant)", lineterm="")
    return (visible(line) + "\n" for line in told)
