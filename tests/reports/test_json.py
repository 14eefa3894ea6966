from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import jsonschema

from woodlaw.logs.check import check_text
from woodlaw.logs.findings import GameReport

Written = Callable[..., str]

EDIT = {
    "type": "object",
    "properties": {
        "line": {"type": "integer", "minimum": 1},
        "column": {"type": "integer", "minimum": 1},
        "written": {"type": "string"},
        "meant": {"type": "string"},
    },
    "required": ["line", "column", "written", "meant"],
    "additionalProperties": False,
}
FINDING = {
    "type": "object",
    "properties": {
        "kind": {"enum": ["violation", "omission", "undecided", "notation"]},
        "clause": {"type": "string"},
        "line": {"type": "integer", "minimum": 1},
        "column": {"type": "integer", "minimum": 1},
        "action": {"type": "string"},
        "message": {"type": "string"},
        "expected": {"type": "string"},
        "likely": {"enum": ["slip", "offence", None]},
        "follows": {"type": ["integer", "null"], "minimum": 0},
        "mend": {"anyOf": [{"type": "null"}, {"type": "array", "items": EDIT, "minItems": 1}]},
        "certain": {"type": "boolean"},
    },
    "required": [
        *("kind", "clause", "line", "column", "action", "message", "expected"),
        *("likely", "follows", "mend", "certain"),
    ],
    "additionalProperties": False,
}
GAME = {
    "type": "object",
    "properties": {
        "map": {"type": "string"},
        "deck": {"type": "string"},
        "seats": {
            "type": "array",
            "items": {
                "type": "object",
                "properties": {name: {"type": "string"} for name in ("letter", "faction", "player")},
                "required": ["letter", "faction", "player"],
                "additionalProperties": False,
            },
        },
        "winners": {"type": "array", "items": {"type": "string"}},
    },
    "required": ["map", "deck", "seats", "winners"],
    "additionalProperties": False,
}
TURN = {
    "type": "object",
    "properties": {
        "turn": {"type": "integer", "minimum": 1},
        "line": {"type": "integer", "minimum": 1},
        "player": {"type": "string"},
        "standing": {"enum": ["explained", "found", "undecided", "open"]},
        "why": {"type": "string"},
    },
    "required": ["turn", "line", "player", "standing", "why"],
    "additionalProperties": False,
}
VERSION_1 = {
    "type": "object",
    "properties": {
        "version": {"const": 1},
        "games": {
            "type": "array",
            "items": {
                "type": "object",
                "properties": {
                    "file": {"type": "string"},
                    "findings": {"type": "array", "items": FINDING},
                    "error": {"type": "string", "minLength": 1},
                    "game": GAME,
                    "turns": {"type": "array", "items": TURN, "minItems": 1},
                },
                "required": ["file", "findings"],
                "additionalProperties": False,
            },
        },
    },
    "required": ["version", "games"],
    "additionalProperties": False,
}


def test_the_document_is_version_1(games: list[GameReport], written: Written) -> None:
    for reports in (games, games[:1], []):
        jsonschema.validate(json.loads(written("json", reports)), VERSION_1)


def test_the_example_in_the_documentation_is_version_1() -> None:
    page = Path(__file__).parents[2] / "docs" / "findings-format.md"
    (example,) = re.findall(r"```json\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)
    jsonschema.validate(json.loads(example), VERSION_1)


def test_findings_and_errors_are_given_whole(games: list[GameReport], written: Written) -> None:
    first, second, third, fourth = json.loads(written("json", games))["games"]
    assert first["findings"][0] == {
        "kind": "violation",
        "clause": "4.2.1",
        "line": 12,
        "column": 7,
        "action": "3w2->5",
        "message": "no rule in 2 or 5",
        "expected": "a move from 3 or 4",
        "likely": None,
        "follows": None,
        "mend": None,
        "certain": False,
    }
    assert second == {"file": "games/two.rootlog", "findings": []}
    assert third["findings"][0]["action"] == games[2].findings[0].action
    assert fourth == {"file": "games/five.rootlog", "findings": [], "error": "a binary file; expected text"}


def test_the_output_is_plain_ascii(games: list[GameReport], written: Written) -> None:
    report = written("json", games)
    assert report.isascii()
    assert all(character.isprintable() or character == "\n" for character in report)


def test_a_game_is_named_by_its_players_its_map_and_who_won(written: Written) -> None:
    text = Path("examples/clean/lake_coalition.rootlog").read_text(encoding="utf-8")
    (game,) = json.loads(written("json", [check_text(text)]))["games"]
    assert (game["game"]["map"], game["game"]["deck"]) == ("Lake", "Standard")
    assert game["game"]["seats"][0] == {"letter": "H", "faction": "Lord of the Hundreds", "player": "Thorn"}
    assert game["game"]["winners"] == ["Lord of the Hundreds", "Vagabond"]
    jsonschema.validate({"version": 1, "games": [game]}, VERSION_1)
    (none,) = json.loads(written("json", [GameReport("odd", error="no game")]))["games"]
    assert "game" not in none
