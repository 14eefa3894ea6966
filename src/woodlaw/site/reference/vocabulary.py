"""The directive ``law-vocabulary``: the phrases of the steps, from the step functions themselves."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

from docutils import nodes

from woodlaw.gherkin.examples import told_apart
from woodlaw.site.reference.parts import ReferenceDirective, block, code, definitions, note, paragraph

_KEYWORDS = {"given": "Given", "when": "When", "then": "Then"}

Entry = tuple[str, str, str, str, int]
"""A phrase as :func:`woodlaw.gherkin.vocabulary` tells it: keyword, pattern, docstring, file, line."""


class VocabularyDirective(ReferenceDirective):
    """A section for each module of steps, with every phrase, what it means, and examples."""

    def told(self) -> Iterator[nodes.Node]:
        """Yield the sections."""
        from woodlaw.gherkin import vocabulary
        from woodlaw.gherkin.steps import modules

        known = vocabulary()
        for module in modules():
            self.depend_on(module)
            title, _, rest = inspect.cleandoc(module.__doc__ or module.__name__).partition("\n")
            anchor = f"steps-{module.__name__.rpartition('.')[2]}"
            entries = [entry for entry in known if entry[3] == module.__file__]
            yield self.section(
                anchor,
                title.rstrip("."),
                *self.docstring(rest.strip()),
                definitions(map(self._entry, entries), css="law-vocabulary"),
            )

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
