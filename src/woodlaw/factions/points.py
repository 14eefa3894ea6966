"""The extension points as data: every question that is asked of what bends the core, and who answers it."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from woodlaw.cards.registry import effects
from woodlaw.engine.extension import Extension, Seat
from woodlaw.engine.maps import map_rules
from woodlaw.factions.base import Faction
from woodlaw.factions.house_rules import house_rules
from woodlaw.factions.registry import factions
from woodlaw.law.implements import clauses_of
from woodlaw.table.cited import PREFIX, cited_cards
from woodlaw.table.maps import map_ids, map_named

_HEADING = re.compile(r"^    # (.+?) -{5,}$")
_WIDEST = 80
"""Characters of the form of a question on one line at most."""

HEADINGS: dict[type[Extension], str] = {Seat: "Seats", Faction: "Factions"}
"""What the questions of a class are about that has no headings of its own."""


@dataclass(frozen=True, slots=True)
class Question:
    """One extension point.

    ``asker`` is the class that asks, ``heading`` what it is about, ``form`` how it is asked, ``asked`` when, and
    ``neutral`` what is answered where nobody does.
    """

    name: str
    asker: type
    heading: str
    form: str
    asked: str
    neutral: str


@dataclass(frozen=True, slots=True)
class Answerer:
    """Somebody who answers a question otherwise: what sort, its id and name, and the clauses it answers by."""

    sort: str
    id: str
    name: str
    clauses: tuple[str, ...]


def questions() -> Iterator[Question]:
    """Yield every question, grouped by what it is about, in the order of the source."""
    for asker in (Extension, Seat, Faction):
        headings = _headings(asker)
        for name, member in vars(asker).items():
            told = inspect.getdoc(member) or "" if inspect.isfunction(member) else ""
            if not told.startswith("Asked"):
                continue
            line = member.__code__.co_firstlineno
            heading = HEADINGS.get(asker) or headings[max(number for number in headings if number < line)]
            asked, _, neutral = told.partition("Neutral: ")
            answer, _, more = neutral.partition("\n\n")
            parts = (part.strip() for part in (asked, more))
            yield Question(name, asker, heading, form_of(member), "\n\n".join(filter(None, parts)), answer)


def answerers(question: Question) -> Iterator[Answerer]:
    """Yield every faction, card, map and house rule that answers a question of its own."""
    neutral = getattr(question.asker, question.name)
    for sort, id_, name, kind in extensions():
        answer = getattr(kind, question.name, neutral)
        if answer is not neutral:
            yield Answerer(sort, id_, name, clauses_of(inspect.unwrap(answer).__code__))


def extensions() -> Iterator[tuple[str, str, str, type]]:
    """Yield everything installed that can answer questions: its sort, its id, its name and its class."""
    for faction in factions().values():
        yield "faction", faction.name, faction.title, type(faction)
    names = cited_cards()
    of_factions = {card_id: effect for faction in factions().values() for card_id, effect in faction.effects.items()}
    for card_id, effect in sorted({**effects(), **of_factions}.items()):
        cited = names.get(PREFIX + card_id)
        yield "card", card_id, cited.name if cited else card_id, effect
    for map_id in map_ids():
        for rules in map_rules(map_named(map_id)):
            yield "map", map_id, f"the {map_named(map_id).title} map", type(rules)
    for rule in house_rules().values():
        yield "house rule", rule.id, f"the house rule {rule.title}", type(rule.bends)


def _headings(asker: type) -> dict[int, str]:
    """Return the headings within a class by the lines where they stand."""
    lines, first = inspect.getsourcelines(asker)
    return {first + number: match[1] for number, line in enumerate(lines) if (match := _HEADING.match(line.rstrip()))}


def form_of(function: Callable[..., Any]) -> str:
    """Return how a question is asked, or a function called: its name, what it is given, what is expected of it."""
    signature = inspect.signature(function)
    taken = list(_taken(signature))
    form = f"def {function.__name__}({', '.join(taken)}) -> {signature.return_annotation}"
    if len(form) <= _WIDEST:
        return form
    lines = "".join(f"    {each},\n" for each in taken)
    return f"def {function.__name__}(\n{lines}) -> {signature.return_annotation}"


def _taken(signature: inspect.Signature) -> Iterator[str]:
    """Yield what a function is given, with the star before what is given by name alone."""
    starred = False
    for each in signature.parameters.values():
        starred = starred or each.kind is each.VAR_POSITIONAL
        if each.kind is each.KEYWORD_ONLY and not starred:
            starred = True
            yield "*"
        yield _parameter(each)


def _parameter(parameter: inspect.Parameter) -> str:
    """Return a parameter with its annotation as it is written, and its default."""
    stars = "*" * (parameter.kind is parameter.VAR_POSITIONAL) + "**" * (parameter.kind is parameter.VAR_KEYWORD)
    annotated = parameter.annotation is not inspect.Parameter.empty
    told = f"{stars}{parameter.name}" + (f": {parameter.annotation}" if annotated else "")
    if parameter.default is inspect.Parameter.empty:
        return told
    return f"{told} = {_default(parameter.default)}" if annotated else f"{told}={_default(parameter.default)}"


def _default(value: object) -> str:
    """Return a default as it reads, whatever it is and wherever it lies in memory."""
    named = getattr(value, "__name__", None)
    return str(named) if named else "…" if "0x" in repr(value) else repr(value)
