"""What the site knows: the Law, the evidence, the code; and what it tells of each clause, as plain data.

All that a page tells comes out of the data of this module, so that its digest says whether the page must be written
again. Other modules add to what is told of a clause through two events of Sphinx:

- ``law-touching`` (the id of a clause): return :class:`Touch` objects, what else in the game touches it;
- ``law-beside`` (the id of a clause): return :class:`Beside` objects, texts that stand beside ours.
"""

from __future__ import annotations

import ast
import hashlib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from woodlaw.gherkin.standing import Evidence, Run
from woodlaw.law.clauses import Clause
from woodlaw.law.implements import Implementation
from woodlaw.law.registry import Law
from woodlaw.site.illustrations import illustrations
from woodlaw.site.states import State, shown_by, state_of

if TYPE_CHECKING:
    from woodlaw.faq.entries import Entry

_OURS = (".py", ".yaml", ".html")
_STATEMENTS = ("body", "orelse", "handlers", "finalbody", "cases")
"""The parts of a statement that hold statements."""
_MOST_SOURCES = 1_000
"""Sources of which is known at once where their functions end."""
CARD = "card."
"""What the ids of cards begin with."""
QUESTION = "faq."
"""What the ids of answered questions begin with."""


@dataclass(frozen=True, slots=True)
class Touch:
    """Something in the game that touches a clause.

    ``what`` is the sort of thing in a word, ``title`` its name; ``role`` and ``target`` are the role of the domain and
    the id that lead to it, empty where nothing does; ``text`` is what it says, where that is worth reading at once.
    """

    what: str
    title: str
    role: str = ""
    target: str = ""
    text: str = ""


@dataclass(frozen=True, slots=True)
class Beside:
    """A text that stands beside ours: under which heading, its paragraphs, and a class for the style sheet."""

    heading: str
    paragraphs: tuple[str, ...]
    css: str = ""


@dataclass(frozen=True, slots=True)
class Proof:
    """A scenario that is tagged with a clause: all its runs in one."""

    scenario: str
    name: str
    feature: str
    outcome: str
    runs: int
    gone: bool


@dataclass(frozen=True, slots=True)
class Code:
    """A piece of code that is marked with a clause: where it stands, its first and its last line, and what they say."""

    module: str
    qualname: str
    line: int
    last: int
    audit: bool
    source: str


@dataclass(frozen=True, slots=True)
class Told:
    """Everything that the site tells of a clause."""

    clause: Clause
    state: State
    assumed: tuple[str, ...]
    pictures: tuple[Run, ...]
    proofs: tuple[Proof, ...]
    code: tuple[Code, ...]
    cites: tuple[str, ...]
    cited_by: tuple[str, ...]
    touches: tuple[Touch, ...]
    besides: tuple[Beside, ...]


Touching = Callable[[str], Iterable[Touch]]
Besides = Callable[[str], Iterable[Beside]]


def _nobody(clause_id: str) -> tuple[()]:
    return ()


