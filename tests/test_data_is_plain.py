"""Every YAML file of ours can be read by anybody: by PyYAML's own loader, without a library in C."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
import yaml

ROOT = Path(__file__).parents[1]
FOLDERS = ("src", "features", "examples", "docs", "tests", "bench")
BUILT = ("_build", "__pycache__")


def ours() -> list[Path]:
    """Return the YAML files of the project; those of ``fuzz`` are broken on purpose."""
    found = [*ROOT.glob(".*.yaml")]
    found += [file for folder in FOLDERS for ending in ("*.yaml", "*.yml") for file in (ROOT / folder).rglob(ending)]
    return sorted(file for file in found if not set(file.parts) & {*BUILT})


def test_there_are_files_to_read() -> None:
    assert len(ours()) > 80


@pytest.mark.parametrize("file", ours(), ids=lambda file: file.relative_to(ROOT).as_posix())
def test_a_file_is_read_by_the_loader_that_everybody_has(file: Path) -> None:
    list(yaml.load_all(file.read_text(encoding="utf-8"), Loader=yaml.SafeLoader))


def test_none_of_them_is_left_out() -> None:
    listed = subprocess.run(
        ["git", "ls-files", "*.yaml", "*.yml"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    if listed.returncode:
        pytest.skip("not a clone")
    kept = {ROOT / name for name in listed.stdout.splitlines() if not name.startswith("fuzz/")}
    assert {file for file in kept if file.exists()} <= {*ours()}
