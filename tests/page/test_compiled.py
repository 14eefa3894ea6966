"""What is compiled in the browser, as it is kept there."""

from __future__ import annotations

import io
import tarfile
from pathlib import Path

import pytest

from woodlaw.page import compiled as module


def test_all_that_is_compiled_is_kept_and_nothing_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "one" / "inner" / "__pycache__").mkdir(parents=True)
    (tmp_path / "one" / "a.py").write_bytes(b"source")
    (tmp_path / "one" / "inner" / "__pycache__" / "b.cpython-314.pyc").write_bytes(b"compiled")
    monkeypatch.setattr(module, "OURS", tmp_path)
    with tarfile.open(fileobj=io.BytesIO(module.compiled())) as archive:
        told = {each.name: archive.extractfile(each) for each in archive}
        assert {name: file and file.read() for name, file in told.items()} == {
            "one/inner/__pycache__/b.cpython-314.pyc": b"compiled"
        }
