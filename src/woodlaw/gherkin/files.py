"""Reading feature files that anybody may have written: each within bounds, and anew each time."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from pytest_bdd.exceptions import GherkinParseError
from pytest_bdd.parser import FeatureParser

from woodlaw.law.paths import files_below, read_file, reason

if TYPE_CHECKING:
    from pytest_bdd.gherkin_parser import Scenario as GherkinScenario
    from pytest_bdd.parser import Feature, Rule, ScenarioTemplate

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
    from gherkin.errors import CompositeParserException

    try:
        data = read_file(path, LARGEST_FEATURE)
        if len(data) > LARGEST_FEATURE:
            raise UnreadableFeature(path, f"expected a feature file of at most {LARGEST_FEATURE} bytes")
        if len(data.splitlines()) > MOST_LINES:
            raise UnreadableFeature(path, f"expected a feature file of at most {MOST_LINES} lines")
        # Not by way of pytest-bdd's own memory, which would give a file as it was once.
        feature = _Parser(str(path.parent), path.name).parse()
    except GherkinParseError as error:
        raise UnreadableFeature(path, f"no feature file: {_one_line(error.message)}", error.line) from None
    except (CompositeParserException, UnicodeDecodeError) as error:
        raise UnreadableFeature(path, f"no feature file: {_one_line(str(error))}") from None
    except (OSError, ValueError) as error:
        raise UnreadableFeature(path, f"expected a feature file; {reason(error)}") from None
    except _Twice as twice:
        raise UnreadableFeature(path, f"{twice.name!r} is there twice; expected another name", twice.line) from None
    except KeyError:
        # This is what pytest-bdd says to a file without a feature.
        raise UnreadableFeature(path, "no scenario in it; expected a feature") from None
    _bound(feature, path)
    return feature


class _Twice(Exception):
    """Two scenarios of a file have one name."""

    def __init__(self, name: str, line: int) -> None:
        super().__init__(name)
        self.name = name
        self.line = line


class _Parser(FeatureParser):
    """A parser that minds scenarios of the same name, of which pytest-bdd keeps the last without a word."""

    def __init__(self, folder: str, name: str) -> None:
        super().__init__(folder, name)
        self._names: set[str] = set()

    def parse_scenario(
        self, scenario_data: GherkinScenario, feature: Feature, rule: Rule | None = None
    ) -> ScenarioTemplate:
        """Parse one scenario. Raises :class:`_Twice` where there was one of its name."""
        scenario = super().parse_scenario(scenario_data, feature, rule)
        if scenario.name in self._names:
            raise _Twice(scenario.name, scenario.line_number)
        self._names.add(scenario.name)
        return scenario


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
