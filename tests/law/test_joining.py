"""What joins by entry points."""

from __future__ import annotations

import sys
import zipfile
from importlib.machinery import PathFinder
from importlib.metadata import MetadataPathFinder, entry_points
from pathlib import Path

import pytest

from woodlaw.law.joining import Entry, joining

TOLD = """\
[console_scripts]
owls = owls:main

[woodlaw.factions]
# the eldest
many_owls = owls.many : FACTION [night]
[woodlaw.maps]
wood=owls
"""


@pytest.fixture(autouse=True)
def _nothing_known(monkeypatch: pytest.MonkeyPatch) -> None:
    """Look up anew, as where no tool finds packages in ways of its own."""
    own = [finder for finder in sys.meta_path if not hasattr(finder, "find_distributions") or isinstance(finder, type)]
    monkeypatch.setattr(sys, "meta_path", own)
    # The backport of importlib.metadata takes this from Python's own finder.
    monkeypatch.setattr(PathFinder, "find_distributions", MetadataPathFinder.find_distributions, raising=False)
    joining.cache_clear()


def install(site: Path, name: str, told: str = TOLD) -> str:
    metadata = site / name
    metadata.mkdir(parents=True)
    (metadata / "entry_points.txt").write_text(told, encoding="utf-8")
    return str(site)


def test_finds_what_python_finds() -> None:
    groups = [group for group in entry_points().groups if group.startswith("woodlaw.")]
    found = {(each.name, each.value, each.group) for group in groups for each in entry_points().select(group=group)}
    assert {(each.name, each.value, each.group) for each in joining(*sys.path)} == found
    assert ("vagabond", "woodlaw.factions.vagabond:FACTION", "woodlaw.factions") in found


def test_reads_our_groups_alone(tmp_path: Path) -> None:
    many, wood = joining(install(tmp_path, "owls-1.5.dist-info"))
    assert many == Entry("many_owls", "owls.many : FACTION [night]", "woodlaw.factions", "1.5")
    assert (many.module, many.attribute) == ("owls.many", "FACTION")
    assert (wood.name, wood.module, wood.attribute) == ("wood", "owls", "")


def test_loads_what_is_named() -> None:
    assert Entry("here", "woodlaw.law.joining:Entry.load", "").load() is Entry.load
    assert Entry("here", "woodlaw.law.joining", "").load() is sys.modules["woodlaw.law.joining"]


def test_of_two_of_one_name_the_first_counts(tmp_path: Path) -> None:
    first = install(tmp_path / "first", "Many_Owls-2.dist-info")
    second = install(tmp_path / "second", "many.owls-1.egg-info")
    assert {each.version for each in joining(first, str(tmp_path / "nowhere"), second)} == {"2"}


def test_python_is_asked_of_what_is_no_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    archive = tmp_path / "owls.zip"
    with zipfile.ZipFile(archive, "w") as packed:
        packed.writestr("owls-1.dist-info/METADATA", "Metadata-Version: 2.1\nName: owls\nVersion: 1\n")
        packed.writestr("owls-1.dist-info/entry_points.txt", TOLD)
    monkeypatch.setattr(sys, "path", [str(archive)])
    assert [(each.name, each.version) for each in joining(*sys.path)] == [("many_owls", "1"), ("wood", "1")]
