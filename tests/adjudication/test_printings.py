"""Where a clause decides of which another printing is played otherwise, the answer says which one is played."""

from __future__ import annotations

from pathlib import Path

from woodlaw.asking.cases import Answered, answer_cases, answer_scenarios
from woodlaw.cli.rulings import told as as_text
from woodlaw.law.registry import law

REWORDED = sorted(
    clause.id
    for chapter in law().chapters()
    for clause in law().chapter(chapter).clauses
    if any(reading.printing for reading in clause.readings)
)

CASES = """woodlaw cases: 2
position:
  woodlaw position: 1
  seats: [Knaves, Marquise, Clergy]
  turn: Knaves, Daylight
  clearings: {9: 1 thief, 12: "2 skunks, 3 Marquise warriors"}
  Knaves: {facts: {"captain, thief": acting}, play area: [Command Warren]}
cases:
  - name: 18.2.5
    position:
      woodlaw position: 1
      deck: Exiles and Partisans
      seats: [Knaves, Marquise, Clergy]
      turn: Marquise, Birdsong
      clearings: {9: "3 skunks, 1 ronin, 1 tinker"}
      Marquise: {play area: [False Orders]}
    action: [False Orders, Knaves > 9 > 12, {how many skunks: 1}, {how many skunks follow: 2, player: Knaves}]
  - name: 18.2.6
    action: [{what comes next: Command Warren}, 12 > Marquise, 4-9-12]
    dice: 2 and 0
  - name: 16.2.3
    position:
      woodlaw position: 1
      seats: [Diaspora, Marquise, Cult]
      turn: Marquise, Evening, draw and discard
      Marquise: {hand: [Settlers, Anvil, Sword, Birdy Bindle, Root Tea (fox), Root Tea (mouse)]}
    action: Settlers
"""

SCENARIOS = """Feature: Clauses of which another printing is played otherwise

  Scenario: 18.2.5
    Given the deck is Exiles and Partisans
    And the seats are Knaves, Marquise and Clergy
    And it is the Marquise's Birdsong
    And the Marquise's play area holds False Orders
    And clearing 9 holds 3 skunks, 1 ronin and 1 tinker
    When the Marquise takes the action False Orders in her Birdsong:
      | player   | asked                  | answer          |
      | Marquise | warriors to force      | Knaves > 9 > 12 |
      | Marquise | how many skunks        | 1               |
      | Knaves   | how many skunks follow | 2               |
    Then clearing 12 holds 3 skunks

  Scenario: 18.2.6
    Given the seats are Knaves, Marquise and Clergy
    And on the Knaves' board captain, thief is acting
    And it is the Knaves' Daylight
    And clearing 12 holds 2 skunks and 3 Marquise warriors
    When the Knaves battle the Marquise in clearing 12, rolling 2 and 0:
      | asked                   | answer            |
      | forest for the prisoner | the forest 4-9-12 |
    Then the forest 4-9-12 holds 1 Marquise warrior

  Scenario: 16.2.3
    Given the seats are Diaspora, Marquise and Cult
    And the Marquise holds Settlers
    When the Marquise discards Settlers
    Then the pond holds Settlers
"""

OTHERWISE = """Feature: Where these clauses decide nothing

  Scenario: A battle without the Knaves
    Given the seats are Knaves, Marquise and Clergy
    And clearing 12 holds 2 Clergy warriors and 3 Marquise warriors
    When the Marquise battles the Clergy in clearing 12, rolling 2 and 0
    Then clearing 12 holds 3 Marquise warriors

  Scenario: A card without a frog
    Given the seats are Diaspora, Marquise and Cult
    And the Marquise holds Anvil
    When the Marquise discards Anvil
    Then the lost souls hold Anvil
"""


def scenarios(text: str, folder: Path) -> list[Answered]:
    file = folder / "printings.feature"
    file.write_text(text, encoding="utf-8")
    return list(answer_scenarios(file))


def told(case: Answered) -> str:
    assert not case.errors
    assert not case.differs
    return " ".join(" ".join(as_text("case", case)).split())


def test_the_printing_is_named_where_such_a_clause_decides_a_case() -> None:
    cases = list(answer_cases(CASES, None))
    assert sorted(case.name for case in cases) == REWORDED
    for case in cases:
        assert f"{case.name}: In the printing of June 2026, " in told(case)


def test_the_printing_is_named_where_such_a_clause_decides_a_scenario(tmp_path: Path) -> None:
    cases = scenarios(SCENARIOS, tmp_path)
    assert sorted(case.name for case in cases) == REWORDED
    for case in cases:
        assert f"{case.name}: In the printing of June 2026, " in told(case)


def test_no_printing_is_named_where_it_decides_nothing(tmp_path: Path) -> None:
    assert [case.name for case in scenarios(OTHERWISE, tmp_path) if "printing" in told(case)] == []


def test_a_scenario_rests_on_what_decides_it_and_not_on_all_that_ran(tmp_path: Path) -> None:
    rulings = [case.ruling for case in scenarios(OTHERWISE, tmp_path)]
    battle, discard = ([each.clause.id for each in ruling.because] for ruling in rulings if ruling)
    assert battle[0] == "4.3"
    assert "4.3.6" in battle
    assert "1.4.2" not in battle
    assert discard == ["2.1", "3.3.3", "10.2.6"]
