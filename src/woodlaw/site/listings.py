"""The pages of source: each module with marked code, highlighted, its clauses beside each function."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any

from woodlaw.law.implements import Implementation
from woodlaw.site.building import writes_site
from woodlaw.site.domain import CODE, LawDomain, code_anchor, law_domain, listing_page
from woodlaw.site.highlighted import highlighted
from woodlaw.site.lean import LISTING
from woodlaw.site.survey import CARD, digest

if TYPE_CHECKING:
    from sphinx.application import Sphinx
    from sphinx.builders.html import StandaloneHTMLBuilder


_MADE_OF = re.compile(r'data-digest="?(\w+)')
"""The digest in a written page; quotes are left out of pages that are small."""


def collect_listings(app: Sphinx) -> Iterator[tuple[str, dict[str, Any], str]]:
    """Yield the pages of source that must be written, and the one that lists them all."""
    if not writes_site(app.builder):
        return
    domain = law_domain(app.env)
    modules = _modules(domain)
    for module, marked in modules.items():
        page = _Listing(app, domain, module, marked)
        if not page.is_written():
            yield (
                page.name,
                {"title": module, "body": page.body(), "parents": [_parent(page.builder, page.name)]},
                LISTING,
            )
    items = "".join(
        f'<li><a href="{escape(_to(app, f"{CODE}/index", listing_page(module)))}">'
        f"<code>{escape(module)}</code></a></li>"
        for module in modules
    )
    body = f"<section><h1>Code that implements the Law</h1>\n<ul>{items}</ul></section>"
    yield f"{CODE}/index", {"title": "Code that implements the Law", "body": body, "parents": []}, "page.html"


def _modules(domain: LawDomain) -> dict[str, list[Implementation]]:
    """Return the marked code of each module that implements something which pages of this site tell."""
    found: dict[str, list[Implementation]] = {}
    for known in domain.survey.marked:
        if domain.survey.sources.text(Path(known.file)):
            found.setdefault(known.module, []).append(known)
    told = {*domain.objects("clause"), *(f"{CARD}{card_id}" for card_id in domain.objects("card"))}
    return {name: marked for name, marked in found.items() if any(told.intersection(known.ids) for known in marked)}


def _parent(builder: StandaloneHTMLBuilder, page: str) -> dict[str, str]:
    return {"link": builder.get_relative_uri(page, f"{CODE}/index"), "title": "Code"}


def _to(app: Sphinx, page: str, other: str) -> str:
    return str(app.builder.get_relative_uri(page, other))


class _Listing:
    """One module's page in the making."""

    def __init__(self, app: Sphinx, domain: LawDomain, module: str, marked: list[Implementation]) -> None:
        self.app = app
        self.builder: Any = app.builder
        self.domain = domain
        self.module = module
        self.marked = marked
        self.name = listing_page(module)
        self.path = Path(marked[0].file)
        self.source = domain.survey.sources.text(self.path)

    def digest(self) -> str:
        """Return what changes when the page must be written again."""
        links = [(known.ids, [self._target(clause_id) for clause_id in known.ids]) for known in self.marked]
        contents = sorted(self.app.env.toctree_includes.items())
        marks = [(known.qualname, known.line, known.audit) for known in self.marked]
        return digest(self.source, marks, links, self.app.config.law_repository, contents)

    def is_written(self) -> bool:
        """Say whether an earlier build has written the page as it must be; the page tells what it was made of."""
        written = Path(self.builder.get_output_path(self.name))
        if not written.exists():
            return False
        found = _MADE_OF.search(written.read_text(encoding="utf-8"))
        return found is not None and found[1] == self.digest()

    def body(self) -> str:
        """Return the page's content as HTML."""
        lines = highlighted(self.builder, self.source)
        starts = {known.line: known for known in self.marked}
        ends = {self.domain.survey.sources.end(self.path, line) for line in starts}
        parts: list[str] = []
        for number, line in enumerate(lines, start=1):
            if number in starts:
                parts.append(self._opening(starts[number]))
            parts.append(f'<i id="L{number}">{line}</i>\n')
            if number in ends:
                parts.append("</span>")
        heading = f"<h1><code>{escape(self.module)}</code></h1>{self._repository()}"
        code = f'<div class="highlight"><pre tabindex="0"><span></span>{"".join(parts)}</pre></div>'
        return f'<section class="law-listing" data-digest="{self.digest()}">{heading}{code}</section>'

    def _opening(self, known: Implementation) -> str:
        verb = "checks records against" if known.audit else "implements"
        links = ", ".join(self._link(clause_id) for clause_id in known.ids)
        anchor = code_anchor(known.qualname)
        return f'<span class="law-marked" id="{anchor}"><span class="law-mark">{verb} {links}</span>'

    def _link(self, clause_id: str) -> str:
        shown = escape(f"{clause_id} {self.domain.survey.title(clause_id)}".strip())
        target = self._target(clause_id)
        return f'<a href="{escape(target, quote=True)}">{shown}</a>' if target else shown

    def _target(self, clause_id: str) -> str:
        """Return where a clause or a card is told, as seen from this page."""
        card = clause_id.startswith(CARD)
        found = self.domain.find("card" if card else "clause", clause_id.removeprefix(CARD) if card else clause_id)
        return f"{_to(self.app, self.name, found.docname)}#{found.anchor}" if found else ""

    def _repository(self) -> str:
        """Return a link to the module in the repository, where one is configured."""
        root = str(self.app.config.law_repository)
        if not root:
            return ""
        parts = self.module.split(".")
        package = self.path.name == "__init__.py"
        file = posixpath.join("src", *parts, "__init__.py") if package else f"{posixpath.join('src', *parts)}.py"
        link = escape(f"{root.rstrip('/')}/{file}", quote=True)
        return f'<p><a class="reference external" href="{link}">In the repository</a></p>'
