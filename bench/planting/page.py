"""The pages of the docs that show what checks find of planted offences; ``python -m bench.planting … --write``."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path

import yaml

from bench.planting.kind import CARDS, CORE, Kind, kinds
from bench.planting.moment import SECOND_VAGABOND, VAGABOND
from bench.planting.tally import HALVES, LEAST_OF_EACH, Counts
from woodlaw.factions.registry import factions
from woodlaw.law.clauses import ClauseKind
from woodlaw.law.registry import law
from woodlaw.table.cited import cited_cards

ROOT = Path(__file__).parents[2]
DATA = ROOT / "docs" / "what-checks-find.json"
PAGE = ROOT / "docs" / "what-checks-find.md"
"""The page that counts all; beside it stands a folder with a page for each table."""
UNSHOWN = Path(__file__).with_name("unshown.yaml")

CHAPTERS = {
    CORE: ("1", "2", "3", "4", "M"),
    "marquise_de_cat": ("6",),
    "eyrie_dynasties": ("7",),
    "woodland_alliance": ("8",),
    VAGABOND: ("9",),
    "lilypad_diaspora": ("16",),
    "knaves_of_the_deepwood": ("18",),
    "honeycomb_clergy": ("HCC",),
    "queenless_legion": ("QL.3",),
    "lemming_reavers": ("LR.3",),
    "automated_alliance": ("RB.2", "RB.6"),
}
"""The chapters, or parts of one, whose clauses the page lists under each heading.

Of factions whose turns play alone judges, it is what their setup says.
"""

HEAD = """\
# What checks find of planted offences

How much does `woodlaw check` find? {games} random legal games, of all settings in which two to four can play, are
written as Rootlog and found clean. Into each, one after the other, one offence of each kind that it gives an occasion
for is planted, on one line, and the game is checked again. An offence is *found* where a violation or an omission is
told on that very line.{further}{mended}

In all, **{both} of {shown}** planted offences are found on their line ({with_play}): {found} by checks ({percent}), and
{played} more by playing the turn. Checks find {even} in games of even numbers, whose misses are listed for whoever
mends a check, and {odd} in those of odd numbers, whose misses are not listed. {legal} others were planted that no
record of a turn can show: the engine plays what the line tells, in its order.

This page and those it lists are generated. `python -m bench.planting {games} {first} --processes 2{option} --write`
measures them again.
"""
MENDED = """
It is *mended* where `woodlaw check`, asked of the first {tried} found of each kind, offers an edit that
writes the line as it was played, or one that changes no more characters than were planted: so are {right} of {all}. For
each of those the check tells {told:.2f} findings, without what follows from another."""
"""What is said of mends where some were looked for."""
ALONE = """
Of the first {each} found of each kind, playing the turn alone finds {found} of {asked}, and for {named} it names the
clause, or one above or below it: checks stay for what they name, and for turns behind a finding, of which play says
nothing."""
"""What is said of play alone where it was asked."""
FURTHER = """
Kinds of which fewer than {least} could be planted so are planted into {further} further games too."""
"""What is said of further games where some were searched."""
LISTED = "A row is a clause; what was planted stands beside it, kind by kind.\n"
COLUMNS = ("clause", "planted", "found", "mended")
COUNTED = ("offences against", "clauses", "found", "mended")
CONTENTS = """\
```{toctree}
:hidden:

%s
```
"""
UNTOLD = """\
## What a record cannot show

