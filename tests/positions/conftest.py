from __future__ import annotations

from contextlib import suppress
from typing import Any

from woodlaw.engine.chance import Seeded
from woodlaw.engine.decisions import Decision, Option
from woodlaw.engine.play import run
from woodlaw.engine.random_player import RandomPlayer
from woodlaw.engine.state import State
from woodlaw.factions.seating import drawn_suits, new_table
from woodlaw.gherkin.position import position
from woodlaw.table.maps import map_named
from woodlaw.table.places import DECK, OUT_OF_GAME

BOOKS = "table"
"""Whose the facts are that only the books of a record keep."""


class _Enough(Exception):
    pass


def random_state(seed: int, decisions: int, map_name: str, deck: str, seats: tuple[str, ...]) -> State:
    """Return the table after so many random decisions."""
    table = new_table(seats, map_name, deck, suits=drawn_suits(map_named(map_name), Seeded(seed)))
    player = RandomPlayer(seed)
    made = 0

    def ask(decision: Decision) -> Option:
        nonlocal made
        made += 1
        if made > decisions:
            raise _Enough
        return player(decision)

    game = table.game(chance=Seeded(seed), asker=ask)
    with suppress(_Enough):
        run(game, table.setup_order)
    return game.state


def told(state: State) -> dict[str, Any]:
    """Return everything of a state that matters: neither the order of what is out of the game, nor a record's books."""
    data = position(state)
    data["facts"] = [fact for fact in data["facts"] if fact[0] != BOOKS]
    data["pieces"].pop(OUT_OF_GAME.name, None)
    data["cards"].get(OUT_OF_GAME.name, []).sort(key=str)
    data["deck holds"] = [(card.suit, card.name) for card in state.cards_at(DECK)]
    return data
