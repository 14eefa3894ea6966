"""Which marked functions are measured."""

from __future__ import annotations

from collections.abc import Collection

from woodlaw.factions.code import ROOMS, import_marked_code
from woodlaw.factions.registry import factions
from woodlaw.law.implements import Implementation, implementations
from woodlaw.proof.clauses import chapter_of


def in_scope(chapters: Collection[str], clauses: Collection[str] = ()) -> list[Implementation]:
    """Return the marked functions of engine and cards, and of the factions whose chapter is one of these.

    Only such that implement a clause of these chapters, and where clauses are given, one of these. What only audits
    records is proven by recorded games, not by scenarios.
    """
    import_marked_code()
    elsewhere = {
        each.package for each in factions().values() if not {each.chapter, *each.more_chapters} & set(chapters)
    }
    return [
        known
        for known in implementations()
        if not known.audit
        and _is_ours(known.module)
        and not any(_within(known.module, package) for package in elsewhere)
        and any(chapter_of(clause) in chapters for clause in known.ids)
        and (not clauses or any(clause in clauses for clause in known.ids))
    ]


def _is_ours(module: str) -> bool:
    packages = (*ROOMS, *(each.package for each in factions().values()))
    return any(_within(module, package) for package in packages)


def _within(module: str, package: str) -> bool:
    return module == package or module.startswith(f"{package}.")
