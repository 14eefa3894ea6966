"""The index of the search: a script, so that it can be loaded from a folder without a server.

It holds ``synonyms``, and ``entries``, a list for each thing that can be found: its kind, its id, another spelling of
the id, its title, its address, its words, its state, what surrounds it, what it cites (parted by spaces), and for a
clause its weight, the faction that its chapter is of, and whether it defines a word (1, or 0).
``law-search.js`` does the rest.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from docutils import nodes

from woodlaw.factions.registry import factions
from woodlaw.law.clauses import Clause, ClauseKind
from woodlaw.site.building import writes_site
from woodlaw.site.data import read
from woodlaw.site.domain import LawDomain, Object, law_domain
from woodlaw.site.survey import QUESTION, questions
from woodlaw.table.cited import cited_cards

if TYPE_CHECKING:
    from sphinx.application import Sphinx

FILE = "law-index.js"
"""The index, among the static files."""

Entry = list[Any]
"""What :mod:`woodlaw.site.finding` says that an entry of the index holds."""

_UNREAD = ("searchtools.js", "language_data.js", "*stemmer.js", "**/*.map")
"""Static files that nobody reads where Sphinx's own search is not used."""
_ROMAN = {"I": 1, "V": 5, "X": 10}
_LAST = re.compile(r"([IVX]+)([a-z]?)")
_WEIGHTS = {
    ClauseKind.RULE: 1.0,
    ClauseKind.SETUP: 0.9,
    ClauseKind.HEADING: 0.8,
    ClauseKind.OVERVIEW: 0.7,
    ClauseKind.REFERENCE: 0.8,
}
"""How much a clause of each kind has to say to somebody who asks: rules come before what introduces them."""
_APART = 0.8
"""How much a clause of the Law of Rootbotics weighs: it rules bots only."""
_GLOSSARY = "G"
"""The chapter that defines words: who types such a word gets its clause before others of the same title."""
_SECTION = 400
"""Characters of a section of a guide that are searched at most."""


def write_index(app: Sphinx, exception: Exception | None) -> None:
    """Write the index when a build has ended."""
    if exception is not None or not writes_site(app.builder):
        return
    target = Path(app.outdir) / "_static" / FILE
    target.parent.mkdir(exist_ok=True)
    synonyms = [[asked, means] for asked, means in read("synonyms")["means"].items()]
    index = {"synonyms": synonyms, "entries": list(_entries(app, law_domain(app.env)))}
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


def _entries(app: Sphinx, domain: LawDomain) -> Iterator[Entry]:
    """Yield every entry: clauses with their readings, cards, questions, scenarios, sections of other pages.

    The Law goes in its own order and all else by name: in which order processes read the pages, nobody knows.
    """
    told = domain.objects("clause")
    for clause_id, clause in domain.survey.clauses.items():
        if clause_id in told:
            yield from _of_clause(app, domain, clause, told[clause_id])
    for name, where in sorted(domain.objects("card").items()):
        yield _of_card(app, name, where)
    for name, where in sorted(domain.objects("question").items()):
        yield _of_question(app, domain, name, where)
    for name, where in sorted(domain.objects("scenario").items()):
        runs = domain.survey.evidence.scenarios.get(name)
        if runs:
            address = _address(app, where)
            yield [
                "scenario",
                "",
                "",
                where.title,
                address,
                "",
                runs[0].outcome,
                runs[0].feature,
                " ".join(runs[0].tagged),
            ]
    for docname, sections in sorted(domain.sections.items()):
        for anchor, title, words in sections:
            page = domain.env.titles[docname].astext()
            yield ["page", "", "", title, _address(app, Object(docname, anchor, title)), words, "", page, ""]


def _of_clause(app: Sphinx, domain: LawDomain, clause: Clause, where: Object) -> Iterator[Entry]:
    survey = domain.survey
    address, state = _address(app, where), survey.state(clause.id).value
    above = [survey.law.chapter(clause.chapter).title, *(each.title for each in survey.law.ancestors(clause.id))]
    weight = _WEIGHTS[clause.kind] * (_APART if clause.id.startswith("RB.") else 1)
    around = " ".join(dict.fromkeys(above))
    numbers = in_numbers(clause.id)
    spelling = numbers if numbers != clause.id else ""
    # A chapter of a faction is where somebody looks who names the faction.
    home = above[0] if clause.chapter in {faction.chapter for faction in factions().values()} else ""
    found = ["clause", clause.id, spelling, clause.title, address, clause.text, state, around, ""]
    yield [*found, round(weight, 2), home, int(clause.chapter == _GLOSSARY)]
    for reading in clause.readings:
        yield ["reading", clause.id, spelling, reading.on, address, reading.reading, "", clause.title, clause.id]


def _of_card(app: Sphinx, name: str, where: Object) -> Entry:
    known = cited_cards().get(f"card.{name}")
    card = known.cards[0] if known else None
    said = f"{card.effect} {card.kind} {card.item or ''}".strip() if card else ""
    around = " ".join(known.decks) if known else ""
    return ["card", f"card.{name}", name, where.title, _address(app, where), said, "", around, ""]


def _of_question(app: Sphinx, domain: LawDomain, name: str, where: Object) -> Entry:
    tag = f"{QUESTION}{name}"
    entry = questions().get(tag)
    ruling, cited = (entry.ruling, " ".join(entry.clauses)) if entry else ("", "")
    return ["question", f"FAQ {name}", "", where.title, _address(app, where), ruling, "", "", cited]


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


def in_numbers(clause_id: str) -> str:
    """Return an id with numbers for its roman numerals and letters: ``HCC.2.6.IV`` is ``HCC.2.6.4``."""
    above, _, last = clause_id.rpartition(".")
    found = _LAST.fullmatch(last)
    if not above or not found:
        return clause_id
    letter = f".{ord(found[2]) - ord('a') + 1}" if found[2] else ""
    return f"{above}.{_value(found[1])}{letter}"


def _value(numeral: str) -> int:
    digits = [_ROMAN[sign] for sign in numeral]
    return sum(-one if one < after else one for one, after in zip(digits, [*digits[1:], 0], strict=True))
