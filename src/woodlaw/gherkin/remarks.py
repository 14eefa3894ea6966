"""What a feature file says beside its scenarios: the comments that head a section, and those right above a scenario.

pytest-bdd reads past comments. A sentence right above a scenario and its tags belongs to that scenario; any other
comment heads all the scenarios from there to the next such comment.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from woodlaw.gherkin.documents import document_of, scenarios_in

_ENDS = (".", "?", "!")
_ENCODING = re.compile(r"#\s*encoding\s*:")


@dataclass(frozen=True, slots=True)
class Remarks:
    """What stands beside a scenario: the comment that heads its section, and its own; empty where there is none."""

    section: str = ""
    comment: str = ""


def remarks(text: str) -> dict[int, Remarks]:
    """Return what stands beside each scenario of a feature file, by the number of the line that names it.

    Raises :class:`~woodlaw.gherkin.documents.NoFeature`.

    >>> remarks("Feature: F\\n\\n# Mercy\\n\\n# The keep is closed.\\n@HCC.2.6.I\\nScenario: One\\n  Given a table\\n")
    {7: Remarks(section='Mercy', comment='The keep is closed.')}
    """
    document = document_of(text)
    comments = {each["location"]["line"] for each in document["comments"]}
    scenarios = {each["location"]["line"] for each in scenarios_in(document["feature"])}
    found: dict[int, Remarks] = {}
    section = ""
    comment: list[str] = []
    for number, line in enumerate(text.split("\n"), start=1):
        said = line.strip()
        if number in comments:
            comment += [] if _ENCODING.match(said) else [said.lstrip("#").strip()]
        elif number in scenarios:
            said_of_it = " ".join(filter(None, comment))
            if not said_of_it.endswith(_ENDS):
                section, said_of_it = said_of_it or section, ""
            found[number] = Remarks(section, said_of_it)
            comment = []
        elif not said:
            section = " ".join(filter(None, comment)) or section
            comment = []
        elif not said.startswith(("@", "#")):
            comment = []
    return found
