"""Clauses as plain data, for programs: what ``woodlaw law --format json`` and the site's ``law.json`` tell of each."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from woodlaw.law.clauses import Clause, Reading
from woodlaw.law.registry import Law

VERSION = 1
"""The version of the form that clauses are told in."""


def plain_clause(law: Law, clause: Clause) -> dict[str, Any]:
    """Return what there is to tell of a clause, ready to be written as JSON.

    ``id``, ``title``, ``kind``, ``chapter``, ``document``, ``text`` in our words (empty where there are none),
    ``parent`` (null for the top of a chapter), ``children``, ``see``, ``cited_by``, ``readings``, ``assumed`` and
    ``must``: true where the clause has something done, why not where its *must* has not, null without the word.
    """
    return {
        "id": clause.id,
        "title": clause.title,
        "kind": clause.kind.value,
        "chapter": clause.chapter,
        "document": clause.document,
        "text": clause.text,
        "parent": clause.parent,
        "children": [child.id for child in law.children(clause.id)],
        "see": list(clause.see),
        "cited_by": [citing.id for citing in law.cited_by(clause.id)],
        "readings": plain_readings(clause.readings),
        "assumed": clause.assumed,
        "must": clause.is_duty or clause.must or None,
    }


def plain_readings(readings: Iterable[Reading]) -> list[dict[str, str]]:
    """Return readings: what each is ``on``, the ``reading`` taken, its ``reason``, and the ``other`` side if any.

    One of which printing is played has the date of the other as ``printing``.
    """
    return [
        {"on": each.on, "reading": each.reading, "reason": each.reason}
        | ({"other": each.other} if each.other else {})
        | ({"printing": each.printing} if each.printing else {})
        for each in readings
    ]
