Feature: Cards

  What effects do with cards (G.5, G.6, G.21, G.22, G.25, G.29, G.31).

  # G.5 Discard
  @G.5
  Scenario: A discarded card goes onto the shared discard pile
    Given the discard pile holds Root Tea (fox)
    And the Marquise holds Anvil and Bake Sale
    When the Marquise discards Anvil
    Then the discard pile holds Anvil and Root Tea (fox)
    And the Marquise holds Bake Sale
    And the Marquise does not hold Anvil
    And it happens that the Marquise moves Anvil (fox) from the Marquise's hand to the discard pile

  @G.5 @3.3.3
  Scenario: A discarded dominance card is laid by the map
    Given the seats are Marquise, Clergy and Eyrie
    And the Marquise holds Dominance (fox)
    When the Marquise discards Dominance (fox)
    Then the available dominance cards hold Dominance (fox)
    And the discard pile holds nothing
    And the Marquise holds nothing

  @G.5
  Scenario: An effect can discard from elsewhere than the hand
    Given the Marquise's play area holds Armorers
    And the Marquise holds Armorers
    When the Marquise discards Armorers from the Marquise's play area
    Then the Marquise's play area holds nothing
    And the Marquise holds Armorers
    And the discard pile holds Armorers

  @G.5 @3.3.2
  Scenario: An activated dominance card is not discarded
    Given the seats are Marquise, Clergy and Eyrie
    And the Marquise has activated Dominance (fox)
    When the Marquise tries to discard Dominance (fox) from the Marquise's play area
    Then it is refused citing 3.3.2
    And nothing changes

  @G.5
  Scenario: A card discarded at random is one of the hand
    Given the Marquise holds Anvil and Bake Sale
    And these will be drawn at random: Bake Sale
    When the Marquise loses a card at random
    Then the discard pile holds Bake Sale
    And the Marquise holds Anvil
    And the Marquise does not hold Bake Sale

  @G.5
  Scenario: Of an empty hand nothing is discarded at random
    When the Marquise loses a card at random
    Then nothing changes

  # G.6 Draw
  @G.6
  Scenario: Cards are drawn from the top of the shared deck
    Given the deck's top cards are Anvil, Bake Sale and Root Tea (fox)
    And the discard pile holds Armorers
    When the Marquise draws 2 cards
    Then the Marquise draws 2 cards
    And the Marquise holds Anvil and Bake Sale
    And the Marquise does not hold Root Tea (fox)
    And the discard pile holds Armorers

  @G.6
  Scenario: What is drawn is added to the hand
    Given the Marquise holds Bake Sale
    And the deck's top cards are Anvil
    When the Marquise draws 1 card
    Then the Marquise holds Anvil and Bake Sale
    And the Clergy holds nothing

  @G.6 @2.1
  Scenario: With the last card of the deck drawn, the discards become the deck
    Given the deck holds Anvil
    And the discard pile holds Bake Sale and Armorers
    When the Marquise draws 1 card
    Then the Marquise holds Anvil
    And the discard pile holds nothing
    And the deck holds 2 cards

  @G.6 @2.1
  Scenario: Drawing goes on from the deck that was the discards
    Given the deck holds Anvil
    And the discard pile holds Bake Sale and Armorers
    When the Marquise draws 2 cards
    Then the Marquise draws 2 cards
    And the Marquise holds Anvil and 1 card
    And the discard pile holds nothing
    And the deck holds 1 card

  @G.6 @2.1
  Scenario: When nothing is left, nothing is drawn
    Given the deck holds Anvil
    When the Marquise draws 3 cards
    Then the Marquise draws 1 card
    And the Marquise holds Anvil
    And the deck holds nothing
    When the Marquise draws 1 card
    Then the Marquise draws 0 cards
    And the Marquise is not asked for pile to draw from, citing 2.1: no card is left to draw

  # G.21 Play Area
  @G.21
  Scenario: What lies in a play area is not spent or given up
    Given the Marquise's play area holds Armorers
    And the Marquise holds Bake Sale
    When the Marquise must part with a fox card
    Then nothing changes

  @G.21
  Scenario: A card that must be given up is one of the hand, not of the play area
    Given the Marquise's play area holds Tax Collector
    And the Marquise holds Armorers
    When the Marquise must part with a fox card
    Then the Marquise holds nothing
    And the discard pile holds Armorers
    And the Marquise's play area holds Tax Collector

  @G.21 @M.4.3
  Scenario: Where any card will do, any of the hand is offered, and none of the play area
    Given the map is Mountain
    And clearing 6 holds 1 Marquise warrior
    And the Marquise's play area holds Armorers
    And the Marquise holds Bake Sale, Root Tea (fox) and Sword
    When the Marquise takes the action open path:
      | asked         | answer |
      | card to spend | ?      |
    Then the Marquise is offered Bake Sale
    And the Marquise is offered Root Tea (fox)
    And the Marquise is offered Sword
    And the Marquise is not offered Armorers

  @G.21 @3.3.1
  Scenario: An activated dominance card lies in the play area
    Given the seats are Marquise, Clergy and Eyrie
    And the Marquise has 10 points
    And the Marquise holds Dominance (fox) and Anvil
    When the Marquise activates Dominance (fox)
    Then the Marquise's play area holds Dominance (fox)
    And the Marquise holds Anvil
    And the Marquise does not hold Dominance (fox)
    And the Marquise has left the score track
    And it happens that the Marquise moves Dominance (fox) from the Marquise's hand to the Marquise's play area
    And it happens that the Marquise leaves the score track

  # G.22 Random
  @G.22
  Scenario: Chance alone picks a random card
    Given the Clergy holds Anvil, Bake Sale and Root Tea (fox)
    And chance will give 1 for card
    When the Marquise takes a random card from the Clergy
    Then the Marquise holds Bake Sale
    And the Clergy holds Anvil and Root Tea (fox)
    And the Clergy does not hold Bake Sale
    And the Marquise is not asked for card

  @G.22
  Scenario: Any of the cards can be the one drawn at random
    Given the Clergy holds Anvil, Bake Sale and Root Tea (fox)
    And these will be drawn at random: Root Tea (fox)
    When the Marquise takes a random card from the Clergy
    Then the Marquise holds Root Tea (fox)
    And the Clergy holds Anvil and Bake Sale

  @G.22
  Scenario: From an empty hand nothing is taken
    When the Marquise takes a random card from the Clergy
    Then nothing changes

  # G.25 Reveal
  @G.25 @G.21
  Scenario: A revealed card lies face up in the play area, out of the hand
    Given the Marquise holds Anvil and Bake Sale
    When the Marquise reveals Anvil
    Then the Marquise's revealed cards hold Anvil
    And the Clergy sees Anvil in the Marquise's revealed cards
    And the Marquise holds Bake Sale
    And the Marquise does not hold Anvil
    And it happens that the Marquise reveals Anvil (fox)

  @G.25 @G.7
  Scenario: To reveal a card is not to craft it
    Given the Marquise holds Scouting Party
    And the Clergy holds Ambush! (rabbit)
    And clearing 5 holds 3 Marquise warriors and 1 Clergy warrior
    When the Marquise reveals Scouting Party
    And the Marquise battles the Clergy in clearing 5, rolling 0 and 0:
      | player   | asked  | answer           |
      | Clergy   | ambush | Ambush! (rabbit) |
    Then the Marquise loses 2 warriors in clearing 5

  # G.29 Show
  @G.29
  Scenario: A card is shown to one player, and stays in the hand
    Given the seats are Marquise, Clergy and Eyrie
    And the Marquise holds Anvil
    When the Marquise shows Anvil to the Clergy
    Then the Marquise holds Anvil
    And it happens that the Marquise reveals Anvil (fox) to the Clergy
    And it does not happen that the Marquise reveals Anvil (fox) to the Eyrie
    And nothing changes

  # G.31 Spend
  @G.31 @G.5
  Scenario: To spend a card is to discard it
    Given the Marquise holds Anvil and Bake Sale
    When the Marquise spends Anvil
    Then the discard pile holds Anvil
    And the Marquise holds Bake Sale
    And the Marquise does not hold Anvil

  @G.31 @3.3.3
  Scenario: A dominance card that is spent is laid by the map
    Given the seats are Marquise, Clergy and Eyrie
    And the Marquise holds Dominance (fox)
    When the Marquise spends Dominance (fox)
    Then the available dominance cards hold Dominance (fox)
    And the discard pile holds nothing

  @G.31 @3.3.4
  Scenario: Which of the cards that will do is spent, its player chooses
    Given the seats are Marquise, Clergy and Eyrie
    And the available dominance cards hold Dominance (fox)
    And the Marquise holds Anvil, Travel Gear (fox) and Bake Sale
    When the Marquise takes the available Dominance (fox), spending Travel Gear (fox)
    Then the Marquise is asked for card to spend
    And the Marquise holds Anvil, Bake Sale and Dominance (fox)
    And the discard pile holds Travel Gear (fox)
