"""The mark that ties code to clauses."""

import importlib
import inspect
import pkgutil
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from typing import Any

import pytest
from greenlet import greenlet

import woodlaw
from woodlaw.law.implements import (
    audits,
    clauses_in_force,
    implementations,
    implementations_of,
    implements,
    record_exercised,
)
from woodlaw.law.registry import law
from woodlaw.table.cited import cited_cards


@implements("TEST.1", "TEST.1.I")
def outer(depth: int, *, fail: bool = False) -> tuple[str, ...]:
    """Do the outer thing."""
    return inner(depth, fail=fail)


@implements("TEST.2")
def inner(depth: int, *, fail: bool = False) -> tuple[str, ...]:
    if fail:
        raise ValueError("asked to")
    return clauses_in_force() if depth == 0 else outer(depth - 1)


class Folk:
    @implements("TEST.3")
    def forbids(self, what: str) -> str:
        return f"{self.name} {what} {clauses_in_force()}"

    @property
    @implements("TEST.3")
    def name(self) -> str:
        return "/".join(clauses_in_force())

    @staticmethod
    @implements("TEST.4")
    def free() -> tuple[str, ...]:
        return clauses_in_force()


@audits("TEST.5")
def audit() -> tuple[str, ...]:
    return clauses_in_force()


def test_an_audit_is_listed_and_neither_in_force_nor_exercised() -> None:
    with record_exercised() as exercised:
        assert audit() == ()
    assert exercised == set()
    (known,) = implementations_of("TEST.5")
    assert known.audit
    assert not implementations_of("TEST.4")[0].audit
    with pytest.raises(ValueError, match="different clause ids"):
        audits()
    with pytest.raises(TypeError, match="plain function"):
        audits("TEST.5")(int)


def test_clauses_are_in_force_while_the_code_runs() -> None:
    assert clauses_in_force() == ()
    assert outer(0) == ("TEST.1", "TEST.1.I", "TEST.2")
    assert outer(1) == ("TEST.1", "TEST.1.I", "TEST.2") * 2
    assert Folk().forbids("x") == "TEST.3/TEST.3 x ('TEST.3',)"
    assert Folk.free() == ("TEST.4",)
    assert clauses_in_force() == ()


def test_an_exception_ends_what_was_in_force() -> None:
    with pytest.raises(ValueError, match="asked to"):
        outer(0, fail=True)
    assert clauses_in_force() == ()


def test_what_runs_in_a_greenlet_of_its_own_has_its_own_clauses() -> None:
    """Two games taking turns, each held still in the middle of a marked call."""
    seen: list[tuple[str, ...]] = []

    @implements("TEST.5")
    def first_game() -> None:
        second.switch()
        seen.append(clauses_in_force())

    @implements("TEST.6")
    def second_game() -> None:
        seen.append(clauses_in_force())
        first.switch()
        seen.append(clauses_in_force())

    first, second = greenlet(first_game), greenlet(second_game)
    first.switch()
    second.switch()
    assert seen == [("TEST.6",), ("TEST.5",), ("TEST.6",)]


def test_equal_codes_are_marked_apart() -> None:
    """Functions that read the same, on the same line of two files, are the same code to a comparison."""
    source = "def rule(ask): return ask()"
    made: list[Callable[[object], object]] = []
    for _ in range(2):
        held: dict[str, Any] = {"__name__": __name__}
        exec(compile(source, "rule.py", "exec"), held)  # noqa: S102 - the source is this test's own
        made.append(held["rule"])
    assert made[0].__code__ == made[1].__code__
    one, other = implements("TEST.8")(made[0]), implements("TEST.9")(made[1])
    assert (one(clauses_in_force), other(clauses_in_force)) == (("TEST.8",), ("TEST.9",))


def test_what_is_recorded() -> None:
    known = [known for known in implementations_of("TEST.1.I") if known.module == __name__]
    assert [(one.qualname, one.ids, one.file) for one in known] == [("outer", ("TEST.1", "TEST.1.I"), __file__)]
    assert inspect.getsourcelines(inspect.unwrap(outer))[1] == known[0].line
    mine = [one for one in implementations() if one.module == __name__]
    assert [one.line for one in mine] == sorted(one.line for one in mine)
    assert [one.qualname for one in mine if one.ids == ("TEST.3",)] == ["Folk.forbids", "Folk.name"]
    assert implementations_of("TEST") == ()


def test_the_marked_function_looks_the_same() -> None:
    assert (outer.__name__, outer.__doc__, outer.__module__) == ("outer", "Do the outer thing.", __name__)
    assert str(inspect.signature(outer)) == "(depth: int, *, fail: bool = False) -> tuple[str, ...]"


def test_exercised_clauses_are_recorded() -> None:
    outer(0)
    with record_exercised() as exercised:
        assert exercised == set()
        Folk.free()
        with record_exercised() as within:
            outer(0)
        assert within == {"TEST.1", "TEST.1.I", "TEST.2"}
        with pytest.raises(ValueError, match="asked to"), record_exercised():
            inner(0, fail=True)
    assert exercised == {"TEST.1", "TEST.1.I", "TEST.2", "TEST.4"}
    Folk().forbids("x")
    assert "TEST.3" not in exercised


@pytest.mark.parametrize("ids", [(), ("",), ("4.2", "4.2")])
def test_ids_must_be_given_once_each(ids: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="expected one or more different clause ids"):
        implements(*ids)


def test_only_plain_functions_can_be_marked() -> None:
    def generator() -> Iterator[int]:
        yield 1

    async def coroutine() -> None:
        return None

    async def asynchronous_generator() -> AsyncIterator[int]:
        yield 1

    for wrong in (generator, coroutine, asynchronous_generator, Folk, len, Folk().forbids):
        with pytest.raises(TypeError, match="expected a plain function"):
            implements("4.2")(wrong)


def test_the_mark_does_not_read_the_law() -> None:
    program = (
        "import sys, woodlaw.law.implements; print([m for m in ('yaml', 'woodlaw.law.registry') if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_the_mark_costs_a_call_nothing() -> None:
    def plain(value: int) -> int:
        return value

    assert implements("TEST.7")(plain) is plain


def test_every_implemented_clause_exists() -> None:
    for module in pkgutil.walk_packages(woodlaw.__path__, "woodlaw."):
        if not module.name.endswith("__main__"):
            importlib.import_module(module.name)
    ours = [known for known in implementations() if known.module.split(".")[0] == "woodlaw"]
    cards = set(cited_cards())
    named = [(f"{known.file}:{known.line}", one) for known in ours for one in known.ids]
    assert [(place, one) for place, one in named if one not in law() and one not in cards] == []
    assert any(one in cards for _, one in named)
