Feature: Standard Setup

  Factions, score markers, hands, ruins, items, and the factions' own setup (5.1).

  @5
  Scenario: Five factions that begin in corners cannot do with the Standard Setup
    When Marquise de Cat, Eyrie Dynasties, Lizard Cult, Underground Duchy and Keepers in Iron try to take seats
    Then it is refused citing 5: 5 factions start in corner clearings; expected 4 at most

  @5
  Scenario: Six factions that begin in corners cannot do with the Standard Setup
    When Marquise de Cat, Eyrie Dynasties, Lizard Cult, Underground Duchy, Lord of the Hundreds and Twilight Council try to take seats
    Then it is refused citing 5: 6 factions

  @5
  Scenario Outline: Factions that begin elsewhere take no corner
    Given the seats are Marquise, Eyrie, Lizards, Duchy and <fifth>
    Then the seats can set up by the Standard Setup

    Examples:
      | fifth    |
      | Alliance |
      | Vagabond |
      | Riverfolk |
      | Corvid   |
      | Lilypad  |
      | Knaves   |
      | Clergy   |

  @5
  Scenario Outline: Factions that begin in corners need one each
    Given the seats are Marquise, Eyrie, Lizards, Duchy and <fifth>
    Then the seats cannot set up by the Standard Setup, citing 5

    Examples:
      | fifth    |
      | Hundreds |
      | Keepers  |
      | Twilight |
      | Lemming  |
      | Legion   |

  @5
  Scenario Outline: Four factions always find a corner each
    Given the seats are <seats>
    Then the seats can set up by the Standard Setup

    Examples:
      | seats                                    |
      | Marquise, Eyrie, Lizards and Duchy       |
      | Marquise and Clergy                      |
      | Hundreds, Keepers, Twilight and Marquise |

  @5
  Scenario: Four corner factions can take the Standard Setup, whoever else plays
    Given the seats are Marquise, Eyrie, Cult, Duchy, Vagabond and Alliance
    Then the seats can set up by the Standard Setup

  # Assign factions (5.1.1)

  @5.1.1
  Scenario Outline: No faction is played by two
    When <names> try to take seats
    Then it is refused citing 5.1.1: <reason>

    Examples:
      | names                                                  | reason                             |
      | Marquise de Cat and Marquise de Cat                    | Marquise de Cat has two seats      |
      | Honeycomb Clergy, Marquise de Cat and Honeycomb Clergy | Honeycomb Clergy has two seats     |
      | Marquise de Cat, Marquise de Cat and Marquise de Cat   | Marquise de Cat has 3 seats        |

  @5.1.1 @1.5.2
  Scenario: Each player takes the pieces of the faction
    Given the seats are Marquise and Clergy
    When the Marquise sets up:
      | asked | answer |
      | keep  | ?      |
    Then the Marquise's supply holds 25 warriors, 8 wood, 6 sawmills, 6 workshops, 6 recruiters and 1 keep
    And the Marquise's supply holds no Clergy pieces

  @5.1.1
  Scenario: Every player gets one faction
    When Marquise de Cat and Honeycomb Clergy take seats
    Then nothing changes

  @5.1.1 @1.5.2
  Scenario: A faction comes with its pieces
    When the Clergy sets up:
      | asked                      | answer |
      | first Cathedral            | ?      |
    Then the Clergy's supply holds 15 warriors and 6 Cathedrals

  # Score markers (5.1.2)

  @5.1 @5.1.2
  Scenario: All score markers start on 0
    Given the Marquise has 7 points
    And the Clergy has activated Dominance (fox)
    When the game is set up:
      | asked | answer |
      | keep  | ?      |
    Then the Marquise has 0 points
    And the Clergy has 0 points
    And clearing 11 holds 1 ruin

  # Starting hands (5.1.3)

  @5.1.3
  Scenario: Either deck is dealt alike
    Given the deck is Exiles and Partisans
    When the game is set up:
      | asked | answer |
      | keep  | ?      |
    Then the Marquise holds 3 cards
    And the Clergy holds 3 cards
    And the deck holds 44 cards

  @5.1.3
  Scenario: The deck is shuffled, and dealt in the order of the seats
    Given chance will give 4, 3, 2, 1, 49, 48 for deck
    When the game is set up:
      | asked | answer |
      | keep  | ?      |
    Then the Marquise holds Codebreakers, Favor of the Mice and Ambush! (bird)
    And the Clergy holds Ambush! (fox), Ambush! (rabbit) and Ambush! (mouse)
    And the deck holds 44 cards

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

  # Ruins (5.1.4)

  @5.1.4 @2.2.4
  Scenario Outline: Each of the four slots marked for one gets a ruin
    Given the map is <map>
    When the game is set up:
      | asked | answer |
      | keep  | ?      |
    Then these clearings hold:
      | clearing | pieces       |
      | 1        | no ruin      |
      | 2        | no ruin      |
      | 3        | no ruin      |
      | 4        | no ruin      |
      | 5        | <five> ruin  |
      | 6        | <six> ruin   |
      | 7        | no ruin      |
      | 8        | <eight> ruin |
      | 9        | <nine> ruin  |
      | 10       | <ten> ruin   |
      | 11       | 1 ruin       |
      | 12       | 1 ruin       |

    Examples:
      | map      | five | six | eight | nine | ten |
      | Autumn   | 0    | 1   | 0     | 0    | 1   |
      | Winter   | 0    | 0   | 1     | 1    | 0   |
      | Lake     | 1    | 0   | 0     | 0    | 1   |
      | Mountain | 0    | 0   | 0     | 1    | 1   |

  # Items (5.1.5)

  @5.1 @5.1.5 @G.32
  Scenario: The item supply starts with twelve items
    When the game is set up:
      | asked | answer |
      | keep  | ?      |
    Then the item supply holds 2 boots, 2 bags, 2 swords, 2 teas, 2 coins, 1 crossbow, 1 hammer, no torch and no club

  # Dice (5.1.6)

  @5.1.6 @4.3.3
  Scenario: The two battle dice show 0 to 3
    Given clearing 5 holds 4 Marquise warriors and 4 Clergy warriors
    When the Marquise battles the Clergy in clearing 5, rolling 0 and 3
    Then the Clergy loses 3 warriors in clearing 5
    And the Marquise loses nothing in clearing 5

  # Factions (5.1.7)

  @5.1.7 @5.1
  Scenario Outline: Factions set up in setup order, however they sit
    Given the seats are <seats>
    When the game is set up:
      | player   | asked           | answer |
      | Marquise | keep            | 1      |
      | Marquise | first sawmill   | 1      |
      | Marquise | first workshop  | 9      |
      | Marquise | first recruiter | 9      |
      | Clergy   | first Cathedral | ?      |
    Then clearing 1 holds 1 keep, 1 sawmill and 1 Marquise warrior
    And the Clergy is not offered 1, citing HCC.3.2
    And the Clergy is not offered 9, citing 2.2.3
    And the Clergy is offered 5

    Examples:
      | seats               |
      | Marquise and Clergy |
      | Clergy and Marquise |

  @5.1.7 @5.1
  Scenario: Every faction carries out its setup, and then the game can begin
    Given these will be drawn at random: a fox flower, a rabbit flower, a bird flower
    When the game is set up:
      | asked                        | answer           |
      | keep                         | 1                |
      | first sawmill                | 1                |
      | first workshop               | 9                |
      | first recruiter              | 9                |
      | first Cathedral              | 5                |
      | warrior in a fox clearing    | 8                |
      | warrior in a rabbit clearing | 3                |
      | warrior in a mouse clearing  | 7                |
      | flower to place              | bird flower to 7 |
      | flower to place              | fox flower to 8  |
    Then clearing 5 holds 1 cathedral, 3 Clergy warriors and 1 Marquise warrior
    And clearing 2 holds 1 Marquise warrior
    And clearing 8 holds 1 fox flower
    And it happens that the setup of the Marquise begins
    And it happens that the setup of the Marquise ends
    And it happens that the setup of the Clergy begins
    And it happens that the setup of the Clergy ends
    And the Marquise holds 3 cards

  @5.1 @5.1.7
  Scenario: Each player has the turn while setting up
    Given the seats are Clergy and Marquise
    When the game is set up:
      | player   | asked | answer |
      | Marquise | keep  | ?      |
    Then it is the Marquise's turn
    And clearing 2 holds nothing
