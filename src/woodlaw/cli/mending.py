"""What ``woodlaw check`` does with mends: prints them as changes of a file, or writes them into it."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Iterable, Iterator
from dataclasses import replace
from enum import Enum
from pathlib import Path

from woodlaw.cli.exits import CannotUse, say
from woodlaw.cli.saving import replace_text
from woodlaw.law.escaping import visible
from woodlaw.logs.findings import Edit, GameReport, digest_of
from woodlaw.logs.rootlog.decoding import decode
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
        self._mended: set[tuple[str, bytes]] = set()
        self.failed = 0
        """The exit code where a file could not be written, and 0 where all could."""

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
        for report in reports:
            source = self._sources.popleft()
            edits = self._edits(report)
            if edits and digest_of(loaded(source).data) == report.digest:
                text = decode(loaded(replace(source, game=0)).data)[0]
                yield "".join(_difference(text, edits, report.file))

    def _write(self, source: Source, report: GameReport) -> None:
        """Write the mends of a game into its file, once, however often the file is reached."""
        edits = self._edits(report)
        known = (os.path.realpath(source.path), report.digest)
        if not edits or known in self._mended:
            return
        self._mended.add(known)
        try:
            _mend(source, report, edits)
        except CannotUse as error:
            self.failed = max(self.failed, error.exit_code)
            say(error.message)
        else:
            say(f"{visible(report.file)}: {'1 edit' if len(edits) == 1 else f'{len(edits)} edits'} written")

    def _edits(self, report: GameReport) -> list[Edit]:
        if not any(finding.cause.mend for finding in report.findings):
            return []
        from woodlaw.logs.mending.edits import chosen_edits

        certain = self._written is Written.CERTAIN
        return chosen_edits(report.findings, certain_only=certain)


def _mend(source: Source, report: GameReport, edits: list[Edit]) -> None:
    """Write edits of a game into its file, where that holds what was checked; raises :class:`CannotUse`."""
    from woodlaw.logs.mending.edits import edited, fits

    if digest_of(loaded(source).data) != report.digest:
        raise CannotUse(f"{visible(report.file)}: not written, for it has changed meanwhile")
    data = loaded(replace(source, game=0)).data
    text = decode(data)[0]
    if not fits(text, edits):
        raise CannotUse(f"{visible(report.file)}: not written, for its edits touch each other")
    replace_text(Path(source.path), data, text, edited(text, edits))


def _difference(text: str, edits: Iterable[Edit], name: str) -> Iterator[str]:
    from difflib import unified_diff

    from woodlaw.logs.mending.edits import edited
    from woodlaw.logs.rootlog.reader import lines_of

    shown = visible(name)
    told = unified_diff(lines_of(text), lines_of(edited(text, edits)), shown, f"{shown} (meant)", lineterm="")
    return (visible(line) + "\n" for line in told)
