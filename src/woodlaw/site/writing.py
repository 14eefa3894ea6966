"""How the parts of our pages are written: as HTML by ourselves, and flat for every other writer."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, cast

from docutils import nodes
from sphinx import addnodes
from sphinx.transforms.post_transforms import SphinxPostTransform

from woodlaw.site.building import writes_site
from woodlaw.site.domain import law_domain
from woodlaw.site.parts import Body, Details, Held, Links, Matrix, Picture, Steps, Summary, joined, link, listing
from woodlaw.site.pictures import drawing_of
from woodlaw.view.cutout import BEFORE

if TYPE_CHECKING:
    from sphinx.application import Sphinx
    from sphinx.writers.html5 import HTML5Translator

    from woodlaw.gherkin.standing import Step

PICTURES = "positions"
"""The folder of pictures below that of all images."""

_CONTAINER = re.compile(r'<div class="(law-[^"]+) docutils container"')
_OTHERS = ("latex", "text", "man", "texinfo")
"""The writers that are not of HTML."""


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
    """Write a picture, and draw it into the folder of images where no earlier build has."""
    domain = law_domain(self.builder.env)
    evidence = domain.survey.evidence
    drawing = drawing_of(evidence.by_id[node["run"]]) if node["run"] else None
    if drawing is not None and domain.drawn is not None:
        drawing.draw(domain.drawn)
    after = posixpath.join(self.builder.imgpath, PICTURES, node["file"])
    width, height = node["size"]
    image = {"src": after, "alt": node["alt"], "loading": "lazy", "width": width, "height": height}
    earlier = f' data-before="#{BEFORE}"' if node["changed"] else ""
    self.body.append('<figure class="law-position">')
    drawn = self.emptytag(node, "img", **image).rstrip()
    if writes_site(self.builder):
        drawn = f'<a href="{self.attval(after)}" class="law-enlarge"{earlier}>{drawn}</a>'
    self.body.append(drawn)
    scenario = evidence.by_id[node["run"]].scenario if node["linked"] else ""
    said = _anchor(self, "scenario", scenario, node["caption"]) if scenario else self.encode(node["caption"])
    self.body.append(f"<figcaption>{said}</figcaption></figure>\n" if said else "</figure>\n")
    raise nodes.SkipNode


def _visit_links(self: HTML5Translator, node: Links) -> None:
    self.body.append(", ".join(_anchor(self, *each) for each in node["links"]))
    raise nodes.SkipNode


def _anchor(self: HTML5Translator, role: str, target: str, text: str) -> str:
    """Return a link as HTML; its text alone where no page tells what it means."""
    if not role:
        return f"<code>{self.encode(text)}</code>"
    address = law_domain(self.builder.env).address(self.builder, self.builder.current_docname, role, target)
    return f'<a href="{self.attval(address)}">{self.encode(text)}</a>' if address else self.encode(text)


def _visit_steps(self: HTML5Translator, node: Steps) -> None:
    self.body.append('<ol class="law-steps">')
    for step in node["steps"]:
        text = _anchor(self, "phrase", step.phrase, step.text) if step.phrase else self.encode(step.text)
        begins = "" if step.keyword in ("And", "But", "*") else ' class="new"'
        self.body.append(f"<li{begins}><b>{self.encode(step.keyword)}</b> {text}{_rows(self, step)}</li>\n")
    self.body.append("</ol>\n")
    raise nodes.SkipNode


def _rows(self: HTML5Translator, step: Step) -> str:
    """Return the rows of a step as a table."""
    if not step.table:
        return ""
    rows = ("".join(f"<td>{self.encode(cell)}</td>" for cell in row) for row in step.table)
    return f'<table class="law-rows">{"".join(f"<tr>{row}</tr>" for row in rows)}</table>'


def _visit_matrix(self: HTML5Translator, node: Matrix) -> None:
    heads = "".join(f'<th scope="col">{self.encode(head)}</th>' for head in node["heads"])
    self.body.append('<div class="table-wrapper docutils container">')
    self.body.append(f'<table class="law-matrix law-table docutils"><thead><tr>{heads}</tr></thead><tbody>\n')
    for clause_id, title, chapter, kind, state, scenarios, code in node["rows"]:
        shown = f'<span class="{state.css}"><em>{state.shape}</em> {state.value}</span>'
        cells = (
            _anchor(self, "clause", clause_id, clause_id),
            self.encode(title),
            chapter,
            kind,
            shown,
            scenarios,
            code,
        )
        self.body.append(f"<tr>{''.join(f'<td>{cell}</td>' for cell in cells)}</tr>\n")
    self.body.append("</tbody></table></div>\n")
    raise nodes.SkipNode


def _visit_held(self: HTML5Translator, node: Held) -> None:
    """Write what was kept out of sight, its links resolved."""
    content: nodes.Element = node["content"]
    for reference in list(content.findall(addnodes.pending_xref)):
        reference.replace_self(_resolved(self, reference))
    for child in content.children:
        child.walkabout(self)
    raise nodes.SkipNode


def _resolved(self: HTML5Translator, reference: addnodes.pending_xref) -> nodes.Element:
    """Return the link that a reference to something of the domain means; its text alone where no page tells that."""
    env, page = self.builder.env, self.builder.current_docname
    domain, content = law_domain(env), cast("nodes.Element", reference[0])
    asked = (reference["reftype"], reference["reftarget"], reference, content)
    found = domain.resolve_xref(env, page, self.builder, *asked)
    if found is None:
        self.builder.events.emit_firstresult("warn-missing-reference", domain, reference)
    return content if found is None else found


def _visit_body(self: HTML5Translator, node: Body) -> None:
    node["start"] = len(self.body)


def _depart_body(self: HTML5Translator, node: Body) -> None:
    bodies = law_domain(self.builder.env).bodies.setdefault(self.builder.current_docname, {})
    bodies[node["clause"]] = "".join(self.body[node["start"] :])


# What nobody reads ----------------------------------------------------------------------------------------------------
def plain_links(app: Sphinx, pagename: str, templatename: str, context: dict[str, Any], doctree: object) -> None:
    """Take out of a page what no style sheet and no script reads."""
    if isinstance(context.get("body"), str):
        context["body"] = plain(context["body"])


def plain(html: str) -> str:
    """Return the content of a page without the classes that no style sheet and no script reads.

    >>> plain('<div class="law-words docutils container"><a class="reference internal" href="#1">1</a></div>')
    '<div class="law-words"><a href="#1">1</a></div>'
    """
    return with_levels(_CONTAINER.sub(r'<div class="\1"', html.replace('<a class="reference internal" ', "<a ")))


def with_levels(html: str) -> str:
    """Return HTML in which the caption of a tree of pages says what level of heading it is, as it has to.

    >>> with_levels('<p class="caption" role="heading">')
    '<p class="caption" role="heading" aria-level="2">'
    """
    return html.replace('class="caption" role="heading">', 'class="caption" role="heading" aria-level="2">')


def steps_in_lines(steps: Iterable[Step]) -> str:
    """Return steps as they are written in Gherkin."""
    lines: list[str] = []
    for step in steps:
        lines.append(f"{step.keyword} {step.text}")
        wide = [max(map(len, column)) for column in zip(*step.table, strict=False)]
        for row in step.table:
            cells = " | ".join(cell.ljust(width) for cell, width in zip(row, wide, strict=False))
            lines.append(f"  | {cells} |")
    return "\n".join(lines)


class Showing(SphinxPostTransform):
    """Show what is kept out of sight to every other writer, and to Sphinx's own search."""

    default_priority = 4
    formats = ("html",)

    def is_supported(self) -> bool:
        """Say whether more than the writer of HTML looks at a page."""
        return not (super().is_supported() and self.config.law_search)

    def run(self, **kwargs: Any) -> None:
        """Put what is kept out of sight in its place."""
        for held in list(self.document.findall(Held)):
            held.replace_self(held["content"].children)


