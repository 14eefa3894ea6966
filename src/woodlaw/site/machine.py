"""The site for programs: ``law.json``, ``needs.json``, ``evidence.json`` and the grammar of Rootlog, beside the pages.

- ``law.json``: every clause as :func:`woodlaw.law.plain.plain_clause` tells it, with its ``state``, its ``address`` in
  its chapter, its own ``page``, the ``scenarios`` that are tagged with it and the ``questions`` that cite it;
- ``needs.json``: clauses and scenarios in the form of Sphinx-Needs, for ``needs_external_needs``; an id there has
  underscores for dots (``LAW_HCC_2_6_IV``), links lead to what is cited, and each need has its ``external_url``;
- ``evidence.json``: what each scenario proved when the site was built; its steps stand on its page;
- ``rootlog.tmLanguage.json``: how editors colour Rootlog;
- ``llms.txt``: what assistants without tools may read, and ``text/hcc.txt``: each chapter as plain text.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from woodlaw.law.addresses import OFFICIAL, clause_page
from woodlaw.law.clauses import Clause
from woodlaw.law.plain import VERSION, plain_clause
from woodlaw.logs.rootlog.highlighting import textmate_grammar
from woodlaw.site.building import writes_site
from woodlaw.site.domain import LawDomain, law_domain
from woodlaw.site.survey import proofs

if TYPE_CHECKING:
    from sphinx.application import Sphinx

_TEXTS = "text"
"""The folder of the chapters as plain text."""

_TOLD = ("id", "line", "outcome", "message", "tagged", "exercised")
"""What is published of the run of a scenario: its id says file and name, and its page the rest."""


def write_for_programs(app: Sphinx, exception: Exception | None) -> None:
    """Write the files when a build of pages of HTML has ended; one that would be empty is not written."""
    if exception is not None or not writes_site(app.builder):
        return
    domain = law_domain(app.env)
    folder = Path(app.outdir)
    clauses = [_clause(app, domain, clause) for clause in domain.survey.law if clause.id in domain.objects("clause")]
    if clauses:
        content = {"version": VERSION, "edition": domain.survey.edition, "official": OFFICIAL, "clauses": clauses}
        _write(folder / "law.json", content)
        _write(folder / "needs.json", _needs(app, domain, clauses))
        _write_for_readers(app, folder, clauses)
    evidence = _evidence(Path(domain.evidence_file)) if not domain.survey.evidence.is_unreadable else None
    if evidence is not None:
        _write(folder / "evidence.json", evidence)
    _write(folder / "rootlog.tmLanguage.json", textmate_grammar())


def _write(file: Path, content: object) -> None:
    file.write_text(json.dumps(content, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")


def _write_for_readers(app: Sphinx, folder: Path, clauses: list[dict[str, Any]]) -> None:
    """Write the chapters as plain text, and the list of them."""
    (folder / _TEXTS).mkdir(exist_ok=True)
    chapters: dict[str, list[dict[str, Any]]] = {}
    for clause in clauses:
        chapters.setdefault(clause["chapter"], []).append(clause)
    listed = []
    for chapter, told in chapters.items():
        name = f"{_TEXTS}/{clause_page(chapter)}.txt"
        (folder / name).write_text("\n".join(map(_as_text, told)), encoding="utf-8")
        listed.append(f"- [{chapter} {told[0]['title']}]({name})")
    heading = f"# {app.config.project}\n\n> The Law of Root, clause by clause, in our words. Official: {OFFICIAL}\n"
    (folder / "llms.txt").write_text("\n".join((heading, "## Chapters\n", *listed, "")), encoding="utf-8")


def _as_text(clause: dict[str, Any]) -> str:
    readings = [f"  Reading: {each['on']} {each['reading']} Because: {each['reason']}" for each in clause["readings"]]
    return "\n".join((f"{clause['id']} {clause['title']}", f"  {clause['text'].strip()}", *readings, ""))


def _clause(app: Sphinx, domain: LawDomain, clause: Clause) -> dict[str, Any]:
    where, survey = domain.objects("clause")[clause.id], domain.survey
    told = survey.told(clause.id)
    chapter = app.builder.get_target_uri(where.docname)
    own = chapter if clause.id == clause.chapter else f"{chapter.rpartition('/')[0]}/{clause_page(clause.id)}.html"
    return {
        **plain_clause(survey.law, clause),
        "state": told.state.value,
        "address": f"{chapter}#{where.anchor}",
        "page": own.removeprefix("/"),
        "scenarios": [proof.scenario for proof in told.proofs],
        "questions": [touch.target for touch in told.touches if touch.role == "question"],
    }


def _evidence(file: Path) -> dict[str, Any]:
    content: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    kept = [{key: run[key] for key in _TOLD if run.get(key)} for run in content["scenarios"]]
    return {"version": content["version"], "edition": content["edition"], "scenarios": kept}


# Sphinx-Needs ---------------------------------------------------------------------------------------------------------
def _needs(app: Sphinx, domain: LawDomain, clauses: list[dict[str, Any]]) -> dict[str, Any]:
    release = str(app.config.release or app.config.version or "0")
    needs = {need["id"]: need for need in (*_clause_needs(clauses), *_scenario_needs(app, domain))}
    told = {"needs": needs, "needs_amount": len(needs), "filters": {}, "filters_amount": 0}
    return {"project": str(app.config.project), "current_version": release, "versions": {release: told}}


def _clause_needs(clauses: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for clause in clauses:
        yield {
            "id": need_id(clause["id"]),
            "type": "clause",
            "title": f"{clause['id']} {clause['title']}",
            "status": clause["state"],
            "tags": [clause["kind"], clause["chapter"]],
            "links": [need_id(seen) for seen in clause["see"]],
            "content": clause["text"],
            "external_url": clause["address"],
        }


def _scenario_needs(app: Sphinx, domain: LawDomain) -> Iterator[dict[str, Any]]:
    runs, known = domain.survey.evidence.runs, domain.survey.clauses
    tagged = {run.scenario: run.tagged for run in runs}
    for proof in proofs(runs):
        where = domain.find("scenario", proof.scenario)
        if where is not None:
            yield {
                "id": scenario_id(proof.scenario),
                "type": "scenario",
                "title": proof.name,
                "status": proof.outcome,
                "tags": list(tagged[proof.scenario]),
                "links": [need_id(tag) for tag in tagged[proof.scenario] if tag in known],
                "external_url": f"{app.builder.get_target_uri(where.docname)}#{where.anchor}",
            }


def need_id(clause_id: str) -> str:
    """Return the id of a clause as Sphinx-Needs can hold it: a dot there parts a need from a part of it.

    >>> need_id("HCC.2.6.IV")
    'LAW_HCC_2_6_IV'
    """
    return f"LAW_{clause_id.replace('.', '_')}"


def scenario_id(scenario: str) -> str:
    """Return the id of a scenario as Sphinx-Needs can hold it, made of its file and its name alone."""
    return f"SCENARIO_{hashlib.sha256(scenario.encode()).hexdigest()[:12].upper()}"
