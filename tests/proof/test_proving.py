"""The whole of it on a glade of our own: what is caught, what survives, what breaks, and what is asked."""

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from woodlaw.law.implements import implementations
from woodlaw.proof import evidence, report
from woodlaw.proof.equivalents import Equivalent
from woodlaw.proof.measuring import Outcome, Verdict
from woodlaw.proof.mutants import Level
from woodlaw.proof.proving import prove
from woodlaw.proof.results import Results

Plant = Callable[[str], ModuleType]
Told = Callable[..., Any]

GLADE = """
    class Question:
        def extra(self, warriors: int) -> int:
            return 0

    class Bees(Question):
        @implements("GLADE.1")
        def extra(self, warriors: int) -> int:
            return 1 if warriors > 2 else 0

    @implements("GLADE.2")
    def why_not(warriors: int) -> Refusal | None:
        if warriors == 0:
            return Refusal("GLADE.2", "no warriors")
        return None

    def battle(warriors: int) -> int:
        refusal = why_not(warriors)
        if refusal:
            raise Forbidden(refusal)
        return warriors + Bees().extra(warriors)
    """


@pytest.fixture
def glade(plant: Plant) -> ModuleType:
    return plant(GLADE)


def proven(module: ModuleType, scenarios: Sequence[Any], **options: Any) -> Results:
    known = [each for each in implementations() if each.module == module.__name__]
    return prove(known, scenarios, ["GLADE"], **options)


def outcomes(results: Results, level: Level) -> dict[str, Outcome]:
    return {f"{each.mutant.marked.qualname}: {each.mutant.change}": each.outcome for each in results.of(level)}


def verdict(results: Results, change: str) -> Verdict:
    return next(each for each in results.verdicts if each.mutant.change == change)


def expect(there: object, expected: object) -> None:
    assert there == expected


def refused(module: ModuleType, warriors: int) -> None:
    try:
        module.battle(warriors)
    except module.Forbidden as forbidden:
        expect(forbidden.refusal.clause, "GLADE.2")
    else:
        raise AssertionError("it was expected to be refused")


def test_scenarios_that_say_everything_catch_everything(glade: ModuleType, told: Told) -> None:
    results = proven(
        glade,
        [
            told("many", lambda: expect(glade.battle(3), 4), "GLADE.1"),
            told("few", lambda: expect(glade.battle(2), 2), "GLADE.1"),
            told("none", lambda: refused(glade, 0), "GLADE.2"),
            told("one", lambda: expect(glade.battle(1), 1), "GLADE.2"),
        ],
    )
    assert set(outcomes(results, Level.A).values()) == {Outcome.CAUGHT}
    assert list(outcomes(results, Level.A)) == [
        "Bees.extra: neutral form: the answer of Question.extra",
        "why_not: neutral form: return None",
    ]
    left = {change: outcome for change, outcome in outcomes(results, Level.B).items() if outcome is not Outcome.CAUGHT}
    # Without its return, the function gives None, which cannot be added.
    assert left == {"Bees.extra: return 1 if warriors > 2 else 0 -> pass": Outcome.ACCIDENT}
    assert results.shortcomings() == []
    assert (results.functions, results.scenarios) == (2, 4)


def test_a_scenario_that_says_little_lets_survive(glade: ModuleType, told: Told) -> None:
    results = proven(glade, [told("many", lambda: glade.battle(9), "GLADE.1", "GLADE.2")])
    assert outcomes(results, Level.A) == {
        "Bees.extra: neutral form: the answer of Question.extra": Outcome.SURVIVED,
        "why_not: neutral form: return None": Outcome.SURVIVED,
    }
    # Even that one is caught: what is allowed becomes refused.
    assert verdict(results, "warriors == 0 -> warriors != 0").outcome is Outcome.CAUGHT
    assert verdict(results, "warriors == 0 -> warriors != 0").scenario == "many"
    assert verdict(results, "warriors == 0 -> warriors != 0").why == "GLADE.2 no warriors"
    assert verdict(results, "warriors > 2 -> warriors >= 2").why == (
        "reached by 1 of the scenarios tagged GLADE.1, such as many"
    )
    assert verdict(results, "Refusal('GLADE.2', 'no warriors') -> Refusal('GLADE.2?', 'no warriors')").why == (
        "none of the 1 scenarios tagged GLADE.2 that call the function reaches the line"
    )
    assert [line.partition(":")[0] for line in results.shortcomings()] == ["chapter GLADE", "chapter GLADE"]
    assert "2 survivors at level a, expected none" in results.shortcomings()[0]


def test_only_scenarios_with_the_tag_count(glade: ModuleType, told: Told) -> None:
    results = proven(
        glade,
        [
            told("many", lambda: expect(glade.battle(3), 4), "GLADE.2"),
            told("idle", lambda: None, "GLADE.1"),
        ],
        levels=[Level.A],
    )
    extra = verdict(results, "neutral form: the answer of Question.extra")
    assert (extra.outcome, extra.why) == (
        Outcome.SURVIVED,
        "none of the 1 scenarios tagged GLADE.1 calls the function",
    )
    nobody = proven(glade, [], levels=[Level.A])
    assert {each.why for each in nobody.verdicts} == {"no scenario is tagged GLADE.1", "no scenario is tagged GLADE.2"}