@dataclass(frozen=True)
class Survey:
    """The Law, the evidence and the marked code of one build, and what they tell together.

    ``problem`` is why there is no evidence; ``touching`` and ``besides`` ask whoever else has something to tell.
    """

    law: Law
    evidence: Evidence
    marked: tuple[Implementation, ...]
    problem: str = ""
    touching: Touching = _nobody
    besides: Besides = _nobody

    @cached_property
    def edition(self) -> str:
        """The edition of the Law that the site tells."""
        return edition_of(self.law)

    @cached_property
    def clauses(self) -> Mapping[str, Clause]:
        """Every clause by its id."""
        return {clause.id: clause for clause in self.law}

    @cached_property
    def assumed(self) -> Mapping[str, tuple[str, ...]]:
        """The values that no source states, by the clause that needs them."""
        from woodlaw.factions.registry import factions

        found = {clause.id: (clause.assumed,) for clause in self.law if clause.assumed}
        for faction in factions().values():
            for value, clause_id in faction.assumed.items():
                name = value.replace("_", " ")
                found[clause_id] = (*found.get(clause_id, ()), f"{name} on the board of the {faction.title}")
        return found

    @cached_property
    def code(self) -> Mapping[str, tuple[Code, ...]]:
        """The marked code by clause or card, in the order of modules and lines."""
        found: dict[str, list[Code]] = {}
        for known in self.marked:
            file = Path(known.file)
            last, source = self.sources.end(file, known.line), self.sources.function(file, known.line)
            code = Code(known.module, known.qualname, known.line, last, known.audit, source)
            for clause_id in known.ids:
                found.setdefault(clause_id, []).append(code)
        return {clause_id: tuple(found[clause_id]) for clause_id in sorted(found)}

    @cached_property
    def modules(self) -> Mapping[str, str]:
        """The source of every module with marked code."""
        return {known.module: self.sources.text(Path(known.file)) for known in self.marked}

    @cached_property
    def sources(self) -> Sources:
        """The source of the marked code."""
        return Sources()

    def prepare(self) -> None:
        """Look up what is kept once it has been looked up."""
        known = ("clauses", "assumed", "code", "modules")
        told = ("by_id", "by_tag", "by_file", "scenarios", "exercised")
        for holder, names in ((self, known), (self.evidence, told)):
            for name in names:
                getattr(holder, name)

    def state(self, clause_id: str) -> State:
        """Return the state of a clause, a card or a question."""
        clause = self.clauses.get(clause_id)
        if clause is None and self.evidence.is_unreadable:
            return State.UNMEASURED
        if clause is None:
            return shown_by(clause_id, self.evidence.by_tag.get(clause_id, ()))
        return state_of(clause, self.evidence, clause_id in self.assumed)

    def told(self, clause_id: str) -> Told:
        """Return everything that the site tells of a clause. Raises ``KeyError`` where there is none of this id."""
        if clause_id not in self._told:
            self._told[clause_id] = self._tell(clause_id)
        return self._told[clause_id]

    @cached_property
    def _told(self) -> dict[str, Told]:
        """What has been told of clauses already."""
        return {}

    def _tell(self, clause_id: str) -> Told:
        clause = self.clauses[clause_id]
        return Told(
            clause=clause,
            state=self.state(clause_id),
            assumed=self.assumed.get(clause_id, ()),
            pictures=illustrations(self.evidence, clause_id),
            proofs=proofs(self.evidence.by_tag.get(clause_id, ())),
            code=self.code.get(clause_id, ()),
            cites=tuple(seen for seen in clause.see if seen in self.clauses),
            cited_by=tuple(citing.id for citing in self.law.cited_by(clause_id)),
            touches=tuple(self.touching(clause_id)),
            besides=tuple(self.besides(clause_id)),
        )

    def title(self, clause_id: str) -> str:
        """Return the title of a clause, a card or a question; ``""`` where there is none of this id."""
        if clause_id.startswith(CARD):
            return card_titles().get(clause_id.removeprefix(CARD), "")
        if clause_id.startswith(QUESTION):
            entry = questions().get(clause_id)
            return entry.question if entry else ""
        clause = self.clauses.get(clause_id)
        return clause.title if clause else ""


class Sources:
    """Source files, and the lines of functions in them; each file is read once."""

    def __init__(self) -> None:
        self._texts: dict[Path, str] = {}

    def text(self, path: Path) -> str:
        """Return what a file says; nothing for one that cannot be read."""
        if path not in self._texts:
            try:
                self._texts[path] = path.read_text(encoding="utf-8")
            except (OSError, UnicodeDecodeError):
                self._texts[path] = ""
        return self._texts[path]

    def end(self, path: Path, line: int) -> int:
        """Return the last line of the function whose definition, decorators included, starts at a line."""
        return _ends(self.text(path)).get(line, line)

    def function(self, path: Path, line: int) -> str:
        """Return the lines of the function whose definition starts at a line, indented as little as can be."""
        lines = self.text(path).splitlines()[line - 1 : self.end(path, line)]
        indent = len(lines[0]) - len(lines[0].lstrip()) if lines else 0
        return "\n".join(each[indent:] if each[:indent].isspace() else each for each in lines)


