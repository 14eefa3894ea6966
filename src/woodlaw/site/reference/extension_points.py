"""The directive ``law-extension-points``: the questions that bend the core, and who answers them."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from typing import Any

from docutils import nodes
from sphinx.pycode import ModuleAnalyzer

from woodlaw.cards.registry import EFFECTS
from woodlaw.engine import extension, maps
from woodlaw.engine.extension import Extension
from woodlaw.engine.turn import Playing
from woodlaw.factions import base
from woodlaw.factions.base import Faction
from woodlaw.factions.registry import factions
from woodlaw.law.implements import implementations
from woodlaw.site.parts import joined
from woodlaw.site.reference.parts import (
    Part,
    ReferenceDirective,
    block,
    card_link,
    clause_link,
    code,
    definitions,
    joined_parts,
    label_link,
    labelled,
)
from woodlaw.table.decks import STANDARD_DECKS, deck_named
from woodlaw.table.maps import STANDARD_MAPS, map_named

_HEADING = re.compile(r"^    # (.+?) -{5,}$")
_OF_FACTIONS = "Questions to factions alone"
_WIDEST = 80
"""Characters of the form of a question on one line at most."""


class ExtensionPointsDirective(ReferenceDirective):
    """A section for each group of questions, with each question's form, occasion, neutral answer and answerers."""

    def told(self) -> Iterator[nodes.Node]:
        """Yield the sections."""
        self.depend_on(extension, base, maps, *{type(each): None for each in factions().values()})
        yield self._of_itself(Extension, "What an extension says of itself")
        yield self._of_itself(Faction, "What a faction says of itself")
        yield self._played()
        groups = {**_by_heading(Extension), _OF_FACTIONS: _questions(Faction)}
        for number, (heading, names) in enumerate(groups.items(), start=1):
            owner = Faction if heading == _OF_FACTIONS else Extension
            yield self.section(f"questions-{number}", heading, *(self._question(owner, name) for name in names))

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

    def _played(self) -> nodes.section:
        """Return a section with what a faction has to do to be played."""
        entries = [
            ([code(_form(member))], self.docstring(inspect.getdoc(member) or ""), "")
            for member in vars(Playing).values()
            if inspect.isfunction(member) and not member.__name__.startswith("_")
        ]
        described = self.docstring(inspect.getdoc(Playing) or "")
        return self.section("playing", "What a faction does when it is played", *described, definitions(entries))

    def _question(self, owner: type[Extension], name: str) -> nodes.section:
        function = inspect.unwrap(vars(owner)[name])
        asked, _, neutral = (inspect.getdoc(function) or "").partition("Neutral: ")
        answer, _, more = neutral.partition("\n\n")
        content: list[nodes.Node] = [block(_form(function), "python")]
        content += self.docstring("\n\n".join(part.strip() for part in (asked, more) if part.strip()), _to_question)
        if answer:
            content += self.docstring(f"**Neutral:** {answer}", _to_question)
        answerers = list(_answerers(owner, name, self._marks))
        content.append(labelled("Answered by", *joined_parts(answerers)) if answerers else _nobody())
        return self.section(_label(name), name, *content, label=True)

    @cached_property
    def _marks(self) -> Mapping[tuple[str, str], tuple[str, ...]]:
        """The clauses of every marked function, by module and name."""
        return {(known.module, known.qualname): known.ids for known in implementations()}


def _nobody() -> nodes.paragraph:
    return labelled("Answered by", "nobody who is installed")


def _label(name: str) -> str:
    return f"question-{name}"


def _to_question(name: str) -> nodes.Node | None:
    asked = name in _questions(Extension) or name in _questions(Faction)
    return label_link(_label(name), name) if asked else None


def _questions(owner: type[Extension]) -> list[str]:
    """Return the questions that a class asks, in the order of its source."""
    return [
        name
        for name, member in vars(owner).items()
        if inspect.isfunction(member) and (inspect.getdoc(member) or "").startswith("Asked")
    ]


def _by_heading(owner: type[Extension]) -> dict[str, list[str]]:
    """Return the questions of a class by the heading that they stand under."""
    lines, first = inspect.getsourcelines(owner)
    headings = {
        first + number: match[1] for number, line in enumerate(lines) if (match := _HEADING.match(line.rstrip()))
    }
    groups: dict[str, list[str]] = {heading: [] for heading in headings.values()}
    for name in _questions(owner):
        line = vars(owner)[name].__code__.co_firstlineno
        groups[headings[max(number for number in headings if number < line)]].append(name)
    return groups


def _form(function: Callable[..., Any]) -> str:
    """Return how a question is asked: its name, what it is given, what is expected of it."""
    signature = inspect.signature(function)
    taken = [_parameter(each) for each in signature.parameters.values()]
    returned = signature.return_annotation
    form = f"def {function.__name__}({', '.join(taken)}) -> {returned}"
    if len(form) <= _WIDEST:
        return form
    lines = "".join(f"    {each},\n" for each in taken)
    return f"def {function.__name__}(\n{lines}) -> {returned}"


def _parameter(parameter: inspect.Parameter) -> str:
    annotated = parameter.annotation is not inspect.Parameter.empty
    return f"{parameter.name}: {parameter.annotation}" if annotated else parameter.name


# Who answers ----------------------------------------------------------------------------------------------------------
def _answerers(
    owner: type[Extension], name: str, marks: Mapping[tuple[str, str], tuple[str, ...]]
) -> Iterator[list[Part]]:
    """Yield every faction, card and map that answers a question, with the clauses it answers by."""
    for who, kind in _extensions():
        answer = getattr(kind, name, None)
        if not issubclass(kind, owner) or answer is None or answer is getattr(owner, name):
            continue
        plain = inspect.unwrap(answer)
        ids = marks.get((plain.__module__, plain.__qualname__), ())
        cited = [clause_link(clause_id) for clause_id in ids if not clause_id.startswith("card.")]
        yield [who, *([nodes.Text(" ("), *joined(cited), nodes.Text(")")] if cited else [])]


def _extensions() -> Iterator[tuple[nodes.Node, type[Extension]]]:
    """Yield all that bends the core: a link to it, and its class."""
    for faction in factions().values():
        yield label_link(f"faction-{faction.name}", faction.title), type(faction)
    names = {card.id: card.name for deck in STANDARD_DECKS for card in deck_named(deck).cards}
    for card_id, effect in sorted(EFFECTS.items()):
        yield card_link(card_id, names[card_id]), effect
    for map_id in STANDARD_MAPS:
        played = map_named(map_id)
        for rules in maps.map_rules(played):
            yield nodes.Text(f"the {played.title} map"), type(rules)