def test_what_breaks_and_what_gets_stuck_is_told_apart(plant: Plant, told: Told) -> None:
    module = plant(
        """
        @implements("GLADE.1")
        def hits(left: int) -> int:
            dealt = 0
            while left > 0:
                left -= 1
                dealt += 1
            return dealt

        @implements("GLADE.2")
        def names() -> list[str]:
            return ["bee"]
        """
    )
    results = proven(
        module,
        [
            told("three", lambda: module.hits(3), "GLADE.1"),
            told("name", lambda: module.names().append("wasp"), "GLADE.2"),
        ],
    )
    stuck = verdict(results, "left -= 1 -> pass")
    assert (stuck.outcome, stuck.scenario) == (Outcome.STUCK, "three")
    broke = verdict(results, "return ['bee'] -> pass")
    assert (broke.outcome, broke.scenario) == (Outcome.ACCIDENT, "name")
    assert broke.why.startswith("AttributeError: 'NoneType' object has no attribute 'append'")
    assert results.by_clause(Level.B)["GLADE.2"].accidents == 1
    assert results.by_clause(Level.B)["GLADE.1"].stuck >= 1


def test_a_scenario_that_catches_what_others_break_on_has_caught_it(plant: Plant, told: Told) -> None:
    module = plant('@implements("GLADE.1")\ndef names() -> list[str]:\n    return ["bee"]\n')
    results = proven(
        module,
        [
            told("breaks", lambda: module.names().append("wasp"), "GLADE.1"),
            told("notices", lambda: expect(module.names() or module.names(), ["bee"]), "GLADE.1"),
        ],
    )
    assert verdict(results, "return ['bee'] -> pass").outcome is Outcome.CAUGHT
    assert verdict(results, "return ['bee'] -> pass").scenario == "notices"


def test_what_one_mutant_leaves_behind_does_not_reach_the_next(plant: Plant, told: Told) -> None:
    module = plant(
        """
        KNOWN = []

        @functools.cache
        def limit() -> int:
            return most()

        @implements("GLADE.1")
        def most() -> int:
            KNOWN.append(1)
            return 3
        """
    )
    results = proven(module, [told("limit", lambda: expect((module.limit(), module.KNOWN), (3, [1])), "GLADE.1")])
    assert {each.outcome for each in results.verdicts} == {Outcome.CAUGHT}
    assert module.KNOWN == []


def test_a_scenario_that_fails_with_nothing_changed_is_told_and_proves_nothing(glade: ModuleType, told: Told) -> None:
    results = proven(
        glade,
        [
            told("wrong", lambda: expect(glade.battle(3), 5), "GLADE.1", "GLADE.2"),
            told("broken", lambda: glade.battle("3"), "GLADE.1"),
        ],
        levels=[Level.A],
    )
    assert [line.partition(": fails with nothing changed: ")[0] for line in results.problems] == ["wrong", "broken"]
    assert results.scenarios == 0
    assert results.total(Level.A).survivors == 2


def test_a_function_that_cannot_be_replaced_is_told(plant: Plant) -> None:
    module = plant(
        '@implements("GLADE.1")\ndef two():\n    return 1\n\n@implements("GLADE.1")\ndef two():\n    return 2\n'
    )
    results = proven(module, [])
    assert len(results.problems) == 1
    assert "cannot be replaced" in results.problems[0]
    assert results.functions == 1


# Equivalents ----------------------------------------------------------------------------------------------------------
def listed(module: ModuleType, function: str, mutant: str) -> Equivalent:
    return Equivalent(module.__name__, function, mutant, "there are never so few")


def test_survivors_that_cannot_matter_do_not_count(glade: ModuleType, told: Told) -> None:
    scenarios = [
        told("many", lambda: expect(glade.battle(5), 6), "GLADE.1"),
        told("few", lambda: expect(glade.battle(1), 1), "GLADE.1", "GLADE.2"),
        told("none", lambda: refused(glade, 0), "GLADE.2"),
    ]
    survived = ["warriors > 2 -> warriors >= 2", "warriors > 2 -> warriors > 3", "warriors > 2 -> warriors > 1"]
    without = proven(glade, scenarios)
    assert [e.mutant.change for e in without.verdicts if e.outcome is Outcome.SURVIVED] == survived
    assert without.total(Level.B).survivors == 3
    entries = [listed(glade, "Bees.extra", change) for change in survived]
    results = proven(glade, scenarios, equivalents=entries)
    assert (results.total(Level.B).survivors, results.total(Level.B).equivalent) == (0, 3)
    assert results.total(Level.B).share == 1
    assert results.shortcomings() == []


