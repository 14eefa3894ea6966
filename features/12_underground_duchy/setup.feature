Feature: The Duchy's setup

  Supplies, the burrow, the corner where the Duchy surfaces, ministers and crowns (12.3).

  Background:
    Given the seats are Duchy, Marquise and Clergy

  @12.3 @12.3.1 @12.3.2 @12.3.3 @12.3.4 @12.3.5 @12.3.6
  Scenario: The Duchy surfaces opposite the keep, with all ministers unswayed
    Given clearing 1 holds 1 keep
    When the Duchy sets up
    Then clearing 3 holds 2 Duchy warriors and 1 tunnel
    And clearing 6 holds 2 Duchy warriors
    And clearing 7 holds 2 Duchy warriors
    And clearing 11 holds 2 Duchy warriors
    And the burrow holds nothing
    And the Duchy's supply holds 12 warriors, 2 tunnels, 3 citadels and 3 markets
    And the Duchy's unswayed hold foremole, captain, marshal, brigadier, banker, mayor, duchess of mud, baron of dirt and earl of stone
    And the Duchy's cards hold nothing
    And the Duchy scores nothing

  @12.3 @12.3.1 @12.3.4 @12.3.5
  Scenario: Before the Duchy surfaces all its pieces are in the supply, and its ministers on their pile
    When the Duchy sets up:
      | asked  | answer |
      | corner | ?      |
    Then the Duchy's supply holds 20 warriors, 3 tunnels, 3 citadels and 3 markets
    And the Duchy's unswayed hold foremole, captain, marshal, brigadier, banker, mayor, duchess of mud, baron of dirt and earl of stone

  @12.3.3
  Scenario: Where nobody starts in a corner yet, the Duchy chooses among all four
    When the Duchy sets up:
      | asked  | answer |
      | corner | ?      |
    Then the options of the Duchy are:
      | option     |
      | clearing 1 |
      | clearing 2 |
      | clearing 3 |
      | clearing 4 |

  @12.3.3 @6.3.2
  Scenario Outline: The Duchy's corner is nobody's start, and opposite somebody's where it can be
    Given clearing <keep> holds 1 keep
    When the Duchy tries to set up:
      | asked  | answer   |
      | corner | <corner> |
    Then it is refused citing 12.3.3: <reason>

    Examples:
      | keep | corner | reason                                             |
      | 1    | 2      | clearing 2 is not opposite another faction's start |
      | 1    | 1      | clearing 1 is where another faction starts         |
      | 1    | 5      | clearing 5 is no corner                            |

  @12.3.3 @7.3.2
  Scenario: Where both corners of a diagonal are taken, the Duchy chooses between the other two
    Given the seats are Duchy, Marquise and Eyrie
    And clearing 1 holds 1 keep
    And clearing 3 holds 1 roost
    When the Duchy sets up:
      | asked  | answer |
      | corner | ?      |
    Then the options of the Duchy are:
      | option     |
      | clearing 2 |
      | clearing 4 |

  @12.3.3 @QL.3.2
  Scenario: Who sets up after the Duchy does not start in its corner
    Given the seats are Duchy and Legion
    And clearing 2 holds 1 tunnel
    When the Legion tries to set up:
      | asked  | answer |
      | corner | 2      |
    Then it is refused citing QL.3.2: clearing 2 is where another faction starts

  @12.3.3 @12.2.2
  Scenario: The Burrow is adjacent to the Duchy's corner, and gets no warriors in setup
    When the Duchy sets up:
      | asked  | answer |
      | corner | 1      |
    Then the burrow is adjacent to clearing 1 for the Duchy
    And the burrow holds nothing
    And clearing 5 holds 2 Duchy warriors
    And clearing 9 holds 2 Duchy warriors
    And clearing 10 holds 2 Duchy warriors

  @12.3.3 @M.4.2
  Scenario: On the Mountain the clearings behind closed paths get no warriors in setup
    Given the map is Mountain
    And the seats are Duchy and Marquise
    When the Duchy sets up:
      | asked  | answer |
      | corner | 1      |
    Then clearing 8 holds 2 Duchy warriors
    And clearing 9 holds 2 Duchy warriors
    And the Duchy's supply holds 14 warriors

  @12.3.3 @6.2.2
  Scenario: Where the keep bars one of the clearings beside the corner, the others get their warriors
    Given clearing 5 holds 1 keep
    When the Duchy sets up:
      | asked  | answer |
      | corner | 1      |
    Then clearing 5 holds no Duchy warriors
    And clearing 9 holds 2 Duchy warriors
    And clearing 10 holds 2 Duchy warriors
    And the Duchy's supply holds 14 warriors
    And the Duchy is not asked for clearing 5 as clearing, citing 6.2.2
