"""Planting an offence into a random game: an answer that the engine refuses, or a token dropped, doubled or swapped.

An offence of play is forced upon the engine, so that its consequences are the engine's own; an offence of writing is
made in the text of a legal turn. Beside each stands its legal twin: the same game without it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from random import Random
from typing import Any, cast

from tests.clean_games import wanted
from tests.habits import habits, rewritten

from woodlaw.engine.actions import END
from woodlaw.engine.chance import Seeded
from woodlaw.engine.decisions import DECLINE, Decision, Forced, Judged, Option
from woodlaw.engine.events import Happening, TurnBegan, TurnEnded
from woodlaw.engine.play import run
from woodlaw.engine.random_player import RandomPlayer
from woodlaw.engine.refusal import Refusal, Unexplained
from woodlaw.engine.tables import Table
from woodlaw.factions.registry import bots_by_letter, by_letter
from woodlaw.logs.projection import CannotTell, as_rootlog
from woodlaw.logs.rootlog.reader import read
from woodlaw.logs.simulate import table_for

FIRST_TURN, LAST_TURN = 6, 16
"""From one of which turns on an occasion is looked for: late enough that a record's habits show."""
TURNS_BEHIND = 4
"""How many turns of the game follow the one with the offence."""
ONE_IN = 3
"""How often an occasion is taken: once in so many, so that those late in a turn come too."""
TRIES = 4
"""How often a game is played for an offence of a kind, from a turn of its own each time."""
BY_PLAY = ("refused option", "passed up", "not asked")
BY_WRITING = ("dropped", "doubled", "swapped")


@dataclass(frozen=True, slots=True)
class Planted:
    """An offence in a game: how it was done and by which faction, the clause that refuses it, and where it stands.

    ``clause`` is empty for an offence of writing; ``text`` is the game with it and ``twin`` the game without.
    """

    game: int
    kind: str
    faction: str
    clause: str
    what: str
    line: int
    text: str
    twin: str


class _Enough(Exception):
    """Enough of a game was played."""


class _Broken(Exception):
    """What was forced cannot be gone on from."""


def planted(number: int) -> Iterator[Planted]:
    """Yield the offences that are planted into the game of a number: one of each kind that finds an occasion."""
    for kind in BY_PLAY:
        tried = (_by_play(number, kind, again) for again in range(TRIES))
        yield from islice(filter(None, tried), 1)
    yield from _by_writing(number)


# By play --------------------------------------------------------------------------------------------------------------
class _Turns:
    """Knows the turn of a game by what has happened."""

    decides_at_once = True

    def __init__(self, happened: Sequence[Happening]) -> None:
        self._happened = happened
        self._counted, self.turn = 0, 0

    def _count(self, most: int) -> None:
        """Count the turns that have begun; raises :class:`_Enough` where they are more."""
        for event, _ in self._happened[self._counted :]:
            self.turn += isinstance(event, TurnBegan) and not event.setup
        self._counted = len(self._happened)
        if self.turn > most:
            raise _Enough


class _Offender(_Turns):
    """Plays at random as a random player does, but once."""

    def __init__(self, number: int, kind: str, again: int, happened: Sequence[Happening]) -> None:
        super().__init__(happened)
        self._player = RandomPlayer(number)
        self._random = Random(f"{kind} {number} {again}")
        self._kind = kind
        self._from = self._random.randrange(FIRST_TURN, LAST_TURN)
        self.done: tuple[int, str, str, Refusal] | None = None
        """In which turn, by whom and at what question it was done, and what refuses it."""

    def __call__(self, decision: Decision) -> Option:
        self._count(self._most)
        if self.done is None and self.turn >= self._from and self._kind != "not asked":
            refused = self._refused(decision)
            if refused is not None:
                option, refusal = refused
                self.done = self.turn, decision.player, decision.what, refusal
                forced: Any = Forced(option)
                return cast("Option", forced)
        return self._player(decision)

    @property
    def _most(self) -> int:
        return (self.done[0] if self.done else LAST_TURN) + TURNS_BEHIND

    def unasked(self, player: str, what: str, option: Option | None, refusal: Refusal) -> bool:
        """Say whether what the Law does not ask is done all the same."""
        self._count(self._most)
        takes = self.done is None and self._kind == "not asked" and self.turn >= self._from
        if not takes or isinstance(refusal, Unexplained) or self._random.randrange(ONE_IN):
            return False
        self.done = self.turn, player, what, refusal
        return True

    def _refused(self, decision: Decision) -> tuple[Option, Refusal] | None:
        """Return an option of a question that the engine refuses, and by what, at some occasions."""
        if self._random.randrange(ONE_IN):
            return None
        options = decision.options
        every: Sequence[Option] = (END, DECLINE)
        if self._kind == "refused option":
            every = options.candidates if isinstance(options, Judged) else ()
        refused = [option for option in every if option not in options]
        self._random.shuffle(refused)
        for option in refused:
            refusal = decision.refused(option)
            if not isinstance(refusal, Unexplained):
                return option, refusal
        return None


