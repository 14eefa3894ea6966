"""Reading feature files that anybody may have written: each within bounds, and read again each time."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from pytest_bdd.exceptions import GherkinParseError, StepError
from pytest_bdd.parser import FeatureParser

from woodlaw.gherkin.documents import ENCODING, NoFeature, decoded, document_of, problems
from woodlaw.law.paths import files_below, read_file, reason

if TYPE_CHECKING:
    from gherkin.parser_types import GherkinDocument
    from pytest_bdd.parser import Feature, ScenarioTemplate

LARGEST_FEATURE = 200_000
"""Bytes in a feature file at most."""

MOST_LINES = 5_000
"""Lines of a feature file at most, empty ones too."""

MOST_SCENARIOS = 500
"""Scenarios in a feature file at most, each row of examples being one."""

MOST_CHARACTERS = 500_000
"""Characters in all steps of a feature file at most, each row of examples having steps of its own."""

MOST_FEATURES = 1_000
"""Feature files in a folder at most."""


class UnreadableFeature(Exception):
    """Raised for a feature file that cannot be read: the ``file``, the ``line`` or 0, and in ``why`` what is wrong."""

    def __init__(self, file: Path, why: str, line: int = 0) -> None:
        super().__init__(f"{file}:{line}: {why}" if line else f"{file}: {why}")
        self.file = file
        self.line = line
        self.why = why


def read_feature(path: Path) -> Feature:
    """Return the feature that a file holds. Raises :class:`UnreadableFeature`."""
    text = read_text(path, LARGEST_FEATURE)
    if text.count("\n") >= MOST_LINES:
        raise UnreadableFeature(path, f"expected a feature file of at most {MOST_LINES} lines")
    for line, why in problems(read_document(path, text)["feature"]):
        raise UnreadableFeature(path, why, line)
    try:
        # Not by way of pytest-bdd's own memory, which would give a file as it was once.
        feature = FeatureParser(str(path.parent), path.name, ENCODING).parse()
    except (GherkinParseError, StepError) as error:
        raise UnreadableFeature(path, f"no feature file: {_one_line(error.message)}", error.line) from None
    _bound(feature, path)
    return feature


def read_text(path: Path, most: int) -> str:
    """Return the text of a feature file of so many bytes at most. Raises :class:`UnreadableFeature`."""
    try:
        data = read_file(path, most)
        if len(data) > most:
            raise UnreadableFeature(path, f"expected a feature file of at most {most} bytes")
        return decoded(data)
    except UnicodeDecodeError as error:
        raise UnreadableFeature(path, f"no feature file: expected UTF-8; byte {error.start} is not") from None
    except (OSError, ValueError) as error:
        raise UnreadableFeature(path, f"expected a feature file; {reason(error)}") from None


def read_document(path: Path, text: str) -> GherkinDocument:
    """Return Gherkin's document of the text of a feature file. Raises :class:`UnreadableFeature`."""
    try:
        return document_of(text)
    except NoFeature as error:
        raise UnreadableFeature(path, str(error), error.line) from None


def features_in(folder: Path) -> Iterator[Path]:
    """Yield the feature files below a folder, sorted by name. Raises :class:`UnreadableFeature`."""
    for number, (path, error) in enumerate(files_below(folder, (".feature",))):
        if error:
            raise UnreadableFeature(Path(path), f"expected a folder of feature files; {reason(error)}")
        if number >= MOST_FEATURES:
            raise UnreadableFeature(folder, f"expected at most {MOST_FEATURES} feature files")
        yield Path(path)


def _bound(feature: Feature, path: Path) -> None:
    """Refuse a feature that is short to write and long to run, before any row of examples is put into its steps."""
    scenarios = characters = 0
    for template in feature.scenarios.values():
        texts = list(_texts(template))
        plain, marks = sum(len(text) + 1 for text in texts), sum(text.count("<") for text in texts)
        rows = [row for table in template.examples for row in table.examples] if template.examples else [()]
        scenarios += len(rows)
        characters += sum(plain + marks * max(map(len, row), default=0) for row in rows)
        if scenarios > MOST_SCENARIOS or characters > MOST_CHARACTERS:
            most = f"{MOST_SCENARIOS} scenarios and {MOST_CHARACTERS} characters in their steps"
            why = f"expected at most {most}; each row of examples counts as a scenario"
            raise UnreadableFeature(path, why, template.line_number)


def _texts(template: ScenarioTemplate) -> Iterator[str]:
    for step in template.steps:
        yield step.name
        yield step.docstring or ""
        for row in step.datatable.rows if step.datatable else ():
            yield from (cell.value for cell in row.cells)


def _one_line(text: str) -> str:
    return " ".join(text.split()) or "it cannot be read"
