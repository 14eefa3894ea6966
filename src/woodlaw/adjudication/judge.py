"""Judging a question: by playing it, and by trying which clauses the answer would not stand without."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, partial

from woodlaw.adjudication.asked import NO_ACTION, CannotAdjudicate, Lacking, Question, Step
from woodlaw.adjudication.case import Case
from woodlaw.adjudication.meaning import DEFINING
from woodlaw.adjudication.noting import Ran
from woodlaw.adjudication.ruling import Ground, Ruling, Verdict, grounds_of, title_of
from woodlaw.adjudication.standing_in import Disputed
from woodlaw.adjudication.tables import Action, action_of, player_named, position_as
from woodlaw.cards.registry import effects
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.state import State
from woodlaw.engine.unseen import as_they_could_be, unseen_at
from woodlaw.factions.registry import factions
from woodlaw.law.registry import law
from woodlaw.positions.laying import starting_table, table_of_state
from woodlaw.positions.position import Position
from woodlaw.positions.wording import Words
from woodlaw.table.house_rules import HouseRule
from woodlaw.table.places import Place, hand, play_area

_ILLEGAL = Verdict.ILLEGAL.value


def adjudicate(
    position: Position | State | Mapping[str, object] | str,
    action: Action = (),
    *,
    rootlog: str = "",
    player: str = "",
    phase: str = "",
    dice: str | Sequence[str] = "",
    draws: str = "",
    chance: Mapping[str, Sequence[int]] | None = None,
) -> Ruling:
    """Return what the Law says of an action in a position.

    ``position`` is one that was read, the text or the data of one, or a state. ``action`` is the name of an action or
    an option's label, alone or followed by the answers to what it asks; ``rootlog`` is the same in that notation.
    ``player`` and ``phase`` are those of the position, else Daylight. ``dice``, ``draws`` and ``chance`` say how chance
    goes. Raises :class:`CannotAdjudicate` for what cannot be understood, :class:`NotAPosition` for an impossible
    position.
    """
    question = Question(position_as(position), action_of(action), rootlog, player, phase, dice, draws, chance)
    return judge(question)


def judge(question: Question, *, in_short: bool = False) -> Ruling:
    """Return the answer to a question, beside that of the Law alone where the table has house rules.

    Where it is asked ``in_short``, what the answer rests on is noted only once somebody asks for it, by another
    judgement: the answer is the same. Raises :class:`CannotAdjudicate`.
    """
    ruling, rules = _judged(question, in_short=in_short), question.position.state.house_rules
    return _beside_the_law(ruling, question) if rules else ruling


def _beside_the_law(ruling: Ruling, question: Question) -> Ruling:
    """Return a ruling with the house rules of its table, and what the answer is without them.

    It is by those without each of which it would be another one, else by all.
    """
    rules, answer = question.position.state.house_rules, _answer(ruling)
    alone = _answer_by((), question)
    said = f"by the Law alone the answer is {'the same' if alone == answer else f'another: {alone}'}"
    without = ((rule, tuple(other for other in rules if other is not rule)) for rule in rules if alone != answer)
    deciding = [rule.title for rule, others in without if _answer_by(others, question) != answer]
    titles = ", ".join(deciding or [rule.title for rule in rules if alone != answer])
    return replace(ruling, notes=(*(rule.told for rule in rules), said, *ruling.notes), house_rules=titles)


def _answer_by(rules: tuple[HouseRule, ...], question: Question) -> str:
    """Return what a question's answer would be by other house rules."""
    state = question.position.state.copy()
    state.house_rules = rules
    try:
        return _answer(_judged(replace(question, position=replace(question.position, state=state)), in_short=True))
    except CannotAdjudicate:
        return "there is nothing to ask"


def _answer(ruling: Ruling) -> str:
    """Return what a ruling answers, in words."""
    return "; ".join(filter(None, (str(ruling), *ruling.happens, ruling.open)))


