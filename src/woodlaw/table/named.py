"""What is printed and goes by a name, maps and decks: those of this package, and those that other packages bring."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, Protocol, TypeVar

from woodlaw.law.values import Fixed
from woodlaw.table.data import files, read, read_file


class Named(Protocol):
    """Something printed that goes by its id, its title or an alias."""

    @property
    def id(self) -> str:
        """The id."""

    @property
    def title(self) -> str:
        """The title as printed."""

    @property
    def aliases(self) -> tuple[str, ...]:
        """What else it is called."""


Printed = TypeVar("Printed", bound=Named)


class Collection(Fixed, Generic[Printed]):
    """All maps, or all decks. ``what`` one of them is called, and its data file before its id.

    ``group`` is that of the entry points by which they join, ``ours`` the ids of those of this package; ``load`` makes
    one from its id, and ``unknown`` is raised for a name that none has.
    """

    what: str
    group: str
    ours: tuple[str, ...]
    load: Callable[[str], Printed]
    unknown: type[ValueError]

    def ids(self) -> tuple[str, ...]:
        """Return the ids of all that are installed, those of this package first."""
        return tuple(dict.fromkeys((*self.ours, *files(self.group, self.what))))

    def named(self, text: str) -> Printed:
        """Return the one of an id, title or alias, whatever the case; raises ``unknown`` for any other text."""
        wanted = " ".join(text.split()).casefold()
        if wanted in self.ours:
            return self.load(wanted)
        known = [self.load(each) for each in self.ids()]
        for one in known:
            if wanted in (name.casefold() for name in (one.id, one.title, *one.aliases)):
                return one
        names = ", ".join(" or ".join((one.title, *one.aliases)) for one in known)
        raise self.unknown(f"no {self.what} is called {text[:40]!r}; known are {names}")

    def data(self, name: str) -> dict[str, Any]:
        """Return the data of the one of an id."""
        found: dict[str, Any]
        found = read(f"{self.what}_{name}") if name in self.ours else read_file(files(self.group, self.what)[name])
        return found
