"""The pages of scenarios: a feature file a page or several, with steps, outcomes, clauses and positions."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import accumulate, groupby, pairwise
from math import ceil
from typing import TYPE_CHECKING

from docutils import nodes
from docutils.parsers.rst import directives
from sphinx.util import logging
from sphinx.util.docutils import SphinxDirective

from woodlaw.gherkin.standing import MOST_DIGITS
from woodlaw.site.changes import changes
from woodlaw.site.chapters import proof_line, standing_words
from woodlaw.site.domain import LawDomain, law_domain
from woodlaw.site.parts import (
    Steps,
    details,
    held,
    labelled,
    listing,
    outcome_badge,
    paragraph,
    picture_of,
    tag_links,
    words,
)
from woodlaw.site.survey import Survey, digest, outcome_of, proofs

if TYPE_CHECKING:
    from woodlaw.gherkin.standing import Run

logger = logging.getLogger(__name__)

Scenario = tuple[str, Sequence["Run"]]
"""A scenario: what heads it, and its runs."""

_ON_A_PAGE = 16
"""Scenarios on a page, give or take a few that stand below the same heading."""
_NEAR = 3
"""How many scenarios more or less."""


class FeatureDirective(SphinxDirective):
    """``law:feature``: what the scenarios of a feature file showed when they were run.

    ``part`` is which of the pages that the file takes is told; without it, all stands on one.
    """

    required_arguments = 1
    final_argument_whitespace = True
    option_spec = {"part": directives.positive_int}  # noqa: RUF012 (as the base class declares it)

    def run(self) -> list[nodes.Node]:
        """Return the feature's section; one that the evidence does not have is warned of."""
        domain = law_domain(self.env)
        file = self.arguments[0]
        runs = domain.survey.evidence.by_file.get(file)
        if runs is None:
            logger.warning("no feature file %r in the evidence", file[:200], location=self.get_location(), type="law")
            return []
        domain.note_page(("feature", file), feature_digest(domain.survey, file))
        section = feature_section(domain, runs, self.options.get("part", 0))
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
    """Return what changes when the summary of all scenarios must be written again."""
    return digest(standing_words(survey), proofs(survey.evidence.runs))


def feature_digest(survey: Survey, file: str) -> str:
    """Return what changes when the page of a feature file must be written again."""
    runs = survey.evidence.by_file.get(file, ())
    tags = sorted({tag for run in runs for tag in (*run.tagged, *run.exercised)})
    return digest(runs, standing_words(survey), [survey.title(tag) for tag in tags])


def parts_of_feature(survey: Survey, runs: Sequence[Run]) -> list[list[Scenario]]:
    """Return the scenarios of a feature file, those with one heading together, page by page."""
    told = list(_scenarios(survey, runs))
    pages = max(1, ceil(len(told) / _ON_A_PAGE))
    borders = [0, *accumulate(len(list(these)) for _, these in groupby(told, lambda each: each[0]))]
    cuts = [0]
    for number in range(1, pages):
        wanted = len(told) * number // pages
        nearest = min(borders, key=lambda border: abs(border - wanted))
        cuts.append(nearest if abs(nearest - wanted) <= _NEAR else wanted)
    return [told[start:end] for start, end in pairwise((*cuts, len(told)))]


def _scenarios(survey: Survey, runs: Sequence[Run]) -> Iterator[Scenario]:
    """Yield the scenarios of a file, by what the file groups them by, else by clause."""
    scenarios: dict[str, list[Run]] = {}
    for run in runs:
        scenarios.setdefault(run.scenario, []).append(run)
    groups: dict[str, list[list[Run]]] = {}
    for these in scenarios.values():
        groups.setdefault(_group(survey, these[0]), []).append(these)
    for title, members in groups.items():
        yield from ((title, these) for these in members)


def feature_section(domain: LawDomain, runs: Sequence[Run], part: int = 0) -> nodes.section:
    """Return a feature, or the part of it that a page tells, as a section with its scenarios below it."""
    first, parts = runs[0], parts_of_feature(domain.survey, runs)
    told = parts[part - 1] if 0 < part <= len(parts) else [each for page in parts for each in page]
    of_all = f" ({part} of {len(parts)})" if part and len(parts) > 1 else ""
    anchors = {"feature"}
    top = nodes.section("", nodes.title("", f"{first.feature or first.file}{of_all}"), ids=["feature"], names=[])
    top["classes"].append("law-feature")
    top.extend(_paragraphs(domain.survey, first.about))
    outcomes = [run.outcome for run in runs]
    counted = ", ".join(f"{outcomes.count(each)} {each}" for each in sorted(set(outcomes)))
    count = sum(map(len, parts))
    rows = f", {len(runs)} runs" if len(runs) > count else ""
    top += paragraph(f"{count} scenarios{rows}: {counted}. ", nodes.literal("", first.file), css="law-lead")
    if notice := standing_words(domain.survey):
        top += paragraph(notice, css="law-notice")
    for title, members in groupby(told, lambda each: each[0]):
        parent = top
        if title:
            anchor = _free(f"about-{nodes.make_id(title)}"[:80], anchors)
            parent = nodes.section("", nodes.title("", title), ids=[anchor], names=[], classes=["law-group"])
            top += parent
        for _, these in members:
            parent += _scenario(domain, these, anchors)
    return top


