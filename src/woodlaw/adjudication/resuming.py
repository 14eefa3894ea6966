"""Going on from a step of a phase: a trial need not play again what came before the function in it mattered."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from woodlaw.adjudication.adjudicated import Adjudicated
from woodlaw.adjudication.answering import Answers
from woodlaw.adjudication.noting import Differing, Ran
from woodlaw.adjudication.stopping import Chance
from woodlaw.engine.actions import STEP
from woodlaw.engine.game import Game
from woodlaw.engine.watching import unwatched


@dataclass(slots=True)
class Moment:
    """The moment at which a step begins: the game as it is then, and which functions have differed before it."""

    game: Game
    chance: Chance
    answers: Answers
    differing: Differing


def moment_of(game: Adjudicated, chance: Chance, answers: Answers, ran: Ran) -> Moment | None:
    """Return the moment at which a game is; None where it is none to go on from.

    That is so once the action has begun, and where a call is under way of which it is not known what it comes to.
    """
    on_the_way = answers.on_the_way() if not ran.depth and game.waiting is None else None
    if on_the_way is None:
        return None
    with unwatched(game.state):
        return Moment(game.copy(), chance.copy(), on_the_way, ran.so_far())


class Remembering(dict[Any, Any]):
    """What a turn remembers; ``begun`` is called whenever a step of a phase has begun."""

    __slots__ = ("_begun",)

    def __init__(self, remembered: dict[Any, Any], begun: Callable[[], None]) -> None:
        super().__init__(remembered)
        self._begun = begun

    def __setitem__(self, key: Any, value: Any) -> None:
        super().__setitem__(key, value)
        if key == STEP.name:
            self._begun()
