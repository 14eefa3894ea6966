"""What a feature file says beside its scenarios."""

from __future__ import annotations

from woodlaw.gherkin.remarks import Remarks, remarks

TEXT = '''\
# language: en
Feature: Ours

  # Poke the Hive (HCC.2.5)

  @HCC.2.5
  Scenario: One
    Given a text
      """
      # no comment
      Scenario: none
      """

  # 1.4.1 Turn Structure
  @1.4.1
  Scenario Outline: Two
    Given <x>

    Examples:
      | x |

  # Placing that no rule calls recruiting
  # stays open.
  @QL.2.3
  Scenario: Three
    # A comment among steps
    Given a table

  Scenario: Four
'''


def test_a_comment_heads_what_follows_and_a_sentence_belongs_to_its_scenario() -> None:
    assert remarks(TEXT) == {
        7: Remarks("Poke the Hive (HCC.2.5)"),
        16: Remarks("1.4.1 Turn Structure"),
        25: Remarks("1.4.1 Turn Structure", "Placing that no rule calls recruiting stays open."),
        29: Remarks("1.4.1 Turn Structure"),
    }


def test_a_file_without_comments_says_nothing() -> None:
    assert remarks("Feature: Ours\n\n  Scenario: One\n") == {3: Remarks()}
