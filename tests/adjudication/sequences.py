"""Sequences of random legal play put as questions: ``python -m tests.adjudication.sequences plain 20000``.

From a moment of rest in a random game some of its decisions are written down as an asker would: an answer wherever
there is a choice, with all that chance brings. ``plain`` names no question, ``named`` names each, ``refused`` puts in
one option that play refuses, ``spoken`` exchanges two answers to different questions of one action. ``every`` asks
every option of a sequence's last decision, and what play told before it as unasked. What is legal must not be called
illegal, nor the refused legal, unless some binding of the very same answers, in their order, is legal play.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from random import Random

from tests.clean_games import wanted

from woodlaw.adjudication import CannotAdjudicate, Ruling, Verdict, adjudicate
from woodlaw.engine.actions import PHASE
from woodlaw.engine.chance import Seeded
from woodlaw.engine.decisions import Decision, Judged, Option
from woodlaw.engine.game import Game
from woodlaw.engine.play import run
from woodlaw.engine.random_player import RandomPlayer
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.state import State
from woodlaw.gherkin.answers import said
from woodlaw.logs.simulate import table_for
from woodlaw.positions.laying import words_at
from woodlaw.positions.wording import Words

Told = tuple[str, str, str, str]
"""What play did not ask: whom, what, an option of it if of one, and the clause that forbids it."""

MOST_ANSWERS = 8
STARTS = 6
"""How many sequences are drawn from one game."""


@dataclass(slots=True)
class Choice:
    """A decision that left a choice: who made it, about what, the answer, and what would have been refused.

    ``legal`` are the other options, ``clauses`` those by which the refused ones are, ``unasked`` what play did not ask
    between the choice before and this one.
    """

    player: str
    what: str
    answer: str
    refused: tuple[str, ...]
    clauses: tuple[str, ...] = ()
    legal: tuple[str, ...] = ()
    unasked: tuple[Told, ...] = ()


@dataclass(slots=True)
class Stretch:
    """What a random game does from a moment of rest on; ``open`` while it goes on.

    ``unasked`` is what play did not ask since the last choice, in the phase of the moment of rest.
    """

    state: State
    player: str
    phase: str
    length: int
    choices: list[Choice] = field(default_factory=list)
    chance: dict[str, list[int]] = field(default_factory=dict)
    unasked: list[Told] = field(default_factory=list)
    open: bool = True


class _Telling:
    """A random player and its chance, who write down what is chosen and what is drawn in each open sequence."""

    decides_at_once = True

    def __init__(self, seed: int) -> None:
        self._player, self._chance = RandomPlayer(seed), Seeded(seed)
        self._random = Random(f"sequences {seed}")
        self.rate = 0.02
        self.game: Game
        self.told: list[Stretch] = []

    def unasked(self, player: str, what: str, option: Option | None, refusal: Refusal) -> bool:
        """Note what is not asked."""
        for each in self._open():
            text = "" if option is None else said(option, self._words())
            each.unasked.append((player, what, text, refusal.clause))
        return False

    def _words(self) -> Words:
        return words_at(self.game.state.map.id, self.game.state.deck.id, self.game.state.seats)

    def rested(self) -> None:
        """Begin a sequence at some moments of rest."""
        state = self.game.state
        # Where nobody has a choice until the next turn of the same player, only this tells that the turn was over.
        list(self._open())
        if PHASE.of(state) and self._random.random() < self.rate:
            length = self._random.randint(1, MOST_ANSWERS)
            self.told.append(Stretch(state.copy(), state.current, PHASE.of(state), length))

    def _open(self) -> Iterator[Stretch]:
        state = self.game.state
        for each in self.told:
            if each.open and (state.current != each.player or PHASE.of(state) != each.phase):
                each.open = False
            if each.open:
                yield each

    def __call__(self, decision: Decision) -> Option:
        options = decision.options
        several = options.several if isinstance(options, Judged) else len(options) > 1
        following = list(self._open())
        refused: list[Option] = []
        words = self._words()
        if following and isinstance(options, Judged):
            refused = [each for each in options.candidates if each not in options]
        clauses = tuple(decision.refused(each).clause for each in refused)
        option = self._player(decision)
        for each in following:
            if not several:
                texts = (said(other, words) for other in refused)
                each.unasked += [(decision.player, decision.what, *told) for told in zip(texts, clauses, strict=True)]
                continue
            if not each.choices and decision.player != each.player:
                each.open = False
                continue
            legal = tuple(said(other, words) for other in options if other != option)
            others = tuple(said(other, words) for other in refused)
            answer, unasked = said(option, words), tuple(each.unasked)
            each.unasked.clear()
            each.choices.append(Choice(decision.player, decision.what, answer, others, clauses, legal, unasked))
            each.open = len(each.choices) < each.length
        return option

    def pick(self, what: str, count: int) -> int:
        """Draw something, and write it down."""
        number = self._chance.pick(what, count)
        for each in self._open():
            each.chance.setdefault(what, []).append(number)
        return number

    def shuffle(self, what: str, count: int) -> tuple[int, ...]:
        """Shuffle, which ends every open sequence: no asker tells how that goes."""
        for each in self.told:
            each.open = False
        return self._chance.shuffle(what, count)


def sequences(count: int, first: int = 0) -> Iterator[Stretch]:
    """Yield so many sequences of the random games from a number on."""
    number, found = first, 0
    while found < count:
        number += 1
        teller = _Telling(number)
        table = table_for(wanted(number), number)
        teller.game = game = table.game(None, teller, teller)
        game.rested, game.told_unasked = teller.rested, teller.unasked
        with suppress(RecursionError):
            run(game, table.setup_order)
        drawn = Random(f"drawn {number}").sample(teller.told, min(STARTS * 3, len(teller.told)))
        for each in [each for each in drawn if each.choices][: min(STARTS, count - found)]:
            found += 1
            yield each


def asked(told: Stretch, answers: Sequence[object]) -> Ruling:
    """Return the ruling on some answers in the position where a sequence begins."""
    return adjudicate(told.state, answers, chance=told.chance)  # type: ignore[arg-type]


def named(told: Stretch) -> list[object]:
    """Return the answers of a sequence, each with its question."""
    return [{choice.what: choice.answer, "player": choice.player} for choice in told.choices]


def plain(told: Stretch) -> list[object]:
    """Return the answers of a sequence alone."""
    return [choice.answer for choice in told.choices]


def with_refused(told: Stretch, number: int) -> list[object] | None:
    """Return the answers up to one in the place of which stands an option that is refused; None where none is."""
    random = Random(f"refused {number}")
    places = [place for place, choice in enumerate(told.choices) if choice.refused]
    if not places:
        return None
    place = random.choice(places)
    wrong = random.choice(told.choices[place].refused)
    after = [choice.answer for choice in told.choices[place:]] if random.random() < 0.5 else []
    return [*(choice.answer for choice in told.choices[:place]), wrong, *after]


# Brute force ----------------------------------------------------------------------------------------------------------
class _Left(Exception):
    pass


def legal_in_order(told: Stretch, answers: Sequence[str], asked: Sequence[str] = ()) -> bool:
    """Return whether legal play exists in which just these answers are given in order, and all else is passed up.

    ``asked`` names the question of each; left out, an answer is for any.
    """
    from woodlaw.engine.actions import END, Phase
    from woodlaw.engine.decisions import DECLINE
    from woodlaw.engine.turn import go_on_with_phase
    from woodlaw.engine.victory import GameWon
    from woodlaw.positions.laying import table_of_state

    words = words_at(told.state.map.id, told.state.deck.id, told.state.seats)

    def play(ways: list[int]) -> tuple[bool, list[int]]:
        left, names = list(answers), list(asked) or [""] * len(answers)
        taken: list[int] = []
        widths: list[int] = []
        outcomes = {what: list(each) for what, each in told.chance.items()}

        class Drawn:
            def pick(self, what: str, count: int) -> int:
                if count > 1 and not outcomes.get(what):
                    raise _Left
                return outcomes[what].pop(0) if outcomes.get(what) else 0

            def shuffle(self, what: str, count: int) -> tuple[int, ...]:
                raise _Left

        def way(count: int) -> int:
            chosen = ways[len(taken)] if len(taken) < len(ways) else 0
            taken.append(chosen)
            widths.append(count)
            return chosen

        def answer(decision: Decision) -> Option:
            options = list(decision.options)
            named = left and names[-len(left)] in ("", decision.what)
            fitting = [each for each in options if named and said(each, words) == left[0]]
            passing = [each for each in options if each in (END, DECLINE)]
            ways_on: list[tuple[Option, bool]] = [(each, True) for each in fitting]
            if len(options) == 1 or not left:
                ways_on += [(each, False) for each in options[:1]]
            else:
                ways_on += [(each, False) for each in passing]
            if not left:
                raise _Left
            if not ways_on:
                raise _Left
            option, used = ways_on[way(len(ways_on))]
            if used:
                left.pop(0)
            return option

        game = table_of_state(told.state).game(told.state.copy(), Drawn(), answer)
        game.asks_alone = True
        with suppress(_Left, GameWon):
            go_on_with_phase(game, told.player, Phase(told.phase))
        following = list(taken)
        while following and following[-1] + 1 >= widths[len(following) - 1]:
            following.pop()
        if following:
            following[-1] += 1
        return not left, following

    ways: list[int] = []
    for _ in range(3000):
        done, ways = play(ways)
        if done:
            return True
        if not ways:
            return False
    return True


# Every option ---------------------------------------------------------------------------------------------------------
def every_option(told: Stretch, number: int) -> Iterator[tuple[list[object], str]]:
    """Yield the answers up to a sequence's last decision with each of its options, and the clause that refuses it.

    What play told as unasked before it or behind it is asked too. The clause of what is legal is empty.
    """
    random, last = Random(f"every {number}"), told.choices[-1]
    before = named(told)[:-1]
    for option in random.sample(last.legal, min(2, len(last.legal))):
        yield [*before, {last.what: option, "player": last.player}], ""
    refused = list(dict(zip(last.refused, last.clauses, strict=True)).items())
    for option, clause in random.sample(refused, min(3, len(refused))):
        yield [*before, {last.what: option, "player": last.player}], clause
    for answers, unasked in ((before, last.unasked), (named(told), told.unasked)):
        for player, what, option, clause in random.sample(unasked, min(2, len(unasked))):
            yield [*answers, {what: option or "yes", "player": player}], clause


def figures_of_every(count: int, first: int = 0) -> Counter[str]:
    """Return how every option at the end of so many sequences is ruled."""
    found: Counter[str] = Counter()
    for number, told in enumerate(sequences(count, first)):
        for answers, clause in every_option(told, number):
            kind = "refused" if clause else "legal"
            found[kind] += 1
            try:
                ruling = asked(told, answers)
            except CannotAdjudicate as error:
                by_chance = str(error).startswith("chance decides")
                found[f"{kind}: {'decided by other chance' if by_chance else 'not understood'}"] += 1
                if not by_chance:
                    _show(told, answers, str(error), "every")
                continue
            found[f"{kind}: {ruling.verdict}"] += 1
            if clause and ruling.clause != clause and not ruling.clause.startswith(f"{clause}."):
                found["another clause"] += 1
                if "--all" in sys.argv:
                    _show(told, answers, f"{clause} | {ruling} | {ruling.chain}", "every")
            if clause and ruling.legal and _could_come_later(told, answers):
                found["refused: legal, and legal play in order"] += 1
            elif ruling.legal is bool(clause) or ("--all" in sys.argv and ruling.verdict is Verdict.UNDECIDED):
                _show(told, answers, f"{clause} | {ruling}", "every")
    return found


def _could_come_later(told: Stretch, answers: Sequence[object]) -> bool:
    """Return whether answers that were refused at one moment are legal play, by the last one given at another."""
    pairs = [next(iter(each.items())) for each in answers if isinstance(each, dict)]
    return legal_in_order(told, [str(answer) for _, answer in pairs], [str(what) for what, _ in pairs])


# In another order ---------------------------------------------------------------------------------------------------
def spoken(told: Stretch, number: int) -> list[object] | None:
    """Return the answers with two neighbours exchanged that one action asks the player for; None where none are."""
    said = told.choices
    places = [place for place in range(1, len(said) - 1) if _may_be_exchanged(told, said[place], said[place + 1])]
    if not places:
        return None
    place = Random(f"spoken {number}").choice(places)
    answers = plain(told)
    answers[place : place + 2] = reversed(answers[place : place + 2])
    return answers


def _may_be_exchanged(told: Stretch, one: Choice, other: Choice) -> bool:
    """Return whether people may give two answers in either order: they say what an action is, and do nothing else."""
    done = any(each.what in ("action", "move", "battle") or each.player != told.player for each in (one, other))
    passing = any(each.answer in ("end", "decline", "use", "0") for each in (one, other))
    return not done and not passing and one.what != other.what


# Figures --------------------------------------------------------------------------------------------------------------
def figures(kind: str, count: int, first: int = 0) -> Counter[str]:
    """Return how so many sequences of a kind are ruled."""
    found: Counter[str] = Counter()
    for number, told in enumerate(sequences(count, first)):
        by_number = spoken if kind == "spoken" else with_refused
        answers = {"plain": plain, "named": named}.get(kind, partial(by_number, number=number))(told)
        if answers is None:
            continue
        found["asked"] += 1
        try:
            ruling = asked(told, answers)
        except CannotAdjudicate as error:
            back = any(told in str(error) for told in ("which question", "legal in another one", "legal for what"))
            found["asked back" if back else "not understood"] += 1
            _show(told, answers, str(error), kind)
            continue
        found[ruling.verdict] += 1
        wrong = ruling.verdict is Verdict.ILLEGAL if kind != "refused" else ruling.legal
        if kind == "refused" and ruling.legal and legal_in_order(told, [str(each) for each in answers]):
            found["legal, and legal play in order"] += 1
            wrong = False
        if wrong or (kind != "refused" and not ruling.legal):
            found["wrong"] += wrong
            _show(told, answers, str(ruling), kind)
    return found


def _show(told: Stretch, answers: Sequence[object], ruling: str, kind: str) -> None:
    if kind != "refused" or "--all" in sys.argv:
        print(told.player, told.phase, [(c.what, c.answer) for c in told.choices], "\n   ", answers, "\n   ", ruling)


if __name__ == "__main__":
    kind, count, first = sys.argv[1], int(sys.argv[2]), int(sys.argv[3]) if len(sys.argv) > 3 else 0
    told = figures_of_every(count, first) if kind == "every" else figures(kind, count, first)
    for what, number in told.items():
        print(f"{what}: {number}")
