"""The official text, for whoever has the publisher's rules file: beside ours, and what either side alone has.

The configuration value ``woodlaw_official`` names the file, as seen from the folder of ``conf.py``. A broken file is
warned of in one line, once, and the site is built as if there were none.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from docutils import nodes
from sphinx.util import logging

from woodlaw.law.clauses import Clause
from woodlaw.law.comparison import Comparison, Pair, compare
from woodlaw.law.files import LawError
from woodlaw.law.official import OUR_WORDS, OfficialClause, our_clauses, read_official
from woodlaw.law.printed import printed_clauses
from woodlaw.site.reference.parts import (
    Part,
    ReferenceDirective,
    clause_link,
    code,
    definitions,
    listing,
    paragraph,
    table,
)
from woodlaw.site.survey import Beside

if TYPE_CHECKING:
    from markdown_it.token import Token
    from sphinx.application import Sphinx
    from sphinx.config import Config

logger = logging.getLogger(__name__)

CONFIG = "woodlaw_official"
"""The configuration value that names the publisher's file."""


def setup_official(app: Sphinx) -> None:
    """Add the configuration value to a Sphinx application."""
    app.add_config_value(CONFIG, "", "env", types=(str,))
    app.connect("config-inited", _find)
    if "law-beside" in app.events.events:
        app.connect("law-beside", _beside)


def _beside(app: Sphinx, clause_id: str) -> list[Beside]:
    """Lay the official text of a clause beside ours."""
    clause = official_clause(app.config, clause_id)
    return [Beside("Official text", in_plain_words(clause.text))] if clause and clause.text else []


def _find(app: Sphinx, config: Config) -> None:
    """Find the file from the folder of ``conf.py``, and warn where it cannot be used."""
    named = getattr(config, CONFIG)
    if named:
        path = Path(app.confdir, named)
        setattr(config, CONFIG, str(path))
        problem = _read(path, _stamp(path)).problem
        if problem:
            logger.warning("%s: %s", CONFIG, problem, type="law", subtype="official")


# For pages that tell a clause -----------------------------------------------------------------------------------------
def official_clause(config: Config, clause_id: str) -> OfficialClause | None:
    """Return the official clause that one of ours tells, at whatever id it stands; None where there is none."""
    known = _of(config)
    return known.by_our_id.get(clause_id) if known else None


def official_text(config: Config, clause_id: str) -> str:
    """Return what the official clause that one of ours tells says, in plain words; empty where there is none.

    Paragraphs are parted by empty lines.
    """
    clause = official_clause(config, clause_id)
    return "\n\n".join(in_plain_words(clause.text)) if clause else ""


def in_plain_words(text: str) -> tuple[str, ...]:
    """Return the paragraphs of an official text without its marks; a row of a table is a paragraph of its own.

    >>> in_plain_words("A **boot** (`item:boot`), see `rule:3.1` and `faction:cult$10.2`.")
    ('A boot (boot), see 3.1 and 10.2.',)
    """
    from markdown_it import MarkdownIt

    marks = MarkdownIt("zero").enable(["emphasis", "backticks", "table", "list"])
    said: list[str] = []
    row: list[str] | None = None
    for token in marks.parse(text):
        if token.type == "tr_open":
            row = []
        elif token.type == "tr_close":
            said.append(" | ".join(row or ()))
            row = None
        elif token.type == "inline":
            (said if row is None else row).append("".join(map(_said, token.children or ())).strip())
    return tuple(each for each in said if each)


def _said(token: Token) -> str:
    """Return what a part of a line says: code is a reference or an icon, of which the last word is told."""
    if token.type != "code_inline":
        return token.content
    word = re.split(r"[:$]", token.content)[-1].rstrip(".")
    return OUR_WORDS.get(word, word)


# Reading --------------------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class _Known:
    """What a file holds, or the one line that says why it cannot be used."""

    comparison: Comparison | None = None
    by_our_id: Mapping[str, OfficialClause] = field(default_factory=dict)
    problem: str = ""


def _of(config: Config) -> _Known | None:
    """Return what the configured file holds; None where none is configured."""
    path = Path(getattr(config, CONFIG) or "")
    return _read(path, _stamp(path)) if path.name else None


def _stamp(path: Path) -> int:
    """Return when a file was changed, so that one that changes is read again; 0 where it is not there."""
    try:
        return path.stat().st_mtime_ns
    except OSError:
        return 0


@lru_cache(maxsize=1)
def _read(path: Path, _stamp: int) -> _Known:
    ours = our_clauses()
    try:
        comparison = compare(ours, read_official(path, ours), printed_clauses())
    except LawError as error:
        return _Known(problem=error.problems[0])
    pairs = (*comparison.same, *comparison.renamed, *comparison.renumbered, *comparison.reworded)
    return _Known(comparison, {pair.ours.id: pair.official for pair in pairs})


# The page -------------------------------------------------------------------------------------------------------------
class OfficialDirective(ReferenceDirective):
    """What the publisher's file and our Law do not share: clauses added, gone, renamed, renumbered, reworded."""

    def told(self) -> Iterator[nodes.Node]:
        """Yield a section for each kind of difference that there is."""
        known = _of(self.config)
        if known is None:
            yield paragraph("No official text is laid beside ours; ", code(CONFIG), " names none.")
            return
        self.env.note_dependency(getattr(self.config, CONFIG))
        comparison = known.comparison
        if comparison is None:
            yield paragraph(f"The official text cannot be used: {known.problem}")
            return
        yield paragraph(_counted(comparison))
        if comparison.added:
            yield self.section("official-added", "In the official Law only", definitions(map(_added, comparison.added)))
        if comparison.gone:
            yield self.section("official-gone", "In our Law only", listing(map(_ours, comparison.gone)))
        for pairs, anchor, title in (
            (comparison.moved, "official-moved", "In the text of the clause above"),
            (comparison.renamed, "official-renamed", "Under another title"),
            (comparison.renumbered, "official-renumbered", "At another number"),
        ):
            if pairs:
                yield self.section(anchor, title, table(("ours", "official"), map(_pair, pairs)))
        if comparison.reworded:
            reworded = listing(_ours(pair.ours) for pair in comparison.reworded)
            yield self.section("official-reworded", "Other words than were read", reworded)


def _counted(comparison: Comparison) -> str:
    moved = f" {len(comparison.moved)} have become text of the clause above." if comparison.moved else ""
    return f"{_of_kinds(comparison)}{moved}"


def _of_kinds(comparison: Comparison) -> str:
    if not comparison.differences:
        return f"The official Law has the same {len(comparison.same)} clauses as ours."
    return (
        f"{len(comparison.same)} clauses are the same on both sides; {len(comparison.added)} stand "
        f"in the official Law only, {len(comparison.gone)} in ours only, {len(comparison.renamed)} have another title, "
        f"{len(comparison.renumbered)} another number, and {len(comparison.reworded)} other words than those that ours "
        "were written from."
    )


def _added(clause: OfficialClause) -> tuple[list[Part], list[nodes.Node], str]:
    return [nodes.Text(str(clause))], [_said_of(each) for each in in_plain_words(clause.text)], ""


def _said_of(text: str) -> nodes.paragraph:
    return paragraph(nodes.Text(text), css="law-official")


def _pair(pair: Pair) -> list[list[Part]]:
    return [_ours(pair.ours), [nodes.Text(str(pair.official))]]


def _ours(clause: Clause) -> list[Part]:
    return [clause_link(clause.id), f" {clause.title}"]
