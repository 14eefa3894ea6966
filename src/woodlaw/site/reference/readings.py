"""The directive ``law-readings``: every reading taken where the Law is silent, and every value assumed."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence

from docutils import nodes
from docutils.parsers.rst import directives

from woodlaw.factions.registry import factions
from woodlaw.law.clauses import Chapter, Clause, Reading
from woodlaw.law.registry import law
from woodlaw.site.reference.parts import (
    Part,
    ReferenceDirective,
    clause_link,
    definitions,
    labelled,
    moved_link,
    paragraph,
    table,
)

Assumed = Mapping[str, Sequence[str]]
"""By clause, what is assumed of a faction's board that the clause needs."""


PARTS = ("core", "factions", "bots", "others")
"""The parts of the Law that a page can be of: what all play by, the chapters of factions, those of bots that nobody has
installed with the rules of all bots, and the rest."""


class ReadingsDirective(ReferenceDirective):
    """A section for each chapter that has readings or assumptions, with both by clause; of a part, a chapter, or all.

    Where the setting ``law_reference_pages`` gives the chapters of factions pages, these are listed with links there.
    """

    optional_arguments = 1

    def told(self) -> Iterator[nodes.Node]:
        """Yield the sections."""
        self.depend_on_data("woodlaw.law")
        on_boards = _on_boards()
        for faction in factions().values():
            self.depend_on_data(faction.package)
        of_factions = {faction.chapter for faction in factions().values()}
        part = self.arguments[0] if self.arguments else ""
        if part and not law().is_chapter(part):
            directives.choice(part, PARTS)
        told = {
            chapter_id: list(_entries(law().chapter(chapter_id), on_boards))
            for chapter_id in law().chapters()
            if part in ("", chapter_id, _part(chapter_id, of_factions))
        }
        if part == "factions" and getattr(self.config, "law_reference_pages", False):
            rows = [_line(law().chapter(chapter_id), len(entries)) for chapter_id, entries in told.items() if entries]
            yield table(("chapter", "clauses"), rows)
            return
        for chapter_id, entries in told.items():
            if entries:
                title = f"{chapter_id} {law().chapter(chapter_id).title}"
                titled = f"Readings of {title}" if part == chapter_id else title
                yield self.section(_anchor(chapter_id), titled, definitions(entries), label=part == chapter_id)


def _anchor(chapter_id: str) -> str:
    return nodes.make_id(f"readings-{chapter_id}")


def _line(chapter: Chapter, count: int) -> list[list[Part]]:
    """Return a chapter with a page of its own in a line."""
    return [[moved_link(_anchor(chapter.id), f"{chapter.id} {chapter.title}")], [str(count)]]


def chapters_of_factions() -> list[str]:
    """Return the chapters of factions that have readings or assumptions."""
    found = dict.fromkeys(faction.chapter for faction in factions().values())
    return [each for each in found if any(_entries(law().chapter(each), _on_boards()))]


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
    if chapter_id.startswith("RB."):
        return "bots"
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
