"""Finding marked functions and putting something else in their place."""

from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from woodlaw.law.implements import implementations, record_exercised
from woodlaw.proof.marked import Marked, Unreachable, find, fingerprint

Plant = Callable[[str], ModuleType]
Marks = Callable[[ModuleType], list[Marked]]

HONEYCOMB = """
    class Comb:
        def size(self) -> int:
            return 6

    class Hive(Comb):
        @implements("GLADE.1")
        def bees(self, more: int = 1, *, wild: int = 2) -> int:
            return 10 + more + wild

        @property
        @implements("GLADE.2")
        def queen(self) -> str:
            return "queen"

        @functools.cached_property
        @implements("GLADE.3")
        def honey(self) -> int:
            return 7

        @staticmethod
        @implements("GLADE.4")
        def wax() -> int:
            return 3

        @classmethod
        @implements("GLADE.5")
        def name(cls) -> str:
            return cls.__name__

        @implements("GLADE.6")
        def size(self) -> int:
            return super().size() + 1

    @functools.lru_cache
    @implements("GLADE.7", "GLADE.8")
    def flowers() -> int:
        return 12
    """


def of(clause: str, found: list[Marked]) -> Marked:
    return next(each for each in found if clause in each.ids)


def test_every_kind_of_function_is_found_and_replaced(plant: Plant, marks: Marks) -> None:
    module = plant(HONEYCOMB)
    found = marks(module)
    assert [each.qualname for each in found] == [
        *("Hive.bees", "Hive.queen", "Hive.honey", "Hive.wax", "Hive.name", "Hive.size"),
        "flowers",
    ]
    asked: dict[str, Callable[[Any], object]] = {
        "GLADE.1": lambda hive: hive.bees(),
        "GLADE.2": lambda hive: hive.queen,
        "GLADE.3": lambda hive: hive.honey,
        "GLADE.4": lambda hive: hive.wax(),
        "GLADE.5": lambda hive: hive.name(),
        "GLADE.6": lambda hive: hive.size(),
    }
    before = {clause: ask(module.Hive()) for clause, ask in asked.items()}
    assert list(before.values()) == [13, "queen", 7, 3, "Hive", 7]
    for clause, ask in asked.items():
        with of(clause, found).replaced(lambda *_: "another"), record_exercised() as exercised:
            assert ask(module.Hive()) == "another"
        assert exercised == {clause}
    assert {clause: ask(module.Hive()) for clause, ask in asked.items()} == before


def test_what_is_known_of_it(plant: Plant, marks: Marks) -> None:
    module = plant(HONEYCOMB)
    bees, flowers = marks(module)[0], marks(module)[-1]
    assert (bees.owner, flowers.owner) == (module.Hive, None)
    assert (flowers.ids, flowers.name) == (("GLADE.7", "GLADE.8"), f"{module.__name__}:flowers")
    assert flowers.function is module.flowers.__wrapped__
    assert flowers.node.name == "flowers"


def test_it_is_replaced_below_a_cache(plant: Plant, marks: Marks) -> None:
    module = plant(HONEYCOMB)
    with marks(module)[-1].replaced(lambda: 99):
        assert module.flowers() == 99


def test_what_is_compiled_again_does_the_same(plant: Plant, marks: Marks) -> None:
    """Defaults, keywords, super() and the globals of the module are those of the function."""
    module = plant(HONEYCOMB)
    hive = module.Hive()
    for each, result in zip(marks(module), (13, "queen", 7, 3, "Hive", 7, 12), strict=True):
        again = each.compiled(each.node)
        assert fingerprint(again.__code__) == fingerprint(each.function.__code__)
        assert again.__code__ is not each.function.__code__
        assert again(*[hive, module.Hive][each.qualname == "Hive.name" :][: again.__code__.co_argcount > 0]) == result


def test_a_change_that_no_longer_needs_a_name_around_still_fits(plant: Plant, marks: Marks) -> None:
    """super() needs the class; a change may drop the only call of it."""
    module = plant(HONEYCOMB)
    size = of("GLADE.6", marks(module))
    node, other = size.node, of("GLADE.4", marks(module)).node
    before, node.body = node.body, other.body
    try:
        changed = size.compiled(node)
    finally:
        node.body = before
    with size.replaced(changed):
        assert module.Hive().size() == 3


@pytest.mark.parametrize(
    ("source", "said"),
    [
        (
            """
            def make():
                @implements("GLADE.1")
                def within():
                    pass
                return within
            made = make()
            """,
            "make.<locals>.within: it stands inside a function",
        ),
        (
            """
            @implements("GLADE.1")
            def twice():
                return 1

            @implements("GLADE.1")
            def twice():
                return 2
            """,
            "twice: another function stands under its name",
        ),
        (
            """
            def hiding(function):
                return [function]

            @hiding
            @implements("GLADE.1")
            def hidden():
                return 1
            """,
            "hidden: it is hidden under its decorators",
        ),
    ],
)
def test_what_cannot_be_replaced_is_told(plant: Plant, source: str, said: str) -> None:
    module = plant(source)
    first = next(known for known in implementations() if known.module == module.__name__)
    with pytest.raises(Unreachable, match=f":{first.line}: {said}"):
        find(first)


def test_a_source_that_changed_after_it_was_imported_is_told(plant: Plant) -> None:
    module = plant('@implements("GLADE.1")\ndef bees():\n    return 1\n')
    file = Path(str(module.__file__))
    file.write_text(file.read_text(encoding="utf-8").replace("return 1", "return 2"), encoding="utf-8")
    known = next(known for known in implementations() if known.module == module.__name__)
    with pytest.raises(Unreachable, match="its source has changed since it was imported"):
        find(known)
