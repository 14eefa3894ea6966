"""The Sphinx domain ``law``: clauses, scenarios, cards and answered questions as objects that any page can cite."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Set
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from docutils import nodes
from sphinx import addnodes
from sphinx.domains import Domain, ObjType
from sphinx.roles import XRefRole
from sphinx.util import logging
from sphinx.util.nodes import make_refnode

from woodlaw.site.building import writes_site
from woodlaw.site.survey import CARD, QUESTION, Survey, card_titles

if TYPE_CHECKING:
    from sphinx.application import Sphinx
    from sphinx.builders import Builder
    from sphinx.environment import BuildEnvironment

logger = logging.getLogger(__name__)

CODE = "code"
"""The folder of the pages of source."""


_BY_PAGE = ("pages", "contents", "pictures", "sections")
"""What the domain keeps of each page: the digests of what it was made of; the headings of a long page; the files of its
pictures; anchor, title and words of the sections of one that tells nothing of the Law.
"""


_BEFORE_NUMBER = re.compile(r" (?=-?[0-9]+(?: |$))")
"""A blank before a word that is a number: readers of an inventory take it for the end of a name."""

_LABELS = {"clause": "", "card": CARD, "question": QUESTION}
"""The kinds that are labels too, for documentation without this domain, and what their labels begin with."""


class Object(NamedTuple):
    """Where something that can be cited is told: on which page, at which anchor, under which name."""

    docname: str
    anchor: str
    title: str


class Role(XRefRole):
    """A role whose target is taken as inventories can hold it, so that every name can be cited as it is."""

    def process_link(
        self, env: BuildEnvironment, refnode: nodes.Element, has_explicit_title: bool, title: str, target: str
    ) -> tuple[str, str]:
        """Return the title and the target of a link."""
        return title, citable(target)


def citable(name: str) -> str:
    """Return a name as an inventory can hold it: in one line, and no number a word of its own.

    >>> citable("battle.feature::The Marquise loses 2 warriors")
    'battle.feature::The Marquise loses_2 warriors'
    """
    return _BEFORE_NUMBER.sub("_", _in_one_line(name))


def _in_one_line(text: str) -> str:
    return " ".join(text.split())


class LawDomain(Domain):
    """Clauses, scenarios, cards, answered questions and phrases of the vocabulary, and the links to them.

    ``survey`` is what the site knows; it is there from the beginning of a build. ``data`` holds, by kind, the objects
    that pages tell, and by page what :data:`_BY_PAGE` names. ``bodies`` holds, by page, what was written below the
    title of each clause; ``trees``, by folder and what is unfolded, the tree of all pages as a theme shows it.
    """

    name = "law"
    label = "the Law"
    object_types = {  # noqa: RUF012 -- as the base class declares it
        "clause": ObjType("clause", "clause"),
        "scenario": ObjType("scenario", "scenario"),
        "card": ObjType("card", "card"),
        "question": ObjType("question", "question"),
        "phrase": ObjType("phrase of the vocabulary", "phrase"),
    }
    roles = {kind: Role(warn_dangling=True, innernodeclass=nodes.inline) for kind in object_types}  # noqa: RUF012
    initial_data = {name: {} for name in (*object_types, *_BY_PAGE)}  # noqa: RUF012
    data_version = 6

    survey: Survey
    evidence_file: str
    """The file of evidence, whether it is there or not."""
    drawn: Path | None = None
    """The folder of the pictures that a builder shows; None where it shows none."""

    def __init__(self, env: BuildEnvironment) -> None:
        super().__init__(env)
        self.bodies: dict[str, dict[str, str]] = {}
        self.trees: dict[tuple[str, ...], str] = {}
        self._cited_names: dict[str, tuple[int, Mapping[str, Object]]] = {}

    # What pages tell --------------------------------------------------------------------------------------------------
    def note(self, kind: str, name: str, anchor: str, title: str) -> None:
        """Note that the page being read tells an object of a kind; one that another page tells already is warned of."""
        docname = self.env.current_document.docname
        known = self.objects(kind).get(name)
        if known and known.docname != docname:
            logger.warning("%s %s is told twice, also in %s", kind, name, known.docname, location=docname, type="law")
        self.objects(kind)[name] = Object(docname, anchor, title)
        if kind in _LABELS:
            label, shown = f"{_LABELS[kind]}{name}".lower(), f"{name} {title}" if kind == "clause" else title
        elif kind == "scenario":
            label, shown = f"{docname}:{anchor}".lower(), title
        else:
            return
        self.env.domains.standard_domain.note_hyperlink_target(label, docname, anchor, citable(shown) or name)

    def note_page(self, part: tuple[str, ...], digest: str) -> None:
        """Note the digest of what a part of the page being read was made of."""
        self.pages.setdefault(self.env.current_document.docname, {})[part] = digest

    def note_picture(self, file: str) -> None:
        """Note the file of a picture that the page being read shows."""
        self.pictures.setdefault(self.env.current_document.docname, set()).add(file)

    def objects(self, kind: str) -> dict[str, Object]:
        """Return the objects of a kind that pages tell, by name."""
        return cast("dict[str, Object]", self.data[kind])

    @property
    def pages(self) -> dict[str, dict[tuple[str, ...], str]]:
        """The digests of the parts of each page."""
        return cast("dict[str, dict[tuple[str, ...], str]]", self.data["pages"])

    @property
    def contents(self) -> dict[str, nodes.Node]:
        """The headings of long pages."""
        return cast("dict[str, nodes.Node]", self.data["contents"])

    @property
    def pictures(self) -> dict[str, set[str]]:
        """The files of the pictures of each page."""
        return cast("dict[str, set[str]]", self.data["pictures"])

    @property
    def sections(self) -> dict[str, list[tuple[str, str, str]]]:
        """The sections of each page that tells nothing of the Law: anchor, title, words."""
        return cast("dict[str, list[tuple[str, str, str]]]", self.data["sections"])

    def clear_doc(self, docname: str) -> None:
        """Forget what a page told."""
        for kind in self.object_types:
            objects = self.objects(kind)
            for name in [name for name, found in objects.items() if found.docname == docname]:
                del objects[name]
        for name in _BY_PAGE:
            self.data[name].pop(docname, None)

    def merge_domaindata(self, docnames: Set[str], otherdata: dict[str, Any]) -> None:
        """Take over what pages told that another process read."""
        for kind in self.object_types:
            self.objects(kind).update((k, v) for k, v in otherdata[kind].items() if v.docname in docnames)
        for name in _BY_PAGE:
            self.data[name].update((page, told) for page, told in otherdata[name].items() if page in docnames)

    def get_objects(self) -> Iterator[tuple[str, str, str, str, str, int]]:
        """Yield every object, for the inventory and Sphinx's own search."""
        for kind in self.object_types:
            for name, (docname, anchor, title) in sorted(self.objects(kind).items()):
                shown = f"{name} {title}" if kind in ("clause", "card") else title or name
                priority = -1 if kind in ("scenario", "phrase") else 1
                yield citable(name), _in_one_line(shown), kind, docname, anchor, priority

    # Links ------------------------------------------------------------------------------------------------------------
    def resolve_xref(
        self,
        env: BuildEnvironment,
        fromdocname: str,
        builder: Builder,
        typ: str,
        target: str,
        node: addnodes.pending_xref,
        contnode: nodes.Element,
    ) -> nodes.reference | None:
        """Return the link to an object, or to a piece of code; None for what no page tells."""
        if typ == CODE:
            return cast("nodes.reference", _code_reference(builder, fromdocname, target, contnode))
        if typ == "chapter":
            return cast("nodes.reference", self._chapter_reference(builder, fromdocname, target, contnode))
        found = self.find(typ, target)
        if found is None:
            return None
        title = f"{target} {found.title}" if typ in ("clause", "card") else found.title
        return make_refnode(builder, fromdocname, found.docname, found.anchor, contnode, title)

    def _chapter_reference(
        self, builder: Builder, fromdocname: str, chapter_id: str, content: nodes.Element
    ) -> nodes.reference | nodes.Element:
        """Return a link to the page that tells a chapter; its text alone where none does."""
        for docname, parts in self.pages.items():
            if ("chapter", chapter_id) in parts:
                return make_refnode(builder, fromdocname, docname, chapter_id, content)
        return content

    def resolve_any_xref(
        self,
        env: BuildEnvironment,
        fromdocname: str,
        builder: Builder,
        target: str,
        node: addnodes.pending_xref,
        contnode: nodes.Element,
    ) -> list[tuple[str, nodes.reference]]:
        """Return the links that Sphinx's ``any`` role can mean: clauses by their ids."""
        found = self.find("clause", target)
        if found is None:
            return []
        return [("law:clause", make_refnode(builder, fromdocname, found.docname, found.anchor, contnode, found.title))]

    def find(self, kind: str, target: str) -> Object | None:
        """Return the object that a role means; a scenario may be named by its name alone where that is clear."""
        found = self.objects(kind).get(target) or self._cited(kind).get(target)
        if found is None and kind == "scenario":
            named = [each for each in self.objects(kind).values() if target in (each.title, citable(each.title))]
            return named[0] if len(named) == 1 else None
        return found

    def _cited(self, kind: str) -> Mapping[str, Object]:
        """Return the objects of a kind whose names are cited otherwise than they are told."""
        objects = self.objects(kind)
        known, cited = self._cited_names.get(kind, (0, {}))
        if known != len(objects):
            cited = {citable(name): told for name, told in objects.items() if citable(name) != name}
            self._cited_names[kind] = len(objects), cited
        return cited

    def address(self, builder: Builder, page: str, kind: str, target: str) -> str:
        """Return the address of an object or a piece of code as seen from a page of HTML; empty where none tells it."""
        if kind == CODE:
            module, _, qualname = target.partition(":")
            listing = builder.get_relative_uri(page, listing_page(module)) if writes_site(builder) else ""
            return listing and f"{listing}#{code_anchor(qualname)}"
        found = self.find(kind, target)
        if found is None:
            return ""
        other = "" if found.docname == page else builder.get_relative_uri(page, found.docname)
        # Where all is one page, the address of a document has a place of its own.
        return f"{other.partition('#')[0]}#{found.anchor}"

    def exists(self, kind: str, target: str) -> bool:
        """Say whether there is such a thing, told by a page or not; without evidence no scenario is doubted."""
        if kind == "clause":
            return target in self.survey.clauses
        if kind == "card":
            return target in card_titles()
        if kind == "phrase":
            return target in self.objects(kind)
        evidence = self.survey.evidence
        if evidence.is_unreadable:
            return True
        if kind == "scenario":
            return target in {citable(name) for name in evidence.scenarios}
        return f"{QUESTION}{target}" in evidence.by_tag

    def nearest(self, kind: str, target: str) -> list[str]:
        """Return what a role that means nothing may have meant."""
        if kind == "clause":
            return list(self.survey.law.nearest(target))
        names: Iterable[str] = self.objects(kind)
        if kind == "card":
            names = card_titles()
        if kind == "scenario":
            names = dict.fromkeys((*names, *(each.title for each in self.objects(kind).values())))
        return get_close_matches(target.removeprefix(CARD)[:200], list(names), cutoff=0.4)


