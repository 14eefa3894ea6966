"""Level a: what a function's neutral form returns."""

from collections.abc import Callable, Iterator
from types import ModuleType
from typing import Any

import pytest

from woodlaw.proof.marked import Marked
from woodlaw.proof.neutral import neutral_form

Plant = Callable[[str], ModuleType]
Marks = Callable[[ModuleType], list[Marked]]


@pytest.mark.parametrize(
    ("returns", "nothing"),
    [
        ("None", None),
        ("bool", False),
        ("int", 0),
        ("str", ""),
        ("Refusal | None", None),
        ("None | int", None),
        ("int | str", 0),
        ("list[int]", []),
        ("Sequence[str]", []),
        ("dict[str, int]", {}),
        ("Mapping[str, int]", {}),
        ("frozenset[str]", frozenset()),
        ("tuple[int, ...]", ()),
        ("tuple[str, int, list[int]]", ("", 0, [])),
        ("tuple[Card | None, bool]", (None, False)),
        ("Card", None),
        ("'bool'", False),
    ],
)
def test_a_function_does_nothing(plant: Plant, marks: Marks, returns: str, nothing: object) -> None:
    module = plant(f'@implements("GLADE.1")\ndef rule(bees: int) -> {returns}:\n    """Rule."""\n    return bees + 1\n')
    found = neutral_form(marks(module)[0])
    assert found is not None
    told, stand_in = found
    assert stand_in(3) == nothing
    assert type(stand_in(3)) is type(nothing)
    assert told == f"return {nothing!r}"


def test_an_iterator_is_at_its_end(plant: Plant, marks: Marks) -> None:
    module = plant('@implements("GLADE.1")\ndef rule() -> Iterator[int]:\n    return iter((1,))\n')
    found = neutral_form(marks(module)[0])
    assert found is not None
    made = found[1]()
    assert isinstance(made, Iterator)
    assert list(made) == []


def test_collections_are_new_each_time(plant: Plant, marks: Marks) -> None:
    module = plant('@implements("GLADE.1")\ndef rule() -> list[int]:\n    return [1]\n')
    found = neutral_form(marks(module)[0])
    assert found is not None
    assert found[1]() is not found[1]()


def test_the_one_object_of_a_class_is_returned_as_it_is(plant: Plant, marks: Marks) -> None:
    module = plant(
        """
        @implements("GLADE.1")
        def one(bees: int, card: Card) -> Card:
            return Card()

        @implements("GLADE.2")
        def either(card: Card, other: Card) -> Card:
            return other
        """
    )
    one, either = (neutral_form(each) for each in marks(module))
    card = module.Card()
    assert one is not None
    assert one[0] == "return card"
    assert one[1](1, card) is card
    assert one[1](1, card=card) is card
    assert either is not None
    assert either[1](card, card) is None


def test_a_method_that_answers_a_question_of_its_base_answers_as_the_base(plant: Plant, marks: Marks) -> None:
    module = plant(
        """
        class Question:
            def hits(self, rolled: int) -> int:
                return rolled

            @property
            def title(self) -> str:
                return "nobody"

        class Between(Question):
            pass

        class Bees(Between):
            @implements("GLADE.1")
            def hits(self, rolled: int) -> int:
                return rolled + 1

            @property
            @implements("GLADE.2")
            def title(self) -> str:
                return "bees"

            @implements("GLADE.3")
            def sting(self) -> int:
                return 1
        """
    )
    hits, title, sting = marks(module)
    asked: list[tuple[Marked, str, Callable[[Any], object], object]] = [
        (hits, "the answer of Question.hits", lambda bees: bees.hits(5), 5),
        (title, "the answer of Question.title", lambda bees: bees.title, "nobody"),
        (sting, "return 0", lambda bees: bees.sting(), 0),
    ]
    for marked, told, ask, answer in asked:
        found = neutral_form(marked)
        assert found is not None
        assert found[0] == told
        with marked.replaced(found[1]):
            assert ask(module.Bees()) == answer


def test_what_is_neutral_already_has_no_neutral_form(plant: Plant, marks: Marks) -> None:
    module = plant(
        '''
        class Question:
            def hits(self) -> int:
                """Asked for hits. Neutral: as many."""
                return 0

        class Bees(Question):
            @implements("GLADE.1")
            def hits(self) -> int:
                """Bees have none either."""
                return 0

        @implements("GLADE.2")
        def idle() -> bool:
            """Nothing."""
            return False
        '''
    )
    assert [neutral_form(each) for each in marks(module)] == [None, None]
