Feature: f
  Scenario Outline: s
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Given x <a>
    Examples:
      |a|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
      |5|
