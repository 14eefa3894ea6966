"""Random games on all maps, in both seatings and with both decks, with everything watched that must always hold."""

from __future__ import annotations

import pytest
from tests.clean_games import SETTINGS
from tests.invariants import DECKS, SEATINGS, Watch, main, play_watched

from woodlaw.engine.chance import Seeded
from woodlaw.engine.play import run
from woodlaw.engine.random_player import RandomPlayer
from woodlaw.factions.seating import new_table
from woodlaw.table.maps import STANDARD_MAPS
from woodlaw.table.places import DECK

GAMES, CHUNK = 120, 4
STRIDE = SETTINGS * CHUNK // GAMES // CHUNK * CHUNK
"""How far apart in the list of settings two chunks lie, so that they show all kinds; one is a seating on every map."""
MARQUISE = SEATINGS[0][0]


@pytest.mark.parametrize("first", range(0, GAMES // CHUNK * STRIDE, STRIDE))
def test_random_games_break_nothing(first: int, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(CHUNK, first) == 0, capsys.readouterr().out


@pytest.mark.parametrize("map_name", STANDARD_MAPS)
def test_games_end_with_a_winner(map_name: str) -> None:
    for seed in range(3):
        outcome, watch = play_watched(SEATINGS[seed * 4], map_name, DECKS[seed % 2], seed)
        assert outcome.winners
        assert outcome.clause in ("3.1", "3.3.1.I", "3.3.1.II")
        assert watch.events > 100


def test_the_same_seed_plays_the_same_game() -> None:
    played = [play_watched(SEATINGS[0], "autumn", "standard", 5) for _ in range(2)]
    assert played[0][0] == played[1][0]
    assert played[0][1].pieces == played[1][1].pieces
    assert play_watched(SEATINGS[0], "autumn", "standard", 6)[1].pieces != played[0][1].pieces


@pytest.mark.parametrize("fault", ["piece appears", "piece walks", "card vanishes", "score grows", "turn without end"])
def test_what_must_not_be_is_noticed(fault: str) -> None:
    """The watch itself is tried: each of these breaks one thing in the third turn."""
    table = new_table(SEATINGS[0], "autumn", "standard")
    watch = Watch(table)
    player = RandomPlayer(1)
    game = table.game(chance=Seeded(1), asker=player)
    clearings = game.state.clearings
    watch.begin(game)

    def cheat(_: str, turns: int) -> None:
        warrior = table.factions[MARQUISE].warrior  # type: ignore[attr-defined]
        if turns != 2:
            return
        match fault:
            case "piece appears":
                game.adjust(warrior, clearings[0], 1)
            case "piece walks":
                origin = next(place for place in clearings if game.state.count(place, warrior))
                game.shift(warrior, 1, origin, clearings[clearings.index(origin) - 1])
            case "card vanishes":
                game.state.cards[DECK].pop()
            case "score grows":
                game.score(MARQUISE, 1)
            case "turn without end":
                watch.turn = MARQUISE

    with pytest.raises(AssertionError):
        run(game, table.setup_order, cheat)
