Feature: The Diaspora's setup

  Warriors and an enclave on the river, and the frog cards in the shared deck (16.3).

  Background:
    Given the seats are Diaspora, Marquise and Clergy

  @16.3.1
  Scenario: Before anything is placed the supply holds 20 warriors and 12 enclaves
    When the Diaspora sets up:
      | asked             | answer |
      | starting clearing | ?      |
    Then the Diaspora's supply holds 20 warriors and 12 peaceful enclaves

  @16.3.2
  Scenario: Five warriors and a Peaceful enclave stand in a clearing on the river
    When the Diaspora sets up:
      | asked             | answer |
      | starting clearing | 7      |
    Then clearing 7 holds 5 Diaspora warriors, 1 peaceful enclave and no militant enclave
    And the Diaspora's supply holds 15 warriors and 11 peaceful enclaves
    And clearing 7 is a frog clearing
    And clearing 7 is a mouse clearing

  @16.3.2
  Scenario: The Diaspora may start in every clearing on the river, and in no other
    When the Diaspora sets up:
      | asked             | answer |
      | starting clearing | ?      |
    Then the options of the Diaspora are:
      | option      |
      | clearing 4  |
      | clearing 5  |
      | clearing 7  |
      | clearing 10 |
      | clearing 11 |

  @16.3.2
  Scenario: The Diaspora is refused to start in a clearing off the river
    When the Diaspora tries to set up:
      | asked             | answer |
      | starting clearing | 12     |
    Then it is refused citing 16.3.2: clearing 12 is not on the river

  @16.3.2 @6.2.2
  Scenario: Where somebody forbids to place the Diaspora does not start
    Given clearing 4 holds 1 keep
    When the Diaspora tries to set up:
      | asked             | answer |
      | starting clearing | 4      |
    Then it is refused citing 6.2.2
    And the Diaspora is not offered 4 when asked for starting clearing

  @16.3.2 @M.3.2
  Scenario: On the Lake map the coast of the lake is the river
    Given the map is Lake
    And the seats are Diaspora, Marquise and Clergy
    When the Diaspora sets up:
      | asked             | answer |
      | starting clearing | ?      |
    Then the options of the Diaspora are:
      | option      |
      | clearing 1  |
      | clearing 10 |
      | clearing 11 |
      | clearing 12 |

  @16.3 @16.3.4 @16.2.2
  Scenario: All 14 frog cards are shuffled into the shared deck
    Given the deck holds Anvil and Root Tea (fox)
    When the Diaspora sets up:
      | asked             | answer |
      | starting clearing | 7      |
    Then the deck holds Anvil, Root Tea (fox) and 14 frog cards
    And the deck holds 2 Militias, Ambush! (frog), Dominance (frog), Companions, Stewards, Settlers and 9 cards

  @16.3.3 @16.3.4 @5.1.3
  Scenario: With two players Frog Dominance is left out
    Given the seats are Diaspora and Marquise
    And the deck holds Anvil
    When the Diaspora sets up:
      | asked             | answer |
      | starting clearing | 7      |
    Then the deck holds Anvil, 13 frog cards and no Dominance (frog)

  @16.3 @16.3.3 @5.1.3
  Scenario: With two players Frog Dominance is taken out of the deck where it lies
    Given the seats are Diaspora and Marquise
    And the deck holds Anvil and Dominance (frog)
    When the Diaspora sets up:
      | asked             | answer |
      | starting clearing | 7      |
    Then the deck holds Anvil, 13 frog cards and no Dominance (frog)

  @16.3.3 @16.3.4 @5.1.3
  Scenario: With three players Frog Dominance stays in the deck
    Given the deck holds Anvil and Dominance (frog)
    When the Diaspora sets up:
      | asked             | answer |
      | starting clearing | 7      |
    Then the deck holds Anvil and 14 frog cards
    And the deck holds Dominance (frog) and 14 cards

  @16.3.4 @2.1
  Scenario: The deck is shuffled with the frog cards in it
    Given the deck holds Anvil and Root Tea (fox)
    And chance will give 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1 and 0 for deck
    When the Diaspora sets up:
      | asked             | answer |
      | starting clearing | 7      |
    And the Diaspora draws 2 cards
    Then the Diaspora holds Root Tea (fox) and Anvil

  @16.3 @16.3.4 @5.1.3
  Scenario: Hands that were dealt before hold no frog card
    When the game is set up:
      | player   | asked                    | answer |
      | Marquise | keep                     | 1      |
      | Marquise | first sawmill            | 1      |
      | Marquise | first workshop           | 5      |
      | Marquise | first recruiter          | 9      |
      | Diaspora | starting clearing        | 7      |
      | Clergy   | first Cathedral          | ?      |
    Then the Marquise holds 3 cards and no frog cards
    And the Diaspora holds 3 cards and no frog cards
    And the deck holds 14 frog cards and 45 cards
    And clearing 7 holds 5 Diaspora warriors and 1 peaceful enclave
    And the Diaspora's supply holds 15 warriors and 11 peaceful enclaves
