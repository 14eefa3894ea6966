"""Reading the publisher's rules file, which whoever owns the official text can lay beside ours.

The file is YAML: a list of chapters, each with ``name``, perhaps ``pretext``, ``text`` and ``subtext``, and
``children`` of the same shape, at most five deep. What else stands there (colours, plain names) is left unread.
Clauses have no ids in the file: the publisher numbers them by position, and so does :func:`read_official`.

The file may come from anybody. It is read within bounds, nothing in it is ever constructed or evaluated, and whatever
does not fit is told in one line.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from woodlaw.law.citation import OLD_CHAPTERS
from woodlaw.law.clauses import Clause
from woodlaw.law.files import LawError, briefly, no_yaml, read_text
from woodlaw.law.registry import Law, law

if TYPE_CHECKING:
    import yaml

DOCUMENT = "Law of Root"
"""The document that the publisher's file holds, by its name in our chapters."""
LARGEST_FILE = 4_000_000
"""Bytes in the file at most."""
MOST_NODES = 100_000
"""Lists, mappings and texts in the file at most."""
DEEPEST = 24
"""Lists and mappings within each other at most."""
OUR_WORDS = {"sack": "bag"}
"""Items that our Law calls by another word than the publisher's icons."""

_NO_OTHER_TITLE = {
    **dict.fromkeys(map(ord, "*_"), None),
    0x2018: "'",
    0x2019: "'",
    0x201C: '"',
    0x201D: '"',
    0x2013: "-",
    0x2014: "-",
}
_LEVELS = 5
_WORDS = ("pretext", "text", "subtext")
_BELOW = ("children", "subchildren")
_ONES = ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")
_MOST_ROMAN = 39
_MOST_LETTERS = 26
_ICON = re.compile(r"`item:([a-z]+)`")
_OTHER_ICON = re.compile(r"\(?`[^`]*`\)?")


@dataclass(frozen=True, slots=True)
class OfficialClause:
    """A clause of the publisher's file.

    ``id`` is its place in the numbering, ``title`` its name with icons told in words, ``text`` what it says, in the
    publisher's marks, empty for a mere heading; ``line`` is where it stands in the file.
    """

    id: str
    title: str
    text: str
    parent: str | None
    line: int

    def __str__(self) -> str:
        return f"{self.id} {self.title}"


def our_clauses(among: Law | None = None) -> tuple[Clause, ...]:
    """Return our clauses of the document that the publisher's file holds, in the Law's order."""
    return tuple(clause for clause in (law() if among is None else among) if clause.document == DOCUMENT)


def read_official(path: Path, ours: tuple[Clause, ...] | None = None) -> tuple[OfficialClause, ...]:
    """Read the publisher's file; the clauses come in its order.

    Chapters are numbered by position. A chapter whose title one of our lettered chapters has gets that letter, wherever
    it stands; ``ours`` are the clauses to look for such chapters in, by default those that Woodlaw carries.

    Raises :class:`~woodlaw.law.files.LawError` with one line for a file that is unreadable or not of this shape.
    """
    known = our_clauses() if ours is None else ours
    lettered = {folded_title(clause.title): clause.id for clause in known if _heads(clause)}
    clauses = tuple(_Reader(path.name, lettered).chapters(nodes_of(path)))
    if not clauses:
        raise LawError((f"{path.name}: expected a list of chapters, not an empty file",))
    return clauses


def folded_title(title: str) -> str:
    """Return a title without what makes no other title of it.

    That is case, spaces, the shape of quotes and dashes, bold and italic marks, and a full stop at its end.
    """
    plain = title.translate(_NO_OTHER_TITLE)
    return " ".join(plain.split()).removesuffix(".").rstrip().casefold()


def _heads(clause: Clause) -> bool:
    return clause.parent is None and clause.id.isalpha()


def nodes_of(path: Path) -> yaml.Node | None:
    """Turn a publisher's file into nodes, after a look whether it is small enough to be; JSON is YAML too.

    Raises :class:`~woodlaw.law.files.LawError` with one line for a file that is unreadable or too large.
    """
    import yaml

    text = read_text(path, LARGEST_FILE)
    loader = getattr(yaml, "CBaseLoader", yaml.BaseLoader)
    try:
        _bound(path.name, yaml.parse(text, Loader=loader))
        return yaml.compose(text, Loader=loader)
    except yaml.YAMLError as error:
        # libyaml looks ahead, and stops at a depth of its own before it tells of lesser ones.
        if isinstance(error, yaml.MarkedYAMLError) and "nesting depth" in (error.problem or ""):
            raise _too_deep(f"{path.name}:{error.problem_mark.line + 1 if error.problem_mark else 1}") from error
        raise no_yaml(path, error) from error


def _too_deep(where: str) -> LawError:
    return LawError((f"{where}: expected lists and mappings at most {DEEPEST} deep",))


def _bound(file: str, events: Iterator[yaml.Event]) -> None:
    """Refuse what nests too deep, is too much, or stands for more than it shows."""
    import yaml

    depth = 0
    for number, event in enumerate(events):
        where = f"{file}:{line_of(event)}"
        depth += isinstance(event, yaml.CollectionStartEvent) - isinstance(event, yaml.CollectionEndEvent)
        if isinstance(event, yaml.AliasEvent):
            raise LawError((f"{where}: expected no aliases",))
        if depth > DEEPEST:
            raise _too_deep(where)
        if number > MOST_NODES:
            raise LawError((f"{where}: expected at most {MOST_NODES} entries",))


