"""The readers that are attacked: which commands read an input, and what an input may look like."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CORPUS = Path(__file__).resolve().parent / "corpus"
LARGEST = 100_000
"""Bytes in an input at most."""

FILE = "{file}"
FOLDER = "{folder}"
WORDS = "{words}"
OTHER = "{other}"
"""What stands in a command for the input's file, its folder, the words it holds, and a sound file of another kind."""


@dataclass(frozen=True)
class Reader:
    """One kind of input: the ``file`` it is written to, the commands that read it, and inputs to begin with.

    ``other`` is the text of the sound file that a command needs besides.
    """

    name: str
    file: str
    commands: tuple[tuple[str, ...], ...]
    examples: Callable[[], list[bytes]]
    other: str = ""

    @property
    def folder(self) -> Path:
        """Where its part of the corpus lies."""
        return CORPUS / self.name

    def corpus(self) -> list[Path]:
        """Return what once broke, sorted by name."""
        return sorted(file for file in self.folder.glob("*") if file.is_file())

    @cache  # noqa: B019 - readers live as long as the process
    def seeds(self) -> tuple[bytes, ...]:
        """Return the inputs to begin with: examples, and what once broke."""
        found = [*self.examples(), *(file.read_bytes() for file in self.corpus())]
        return tuple(dict.fromkeys(seed[:LARGEST] for seed in found))


def _files(pattern: str, most: int = 12) -> list[bytes]:
    return [file.read_bytes() for file in sorted(ROOT.glob(pattern))[:most]]


def _games() -> list[bytes]:
    return [*_files("examples/clean/*.rootlog"), *_files("examples/faulty/*.rootlog", 40)]


def _records() -> list[bytes]:
    from woodlaw.logs.simulate import Wanted, simulate

    wanted = (
        Wanted(("marquise_de_cat", "honeycomb_clergy"), "autumn", "standard", ""),
        Wanted(("queenless_legion", "marquise_de_cat"), "lake", "E&P", ""),
    )
    whole = [simulate(each, 1).record.encode() for each in wanted]
    return [b"\n".join(record.split(b"\n")[:lines]) + b"\n" for record in whole for lines in (3, 30, 150)]


def _positions() -> list[bytes]:
    return [*_files("examples/positions/*.yaml"), *_files("examples/cases/positions/*.yaml"), *_written_positions()]


def _written_positions() -> Iterator[bytes]:
    from woodlaw.logs.check import position_at
    from woodlaw.positions.writing import write_position

    for game in _files("examples/clean/*.rootlog", 3):
        yield write_position(position_at(game.decode(), 2)).encode()


def _scenarios() -> list[bytes]:
    return _files("features/*/*.feature", 200)[::8]


_RULES = """\
- name: Golden Rules
  color: "#123456"
  pretext: Before all else.
  text: Be kind.
  children:
    - name: Doors
      children:
        - {name: Opening, text: Knock., children: [{name: Twice, children: [{name: Softly}, {name: Loudly}]}]}
        - name: "Closing (`item:sack`)"
- name: Key Concepts
  text: Say little.
  children:
"""

_CARDS = """\
cards:
  - {name: Tunnels, suit: rabbit, deck: Exiles & Partisans Deck, text: "Your clearings **are** adjacent (`rule:4.2`)."}
  - {name: Better Burrow Bank, text: "At start of Birdsong, draw.", suit: Rabbit}
  - name: "Ambush!"
    text: >-
      Deal two hits
    deck: Standard
"""

_FAQ = """\
faq: 1
title: Our league
source: League night
features: .
entries:
  - id: keep-in-battle
    question: May the keep be hit?
    ruling: It may.
    clauses: [4.3.4, card.tunnels]
    printed: ["4.3.4"]
  - {id: two, question: What?, ruling: That., clauses: [HCC.2.6], awaiting: Honeycomb Clergy}
  - {id: three, question: Who?, ruling: They., clauses: ["1.1"], text only: Words., source: Us}
"""

