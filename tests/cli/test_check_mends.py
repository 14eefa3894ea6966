from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

Woodlaw = Callable[..., Any]

RIGHT = b"".join(Path("examples/clean/autumn_duel.rootlog").read_bytes().splitlines(keepends=True)[:24])
WRONG = RIGHT.replace(b"XC1(1,1)/(w+Cw+Cb_s)1->", b"XC4(1,1)/(w+Cw+Cb_s)4->", 1)


@pytest.fixture
def game(tmp_path: Path) -> Path:
    file = tmp_path / "game.rootlog"
    file.write_bytes(WRONG)
    return file


def test_a_slip_is_told_with_what_is_meant_and_what_follows_is_counted(woodlaw: Woodlaw, game: Path) -> None:
    ran = woodlaw("check", game)
    assert ran.code == 1
    lines = ran.out.splitlines()
    assert lines[:4] == [
        f"{game}:18:46: violation 4.3 Battle: Eyrie Dynasties has no warrior or pawn in clearing 4",
        "    XC4(1,1)",
        "    meant XC1(1,1) for XC4(1,1) at line 18, column 46 (certain, explains 12 findings)",
        "    meant (w+Cw+Cb_s)1-> for (w+Cw+Cb_s)4-> at line 18, column 55 (certain, explains 12 findings)",
    ]
    assert lines[-2] == "1 game checked: 9 violations, 3 omissions, 1 notation remark; 11 of them follow from others"
    assert woodlaw("check", "--all", game).out.count("    follows from line 18\n") == 11
    assert game.read_bytes() == WRONG


@pytest.mark.parametrize("format_name", ["junit", "github", "html", "sarif"])
def test_every_format_tells_it_once(woodlaw: Woodlaw, game: Path, format_name: str) -> None:
    told = woodlaw("check", "--format", format_name, game).out
    assert told.count("(certain, explains 12 findings)") == 2
    assert "follows from" not in told
    everything = woodlaw("check", "--format", format_name, "--all", game).out
    line = "[this place]" if format_name == "sarif" else "line 18"
    assert everything.count(f"follows from {line}") == 11


def test_sarif_holds_the_mend_as_a_fix(woodlaw: Woodlaw, game: Path) -> None:
    (run,) = json.loads(woodlaw("check", "--format", "sarif", game).out)["runs"]
    (fix,) = run["results"][0]["fixes"]
    (change,) = fix["artifactChanges"]
    assert change["replacements"][0] == {
        "deletedRegion": {"startLine": 18, "startColumn": 46, "endColumn": 54},
        "insertedContent": {"text": "XC1(1,1)"},
    }


def test_the_json_tells_the_cause_of_every_finding(woodlaw: Woodlaw, game: Path) -> None:
    (told,) = json.loads(woodlaw("check", "--format", "json", game).out)["games"]
    first, second = told["findings"][:2]
    assert first["mend"] == [
        {"line": 18, "column": 46, "written": "XC4(1,1)", "meant": "XC1(1,1)"},
        {"line": 18, "column": 55, "written": "(w+Cw+Cb_s)4->", "meant": "(w+Cw+Cb_s)1->"},
    ]
    assert (first["likely"], first["follows"], second["follows"], second["mend"]) == ("slip", None, 0, None)


def test_without_mends_findings_are_told_as_they_are(woodlaw: Woodlaw, game: Path) -> None:
    (told,) = json.loads(woodlaw("check", "--no-mends", "--format", "json", game).out)["games"]
    assert len(told["findings"]) == 13
    assert {(each["likely"], each["follows"], each["mend"]) for each in told["findings"]} == {(None, None, None)}


def test_mends_are_the_same_from_a_file_of_kept_reports_and_from_many_processes(
    woodlaw: Woodlaw, game: Path, tmp_path: Path
) -> None:
    plain = woodlaw("check", "--format", "json", game).out
    kept = ("--resume", tmp_path / "kept")
    bare = woodlaw("check", "--format", "json", "--no-mends", *kept, game).out
    for _ in range(2):
        assert woodlaw("check", "--format", "json", *kept, game).out == plain
    assert woodlaw("check", "--format", "json", "--no-mends", *kept, game).out == bare != plain
    assert woodlaw("check", "--format", "json", "--jobs", "2", game, game).out.count('"certain": true') == 2


