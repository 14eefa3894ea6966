"""Every question that the code asks is told where the Law leaves it unasked, or always has an answer, as told here."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path
from types import CodeType, FunctionType

import pytest
from tests.engine.test_forcing import heard_in_games

from woodlaw.cards.effect import CardEffect
from woodlaw.engine.actions import Action
from woodlaw.engine.questions import question_title
from woodlaw.factions.questions import actions_of
from woodlaw.factions.registry import factions
from woodlaw.gherkin.files import features_in, read_feature

ROOT = Path(__file__).parents[2]
ROOMS = ("engine", "cards", "factions")
ASKING = {"ask": 1, "ask_among": 1, "choose": 1, "none_of": 1, "nothing_for": 1, "unasked": 1}
"""What asks a question, or tells that it is not asked, and which of what it is given names the question."""
DOTS = "…"
"""What stands in the name of a question for what varies."""

WITHIN_ACTIONS = {
    "acclaim and card": "protect the weak",
    "bird card to spend": "bloom, extra action",
    "build": "build, foremole",
    "building to sanctify": "sanctify",
    "card to buy": "buy services",
    "card to export": "export",
    "card to mobilize": "mobilize",
    "card to reveal": "build, foremole, recruit, sacrifice, score, sway",
    "card to take": "day labor",
    "card to train with": "train",
    "Cathedral": "build",
    "clearing for a trade post": "establish trade post",
    "clearing to dig in": "dig",
    "clearing to organize in": "organize",
    "clearing to plot in": "plot",
    "clearing to plunder": "plunder",
    "clearing to revolt in": "revolt",
    "clearing to spread to": "spread sympathy",
    "coalition with": "form coalition",
    "colony": "colonize",
    "enclave to flip": "negotiations",
    "enclave to provoke": "provoke",
    "filch": "filch",
    "fund to commit": "battle, draw, move",
    "fund to spend": "establish trade post, recruit",
    "minister to act for": "mayor",
    "minister to sway": "sway",
    "overwork": "overwork",
    "piece to remove": "strike",
    "player to steal from": "steal",
    "plot to expose": "exposure",
    "plot to flip": "flip",
    "plots to swap": "trick",
    "quest": "con, quest",
    "replant": "replant",
    "swarm": "swarm",
    "trade post": "establish trade post",
    "warrior to convert": "convert",
    "warrior to pay with": "buy services",
    "who battles whom": "instigate",
    "whom to aid with what": "aid",
}
"""Questions that only these actions ask: each is refused itself where nothing could be chosen."""

NEVER_SILENT = {
    "base": "a revolt is refused where no base matches its clearing",
    "battle or enclave": "it can be declined",
    "cache to plunder": "a clearing without a cache cannot be plundered",
    "captain": "a setup has as many Captains as it asks for and more",
    "card to show": "a plot is exposed in no clearing that no card in hand matches",
    "character": "there are more characters than Vagabonds",
    "clearing for freed prisoners": "it can be declined",
    "clearing to settle": "any clearing will do",
    "clearing to start in": "a map has a river",
    "cost of …": "a track has four spaces",
    "corner": "who would start in a corner beyond those of the map is not seated",
    "dominance card": "to activate one is refused to who holds none",
    "dominance card to take": "to take one is refused to who can take none",
    "effect that comes next": "it is an order of effects, none of them left out",
    "enemy": "Stand and Deliver is refused where no enemy holds a card",
    "first Cathedral": "a map has clearings enough that are no corners",
    "first …": "the clearings around the keep have slots enough",
    "forest for the pawn": "a pawn can be placed in any forest",
    "forest for the prisoner": "without such a forest the prisoner is not asked for",
    "forest for the …": "a map has more forests than there are Captains",
    "forest to flee to": "every clearing touches a forest, and nothing bars one to a Captain",
    "garden": "a corner and a clearing that lack one cannot be chosen",
    "how many skunks": "a move that can take none is no option of the move before",
    "how many skunks follow": "none is a number too",
    "how many warriors": "a move that can take none is no option of the move before",
    "item action": "the action of the Captain that does so is refused where none can be taken",
    "item to flip": "what costs an item is refused to who has none; provisions offer one where one is exhausted",
    "keep": "any corner will do",
    "leader": "where no leader is left, all are turned face up",
    "mob to remove": "to use Bitter is told where there are no mobs",
    "next to repent": "who may not repent is told for the card to repent with",
    "outcast": "any suit will do",
    "other player": "there is one in every game; Swap Meet is refused where none holds a card",
    "path to open": "to open a path is refused where none is in reach",
    "reward": "it can be declined",
    "starting clearing": "a map has a river",
    "suit to advocate": "any suit will do",
    "to activate for …": "a card that cannot be paid for cannot be crafted",
    "type of the plot": "any type may be guessed, and each plot that is left is of one",
    "use Better Burrow Bank": "at the start of Birdsong nothing stands in the way of a draw that may be passed up",
    "use Charm Offensive": "at the start of Evening nothing stands in the way of a draw that may be passed up",
    "use Commander": "a leader that leads deals the hit unasked; only of one that nobody has seen it is asked",
    "use Wrathful": "a mood that lies there deals the hit unasked; only of one that nobody has seen it is asked",
    "warrior to remove": "Tax Collector and a duel are refused where there is none",
    "warrior to replace": "Propaganda Bureau is refused where there is none",
    "warriors to force": "False Orders are refused where there are none",
    "whose losses take effect first": "it is an order of what is due",
}
"""Other questions that always have an answer once their rule is reached, and why; a single one is taken unasked."""


# What the code asks ---------------------------------------------------------------------------------------------------
@cache
def functions() -> tuple[tuple[str, str, ast.FunctionDef], ...]:
    """Return the functions of the code, each with its module and the class that it stands in, if it does in one."""
    return tuple(
        (".".join(path.relative_to(ROOT / "src").with_suffix("").parts), outer, each)
        for room in ROOMS
        for path in sorted((ROOT / "src/woodlaw" / room).rglob("*.py"))
        for outer, each in functions_in(ast.parse(path.read_text("utf-8")))
    )


def functions_in(tree: ast.Module) -> Iterator[tuple[str, ast.FunctionDef]]:
    """Yield the functions of a module and the methods of its classes: what stands within them is theirs."""
    for each in tree.body:
        if isinstance(each, ast.FunctionDef):
            yield "", each
        elif isinstance(each, ast.ClassDef):
            yield from ((each.name, method) for method in each.body if isinstance(method, ast.FunctionDef))


@cache
def askers() -> Mapping[str, frozenset[tuple[str, str]]]:
    """Return all questions in the code by name, with dots for what varies, and the functions that ask each."""
    handing_on = {each.name: parameters(each).index("what") for *_, each in functions() if asks_what_it_is_told(each)}
    found = defaultdict[str, set[tuple[str, str]]](set)
    for module, _, function in functions():
        for name in asked_by(function, handing_on | ASKING):
            found[name].add((module, function.name))
    return {name: frozenset(places) for name, places in found.items()}


def asks_what_it_is_told(function: ast.FunctionDef) -> bool:
    """Return whether a function asks a question that it is told by its parameter ``what``."""
    calls = [each for each in ast.walk(function) if isinstance(each, ast.Call) and len(each.args) > 1]
    named = [each.args[1] for each in calls if isinstance(each.func, ast.Attribute) and each.func.attr in ASKING]
    return "what" in parameters(function) and any(isinstance(each, ast.Name) and each.id == "what" for each in named)


def parameters(function: ast.FunctionDef) -> list[str]:
    return [each.arg for each in (*function.args.args, *function.args.kwonlyargs) if each.arg != "self"]


def asked_by(function: ast.FunctionDef, asking: Mapping[str, int]) -> Iterator[str]:
    """Yield the names of the questions that a function asks, or has another ask."""
    for call in ast.walk(function):
        if not isinstance(call, ast.Call):
            continue
        called = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
        number = asking.get(called, len(call.args))
        named = [each.value for each in call.keywords if each.arg == "what" and called in asking]
        for what in (*call.args[number : number + 1], *named):
            yield from texts(what, function)


def texts(what: ast.expr, function: ast.FunctionDef) -> Iterator[str]:
    """Yield what an expression says, where it is text that is written there or kept under a name in a function."""
    if isinstance(what, ast.Constant) and isinstance(what.value, str):
        yield what.value
    elif isinstance(what, ast.JoinedStr):
        yield "".join(str(each.value) if isinstance(each, ast.Constant) else DOTS for each in what.values)
    elif isinstance(what, ast.Name):
        for each in ast.walk(function):
            if isinstance(each, ast.Assign):
                for name, value in assigned(each):
                    if name == what.id and not isinstance(value, ast.Name):
                        yield from texts(value, function)


def assigned(assignment: ast.Assign) -> Iterator[tuple[str, ast.expr]]:
    for target in assignment.targets:
        together = isinstance(target, ast.Tuple) and isinstance(assignment.value, ast.Tuple)
        pairs = zip(target.elts, assignment.value.elts, strict=True) if together else [(target, assignment.value)]  # type: ignore[attr-defined]
        yield from ((name.id, value) for name, value in pairs if isinstance(name, ast.Name))


# What play can ask where a name has dots -----------------------------------------------------------------------------
@cache
def concrete() -> frozenset[str]:
    """Return the names with which play asks the questions whose names have dots in the code."""
    asked, unasked = heard_in_games()
    known = map(question_title, (*asked, *(each.rpartition(" ")[0] for each in unasked), *told(), *uses()))
    return frozenset(name for name in known if name not in askers() and any(fits(each, name) for each in dotted()))


def dotted() -> list[str]:
    return [name for name in askers() if DOTS in name]


def fits(dots: str, name: str) -> bool:
    """Return whether a name is one of those that a name with dots stands for."""
    return re.fullmatch(".+".join(map(re.escape, dots.split(DOTS))), name) is not None


def uses() -> Iterator[str]:
    """Yield the questions whether an effect is used: those of a battle that may be left, and of cards in a turn."""
    for _, outer, function in functions():
        for call in ast.walk(function):
            if isinstance(call, ast.Call) and asks_for_use(call):
                clause = call.args[0] if call.args else None
                cited = [str(clause.value)] if isinstance(clause, ast.Constant) else cards_of(outer)
                yield from (f"use {each}" for each in cited)


def asks_for_use(call: ast.Call) -> bool:
    """Return whether a call makes what may be added to a battle, or asks whether a card is used."""
    if isinstance(call.func, ast.Attribute):
        return call.func.attr == "ask_use"
    given = {each.arg for each in call.keywords}
    return ast.unparse(call.func) == "Modifier" and "optional" in given and "ignores_first" not in given


def cards_of(name: str) -> list[str]:
    """Return the clauses of the cards whose effects are of a class of this name."""
    kinds = [each for each in every_effect(CardEffect) if any(base.__name__ == name for base in each.__mro__)]
    return [f"card.{each.card_id}" for each in kinds if hasattr(each, "card_id")]


def every_effect(kind: type[CardEffect]) -> Iterator[type[CardEffect]]:
    for each in kind.__subclasses__():
        yield each
        yield from every_effect(each)


# What is told as unasked ----------------------------------------------------------------------------------------------
@cache
def told() -> frozenset[str]:
    """Return the questions that random games leave unasked, or that scenarios show to be forbidden by a clause."""
    in_games = (each.rpartition(" ")[0] for each in heard_in_games()[1])
    shown = re.compile(r"(?:(?:is|are) not asked for|(?:has|have) no further) (?:[^,]+? as )?([^,]+), citing")
    steps = (found[1] for step in steps_of_scenarios() if (found := shown.search(step)))
    return frozenset(map(question_title, (*in_games, *steps)))


def steps_of_scenarios() -> Iterator[str]:
    for path in features_in(ROOT / "features"):
        for template in read_feature(path).scenarios.values():
            for row in [each for table in template.examples for each in table.as_contexts()] or [{}]:
                yield from (step.name for step in template.render(row).steps)


def is_told(name: str) -> bool:
    return any(fits(name, each) for each in told())


def test_every_question_is_told_where_it_is_not_asked_or_always_has_an_answer() -> None:
    tables = WITHIN_ACTIONS.keys() | NEVER_SILENT.keys()
    settled = [each for each in tables if DOTS in each]
    named = {name for name in askers() if DOTS not in name} | concrete()
    silent = {name for name in named if name not in told() and not any(fits(each, name) for each in settled)}
    assert sorted(silent - tables) == []


def test_every_name_with_dots_stands_for_some_that_play_asks() -> None:
    assert [each for each in dotted() if not any(fits(each, name) for name in concrete())] == []


@pytest.mark.parametrize("table", [WITHIN_ACTIONS, NEVER_SILENT], ids=["within actions", "never silent"])
def test_what_is_never_silent_is_asked_and_never_told(table: Mapping[str, str]) -> None:
    assert sorted(table.keys() - askers().keys() - concrete()) == []
    assert [name for name in table if is_told(name)] == []


# Questions within actions ---------------------------------------------------------------------------------------------
@pytest.mark.parametrize("question", WITHIN_ACTIONS)
def test_only_actions_that_are_refused_where_nothing_could_be_chosen_ask(question: str) -> None:
    asking = {place: actions_that_reach(place) for place in askers()[question]}
    assert [place for place, actions in asking.items() if not actions] == []
    actions = [each for several in asking.values() for each in several]
    assert ", ".join(sorted({each.name for each in actions})) == WITHIN_ACTIONS[question]
    assert [each.name for each in actions if each.needs is None] == []


def actions_that_reach(place: tuple[str, str]) -> list[Action[[]]]:
    """Return the actions of a faction's package that come to a function of it, by its module and name."""
    package = place[0].rpartition(".")[0]
    known = [type(each).__module__.rpartition(".")[0] for each in factions().values() if each.playable]
    actions = actions_of(package) if package in known else ()
    return [each for each in actions if place in reached(each.carry_out, package)]


def reached(begin: Callable[..., object], package: str) -> set[tuple[str, str]]:
    """Return the functions of a package that one names, and those that these name, by their modules and names."""
    found, left = set[tuple[str, str]](), [begin]
    while left:
        function = left.pop()
        place = (function.__module__, getattr(function, "__name__", ""))
        if isinstance(function, FunctionType) and place not in found and place[0].startswith(f"{package}."):
            found.add(place)
            left += [each for name in names_in(function.__code__) if callable(each := function.__globals__.get(name))]
    return found


def names_in(code: CodeType) -> Iterator[str]:
    yield from code.co_names
    for each in code.co_consts:
        if isinstance(each, CodeType):
            yield from names_in(each)
