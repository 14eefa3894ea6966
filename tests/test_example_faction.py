"""Somebody's home-made faction, installed from a package of its own, is a full citizen: nothing in core knows it."""

from __future__ import annotations

import json
import subprocess
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.installing import install, run_python

TESTS = Path(__file__).parent
EXAMPLE = TESTS / "example_faction"
CLAUSES = {"HW.2.1", "HW.2.2", "HW.2.3", "HW.3.1", "HW.3.2", "HW.4", "HW.5", "HW.5.1", "HW.5.2", "HW.5.3", "HW.6"}
"""What the chapter of the Hedge Wardens rules."""

Run = Callable[..., subprocess.CompletedProcess[str]]


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
    told = python("-c", "from woodlaw.factions.registry import *; print(list(factions())[-1], by_letter()['W'].title)")
    assert told.stdout == "hedge_wardens Hedge Wardens\n", told.stderr


GAMES = """
from tests.invariants import play_watched
seatings = ("hedge_wardens", "marquise_de_cat"), ("marquise_de_cat", "hedge_wardens")
for seed, map_name in enumerate(("autumn", "winter", "lake", "mountain")):
    outcome, watch = play_watched(seatings[seed % 2], map_name, "standard", seed)
    print(*outcome.winners, outcome.clause, watch.events > 100)
"""


def test_random_games_with_it_end_and_keep_every_invariant(python: Run) -> None:
    played = python("-c", GAMES)
    games = played.stdout.splitlines()
    assert len(games) == 4, played.stderr
    assert set(games) <= {"hedge_wardens 3.1 True", "marquise_de_cat 3.1 True"}


# The command line -----------------------------------------------------------------------------------------------------
def test_its_games_are_simulated_checked_and_shown(python: Run, tmp_path: Path) -> None:
    games = tmp_path / "games"
    simulated = python("-m", "woodlaw", "simulate", "--seats", "W,C", "--games", 3, "--rootlog", "--out", games)
    assert simulated.returncode == 0, simulated.stderr
    checked = python("-m", "woodlaw", "check", games)
    assert (checked.returncode, checked.stdout) == (0, "6 games checked: no findings\n")
    header = json.loads((games / "game-000001.jsonl").read_text(encoding="utf-8").partition("\n")[0])
    assert header["law"]["Law of the Hedge"] == "1"
    shown = python("-m", "woodlaw", "show", games / "game-000001.rootlog", "--turn", 2)
    assert "Hedge Wardens" in shown.stdout
    assert "bramble" in shown.stdout


GAME = """\
Map: Fall
Deck: Standard
W: Bryony
C: Hazel

C:t_k->1/w->1+2+4+5+6+7+8+9+10+11+12/b_s->1/b_w->9/b_r->9
W:t->5/3w->5

W:2w->5/w5->2/M#W->/t->2/++2/#->W
C:t->1/Wt_b2->/++/#->C
W:2w->5/R#W->/t->5/++4/#->W
C:t->1/XW2(1,0)/Ww2->/#->C
W:2w->5/4#->W
C:t->1/#->C
"""


def test_a_record_by_its_letter_is_checked_against_its_chapter(python: Run, tmp_path: Path) -> None:
    record = tmp_path / "planted.rootlog"
    record.write_text(GAME, encoding="utf-8")
    checked = python("-m", "woodlaw", "check", "--format", "json", record)
    assert checked.returncode == 1, checked.stderr
    [game] = json.loads(checked.stdout)["games"]
    found = [(each["line"], each["action"], each["clause"]) for each in game["findings"]]
    assert found == [(10, "Wt_b2->", "HW.2.3"), (11, "++4", "HW.5.3"), (13, "4#->W", "HW.6")]
    assert game["findings"][0]["message"] == "Hedge Wardens bramble: a bramble is removed in battle only"
    explained = python("-m", "woodlaw", "check", "--explain", record)
    assert "HW.2.3 Deep Roots" in explained.stdout


def test_its_chapter_is_looked_up_like_any_other(python: Run) -> None:
    looked_up = python("-m", "woodlaw", "law", "hw 2.1")
    assert looked_up.stdout.splitlines()[:2] == ["HW.2.1 Crafting", "rule, Law of the Hedge"], looked_up.stderr
    assert "         HW.5 Daylight" in looked_up.stdout.splitlines()
    assert python("-m", "woodlaw", "law", "--search", "hedgerows").stdout == "HW.2.2 Hedgerows\n"


def test_without_it_nobody_knows_it(python: Run) -> None:
    looked_up = python("-m", "woodlaw", "law", "HW.2.1", installed=False)
    assert looked_up.returncode == 2
    assert "HW.2.1: no such clause" in looked_up.stderr


# The scenarios --------------------------------------------------------------------------------------------------------
def test_its_scenarios_pass_and_prove_its_chapter(python: Run, tmp_path: Path) -> None:
    evidence = tmp_path / "evidence.json"
    ran = python("-m", "pytest", "-q", "--woodlaw-evidence", evidence, folder=EXAMPLE)
    assert ran.returncode == 0, ran.stdout
    scenarios = json.loads(evidence.read_text(encoding="utf-8"))["scenarios"]
    assert Counter(each["outcome"] for each in scenarios) == {"passed": 24}
    assert {clause for each in scenarios for clause in each["tagged"]} == CLAUSES
    assert all(set(each["tagged"]) <= set(each["exercised"]) for each in scenarios)


def test_its_clauses_are_tags_that_select_and_are_known(python: Run, tmp_path: Path) -> None:
    chosen = python("-m", "pytest", "-q", "--collect-only", "-m", "HW.2.2", folder=EXAMPLE)
    assert "3/24 tests collected" in chosen.stdout
    feature = "@HW.2.4\nFeature: Theirs\n\n  Scenario: Wrong\n    Then nobody has won\n"
    (tmp_path / "wrong.feature").write_text(feature, encoding="utf-8")
    wrong = python("-m", "pytest", "-q", tmp_path, folder=EXAMPLE)
    assert "@HW.2.4: no such clause; nearest: HW.2" in wrong.stdout
