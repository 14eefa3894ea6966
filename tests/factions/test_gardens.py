"""The garden that the Cult builds: of its clearing's suit, and of the Cult's choice where that has several."""

from __future__ import annotations

import pytest

import woodlaw
from woodlaw.engine.extension import Extension
from woodlaw.engine.game import Game
from woodlaw.factions.lizard_cult import FACTION as CULT
from woodlaw.positions.laying import table_of_state
from woodlaw.positions.reading import read_position
from woodlaw.table.places import Place, clearing

POSITION = """\
woodlaw position: 1
seats: [Cult, Marquise]
turn: Cult, Daylight
clearings: {8: 2 Cult warriors}
Cult: {hand: [Anvil]}
"""


class Moonlight(Extension):
    """A mouse suit more for every clearing."""

    def clearing_suits(self, game: Game, clearing: Place, suits: frozenset[str]) -> frozenset[str]:
        return suits | {"mouse"}


def test_a_garden_of_another_suit_is_refused_by_the_clause_that_names_its_suit() -> None:
    assert woodlaw.adjudicate(POSITION, ["build", "Anvil", "8", {"garden": "fox garden"}]).legal
    ruling = woodlaw.adjudicate(POSITION, ["build", "Anvil", "8", {"garden": "rabbit garden"}])
    assert str(ruling) == "illegal: 10.5.1 Build: clearing 8 does not match a rabbit garden"


@pytest.mark.parametrize("kind", ["fox_garden", "mouse_garden"])
def test_where_a_clearing_has_two_suits_the_cult_chooses_one(kind: str) -> None:
    state = read_position(POSITION).state
    table = table_of_state(state)
    garden = CULT.piece(kind)
    game = Game(state, table.factions, lambda *_: None, (Moonlight(),), None, lambda decision: garden)
    CULT.place_garden(game, clearing(8))
    assert state.at(clearing(8))[garden] == 1
