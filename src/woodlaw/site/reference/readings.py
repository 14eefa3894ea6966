"""The directive ``law-readings``: every reading taken where the Law is silent, and every value assumed."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence

from docutils import nodes
from docutils.parsers.rst import directives

from woodlaw.factions.registry import factions
from woodlaw.law.clauses import Chapter, Clause, Reading
from woodlaw.law.registry import law
from woodlaw.site.reference.parts import Part, ReferenceDirective, clause_link, definitions, labelled, paragraph

Assumed = Mapping[str, Sequence[str]]
"""By clause, what is assumed of a faction's board that the clause needs."""


PARTS = ("core", "factions", "others")
"""The parts of the Law that a page can be of: what all play by, the chapters of factions, and the rest."""


class ReadingsDirective(ReferenceDirective):
    """A section for each chapter that has readings or assumptions, with both by clause; of one part, or of all."""

    optional_arguments = 1

    def told(self) -> Iterator[nodes.Node]:
        """Yield the sections."""
        self.depend_on_data("woodlaw.law")
        on_boards = _on_boards()
        for faction in factions().values():
            self.depend_on_data(faction.package)
        of_factions = {faction.chapter for faction in factions().values()}
        part = directives.choice(self.arguments[0], PARTS) if self.arguments else ""
        for chapter_id in law().chapters():
            if part not in ("", _part(chapter_id, of_factions)):
                continue
            chapter = law().chapter(chapter_id)
            entries = list(_entries(chapter, on_boards))
            if entries:
                title = f"{chapter.id} {chapter.title}"
                yield self.section(nodes.make_id(f"readings-{chapter.id}"), title, definitions(entries))


class PrintingsDirective(ReferenceDirective):
    """The clauses that another printing words so that something else is played, and which wording is."""

    def told(self) -> Iterator[nodes.Node]:
        """Yield the clauses with the readings that say so."""
        self.depend_on_data("woodlaw.law")
        entries: list[tuple[list[Part], list[nodes.Node], str]] = []
        for clause in law():
            told = [reading for reading in clause.readings if reading.printing]
            if told:
                title: list[Part] = [clause_link(clause.id), nodes.Text(f" {clause.title}")]
                entries.append((title, list(told_readings(told)), ""))
        yield definitions(entries)


def _part(chapter_id: str, of_factions: Collection[str]) -> str:
    """Return the part of the Law that a chapter is of: what all play by is numbered before the factions."""
    if chapter_id in of_factions:
        return "factions"
    return "core" if chapter_id.isdecimal() or chapter_id == "G" else "others"


def _on_boards() -> Assumed:
    found: dict[str, list[str]] = {}
    for faction in factions().values():
        for name, clause_id in faction.assumed.items():
            found.setdefault(clause_id, []).append(f"{name} (on the board of the {faction.title})")
    return found


def _entries(chapter: Chapter, on_boards: Assumed) -> Iterator[tuple[list[Part], list[nodes.Node], str]]:
    for clause in chapter.clauses:
        content = [*told_readings(clause.readings), *_assumptions(clause, on_boards)]
        if content:
            yield [clause_link(clause.id), nodes.Text(f" {clause.title}")], content, ""


def told_readings(readings: Sequence[Reading]) -> Iterator[nodes.Node]:
    """Yield what a clause or a card is taken to mean: question, answer, reason, and the other side if any."""
    for reading in readings:
        yield paragraph(nodes.emphasis("", reading.on))
        yield paragraph(nodes.strong("", "Reading:"), " ", reading.reading)
        yield paragraph(nodes.strong("", "Because:"), " ", reading.reason)
        if reading.other:
            yield paragraph(nodes.strong("", "The other side:"), " ", reading.other)


def _assumptions(clause: Clause, on_boards: Assumed) -> Iterator[nodes.Node]:
    for assumed in (*([clause.assumed] if clause.assumed else []), *on_boards.get(clause.id, ())):
        yield labelled("Assumed, for no source states it", assumed)
