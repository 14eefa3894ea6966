Feature: Crafted items by Exiles and Partisans

  Murine Broker and Master Engravers.

  Background:
    Given the deck is Exiles and Partisans

  # Murine Broker

  @card.murine-broker
  Scenario: When another player crafts an item the broker draws
    Given the Clergy's play area holds Murine Broker
    And clearing 9 holds 1 workshop
    And the Marquise holds Root Tea (fox)
    When the Marquise crafts Root Tea (fox)
    Then the Clergy draws 1 card
    And the Marquise draws 0 cards
    And the Marquise scores 2 points

  @card.murine-broker
  Scenario: The broker draws for each item
    Given the Clergy's play area holds Murine Broker
    And clearing 9 holds 2 workshops
    And the Marquise holds Root Tea (fox) and Birdy Bindle
    When the Marquise plays her Daylight:
      | asked         | answer         |
      | card to craft | Root Tea (fox) |
      | card to craft | Birdy Bindle   |
      | action        | end            |
    Then the Clergy draws 2 cards

  @card.murine-broker
  Scenario: Murine Broker draws nothing for cards without an item
    Given the Clergy's play area holds Murine Broker
    And clearing 9 holds 2 workshops
    And the Marquise holds Mouse Partisans and Root Tea (fox)
    When the Marquise crafts Mouse Partisans
    Then the Clergy draws 0 cards
    When the Marquise crafts Root Tea (fox)
    Then the Clergy draws 1 card

  @card.murine-broker
  Scenario: Murine Broker draws nothing for its owner's items
    Given the seats are Marquise, Clergy and Eyrie
    And the Marquise's play area holds Murine Broker
    And clearing 9 holds 2 workshops
    And the Marquise holds Root Tea (fox)
    When the Marquise crafts Root Tea (fox)
    Then the Marquise draws 0 cards
    Given clearing 5 holds 1 cathedral and 1 fox flower
    And the Clergy holds Anvil
    When the Clergy takes the action craft
    Then the Marquise draws 1 card

  @card.murine-broker
  Scenario: Murine Broker draws for an ally's items too
    Given the seats are Marquise, Clergy and Vagabond
    And on the Vagabond's board coalition with is Clergy
    And the Clergy's play area holds Murine Broker
    And clearing 9 holds the Vagabond's pawn
    And the Vagabond's satchel holds 1 hammer
    And the Vagabond holds Root Tea (fox)
    When the Vagabond takes the action craft
    Then the Vagabond's track holds 1 tea
    And the Clergy draws 1 card

  @3.1 @4.1
  Scenario: Who wins by crafting leaves the broker nothing
    Given the Clergy's play area holds Murine Broker
    And the Marquise has 28 points
    And clearing 9 holds 1 workshop
    And the Marquise holds Root Tea (fox)
    When the Marquise crafts Root Tea (fox)
    Then the Marquise wins, citing 3.1
    And the Clergy draws 0 cards

  @card.murine-broker @2.1
  Scenario: The card that was crafted may be drawn when no other is left
    Given the Clergy's play area holds Murine Broker
    And clearing 9 holds 1 workshop
    And the Marquise holds Root Tea (fox)
    And the deck holds nothing
    When the Marquise crafts Root Tea (fox)
    Then the Clergy holds Root Tea (fox)

  # Master Engravers

  @card.master-engravers @3.2.2
  Scenario: Each crafted item scores a point more, for the owner alone
    Given the Marquise's play area holds Master Engravers
    And clearing 9 holds 1 workshop
    And the Marquise holds Root Tea (fox)
    When the Marquise crafts Root Tea (fox)
    Then the Marquise scores 3 points

  @card.master-engravers
  Scenario: Nobody engraves for others
    Given the Clergy's play area holds Master Engravers
    And clearing 9 holds 1 workshop
    And the Marquise holds Root Tea (fox)
    When the Marquise crafts Root Tea (fox)
    Then the Marquise scores 2 points
    And the Clergy scores nothing

  @card.master-engravers
  Scenario: Master Engravers score nothing for cards without an item
    Given the Marquise's play area holds Master Engravers
    And clearing 9 holds 1 workshop
    And the Marquise holds Mouse Partisans
    When the Marquise crafts Mouse Partisans
    Then the Marquise scores nothing

  @card.master-engravers @HCC.2.6.II
  Scenario: Engravers and honey add up
    Given the Marquise is penitent
    And the Marquise's play area holds Master Engravers
    And clearing 9 holds 1 workshop
    And the Marquise holds Root Tea (fox)
    When the Marquise crafts Root Tea (fox)
    Then the Marquise scores 4 points
