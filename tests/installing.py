"""Packages that tests install for a process of its own, without an installer."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import MappingProxyType

import pytest

import woodlaw
from woodlaw.table.data import files

SOURCES = Path(woodlaw.__file__).parents[1]

Run = Callable[..., subprocess.CompletedProcess[str]]
"""What runs Python in a process of its own, with the arguments that it is given."""


def install(project: Path, site: Path) -> None:
    """Write into a folder what an installer would write of a project's ``pyproject.toml``."""
    told = tomllib.loads((project / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    name, version = told["name"], told["version"]
    metadata = site / f"{name.replace('-', '_')}-{version}.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n", encoding="utf-8")
    lines = [
        line
        for group, entries in told["entry-points"].items()
        for line in (f"[{group}]", *(f"{entry} = {target}" for entry, target in entries.items()))
    ]
    (metadata / "entry_points.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")


@contextmanager
def map_installed(name: str, data: str, site: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Install a map of some data from a folder within the block; which maps there are is looked up anew around it."""
    package, metadata = site / name, site / f"{name}-1.dist-info"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / f"map_{name}.yaml").write_text(data, encoding="utf-8")
    metadata.mkdir()
    (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n", encoding="utf-8")
    (metadata / "entry_points.txt").write_text(f"[woodlaw.maps]\n{name} = {name}\n", encoding="utf-8")
    monkeypatch.syspath_prepend(site)
    files.cache_clear()
    yield
    files.cache_clear()


def run_python(
    arguments: Sequence[object],
    folder: Path,
    paths: Sequence[Path] = (),
    told: Mapping[str, str] = MappingProxyType({}),
) -> subprocess.CompletedProcess[str]:
    """Run Python in a folder, with Woodlaw and what lies in some folders; ``told`` is told in the environment."""
    environment = {
        **os.environ,
        **told,
        "PYTHONPATH": os.pathsep.join(map(str, (*paths, SOURCES))),
        "PYTHONDONTWRITEBYTECODE": "1",
        "PYTEST_ADDOPTS": "-p no:cacheprovider -p no:hypothesispytest",
    }
    command = [sys.executable, *map(str, arguments)]
    return subprocess.run(command, env=environment, cwd=folder, capture_output=True, encoding="utf-8", check=False)


# Packages that pages build --------------------------------------------------------------------------------------------
_BLOCK = re.compile(r"^```\{code-block\} \w+\n:caption: (\S+)\n\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def files_on(page: str) -> dict[str, str]:
    """Return the files that a page writes, by the names in their captions."""
    return {name.replace("\\", ""): text for name, text in _BLOCK.findall(page)}


def listed_on(page: str) -> list[str]:
    """Return the names of the files that a page lists in its first block of text, without their folders."""
    block = page.partition("```text")[2].partition("```")[0]
    return [Path(name).name for name in re.findall(r"^ +([\w./-]+\.\w+)", block, re.MULTILINE)]


def build(files: Mapping[str, str], folder: Path) -> None:
    """Write the files of a package into a folder, and install it into a folder ``site`` there."""
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    (folder / "site").mkdir()
    install(folder, folder / "site")
