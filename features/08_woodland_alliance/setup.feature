Feature: The Alliance's setup

  Warriors, bases, sympathy, and the first supporters (8.3).

  Background:
    Given the seats are Alliance, Marquise and Clergy

  @8.3 @8.3.1 @8.3.2 @8.3.3 @8.3.4 @8.2.5
  Scenario: The Alliance has nothing on the map, and three supporters from the deck
    Given the deck's top cards are Anvil, Bake Sale and Armorers
    When the Alliance sets up
    Then the Alliance's supply holds 10 warriors, 1 fox base, 1 rabbit base, 1 mouse base and 10 sympathy
    And the Alliance's officers hold nothing
    And the Alliance's supporters hold Anvil, Bake Sale and Armorers
    And the Alliance scores nothing

  @8.3.4 @8.2.3
  Scenario: The first supporters are no cards in hand, and nobody else knows them
    Given the Alliance holds Sappers
    And the deck's top cards are Anvil, Bake Sale and Armorers
    When the Alliance sets up
    Then the Alliance holds Sappers
    And the Alliance does not hold Anvil
    And the Alliance sees Anvil, Bake Sale and Armorers in the Alliance's supporters
    And the Marquise sees 3 cards in the Alliance's supporters
    And the Marquise sees 0 fox cards in the Alliance's supporters

  @5.1.7 @8.3.4
  Scenario: The Alliance sets up after the Marquise, with her hands already dealt
    Given the seats are Alliance and Marquise
    When the game is set up:
      | asked           | answer |
      | keep            | 1      |
      | first sawmill   | 5      |
      | first workshop  | 5      |
      | first recruiter | 9      |
    Then the Marquise's supply holds 14 warriors
    And the Alliance's supply holds 10 warriors and 10 sympathy
    And the Alliance sees 3 cards in the Alliance's supporters
    And the Marquise sees 3 cards in the Alliance's hand
