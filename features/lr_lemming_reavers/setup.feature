Feature: The Reavers' setup

  Supplies, an encampment with warriors in a corner, idle warriors and the Encampments track (LR.3).

  Background:
    Given the seats are Reavers, Marquise and Clergy

  @LR.3 @LR.3.1 @LR.3.2 @LR.3.3 @LR.3.4
  Scenario: The Reavers set up opposite the keep
    Given clearing 1 holds 1 keep
    When the Reavers set up:
      | asked  | answer |
      | corner | 3      |
    Then clearing 3 holds 1 encampment and 4 Reavers warriors
    And the Reavers' supply holds 11 warriors and 4 encampments
    And the Reavers' supply holds 2 provisions, 2 depots, 2 reserves and 2 loot
    And the Reavers' idle warriors hold 10 warriors
    And the Reavers' caches hold nothing
    And the Reavers score nothing

  @LR.2.2 @LR.2.3 @LR.3.1
  Scenario: Before anything is placed all 25 warriors, 5 encampments and 8 caches are in the supply
    When the Reavers set up:
      | asked  | answer |
      | corner | ?      |
    Then the Reavers' supply holds 25 warriors, 5 encampments, 2 provisions, 2 depots, 2 reserves and 2 loot

  @LR.3.2 @6.3.2
  Scenario Outline: The Reavers' corner is nobody's start, and opposite somebody's where it can be
    Given clearing <keep> holds 1 keep
    When the Reavers try to set up:
      | asked  | answer   |
      | corner | <corner> |
    Then it is refused citing LR.3.2: <reason>

    Examples:
      | keep | corner | reason                                             |
      | 1    | 2      | clearing 2 is not opposite another faction's start |
      | 1    | 1      | clearing 1 is where another faction starts         |
      | 1    | 5      | clearing 5 is no corner                            |

  @LR.3.2
  Scenario: With nobody in a corner yet the Reavers choose among all four
    When the Reavers set up:
      | asked  | answer |
      | corner | ?      |
    Then the options of the Reavers are:
      | option     |
      | clearing 1 |
      | clearing 2 |
      | clearing 3 |
      | clearing 4 |

  @LR.3.2 @QL.3.2
  Scenario: Who sets up after the Reavers looks at their corner
    Given the seats are Reavers and Legion
    And clearing 2 holds 1 encampment
    When the Legion tries to set up:
      | asked  | answer |
      | corner | 1      |
    Then it is refused citing QL.3.2: clearing 1 is not opposite another faction's start

  @LR.3.2
  Scenario: An encampment outside the corners is no start
    Given the seats are Reavers and Legion
    And clearing 5 holds 1 encampment
    When the Legion sets up:
      | asked  | answer |
      | corner | ?      |
    Then the options of the Legion are:
      | option     |
      | clearing 1 |
      | clearing 2 |
      | clearing 3 |
      | clearing 4 |

  @LR.2.4.I @LR.2.4 @G.32 @G.20
  Scenario: Idle warriors are still in the supply, and are placed once the rest of it is
    Given the Reavers' supply holds 3 warriors
    And the Reavers' idle warriors hold 10 warriors
    And the Reavers' caches hold 2 provisions
    When the Reavers place 6 warriors in clearing 5
    Then clearing 5 holds 6 Reavers warriors
    And the Reavers' supply holds no warriors
    And the Reavers' idle warriors hold 7 warriors

  @LR.2.4.I
  Scenario: Idle warriors need not be stored at all
    Given the Reavers' supply holds 25 warriors
    When the Reavers place 20 warriors in clearing 5
    Then clearing 5 holds 14 Reavers warriors
    And the Reavers' supply holds 11 warriors
    And the Reavers' idle warriors hold nothing

  @LR.3.2 @QL.3.2
  Scenario: The Reavers do not start in the Legion's corner
    Given the seats are Reavers and Legion
    And clearing 2 holds 3 Legion warriors
    When the Reavers try to set up:
      | asked  | answer |
      | corner | 2      |
    Then it is refused citing LR.3.2: clearing 2 is where another faction starts

  @LR.3.2 @16.3.2
  Scenario: The Reavers do not start in a corner where the Diaspora do, but opposite it
    Given the seats are Reavers and Diaspora
    And clearing 4 holds 1 Peaceful enclave
    When the Reavers try to set up:
      | asked  | answer |
      | corner | 4      |
    Then it is refused citing LR.3.2: clearing 4 is where another faction starts
    When the Reavers set up
    Then the Reavers gain 1 encampment in clearing 2

  @LR.3.2 @16.3.2
  Scenario: An enclave outside the corners is no starting corner
    Given the seats are Reavers and Diaspora
    And clearing 5 holds 1 Peaceful enclave
    When the Reavers set up:
      | asked  | answer |
      | corner | ?      |
    Then the options of the Reavers are:
      | option     |
      | clearing 1 |
      | clearing 2 |
      | clearing 3 |
      | clearing 4 |
