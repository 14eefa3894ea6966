from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

Woodlaw = Callable[..., Any]

HEAD = """woodlaw cases: 1
position: {woodlaw position: 1, turn: 'Marquise, Daylight', clearings: {1: 3 Marquise warriors}}
"""
CASES = {
    "legal": "{name: March, action: [march, 1 > 5, 1]}",
    "illegal": "{name: Far, action: [march, 1 > 7], expect: legal}",
    "undecided": "{name: Bird, position: {woodlaw position: 1, turn: 'Marquise, Daylight', Marquise: {hand: a card}}, "
    "action: extra action}",
    "unreadable": "{name: Odd, action: marsh}",
}


def written(tmp_path: Path, *names: str) -> Path:
    file = tmp_path / "cases.yaml"
    file.write_text(HEAD + "cases:\n" + "".join(f"  - {CASES[name]}\n" for name in names), encoding="utf-8")
    return file


@pytest.mark.parametrize(
    ("names", "code"),
    [
        (("legal",), 0),
        (("illegal",), 1),
        (("undecided",), 3),
        (("unreadable",), 2),
        (("legal", "illegal"), 1),
        (("illegal", "undecided"), 3),
        (("undecided", "unreadable", "legal"), 2),
    ],
)
@pytest.mark.parametrize("format_name", ["text", "json"])
def test_the_worst_answer_is_the_exit_code(
    woodlaw: Woodlaw, tmp_path: Path, names: tuple[str, ...], code: int, format_name: str
) -> None:
    assert woodlaw("adjudicate", "--format", format_name, written(tmp_path, *names)).code == code


def test_answers_are_told_as_text(woodlaw: Woodlaw, tmp_path: Path) -> None:
    file = written(tmp_path, "legal", "illegal", "unreadable", "undecided")
    ran = woodlaw("adjudicate", file)
    heads = [line for line in ran.out.splitlines() if not line.startswith(" ")]
    assert heads == [
        f"{file}:4: March: legal: by 6.5.2 March",
        f"{file}:5: Far: illegal: 4.2 Move: no path links clearing 1 and clearing 7",
        f"{file}:7: Bird: undecided: 6.5 Daylight: no bird card in hand, but Marquise de Cat holds 1 card that nobody "
        "has seen",
    ]
    assert ran.err == f"woodlaw: {file}:6: Odd: Marquise de Cat has no action 'marsh'; did you mean march?\n"
    lines = [line.strip() for line in ran.out.splitlines()]
    assert "happens: Marquise de Cat moves 1 Marquise de Cat warrior from clearing 1 to clearing 5" in lines
    assert "nearest legal: clearing 1 > clearing 5; clearing 1 > clearing 9; clearing 1 > clearing 10" in lines
    assert "differs from what was expected: legal was expected" in lines
    assert "by 2.5 Rule" in " ".join(lines)
    in_full = woodlaw("adjudicate", "--grounds", file)
    assert "4.2 Move" in [line.strip() for line in in_full.out.splitlines()]
    assert max(len(line) for line in ran.out.splitlines() if line.startswith(" ")) <= 100


def test_answers_are_told_as_json(woodlaw: Woodlaw, tmp_path: Path) -> None:
    file = written(tmp_path, "legal", "illegal", "unreadable")
    ran = woodlaw("adjudicate", "--format", "json", file)
    told = json.loads(ran.out)
    assert told["version"] == 2
    legal, illegal, unreadable = told["cases"]
    assert (legal["verdict"], legal["agrees"], legal["line"]) == ("legal", None, 4)
    assert (legal["left_open"]["player"], legal["left_open"]["question"]) == ("Marquise de Cat", "move")
    assert (illegal["verdict"], illegal["decided_by"]["id"], illegal["agrees"]) == ("illegal", "4.2", False)
    assert illegal["differs"] == "legal was expected"
    assert {"clause", "words", "readings", "assumed", "laid_over", "without"} == set(illegal["because"][0])
    assert illegal["nearest_legal"][0] == "clearing 1 > clearing 5"
    assert unreadable["verdict"] is None
    assert unreadable["errors"] == ["Marquise de Cat has no action 'marsh'; did you mean march?"]


