"""Which scenarios prove, and which code plays, what the publisher's file has otherwise than ours."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

from woodlaw.cli.exits import CannotUse, say
from woodlaw.law.escaping import shown, visible
from woodlaw.law.problems import NO_READER

if TYPE_CHECKING:
    from woodlaw.law.implements import Implementation


Each = TypeVar("Each")


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


def touching(evidence: Path | None, features: Path | None) -> Touch:
    """Return what tells the scenarios and the code of a clause, card or question."""
    proofs = _proofs(evidence, features)
    from woodlaw.factions.code import import_marked_code
    from woodlaw.law.implements import implementations

    import_marked_code("woodlaw.logs.checks", "woodlaw.logs.audits")
    code = _by_clause((clause_id, known) for known in implementations() for clause_id in known.ids)
    return lambda clause_id: Touched(None if proofs is None else proofs.get(clause_id, ()), code.get(clause_id, ()))


def _proofs(evidence: Path | None, features: Path | None) -> Proofs:
    found = _in_evidence(evidence) if evidence else _in_features(features) if features else None
    return None if found is None else _by_clause(found)


def _by_clause(found: Iterable[tuple[str, Each]]) -> dict[str, tuple[Each, ...]]:
    by_clause: dict[str, tuple[Each, ...]] = {}
    for clause_id, each in found:
        by_clause[clause_id] = (*by_clause.get(clause_id, ()), each)
    return by_clause


def _in_evidence(path: Path) -> list[tuple[str, Proof]]:
    from woodlaw.gherkin.standing import EvidenceError, Standing, read_evidence
    from woodlaw.law.registry import law

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


def as_entries(touched: Touched) -> dict[str, Any]:
    """Return the scenarios and the code that are touched as JSON has them."""
    return {
        "scenarios": None
        if touched.scenarios is None
        else [asdict(proof) | {"outcome": proof.outcome or None} for proof in touched.scenarios],
        "code": [_code(known) for known in touched.code],
    }


def _code(known: Implementation) -> dict[str, Any]:
    return {
        "module": known.module,
        "function": known.qualname,
        "file": _near(known.file),
        "line": known.line,
        "audit": known.audit,
    }
