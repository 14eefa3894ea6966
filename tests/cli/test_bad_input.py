"""Whatever a file holds: a line that says what is wrong, the right exit code, and the other files are checked."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from woodlaw.logs.reports import FORMATS

Woodlaw = Callable[..., Any]

GOOD = """\
Map: Fall
Deck: Standard
C: Carl
E: Eve

C:t_k->4/b_w->8/b_s->9/b_r->12/w->1+2+3+4+5+6+7+8+9+11+12
E:#despot->$/b+6w->2
"""

UNUSABLE = {
    "binary": bytes(range(256)) * 20,
    "empty": b"",
    "blank": b" \n\t\n\n",
    "UTF-16 without its mark": GOOD.encode("utf-16-le"),
    "half a UTF-16": GOOD.encode("utf-16")[:101],
    "a NUL": GOOD.encode() + b"\0",
    "a line of 10 MB": GOOD.encode() + b"C:" + b"w->1/" * 2_000_000,
    "prose": b"Once upon a time\nthere was a game.\n",
}

BAD = {
    "a number too large": (f"{GOOD}\nC:999999999w->1\n", ":9:3:"),
    "a number far too large": (f"{GOOD}\nC:{'9' * 5000}w->1\n", ":9:3:"),
    "no header": ("C:w->1\n", ":1:1:"),
    "an unknown letter": (GOOD.replace("E:", "Q:"), ":4:1:"),
    "an unknown map": (GOOD.replace("Fall", "Narnia"), ":1:1:"),
    "nested brackets": (f"{GOOD}\nC:{'(' * 5000}w{')' * 5000}->1\n", ":9:"),
    "escapes and markup": (GOOD.replace("t_k->4", "t_k->\x1b[2J4<script>\u202e"), ":6:"),
}


@pytest.fixture
def good(tmp_path: Path) -> Path:
    file = tmp_path / "good.rootlog"
    file.write_text(GOOD, encoding="utf-8")
    return file


@pytest.mark.parametrize("data", UNUSABLE.values(), ids=UNUSABLE)
def test_what_is_no_game_gives_2_and_one_line(woodlaw: Woodlaw, tmp_path: Path, good: Path, data: bytes) -> None:
    bad = tmp_path / "bad"
    bad.write_bytes(data)
    ran = woodlaw("check", "--format", "json", bad, good)
    assert ran.code == 2
    assert ran.err.startswith(f"woodlaw: {bad}: ")
    assert ran.err.count("\n") == 1
    first, second = json.loads(ran.out)["games"]
    assert first["error"]
    assert first["findings"] == []
    assert "error" not in second


@pytest.mark.parametrize(("text", "place"), BAD.values(), ids=BAD)
def test_what_is_wrong_in_a_game_is_found_in_its_place(woodlaw: Woodlaw, tmp_path: Path, text: str, place: str) -> None:
    bad = tmp_path / "bad.rootlog"
    bad.write_text(text, encoding="utf-8")
    ran = woodlaw("check", bad)
    assert ran.code in (0, 1)
    assert ran.err == ""
    assert f"{bad}{place}" in ran.out
    assert all(character.isprintable() or character == "\n" for character in ran.out)


@pytest.mark.parametrize("name", ["Ann\x1b[31m\x1b]0;title\x07", "<script>alert(1)</script>", "\u202eenA", "a\x00b"])
@pytest.mark.parametrize("format_name", FORMATS)
def test_names_of_players_do_no_harm(woodlaw: Woodlaw, tmp_path: Path, format_name: str, name: str) -> None:
    (tmp_path / "names.rootlog").write_text(GOOD.replace("Carl", name) + f"\nC:{name}->1\n", encoding="utf-8")
    ran = woodlaw("check", tmp_path, "--format", format_name)
    assert "Traceback" not in ran.err
    assert all(character.isprintable() or character == "\n" for character in ran.out + ran.err)
    assert "<script>" not in ran.out or format_name != "junit"


def test_everything_at_once(woodlaw: Woodlaw, tmp_path: Path) -> None:
    for number, data in enumerate([*UNUSABLE.values(), *(text.encode() for text, _ in BAD.values())]):
        (tmp_path / f"{number:02}.rootlog").write_bytes(data)
    how = ("--no-mends", "--format", "json")
    alone, together = (woodlaw("check", tmp_path, *how, "--jobs", jobs) for jobs in (1, 2))
    assert alone == together
    assert alone.code == 2
    games = json.loads(alone.out)["games"]
    assert len(games) == len(UNUSABLE) + len(BAD)
    assert alone.err.count("\n") == len(UNUSABLE)
    assert ["error" in game for game in games] == [True] * len(UNUSABLE) + [False] * len(BAD)
