"""What boards say beside their pieces and cards, in text and picture: the Outcast, prices, crowns that are lost."""

from __future__ import annotations

import pytest

from woodlaw.positions.reading import read_position
from woodlaw.view.board import said_of_itself
from woodlaw.view.svg import draw_svg
from woodlaw.view.text import draw

POSITION = """\
woodlaw position: 1
seats: [Cult, Duchy, Corvids, Riverfolk]
clearings: {5: '1 plot, 2 Corvid warriors'}
Cult: {facts: {hated: yes, outcast: fox}}
Duchy: {facts: {'crowns lost, squire': 2, 'crowns lost, lord': 1}}
Corvids: {facts: {'plot, clearing 5': snare}}
Riverfolk: {facts: {'cost, hand card': 3, 'cost, riverboats': 1}}
"""
STATE = read_position(POSITION).state


@pytest.mark.parametrize(
    ("faction", "said"),
    [
        ("lizard_cult", "outcast fox, hated"),
        ("underground_duchy", "crowns lost, lord 1, crowns lost, squire 2"),
        ("riverfolk_company", "cost, hand card 3, cost, riverboats 1"),
    ],
)
def test_a_board_says_it_in_text_and_in_the_picture(faction: str, said: str) -> None:
    assert said_of_itself(STATE, faction) == said
    assert said in " ".join(draw(STATE, names={}).split())
    assert said in draw_svg(STATE, colours={}, names={})


def test_what_lies_face_down_is_told_to_nobody() -> None:
    assert said_of_itself(STATE, "corvid_conspiracy") == ""
    assert "snare" not in draw(STATE, names={})
    assert "snare" not in draw_svg(STATE, colours={}, names={})


def test_a_board_that_says_nothing_has_no_line_for_it() -> None:
    bare = read_position("woodlaw position: 1\nseats: [Cult, Marquise]\n").state
    assert said_of_itself(bare, "lizard_cult") == ""