def test_every_problem_of_a_position_is_told_with_its_line(woodlaw: Woodlaw, tmp_path: Path) -> None:
    file = tmp_path / "odd.yaml"
    file.write_text(
        "woodlaw case: 1\nname: Odd\nposition:\n  woodlaw position: 1\n  clearings:\n    13: a keep\n    5: 2 sawmil\n"
        "action: march\n",
        encoding="utf-8",
    )
    ran = woodlaw("adjudicate", file)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.splitlines() == [
        f"woodlaw: {file}:6: Odd: clearings, 13: there is no clearing 13: clearings are numbered 1 to 12",
        f"woodlaw: {file}:7: Odd: clearings, 5: no piece at this table is called 'sawmil'; did you mean sawmill?",
    ]


def test_standard_input_is_read(woodlaw: Woodlaw) -> None:
    ran = woodlaw("adjudicate", "-", standard_input=f"{HEAD}cases: [{CASES['legal']}]".encode())
    assert ran.code == 0
    assert ran.out.startswith("-:3: March: legal: by 6.5.2 March\n")


@pytest.mark.parametrize("data", [b"", b"\x00\x01", b"hello", b"\xff\xfeh\x00", b"woodlaw cases: ["])
def test_what_is_no_case_is_one_line_and_others_are_answered(woodlaw: Woodlaw, tmp_path: Path, data: bytes) -> None:
    odd = tmp_path / "odd.yaml"
    odd.write_bytes(data)
    good = written(tmp_path, "legal")
    for file in (odd, tmp_path / "missing.yaml", tmp_path / "missing.feature", tmp_path):
        ran = woodlaw("adjudicate", file, good)
        assert ran.code == 2
        assert ran.err.startswith(f"woodlaw: {file}: ")
        assert ran.err.count("\n") == 1
        assert ran.out.startswith(f"{good}:4: March: legal")


ODD = """woodlaw cases: 1
position: {woodlaw position: 1, turn: 'Marquise, Daylight', clearings: {1: 3 Marquise warriors}}
cases:
  - {name: good, action: march, expect: illegal}
  - {name: ruins, action: march, position: {woodlaw position: 1, clearings: {1: a ruin}}}
  - {name: warriors, action: march, position: {woodlaw position: 1, clearings: {1: 26 Marquise warriors}}}
  - {name: cathedral, action: march, position: {woodlaw position: 1, clearings: {6: 2 cathedrals}}}
  - {name: keeps, action: march, position: {woodlaw position: 1, clearings: {1: a keep, 3: a keep}}}
  - {name: faction, action: march, position: {woodlaw position: 1, seats: [Marquise, Clerggy]}}
  - {name: phase, action: march, phase: Dailight}
  - {name: step, action: march, position: {woodlaw position: 1, turn: 'Marquise, Daylight, akt'}}
  - {name: clause, action: march, expect: {clause: 4.99}}
  - {name: card, action: [craft, Anvl]}
  - {name: left, action: march, position: {woodlaw position: 1, this turn: {actions left: many}}}
  - {name: discarded, action: march, position: {woodlaw position: 1, this turn: {discarded: 5}}}
  - {name: phases, action: march, position: {woodlaw position: 1, this turn: {phase: 5}}}
  - {name: spoils, action: Anvil, position: {woodlaw position: 1, seats: [Legion, Clergy],
      turn: 'Legion, Evening, craft', this turn: {spoils: [[a, b]]}}}
"""


