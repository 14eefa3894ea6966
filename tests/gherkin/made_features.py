"""Feature files made by rule from what Gherkin allows, each with one false scenario; the same number, the same file.

They vary the language, where tags stand and how they are parted, rules and backgrounds, tables of examples, tables and
texts of steps, names, descriptions, comments, blanks, line ends, and a byte order mark.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from gherkin.dialect import DIALECTS
from gherkin.parser import Parser
from gherkin.pickles.compiler import Compiler

BYTE_ORDER_MARK = "\ufeff"
LAID = "clearing 5 holds 2 Marquise warriors and 1 Clergy warrior"
HOLDS = "the Marquise rules clearing 5"
FALSE = "the Clergy rules clearing 5"
PATH = "clearing <one> is adjacent to clearing <other> for the Marquise"
FALSE_PATH = "clearing 1 is adjacent to clearing 2 for the Marquise"
BATTLE = "the Marquise battles the Clergy in clearing 5, rolling 1 and 0:"
_FALSE = (FALSE, FALSE_PATH)

_NAMES = (
    "rules",
    "règne « ici »",
    "50 % of {it}",
    "a/b\\c",
    "'quoted' \"twice\"",
    "[in brackets]",
    "Обмін",
    "猫",
    "<b>",
    "",
)
_LOOKS = ("Scenario without a colon", "and more", "* no step", "#tag in words", "1. Feature")
_OTHERS = ("slow", "stand-in", "v1", "issue:7", "a(b)", "ünïcode", "x#y")


class Maker:
    """Makes one feature file."""

    def __init__(self, number: int) -> None:
        self._random = Random(number)
        language = sorted(DIALECTS)[number % len(DIALECTS)]
        self._words = DIALECTS[language]
        kinds = [set(self._words[kind]) for kind in ("given", "when", "then")]
        kinds.append({*self._words["and"], *self._words["but"]})
        self._known = set().union(*kinds)
        self._several = {word for word in self._known if sum(word in kind for kind in kinds) > 1}
        self._language = language
        self._alike = self._random.random() < 0.3  # the tag of the Law is the feature's
        self._number = 0
        self._false = 0

    def text(self) -> str:
        """Return the text of the file."""
        rand = self._random
        scenarios = [rand.randint(1, 3) for _ in range(rand.choice((1, 1, 2, 3)))]
        self._false = rand.randint(1, sum(scenarios))
        lines = [*self._head(), *self._feature(scenarios)]
        text = "".join(f"{line}{rand.choice(('', '', ' ', chr(9)))}\n" for line in lines)
        if rand.random() < 0.2:
            text = text.replace("\n", "\r\n")
        text = text if rand.random() < 0.8 else text.rstrip()
        return BYTE_ORDER_MARK * (rand.random() < 0.2) + text

    def _head(self) -> Iterator[str]:
        rand = self._random
        if self._language != "en" or rand.random() < 0.3:
            yield rand.choice(("# language: {}", "#language:{}", "  #  language : {}")).format(self._language)
        yield from rand.sample(("", "# A comment", "   "), rand.randint(0, 2))

    def _feature(self, scenarios: list[int]) -> Iterator[str]:
        yield from self._tags(["2.5"] if self._alike else [])
        yield f"{self._title('feature')} {self._random.choice(_NAMES)}"
        yield from self._description()
        yield from self._background()
        for number, count in enumerate(scenarios):
            if number:
                yield from self._tags([])
                yield f"  {self._title('rule')} {self._random.choice(_NAMES)}{number}"
                yield from self._description()
                yield from self._background()
            for _ in range(count):
                yield from self._scenario()

    def _background(self) -> Iterator[str]:
        if self._random.random() < 0.3:
            yield f"{self._blank()}{self._title('background')}"
            yield from self._step("given", "clearing 9 holds 1 Marquise warrior")

    def _scenario(self) -> Iterator[str]:
        self._number += 1
        is_false = self._number == self._false
        yield ""
        yield from self._random.choice(([], ["  # What follows is told."], ["", "# A section", ""]))
        make = self._rule if self._alike else self._random.choice((self._rule, self._battle, self._outline))
        yield from make(f"{self._random.choice(_NAMES)} {self._number}".strip(), is_false)

    def _rule(self, name: str, is_false: bool) -> Iterator[str]:
        yield from self._tags([] if self._alike else ["2.5"])
        yield f"{self._blank()}{self._title('scenario')}{self._blank()}{name}"
        yield from self._description()
        yield from self._step("given", LAID)
        if self._random.random() < 0.4:
            yield from (
                '      """',
                f"      {self._words['scenario'][0]}: none",
                "      # nor this",
                "      @9.9",
                '      """',
            )
        yield from self._step("then", FALSE if is_false else HOLDS)
        yield from self._step(self._random.choice(("and", "but")), HOLDS)

    def _battle(self, name: str, is_false: bool) -> Iterator[str]:
        yield from self._tags(["4.3.3"])
        yield f"{self._blank()}{self._title('scenario')} {name}"
        yield from self._step("given", LAID)
        yield from self._step("when", BATTLE)
        yield from self._table([("player", "answer")])
        yield from self._step("then", FALSE if is_false else HOLDS)

    def _outline(self, name: str, is_false: bool) -> Iterator[str]:
        rand = self._random
        yield from self._tags(["2.2.1"])
        shown = rand.choice((name, f"{name} of <one>", f"<other>: {name}"))
        yield f"{self._blank()}{self._title('scenarioOutline')} {shown}"
        yield from self._step("then", PATH)
        rows = [("1", "5"), ("5", "1"), ("1", "9"), ("1", "5")][: rand.randint(1, 4)]
        tables = [rows[: len(rows) // 2 + 1], rows[len(rows) // 2 + 1 :]]
        if is_false:
            tables[rand.randint(0, 1)].append(("1", "2"))
        for table in tables:
            yield from self._tags(["2.2.1"] if rand.random() < 0.3 else [], others=("slow", "stand-in"))
            yield f"    {self._title('examples')} {rand.choice(_NAMES)}"
            yield from self._table([("one", "other"), *table])

    # Parts ------------------------------------------------------------------------------------------------------------
    def _title(self, kind: str) -> str:
        return f"{self._random.choice(self._words[kind])}:"  # type: ignore[literal-required]

    def _step(self, kind: str, text: str) -> Iterator[str]:
        plain = [word for word in self._words[kind] if self._reads(word, text)]  # type: ignore[literal-required]
        yield f"{self._blank()}{self._random.choice(plain)}{text}"
        if self._random.random() < 0.2:
            yield "  # A comment among steps"

    def _reads(self, word: str, text: str) -> bool:
        """Say whether a keyword is read before a text, and means one kind of step: the longest is read."""
        longer = (each for each in self._known if len(each) > len(word))
        return word not in self._several and not any(f"{word}{text}".startswith(each) for each in longer)

    def _tags(self, wanted: list[str], others: tuple[str, ...] = _OTHERS) -> Iterator[str]:
        rand = self._random
        tags = [*wanted, *rand.sample(others, rand.randint(0, 2))]
        rand.shuffle(tags)
        line = ""
        for tag in tags:
            parted = rand.choice(("", " ", "  ", "\t", "\n"))
            if parted == "\n" and line:
                yield line
                line = ""
            line += f"{parted.strip(chr(10)) if line else self._blank()}@{tag}"
        if line:
            yield f"{line}{rand.choice(('', '', ' # @9.9 no tag'))}"

    def _description(self) -> Iterator[str]:
        if self._random.random() < 0.3:
            yield f"    {self._random.choice(_LOOKS[:2])}"
            yield ""

    def _table(self, rows: list[tuple[str, ...]]) -> Iterator[str]:
        for row in rows:
            wide = self._random.choice(("", " ", "   "))
            yield f"{self._blank()}|{'|'.join(f'{wide}{cell}{wide}' for cell in row)}|"

    def _blank(self) -> str:
        return self._random.choice(("", " ", "  ", "    ", "\t"))


def write_features(folder: Path, count: int) -> None:
    """Write so many feature files into a folder."""
    folder.mkdir(exist_ok=True)
    for number in range(count):
        (folder / f"made_{number:03}.feature").write_bytes(Maker(number).text().encode("utf-8"))


def runs_of(file: Path) -> Iterator[tuple[str, str, int, str]]:
    """Yield the runs that a file asks for as Gherkin's own compiler says: file, name, line of the scenario, outcome."""
    document = Parser().parse(file.read_text(encoding="utf-8-sig"))
    lines = {node["id"]: node["location"]["line"] for node in _nodes(document)}
    for pickle in Compiler().compile({**document, "uri": file.name}):
        is_false = any(step["text"] in _FALSE for step in pickle["steps"])
        yield file.name, pickle["name"], lines[pickle["astNodeIds"][0]], "failed" if is_false else "passed"


def _nodes(node: object) -> Iterator[dict[str, Any]]:
    """Yield everything of a document that has an id."""
    if isinstance(node, dict):
        if "id" in node:
            yield node
        for value in node.values():
            yield from _nodes(value)
    elif isinstance(node, list):
        for value in node:
            yield from _nodes(value)
