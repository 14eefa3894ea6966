"""Every question that the code asks is told where the Law leaves it unasked, or it is always asked: why stands here."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest
from tests.engine.test_forcing import told_in_games

from woodlaw.factions.questions import actions_of
from woodlaw.factions.registry import factions

ROOT = Path(__file__).parents[2]
ROOMS = ("engine", "cards", "factions")
ASKING = {"ask": 1, "choose": 1, "none_of": 1, "nothing_for": 1, "unasked": 1}
"""What asks a question, or tells that it is not asked, and which of what it is given names the question."""
DOTS = "…"
"""What stands in the name of a question for what varies."""

WITHIN_ACTIONS = {
    "acclaim and card": "protect the weak",
    "bird card to spend": "extra action",
    "build": "build",
    "card to mobilize": "mobilize",
    "card to take": "day labor",
    "card to train with": "train",
    "Cathedral": "build",
    "clearing to organize in": "organize",
    "clearing to plunder": "plunder",
    "clearing to revolt in": "revolt",
    "clearing to spread to": "spread sympathy",
    "coalition with": "form coalition",
    "colony": "colonize",
    "enclave to flip": "negotiations",
    "enclave to provoke": "provoke",
    "filch": "filch",
    "overwork": "overwork",
    "piece to remove": "strike",
    "player to steal from": "steal",
    "quest": "quest",
    "replant": "replant",
    "swarm": "swarm",
    "who battles whom": "instigate",
    "whom to aid with what": "aid",
}
"""Questions that an action asks first: it is refused itself where nothing could be chosen."""

ALWAYS = {
    "base": "a revolt is refused where no base matches its clearing",
    "battle or enclave": "it can be declined",
    "cache to plunder": "a clearing without a cache cannot be plundered",
    "captain": "a setup has as many Captains as it asks for and more",
    "card to spend": "what costs a card is refused to who has none that does",
    "character": "there are more characters than Vagabonds",
    "clearing for freed prisoners": "it can be declined",
    "clearing to settle": "any clearing will do",
    "corner": "a map has a corner for each that starts in one",
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
    "how many skunks follow": "none is a number too",
    "item action": "the action of the Captain that does so is refused where none can be taken",
    "item to flip": "what costs an item is refused to who has none",
    "keep": "any corner will do",
    "leader": "where no leader is left, all are turned face up",
    "mob to remove": "Bitter is not asked for where there are no mobs",
    "next to repent": "who may not repent is told for the card to repent with",
    "other player": "there is one in every game; Swap Meet is refused where none holds a card",
    "path to open": "to open a path is refused where none is in reach",
    "pile to draw from": "the deck is one",
    "reward": "it can be declined",
    "starting clearing": "a map has a river",
    "suit to advocate": "any suit will do",
    "to activate for …": "a card that cannot be paid for cannot be crafted",
    "warrior to remove": "Tax Collector and a duel are refused where there is none",
    "warrior to replace": "Propaganda Bureau is refused where there is none",
    "warriors to force": "False Orders are refused where there are none",
    "what comes next": "it is an order of what is due; what is not is told by its own name",
    "whose losses take effect first": "it is an order of what is due",
}
"""Other questions that are always asked once their rule is reached, and why."""


# What the code asks ---------------------------------------------------------------------------------------------------
@cache
def asked() -> frozenset[str]:
    """Return the names of all questions in the code, with dots for what varies."""
    modules = [
        ast.parse(path.read_text("utf-8")) for room in ROOMS for path in (ROOT / "src/woodlaw" / room).rglob("*.py")
    ]
    functions = [each for module in modules for each in ast.walk(module) if isinstance(each, ast.FunctionDef)]
    handing_on = {each.name: parameters(each).index("what") for each in functions if asks_what_it_is_told(each)}
    return frozenset(name for each in functions for name in asked_by(each, handing_on | ASKING))


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


# What is told as unasked ----------------------------------------------------------------------------------------------
@cache
def told() -> frozenset[str]:
    """Return the questions that random games leave unasked, or that scenarios show to be forbidden by a clause."""
    in_games = (each.rpartition(" ")[0] for each in told_in_games())
    shown = re.compile(r"(?:(?:is|are) not asked for|(?:has|have) no further) (?:[^,]+? as )?([^<,]+), citing")
    steps = (shown.findall(path.read_text("utf-8")) for path in (ROOT / "features").rglob("*.feature"))
    return frozenset(name for each in ([*in_games], *steps) for name in each)


def is_told(name: str) -> bool:
    form = re.compile(".+".join(map(re.escape, name.split(DOTS))))
    return any(form.fullmatch(each) for each in told())


def test_every_question_is_told_where_it_is_not_asked_or_is_always_asked() -> None:
    silent = {name for name in asked() if not is_told(name)}
    assert sorted(silent - WITHIN_ACTIONS.keys() - ALWAYS.keys()) == []


@pytest.mark.parametrize("table", [WITHIN_ACTIONS, ALWAYS], ids=["within actions", "always"])
def test_what_is_always_asked_is_asked_and_never_told(table: Mapping[str, str]) -> None:
    assert sorted(table.keys() - asked()) == []
    assert [name for name in table if is_told(name)] == []


def test_the_actions_that_ask_are_refused_where_nothing_could_be_chosen() -> None:
    packages = {type(each).__module__.rpartition(".")[0] for each in factions().values() if each.playable}
    needy = {action.name for package in packages for action in actions_of(package) if action.needs is not None}
    assert sorted({*WITHIN_ACTIONS.values()} - needy) == []
