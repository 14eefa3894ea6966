"""What the pages of reference are made of: links, tables, sections, docstrings."""

from __future__ import annotations

import inspect
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from docutils import nodes
from docutils.parsers.rst import Parser, directives
from docutils.utils import new_document
from sphinx import addnodes
from sphinx.util.docutils import SphinxDirective

from woodlaw.law.implements import Implementation
from woodlaw.law.registry import law
from woodlaw.site.chapters import listed_proofs
from woodlaw.site.domain import LawDomain
from woodlaw.site.illustrations import illustrations
from woodlaw.site.parts import badge, link, pictures
from woodlaw.site.parts import words as linked
from woodlaw.site.states import State
from woodlaw.site.survey import Survey, digest, proofs

if TYPE_CHECKING:
    from sphinx.environment import BuildEnvironment

Part = nodes.Node | str
"""What stands in a line: a node, or a text in which the ids of clauses become links."""


class ReferenceDirective(SphinxDirective, ABC):
    """A directive without content or options that writes what :meth:`told` yields."""

    @abstractmethod
    def told(self) -> Iterator[nodes.Node]:
        """Yield what the directive writes."""

    def run(self) -> list[nodes.Node]:
        """Return what the directive writes."""
        return list(self.told())

    def depend_on(self, *made_of: object) -> None:
        """Let the page be read again when the source of a module or class, or a file, changes."""
        for each in made_of:
            file = each if isinstance(each, str) else inspect.getsourcefile(each)  # type: ignore[arg-type]
            if file:
                self.env.note_dependency(file)

    def depend_on_data(self, package: str) -> None:
        """Let the page be read again when a YAML file of a package changes."""
        for folder in import_module(package).__path__:
            for file in sorted(Path(folder).glob("**/*.yaml")):
                self.env.note_dependency(str(file))

    def docstring(self, text: str, link: Callable[[str], nodes.Node | None] = lambda _: None) -> list[nodes.Node]:
        """Return a docstring as nodes. Only references for which ``link`` gives a node are linked."""
        document = new_document("docstring", self.state.document.settings)
        document.reporter = self.state.document.reporter
        Parser().parse(inspect.cleandoc(text), document)
        for reference in list(document.findall(addnodes.pending_xref)):
            linked = link(str(reference["reftarget"]).rpartition(".")[2])
            shown = reference.astext().removesuffix("()")
            reference.replace_self(linked or nodes.literal(shown, shown))
        for plain in list(document.findall(nodes.Text)):
            if isinstance(plain.parent, nodes.paragraph):
                plain.parent.replace(plain, words(plain.astext()))
        return list(document.children)

    def section(self, anchor: str, title: str, *content: nodes.Node, label: bool = False) -> nodes.section:
        """Return a section; with ``label`` other pages can refer to it by its anchor."""
        made = nodes.section("", nodes.title(title, title), *content, ids=[anchor], names=[anchor])
        if label:
            self.env.domains.standard_domain.note_hyperlink_target(anchor, self.env.docname, anchor, title)
        return made


class Section(NamedTuple):
    """A section of a directive that may tell it on a page of its own.

    ``holds`` says in a list what is in it, ``content`` writes it, and ``made_of`` is what :meth:`depend_on` takes.
    """

    anchor: str
    title: str
    holds: Sequence[Part]
    content: Callable[[], Iterable[nodes.Node]]
    made_of: Sequence[object] = ()


class SectionsDirective(ReferenceDirective):
    """A directive that writes sections, or the one that its argument names.

    Where the setting ``law_reference_pages`` gives each a page, they are listed with links there.
    """

    optional_arguments = 1
    heads: ClassVar[tuple[str, str]]
    """What stands above such a list: what a section is, and what it holds."""

    @abstractmethod
    def sections(self) -> Mapping[str, Section]:
        """Return the sections by name, in order."""

    def told(self) -> Iterator[nodes.Node]:
        """Yield the sections, one of them, or the list."""
        sections = self.sections()
        named = directives.choice(self.arguments[0], list(sections)) if self.arguments else ""
        told = [section for name, section in sections.items() if named in ("", name)]
        self.depend_on(*(part for section in told for part in section.made_of))
        if not named and getattr(self.config, "law_reference_pages", False):
            yield table(self.heads, ([[moved_link(each.anchor, each.title)], each.holds] for each in told))
        else:
            yield from map(self._written, told)

    def _written(self, section: Section) -> nodes.section:
        return self.section(section.anchor, section.title, *section.content(), label=True)


# Links ----------------------------------------------------------------------------------------------------------------
def clause_link(clause_id: str, text: str = "") -> addnodes.pending_xref:
    """Return a link to a clause of the Law; its text is the id where none is given."""
    return link("clause", clause_id, text)


def card_link(card_id: str, name: str) -> addnodes.pending_xref:
    """Return a link to a card."""
    return link("card", card_id, name)


def code_link(known: Implementation) -> addnodes.pending_xref:
    """Return a link to marked code."""
    return link("code", f"{known.module}:{known.qualname}", f"{known.module}.{known.qualname}")


