"""Whatever a game of random play offers is legal when it is asked about, and whatever it refuses is not."""

from __future__ import annotations

from contextlib import suppress

from hypothesis import given, settings
from hypothesis import strategies as st

from woodlaw.adjudication import CannotAdjudicate, Verdict, adjudicate
from woodlaw.engine.chance import Seeded
from woodlaw.engine.decisions import Decision, Judged, Option, label
from woodlaw.engine.play import run
from woodlaw.engine.random_player import RandomPlayer
from woodlaw.engine.state import State
from woodlaw.factions.seating import drawn_suits, new_table
from woodlaw.positions.reading import read_position
from woodlaw.positions.writing import write_position
from woodlaw.table.maps import STANDARD_MAPS, map_named

CHOICES = ("action", "card to craft")


class _Enough(Exception):
    pass


class _Chooser:
    """A random player that stops at one of the ``CHOICES``, after so many others, and notes what can be chosen."""

    decides_at_once = True

    def __init__(self, player: RandomPlayer, number: int) -> None:
        self._player, self._left = player, number
        self.state: State
        self.found: tuple[State, list[tuple[str, bool]]] | None = None

    def __call__(self, decision: Decision) -> Option:
        if decision.what in CHOICES:
            assert decision.player == self.state.current
            self._left -= 1
            if self._left < 0:
                options = decision.options
                assert isinstance(options, Judged)
                self.found = self.state.copy(), [(label(option), option in options) for option in options.candidates]
                raise _Enough
        return self._player(decision)


def action_choice(
    seed: int, number: int, map_name: str, deck: str, seats: tuple[str, ...] = ("C", "Y")
) -> tuple[State, list[tuple[str, bool]]] | None:
    """Return the table where a random game chooses an action of a turn, and each action with its legality."""
    table = new_table(seats, map_name, deck, suits=drawn_suits(map_named(map_name), Seeded(seed)))
    chooser = _Chooser(RandomPlayer(seed), number)
    game = table.game(None, Seeded(seed), chooser)
    chooser.state = game.state
    with suppress(_Enough):
        run(game, table.setup_order)
    return chooser.found


@settings(max_examples=40, deadline=None)
@given(
    seed=st.integers(0, 10_000),
    number=st.integers(0, 150),
    map_name=st.sampled_from(STANDARD_MAPS),
    deck=st.sampled_from(("standard", "exiles_and_partisans")),
    seats=st.sampled_from((("C", "Y"), ("C", "Y", "J"), ("J", "C", "Y"), ("Y", "J", "C"))),
)
def test_what_a_game_offers_is_legal_and_what_it_refuses_is_not(
    seed: int, number: int, map_name: str, deck: str, seats: tuple[str, ...]
) -> None:
    choice = action_choice(seed, number, map_name, deck, seats)
    if choice is None:
        return
    state, actions = choice
    written = read_position(write_position(state))
    for name, is_legal in actions:
        for position in (state, written):
            ruling = adjudicate(position, name)
            # A refusal that rests on a value without a source is undecided.
            expected = {Verdict.LEGAL} if is_legal else {Verdict.ILLEGAL, Verdict.UNDECIDED}
            assert ruling.verdict in expected, (name, str(ruling))
            assert ruling.chain


@settings(max_examples=60, deadline=None)
@given(
    seed=st.integers(0, 300),
    action=st.lists(
        st.sampled_from(("march", "battle", "5 > 2", "1", "Clergy", "Anvil", "craft", "decline", "end", "swarm", "fox"))
        | st.text(max_size=8),
        min_size=1,
        max_size=4,
    ),
)
def test_any_action_is_answered_or_told_to_be_none(seed: int, action: list[str]) -> None:
    choice = action_choice(seed, seed % 30, "autumn", "standard")
    assert choice is not None
    with suppress(CannotAdjudicate):
        assert adjudicate(choice[0], action).verdict in Verdict
