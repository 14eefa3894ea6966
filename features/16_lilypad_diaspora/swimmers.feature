Feature: Swimmers

  Rivers are paths for the Diaspora, and along them it needs no rule (16.2.6).

  Background:
    Given the seats are Diaspora, Marquise and Clergy

  @16.2.6 @2.3
  Scenario: Along the river the Diaspora moves whoever rules, along a path it needs rule
    Given clearing 7 holds 3 Marquise warriors and 1 Diaspora warrior
    And clearing 11 holds 3 Marquise warriors
    And clearing 3 holds 1 Marquise warrior
    Then the Diaspora can move a Diaspora warrior from clearing 7 to clearing 11
    And the Diaspora can move a Diaspora warrior from clearing 7 to clearing 4
    And the Diaspora cannot move a Diaspora warrior from clearing 7 to clearing 3, citing 4.2.1
    And the Diaspora cannot move a Diaspora warrior from clearing 7 to clearing 5, citing 4.2
    And clearing 7 is adjacent to clearing 11 for the Diaspora
    And clearing 7 is not adjacent to clearing 11 for the Marquise

  @16.2.6
  Scenario: Other factions than the Diaspora do not swim
    Given clearing 7 holds 1 Marquise warrior
    Then the Marquise cannot move a Marquise warrior from clearing 7 to clearing 11, citing 4.2

  @16.2.6 @M.3.2 @M.3.5 @1.1.1
  Scenario: The Diaspora swims across the lake, but needs rule aboard the Ferry
    Given the map is Lake
    And the seats are Diaspora, Marquise and Clergy
    And clearing 1 holds 3 Marquise warriors and 1 Diaspora warrior
    And clearing 12 holds 3 Marquise warriors
    Then the Diaspora can move a Diaspora warrior from clearing 1 to clearing 12
    And the Diaspora cannot move a Diaspora warrior from clearing 1 to clearing 12 by Ferry, citing 4.2.1

  @16.2.6
  Scenario: The Diaspora moves along paths, not only along rivers
    Given clearing 8 holds 2 Diaspora warriors
    When the Diaspora moves 1 warrior from clearing 8 to clearing 7
    Then clearing 7 holds 1 Diaspora warrior
