"""The index of the search: a script, so that it can be loaded from a folder without a server.

It holds what :func:`woodlaw.searching.ranking.as_index` gives, each entry with its address and its state, and
``others``: the scenarios, and the sections of other pages. ``law-search.js`` does the rest.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from docutils import nodes

from woodlaw.searching.ranking import as_index
from woodlaw.searching.things import Thing, things
from woodlaw.site.building import writes_site
from woodlaw.site.domain import LawDomain, Object, law_domain
from woodlaw.site.survey import QUESTION, questions

if TYPE_CHECKING:
    from sphinx.application import Sphinx

FILE = "law-index.js"
"""The index, among the static files."""

_UNREAD = ("searchtools.js", "language_data.js", "*stemmer.js", "**/*.map")
"""Static files that nobody reads where Sphinx's own search is not used."""
_SECTION = 400
"""Characters of a section of a guide that are searched at most."""


def write_index(app: Sphinx, exception: Exception | None) -> None:
    """Write the index when a build has ended."""
    if exception is not None or not writes_site(app.builder):
        return
    target = Path(app.outdir) / "_static" / FILE
    target.parent.mkdir(exist_ok=True)
    domain = law_domain(app.env)
    where = {thing: _where(domain, thing) for thing in things(questions().values())}
    index = as_index(thing for thing in where if where[thing])
    for entry, place in zip(index["entries"], filter(None, where.values()), strict=True):
        entry["address"] = _address(app, place)
        if entry["kind"] == "clause":
            entry["state"] = domain.survey.state(entry["id"]).value
    index["others"] = list(_others(app, domain))
    written = json.dumps(index, ensure_ascii=False, separators=(",", ":"))
    target.write_text(f"window.lawIndex={written};\n", encoding="utf-8")


def forget_the_other_search(app: Sphinx, exception: Exception | None) -> None:
    """Remove what only Sphinx's own search would read, where ours takes its place, and the maps of minified files."""
    if exception is None and writes_site(app.builder) and app.config.law_search:
        for file in (path for pattern in _UNREAD for path in Path(app.outdir, "_static").glob(pattern)):
            file.unlink()


def collect_results(app: Sphinx) -> Iterator[tuple[str, dict[str, Any], str]]:
    """Yield the page of results, where ours takes the place of Sphinx's own."""
    if app.config.law_search and writes_site(app.builder):
        body = (
            '<section><h1>Find</h1><div class="law-find-here law-find-all"></div><noscript><p>Finding needs scripts. '
            "The contents beside this page lead everywhere without them.</p></noscript></section>"
        )
        yield "search", {"title": "Find", "body": body, "parents": []}, "page.html"


def _where(domain: LawDomain, thing: Thing) -> Object | None:
    """Return where the site tells a thing; None where it does not."""
    name = thing.id.removeprefix("card.").removeprefix(QUESTION) if thing.kind != "clause" else thing.id
    return domain.objects(thing.kind).get(name)


def _others(app: Sphinx, domain: LawDomain) -> Iterator[Mapping[str, str]]:
    """Yield scenarios and sections of other pages, by name: in which order processes read pages, nobody knows."""
    for name, where in sorted(domain.objects("scenario").items()):
        runs = domain.survey.evidence.scenarios.get(name)
        if runs:
            told = {"title": where.title, "around": runs[0].feature, "state": runs[0].outcome}
            yield {"kind": "scenario", "id": "", "address": _address(app, where), **told}
    for docname, sections in sorted(domain.sections.items()):
        for anchor, title, words in sections:
            page = domain.env.titles[docname].astext()
            address = _address(app, Object(docname, anchor, title))
            yield {"kind": "page", "id": "", "title": title, "words": words, "around": page, "address": address}


def _address(app: Sphinx, where: Object) -> str:
    address = app.builder.get_target_uri(where.docname)
    return f"{address}#{where.anchor}" if where.anchor else address


# The sections of other pages ------------------------------------------------------------------------------------------
def collect_sections(app: Sphinx, doctree: nodes.document) -> None:
    """Keep what the sections of a page say, unless the page tells things of the Law that are found by themselves."""
    docname = app.env.current_document.docname
    domain = law_domain(app.env)
    told = any(where.docname == docname for kind in domain.object_types for where in domain.objects(kind).values())
    if not told and not domain.pages.get(docname):
        domain.sections[docname] = list(_sections(doctree))


def _sections(doctree: nodes.document) -> Iterator[tuple[str, str, str]]:
    for section in doctree.findall(nodes.section):
        title = section.next_node(nodes.title)
        if title is not None:
            top = section.parent is doctree
            words = " ".join(
                each.astext() for each in section.children if isinstance(each, (nodes.paragraph, nodes.bullet_list))
            )
            yield "" if top else section["ids"][0], title.astext(), " ".join(words.split())[:_SECTION]
