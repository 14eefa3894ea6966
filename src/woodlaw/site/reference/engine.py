"""The directive ``law-engine``: what the engine offers to those who write a faction."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module

from docutils import nodes

from woodlaw.factions.offered import Module, Offered, modules
from woodlaw.site.parts import joined
from woodlaw.site.reference.parts import (
    Section,
    SectionsDirective,
    block,
    clause_link,
    code,
    definitions,
    labelled,
)


class EngineDirective(SectionsDirective):
    """A section for each module, with the form of everything it offers, what it is, and its clauses."""

    heads = ("module", "what it offers")

    def sections(self) -> Mapping[str, Section]:
        """Return the sections by the names of the modules."""
        return {module.name: self._module(module) for module in modules()}

    def _module(self, module: Module) -> Section:
        said = module.doc.partition("\n\n")[0]
        anchor = f"engine-{_dashed(module.name)}"
        holds, made_of = [" ".join(said.split())], [import_module(module.name)]
        return Section(anchor, module.name, holds, lambda: self._told_of(module, said), made_of)

    def _told_of(self, module: Module, said: str) -> list[nodes.Node]:
        entries = [
            ([code(each.name)], self._offered(each), f"offered-{_dashed(module.name)}-{each.name}")
            for each in module.offered
        ]
        return [*self.docstring(said), definitions(entries)]

    def _offered(self, offered: Offered) -> list[nodes.Node]:
        told: list[nodes.Node] = [block(offered.form, "python"), *self.docstring(offered.first_sentence)]
        if offered.clauses:
            told.append(labelled("Clauses", *joined([clause_link(clause) for clause in offered.clauses])))
        if offered.members:
            told.append(definitions(([code(each.name)], self._offered(each), "") for each in offered.members))
        return told


def _dashed(name: str) -> str:
    return name.removeprefix("woodlaw.").replace(".", "-")