def _group(survey: Survey, run: Run) -> str:
    """Return what heads a scenario: the section of the file that it stands in, else its first clause."""
    clause = next((tag for tag in sorted(run.tagged, key=_order) if tag in survey.clauses), "")
    return run.section or f"{clause} {survey.title(clause)}".strip()


def _paragraphs(survey: Survey, text: str) -> Iterator[nodes.paragraph]:
    """Yield what a feature file says, its paragraphs parted by empty lines."""
    for each in re.split(r"\n\s*\n", text.strip()):
        if each:
            yield paragraph(*words(survey.clauses, " ".join(each.split())))


def _free(wanted: str, taken: set[str]) -> str:
    """Return an anchor that none has yet."""
    anchor, number = wanted, 2
    while anchor in taken:
        anchor, number = f"{wanted}-{number}", number + 1
    taken.add(anchor)
    return anchor


def _scenario(domain: LawDomain, runs: Sequence[Run], anchors: set[str]) -> nodes.section:
    first = runs[0]
    anchor = _free(nodes.make_id(first.name)[:80] or f"line-{first.line}", anchors)
    domain.note("scenario", first.scenario, anchor, first.name)
    title = nodes.title("", first.name)
    shown = held(*_shown(domain, runs, anchor, anchors))
    return nodes.section("", title, shown, ids=[anchor], names=[], classes=["law-scenario"])


def _shown(domain: LawDomain, runs: Sequence[Run], anchor: str, anchors: set[str]) -> Iterator[nodes.Node]:
    """Yield what stands below the title of a scenario."""
    first, survey = runs[0], domain.survey
    gone = any(run.gone for run in runs)
    rows = f", {len(runs)} examples" if len(runs) > 1 else ""
    yield paragraph(outcome_badge(outcome_of(runs), gone=gone), f" line {first.line}{rows}", css="law-facts")
    if gone:
        yield paragraph(f"Stale: {first.file} has no such scenario any more.", css="law-notice")
    yield from _paragraphs(survey, first.comment)
    yield from _paragraphs(survey, first.description)
    if len(runs) == 1:
        yield from _run(domain, first)
    for run in runs if len(runs) > 1 else ():
        row = _free(nodes.make_id(f"{anchor}-{run.example}")[:100], anchors)
        domain.note("scenario", run.id, row, f"{run.name} ({run.example})")
        line = (outcome_badge(run.outcome), f" {run.example}")
        part = details(line, *_run(domain, run), css="law-example", unfolded=run.outcome == "failed")
        part["ids"].append(row)
        yield part
    yield labelled("Proves", tag_links(survey, first.tagged))
    if first.marks:
        yield labelled("Tags", ", ".join(first.marks))
    others = {clause_id for run in runs for clause_id in run.exercised if clause_id not in run.tagged}
    if others:
        count = f"Exercised {len(others)} more clause{'' if len(others) == 1 else 's'}"
        # A script makes links of them where somebody looks: as links they would be most of the page.
        yield details((count,), paragraph(" ".join(sorted(others, key=_order)), css="law-ids"), css="law-exercised")


def _order(clause_id: str) -> list[tuple[bool, int, str]]:
    """Sort ids as the Law does: numbers by value."""
    parts = clause_id.split(".")
    return [(not part.isdecimal(), int(part[:MOST_DIGITS]) if part.isdecimal() else 0, part) for part in parts]


def _run(domain: LawDomain, run: Run) -> Iterator[nodes.Node]:
    """Yield what there is to see of one run."""
    yield Steps("", steps=run.steps)
    if run.message:
        yield nodes.literal_block(run.message, run.message, language="none", classes=["law-message"])
    changed = changes(run.before, run.after)
    caption = "Afterwards; what has changed is marked" if changed else "As it is, before and after"
    picture = picture_of(domain, run, caption, linked=False)
    if picture is not None:
        yield nodes.container("", picture, classes=["law-positions"])
    if changed:
        yield details((f"What changed ({len(changed)})",), listing([each] for each in changed), css="law-changes")
