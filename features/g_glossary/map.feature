Feature: The map

  Clearings, paths, rivers, forests, slots, ruins and the edge (G.2, G.11, G.15, G.16, G.17, G.26, G.27, G.28, G.30).

  # G.2 Adjacent, G.17 Path
  @G.2 @G.14 @G.17
  Scenario Outline: A path makes two clearings adjacent, both ways
    Then clearing <one> is adjacent to clearing <other> for the Marquise
    And clearing <other> is adjacent to clearing <one> for the Marquise

    Examples:
      | one | other |
      | 1   | 5     |
      | 1   | 9     |
      | 1   | 10    |
      | 11  | 12    |

  @G.2 @G.17
  Scenario Outline: Without a path clearings are not adjacent, however near
    Then clearing <one> is not adjacent to clearing <other> for the Marquise
    And clearing <other> is not adjacent to clearing <one> for the Marquise

    Examples:
      | one | other |
      | 1   | 2     |
      | 1   | 4     |
      | 1   | 6     |
      | 1   | 8     |
      | 5   | 10    |
      | 1   | 1     |

  @G.2 @G.17
  Scenario: Nobody moves between clearings that no path links
    Given clearing 1 holds 2 Marquise warriors
    Then the Marquise can move a warrior from clearing 1 to clearing 5
    And the Marquise cannot move a warrior from clearing 1 to clearing 2, citing 4.2

  @G.17 @M.4.2
  Scenario: A closed path links nothing, the open ones do
    Given the map is Mountain
    Then clearing 2 is not adjacent to clearing 5 for the Marquise
    And clearing 5 is not adjacent to clearing 2 for the Marquise
    And clearing 2 is adjacent to clearing 6 for the Marquise

  # G.2 Adjacent, G.11 Forest
  @G.2 @G.11
  Scenario: A forest is adjacent to the clearings that it touches
    Given the seats are Marquise and Vagabond
    Then the forest 3-6-11 is adjacent to clearing 3 for the Vagabond
    And the forest 3-6-11 is adjacent to clearing 6 for the Vagabond
    And the forest 3-6-11 is adjacent to clearing 11 for the Vagabond
    And the forest 3-6-11 is not adjacent to clearing 2 for the Vagabond
    And the forest 3-6-11 is not adjacent to clearing 4 for the Vagabond
    And the forest 3-6-11 is not adjacent to clearing 5 for the Vagabond
    And the forest 3-6-11 is not adjacent to clearing 7 for the Vagabond
    And the forest 3-6-11 is not adjacent to clearing 10 for the Vagabond
    And the forest 3-6-11 is not adjacent to clearing 12 for the Vagabond
    And clearing 3 is adjacent to the forest 3-6-11 for the Vagabond
    And clearing 7 is not adjacent to the forest 3-6-11 for the Vagabond

  @G.2 @G.11
  Scenario: Forests are adjacent beyond a single path, not beyond two
    Given the seats are Marquise and Vagabond
    Then the forest 1-2-5-10 is adjacent to the forest 1-9-10-12 for the Vagabond
    And the forest 1-9-10-12 is adjacent to the forest 4-9-12 for the Vagabond
    And the forest 1-2-5-10 is not adjacent to the forest 4-9-12 for the Vagabond
    And the forest 1-2-5-10 is not adjacent to the forest 3-6-11 for the Vagabond

  @G.2 @G.11
  Scenario: A clearing in common does not make forests adjacent, nor is a forest adjacent to itself
    Given the seats are Marquise and Vagabond
    Then the forest 1-9-10-12 is not adjacent to the forest 3-7-11-12 for the Vagabond
    And the forest 3-6-11 is not adjacent to the forest 3-6-11 for the Vagabond

  @G.2
  Scenario: Only clearings and forests are adjacent to anything
    Given the map is Mountain
    And the seats are Marquise and Vagabond
    Then the path 2-5 is not adjacent to clearing 2 for the Vagabond
    And the item supply is not adjacent to the forest 2-5-11 for the Vagabond

  @G.2 @M.2.1
  Scenario: The raging river parts forests as a path does
    Given the map is Winter
    And the seats are Marquise and Vagabond
    Then the forest 1-2-5-6-11-12 is adjacent to the forest 8-9-11-12 for the Vagabond

  @G.2 @M.3.4
  Scenario: Forests by the lake are adjacent where they share a coastal clearing
    Given the map is Lake
    And the seats are Marquise and Vagabond
    Then the forest 7-10-11 is adjacent to the forest 3-8-10-12 for the Vagabond
    And the forest 7-10-11 is not adjacent to the forest 3-9-12 for the Vagabond

  # G.15 Map Edge
  @G.15
  Scenario Outline: The map edge is one ring of clearings
    Given the map is <map>
    Then clearing 1 is on the map edge
    And clearing 2 is on the map edge
    And clearing 3 is on the map edge
    And clearing 4 is on the map edge
    And clearing <on> is on the map edge
    And clearing <also on> is on the map edge
    And clearing <within> is not on the map edge
    And clearing <also within> is not on the map edge

    Examples:
      | map      | on | also on | within | also within |
      | Autumn   | 5  | 9       | 10     | 12          |
      | Autumn   | 6  | 7       | 11     | 10          |
      | Autumn   | 8  | 7       | 11     | 12          |
      | Winter   | 9  | 10      | 11     | 12          |
      | Lake     | 5  | 9       | 10     | 11          |
      | Mountain | 6  | 8       | 10     | 11          |

  @G.15
  Scenario: On the mountain closed paths bound the map as others do
    Given the map is Mountain
    Then the path between 5 and 9 is closed
    And the path between 2 and 5 is closed
    And clearing 5 is on the map edge
    And clearing 9 is on the map edge

  # G.16 Matching
  @G.16
  Scenario Outline: What has the same suit matches
    Then a <suit> card matches clearing <same>
    And a <suit> card does not match clearing <another>

    Examples:
      | suit   | same | another |
      | fox    | 1    | 2       |
      | mouse  | 2    | 3       |
      | rabbit | 3    | 1       |

  @G.16
  Scenario: Birds match any suit
    Then a bird card matches clearing 1
    And a bird card matches clearing 2
    And a bird card matches clearing 3

  # G.26 River
  @G.26 @2.3
  Scenario: A river is no path, but for whom it is one
    Given the seats are Marquise and Riverfolk
    Then clearing 4 is adjacent to clearing 7 for the Riverfolk
    And clearing 7 is adjacent to clearing 4 for the Riverfolk
    And clearing 11 is adjacent to clearing 7 for the Riverfolk
    And clearing 4 is not adjacent to clearing 7 for the Marquise
    And clearing 4 is not adjacent to clearing 11 for the Riverfolk
    And clearing 4 is not adjacent to clearing 5 for the Riverfolk
    And clearing 4 is not adjacent to clearing 6 for the Riverfolk

  @G.26 @M.3.2
  Scenario: The lake links its coast as rivers do
    Given the map is Lake
    And the seats are Marquise and Riverfolk
    Then clearing 1 is adjacent to clearing 12 for the Riverfolk
    And clearing 1 is not adjacent to clearing 12 for the Marquise
    And clearing 1 is not adjacent to clearing 3 for the Riverfolk

  # G.27 Ruin
  @G.27 @G.30
  Scenario Outline: A ruin lies on one slot of its clearing
    Then clearing <clearing> has <open> open slots
    And clearing <clearing> holds <ruins> ruins

    Examples:
      | clearing | open | ruins |
      | 6        | 1    | 1     |
      | 10       | 1    | 1     |
      | 11       | 2    | 1     |
      | 12       | 1    | 1     |
      | 5        | 2    | 0     |

  @G.27 @2.2.4 @G.24
  Scenario: Nobody removes a ruin without an express rule
    When the Marquise tries to remove 1 ruin from clearing 6
    Then it is refused citing 2.2.4
    And nothing changes

  # G.28 Rule
  @G.28
  Scenario Outline: Warriors and buildings together rule
    Given clearing 5 holds <marquise> Marquise warriors, <sawmills> sawmills and <clergy> Clergy warriors
    Then <ruler> rules clearing 5

    Examples:
      | marquise | sawmills | clergy | ruler        |
      | 1        | 0        | 0      | the Marquise |
      | 0        | 1        | 0      | the Marquise |
      | 1        | 1        | 1      | the Marquise |
      | 1        | 1        | 2      | nobody       |
      | 1        | 1        | 3      | the Clergy   |
      | 0        | 0        | 1      | the Clergy   |

  @G.28
  Scenario: The pieces of each other player are counted apart for rule
    Given the seats are Marquise, Clergy and Lizards
    And clearing 5 holds 3 Marquise warriors, 2 Clergy warriors and 2 Lizard warriors
    Then the Marquise rules clearing 5

  @G.28
  Scenario: Rule changes hands with every piece
    Given clearing 5 holds 2 Marquise warriors and 1 Clergy warrior
    When the Clergy places 1 warrior in clearing 5
    Then nobody rules clearing 5
    When the Clergy places 1 warrior in clearing 5
    Then the Clergy rules clearing 5
    When the Clergy removes 2 Clergy warriors from clearing 5
    Then the Marquise rules clearing 5

  @G.28
  Scenario: Tokens add nothing to rule
    Given clearing 5 holds 8 wood, 1 keep and 1 Clergy warrior
    Then the Clergy rules clearing 5

  @G.28
  Scenario: A pawn adds nothing to rule
    Given the seats are Marquise and Vagabond
    And clearing 5 holds 1 Vagabond pawn
    Then nobody rules clearing 5

  @G.28 @G.36
  Scenario Outline: Where only one player plays, an empty clearing has no ruler
    Given the seats are Marquise
    And clearing 5 holds <pieces>
    Then <ruler> rules clearing 5

    Examples:
      | pieces             | ruler        |
      | 4 wood             | nobody       |
      | 1 Marquise warrior | the Marquise |

  @G.28 @10.2.4 @1.1.1
  Scenario: A faction's own rule goes before the count
    Given the seats are Marquise and Lizards
    And clearing 5 holds 3 Marquise warriors and 1 rabbit garden
    And clearing 3 holds 3 Marquise warriors and 2 Lizard warriors
    Then the Lizards rule clearing 5
    And the Marquise rules clearing 3

  @G.28 @7.2.2 @1.1.1
  Scenario Outline: Who wins ties rules where tied for the most, not below it
    Given the seats are Marquise, Clergy and Eyrie
    And clearing 5 holds <marquise> Marquise warriors, <clergy> Clergy warriors and <eyrie> Eyrie warriors
    Then <ruler> rules clearing 5

    Examples:
      | marquise | clergy | eyrie | ruler        |
      | 2        | 0      | 2     | the Eyrie    |
      | 2        | 2      | 2     | the Eyrie    |
      | 2        | 2      | 1     | nobody       |
      | 2        | 0      | 1     | the Marquise |

  @G.28 @7.2.2
  Scenario: Where nobody stands, who wins ties does not rule either
    Given the seats are Marquise and Eyrie
    Then nobody rules clearing 5

  # G.30 Slot
  @G.30 @2.2.3
  Scenario Outline: A building takes a slot
    Given clearing 5 holds <sawmills> sawmills
    Then clearing 5 has <open> open slots

    Examples:
      | sawmills | open |
      | 0        | 2    |
      | 1        | 1    |
      | 2        | 0    |

  @G.30 @2.2.3
  Scenario: Only a building takes a slot
    Given clearing 1 holds the keep, 3 wood and 4 Marquise warriors
    Then clearing 1 has 1 open slot
    And the Marquise can place a sawmill in clearing 1

  @G.30 @2.2.3
  Scenario: Without an open slot nothing is built, and all else is placed
    Given clearing 1 holds 1 sawmill
    Then the Marquise cannot place a workshop in clearing 1, citing 2.2.3
    And the Marquise can place a Marquise warrior in clearing 1
    And the Marquise can place a wood in clearing 1
    And clearing 1 has 0 open slots
