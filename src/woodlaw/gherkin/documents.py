"""Gherkin's own document of a feature file, and what in it would be lost without a word by those who run it.

What counts scenarios, tags, rules and examples is this document, in every language that Gherkin speaks; nothing of
Woodlaw looks for keywords by itself. What Gherkin allows and pytest or pytest-bdd would pass over or leave out is a
problem at its line.
"""

from __future__ import annotations

import io
import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

from gherkin.errors import CompositeParserException
from gherkin.parser import Parser

from woodlaw.gherkin.markers import can_be_marked
from woodlaw.gherkin.tags import is_of_the_law, why_unknown

if TYPE_CHECKING:
    from gherkin.parser_types import Background, Examples, Feature, GherkinDocument, Rule, Scenario, Step, TableRow, Tag

ENCODING = "utf-8-sig"
"""How feature files are read: a byte order mark before UTF-8 is no part of the text."""

_MOST_KEPT = 16
"""Documents that are kept: pytest asks of each file of a folder whether it is ours before it collects the first."""
_PLACEHOLDER = re.compile(r"<(.+?)>")
"""What pytest-bdd fills from a row of examples."""
_STARTS = frozenset({"Context", "Action", "Outcome"})
"""What a keyword stands for that says of itself whether its step is a Given, a When or a Then."""


class NoFeature(Exception):
    """Raised for a text that Gherkin rejects or that holds no feature; ``line`` is 0 where no line is to blame."""

    def __init__(self, why: str, line: int = 0) -> None:
        super().__init__(why)
        self.line = line


class Problem(NamedTuple):
    """What is wrong at a line of a feature file."""

    line: int
    why: str


def decoded(data: bytes) -> str:
    """Return the text of a feature file, its lines ended as Gherkin wants them. Raises ``UnicodeDecodeError``."""
    return io.TextIOWrapper(io.BytesIO(data), encoding=ENCODING).read()


@lru_cache(maxsize=_MOST_KEPT)
def document_of(text: str) -> GherkinDocument:
    """Return Gherkin's document of a text, which has a feature: for reading alone. Raises :class:`NoFeature`."""
    try:
        document = Parser().parse(text)
    except CompositeParserException as error:
        first = error.errors[0]
        why = " ".join(str(first).partition("): ")[2].split()) or "it cannot be read"
        _, _, got = why.rpartition(", got ")  # before it stand names of tokens that no writer knows
        why = f"{got} cannot stand here" if got != why else why
        raise NoFeature(f"no feature file: {why}", first.location["line"]) from None
    if not document.get("feature"):
        raise NoFeature("no scenario in it; expected a feature")
    return document


def scenarios_in(node: Feature | Rule) -> Iterator[Scenario]:
    """Yield the scenarios of a feature, those of its rules too, in their order."""
    for kind, child in _children(node):
        if kind == "scenario":
            yield child
        elif kind == "rule":
            yield from scenarios_in(child)


def _children(node: Feature | Rule) -> Iterator[tuple[str, Any]]:
    """Yield what a feature or a rule holds: each ``background``, ``scenario`` or ``rule``."""
    for child in node["children"]:
        yield from child.items()


def tags_in(node: Feature | Rule) -> Iterator[Tag]:
    """Yield every tag of a feature, those of its rules, scenarios and examples too."""
    yield from node["tags"]
    for kind, child in _children(node):
        if kind == "rule":
            yield from tags_in(child)
        elif kind == "scenario":
            yield from child["tags"]
            for table in child["examples"]:
                yield from table["tags"]


def names_of(scenario: Scenario) -> Iterator[tuple[str, str]]:
    """Yield the name that each run of a scenario goes by, and the row of examples that tells it from the others.

    It runs once, with an empty row, or once for each row of its examples, whose words are put into its name.
    """
    if not scenario["examples"]:
        yield scenario["name"], ""
    for table in scenario["examples"]:
        for row in table["tableBody"]:
            values = [cell["value"] for cell in row["cells"]]
            words = dict(zip(_header(table), values, strict=True))
            yield _filled(scenario["name"], words), f"[{'-'.join(values)}]"


def _filled(text: str, words: dict[str, str]) -> str:
    return _PLACEHOLDER.sub(lambda found: words.get(found[1], found[0]), text)


