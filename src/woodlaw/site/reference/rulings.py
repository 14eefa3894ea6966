"""The directive ``law-rulings``: questions kept as cases, each with its verdict and the clause that decides."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from docutils import nodes

from woodlaw.adjudication.cases import Put, cases_put
from woodlaw.adjudication.ruling import Verdict
from woodlaw.law.paths import read_file
from woodlaw.site.reference.parts import Part, ReferenceDirective, card_link, clause_link, code, definitions, paragraph
from woodlaw.table.cited import cited_card, is_card_citation

_MOST_BYTES = 2_000_000


class RulingsDirective(ReferenceDirective):
    """A section for each case file of a folder, the argument, with its questions in their order."""

    required_arguments = 1
    final_argument_whitespace = True

    def told(self) -> Iterator[nodes.Node]:
        """Yield a line that counts the questions, and the sections."""
        _, folder = self.env.relfn2path(self.arguments[0])
        files = sorted(Path(folder).glob("*.yaml"))
        put = {}
        for file in files:
            self.depend_on(str(file))
            put[file.stem] = cases_put(read_file(str(file), _MOST_BYTES).decode("utf-8"))
        yield paragraph(_counted([case for cases in put.values() for case in cases]))
        for name, cases in put.items():
            anchor = nodes.make_id(f"rulings on {name}")
            yield self.section(anchor, name.replace("_", " ").capitalize(), definitions(map(_entry, cases)))


def _counted(cases: list[Put]) -> str:
    illegal = sum(case.expected.verdict == Verdict.ILLEGAL for case in cases)
    return f"{len(cases)} questions; {illegal} of them are about something that is illegal."


def _entry(case: Put) -> tuple[list[Part], list[nodes.Node], str]:
    asked = [part for word in case.asked for part in (" › ", code(word))][1:]
    told: list[Part] = [nodes.strong("", case.expected.verdict.capitalize()), *_decided(case.expected.clause), ". "]
    acts = f"{case.turn}; {_instead_of_turn(case.player)}: " if _is_off_turn(case) else f"{case.turn}: "
    return [nodes.Text(case.name)], [paragraph(*told, nodes.Text(acts), *asked)], ""


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
