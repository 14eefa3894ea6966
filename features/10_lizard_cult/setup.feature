Feature: The Cult's setup

  Warriors and a garden in a corner, the Outcast, and the Gardens tracks (10.3).

  Background:
    Given the seats are Cult, Marquise and Clergy

  @10.3 @10.3.1 @10.3.2 @10.3.3 @10.3.4
  Scenario: The Cult sets up opposite the keep, with a warrior in each clearing beside its corner
    Given clearing 1 holds 1 keep
    When the Cult sets up:
      | asked   | answer |
      | outcast | mouse  |
    Then these clearings hold:
      | clearing | pieces                            |
      | 3        | 1 rabbit garden, 4 Cult warriors  |
      | 6        | 1 ruin, 1 Cult warrior            |
      | 7        | 1 Cult warrior                    |
      | 11       | 1 ruin, 1 Cult warrior            |
    And the Cult's supply holds 18 warriors, 5 fox gardens, 4 rabbit gardens and 5 mouse gardens
    And the Cult's acolytes hold nothing
    And on the Cult's board outcast is mouse
    And on the Cult's board hated is no
    And it happens that Lizard Cult sets outcast of Lizard Cult to mouse
    And the Cult scores nothing

  @10.3.1 @10.3.4
  Scenario: Before anything is placed all 25 warriors and 15 gardens are in the supply
    When the Cult sets up:
      | asked  | answer |
      | corner | ?      |
    Then the Cult's supply holds 25 warriors, 5 fox gardens, 5 rabbit gardens and 5 mouse gardens

  @10.3 @10.3.2
  Scenario: With nobody in a corner yet the Cult chooses among all four, and its garden has the corner's suit
    When the Cult sets up:
      | asked   | answer |
      | corner  | 2      |
      | outcast | fox    |
    Then clearing 2 holds 1 mouse garden and 4 Cult warriors
    And clearing 5 holds 1 Cult warrior
    And clearing 6 holds 1 Cult warrior
    And clearing 10 holds 1 Cult warrior
    And clearing 1 holds nothing

  @10.3.2
  Scenario Outline: The Cult's corner is nobody's start, and opposite somebody's where it can be
    Given clearing <keep> holds 1 keep
    When the Cult tries to set up:
      | asked  | answer   |
      | corner | <corner> |
    Then it is refused citing 10.3.2: <reason>

    Examples:
      | keep | corner | reason                                             |
      | 1    | 2      | clearing 2 is not opposite another faction's start |
      | 1    | 1      | clearing 1 is where another faction starts         |
      | 1    | 5      | clearing 5 is no corner                            |

  @10.3.2 @2.2.3
  Scenario: A corner without an open slot is no corner to start in, even opposite the keep
    Given clearing 1 holds 1 keep
    And clearing 3 holds 1 sawmill
    When the Cult sets up:
      | asked   | answer |
      | corner  | ?      |
    Then the options of the Cult are:
      | option     |
      | clearing 2 |
      | clearing 4 |

  @10.3.2 @2.2.3
  Scenario: That no slot is open in a corner is why the Cult cannot start there
    Given clearing 1 holds 1 keep
    And clearing 3 holds 1 sawmill
    When the Cult tries to set up:
      | asked   | answer |
      | corner  | 3      |
    Then it is refused citing 2.2.3

  @10.3.2 @6.2.2 @1.5.4
  Scenario: Beside the Cult's corner the keep keeps its warrior out
    Given the map is Mountain
    And clearing 5 holds 1 keep
    And clearing 10 holds 1 Clergy warrior
    When the Cult sets up:
      | asked   | answer |
      | corner  | 2      |
      | outcast | fox    |
    Then the Cult's supply holds 19 warriors
    And clearing 5 holds no Cult warriors

  @10.3.2
  Scenario: Who sets up after the Cult looks at its corner
    Given the seats are Cult and Legion
    And clearing 2 holds 1 mouse garden
    When the Legion tries to set up:
      | asked  | answer |
      | corner | 1      |
    Then it is refused citing QL.3.2: clearing 1 is not opposite another faction's start

  @10.3.3
  Scenario: Any suit of a clearing can be the first Outcast, and no bird
    Given clearing 1 holds 1 keep
    When the Cult sets up:
      | asked   | answer |
      | outcast | ?      |
    Then the options of the Cult are:
      | option |
      | fox    |
      | rabbit |
      | mouse  |

  @10.3.3
  Scenario: No bird is the first Outcast
    Given clearing 1 holds 1 keep
    When the Cult tries to set up:
      | asked   | answer |
      | outcast | bird   |
    Then it is refused citing 10.3.3

  @5.1.7 @10.3.2
  Scenario: The Cult sets up behind the Marquise and the Eyrie
    Given the seats are Cult, Eyrie and Marquise
    When the game is set up:
      | player   | asked           | answer      |
      | Marquise | keep            | 1           |
      | Marquise | first sawmill   | 5           |
      | Marquise | first workshop  | 5           |
      | Marquise | first recruiter | 9           |
      | Eyrie    | leader          | Charismatic |
      | Cult     | corner          | 4           |
      | Cult     | outcast         | fox         |
    Then clearing 4 holds 1 rabbit garden, 4 Cult warriors and 1 Marquise warrior
    And clearing 8 holds 1 Cult warrior and 1 Marquise warrior
