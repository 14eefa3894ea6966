"""The directive ``law-engine``: what the engine offers to those who write a faction."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module

from docutils import nodes

from woodlaw.factions.offered import Module, Offered, modules
from woodlaw.site.parts import joined
from woodlaw.site.reference.parts import (
    ReferenceDirective,
    block,
    clause_link,
    code,
    definitions,
    labelled,
)


class EngineDirective(ReferenceDirective):
    """A section for each module, with the form of everything it offers, what it is, and its clauses."""

    def told(self) -> Iterator[nodes.Node]:
        """Yield the sections."""
        for module in modules():
            self.depend_on(import_module(module.name))
            yield self._module(module)

    def _module(self, module: Module) -> nodes.section:
        entries = [
            ([code(each.name)], self._offered(each), f"offered-{_dashed(module.name)}-{each.name}")
            for each in module.offered
        ]
        described = self.docstring(module.doc.partition("\n\n")[0])
        anchor = f"engine-{_dashed(module.name)}"
        return self.section(anchor, module.name, *described, definitions(entries), label=True)

    def _offered(self, offered: Offered) -> list[nodes.Node]:
        told: list[nodes.Node] = [block(offered.form, "python"), *self.docstring(offered.first_sentence)]
        if offered.clauses:
            told.append(labelled("Clauses", *joined([clause_link(clause) for clause in offered.clauses])))
        if offered.members:
            told.append(definitions(([code(each.name)], self._offered(each), "") for each in offered.members))
        return told


def _dashed(name: str) -> str:
    return name.removeprefix("woodlaw.").replace(".", "-")
