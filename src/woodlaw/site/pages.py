"""The source pages of the site that are written for the user: one a chapter, one a feature file, and the tables.

Where they are asked for, there are one a card, one for the readings of each faction, and some of rulings, too. They
stand in the folders ``law``, ``scenarios``, ``cards``, ``readings`` and ``rulings`` of the documentation, hold no more
than a directive each, and are rewritten only when that changes. Their first line says that they are ours, so that
nobody else's page is touched.
"""

from __future__ import annotations

import os
import posixpath
import re
from collections.abc import Iterable, Mapping
from itertools import groupby
from pathlib import Path
from types import MappingProxyType

from sphinx.util import logging

from woodlaw.site.reference.rulings import parts_of
from woodlaw.site.survey import Survey
from woodlaw.table.cited import PREFIX

logger = logging.getLogger(__name__)

LAW = "law"
"""The folder of the pages of the Law."""
SCENARIOS = "scenarios"
"""The folder of the pages of scenarios."""
CARDS = "cards"
"""The folder of the pages of cards."""
READINGS = "readings"
"""The folder of the pages of readings."""
RULINGS = "rulings"
"""The folder of the pages of rulings."""
_MARKS = {".md": "% written by woodlaw.site", ".rst": ".. written by woodlaw.site"}

Directive = tuple[str, str, tuple[str, ...]]
"""A directive of a page: its name, its argument, and its lines."""

Pages = Mapping[str, tuple[str, tuple[Directive, ...]]]
"""By the name of each page its title, empty where a directive brings it, and its directives."""


def chapter_page(chapter_id: str) -> str:
    """Return the name of the page of a chapter: ``law/rb-6``."""
    return f"{LAW}/{chapter_id.lower().replace('.', '-')}"


def feature_page(file: str) -> str:
    """Return the name of the page of a feature file: ``scenarios/04-key-actions/battle``."""
    parts = file.removesuffix(".feature").removeprefix("/").removeprefix("features/").split("/")
    return "/".join((SCENARIOS, *map(_plain, parts)))


def ruling_page(name: str, part: int) -> str:
    """Return the name of a page of a file of cases, without its folder: ``crafting``, ``crafting-2``."""
    return _plain(name) if part == 1 else f"{_plain(name)}-{part}"


def _plain(part: str) -> str:
    """Return a part of a path that every file system and every address can hold."""
    return re.sub(r"[^a-z0-9]+", "-", part.lower()).strip("-")[:60] or f"x{part.encode().hex()[:40]}"


def write_pages(folder: Path, suffix: str, survey: Survey, besides: Pages = MappingProxyType({})) -> None:
    """Write what pages there must be into the folder of the documentation, and remove ours that must be no more."""
    every = {**_pages(survey), **besides}
    wanted = {folder / f"{name}{suffix}": _source(suffix, *page) for name, page in every.items()}
    for path, text in wanted.items():
        if path.exists() and not _is_ours(path):
            logger.warning(
                "%s: expected no page of your own here; it is kept, and ours is not written", path, type="law"
            )
        elif not path.exists() or path.read_text(encoding="utf-8") != text:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    for part in (LAW, SCENARIOS, CARDS, READINGS, RULINGS):
        for path in sorted((folder / part).rglob("*")):
            if path.suffix in _MARKS and path not in wanted and _is_ours(path):
                path.unlink()


def _is_ours(path: Path) -> bool:
    with path.open(encoding="utf-8", errors="replace") as file:
        return file.readline().rstrip() == _MARKS.get(path.suffix)


def reference_pages(folder: Path, cards: Iterable[str], chapters: Iterable[str], rulings: Path | None) -> Pages:
    """Return the pages of some cards, by the ids that cite them, of chapters' readings, and of a folder of cases."""
    pages: dict[str, tuple[str, tuple[Directive, ...]]] = {}
    for cited in cards:
        name = cited.removeprefix(PREFIX)
        pages[f"{CARDS}/{name}"] = ("", (("law-card", name, ()),))
    for chapter_id in chapters:
        pages[f"{READINGS}/{posixpath.basename(chapter_page(chapter_id))}"] = ("", (("law-readings", chapter_id, ()),))
    for file in sorted(rulings.glob("*.yaml")) if rulings else ():
        seen = Path(os.path.relpath(file, folder / RULINGS)).as_posix()
        for part in range(1, parts_of(file) + 1):
            pages[f"{RULINGS}/{ruling_page(file.stem, part)}"] = ("", (("law-rulings", seen, (f":part: {part}", "")),))
    return pages


def _pages(survey: Survey) -> Pages:
    """Return the pages of the Law and of the scenarios."""
    chapters = survey.law.chapters()
    pages: dict[str, tuple[str, tuple[Directive, ...]]] = {
        f"{LAW}/index": (
            "The Law",
            (("law:find", "", ()), ("law:summary", "", ()), _contents(map(chapter_page, chapters))),
        ),
        f"{LAW}/matrix": ("All clauses", (("law:matrix", "", ()),)),
        f"{LAW}/uncovered": ("What is not proven", (("law:uncovered", "", ()),)),
    }
    for chapter_id in chapters:
        pages[chapter_page(chapter_id)] = ("", (("law:chapter", chapter_id, ()),))
    features: dict[str, str] = {}
    for file in survey.evidence.by_file:
        name = feature_page(file)
        while name in pages or name.endswith("/index"):
            name += "-2"
        features[file] = name
        pages[name] = ("", (("law:feature", file, ()),))
    folders = {folder: list(names) for folder, names in groupby(sorted(features.values()), key=posixpath.dirname)}
    for folder, names in folders.items():
        if folder != SCENARIOS:
            pages[f"{folder}/index"] = (_folder_title(survey, folder), (_contents(names),))
    loose = folders.pop(SCENARIOS, [])
    contents = _contents((*(f"{folder}/index" for folder in folders), *loose))
    pages[f"{SCENARIOS}/index"] = ("Scenarios", (("law:features", "", ()), contents))
    return pages


def _folder_title(survey: Survey, folder: str) -> str:
    """Return what to call a folder of features: after its chapter, where its name begins with one."""
    name = posixpath.basename(folder)
    chapter_id = name.partition("-")[0].lstrip("0").upper()
    if chapter_id and survey.law.is_chapter(chapter_id):
        return f"{chapter_id} {survey.law.chapter(chapter_id).title}"
    return name.replace("-", " ").capitalize()


def _contents(names: Iterable[str]) -> Directive:
    return "toctree", "", (":maxdepth: 1", "", *(f"/{name}" for name in names))


def _source(suffix: str, title: str, directives: Iterable[Directive]) -> str:
    blocks = [_MARKS[suffix]]
    if title:
        blocks.append(f"# {title}" if suffix == ".md" else f"{title}\n{'=' * len(title)}")
    for name, argument, lines in directives:
        if suffix == ".md":
            blocks.append("\n".join((f"```{{{name}}} {argument}".rstrip(), *lines, "```")))
        else:
            blocks.append("\n".join((f".. {name}:: {argument}".rstrip(), *(f"   {line}".rstrip() for line in lines))))
    return "\n\n".join(blocks) + "\n"
