"""Judging a question in Rootlog: the checks of records hold what is written against the position."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from woodlaw.adjudication.asked import CannotAdjudicate, Question
from woodlaw.adjudication.ruling import Ruling, Verdict, grounds_of, in_law_order
from woodlaw.adjudication.tables import player_named
from woodlaw.engine.events import Battled, Crafted, Event, Moved, Removed, TurnBegan
from woodlaw.gherkin.telling import told
from woodlaw.law.implements import record_exercised
from woodlaw.logs.audits.registry import as_recorded, table_in_records
from woodlaw.logs.bookkeeping import Bookkeeper
from woodlaw.logs.findings import Finding, FindingKind
from woodlaw.logs.opening import Opening
from woodlaw.logs.rootlog.reader import read
from woodlaw.logs.rootlog.syntax import Turn
from woodlaw.positions.laying import table_of_state
from woodlaw.positions.wording import Words

_VERDICTS = {
    FindingKind.VIOLATION: Verdict.ILLEGAL,
    FindingKind.UNDECIDED: Verdict.UNDECIDED,
    FindingKind.OMISSION: Verdict.UNDECIDED,
}
"""What a finding means for an answer, the gravest first."""

_NOTE = "judged by the checks of records, not played: that the faction may take such an action now is taken for granted"


def judge_record(question: Question) -> Ruling:
    """Return what the checks of records say of an action in Rootlog; raises :class:`CannotAdjudicate`."""
    words, state = question.position.words, question.position.state.copy()
    turn = _turn(question, words)
    table = table_in_records(table_of_state(state))
    letters = {faction.letter: as_recorded(faction) for faction in words.seats}
    game = table.game(state)
    if state.current != letters[turn.player].name:
        state.current, state.this_turn = letters[turn.player].name, {}
    keeper = Bookkeeper(Opening(game, letters), game)
    with record_exercised() as exercised:
        events = keeper.enter_part(turn)
    ruling = _ruling(question, words, letters[turn.player].title, keeper.books.findings, events)
    clauses = [*in_law_order(exercised - {ruling.clause}), ruling.clause]
    return replace(ruling, rests_on=partial(grounds_of, clauses, words))


def _turn(question: Question, words: Words) -> Turn:
    """Return what is written as a turn; its letter may be left out."""
    text = question.rootlog.strip()
    state = question.position.state
    if "\n" in text:
        raise CannotAdjudicate("Rootlog of one turn was expected, on one line")
    letter = next(faction.letter for faction in words.seats if faction.name == state.current)
    if question.player:
        letter = next(f.letter for f in words.seats if f.name == player_named(question.player, words))
    line = text if text[1:2] == ":" else f"{letter}: {text}"
    suits = ", ".join(f"{suit[0].upper()}{number}" for number, suit in enumerate(state.suits[1:], 1))
    header = f"Map: {state.map.title}\nDeck: {state.deck.title}\nClearings: {suits}\n"
    seats = "".join(f"{faction.letter}: {faction.letter}\n" for faction in words.seats)
    log = read(f"{header}{seats}\n{line}\n")
    if log.problems:
        problem = log.problems[0]
        expected = f"; expected {problem.expected}" if problem.expected else ""
        raise CannotAdjudicate(f"rootlog {problem.text!r}: {problem.message}{expected}")
    turns = [*log.setup, *log.turns]
    if len(turns) != 1 or turns[0].player not in (faction.letter for faction in words.seats):
        raise CannotAdjudicate(f"rootlog {text!r}: no turn of a player at this table")
    return turns[0]


def _ruling(
    question: Question, words: Words, player: str, findings: Sequence[Finding], events: Sequence[Event]
) -> Ruling:
    happens = [event for event in events if not isinstance(event, TurnBegan)]
    remarks = tuple(f"notation: {finding.message}" for finding in findings if finding.kind is FindingKind.NOTATION)
    if not happens:
        raise CannotAdjudicate(
            f"rootlog {question.rootlog!r}: nothing happens{': ' * bool(remarks)}{'; '.join(remarks)}"
        )
    ruling = Ruling(Verdict.LEGAL, player, question.rootlog, notes=(_NOTE, *remarks))
    for kind, verdict in _VERDICTS.items():
        found = next((finding for finding in findings if finding.kind is kind), None)
        if found:
            expected = (found.expected,) if found.expected else ()
            return replace(ruling, verdict=verdict, clause=found.clause, reason=found.message, instead=expected)
    unjudged = [told(event, words) for number, event in enumerate(happens) if not _is_judged(event, happens[:number])]
    if unjudged:
        return replace(ruling, verdict=Verdict.UNDECIDED, reason=f"no check decides this: {unjudged[0]}")
    return replace(ruling, happens=tuple(told(event, words) for event in happens))


def _is_judged(event: Event, before: Sequence[Event]) -> bool:
    """Return whether the checks decide if an event is legal: key actions are, and losses in a battle that is told.

    Whether a player may move what another owns rests on what came before.
    """
    if isinstance(event, Moved):
        return all(piece.owner == event.player for piece, _ in event.pieces)
    fought = any(isinstance(each, Battled) for each in before)
    return isinstance(event, (Battled, Crafted)) or (isinstance(event, Removed) and fought)