"""


def unshown() -> Mapping[str, str]:
    """Return the clauses whose breach a record cannot show, each with the reason."""
    data = yaml.safe_load(UNSHOWN.read_text(encoding="utf-8"))
    assert isinstance(data, dict)
    return {str(clause): str(reason) for clause, reason in data.items()}


def written() -> dict[Path, str]:
    """Return the pages, from the figures that are kept: one that counts, and one a table."""
    data = json.loads(DATA.read_text(encoding="utf-8"))
    counts = {name: [Counts(*half) for half in halves] for name, halves in data["kinds"].items()}
    every = [half for halves in counts.values() for half in halves]
    width = len(COLUMNS) if data["mends"] else len(COLUMNS) - 1
    pages: dict[Path, str] = {}
    lines: list[Sequence[str]] = []
    for heading, of in _headings():
        chosen = [kind for kind in kinds() if kind.of in of]
        if chosen:
            name = heading.lower().replace(" ", "-")
            rows = list(_rows(chosen, counts))
            pages[PAGE.with_suffix("") / f"{name}.md"] = "\n".join(
                (f"# Planted: {heading}\n", LISTED, _table(COLUMNS, rows, width))
            )
            total = _total(chosen, counts)
            lines.append((f"[{heading}]({PAGE.stem}/{name}.md)", str(len(rows)), _found(total), _mended(total)))
    pages[PAGE] = "\n".join(
        (
            _head(data["games"], data["first"], data["further"], data["mends"], data["alone"], every),
            _table(COUNTED, lines, width),
            CONTENTS % "\n".join(f"{PAGE.stem}/{page.stem}" for page in pages),
            UNTOLD + "".join(_reasons()),
        )
    )
    return pages


def write() -> None:
    """Write the pages, and remove those of tables that there are no more."""
    pages = written()
    for old in PAGE.with_suffix("").glob("*.md"):
        if old not in pages:
            old.unlink()
    for page, text in pages.items():
        page.parent.mkdir(exist_ok=True)
        page.write_text(text, encoding="utf-8")


def _table(heads: Sequence[str], rows: Iterable[Sequence[str]], width: int) -> str:
    lines = (heads[:width], ["---"] * width, *(row[:width] for row in rows))
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def _reasons() -> Iterator[str]:
    """Yield each reason for which a record cannot show a breach, with the clauses."""
    by_reason: dict[str, list[str]] = {}
    for clause, reason in unshown().items():
        by_reason.setdefault(reason, []).append(clause)
    for reason, cited in by_reason.items():
        yield f"- {', '.join(cited)}: {reason}.\n"


def not_planted() -> list[str]:
    """Return the clauses of the chapters that neither a kind breaks nor a reason excuses."""
    known = {kind.clause for kind in kinds()} | unshown().keys()
    return [clause for clause in clauses() if clause not in known]


def clauses() -> Iterator[str]:
    """Yield the clauses that rule something, of the core and of every playable faction."""
    for chapters in CHAPTERS.values():
        for chapter in chapters:
            for clause in law():
                within = clause.id == chapter or clause.id.startswith(f"{chapter}.")
                if within and clause.kind in (ClauseKind.RULE, ClauseKind.SETUP):
                    yield clause.id


def _head(games: int, first: int, further: int, mends: int, alone: int, halves: Sequence[Counts]) -> str:
    by_half = [Counts() for _ in range(HALVES)]
    total = Counts()
    for number, half in enumerate(halves):
        by_half[number % HALVES].add(half)
        total.add(half)
    even, odd = map(_percent, by_half)
    told: dict[str, object] = {"games": games, "first": first, "found": total.found, "shown": total.shown}
    told |= {
        "both": total.found + total.played,
        "played": total.played,
        "legal": total.legal,
        "with_play": _share_of(total.found + total.played, total.shown),
    }
    told["mended"] = (
        MENDED.format(tried=mends, right=total.mended, all=total.tried, told=total.told / total.tried) if mends else ""
    )
    if total.asked_alone:
        figures = {"asked": total.asked_alone, "found": total.alone, "named": total.named_alone}
        told["mended"] = str(told["mended"]) + ALONE.format(each=alone, **figures)
    told["further"] = FURTHER.format(least=LEAST_OF_EACH, further=further) if further else ""
    options = {"mends": mends, "alone": alone, "further": further}
    told["option"] = "".join(f" --{option} {number}" for option, number in options.items() if number)
    return HEAD.format(**told, percent=_percent(total), even=even, odd=odd)


def _percent(counts: Counts) -> str:
    return _share_of(counts.found, counts.shown)


def _share_of(found: int, shown: int) -> str:
    return f"{100 * found / shown:.1f} %" if shown else "none"


def _headings() -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield the title of each table, with those whose kinds it lists."""
    for of in CHAPTERS:
        if of == CORE:
            yield "The core", (CORE,)
        elif of == VAGABOND:
            yield factions()[of].title, (VAGABOND, SECOND_VAGABOND)
        else:
            yield factions()[of].title, (of,)
    yield "Cards", (CARDS,)


def _rows(chosen: Iterable[Kind], counts: Mapping[str, Sequence[Counts]]) -> Iterator[list[str]]:
    """Yield a row a clause, by the clause's place in the Law."""
    by_clause: dict[str, list[Kind]] = {}
    for kind in chosen:
        by_clause.setdefault(kind.clause, []).append(kind)
    order = {clause: number for number, clause in enumerate((*(clause.id for clause in law()), *cited_cards()))}
    for clause in sorted(by_clause, key=lambda each: order[each]):
        total = _total(by_clause[clause], counts)
        told = dict.fromkeys(kind.told for kind in by_clause[clause])
        what = "; ".join(f"{each}{_share(each, by_clause[clause], counts)}" for each in told)
        yield [clause, what, _found(total), _mended(total)]


def _total(chosen: Iterable[Kind], counts: Mapping[str, Sequence[Counts]]) -> Counts:
    """Return what some kinds count together."""
    total = Counts()
    for kind in chosen:
        for half in counts.get(kind.name, ()):
            total.add(half)
    return total


def _mended(counts: Counts) -> str:
    return f"{counts.mended} of {counts.tried}" if counts.tried else ""


def _share(told: str, of_clause: Sequence[Kind], counts: Mapping[str, Sequence[Counts]]) -> str:
    """Return how many of a kind were found, where a clause has several."""
    if len({kind.told for kind in of_clause}) == 1:
        return ""
    total = _total((kind for kind in of_clause if kind.told == told), counts)
    return f" ({_found(total)})"


def _found(counts: Counts) -> str:
    """Return how many are found of those that can be shown, and how many more by playing."""
    return f"{counts.found} of {counts.shown}{f', {counts.played} more by playing' * bool(counts.played)}"
