"""Code outside of a faction's package names no faction; docstrings may, as examples."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import woodlaw
from woodlaw.factions.registry import factions

SOURCE = Path(woodlaw.__file__).parent
NAMES = re.compile(
    "|".join(
        rf"\b{re.escape(name)}\b" for each in factions().values() for name in (each.name, each.title, each.short_title)
    )
)


def core() -> list[Path]:
    """Return the files that are of no faction's package."""
    own = {room / name for name in factions() for room in (SOURCE / "factions", SOURCE / "logs" / "audits")}
    return [file for file in sorted(SOURCE.rglob("*.py")) if own.isdisjoint(file.parents)]


def words_of(file: Path) -> Iterator[tuple[int, str]]:
    """Yield every text and every name of a file's code, docstrings apart, with its line."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    told = {id(each.value) for each in ast.walk(tree) if isinstance(each, ast.Expr)}
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str(text)) if id(node) not in told:
                yield node.lineno, text
            case ast.Name(id=text) | ast.Attribute(attr=text) | ast.ClassDef(name=text) | ast.FunctionDef(name=text):
                yield node.lineno, text
            case ast.ImportFrom(module=str(text)):
                yield node.lineno, text


def test_core_names_no_faction() -> None:
    files = core()
    assert SOURCE / "factions" / "base.py" in files
    assert SOURCE / "factions" / "vagabond" / "items.py" not in files
    named = [
        f"{file.relative_to(SOURCE)}:{line}: {text}"
        for file in files
        for line, text in words_of(file)
        if NAMES.search(text)
    ]
    assert named == []
