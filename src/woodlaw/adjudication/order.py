"""Answers in another order than that of play: what a later answer is meant for where the next one is not.

People name a card before the clearing, or the kind before the place. What is done one after the other keeps its order:
moves, battles and actions, and what other players choose.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import suppress
from itertools import combinations, permutations, takewhile

from woodlaw.adjudication.asked import Step
from woodlaw.adjudication.meaning import (
    ACTION,
    BATTLE,
    MOVE,
    PASSING,
    asks_for,
    candidates,
    options_meant,
    passing_of,
    read,
    refused_as,
    the_one_of,
)
from woodlaw.adjudication.ways import Rank, Way
from woodlaw.engine.decisions import USE, Decision, Option
from woodlaw.engine.refusal import Refusal
from woodlaw.gherkin.answers import options_named
from woodlaw.positions.mistakes import SceneError
from woodlaw.positions.wording import Words
from woodlaw.table.pieces import ITEM_KINDS
from woodlaw.table.places import Place
from woodlaw.table.suits import ALL_SUITS

DEEDS = (MOVE, BATTLE)
"""The questions whose answers are done at once, one after the other."""


Meant = tuple[Rank, Step, tuple[Step, ...], list[Option]]
"""How far-fetched an answer is, those that it is made of, for two may be one together, and the candidates it names."""


def in_other_order(
    decision: Decision,
    steps: Sequence[Step],
    words: Words,
    actions: Collection[str],
    why_not: Callable[[Decision, Option], Refusal | None] | None,
) -> list[Way]:
    """Return the ways of answers that are meant for a decision though they are not the next one, up to a legal one.

    What stands behind the name of one of some ``actions``, where none is chosen, belongs to that one. One that is
    refused counts where it is told ``why_not``.
    """
    chosen = {each.casefold() for each in candidates(decision) if isinstance(each, str) and each not in DEEDS}
    begin = {name.casefold() for name in actions} - chosen
    if decision.what != ACTION and steps and passing_of(decision) is None:
        # Nothing is begun before what must be answered: the next answer belongs to what is under way.
        begin.discard(steps[0].answer.casefold())
    within = list(takewhile(lambda step: _may_be_meant_here(step, decision, begin), steps))
    found = list(_meant(decision, within, words)) if decision.what != ACTION else []
    ways: list[Way] = []
    for rank, step, made_of, options in found:
        legal = [option for option in options if option in decision.options]
        skips = max(map(steps.index, made_of))
        if legal:
            return [*ways, Way(rank, step, the_one_of(legal, step.answer), None, made_of, skips)]
        refusal = why_not(decision, options[0]) if why_not else None
        if refusal:
            ways.append(Way(rank, step, options[0], refusal, made_of, skips))
    return ways


def _meant(decision: Decision, steps: Sequence[Step], words: Words) -> Iterator[Meant]:
    """Yield what other answers than the next one alone name of a decision, or of which an answer names the place."""
    for pair in combinations(steps, 2):
        yield from _together(decision, pair, words)
    for step in steps[1:]:
        found = options_meant(decision, step.answer, words) or refused_as(decision, step, words)
        if found:
            yield Rank.SWAPPED, step, (step,), found
    for step in steps:
        at = _at_place(decision, step.answer, words) or _refused_at(decision, step.answer, words)
        legal = [option for option in at if option in decision.options] or at
        if len(legal) == 1:
            yield Rank.FARTHEST, step, (step,), legal


def deed_of(decision: Decision, step: Step, words: Words) -> str:
    """Return which of a move and a battle an answer is, where a decision asks for either; else nothing."""
    if step.asked or decision.what == ACTION or not any(deed in candidates(decision) for deed in DEEDS):
        return ""
    site = words.map.places[0]
    for deed, other in ((MOVE, site), (BATTLE, decision.player)):
        with suppress(SceneError):
            if isinstance(read(Decision(decision.player, deed, ((site, other),)), step, words), tuple):
                return deed
    return ""


def named_later(decision: Decision, steps: Sequence[Step]) -> Step | None:
    """Return the answer that names a question for which none before it is legal that names none."""
    if steps[0].asked or decision.what in (ACTION, *DEEDS):
        return None
    named = (step for step in steps if step.asked and step.player in ("", decision.player))
    return next((step for step in named if asks_for(step, decision)), None)


def may_be_two(text: str) -> bool:
    """Return whether an answer may be for two questions: a clearing, which may only be how many, a suit, or an item."""
    said = text.casefold()
    return said.removeprefix("clearing ").isdecimal() or said in (*ALL_SUITS, *ITEM_KINDS)


def _may_be_meant_here(step: Step, decision: Decision, actions: Collection[str]) -> bool:
    """Return whether an answer may come in another order: it names no question, passes nothing up, begins nothing."""
    text = step.answer.casefold()
    named = step.asked or step.player not in ("", decision.player)
    return not named and text not in (*PASSING, USE) and text not in actions


def _at_place(decision: Decision, text: str, words: Words) -> list[Option]:
    """Return the candidates of which a text names the only place among their parts."""
    found: list[Option] = []
    for option in candidates(decision):
        places = [part for part in option if isinstance(part, Place)] if isinstance(option, tuple) else []
        if len(places) == 1 and options_named(Decision(decision.player, decision.what, places), text, words):
            found.append(option)
    return found


def _refused_at(decision: Decision, text: str, words: Words) -> list[Option]:
    """Return what an answer would be that only names a place where a decision refuses all that it offers elsewhere."""
    try:
        place = words.place(text)
    except SceneError:
        return []
    offered = [option for option in candidates(decision) if isinstance(option, tuple)]
    there: list[Option] = [
        tuple(place if isinstance(part, Place) else part for part in option)
        for option in offered
        if sum(isinstance(part, Place) for part in option) == 1
    ]
    refused = [option for option in there if decision.refuse and decision.refuse(option)]
    return refused[:1] if there and len(refused) == len(there) else []


def _together(decision: Decision, pair: tuple[Step, ...], words: Words) -> Iterator[Meant]:
    """Yield two answers as one where both together name a candidate whose parts are of two kinds, in either order."""
    like = next(iter(candidates(decision)), None)
    if not isinstance(like, tuple) or len(like) != 2 or type(like[0]) is type(like[1]):
        return
    for one, other in permutations(pair):
        both = one._replace(answer=f"{one.answer} > {other.answer}")
        found = options_meant(decision, both.answer, words) or refused_as(decision, both, words)
        if found:
            yield Rank.SWAPPED, both, pair, found
