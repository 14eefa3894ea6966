"""The source pages of the site that are written for the user: one a chapter, one a feature file, and the tables.

They stand in the folders ``law`` and ``scenarios`` of the documentation, hold no more than a directive each, and are
rewritten only when that changes. Their first line says that they are ours, so that nobody else's page is touched.
"""

from __future__ import annotations

import posixpath
from collections.abc import Iterable, Mapping
from itertools import groupby
from pathlib import Path

from docutils import nodes
from sphinx.util import logging

from woodlaw.site.survey import Survey

logger = logging.getLogger(__name__)

LAW = "law"
"""The folder of the pages of the Law."""
SCENARIOS = "scenarios"
"""The folder of the pages of scenarios."""
_MARKS = {".md": "% written by woodlaw.site", ".rst": ".. written by woodlaw.site"}

Directive = tuple[str, str, tuple[str, ...]]
"""A directive of a page: its name, its argument, and its lines."""


def chapter_page(chapter_id: str) -> str:
    """Return the name of the page of a chapter: ``law/rb-6``."""
    return f"{LAW}/{chapter_id.lower().replace('.', '-')}"


def feature_page(file: str) -> str:
    """Return the name of the page of a feature file: ``scenarios/04-key-actions/battle``."""
    parts = file.removesuffix(".feature").removeprefix("/").removeprefix("features/").split("/")
    return "/".join((SCENARIOS, *(nodes.make_id(part) or f"x{part.encode().hex()[:40]}" for part in parts)))


def write_pages(folder: Path, suffix: str, survey: Survey) -> None:
    """Write what pages there must be into the folder of the documentation, and remove ours that must be no more."""
    wanted = {folder / f"{name}{suffix}": _source(suffix, *page) for name, page in _pages(survey).items()}
    for path, text in wanted.items():
        if path.exists() and not _is_ours(path):
            logger.warning(
                "%s: expected no page of your own here; it is kept, and ours is not written", path, type="law"
            )
        elif not path.exists() or path.read_text(encoding="utf-8") != text:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    for part in (LAW, SCENARIOS):
        for path in sorted((folder / part).rglob("*")):
            if path.suffix in _MARKS and path not in wanted and _is_ours(path):
                path.unlink()


def _is_ours(path: Path) -> bool:
    with path.open(encoding="utf-8", errors="replace") as file:
        return file.readline().rstrip() == _MARKS.get(path.suffix)


def _pages(survey: Survey) -> dict[str, tuple[str, tuple[Directive, ...]]]:
    """Return each page's title, empty where a directive brings it, and its directives."""
    chapters = survey.law.chapters()
    pages: dict[str, tuple[str, tuple[Directive, ...]]] = {
        f"{LAW}/index": (
            "The Law",
            (("law:summary", "", ()), _contents(f"/{chapter_page(each)}" for each in chapters)),
        ),
        f"{LAW}/matrix": ("All clauses", (("law:matrix", "", ()),)),
        f"{LAW}/uncovered": ("What is not proven", (("law:uncovered", "", ()),)),
    }
    for chapter_id in chapters:
        pages[chapter_page(chapter_id)] = ("", (("law:chapter", chapter_id, ()),))
    features = {file: feature_page(file) for file in survey.evidence.by_file}
    for file, name in features.items():
        pages[name] = ("", (("law:feature", file, ()),))
    pages[f"{SCENARIOS}/index"] = ("Scenarios", (("law:features", "", ()), *_folders(features)))
    return pages


def _folders(features: Mapping[str, str]) -> tuple[Directive, ...]:
    """Return the contents of each folder of features, its name above it."""
    found = groupby(sorted(features.values()), key=posixpath.dirname)
    return tuple(_contents((f"/{name}" for name in names), caption=_caption(folder)) for folder, names in found)


def _caption(folder: str) -> str:
    return posixpath.basename(folder).replace("-", " ")


def _contents(names: Iterable[str], caption: str = "") -> Directive:
    options = (":maxdepth: 1", *((f":caption: {caption}",) if caption else ()))
    return "toctree", "", (*options, "", *names)


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
