"""What the first page of a site shows: the factions with their colours and how far they are proven, and a picture."""

from __future__ import annotations

from collections.abc import Iterator
from xml.etree.ElementTree import Element, tostring

from docutils import nodes
from sphinx.util import logging
from sphinx.util.docutils import SphinxDirective

from woodlaw.factions.base import Faction
from woodlaw.factions.registry import factions
from woodlaw.site.domain import LawDomain, law_domain
from woodlaw.site.matrix import matrix_digest
from woodlaw.site.parts import link, picture_of
from woodlaw.site.states import RULING, State
from woodlaw.site.survey import Survey, digest
from woodlaw.view import shapes

logger = logging.getLogger(__name__)


class FactionsDirective(SphinxDirective):
    """``law:factions``: every faction in its colour, with a link to its chapter and how far that is proven."""

    def run(self) -> list[nodes.Node]:
        """Return the list; a faction without a chapter of the Law is left out."""
        domain = law_domain(self.env)
        domain.note_page(("factions",), factions_digest(domain.survey))
        items = list(_items(domain.survey))
        return [nodes.bullet_list("", *items, classes=["law-players"])]


def factions_digest(survey: Survey) -> str:
    """Return what changes when the list of factions must be written again."""
    return digest(matrix_digest(survey), [(faction.title, faction.colour) for faction in factions().values()])


def _items(survey: Survey) -> Iterator[nodes.list_item]:
    for faction in factions().values():
        if survey.law.is_chapter(faction.chapter):
            told = nodes.inline("", _standing(survey, faction.chapter), classes=["law-aside"])
            figure = nodes.raw("", _figure(faction), format="html", drawn=True)
            shown = nodes.inline("", "", figure, nodes.strong("", faction.title), nodes.Text(" "), told)
            yield nodes.list_item("", nodes.paragraph("", "", link("chapter", faction.chapter, shown)))


def _standing(survey: Survey, chapter_id: str) -> str:
    """Tell how many of the clauses of a chapter that rule something are proven."""
    ruling = [clause for clause in survey.law.chapter(chapter_id).clauses if clause.kind in RULING]
    states = [survey.state(clause.id) for clause in ruling]
    if states.count(State.UNMEASURED):
        return f"{len(ruling)} rules, not measured"
    proven = states.count(State.PROVEN) + states.count(State.ASSUMED)
    failing = f", {states.count(State.FAILING)} failing" if State.FAILING in states else ""
    return f"{proven} of {len(ruling)} rules proven{failing}"


def _figure(faction: Faction) -> str:
    """Return a warrior in the colour of a faction."""
    root = Element(
        "svg",
        {
            "xmlns": "http://www.w3.org/2000/svg",
            "viewBox": "-16 -16 32 32",
            "aria-hidden": "true",
            "focusable": "false",
        },
    )
    shapes.warrior(root, shapes.colour_or(faction.colour, shapes.PALETTE[0]), faction.title[0])
    return tostring(root, encoding="unicode")


class PictureDirective(SphinxDirective):
    """``law:picture``: the picture of a scenario, named by file and name; nothing where there is no evidence of it."""

    required_arguments = 1
    final_argument_whitespace = True

    def run(self) -> list[nodes.Node]:
        """Return the picture; a scenario that the evidence does not have is told of where there is evidence."""
        domain: LawDomain = law_domain(self.env)
        runs = domain.survey.evidence.scenarios.get(self.arguments[0], ())
        domain.note_page(("picture", self.arguments[0]), picture_digest(domain.survey, self.arguments[0]))
        if not runs and not domain.survey.evidence.is_unreadable:
            logger.warning("no scenario %r", self.arguments[0][:200], location=self.get_location(), type="law")
        picture = picture_of(domain, runs[0], runs[0].name) if runs else None
        return [nodes.container("", picture, classes=["law-positions"])] if picture else []


def picture_digest(survey: Survey, scenario: str) -> str:
    """Return what changes when the picture of a scenario must be drawn again."""
    return digest(survey.evidence.scenarios.get(scenario, ()))
