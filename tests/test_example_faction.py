"""Somebody's home-made faction, installed from a package of its own, is a full citizen: nothing in core knows it."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml
from tests.installing import Run, install, run_python

from woodlaw.factions.points import questions

TESTS = Path(__file__).parent
EXAMPLE = TESTS / "example_faction"
PACKAGES = ("hedge_wardens", "marsh_wisps", "sunken_marsh", "hedge_evenings")

IN_POSITIONS = {"lets_lie", "cannot_be", "brings_items", "left_under_ruins"}
"""Questions of tables that are told in words; no scenario asks them."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which the example is installed."""
    folder = tmp_path_factory.mktemp("site")
    install(EXAMPLE, folder)
    return folder


@pytest.fixture
def python(site: Path) -> Run:
    """Run Python in a process of its own, in which the example is installed."""

    def run(
        *arguments: object, folder: Path = TESTS.parent, installed: bool = True
    ) -> subprocess.CompletedProcess[str]:
        return run_python(arguments, folder, [site, EXAMPLE] if installed else [])

    return run


# The engine -----------------------------------------------------------------------------------------------------------
def test_the_registry_lists_it_after_the_printed_ones(python: Run) -> None:
    told = python(
        "-c", "from woodlaw.factions.registry import *; print(*list(factions())[-2:], by_letter()['W'].title)"
    )
    assert told.stdout == "hedge_wardens marsh_wisps Hedge Wardens\n", told.stderr


GAMES = """
from tests.invariants import play_watched
seatings = ("hedge_wardens", "marquise_de_cat"), ("marquise_de_cat", "hedge_wardens"), ("marsh_wisps", "hedge_wardens")
for seed, map_name in enumerate(("autumn", "winter", "sunken_marsh", "lake", "mountain", "autumn")):
    outcome, watch = play_watched(seatings[seed % 3], map_name, "standard", seed)
    print(*outcome.winners, outcome.clause, watch.events > 100)
"""


def test_random_games_with_it_end_and_keep_every_invariant(python: Run) -> None:
    played = python("-c", GAMES)
    games = played.stdout.splitlines()
    assert len(games) == 6, played.stderr
    assert set(games) <= {f"{name} 3.1 True" for name in ("hedge_wardens", "marquise_de_cat", "marsh_wisps")}


# The command line -----------------------------------------------------------------------------------------------------
def test_its_games_are_simulated_checked_and_shown(python: Run, tmp_path: Path) -> None:
    games = tmp_path / "games"
    simulated = python("-m", "woodlaw", "simulate", "--seats", "W,C", "--rootlog", "--out", games)
    assert simulated.returncode == 0, simulated.stderr
    checked = python("-m", "woodlaw", "check", games)
    assert (checked.returncode, checked.stdout.splitlines()[0]) == (0, "2 games checked: no findings")
    header = json.loads((games / "game-000001.jsonl").read_text(encoding="utf-8").partition("\n")[0])
    assert header["law"]["Law of the Hedge"] == "1"
    shown = python("-m", "woodlaw", "show", games / "game-000001.rootlog", "--turn", 2)
    assert "Hedge Wardens" in shown.stdout
    assert "bramble" in shown.stdout


def test_games_on_its_map_with_its_bot_are_simulated_and_checked(python: Run, tmp_path: Path) -> None:
    seats = ("--seats", "MW,W,C", "--map", "Sunken Marsh", "--games", 2)
    simulated = python("-m", "woodlaw", "simulate", *seats, "--out", tmp_path / "games")
    assert simulated.returncode == 0, simulated.stderr
    checked = python("-m", "woodlaw", "check", tmp_path / "games")
    assert (checked.returncode, checked.stdout.splitlines()[0]) == (0, "2 games checked: no findings")
    told = python("-m", "woodlaw", "simulate", *seats, "--rootlog", "--out", tmp_path / "more")
    assert told.returncode == 2
    assert "the notation has no letters for Marsh Wisps, whose own is 'MW'" in told.stderr
    assert len(told.stderr.splitlines()) == 1


def test_points_of_its_map_are_known_in_rootlog(python: Run, tmp_path: Path) -> None:
    seats = ("--seats", "W,C", "--map", "Sunken Marsh", "--games", 2)
    python("-m", "woodlaw", "simulate", *seats, "--rootlog", "--out", tmp_path)
    checked = python("-m", "woodlaw", "check", tmp_path)
    assert (checked.returncode, checked.stdout.splitlines()[0]) == (0, "4 games checked: no findings"), checked.stderr
    records = sorted(tmp_path.glob("*.rootlog"))
    written = "\n".join(record.read_text(encoding="utf-8") for record in records)
    assert re.search(r"->9\b\S*/\+\+", written), "nobody goes to the island"


GAME = """\
Map: Fall
Deck: Standard
W: Hedge Wardens
C: Marquise de Cat

C:t_k->1/w->1+2+4+5+6+7+8+9+10+11+12/b_s->1/b_w->9/b_r->9
W:t->7/3w->7

W:2w->7/5w7->12/XC12(2,2)/w12->/Cw12->1/B#armstraderC->/F#taxW->/t->12/++3/#->W
C:t->1/Z%t/++2/t1->/b_s->7/++/B#royalC->/t->7/t7->/b_w->7/++2/#->C

W:2w->7/Zsap/Z%x/++/4w12->10/XC7(3,0)/Cw7->1/Cb_s7->/++/B#brutalC->/XC10(3,0)/Cw10->/#->W
C:t->1/w->9/t1->/b_s->5/++/w9->4/w6->3/#->C

W:2w->7/XC7(3,1)/Cb_w7->/++/R#bankW->/t->10/++3/4w10->1/2#->W
C:t->1+5/t5->/b_r->5/++/XW1(3,0)/B#sapW$->/w1->/3Ww1->/XW1(3,1)/w1->/Ww1->/#->C

W:2w->12/w12->10/2#->W
C:t->1+5/t5->/t1->/b_r->8/++2/t1->/b_w->8/++2/w->5+8+9/2#->C

"""
"""The Wardens score a point too many in their first turn."""


