"""Fixed values: what is told once and never changes.

They are what frozen dataclasses are. Those have code of their own written for each class while it is imported, which
took a command a quarter of its start; a class of fixed values shares this code. What is made at every step of play
stays a dataclass.
"""

from __future__ import annotations

from functools import cache
from typing import Any, ClassVar, dataclass_transform

_set = object.__setattr__
"""How a field is set the first time, which is the only one."""


class _Kind(type):
    """The class of classes of values: what is annotated there are the fields, behind those inherited."""

    def __new__(cls, name: str, bases: tuple[type, ...], namespace: dict[str, Any]) -> _Kind:
        fields = tuple(each for each in namespace.get("__annotations__", ()) if not each.startswith("__"))
        usual = {field: namespace.pop(field) for field in fields if field in namespace}
        for base in bases:
            if isinstance(base, _Kind):
                namespace["__match_args__"] = (*base.__dict__["__match_args__"], *fields)
                namespace["__usual__"] = {**base.__dict__["__usual__"], **usual}
        return super().__new__(
            cls, name, bases, {"__match_args__": (), "__usual__": {}, **namespace, "__slots__": fields}
        )


class _Fields:
    """What the functions of ``dataclasses`` ask of a class, such as ``replace`` and ``asdict``: made when they do."""

    def __get__(self, _: object, kind: type[Fixed]) -> dict[str, Any]:
        return _fields_of(kind)


@dataclass_transform(frozen_default=True)
class Fixed(metaclass=_Kind):
    """A fixed value: equal to another of its class that has equal fields, and made of them by place or by name."""

    __match_args__: ClassVar[tuple[str, ...]]
    __usual__: ClassVar[dict[str, Any]]
    """What fields are that are not told."""
    __dataclass_fields__ = _Fields()

    def __init__(self, *told: Any, **named: Any) -> None:
        fields = self.__match_args__
        if named or len(told) != len(fields):
            told = _completed(type(self), told, named)
        for field, value in zip(fields, told, strict=True):
            _set(self, field, value)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"{name} is fixed")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"{name} is fixed")

    def __eq__(self, other: object) -> bool:
        return _told(self) == _told(other) if type(other) is type(self) else NotImplemented

    def __hash__(self) -> int:
        return hash(_told(self))

    def __repr__(self) -> str:
        told = zip(self.__match_args__, _told(self), strict=True)
        return f"{type(self).__qualname__}({', '.join(f'{field}={value!r}' for field, value in told)})"

    def __reduce__(self) -> tuple[object, tuple[Any, ...]]:
        return type(self), _told(self)


class Single(Fixed):
    """A fixed value that is equal to itself alone, whatever another one tells."""

    __eq__ = object.__eq__
    __hash__ = object.__hash__


def _told(value: Any) -> tuple[Any, ...]:
    """Return what a value tells, field by field."""
    return tuple([getattr(value, field) for field in value.__match_args__])


def _completed(kind: type[Fixed], told: tuple[Any, ...], named: dict[str, Any]) -> tuple[Any, ...]:
    """Return what a value tells, field by field, of which some are named and others are as usual."""
    fields = kind.__match_args__
    known = {**kind.__usual__, **dict(zip(fields, told, strict=False)), **named}
    twice = not named.keys().isdisjoint(fields[: len(told)])
    if len(told) > len(fields) or twice or known.keys() != set(fields):
        raise TypeError(f"{kind.__qualname__} is told by {', '.join(fields)}; expected each once")
    return tuple([known[field] for field in fields])


@cache
def _fields_of(kind: type[Fixed]) -> dict[str, Any]:
    from dataclasses import field, fields, make_dataclass

    def told(name: str) -> Any:
        if name not in kind.__usual__:
            return field()
        value = kind.__usual__[name]
        return field(default=value) if value.__hash__ else field(default_factory=lambda: value)

    fields_told = [(name, object, told(name)) for name in kind.__match_args__]
    made = make_dataclass(kind.__name__, fields_told, init=False, repr=False, eq=False)
    return {each.name: each for each in fields(made)}
