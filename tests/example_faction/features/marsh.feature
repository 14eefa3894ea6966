Feature: The Sunken Marsh

  Background:
    Given the map is Sunken Marsh
    And the seats are Wardens and Marquise

  @MW.7.1
  Scenario: Nobody battles on the island
    Given clearing 9 holds 1 Wardens warrior and 1 Marquise warrior
    And clearing 1 holds 1 Wardens warrior and 1 Marquise warrior
    Then the Wardens cannot battle the Marquise in clearing 9, citing MW.7.1
    And the Wardens can battle the Marquise in clearing 1

  @MW.7.2
  Scenario: Swords rust
    Given clearing 2 holds 2 brambles
    And the Wardens hold Foxfolk Steel
    Then the Wardens cannot craft Foxfolk Steel, citing MW.7.2

  @MW.7.3
  Scenario: In the bog the defender rolls higher
    Given clearing 8 holds 2 Wardens warriors and 2 Marquise warriors
    When the Wardens battle the Marquise in clearing 8, rolling 2 and 0
    Then the Wardens lose 2 warriors in clearing 8

  @MW.7.4
  Scenario: Pilgrims score
    Given clearing 5 holds 2 Wardens warriors
    When the Wardens move 1 warrior from clearing 5 to clearing 9
    Then the Wardens score 1 point

  @MW.7.5
  Scenario: The marsh has no masters
    Given the Wardens hold Dominance (fox)
    And the Wardens have 12 points
    When the Wardens try to activate Dominance (fox)
    Then it is refused citing MW.7.5
