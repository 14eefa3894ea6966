"""Whole games: held still at each decision, forked, repeated, and played out at random with the books kept."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections import Counter
from random import Random

import pytest

from woodlaw.engine.actions import END
from woodlaw.engine.chance import Seeded
from woodlaw.engine.decisions import DECLINE, Decision, Option, label
from woodlaw.engine.game import Game
from woodlaw.engine.play import Outcome, Play, run
from woodlaw.engine.refusal import Forbidden
from woodlaw.engine.state import State
from woodlaw.engine.tables import Table
from woodlaw.factions.honeycomb_clergy import FACTION as CLERGY
from woodlaw.factions.marquise_de_cat import FACTION as MARQUISE
from woodlaw.factions.seating import new_table
from woodlaw.law.implements import clauses_in_force
from woodlaw.table.maps import STANDARD_MAPS, map_named
from woodlaw.table.pieces import Category
from woodlaw.table.places import clearing
from woodlaw.table.suits import CLEARING_SUITS

C, Y = "marquise_de_cat", "honeycomb_clergy"
SUITS = tuple(CLEARING_SUITS[number % 3] for number in range(12))
CAT = MARQUISE.warrior
HASH_SEEDS = ("0", "1", "4711")


def table(*seats: str, on: str = "autumn", seed: int = 0) -> Table:
    printed = map_named(on).clearings[0].printed_suit is not None
    return new_table(seats or (C, Y), on, suits=() if printed else SUITS, seed=seed)


class AtRandom:
    """Answers at random, but seldom ends or declines what it may do."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)
        self.asked = 0

    def __call__(self, decision: Decision) -> Option:
        self.asked += 1
        weights = [0.15 if option in (END, DECLINE) else 1.0 for option in decision.options]
        return self._random.choices(decision.options, weights)[0]


def advance(play: Play, answers: AtRandom, turns: int) -> None:
    """Answer until so many turns have begun, or the game is over."""
    begun: list[str] = []
    while play.pending and len(begun) < turns:
        if not begun or begun[-1] != play.state.current:
            begun.append(play.state.current)
        play.answer(answers(play.pending))


def told(state: State) -> list[str]:
    """Return everything on the table as text, sorted, so that two states can be compared."""
    pieces = [f"{place}: {count} {piece}" for place, there in state.pieces.items() for piece, count in there.items()]
    cards = [f"{place}: {cards}" for place, cards in state.cards.items() if cards]
    facts = [f"{owner} {fact}: {value}" for (owner, fact), value in state.facts.items()]
    return [*sorted(pieces), *sorted(cards), *sorted(facts), str(state.score), state.current]


# Held still -----------------------------------------------------------------------------------------------------------
def test_a_play_waits_at_the_first_decision_of_setup() -> None:
    play = Play(table())
    assert play.pending is not None
    assert (play.pending.player, play.pending.what, play.pending.clause) == (C, "keep", "6.3.2")
    assert play.legal() == tuple(clearing(number) for number in play.state.map.corners)
    assert play.outcome is None


def test_an_answer_moves_the_game_to_the_next_decision() -> None:
    play = Play(table())
    corner, opposite = clearing(1), play.state.map.opposite_corner(1)
    play.answer(corner)
    assert play.pending is not None
    assert play.pending.what == "first sawmill"
    assert play.state.warriors(clearing(opposite), C) == 0
    assert [play.state.warriors(place, C) for place in play.state.clearings].count(1) == 11


def test_what_is_no_option_is_refused_with_its_clause_and_changes_nothing() -> None:
    play = Play(table())
    before = told(play.state)
    refusal = play.why_not(clearing(5))
    assert refusal is not None
    assert repr(refusal) == "6.3.2 clearing 5 is no option for keep"
    with pytest.raises(Forbidden, match=r"6\.3\.2 clearing 5"):
        play.answer(clearing(5))
    assert told(play.state) == before
    assert play.why_not(play.legal()[0]) is None


def test_a_refusal_names_the_clause_that_forbids_rather_than_the_one_that_asks() -> None:
    play = Play(table())
    play.answer(clearing(1))
    while play.pending and play.pending.player == C:
        play.answer(play.legal()[0])
    assert play.pending is not None
    assert play.pending.what == "first Cathedral"
    corner, keep = play.why_not(clearing(2)), play.why_not(clearing(1))
    assert corner is not None
    assert repr(corner) == "HCC.3.2 clearing 2 is a corner"
    assert keep is not None
    assert keep.clause == "HCC.3.2"
    play.answer(play.legal()[0])
    assert play.pending.what == "warrior in a fox clearing"
    at_keep = play.why_not(clearing(1))
    assert at_keep is not None
    assert at_keep.clause == "6.2.2"


