"""The matrix of all clauses, and the summary of what is not proven."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from docutils import nodes
from sphinx.util.docutils import SphinxDirective

from woodlaw.site.chapters import standing_words
from woodlaw.site.domain import law_domain
from woodlaw.site.parts import Matrix, Row, badge, clause_link, link, listing, paragraph
from woodlaw.site.states import State
from woodlaw.site.survey import Survey, digest

_COLUMNS = ("Clause", "Title", "Chapter", "Kind", "State", "Scenarios", "Code")


class MatrixDirective(SphinxDirective):
    """``law:matrix``: a table of all clauses; a script lets readers filter and sort it."""

    def run(self) -> list[nodes.Node]:
        """Return the table."""
        domain = law_domain(self.env)
        domain.note_page(("matrix",), matrix_digest(domain.survey))
        rows = [_row(domain.survey, clause_id) for clause_id in domain.survey.clauses]
        return [*_notice(domain.survey), Matrix("", heads=_COLUMNS, rows=rows)]


class SummaryDirective(SphinxDirective):
    """``law:summary``: how many clauses of each chapter are in which state."""

    def run(self) -> list[nodes.Node]:
        """Return the table."""
        domain = law_domain(self.env)
        domain.note_page(("summary",), matrix_digest(domain.survey))
        every = Counter(domain.survey.state(clause_id) for clause_id in domain.survey.clauses)
        states = [state for state in State if every[state]]
        heads = ("Chapter", "Clauses", *(state.value for state in states))
        wide = [30, *(8 for _ in heads[1:])]
        rows = _chapter_rows(domain.survey, states)
        return [*_notice(domain.survey), _table(heads, wide, rows, "law-summary")]


class UncoveredDirective(SphinxDirective):
    """``law:uncovered``: every clause that rules something and is not proven, by chapter."""

    def run(self) -> list[nodes.Node]:
        """Return a list for each chapter."""
        domain = law_domain(self.env)
        domain.note_page(("uncovered",), matrix_digest(domain.survey))
        return [*_notice(domain.survey), *_uncovered(domain.survey)]


class FindDirective(SphinxDirective):
    """``law:find``: a place for the box that finds clauses; a script fills it."""

    def run(self) -> list[nodes.Node]:
        """Return the place."""
        return [nodes.container("", classes=["law-find-here"])]


def matrix_digest(survey: Survey) -> str:
    """Return what changes when tables over all clauses must be written again."""
    rows = [(c.id, c.title, c.kind, survey.state(c.id), _counts(survey, c.id)) for c in survey.clauses.values()]
    return digest(standing_words(survey), [survey.law.chapter(each).title for each in survey.law.chapters()], rows)


def _notice(survey: Survey) -> list[nodes.Node]:
    words = standing_words(survey)
    return [paragraph(words, css="law-notice")] if words else []


def _counts(survey: Survey, clause_id: str) -> tuple[int, int]:
    """Return how many scenarios are tagged with a clause, and how many pieces of code implement it."""
    scenarios = {run.scenario for run in survey.evidence.by_tag.get(clause_id, ())}
    return len(scenarios), sum(not code.audit for code in survey.code.get(clause_id, ()))


def _row(survey: Survey, clause_id: str) -> Row:
    clause = survey.clauses[clause_id]
    scenarios, code = _counts(survey, clause_id)
    return clause_id, clause.title, clause.chapter, clause.kind.value, survey.state(clause_id), scenarios, code


def _chapter_rows(survey: Survey, states: Sequence[State]) -> Iterator[list[list[nodes.Node | str]]]:
    every: Counter[State] = Counter()
    for chapter_id in survey.law.chapters():
        chapter = survey.law.chapter(chapter_id)
        counted = Counter(survey.state(clause.id) for clause in chapter.clauses)
        every += counted
        yield [[link("chapter", chapter_id, f"{chapter_id} {chapter.title}")], *_numbers(counted, states)]
    yield [[nodes.strong("", "All chapters")], *_numbers(every, states)]


def _numbers(counted: Counter[State], states: Sequence[State]) -> list[list[nodes.Node | str]]:
    return [[str(number)] for number in (counted.total(), *(counted[state] or "" for state in states))]


def _uncovered(survey: Survey) -> Iterator[nodes.Node]:
    for state in (State.FAILING, State.UNPROVEN, State.UNMEASURED, State.ASSUMED):
        found = [clause_id for clause_id in survey.clauses if survey.state(clause_id) is state]
        if not found:
            continue
        section = nodes.section("", nodes.title("", _HEADINGS[state]), ids=[state.css], names=[])
        section += paragraph(badge(state), f": {len(found)} clauses. {_MEANINGS[state]}")
        for chapter_id in survey.law.chapters():
            here = [each for each in found if survey.clauses[each].chapter == chapter_id]
            if here:
                heading = link("chapter", chapter_id, f"{chapter_id} {survey.law.chapter(chapter_id).title}")
                section += paragraph(nodes.strong("", "", heading), f", {len(here)}")
                section += listing(([clause_link(survey, each)] for each in here), css="law-columns")
        yield section


_HEADINGS = {
    State.FAILING: "Failing",
    State.UNPROVEN: "Unproven",
    State.UNMEASURED: "Not measured",
    State.ASSUMED: "Assumed",
}
_MEANINGS = {
    State.FAILING: "A scenario that is tagged with the clause fails.",
    State.UNPROVEN: (
        "The clause rules something, and no scenario that passes has run code that implements it, "
        "or nobody has told it in our words yet."
    ),
    State.UNMEASURED: "The clause rules something, and nobody knows what proves it.",
    State.ASSUMED: "The clause rests on a printed value that no source states; what scenarios prove stands on it too.",
}


def _table(
    heads: Sequence[str], wide: Sequence[int], rows: Iterable[Sequence[Sequence[nodes.Node | str]]], css: str
) -> nodes.table:
    """Return a table with a line of heads."""
    group = nodes.tgroup("", *(nodes.colspec("", colwidth=each) for each in wide), cols=len(heads))
    group += nodes.thead("", _line([[head] for head in heads]))
    group += nodes.tbody("", *map(_line, rows))
    return nodes.table("", group, classes=[css, "law-table"])


def _line(cells: Sequence[Sequence[nodes.Node | str]]) -> nodes.row:
    return nodes.row("", *(nodes.entry("", paragraph(*cell)) for cell in cells))
