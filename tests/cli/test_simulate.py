from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from woodlaw.factions.seating import playable_listed

Woodlaw = Callable[..., Any]

BOTH = "marquise_de_cat,honeycomb_clergy"


def test_games_are_written_and_checked_clean(woodlaw: Woodlaw, tmp_path: Path) -> None:
    out = tmp_path / "new" / "games"
    options = ("--map", "lake", "--deck", "E&P", "--seed", 7, "--games", 3, "--rootlog", "--out", out)
    ran = woodlaw("simulate", "--seats", BOTH, *options)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith(f"3 games in {out}; won by ")
    assert ran.out.count("\n") == 1
    names = [f"game-{seed:06}.{kind}" for seed in (7, 8, 9) for kind in ("jsonl", "rootlog")]
    assert sorted(file.name for file in out.iterdir()) == names
    header = json.loads((out / "game-000008.jsonl").read_text(encoding="utf-8").partition("\n")[0])
    assert (header["map"], header["deck"], header["seed"]) == ("lake", "exiles_and_partisans", 8)
    checked = woodlaw("check", out)
    assert (checked.code, checked.out) == (
        0,
        "6 games checked: no findings\n144 turns: 144 explained by playing\n",
    )


def test_a_game_has_the_bytes_of_its_seed_whatever_is_played_beside_it(woodlaw: Woodlaw, tmp_path: Path) -> None:
    for folder, options in (("all", ("--seed", 4, "--games", 3)), ("one", ("--seed", 5)), ("other", ("--seed", 6))):
        assert woodlaw("simulate", "--seats", "C,Y", "--map", "winter", *options, "--out", tmp_path / folder).code == 0
    name = "game-000005.jsonl"
    assert (tmp_path / "all" / name).read_bytes() == (tmp_path / "one" / name).read_bytes()
    assert (tmp_path / "one" / name).read_bytes() != (tmp_path / "other" / "game-000006.jsonl").read_bytes()


def test_records_are_the_same_under_any_hash_seed_and_number_of_jobs(tmp_path: Path) -> None:
    arguments = ["simulate", "--seats", "Y,C", "--map", "mountain", "--games", "2", "--rootlog"]
    for seed, jobs in (("0", "1"), ("1", "2")):
        subprocess.run(
            [sys.executable, "-m", "woodlaw", *arguments, "--jobs", jobs, "--out", str(tmp_path / seed)],
            env={**os.environ, "PYTHONHASHSEED": seed},
            check=True,
            capture_output=True,
        )
    written = [{file.name: file.read_bytes() for file in (tmp_path / seed).iterdir()} for seed in ("0", "1")]
    assert len(written[0]) == 4
    assert written[0] == written[1]


@pytest.mark.parametrize("seats", ["Marquise de Cat, Honeycomb Clergy", "c,y", "marquise-de-cat,HONEYCOMB_CLERGY"])
def test_seats_go_by_name_title_or_letter(woodlaw: Woodlaw, tmp_path: Path, seats: str) -> None:
    assert woodlaw("simulate", "--seats", seats, "--out", tmp_path).code == 0
    header = json.loads((tmp_path / "game-000001.jsonl").read_text(encoding="utf-8").partition("\n")[0])
    assert header["seats"] == BOTH.split(",")


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (("--seats", "C,unicorns"), "no faction is called 'unicorns'; expected factions among Marquise de Cat (C), "),
        (("--seats", "C,C,C"), "5.1.1: Marquise de Cat has 3 seats; expected every faction once"),
        (("--seats", "C,Marquise de Cat"), "5.1.1: Marquise de Cat has two seats; expected every faction once"),
        (
            ("--seats", "C,H"),
            "Lord of the Hundreds cannot be played yet; expected factions among Marquise de Cat (C), ",
        ),
        (("--seats", "C"), "1 seat; expected 2 to 6"),
        (("--seats", ""), "1 seat; expected 2 to 6"),
        (("--seats", "C,Y", "--map", "moon"), "no map is called 'moon'; known are"),
        (("--seats", "C,Y", "--deck", "tarot"), "no deck is called 'tarot'; known are"),
        (("--seats", "C,Y", "--games", 0), "--games 0: expected a number from 1 to 1000000"),
        (("--seats", "C,Y", "--games", 1000001), "--games 1000001: expected a number from 1 to 1000000"),
        (("--seats", "C,Y", "--seed", -1), "--seed -1: expected a number from 0 to"),
        (("--seats", "C,Y", "--jobs", 0), "--jobs 0: expected a number from 1 to 256"),
    ],
)
def test_what_cannot_be_played_is_one_line(
    woodlaw: Woodlaw, tmp_path: Path, options: tuple[object, ...], told: str
) -> None:
    ran = woodlaw("simulate", *options, "--out", tmp_path / "games")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("woodlaw: simulate: ")
    assert told in ran.err
    assert ran.err.count("\n") == 1
    assert not (tmp_path / "games").exists()


