Feature: The Duchy's Evening

  Revealed cards, crafting, and drawing (12.6).

  Background:
    Given the seats are Duchy, Marquise and Clergy

  @12.6 @12.6.1 @G.5
  Scenario: Birds that were revealed are discarded, and the other revealed cards return
    Given the Duchy holds Tax Collector
    And the Duchy's revealed cards hold Anvil, Armorers and Royal Claim
    When the Duchy plays its Evening
    Then the Duchy's revealed cards hold nothing
    And the discard pile holds Armorers and Royal Claim
    And the Duchy draws 1 card

  @12.6.1 @3.3.3
  Scenario: A revealed bird dominance card becomes available
    Given the Duchy's revealed cards hold Dominance (bird)
    When the Duchy plays its Evening
    Then the available dominance cards hold Dominance (bird)

  @12.6.1
  Scenario: Bird cards in hand that were not revealed stay
    Given the Duchy holds Armorers
    And the deck's top cards are Anvil
    When the Duchy plays its Evening
    Then the Duchy holds Armorers and Anvil

  @12.6 @12.6.1 @12.6.2 @12.6.3
  Scenario: Cards that return can be crafted, since crafting comes after
    Given clearing 9 holds 1 market
    And the Duchy's revealed cards hold Root Tea (mouse)
    And the Duchy holds Tax Collector
    And the deck's top cards are Mouse-in-a-Sack, Cobbler
    When the Duchy plays its Evening:
      | asked         | answer           |
      | card to craft | Root Tea (mouse) |
    Then the Duchy's crafted items hold 1 tea and no bag
    And the Duchy holds Tax Collector, Mouse-in-a-Sack and Cobbler

  @12.6 @12.6.3
  Scenario: A card that is drawn in Evening comes too late to be crafted
    Given clearing 9 holds 1 market
    And the Duchy holds Tax Collector
    And the deck's top cards are Root Tea (mouse) and Armorers
    When the Duchy plays its Evening
    Then the Duchy holds Tax Collector, Root Tea (mouse) and Armorers
    And the Duchy's crafted items hold nothing

  @12.6.2
  Scenario: The Duchy need not craft
    Given clearing 9 holds 1 market
    And the Duchy holds Root Tea (mouse)
    When the Duchy plays its Evening:
      | asked         | answer |
      | card to craft | end    |
    Then the Duchy's crafted items hold nothing

  @12.6.2 @12.2.1
  Scenario: Of a citadel and a market that can pay, the Duchy chooses a clearing: they craft alike
    Given clearing 9 holds 1 citadel
    And clearing 7 holds 1 market
    And the Duchy holds Root Tea (mouse)
    When the Duchy plays its Evening:
      | asked                 | answer                |
      | card to craft         | Root Tea (mouse)      |
      | to activate for mouse | clearing 7 > building |
    Then the Duchy's crafted items hold 1 tea

  @12.6.3
  Scenario Outline: The Duchy draws a card, and one more for each market that is off its track
    Given clearing 11 holds <markets>
    And the Duchy holds nothing
    When the Duchy plays its Evening
    Then the Duchy draws <cards>

    Examples:
      | markets    | cards   |
      | no market  | 1 card  |
      | 1 market   | 2 cards |
      | 2 markets  | 3 cards |
      | 3 markets  | 4 cards |

  @12.6.3
  Scenario: Citadels draw no cards
    Given clearing 11 holds 2 citadels
    And the Duchy holds nothing
    When the Duchy plays its Evening
    Then the Duchy draws 1 card

  @12.6.3
  Scenario: The Duchy discards down to five, those that returned included
    Given the Duchy holds Tax Collector, Cobbler, Protection Racket and Mouse-in-a-Sack
    And the Duchy's revealed cards hold Anvil
    And the deck's top cards are Armorers
    When the Duchy plays its Evening:
      | asked           | answer |
      | card to discard | Anvil  |
    Then the Duchy holds Tax Collector, Cobbler, Protection Racket, Mouse-in-a-Sack and Armorers
