"""What the docstring of a step says, and the examples in it."""

from __future__ import annotations

import inspect
import re
from textwrap import dedent

_EXAMPLE = re.compile(r"Example: ``(.+?)``(?: (.+))?")


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
