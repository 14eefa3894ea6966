"""Kept reports: what was checked is not checked again, and nothing stale is ever told."""

from __future__ import annotations

import io
import json
import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from time import process_time

import pytest

from woodlaw.law import installed
from woodlaw.logs import batch, check, resuming, sources
from woodlaw.logs.findings import Cause, Edit, Finding, FindingKind, GameReport, Likely
from woodlaw.logs.resuming import KeptReports, program
from woodlaw.logs.workers import CannotGoOn

GAME = b"""Map: Fall
Deck: Standard
A: Ann
C: Carl

C:t_k->4/b_w->8/b_s->9/b_r->12/w->1+3+4+5+6+7+8+9+10+11+12
A:3#->$

C:w2->4
"""
EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture
def games(tmp_path: Path) -> Path:
    folder = tmp_path / "games"
    folder.mkdir()
    for number in range(6):
        (folder / f"{number}.rootlog").write_bytes(GAME + b"// %d\n" % number)
    (folder / "binary.rootlog").write_bytes(bytes(range(256)))
    (folder / "missing.rootlog").symlink_to(folder / "nowhere")
    return folder


@pytest.fixture
def checked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the names of the games that are really checked, in this process."""
    names: list[str] = []
    really = check.check_bytes

    def noting(data: bytes, name: str, *, plays: bool, witnessed: bool) -> GameReport:
        names.append(Path(name).stem)
        return really(data, name, plays=plays, witnessed=witnessed)

    monkeypatch.setattr(check, "check_bytes", noting)
    return names


@pytest.fixture
def kept(tmp_path: Path) -> Iterator[KeptReports]:
    reports = KeptReports(str(tmp_path / "kept"))
    yield reports
    reports.close()


def reports_of(folder: Path, kept: KeptReports | None = None, jobs: int = 1, seconds: float = 30) -> list[GameReport]:
    return list(batch.check(sources.find([str(folder)], io.BytesIO()), jobs, seconds, kept=kept, causes=True))


@pytest.mark.parametrize("jobs", [1, 2])
def test_what_is_kept_is_told_as_it_was(games: Path, kept: KeptReports, checked: list[str], jobs: int) -> None:
    fresh = reports_of(games)
    assert reports_of(games, kept, jobs) == fresh
    checked.clear()
    assert reports_of(games, kept, jobs) == fresh
    assert checked == []
    assert sum(bool(report.findings) for report in fresh) == 6


def test_what_changed_is_checked_and_a_game_is_known_by_any_name(
    games: Path, kept: KeptReports, checked: list[str]
) -> None:
    reports_of(games, kept)
    checked.clear()
    (games / "2.rootlog").write_bytes(GAME + b"// changed\n")
    (games / "3.rootlog").rename(games / "renamed.rootlog")
    (games / "new.rootlog").write_bytes(GAME)
    assert reports_of(games, kept) == reports_of(games)
    assert checked[:2] == ["2", "new"]


def test_a_record_by_its_name_is_another_game(games: Path, kept: KeptReports) -> None:
    (game,) = (report for report in reports_of(games / "0.rootlog", kept))
    (games / "0.rootlog").rename(games / "0.jsonl")
    (record,) = (report for report in reports_of(games / "0.jsonl", kept))
    assert game.findings
    assert "holds no" in record.error or "line 1" in record.error


def test_nothing_is_kept_of_what_another_run_may_tell_otherwise(
    games: Path, kept: KeptReports, monkeypatch: pytest.MonkeyPatch
) -> None:
    def endless(data: bytes, name: str, *, plays: bool, witnessed: bool) -> GameReport:
        while True:
            pass

    def faulty(data: bytes, name: str, *, plays: bool, witnessed: bool) -> GameReport:
        raise ZeroDivisionError

    really = check.check_bytes
    for broken in (endless, faulty):
        monkeypatch.setattr(check, "check_bytes", broken)
        assert all(report.error for report in reports_of(games, kept, seconds=0.05))
    monkeypatch.setattr(check, "check_bytes", really)
    (games / "missing.rootlog").unlink()
    (games / "missing.rootlog").write_bytes(GAME)
    assert reports_of(games, kept) == reports_of(games)


def test_reports_of_another_woodlaw_are_thrown_away(
    games: Path, tmp_path: Path, checked: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for version in (b"one", b"two"):
        monkeypatch.setattr(resuming, "program", lambda version=version: version)
        kept = KeptReports(str(tmp_path / "kept"))
        reports_of(games, kept)
        kept.close()
    assert checked.count("0") == 2
    rows = sqlite3.connect(tmp_path / "kept").execute("SELECT DISTINCT program FROM reports").fetchall()
    assert rows == [(b"two",)]


def test_a_program_is_all_its_code_and_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    place = tmp_path / "woodlaw"
    (place / "data").mkdir(parents=True)
    seen = set()
    for name, text in (("a.py", "1"), ("a.py", "2"), ("data/b.yaml", "x: 1"), ("data/b.yaml", "x: 2"), ("c.txt", "")):
        (place / name).write_text(text, encoding="utf-8")
        monkeypatch.setattr(resuming, "installed_code", lambda: [("woodlaw 1", place)])
        seen.add(program.__wrapped__())
    assert len(seen) == 4
    monkeypatch.setattr(resuming, "installed_code", lambda: [("woodlaw 2", place)])
    assert program.__wrapped__() not in seen
    assert {Path(path).name for _, path in installed.installed_code()} >= {"woodlaw"}


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"Map: Fall\n" * 100, "file is not a database"),
        ("other", "a database of something else"),
        ("folder", "not a regular file"),
        ("nowhere", "unable to open"),
        ("pipe", "not a regular file"),
    ],
)
def test_another_file_is_left_alone(tmp_path: Path, content: bytes | str, why: str) -> None:
    path = tmp_path / "file"
    match content:
        case bytes():
            path.write_bytes(content)
        case "other":
            database = sqlite3.connect(path)
            database.execute("CREATE TABLE theirs (x)")
            database.commit()
            database.close()
        case "folder":
            path.mkdir()
        case "pipe":
            os.mkfifo(path)
        case _:
            path = tmp_path / "no" / "where"
    before = path.read_bytes() if path.is_file() else b""
    with pytest.raises(CannotGoOn, match=why) as error:
        KeptReports(str(path))
    assert str(error.value).endswith("; expected a file of kept reports, or a new one")
    assert before == (path.read_bytes() if path.is_file() else b"")


@pytest.mark.parametrize("text", ["", "{}", "nonsense", '{"findings": [[1, 2]], "error": ""}', '{"findings": 7}'])
def test_a_report_that_cannot_be_read_is_made_anew(games: Path, kept: KeptReports, text: str, tmp_path: Path) -> None:
    fresh = reports_of(games, kept)
    other = sqlite3.connect(tmp_path / "kept", isolation_level=None)
    other.execute("UPDATE reports SET report = ?", (text,))
    assert reports_of(games, kept) == fresh


def test_every_part_of_a_report_is_kept() -> None:
    finding = Finding(FindingKind.UNDECIDED, "4.2", 3, 7, "w1->2\u202e", "a message", "an expectation")
    slip = replace(
        finding, cause=Cause(Likely.SLIP, mend=(Edit(3, 7, "w1->2", "w1->3"), Edit(3, 9, "", "x")), certain=True)
    )
    following = replace(finding, cause=Cause(Likely.SLIP, follows=1))
    report = GameReport("game", [finding, slip, following], "an error")
    read = resuming._read(resuming._written(report), "game")
    assert read == report
    assert [each.cause for each in read.findings] == [each.cause for each in report.findings]


KILLED = """
import os, sys, signal
import woodlaw.logs.check as check