def _judged(question: Question, *, in_short: bool = False) -> Ruling:
    if question.rootlog:
        # What reads records takes long to import.
        from woodlaw.adjudication.recorded import judge_record

        return judge_record(question, _judged)
    if not question.steps:
        raise CannotAdjudicate("no action is named; expected one such as 'battle', or Rootlog")
    words = question.position.words
    player = player_named(question.player, words) or question.position.state.current
    asked = question
    question = replace(
        question, steps=tuple(step._replace(player=player_named(step.player, words)) for step in question.steps)
    )
    action = ", ".join(step.answer for step in question.steps)
    faction = next(faction for faction in words.seats if faction.name == player)
    if not faction.playable:
        reason = f"{faction.title} cannot be played yet; its action in Rootlog may be judged by the checks of records"
        return Ruling(Verdict.UNDECIDED, faction.title, action, "", reason)
    case = Case(question, words, player, action)
    case.played.ran = ran = Ran(lambda: case.has_begun, question.position.state.seats)
    _known_table(question.position.state)
    if in_short:
        return _judged_in_short(case, asked)
    try:
        with ran.noted():
            ruling = case.ruling()
    except CannotAdjudicate:
        forbidden = _not_asked(case, ran) if case.has_left else None
        if forbidden is None:
            raise
        return forbidden
    if ruling.rests_on is tuple:
        ruling = replace(ruling, rests_on=cache(partial(_grounds, case, ruling, ran)))
    if ruling.verdict is not Verdict.ILLEGAL:
        return ruling
    ruling = _explained(ruling) if case.unexplained else ruling
    gone = case.why_gone
    return ruling if gone is None else _as_gone(ruling, gone, words)


def _as_gone(ruling: Ruling, gone: Refusal, words: Words) -> Ruling:
    """Return the refusal of a card that is not there by the clause that had it go."""

    @cache
    def rests_on() -> tuple[Ground, ...]:
        others = (ground for ground in ruling.grounds if ground.clause != gone.clause)
        return (*grounds_of((gone.clause,), words), *others)

    return replace(ruling, clause=gone.clause, reason=gone.reason, rests_on=rests_on)


def _judged_in_short(case: Case, question: Question) -> Ruling:
    """Return the answer to a case of a question without noting what it rests on, where it can be told without."""
    try:
        ruling = case.ruling()
    except CannotAdjudicate:
        if case.has_left:
            return _judged(question)
        raise
    if case.unexplained and ruling.verdict is Verdict.ILLEGAL:
        return _judged(question)
    return replace(ruling, rests_on=cache(lambda: _judged(question).grounds))


def _explained(ruling: Ruling) -> Ruling:
    """Return a refusal for which no rule gave a reason by the clause without which it would be legal, if there is one.

    That is the innermost that says more than what a word means.
    """
    from woodlaw.adjudication.deciding import LEGAL

    lifting = [ground for ground in ruling.grounds if ground.without.startswith(LEGAL)]
    rules = [ground for ground in lifting if ground.clause.partition(".")[0] not in DEFINING] or lifting
    if not rules:
        return ruling
    grounds = tuple(dict.fromkeys((rules[-1], *ruling.grounds)))
    return replace(ruling, clause=rules[-1].clause, rests_on=lambda: grounds)


def _not_asked(case: Case, ran: Ran) -> Ruling | None:
    """Return that the Law forbids what nothing asks for, by the clauses without which it would be asked for and legal.

    None where there is no such clause, and nobody else is asked for it either.
    """
    from woodlaw.adjudication.deciding import lifting, narrowest

    trials = _Trials(case)
    found = lifting(list(ran.called), ran, trials.again, trials.clauses_of)
    refusal = case.asked_of_another()
    if found:
        clauses = sorted(narrowest(found), key=_is_of_core)
        return replace(case.not_asked(clauses[0]), rests_on=partial(grounds_of, clauses, case.words, found))
    return None if refusal is None else case.refused_as_left(refusal)


def _is_of_core(clause: str) -> bool:
    """Return whether a clause is of no faction and of no card: one of those says more of what it forbids."""
    return clause.partition(".")[0] not in {"card", *(head.chapter for head in factions().heads.values())}


def _known_table(state: State) -> None:
    """Have known what is the same for all rulings and no part of any: the table as it starts, the effects of cards."""
    starting_table(state.map.id, state.deck.id, state.seats)
    effects(state.deck.id)


def steps_in(position: Position, player: str = "", phase: str = "") -> list[Step]:
    """Return what a player can be asked about: the actions of its turn, and then what the phase has it answer first.

    Raises :class:`CannotAdjudicate` for no player or phase.
    """
    words = position.words
    seat = player_named(player, words) or position.state.current
    if not next(faction for faction in words.seats if faction.name == seat).playable:
        return []
    return list(dict.fromkeys(_offered_steps(position, [], seat, phase)))


def _offered_steps(position: Position, unseen: list[Place], player: str, phase: str) -> Iterator[Step]:
    """Yield what a player can be asked about, with all that the ``unseen`` things at some places could be."""
    state = position.state
    for each in as_they_could_be(table_of_state(state), state, unseen) if unseen else (state,):
        case = Case(Question(replace(position, state=each), (NO_ACTION,), phase=phase), position.words, player, "")
        try:
            yield from (*map(Step, case.named()), *case.first_asked())
        except Lacking as lacking:
            if lacking.place in unseen or not unseen_at(state, lacking.place):
                raise
            yield from _offered_steps(position, [*unseen, lacking.place], player, phase)
            return


