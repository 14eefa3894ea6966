"""What our own data files say is kept beside compiled code, and counts only for just these bytes."""

from __future__ import annotations

import sys
from importlib.util import source_hash
from pathlib import Path

import pytest

from woodlaw.law import kept as module
from woodlaw.law.kept import kept


@pytest.fixture
def file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Return a file of ours; what is made of it may be written."""
    monkeypatch.setattr(module, "_OURS", tmp_path)
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    monkeypatch.setattr(sys, "pycache_prefix", None)
    return tmp_path / "board.yaml"


def nobody() -> object:
    raise AssertionError("it is parsed again")


def test_it_is_parsed_once_for_the_same_bytes(file: Path) -> None:
    assert kept(file, b"a: 1", "values", lambda: {"a": [1, "x"]}) == {"a": [1, "x"]}
    assert kept(file, b"a: 1", "values", nobody) == {"a": [1, "x"]}
    assert kept(file, b"a: 2", "values", lambda: {"a": 2}) == {"a": 2}
    assert [each.name for each in (file.parent / "__pycache__").iterdir()] == [
        f"board.yaml.{sys.implementation.cache_tag}.values"
    ]


def test_another_way_of_parsing_and_another_version_are_told_apart(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert kept(file, b"a: 1", "values", lambda: {"a": 1}) == {"a": 1}
    assert kept(file, b"a: 1", "texts", lambda: {"a": "1"}) == {"a": "1"}
    assert kept(file, b"a: 1", "values", nobody) == {"a": 1}
    monkeypatch.setattr(module, "VERSION", 9)
    assert kept(file, b"a: 1", "values", lambda: {"a": 9}) == {"a": 9}


@pytest.mark.parametrize("broken", [b"", b"\xe9", b"N", b"[\x01"])
def test_what_is_broken_is_parsed_again(file: Path, broken: bytes) -> None:
    kept(file, b"a: 1", "values", lambda: 1)
    place = next((file.parent / "__pycache__").iterdir())
    place.write_bytes(broken)
    assert kept(file, b"a: 1", "values", lambda: 2) == 2
    assert kept(file, b"a: 1", "values", nobody) == 2


def test_nothing_is_written_where_python_writes_nothing(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    assert kept(file, b"a: 1", "values", lambda: 1) == 1
    assert not list(file.parent.iterdir())


def test_what_cannot_be_written_does_no_harm(file: Path) -> None:
    (file.parent / "__pycache__").touch()
    assert kept(file, b"a: 1", "values", lambda: 1) == 1
    assert kept(file, b"a: 1", "values", lambda: source_hash) is source_hash


def test_files_of_others_are_parsed_each_time(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_OURS", file.parent / "ours")
    assert [kept(file, b"a: 1", "values", lambda number=number: number) for number in (1, 2)] == [1, 2]  # type: ignore[misc]
    assert not list(file.parent.iterdir())
