"""A random player: it answers whatever it is asked with some legal option, and so plays whole games on its own.

It knows no faction. What it prefers it tells by the words of options alone: acting rather than ending, above all what
scores, and seldom a dominance card, whose player scores no more, so that games end.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate
from random import Random

from woodlaw.engine.actions import END
from woodlaw.engine.decisions import DECLINE, Decision, Judged, Option

WEIGHTS = {
    END: 0.15,
    DECLINE: 0.4,
    "activate dominance": 0.1,
    "score": 8.0,
    "build": 8.0,
    "colonize": 8.0,
    "craft": 6.0,
    "use": 2.0,
}
"""How likely an option that is one of these words is, next to 1 for any other."""


_weight_of = WEIGHTS.get
_ACTIONS = 2048
"""How many lists of words are known with their weights, at most; a game offers the same few again and again."""
_WEIGHED = frozenset((str, int))
_WORDS = {str}


class RandomPlayer:
    """Answers at random, from a seed: the same seed gives the same answers to the same decisions on every machine."""

    def __init__(self, seed: int) -> None:
        self._random = Random(f"player {seed}").random  # noqa: S311 - a game needs repeatable chance, not secrets

    decides_at_once = True

    def __call__(self, decision: Decision) -> Option:
        """Return one of the decision's options."""
        options = decision.options
        if type(options) is not Judged:
            return options[self._draw(weights_of(options))]
        weights, draw, is_legal = weights_of(options.candidates), self._draw, options.is_legal
        # What turns out not to be legal is drawn no more: that leaves the odds among the others as they are.
        while not is_legal(drawn := draw(weights)):
            weights[drawn] = 0.0
        answer: Option = options.take(drawn)
        return answer

    def _draw(self, weights: Sequence[float]) -> int:
        """Return a number below that of the weights, each as likely as its weight says; one at least is not zero."""
        reached = list(accumulate(weights))
        if not reached[-1]:
            raise RuntimeError("nothing that can be drawn")
        return bisect(reached, self._random() * reached[-1], 0, len(reached) - 1)


def weights_of(options: Sequence[Option]) -> list[float]:
    """Return how likely each option is next to others: numbers the more the higher they are, words as weighted."""
    kinds = set(map(type, options))
    if kinds == _WORDS:
        return list(_weights_of_words(tuple(options)))
    if _WEIGHED.isdisjoint(kinds):
        return [1.0] * len(options)
    return [
        _weight_of(option, 1.0) if type(option) is str else 1.0 + option if type(option) is int else 1.0
        for option in options
    ]


@lru_cache(maxsize=_ACTIONS)
def _weights_of_words(words: tuple[Option, ...]) -> tuple[float, ...]:
    """Return how likely each of some words is next to the others."""
    return tuple(_weight_of(word, 1.0) for word in words if isinstance(word, str))