@dataclass(slots=True)
class _Trials:
    """The trials of a case that was ruled on, each without one code."""

    case: Case
    _asking: str = ""
    """The clause that asked in the last trial for the answer that nothing else asked for."""

    def again(self, disputed: Disputed, yes: bool) -> str:
        """Return the answer without a function; raises :class:`Endless`."""
        trial = self.case.trial(disputed, yes=yes)
        trial.is_over = self.case.is_over
        if self.case.has_left and self.case.left.player not in ("", self.case.player):
            # Where another player is asked, the player's answers to what nobody would ask without the function are left
            # out.
            trial.question = replace(trial.question, steps=self.case.steps_without(disputed.ids))
        try:
            return trial.told(trial.ruling())
        finally:
            self._asking = trial.clause_asking(self.case.left) if self.case.has_left else ""
            trial.let_go()

    def clauses_of(self, disputed: Disputed) -> Sequence[str]:
        """Return the clauses of a function, or of those below them the ones that speak of what asks in the trial."""
        below = (each for each in disputed.ids if any(each.startswith(f"{clause}.") for clause in disputed.clauses))
        return [each for each in below if self._asking in law().clause(each).see] or disputed.clauses


def _grounds(case: Case, ruling: Ruling, ran: Ran) -> tuple[Ground, ...]:
    """Return what an answer rests on, by trying which clauses it would not stand without."""
    from woodlaw.adjudication.deciding import BROKEN, deciding, narrowest

    begins = ruling.legal or bool(ruling.instead)
    own = case.clauses_asking if begins else frozenset()
    asking = [each for each in ran.called if not own.isdisjoint(each.clauses)] if own else []
    called = list(dict.fromkeys((*asking, *ran.counted, *ran.leading))) if begins else list(ran.called)
    leading = ran.leading.keys() - {*ran.counted, *asking} if begins else set()
    found = deciding(case.told(ruling), called, ran, _Trials(case).again, leading)
    taken = _taken_by(case, found, ran)
    chain = [clause for clause, without in found.items() if without != BROKEN or clause == taken]
    chain = [clause for clause in chain if _has_card(case.question.position.state, clause)]
    first = ruling.clause or taken or next(iter(case.asked_by), "")
    return grounds_of((first, *narrowest([*case.asked_by, *chain])), case.words, found)


def _taken_by(case: Case, found: Mapping[str, str], ran: Ran) -> str:
    """Return the clause that heads a legal answer: of a card that allows it, or by which the action is taken.

    Where the last answer is to what a clause below asks, or another player gives it, it is that clause.
    """
    there = (clause for clause in found if _has_card(case.question.position.state, clause))
    card = next((each for each in there if each.startswith("card.") and found[each].startswith(_ILLEGAL)), "")
    if card:
        return card
    first, last, by_another = _first_taken_by(case, found, ran), *case.last_asking
    return last if last in found and (by_another or last.startswith(f"{first}.")) else first


def _first_taken_by(case: Case, found: Collection[str], ran: Ran) -> str:
    """Return the clause by which the last of several actions is taken, or the only one.

    Among the code that carries it out, the first whose clause has its name counts, else the first of all. Where no
    action is taken it is the clause by which it is asked what the first answer is to.
    """
    action, then = case.action_taken.casefold(), case.action_taken_last.casefold()
    doing = [clause for each in ran.counted if each.only_does for clause in reversed(each.clauses)]
    doing = [clause for clause in doing if clause in found]
    named = next((clause for clause in doing if then and _title(clause).startswith(then)), "")
    if named:
        return named
    if action and doing:
        return next((clause for clause in doing if _title(clause).startswith(action)), doing[0])
    asking = case.step_asking
    asks_what_decides = not found or any(clause == asking or clause.startswith(f"{asking}.") for clause in found)
    return asking if asks_what_decides else next(iter(found))


def _title(clause: str) -> str:
    return title_of(clause).removeprefix(clause).strip().casefold()


def _has_card(state: State, clause: str) -> bool:
    """Return whether a clause is no card's, or that of one that somebody has in hand or in force."""
    cards = (card for seat in state.seats for at in (hand, play_area) for card in state.cards_at(at(seat)))
    return not clause.startswith("card.") or any(clause == f"card.{card.id}" for card in cards)
