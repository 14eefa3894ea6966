"""Collecting a feature file as pytest collects a module: each scenario is a test, each tag a marker."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

import pytest
from pytest_bdd import scenario
from pytest_bdd.exceptions import FeatureError, StepError
from pytest_bdd.feature import get_feature
from pytest_bdd.scenario import get_python_name_generator

from woodlaw.gherkin.markers import register_marker
from woodlaw.gherkin.tags import is_of_the_law, why_unknown

if TYPE_CHECKING:
    from pytest_bdd.parser import Feature, ScenarioTemplate

_SCENARIO = re.compile(r"^\s*(?:Scenario(?: Outline| Template)?|Example):\s*(.*?)\s*$", re.MULTILINE)
_DOCSTRING = re.compile(r'""".*?"""|```.*?```', re.DOTALL)


class FeatureFile(pytest.Module):
    """A feature file as a module whose functions are its scenarios."""

    def collect(self) -> Iterable[pytest.Item | pytest.Collector]:
        """Return a test for each scenario, or for each row of its examples.

        Raises ``CollectError`` for a file that cannot be read, for tags that name no clause, for two scenarios of one
        name, of which pytest-bdd would run the last only, and where an installed faction cannot be used.
        """
        _expect_usable_factions()
        feature = _read(self.path)
        problems = [*_twice(self.path), *_unknown_tags(feature)]
        if problems:
            raise self.CollectError("\n".join(f"{self.path}:{problem}" for problem in problems))
        self.obj = self._bound(feature)
        return super().collect()

    def funcnamefilter(self, name: str) -> bool:
        """Say whether a name is a scenario's, whatever ``python_functions`` says."""
        return name.startswith("test_")

    def _bound(self, feature: Feature) -> ModuleType:
        module = ModuleType(self.path.stem)
        module.__file__ = str(self.path)
        for template in feature.scenarios.values():
            for tag in sorted(tags_of(template)):
                register_marker(self.config, tag)

            @scenario(self.path.name, template.name, features_base_dir=str(self.path.parent))
            def test() -> None:
                """Run a scenario; what it has to say are its steps."""

            names = (name for name in get_python_name_generator(template.name) if name not in vars(module))
            setattr(module, next(names), test)
        return module


def _expect_usable_factions() -> None:
    """Refuse to go on where an installed faction is unusable: each scenario would fail by it, with a traceback."""
    from woodlaw.factions import UnusableFaction
    from woodlaw.factions.registry import factions

    try:
        factions()
    except UnusableFaction as error:
        raise pytest.Collector.CollectError(str(error)) from error


def tags_of(template: ScenarioTemplate) -> set[str]:
    """Return every tag of a scenario: its own, its rule's, its feature's and those of its examples."""
    rule = template.rule.tags if template.rule else set()
    examples = {tag for table in template.examples for tag in table.tags}
    return template.feature.tags | rule | template.tags | examples


def _read(path: Path) -> Feature:
    try:
        return get_feature(str(path.parent), path.name)
    except (FeatureError, StepError) as error:
        raise pytest.Collector.CollectError(str(error)) from error
    except (OSError, UnicodeDecodeError) as error:
        raise pytest.Collector.CollectError(f"{path}: {error}") from error


def _twice(path: Path) -> list[str]:
    text = _DOCSTRING.sub("", path.read_text(encoding="utf-8"))
    named = Counter(_SCENARIO.findall(text))
    return [f" {count} scenarios are called {name!r}" for name, count in named.items() if count > 1]


def _unknown_tags(feature: Feature) -> list[str]:
    found = {tag: template for template in reversed(feature.scenarios.values()) for tag in tags_of(template)}
    return [
        f"{found[tag].line_number}: {problem}"
        for tag in sorted(found, key=lambda tag: (found[tag].line_number, tag))
        if is_of_the_law(tag) and (problem := why_unknown(tag))
    ]
