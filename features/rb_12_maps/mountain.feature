Feature: Bots on the Mountain map

  Closed paths and the Pass (RB.12.2).

  Background:
    Given the map is Mountain
    And the seats are Marquise, Automated Alliance and Clergy
    And clearing 8 is a mouse clearing
    And clearing 10 is a mouse clearing
    And clearing 12 is a mouse clearing

  # Closed paths (RB.12.2.1)

  @RB.12.2.1 @M.4.2
  Scenario: A closed path links clearings for a bot, and for nobody else
    Then clearing 8 is adjacent to clearing 9 for the Automated Alliance
    And clearing 9 is adjacent to clearing 8 for the Automated Alliance
    And clearing 8 is not adjacent to clearing 9 for the Marquise
    And clearing 8 is not adjacent to clearing 12 for the Automated Alliance

  @RB.12.2.1 @RB.6.5.1
  Scenario: Sympathy spreads over a closed path, which stays closed
    Given clearing 9 holds 1 sympathy
    And clearing 10 holds 2 Marquise warriors
    And clearing 12 holds 2 Marquise warriors
    And the Automated Alliance's order holds Mouse-in-a-Sack
    When the Automated Alliance plays its Daylight
    Then the Automated Alliance gains 1 sympathy in clearing 8
    And the path between 8 and 9 is closed

  # The Pass (RB.12.2.2)

  @RB.12.2.2 @RB.2.1 @RB.6.5.1
  Scenario: Of clearings that tie a bot targets the Pass, whatever its priority marker
    Given the priority markers are 1 2 3 4 5 6 7 8 9 12 11 10
    And clearing 9 holds 1 sympathy
    And the Automated Alliance's order holds Mouse-in-a-Sack
    When the Automated Alliance plays its Daylight
    Then the Automated Alliance gains 1 sympathy in clearing 10

  @RB.12.2.2 @RB.6.5.1
  Scenario: The Pass wins no more than ties
    Given the priority markers are 1 2 3 4 5 6 7 8 9 12 11 10
    And clearing 9 holds 1 sympathy
    And clearing 10 holds 1 Marquise warrior
    And the Automated Alliance's order holds Mouse-in-a-Sack
    When the Automated Alliance plays its Daylight
    Then the Automated Alliance gains 1 sympathy in clearing 8

  @RB.12.2.2 @RB.2.4 @RB.6.6.2 @1.5.4
  Scenario: Where a bot acts in several clearings it begins in the Pass
    Given the priority markers are 1 2 3 4 5 6 7 8 9 12 11 10
    And clearing 8 holds 1 mouse base
    And clearing 10 holds 1 rabbit base
    And the Automated Alliance's supply holds 1 warrior
    And the Automated Alliance's order holds Armorers
    When the Automated Alliance plays its Evening
    Then the Automated Alliance gains 1 warrior in clearing 10
    And the Automated Alliance gains nothing in clearing 8
