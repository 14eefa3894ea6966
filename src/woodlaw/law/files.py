"""Reading YAML files that may come from anybody.

They are read within bounds and with a loader that makes only text, lists and mappings; whatever does not fit is told in
one line each, and raises only :class:`LawError`.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from woodlaw.law.kept import kept
from woodlaw.law.paths import read_file, reason

if TYPE_CHECKING:
    import yaml

LARGEST_FILE = 1_000_000
"""Bytes in a file at most."""
LONGEST_LINE = 2_000
"""Characters in a line of a file at most; with :data:`MOST_BRACKETS` it bounds how deep the file nests."""
MOST_BRACKETS = 2_000
"""Opening brackets and braces in a file at most."""
MOST_PROBLEMS = 50
"""Problems told of one file at most."""


class LawError(Exception):
    """Data of the Law that cannot be used. ``problems`` are lines that say where, and what was expected."""

    def __init__(self, problems: tuple[str, ...]) -> None:
        super().__init__("\n".join(problems))
        self.problems = problems

    @property
    def first(self) -> str:
        """The first problem in one line, with how many more there are."""
        more = len(self.problems) - 1
        return self.problems[0] + (f" (and {more} more)" if more else "")


def parsed(path: Path) -> object:
    """Return what a file says, as text, lists and mappings. Raises :class:`LawError` where it is no such file."""
    return kept(path, "texts", _texts)


def _texts(path: Path) -> object:
    import yaml

    text = _bounded_text(path)
    try:
        return yaml.load(text, Loader=_loader())  # noqa: S506 -- makes less than the safe loader does
    except yaml.YAMLError as error:
        raise no_yaml(path, error) from error
    except RecursionError:
        raise LawError((f"{path.name}: expected a mapping; lists are nested too deep",)) from None


def plain(path: Path) -> Any:
    """Return what a file of a package says, its numbers as numbers.

    Raises ``OSError``, ``UnicodeError``, and :func:`yaml_error` where it is no YAML.
    """
    return kept(path, "values", _values)


def _values(path: Path) -> object:
    import yaml

    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    return yaml.load(path.read_text(encoding="utf-8"), Loader=loader)  # noqa: S506 (safe loaders)


WAYS = {"texts": _texts, "values": _values}
"""The ways in which a file is parsed, by the names under which it is kept what it says."""


def yaml_error() -> type[yaml.YAMLError]:
    """Return what the YAML parser raises; nobody who is told no such thing waits for the import."""
    import yaml

    return yaml.YAMLError


def no_yaml(path: Path, error: yaml.YAMLError) -> LawError:
    """Return what to raise for a file that the YAML parser refuses: where, and why."""
    mark = getattr(error, "problem_mark", None)
    where = f"{path.name}:{mark.line + 1}:{mark.column + 1}" if mark else path.name
    problem = getattr(error, "problem", None) or "not readable text"
    return LawError((f"{where}: expected YAML; {problem}",))


def _bounded_text(path: Path) -> str:
    """Return what the file says, or refuse it before a parser sees what it could choke on."""
    text = read_text(path, LARGEST_FILE)
    if max(map(len, re.split(r"[\n\r\x85\u2028\u2029]", text))) > LONGEST_LINE:
        raise LawError((f"{path.name}: expected lines of at most {LONGEST_LINE} characters",))
    if text.count("[") + text.count("{") > MOST_BRACKETS:
        raise LawError((f"{path.name}: expected at most {MOST_BRACKETS} opening brackets",))
    return text


def read_text(path: Path, largest: int) -> str:
    """Return what a file says. Raises :class:`LawError` where it is not readable, no UTF-8, or has too many bytes."""
    try:
        raw = read_file(path, largest)
    except (OSError, ValueError) as error:
        raise LawError((f"{path.name}: expected a readable file; {reason(error)}",)) from error
    if len(raw) > largest:
        raise LawError((f"{path.name}: expected at most {largest} bytes",))
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise LawError((f"{path.name}: expected UTF-8; byte {error.start} is not",)) from error


@functools.cache
def _loader() -> type[yaml.BaseLoader]:
    """Return the loader: every scalar is text (an id like 1.10 is no number), and no key may stand twice."""
    import yaml

    base = cast("type[yaml.BaseLoader]", getattr(yaml, "CBaseLoader", yaml.BaseLoader))

    class TextLoader(base):  # type: ignore[valid-type, misc]
        def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Any, Any]:
            mapping: dict[Any, Any] = super().construct_mapping(node, deep)
            if len(mapping) < len(node.value):
                raise yaml.constructor.ConstructorError(None, None, "a key stands twice", node.start_mark)
            return mapping

    return TextLoader


class FileReader:
    """Turns what a file says into what it means, and notes what does not fit.

    ``file`` is the name that every problem begins with.
    """

    def __init__(self, file: str) -> None:
        self.file = file
        self.problems: list[str] = []
        self.seen: set[int] = set()

    def mapping(self, data: object, where: str, keys: tuple[str, ...]) -> Mapping[str, object]:
        """Return the data as a mapping, or an empty one; note each key that is not among those named."""
        if not isinstance(data, dict) or not data:
            self.note(where, f"a mapping with the keys {', '.join(keys)}, not {briefly(data)}")
            return {}
        if self.seen_before(data, where):
            return {}
        for key in data:
            if key not in keys:
                self.note(where, f"none but the keys {', '.join(keys)}, not {briefly(key)}")
        return data

    def entries(self, data: object, where: str) -> list[object]:
        """Return the data as a list."""
        if not isinstance(data, list):
            self.note(where, f"a list, not {briefly(data)}")
            return []
        return [] if self.seen_before(data, where) else data

    def seen_before(self, data: list[object] | dict[object, object], where: str) -> bool:
        """Notice a part that stands in several places: by aliases, a short file can stand for an endless one."""
        if data and id(data) in self.seen:
            self.note(where, "no aliases")
            return True
        self.seen.add(id(data))
        return False

    def text(self, mapping: Mapping[str, object], key: str, where: str, *, required: bool = False) -> str:
        """Return one line of text under a key, or an empty text."""
        value = mapping.get(key)
        if value is None and not required:
            return ""
        if isinstance(value, str) and value.strip():
            return value.strip()
        self.note(f"{where}: {key}", "some text" if value is None else f"some text, not {briefly(value)}")
        return ""

    @property
    def full(self) -> bool:
        """Whether so many problems are noted that no more are looked for."""
        return len(self.problems) >= MOST_PROBLEMS

    def note(self, where: str, expected: str) -> None:
        """Note a problem, unless there are enough of them."""
        if not self.full:
            self.problems.append(f"{self.file}: {where}: expected {expected}")


def briefly(value: object) -> str:
    """Show a value briefly, whatever it is and however large."""
    if isinstance(value, str):
        return f"'{value[:40]}'" if value.isprintable() else "text that cannot be printed"
    kind = "list" if isinstance(value, list) else "mapping"
    return f"a {kind}" if value else f"an empty {kind}"
