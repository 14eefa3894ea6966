"""The pages of scenarios: a feature file a page, with steps, outcomes, clauses and positions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from docutils import nodes
from sphinx.util import logging
from sphinx.util.docutils import SphinxDirective

from woodlaw.site.chapters import proof_line, standing_words
from woodlaw.site.domain import LawDomain, law_domain
from woodlaw.site.evidence import MOST_DIGITS
from woodlaw.site.parts import Picture, details, joined, labelled, listing, outcome_badge, paragraph, tag_link
from woodlaw.site.pictures import HEIGHT, WIDTH, alternative, changes, picture_file
from woodlaw.site.survey import Survey, coarse, digest, outcome_of, proofs, without_durations

if TYPE_CHECKING:
    from woodlaw.site.evidence import Run

logger = logging.getLogger(__name__)


class FeatureDirective(SphinxDirective):
    """``law:feature``: what the scenarios of a feature file showed when they were run."""

    required_arguments = 1
    final_argument_whitespace = True

    def run(self) -> list[nodes.Node]:
        """Return the feature's section; one that the evidence does not have is warned of."""
        domain = law_domain(self.env)
        file = self.arguments[0]
        runs = domain.survey.evidence.by_file.get(file)
        if runs is None:
            logger.warning("no feature file %r in the evidence", file[:200], location=self.get_location(), type="law")
            return []
        domain.note_page(("feature", file), feature_digest(domain.survey, file))
        section = feature_section(domain, runs)
        for each in section.findall(nodes.section):
            self.state.document.note_explicit_target(each, each)
        return [section]


class FeaturesDirective(SphinxDirective):
    """``law:features``: how many scenarios there are, and which of them fail."""

    def run(self) -> list[nodes.Node]:
        """Return a line that counts, and a list of what fails or is gone."""
        domain = law_domain(self.env)
        survey = domain.survey
        domain.note_page(("features",), features_digest(survey))
        found = proofs(survey.evidence.runs)
        told: list[nodes.Node] = [paragraph(f"{len(found)} scenarios, {len(survey.evidence.runs)} runs.")]
        if notice := standing_words(survey):
            told.insert(0, paragraph(notice, css="law-notice"))
        bad = [proof for proof in found if proof.outcome != "passed" or proof.gone]
        return [*told, listing(map(proof_line, bad)) if bad else paragraph("Every one passes.")] if found else told[:-1]


def features_digest(survey: Survey) -> str:
    """Return what changes when the summary of all scenarios must be written anew."""
    return digest(standing_words(survey), proofs(survey.evidence.runs))


def feature_digest(survey: Survey, file: str) -> str:
    """Return what changes when the page of a feature file must be written anew."""
    runs = without_durations(survey.evidence.by_file.get(file, ()))
    tags = sorted({tag for run in runs for tag in (*run.tagged, *run.exercised)})
    return digest(runs, standing_words(survey), [survey.title(tag) for tag in tags])


def feature_section(domain: LawDomain, runs: Sequence[Run]) -> nodes.section:
    """Return a feature as a section with its scenarios as sections below it."""
    first = runs[0]
    scenarios: dict[str, list[Run]] = {}
    for run in runs:
        scenarios.setdefault(run.scenario, []).append(run)
    top = nodes.section("", nodes.title("", first.feature or first.file), ids=[_free("feature", set())], names=[])
    top["classes"].append("law-feature")
    outcomes = [run.outcome for run in runs]
    counted = ", ".join(f"{outcomes.count(each)} {each}" for each in sorted(set(outcomes)))
    top += paragraph(nodes.literal("", first.file), f": {len(scenarios)} scenarios, {len(runs)} runs: {counted}.")
    if notice := standing_words(domain.survey):
        top += paragraph(notice, css="law-notice")
    anchors = {"feature"}
    for name, these in scenarios.items():
        anchor = _free(nodes.make_id(these[0].name)[:80] or f"line-{these[0].line}", anchors)
        domain.note("scenario", name, anchor, these[0].name)
        top += _scenario(domain, these, anchor, anchors)
    return top


