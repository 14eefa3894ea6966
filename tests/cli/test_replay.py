from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

Woodlaw = Callable[..., Any]

GAME = """\
Map: Fall
Deck: Standard
A: Ann
C: </script><b>Carl

C:t_k->4/b_w->8/b_s->9/b_r->12/w->1+2+3+4+5+6+7+8+9+11+12
A:3#->$

C:2w4->9/w9->7/++
A:#->A
"""


@pytest.fixture
def game(tmp_path: Path) -> Path:
    file = tmp_path / "game.rootlog"
    file.write_text(GAME, encoding="utf-8")
    return file


def data_of(page: str) -> dict[str, Any]:
    found = re.search(r'<script type="application/json" id="game">(.*?)</script>', page, re.DOTALL)
    assert found
    data: dict[str, Any] = json.loads(found[1])
    return data


def frame(data: dict[str, Any], turn: int, step: int) -> dict[str, Any]:
    return next(each for each in data["frames"] if (each["turn"], each["step"]) == (turn, step))


def test_every_action_is_a_step_with_what_happened(woodlaw: Woodlaw, game: Path) -> None:
    ran = woodlaw("replay", game, "-o", "-")
    assert (ran.code, ran.err) == (0, "")
    data = data_of(ran.out)
    first = frame(data, 1, 1)
    assert first["text"] == "2w4->9"
    assert [data["texts"][number] for number in first["told"]] == [
        "Marquise de Cat: 2 warriors moved from clearing 4 to clearing 9."
    ]
    assert [mark[0] for mark in first["marks"]] == ["move"]
    assert len(first["parts"]) == 4
    assert frame(data, 1, 3)["scores"] == [0, 1]


def test_a_finding_stands_at_its_action_with_the_words_of_the_clause(woodlaw: Woodlaw, game: Path) -> None:
    data = data_of(woodlaw("replay", game, "-o", "-").out)
    found = next(finding for finding in data["findings"] if finding["clause"] == "4.2")
    told = data["frames"][found["frame"]]
    assert (told["turn"], told["step"], told["text"]) == (1, 2, "w9->7")
    assert found["words"]


def test_what_a_record_holds_ends_no_script(woodlaw: Woodlaw, game: Path) -> None:
    page = woodlaw("replay", game, "-o", "-").out
    assert data_of(page)["seats"][1]["player"] == "</script><b>Carl"
    assert "<b>Carl" not in page


def test_the_file_asks_nothing_of_any_host(woodlaw: Woodlaw, game: Path) -> None:
    page = woodlaw("replay", game, "-o", "-").out
    assert "default-src 'none'" in page
    assert set(re.findall(r"https?://[^\"'\s\\]+", page)) == {"http://www.w3.org/2000/svg"}


def test_the_same_game_gives_the_same_file(woodlaw: Woodlaw, game: Path, tmp_path: Path) -> None:
    for name in ("one", "two"):
        assert woodlaw("replay", game, "-o", tmp_path / name).code == 0
    assert (tmp_path / "one").read_bytes() == (tmp_path / "two").read_bytes()


def test_a_record_is_shown_event_by_event(woodlaw: Woodlaw, tmp_path: Path) -> None:
    assert woodlaw("simulate", "--seats", "C,Y", "--seed", 3, "--out", tmp_path).code == 0
    data = data_of(woodlaw("replay", tmp_path / "game-000003.jsonl", "-o", "-").out)
    assert data["findings"] == []
    assert max(each["turn"] for each in data["frames"]) > 3
    assert all(len(each.get("told", ())) <= 1 for each in data["frames"])


def test_each_step_is_drawn_for_those_who_make_films(woodlaw: Woodlaw, game: Path, tmp_path: Path) -> None:
    frames = tmp_path / "frames"
    assert woodlaw("replay", game, "--svg-frames", frames).code == 0
    drawn = sorted(frames.iterdir())
    steps = len(data_of(woodlaw("replay", game, "-o", "-").out)["frames"])
    assert [file.name for file in drawn] == [f"step-{number:05}.svg" for number in range(1, steps + 1)]
    marked = [file for file in drawn if 'class="mark"' in file.read_text(encoding="utf-8")]
    assert marked
    for file in marked:
        ElementTree.fromstring(file.read_text(encoding="utf-8"))  # noqa: S314 - written here


@pytest.mark.parametrize(
    ("text", "said"), [("", "an empty file"), ("hello", "expected"), ("Map: Nowhere\nC: Ann\n\nC:w->1\n", "Nowhere")]
)
def test_what_is_no_game_gets_one_line(woodlaw: Woodlaw, tmp_path: Path, text: str, said: str) -> None:
    file = tmp_path / "a.rootlog"
    file.write_text(text, encoding="utf-8")
    ran = woodlaw("replay", file, "-o", "-")
    assert (ran.code, ran.out) == (2, "")
    assert len(ran.err.splitlines()) == 1
    assert said in ran.err


def test_it_says_what_it_was_to_write(woodlaw: Woodlaw, game: Path) -> None:
    assert woodlaw("replay", game).code == 2


def test_it_tells_who_played_who_won_and_what_the_notator_wrote(woodlaw: Woodlaw, tmp_path: Path) -> None:
    file = tmp_path / "game.rootlog"
    told = GAME.replace("\nC:2w4", "\n// before the first turn\nC:2w4").replace("w9->7/++", "w9->7/++  // <b>oh</b>")
    file.write_text(f"{told}\nWinner: C\n", encoding="utf-8")
    assert woodlaw("replay", file, "-o", tmp_path / "game.html").code == 0
    page = (tmp_path / "game.html").read_text(encoding="utf-8")
    (data,) = re.findall(r'<script type="application/json" id="game">(.*?)</script>', page, re.DOTALL)
    game = json.loads(data)
    assert game["winners"] == ["Marquise de Cat"]
    assert [seat["player"] for seat in game["seats"]] == ["Ann", "</script><b>Carl"]
    (above, first, _), (beside, begin, end) = game["comments"]
    assert (above, beside) == ("before the first turn", "<b>oh</b>")
    assert first == begin
    assert game["frames"][begin]["turn"] == game["frames"][end]["turn"] == 1
    assert begin < end
