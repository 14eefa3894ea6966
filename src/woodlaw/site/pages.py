"""The source pages of the site that are written for the user: one a chapter, those of feature files, and the tables.

Where they are asked for, there are those of :data:`REFERENCE` and some of rulings, too. They stand in folders of the
documentation, hold no more than a directive each, and are rewritten only when that changes. Their first line says that
they are ours, so that nobody else's page is touched.
"""

from __future__ import annotations

import os
import posixpath
import re
from collections.abc import Collection, Iterable, Mapping
from itertools import groupby
from pathlib import Path
from types import MappingProxyType

from sphinx.util import logging

from woodlaw.site.reference.rulings import parts_of
from woodlaw.site.scenarios import parts_of_feature
from woodlaw.site.survey import Survey

logger = logging.getLogger(__name__)

LAW = "law"
"""The folder of the pages of the Law."""
SCENARIOS = "scenarios"
"""The folder of the pages of scenarios."""
RULINGS = "rulings"
"""The folder of the pages of rulings."""
REFERENCE = MappingProxyType(
    {
        "cards": "law-card",
        "readings": "law-readings",
        "modules": "law-engine",
        "points": "law-extension-points",
        "steps": "law-vocabulary",
    }
)
"""The folders of the pages of reference, and the directive of those in each."""
_MARKS = {".md": "% written by woodlaw.site", ".rst": ".. written by woodlaw.site"}

Directive = tuple[str, str, tuple[str, ...]]
"""A directive of a page: its name, its argument, and its lines."""

Pages = Mapping[str, tuple[str, tuple[Directive, ...]]]
"""By the name of each page its title, empty where a directive brings it, and its directives."""


def chapter_page(chapter_id: str) -> str:
    """Return the name of the page of a chapter: ``law/rb-6``."""
    return f"{LAW}/{chapter_id.lower().replace('.', '-')}"


def feature_page(file: str) -> str:
    """Return the name of the first page of a feature file: ``scenarios/04-key-actions/battle``."""
    parts = file.removesuffix(".feature").removeprefix("/").removeprefix("features/").split("/")
    return "/".join((SCENARIOS, *map(_plain, parts)))


def _page(name: str, part: int) -> str:
    """Return the name of a page of something that takes several: ``crafting``, ``crafting-2``."""
    return name if part == 1 else f"{name}-{part}"


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
    for part in (LAW, SCENARIOS, RULINGS, *REFERENCE):
        for path in sorted((folder / part).rglob("*")):
            if path.suffix in _MARKS and path not in wanted and _is_ours(path):
                path.unlink()


def _is_ours(path: Path) -> bool:
    with path.open(encoding="utf-8", errors="replace") as file:
        return file.readline().rstrip() == _MARKS.get(path.suffix)


def reference_pages(folder: Path, told: Mapping[str, Iterable[str]], rulings: Path | None) -> Pages:
    """Return pages of reference, by folder what the directive of each page tells, and those of a folder of cases."""
    pages: dict[str, tuple[str, tuple[Directive, ...]]] = {
        f"{part}/{_plain(name)}": ("", ((REFERENCE[part], name, ()),)) for part, names in told.items() for name in names
    }
    for file in sorted(rulings.glob("*.yaml")) if rulings else ():
        seen = Path(os.path.relpath(file, folder / RULINGS)).as_posix()
        for part in range(1, parts_of(file) + 1):
            page = ("", (("law-rulings", seen, (f":part: {part}", "")),))
            pages[f"{RULINGS}/{_page(_plain(file.stem), part)}"] = page
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
    features: list[tuple[str, list[str]]] = []
    for file, runs in survey.evidence.by_file.items():
        count = len(parts_of_feature(survey, runs))
        names = []
        for part in range(1, count + 1):
            names.append(_free(_page(feature_page(file), part), pages))
            pages[names[-1]] = ("", (("law:feature", file, (f":part: {part}", "") if count > 1 else ()),))
        features.append((posixpath.dirname(names[0]), names))
    folders = {
        folder: [name for _, names in these for name in names]
        for folder, these in groupby(sorted(features), lambda each: each[0])
    }
    for folder, names in folders.items():
        if folder != SCENARIOS:
            pages[f"{folder}/index"] = (_folder_title(survey, folder), (_contents(names),))
    loose = folders.pop(SCENARIOS, [])
    contents = _contents((*(f"{folder}/index" for folder in folders), *loose))
    pages[f"{SCENARIOS}/index"] = ("Scenarios", (("law:features", "", ()), contents))
    return pages


def _free(name: str, taken: Collection[str]) -> str:
    """Return the name of a page that no other has, nor the page that lists those of a folder."""
    while name in taken or name.endswith("/index"):
        name += "-2"
    return name


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
