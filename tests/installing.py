"""Packages that tests install for a process of its own, without an installer."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType

import woodlaw

SOURCES = Path(woodlaw.__file__).parents[1]


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
    return subprocess.run(
        command, env=environment, cwd=folder, capture_output=True, encoding="utf-8", check=False, timeout=60
    )
