Feature: The Pond

  Frog cards are discarded to the Pond; anybody may draw the first card of a draw from it (16.2.3).

  Background:
    Given the seats are Diaspora, Marquise and Clergy

  @16.2.3 @G.5
  Scenario: Frog cards are discarded on top of the Pond, others to the discard pile, whoever discards
    Given the Marquise holds Settlers and Anvil
    And the Diaspora holds Stewards
    When the Marquise discards Settlers
    And the Marquise discards Anvil
    And the Diaspora spends Stewards
    Then the pond holds Settlers, Stewards and no cards
    And the discard pile holds Anvil and no cards

  @16.2.3
  Scenario: A frog card that was crafted or lay in a play area goes to the Pond
    Given clearing 8 holds 1 militant enclave and 1 Diaspora warrior
    And the Diaspora holds Militias
    And the Diaspora's play area holds Companions
    When the Diaspora crafts Militias:
      | asked                  | answer |
      | clearing for a militia | 9      |
    And the Diaspora discards Companions from the Diaspora's play area
    Then the pond holds Militias and Companions

  @16.2.3 @3.3.3
  Scenario: Frog Dominance becomes available instead of going to the Pond
    Given the Marquise holds Dominance (frog)
    When the Marquise discards Dominance (frog)
    Then the available dominance cards hold Dominance (frog)
    And the pond holds nothing

  @16.2.3 @G.5
  Scenario: A frog ambush goes to the bottom of the Pond
    Given the pond holds Settlers and Stewards
    And the Diaspora holds Ambush! (frog)
    And the Marquise will choose pond when asked for pile to draw from
    And the Clergy will choose pond when asked for pile to draw from
    When the Diaspora discards Ambush! (frog)
    And the Marquise draws 1 card
    And the Clergy draws 1 card
    Then the Marquise holds Stewards
    And the Clergy holds Settlers
    And the pond holds Ambush! (frog)

  @16.2.3
  Scenario: A frog card that is no ambush goes on top of the Pond
    Given the pond holds Settlers
    And the Diaspora holds Stewards
    And the Marquise will choose pond when asked for pile to draw from
    When the Diaspora discards Stewards
    And the Marquise draws 1 card
    Then the Marquise holds Stewards
    And the pond holds Settlers

  @16.2.3 @2.1.2
  Scenario: Of an ambush and its foil the frog one goes to the bottom of the Pond
    Given the pond holds Settlers
    And the Diaspora holds Ambush! (frog)
    And the Marquise holds Ambush! (fox)
    And the Marquise will choose pond when asked for pile to draw from
    And clearing 8 holds 1 peaceful enclave, 1 Diaspora warrior and 2 Marquise warriors
    When the Marquise battles the Diaspora in clearing 8, rolling 0 and 0:
      | player   | asked  | answer         |
      | Diaspora | ambush | Ambush! (frog) |
      | Marquise | ambush | Ambush! (fox)  |
    And the Marquise draws 1 card
    Then the Marquise holds Settlers
    And the pond holds Ambush! (frog)
    And the discard pile holds Ambush! (fox)

  @16.2.3.I @G.6
  Scenario: The first card of a draw may come from the Pond, and no further one
    Given the pond holds Settlers and Stewards
    And the deck's top cards are Anvil and Armorers
    And the Marquise will choose pond when asked for pile to draw from
    When the Marquise draws 2 cards
    Then the Marquise holds Stewards and Anvil
    And the pond holds Settlers

  @16.2.3.I
  Scenario: A player need not draw the first card from the Pond
    Given the pond holds Settlers
    And the deck's top cards are Anvil and Armorers
    And the Clergy will choose deck when asked for pile to draw from
    When the Clergy draws 2 cards
    Then the Clergy holds Anvil and Armorers
    And the pond holds Settlers

  @16.2.3.I
  Scenario: Nobody is asked for the pile to draw from while the Pond is empty
    Given the deck's top cards are Anvil
    When the Marquise draws 1 card
    Then the Marquise holds Anvil
    And the Marquise is not asked for pile to draw from

  @16.2.3.II @2.1
  Scenario: When the deck is reshuffled the Pond is shuffled in
    Given the deck holds Anvil
    And the discard pile holds Armorers
    And the pond holds Settlers
    And chance will give 1 and 0 for deck
    And the Marquise will choose deck when asked for pile to draw from
    When the Marquise draws 1 card
    Then the Marquise holds Anvil
    And the deck holds Armorers, Settlers and no cards
    And the pond holds nothing
    And the discard pile holds nothing

  @16.2.3.II @2.1 @16.2.3.I
  Scenario: With the deck and the discard pile empty the Pond becomes the deck before a card is drawn
    Given the deck holds nothing
    And the pond holds Settlers
    When the Marquise draws 1 card
    Then the Marquise holds Settlers
    And the Marquise is not asked for pile to draw from
    And the pond holds nothing

  @1.2.2
  Scenario: Everybody may look through the Pond
    Given the pond holds Settlers
    Then the Marquise sees Settlers in the pond
    And the Marquise can look at the pond
