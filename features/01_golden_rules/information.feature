Feature: Public and private information

  What a player may see of the cards at the table (1.2).

  @1.2.1
  Scenario: How many cards a player holds is open, which they are is not
    Given the Clergy holds Anvil and Ambush! (fox)
    Then the Marquise sees 2 cards in the Clergy's hand
    And the Marquise sees 0 fox cards in the Clergy's hand
    And the Marquise cannot look at the Clergy's hand, citing 1.2.1

  @1.2.1
  Scenario: A player's own hand is no secret to that player
    Given the Clergy holds Anvil and Ambush! (fox)
    Then the Clergy can look at the Clergy's hand
    And the Clergy sees Anvil and Ambush! (fox) in the Clergy's hand

  @1.2.1
  Scenario: Only hands are hidden, not what lies in a play area
    Given the Clergy's play area holds Armorers
    Then the Marquise can look at the Clergy's play area
    And the Marquise sees Armorers in the Clergy's play area

  @1.2.1 @G.25
  Scenario: A card that is revealed is seen by all
    Given the Clergy holds Anvil and Ambush! (fox)
    When the Clergy reveals Anvil
    Then the Marquise sees Anvil in the Clergy's revealed cards
    And the Marquise sees 1 card in the Clergy's hand

  @1.2.2
  Scenario: Anyone looks through the discard pile
    Given the discard pile holds Anvil and Ambush! (fox)
    Then the Marquise can look at the discard pile
    And the Clergy sees Anvil and Ambush! (fox) in the discard pile

  @1.2.2
  Scenario: Anyone looks at the dominance cards that are available
    Given the available dominance cards hold Dominance (fox)
    Then the Clergy sees Dominance (fox) in the available dominance cards

  @1.2.2
  Scenario: Nobody looks through the shared deck
    Given the deck holds Anvil and Ambush! (fox)
    Then the Marquise cannot look at the deck, citing 1.2.2
    And the Clergy cannot look at the deck, citing 1.2.2
    And the Marquise sees 0 fox cards in the deck