# Problems -------------------------------------------------------------------------------------------------------------
def problems(feature: Feature) -> list[Problem]:
    """Return what would be lost of a feature, in the order of its lines: names, tags, first steps and examples."""
    scenarios = list(scenarios_in(feature))
    found = [*_tags(feature), *_names(scenarios)]
    for each in (*_backgrounds(feature), *scenarios):
        found += _first_step(each)
    for scenario in scenarios:
        found += _examples(scenario)
    return sorted(found)


def unknown_tags(feature: Feature) -> list[Problem]:
    """Return the tags that look like the Law's and name nothing, in the order of their lines."""
    named = ((tag["location"]["line"], tag["name"].lstrip("@")) for tag in tags_in(feature))
    return sorted(Problem(line, why) for line, name in named if is_of_the_law(name) and (why := why_unknown(name)))


def _tags(feature: Feature) -> Iterator[Problem]:
    for tag in tags_in(feature):
        name, line = tag["name"].lstrip("@"), tag["location"]["line"]
        if not name:
            yield Problem(line, "an @ without a tag; expected a tag such as @4.3.1")
        elif name.startswith("_"):
            yield Problem(line, f"@{name}: pytest takes no mark that begins with an underscore")


def _names(scenarios: Sequence[Scenario]) -> Iterator[Problem]:
    """Yield the scenarios that go by a name of another: pytest-bdd keeps one of a name, and so does the evidence."""
    first: dict[str, int] = {}
    for scenario in scenarios:
        line = scenario["location"]["line"]
        runs = list(names_of(scenario))
        names = dict.fromkeys([scenario["name"], *(name for name, _ in runs), *(name + row for name, row in runs)])
        known = next((name for name in names if name in first), None)
        if known is not None:
            yield Problem(line, f"{known!r} is there twice, also in line {first[known]}; expected another name")
        for name in names:
            first.setdefault(name, line)


def _backgrounds(node: Feature | Rule) -> Iterator[Background]:
    for kind, child in _children(node):
        if kind == "background":
            yield child
        elif kind == "rule":
            yield from _backgrounds(child)


def _first_step(steps: Scenario | Background) -> Iterator[Problem]:
    """Yield a first step that does not say whether it is a Given, a When or a Then; no step before it does."""
    for step in steps["steps"][:1]:
        if step["keywordType"] not in _STARTS:
            why = f"a first step that begins with {step['keyword'].strip()!r}; expected Given, When or Then"
            yield Problem(step["location"]["line"], why)


def _examples(scenario: Scenario) -> Iterator[Problem]:
    tables = scenario["examples"]
    if tables and not any(table["tableBody"] for table in tables):
        yield Problem(tables[0]["location"]["line"], "no row of examples, so the scenario would never run")
    wanted = {name: step["location"]["line"] for step in reversed(scenario["steps"]) for name in _named_in(step)}
    for table in tables:
        if head := _head(table):
            line, header = head["location"]["line"], _header(table)
            yield from (Problem(line, why) for why in _header_problems(header))
            yield from (
                Problem(line, f"no column {name!r}, which the step in line {at} names")
                for name, at in wanted.items()
                if name not in header
            )
        yield from _example_tags(table)


def _named_in(step: Step) -> list[str]:
    """Return the columns that a step names, in its words or in its table."""
    cells = (cell["value"] for row in step["dataTable"]["rows"] for cell in row["cells"]) if "dataTable" in step else ()
    return [name for text in (step["text"], *cells) for name in _PLACEHOLDER.findall(text)]


def _head(table: Examples) -> TableRow | None:
    return table.get("tableHeader")


def _header(table: Examples) -> list[str]:
    head = _head(table)
    return [cell["value"] for cell in head["cells"]] if head else []


def _header_problems(header: Sequence[str]) -> Iterator[str]:
    for name in dict.fromkeys(name for name in header if header.count(name) > 1):
        yield f"the column {name!r} is there twice; expected each once"
    for name in header:
        if not _fills_itself(name):
            yield f"the column {name!r} is never filled: Gherkin takes its name as a pattern; expected plain words"


def _fills_itself(name: str) -> bool:
    """Say whether what fills ``<name>`` finds it: Gherkin searches for a name as for a regular expression."""
    if not name:
        return True
    try:
        return re.fullmatch(name, name) is not None and _PLACEHOLDER.fullmatch(f"<{name}>") is not None
    except (re.error, RecursionError, OverflowError):
        return False


def _example_tags(table: Examples) -> Iterator[Problem]:
    for tag in table["tags"]:
        name = tag["name"].lstrip("@")
        if not can_be_marked(name):
            yield Problem(tag["location"]["line"], f"@{name}: pytest takes no mark of examples with ':' or '('")
