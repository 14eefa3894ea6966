Feature: Winter map

  The raging river divides forests (M.2).

  @M.2.1
  Scenario Outline: Forests on the two banks are side by side, as with a path between them
    Given the map is Winter
    And the seats are Vagabond and Marquise
    Then the forest <one> is adjacent to the forest <other> for the Vagabond
    And the forest <other> is adjacent to the forest <one> for the Vagabond

    Examples:
      | one            | other     |
      | 2-7-12         | 3-7-12    |
      | 1-10-11        | 4-10-11   |
      | 1-2-5-6-11-12  | 8-9-11-12 |

  @M.2.1
  Scenario Outline: Forests that share no stretch of the river and no path are apart
    Given the map is Winter
    And the seats are Vagabond and Marquise
    Then the forest <one> is not adjacent to the forest <other> for the Vagabond

    Examples:
      | one           | other     |
      | 2-7-12        | 8-9-11-12 |
      | 1-10-11       | 8-9-11-12 |
      | 3-7-12        | 4-10-11   |
      | 1-2-5-6-11-12 | 4-10-11   |
      | 2-7-12        | 1-10-11   |

  @M.2.1
  Scenario: The Vagabond slips over the river
    Given the map is Winter
    And the seats are Vagabond and Marquise
    And the forest 2-7-12 holds the Vagabond's pawn
    When the Vagabond plays his Birdsong:
      | asked | answer       |
      | move  | the forest 2-7-12 > the forest 3-7-12 |
    Then the forest 3-7-12 holds 1 pawn
    And the forest 2-7-12 holds nothing

  @M.2.1
  Scenario: A clearing on one bank does not touch the forests of the other
    Given the map is Winter
    And the seats are Vagabond and Marquise
    Then clearing 2 is adjacent to the forest 2-7-12 for the Vagabond
    And clearing 2 is not adjacent to the forest 3-7-12 for the Vagabond
    And clearing 7 is adjacent to the forest 2-7-12 for the Vagabond
    And clearing 7 is adjacent to the forest 3-7-12 for the Vagabond
    And the forest 2-7-12 is adjacent to the forest 3-7-12 for the Vagabond

  @M.2.1 @2.3
  Scenario: The raging river is still no path
    Given the map is Winter
    And the seats are Vagabond, Marquise and Riverfolk
    Then the forest 2-7-12 is adjacent to the forest 3-7-12 for the Vagabond
    And clearing 7 is not adjacent to clearing 12 for the Vagabond
    And clearing 7 is not adjacent to clearing 12 for the Marquise
    And clearing 7 is adjacent to clearing 12 for the Riverfolk