def test_the_clauses_in_force_inside_a_play_do_not_leak_out() -> None:
    play, other = Play(table(seed=1)), Play(table(seed=2))
    for _ in range(20):
        for each in (play, other):
            assert each.pending is not None
            assert "5.1" in each.pending.clauses or "1.4.1" in each.pending.clauses
            each.answer(each.legal()[0])
            assert clauses_in_force() == ()


def test_a_finished_game_has_an_outcome_and_nothing_to_answer() -> None:
    play, answers = Play(table(seed=3)), AtRandom(3)
    advance(play, answers, 1000)
    assert play.pending is None
    assert play.legal() == ()
    assert play.outcome is not None
    assert play.outcome.clause == "3.1"
    assert [play.state.score[winner] or 0 for winner in play.outcome.winners] >= [30]
    refusal = play.why_not(END)
    assert refusal is not None
    assert refusal.clause == "3.1"
    with pytest.raises(Forbidden):
        play.answer(END)
    assert play.copy().outcome == play.outcome


# Forks ----------------------------------------------------------------------------------------------------------------
@pytest.fixture(params=["held still", "run again"])
def way(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Hold games still with greenlet, or without it."""
    if request.param == "run again":
        monkeypatch.setattr("woodlaw.engine.play._greenlet", lambda: None)
    return str(request.param)


def held_in_an_action(seed: int) -> Play:
    """Return a play that stands in the middle of a march: how many warriors take the move that was chosen."""
    play, answers = Play(table(seed=seed)), AtRandom(seed)
    advance(play, answers, 3)
    while play.pending and (play.pending.player, play.pending.what) != (C, "how many warriors"):
        play.answer(answers(play.pending))
    assert play.pending is not None
    return play


def test_a_copy_stands_where_the_original_stands(way: str) -> None:
    play = held_in_an_action(5)
    fork = play.copy()
    assert play.pending is not None
    assert fork.pending is not None
    assert (fork.pending.player, fork.pending.what) == (play.pending.player, play.pending.what)
    assert fork.pending.clauses == play.pending.clauses
    assert fork.legal() == play.legal()
    assert told(fork.state) == told(play.state)
    assert fork.state is not play.state


def test_a_fork_in_the_middle_of_an_action_goes_its_own_way(way: str) -> None:
    play = held_in_an_action(5)
    before, fork = told(play.state), play.copy()
    few, many = play.legal()[0], play.legal()[-1]
    fork.answer(few)
    assert told(play.state) == before, "the original still waits"
    play.answer(many)
    assert told(fork.state) != told(play.state)
    assert fork.state.on_map(CAT) == play.state.on_map(CAT)


def test_forks_that_are_answered_alike_stay_alike() -> None:
    for seed in range(2):
        play = held_in_an_action(seed)
        fork = play.copy()
        forked_twice = fork.copy()
        for each in (play, fork, forked_twice):
            advance(each, AtRandom(9), 1000)
        assert told(play.state) == told(fork.state) == told(forked_twice.state)
        assert play.outcome == fork.outcome == forked_twice.outcome


@pytest.mark.parametrize("seats", [(C, Y), ("queenless_legion", "vagabond", "eyrie_dynasties", "woodland_alliance")])
def test_forks_at_any_decision_offer_and_refuse_the_same(way: str, seats: tuple[str, ...]) -> None:
    play, random = Play(table(*seats, seed=3)), Random(3)
    for number in range(400):
        if play.pending is None:
            break
        fork = play.copy()
        assert fork.legal() == play.legal()
        if number % 4 == 0:
            anew = fork.game
            assert told(anew.state) == told(play.state)
            assert fork.legal() == play.legal()
            for unknown in (clearing(1), "no such thing", END):
                assert repr(fork.why_not(unknown)) == repr(play.why_not(unknown))
        play.answer(random.choice(play.legal()))
        fork.answer(fork.legal()[0])


def test_a_game_is_the_same_held_still_or_run_again(monkeypatch: pytest.MonkeyPatch) -> None:
    held = digest(4)
    monkeypatch.setattr("woodlaw.engine.play._greenlet", lambda: None)
    assert digest(4) == held


def refusals(seats: tuple[str, ...], seed: int) -> list[str]:
    """Play a game's beginning, and return why it refuses at each question what it offered before at one like it."""
    play, answers, heard = Play(table(*seats, seed=seed)), AtRandom(seed), list[str]()
    offered: dict[str, dict[Option, None]] = {}
    for _ in range(120):
        assert play.pending is not None
        before = offered.setdefault(play.pending.what, {})
        heard += [repr(play.why_not(option)) for option in before if option not in play.legal()]
        before |= dict.fromkeys(play.legal())
        play.answer(answers(play.pending))
    return heard


def test_what_is_refused_is_refused_alike_held_still_or_run_again(monkeypatch: pytest.MonkeyPatch) -> None:
    seats = ("queenless_legion", "marquise_de_cat")
    held = refusals(seats, 1)
    monkeypatch.setattr("woodlaw.engine.play._greenlet", lambda: None)
    assert refusals(seats, 1) == held
    assert any(each.startswith("QL.5.1 ") for each in held)


# The same everywhere --------------------------------------------------------------------------------------------------
def digest(seed: int) -> str:
    """Play a game and return what became of it as a digest: every decision with its options, and the end."""
    play, answers, heard = Play(table(seed=seed)), AtRandom(seed), hashlib.sha256()
    while play.pending:
        heard.update(f"{play.pending.player} {play.pending.what} {[label(o) for o in play.legal()]}\n".encode())
        play.answer(answers(play.pending))
    heard.update("\n".join(told(play.state)).encode())
    return heard.hexdigest()


def test_the_same_seed_gives_the_same_game_under_every_hash_seed() -> None:
    found = {
        subprocess.run(
            [sys.executable, __file__, "8"],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            check=True,
            capture_output=True,
            text=True,
        ).stdout.strip()
        for hash_seed in HASH_SEEDS
    }
    assert found == {digest(8)}
    assert digest(8) != digest(9)


# Whole games with the books kept --------------------------------------------------------------------------------------
class Accounts:
    """What must hold at the start of every turn: nothing appears, nothing vanishes, no place holds too much."""

    def __init__(self, state: State) -> None:
        self._pieces, self._cards = self._count(state)

    @staticmethod
    def _count(state: State) -> tuple[Counter[str], Counter[str]]:
        pieces: Counter[str] = Counter()
        for there in state.pieces.values():
            for piece, count in there.items():
                assert count > 0
                pieces[repr(piece)] += count
        return pieces, Counter(repr(card) for cards in state.cards.values() for card in cards)

    def settle(self, state: State) -> None:
        """Check the state against what lay on the table at the start."""
        assert self._count(state) == (self._pieces, self._cards)
        for place in state.clearings:
            built = sum(n for piece, n in state.at(place).items() if piece.category is Category.BUILDING)
            assert built <= state.map.clearings[place.number - 1].slots
            assert state.count(place, CLERGY.cathedral) <= 1
        assert all(points is not None and points >= 0 for points in state.score.values())

    def pieces_of(self, owner: str) -> int:
        return sum(count for piece, count in self._pieces.items() if piece.startswith(f"{owner}:"))

    @property
    def cards(self) -> int:
        return sum(self._cards.values())


def play_out(seats: tuple[str, str], on: str, seed: int) -> tuple[Outcome, Accounts, Game, AtRandom]:
    laid, answers = table(*seats, on=on), AtRandom(seed)
    game = laid.game(laid.state.copy(), Seeded(seed), answers)
    accounts: list[Accounts] = []

    def at_turn(player: str, turns: int) -> None:
        assert player == seats[turns % 2]
        if not accounts:
            accounts.append(Accounts(game.state))
        accounts[0].settle(game.state)

    outcome = run(game, laid.setup_order, at_turn)
    accounts[0].settle(game.state)
    return outcome, accounts[0], game, answers


@pytest.mark.parametrize("seats", [(C, Y), (Y, C)])
@pytest.mark.parametrize("on", STANDARD_MAPS)
def test_a_random_game_comes_to_an_end_with_everything_in_its_place(on: str, seats: tuple[str, str]) -> None:
    outcome, accounts, game, answers = play_out(seats, on, seed=1)
    assert outcome.clause == "3.1"
    assert [player for player in seats if (game.state.score[player] or 0) >= 30] == list(outcome.winners)
    assert 5 < outcome.turns < 200
    assert answers.asked > outcome.turns
    assert (accounts.pieces_of(C), accounts.pieces_of(Y)) == (25 + 8 + 1 + 18, 15 + 6 + 11)
    assert accounts.cards == 54
    assert accounts.pieces_of("nobody") == 12 + 4 + bool(game.state.map.ferry_start) + bool(game.state.map.tower)


if __name__ == "__main__":
    print(digest(int(sys.argv[1])))
