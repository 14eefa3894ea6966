"""What the package of a faction says of the Law is held against the Law before the faction plays."""

from __future__ import annotations

import sys

from woodlaw.law.files import LawError
from woodlaw.law.implements import implementations
from woodlaw.law.joining import Entry
from woodlaw.law.registry import law
from woodlaw.table.cited import PREFIX

_OURS = "woodlaw."


def fault_of(entry: Entry) -> str:
    """Return in one line what is wrong with the package of an entry point that was loaded, or an empty text.

    Told are a chapter of its Law that cannot be read, and code that is marked with a clause that there is not. That a
    chapter of the package is not read is logged. Our own factions are not looked at: tests hold them.
    """
    if entry.module.startswith(_OURS):
        return ""
    try:
        law().chapters()
        return _unknown_clause(sys.modules[entry.module].__package__ or entry.module)
    except LawError as error:
        return error.first


def _unknown_clause(package: str) -> str:
    for marked in implementations():
        if marked.module != package and not marked.module.startswith(f"{package}."):
            continue
        for clause_id in marked.ids:
            if not clause_id.startswith(PREFIX) and clause_id not in law() and not law().is_chapter(clause_id):
                near = ", ".join(law().nearest(clause_id)) or "the id of a clause"
                mark = "audits" if marked.audit else "implements"
                return (
                    f"{marked.module}:{marked.line}: {marked.qualname} {mark} {clause_id!r}; expected a clause: {near}"
                )
    return ""
