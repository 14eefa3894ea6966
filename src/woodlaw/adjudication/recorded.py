"""Judging a question in Rootlog: play tells which answers do what is written, and those are judged.

The checks of records judge factions that nobody plays yet, and what play refuses without being able to tell why.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from itertools import product
from typing import Any

from woodlaw.adjudication.asked import CannotAdjudicate, Question, Step
from woodlaw.adjudication.meaning import MOVE
from woodlaw.adjudication.other_suits import with_another_suit
from woodlaw.adjudication.playing import phase_of, play_on
from woodlaw.adjudication.retelling import rests, retell
from woodlaw.adjudication.ruling import Ruling, Verdict, grounds_of, in_law_order
from woodlaw.adjudication.tables import as_seen, player_named
from woodlaw.engine.actions import STEP, Phase, Steps
from woodlaw.engine.events import Battled, Crafted, Event, Moved, Removed, TurnBegan
from woodlaw.engine.unseen import with_unseen
from woodlaw.gherkin.answers import said
from woodlaw.gherkin.outcomes import DIE
from woodlaw.gherkin.telling import told
from woodlaw.law.implements import implemented_by, record_exercised
from woodlaw.logs.audits.recorded import Recorded
from woodlaw.logs.audits.registry import as_recorded, table_in_records
from woodlaw.logs.bookkeeping import Bookkeeper
from woodlaw.logs.books import RecordedTurn
from woodlaw.logs.findings import Finding, FindingKind
from woodlaw.logs.following.attempt import Attempt
from woodlaw.logs.following.blame import VAGUE
from woodlaw.logs.following.case import Case
from woodlaw.logs.following.clauses import deciding
from woodlaw.logs.following.rounds import IN_ORDER
from woodlaw.logs.following.search import Followed, Follower, How
from woodlaw.logs.opening import Opening
from woodlaw.logs.rootlog.reader import read
from woodlaw.logs.rootlog.syntax import Turn
from woodlaw.positions.laying import table_of_state
from woodlaw.positions.wording import Words
from woodlaw.table.pieces import PAWN, WARRIOR
from woodlaw.table.places import hand

ROUNDS = ((IN_ORDER, 600),)
"""In how many attempts it is looked for what does as is written, in its order."""

MOVERS = (WARRIOR, PAWN)
"""The pieces whose moves a player may be asked about as such."""

MOST_FORCED, MOST_FORCING = 3, 200
"""How much that is refused is done at most to see what a line would come to, and in how many attempts each time."""

_VERDICTS = {
    FindingKind.VIOLATION: Verdict.ILLEGAL,
    FindingKind.UNDECIDED: Verdict.UNDECIDED,
    FindingKind.OMISSION: Verdict.UNDECIDED,
}
"""What a finding means for an answer, the gravest first."""

_NOTE = "judged by the checks of records, not played: that the faction may take such an action now is taken for granted"

Judging = Callable[[Question], Ruling]
"""Judges a question that is told by answers; raises :class:`CannotAdjudicate`."""


def judge_record(question: Question, judge: Judging) -> Ruling:
    """Return the answer to a question in Rootlog; raises :class:`CannotAdjudicate`.

    What it asks in answers is handed to ``judge``.
    """
    words = question.position.words
    turn = _turn(question, words)
    entered = _Entered(question, turn)
    if not entered.happens:
        remarks = "; ".join(entered.remarks)
        raise CannotAdjudicate(f"rootlog {question.rootlog!r}: nothing happens{': ' * bool(remarks)}{remarks}")
    ruling = _by_play(entered, judge) if entered.turn.faction.playable else _by_checks(entered)
    notes = (*ruling.notes, *(f"notation: {remark}" for remark in entered.remarks))
    return replace(ruling, action=question.rootlog, notes=notes)


class _Entered:
    """A line of Rootlog as books have it: what it tells, from the table of its question."""

    def __init__(self, question: Question, turn: Turn) -> None:
        self.question, self.written = question, turn
        self.words = words = question.position.words
        self.letters = letters = {faction.letter: as_recorded(faction) for faction in words.seats}
        self.before = as_seen(question.position)
        player = letters[turn.player]
        state = self.before.copy()
        if state.current != player.name:
            state.current, state.this_turn = player.name, {}
        self.game = table_in_records(table_of_state(state)).game(state)
        keeper = Bookkeeper(Opening(self.game, letters), self.game)
        with record_exercised() as exercised:
            self.turn: RecordedTurn = keeper.enter_part(turn)
        self.exercised = frozenset(exercised)
        self.findings: Sequence[Finding] = keeper.books.findings
        if keeper.books.doubts.lines:
            raise CannotAdjudicate(f"rootlog {question.rootlog!r}: {'; '.join(self.remarks) or 'it is not understood'}")

    @property
    def happens(self) -> list[Event]:
        """What the line tells of."""
        return [event for event in self.turn.events if not isinstance(event, TurnBegan)]

    @property
    def player(self) -> Recorded:
        """Whose action it is."""
        return self.turn.faction

    @property
    def step_under_way(self) -> str:
        """The clause of the step that the position says is under way; nothing where it says none."""
        steps, step = self._steps.steps, STEP.of(self.before)
        return next(iter(implemented_by(steps[step])), "") if step in steps else ""

    @property
    def phase(self) -> str:
        """The clause of the phase of its question."""
        return self._steps.ids[0]

    @property
    def wide(self) -> set[str]:
        """The clauses that say no more than that something is no part of a turn."""
        return {*VAGUE, *(self.player.steps_of(phase).ids[0] for phase in Phase)}

    @property
    def _steps(self) -> Steps[Any]:
        phase, _ = phase_of(self.question, self.player.name)
        return self.player.steps_of(Phase(phase))

    @property
    def remarks(self) -> list[str]:
        """What had to be bent to read the line."""
        return [finding.message for finding in self.findings if finding.kind is FindingKind.NOTATION]


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


# By play --------------------------------------------------------------------------------------------------------------
def _by_play(entered: _Entered, judge: Judging) -> Ruling:
    """Return the answer to what a line tells: play that does it is legal, and what play refuses of it is not."""
    cases = list(_cases(entered))
    explaining = next((each for each in cases if each[1].how is How.EXPLAINED), None)
    if explaining is not None:
        return _judged_in_answers(entered, *explaining, judge) or _explained(entered, explaining[1].furthest)
    if all(followed.how is How.CONTRADICTED for _, followed in cases):
        cases.sort(key=lambda each: -each[1].furthest.matched)
        refused = _refused(entered, cases, judge)
        if refused is not None:
            return refused
    reason = "no play was found that does what is written, and nothing that forbids it"
    return Ruling(Verdict.UNDECIDED, entered.player.title, "", "", reason)


def _cases(entered: _Entered) -> Iterator[tuple[Case, Followed]]:
    """Yield a line as it is followed from its table, and from each rest of the phase with all before it passed up."""
    question, name = entered.question, entered.player.name
    follower = Follower(entered.game)
    phase, begun = phase_of(question, name)
    for before, take in rests(entered.game, entered.before, partial(play_on, player=name, phase=phase, begun=begun)):
        case = Case(entered.game, follower, before, entered.turn, (), last=True, take=take).telling_everything()
        yield case, case.follow(ROUNDS)


def _refused(entered: _Entered, cases: Sequence[tuple[Case, Followed]], judge: Judging) -> Ruling | None:
    """Return by what a line is illegal that no play does, the narrowest first."""
    refused = _forced(entered, cases, judge, (1,)) or _found(entered, FindingKind.VIOLATION)
    if refused is not None:
        return refused
    wrong = list(_told_wrong(entered, cases))
    return (
        next((ruling for ruling in wrong if ruling.clause not in entered.wide), None)
        or _by_its_suit(entered, judge)
        or _as_a_move(entered, judge)
        or _forced(entered, cases, judge, range(2, MOST_FORCED + 1))
        or next(iter(wrong), None)
        or _beyond_play(entered, cases[0][1])
    )


def _forced(
    entered: _Entered, cases: Sequence[tuple[Case, Followed]], judge: Judging, times: Iterable[int]
) -> Ruling | None:
    """Return what play refuses of a line, if that can be done all the same so many times; as little as can be."""
    for most, (case, followed) in product(times, cases):
        forced = case.forced(followed, most, MOST_FORCING)
        if forced is not None:
            ruling = _judged_in_answers(entered, case, replace(followed, furthest=forced), judge)
            if ruling is not None or not forced.forced:
                return ruling or _explained(entered, forced)
            refusal = forced.forced[0].refusal
            return _of_clause(entered, Verdict.ILLEGAL, refusal.clause, refusal.reason)
    return None


def _told_wrong(entered: _Entered, cases: Sequence[tuple[Case, Followed]]) -> Iterator[Ruling]:
    """Yield what is wrong with a line, or missing in it; not what is missing of another step than that under way."""
    step = entered.step_under_way
    for case, followed in cases:
        found = case.differing(followed, all_actions=True)
        if found is not None:
            offence = found.offence
            is_of_step = not step or f"{offence.clause}.".startswith(f"{step}.")
            if is_of_step or offence.kind == FindingKind.VIOLATION:
                yield _of_clause(entered, Verdict.ILLEGAL, offence.clause, offence.message)


def _by_its_suit(entered: _Entered, judge: Judging) -> Ruling | None:
    """Return why a card cannot be what it is told to be for, which is known by what play does with one of another suit.

    Whoever is asked holds one of those as well, and answers with the card that is told.
    """
    question, player = entered.question, entered.player.name
    for turn, told_suit, suit in with_another_suit(entered.written):
        state = question.position.state.copy()
        card = next((each for each in state.deck.cards if each.suit == suit and each.item), None)
        if card is None:
            continue
        state.cards[hand(player)] = [*state.cards_at(hand(player)), card]
        with suppress(CannotAdjudicate):
            other = _Entered(replace(question, position=replace(question.position, state=state)), turn)
            cases = (each for each in _cases(other) if each[1].how is How.EXPLAINED)
            for case, followed in cases:
                asked = _in_answers(other, case, followed)
                named = said(card, other.words)
                steps = tuple(s._replace(answer=told_suit) if s.answer == named else s for s in asked.steps)
                # A card of which there is no choice is not asked for.
                steps = (*steps, Step(told_suit)) if steps == asked.steps else steps
                ruling = judge(replace(asked, steps=steps, position=question.position))
                if ruling.verdict is Verdict.ILLEGAL:
                    return ruling
    return None


def _as_a_move(entered: _Entered, judge: Judging) -> Ruling | None:
    """Return what is refused of a line that only tells a move, asked as one; None for any other line."""
    match entered.happens:
        case [Moved(pieces=[(piece, count)], origin=origin, destination=destination)] if piece.category in MOVERS:
            between = f"{entered.words.place_name(origin)} > {entered.words.place_name(destination)}"
            many = (Step(str(count)),) * (piece.category is WARRIOR)
            question = replace(entered.question, rootlog="", player=entered.player.title)
            with suppress(CannotAdjudicate):
                ruling = judge(replace(question, steps=(Step(MOVE), Step(between), *many)))
                return ruling if ruling.verdict is Verdict.ILLEGAL else None
    return None


def _beyond_play(entered: _Entered, followed: Followed) -> Ruling | None:
    """Return that no play does what a line tells, by the clause that does a part of it, or that of step or phase."""
    if any(place.owner for place in with_unseen(entered.question.position.state)):
        return None
    part = deciding(followed.furthest.heard[-1][1]) if followed.furthest.matched else ""
    clause = part or entered.step_under_way or entered.phase
    return _of_clause(entered, Verdict.ILLEGAL, clause, "no rule has happen what is told")


def _of_clause(entered: _Entered, verdict: Verdict, clause: str, reason: str) -> Ruling:
    return Ruling(verdict, entered.player.title, "", clause, reason, partial(grounds_of, (clause,), entered.words))


def _judged_in_answers(entered: _Entered, case: Case, followed: Followed, judge: Judging) -> Ruling | None:
    """Return the answer to what is asked by the answers of an attempt; None where that is not what it came to."""
    with suppress(CannotAdjudicate):
        ruling = judge(_in_answers(entered, case, followed))
        return ruling if ruling.verdict is (Verdict.ILLEGAL if followed.furthest.forced else Verdict.LEGAL) else None
    return None


def _in_answers(entered: _Entered, case: Case, followed: Followed) -> Question:
    """Return what is asked by the answers of an attempt."""
    retold = retell(followed.furthest, entered.game, followed.before, case.take)
    steps, chance = retold.steps(entered.words, entered.player.name), retold.chance
    dice = "" if DIE in chance else entered.question.dice
    return replace(entered.question, rootlog="", steps=steps, player=entered.player.title, dice=dice, chance=chance)


def _explained(entered: _Entered, attempt: Attempt) -> Ruling:
    """Return that what play does is legal, by the clauses by which it does that."""
    clauses = [deciding(in_force) or in_force[-1] for _, in_force in attempt.heard if in_force]
    happens = tuple(told(event, entered.words) for event in entered.happens)
    rests_on = partial(grounds_of, clauses, entered.words)
    return Ruling(Verdict.LEGAL, entered.player.title, "", rests_on=rests_on, happens=happens)


# By checks ------------------------------------------------------------------------------------------------------------
def _by_checks(entered: _Entered) -> Ruling:
    """Return what the checks of records say of a line of a faction that cannot be played."""
    found = (_found(entered, kind) for kind in _VERDICTS)
    ruling = next((each for each in found if each is not None), None) or _unless_unjudged(entered)
    return replace(ruling, notes=(_NOTE,))


def _found(entered: _Entered, kind: FindingKind) -> Ruling | None:
    """Return what the first finding of a kind says of a line."""
    finding = next((each for each in entered.findings if each.kind is kind), None)
    if finding is None:
        return None
    ruling = _of_clause(entered, _VERDICTS[kind], finding.clause, finding.message)
    return replace(ruling, instead=(finding.expected,)) if finding.expected else ruling


def _unless_unjudged(entered: _Entered) -> Ruling:
    """Return that a line is legal in which no check finds anything, unless something in it is judged by none."""
    happens, words = entered.happens, entered.words
    rests_on = partial(grounds_of, in_law_order(entered.exercised), words)
    ruling = Ruling(Verdict.LEGAL, entered.player.title, "", rests_on=rests_on)
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
