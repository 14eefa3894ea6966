"""Level b: the small changes of a function's body."""

from collections.abc import Callable
from types import ModuleType

import pytest

from woodlaw.proof.marked import Marked
from woodlaw.proof.mutants import Level, Mutant, mutants

Plant = Callable[[str], ModuleType]
Marks = Callable[[ModuleType], list[Marked]]


@pytest.fixture
def changed(plant: Plant, marks: Marks) -> Callable[[str], list[Mutant]]:
    """Make every mutant of a function of a body, with some names for parameters."""

    def changed(body: str) -> list[Mutant]:
        lines = "\n".join(f"    {line}" for line in body.split("\n"))
        module = plant(f'@implements("GLADE.1")\ndef rule(a, b, c=0):\n{lines}\n')
        return list(mutants(marks(module)[0], Level.B))

    return changed


Changed = Callable[[str], list[Mutant]]


@pytest.mark.parametrize(
    ("body", "changes"),
    [
        ("a == b", ["a != b"]),
        ("a != b", ["a == b"]),
        ("a < b", ["a <= b", "a >= b", "a > b"]),
        ("a <= b", ["a < b", "a > b", "a >= b"]),
        ("a > b", ["a >= b", "a <= b", "a < b"]),
        ("a >= b", ["a > b", "a < b", "a <= b"]),
        ("a is b", ["a is not b"]),
        ("a in b", ["a not in b"]),
        ("a < b == c", ["a <= b == c", "a >= b == c", "a > b == c", "a < b != c"]),
        ("a and b", ["a or b"]),
        ("a or b or c", ["a and b and c"]),
        ("not a", ["a"]),
        ("-a", ["a"]),
        ("a + b", ["a - b"]),
        ("a - b", ["a + b"]),
        ("a * b", ["a + b"]),
        ("a // b", ["a * b"]),
        ("a % b", ["a // b"]),
        ("a | b", ["a & b"]),
        ("a(b, c)", ["a(c, b)"]),
        ("a(b, c, a)", ["a(c, b, a)", "a(b, a, c)"]),
        ("a(b, *c)", []),
        ("a(b, b)", []),
        ("a(b, x=c)", []),
        ("max(a, b)", []),
        ("a.b", []),
    ],
)
def test_an_expression_is_changed(changed: Changed, body: str, changes: list[str]) -> None:
    told = [f"{body} -> {change}" for change in changes]
    assert [each.change for each in changed(f"return {body}")] == [f"return {body} -> pass", *told]


@pytest.mark.parametrize(
    ("body", "changes"),
    [
        ("a[2]", ["a[3]", "a[1]"]),
        ("a[1:]", ["2:", "0:"]),
        ("a + 1", ["a + 2", "a + 0"]),
        ("a(True)", ["a(False)"]),
        ("a(x=True)", ["a(x=False)"]),
        ("a('fox')", ["a('fox?')"]),
        ("a({'fox': b})", ["{'fox?': b}"]),
        ("a(None)", []),
        ("a(...)", []),
    ],
)
def test_a_constant_is_changed(changed: Changed, body: str, changes: list[str]) -> None:
    made = [each.change.partition(" -> ")[2] for each in changed(f"return {body}")]
    assert [each for each in made if each not in ("pass", "a - 1")] == changes


@pytest.mark.parametrize(
    ("body", "dropped"),
    [
        ("a(b)\nreturn c", ["a(b)", "return c"]),
        ("a.b = c", ["a.b = c"]),
        ("a[b] = c", ["a[b] = c"]),
        ("a = b\na = c\nreturn a", ["a = b", "a = c", "return a"]),
        ("d = b\nreturn d", ["return d"]),
        ("d, e = b\nreturn d, e", ["return (d, e)"]),
        ("d = 0\nfor d in a:\n    b(d)\nreturn d", ["d = 0", "for d in a: …", "b(d)", "return d"]),
        ("a += b\nreturn a", ["a += b", "return a"]),
        ("del a[b]", ["del a[b]"]),
        ("while a:\n    break", ["while a: …", "break"]),
        ("for d in a:\n    if d:\n        continue\n    b(d)", ["for d in a: …", "if d: …", "continue", "b(d)"]),
        ("if a:\n    raise ValueError(b)", ["if a: …", "raise ValueError(b)"]),
        ("with a:\n    b()", ["with a: …", "b()"]),
        ("if a:\n    b()\nelif c:\n    a()", ["if a: …", "b()", "if c: …", "a()"]),
        ("def within(d):\n    return d\nreturn within(a)", ["return d", "return within(a)"]),
    ],
)
def test_a_statement_is_dropped(changed: Changed, body: str, dropped: list[str]) -> None:
    changes = [each.change for each in changed(body)]
    assert [change.removesuffix(" -> pass") for change in changes if change.endswith(" -> pass")] == dropped


