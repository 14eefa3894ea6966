"""What ``woodlaw law --diff`` prints: the publisher's Law beside ours, and what of ours each difference touches."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

from woodlaw.cli.exits import CLEAN, FOUND, NO_READER, CannotUse, say
from woodlaw.law.comparison import Comparison, Pair, as_ours, compare
from woodlaw.law.files import LawError
from woodlaw.law.official import our_clauses, read_official
from woodlaw.law.printed import printed_clauses
from woodlaw.logs.reports.escaping import shown, visible

if TYPE_CHECKING:
    from woodlaw.law.clauses import Clause
    from woodlaw.law.implements import Implementation
    from woodlaw.law.official import OfficialClause

VERSION = 1
"""The version of the JSON format; it changes only when a reader of the format would break."""


@dataclass(frozen=True, slots=True)
class Proof:
    """A scenario that is tagged with a clause; ``outcome`` is empty where it was not run, ``line`` 0 where unknown."""

    file: str
    line: int
    name: str
    outcome: str = ""


@dataclass(frozen=True, slots=True)
class Touched:
    """What of ours a clause touches; ``scenarios`` is None where nobody said where to look for them."""

    scenarios: tuple[Proof, ...] | None
    code: tuple[Implementation, ...]


Proofs: TypeAlias = Mapping[str, tuple[Proof, ...]] | None
Touch: TypeAlias = Callable[[str], Touched]


def difference(
    file: Path, *, evidence: Path | None, features: Path | None, format_name: str, before: Path | None = None
) -> tuple[int, Iterator[str]]:
    """Return the exit code and the lines of the comparison of our clauses with the publisher's file.

    Where there is an older file of the publisher's, ``before``, its clauses stand in the place of ours.
    Scenarios are looked up in an evidence file or a folder of features, where one of them is given. Raises
    :class:`~woodlaw.cli.exits.CannotUse` for what cannot be read.
    """
    ours, read = our_clauses(), printed_clauses()
    try:
        official = read_official(file, ours)
        if before is not None:
            ours, read = as_ours(read_official(before, ours))
    except LawError as error:
        raise CannotUse(f"law: {shown(error.problems[0])}") from None
    comparison = compare(ours, official, read)
    whose = "ours" if before is None else "the older file's"
    write = _as_json if format_name == "json" else _as_text
    return FOUND if comparison.differences else CLEAN, write(file, comparison, touching(evidence, features), whose)


# What is touched ------------------------------------------------------------------------------------------------------
def touching(evidence: Path | None, features: Path | None) -> Touch:
    """Return what tells the scenarios and the code of a clause, card or question."""
    proofs = _proofs(evidence, features)
    from woodlaw.factions.code import import_marked_code
    from woodlaw.law.implements import implementations

    import_marked_code("woodlaw.logs.checks")
    code: dict[str, tuple[Implementation, ...]] = {}
    for known in implementations():
        for clause_id in known.ids:
            code[clause_id] = (*code.get(clause_id, ()), known)
    return lambda clause_id: Touched(None if proofs is None else proofs.get(clause_id, ()), code.get(clause_id, ()))


def _proofs(evidence: Path | None, features: Path | None) -> Proofs:
    found = _in_evidence(evidence) if evidence else _in_features(features) if features else None
    if found is None:
        return None
    by_clause: dict[str, tuple[Proof, ...]] = {}
    for clause_id, proof in found:
        by_clause[clause_id] = (*by_clause.get(clause_id, ()), proof)
    return by_clause


def _in_evidence(path: Path) -> list[tuple[str, Proof]]:
    from woodlaw.law.registry import law
    from woodlaw.site.evidence import EvidenceError, Standing, read_evidence

    ours = law().chapter("1").edition
    try:
        found = read_evidence(path, ours)
    except EvidenceError as error:
        raise CannotUse(f"law: {shown(str(error))}") from None
    if found.standing is Standing.OTHER_EDITION:
        say(f"law: {visible(str(path))}: evidence of the edition {shown(found.edition)}; ours is {ours}")
    return [
        (tag, Proof(run.file, run.line, run.id.partition("::")[2], run.outcome))
        for run in found.runs
        for tag in run.tagged
    ]


def _in_features(folder: Path) -> list[tuple[str, Proof]]:
    try:
        from woodlaw.gherkin.files import UnreadableFeature
        from woodlaw.gherkin.tags import is_question
        from woodlaw.proof.features import scenarios
    except ImportError:
        raise CannotUse(f"law: --features: {NO_READER}") from None

    try:
        told = scenarios(folder)
    except UnreadableFeature as error:
        raise CannotUse(f"law: {shown(str(error))}") from None
    if not told:
        raise CannotUse(f"law: {visible(str(folder))}: no scenarios; expected a folder of feature files")
    return [
        (tag, Proof(file, each.runnable.scenario.line_number, name))
        for each in told
        for file, _, name in [each.id.partition("::")]
        for tag in sorted(each.tags.union(filter(is_question, each.runnable.tags)))
    ]


# As text --------------------------------------------------------------------------------------------------------------
def _as_text(file: Path, comparison: Comparison, touch: Touch, whose: str) -> Iterator[str]:
    where = visible(str(file))
    if not comparison.differences:
        yield f"{where}: the same {len(comparison.same)} clauses as {whose}"
        return
    told: Mapping[str, Sequence[OfficialClause | Clause | Pair]] = {
        "reworded": comparison.reworded,
        "moved": comparison.moved,
        "renamed": comparison.renamed,
        "renumbered": comparison.renumbered,
        "added": comparison.added,
        "gone": comparison.gone,
    }
    if comparison.another_language:
        yield f"{where}: in another language: only its structure is compared"
    counts = ", ".join(f"{len(clauses)} {what}" for what, clauses in told.items())
    yield f"{where}: {comparison.differences} of its clauses and {whose} differ: {counts}"
    for what, clauses in told.items():
        if clauses:
            yield ""
            yield what.capitalize()
        for clause in clauses:
            yield from _moved(clause, touch) if what == "moved" else _told(clause, touch)


def _moved(clause: OfficialClause | Clause | Pair, touch: Touch) -> Iterator[str]:
    if isinstance(clause, Pair):
        yield f"  {clause.ours} -> into the text of {shown(str(clause.official))}"
        yield from told_touched(touch(clause.ours.id))


def _told(clause: OfficialClause | Clause | Pair, touch: Touch) -> Iterator[str]:
    from woodlaw.law.clauses import Clause

    if isinstance(clause, Pair):
        title = str(clause.official) if clause.renumbered else clause.official.title
        became = f" -> {shown(title)}" if clause.renumbered or clause.renamed else ""
        yield f"  {clause.ours}{became}{', reworded' if clause.reworded and became else ''}"
        yield from told_changes(clause.changes)
        yield from told_touched(touch(clause.ours.id))
    elif isinstance(clause, Clause):
        yield f"  {clause}"
        yield from told_touched(touch(clause.id))
    else:
        yield f"  {shown(str(clause))}"


def told_changes(changes: Iterable[str]) -> Iterator[str]:
    """Yield a line for each place at which a text says something else by now."""
    yield from (f"    words     {shown(change)}" for change in changes)


def told_touched(touched: Touched) -> Iterator[str]:
    """Yield a line for each scenario and each piece of code that is touched."""
    for proof in touched.scenarios or ():
        outcome = f" ({visible(proof.outcome)})" if proof.outcome else ""
        yield f"    scenario  {visible(proof.file)}:{proof.line} {shown(proof.name)}{outcome}"
    for known in touched.code:
        yield f"    code      {_near(known.file)}:{known.line} {known.qualname}{' (audit)' if known.audit else ''}"


def _near(file: str) -> str:
    """Return a source as seen from the working folder where it lies below it."""
    path, here = Path(file), Path.cwd()
    return (path.relative_to(here) if path.is_relative_to(here) else path).as_posix()


# As JSON --------------------------------------------------------------------------------------------------------------
def _as_json(file: Path, comparison: Comparison, touch: Touch, _: str) -> Iterator[str]:
    from woodlaw.law.registry import law

    content = {
        "version": VERSION,
        "file": str(file),
        "edition": law().chapter("1").edition,
        "same": len(comparison.same),
        "added": [_official(clause) for clause in comparison.added],
        "gone": [_ours(clause, touch) for clause in comparison.gone],
        "moved": [_pair(pair, touch) for pair in comparison.moved],
        "another_language": comparison.another_language,
        "renamed": [_pair(pair, touch) for pair in comparison.renamed],
        "renumbered": [_pair(pair, touch) for pair in comparison.renumbered],
        "reworded": [_pair(pair, touch) for pair in comparison.reworded],
    }
    yield json.dumps(content, indent=1)


def _official(clause: OfficialClause) -> dict[str, Any]:
    return {"id": clause.id, "title": clause.title, "line": clause.line}


def _pair(pair: Pair, touch: Touch) -> dict[str, Any]:
    told = {"reworded": pair.reworded, "changes": list(pair.changes), "official": _official(pair.official)}
    return {**_ours(pair.ours, touch), **told}


def _ours(clause: Clause, touch: Touch) -> dict[str, Any]:
    return {"id": clause.id, "title": clause.title, **as_entries(touch(clause.id))}


def as_entries(touched: Touched) -> dict[str, Any]:
    """Return the scenarios and the code that are touched as JSON has them."""
    return {
        "scenarios": None if touched.scenarios is None else [_scenario(proof) for proof in touched.scenarios],
        "code": [_code(known) for known in touched.code],
    }


def _scenario(proof: Proof) -> dict[str, Any]:
    return {"file": proof.file, "line": proof.line, "name": proof.name, "outcome": proof.outcome or None}


def _code(known: Implementation) -> dict[str, Any]:
    return {
        "module": known.module,
        "function": known.qualname,
        "file": _near(known.file),
        "line": known.line,
        "audit": known.audit,
    }
