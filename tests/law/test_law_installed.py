"""Chapters of the Law that other packages bring."""

from __future__ import annotations

from pathlib import Path

import pytest

import woodlaw.law
from woodlaw.law.installed import installed_folders
from woodlaw.law.joining import joining
from woodlaw.law.registry import Law, UnknownClause

DATA = Path(woodlaw.law.__file__).parent / "data"

CHAPTER = """\
chapter: {id}
title: Owls
document: Law of the Night
clauses:
  - {{id: {id}.1, title: Night, kind: rule, text: Owls see at night.}}
"""


def bring(folder: Path, chapter: str = "OWL") -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{chapter.lower().replace('.', '_')}.yaml"
    file.write_text(CHAPTER.format(id=chapter), encoding="utf-8")
    return folder


def install(site: Path, name: str, *targets: str) -> None:
    metadata = site / f"{name}-1.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n", encoding="utf-8")
    entries = "\n".join(f"{name}_{number} = {target}" for number, target in enumerate(targets))
    (metadata / "entry_points.txt").write_text(f"[woodlaw.factions]\n{entries}\n", encoding="utf-8")
    joining.cache_clear()


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder that packages are installed in."""
    monkeypatch.syspath_prepend(tmp_path)
    return tmp_path


# Where they lie -------------------------------------------------------------------------------------------------------
def test_they_lie_in_the_package_that_an_entry_point_names(site: Path) -> None:
    before = installed_folders()
    night = bring(site / "night" / "law")
    wings = bring(site / "birds" / "wings" / "law")
    (site / "night" / "rules.py").write_text("raise RuntimeError('imported')\n", encoding="utf-8")
    install(site, "night", "night.rules:OWLS", "night:MORE")
    install(site, "birds", "birds.wings:HAWKS")
    assert installed_folders() == sorted([*before, night, wings])


@pytest.mark.parametrize("target", ["nowhere:OWLS", "nowhere.at.all:OWLS", "plain:OWLS", "bare:OWLS", "json:OWLS"])
def test_a_package_need_not_bring_any(site: Path, target: str) -> None:
    before = installed_folders()
    (site / "plain.py").write_text("", encoding="utf-8")
    (site / "bare").mkdir()
    install(site, "owls", target)
    assert installed_folders() == before


# How the Law takes them -----------------------------------------------------------------------------------------------
def test_they_are_looked_for_when_a_chapter_is_none_of_ours(tmp_path: Path) -> None:
    asked: list[str] = []

    def further() -> list[Path]:
        asked.append("further")
        return [bring(tmp_path)]

    extended = Law(DATA, further=further)
    assert extended.clause("4.2").title == "Move"
    assert extended.chapter_of("HCC.2.6") == "HCC"
    assert asked == []
    assert extended.clause("OWL.1").title == "Night"
    assert extended.is_chapter("OWL")
    assert not extended.is_chapter("OWL.1")
    with pytest.raises(UnknownClause):
        extended.clause("YAK.1")
    assert "OWL" in extended.chapters()
    assert asked == ["further"]


def test_they_are_counted_among_all(tmp_path: Path) -> None:
    assert len(Law(DATA, further=lambda: [bring(tmp_path)])) == len(Law(DATA)) + 1
    assert Law(DATA, further=lambda: [bring(tmp_path)]).validate() == []


@pytest.mark.parametrize("chapter", ["4", "HCC", "HCC.2"])
def test_they_do_not_replace_chapters_of_ours(tmp_path: Path, chapter: str) -> None:
    extended = Law(DATA, further=lambda: [bring(tmp_path, chapter)])
    file = f"{chapter.lower().replace('.', '_')}.yaml"
    assert extended.validate() == [f"{file}: chapter {chapter} stands in another folder"]
    assert extended.clause("HCC.2.1").title == "Crafting"
    assert extended.clause("4.1").title == "Craft"
