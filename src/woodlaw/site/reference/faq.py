"""The directive ``law-faq``: every answered question with its ruling, its clauses and what scenarios show of it.

Clauses are cited by the domain ``law``, and questions told to it; without it their ids stand there unlinked.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from docutils import nodes
from sphinx import addnodes
from sphinx.util.docutils import SphinxDirective

from woodlaw.faq.entries import Entry, Faq
from woodlaw.faq.entries import State as Stated
from woodlaw.faq.packaged import entries, entries_citing, packaged
from woodlaw.site.parts import badge, link, paragraph
from woodlaw.site.reference.parts import law_domain_of, note, proven_by
from woodlaw.site.survey import Survey, Touch, touch_of_question
from woodlaw.table.cited import is_card_citation

if TYPE_CHECKING:
    from sphinx.application import Sphinx


def setup_faq(app: Sphinx) -> None:
    """Add the directive to a Sphinx application."""
    app.add_directive("law-faq", FaqDirective)
    if "law-touching" in app.events.events:
        app.connect("law-touching", _touching)


def _touching(app: Sphinx, clause_id: str) -> list[Touch]:
    """Tell the clause pages which questions cite a clause."""
    return [touch_of_question(entry.tag) for entry in entries_citing(clause_id)]


def anchor_of(entry: Entry) -> str:
    """Return the anchor of an entry on the page that lists it."""
    return f"faq-{entry.id}"


class FaqDirective(SphinxDirective):
    """A section for each file of questions, with its entries."""

    def run(self) -> list[nodes.Node]:
        """Return the sections, after a line that counts how the entries stand."""
        for faq in packaged():
            self.env.note_dependency(str(faq.file))
        domain = law_domain_of(self.env)
        self._survey = domain.survey if domain else None
        return [paragraph(_counted(self._survey)), *(self._section(faq) for faq in packaged())]

    def _section(self, faq: Faq) -> nodes.section:
        anchor = nodes.make_id(f"faq of {faq.title}")
        section = nodes.section("", nodes.title(faq.title, faq.title), ids=[anchor], names=[anchor])
        section += paragraph(f"{faq.source}.")
        section += nodes.definition_list("", *map(self._item, faq.entries), classes=["law-faq"])
        return section

    def _item(self, entry: Entry) -> nodes.definition_list_item:
        note(self.env, "question", entry.id, anchor_of(entry), entry.question)
        term = nodes.term("", "", nodes.Text(entry.question), ids=[anchor_of(entry)])
        cite = cited_link if "law" in self.env.domains else _unlinked
        label = paragraph(nodes.literal(entry.tag, entry.tag), css="law-aside")
        told = (paragraph(entry.ruling), *self._standing(entry), _rests_on(entry, cite), label)
        return nodes.definition_list_item("", term, nodes.definition("", *told))

    def _standing(self, entry: Entry) -> list[nodes.Node]:
        """Return how a question stands, with the scenarios that show its ruling, or as much of it as can be played."""
        if self._survey and entry.state is Stated.EXECUTED:
            return proven_by(self.env, entry.tag) or [paragraph(badge(self._survey.state(entry.tag)))]
        why = f": {entry.why}" if entry.why else ""
        state = nodes.inline("", f"{entry.state.value.capitalize()}{why}.")
        return proven_by(self.env, entry.tag, nodes.inline("", "", state, nodes.Text(" Shown as far as it goes"))) or [
            paragraph(state)
        ]


def standing(entry: Entry, survey: Survey | None) -> str:
    """Return how a question stands in a word.

    What scenarios show counts for a question that they are to show; one that cannot be shown stands as its entry says.
    """
    if survey is None or entry.state is not Stated.EXECUTED:
        return entry.state.value
    return survey.state(entry.tag).value


def _counted(survey: Survey | None) -> str:
    found = [standing(entry, survey) for entry in entries()]
    counts = ", ".join(f"{found.count(word)} {word}" for word in dict.fromkeys(found))
    return f"{len(found)} questions: {counts}."


def _rests_on(entry: Entry, cite: Callable[[str], nodes.Node]) -> nodes.paragraph:
    line = paragraph(nodes.strong("", "Rests on:"), nodes.Text(" "))
    for number, clause in enumerate(entry.clauses):
        line += [nodes.Text(", " if number else ""), cite(clause)]
    older = f" Its source cites an older printing: {', '.join(entry.printed)}." if entry.printed else ""
    line += nodes.Text(f".{older}")
    return line


def cited_link(cited: str) -> addnodes.pending_xref:
    """Return a link to a clause, or to a card, that shows its id."""
    return link("card", cited.removeprefix("card."), cited) if is_card_citation(cited) else link("clause", cited)


def _unlinked(cited: str) -> nodes.Node:
    return nodes.inline("", cited)