def test_help_and_docs_name_the_factions_that_can_be_played(woodlaw: Woodlaw) -> None:
    named = playable_listed()
    assert named.startswith("Marquise de Cat (C), ")
    assert f"those that can be played are {named}." in " ".join(woodlaw("simulate", "--help").out.split())
    docs = (Path(__file__).parents[2] / "docs" / "simulate.md").read_text(encoding="utf-8")
    assert f"now {named}" in " ".join(docs.split())


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_folder_that_cannot_be_written_is_one_line(woodlaw: Woodlaw, tmp_path: Path, jobs: int) -> None:
    (tmp_path / "file").write_text("")
    (tmp_path / "games" / "game-000001.jsonl").mkdir(parents=True)
    for folder, why in (("file", "File exists"), ("file/deeper", "Not a directory"), ("games", "Is a directory")):
        ran = woodlaw("simulate", "--seats", "C,Y", "--jobs", jobs, "--games", 2, "--out", tmp_path / folder)
        assert (ran.code, ran.out) == (74, "")
        assert f"cannot be written ({why}); expected a folder" in ran.err
        assert ran.err.count("\n") == 1


def test_illegal_decisions_of_a_record_are_reported(woodlaw: Woodlaw, tmp_path: Path) -> None:
    woodlaw("simulate", "--seats", "C,Y", "--out", tmp_path)
    file = tmp_path / "game-000001.jsonl"
    text = file.read_text(encoding="utf-8")
    keep = next(line for line in text.splitlines() if '"keep"' in line)
    entry = json.loads(keep) | {"answer": "clearing 5"}
    file.write_text(text.replace(keep, json.dumps(entry)), encoding="utf-8")
    ran = woodlaw("check", tmp_path)
    assert ran.code == 1
    assert ":3:1: violation 6.3.2" in ran.out
    assert "expected: one of clearing 1, clearing 2, clearing 3, clearing 4" in ran.out


def test_a_record_of_a_newer_version_is_refused(woodlaw: Woodlaw) -> None:
    ran = woodlaw("check", "-", standard_input=b'{"woodlaw record": 6}\n')
    assert ran.code == 2
    assert "line 1: a record of version 6; expected version 5 or older" in ran.err


def test_a_truncated_record_is_told_and_shown_as_far_as_it_goes(woodlaw: Woodlaw, tmp_path: Path) -> None:
    woodlaw("simulate", "--seats", "C,Y", "--out", tmp_path)
    file = tmp_path / "game-000001.jsonl"
    whole = woodlaw("show", file, "--turn", 3)
    data = file.read_bytes()
    file.write_bytes(data[: len(data) // 2])
    checked = woodlaw("check", file)
    assert checked.code == 2
    assert "no JSON from column" in checked.err
    assert "the lines before are legal and reach turn " in checked.err
    assert woodlaw("show", file, "--turn", 3) == whole
    beyond = woodlaw("show", file, "--turn", 500)
    assert beyond.code == 2
    assert "there is no turn 500: the record has turns 0 (setup) to" in beyond.err
    assert beyond.err.count("\n") == 1


def test_both_kinds_of_a_game_show_the_same_map(woodlaw: Woodlaw, tmp_path: Path) -> None:
    woodlaw("simulate", "--seats", "Y,C", "--map", "lake", "--rootlog", "--out", tmp_path)
    for turn in (0, 1, 9):
        shown = [woodlaw("show", tmp_path / f"game-000001.{kind}", "--turn", turn) for kind in ("jsonl", "rootlog")]
        tables = [ran.out.partition("No  Clearing")[2].partition("\n\n")[0] for ran in shown]
        assert tables[0]
        assert tables[0] == tables[1]
