"""A page for each clause: an address of its own, with the title and the description that a shared link shows.

The pages are written as soon as the page of their chapter is, beside it, out of what stands there below the title of
each clause. They are lean, so that a thousand of them weigh little and a shared link opens at once.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from markupsafe import Markup

from woodlaw.law.addresses import clause_page
from woodlaw.law.clauses import Clause
from woodlaw.site.building import writes_site
from woodlaw.site.domain import LawDomain, code_anchor, law_domain, listing_page
from woodlaw.site.highlighted import highlighted
from woodlaw.site.lean import Link, lean_context
from woodlaw.site.sharing import full_address, meta_tags, templates
from woodlaw.site.writing import plain

if TYPE_CHECKING:
    from sphinx.application import Sphinx

_HERE = re.compile(r'href="#')


class Source(NamedTuple):
    """A piece of code as a page shows it: where it is highlighted in whole, its name and module, its lines."""

    address: str
    name: str
    module: str
    lines: Markup


def write_clause_pages(app: Sphinx, pagename: str, templatename: str, context: dict[str, Any], doctree: object) -> None:
    """Write the pages of the clauses of a chapter, when the page of the chapter is about to be written."""
    domain = law_domain(app.env)
    bodies = domain.bodies.pop(pagename, {})
    chapter = next((part[1] for part in domain.pages.get(pagename, {}) if part[0] == "chapter"), "")
    if chapter and bodies and writes_site(app.builder):
        _Pages(app, domain, pagename, chapter).write(context, bodies)


class _Pages:
    """The pages of the clauses of one chapter."""

    def __init__(self, app: Sphinx, domain: LawDomain, pagename: str, chapter_id: str) -> None:
        self.app = app
        builder: Any = app.builder
        self.builder = builder
        self.survey = domain.survey
        self.pagename = pagename
        self.chapter = self.survey.law.chapter(chapter_id)
        self.file = Path(builder.get_output_path(pagename))

    def write(self, context: Mapping[str, Any], bodies: Mapping[str, str]) -> None:
        """Write the page of each clause that has a body, except the chapter itself."""
        self.file.parent.mkdir(parents=True, exist_ok=True)
        told = [clause for clause in self.chapter.clauses if clause.id in bodies and clause.id != self.chapter.id]
        common = {**lean_context(self.app, context), "what": "clause", "chapter": self.file.name}
        common["beside"] = list(map(self._link, told))
        template = templates().get_template("clause.html")
        for number, clause in enumerate(told):
            page = template.render(
                **common,
                **self._of(clause, bodies[clause.id]),
                before=self._link(told[number - 1]) if number else None,
                after=self._link(told[number + 1]) if number + 1 < len(told) else None,
            )
            self.file.with_name(f"{clause_page(clause.id)}.html").write_text(page, encoding="utf-8")

    def _of(self, clause: Clause, body: str) -> dict[str, Any]:
        """Return what a page has for itself."""
        folder = self.builder.get_target_uri(self.pagename).rpartition("/")[0]
        address = full_address(self.app, f"{folder}/{clause_page(clause.id)}.html".removeprefix("/"))
        said = clause.text or f"{clause.title}, a clause of the chapter {self.chapter.title}."
        above = [each for each in self.survey.law.ancestors(clause.id) if each.id != self.chapter.id]
        chapter = Link(self.file.name, f"{self.chapter.id} {self.chapter.title}", "")
        return {
            "clause": clause,
            "title": str(clause),
            "meta": Markup(meta_tags(self.app, self.pagename, str(clause), said, address)),  # noqa: S704 (escaped there)
            "address": address,
            "above": [chapter, *map(self._link, above)],
            "below": [self._link(each) for each in self.survey.law.children(clause.id)],
            "body": Markup(_HERE.sub(f'href="{self.file.name}#', plain(body))),  # noqa: S704 (written by Sphinx)
            "sources": list(self._sources(clause)),
        }

    def _link(self, clause: Clause) -> Link:
        name = self.file.name if clause.id == self.chapter.id else f"{clause_page(clause.id)}.html"
        return Link(name, str(clause), clause.text)

    def _sources(self, clause: Clause) -> Iterator[Source]:
        """Yield the code that is marked with a clause."""
        for code in self.survey.code.get(clause.id, ()):
            page = self.builder.get_relative_uri(self.pagename, listing_page(code.module))
            lines = highlighted(self.builder, self.survey.modules[code.module])[code.line - 1 : code.last]
            yield Source(f"{page}#{code_anchor(code.qualname)}", code.qualname, code.module, Markup("\n".join(lines)))  # noqa: S704 (Pygments)
