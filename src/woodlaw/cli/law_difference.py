"""What ``woodlaw law --diff`` prints: the publisher's Law beside ours, and what of ours each difference touches."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from woodlaw.cli.differing import Differing, read_or_refuse, told_changes
from woodlaw.cli.touched import as_entries, told_touched, touching
from woodlaw.law.clauses import Clause
from woodlaw.law.comparison import Pair, as_ours, compare
from woodlaw.law.official import OfficialClause, our_clauses, read_official
from woodlaw.law.printed import printed_clauses
from woodlaw.law.registry import law
from woodlaw.logs.reports.escaping import shown

_MOVED = "moved"


def difference(
    file: Path, *, evidence: Path | None, features: Path | None, format_name: str, before: Path | None = None
) -> tuple[int, Iterator[str]]:
    """Return the exit code and the lines of the comparison of our clauses with the publisher's file.

    Where there is an older file of the publisher's, ``before``, its clauses stand in the place of ours.
    Scenarios are looked up in an evidence file or a folder of features, where one of them is given. Raises
    :class:`~woodlaw.cli.exits.CannotUse` for what cannot be read.
    """
    ours, read = our_clauses(), printed_clauses()
    official = read_or_refuse(lambda: read_official(file, ours))
    if before is not None:
        older = read_or_refuse(lambda: read_official(before, ours))
        ours, read = as_ours(older)
    comparison = compare(ours, official, read)
    touch = touching(evidence, features)

    def told(what: str, each: OfficialClause | Clause | Pair) -> Iterator[str]:
        if isinstance(each, OfficialClause):
            yield f"  {shown(str(each))}"
            return
        clause = each.ours if isinstance(each, Pair) else each
        yield f"  {clause}{_became(what, each) if isinstance(each, Pair) else ''}"
        yield from told_changes(each.changes) if isinstance(each, Pair) else ()
        yield from told_touched(touch(clause.id))

    def entry(each: OfficialClause | Clause | Pair) -> dict[str, Any]:
        if isinstance(each, OfficialClause):
            return _official(each)
        clause = each.ours if isinstance(each, Pair) else each
        named = {"id": clause.id, "title": clause.title, **as_entries(touch(clause.id))}
        if isinstance(each, Pair):
            named |= {"reworded": each.reworded, "changes": list(each.changes), "official": _official(each.official)}
        return named

    groups: Mapping[str, Sequence[OfficialClause | Clause | Pair]] = {
        "reworded": comparison.reworded,
        _MOVED: comparison.moved,
        "renamed": comparison.renamed,
        "renumbered": comparison.renumbered,
        "added": comparison.added,
        "gone": comparison.gone,
    }
    whose = "ours" if before is None else "the older file's"
    foreign = comparison.another_language
    more = {"edition": law().chapter("1").edition, "another_language": foreign}
    return Differing(file, comparison, groups, told, entry, "clauses", whose, foreign, more).written(format_name)


def _became(what: str, pair: Pair) -> str:
    """Return what a clause of ours has become, in words; nothing where only its text is another."""
    if what == _MOVED:
        return f" -> into the text of {shown(str(pair.official))}"
    if not (pair.renumbered or pair.renamed):
        return ""
    title = str(pair.official) if pair.renumbered else pair.official.title
    return f" -> {shown(title)}{', reworded' if pair.reworded else ''}"


def _official(clause: OfficialClause) -> dict[str, Any]:
    return {"id": clause.id, "title": clause.title, "line": clause.line}