@pytest.mark.parametrize(
    ("body", "negated"),
    [
        ("if a:\n    b()", "a -> not a"),
        ("if a and b:\n    c()", "a and b -> not (a and b)"),
        ("while a():\n    b()", "a() -> not a()"),
        ("return b if a else c", "a -> not a"),
        ("return [d for d in b if a(d)]", "a(d) -> not a(d)"),
        ("return sorted(b, key=lambda d: b if a else d)", "a -> not a"),
    ],
)
def test_a_condition_is_negated(changed: Changed, body: str, negated: str) -> None:
    assert [each.change for each in changed(body)].count(negated) == 1


@pytest.mark.parametrize("body", ["if not a:\n    b()", "if a == b:\n    c()"])
def test_a_condition_is_negated_once(changed: Changed, body: str) -> None:
    assert not [each.change for each in changed(body) if "-> not" in each.change]


@pytest.mark.parametrize(
    ("body", "changes"),
    [
        ('"""Return a, or b by 1."""', []),
        ("return Refusal(a, f'{b + 1} of {c}')", ["Refusal(a, f'{b + 1} of {c}') -> Refusal(f'{b + 1} of {c}', a)"]),
        ("raise ValueError(f'{b + 1} of {c}')", []),
        ("raise ValueError('wrong')", []),
        ("d: 'a + 1' = b\nreturn d", []),
        ("return lambda d=1: a", []),
        ("return f'{a:3d}'", []),
    ],
)
def test_words_for_people_annotations_and_formats_are_left_alone(
    changed: Changed, body: str, changes: list[str]
) -> None:
    assert [each.change for each in changed(body) if each.after != "pass"] == changes


def test_the_clause_of_a_refusal_is_changed(changed: Changed) -> None:
    made = changed("raise Forbidden(Refusal('GLADE.1', 'no bees'))")
    assert [each.after for each in made] == [
        "pass",
        "raise Forbidden(Refusal('no bees', 'GLADE.1'))",
        "raise Forbidden(Refusal('GLADE.1?', 'no bees'))",
    ]


def test_changes_are_told_apart(changed: Changed) -> None:
    made = changed("a(1)\nb(2)\na(1)")
    assert [each.change for each in made] == [
        *("a(1) -> pass", "a(1) -> a(2)", "a(1) -> a(0)"),
        *("b(2) -> pass", "b(2) -> b(3)", "b(2) -> b(1)"),
        *("a(1) -> pass (2)", "a(1) -> a(2) (2)", "a(1) -> a(0) (2)"),
    ]


def test_what_does_the_same_is_no_mutant(changed: Changed) -> None:
    assert changed("return None") == []
    assert [each.change for each in changed("a()\nreturn")] == ["a() -> pass"]
    assert [each.change for each in changed("return b[0 & 0]")] == ["return b[0 & 0] -> pass"]


def test_a_mutant_shows_the_line_that_differs(changed: Changed) -> None:
    made = changed("if a:\n    for d in b:\n        c(d, 1 > d)\nreturn a")
    swapped = next(each for each in made if each.change == "1 > d -> 1 < d")
    assert (swapped.before, swapped.after) == ("c(d, 1 > d)", "c(d, 1 < d)")
    assert isinstance(swapped.marked, Marked)
    assert (swapped.line, swapped.last_line) == (swapped.marked.node.lineno + 3,) * 2
    loop = next(each for each in made if each.change == "for d in b: … -> pass")
    assert (loop.before, loop.after) == ("for d in b:", "pass")


def test_mutants_do_what_they_say_and_leave_the_function_alone(plant: Plant, marks: Marks) -> None:
    module = plant(
        """
        WARRIORS = 2

        class Bees:
            limit = 3

            @implements("GLADE.1")
            def hits(self, rolled: int, *, extra: int = 1) -> int:
                more = [extra for _ in range(1)]
                return min(rolled, self.limit) + sum(more) * WARRIORS
        """
    )
    marked = marks(module)[0]
    made = {each.change: each for each in mutants(marked, Level.B)}
    results = {}
    for change, mutant in made.items():
        with marked.replaced(mutant.stand_in):
            results[change] = module.Bees().hits(7)
    assert results == {
        "range(1) -> range(2)": 7,
        "range(1) -> range(0)": 3,
        "return min(rolled, self.limit) + sum(more) * WARRIORS -> pass": None,
        "min(rolled, self.limit) + sum(more) * WARRIORS -> min(rolled, self.limit) - sum(more) * WARRIORS": 1,
        "sum(more) * WARRIORS -> sum(more) + WARRIORS": 6,
    }
    assert module.Bees().hits(7) == 5
    assert [each.change for each in mutants(marked, Level.B)] == list(made)


def test_level_a_has_one_mutant(plant: Plant, marks: Marks) -> None:
    module = plant('@implements("GLADE.1")\ndef rule() -> int:\n    return 1\n')
    (mutant,) = mutants(marks(module)[0], Level.A)
    assert (mutant.level, mutant.change, mutant.after) == (Level.A, "neutral form: return 0", "return 0")
    assert isinstance(mutant.marked, Marked)
    assert (mutant.line, mutant.last_line) == (mutant.marked.node.lineno, mutant.marked.node.lineno + 1)
