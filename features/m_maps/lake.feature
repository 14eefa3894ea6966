Feature: Lake map

  The lake, its coast and the Ferry (M.3).

  @M.3.1 @5.1
  Scenario: The Ferry starts in the corner clearing on the coast
    Given the map is Lake
    When the game is set up:
      | asked | answer |
      | keep  | ?      |
    Then these clearings hold:
      | clearing | pieces   |
      | 1        | 1 ferry  |
      | 2        | no ferry |
      | 3        | no ferry |
      | 4        | no ferry |
      | 10       | no ferry |
      | 11       | no ferry |
      | 12       | no ferry |

  @M.3.1
  Scenario Outline: Maps other than the Lake map have no Ferry
    Given the map is <map>
    When the game is set up:
      | asked | answer |
      | keep  | ?      |
    Then these clearings hold:
      | clearing | pieces   |
      | 1        | no ferry |
      | 12       | no ferry |

    Examples:
      | map      |
      | Autumn   |
      | Winter   |
      | Mountain |

  # The lake (M.3.2) and its coast (M.3.3)

  @M.3.2 @M.3.3 @2.3
  Scenario Outline: The lake links any two coastal clearings like a river
    Given the map is Lake
    And the seats are Riverfolk and Marquise
    Then clearing <one> is adjacent to clearing <other> for the Riverfolk
    And clearing <other> is adjacent to clearing <one> for the Riverfolk
    And clearing <one> is not adjacent to clearing <other> for the Marquise

    Examples:
      | one | other |
      | 1   | 10    |
      | 1   | 11    |
      | 1   | 12    |
      | 10  | 11    |
      | 10  | 12    |
      | 11  | 12    |

  @M.3.2 @M.3.3
  Scenario Outline: A clearing parted from the lake by a forest is not coastal
    Given the map is Lake
    And the seats are Riverfolk and Marquise
    Then clearing <inland> is not adjacent to clearing <coastal> for the Riverfolk
    And clearing <coastal> is not adjacent to clearing <inland> for the Riverfolk

    Examples:
      | inland | coastal |
      | 2      | 1       |
      | 3      | 1       |
      | 4      | 1       |
      | 5      | 10      |
      | 6      | 10      |
      | 7      | 1       |
      | 8      | 11      |
      | 9      | 10      |

  @M.3.2 @M.3.3
  Scenario: The lake links no clearing with itself, and inland clearings not at all
    Given the map is Lake
    And the seats are Riverfolk and Marquise
    Then clearing 1 is not adjacent to clearing 1 for the Riverfolk
    And clearing 3 is not adjacent to clearing 5 for the Riverfolk
    And clearing 1 is adjacent to clearing 5 for the Riverfolk

  @M.3.2 @2.3
  Scenario: Swimmers cross the lake
    Given the map is Lake
    And the seats are Riverfolk and Marquise
    And clearing 10 holds 2 Riverfolk warriors
    When the Riverfolk moves 2 warriors from clearing 10 to clearing 12
    Then clearing 12 holds 2 Riverfolk warriors
    And clearing 1 holds 1 ferry

  @M.3.2 @M.3.4
  Scenario Outline: The lake separates the forests around it
    Given the map is Lake
    And the seats are Vagabond and Marquise
    Then the forest <one> is not adjacent to the forest <other> for the Vagabond
    And the forest <other> is not adjacent to the forest <one> for the Vagabond

    Examples:
      | one    | other     |
      | 1-5-11 | 3-8-10-12 |
      | 1-9-12 | 7-10-11   |

  # Coastal forests (M.3.4)

  @M.3.4
  Scenario Outline: A coastal forest is adjacent to the coastal forest on either side
    Given the map is Lake
    And the seats are Vagabond and Marquise
    Then the forest <one> is adjacent to the forest <other> for the Vagabond
    And the forest <other> is adjacent to the forest <one> for the Vagabond

    Examples:
      | one       | other     |
      | 1-5-11    | 1-9-12    |
      | 1-9-12    | 3-8-10-12 |
      | 3-8-10-12 | 7-10-11   |
      | 7-10-11   | 1-5-11    |

  @M.3.4
  Scenario Outline: A forest that does not touch the lake is no coastal forest, whichever clearing it shares
    Given the map is Lake
    And the seats are Vagabond and Marquise
    Then the forest <inland> is not adjacent to the forest <coastal> for the Vagabond
    And the forest <coastal> is not adjacent to the forest <inland> for the Vagabond

    Examples:
      | inland   | coastal   |
      | 6-7-11   | 1-5-11    |
      | 4-5-6-11 | 7-10-11   |
      | 2-8-10   | 7-10-11   |
      | 2-7-10   | 3-8-10-12 |
      | 3-9-12   | 1-5-11    |

  @M.3.4 @2.4.1
  Scenario: A path still joins a coastal forest to the forest behind it
    Given the map is Lake
    And the seats are Vagabond and Marquise
    Then the forest 2-8-10 is adjacent to the forest 3-8-10-12 for the Vagabond
    And the forest 2-8-10 is not adjacent to the forest 7-10-11 for the Vagabond

  @M.3.4
  Scenario: The Vagabond slips along the shore
    Given the map is Lake
    And the seats are Vagabond and Marquise
    And the forest 1-5-11 holds the Vagabond's pawn
    When the Vagabond plays his Birdsong:
      | asked | answer       |
      | move  | the forest 1-5-11 > the forest 1-9-12 |
    Then the forest 1-9-12 holds 1 pawn

  # The Ferry (M.3.5)

  @M.3.5 @4.2
  Scenario Outline: The Ferry carries to any other coastal clearing and goes along
    Given the map is Lake
    And clearing 1 holds 3 Marquise warriors
    When the Marquise moves 2 warriors from clearing 1 to clearing <other> by Ferry
    Then these clearings hold:
      | clearing | pieces                          |
      | 1        | 1 Marquise warrior and no ferry |
      | <other>  | 2 Marquise warriors and 1 ferry |

    Examples:
      | other |
      | 10    |
      | 11    |
      | 12    |

  @M.3.5
  Scenario: Whoever goes by Ferry draws one card, and nobody else does
    Given the map is Lake
    And the deck's top cards are Anvil and Armorers
    And clearing 1 holds 3 Marquise warriors
    And clearing 11 holds 1 Clergy warrior
    When the Marquise moves 3 warriors from clearing 1 to clearing 11 by Ferry
    Then the Marquise holds Anvil
    And the Marquise does not hold Armorers
    And the Clergy holds nothing

  @M.3.5
  Scenario: Pieces that go along are not drawn for apart
    Given the map is Lake
    And clearing 11 is a fox clearing
    And clearing 1 holds 2 Clergy warriors and 1 fox flower
    When the Clergy moves 2 warriors and 1 fox flower from clearing 1 to clearing 11 by Ferry
    Then clearing 11 holds 2 Clergy warriors, 1 fox flower and 1 ferry
    And the Clergy holds 1 card
    And the Marquise holds nothing

  @M.3.5
  Scenario: The Ferry carries a pawn as well, for a card
    Given the map is Lake
    And the seats are Marquise and Vagabond
    And clearing 1 holds the Vagabond's pawn
    And clearing 12 holds 2 Marquise warriors
    When the Vagabond moves 1 pawn from clearing 1 to clearing 12 by Ferry
    Then clearing 12 holds 1 pawn and 1 ferry
    And the Vagabond holds 1 card
    And the Marquise holds nothing

  @M.3.5
  Scenario: With nothing left to draw the Ferry goes all the same
    Given the map is Lake
    And the deck holds nothing
    And clearing 1 holds 1 Marquise warrior
    When the Marquise moves 1 warrior from clearing 1 to clearing 12 by Ferry
    Then clearing 12 holds 1 Marquise warrior and 1 ferry
    And the Marquise holds nothing

  @M.3.5
  Scenario: A move by path leaves the Ferry and draws nothing
    Given the map is Lake
    And clearing 1 holds 1 Marquise warrior
    When the Marquise moves 1 warrior from clearing 1 to clearing 5
    Then clearing 1 holds 1 ferry
    And clearing 5 holds no ferry
    And the Marquise holds nothing
    And the Marquise cannot move 1 warrior from clearing 5 to clearing 11 by Ferry, citing M.3.5

  @M.3.5
  Scenario: From where the Ferry is, pieces go along paths or over to the coast
    Given the map is Lake
    And these clearings hold:
      | clearing | pieces             |
      | 1        | 1 Marquise warrior |
      | 10       | 1 Marquise warrior |
    When the Marquise takes the action march:
      | asked | answer |
      | move  | ?      |
    Then the options of the Marquise are:
      | option                           |
      | clearing 1 > clearing 5          |
      | clearing 1 > clearing 9          |
      | clearing 1 > clearing 10 > ferry |
      | clearing 1 > clearing 11 > ferry |
      | clearing 1 > clearing 12 > ferry |
      | clearing 10 > clearing 2         |
      | clearing 10 > clearing 7         |
      | clearing 10 > clearing 8         |
      | decline                          |

  @M.3.5
  Scenario Outline: The Ferry does not go inland, nor nowhere
    Given the map is Lake
    And clearing 1 holds 2 Marquise warriors
    Then the Marquise cannot move 1 warrior from clearing 1 to clearing <elsewhere> by Ferry, citing M.3.5
    And the Marquise can move 1 warrior from clearing 1 to clearing 12 by Ferry

    Examples:
      | elsewhere |
      | 1         |
      | 2         |
      | 3         |
      | 5         |
      | 9         |

  @M.3.5
  Scenario: The Ferry only carries from where it is
    Given the map is Lake
    And clearing 10 holds 2 Marquise warriors
    And clearing 12 holds 2 Marquise warriors
    Then the Marquise cannot move 1 warrior from clearing 10 to clearing 11 by Ferry, citing M.3.5
    And the Marquise cannot move 1 warrior from clearing 12 to clearing 1 by Ferry, citing M.3.5

  @M.3.5
  Scenario: The Ferry goes once in a turn
    Given the map is Lake
    And clearing 1 holds 1 Marquise warrior
    When the Marquise takes the action march:
      | asked | answer         |
      | move  | 1 > 11 > ferry |
      | move  | ?              |
    Then the options of the Marquise are:
      | option                  |
      | clearing 11 > clearing 5 |
      | clearing 11 > clearing 6 |
      | clearing 11 > clearing 7 |
      | decline                 |
    And the Marquise holds 1 card

  @M.3.5
  Scenario: A second crossing in a turn is refused
    Given the map is Lake
    And clearing 1 holds 2 Marquise warriors
    When the Marquise moves 2 warriors from clearing 1 to clearing 11 by Ferry
    And the Marquise tries to move 2 warriors from clearing 11 to clearing 1 by Ferry
    Then it is refused citing M.3.5: once
    And clearing 11 holds 2 Marquise warriors and 1 ferry
    And the Marquise holds 1 card

  @M.3.5
  Scenario: The Ferry goes once in a turn, whoever moves
    Given the map is Lake
    And clearing 1 holds 1 Marquise warrior
    And clearing 11 holds 3 Clergy warriors
    When the Marquise moves 1 warrior from clearing 1 to clearing 11 by Ferry
    Then the Clergy cannot move 1 warrior from clearing 11 to clearing 12 by Ferry, citing M.3.5

  @M.3.5
  Scenario: In the next turn the Ferry goes again
    Given the map is Lake
    And clearing 1 holds 2 Marquise warriors
    And it is the Marquise's Daylight
    When the Marquise moves 2 warriors from clearing 1 to clearing 11 by Ferry
    Given it is the Clergy's turn
    When the Marquise takes the action march:
      | asked             | answer         |
      | move              | 11 > 1 > ferry |
      | how many warriors | 2              |
      | move              | decline        |
    Then clearing 1 holds 2 Marquise warriors and 1 ferry

  @M.3.5 @4.2.1
  Scenario: Without rule of either end the Ferry carries nobody
    Given the map is Lake
    And clearing 1 holds 1 Marquise warrior and 2 Clergy warriors
    When the Marquise tries to move 1 warrior from clearing 1 to clearing 12 by Ferry
    Then it is refused citing 4.2.1
    And nothing changes

  @M.3.5 @4.2.1
  Scenario: Ruling where the Ferry goes is enough
    Given the map is Lake
    And these clearings hold:
      | clearing | pieces                                   |
      | 1        | 1 Marquise warrior and 2 Clergy warriors |
      | 12       | 1 Marquise warrior                       |
    Then the Marquise can move 1 warrior from clearing 1 to clearing 12 by Ferry
    And the Marquise cannot move 1 warrior from clearing 1 to clearing 10 by Ferry, citing 4.2.1

  @M.3.5
  Scenario: Swimmers need rule aboard the Ferry, though not to swim
    Given the map is Lake
    And the seats are Riverfolk and Marquise
    And clearing 1 holds 1 Riverfolk warrior and 3 Marquise warriors
    Then the Riverfolk can move 1 warrior from clearing 1 to clearing 12
    And the Riverfolk cannot move 1 warrior from clearing 1 to clearing 12 by Ferry, citing 4.2.1

  @M.3.5
  Scenario: Swimmers who rule may take the Ferry or swim
    Given the map is Lake
    And the seats are Riverfolk and Marquise
    And clearing 1 holds 2 Riverfolk warriors
    When the Riverfolk moves 1 warrior from clearing 1 to clearing 12
    Then clearing 1 holds 1 ferry
    And the Riverfolk holds nothing
    When the Riverfolk moves 1 warrior from clearing 1 to clearing 12 by Ferry
    Then clearing 12 holds 2 Riverfolk warriors and 1 ferry
    And the Riverfolk holds 1 card

  @M.3.5 @1.1.1
  Scenario: Whoever needs no rule to move needs none aboard the Ferry
    Given the map is Lake
    And the deck is Exiles and Partisans
    And the Marquise's play area holds Corvid Planners
    And clearing 1 holds 1 Marquise warrior and 2 Clergy warriors
    Then the Marquise can move 1 warrior from clearing 1 to clearing 12 by Ferry
