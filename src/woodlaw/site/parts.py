"""The parts that pages are made of: links, states, lists that fold, pictures."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Container, Iterable, Sequence
from typing import TYPE_CHECKING, Any

from docutils import nodes
from sphinx import addnodes

from woodlaw.site.states import State

if TYPE_CHECKING:
    from sphinx.application import Sphinx
    from sphinx.writers.html5 import HTML5Translator

    from woodlaw.site.survey import Survey

_CITED = re.compile(r"(?<![\w.-])[A-Z0-9]+(?:\.[0-9]+)+(?:\.[IVX]+[a-z]?)?(?!\w)")

_OTHERS = ("latex", "text", "man", "texinfo")
"""The writers that are not of HTML."""

PICTURES = "positions"
"""The folder of pictures below that of all images."""


class Details(nodes.General, nodes.Element):
    """A part that folds; its first child is its :class:`Summary`. With ``open`` it is unfolded at first."""


class Summary(nodes.General, nodes.TextElement):
    """The line that stays when a part is folded."""


class Picture(nodes.General, nodes.Element):
    """A drawn position: ``file`` among the pictures, ``alt`` for who does not see it, ``caption`` below it."""


def link(role: str, target: str, text: str | nodes.Node = "", css: str = "") -> addnodes.pending_xref:
    """Return a link to something of the domain; its text is the target where none is given."""
    shown = nodes.inline("", text or target) if isinstance(text, str) else text
    return addnodes.pending_xref(
        "", shown, refdomain="law", reftype=role, reftarget=target, refexplicit=True, refwarn=False, classes=_split(css)
    )


def badge(state: State, note: str = "") -> nodes.inline:
    """Return a state as shape and word, coloured by the style sheet."""
    shape = nodes.inline("", state.shape, classes=["law-shape"])
    text = f"{state.value}, {note}" if note else state.value
    return nodes.inline("", "", shape, nodes.Text(f" {text}"), classes=["law-state", state.css])


def outcome_badge(outcome: str, *, gone: bool = False) -> nodes.inline:
    """Return the outcome of a scenario as shape and word."""
    state = {"passed": State.PROVEN, "failed": State.FAILING}.get(outcome, State.UNPROVEN)
    word = f"{outcome}, removed since" if gone else outcome
    shape = nodes.inline("", state.shape, classes=["law-shape"])
    return nodes.inline("", "", shape, nodes.Text(f" {word}"), classes=["law-state", state.css])


def paragraph(*content: nodes.Node | str, css: str = "") -> nodes.paragraph:
    """Return a paragraph of nodes and texts."""
    return nodes.paragraph("", "", *map(_node, content), classes=_split(css))


def listing(items: Iterable[Sequence[nodes.Node | str]], css: str = "") -> nodes.bullet_list:
    """Return a list; each item is what stands in its line."""
    return nodes.bullet_list("", *(nodes.list_item("", paragraph(*item)) for item in items), classes=_split(css))


def labelled(label: str, *content: nodes.Node | str) -> nodes.paragraph:
    """Return a line that begins with a label."""
    return paragraph(nodes.inline("", f"{label}: ", classes=["law-label"]), *content, css="law-line")


def details(line: Sequence[nodes.Node | str], *content: nodes.Node, css: str = "", unfolded: bool = False) -> Details:
    """Return a part that folds, with the line that stays."""
    summary = Summary("", "", *map(_node, line))
    return Details("", summary, *content, classes=_split(css), open=unfolded)


def joined(links: Iterable[nodes.Node]) -> list[nodes.Node]:
    """Return links with commas between them."""
    found: list[nodes.Node] = []
    for each in links:
        found += [nodes.Text(", "), each] if found else [each]
    return found


def clause_link(survey: Survey, clause_id: str, *, named: bool = True) -> addnodes.pending_xref:
    """Return a link to a clause that tells its id and, unless it shall not be named, its title."""
    return link("clause", clause_id, f"{clause_id} {survey.title(clause_id)}".strip() if named else clause_id)


def tag_link(survey: Survey, tag: str, *, named: bool = True) -> nodes.Node:
    """Return a link to what a tag of the Law means: a clause, a card or a question; its text where there is none."""
    first, _, rest = tag.partition(".")
    if first == "card":
        return link("card", rest, survey.title(tag)) if survey.title(tag) else nodes.literal(tag, tag)
    if first == "faq":
        return link("question", rest, f"FAQ {rest}")
    return clause_link(survey, tag, named=named) if tag in survey.clauses else nodes.literal(tag, tag)


def words(known: Container[str], text: str) -> list[nodes.Node]:
    """Return a text in which the ids of known clauses are links."""
    found: list[nodes.Node] = []
    end = 0
    for match in _CITED.finditer(text):
        if match[0] in known:
            found += [nodes.Text(text[end : match.start()]), link("clause", match[0])]
            end = match.end()
    return [*found, nodes.Text(text[end:])]


def _node(content: nodes.Node | str) -> nodes.Node:
    return nodes.Text(content) if isinstance(content, str) else content


def _split(css: str) -> list[str]:
    return css.split()


# How they are written -------------------------------------------------------------------------------------------------
def _visit_details(self: HTML5Translator, node: Details) -> None:
    unfolded: Any = {"open": "open"} if node["open"] else {}
    self.body.append(self.starttag(node, "details", **unfolded))


def _depart_details(self: HTML5Translator, node: Details) -> None:
    self.body.append("</details>\n")


def _visit_summary(self: HTML5Translator, node: Summary) -> None:
    self.body.append(self.starttag(node, "summary", ""))


def _depart_summary(self: HTML5Translator, node: Summary) -> None:
    self.body.append("</summary>\n")


def _visit_picture(self: HTML5Translator, node: Picture) -> None:
    file = posixpath.join(self.builder.imgpath, PICTURES, node["file"])
    image = {"src": file, "alt": node["alt"], "loading": "lazy", "width": node["width"], "height": node["height"]}
    self.body.append('<figure class="law-position">')
    self.body.append(f'<a href="{self.attval(file)}" class="law-enlarge">{self.emptytag(node, "img", **image)}</a>')
    self.body.append(f"<figcaption>{self.encode(node['caption'])}</figcaption></figure>\n")
    raise nodes.SkipNode


def _pass(self: Any, node: nodes.Element) -> None:
    """Write nothing but the content."""


def _skip(self: Any, node: nodes.Element) -> None:
    raise nodes.SkipNode


def _visit_as_paragraph(self: Any, node: nodes.Element) -> None:
    self.visit_paragraph(node)


def _depart_as_paragraph(self: Any, node: nodes.Element) -> None:
    self.depart_paragraph(node)


def setup_parts(app: Sphinx) -> None:
    """Let every writer know the parts: those that are no HTML write them flat, and without pictures."""
    flat: Any = dict.fromkeys(_OTHERS, (_pass, _pass))
    as_paragraph: Any = dict.fromkeys(_OTHERS, (_visit_as_paragraph, _depart_as_paragraph))
    nothing: Any = dict.fromkeys(_OTHERS, (_skip, None))
    app.add_node(Details, html=(_visit_details, _depart_details), **flat)
    app.add_node(Summary, html=(_visit_summary, _depart_summary), **as_paragraph)
    app.add_node(Picture, html=(_visit_picture, None), **nothing)
