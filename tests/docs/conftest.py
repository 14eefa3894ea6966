"""The package that a page writes: a module of tests keeps its files as ``FILES``."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.installing import Run, build, run_python

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def project(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that the page builds, with a folder ``site`` in which it is installed."""
    folder = tmp_path_factory.mktemp("project")
    build(request.module.FILES, folder)
    return folder


@pytest.fixture
def python(project: Path) -> Run:
    """Run Python in a process of its own, in which the package of the page is installed."""
    return lambda *arguments, folder=ROOT: run_python(arguments, folder, [project / "site", project])
