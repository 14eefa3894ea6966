"""The pages of the Law: a chapter a page, a section a clause."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from docutils import nodes
from sphinx.util import logging
from sphinx.util.docutils import SphinxDirective

from woodlaw.law.clauses import Chapter
from woodlaw.site.domain import CODE, LawDomain, law_domain
from woodlaw.site.evidence import Evidence, Standing
from woodlaw.site.parts import (
    badge,
    clause_link,
    details,
    joined,
    labelled,
    link,
    listing,
    outcome_badge,
    paragraph,
    words,
)
from woodlaw.site.states import RULING, State
from woodlaw.site.survey import Code, Proof, Survey, Told, Touch, digest

logger = logging.getLogger(__name__)

FEW = 4
"""Scenarios of a clause that are listed unfolded at most."""


class ChapterDirective(SphinxDirective):
    """``law:chapter``: a whole chapter of the Law, clause by clause, each with its proof and its code."""

    required_arguments = 1
    final_argument_whitespace = False

    def run(self) -> list[nodes.Node]:
        """Return the chapter's section; an unknown chapter is warned of with the nearest."""
        domain = law_domain(self.env)
        chapter_id = self.arguments[0]
        if not domain.survey.law.is_chapter(chapter_id):
            nearest = ", ".join(domain.survey.law.nearest(chapter_id))
            hint = f"; nearest: {nearest}" if nearest else ""
            logger.warning("no chapter %r%s", chapter_id[:40], hint, location=self.get_location(), type="law")
            return []
        domain.note_page(("chapter", chapter_id), chapter_digest(domain.survey, chapter_id))
        section = chapter_section(domain, domain.survey.law.chapter(chapter_id))
        for each in section.findall(nodes.section):
            self.state.document.note_explicit_target(each, each)
        return [section]


def chapter_digest(survey: Survey, chapter_id: str) -> str:
    """Return what changes when the page of a chapter must be written anew."""
    chapter = survey.law.chapter(chapter_id)
    told = [survey.told(clause.id) for clause in chapter.clauses]
    related = {each for one in told for each in (*one.cites, *one.cited_by)}
    titles = [(clause_id, survey.title(clause_id)) for clause_id in sorted(related)]
    return digest(chapter.title, chapter.document, chapter.edition, standing_words(survey), told, titles)


def chapter_section(domain: LawDomain, chapter: Chapter) -> nodes.section:
    """Return a chapter as a section with its clauses as sections below it."""
    survey = domain.survey
    told = {clause.id: survey.told(clause.id) for clause in chapter.clauses}
    top = _section(chapter.id, chapter.title, "law-chapter")
    edition = f", edition {chapter.edition}" if chapter.edition else ""
    top += paragraph(f"{chapter.document}{edition}. {_counted(told.values())}", css="law-lead")
    if notice := standing_words(survey):
        top += paragraph(notice, css="law-notice")
    sections = {chapter.id: top}
    for clause_id, one in told.items():
        domain.note("clause", clause_id, clause_id, one.clause.title)
        if clause_id == chapter.id:
            top.extend(clause_body(survey, one))
            continue
        section = _section(clause_id, one.clause.title, f"law-clause {one.state.css}")
        section.extend(clause_body(survey, one))
        sections.get(one.clause.parent or chapter.id, top).append(section)
        sections[clause_id] = section
    return top


def _section(anchor: str, title: str, css: str) -> nodes.section:
    heading = nodes.title("", "", nodes.inline(anchor, anchor, classes=["law-id"]), nodes.Text(f" {title}"))
    return nodes.section("", heading, ids=[anchor], names=[], classes=css.split())


def _counted(told: Iterable[Told]) -> str:
    """Tell how many clauses of a chapter are in which state."""
    states = [one.state for one in told]
    counted = [f"{states.count(state)} {state.value}" for state in State if state in states]
    return f"{len(states)} clauses: {', '.join(counted)}."


def standing_words(survey: Survey) -> str:
    """Tell what the evidence is worth, where it is not simply current."""
    evidence: Evidence = survey.evidence
    if evidence.standing is Standing.ABSENT:
        return "This site was built without evidence: nobody ran the scenarios, so nobody knows what they prove."
    if evidence.standing is Standing.BROKEN:
        return f"The evidence cannot be read, so nobody knows what scenarios prove: {survey.problem}"
    if evidence.standing is Standing.OTHER_EDITION:
        return (
            f"Stale: the scenarios were run under the edition {evidence.edition or 'without a date'} of the Law; "
            f"this is the edition {survey.edition}."
        )
    return ""


