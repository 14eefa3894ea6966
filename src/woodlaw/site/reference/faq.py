"""The directive ``law-faq``: every answered question with its ruling, its clauses and whether the engine agrees.

Clauses are cited by the domain ``law``, and questions told to it; without it their ids stand there unlinked.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

from docutils import nodes
from sphinx import addnodes
from sphinx.util.docutils import SphinxDirective

from woodlaw.faq.entries import Entry, Faq, is_card
from woodlaw.faq.packaged import entries, entries_citing, packaged
from woodlaw.site.parts import link, paragraph
from woodlaw.site.reference.parts import proven_by
from woodlaw.site.survey import Touch

if TYPE_CHECKING:
    from sphinx.application import Sphinx


def setup_faq(app: Sphinx) -> None:
    """Add the directive to a Sphinx application."""
    app.add_directive("law-faq", FaqDirective)
    if "law-touching" in app.events.events:
        app.connect("law-touching", _touching)


def _touching(app: Sphinx, clause_id: str) -> list[Touch]:
    """Tell the clause pages which questions cite a clause."""
    return [Touch("question", f"FAQ {entry.id}", "question", entry.id) for entry in entries_citing(clause_id)]


def anchor_of(entry: Entry) -> str:
    """Return the anchor of an entry on the page that lists it."""
    return f"faq-{entry.id}"


class FaqDirective(SphinxDirective):
    """A section for each file of questions, with its entries."""

    def run(self) -> list[nodes.Node]:
        """Return the sections, after a line that counts what the engine makes of the entries."""
        for faq in packaged():
            self.env.note_dependency(str(faq.file))
        outcomes = _outcomes()
        return [paragraph(_counted(outcomes)), *(self._section(faq, outcomes) for faq in packaged())]

    def _section(self, faq: Faq, outcomes: Mapping[str, str]) -> nodes.section:
        anchor = nodes.make_id(f"faq of {faq.title}")
        section = nodes.section("", nodes.title(faq.title, faq.title), ids=[anchor], names=[anchor])
        section += paragraph(f"{faq.source}.")
        section += nodes.definition_list(
            "", *(self._item(entry, outcomes[entry.tag]) for entry in faq.entries), classes=["law-faq"]
        )
        return section

    def _item(self, entry: Entry, outcome: str) -> nodes.definition_list_item:
        self._note(entry)
        tag = nodes.literal(entry.tag, entry.tag)
        term = nodes.term("", "", tag, nodes.Text(f" {entry.question}"), ids=[anchor_of(entry)])
        cite = cited_link if "law" in self.env.domains else _unlinked
        told = (*_content(entry, outcome, cite), *proven_by(self.env, entry.tag))
        return nodes.definition_list_item("", term, nodes.definition("", *told))

    def _note(self, entry: Entry) -> None:
        """Let the domain ``law``, where there is one, know where a question is told."""
        if "law" in self.env.domains:
            domain: Any = self.env.domains["law"]
            domain.note("question", entry.id, anchor_of(entry), entry.question)


def _outcomes() -> Mapping[str, str]:
    """Return by tag what the engine makes of each entry; what it is meant to, where nothing reads its scenarios."""
    try:
        from woodlaw.faq.checking import check, scenarios_by_question
    except ModuleNotFoundError:
        return {entry.tag: entry.state.value for entry in entries()}
    from woodlaw.faq.packaged import scenarios_folder

    verdicts = check(entries(), scenarios_by_question(scenarios_folder()))
    return {verdict.entry.tag: verdict.outcome.value for verdict in verdicts}


def _counted(outcomes: Mapping[str, str]) -> str:
    found = list(outcomes.values())
    counts = ", ".join(f"{found.count(outcome)} {outcome}" for outcome in dict.fromkeys(found))
    return f"{len(found)} questions: {counts}."


def _content(entry: Entry, outcome: str, cite: Callable[[str], nodes.Node]) -> Iterator[nodes.Node]:
    yield paragraph(entry.ruling)
    state = f"{outcome}: {entry.why}" if entry.why else outcome
    line = paragraph("", css=f"law-faq-state law-faq-{outcome.replace(' ', '-')}")
    line += [nodes.strong("", "State:"), nodes.Text(f" {state}. "), nodes.strong("", "Rests on:"), nodes.Text(" ")]
    for number, clause in enumerate(entry.clauses):
        line += [nodes.Text(", " if number else ""), cite(clause)]
    older = f" Its source cites an older printing: {', '.join(entry.printed)}." if entry.printed else ""
    line += nodes.Text(f".{older}")
    yield line


def cited_link(cited: str) -> addnodes.pending_xref:
    """Return a link to a clause, or to a card, that shows its id."""
    return link("card", cited.removeprefix("card."), cited) if is_card(cited) else link("clause", cited)


def _unlinked(cited: str) -> nodes.Node:
    return nodes.inline("", cited)
