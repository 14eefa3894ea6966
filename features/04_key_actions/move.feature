Feature: Move

  Moving warriors and pawns (4.2).

  @4.2
  Scenario: Any number of warriors move together to an adjacent clearing
    Given clearing 1 holds 3 Marquise warriors
    When the Marquise moves 2 warriors from clearing 1 to clearing 5
    Then these clearings hold:
      | clearing | pieces              |
      | 1        | 1 Marquise warrior  |
      | 5        | 2 Marquise warriors |
    And it happens that the Marquise moves 2 Marquise warriors from clearing 1 to clearing 5

  @4.2
  Scenario Outline: A move takes one warrior, or all of them, or as many as are chosen
    Given clearing 1 holds 3 Marquise warriors
    When the Marquise takes the action march:
      | asked             | answer  |
      | move              | 1 > 5   |
      | how many warriors | <count> |
      | move              | decline |
    Then clearing 5 holds <count> Marquise warriors
    And clearing 1 holds <rest> Marquise warriors

    Examples:
      | count | rest |
      | 1     | 2    |
      | 2     | 1    |
      | 3     | 0    |

  @4.2
  Scenario Outline: A move takes more than none, and no more than are there
    Given clearing 1 holds 3 Marquise warriors
    When the Marquise tries to take the action march:
      | asked             | answer  |
      | move              | 1 > 5   |
      | how many warriors | <count> |
    Then it is refused citing 4.2
    And nothing changes

    Examples:
      | count |
      | 0     |
      | 4     |

  @4.2
  Scenario: A single warrior moves unasked
    Given clearing 1 holds 1 Marquise warrior
    When the Marquise takes the action march:
      | asked | answer  |
      | move  | 1 > 5   |
      | move  | decline |
    Then the Marquise is not asked for how many warriors
    And clearing 5 holds 1 Marquise warrior

  @4.2
  Scenario: Moving nothing is no move
    Given clearing 1 holds 3 Marquise warriors
    Then the Marquise cannot move no warriors from clearing 1 to clearing 5, citing 4.2
    And the Marquise can move 1 warrior from clearing 1 to clearing 5

  @4.2
  Scenario: Warriors go to one clearing, whichever is chosen
    Given clearing 1 holds 1 Marquise warrior
    When the Marquise takes the action march:
      | asked | answer |
      | move  | ?      |
    Then the options of the Marquise are:
      | option                   |
      | clearing 1 > clearing 5  |
      | clearing 1 > clearing 9  |
      | clearing 1 > clearing 10 |
      | decline                  |
    And the Marquise is not offered 1 > 2, citing 4.2
    And the Marquise is not offered 5 > 2, citing 4.2

  @4.2
  Scenario: Warriors are taken out of one clearing, whichever is chosen
    Given these clearings hold:
      | clearing | pieces              |
      | 4        | 1 Marquise warrior  |
      | 3        | 2 Marquise warriors |
      | 2        | 3 Clergy warriors   |
    When the Marquise takes the action march:
      | asked | answer |
      | move  | ?      |
    Then the options of the Marquise are:
      | option                   |
      | clearing 4 > clearing 8  |
      | clearing 4 > clearing 9  |
      | clearing 4 > clearing 12 |
      | clearing 3 > clearing 6  |
      | clearing 3 > clearing 7  |
      | clearing 3 > clearing 11 |
      | decline                  |

  @4.2
  Scenario: Warriors do not move where no path leads
    Given clearing 1 holds 3 Marquise warriors
    When the Marquise tries to move 1 warrior from clearing 1 to clearing 2
    Then it is refused citing 4.2: no path links clearing 1 and clearing 2
    And nothing changes

  @4.2
  Scenario: Warriors do not move along a river
    Given clearing 4 holds 3 Marquise warriors
    Then the Marquise cannot move 1 warrior from clearing 4 to clearing 7, citing 4.2
    And the Marquise can move 1 warrior from clearing 4 to clearing 8

  @4.2 @M.4.2
  Scenario: A path that is closed links nothing
    Given the map is Mountain
    And clearing 2 holds 3 Marquise warriors
    Then the Marquise cannot move 1 warrior from clearing 2 to clearing 5, citing M.4.2
    And the Marquise can move 1 warrior from clearing 2 to clearing 6
    And the Marquise cannot move 1 warrior from clearing 2 to clearing 1, citing 4.2

  @4.2 @M.3.5
  Scenario: A ferry takes warriors to where no path leads
    Given the map is Lake
    And clearing 1 holds 3 Marquise warriors
    And clearing 11 holds 3 Marquise warriors
    Then the Marquise can move 1 warrior from clearing 1 to clearing 11 by Ferry
    And the Marquise can move 1 warrior and 1 ferry from clearing 1 to clearing 11 by Ferry
    And the Marquise cannot move 1 warrior from clearing 1 to clearing 11, citing 4.2
    And the Marquise cannot move 1 warrior from clearing 11 to clearing 1 by Ferry, citing M.3.5
    And the Marquise cannot move 1 ferry from clearing 1 to clearing 11 by Ferry, citing 4.2

  @4.2 @M.3.5
  Scenario: Of several moves one may be by a ferry
    Given the map is Lake
    And clearing 1 holds 2 Marquise warriors
    When the Marquise takes the action march:
      | asked             | answer         |
      | move              | 1 > 11 > ferry |
      | how many warriors | 2              |
      | move              | 11 > 7         |
      | how many warriors | 1              |
    Then these clearings hold:
      | clearing | pieces                         |
      | 1        | nothing                        |
      | 11       | 1 Marquise warrior and 1 ferry |
      | 7        | 1 Marquise warrior             |

  @4.2
  Scenario: A move goes one path far
    Given these clearings hold:
      | clearing | pieces              |
      | 1        | 3 Marquise warriors |
      | 5        | 3 Marquise warriors |
      | 2        | 3 Marquise warriors |
    Then the Marquise cannot move 1 warrior from clearing 1 to clearing 2, citing 4.2

  @4.2
  Scenario Outline: Buildings and tokens do not move, alone or with warriors
    Given clearing 1 holds 3 Marquise warriors, 1 wood and 1 sawmill
    When the Marquise tries to move <pieces> from clearing 1 to clearing 5
    Then it is refused citing 4.2
    And nothing changes

    Examples:
      | pieces                   |
      | 1 wood                   |
      | 1 sawmill                |
      | 2 warriors and 1 wood    |
      | 2 warriors and 1 sawmill |

  @4.2
  Scenario: Pieces of others do not move along
    Given clearing 1 holds 3 Marquise warriors and 1 Clergy warrior
    Then the Marquise cannot move 1 Clergy warrior from clearing 1 to clearing 5, citing 4.2
    And the Marquise cannot move 2 Marquise warriors and 1 Clergy warrior from clearing 1 to clearing 5, citing 4.2

  @4.2
  Scenario: Whoever has nobody to move has no move
    Given clearing 1 holds 1 sawmill, 2 wood and 2 Clergy warriors
    And clearing 5 holds 2 Clergy warriors
    When the Marquise takes the action march
    Then the Marquise is not asked for move
    And nothing changes

  @4.2 @4.2.1
  Scenario: Whoever rules nowhere has no move
    Given these clearings hold:
      | clearing | pieces                                   |
      | 1        | 1 Marquise warrior and 2 Clergy warriors |
      | 5        | 2 Clergy warriors                        |
      | 10       | 1 Clergy warrior                         |
      | 9        | 1 Clergy warrior                         |
    When the Marquise takes the action march
    Then the Marquise is not asked for move
    And nothing changes

  @4.2
  Scenario: Of several kinds of warriors any number of each may move
    Given the seats are Hundreds and Marquise
    And clearing 1 holds 2 Hundreds warriors and 1 warlord
    When the Hundreds moves 1 warrior and 1 warlord from clearing 1 to clearing 5
    Then clearing 5 holds 1 Hundreds warrior and 1 warlord
    And clearing 1 holds 1 Hundreds warrior
    And the options of the Hundreds are when asked for how many warriors:
      | option |
      | 0      |
      | 1      |
      | 2      |
    When the Hundreds moves 1 warlord from clearing 5 to clearing 2
    Then clearing 2 holds 1 warlord and no Hundreds warriors
    And clearing 5 holds 1 Hundreds warrior

  @4.2
  Scenario: A move of several kinds of warriors takes more than none of them
    Given the seats are Hundreds and Marquise
    And clearing 1 holds 2 Hundreds warriors and 1 warlord
    When the Hundreds tries to move no warriors and no warlord from clearing 1 to clearing 5
    Then it is refused citing 4.2
    When the Hundreds moves 2 warriors from clearing 1 to clearing 5
    Then clearing 1 holds 1 warlord and no Hundreds warriors

  @4.2 @1.1.2
  Scenario: A piece that cannot move stays while others move
    Given the seats are Hundreds and Marquise
    And it is the Marquise's Daylight
    And clearing 1 holds 2 Hundreds warriors and 1 warlord
    Then the Hundreds cannot move 1 warlord from clearing 1 to clearing 5, citing 14.2.2
    When the Hundreds moves 2 warriors from clearing 1 to clearing 5
    Then clearing 1 holds 1 warlord and no Hundreds warriors
    And clearing 5 holds 2 Hundreds warriors

  @4.2
  Scenario: A pawn moves
    Given the seats are Vagabond and Marquise
    And clearing 1 holds 1 pawn
    When the Vagabond moves 1 pawn from clearing 1 to clearing 5
    Then clearing 5 holds 1 pawn
    And clearing 1 holds nothing

  # You must rule (4.2.1)

  @4.2.1
  Scenario: Ruling the clearing left is enough
    Given clearing 1 holds 2 Marquise warriors and 1 Clergy warrior
    And clearing 5 holds 3 Clergy warriors
    When the Marquise moves 2 warriors from clearing 1 to clearing 5
    Then clearing 5 holds 2 Marquise warriors

  @4.2.1
  Scenario: Ruling the clearing entered is enough
    Given clearing 1 holds 1 Marquise warrior and 3 Clergy warriors
    And clearing 5 holds 1 Marquise warrior
    When the Marquise moves 1 warrior from clearing 1 to clearing 5
    Then clearing 5 holds 2 Marquise warriors

  @4.2.1
  Scenario: Without rule of either clearing there is no move
    Given clearing 1 holds 1 Marquise warrior and 1 Clergy warrior
    When the Marquise tries to move 1 warrior from clearing 1 to clearing 5
    Then it is refused citing 4.2.1: rules neither clearing 1 nor clearing 5
    And nothing changes

  @4.2.1
  Scenario: A player who ties in both clearings does not move between them
    Given clearing 1 holds 1 Marquise warrior and 1 Clergy warrior
    And clearing 5 holds 1 Marquise warrior and 1 Clergy warrior
    Then the Marquise cannot move 1 warrior from clearing 1 to clearing 5, citing 4.2.1

  @4.2.1
  Scenario: Rule counts before the move, not after it
    Given clearing 1 holds 3 Marquise warriors and 3 Clergy warriors
    And clearing 5 holds 1 Clergy warrior
    Then the Marquise cannot move 3 warriors from clearing 1 to clearing 5, citing 4.2.1

  @4.2.1
  Scenario: Every move of several needs rule of its own
    Given clearing 1 holds 2 Marquise warriors
    And clearing 5 holds 3 Clergy warriors
    And clearing 4 holds 1 Marquise warrior
    When the Marquise takes the action march:
      | asked             | answer |
      | move              | 1 > 5  |
      | how many warriors | 2      |
      | move              | ?      |
    Then the Marquise is not offered 5 > 2, citing 4.2.1

  @4.2.1
  Scenario: A building is enough to rule
    Given clearing 1 holds 1 sawmill
    And clearing 5 holds 1 Marquise warrior and 1 Clergy warrior
    When the Marquise moves 1 warrior from clearing 5 to clearing 1
    Then clearing 1 holds 1 Marquise warrior

  @4.2.1
  Scenario: An effect may ignore the need for rule
    Given the deck is Exiles and Partisans
    And the Marquise's play area holds Corvid Planners
    And clearing 1 holds 1 Marquise warrior and 1 Clergy warrior
    And clearing 5 holds 2 Clergy warriors
    When the Marquise moves 1 warrior from clearing 1 to clearing 5
    Then clearing 5 holds 1 Marquise warrior

  @4.2.1
  Scenario: An effect of another player does not ignore the need for rule
    Given the deck is Exiles and Partisans
    And the Clergy's play area holds Corvid Planners
    And clearing 1 holds 1 Marquise warrior and 1 Clergy warrior
    And clearing 5 holds 2 Clergy warriors
    Then the Marquise cannot move 1 warrior from clearing 1 to clearing 5, citing 4.2.1

  # No movement limits (4.2.2)

  @4.2.2
  Scenario: Of several moves, the same warriors may take each
    Given clearing 1 holds 2 Marquise warriors
    When the Marquise takes the action march:
      | asked             | answer |
      | move              | 1 > 5  |
      | how many warriors | 2      |
      | move              | 5 > 2  |
      | how many warriors | 2      |
    Then clearing 2 holds 2 Marquise warriors

  @4.2.2
  Scenario: Of several moves, others may take each
    Given clearing 1 holds 1 Marquise warrior
    And clearing 4 holds 2 Marquise warriors
    When the Marquise takes the action march:
      | asked             | answer |
      | move              | 1 > 5  |
      | move              | 4 > 8  |
      | how many warriors | 1      |
    Then these clearings hold:
      | clearing | pieces             |
      | 1        | nothing            |
      | 5        | 1 Marquise warrior |
      | 4        | 1 Marquise warrior |
      | 8        | 1 Marquise warrior |

  @4.2.2
  Scenario: A group may part after a move
    Given clearing 1 holds 3 Marquise warriors
    When the Marquise takes the action march:
      | asked             | answer |
      | move              | 1 > 5  |
      | how many warriors | 2      |
      | move              | 5 > 2  |
      | how many warriors | 1      |
    Then these clearings hold:
      | clearing | pieces             |
      | 1        | 1 Marquise warrior |
      | 5        | 1 Marquise warrior |
      | 2        | 1 Marquise warrior |

  @4.2.2
  Scenario: Warriors may go back where they came from, again and again
    Given clearing 1 holds 1 Marquise warrior
    When the Marquise plays her Daylight:
      | asked  | answer |
      | action | march  |
      | move   | 1 > 5  |
      | move   | 5 > 1  |
      | action | march  |
      | move   | 1 > 5  |
      | move   | 5 > 1  |
      | action | march  |
      | move   | 1 > 5  |
      | move   | 5 > 2  |
      | action | end    |
    Then clearing 2 holds 1 Marquise warrior

  @4.2.2 @6.5.2
  Scenario: After the last of several moves there is no other, whoever could take one
    Given clearing 1 holds 1 Marquise warrior
    And clearing 4 holds 1 Marquise warrior
    When the Marquise takes the action march:
      | asked | answer |
      | move  | 1 > 5  |
      | move  | 5 > 1  |
    Then the Marquise has no further move, citing 6.5.2: at most 2 moves
    And clearing 4 holds 1 Marquise warrior

  @4.2.2
  Scenario: Of several moves only some may be taken
    Given clearing 1 holds 2 Marquise warriors
    When the Marquise takes the action march:
      | asked             | answer  |
      | move              | 1 > 5   |
      | how many warriors | 1       |
      | move              | decline |
    Then clearing 5 holds 1 Marquise warrior
    And clearing 1 holds 1 Marquise warrior

  @4.2.2
  Scenario: Of up to two moves none need be taken
    Given clearing 1 holds 2 Clergy warriors
    When the Clergy takes the action mission:
      | asked | answer  |
      | move  | decline |
    Then clearing 1 holds 2 Clergy warriors
    And it does not happen that the Clergy moves
