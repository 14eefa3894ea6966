"""What boards are made to say."""

from __future__ import annotations

from woodlaw.engine.memory import COUNT, PLAYER, Kept
from woodlaw.factions.seating import new_table

CATS, BEES = "marquise_de_cat", "honeycomb_clergy"
DEBTS = Kept("debts", 0, COUNT, PLAYER, owner="shepherds")


def test_a_board_tells_of_what_it_was_made_to_say_anything() -> None:
    state = new_table((CATS, BEES)).game().state
    assert not DEBTS.is_kept(state, CATS, BEES)
    assert DEBTS.things(state, CATS) == []
    DEBTS.keep(state, 0, CATS, BEES)
    assert DEBTS.is_kept(state, CATS, BEES)
    assert DEBTS.things(state, CATS) == [BEES]
    assert DEBTS.things(state, BEES) == [], "it is the board of another"
