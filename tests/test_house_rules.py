"""House rules of somebody else's package: who switches them on, who judges by them, and where they are told."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path

import pytest
from tests.installing import Run, install, run_python

TESTS = Path(__file__).parent
EXAMPLE = TESTS / "example_faction"
RULES = ("Long Nights", "sharp_claws", "OWN DICE", "early-bed")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which the example is installed."""
    folder = tmp_path_factory.mktemp("site")
    install(EXAMPLE, folder)
    return folder


@pytest.fixture(scope="module")
def python(site: Path) -> Run:
    """Run Python in a process of its own, in which the example is installed."""

    def run(
        *arguments: object, folder: Path = TESTS.parent, installed: bool = True
    ) -> subprocess.CompletedProcess[str]:
        return run_python(arguments, folder, [site, EXAMPLE] if installed else [])

    return run


@pytest.fixture(scope="module")
def games(python: Run, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with two games by four house rules, as records and as Rootlog."""
    folder = tmp_path_factory.mktemp("games")
    named = [word for rule in RULES for word in ("--house-rule", rule)]
    ran = python("-m", "woodlaw", "simulate", "--seats", "E,C,A", "--games", 2, *named, "--rootlog", "--out", folder)
    assert ran.returncode == 0, ran.stderr
    return folder


# Records --------------------------------------------------------------------------------------------------------------
def test_games_by_house_rules_are_clean_and_say_so(python: Run, games: Path) -> None:
    checked = python("-m", "woodlaw", "check", games)
    assert (checked.returncode, checked.stderr) == (0, "")
    assert checked.stdout.splitlines()[-2] == f"4 games checked: {4 * len(RULES)} notation remarks"
    told = (
        "game-000001.rootlog:3:1: notation: the table plays by a house rule, Early Bed: The first player with 25 points"
    )
    assert told in checked.stdout


def test_the_same_seed_gives_the_same_bytes(python: Run, games: Path, tmp_path: Path) -> None:
    named = [word for rule in RULES for word in ("--house-rule", rule)]
    python("-m", "woodlaw", "simulate", "--seats", "E,C,A", *named, "--rootlog", "--out", tmp_path)
    for name in ("game-000001.jsonl", "game-000001.rootlog"):
        assert (tmp_path / name).read_bytes() == (games / name).read_bytes()


def test_a_header_names_them_and_tells_a_version_of_its_own(games: Path) -> None:
    header = json.loads((games / "game-000001.jsonl").read_text(encoding="utf-8").partition("\n")[0])
    assert header["woodlaw record"] == 4
    assert header["house rules"] == ["long_nights", "sharp_claws", "own_dice", "early_bed"]


def test_without_its_header_a_rootlog_is_held_against_the_law_alone(python: Run, games: Path, tmp_path: Path) -> None:
    text = (games / "game-000001.rootlog").read_text(encoding="utf-8")
    (tmp_path / "bare.rootlog").write_text(re.sub("^House rules: .*\n", "", text, flags=re.MULTILINE), "utf-8")
    checked = python("-m", "woodlaw", "check", "--no-play", "--no-mends", "--format", "json", tmp_path)
    [game] = json.loads(checked.stdout)["games"]
    found = {(each["clause"], each["message"]) for each in game["findings"]}
    assert any(clause == "4.3.3" and "noted lower" in message for clause, message in found)
    assert any("with 6 cards in hand" in message for _, message in found)
    assert ("3.1", "Marquise de Cat is named the winner with 25 points") in {
        (clause, re.sub("2[0-9] points", "25 points", message)) for clause, message in found
    }


PLANTED = """\
Map: Fall
Deck: Standard
{}C: Ann
Y: Bea

C:t_k->1/w->1+2+4+5+6+7+8+9+10+11+12/b_s->1/b_w->9/b_r->9
Y:b_j->3/3w->3+7

C:XY9(0,4)/#->C
"""


def test_checks_ask_what_the_dice_show(python: Run, tmp_path: Path) -> None:
    for name, header in (("law", ""), ("house", "House rules: Sharp Claws\n")):
        (tmp_path / f"{name}.rootlog").write_text(PLANTED.format(header), encoding="utf-8")
    checked = python("-m", "woodlaw", "check", "--no-play", "--no-mends", "--format", "json", tmp_path)
    house, law = json.loads(checked.stdout)["games"]
    of_dice = [
        [e["expected"] for e in game["findings"] if e["message"].startswith("a roll of")] for game in (house, law)
    ]
    assert of_dice == [["dice that show 1 to 3"], ["dice that show 0 to 3"]]


def test_a_witness_knows_them(python: Run, games: Path, tmp_path: Path) -> None:
    told = python("-m", "woodlaw", "check", "--witness", tmp_path, games / "game-000001.rootlog")
    assert told.returncode == 0, told.stderr
    witness = tmp_path / "game-000001.jsonl"
    lines = [json.loads(line) for line in witness.read_text(encoding="utf-8").splitlines()]
    assert (lines[0]["woodlaw record"], len(lines[0]["house rules"])) == (5, 4)
    tables = [line["table"] for line in lines if "table" in line]
    assert {tuple(table["house rules"]) for table in tables} == {
        ("Long Nights", "Sharp Claws", "Own Dice", "Early Bed")
    }
    checked = python("-m", "woodlaw", "check", witness)
    assert "violation" not in checked.stdout
    lines[0] |= {"woodlaw record": 3}
    del lines[0]["house rules"]
    witness.write_text("\n".join(map(json.dumps, lines)), encoding="utf-8")
    changed = python("-m", "woodlaw", "check", witness)
    assert "line 2: not the map, deck, suits, seats and house rules of line 1; expected those" in changed.stderr


# Names that nobody knows ----------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("Long Nigths", "expected one such as Long Nights"),
        ("", "expected one such as Long Nights, Sharp Claws, Own Dice, Early Bed, Quiet Corners"),
        ("x" * 1000, "expected one such as Long Nights"),
        ("Long\nNights\x1b[31m!", "expected one such as Long Nights"),
    ],
)
def test_an_unknown_name_is_one_line_with_the_nearest(python: Run, tmp_path: Path, name: str, expected: str) -> None:
    ran = python("-m", "woodlaw", "simulate", "--seats", "C,Y", "--house-rule", name, "--out", tmp_path)
    assert ran.returncode == 2
    [line] = ran.stderr.splitlines()
    assert line.startswith("woodlaw: simulate: no house rule called ")
    assert all(each in line for each in expected.removeprefix("expected one such as ").split(", "))
    assert line.isprintable()


def test_where_it_is_not_installed_nothing_is_judged(python: Run, games: Path) -> None:
    record, rootlog = games / "game-000001.jsonl", games / "game-000001.rootlog"
    for command in (("check",), ("show", "--turn", 1), ("replay", "-o", "-")):
        ran = python("-m", "woodlaw", *command, record, installed=False)
        [line] = ran.stderr.splitlines()
        assert "line 1: no house rule called 'long_nights' is installed; expected a package that brings it" in line
    checked = python("-m", "woodlaw", "check", "--format", "json", rootlog, installed=False)
    [game] = json.loads(checked.stdout)["games"]
    [finding] = game["findings"]
    assert (finding["kind"], finding["line"]) == ("undecided", 3)
    assert finding["message"].startswith("no house rule called 'Long Nights' is installed; expected a package")


# Packages that bring none ---------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("RULE = 1/0", "cannot be loaded (ZeroDivisionError: division by zero)"),
        ("RULE = 7", "is no HouseRule with an Extension; expected one"),
        ("RULE = HouseRule('A', 'B.', 7)", "is no HouseRule with an Extension; expected one"),
        ("RULE = HouseRule('A, b', 'B.', Extension())", "expected one line each, and no comma in a title"),
        ("RULE = HouseRule('A', 'B.\\nC.', Extension())", "expected one line each, and no comma in a title"),
        (
            "class E(Extension):\n    @implements('99.9')\n    def claim(self): ...\nRULE = HouseRule('A', 'B', E())",
            "implements '99.9'; expected a clause",
        ),
    ],
)
def test_what_is_no_house_rule_is_told_in_one_line(tmp_path: Path, code: str, told: str) -> None:
    head = (
        "from woodlaw.engine.extension import Extension\nfrom woodlaw.law.implements import implements\n"
        "from woodlaw.table.house_rules import HouseRule\n"
    )
    (tmp_path / "odd.py").write_text(head + code, encoding="utf-8")
    groups = '[project.entry-points."woodlaw.house_rules"]\nodd = "odd:RULE"\n'
    (tmp_path / "pyproject.toml").write_text(f'[project]\nname = "odd"\nversion = "1"\n{groups}', encoding="utf-8")
    install(tmp_path, tmp_path)
    ran = run_python(
        ("-m", "woodlaw", "simulate", "--seats", "C,Y", "--house-rule", "odd", "--out", "x"), tmp_path, [tmp_path]
    )
    assert ran.returncode == 2
    [line] = ran.stderr.splitlines()
    assert line.startswith("woodlaw: the entry point odd of woodlaw.house_rules: odd:RULE")
    assert told in line


# Positions ------------------------------------------------------------------------------------------------------------
POSITIONS = """
from woodlaw import asking
for said in ("house rules: [Long Nights, own_dice]", "House Rules: long nights", "house rules: []"):
    read = asking.lay("woodlaw position: 1\\n" + said)
    again = asking.lay(asking.read_back(read).position)
    print([rule.id for rule in again.state.house_rules])
few = asking.lay("seats: cats, birds\\nhouse rules: Long Nights\\n5: 2 cats")
print([rule.id for rule in few.state.house_rules])
for said in ("3", "{a: b}", "", "[[a]]", "nothing", "Long Nigth", "[Long Nights, Nights]"):
    try:
        asking.lay("woodlaw position: 1\\nhouse rules: " + said)
    except asking.CannotAnswer as error:
        print(error)
"""


def test_positions_tell_them(python: Run) -> None:
    told = python("-c", POSITIONS).stdout.splitlines()
    assert told[:4] == ["['long_nights', 'own_dice']", "['long_nights']", "[]", "['long_nights']"]
    refused = [line.partition("line 2: house rules: ")[2] for line in told[4:]]
    every = "Early Bed, Long Nights, Own Dice, Quiet Corners, Sharp Claws"
    assert refused == [
        f"no house rule called '3' is installed; expected one such as {every}",
        "a text was expected",
        "a text was expected",
        "a text was expected",
        f"no house rule called 'nothing' is installed; expected one such as {every}",
        "no house rule called 'Long Nigth' is installed; expected one such as Long Nights",
        "no house rule called 'Nights' is installed; expected one such as Long Nights",
    ]


def test_boards_show_them(python: Run, games: Path) -> None:
    record = games / "game-000001.jsonl"
    told = "House rules: Long Nights, Sharp Claws, Own Dice, Early Bed"
    assert python("-m", "woodlaw", "show", record, "--turn", 2).stdout.splitlines()[1] == told
    picture = python("-m", "woodlaw", "show", record, "--turn", 2, "--svg", "-").stdout
    assert f"{told}.</desc>" in picture
    assert ">House rules: Long Nights, Sharp<" in picture


# Rulings --------------------------------------------------------------------------------------------------------------
POSITION = """\
woodlaw position: 1
house rules: [Long Nights, Quiet Corners, Sharp Claws]
seats: [Marquise, Eyrie]
turn: Marquise, Daylight
clearings: {1: "3 Marquise warriors, 2 Eyrie warriors", 5: "3 Marquise warriors, 2 Eyrie warriors"}
Marquise: {hand: [Anvil, Foxfolk Steel, Protection Racket, Root Tea (fox), Travel Gear (fox)]}
"""
CASES = """\
woodlaw cases: 2
position: position.yaml
cases:
  - {name: corner, action: [battle, 1 > Eyrie], dice: 2 and 1}
  - {name: middle, action: [battle, 5 > Eyrie], dice: 2 and 1}
  - {name: open, action: [battle, 5 > Eyrie]}
  - {name: discard, phase: Evening, action: [card to discard: Anvil]}
  - {name: rootlog, rootlog: "XE1(2,1)"}
  - {name: nought, action: [battle, 5 > Eyrie], dice: 2 and 0}
"""


def test_a_ruling_by_a_house_rule_does_not_look_like_the_law(python: Run, tmp_path: Path) -> None:
    (tmp_path / "position.yaml").write_text(POSITION, encoding="utf-8")
    (tmp_path / "cases.yaml").write_text(CASES, encoding="utf-8")
    ran = python("-m", "woodlaw", "adjudicate", "--format", "json", "cases.yaml", folder=tmp_path)
    told = {each["case"]: each for each in json.loads(ran.stdout)["cases"]}
    assert told["corner"]["in_short"] == "illegal by house rule (Quiet Corners): HE.1 Quiet Corners: corners are quiet"
    assert told["discard"]["in_short"].startswith("illegal by house rule (Long Nights): 6.6 Evening: 6 cards")
    assert told["rootlog"]["in_short"].startswith("illegal by house rule (Quiet Corners): HE.1")
    assert told["middle"]["in_short"] == "legal: by 6.5.1 Battle"
    assert told["open"]["in_short"].startswith("legal by house rule (Sharp Claws): by 6.5.1")
    assert told["open"]["left_open"]["question"] == "the battle dice: each shows 1 to 3"
    assert told["nought"]["errors"] == ["rolling 0: a number that a battle die shows was expected: 1 to 3"]
    for case, alone in (("corner", "another: legal; Marquise de Cat battles"), ("middle", "the same")):
        notes = told[case]["taken_for_granted"]
        assert notes[0].startswith("the table plays by a house rule, Long Nights: A player may keep six cards")
        assert notes[3].startswith(f"by the Law alone the answer is {alone}")
    listed = python("-m", "woodlaw", "options", "position.yaml", folder=tmp_path).stdout.splitlines()
    assert any(line.startswith("  battle (by house rule: ") for line in listed)
    assert "  recruit" in listed


def test_a_scenario_as_a_case_tells_them(python: Run) -> None:
    feature = EXAMPLE / "features" / "evenings.feature"
    told = python("-m", "woodlaw", "adjudicate", "--format", "json", feature)
    cases = {each["case"]: each for each in json.loads(told.stdout)["cases"]}
    noted = cases["With Long Nights a hand of six stays"]["taken_for_granted"]
    assert [note for note in noted if "house rule" in note] == [
        "the table plays by a house rule, Long Nights: A player may keep six cards at the end of its turn."
    ]
    assert not any(
        "house rule" in note for note in cases["Without a house rule five cards stay in hand"]["taken_for_granted"]
    )


# Python ---------------------------------------------------------------------------------------------------------------
PLAYED = """
import woodlaw
from woodlaw.factions.seating import CannotSeat
game = woodlaw.play("Marquise", "Eyrie", seed=3, house_rules="Long Nights")
for _ in range(60):
    game.answer(game.options[0])
fork = game.copy()
for _ in range(60):
    for each in (game, fork):
        each.answer(each.options[-1])
print(game.position() == fork.position(), "house rules: [Long Nights]" in game.position(), str(game).splitlines()[1])
try:
    woodlaw.play("Marquise", "Eyrie", house_rules=["Longer Nights"])
except CannotSeat as error:
    print(error)
"""


def test_a_game_from_python_forks_with_them(python: Run) -> None:
    told = python("-c", PLAYED)
    assert told.stdout.splitlines() == [
        "True True House rules: Long Nights",
        "no house rule called 'Longer Nights' is installed; expected one such as Long Nights",
    ], told.stderr


def test_a_step_names_one_and_comes_before_what_lies_there(python: Run, tmp_path: Path) -> None:
    feature = (
        "@4.3.3\nFeature: Late\n\n  Scenario: Too late\n    Given clearing 5 holds 1 Marquise warrior\n"
        "    And the house rule Long Nights\n\n  Scenario: Unknown\n    Given the house rule Shorter\n"
    )
    (tmp_path / "late.feature").write_text(feature, encoding="utf-8")
    ran = python("-m", "pytest", "-q", tmp_path, folder=EXAMPLE)
    assert "say the house rules before anything that lies on the table" in ran.stdout
    assert "no house rule called 'Shorter' is installed; expected one such as" in ran.stdout
