Feature: Standard setup

  The steps of setup (5.1), and who can take them (5).

  # 5 Setup
  @5
  Scenario: There are corners for four factions, no more
    When Marquise de Cat, Eyrie Dynasties, Lizard Cult, Underground Duchy and Lord of the Hundreds try to take seats
    Then it is refused citing 5: 5 factions start in corner clearings

  @5
  Scenario: Five factions that start in corners cannot do without the Advanced Setup
    Given the seats are Marquise, Eyrie, Cult, Duchy and Hundreds
    Then the seats cannot set up by the Standard Setup, citing 5

  @5
  Scenario: Four factions in the four corners can do without it, whoever else plays
    Given the seats are Marquise, Eyrie, Cult, Duchy, Vagabond and Alliance
    Then the seats can set up by the Standard Setup

  # 5.1.1 Step 1: Assign Factions and Starting Player
  @5.1.1
  Scenario: Every player gets one faction
    When Marquise de Cat and Honeycomb Clergy take seats
    Then nothing changes

  @5.1.1
  Scenario: Nobody gets the faction of another
    When Marquise de Cat, Honeycomb Clergy and Marquise de Cat try to take seats
    Then it is refused citing 5.1.1: Marquise de Cat has two seats

  @5.1.1 @1.5.2
  Scenario: A faction comes with its pieces
    When the Clergy sets up:
      | asked                      | answer |
      | first Cathedral            | ?      |
    Then the Clergy's supply holds 15 warriors and 6 Cathedrals

  # 5.1.2 Step 2: Place Score Markers
  @5.1 @5.1.2
  Scenario: All score markers start on 0
    Given the Marquise has 7 points
    And the Clergy has activated Dominance (fox)
    When the game is set up:
      | asked | answer |
      | keep  | ?      |
    Then the Marquise has 0 points
    And the Clergy has 0 points

  # 5.1.3 Step 3: Draw Starting Hands
  @5.1 @5.1.3
  Scenario: With two players the dominance cards leave the deck, and each draws three cards
    When the game is set up:
      | asked | answer |
      | keep  | ?      |
    Then the Marquise holds 3 cards
    And the Clergy holds 3 cards
    And the deck holds 44 cards
    And the box holds Dominance (fox), Dominance (rabbit), Dominance (mouse), Dominance (bird) and no cards
    And the discard pile holds nothing

  @5.1 @5.1.3
  Scenario: With three players the dominance cards stay
    Given the seats are Marquise, Clergy and Eyrie
    When the game is set up:
      | asked | answer |
      | keep  | ?      |
    Then the deck holds Dominance (fox), Dominance (rabbit), Dominance (mouse), Dominance (bird) and 41 cards
    And the Eyrie holds 3 cards

  # 5.1.4 Step 4: Place Ruins
  @5.1 @5.1.4 @2.2.4 @G.27
  Scenario: Each slot with an R receives a ruin
    When the game is set up:
      | asked | answer |
      | keep  | ?      |
    Then these clearings hold:
      | clearing | pieces  |
      | 1        | nothing |
      | 2        | nothing |
      | 3        | nothing |
      | 4        | nothing |
      | 5        | nothing |
      | 6        | 1 ruin  |
      | 7        | nothing |
      | 8        | nothing |
      | 9        | nothing |
      | 10       | 1 ruin  |
      | 11       | 1 ruin  |
      | 12       | 1 ruin  |

  # 5.1.5 Step 5: Form Item Supply
  @5.1 @5.1.5 @G.32
  Scenario: The item supply starts with twelve items
    When the game is set up:
      | asked | answer |
      | keep  | ?      |
    Then the item supply holds 2 boots, 2 bags, 2 swords, 2 teas, 2 coins, 1 crossbow, 1 hammer, no torch and no club

  # 5.1.7 Step 7: Set Up Factions
  @5.1 @5.1.7
  Scenario: Factions set up in setup order, whoever goes first
    Given the seats are Clergy and Marquise
    When the game is set up:
      | player   | asked           | answer |
      | Marquise | keep            | 1      |
      | Marquise | first sawmill   | 1      |
      | Marquise | first workshop  | 5      |
      | Marquise | first recruiter | 9      |
      | Clergy   | first Cathedral | ?      |
    Then it is the Clergy's turn
    And clearing 2 holds 1 Marquise warrior
    And it happens that the setup of the Marquise ends
    And it happens that the setup of the Clergy begins
    And it does not happen that the setup of the Clergy ends

  @5.1 @5.1.7
  Scenario: Each has the turn while setting up
    Given the seats are Clergy and Marquise
    When the game is set up:
      | player   | asked | answer |
      | Marquise | keep  | ?      |
    Then it is the Marquise's turn
    And clearing 2 holds nothing