def test_entries_that_mean_no_survivor_are_stale(glade: ModuleType, told: Told) -> None:
    scenarios = [told("many", lambda: expect(glade.battle(3), 4), "GLADE.1")]
    entries = [
        listed(glade, "Bees.extra", "warriors > 2 -> warriors >= 2"),
        listed(glade, "Bees.extra", "warriors > 2 -> warriors > 7"),
        listed(glade, "Bees.extra", "neutral form: the answer of Question.extra"),
        listed(glade, "gone", "a -> b"),
    ]
    stale = [entry for entry in proven(glade, scenarios, equivalents=entries).problems if "listed" in entry]
    name = glade.__name__
    assert stale == [
        f"listed as equivalent, but there is no such mutant: {name}:Bees.extra: warriors > 2 -> warriors > 7",
        f"listed as equivalent, but caught (many): {name}:Bees.extra: neutral form: the answer of Question.extra",
        f"listed as equivalent, but there is no such mutant: {name}:gone: a -> b",
    ]
    part = proven(glade, scenarios, equivalents=entries, levels=[Level.A], everything=False).problems
    assert len(part) == 1
    assert "caught (many)" in part[0]


# Told and written -----------------------------------------------------------------------------------------------------
def test_the_table_counts_by_clause_and_chapter(glade: ModuleType, told: Told) -> None:
    results = proven(glade, [told("many", lambda: expect(glade.battle(9), 10), "GLADE.1")], levels=[Level.A])
    assert [line.split() for line in report.table(results)] == [
        ["2", "functions,", "1", "scenarios"],
        [],
        ["level", "a:", "the", "function's", "neutral", "form", "in", "its", "place"],
        ["caught", "survivors", "equivalent", "accidents", "stuck", "share"],
        ["chapter", "GLADE", "1", "1", "0", "0", "0", "50.0%"],
        ["GLADE.1", "1", "0", "0", "0", "0", "100.0%"],
        ["GLADE.2", "0", "1", "0", "0", "0", "0.0%"],
        ["all", "1", "1", "0", "0", "0", "50.0%"],
    ]


def test_only_the_clauses_asked_for_are_counted(glade: ModuleType) -> None:
    results = proven(glade, [], levels=[Level.A], clauses=["GLADE.2"])
    assert list(results.by_clause(Level.A)) == ["GLADE.2"]


def test_details_show_place_and_change(glade: ModuleType, told: Told) -> None:
    results = proven(glade, [told("many", lambda: glade.battle(9), "GLADE.1")], levels=[Level.B])
    lines = list(report.details(results, [Outcome.SURVIVED]))
    start = next(number for number, line in enumerate(lines) if "mutant: warriors > 2 -> warriors >= 2" in line) - 2
    line = verdict(results, "warriors > 2 -> warriors >= 2").mutant.line
    assert lines[start : start + 5] == [
        f"{glade.__file__}:{line}: survived: reached by 1 of the scenarios tagged GLADE.1, such as many",
        f"  module: {glade.__name__}  function: Bees.extra  clauses: GLADE.1",
        "  mutant: warriors > 2 -> warriors >= 2",
        "  - return 1 if warriors > 2 else 0",
        "  + return 1 if warriors >= 2 else 0",
    ]
    assert list(report.details(results, [Outcome.CAUGHT])) == []


def test_the_evidence_is_the_same_each_time(glade: ModuleType, told: Told, tmp_path: Path) -> None:
    scenarios = [told("many", lambda: expect(glade.battle(9), 10), "GLADE.1")]
    change = "warriors > 2 -> warriors >= 2"
    entries = [listed(glade, "Bees.extra", change)]
    for name, at_once in (("one", 1), ("two", 3)):
        evidence.write(proven(glade, scenarios, equivalents=entries, at_once=at_once), tmp_path / name, tmp_path)
    written = (tmp_path / "one").read_text(encoding="utf-8")
    assert written == (tmp_path / "two").read_text(encoding="utf-8")
    content = json.loads(written)
    assert content["version"] == 1
    assert sorted(content["proof"]) == ["a", "b"]
    counts = {"caught": 1, "survivors": 0, "equivalent": 0, "accidents": 0, "stuck": 0, "share": 1}
    assert content["proof"]["a"]["clauses"]["GLADE.1"] == counts
    assert content["proof"]["a"]["chapters"]["GLADE"]["share"] == 0.5
    (entry,) = [each for each in content["proof"]["b"]["not_caught"] if each["mutant"] == change]
    assert entry == {
        "module": glade.__name__,
        "function": "Bees.extra",
        "file": f"{glade.__name__}.py",
        "line": verdict(proven(glade, []), change).mutant.line,
        "clauses": ["GLADE.1"],
        "mutant": change,
        "before": "return 1 if warriors > 2 else 0",
        "after": "return 1 if warriors >= 2 else 0",
        "outcome": "survived",
        "scenario": "",
        "why": "reached by 1 of the scenarios tagged GLADE.1, such as many",
        "reason": "there are never so few",
    }
