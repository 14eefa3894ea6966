"""What our own data files say is kept as JSON, and counts only for just this file or where it came with it."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from woodlaw.law import kept as module
from woodlaw.law.kept import BUILT, FOLDER, as_kept, kept


@pytest.fixture
def file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Return a file of ours; what is made of it may be written."""
    monkeypatch.setattr(module, "_OURS", tmp_path)
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    file = tmp_path / "law" / "board.yaml"
    file.parent.mkdir()
    file.write_text("a: 1")
    return file


def nobody(file: Path) -> object:
    raise AssertionError("it is parsed again")


def place(file: Path) -> Path:
    return file.parents[1] / FOLDER / "law" / "board.yaml.values.json"


def test_it_is_parsed_once_for_the_same_file(file: Path) -> None:
    assert kept(file, "values", lambda file: {"a": [1, "x"]}) == {"a": [1, "x"]}
    assert kept(file, "values", nobody) == {"a": [1, "x"]}
    assert place(file).is_file()


def test_a_file_of_another_time_or_size_is_parsed_again(file: Path) -> None:
    assert kept(file, "values", lambda file: 1) == 1
    before = file.stat()
    file.write_text("a: 10")
    os.utime(file, ns=(before.st_atime_ns, before.st_mtime_ns))
    assert kept(file, "values", lambda file: 2) == 2
    os.utime(file, ns=(before.st_atime_ns, before.st_mtime_ns + 1000))
    assert kept(file, "values", lambda file: 3) == 3
    assert kept(file, "values", nobody) == 3


def test_another_way_of_parsing_is_told_apart(file: Path) -> None:
    assert kept(file, "values", lambda file: {"a": 1}) == {"a": 1}
    assert kept(file, "texts", lambda file: {"a": "1"}) == {"a": "1"}
    assert kept(file, "values", nobody) == {"a": 1}


def test_what_came_with_the_wheel_counts_as_it_is(file: Path) -> None:
    place(file).parent.mkdir(parents=True)
    place(file).write_bytes(as_kept(BUILT, {"a": "é"}))
    assert kept(file, "values", nobody) == {"a": "é"}


@pytest.mark.parametrize("broken", [b"", b"\xe9", b"1", b"[1]", b'["built",'])
def test_what_is_broken_is_parsed_again(file: Path, broken: bytes) -> None:
    kept(file, "values", lambda file: 1)
    place(file).write_bytes(broken)
    assert kept(file, "values", lambda file: 2) == 2
    assert kept(file, "values", nobody) == 2


def test_nothing_is_written_where_python_writes_nothing(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    assert kept(file, "values", lambda file: 1) == 1
    assert not place(file).exists()


def test_what_cannot_be_written_does_no_harm(file: Path) -> None:
    (file.parents[1] / FOLDER).touch()
    assert kept(file, "values", lambda file: 1) == 1
    assert kept(file, "values", lambda file: 2) == 2


def test_files_of_others_are_parsed_each_time(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_OURS", file.parent / "ours")
    assert kept(file, "values", lambda file: 1) == 1
    assert kept(file, "values", lambda file: 2) == 2
    assert [each.name for each in file.parents[1].iterdir()] == ["law"]