really, count = check.check_bytes, 0

def check_bytes(data, name, *, plays, witnessed):
    global count
    count += 1
    if count == 4:
        os.kill(os.getpid(), signal.SIGKILL)
    return really(data, name, plays=plays, witnessed=witnessed)

check.check_bytes = check_bytes
from woodlaw.cli import main
sys.exit(main(sys.argv[1:]))
"""


def test_a_batch_goes_on_where_it_was_killed(games: Path, tmp_path: Path, checked: list[str]) -> None:
    file = str(tmp_path / "kept")
    ran = subprocess.run(
        [sys.executable, "-c", KILLED, "check", "--no-play", "--resume", file, str(games)], check=False
    )
    assert ran.returncode == -signal.SIGKILL
    kept = KeptReports(file)
    assert reports_of(games, kept) == reports_of(games)
    assert checked[: checked.index("binary")] == ["3", "4", "5"]
    kept.close()


def test_a_second_run_is_ten_times_faster(tmp_path: Path, kept: KeptReports) -> None:
    games = tmp_path / "many"
    games.mkdir()
    texts = [file.read_bytes() for file in sorted((EXAMPLES / "clean").glob("*.rootlog"))]
    for number in range(90):
        (games / f"{number}.rootlog").write_bytes(b"// %d\n" % number + texts[number % len(texts)])
    seconds = []
    for _ in range(2):
        before = process_time()
        assert len(reports_of(games, kept)) == 90
        seconds.append(process_time() - before)
    assert seconds[1] * 10 < seconds[0]


def test_the_command_resumes(
    games: Path, tmp_path: Path, checked: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    from woodlaw.cli import main

    outputs = []
    for _ in range(2):
        code = main(["check", "--format", "json", "--resume", str(tmp_path / "kept"), str(games)])
        outputs.append((code, capsys.readouterr()))
    assert outputs[0] == outputs[1]
    assert checked.count("0") == 1
    assert len(json.loads(outputs[0][1].out)["games"]) == 8
    assert main(["check", "--resume", str(tmp_path / "no" / "where"), str(games)]) == 74
    assert "cannot be written (unable to open database file); expected a file" in capsys.readouterr().err
    assert main(["check", "--resume", str(games), str(games)]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err == (
        f"woodlaw: {games}: cannot be used (not a regular file); expected a file of kept reports, or a new one\n"
    )
