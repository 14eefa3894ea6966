"""The pages of the Law: a chapter a page, a section a clause."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from docutils import nodes
from sphinx.util import logging
from sphinx.util.docutils import SphinxDirective

from woodlaw.gherkin.standing import Evidence, Standing
from woodlaw.law.addresses import OFFICIAL
from woodlaw.law.clauses import Chapter
from woodlaw.site.domain import CODE, LawDomain, law_domain
from woodlaw.site.parts import (
    Body,
    Link,
    badge,
    clause_links,
    details,
    held,
    labelled,
    link,
    links,
    listing,
    outcome_badge,
    paragraph,
    pictures,
    words,
)
from woodlaw.site.states import RULING, State
from woodlaw.site.survey import Code, Proof, Survey, Told, Touch, digest

logger = logging.getLogger(__name__)


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
    """Return what changes when the page of a chapter must be written again."""
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
    top += official_line()
    if notice := standing_words(survey):
        top += paragraph(notice, css="law-notice")
    sections = {chapter.id: top}
    for clause_id, one in told.items():
        domain.note("clause", clause_id, clause_id, one.clause.title)
        if clause_id == chapter.id:
            top += held(clause_body(domain, one))
            continue
        section = _section(clause_id, one.clause.title, f"law-clause {one.state.css}")
        section += held(clause_body(domain, one))
        sections.get(one.clause.parent or chapter.id, top).append(section)
        sections[clause_id] = section
    return top


def official_line() -> nodes.paragraph:
    """Return the line that leads to the official words."""
    there = nodes.reference("", "rules.ledergames.com", refuri=OFFICIAL, internal=False)
    return paragraph("Told in our words. For the official words see ", there, " and choose Root.", css="law-official")


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


def clause_body(domain: LawDomain, told: Told) -> Body:
    """Return everything that stands below the title of a clause."""
    survey, clause = domain.survey, told.clause
    body = Body("", clause=clause.id)
    body += _texts(survey, told)
    if clause.must:
        body += labelled("Must", *words(survey.clauses, clause.told_must))
    for reading in clause.readings:
        body += _folded("Reading: ", reading.on, reading.reading, reading.reason, survey, reading.other)
    for value in told.assumed:
        body += labelled("Assumed", f"{value}. No source states it.")
    if shown := pictures(domain, told.pictures):
        body += shown
    for touch in told.touches:
        if touch.text:
            body += _answered(survey, touch)
    body.extend(_proven(survey, told))
    for label, related in (("See", told.cites), ("Cited by", told.cited_by)):
        if related:
            body += labelled(label, clause_links(survey, related))
    others = [(touch.role, touch.target, touch.title) for touch in told.touches if not touch.text]
    if others:
        body += labelled("Touched by", links(others))
    if told.code:
        body += _code(told)
    return body


def _folded(label: str, question: str, answer: str, reason: str, survey: Survey, other: str = "") -> nodes.Element:
    contested = [paragraph(nodes.emphasis("", "The other side: "), *words(survey.clauses, other))] if other else []
    return details(
        (nodes.inline("", label, classes=["law-label"]), question),
        paragraph(*words(survey.clauses, answer)),
        paragraph(nodes.emphasis("", "Because: "), *words(survey.clauses, reason)),
        *contested,
        css="law-reading",
    )


def _answered(survey: Survey, touch: Touch) -> nodes.Element:
    """Return an answered question with its ruling."""
    return details(
        (nodes.inline("", "Asked: ", classes=["law-label"]), touch.title),
        paragraph(*words(survey.clauses, touch.text)),
        paragraph(link(touch.role, touch.target, "What the answer rests on"), css="law-aside"),
        css="law-reading law-asked",
    )


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


def _proven(survey: Survey, told: Told) -> Iterator[nodes.Node]:
    """Yield one line that tells the state of a clause and what proves it; nothing where there is nothing to prove."""
    state = badge(told.state, _stale(survey, told))
    if told.proofs:
        yield listed_proofs(told.proofs, state, unfolded=told.state is State.FAILING)
    elif told.state is not State.NOTHING:
        reason = standing_words(survey) if told.state is State.UNMEASURED else "No scenario proves it yet."
        yield paragraph(state, f" {reason}", css="law-facts")


def listed_proofs(proofs: Sequence[Proof], state: nodes.Node, *, unfolded: bool) -> nodes.Element:
    """Return a line with a state that unfolds into the scenarios that it comes from."""
    count = len(proofs)
    line = (state, nodes.inline("", f" by {count} scenario{'' if count == 1 else 's'}"))
    return details(line, listing(map(proof_line, proofs)), css="law-proofs", unfolded=unfolded)


def proof_line(proof: Proof) -> list[nodes.Node | str]:
    """Return how a scenario is listed: its outcome, its name, its feature."""
    rows = f", {proof.runs} examples" if proof.runs > 1 else ""
    return [
        outcome_badge(proof.outcome, gone=proof.gone),
        " ",
        links([("scenario", proof.scenario, proof.name)]),
        nodes.inline("", f" {proof.feature}{rows}", classes=["law-aside"]),
    ]


def _code(told: Told) -> nodes.container:
    """Return where the code of a clause stands; the reader's switch shows it."""
    shown = nodes.container("", classes=["law-code"])
    for label, code in (
        ("Played by", [code for code in told.code if not code.audit]),
        ("Records checked by", [code for code in told.code if code.audit]),
    ):
        if code:
            shown += labelled(label, links(map(_to_code, code)))
    return shown


def _to_code(code: Code) -> Link:
    return CODE, f"{code.module}:{code.qualname}", f"{code.module.removeprefix('woodlaw.')}.{code.qualname}"
