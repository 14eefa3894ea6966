"""What ``woodlaw check --witness`` writes: the record of what explains each game, one file a game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path, PurePath

from woodlaw.cli.saving import make_folder, save
from woodlaw.logs import sources
from woodlaw.logs.findings import GameReport


class Witnesses:
    """Writes witnesses into a folder, named after the files of their games; a number tells apart those of one name."""

    def __init__(self, folder: Path) -> None:
        """Make the folder where there is none; raises :class:`~woodlaw.cli.exits.CannotWrite`."""
        self._folder = folder
        make_folder(folder)

    def through(self, reports: Iterable[GameReport]) -> Iterator[GameReport]:
        """Yield reports, writing the witness of each that holds one before it is passed on."""
        named: set[str] = set()
        for report in reports:
            if report.witness:
                save(report.witness, str(self._folder / self._name(report.file, named)))
            yield report

    def _name(self, file: str, named: set[str]) -> str:
        """Return a name that no game before has."""
        stem = PurePath(file).stem if file != sources.STANDARD_INPUT else "standard-input"
        name, number = f"{stem}.jsonl", 1
        while name in named:
            number += 1
            name = f"{stem}-{number}.jsonl"
        named.add(name)
        return name
