"""The house: which file imports which, and how long a file may be."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parent.parent / "src"
MOST_LINES = 500
FILES = {
    ".".join(file.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__"): file
    for file in sorted(SOURCE.rglob("*.py"))
    if file != SOURCE / "woodlaw" / "__init__.py"
}
"""Every file by the module that it is; but for the front door, which hands on what it imports when it is asked for."""


def test_no_files_import_each_other_in_a_circle() -> None:
    imports = {module: set(_imported(file)) - {module} for module, file in FILES.items()}
    try:
        TopologicalSorter(imports).prepare()
    except CycleError as error:
        pytest.fail(f"files that import each other: {' <- '.join(error.args[1])}")


def test_no_file_is_too_long() -> None:
    lines = {module: len(file.read_text("utf-8").splitlines()) for module, file in FILES.items()}
    assert {module: count for module, count in lines.items() if count > MOST_LINES} == {}


def _imported(file: Path) -> Iterator[str]:
    """Yield the modules that a file imports anywhere, for types alone too."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        match node:
            case ast.Import(names=names):
                yield from (each.name for each in names if each.name in FILES)
            case ast.ImportFrom(module=str(origin), names=names):
                inside = [f"{origin}.{each.name}" for each in names]
                yield from (each if each in FILES else origin for each in inside)