def line_of(part: yaml.Event | yaml.Node) -> int:
    """Return the line that an event or a node begins at."""
    return part.start_mark.line + 1 if part.start_mark else 1


def _shown(node: yaml.Node) -> str:
    """Say briefly what a node is."""
    import yaml

    return "a mapping" if isinstance(node, yaml.MappingNode) else briefly(node.value)


class _Reader:
    """Numbers clauses as it goes through the nodes."""

    def __init__(self, file: str, lettered: Mapping[str, str]) -> None:
        self.file = file
        self.lettered = lettered

    def chapters(self, root: yaml.Node | None) -> Iterator[OfficialClause]:
        """Yield all clauses of the file."""
        if root is None:
            return
        entries = [(node, self.entry(node)) for node in self.entries(root, "chapters")]
        ids = self.chapter_ids([self.title(node, entry) for node, entry in entries])
        for (node, entry), chapter_id in zip(entries, ids, strict=True):
            yield from self.clause(node, entry, chapter_id, None, 1)

    def chapter_ids(self, titles: Sequence[str]) -> list[str]:
        """Return the ids of chapters, given their titles in order.

        A lettered chapter that was given another title is known by its old number, while that letter is free.
        """
        letters: dict[str, int] = {}
        for position, title in enumerate(titles, start=1):
            letter = self.lettered.get(folded_title(title))
            if letter is not None:
                letters.setdefault(letter, position)
        for position in range(1, len(titles) + 1):
            old = OLD_CHAPTERS.get(str(position), "")
            if old in self.lettered.values() and position not in letters.values():
                letters.setdefault(old, position)
        at = {position: letter for letter, position in letters.items()}
        return [at.get(position, str(position)) for position in range(1, len(titles) + 1)]

    def clause(
        self, node: yaml.Node, entry: Mapping[str, yaml.Node], clause_id: str, parent: str | None, level: int
    ) -> Iterator[OfficialClause]:
        """Yield a clause and all below it."""
        words = (self.text(entry, key) for key in _WORDS)
        text = "\n\n".join(word for word in words if word)
        yield OfficialClause(clause_id, self.title(node, entry), text, parent, line_of(node))
        below = [child for key in _BELOW if key in entry for child in self.entries(entry[key], key)]
        if below and level == _LEVELS:
            self.refuse(below[0], f"clauses at most {_LEVELS} deep")
        for position, child in enumerate(below, start=1):
            child_id = clause_id + self.number(child, position, level + 1)
            yield from self.clause(child, self.entry(child), child_id, clause_id, level + 1)

    def number(self, node: yaml.Node, position: int, level: int) -> str:
        """Return what a clause's id adds to that of the clause above it."""
        if level == _LEVELS:
            if position > _MOST_LETTERS:
                self.refuse(node, f"at most {_MOST_LETTERS} clauses here")
            return chr(ord("a") + position - 1)
        if level == _LEVELS - 1:
            if position > _MOST_ROMAN:
                self.refuse(node, f"at most {_MOST_ROMAN} clauses here")
            return "." + "X" * (position // 10) + _ONES[position % 10]
        return f".{position}"

    def title(self, node: yaml.Node, entry: Mapping[str, yaml.Node]) -> str:
        """Return an entry's name with icons told in words."""
        name = self.text(entry, "name")
        told = _ICON.sub(lambda icon: OUR_WORDS.get(icon[1], icon[1]), name)
        title = " ".join(_OTHER_ICON.sub(" ", told).split())
        if not title:
            self.refuse(node, "a name")
        return title

    def text(self, entry: Mapping[str, yaml.Node], key: str) -> str:
        """Return the text under a key, or an empty one."""
        node = entry.get(key)
        if node is None:
            return ""
        if not isinstance(node.value, str):
            self.refuse(node, f"{key} to be some text, not {_shown(node)}")
        return str(node.value).strip()

    def entry(self, node: yaml.Node) -> Mapping[str, yaml.Node]:
        """Return a node as a mapping from the keys to their nodes."""
        import yaml

        if not isinstance(node, yaml.MappingNode):
            self.refuse(node, f"a clause with a name, not {_shown(node)}")
        found: dict[str, yaml.Node] = {}
        for key, value in node.value:
            if not isinstance(key, yaml.ScalarNode):
                self.refuse(key, "keys to be words")
            if key.value in found:
                self.refuse(key, f"the key {briefly(key.value)} once")
            found[key.value] = value
        return found

    def entries(self, node: yaml.Node, what: str) -> list[yaml.Node]:
        """Return a node as a list; no text at all is an empty one."""
        import yaml

        if isinstance(node, yaml.ScalarNode) and not node.value:
            return []
        if not isinstance(node, yaml.SequenceNode):
            self.refuse(node, f"a list of {what}, not {_shown(node)}")
        return list(node.value)

    def refuse(self, node: yaml.Node, expected: str) -> NoReturn:
        """Raise :class:`LawError` for a node."""
        raise LawError((f"{self.file}:{line_of(node)}: expected {expected}",))
