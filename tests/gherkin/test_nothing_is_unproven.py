"""Every rule of the core chapters and of the factions that are played has a scenario.

A scenario whose tagged clause never ran fails, so that the tag of one that passes is proof.
"""

from pathlib import Path

import pytest

from woodlaw.law.clauses import ClauseKind
from woodlaw.law.registry import law
from woodlaw.proof.features import scenarios
from woodlaw.table.cards import CardKind
from woodlaw.table.decks import STANDARD_DECKS, deck_named

FEATURES = Path(__file__).parents[2] / "features"
KINDS = (ClauseKind.RULE, ClauseKind.SETUP)
PLAYED = ("1", "2", "3", "4", "5", "6", "HCC", "QL", "LR", "RB.1", "RB.2", "RB.3", "RB.6")
LEFT_TO_THE_TABLE = ("RB.3.5.2",)
"""Variants that the Law leaves to whoever plays: there is nothing in them to prove."""


@pytest.fixture(scope="module")
def tags() -> frozenset[str]:
    return frozenset(tag for each in scenarios(FEATURES) for tag in each.runnable.tags)


@pytest.mark.parametrize("chapter", PLAYED)
def test_every_rule_of_a_chapter_that_is_played_has_a_scenario(tags: frozenset[str], chapter: str) -> None:
    rules = [clause.id for clause in law().chapter(chapter).clauses if clause.kind in KINDS]
    assert len(rules) > 2
    assert [rule for rule in rules if rule not in tags and rule not in LEFT_TO_THE_TABLE] == []


def test_every_effect_of_a_card_has_a_scenario(tags: frozenset[str]) -> None:
    kinds = (CardKind.PERSISTENT, CardKind.IMMEDIATE)
    effects = {f"card.{card.id}" for deck in STANDARD_DECKS for card in deck_named(deck).cards if card.kind in kinds}
    assert len(effects) == 32
    assert sorted(effects - tags) == []