def _code_reference(builder: Builder, fromdocname: str, target: str, content: nodes.Element) -> nodes.Element:
    """Return a link to marked code, ``module:name``; its text alone where no pages of source are written."""
    module, _, qualname = target.partition(":")
    if not writes_site(builder):
        return content
    return make_refnode(builder, fromdocname, listing_page(module), code_anchor(qualname), content, target)


def listing_page(module: str) -> str:
    """Return the name of the page that shows a module's source."""
    return f"{CODE}/{module.replace('.', '/')}"


def code_anchor(qualname: str) -> str:
    """Return the anchor of a piece of code: what says its place in a module may hold blanks and brackets.

    >>> code_anchor("Clergy.<locals>.a rule")
    'Clergy.-locals-.a-rule'
    """
    return re.sub(r"[^\w.]", "-", qualname)


def law_domain(env: BuildEnvironment) -> LawDomain:
    """Return the domain of a build."""
    return cast("LawDomain", env.get_domain("law"))


def warn_of_unknown(app: Sphinx, domain: Domain | None, node: addnodes.pending_xref) -> bool | None:
    """Warn of a role that names nothing, with the nearest ids; say nothing of what exists and no page tells."""
    if not isinstance(domain, LawDomain):
        return None
    kind, target = node["reftype"], node["reftarget"]
    if not domain.exists(kind, target):
        nearest = domain.nearest(kind, target)
        hint = f"; nearest: {', '.join(nearest)}" if nearest else ""
        logger.warning("no %s %r%s", kind, target[:200], hint, location=node, type="law", subtype=kind)
    return True
