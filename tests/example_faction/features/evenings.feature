Feature: House rules of long evenings

  Background:
    Given the seats are Wardens and Marquise

  Scenario: With Long Nights a hand of six stays
    Given the house rule Long Nights
    And the Marquise holds Anvil, Foxfolk Steel, Protection Racket, Root Tea (fox) and Travel Gear (fox)
    When the Marquise plays her Evening
    Then the Marquise holds 6 cards

  Scenario: Without a house rule five cards stay in hand
    Given the Marquise holds Anvil, Foxfolk Steel, Protection Racket, Root Tea (fox) and Travel Gear (fox)
    When the Marquise plays her Evening:
      | asked           | answer |
      | card to discard | Anvil  |
    Then the Marquise holds 5 cards

  Scenario: With Sharp Claws a battle costs both sides
    Given the house rule Sharp Claws
    And clearing 5 holds 2 Wardens warriors and 2 Marquise warriors
    When the Wardens battle the Marquise in clearing 5, rolling 1 and 1
    Then the Wardens lose 1 warrior in clearing 5
    And the Marquise loses 1 warrior in clearing 5

  Scenario: With Own Dice the defender may roll higher
    Given the house rule Own Dice
    And clearing 5 holds 2 Wardens warriors and 2 Marquise warriors
    When the Wardens battle the Marquise in clearing 5, rolling 0 and 2
    Then the Wardens lose 2 warriors in clearing 5

  Scenario: The higher roll is the attacker's without it
    Given clearing 5 holds 2 Wardens warriors and 2 Marquise warriors
    When the Wardens battle the Marquise in clearing 5, rolling 0 and 2
    Then the Marquise loses 2 warriors in clearing 5

  Scenario: With Early Bed 25 points win
    Given the house rule early_bed
    And the Wardens have 24 points
    And clearing 5 holds 1 Wardens warrior and 1 Marquise keep
    When the Wardens battle the Marquise in clearing 5, rolling 1 and 0
    Then the Wardens win, citing 3.1

  @HE.1
  Scenario: With Quiet Corners nobody battles in a corner
    Given the house rule Quiet Corners
    And clearing 1 holds 1 Wardens warrior and 1 Marquise warrior
    And clearing 5 holds 1 Wardens warrior and 1 Marquise warrior
    Then the Wardens cannot battle the Marquise in clearing 1, citing HE.1
    And the Wardens can battle the Marquise in clearing 5

  Scenario: Several house rules may hold together
    Given the house rule Own Dice
    And the house rule Sharp Claws
    And the dice will show 1 and 3
    And clearing 5 holds 3 Wardens warriors and 3 Marquise warriors
    When the Wardens battle the Marquise in clearing 5
    Then the Wardens lose 3 warriors in clearing 5
    And the Marquise loses 1 warrior in clearing 5