@lru_cache(maxsize=_MOST_SOURCES)
def _ends(text: str) -> Mapping[int, int]:
    """Return the last line of each function of a source by its first; what a build has parsed is known to the next."""
    return dict(_functions(text))


def _functions(text: str) -> Iterator[tuple[int, int]]:
    try:
        tree = ast.parse(text)
    except (SyntaxError, ValueError):
        return
    statements: list[ast.AST] = list(tree.body)
    # Functions stand among statements: the many more expressions need no look.
    for node in statements:
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            first = min((mark.lineno for mark in node.decorator_list), default=node.lineno)
            yield first, node.end_lineno or node.lineno
        for part in _STATEMENTS:
            statements += getattr(node, part, ())


def proofs(runs: Sequence[Run]) -> tuple[Proof, ...]:
    """Return scenarios out of their runs, in their order."""
    scenarios: dict[str, list[Run]] = {}
    for run in runs:
        scenarios.setdefault(run.scenario, []).append(run)
    return tuple(
        Proof(name, these[0].name, these[0].feature, outcome_of(these), len(these), any(run.gone for run in these))
        for name, these in scenarios.items()
    )


def outcome_of(runs: Sequence[Run]) -> str:
    """Return the outcome of a scenario that ran several times: failed if one did, else passed if one did."""
    outcomes = {run.outcome for run in runs}
    return next(outcome for outcome in ("failed", "passed", "skipped") if outcome in outcomes)


def touched_by_tags(survey: Survey, clause_id: str) -> Iterator[Touch]:
    """Yield the cards and the answered questions that scenarios are tagged with besides a clause."""
    runs = survey.evidence.by_tag.get(clause_id, ())
    for tag in sorted({tag for run in runs if not run.gone for tag in run.tagged}):
        name = tag.partition(".")[2]
        if tag.startswith(CARD) and survey.title(tag):
            yield Touch("card", survey.title(tag), "card", name)
        elif tag.startswith(QUESTION):
            yield touch_of_question(tag)


def touch_of_question(tag: str) -> Touch:
    """Return what there is to tell of an answered question beside a clause: the question and its ruling."""
    name = tag.removeprefix(QUESTION)
    entry = questions().get(tag)
    return Touch(
        "question", entry.question if entry else f"FAQ {name}", "question", name, entry.ruling if entry else ""
    )


@cache
def questions() -> Mapping[str, Entry]:
    """Return the answered questions by their tags."""
    from woodlaw.faq.packaged import entries

    return {entry.tag: entry for entry in entries()}


def edition_of(law: Law) -> str:
    """Return the edition of the Law that evidence is measured under."""
    return law.chapter("1").edition


def card_titles() -> Mapping[str, str]:
    """Return the names of the cards, of the shared decks and of factions, by their ids."""
    from woodlaw.table.cited import PREFIX, cited_cards

    return {cited_id.removeprefix(PREFIX): cited.name for cited_id, cited in cited_cards().items()}


def digest(*parts: object) -> str:
    """Return a short text that changes when plain data does."""
    return hashlib.sha256("\0".join((_ourselves(), *map(repr, parts))).encode()).hexdigest()[:16]


@cache
def _ourselves() -> str:
    """Return what changes when this package does: pages that it made before are made again."""
    texts = (file.read_bytes() for file in sorted(Path(__file__).parent.rglob("*.*")) if file.suffix in _OURS)
    return hashlib.sha256(b"\0".join(texts)).hexdigest()
