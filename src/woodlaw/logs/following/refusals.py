"""Why play cannot do what a record tells next: the refusals of whatever would lead to it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from functools import cache
from itertools import chain, pairwise, product

from woodlaw.engine.actions import Phase
from woodlaw.engine.decisions import Decision, Judged, Option
from woodlaw.engine.refusal import Refusal
from woodlaw.law.clauses import parent_of
from woodlaw.law.registry import law
from woodlaw.logs.following.account import Account
from woodlaw.logs.following.attempt import Attempt
from woodlaw.logs.following.deeds import BATTLES, COMES, CRAFTS, GOES, ON_MAP
from woodlaw.logs.following.guesses import Coming, Guesses
from woodlaw.table.cards import Card
from woodlaw.table.places import Place

HOW_ALL_IS_DONE = ("1", "2", "3", "G")
"""The chapters of the Law by which everything is done, whatever has it done."""
A_TURN = "1.4.1"
"""The clause of turns and their phases, where no narrower one is known."""
PHASES = {phase.value.title() for phase in Phase}
"""The titles of the clauses of the phases, in every faction's chapter."""

_Asked = tuple[str, Option]
"""An option, with what is asked for."""


def deciding(clauses: Sequence[str]) -> str:
    """Return the clause that has something happen, among those in force, the outermost first; empty where none is.

    It is the innermost that does not tell how all is done: any play draws, places, removes and scores by the same ones.
    What two phases of a faction do alike is done by the clauses of both: only that of the phase under way counts. A
    part of one ability by which another does something, such as how supporters are gained, decides nothing of it.
    """
    own = [clause for clause in clauses if clause.split(".")[0] not in HOW_ALL_IS_DONE] or list(clauses)
    phase = under_way(clauses)
    counting = (
        clause
        for before, clause in reversed(list(pairwise(("", *own))))
        if not _is_of_another(clause, phase) and not _serves(clause, before)
    )
    return next(counting, "")


def _serves(clause: str, before: str) -> bool:
    """Whether a clause is a part of one ability, by which the ability of the clause ``before`` it does something."""
    ability = parent_of(clause) or ""
    section = parent_of(ability)
    return section is not None and before != ability and parent_of(before) == section


def under_way(clauses: Sequence[str]) -> str:
    """Return the clause of the phase in which something happened, by those in force; empty where none is."""
    return next((phase for phase in map(phase_of, clauses) if phase), "")


def _is_of_another(clause: str, phase: str) -> bool:
    """Whether a clause is of another phase of the same faction's turn."""
    of = phase_of(clause)
    return bool(of) and of != phase and parent_of(of) == parent_of(phase)


@cache
def phase_of(clause: str) -> str:
    """Return the clause of the phase of a turn that a clause stands in, or is; empty where it stands in none."""
    known = law()
    while clause in known:
        if known.clause(clause).title in PHASES:
            return clause
        clause = parent_of(clause) or ""
    return ""


class Refusals:
    """Looks on while attempts are made, and asks why what some actions of the record tell is not among the options."""

    def __init__(self, account: Account, actions: Collection[int]) -> None:
        self._account = account
        self._numbers = [number for number, told in enumerate(account.told) if told.action in actions]
        of_each = ([number for number in self._numbers if account.told[number].action == action] for action in actions)
        self._options = list(dict.fromkeys(chain.from_iterable(_options_for(account, numbers) for numbers in of_each)))
        self._of_options: dict[_Asked, Counter[Refusal]] = {}
        self._of_words: dict[_Asked, Counter[Refusal]] = {}
        self._open: set[_Asked] = set()
        """What was open in some attempt, so that its refusals in others decide nothing."""

    def look_on(self, attempt: Attempt, decision: Decision) -> None:
        """Ask a decision for its refusals, where one of the actions is what comes next.

        What was begun by a word that has only led to other things does not lead there either.
        """
        if attempt.front not in self._numbers:
            return
        coming = attempt.coming()
        if attempt.led_by is None or not attempt.guesses.leads_elsewhere(*attempt.led_by, coming):
            self._look_at_options(decision)
        self._look_at_words(decision, attempt.guesses, coming)

    def _look_at_options(self, decision: Decision) -> None:
        for option in self._options:
            if option in decision.options:
                self._open.add((decision.what, option))
            elif decision.refuse is not None:
                refusal = decision.refuse(option)
                if refusal is not None:
                    self._of_options.setdefault((decision.what, option), Counter())[refusal] += 1

    def _look_at_words(self, decision: Decision, guesses: Guesses, coming: Coming) -> None:
        """Ask why the words are refused that have led to such a thing; where one is open, no other keeps it away."""
        led = {
            word: is_legal
            for word, is_legal in _words(decision)
            if guesses.led(decision.player, decision.what, word, coming)
        }
        if any(led.values()):
            self._open.update((decision.what, word) for word in led)
            return
        for word in led:
            self._of_words.setdefault((decision.what, word), Counter())[decision.refused(word)] += 1

    @property
    def best(self) -> Refusal | None:
        """The refusal met most, of the very thing that is told before that of an action that might lead to it.

        What is open in another attempt is not what the refusal keeps from happening.
        """
        for met in (self._of_options, self._of_words):
            refused = sum((refusals for asked, refusals in met.items() if asked not in self._open), Counter())
            if refused:
                return max(refused, key=lambda refusal: refused[refusal])
        return None


def _words(decision: Decision) -> Iterator[tuple[str, bool]]:
    """Yield the words that a decision would offer, each with whether it may be chosen."""
    options = decision.options
    if isinstance(options, Judged):
        for number, option in enumerate(options.candidates):
            if isinstance(option, str):
                yield option, options.is_legal(number)


def _options_for(account: Account, numbers: Sequence[int]) -> Iterator[Option]:
    """Yield what an answer would have to be for an action to happen: clearings, moves, battles, cards."""
    starts, ends, cards = list[Place](), list[Place](), list[Card]()
    for number in numbers:
        deed = account.told[number].deed
        if deed.card is not None and deed.card.known:
            cards.append(deed.card)
        if deed.what[0] == BATTLES:
            _, _, defender, place, *_ = deed.what
            yield place, defender  # type: ignore[misc]
        if deed.what[0] in (GOES, COMES) and isinstance(deed.what[2], Place) and deed.what[2].kind in ON_MAP:
            (starts if deed.what[0] == GOES else ends).append(deed.what[2])
        if deed.what[0] == CRAFTS and deed.card is not None:
            cards.append(deed.card)
    yield from product(starts, ends)
    yield from ends
    yield from cards
