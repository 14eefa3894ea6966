"""Scenarios about the Law: the vocabulary of steps, and the pytest plugin that runs and measures them."""

from __future__ import annotations


def vocabulary() -> list[tuple[str, str, str, str, int]]:
    """Return every phrase that steps can use, in a fixed order.

    Each is its keyword (``given``, ``when`` or ``then``), its pattern (see :mod:`woodlaw.gherkin.phrases` for how to
    read it), what it means with examples, and the file and line of the function behind it.
    """
    from woodlaw.gherkin.phrases import WORDINGS
    from woodlaw.gherkin.steps import modules

    ours = {module.__name__ for module in modules()}
    return [
        (wording.keyword, wording.pattern, wording.doc, wording.file, wording.line)
        for wording in WORDINGS
        if wording.function.__module__ in ours
    ]
