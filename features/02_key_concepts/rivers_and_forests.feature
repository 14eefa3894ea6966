Feature: Rivers and forests

  What links clearings besides paths, and what lies between them (2.3, 2.4).

  # 2.3 Rivers
  @2.3
  Scenario: A river is no path
    Given clearing 10 holds 2 Marquise warriors
    Then clearing 10 is not adjacent to clearing 5 for the Marquise
    And the Marquise cannot move 1 warrior from clearing 10 to clearing 5, citing 4.2

  @2.3 @G.26
  Scenario: Who may treat rivers as paths goes along them
    Given the deck is Exiles and Partisans
    And the Marquise's play area holds Boat Builders
    And clearing 10 holds 2 Marquise warriors
    When the Marquise moves 1 warrior from clearing 10 to clearing 5
    Then clearing 5 holds 1 Marquise warrior
    And clearing 10 is adjacent to clearing 11 for the Marquise
    And clearing 10 is adjacent to clearing 1 for the Marquise
    And clearing 10 is not adjacent to clearing 7 for the Marquise
    And clearing 10 is not adjacent to clearing 5 for the Clergy

  @2.3 @G.26
  Scenario: The Riverfolk swim
    Given the seats are Marquise and Riverfolk
    And clearing 7 holds 2 Marquise warriors and 1 Riverfolk warrior
    And clearing 4 holds 2 Marquise warriors
    And clearing 8 holds 2 Marquise warriors
    Then the Riverfolk can move 1 warrior from clearing 7 to clearing 4
    And the Riverfolk cannot move 1 warrior from clearing 7 to clearing 8, citing 4.2.1
    And the Riverfolk cannot move 1 warrior from clearing 7 to clearing 10, citing 4.2

  @2.3 @2.4.1 @G.2
  Scenario: A river divides no forests
    Given the seats are Marquise and Vagabond
    Then the forest 4-7-8-12 is not adjacent to the forest 3-6-11 for the Vagabond
    And the forest 4-7-8-12 is adjacent to clearing 4 for the Vagabond
    And the forest 4-7-8-12 is adjacent to clearing 7 for the Vagabond

  # 2.4 Forests
  @2.4 @2.4.1 @G.2 @G.11
  Scenario: A forest is adjacent to each clearing that it touches
    Given the seats are Marquise and Vagabond
    Then the forest 3-6-11 is adjacent to clearing 3 for the Vagabond
    And the forest 3-6-11 is adjacent to clearing 6 for the Vagabond
    And the forest 3-6-11 is adjacent to clearing 11 for the Vagabond
    And the forest 3-6-11 is not adjacent to clearing 7 for the Vagabond
    And clearing 3 is adjacent to the forest 3-6-11 for the Vagabond
    And clearing 7 is not adjacent to the forest 3-6-11 for the Vagabond

  @2.4 @2.4.1 @G.2 @G.11
  Scenario: Forests are adjacent across a single path
    Given the seats are Marquise and Vagabond
    Then the forest 3-6-11 is adjacent to the forest 3-7-11-12 for the Vagabond
    And the forest 3-7-11-12 is adjacent to the forest 3-6-11 for the Vagabond
    And the forest 3-6-11 is adjacent to the forest 2-6-10-11-12 for the Vagabond

  @2.4.1 @G.2
  Scenario: Forests that share no path are not adjacent, even where they meet in a clearing
    Given the seats are Marquise and Vagabond
    Then the forest 1-2-5-10 is not adjacent to the forest 3-6-11 for the Vagabond
    And the forest 3-6-11 is not adjacent to the forest 4-9-12 for the Vagabond
    And the forest 4-9-12 is not adjacent to the forest 3-7-11-12 for the Vagabond
    And the forest 3-6-11 is not adjacent to the forest 3-6-11 for the Vagabond

  @2.4.1 @G.2
  Scenario: Nothing but a forest or a clearing is adjacent to forests
    Given the seats are Marquise and Vagabond
    Then the path 3-6 is not adjacent to the forest 3-6-11 for the Vagabond
    And the path 3-6 is not adjacent to clearing 3 for the Vagabond

  @2.4
  Scenario: A forest is a place on the map
    Given the forest 3-6-11 holds 1 Clergy warrior
    When the Clergy plays its Birdsong
    Then the Clergy is not asked for divine intervention
    And the Clergy's supply holds 14 warriors

  @2.4
  Scenario: A supply is no place on the map
    When the Clergy plays its Birdsong:
      | asked               | answer |
      | divine intervention | 5      |
    Then clearing 5 holds 4 Clergy warriors
