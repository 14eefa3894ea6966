"""What a check finds of a planted offence: on its line, by its clause, by play alone, and of its legal twin."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from bench.by_rule.planting import Planted, in_style
from bench.planting.playing import found_alone, kept_by
from bench.planting.walk import is_within
from woodlaw.engine.events import Event
from woodlaw.engine.game import Game
from woodlaw.factions.registry import factions
from woodlaw.logs.audits.audit import Offence
from woodlaw.logs.audits.recorded import Recorded
from woodlaw.logs.audits.registry import as_recorded
from woodlaw.logs.bookkeeping import Bookkeeper
from woodlaw.logs.books import RecordedTurn
from woodlaw.logs.check import check_text
from woodlaw.logs.findings import Finding
from woodlaw.logs.following.account import established
from woodlaw.logs.following.case import Case
from woodlaw.logs.following.judging import IN_DISPUTE
from woodlaw.logs.following.search import Follower, How


def left_to_play(faction: str) -> None:
    """Switch off what records hold against turns of a faction, whose books are kept: playing alone judges them."""
    kind = type(as_recorded(factions()[faction]))
    noting = kind.offences

    def offences(self: Recorded, game: Game, event: Event, events: Sequence[Event]) -> Iterable[Offence]:
        tuple(noting(self, game, event, events))
        return ()

    for question in ("turn_offences", "points_for", "step", "points_known"):
        setattr(kind, question, getattr(Recorded, question))
    setattr(kind, "offences", offences)  # noqa: B010 - a method is put in the place of another


@dataclass(frozen=True, slots=True)
class Verdict:
    """What came of an offence in a record of some style.

    ``visible`` says that no play explains the turn, ``found`` and ``alone`` whether a check with everything and one by
    play alone find it on the line, ``named`` and ``named_alone`` whether by its clause or a narrower one. ``findings``
    are all that the check tells of the game, ``accused`` what it tells of the twin.
    """

    planted: Planted
    text: str
    visible: bool
    found: bool
    named: bool
    alone: bool
    named_alone: bool
    findings: tuple[str, ...]
    accused: tuple[str, ...]


def judged(planted: Planted, times: int) -> Verdict:
    """Return what checks find of an offence; a play of the turn is looked for in so many ``times`` as many attempts."""
    text = in_style(planted.text, planted.game)
    every = [each for each in check_text(text, plays=True).findings if each.judges]
    found = [each for each in every if each.line == planted.line]
    alone = found_alone(text, planted.line)
    accused = [each for each in check_text(in_style(planted.twin, planted.game), plays=True).findings if each.judges]
    return Verdict(
        planted,
        text,
        _is_visible(text, planted.line, times),
        bool(found),
        any(_names(each, planted.clause) for each in found),
        bool(alone),
        any(_names(each, planted.clause) for each in alone),
        tuple(map(_told, every)),
        tuple(map(_told, accused)),
    )


def _told(finding: Finding) -> str:
    return f"{finding.line}:{finding.column} {finding.kind} {finding.clause} {finding.message}"


def _names(finding: Finding, clause: str) -> bool:
    """Whether a finding names a clause, or a narrower one; none is known of an offence of writing."""
    return bool(clause) and is_within(finding.clause, clause)


# What a record can show -----------------------------------------------------------------------------------------------
class _Looking(Bookkeeper):
    """Keeps books, and looks for a play of the turn on one line for long."""

    line, times = 0, 1
    explained = False

    def _follow(self, turn: RecordedTurn, *, last: bool) -> None:
        if turn.line == self.line and turn.before is not None and not self._why_not_playable(turn):
            case = Case(self._game, Follower(self._game), turn.before, turn, established(Counter()), last=last)
            rounds = tuple((most_skipped, attempts * self.times) for most_skipped, attempts in IN_DISPUTE)
            self.explained = case.follow(rounds).how is How.EXPLAINED


def _is_visible(text: str, line: int, times: int) -> bool:
    return not kept_by(_Looking, text, line=line, times=times).explained
