"""Collecting a feature file as pytest collects a module: each scenario is a test, each tag a marker."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

import pytest
from pytest_bdd import scenario
from pytest_bdd.exceptions import GherkinParseError, StepError
from pytest_bdd.feature import get_feature
from pytest_bdd.scenario import get_python_name_generator

from woodlaw.gherkin.documents import ENCODING, problems, unknown_tags
from woodlaw.gherkin.files import UnreadableFeature, read_document, read_text
from woodlaw.gherkin.markers import register_marker

if TYPE_CHECKING:
    from pytest_bdd.parser import Feature, ScenarioTemplate

MOST_BYTES = 2_000_000
"""Bytes in a feature file at most: it is the reader's own, and may hold more than a stranger's."""


class FeatureFile(pytest.Module):
    """A feature file as a module whose functions are its scenarios."""

    def collect(self) -> Iterable[pytest.Item | pytest.Collector]:
        """Return a test for each scenario, or for each row of its examples.

        Raises ``CollectError`` for a file that cannot be read, for tags that name no clause, for what would be lost of
        it (see :mod:`woodlaw.gherkin.documents`), and where an installed faction cannot be used.
        """
        _expect_usable_factions()
        feature = _read(self.path)
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

            @scenario(self.path.name, template.name, ENCODING, features_base_dir=str(self.path.parent))
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
    """Return a feature file as pytest-bdd has it, once nothing in Gherkin's own document of it would be lost."""
    try:
        told = read_document(path, read_text(path, MOST_BYTES))["feature"]
    except UnreadableFeature as error:
        raise pytest.Collector.CollectError(str(error)) from None
    if found := [*problems(told), *unknown_tags(told)]:
        raise pytest.Collector.CollectError("\n".join(f"{path}:{line}: {why}" for line, why in sorted(found)))
    try:
        return get_feature(str(path.parent), path.name, ENCODING)
    except (GherkinParseError, StepError) as error:
        raise pytest.Collector.CollectError(str(error)) from error