def _free(wanted: str, taken: set[str]) -> str:
    """Return an anchor that none has yet."""
    anchor, number = wanted, 2
    while anchor in taken:
        anchor, number = f"{wanted}-{number}", number + 1
    taken.add(anchor)
    return anchor


def _scenario(domain: LawDomain, runs: Sequence[Run], anchor: str, anchors: set[str]) -> nodes.section:
    first, survey = runs[0], domain.survey
    section = nodes.section("", nodes.title("", first.name), ids=[anchor], names=[], classes=["law-scenario"])
    gone = any(run.gone for run in runs)
    place = f" line {first.line}, {_took(sum(run.duration for run in runs))}"
    rows = f", {len(runs)} examples" if len(runs) > 1 else ""
    facts = (outcome_badge(outcome_of(runs), gone=gone), nodes.inline("", f"{place}{rows}"))
    section += paragraph(*facts, css="law-facts")
    if gone:
        section += paragraph(f"Stale: {first.file} has no such scenario any more.", css="law-notice")
    section += labelled("Proves", *joined(tag_link(survey, tag) for tag in first.tagged))
    if first.marks:
        section += labelled("Tags", ", ".join(first.marks))
    if len(runs) == 1:
        section.extend(_run(first))
    for run in runs if len(runs) > 1 else ():
        row = _free(nodes.make_id(f"{anchor}-{run.example}")[:100], anchors)
        domain.note("scenario", run.id, row, f"{run.name} ({run.example})")
        line = (outcome_badge(run.outcome), f" {run.example}")
        part = details(line, *_run(run), css="law-example", unfolded=run.outcome == "failed")
        part["ids"].append(row)
        section += part
    others = {clause_id for run in runs for clause_id in run.exercised if clause_id not in run.tagged}
    if others:
        count = f"Exercised {len(others)} more clause{'' if len(others) == 1 else 's'}"
        links = joined(tag_link(survey, each, named=False) for each in sorted(others, key=_order))
        section += details((count,), paragraph(*links), css="law-exercised")
    return section


def _order(clause_id: str) -> list[tuple[bool, int, str]]:
    """Sort ids as the Law does: numbers by value."""
    parts = clause_id.split(".")
    return [(not part.isdecimal(), int(part[:MOST_DIGITS]) if part.isdecimal() else 0, part) for part in parts]


def _took(seconds: float) -> str:
    rough = coarse(seconds)
    return f"took less than {rough:g} s"


def _run(run: Run) -> Iterator[nodes.Node]:
    """Yield what there is to see of one run."""
    text = "\n".join(_lines(run))
    yield nodes.literal_block(text, text, language="gherkin")
    if run.message:
        yield nodes.literal_block(run.message, run.message, language="none", classes=["law-message"])
    yield from _positions(run)


def _lines(run: Run) -> Iterator[str]:
    """Yield the steps as they are written in Gherkin."""
    for step in run.steps:
        yield f"{step.keyword} {step.text}"
        wide = [max(map(len, column)) for column in zip(*step.table, strict=False)]
        for row in step.table:
            cells = " | ".join(cell.ljust(width) for cell, width in zip(row, wide, strict=False))
            yield f"  | {cells} |"


def _positions(run: Run) -> Iterator[nodes.Node]:
    """Yield the pictures before and after, or one where they are alike, and what changed in words."""
    shown: list[nodes.Node] = []
    named = (("Before", run.before), ("After", run.after))
    files = {name: picture_file(position) for name, position in named if position}
    alike = len(files) == 2 and files["Before"] == files["After"]
    for name, position in named:
        if position and files[name] and not (alike and name == "After"):
            caption = "Before and after: the map stays as it is" if alike else name
            alt = f"{name}: {alternative(position)}"
            shown.append(Picture("", file=files[name], alt=alt, caption=caption, width=WIDTH, height=HEIGHT))
    if shown:
        yield nodes.container("", *shown, classes=["law-positions"])
    changed = changes(run.before, run.after)
    if changed:
        yield details((f"What changed ({len(changed)})",), listing([each] for each in changed), css="law-changes")
