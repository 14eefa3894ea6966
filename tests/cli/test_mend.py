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
    ran = woodlaw("mend", game)
    assert ran.code == 1
    assert ran.out.splitlines() == [
        f"{game}:18:46: violation 4.3 Battle: Eyrie Dynasties has no warrior or pawn in clearing 4",
        "    XC4(1,1)",
        "    meant XC1(1,1) for XC4(1,1) at line 18, column 46 (certain, explains 11 findings)",
        "    meant (w+Cw+Cb_s)1-> for (w+Cw+Cb_s)4-> at line 18, column 55 (certain, explains 11 findings)",
    ]
    assert woodlaw("mend", "--all", game).out.count("    follows from line 18\n") == 10
    assert game.read_bytes() == WRONG


def test_the_json_is_that_of_check_with_what_explains(woodlaw: Woodlaw, game: Path) -> None:
    (told,) = json.loads(woodlaw("mend", "--format", "json", game).out)["games"]
    (checked,) = json.loads(woodlaw("check", "--format", "json", game).out)["games"]
    known = [{key: each[key] for key in checked["findings"][0]} for each in told["findings"]]
    assert known == [each for each in checked["findings"] if each["kind"] != "notation"]
    first, second = told["findings"][:2]
    assert first["mend"] == [
        {"line": 18, "column": 46, "written": "XC4(1,1)", "meant": "XC1(1,1)"},
        {"line": 18, "column": 55, "written": "(w+Cw+Cb_s)4->", "meant": "(w+Cw+Cb_s)1->"},
    ]
    assert (first["likely"], first["follows"], second["follows"], second["mend"]) == ("slip", None, 0, None)


def test_a_difference_is_printed_and_nothing_written(woodlaw: Woodlaw, game: Path) -> None:
    lines = woodlaw("mend", "--diff", game).out.splitlines()
    (gone,) = [line for line in lines if line.startswith("-") and not line.startswith("---")]
    (came,) = [line for line in lines if line.startswith("+") and not line.startswith("+++")]
    assert gone[1:].replace("XC4(1,1)/(w+Cw+Cb_s)4", "XC1(1,1)/(w+Cw+Cb_s)1") == came[1:]
    assert game.read_bytes() == WRONG


@pytest.mark.parametrize(("mark", "ends"), [(b"", b"\n"), (b"\xef\xbb\xbf", b"\r\n")])
def test_what_is_certain_is_written_and_the_rest_of_the_file_stays(
    woodlaw: Woodlaw, game: Path, mark: bytes, ends: bytes
) -> None:
    game.write_bytes(mark + WRONG.replace(b"\n", ends))
    ran = woodlaw("mend", "--fix", game)
    assert ran.err == f"woodlaw: {game}: 2 edits written\n"
    assert game.read_bytes() == mark + RIGHT.replace(b"\n", ends)
    assert [file.name for file in game.parent.iterdir()] == [game.name]


def test_what_is_only_likely_is_written_only_where_that_is_asked_for(woodlaw: Woodlaw, tmp_path: Path) -> None:
    file = tmp_path / "likely.rootlog"
    file.write_bytes(Path("examples/faulty/pieces_from_nowhere.rootlog").read_bytes())
    before = file.read_bytes()
    woodlaw("mend", "--fix", file)
    assert file.read_bytes() == before
    woodlaw("mend", "--unsafe-fixes", file)
    assert b"/w11->12" in file.read_bytes()


def test_a_file_that_is_not_in_utf_8_is_not_written(woodlaw: Woodlaw, game: Path) -> None:
    data = WRONG + b"// caf\xe9\n"
    game.write_bytes(data)
    ran = woodlaw("mend", "--fix", game)
    assert ran.code == 2
    assert ran.err == f"woodlaw: {game}: not written, for it is not in UTF-8 or has changed meanwhile\n"
    assert game.read_bytes() == data


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--fix", "--unsafe-fixes", "-"), "Expected --fix or --unsafe-fixes, not both."),
        (("--fix", "-"), "Expected a file with --fix and --unsafe-fixes, not standard input."),
        (("nowhere.rootlog",), "nowhere.rootlog: no such file or folder; expected a game as Rootlog"),
    ],
)
def test_what_cannot_be_used_is_told_in_a_line(woodlaw: Woodlaw, arguments: tuple[str, ...], message: str) -> None:
    ran = woodlaw("mend", *arguments, standard_input=WRONG)
    assert ran.code == 2
    assert message in ran.err


def test_a_record_has_no_slips(woodlaw: Woodlaw) -> None:
    ran = woodlaw("mend", "-", standard_input=b'{"woodlaw record": 1}\n')
    assert ran.code == 2
    assert "a record of Woodlaw's own, in which no pen slips; expected a game as Rootlog" in ran.err


def test_a_clean_game_has_nothing_to_mend(woodlaw: Woodlaw) -> None:
    ran = woodlaw("mend", "-", standard_input=RIGHT)
    assert (ran.code, ran.out) == (0, "")
