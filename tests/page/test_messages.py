"""The messages of the page, good and bad."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from woodlaw.page import messages
from woodlaw.page.messages import ASKED, answer, answer_text

EXAMPLES = Path(__file__).parents[2] / "examples"
TABLE = "turn: bees, daylight\n5: 3 cats, 2 bees, cathedral\nbees cats: penitent"
FAULTY = (EXAMPLES / "faulty" / "battles.rootlog").read_text(encoding="utf-8")

GOOD: dict[str, dict[str, Any]] = {
    "box": {},
    "see": {"position": TABLE},
    "offers": {"position": TABLE},
    "suit": {"position": TABLE, "place": "clearing 5", "suit": "fox"},
    "put": {"position": TABLE, "place": "clearing 5", "piece": "Clergy warrior", "count": 1},
    "note": {"position": TABLE, "keys": ["Clergy", "score"], "value": "3"},
    "choices": {"position": TABLE},
    "rule": {"position": TABLE, "action": ["crusade", "decline", {"battle": "5 > cats"}]},
    "case": {"position": TABLE, "action": ["crusade"]},
    "bot": {"position": "seats: Automated Alliance, cats\nturn: Automated Alliance", "order": "Anvil"},
    "check": {"record": FAULTY},
    "replay": {"record": FAULTY, "title": "Three battles"},
    "mended": {"record": "C: 1", "edits": [{"line": 1, "column": 4, "written": "1", "meant": "2"}]},
    "play": {"seats": ["Marquise", "Clergy"], "answers": [0], "map": "Winter", "seed": 4, "random": ["Clergy"]},
    "from game": {"record": FAULTY, "turn": 1},
    "words": {"faction": "bees"},
    "look up": {"id": "4.3.1"},
    "search": {"question": "who chooses the hits"},
}


@pytest.mark.parametrize("ask", ASKED)
def test_each_message_is_answered_with_what_json_can_hold(ask: str) -> None:
    told = answer({"ask": ask, **GOOD[ask]})
    assert set(told) == {"answer"}, told
    assert json.loads(answer_text(json.dumps({"ask": ask, **GOOD[ask]}))) == json.loads(json.dumps(told))


def test_a_ruling_comes_with_the_table_after_it() -> None:
    told = answer({"ask": "rule", "position": TABLE, "action": ["mission", "5 > 1", "2"]})["answer"]
    assert told["ruling"]["verdict"] == "legal"
    assert told["after"]["entries"]["clearings"][1].startswith("2 Clergy warriors")
    assert answer({"ask": "rule", "position": TABLE, "action": ["mission", "5 > 7"]})["answer"]["after"] is None


def test_a_replay_shows_what_a_check_finds() -> None:
    found = answer({"ask": "check", "record": FAULTY})["answer"]["findings"]
    page = answer({"ask": "replay", "record": FAULTY, "title": "<b>"})["answer"]
    assert found
    assert all(json.dumps(each["message"])[1:-1] in page for each in found)
    assert "&lt;b&gt;" in page


BAD: list[object] = [
    None,
    [],
    "see",
    {},
    {"ask": []},
    {"ask": "nothing"},
    {"ask": "see", "position": 5},
    {"ask": "see", "position": "x" * 300_000},
    {"ask": "see", "position": "seats: cats, martians"},
    {"ask": "see", "position": "woodlaw position: 1\nclearings: {5: &a [*a]}"},
    {"ask": "see", "position": "woodlaw position: !!python/object:os.system 1"},
    {"ask": "put", "position": TABLE, "place": "clearing 5", "piece": "Clergy warrior", "count": True},
    {"ask": "put", "position": TABLE, "place": "clearing 5", "piece": "Clergy warrior", "count": 10**9},
    {"ask": "suit", "position": TABLE, "place": "clearing 13", "suit": "fox"},
    {"ask": "suit", "position": TABLE, "place": "forest 1-2-5-10", "suit": "fox"},
    {"ask": "suit", "position": TABLE, "place": "clearing 5", "suit": "bird"},
    {"ask": "suit", "position": TABLE, "place": "clearing 5", "suit": "a\nb"},
    {"ask": "note", "position": TABLE, "keys": ["Cle\u2028rgy", "score"], "value": "3"},
    {"ask": "note", "position": TABLE, "keys": "turn", "value": "x"},
    {"ask": "note", "position": TABLE, "keys": ["a"] * 100, "value": "x"},
    {"ask": "rule", "position": TABLE, "action": [{"move": 5}]},
    {"ask": "rule", "position": TABLE, "action": ["x" * 1000]},
    {"ask": "rule", "position": TABLE, "action": []},
    {"ask": "check", "record": ""},
    {"ask": "check", "record": "\x00\x01"},
    {"ask": "from game", "record": FAULTY, "turn": 999},
    {"ask": "from game", "record": FAULTY, "turn": -1},
    {"ask": "mended", "record": "x", "edits": [{"line": "1"}]},
    {"ask": "mended", "record": "x", "edits": [{"line": 9, "column": 1, "written": "x", "meant": "y"}]},
    {"ask": "play", "seats": [], "answers": []},
    {"ask": "play", "seats": ["Marquise", "Clergy"], "answers": [-1]},
    {"ask": "play", "seats": ["Marquise", "Clergy"], "map": "Nowhere"},
    {"ask": "play", "seats": ["Marquise", "Clergy"], "random": ["Nobody"]},
    {"ask": "play", "position": "seats: Marquise, Clergy"},
    {"ask": "play", "record": FAULTY, "turn": 99},
    {"ask": "look up", "id": "99.99"},
    {"ask": "look up", "id": "4.3\nor so"},
    {"ask": "words", "faction": ""},
]


@pytest.mark.parametrize("message", BAD, ids=lambda message: str(message)[:50])
def test_whatever_is_wrong_is_told_in_a_line_each(message: object) -> None:
    told = answer(message)
    assert set(told) == {"problems"}
    assert told["problems"]
    assert all(each["message"] and "\n" not in each["message"] for each in told["problems"])


@pytest.mark.parametrize("text", ["", "{", "[" * 100_000, "x" * (messages.LONGEST + 1), '{"ask": "see", "ask": 1}'])
def test_what_is_no_json_is_told_too(text: str) -> None:
    assert "problems" in json.loads(answer_text(text))


def test_what_breaks_woodlaw_is_told_as_its_own_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(messages.ASKED, "see", lambda _: 1 / 0)
    (told,) = json.loads(answer_text('{"ask": "see"}'))["problems"]
    assert told["message"] == "that broke Woodlaw (ZeroDivisionError); please report what was asked"
    with pytest.raises(ZeroDivisionError):
        answer({"ask": "see"})


def test_what_takes_too_long_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(messages, "SECONDS", 0.05)
    monkeypatch.setitem(messages.ASKED, "see", lambda _: sum(1 for _ in iter(int, 1)))
    assert "given up" in answer({"ask": "see"})["problems"][0]["message"]