_EVIDENCE = """\
{"version": 1, "edition": "x", "scenarios": [{"id": "a.feature::One", "name": "One", "feature": "A",
"file": "a.feature", "line": 3, "outcome": "passed", "message": "", "duration": 0.5, "tagged": ["4.2"],
"exercised": ["4.2"], "marks": [], "steps": [{"keyword": "Given", "text": "x", "table": [["a", "b"]]}],
"before": null, "after": {"map": "autumn"}}]}
"""

_WORDS = (
    "4.3.1",
    "hcc 2.6.iv",
    "rule:16.2.2.1.1",
    "§ 9.2.9.IIIa - Title",
    "card.tunnels",
    "faq.07",
    "Marquise de Cat,Honeycomb Clergy",
    "C,Y,J",
    "closed path",
    "E&P",
    "autumn",
)


def _evidence() -> list[bytes]:
    from woodlaw.law.registry import law

    return [_EVIDENCE.replace('"x", "sc', f'"{law().chapter("1").edition}", "sc', 1).encode()]


READERS = {
    reader.name: reader
    for reader in (
        Reader(
            "rootlog",
            "game.rootlog",
            (
                ("check", "--format", "json", FILE),
                ("check", "--explain", FILE),
                ("check", "--format", "sarif", FILE),
                ("check", "--format", "junit", FILE),
                ("show", FILE, "--turn", "1"),
                ("show", FILE, "--turn", "2", "--position"),
                ("show", FILE, "--turn", "0", "--svg", "-"),
            ),
            _games,
        ),
        Reader(
            "record",
            "game.jsonl",
            (("check", "--format", "json", FILE), ("check", FILE), ("show", FILE, "--turn", "1")),
            _records,
        ),
        Reader(
            "position",
            "table.yaml",
            (("show", FILE), ("show", FILE, "--position"), ("show", FILE, "--svg", "-")),
            _positions,
        ),
        Reader(
            "case",
            "case.yaml",
            (("adjudicate", FILE), ("adjudicate", "--format", "json", FILE)),
            lambda: _files("examples/cases/*.yaml"),
        ),
        Reader(
            "scenario",
            "a.feature",
            (
                ("adjudicate", FILE),
                ("adjudicate", "--format", "json", FILE),
                ("faq", "check", "--features", FOLDER),
                ("law", "--diff", OTHER, "--features", FOLDER),
            ),
            _scenarios,
            _RULES,
        ),
        Reader(
            "faq",
            "faq.yaml",
            (
                ("faq", "list", "--file", FILE),
                ("faq", "show", "keep-in-battle", "--file", FILE),
                ("faq", "check", "--file", FILE, "--format", "json"),
            ),
            lambda: [_FAQ.encode(), *_files("src/woodlaw/faq/data/*.yaml")],
        ),
        Reader(
            "rules",
            "rules.yml",
            (("law", "--diff", FILE), ("law", "--diff", FILE, "--format", "json")),
            lambda: [_RULES.encode()],
        ),
        Reader(
            "cards",
            "cards.yml",
            (("law", "--cards", FILE), ("law", "--cards", FILE, "--format", "json")),
            lambda: [_CARDS.encode()],
        ),
        Reader(
            "evidence",
            "evidence.json",
            (("law", "--diff", OTHER, "--evidence", FILE),),
            _evidence,
            _RULES,
        ),
        Reader(
            "words",
            "words.txt",
            (
                ("law", WORDS),
                ("law", "--search", WORDS),
                ("law", "--chapter", WORDS),
                ("faq", "show", WORDS),
                ("faq", "list", "--clause", WORDS),
                ("faq", "list", "--card", WORDS),
                ("faq", "list", "--faction", WORDS),
                ("faq", "list", "--search", WORDS),
                ("simulate", "--out", FOLDER, "--seats", WORDS),
                ("simulate", "--out", FOLDER, "--seats", "C,Y,no", "--map", WORDS),
                ("simulate", "--out", FOLDER, "--seats", "C,no", "--deck", WORDS),
            ),
            lambda: [words.encode() for words in _WORDS],
        ),
    )
}
"""Every reader by its name."""