class Unfolding(SphinxPostTransform):
    """Unfold what the writer of HTML unfolds itself, for every other writer."""

    default_priority = 5
    formats = _OTHERS

    def run(self, **kwargs: Any) -> None:
        """Put nodes that every writer knows in the place of ours."""
        for several in list(self.document.findall(Links)):
            each = (link(*one) if one[0] else nodes.literal(one[2], one[2]) for one in several["links"])
            several.replace_self(nodes.inline("", "", *joined(each)))
        for steps in list(self.document.findall(Steps)):
            text = steps_in_lines(steps["steps"])
            steps.replace_self(nodes.literal_block(text, text))
        for matrix in list(self.document.findall(Matrix)):
            rows: list[list[nodes.Node | str]] = [
                [link("clause", row[0]), f" {row[1]}: {row[4]}"] for row in matrix["rows"]
            ]
            matrix.replace_self(listing(rows))


def take_out_drawings(app: Sphinx, doctree: nodes.document, docname: str) -> None:
    """Take out the drawings that stand in a page itself: a book would have to declare each of its pages for them."""
    if not writes_site(app.builder):
        for drawing in [node for node in doctree.findall(nodes.raw) if node.get("drawn")]:
            drawing.replace_self([])


def _pass(self: Any, node: nodes.Element) -> None:
    """Write only the content."""


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
    app.add_node(Links, html=(_visit_links, None))
    app.add_node(Steps, html=(_visit_steps, None))
    app.add_node(Matrix, html=(_visit_matrix, None))
    app.add_node(Body, html=(_visit_body, _depart_body), **flat)
    app.add_node(Held, html=(_visit_held, None))
    app.add_post_transform(Showing)
    app.add_post_transform(Unfolding)
    app.connect("doctree-resolved", take_out_drawings)
