from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

Woodlaw = Callable[..., Any]

GAME = """\
Map: Fall
Deck: Standard
A: \x1b[31mAnn
C: Carl

C:t_k->4/b_w->8/b_s->9/b_r->12/w->1+2+3+4+5+6+7+8+9+11+12
A:3#->$

C:2w4->9
A:#->A
"""


@pytest.fixture
def game(tmp_path: Path) -> Path:
    file = tmp_path / "game.rootlog"
    file.write_text(GAME, encoding="utf-8")
    return file


def test_the_board_is_shown_as_text(woodlaw: Woodlaw, game: Path) -> None:
    shown = {turn: woodlaw("show", game, "--turn", turn) for turn in (0, 1, 2)}
    assert {ran.code for ran in shown.values()} == {0}
    assert all(f"game.rootlog, turn {turn}" in ran.out.splitlines()[0] for turn, ran in shown.items())
    assert all("Marquise de Cat" in ran.out for ran in shown.values())
    assert shown[0].out.splitlines()[1:] != shown[1].out.splitlines()[1:]


def test_standard_input_is_shown(woodlaw: Woodlaw, game: Path) -> None:
    piped = woodlaw("show", "-", "--turn", 1, standard_input=game.read_bytes())
    assert piped.code == 0
    assert piped.out.splitlines()[1:] == woodlaw("show", game, "--turn", 1).out.splitlines()[1:]


def test_the_map_is_drawn(woodlaw: Woodlaw, game: Path, tmp_path: Path) -> None:
    ran = woodlaw("show", game, "--turn", 1, "--svg", tmp_path / "map.svg")
    assert (ran.code, ran.out, ran.err) == (0, "", "")
    picture = ElementTree.parse(tmp_path / "map.svg").getroot()  # noqa: S314 - our own output
    assert picture.tag == "{http://www.w3.org/2000/svg}svg"
    piped = woodlaw("show", game, "--turn", 1, "--svg", "-").out
    assert piped.rstrip("\n") == (tmp_path / "map.svg").read_text(encoding="utf-8").rstrip("\n")


def test_a_turn_that_does_not_exist_is_one_line(woodlaw: Woodlaw, game: Path) -> None:
    ran = woodlaw("show", game, "--turn", 99)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"woodlaw: {game}: ")
    assert "99" in ran.err
    assert ran.err.count("\n") == 1


def test_a_picture_that_cannot_be_written_is_one_line(woodlaw: Woodlaw, game: Path, tmp_path: Path) -> None:
    ran = woodlaw("show", game, "--turn", 1, "--svg", tmp_path / "nowhere" / "map.svg")
    assert ran.code == 2
    assert "cannot be written (No such file or directory)" in ran.err
    assert ran.err.count("\n") == 1


@pytest.mark.parametrize(
    "data", [b"", b"\x00\x01\x02", b"hello", b"\xff\xfeh\x00", b"Map: Nowhere\nA: Ann\n\nA:w->1\n"]
)
def test_what_is_no_game_is_one_line(woodlaw: Woodlaw, tmp_path: Path, data: bytes) -> None:
    (tmp_path / "odd").write_bytes(data)
    for file in (tmp_path / "odd", tmp_path / "missing", tmp_path):
        ran = woodlaw("show", file, "--turn", 0)
        assert (ran.code, ran.out) == (2, "")
        assert ran.err.startswith(f"woodlaw: {file}: ")
        assert ran.err.count("\n") == 1
