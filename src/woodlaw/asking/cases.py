"""Case files: questions written down, one or several in a file, each answered whatever the others are.

Version 2 has answers that name their question, and a roll for each battle; files of version 1 are read too. A file of
several cases has the key ``woodlaw cases`` and a list ``cases``; what stands beside the list holds for every case that
does not say otherwise. A file of one case has ``woodlaw case`` and the keys of a case.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from woodlaw.adjudication.asked import Question
from woodlaw.adjudication.judge import judge
from woodlaw.adjudication.ruling import Ruling as Judged
from woodlaw.adjudication.ruling import Verdict
from woodlaw.adjudication.tables import action_of
from woodlaw.asking.errors import CannotAnswer, understanding
from woodlaw.asking.rulings import Ruling, told
from woodlaw.law.registry import law
from woodlaw.positions.files import read_position_in
from woodlaw.positions.mistakes import hint, nearest
from woodlaw.positions.position import Position
from woodlaw.positions.reading import position_from
from woodlaw.positions.source import Node, Unusable, parse
from woodlaw.table.cited import cited_card, is_card_citation

ONE, SEVERAL = "woodlaw case", "woodlaw cases"
VERSIONS = (1, 2)
MOST_CASES = 200

KEYS = ("name", "position", "player", "phase", "action", "rootlog", "dice", "draws", "chance", "expect")
"""What a case can say."""

_SHARED = tuple(key for key in KEYS if key not in ("name", "action", "rootlog", "expect"))
_EXPECTED = ("verdict", "clause")


@dataclass(frozen=True, slots=True)
class Expected:
    """What the asker expects: a verdict, a clause, or both; empty for what is not said."""

    verdict: str = ""
    clause: str = ""

    def differs_from(self, ruling: Judged) -> str:
        """Return how a ruling differs from what was expected, or nothing."""
        if self.verdict and self.verdict != ruling.verdict:
            return f"{self.verdict}{f' by {self.clause}' if self.clause else ''} was expected"
        if self.clause and self.clause != ruling.clause and not _rests_on(ruling, self.clause):
            return f"{self.clause} was expected among the grounds"
        return ""


def _rests_on(ruling: Judged, clause: str) -> bool:
    """Return whether an answer rests on a clause; a legal one may rest on what stands below it."""
    below = f"{clause}."
    return any(each == clause or (ruling.legal and each.startswith(below)) for each in ruling.chain)


@dataclass(frozen=True, slots=True)
class Answered:
    """A case with its answer; without one ``errors`` say why it could not be read, each with its line first.

    ``differs`` says how the answer differs from what the asker expects; it is None when nothing was expected.
    """

    name: str
    line: int
    ruling: Ruling | None = None
    errors: tuple[tuple[int, str], ...] = ()
    differs: str | None = None


@dataclass(frozen=True, slots=True)
class Put:
    """A case as it is put: its name, whose turn its position tells, what is asked, and what the asker expects.

    ``player`` is who acts, empty for whoever is on turn. ``position`` is None where it cannot be read.
    """

    name: str
    turn: str
    player: str
    asked: tuple[str, ...]
    expected: Expected
    position: Position | None = None


def cases_put(text: str, folder: Path | None = None) -> list[Put]:
    """Return the cases of a case file as they are put, without answering them; ``folder`` is as for the answers.

    Raises :class:`CannotAnswer` or :class:`~woodlaw.positions.source.Unusable` where the file is none.
    """
    root = parse(text)
    shared, cases = _cases(root)
    positions = _Positions(folder)
    return [_put(number, {**shared, **_mapping(case, "a case")}, positions) for number, case in enumerate(cases, 1)]


def _put(number: int, told: Mapping[str, Node], positions: _Positions) -> Put:
    position = told["position"].plain() if "position" in told else ""
    turn = str(position.get("turn", "")) if isinstance(position, dict) else str(position)
    asked = told.get("action") or told.get("rootlog")
    listed = asked.plain() if asked else ()
    words = tuple(map(_worded, listed)) if isinstance(listed, list) else (_worded(listed),)
    name = _text(told["name"]) if "name" in told else f"case {number}"
    player = _text(told["player"]) if "player" in told else ""
    expected = _expected(told.get("expect")) or Expected()
    laid = None
    with suppress(CannotAnswer):
        laid = positions.told_by(told.get("position"))
    return Put(name, turn, player, words, expected, laid)


def _worded(answer: object) -> str:
    """Return one answer as it is written, with the name of its question before it where it names one."""
    if isinstance(answer, dict):
        return ", ".join(f"{question}: {answer[question]}" for question in answer)
    return str(answer)


class _Positions:
    """The positions of the cases of one file, each read once however many cases share it."""

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder
        self._known: dict[int | str, Position | CannotAnswer] = {}

    def told_by(self, node: Node | None) -> Position:
        """Return the position that a node tells or names the file of; raises what is wrong with it."""
        if node is None:
            raise CannotAnswer("a position was expected, written out or as the name of a file")
        key = node.value if isinstance(node.value, str) else id(node)
        if key not in self._known:
            try:
                self._known[key] = self._read(node)
            except CannotAnswer as error:
                self._known[key] = error
        found = self._known[key]
        if isinstance(found, Position):
            return found
        raise found

    def _read(self, node: Node) -> Position:
        if not isinstance(node.value, str):
            return position_from(node)
        try:
            return read_position_in(self._folder, node.value)
        except ValueError as error:
            raise CannotAnswer(f"position {node.value}: {error}") from None


def answer_cases(text: str, folder: Path | None) -> Iterator[Answered]:
    """Yield the answer to every case of a case file; ``folder`` is where files that it names are looked for."""
    try:
        root = parse(text)
        shared, cases = _cases(root)
    except (Unusable, CannotAnswer) as error:
        yield Answered("", 0, errors=((0, str(error)),))
        return
    positions = _Positions(folder)
    for number, case in enumerate(cases, 1):
        yield _answered(number, case, shared, positions)


def _cases(root: Node) -> tuple[Mapping[str, Node], list[Node]]:
    """Return what holds for all cases of a file, and its cases."""
    told = _mapping(root, "a mapping that begins with 'woodlaw case: 2' or 'woodlaw cases: 2'")
    kind = ONE if ONE in told else SEVERAL
    version = told.get(kind)
    if version is None or version.value not in VERSIONS:
        raise CannotAnswer(f"'{ONE}: {VERSIONS[-1]}' or '{SEVERAL}: {VERSIONS[-1]}' was expected")
    rest = {key: node for key, node in told.items() if key != kind}
    if kind == ONE:
        return {}, [Node(root.line, rest)]
    listed = rest.pop("cases", None)
    if listed is None or not isinstance(listed.value, list) or not 0 < len(listed.value) <= MOST_CASES:
        raise CannotAnswer(f"a list 'cases' of one to {MOST_CASES} cases was expected")
    _only(rest, _SHARED)
    return rest, listed.value


def _answered(number: int, case: Node, shared: Mapping[str, Node], positions: _Positions) -> Answered:
    name = f"case {number}"
    try:
        own = _mapping(case, "a case with 'action' or 'rootlog'")
        name = _text(own["name"]) if "name" in own else name
        _only(own, KEYS)
        whole = {**shared, **own}
        expected = _expected(whole.get("expect"))
        ruling = judge(_question(whole, positions))
    except CannotAnswer as error:
        errors = tuple((problem.line or case.line, str(problem)) for problem in error.problems)
        return Answered(name, case.line, errors=errors)
    except Unusable as error:
        return Answered(name, case.line, errors=((case.line, str(error)),))
    return Answered(name, case.line, told(ruling), differs=expected.differs_from(ruling) if expected else None)


def answer_scenarios(path: Path) -> Iterator[Answered]:
    """Yield the answer to every scenario of a feature file, in order: each is a case."""
    from woodlaw.adjudication.scenarios import judged_scenarios
    from woodlaw.gherkin.files import UnreadableFeature

    try:
        for name, line, ruling, differs in judged_scenarios(path):
            if isinstance(ruling, str):
                yield Answered(name, line, errors=((line, ruling),))
            else:
                yield Answered(name, line, told(ruling), differs=differs)
    except UnreadableFeature as error:
        yield Answered("", 0, errors=((error.line, error.why),))
    except CannotAnswer as error:
        yield Answered("", 0, errors=((0, str(error)),))


def _question(told: Mapping[str, Node], positions: _Positions) -> Question:
    if ("action" in told) == ("rootlog" in told):
        raise CannotAnswer("either 'action' or 'rootlog' was expected")
    texts = {key: _text(told[key]) for key in ("rootlog", "player", "phase", "draws") if key in told}
    action = told["action"].plain() if "action" in told else ()
    if not isinstance(action, (str, int, list, tuple)):
        raise CannotAnswer("action: a name, or a list that begins with one, was expected")
    return Question(
        positions.told_by(told.get("position")),
        action_of(str(action) if isinstance(action, int) else action),
        dice=_dice(told.get("dice")),
        chance=_chance(told.get("chance")),
        **texts,
    )


def _dice(node: Node | None) -> list[str]:
    """Return the rolls that are said, one for each battle."""
    if node is None:
        return []
    return [_text(each) for each in (node.value if isinstance(node.value, list) else [node])]


def _chance(node: Node | None) -> Mapping[str, list[int]]:
    if node is None:
        return {}
    found = {}
    for what, each in _mapping(node, "chance: outcomes by what they are for, such as {flower: [0, 4]}").items():
        numbers = each.plain() if isinstance(each.value, list) else [each.plain()]
        if not all(isinstance(number, int) and number >= 0 for number in numbers):
            raise CannotAnswer(f"chance, {what}: numbers from 0 were expected")
        found[what] = numbers
    return found


def _expected(node: Node | None) -> Expected | None:
    if node is None:
        return None
    if isinstance(node.value, str):
        expected = Expected(node.value)
    else:
        told = _mapping(node, "expect: a verdict, or {verdict: …, clause: …}")
        _only(told, _EXPECTED)
        expected = Expected(**{key: _text(each) for key, each in told.items()})
    if expected.verdict and expected.verdict not in list(Verdict):
        raise CannotAnswer(
            f"expect: no verdict is called {expected.verdict!r}{hint(nearest(expected.verdict, Verdict), Verdict)}"
        )
    if expected.clause:
        with understanding("expect"):
            cited_card(expected.clause) if is_card_citation(expected.clause) else law().clause(expected.clause)
    return expected


def _mapping(node: Node, expected: str) -> Mapping[str, Node]:
    if not isinstance(node.value, dict):
        raise CannotAnswer(f"{expected} was expected")
    return node.value


def _only(told: Mapping[str, Node], known: tuple[str, ...]) -> None:
    for key in told:
        if key not in known:
            raise CannotAnswer(f"nothing of a case is called {key!r}{hint(nearest(key, known), known)}")


def _text(node: Node) -> str:
    if isinstance(node.value, bool) or not isinstance(node.value, (str, int)):
        raise CannotAnswer(f"line {node.line}: a text was expected")
    return str(node.value)
