"""A project of somebody else's with feature files, in which the pytest plugin is run."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from woodlaw.gherkin import collecting, measuring
from woodlaw.gherkin.scene import Scene
from woodlaw.gherkin.steps import modules
from woodlaw.law.registry import law

modules()  # what runs in this process is read once, and not anew by every run
laid = (Scene().state, law().clause("4.3"), collecting, measuring)

RULE = """
    @2.5
    Scenario: More warriors rule
      Given clearing 5 holds 2 Marquise warriors and 1 Clergy warrior
      Then the Marquise rules clearing 5
"""
BATTLE = """
    @4.3.3 @4.3.6 @slow
    Scenario: A battle
      Given clearing 5 holds 2 Marquise warriors and 2 Clergy warriors
      When the Marquise battles the Clergy in clearing 5, rolling 1 and 2:
        | player | answer |
      Then the Clergy loses 2 warriors in clearing 5
      And the Marquise loses 1 warrior in clearing 5
"""
OUTLINE = """
    @2.2.1
    Scenario Outline: Paths
      Then clearing <one> is adjacent to clearing <other> for the Marquise

      Examples:
        | one | other |
        | 1   | 5     |
        | 5   | 1     |

      @stand-in
      Examples:
        | one | other |
        | 1   | 9     |
"""


def write(pytester: pytest.Pytester, *scenarios: str, name: str = "scenarios", tags: str = "") -> Path:
    path = pytester.path / "features" / f"{name}.feature"
    path.parent.mkdir(exist_ok=True)
    path.write_text(f"{tags}\nFeature: Ours\n{''.join(scenarios)}", encoding="utf-8")
    return path


def run(pytester: pytest.Pytester, *arguments: str) -> pytest.RunResult:
    return pytester.runpytest_inprocess("-p", "no:cacheprovider", "-p", "no:hypothesispytest", *arguments)


def evidence(pytester: pytest.Pytester, *arguments: str) -> Any:
    run(pytester, "--woodlaw-evidence", "out/evidence.json", *arguments)
    return json.loads((pytester.path / "out/evidence.json").read_text(encoding="utf-8"))
