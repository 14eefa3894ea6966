"""The house: which room stands on which, how long a file may be, and which one writes files."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from woodlaw.engine.extension import Extension, Seat
from woodlaw.factions.base import Faction
from woodlaw.factions.registry import factions

SOURCE = Path(__file__).resolve().parent.parent / "src"
MOST_LINES = 500
MOST_NAMES = 103
"""How many of the names that a faction may answer the shipped ones answer, all of them together."""
FLOORS = (
    ("law",),
    ("table",),
    ("engine",),
    ("cards",),
    ("factions",),
    ("positions",),
    ("logs",),
    ("gherkin", "view"),
    ("proof",),
    ("adjudication", "faq"),
    ("searching",),
    ("asking", "playing"),
    ("assistant", "editor", "page"),
    ("cli",),
    ("site", "__main__"),
)
"""The rooms, from the ground up: each imports what lies beneath it, and none of its own floor but itself."""
WRITE = (
    "woodlaw.law.writing",
    "woodlaw.site",
    "woodlaw.logs.resuming",
    "woodlaw.cli.running",
    "woodlaw.proof.isolation",
)
"""What writes: one writes each file whole or not at all; the site writes into the folders of a build; one keeps a
database; one writes into nothing where nobody reads any more, and one into a pipe of its own.
"""
WRITING = {
    "os": ("write", "link", "rename", "replace", "truncate", "mkfifo"),
    "sqlite3": ("connect",),
    "shutil": ("copy", "copy2", "copyfile", "copytree", "move"),
    "": ("write_text", "write_bytes", "symlink_to", "hardlink_to", "NamedTemporaryFile", "mkstemp", "rename"),
}
"""What is called to write, by the module that it is called of; the last, whatever it is called of."""
FILES = {
    ".".join(file.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__"): file
    for file in sorted(SOURCE.rglob("*.py"))
    if file != SOURCE / "woodlaw" / "__init__.py"
}
"""Every file by the module that it is; but for the front door, which hands on what it imports when it is asked for."""


def test_imports_go_down() -> None:
    floor = {room: number for number, rooms in enumerate(FLOORS) for room in rooms}
    rising = [
        f"{module} imports {each}"
        for module, file in FILES.items()
        for each in sorted(set(_imported(file)) & set(FILES))
        if (own := module.split(".")[1]) != (other := each.split(".")[1]) and floor[other] >= floor[own]
    ]
    assert rising == []


def test_shipped_factions_answer_few_names() -> None:
    asked = {name for kind in (Extension, Seat, Faction) for name in (*vars(kind), *kind.__annotations__)}
    own = (kind for faction in factions().values() for kind in type(faction).__mro__ if not issubclass(Faction, kind))
    answered = {name for kind in own for name in vars(kind) if name in asked and not name.startswith("_")}
    assert {"name", "forbids_place", "holds"} <= answered
    assert len(answered) <= MOST_NAMES, sorted(answered)


def test_no_files_import_each_other_in_a_circle() -> None:
    imports = {module: set(_imported(file)) - {module} for module, file in FILES.items()}
    try:
        TopologicalSorter(imports).prepare()
    except CycleError as error:
        pytest.fail(f"files that import each other: {' <- '.join(error.args[1])}")


def test_no_file_is_too_long() -> None:
    lines = {module: len(file.read_text("utf-8").splitlines()) for module, file in FILES.items()}
    assert {module: count for module, count in lines.items() if count > MOST_LINES} == {}


def test_files_are_written_whole_or_not_at_all() -> None:
    trees = {module: ast.parse(file.read_text("utf-8")) for module, file in FILES.items()}
    writing = {module for module, tree in trees.items() if any(map(_writes, ast.walk(tree)))}
    assert {module for module in writing if not module.startswith(WRITE)} == set()
    assert {each for each in WRITE if not any(module.startswith(each) for module in writing)} == set()


def _writes(node: ast.AST) -> bool:
    """Whether a node is a call that may write a file."""
    if not isinstance(node, ast.Call):
        return False
    told = [ast.unparse(argument) for argument in (*node.args, *(named.value for named in node.keywords))]
    match node.func:
        case ast.Attribute(value=ast.Name(id="os"), attr="open"):
            return any(flag in " ".join(told) for flag in ("O_WRONLY", "O_RDWR", "O_CREAT"))
        case ast.Name(id="open") | ast.Attribute(attr="open" | "fdopen"):
            return any(re.fullmatch(r"'[rbt]*[wax+][rwaxbt+]*'", each) for each in told)
        case ast.Attribute(value=ast.Name(id=module), attr=name) if module in WRITING:
            return name in WRITING[module]
        case ast.Attribute(attr=name) | ast.Name(id=name):
            return name in WRITING[""]
    return False


def _imported(file: Path) -> Iterator[str]:
    """Yield the modules that a file imports anywhere, for types alone too."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        match node:
            case ast.Import(names=names):
                yield from (each.name for each in names if each.name in FILES)
            case ast.ImportFrom(module=str(origin), names=names):
                inside = [f"{origin}.{each.name}" for each in names]
                yield from (each if each in FILES else origin for each in inside)
