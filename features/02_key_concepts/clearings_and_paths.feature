Feature: Clearings and paths

  Adjacency, suits, slots and ruins (2.2).

  # 2.2 Clearings and Paths, 2.2.1 Adjacency
  @2.2 @2.2.1 @G.2 @G.17
  Scenario: Every path links two clearings, both ways
    Then clearing 1 is adjacent to clearing 5 for the Marquise
    And clearing 5 is adjacent to clearing 1 for the Marquise
    And clearing 11 is adjacent to clearing 12 for the Clergy

  @2.2 @2.2.1 @G.2 @G.17
  Scenario: Clearings that no path links are not adjacent
    Then clearing 1 is not adjacent to clearing 2 for the Marquise
    And clearing 1 is not adjacent to clearing 12 for the Marquise
    And clearing 1 is not adjacent to clearing 1 for the Marquise

  @2.2 @2.2.1 @G.17
  Scenario: Pieces move along paths, and to no clearing that none leads to
    Given clearing 1 holds 3 Marquise warriors
    Then the Marquise can move 1 warrior from clearing 1 to clearing 9
    And the Marquise cannot move 1 warrior from clearing 1 to clearing 12, citing 4.2

  @2.2 @2.2.1
  Scenario: The map has its paths, whatever the suits
    Given the map is Winter
    Then clearing 1 is adjacent to clearing 11 for the Marquise
    And clearing 1 is not adjacent to clearing 9 for the Marquise

  # 2.2.2 Suit
  @2.2.2
  Scenario Outline: A clearing has one suit
    Then clearing <clearing> is a <suit> clearing
    And a <suit> card matches clearing <clearing>
    And a <other> card does not match clearing <clearing>
    And a <third> card does not match clearing <clearing>

    Examples:
      | clearing | suit   | other  | third  |
      | 1        | fox    | rabbit | mouse  |
      | 5        | rabbit | fox    | mouse  |
      | 11       | mouse  | fox    | rabbit |

  @2.2.2
  Scenario: A suit marker tells the suit of a clearing
    Given the map is Winter
    And clearing 5 is a fox clearing
    Then clearing 5 is a fox clearing
    And a fox card matches clearing 5
    And a rabbit card does not match clearing 5

  @2.2.2
  Scenario: A faction may change the suit of a clearing
    Given the seats are Marquise and Lilypad Diaspora
    And clearing 5 holds 1 peaceful enclave
    Then clearing 5 is a frog clearing

  # 2.2.3 Slots
  @2.2.3 @G.30
  Scenario Outline: Open slots are those without a building or a ruin
    Given clearing 11 holds <there>
    Then clearing 11 has <open> open slots

    Examples:
      | there                                     | open |
      | no ruin                                   | 3    |
      | 1 ruin                                    | 2    |
      | 1 ruin and 1 sawmill                      | 1    |
      | 1 ruin, 1 sawmill and 1 workshop          | 0    |
      | 1 ruin, 3 wood and 2 Marquise warriors    | 2    |
      | no ruin and 2 sawmills                    | 1    |

  @2.2.3 @G.30 @G.20
  Scenario: A building takes an open slot
    Given clearing 5 holds 1 sawmill
    When the Marquise places 1 workshop in clearing 5
    Then clearing 5 holds 1 sawmill and 1 workshop
    And clearing 5 has 0 open slots

  @2.2.3 @G.30 @G.20
  Scenario: Where no slot is open no building can be placed
    Given clearing 5 holds 2 sawmills
    When the Marquise tries to place 1 workshop in clearing 5
    Then it is refused citing 2.2.3: no open slot
    And nothing changes

  @2.2.3 @G.30 @G.20
  Scenario: Where no slot is open other pieces can be placed
    Given clearing 5 holds 2 sawmills
    Then the Marquise can place a warrior in clearing 5
    And the Marquise can place a wood in clearing 5
    And the Marquise cannot place a recruiter in clearing 5, citing 2.2.3

  # 2.2.4 Ruins
  @2.2.4
  Scenario: A ruin fills its slot
    Given clearing 6 holds 1 ruin and 1 sawmill
    Then clearing 6 has 0 open slots
    And the Marquise cannot place a workshop in clearing 6, citing 2.2.3

  @2.2.4 @G.27
  Scenario: A ruin stays
    When the Marquise tries to remove 1 ruin from clearing 6
    Then it is refused citing 2.2.4
    And clearing 6 holds 1 ruin

  @2.2.4 @G.27 @G.9
  Scenario: An effect that removes all enemy pieces leaves ruins
    Given these clearings hold:
      | clearing | pieces                      |
      | 1        | 1 workshop                  |
      | 8        | 2 workshops                 |
      | 6        | 1 Clergy warrior and 1 ruin |
    And the Marquise holds Favor of the Foxes
    When the Marquise crafts Favor of the Foxes:
      | asked               | answer             |
      | to activate for fox | 8 > crafting piece |
      | to activate for fox | 8 > crafting piece |
    Then clearing 6 holds 1 ruin and no Clergy warriors
    And clearing 1 holds 1 workshop