def test_a_difference_is_printed_and_nothing_written(woodlaw: Woodlaw, game: Path) -> None:
    lines = woodlaw("check", "--diff", game).out.splitlines()
    (gone,) = [line for line in lines if line.startswith("-") and not line.startswith("---")]
    (came,) = [line for line in lines if line.startswith("+") and not line.startswith("+++")]
    assert gone[1:].replace("XC4(1,1)/(w+Cw+Cb_s)4", "XC1(1,1)/(w+Cw+Cb_s)1") == came[1:]
    assert game.read_bytes() == WRONG


@pytest.mark.parametrize(("mark", "ends"), [(b"", b"\n"), (b"\xef\xbb\xbf", b"\r\n")])
def test_what_is_certain_is_written_and_the_rest_of_the_file_stays(
    woodlaw: Woodlaw, game: Path, mark: bytes, ends: bytes
) -> None:
    game.write_bytes(mark + WRONG.replace(b"\n", ends))
    ran = woodlaw("check", "--fix", game)
    assert ran.err == f"woodlaw: {game}: 2 edits written\n"
    assert game.read_bytes() == mark + RIGHT.replace(b"\n", ends)
    assert [file.name for file in game.parent.iterdir()] == [game.name]


def test_what_is_only_likely_is_written_only_where_that_is_asked_for(woodlaw: Woodlaw, tmp_path: Path) -> None:
    file = tmp_path / "likely.rootlog"
    file.write_bytes(Path("examples/faulty/pieces_from_nowhere.rootlog").read_bytes())
    before = file.read_bytes()
    woodlaw("check", "--fix", file)
    assert file.read_bytes() == before
    woodlaw("check", "--unsafe-fixes", file)
    assert b"(Cw+w)5->" in file.read_bytes()


def test_a_file_that_is_not_in_utf_8_is_not_written(woodlaw: Woodlaw, game: Path) -> None:
    data = WRONG + b"// caf\xe9\n"
    game.write_bytes(data)
    ran = woodlaw("check", "--fix", game)
    assert ran.code == 2
    assert ran.err == f"woodlaw: {game}: not written, for it is not in UTF-8\n"
    assert game.read_bytes() == data


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--fix", "--unsafe-fixes", "-"), "Expected --fix or --unsafe-fixes, not both."),
        (("--fix", "-"), "Expected files or folders with --fix and --unsafe-fixes, not standard input."),
        (("--no-mends", "--diff", "-"), "Expected --no-mends without --diff, --fix and --unsafe-fixes."),
        (("--watch", "--fix", "game"), "Expected --watch without --diff, --fix and --unsafe-fixes."),
        (("--diff", "--format", "json", "-"), "Expected --diff or --turn, not both, and with --format text only."),
        (("--turn", "2", "--diff", "-"), "Expected --diff or --turn, not both, and with --format text only."),
        (("--turn", "2", "--format", "json", "-"), "Expected --diff or --turn, not both, and with --format text only."),
    ],
)
def test_options_that_exclude_each_other_are_told_in_a_line(
    woodlaw: Woodlaw, arguments: tuple[str, ...], message: str
) -> None:
    ran = woodlaw("check", *arguments, standard_input=WRONG)
    assert ran.code == 2
    assert message in ran.err


def test_a_difference_of_standard_input_is_printed(woodlaw: Woodlaw) -> None:
    assert "\n+" in woodlaw("check", "--diff", "-", standard_input=WRONG).out


def test_a_clean_game_and_a_record_have_nothing_to_mend(woodlaw: Woodlaw) -> None:
    ran = woodlaw("check", "--no-play", "--diff", "-", "examples/clean", standard_input=RIGHT)
    assert (ran.code, ran.out) == (0, "")