def label_link(label: str, text: str) -> addnodes.pending_xref:
    """Return a link to a section that has a label."""
    return addnodes.pending_xref(
        "", nodes.inline("", text), refdomain="std", reftype="ref", reftarget=label, refexplicit=True, refwarn=False
    )


def moved_link(anchor: str, title: str) -> nodes.inline:
    """Return a link to a section on a page of its own; where it stood before it had one, it is found."""
    return nodes.inline("", "", label_link(anchor, title), ids=[anchor])


def words(text: str) -> list[nodes.Node]:
    """Return a text in which the ids of clauses are links."""
    return linked(law(), text)


def note(env: BuildEnvironment, kind: str, name: str, anchor: str, title: str) -> None:
    """Let the domain ``law``, where there is one, know where a card, a question or a phrase is told."""
    if "law" in env.domains:
        domain: Any = env.domains["law"]
        domain.note(kind, name, anchor, title)


def proven_by(env: BuildEnvironment, tag: str, standing: nodes.Node | None = None) -> list[nodes.Node]:
    """Return the state of a card or a question, or how else it stands, and its scenarios; nothing without any.

    The page is read again when that changes.
    """
    domain = law_domain_of(env)
    if domain is None:
        return []
    domain.note_page(("tag", tag), tag_digest(domain.survey, tag))
    runs, state = domain.survey.evidence.by_tag.get(tag, ()), domain.survey.state(tag)
    unfolded = state is State.FAILING
    return [listed_proofs(proofs(runs), standing or badge(state), unfolded=unfolded)] if runs else []


def tag_digest(survey: Survey, tag: str) -> str:
    """Return what changes when there is something else to tell of what proves a card or a question."""
    return digest(survey.state(tag), proofs(survey.evidence.by_tag.get(tag, ())))


def illustrated(env: BuildEnvironment, name: str) -> list[nodes.Node]:
    """Return the pictures that stand beside a card or a faction; nothing where there is none.

    The page is read again when they change.
    """
    domain = law_domain_of(env)
    if domain is None:
        return []
    domain.note_page(("illustration", name), illustration_digest(domain.survey, name))
    shown = pictures(domain, illustrations(domain.survey.evidence, name))
    return [shown] if shown else []


def illustration_digest(survey: Survey, name: str) -> str:
    """Return what changes when other pictures stand beside a card or a faction."""
    return digest(illustrations(survey.evidence, name))


def law_domain_of(env: BuildEnvironment) -> LawDomain | None:
    """Return the domain ``law`` of a build, where there is one."""
    domain = env.domains.get("law")
    return domain if isinstance(domain, LawDomain) else None


# Text -----------------------------------------------------------------------------------------------------------------
def paragraph(*parts: Part, css: str = "") -> nodes.paragraph:
    """Return a paragraph of nodes and texts."""
    return nodes.paragraph("", "", *_nodes(parts), classes=css.split())


def labelled(label: str, *parts: Part) -> nodes.paragraph:
    """Return a line that begins with a label."""
    return paragraph(nodes.strong("", f"{label}:"), nodes.Text(" "), *parts)


def code(text: str) -> nodes.literal:
    """Return words that are to be typed or read exactly."""
    return nodes.literal(text, text)


def block(text: str, language: str) -> nodes.literal_block:
    """Return lines that are to be read exactly."""
    return nodes.literal_block(text, text, language=language)


def joined_parts(lines: Iterable[Sequence[Part]]) -> list[Part]:
    """Return several lines as one, with commas between them."""
    found: list[Part] = []
    for each in lines:
        found += [", ", *each] if found else each
    return found


def listing(items: Iterable[Sequence[Part]]) -> nodes.bullet_list:
    """Return a list; each item is what stands in its line."""
    return nodes.bullet_list("", *(nodes.list_item("", paragraph(*item)) for item in items))


def definitions(
    entries: Iterable[tuple[Sequence[Part], Sequence[nodes.Node], str]], css: str = ""
) -> nodes.definition_list:
    """Return a list of terms with what there is to say of each, and the anchor of each or an empty text."""
    return nodes.definition_list(
        "",
        *(
            nodes.definition_list_item(
                "",
                nodes.term("", "", *_nodes(term), ids=[anchor] if anchor else []),
                nodes.definition("", *content),
            )
            for term, content, anchor in entries
        ),
        classes=css.split(),
    )


def table(headings: Sequence[str], rows: Iterable[Sequence[Sequence[Part]]]) -> nodes.table:
    """Return a table; each cell is what stands in its line."""
    group = nodes.tgroup("", *(nodes.colspec(colwidth=1) for _ in headings), cols=len(headings))
    group += nodes.thead("", _row([(heading,) for heading in headings]))
    group += nodes.tbody("", *map(_row, rows))
    return nodes.table("", group, classes=["colwidths-auto"])


def _row(cells: Sequence[Sequence[Part]]) -> nodes.row:
    return nodes.row("", *(nodes.entry("", paragraph(*cell)) for cell in cells))


def _nodes(parts: Iterable[Part]) -> list[nodes.Node]:
    return [node for part in parts for node in (words(part) if isinstance(part, str) else [part])]