def test_a_record_by_its_letter_is_judged_by_playing_it(python: Run, tmp_path: Path) -> None:
    record = tmp_path / "planted.rootlog"
    checked = {}
    for planted, text in (
        ("points", GAME),
        ("warrior", GAME.replace("/++3/#->W", "/++2/#->W").replace("W:2w->12", "W:3w->12")),
    ):
        record.write_text(text, encoding="utf-8")
        told = python("-m", "woodlaw", "check", "--format", "json", "--no-mends", record)
        [game] = json.loads(told.stdout)["games"]
        checked[planted] = [(each["line"], each["action"], each["kind"], each["clause"]) for each in game["findings"]]
    assert checked["points"] == [(9, "++3", "violation", "HW.5.3")]
    assert checked["warrior"] == [(18, "3w->12", "violation", "HW.4")]
    explained = python("-m", "woodlaw", "check", "--no-mends", "--explain", record)
    assert "HW.4 Birdsong" in explained.stdout


def test_its_chapter_is_looked_up_like_any_other(python: Run) -> None:
    looked_up = python("-m", "woodlaw", "law", "hw 2.1")
    assert looked_up.stdout.splitlines()[:2] == ["HW.2.1 Crafting", "rule, Law of the Hedge"], looked_up.stderr
    assert "         HW.5 Daylight" in looked_up.stdout.splitlines()
    assert python("-m", "woodlaw", "law", "--search", "hedgerows").stdout.splitlines()[0] == "HW.2.2 Hedgerows"


def test_without_it_nobody_knows_it(python: Run) -> None:
    looked_up = python("-m", "woodlaw", "law", "HW.2.1", installed=False)
    assert looked_up.returncode == 2
    assert "HW.2.1: no such clause" in looked_up.stderr


# The scenarios --------------------------------------------------------------------------------------------------------
def rules() -> set[str]:
    """Return what the chapters and cards of the example rule."""
    chapters = [yaml.safe_load(file.read_text(encoding="utf-8")) for file in sorted(EXAMPLE.glob("*/law/*.yaml"))]
    cards = yaml.safe_load((EXAMPLE / "marsh_wisps" / "cards.yaml").read_text(encoding="utf-8"))["cards"]
    clauses = (clause for chapter in chapters for clause in chapter["clauses"])
    return {clause["id"] for clause in clauses if clause["kind"] in ("rule", "setup")} | {
        f"card.{card['name'].casefold().replace(' ', '-')}" for card in cards
    }


@pytest.fixture(scope="module")
def ran(site: Path, tmp_path_factory: pytest.TempPathFactory) -> tuple[list[dict[str, Any]], set[str]]:
    """What the evidence says of the example's scenarios, and the questions that were answered in them."""
    folder = tmp_path_factory.mktemp("ran")
    evidence, reached = folder / "evidence.json", folder / "reached"
    told = {"REACHED_PACKAGES": " ".join(PACKAGES), "REACHED_FILE": str(reached)}
    command = ("-m", "pytest", "-q", "-p", "tests.reached", "--woodlaw-evidence", evidence)
    run = run_python(command, EXAMPLE, [site, EXAMPLE, TESTS.parent], told)
    assert run.returncode == 0, run.stdout + run.stderr
    return json.loads(evidence.read_text(encoding="utf-8"))["scenarios"], set(reached.read_text("utf-8").split())


def test_its_scenarios_pass_and_prove_its_chapters(ran: tuple[list[dict[str, Any]], set[str]]) -> None:
    scenarios, _ = ran
    assert {each["outcome"] for each in scenarios} == {"passed"}
    assert {clause for each in scenarios for clause in each["tagged"]} == rules()
    assert all(set(each["tagged"]) <= set(each["exercised"]) for each in scenarios)


def test_every_extension_point_is_answered_in_a_scenario(ran: tuple[list[dict[str, Any]], set[str]]) -> None:
    _, reached = ran
    every = {question.name for question in questions()}
    assert every >= IN_POSITIONS, "a question that is listed here is asked no more"
    assert sorted(every - IN_POSITIONS - reached) == []


def test_its_clauses_are_tags_that_select_and_are_known(python: Run, tmp_path: Path) -> None:
    chosen = python("-m", "pytest", "-q", "--collect-only", "-m", "HW.2.2", folder=EXAMPLE)
    assert re.search(r"^3/\d+ tests collected", chosen.stdout, re.MULTILINE)
    feature = "@HW.2.99\nFeature: Theirs\n\n  Scenario: Wrong\n    Then nobody has won\n"
    (tmp_path / "wrong.feature").write_text(feature, encoding="utf-8")
    wrong = python("-m", "pytest", "-q", tmp_path, folder=EXAMPLE)
    assert "@HW.2.99: no such clause; nearest: HW.2" in wrong.stdout
