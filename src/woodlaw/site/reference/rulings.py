"""The directive ``law-rulings``: questions kept as cases, each with its verdict and the clause that decides."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil
from pathlib import Path

from docutils import nodes
from docutils.parsers.rst import directives

from woodlaw.adjudication.ruling import Verdict
from woodlaw.asking.cases import Put, cases_put
from woodlaw.law.paths import read_file
from woodlaw.site.changes import alternative
from woodlaw.site.parts import Picture
from woodlaw.site.pictures import drawing_of_table
from woodlaw.site.reference.parts import (
    Part,
    ReferenceDirective,
    card_link,
    clause_link,
    code,
    joined_parts,
    label_link,
    law_domain_of,
    moved_link,
    paragraph,
    table,
)
from woodlaw.table.cited import cited_card, is_card_citation

_MOST_BYTES = 2_000_000
_ON_A_PAGE = 20
"""Questions on a page at most."""


def parts_of(file: Path) -> int:
    """Return how many pages the questions of a file of cases take."""
    return max(1, ceil(len(_cases(file)) / _ON_A_PAGE))


class RulingsDirective(ReferenceDirective):
    """The questions of a case file, the argument, or of a folder of them.

    ``part`` is which of the pages that the questions of a file take is told. Where the setting ``law_rulings`` writes
    those pages, it is told of a folder how many questions are about what.
    """

    required_arguments = 1
    final_argument_whitespace = True
    option_spec = {"part": directives.positive_int}  # noqa: RUF012 (as the base class declares it)

    def told(self) -> Iterator[nodes.Node]:
        """Yield a table of the files of a folder, or the section of a file."""
        _, named = self.env.relfn2path(self.arguments[0])
        where = Path(named)
        files = sorted(where.glob("*.yaml")) if where.is_dir() else [where]
        for file in files:
            self.depend_on(str(file))
        if not where.is_dir():
            yield self._told_of(where, self.options.get("part", 1))
            return
        yield paragraph(_counted([case for file in files for case in _cases(file)]))
        if getattr(self.config, "law_rulings", ""):
            yield table(("about", "questions", "illegal"), map(_line, files))
        else:
            yield from map(self._told_of, files)

    def _told_of(self, file: Path, part: int = 0) -> nodes.section:
        """Return the section of a file, or of one page of it."""
        told = [
            self._question(nodes.make_id(f"{file.stem} {number}"), case)
            for number, case in enumerate(_cases(file, file.parent), 1)
        ]
        of_all = f" ({part} of {parts_of(file)})" if part and parts_of(file) > 1 else ""
        if part:
            told = told[(part - 1) * _ON_A_PAGE : part * _ON_A_PAGE]
        return self.section(_label(file, part), f"{_titled(file)}{of_all}", *told, label=bool(part))

    def _question(self, anchor: str, case: Put) -> nodes.container:
        name = paragraph(nodes.strong("", case.name))
        pictures = self._pictures(case)
        said = nodes.container("", name, _ruled(case), classes=["law-ruled"])
        return nodes.container("", said, *pictures, ids=[anchor], classes=["law-ruling"])

    def _pictures(self, case: Put) -> Iterator[nodes.Node]:
        """Yield the picture of the position, drawn for every writer that shows pictures."""
        domain = law_domain_of(self.env)
        drawing = drawing_of_table(case.position.state) if case.position else None
        if domain is None or drawing is None:
            return
        domain.note_picture(drawing.file)
        if domain.drawn is not None:
            drawing.draw(domain.drawn)
        shown = {"file": drawing.file, "size": drawing.size, "alt": alternative(drawing)}
        yield Picture("", run="", changed=False, caption="", linked=False, **shown)


def _cases(file: Path, folder: Path | None = None) -> list[Put]:
    return cases_put(read_file(str(file), _MOST_BYTES).decode("utf-8"), folder)


def _label(file: Path, part: int) -> str:
    """Return the anchor of a page of a file of cases; that of the first is the one of the file."""
    anchor = nodes.make_id(f"rulings on {file.stem}")
    return anchor if part < 2 else f"{anchor}-{part}"


def _titled(file: Path) -> str:
    return file.stem.replace("_", " ").capitalize()


def _line(file: Path) -> list[list[Part]]:
    """Return what there is in a file, in a line."""
    cases = _cases(file)
    rest: list[list[Part]] = [[label_link(_label(file, part), str(part))] for part in range(2, parts_of(file) + 1)]
    pages: list[Part] = [
        moved_link(_label(file, 1), _titled(file)),
        *([" (", *joined_parts(rest), ")"] if rest else []),
    ]
    return [pages, [str(len(cases))], [str(_illegal(cases))]]


def _counted(cases: list[Put]) -> str:
    return f"{len(cases)} questions; {_illegal(cases)} of them are about something that is illegal."


def _illegal(cases: list[Put]) -> int:
    return sum(case.expected.verdict == Verdict.ILLEGAL for case in cases)


def _ruled(case: Put) -> nodes.paragraph:
    """Return the verdict with the clause that decides, and what was asked."""
    asked = [part for word in case.asked for part in (" › ", code(word))][1:]
    told: list[Part] = [nodes.strong("", case.expected.verdict.capitalize()), *_decided(case.expected.clause), ". "]
    acts = f"{case.turn}; {_instead_of_turn(case.player)}: " if _is_off_turn(case) else f"{case.turn}: "
    return paragraph(*told, nodes.Text(acts), *asked)


def _is_off_turn(case: Put) -> bool:
    """Return whether a question is of another player than the one whose turn it is."""
    return bool(case.player) and case.turn.partition(",")[0].strip().casefold() != case.player.casefold()


def _instead_of_turn(player: str) -> str:
    """Return for whom a question is ruled on whose turn it is not."""
    return f"for {player}, as if a turn of theirs began with the table as it is"


def _decided(clause: str) -> Iterator[Part]:
    if clause:
        yield nodes.Text(" by ")
        if is_card_citation(clause):
            card = cited_card(clause)
            yield card_link(card.cards[0].id, card.name)
        else:
            yield clause_link(clause)