def _by_play(number: int, kind: str, again: int) -> Planted | None:
    happened: list[Happening] = []
    offender = _Offender(number, kind, again, happened)
    try:
        text = _written(number, offender, happened, listens=kind == "not asked")
    except (_Broken, CannotTell):
        return None
    if offender.done is None or text is None:
        return None
    turn, player, what, refusal = offender.done
    line = _line_of(text, turn)
    legally: list[Happening] = []
    twin = _written(number, _Until(number, turn + TURNS_BEHIND, legally), legally)
    if not line or twin is None or twin == text:
        return None
    return Planted(number, kind, player, refusal.clause, what, line, text, twin)


class _Until(_Turns):
    """Plays at random until so many turns are over."""

    def __init__(self, number: int, turns: int, happened: Sequence[Happening]) -> None:
        super().__init__(happened)
        self._player, self._turns = RandomPlayer(number), turns

    def __call__(self, decision: Decision) -> Option:
        self._count(self._turns)
        return self._player(decision)


def _written(number: int, asker: _Offender | _Until, happened: list[Happening], *, listens: bool = False) -> str | None:
    """Return a game as Rootlog, as far as it was played in whole turns; None where somebody has won.

    Raises :class:`_Broken` where what is forced leaves nothing to go on from, and :class:`CannotTell`.
    """
    table = table_for(wanted(number), number)
    game = table.game(None, Seeded(number), asker)
    game.listener = lambda event, clauses: happened.append((event, clauses))
    if listens and isinstance(asker, _Offender):
        game.told_unasked = asker.unasked
    try:
        run(game, table.setup_order)
    except _Enough:
        ended = max(n for n, (event, _) in enumerate(happened) if isinstance(event, TurnEnded))
        return _told(table, happened[: ended + 1], asker)
    except Exception as error:
        # No rule is written for what the Law refuses: anything may break behind it.
        if isinstance(asker, _Offender) and asker.done is not None:
            raise _Broken from error
        raise
    return None


def _told(table: Table, happened: Sequence[Happening], asker: _Offender | _Until) -> str:
    try:
        return as_rootlog(table, happened, None)
    except Exception as error:
        # What the engine did against its rules may have no letters.
        if isinstance(asker, _Offender):
            raise _Broken from error
        raise


def _line_of(text: str, turn: int) -> int:
    turns = read(text).turns
    return turns[turn - 1].line if turn <= len(turns) else 0


# By writing -----------------------------------------------------------------------------------------------------------
def _by_writing(number: int) -> Iterator[Planted]:
    """Yield a game for each way to bend what is written, in turns of their own."""
    random = Random(f"writing {number}")
    happened: list[Happening] = []
    text = _written(number, _Until(number, LAST_TURN + TURNS_BEHIND, happened), happened)
    if text is None:
        return
    log, lines = read(text), text.splitlines()
    known = {**by_letter(), **bots_by_letter()}
    names = {seat.letter: known[seat.letter].name for seat in log.seats}
    turns = [turn for turn in log.turns[FIRST_TURN - 1 : LAST_TURN] if len(turn.actions) > 1]
    for kind, turn in zip(BY_WRITING, random.sample(turns, min(len(turns), len(BY_WRITING))), strict=False):
        before, _, told = lines[turn.line - 1].partition(":")
        tokens = told.split("/")
        bent = _BENT[kind](tokens, random)
        if bent == tokens:
            continue
        changed = [*lines]
        changed[turn.line - 1] = f"{before}:{'/'.join(bent)}"
        what = next((one for one, other in zip(tokens, [*bent, ""], strict=False) if one != other), "")
        yield Planted(number, kind, names[turn.player], "", what, turn.line, "\n".join(changed) + "\n", text)


def _dropped(tokens: Sequence[str], random: Random) -> list[str]:
    at = random.randrange(len(tokens))
    return [*tokens[:at], *tokens[at + 1 :]]


def _doubled(tokens: Sequence[str], random: Random) -> list[str]:
    at = random.randrange(len(tokens))
    return [*tokens[: at + 1], *tokens[at:]]


def _swapped(tokens: Sequence[str], random: Random) -> list[str]:
    at = random.randrange(len(tokens) - 1)
    return [*tokens[:at], tokens[at + 1], tokens[at], *tokens[at + 2 :]]


_BENT: dict[str, Callable[[Sequence[str], Random], list[str]]] = {
    "dropped": _dropped,
    "doubled": _doubled,
    "swapped": _swapped,
}


# Styles ---------------------------------------------------------------------------------------------------------------
def in_style(text: str, number: int) -> str:
    """Return a game as the writer of a number writes it: as it is, or with a habit."""
    styles = [None, *habits.values()]
    style = styles[number % len(styles)]
    return text if style is None else rewritten(text, style)
