Feature: Mountain map

  Closed paths, the Tower and the forests (M.4).

  @M.4.1 @5.1
  Scenario: Six closed path markers and the Tower are laid on the Mountain map
    Given the map is Mountain
    When the game is set up:
      | asked | answer |
      | keep  | ?      |
    Then the path between 2 and 5 is closed
    And the path between 3 and 7 is closed
    And the path between 5 and 9 is closed
    And the path between 6 and 11 is closed
    And the path between 8 and 9 is closed
    And the path between 11 and 12 is closed
    And these clearings hold:
      | clearing | pieces   |
      | 10       | 1 tower  |
      | 9        | no tower |
      | 11       | no tower |
      | 1        | no tower |

  @M.4.1
  Scenario Outline: All paths of the Mountain map without a marker are open
    Given the map is Mountain
    When the game is set up:
      | asked | answer |
      | keep  | ?      |
    Then the path between <one> and <other> is open

    Examples:
      | one | other |
      | 1   | 8     |
      | 1   | 9     |
      | 2   | 6     |
      | 2   | 11    |
      | 3   | 6     |
      | 3   | 11    |
      | 4   | 8     |
      | 4   | 12    |
      | 5   | 10    |
      | 5   | 11    |
      | 7   | 12    |
      | 9   | 10    |
      | 9   | 12    |
      | 10  | 11    |
      | 10  | 12    |

  @M.4.1
  Scenario: Maps other than the Mountain map have no Tower and no closed path
    Given the map is Autumn
    When the game is set up:
      | asked | answer |
      | keep  | ?      |
    Then clearing 10 holds no tower
    And the path between 2 and 5 is open
    And the path between 11 and 12 is open

  # Closed paths (M.4.2)

  @M.4.2
  Scenario Outline: A closed path does not make its clearings adjacent
    Given the map is Mountain
    Then clearing <one> is not adjacent to clearing <other> for the Marquise
    And clearing <other> is not adjacent to clearing <one> for the Marquise

    Examples:
      | one | other |
      | 2   | 5     |
      | 3   | 7     |
      | 5   | 9     |
      | 6   | 11    |
      | 8   | 9     |
      | 11  | 12    |

  @M.4.2
  Scenario: An open path makes its clearings adjacent, and so does one that was opened
    Given the map is Mountain
    And the path between 2 and 5 is open
    Then clearing 2 is adjacent to clearing 5 for the Marquise
    And clearing 5 is adjacent to clearing 2 for the Marquise
    And clearing 5 is adjacent to clearing 10 for the Marquise
    And clearing 5 is not adjacent to clearing 9 for the Marquise

  @M.4.2 @4.2
  Scenario: Nobody moves along a closed path
    Given the map is Mountain
    And clearing 5 holds 2 Marquise warriors
    When the Marquise tries to move 1 warrior from clearing 5 to clearing 2
    Then it is refused citing M.4.2: the path between 5 and 2 is closed
    And nothing changes
    And the Marquise can move 1 warrior from clearing 5 to clearing 10

  @M.4.2
  Scenario: A closed path refuses only its own two clearings
    Given the map is Mountain
    And clearing 5 holds 2 Marquise warriors
    Then the Marquise cannot move 1 warrior from clearing 5 to clearing 9, citing M.4.2
    And the Marquise cannot move 1 warrior from clearing 5 to clearing 12, citing 4.2

  @M.4.2
  Scenario: The Vagabond walks along no closed path either
    Given the map is Mountain
    And the seats are Vagabond and Marquise
    And clearing 2 holds the Vagabond's pawn
    Then the Vagabond cannot move 1 pawn from clearing 2 to clearing 5, citing M.4.2
    And the Vagabond can move 1 pawn from clearing 2 to clearing 6

  @M.4.2
  Scenario Outline: Nothing is placed on a closed path
    Given the map is Mountain
    Then the Marquise cannot place a wood in the path <closed>, citing M.4.2
    And the Marquise can place a wood in the path <open>

    Examples:
      | closed | open  |
      | 2-5    | 2-6   |
      | 11-12  | 10-12 |

  @M.4.2
  Scenario: What cannot be placed on a closed path is refused
    Given the map is Mountain
    When the Marquise tries to place 1 wood in the path 2-5
    Then it is refused citing M.4.2
    And nothing changes

  @M.4.2
  Scenario: A path that has been opened takes pieces, and so do its clearings while it is closed
    Given the map is Mountain
    And the path between 2 and 5 is open
    Then the Marquise can place a wood in the path 2-5
    And the Marquise cannot place a wood in the path 5-9, citing M.4.2
    And the Marquise can place a wood in clearing 5

  @M.4.2 @2.4.1
  Scenario Outline: A closed path divides forests like any path, and the Vagabond may slip over it
    Given the map is Mountain
    And the seats are Vagabond and Marquise
    And the forest <one> holds the Vagabond's pawn
    When the Vagabond plays his Birdsong:
      | asked | answer       |
      | move  | the forest <one> > the forest <other> |
    Then the forest <other> holds 1 pawn
    And the forest <other> is adjacent to the forest <one> for the Vagabond

    Examples:
      | one    | other    |
      | 2-6-11 | 3-6-11   |
      | 1-8-9  | 4-8-9-12 |

  @M.4.2 @2.4.1
  Scenario: A path is as good as a closed one to the forests on both sides
    Given the map is Mountain
    And the seats are Vagabond and Marquise
    And the path between 6 and 11 is open
    Then the forest 2-6-11 is adjacent to the forest 3-6-11 for the Vagabond
    And the forest 2-6-11 is not adjacent to the forest 3-7-11-12 for the Vagabond
    And the forest 3-6-11 is adjacent to the forest 3-7-11-12 for the Vagabond

  # Removing closed paths (M.4.3)

  @M.4.3
  Scenario: A card opens a path for good and earns a point
    Given the map is Mountain
    And clearing 5 holds 1 Marquise warrior
    And the Marquise holds Anvil and Armorers
    When the Marquise takes the action open path:
      | asked        | answer       |
      | path to open | the path 2-5 |
      | card to spend | Anvil       |
    Then the path between 2 and 5 is open
    And the path between 5 and 9 is closed
    And the path between 6 and 11 is closed
    And the Marquise scores 1 point
    And the Clergy scores nothing
    And the Marquise holds Armorers
    And the discard pile holds Anvil
    And it happens that the Marquise opens the path between 2 and 5
    And the Marquise can move 1 warrior from clearing 5 to clearing 2

  @M.4.3
  Scenario: Any card pays for opening a path
    Given the map is Mountain
    And clearing 6 holds 1 Marquise warrior
    And the Marquise holds Ambush! (bird), Root Tea (fox), Sword and 1 mouse card
    When the Marquise takes the action open path:
      | asked         | answer |
      | card to spend | ?      |
    Then the Marquise is offered Ambush! (bird)
    And the Marquise is offered Root Tea (fox)
    And the Marquise is offered Sword

  @M.4.3 @2.1.3
  Scenario: A dominance card pays for opening a path as well
    Given the map is Mountain
    And clearing 6 holds 1 Marquise warrior
    And the Marquise holds Dominance (fox)
    When the Marquise takes the action open path
    Then the path between 6 and 11 is open
    And the Marquise holds nothing
    And the Marquise scores 1 point

  @M.4.3
  Scenario: A faction piece at one end is enough, of whatever kind
    Given the map is Mountain
    And these clearings hold:
      | clearing | pieces             |
      | 9        | 1 sawmill          |
      | 7        | 1 wood             |
      | 11       | 1 Marquise warrior |
      | 2        | 1 Clergy warrior   |
    And the Marquise holds Anvil
    When the Marquise takes the action open path:
      | asked        | answer |
      | path to open | ?      |
    Then the options of the Marquise are:
      | option       |
      | the path 3-7 |
      | the path 5-9 |
      | the path 6-11 |
      | the path 8-9 |
      | the path 11-12 |
    And the Marquise is not offered the path 2-5, citing M.4.3

  @M.4.3
  Scenario: Only a closed path is opened
    Given the map is Mountain
    And these clearings hold:
      | clearing | pieces             |
      | 5        | 1 Marquise warrior |
      | 9        | 1 Marquise warrior |
    And the path between 5 and 9 is open
    And the Marquise holds Anvil
    When the Marquise takes the action open path:
      | asked        | answer |
      | path to open | ?      |
    Then the options of the Marquise are:
      | option       |
      | the path 2-5 |
      | the path 8-9 |
    And the Marquise is not offered the path 5-9, citing M.4.3
    And the Marquise is not offered the path 5-10, citing M.4.3

  @M.4.3
  Scenario Outline: A path is refused that is not closed, or has no own piece at an end
    Given the map is Mountain
    And clearing 5 holds 1 Marquise warrior
    And clearing 6 holds 1 Marquise warrior
    And the path between 5 and 9 is open
    And the Marquise holds Anvil
    When the Marquise tries to take the action open path:
      | asked        | answer          |
      | path to open | the path <path> |
    Then it is refused citing M.4.3: <reason>
    And nothing changes

    Examples:
      | path | reason                                  |
      | 5-9  | there is no closed path between 5 and 9 |
      | 2-6  | there is no closed path between 2 and 6 |
      | 3-7  | opening a path takes a piece in 3 or 7  |
      | 8-9  | opening a path takes a piece in 8 or 9  |

  @M.4.3
  Scenario: Without a piece at any closed path none is opened
    Given the map is Mountain
    And these clearings hold:
      | clearing | pieces             |
      | 1        | 3 Marquise warriors |
      | 10       | 1 sawmill          |
      | 5        | 2 Clergy warriors  |
    And the Marquise holds Anvil
    When the Marquise tries to take the action open path
    Then it is refused citing M.4.3: takes a piece
    And nothing changes

  @M.4.3
  Scenario: An item or a ruin is no faction piece
    Given the map is Mountain
    And clearing 9 holds 1 ruin
    And clearing 5 holds 1 sword
    And clearing 1 holds 1 Marquise warrior
    And the Marquise holds Anvil
    When the Marquise tries to take the action open path
    Then it is refused citing M.4.3: takes a piece

  @M.4.3
  Scenario: Without a card no path is opened
    Given the map is Mountain
    And clearing 5 holds 1 Marquise warrior
    When the Marquise tries to take the action open path
    Then it is refused citing M.4.3: a card
    And nothing changes

  @M.4.3
  Scenario: A player opens one path in a Daylight
    Given the map is Mountain
    And clearing 5 holds 1 Marquise warrior
    And the Marquise holds Anvil, Armorers and Root Tea (fox)
    When the Marquise plays her Daylight:
      | asked         | answer       |
      | card to craft | open path    |
      | path to open  | the path 2-5 |
      | card to spend | Anvil        |
      | action        | ?            |
    Then the Marquise is not offered open path, citing M.4.3
    And the path between 5 and 9 is closed
    And the Marquise scores 1 point
    And the Marquise holds Armorers and Root Tea (fox)

  @M.4.3
  Scenario: A player opens another path in the next Daylight
    Given the map is Mountain
    And clearing 5 holds 1 Marquise warrior
    And the Marquise holds Anvil and Armorers
    When the Marquise takes the action open path:
      | asked         | answer       |
      | path to open  | the path 2-5 |
      | card to spend | Anvil        |
    Given it is the Clergy's turn
    When the Marquise takes the action open path
    Then the path between 5 and 9 is open
    And the Marquise scores 2 points
    And the Marquise holds nothing

  @M.4.3
  Scenario: One player opening a path leaves the other's turn to open one
    Given the map is Mountain
    And these clearings hold:
      | clearing | pieces             |
      | 6        | 1 Marquise warrior |
      | 3        | 1 Clergy warrior   |
    And the Marquise holds Anvil
    And the Clergy holds Armorers
    When the Marquise takes the action open path
    Then the Clergy holds Armorers
    When the Clergy takes the action open path
    Then the path between 6 and 11 is open
    And the path between 3 and 7 is open
    And the Clergy scores 1 point

  @M.4.3 @3.1
  Scenario: The point of a path may win the game
    Given the map is Mountain
    And clearing 6 holds 1 Marquise warrior
    And the Marquise holds Anvil
    And the Marquise has 29 points
    When the Marquise takes the action open path
    Then the Marquise wins, citing 3.1

  # The pass and Tower (M.4.4)

  @M.4.4
  Scenario: Whoever rules the pass as the own Evening ends scores a point
    Given the map is Mountain
    And clearing 10 holds 1 Marquise warrior
    When the Marquise plays her Evening
    Then the Marquise scores 1 point
    And the Clergy scores nothing

  @M.4.4
  Scenario Outline: Being in the pass without rule is not enough
    Given the map is Mountain
    And clearing 10 holds <marquise> Marquise warriors and <clergy> Clergy warriors
    When the Marquise plays her Evening
    Then the Marquise scores <points> points

    Examples:
      | marquise | clergy | points |
      | 0        | 0      | 0      |
      | 1        | 2      | 0      |
      | 2        | 2      | 0      |
      | 2        | 1      | 1      |

  @M.4.4
  Scenario: Nobody scores for the pass in the Evening of another
    Given the map is Mountain
    And clearing 10 holds 2 Clergy warriors
    When the Marquise plays her Evening
    Then the Clergy scores nothing
    And the Marquise scores nothing

  @M.4.4
  Scenario: The pass is where the Tower stands
    Given the map is Mountain
    And clearing 11 holds 1 tower
    And these clearings hold:
      | clearing | pieces             |
      | 11       | 1 Marquise warrior |
      | 10       | 1 Clergy warrior   |
    When the Marquise plays her Evening
    Then the Marquise scores 1 point

  @M.4.4
  Scenario: Other clearings than the pass earn nothing
    Given the map is Mountain
    And these clearings hold:
      | clearing | pieces              |
      | 9        | 5 Marquise warriors |
      | 11       | 5 Marquise warriors |
    When the Marquise plays her Evening
    Then the Marquise scores nothing

  @M.4.4 @3.1
  Scenario: The point for the pass comes last, and may win
    Given the map is Mountain
    And the Marquise has 29 points
    And clearing 10 holds 1 Marquise warrior
    When the Marquise plays her Evening
    Then the Marquise wins, citing 3.1
    And the Marquise holds 1 card

  # Forests (M.4.5)

  @M.4.5 @2.4
  Scenario Outline: Whatever paths and clearings enclose is a forest
    Given the map is Mountain
    And the seats are Vagabond and Marquise
    Then clearing <clearing> is adjacent to the forest <forest> for the Vagabond
    And clearing <other> is not adjacent to the forest <forest> for the Vagabond
    And clearing <clearing> is not adjacent to the forest <forest> for the Marquise

    Examples:
      | forest   | clearing | other |
      | 1-8-9    | 1        | 12    |
      | 2-5-11   | 2        | 10    |
      | 2-6-11   | 6        | 3     |
      | 3-6-11   | 3        | 7     |
      | 3-7-11-12 | 7       | 10    |
      | 4-8-9-12 | 9        | 1     |
      | 5-9-10   | 5        | 11    |
      | 5-10-11  | 10       | 9     |
      | 9-10-12  | 12       | 11    |
      | 10-11-12 | 11       | 7     |

  @M.4.5 @2.4.1
  Scenario: The Vagabond slips from any clearing into any forest around it
    Given the map is Mountain
    And the seats are Vagabond and Marquise
    And clearing 10 holds the Vagabond's pawn
    When the Vagabond plays his Birdsong:
      | asked | answer       |
      | move  | 10 > the forest 9-10-12 |
    Then the forest 9-10-12 holds 1 pawn
    And the forest 9-10-12 is adjacent to the forest 10-11-12 for the Vagabond
    And the forest 9-10-12 is adjacent to the forest 5-9-10 for the Vagabond
