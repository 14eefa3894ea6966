"""What is declared, declared differently: how a faction's steps and a card's use could be wrong."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import copy
from itertools import pairwise
from typing import Any, TypeAlias

from woodlaw.cards.effect import Offered, Used, UsedAt, UsedInPhase
from woodlaw.engine.actions import Moment, Phase, Steps
from woodlaw.engine.game import Game
from woodlaw.engine.venture import Given
from woodlaw.law.implements import Declaration

Form: TypeAlias = tuple[str, Callable[..., object]]
"""What a form of a declaration says, and what carries it out."""


def form_of_nothing(declaration: Declaration) -> Form:
    """Return the form in which nothing is declared. Raises ``TypeError`` for a kind that nobody can change."""
    if isinstance(declaration, Steps):
        return "no step is taken", _taking(declaration, {})
    if isinstance(declaration, Offered):
        return "it is never offered", lambda *_: ()
    if isinstance(declaration, Given):
        return "nothing is done", lambda *_: None
    raise TypeError(f"expected steps or the use of a card, not {declaration!r}")


def different_forms(declaration: Declaration) -> Iterator[Form]:
    """Yield every form in which one thing is declared differently. Raises ``TypeError`` as for nothing."""
    if isinstance(declaration, Steps):
        yield from _other_steps(declaration)
    elif isinstance(declaration, Offered):
        yield from _other_uses(declaration)
    elif not isinstance(declaration, Given):
        raise TypeError(f"expected steps or the use of a card, not {declaration!r}")


# Steps ----------------------------------------------------------------------------------------------------------------
def _other_steps(steps: Steps[Any]) -> Iterator[Form]:
    """Yield steps of which one is left out, or two neighbours have changed places."""
    for name in steps.steps:
        yield f"without {name}", _taking(steps, {each: do for each, do in steps.steps.items() if each != name})
    names = list(steps.steps)
    for one, next_one in pairwise(names):
        swapped = {one: next_one, next_one: one}
        order = [swapped.get(name, name) for name in names]
        yield f"{next_one} before {one}", _taking(steps, {name: steps.steps[name] for name in order})


def _taking(steps: Steps[Any], others: dict[str, Callable[[Game, Any], object]]) -> Callable[..., object]:
    changed = copy(steps)
    changed.steps = others
    return lambda _, game, faction: steps.carrying_out(changed, game, faction)


# Cards ----------------------------------------------------------------------------------------------------------------
def _other_uses(offered: Offered) -> Iterator[Form]:
    """Yield the use of a card at each other time, by anybody, any number of times, for its card or without."""
    card = offered.card
    if issubclass(card, UsedAt):
        for moment in Moment:
            if moment is not card.moment:
                yield f"at the {moment}", _using(offered, moment=moment)
    if issubclass(card, UsedInPhase):
        for phase in Phase:
            if phase is not card.phase:
                yield f"in {phase}", _using(offered, phase=phase)
        if card.once:
            yield "any number of times", _using(offered, once=False)
        kept = "without discarding it" if card.costs_itself else "by discarding it"
        yield kept, _using(offered, costs_itself=not card.costs_itself)
    yield "by any player", lambda card, game, when, _: offered.carrying_out(card, game, when, card.owner)


def _using(offered: Offered, **declared: object) -> Callable[..., object]:
    def carry_out(card: Used, game: Game, when: object, player: str) -> object:
        changed = copy(card)
        vars(changed).update(declared)
        return offered.carrying_out(changed, game, when, player)

    return carry_out
