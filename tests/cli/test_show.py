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
    assert ran.code == 74
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


def test_a_position_is_written_and_shown(woodlaw: Woodlaw, game: Path, tmp_path: Path) -> None:
    written = woodlaw("show", game, "--turn", 0, "--position")
    assert (written.code, written.err) == (0, "")
    assert written.out.startswith("woodlaw position: 1\nmap: Autumn\n")
    (tmp_path / "table.yaml").write_text(written.out, encoding="utf-8")
    shown = woodlaw("show", tmp_path / "table.yaml")
    assert (shown.code, shown.err) == (0, "")
    of_game = woodlaw("show", game, "--turn", 0).out
    assert shown.out.splitlines()[1:] == of_game.splitlines()[1:]
    assert woodlaw("show", tmp_path / "table.yaml", "--position").out == written.out
    drawn = woodlaw("show", tmp_path / "table.yaml", "--svg", "-").out
    assert ElementTree.fromstring(drawn).tag == "{http://www.w3.org/2000/svg}svg"  # noqa: S314 - our own output


def test_a_table_that_no_game_can_show_is_said_to_be_one(woodlaw: Woodlaw) -> None:
    game = Path(__file__).parents[2] / "examples" / "faulty" / "no_open_slot.rootlog"
    written = woodlaw("show", game, "--turn", 2, "--position")
    assert written.code == 0
    assert "no game can show this table: clearing 12: 3 buildings" in written.err
    assert len(written.err.splitlines()) == 1


def test_every_problem_of_a_position_is_one_line(woodlaw: Woodlaw, tmp_path: Path) -> None:
    file = tmp_path / "odd.yaml"
    file.write_text("woodlaw position: 1\nclearings: {13: a keep}\nMarquise: {hand: Anvl}\n", encoding="utf-8")
    ran = woodlaw("show", file)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.splitlines() == [
        f"woodlaw: {file}: line 2: clearings, 13: there is no clearing 13: clearings are numbered 1 to 12",
        f"woodlaw: {file}: line 3: Marquise, hand: the deck Standard holds no card called 'Anvl'; did you mean Anvil?",
    ]


def test_turns_are_for_games(woodlaw: Woodlaw, game: Path, tmp_path: Path) -> None:
    (tmp_path / "table.yaml").write_text("woodlaw position: 1\n", encoding="utf-8")
    assert "expected --turn" in woodlaw("show", game).err
    assert "--turn is for games" in woodlaw("show", tmp_path / "table.yaml", "--turn", 3).err
    assert "exclude each other" in woodlaw("show", game, "--turn", 1, "--svg", "-", "--position").err
    assert woodlaw("show", game).code == 2
