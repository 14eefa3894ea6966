"""The index of the quick-find box: a script, so that it can be loaded from a folder without a server."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING

from woodlaw.site.domain import LawDomain, law_domain

if TYPE_CHECKING:
    from sphinx.application import Sphinx

FILE = "law-index.js"
"""The index, among the static files."""

_ROMAN = {"I": 1, "V": 5, "X": 10}
_LAST = re.compile(r"([IVX]+)([a-z]?)")


def write_index(app: Sphinx, exception: Exception | None) -> None:
    """Write the index when a build has ended."""
    if exception is not None or app.builder.format != "html":
        return
    target = Path(app.outdir) / "_static" / FILE
    target.parent.mkdir(exist_ok=True)
    entries = json.dumps(_entries(app, law_domain(app.env)), ensure_ascii=False, separators=(",", ":"))
    target.write_text(f"window.lawIndex={entries};\n", encoding="utf-8")


def _entries(app: Sphinx, domain: LawDomain) -> list[list[str]]:
    """Return for each thing its kind, id, other spelling, title, address and words."""
    found: list[list[str]] = []
    for clause_id, where in domain.objects("clause").items():
        clause = domain.survey.clauses.get(clause_id)
        words = clause.text if clause else ""
        state = domain.survey.state(clause_id)
        found.append(
            ["clause", clause_id, in_numbers(clause_id), where.title, _address(app, where), words, state.value]
        )
    for kind in ("card", "question", "scenario"):
        for name, where in domain.objects(kind).items():
            if "[" not in name:
                shown = name if kind == "card" else ""
                found.append([kind, shown, "", where.title, _address(app, where), "", ""])
    return found


def _address(app: Sphinx, where: tuple[str, str, str]) -> str:
    docname, anchor, _ = where
    return f"{app.builder.get_target_uri(docname)}#{anchor}"


def in_numbers(clause_id: str) -> str:
    """Return an id with numbers for its roman numerals and letters: ``HCC.2.6.IV`` is ``HCC.2.6.4``."""
    above, _, last = clause_id.rpartition(".")
    found = _LAST.fullmatch(last)
    if not above or not found:
        return clause_id
    letter = f".{ord(found[2]) - ord('a') + 1}" if found[2] else ""
    return f"{above}.{_value(found[1])}{letter}"


def _value(numeral: str) -> int:
    digits = [_ROMAN[sign] for sign in numeral]
    return sum(-one if one < after else one for one, after in zip(digits, [*digits[1:], 0], strict=True))
