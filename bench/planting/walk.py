"""A game walked through turn by turn, with what can be planted in it, and the trial of what was planted."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from zlib import crc32

from bench.planting.kind import Kind, kinds, occasions
from bench.planting.moment import Moment, Planting
from bench.planting.playing import Played, played
from woodlaw.law.clauses import parent_of
from woodlaw.logs.bookkeeping import Bookkeeper
from woodlaw.logs.check import check_text
from woodlaw.logs.findings import Finding, FindingKind
from woodlaw.logs.opening import lay_table
from woodlaw.logs.rootlog.reader import read
from woodlaw.logs.rootlog.syntax import Action, Log, Node, Turn
from woodlaw.logs.rootlog.writer import write_action

OFFENCES = (FindingKind.VIOLATION, FindingKind.OMISSION)
"""The kinds of findings that say that the Law was broken."""


NOT_PLAYED = Played(found=False, legal=False)


class _Watched(Bookkeeper):
    """Keeps books, and tells before each action how far the turn has come."""

    told: Callable[[int], None]
    number: int

    def _enter_action(self, action: Action) -> None:
        self.told(self.number)
        self.number += 1
        super()._enter_action(action)

    def enter_turn(self, turn: Turn, *, setup: bool, last: bool) -> None:
        """Enter a turn and tell of every moment of it."""
        self.number = 0
        super().enter_turn(turn, setup=setup, last=last)

    def end_turn(self, ending: Action, *, last: bool = False) -> object:  # type: ignore[override]
        """Tell of the moment before a turn's end, and end it."""
        self.told(self.number)
        return super().end_turn(ending, last=last)


@dataclass(frozen=True, slots=True)
class Offence:
    """A planted offence: its kind, and the text of the game with it, on a line."""

    kind: Kind
    turn: int
    text: str
    line: int
    was: str
    planting: Planting
    before: Bookkeeper
    """The books before the turn, of which only copies are entered further."""
    changed: Turn
    """The turn whose line the offence stands on, as it is written now."""
    setup: bool
    last: bool

    @property
    def written(self) -> str:
        """The line with the offence as it stands now."""
        return self.text.splitlines()[self.line - 1]


def plant_all(text: str, number: int, chosen: Sequence[Kind] = ()) -> list[Offence]:
    """Return one offence of each kind that a clean game gives an occasion for; which occasion, the number decides.

    ``chosen`` are the kinds to plant: without any, all.
    """
    chosen = chosen or kinds()
    log = read(text)
    opening = lay_table(log)
    assert opening.game is not None
    game = opening.game
    keeper = _Watched(opening, game)
    found: dict[str, tuple[Kind, list[tuple[int, Planting]]]] = {}
    keepers: list[Bookkeeper] = []
    keeper.told = lambda _: None
    turns = (*log.setup, *log.turns)
    for at, turn in enumerate(turns):
        keepers.append(keeper.copy())
        left, setup = len(turns) - at - 1, at < len(log.setup)
        nodes = tuple(action.node for action in turn.actions)
        texts = [write_action(node) for node in nodes]
        moments = partial(
            Moment, game, opening.letters, letter=turn.player, nodes=nodes, texts=texts, start=game.state.copy(),
            number=max(0, at - len(log.setup)), turns_left=left, setup=setup,
        )  # fmt: skip

        def tell(n: int, moments: partial[Moment] = moments, at: int = at) -> None:
            books = keeper.books.turn
            assert books is not None
            moment = moments(me=books.player, n=n, events=books.events)
            for kind, planting in occasions(moment, chosen):
                if planting.nodes != moment.nodes or planting.seat:
                    found.setdefault(kind.name, (kind, []))[1].append((at, planting))

        keeper.told = tell
        keeper.enter_turn(turn, setup=setup, last=not left)
    return [_written(text, log, kind, plantings, number, keepers) for kind, plantings in found.values()]


def _written(
    text: str, log: Log, kind: Kind, plantings: list[tuple[int, Planting]], number: int, keepers: list[Bookkeeper]
) -> Offence:
    """Return one of the plantings of a kind, as a text."""
    at, planting = plantings[crc32(f"{number} {kind.name}".encode()) % len(plantings)]
    lines = text.splitlines()
    turns = (*log.setup, *log.turns)
    turn = turns[at]
    was = lines[turn.line - 1]
    if planting.nodes is None:
        lines[turn.line - 1] = ""
        changed = turns[at + 1]
    else:
        changed = replace(turn, actions=_actions(turn, planting.nodes))
        lines[turn.line - 1] = f"{turn.player}:" + "/".join(action.text for action in changed.actions)
    if planting.seat:
        lines[log.setup[0].line - 2] = planting.seat  # An empty line, so that all others keep their numbers.
    text = "\n".join(lines) + "\n"
    setup, last = changed.line < log.turns[0].line, changed.line == log.turns[-1].line
    return Offence(kind, at, text, changed.line, was, planting, keepers[at], changed, setup, last)


def _actions(turn: Turn, nodes: tuple[Node, ...]) -> list[Action]:
    """Return the actions of a line as the reader reads them."""
    found: list[Action] = []
    column = len(turn.player) + 2
    for node in nodes:
        text = write_action(node)
        found.append(Action(node, text, turn.line, column))
        column += len(text) + 1
    return found


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a check says of a planted offence: on its line, on another, and what playing it shows where none does."""

    offence: Offence
    there: tuple[Finding, ...]
    elsewhere: tuple[Finding, ...]
    played: Played = NOT_PLAYED

    @property
    def found(self) -> bool:
        """Whether the check calls an offence on the line."""
        return bool(self.there)

    @property
    def named(self) -> bool:
        """Whether a finding on the line names the clause expected, one above it or one below."""
        return is_named(self.offence.kind, self.there)


def is_named(kind: Kind, findings: Iterable[Finding]) -> bool:
    """Whether one of some findings names the clause that a kind of offence breaks, one above it or one below."""
    return any(is_within(f.clause, kind.clause) or is_within(kind.clause, f.clause) for f in findings)


def is_within(clause: str, above: str) -> bool:
    """Whether a clause is another one, or hangs from it."""
    while clause and clause != above:
        clause = parent_of(clause) or ""
    return bool(clause)


def judge(offence: Offence) -> Verdict:
    """Check a game with an offence: the books up to its line, and the whole game where nothing is found there.

    Where nothing is found on its line even so, its turn is played. What play may withdraw is found if it is still told
    where the whole game is played.
    """
    found_at_once = _found_by(offence, plays=False)
    there = _found_by(offence, plays=True) if found_at_once else ()
    if there:
        return Verdict(offence, there, ())
    withdrawn = bool(found_at_once)
    found = check_text(offence.text, plays=withdrawn).findings
    there = _offences(found, offence.line)
    elsewhere = tuple(f for f in found if f.kind in OFFENCES and f not in there)
    is_played = not there and not withdrawn
    return Verdict(offence, there, elsewhere, played(offence.text, offence.line) if is_played else NOT_PLAYED)


def _found_by(offence: Offence, *, plays: bool) -> tuple[Finding, ...]:
    """Return what the books say of an offence that have read no further than its turn."""
    keeper = offence.before.copy(plays=plays)
    keeper.enter_turn(offence.changed, setup=offence.setup, last=offence.last)
    return _offences(keeper.books.findings, offence.line)


def _offences(findings: list[Finding], line: int) -> tuple[Finding, ...]:
    return tuple(finding for finding in findings if finding.kind in OFFENCES and finding.line == line)
