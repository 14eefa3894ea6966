"""The directive ``law-vocabulary``: the phrases of the steps, from the step functions themselves."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from pathlib import Path
from textwrap import dedent

from docutils import nodes

from woodlaw.site.reference.parts import ReferenceDirective, block, code, definitions, paragraph

_EXAMPLE = re.compile(r"Example: ``(.+?)``(?: (.+))?")
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
        anchor = nodes.make_id(f"step-{keyword}-{pattern}")
        return [code(f"{_KEYWORDS[keyword]} {pattern}")], content, anchor


def told_apart(doc: str) -> tuple[str, str]:
    """Return what a step's docstring says, and its examples as they stand in a feature file."""
    meaning: list[str] = []
    examples: list[str] = []
    block: list[str] | None = None
    for line in inspect.cleandoc(doc).splitlines():
        if block is not None and (not line or line[0].isspace()):
            block.append(line)
            continue
        examples += _lines(block)
        inline = _EXAMPLE.fullmatch(line)
        block = [] if line == "Example::" else None
        if inline:
            examples += [inline[1], *([f"  # {inline[2].replace('``', '')}"] if inline[2] else [])]
        elif block is None:
            meaning.append(line)
    return "\n".join(meaning).strip(), "\n".join(examples + _lines(block))


def _lines(block: list[str] | None) -> list[str]:
    """Return the lines of a block without what sets them in."""
    return dedent("\n".join(block or ())).strip("\n").splitlines()
