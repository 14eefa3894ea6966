"""The directive ``law-extension-points``: the questions that bend the core, and who answers them."""

from __future__ import annotations

import inspect
from collections.abc import Iterator, Mapping, Sequence

from docutils import nodes
from sphinx.pycode import ModuleAnalyzer

from woodlaw.engine import extension, maps
from woodlaw.engine.extension import Extension, Seat
from woodlaw.factions import base
from woodlaw.factions.base import Faction
from woodlaw.factions.points import Answerer, Question, answerers, questions
from woodlaw.factions.registry import factions
from woodlaw.site.parts import joined
from woodlaw.site.reference.parts import (
    Part,
    Section,
    SectionsDirective,
    block,
    card_link,
    clause_link,
    code,
    definitions,
    joined_parts,
    label_link,
    labelled,
)


class ExtensionPointsDirective(SectionsDirective):
    """A section for each group of questions, with each question's form, occasion, neutral answer and answerers."""

    heads = ("questions", "which")

    def told(self) -> Iterator[nodes.Node]:
        """Yield the sections; before all or the list of them, what extensions say of themselves."""
        self.depend_on(extension, base, maps, *{type(each): None for each in factions().values()})
        if not self.arguments:
            yield self._of_itself(Extension, "What an extension says of itself")
            yield self._of_itself(Seat, "What a seat says of itself")
            yield self._of_itself(Faction, "What a faction says of itself")
        yield from super().told()

    def sections(self) -> Mapping[str, Section]:
        """Return the sections by the names of the groups."""
        return {_named(heading): self._group(heading, asked) for heading, asked in _groups().items()}

    def _group(self, heading: str, asked: Sequence[Question]) -> Section:
        holds = joined_parts([label_link(_label(each.name), each.name)] for each in asked)
        return Section(f"questions-{_named(heading)}", heading, holds, lambda: map(self._question, asked))

    def _of_itself(self, owner: type[Extension], title: str) -> nodes.section:
        """Return a section with the attributes that a class documents."""
        documented = ModuleAnalyzer.for_module(owner.__module__).find_attr_docs()
        entries = [
            ([code(f"{name}: {owner.__annotations__[name]}")], self.docstring("\n".join(lines)), "")
            for (kind, name), lines in documented.items()
            if kind == owner.__name__
        ]
        described = self.docstring(inspect.getdoc(owner) or "")
        return self.section(f"attributes-{owner.__name__.lower()}", title, *described, definitions(entries))

    def _question(self, question: Question) -> nodes.section:
        content: list[nodes.Node] = [block(question.form, "python"), *self.docstring(question.asked, _to_question)]
        if question.neutral:
            content += self.docstring(f"**Neutral:** {question.neutral}", _to_question)
        told = list(map(_answerer, answerers(question)))
        content.append(labelled("Answered by", *joined_parts(told)) if told else _nobody())
        return self.section(_label(question.name), question.name, *content, label=True)


def groups_of_questions() -> list[str]:
    """Return the names of the groups of questions."""
    return list(map(_named, _groups()))


def _groups() -> dict[str, list[Question]]:
    """Return the questions by what they are about."""
    groups: dict[str, list[Question]] = {}
    for question in questions():
        groups.setdefault(question.heading, []).append(question)
    return groups


def _named(heading: str) -> str:
    return nodes.make_id(heading.partition("(")[0])


def _nobody() -> nodes.paragraph:
    return labelled("Answered by", "nobody who is installed")


def _label(name: str) -> str:
    return f"question-{name}"


def _to_question(name: str) -> nodes.Node | None:
    return label_link(_label(name), name) if any(question.name == name for question in questions()) else None


def _answerer(answerer: Answerer) -> list[Part]:
    """Return who answers a question, with the clauses it answers by."""
    cited = [clause_link(clause_id) for clause_id in answerer.clauses if not clause_id.startswith("card.")]
    return [_who(answerer), *([nodes.Text(" ("), *joined(cited), nodes.Text(")")] if cited else [])]


def _who(answerer: Answerer) -> nodes.Node:
    match answerer.sort:
        case "faction":
            return label_link(f"faction-{answerer.id}", answerer.name)
        case "card":
            return card_link(answerer.id, answerer.name)
    return nodes.Text(answerer.name)
