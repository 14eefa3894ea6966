"""What playing shows of an offence: that it is one, or that the record tells of a legal turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar

from woodlaw.engine.game import Game
from woodlaw.logs.bookkeeping import Bookkeeper
from woodlaw.logs.books import RecordedTurn
from woodlaw.logs.findings import Finding
from woodlaw.logs.following.rounds import IN_ORDER
from woodlaw.logs.following.search import Explained
from woodlaw.logs.following.witness import Witness
from woodlaw.logs.opening import lay_table
from woodlaw.logs.rootlog.reader import read

Keeping = TypeVar("Keeping", bound=Bookkeeper)


@dataclass(frozen=True, slots=True)
class Played:
    """What playing a turn shows: whether it is called an offence, and whether play does in order what it tells."""

    found: bool
    legal: bool


class _Noting(Witness):
    """Notes which turns are explained in the order of the record, by their lines."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.explained: set[int] = set()

    def tell(self, turn: RecordedTurn, explained: Explained | None, why: str) -> None:
        """Note whether a turn is explained; no record of it is written."""
        if explained is not None and explained.attempt.most_skipped <= IN_ORDER:
            self.explained.add(turn.line)


class _Alone(Bookkeeper):
    """Keeps books, and judges the turn of one line by nothing but playing it."""

    line = 0

    def _follow(self, turn: RecordedTurn, *, last: bool) -> None:
        if turn.line == self.line:
            self.books.withdraw(self.books.findings[self._found_before :])
        super()._follow(turn, last=last)


def kept_by(kind: type[Keeping], text: str, **told: int) -> Keeping:
    """Return the keeper of the books of a whole game, of a class of its own that is ``told`` some values."""
    log = read(text)
    opening = lay_table(log)
    assert opening.game is not None
    keeper = kind(opening, opening.game, plays=True)
    for name, value in told.items():
        setattr(keeper, name, value)
    keeper.enter(log)
    return keeper


def found_alone(text: str, line: int) -> list[Finding]:
    """Return what playing the turn on a line finds there, whatever checks say of it."""
    keeper = kept_by(_Alone, text, line=line)
    return [each for each in keeper.books.findings if each.played and each.judges and each.line == line]


def played(text: str, line: int) -> Played:
    """Play the turns of a game with an offence on a line."""
    log = read(text)
    opening = lay_table(log)
    assert opening.game is not None
    noting = _Noting(opening.game)
    keeper = Bookkeeper(opening, opening.game, witness=noting)
    keeper.enter(log)
    found = any(finding.played and finding.judges and finding.line == line for finding in keeper.books.findings)
    return Played(found, line in noting.explained)
