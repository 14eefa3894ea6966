"""Judging a question: by playing it, and by trying which clauses the answer would not stand without."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache, partial

from woodlaw.adjudication.adjudicated import Trial
from woodlaw.adjudication.asked import CannotAdjudicate, Question, Step
from woodlaw.adjudication.attempt import NO_ACTION
from woodlaw.adjudication.case import Case
from woodlaw.adjudication.ruling import Ground, Ruling, Verdict, grounds_of
from woodlaw.adjudication.tables import (
    Action,
    action_of,
    player_named,
    position_as,
)
from woodlaw.engine.state import State
from woodlaw.positions.position import Position


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


def judge(question: Question) -> Ruling:
    """Return the answer to a question; raises :class:`CannotAdjudicate`."""
    if question.rootlog:
        # The checks of records take long to import.
        from woodlaw.adjudication.recorded import judge_record

        return judge_record(question)
    if not question.steps:
        raise CannotAdjudicate("no action is named; expected one such as 'battle', or Rootlog")
    words = question.position.words
    player = player_named(question.player, words) or question.position.state.current
    question = replace(
        question, steps=tuple(replace(step, player=player_named(step.player, words)) for step in question.steps)
    )
    action = ", ".join(step.answer for step in question.steps)
    faction = next(faction for faction in words.seats if faction.name == player)
    if not faction.playable:
        reason = f"{faction.title} cannot be played yet; its action in Rootlog may be judged by the checks of records"
        return Ruling(Verdict.UNDECIDED, faction.title, action, "", reason)
    case = Case(question, words, player, action)
    ruling = case.ruling()
    return replace(ruling, rests_on=cache(partial(_grounds, case, ruling)))


def steps_in(position: Position, player: str = "", phase: str = "") -> list[Step]:
    """Return what a player can be asked about: the actions of its turn, and then what the phase has it answer first.

    Raises :class:`CannotAdjudicate` for no player or phase.
    """
    words = position.words
    seat = player_named(player, words) or position.state.current
    if not next(faction for faction in words.seats if faction.name == seat).playable:
        return []
    case = Case(Question(position, (NO_ACTION,), phase=phase), words, seat, "")
    return [*map(Step, case.named()), *case.first_asked()]


def _grounds(case: Case, ruling: Ruling) -> tuple[Ground, ...]:
    """Return what an answer rests on, by trying which clauses it would not stand without."""
    from woodlaw.adjudication.deciding import BROKEN, deciding, narrowest, noting_calls

    begins = ruling.legal or bool(ruling.instead)
    with noting_calls(lambda: not begins or case.has_begun) as called:
        case.ruling()
    asked_by = case.asked_by
    trial = replace(case, kind=Trial, playings=[])
    tried = deciding(case.told(ruling), called, lambda: trial.told(trial.ruling()))
    found = {each.clause: each.without for each in tried}
    taken = case.taken_by(found)
    chain = [clause for clause, without in found.items() if without != BROKEN or clause == taken]
    chain = [clause for clause in chain if case.has_card(clause)]
    first = ruling.clause or taken or next(iter(asked_by), "")
    return grounds_of((first, *narrowest([*asked_by, *chain])), case.words, found)
