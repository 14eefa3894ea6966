"""Paths that anybody may name: nothing waits, nothing reads more than it should."""

from __future__ import annotations

import os
import socket
from pathlib import Path

import pytest

from woodlaw.law.paths import NotAFile, files_below, read_file, reason

needs_pipes = pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no named pipes on this system")


def test_a_file_is_read_up_to_a_byte_more_than_asked_for(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(b"12345")
    assert read_file(file, 9) == read_file(str(file), 5) == b"12345"
    assert read_file(file, 3) == b"1234"


@needs_pipes
def test_what_is_no_file_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "link").symlink_to(tmp_path / "pipe")
    with socket.socket(socket.AF_UNIX) as bound:
        bound.bind(str(tmp_path / "socket"))
        for path in (tmp_path, tmp_path / "pipe", tmp_path / "link", tmp_path / "socket", Path("/dev/zero")):
            with pytest.raises(NotAFile, match="not a regular file"):
                read_file(path, 10)


@needs_pipes
def test_what_becomes_a_pipe_once_it_was_looked_at_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "file").write_bytes(b"")
    regular = (tmp_path / "file").stat()
    monkeypatch.setattr(Path, "stat", lambda path: regular)
    with pytest.raises(NotAFile):
        read_file(tmp_path / "pipe", 10)


def test_reasons_are_the_systems_own(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError) as missing:
        read_file(tmp_path / "missing", 10)
    assert reason(missing.value) == "No such file or directory"
    with pytest.raises(ValueError, match="embedded null") as impossible:
        read_file("\0", 10)
    assert "embedded null" in reason(impossible.value)
    assert reason(NotAFile()) == "not a regular file"


def test_folders_are_walked_in_order(tmp_path: Path) -> None:
    for name in ("b.x", "a/z.X", "a/no", "a.x"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).touch()
    found = [path.removeprefix(f"{tmp_path}{os.sep}") for path, _ in files_below(tmp_path, (".x",))]
    assert found == [os.path.join("a", "z.X"), "a.x", "b.x"]  # noqa: PTH118


def test_a_folder_that_cannot_be_read_comes_with_its_error(tmp_path: Path) -> None:
    ((path, error),) = files_below(tmp_path / "missing", (".x",))
    assert path == str(tmp_path / "missing")
    assert isinstance(error, FileNotFoundError)