def clause_body(survey: Survey, told: Told) -> Iterator[nodes.Node]:
    """Yield everything that stands below the title of a clause."""
    yield paragraph(
        badge(told.state, _stale(survey, told)), nodes.Text(f" · {told.clause.kind.value}"), css="law-facts"
    )
    yield _texts(survey, told)
    for reading in told.clause.readings:
        yield details(
            (nodes.inline("", "Reading: ", classes=["law-label"]), reading.on),
            paragraph(*words(survey.clauses, reading.reading)),
            paragraph(nodes.emphasis("", "Because: "), *words(survey.clauses, reading.reason)),
            css="law-reading",
        )
    for value in told.assumed:
        yield labelled("Assumed", f"{value}. No source states it.")
    yield from _proven_by(survey, told)
    yield from _implemented_by(told)
    if told.cites:
        yield labelled("Cites", *joined(clause_link(survey, each) for each in told.cites))
    if told.cited_by:
        yield labelled("Cited by", *joined(clause_link(survey, each) for each in told.cited_by))
    if told.touches:
        yield labelled("Touched by", *joined(map(_touch, told.touches)))


def _stale(survey: Survey, told: Told) -> str:
    """Say that a state was measured under another edition."""
    return "stale" if survey.evidence.standing is Standing.OTHER_EDITION and told.proofs else ""


def _texts(survey: Survey, told: Told) -> nodes.container:
    """Return our words, and whatever stands beside them."""
    ours = nodes.container("", classes=["law-words"])
    if told.clause.text:
        ours += paragraph(*words(survey.clauses, told.clause.text))
    elif told.clause.kind in RULING:
        ours += paragraph("Nobody has told this clause in our words yet.", css="law-missing")
    texts = nodes.container("", ours, classes=["law-texts"])
    for beside in told.besides:
        heading = paragraph(beside.heading, css="law-label")
        texts += nodes.container(
            "", heading, *map(paragraph, beside.paragraphs), classes=["law-beside", *beside.css.split()]
        )
    return texts


def _proven_by(survey: Survey, told: Told) -> Iterator[nodes.Node]:
    if told.state is State.UNMEASURED:
        yield labelled("Proven by", standing_words(survey))
    elif told.proofs:
        yield listed_proofs(told.proofs, told.state)
    elif told.clause.kind in RULING:
        yield labelled("Proven by", "no scenario yet")


def listed_proofs(proofs: Sequence[Proof], state: State) -> nodes.Element:
    """Return the scenarios that prove something, in a list that folds unless it is short or something fails."""
    count = len(proofs)
    return details(
        (nodes.inline("", "Proven by ", classes=["law-label"]), f"{count} scenario{'' if count == 1 else 's'}"),
        listing(map(proof_line, proofs)),
        css="law-proofs",
        unfolded=count <= FEW or state is State.FAILING,
    )


def proof_line(proof: Proof) -> list[nodes.Node | str]:
    """Return how a scenario is listed: its outcome, its name, its feature."""
    rows = f", {proof.runs} examples" if proof.runs > 1 else ""
    return [
        outcome_badge(proof.outcome, gone=proof.gone),
        " ",
        link("scenario", proof.scenario, proof.name),
        nodes.inline("", f" {proof.feature}{rows}", classes=["law-aside"]),
    ]


def _implemented_by(told: Told) -> Iterator[nodes.Node]:
    for label, code in (
        ("Implemented by", [code for code in told.code if not code.audit]),
        ("Records checked by", [code for code in told.code if code.audit]),
    ):
        if code:
            yield labelled(label, *joined(map(code_link, code)))
            yield details(("Show the code",), *(_source(each) for each in code), css="law-source")


def code_link(code: Code) -> nodes.Node:
    """Return a link to where a piece of code stands in its highlighted module."""
    name = nodes.literal("", code.qualname)
    place = f" ({code.module.removeprefix('woodlaw.')}, line {code.line})"
    return nodes.inline("", "", link(CODE, f"{code.module}:{code.qualname}", name), nodes.Text(place))


def _source(code: Code) -> nodes.Node:
    return nodes.literal_block(code.source, code.source, language="python")


def _touch(touch: Touch) -> nodes.Node:
    shown = f"{touch.what} {touch.title}"
    return link(touch.role, touch.target, shown) if touch.role else nodes.inline("", shown)
