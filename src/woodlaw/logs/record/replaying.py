"""Replaying: a record played again, answer by answer, up to its end or to the first line that cannot be."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache

from woodlaw.engine.actions import END
from woodlaw.engine.decisions import DECLINE, Decision, Judged, Option, label
from woodlaw.engine.events import Event
from woodlaw.engine.play import Outcome, run
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.state import State
from woodlaw.engine.tables import Table
from woodlaw.factions.base import Faction
from woodlaw.law.implements import innermost_in_force
from woodlaw.logs.findings import Finding, FindingKind, JudgedTurn, Standing
from woodlaw.logs.record.lines import (
    Answer,
    BrokenLine,
    Chanced,
    Ending,
    Entry,
    Header,
    Laid,
    read_entry,
)
from woodlaw.logs.record.naming import option_named
from woodlaw.logs.record.recording import assumed, editions

MOST_OPTIONS_TOLD = 12
"""How many legal options a finding lists; then it only says how many more there are."""

LONGEST_ACTION = 200
"""How many characters of an answer a finding repeats."""

_ASKED_BEFORE = {"battle": "enemy to battle"}
"""What decisions were called in version 1 where no other clearing could be meant, by what they are called now."""

_label = lru_cache(maxsize=65_536)(label)


@dataclass(slots=True)
class Replayed:
    """What replaying a record gave, up to its end or to where it had to stop.

    ``state`` is the table as it lay then, None when the header was no use; ``turns`` how many turns began. ``findings``
    hold what in the record is not legal, one at most, since nothing after it can be judged; ``error`` is set when a
    line could not be read. ``outcome`` is how the game ended, None when the record did not get so far. ``line`` is the
    number of the last line that was taken, from 1. ``judged`` are the turns that began, with what came of each.
    """

    header: Header | None = None
    state: State | None = None
    findings: list[Finding] = field(default_factory=list)
    outcome: Outcome | None = None
    turns: int = 0
    error: str = ""
    line: int = 1
    judged: list[JudgedTurn] = field(default_factory=list)


class Stop(Exception):
    """Ends a replay before the game ends."""


class Replaying:
    """One replay under way: it is the asker and the chance of its game."""

    def __init__(
        self, replayed: Replayed, table: Table, lines: Iterator[tuple[int, str]], most_turns: int | None
    ) -> None:
        self._replayed = replayed
        self._version = replayed.header.version if replayed.header else 0
        self._table = table
        self._lines = lines
        self._most_turns = most_turns
        self._next_line = 1
        self._ahead: Entry | BrokenLine | None = None
        self._guessed = False

    def run(
        self,
        listener: Callable[[Event, tuple[str, ...]], None] | None,
        laid: Callable[[State], None] | None,
    ) -> None:
        """Play until the record or the game ends."""
        table, replayed = self._table, self._replayed
        game = table.game(None, self, self)
        game.listener = listener
        replayed.state = game.state
        if laid is not None:
            laid(game.state)
        try:
            outcome = run(game, table.setup_order, self._at_turn)
            replayed.outcome = outcome
            self._compare_ending(outcome)
        except Stop:
            pass
        except BrokenLine as error:
            replayed.error = f"{error}; {self._read_so_far()}"

    @property
    def _line(self) -> int:
        return self._replayed.line

    def _read_so_far(self) -> str:
        """Return what can be said of the lines before one that could not be read."""
        turns = self._replayed.turns
        where = f"turn {turns}" if turns else "setup"
        return f"the lines before are legal and reach {where}"

    def _at_turn(self, player: str, before: int) -> None:
        if before == self._most_turns:
            raise Stop
        self._turn_begins(player)

    def _turn_begins(self, player: str) -> None:
        self._replayed.turns += 1
        judged = JudgedTurn(self._replayed.turns, self._next_line, self._title(player), Standing.EXPLAINED)
        self._replayed.judged.append(judged)

    # Decisions --------------------------------------------------------------------------------------------------------
    decides_at_once = True

    def __call__(self, decision: Decision) -> Option:
        """Return the answer that the record gives to a decision, or the single option of what is nobody's choice."""
        entry, options = self._peek(), decision.options
        asked, found = False, None
        if isinstance(entry, Answer) and entry.player == decision.player and self._asks(entry, decision):
            asked, found = True, self._named(decision, entry.label)
            if found is not None and self._version != 1:
                self._take()
                return found
        # A forced choice has no line in version 1, nor where an earlier woodlaw did not ask for it.
        if (found is None or self._version == 1) and isinstance(options, Judged) and not options.several:
            sole: Option = options[0]
            return sole
        if found is None and self._version == 1 and (passed := self._passed(decision, entry)):
            return passed
        entry = self._next()
        if found is not None:
            return found
        if asked and isinstance(entry, Answer):
            raise self._illegal(entry, decision)
        expected = f"{self._title(decision.player)} is asked for {decision.what}: {_options(decision)}"
        raise self._out_of_step(entry, decision.clause, expected)

    # Version 1 --------------------------------------------------------------------------------------------------------
    def _asks(self, entry: Answer, decision: Decision) -> bool:
        """Return whether a line answers what is asked for, by the name that version 1 may have for it."""
        return entry.what == decision.what or (self._version == 1 and entry.what == _ASKED_BEFORE.get(decision.what))

    def _named(self, decision: Decision, text: str) -> Option | None:
        """Return the legal option that a label names; where version 1 had less to tell apart, by its last part."""
        found = _labelled(decision.options, text)
        if found is None and self._version == 1 and decision.what in _ASKED_BEFORE:
            return next((o for o in decision.options if isinstance(o, tuple) and _label(o[-1]) == text), None)
        return found

    def _passed(self, decision: Decision, entry: Entry | BrokenLine | None) -> Option | None:
        """Return the option of doing no more, where no line says so because there once was nothing else to do.

        None where there is no such option, where a clause forbids what the line answers, or where there is no line.
        """
        if entry is None or isinstance(entry, BrokenLine):
            return None
        if isinstance(entry, Answer) and self._asks(entry, decision) and decision.refuse:
            option = option_named(entry.label, self._table)
            if option is not None and decision.refuse(option):
                return None
        passing = next((option for option in (END, DECLINE) if option in decision.options), None)
        self._guessed = self._guessed or passing is not None
        return passing

    def _illegal(self, entry: Answer, decision: Decision) -> Stop:
        option = option_named(entry.label, self._table)
        refusal = decision.why_not(option) if option is not None else None
        if refusal is None:
            refusal = Refusal(decision.clause, f"{entry.label[:LONGEST_ACTION]!r} is no option")
        message = f"{self._title(decision.player)}, asked for {decision.what}: {refusal.reason}"
        return self._note(FindingKind.VIOLATION, refusal.clause, entry.label, message, f"one of {_options(decision)}")

    # Chance -----------------------------------------------------------------------------------------------------------
    def pick(self, what: str, count: int) -> int:
        """Return the number that the record gives."""
        outcome = self._outcome(what, count)
        if not isinstance(outcome, int) or not 0 <= outcome < count:
            raise self._impossible(what, outcome, f"a number from 0 to {count - 1}")
        return outcome

    def shuffle(self, what: str, count: int) -> tuple[int, ...]:
        """Return the order that the record gives."""
        outcome = self._outcome(what, count)
        if not isinstance(outcome, tuple) or sorted(outcome) != list(range(count)):
            raise self._impossible(what, outcome, f"an order of the numbers from 0 to {count - 1}")
        return outcome

    def _outcome(self, what: str, count: int) -> int | tuple[int, ...]:
        entry = self._next()
        if isinstance(entry, Chanced) and entry.what == what and entry.count == count:
            return entry.outcome
        raise self._out_of_step(entry, innermost_in_force(), f"an outcome of chance for {what}, of {count}")

    def _impossible(self, what: str, outcome: int | tuple[int, ...], expected: str) -> Stop:
        text = str(outcome)
        message = f"an impossible outcome for {what}"
        return self._note(FindingKind.VIOLATION, innermost_in_force(), text, message, expected)

    # Stopping ---------------------------------------------------------------------------------------------------------
    def _peek(self) -> Entry | BrokenLine | None:
        """Return the next entry without taking it, or why it cannot be read, or None at the record's end."""
        if self._ahead is None:
            try:
                for number, line in self._lines:
                    self._next_line = number
                    self._ahead = read_entry(number, line)
                    break
            except BrokenLine as error:
                self._ahead = error
        return self._ahead

    def _next(self) -> Entry | None:
        """Take the next entry and return it, or None at the record's end; raises :class:`BrokenLine`."""
        entry = self._peek()
        if isinstance(entry, BrokenLine):
            raise entry
        if entry is not None:
            self._take()
        return entry

    def _take(self) -> None:
        self._ahead, self._replayed.line = None, self._next_line

    def _out_of_step(self, entry: Entry | None, clause: str, expected: str) -> Stop:
        if entry is None:
            turn = f"in turn {self._replayed.turns}" if self._replayed.turns else "in setup"
            message = f"the record ends {turn}, before the game does"
            return self._note(FindingKind.UNDECIDED, clause, "", message, expected)
        if isinstance(entry, Ending):
            return self._note(FindingKind.VIOLATION, "3.1", _told(entry), "the game has not ended yet", expected)
        return self._note(FindingKind.VIOLATION, clause, _told(entry), "not what comes next", expected)

    def _compare_ending(self, outcome: Outcome) -> None:
        """Compare how the game ended with how the record says it did."""
        entry = self._next()
        winners = ", ".join(map(self._title, outcome.winners)) or "nobody"
        expected = f"the ending: won by {winners}, clause {outcome.clause or 'none'}, after {outcome.turns} turns"
        if entry is None:
            self._note(FindingKind.NOTATION, "", "", "the record does not say how the game ended", expected)
        elif not isinstance(entry, Ending):
            self._note(FindingKind.VIOLATION, "3.1", _told(entry), "the game is over", expected)
        elif (entry.winners, entry.clause, entry.turns) != (outcome.winners, outcome.clause, outcome.turns):
            self._note(FindingKind.VIOLATION, "3.1", _told(entry), "the game ended otherwise", expected)
        elif self._next() is not None:
            self._note(FindingKind.NOTATION, "", "", "there are lines after the ending", "the ending as the last line")

    def _note(self, kind: FindingKind, clause: str, action: str, message: str, expected: str) -> Stop:
        """Note a finding at the current line, and return what ends the replay."""
        why = self._why_unsure() if kind is FindingKind.VIOLATION else ""
        if why:
            kind, message = FindingKind.UNDECIDED, f"{message} ({why})"
        column = 1
        shown = action if len(action) <= LONGEST_ACTION else f"{action[:LONGEST_ACTION]}…"
        self._replayed.findings.append(Finding(kind, clause, self._line, column, shown, message, expected))
        judged = self._replayed.judged
        if kind is FindingKind.UNDECIDED and judged:
            judged[-1] = replace(judged[-1], standing=Standing.UNDECIDED, why=message)
        elif kind is not FindingKind.NOTATION and judged:
            judged[-1] = judged[-1].as_found()
        return Stop()

    def _why_unsure(self) -> str:
        """Return why what is illegal here may have been legal there, or nothing."""
        header = self._replayed.header
        if header is None or dict(header.editions) != editions(self._table):
            return "played by another edition of the Law"
        if header.assumed != tuple(assumed(self._table)):
            return "played with other assumed values"
        if self._guessed:
            return "recorded in version 1, which leaves out where nothing more was done"
        return ""

    def _title(self, player: str) -> str:
        faction = self._table.factions.get(player)
        return faction.title if isinstance(faction, Faction) else player


def _labelled(options: Sequence[Option], text: str) -> Option | None:
    """Return the legal option that a label names, or None."""
    if isinstance(options, Judged):
        candidates: tuple[Option, ...] = options.candidates
        for number, told in enumerate(map(_label, candidates)):
            if told == text and options.is_legal(number):
                answer: Option = options.take(number)
                return answer
        return None
    for option in options:
        if _label(option) == text:
            return option
    return None


def _options(decision: Decision) -> str:
    labels = [_label(option) for option in decision.options[:MOST_OPTIONS_TOLD]]
    more = len(decision.options) - len(labels)
    return ", ".join(labels) + (f" and {more} more" if more else "")


def _told(entry: Entry) -> str:
    """Return an entry as a finding repeats it."""
    match entry:
        case Answer(player, what, _, text):
            return f"{player} answers {what}: {text}"
        case Chanced(what, count, outcome, _):
            return f"chance for {what}, of {count}: {outcome}"
        case Ending(winners, _, turns):
            return f"won by {', '.join(winners) or 'nobody'} after {turns} turns"
        case Laid(turn):
            return f"the table before turn {turn}"


def split(text: str) -> Sequence[str]:
    """Return the lines of a record's text; a line's end is a line feed and nothing else."""
    return text.split("\n")
