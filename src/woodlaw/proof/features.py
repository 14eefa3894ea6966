"""The scenarios of feature files, read once and run without pytest."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from woodlaw.factions.registry import factions
from woodlaw.gherkin.files import features_in
from woodlaw.gherkin.running import Runnable, perform, scenarios_of
from woodlaw.gherkin.tags import is_of_the_law, is_question
from woodlaw.law.registry import law
from woodlaw.proof.clauses import chapter_of
from woodlaw.table.decks import STANDARD_DECKS, deck_named
from woodlaw.table.items import item_supply
from woodlaw.table.maps import STANDARD_MAPS, map_named


@dataclass(frozen=True, slots=True)
class FeatureScenario:
    """A scenario of a feature file, or one row of its examples.

    ``id`` is the one that the evidence of the scenarios has; ``chapter`` is that of the file's folder, or empty.
    """

    id: str
    tags: frozenset[str]
    chapter: str
    runnable: Runnable

    def run(self) -> None:
        """Run the steps on a new scene.

        Raises ``AssertionError`` when something does not hold, or a tagged clause is never exercised by a When or Then
        step.
        """
        missing = self.tags - perform(self.runnable.scenario)
        if missing:
            raise AssertionError(f"never exercised: {', '.join(sorted(missing))}")


def scenarios(folder: Path) -> list[FeatureScenario]:
    """Return every scenario below a folder, in the order of files and lines.

    Raises :class:`~woodlaw.gherkin.files.UnreadableFeature`.
    """
    return [scenario for file in features_in(folder) for scenario in _of_file(file, folder)]


def _of_file(file: Path, folder: Path) -> Iterator[FeatureScenario]:
    named = file.relative_to(folder).parts[0].partition("_")[0].lstrip("0").upper()
    chapter = named if named in law().chapters() else "card" if named == "CARDS" else ""
    for runnable in scenarios_of(file):
        clauses = (tag for tag in runnable.tags if is_of_the_law(tag) and not is_question(tag))
        name = f"{file.as_posix()}::{runnable.scenario.name}{runnable.example}"
        yield FeatureScenario(name, frozenset(clauses), chapter, runnable)


def chapters_of(told: list[FeatureScenario]) -> set[str]:
    """Return the chapters that have features.

    They are named by the folders: ``04_key_actions``, ``hcc_honeycomb_clergy``, and ``cards_standard`` for the effects
    of cards. A folder whose name begins with no chapter stands for those of its scenarios' tags. Scenarios that answer
    questions do not count: these may rest on any chapter, and do not set out to prove it.
    """
    proving = [each for each in told if each.chapter or not any(map(is_question, each.runnable.tags))]
    return {chapter for each in proving for chapter in ([each.chapter] if each.chapter else map(chapter_of, each.tags))}


def load_data() -> None:
    """Read what maps, decks and boards print and the chapters of factions, so that no run of a scenario has to."""
    item_supply()
    for map_id in STANDARD_MAPS:
        map_named(map_id)
    for deck_id in STANDARD_DECKS:
        deck_named(deck_id)
    for faction in factions().values():
        _ = faction.values
        if faction.chapter in law().chapters():
            law().chapter(faction.chapter)