def test_whatever_a_case_holds_it_is_one_line_and_others_are_answered(woodlaw: Woodlaw, tmp_path: Path) -> None:
    file = tmp_path / "odd.yaml"
    file.write_text(ODD, encoding="utf-8")
    ran = woodlaw("adjudicate", file)
    assert ran.code == 2
    assert [line.removeprefix(f"woodlaw: {file}:") for line in ran.err.splitlines()] == [
        "5: ruins: clearings, 1: 1 ruin; on Autumn ruins are in the clearings 6, 10, 11, 12, one in each",
        "6: warriors: clearings, 1: 26 Marquise de Cat warriors in all; its box holds 25 (1.5.1)",
        "7: cathedral: clearings, 6: 3 buildings, the ruin among them; clearing 6 has 2 slots (2.2.3)",
        "8: keeps: clearings, 3: 2 Marquise de Cat keeps in all; its box holds 1 (1.5.1)",
        "9: faction: seats: nobody called 'Clerggy' is installed; did you mean Clergy?",
        "10: phase: no phase is called 'Dailight'; did you mean daylight?",
        "11: step: turn: no step of that Daylight is called 'akt'; did you mean act?",
        "12: clause: expect: no clause '4.99'; nearest: 4.3, 4.2, 4.1",
        "13: card: Marquise de Cat has no action 'Anvl'; did you mean Anvil?",
        "14: left: this turn, actions left: a number from 0 to 99 was expected, not 'many'",
        "15: discarded: this turn, discarded: a list was expected, not 5",
        "16: phases: this turn, phase: that is said by 'turn'",
        "18: spoils: this turn, spoils: a list of 7 was expected, not ['a', 'b']",
    ]
    assert ran.out.startswith(f"{file}:4: good: legal: by 6.5.2 March\n")
    assert "differs from what was expected: illegal was expected" in ran.out


LARGE = {
    "huge.yaml": (b"woodlaw cases: 1\n#" + b"x" * 6_000_000, "larger than 5000000 bytes; expected a file of cases"),
    "large.feature": (b"Feature: a\n" + b"#" * 300_000, "300011 characters; expected at most 200000"),
    "bomb.yaml": (b"a: &a [x, x]\nb: [*a, *a]\n", "line 1: tags, anchors and aliases are not read"),
    "deep.yaml": (b"woodlaw case: 1\nposition: " + b"[" * 100_000, "line 2: nested deeper than 12"),
    "binary.yaml": (bytes(range(256)) * 9, "not text: it holds NUL bytes; expected a file of cases"),
    "binary.feature": (bytes(range(256)) * 9, "not text: it holds NUL bytes; expected a file of cases"),
    "empty.feature": (b"", "no scenario in it"),
}


@pytest.mark.parametrize(("name", "data", "message"), [(name, *each) for name, each in LARGE.items()], ids=LARGE)
def test_a_hostile_file_is_one_line_and_others_are_answered(
    woodlaw: Woodlaw, tmp_path: Path, name: str, data: bytes, message: str
) -> None:
    odd = tmp_path / name
    odd.write_bytes(data)
    good = written(tmp_path, "legal")
    ran = woodlaw("adjudicate", odd, good)
    assert ran.code == 2
    assert ran.err.startswith(f"woodlaw: {odd}: {message}")
    assert ran.err.count("\n") == 1
    assert ran.out.startswith(f"{good}:4: March: legal")


def test_names_lose_their_power(woodlaw: Woodlaw, tmp_path: Path) -> None:
    file = tmp_path / "odd.yaml"
    file.write_text(f'{HEAD}cases: [{{name: "\\e[31mred", action: march}}]', encoding="utf-8")
    ran = woodlaw("adjudicate", file)
    assert "\x1b" not in ran.out
    assert "\\x1b[31mred" in ran.out


def test_scenarios_are_cases(woodlaw: Woodlaw, tmp_path: Path) -> None:
    file = tmp_path / "disputes.feature"
    file.write_text(
        "Feature: Disputes\n  Scenario: Mercy\n    Given the Marquise is penitent\n"
        "    And clearing 5 holds a Marquise warrior and a Clergy warrior\n"
        "    When the Clergy tries to battle the Marquise in clearing 5\n    Then it is refused citing HCC.2.6.I\n",
        encoding="utf-8",
    )
    ran = woodlaw("adjudicate", file)
    assert ran.code == 1
    assert ran.out.startswith(f"{file}:2: Mercy: illegal: HCC.2.6.I Mercy: Marquise de Cat is penitent\n")
