"""What an answer rests on, found by trying: the clauses without which it would be another one.

Each function that ran while the answer was found, and that carries a clause, is made neutral in turn, as if its clause
were not there. Where the answer changes, the clause decides. What answers yes or no is made to say yes too, which
decides where it lifts a refusal: what is forbidden for want of rule rests on the clause that says who rules.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import TypeAlias

from woodlaw.adjudication.adjudicated import Endless
from woodlaw.adjudication.asked import CannotAdjudicate
from woodlaw.adjudication.noting import Ran
from woodlaw.adjudication.standing_in import Disputed, StandIn, instead_of

LEGAL = "legal"
"""How the answer begins that something is legal."""

UNASKED = "the question would not come up"
"""What the answer is called where an answer of the asker would be to no question."""

NO_END = "no end"
"""What the answer is called where without a clause the game goes round in circles."""

BROKEN = "nothing that could go on"
"""What the answer is called where none can be found without a clause."""


Trying: TypeAlias = Callable[[Disputed, bool], str]
"""Finds an answer again while a function is neutral, or says yes; may raise :class:`Endless`."""


def deciding(
    answer: str, called: Sequence[Disputed], ran: Ran, trying: Trying, leading: Collection[Disputed] = ()
) -> dict[str, str]:
    """Return the clauses that decide an answer, each with the answer without it, as their code was called first.

    ``called`` are the functions to try among those that ``ran``; one is not tried where all that it did shows that
    nothing would change. A function ``leading`` to the question counts only where the answer would be the opposite
    without it: that the question is asked at all is nothing that anybody disputes.
    """
    found: dict[str, str] = {}
    for disputed in called:
        if all(found.get(clause, BROKEN) != BROKEN for clause in disputed.clauses):
            continue
        without = answer
        if ran.differs(disputed):
            without = _attempt(disputed, disputed.neutral, trying)
        yes = disputed.saying_yes if without == answer and not answer.startswith(LEGAL) else None
        if yes is not None and ran.differs(disputed, yes=True):
            without = _attempt(disputed, yes, trying)
            without = without if without.startswith(LEGAL) else answer
        if disputed in leading and not _is_other_way(answer, without):
            continue
        if without != answer:
            for clause in disputed.clauses:
                if found.get(clause, BROKEN) == BROKEN:
                    found[clause] = without
    return found


def _is_other_way(answer: str, without: str) -> bool:
    """Return whether of two answers one says that something is legal, and the other that it is not."""
    if without in (UNASKED, NO_END, BROKEN):
        return False
    return answer.startswith(LEGAL) != without.startswith(LEGAL)


def lifting(
    called: Sequence[Disputed], ran: Ran, trying: Trying, clauses_of: Callable[[Disputed], Sequence[str]]
) -> dict[str, str]:
    """Return the clauses without which something is legal that nothing asks for, each with what the answer then is.

    First those that forbid it by what they say, then those that do by saying no. ``clauses_of`` tells which clauses of
    a function lift it, after a trial that did.
    """
    found: dict[str, str] = {}
    for yes in (False, True):
        for disputed in called:
            stand_in = disputed.saying_yes if yes else disputed.neutral
            if stand_in is None or not ran.differs(disputed, yes=yes):
                continue
            without = _attempt(disputed, stand_in, trying)
            if without.startswith(LEGAL):
                for clause in clauses_of(disputed):
                    found.setdefault(clause, without)
    return found


def narrowest(clauses: Iterable[str]) -> list[str]:
    """Return clauses without those of which a narrower one is among them."""
    every = list(clauses)
    return [each for each in every if not any(other.startswith(f"{each}.") for other in every)]


def _attempt(disputed: Disputed, stand_in: StandIn, trying: Trying) -> str:
    """Return the answer with something in the place of a function."""
    with instead_of((disputed,), lambda _, *given, **named: stand_in(*given, **named)):
        try:
            return trying(disputed, stand_in is not disputed.neutral)
        except Endless:
            return NO_END
        except CannotAdjudicate:
            return UNASKED
        except Exception:
            # Without the clause anything may break, which is an answer too.
            return BROKEN
