"""The directive ``law-vocabulary``: the phrases of the steps, from the step functions themselves."""

from __future__ import annotations

import inspect
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from types import ModuleType

from docutils import nodes

from woodlaw.gherkin.examples import told_apart
from woodlaw.site.reference.parts import Section, SectionsDirective, block, code, definitions, note, paragraph

_KEYWORDS = {"given": "Given", "when": "When", "then": "Then"}

Entry = tuple[str, str, str, str, int]
"""A phrase as :func:`woodlaw.gherkin.vocabulary` tells it: keyword, pattern, docstring, file, line."""


class VocabularyDirective(SectionsDirective):
    """A section for each module of steps, with every phrase, what it means, and examples."""

    heads = ("steps", "phrases")

    def sections(self) -> Mapping[str, Section]:
        """Return the sections by the names of the modules."""
        return dict(map(self._module, _modules()))

    def _module(self, module: ModuleType) -> tuple[str, Section]:
        from woodlaw.gherkin import vocabulary

        title, _, rest = inspect.cleandoc(module.__doc__ or module.__name__).partition("\n")
        entries = [entry for entry in vocabulary() if entry[3] == module.__file__]
        name = _name(module)

        def content() -> list[nodes.Node]:
            return [*self.docstring(rest.strip()), definitions(map(self._entry, entries), css="law-vocabulary")]

        return name, Section(f"steps-{name}", title.rstrip("."), [str(len(entries))], content, [module])

    def _entry(self, entry: Entry) -> tuple[list[nodes.Node | str], list[nodes.Node], str]:
        keyword, pattern, doc, file, line = entry
        meaning, examples = told_apart(doc)
        content = self.docstring(meaning)
        if examples:
            content.append(block(examples, "gherkin"))
        content.append(paragraph(code(f"{Path(file).name}:{line}"), css="law-aside"))
        # Every step of every scenario links here, so the name is short; a digest stays while the phrase does.
        anchor = f"{keyword}-{sha256(f'{keyword} {pattern}'.encode()).hexdigest()[:5]}"
        note(self.env, "phrase", f"{keyword} {pattern}", anchor, pattern)
        return [code(f"{_KEYWORDS[keyword]} {pattern}")], content, anchor


def kinds_of_steps() -> list[str]:
    """Return the names of the sections of the vocabulary."""
    return list(map(_name, _modules()))


def _modules() -> tuple[ModuleType, ...]:
    from woodlaw.gherkin.steps import modules

    return tuple(modules())


def _name(module: ModuleType) -> str:
    return module.__name__.rpartition(".")[2]
