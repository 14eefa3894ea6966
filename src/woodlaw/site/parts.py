"""The parts that pages are made of: links, states, lists that fold, steps, pictures.

Some parts are single nodes that the writer of HTML unfolds (:mod:`woodlaw.site.writing`): a page of scenarios has
thousands of links, and as nodes of their own they would be most of a build.
"""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Sequence
from typing import TYPE_CHECKING

from docutils import nodes
from sphinx import addnodes

from woodlaw.site.states import State

if TYPE_CHECKING:
    from woodlaw.gherkin.standing import Run
    from woodlaw.site.domain import LawDomain
    from woodlaw.site.survey import Survey

_CITED = re.compile(r"(?<![\w.-])[A-Z0-9]+(?:\.[0-9]+)+(?:\.[IVX]+[a-z]?)?(?!\w)")

Row = tuple[str, str, str, str, State, int, int]
"""A row of the matrix: the id, the title, the chapter, the kind and the state of a clause; its scenarios, its code."""

Link = tuple[str, str, str]
"""A link: its role, its target, its text."""


class Details(nodes.General, nodes.Element):
    """A part that folds; its first child is its :class:`Summary`. With ``open`` it is unfolded at first."""


class Summary(nodes.General, nodes.TextElement):
    """The line that stays when a part is folded."""


class Picture(nodes.General, nodes.Element):
    """The picture of a run: its id as ``run``, its ``file``, its ``size``, and whether anything has ``changed``.

    ``alt`` is for who does not see it; ``caption`` stands below it, and with ``linked`` leads to the scenario. One
    without a run has been drawn when its page was read.
    """


class Links(nodes.General, nodes.Inline, nodes.Element):
    """Several links with commas between them; ``links`` are what :data:`Link` says."""


class Steps(nodes.General, nodes.Element):
    """The steps of a run, each linked to its phrase in the vocabulary; ``steps`` are those of the evidence."""


class Matrix(nodes.General, nodes.Element):
    """The table of all clauses: its ``heads``, and its ``rows`` as :data:`Row` says."""


class Held(nodes.General, nodes.Element):
    """Nodes kept out of sight, in an element as ``content``, until the writer of HTML writes them in its place.

    Half a hundred transforms look at every node that a page has, and have nothing to do in what we make ourselves.
    """


class Body(nodes.General, nodes.Element):
    """What stands below the title of a clause; ``clause`` is its id. It is kept for the clause's own page."""


def link(role: str, target: str, text: str | nodes.Node = "", css: str = "") -> addnodes.pending_xref:
    """Return a link to something of the domain; its text is the target where none is given."""
    shown = nodes.inline("", text or target) if isinstance(text, str) else text
    return addnodes.pending_xref(
        "", shown, refdomain="law", reftype=role, reftarget=target, refexplicit=True, refwarn=False, classes=_split(css)
    )


def links(found: Iterable[Link]) -> Links:
    """Return several links with commas between them."""
    return Links("", links=tuple(found))


def badge(state: State, note: str = "") -> nodes.inline:
    """Return a state as shape and word, coloured by the style sheet."""
    shape = nodes.emphasis("", state.shape)
    text = f"{state.value}, {note}" if note else state.value
    return nodes.inline("", "", shape, nodes.Text(f" {text}"), classes=[state.css])


def outcome_badge(outcome: str, *, gone: bool = False) -> nodes.inline:
    """Return the outcome of a scenario as shape and word."""
    state = {"passed": State.PROVEN, "failed": State.FAILING}.get(outcome, State.UNPROVEN)
    word = f"{outcome}, removed since" if gone else outcome
    shape = nodes.emphasis("", state.shape)
    return nodes.inline("", "", shape, nodes.Text(f" {word}"), classes=[state.css])


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


def held(*content: nodes.Node) -> Held:
    """Return nodes kept out of sight; none of them is a section or anything else that another page asks for."""
    return Held("", content=nodes.Element("", *content))


def joined(links: Iterable[nodes.Node]) -> list[nodes.Node]:
    """Return links with commas between them."""
    found: list[nodes.Node] = []
    for each in links:
        found += [nodes.Text(", "), each] if found else [each]
    return found


def clause_link(survey: Survey, clause_id: str) -> addnodes.pending_xref:
    """Return a link to a clause that tells its id and its title."""
    return link(*_to_clause(survey, clause_id))


def clause_links(survey: Survey, clause_ids: Iterable[str]) -> Links:
    """Return links to clauses that tell their ids and their titles."""
    return links(_to_clause(survey, clause_id) for clause_id in clause_ids)


def pictures(domain: LawDomain, runs: Iterable[Run]) -> nodes.container | None:
    """Return the pictures of some runs side by side, each with its scenario's name; None without any."""
    shown = [picture for run in runs if (picture := picture_of(domain, run, run.name)) is not None]
    return nodes.container("", *shown, classes=["law-positions"]) if shown else None


def picture_of(domain: LawDomain, run: Run, caption: str, *, linked: bool = True) -> Picture | None:
    """Return the picture of a run, whose caption leads to its scenario if it is linked; None where it has none."""
    from woodlaw.site.changes import alternative
    from woodlaw.site.pictures import drawing_of

    drawing = drawing_of(run)
    if drawing is None:
        return None
    domain.note_picture(drawing.file)
    shown = {"file": drawing.file, "size": drawing.size, "changed": drawing.before is not None}
    return Picture("", run=run.id, **shown, alt=alternative(drawing), caption=caption, linked=linked)


def tag_links(survey: Survey, tags: Iterable[str]) -> Links:
    """Return links to the clauses, cards and questions that tags mean."""
    return links(_to_tag(survey, tag) for tag in tags)


def _to_tag(survey: Survey, tag: str) -> Link:
    """Return the link to what a tag means; one without a role where it means nothing we know."""
    first, _, rest = tag.partition(".")
    if first == "card" and survey.title(tag):
        return "card", rest, survey.title(tag)
    if first == "faq":
        return "question", rest, f"FAQ {rest}"
    return _to_clause(survey, tag) if tag in survey.clauses else ("", "", tag)


def _to_clause(survey: Survey, clause_id: str) -> Link:
    return "clause", clause_id, f"{clause_id} {survey.title(clause_id)}".strip()


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
